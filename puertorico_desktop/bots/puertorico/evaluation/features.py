"""A position as numbers: what an evaluation looks at.

Every number is a small count and fits a byte, so that a position is a string of bytes that Python puts together
quickly and numpy reads without a copy. First come the boards, one after the other by seat, each as long as
the others; then what everybody shares. Nothing in it is hidden from anybody who follows the game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from typing import TypeVar

import attrs
import numpy as np

from puertorico_desktop.bots.learning import layout
from puertorico_desktop.bots.puertorico.terms import TERMS
from puertorico_desktop.bots.search.values import Floats
from puertorico_desktop.engine.memo import Memo
from puertorico_desktop.engine.puertorico.abilities.base import Ability, final_bonuses
from puertorico_desktop.engine.puertorico.catalog import BASE_BUILDINGS, CATALOG
from puertorico_desktop.engine.puertorico.components import (
    BASE_TILES,
    FIRST_BUILDING_SITE,
    GOODS,
    TRADING_HOUSE_SPACES,
    Building,
    EndTrigger,
    Role,
    Tile,
)
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import Edition, Options
from puertorico_desktop.engine.puertorico.phases.base import TurnPhase
from puertorico_desktop.engine.puertorico.phases.builder import affordable
from puertorico_desktop.engine.puertorico.phases.captain import Captain
from puertorico_desktop.engine.puertorico.phases.craftsman import capacity_of
from puertorico_desktop.engine.puertorico.phases.round import FREE, Round
from puertorico_desktop.engine.puertorico.state import DecisionKind, GameState, PlayerBoard

_Key = TypeVar("_Key")
_Value = TypeVar("_Value")

MOST_PLAYERS = 5
SHIPS = 3
_MOST = 255
_TURNS = MOST_PLAYERS + 1
"""Places in an order of turns that are told apart, not to be in it among them."""

_PURSE = 12
"""So many doubloons are told apart one by one: with less there are things that cannot be paid."""

VERSION = 2
"""Raised when a number means something else than before: weights for another version are of no use."""


@cache
def _one_of(index: int, many: int) -> tuple[int, ...]:
    return tuple(int(place == index) for place in range(many))


_KINDS: dict[DecisionKind | None, bytes] = {
    None: bytes(len(DecisionKind)),
    **{kind: bytes(_one_of(number, len(DecisionKind))) for number, kind in enumerate(DecisionKind)},
}
_RUNNING: dict[Role | None, bytes] = {
    None: bytes(len(Role)),
    **{role: bytes(_one_of(role, len(Role))) for role in Role},
}
_ENDS = [bytes((triggers & 1, triggers >> 1 & 1, triggers >> 2 & 1)) for triggers in range(1 << len(EndTrigger))]
_KINDS_OF_GOODS = len(GOODS)
_GOOD_OF_SHIP = {good: _one_of(good + 1, len(GOODS) + 1) for good in range(-1, len(GOODS))}
_GOOD_NUMBERS = range(len(GOODS))


_KEPT = 1 << 15


def _kept(compute: Callable[[_Key], _Value]) -> Memo[_Key, _Value]:
    """Positions of a search have most of their boards in common."""
    return Memo(compute, _KEPT)


def _printed(owned: int) -> int:
    return sum(row.points for row in CATALOG.values() if owned >> row.building & 1)


_Orders = tuple[int, int, tuple[int, ...], tuple[int, ...], int, int, int]
"""How many play and who is the governor; who has a role to choose yet and who a turn in the phase, in order; who is
asked, who has the privilege, who has used a wharf (a mask)."""


def _turns(orders: _Orders) -> list[bytes]:
    """Each seat's places in the orders of turns; in an order of roles only the next turn counts."""
    players, governor, roles, phase, asked, chooser, wharves = orders
    found = []
    for seat in range(players):
        role = min(roles.index(seat), _TURNS) if seat in roles else _TURNS
        turn = phase.index(seat) if seat in phase else _TURNS
        places = ((seat - governor) % players, role, turn)
        bits = [bit for place in places for bit in _one_of(place, _TURNS)]
        found.append(bytes((*bits, asked == seat, chooser == seat, wharves >> seat & 1)))
    return found


def _work(pieces: tuple[int, int], work: tuple[tuple[int, ...], tuple[int, ...]]) -> bytes:
    """The circles of a board, who works in them, and what they can make."""
    circles, colonists = work
    tiles, buildings = pieces
    made = [capacity_of(colonists, good) for good in _GOOD_NUMBERS]
    first, last = FIRST_BUILDING_SITE, FIRST_BUILDING_SITE + buildings
    return bytes((*circles[:tiles], *circles[first:last], *colonists[:tiles], *colonists[first:last], *made))


_Market = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...]]


def _chances(table: tuple[_Market, tuple[int, ...], int, bool]) -> bytes:
    """What could be sold and loaded with these goods now: sellable kinds, the best price (1 for a sale for nothing),
    how much of each kind a cargo ship takes. Known are the trading house and the ships (goods, loads, sizes), the
    player's goods, what the buildings add to a price, and whether they allow a kind that is sold already."""
    (house, carried, loads, sizes), goods, bonus, same_kind = table
    open_house = len(house) < TRADING_HOUSE_SPACES
    sellable = [
        int(count > 0 and open_house and (same_kind or good not in house)) for good, count in enumerate(goods)
    ]
    best = max((good + bonus + 1 for good in _GOOD_NUMBERS if sellable[good]), default=0)
    largest = max((size for size, good in zip(sizes, carried, strict=True) if good < 0), default=0)
    room = [
        sizes[carried.index(good)] - loads[carried.index(good)] if good in carried else largest
        for good in _GOOD_NUMBERS
    ]
    return bytes((*sellable, best, *map(min, goods, room)))


def _market(market: _Market) -> bytes:
    """What is in the trading house and on the ships."""
    house, carried, loads, sizes = market
    ships: list[int] = []
    for size, good, load in zip(sizes, carried, loads, strict=True):
        ships += _GOOD_OF_SHIP[good]
        ships += (load, size - load)
    ships += (0,) * ((SHIPS - len(sizes)) * (len(GOODS) + 3))
    return bytes((*[house.count(good) for good in _GOOD_NUMBERS], *ships))


def _bits(mask: int) -> bytes:
    return bytes([mask >> bit & 1 for bit in range(len(Building))])


_PURSES = [bytes(int(doubloons >= least) for least in range(1, _PURSE + 1)) for doubloons in range(_PURSE + 1)]
_CHANCES: Memo[tuple[_Market, tuple[int, ...], int, bool], bytes] = _kept(_chances)
_MARKETS: Memo[_Market, bytes] = _kept(_market)
_BITS: Memo[int, bytes] = _kept(_bits)
_BONUSES: Memo[int, list[Ability]] = _kept(final_bonuses)
_PRINTED: Memo[int, int] = _kept(_printed)
_TURN: Memo[_Orders, list[bytes]] = _kept(_turns)
_WORK: Memo[tuple[int, int], Memo[tuple[tuple[int, ...], tuple[int, ...]], bytes]] = _kept(
    lambda pieces: _kept(partial(_work, pieces))
)


@attrs.frozen
class Layout(layout.Layout):
    """Which numbers there are: for so many players, and for the first so many pieces and decisions of each kind.

    New kinds are added at the end of their enumerations, so weights that know fewer of them stay of use where the
    new ones do not occur. `expanded`: whether what only expansions bring is told. `board` counts the numbers for each
    board, `common` those that everybody shares.
    """

    terms = TERMS

    players: int
    buildings: int = len(Building)
    tiles: int = len(Tile)
    roles: int = len(Role)
    kinds: int = len(DecisionKind)
    expanded: bool = attrs.field(init=False, eq=False)
    board: int = attrs.field(init=False, eq=False)
    common: int = attrs.field(init=False, eq=False)

    def __attrs_post_init__(self) -> None:
        """Count the numbers."""
        object.__setattr__(self, "expanded", self.buildings > len(BASE_BUILDINGS))
        object.__setattr__(self, "board", len(list(self.board_names())))
        object.__setattr__(self, "common", len(list(self.common_names())))

    def board_names(self) -> Iterator[str]:
        """What the numbers of a board are, in order."""
        tiles = [f"tile {Tile(number).id}" for number in range(self.tiles)]
        buildings = [Building(number).id for number in range(self.buildings)]
        for site in (*tiles, *buildings):
            yield f"circles: {site}"
        for site in (*tiles, *buildings):
            yield f"colonists: {site}"
        for good in GOODS:
            yield f"can make: {good.id}"
        for good in GOODS:
            yield f"goods: {good.id}"
        yield from ("doubloons", "points", "colonists", "tiles", "spaces", "circles", "final points")
        for name in ("after the governor", "to choose a role", "in the phase"):
            for turn in range(_TURNS):
                yield f"turns {name}: {turn}"
        yield from ("asked", "has the privilege", "has used the wharf")
        for least in range(1, _PURSE + 1):
            yield f"doubloons: at least {least}"
        for good in GOODS:
            yield f"can sell: {good.id}"
        yield "best price"
        for good in GOODS:
            yield f"can load: {good.id}"
        for building in buildings:
            yield f"can pay: {building}"
        if self.expanded:
            yield from ("nobles", "nobles in San Juan", "forests")
            for building in buildings:
                yield f"nobles: {building}"

    def common_names(self) -> Iterator[str]:
        """What the numbers that everybody shares are, in order."""
        yield from ("colonist ship", "colonist supply", "points left", "quarries", "round", "goods sold")
        for name in ("supply", "on offer", "face down", "in the house"):
            for good in GOODS:
                yield f"{name}: {good.id}"
        for ship in range(SHIPS):
            yield from (f"ship {ship}: {kind}" for kind in ("empty", *(good.id for good in GOODS), "load", "room"))
        for number in range(self.buildings):
            yield f"left: {Building(number).id}"
        roles = [Role(number).id for number in range(self.roles)]
        for name in ("doubloons", "free", "running"):
            yield from (f"{name}: {role}" for role in roles)
        yield from ("end by colonists", "end by city", "end by points")
        for kind in tuple(DecisionKind)[: self.kinds]:
            yield f"asked: {kind.value}"
        if self.expanded:
            yield from ("noble supply", "nobles on the ship", "edition")

    @classmethod
    def of(cls, options: Options) -> Layout:
        """Choose the features of games with these options: without expansions only those of the classic game."""
        if options.expansions:
            return cls(options.players)
        return cls(
            options.players,
            len(BASE_BUILDINGS),
            len(BASE_TILES),
            len(Role),
            [*DecisionKind].index(DecisionKind.ACCEPT_BENEFIT) + 1,
        )

    def encode(self, game: PuertoRico) -> bytes:
        """A running game as bytes."""
        stack = game.stack
        first = stack[0]
        roles = first.waiting if type(first) is Round else ()  # no round is running while buildings are chosen
        waiting: tuple[int, ...] = ()
        chooser, wharves = -1, 0
        if len(stack) > 1:
            phase = stack[1]
            if isinstance(phase, TurnPhase):
                waiting, chooser = phase.waiting, phase.chooser
                if type(phase) is Captain:
                    wharves = phase.users(Building.WHARF)
        turns = _TURN[self.players, game.governor, roles, waiting, game.asked, chooser, wharves]
        market = (tuple(game.house), tuple(game.ship_goods), tuple(game.ship_loads), tuple(game.ships))
        boards = [self._board(game, market, *one) for one in zip(game.players, turns, strict=True)]
        boards.append(self._common(game, market))
        return b"".join(boards)

    def points(self, game: PuertoRico) -> list[tuple[int, ...]]:
        """[seat, source]: the points in a game that is over."""
        sheets = game.scores()
        return [(sheet.chips, sheet.building_points, sheet.bonus_points + sheet.nobles) for sheet in sheets]

    def handicaps(self, games: Sequence[PuertoRico]) -> Floats | None:
        """[position, seat]: the points that players have from the start, or None where nobody has any."""
        if not any(game.options.handicaps for game in games):
            return None
        halves = [game.options.handicaps or (0,) * len(game.players) for game in games]
        return np.array(halves, np.float32) / np.float32(2)

    def _board(self, table: GameState, market: _Market, player: PlayerBoard, turns: bytes) -> bytes:
        """A player's board; `turns` are its places in the orders of turns."""
        bonus = 0
        for ability in _BONUSES[player.occupied]:
            bonus += ability.final_bonus(player, table.rules)
        points, goods, doubloons, hooks = player.points, player.goods, player.doubloons, player.hooks
        final = points + _PRINTED[player.owned] + bonus + player.all_nobles
        counts = (
            *goods,
            doubloons if doubloons < _MOST else _MOST,
            points if points < _MOST else _MOST,
            player.all_colonists,
            player.tiles,
            player.spaces,
            player.all_circles,
            final if final < _MOST else _MOST,
        )
        return b"".join(
            (
                _WORK[self.tiles, self.buildings][player.circles, player.colonists],
                bytes(counts),
                turns,
                _PURSES[doubloons if doubloons < _PURSE else _PURSE],
                _CHANCES[market, tuple(goods), hooks.sale_bonus, hooks.allows_same_kind],
                _BITS[affordable(table, player, doubloons)][: self.buildings],
                self._more(player) if self.expanded else b"",
            )
        )

    def _more(self, player: PlayerBoard) -> bytes:
        """What only expansions bring to a board."""
        first, last = FIRST_BUILDING_SITE, FIRST_BUILDING_SITE + self.buildings
        return bytes((player.all_nobles, player.idle_nobles, sum(player.forests), *player.nobles[first:last]))

    def _common(self, table: GameState, market: _Market) -> bytes:
        """What everybody shares."""
        triggers = table.end_triggers
        stack = table.stack
        running = stack[1].role if len(stack) > 1 else None
        ship, round_number = table.colonist_ship, table.round
        return b"".join(
            (
                bytes(
                    (
                        ship if ship < _MOST else _MOST,
                        table.colonist_supply,
                        table.points_left,
                        table.quarries,
                        round_number if round_number < _MOST else _MOST,
                        len(table.house),
                        *table.goods,
                        *table.plantation_offer[:_KINDS_OF_GOODS],
                        *table.plantation_pile[:_KINDS_OF_GOODS],
                    )
                ),
                _MARKETS[market],
                bytes(table.building_supply[: self.buildings]),
                bytes(table.role_doubloons[: self.roles]),
                bytes([owner == FREE for owner in table.role_owners[: self.roles]]),
                _RUNNING[running][: self.roles],
                _ENDS[triggers],
                _KINDS[table.kind][: self.kinds],
                self._more_in_common(table) if self.expanded else b"",
            )
        )

    def _more_in_common(self, table: GameState) -> bytes:
        """What everybody shares in games with expansions, of either edition."""
        return bytes((table.noble_supply, table.noble_ship, table.options.edition is not Edition.CLASSIC))
