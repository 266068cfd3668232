"""The encoding of a running game as bytes: small counts, put together from cached parts that many positions share."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Final, TypeVar

import attr

from puertorico_desktop.bots.puertorico.heuristic.chances import card_chance, task_chance
from puertorico_desktop.bots.puertorico.heuristic.goals import done_points, task_worth
from puertorico_desktop.bots.puertorico.heuristic.horizon import Horizon, horizon
from puertorico_desktop.bots.puertorico.heuristic.production import works_of
from puertorico_desktop.bots.puertorico.heuristic.puertoma import points_so_far
from puertorico_desktop.bots.puertorico.heuristic.roles import has_captive
from puertorico_desktop.engine.fields import FieldMethods
from puertorico_desktop.engine.memo import Memo
from puertorico_desktop.engine.puertorico.abilities.base import FINAL_BONUSES
from puertorico_desktop.engine.puertorico.achievements import POINTS
from puertorico_desktop.engine.puertorico.board import capacity_of
from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.engine.puertorico.components import (
    FIRST_BUILDING_SITE,
    GOODS,
    TRADING_HOUSE_SPACES,
    AbilityTile,
    Building,
    EndTrigger,
    Role,
)
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import Edition
from puertorico_desktop.engine.puertorico.phases.base import TurnPhase
from puertorico_desktop.engine.puertorico.phases.builder import affordable
from puertorico_desktop.engine.puertorico.phases.captain import Captain
from puertorico_desktop.engine.puertorico.phases.round import FREE, Round
from puertorico_desktop.engine.puertorico.puertoma.board import PuertomaBoard
from puertorico_desktop.engine.puertorico.state import DecisionKind, GameState, PlayerBoard

_Key = TypeVar("_Key")
_Value = TypeVar("_Value")

MOST_PLAYERS: Final = 5
SHIPS: Final = 3
_MOST: Final = 255
TURNS: Final = MOST_PLAYERS + 1
"""The number of places in an order of turns that are told apart, including that of not being in it."""

MOST_PURSE: Final = 12
"""The number of doubloons up to which each amount is told apart: below it there are things that cannot be paid."""

PUERTOMAS_OWN: Final = 3 + len(AbilityTile)
"""The number of numbers for features that only the board of a Puertoma has."""
_STEPS_OF_CHANCE: Final = 4
"""The number of steps in which the chances of tasks and cards are told apart."""


@cache
def _one_of(index: int, many: int) -> tuple[int, ...]:
    return tuple(int(place == index) for place in range(many))


_KINDS: Final[dict[DecisionKind | None, bytes]] = {
    None: bytes(len(DecisionKind)),
    **{kind: bytes(_one_of(number, len(DecisionKind))) for number, kind in enumerate(DecisionKind)},
}
_RUNNING: Final[dict[Role | None, bytes]] = {
    None: bytes(len(Role)),
    **{role: bytes(_one_of(role, len(Role))) for role in Role},
}
_ENDS: Final = [
    bytes((triggers & 1, triggers >> 1 & 1, triggers >> 2 & 1)) for triggers in range(1 << len(EndTrigger))
]
_KINDS_OF_GOODS: Final = len(GOODS)
_GOOD_OF_SHIP: Final = {good: _one_of(good + 1, len(GOODS) + 1) for good in range(-1, len(GOODS))}
_GOOD_NUMBERS: Final = range(len(GOODS))


_KEPT: Final = 1 << 15


def _kept(compute: Callable[[_Key], _Value]) -> Memo[_Key, _Value]:
    """Returns a cache of the function: the positions of a search have most of their boards in common."""
    return Memo(compute, _KEPT)


def _printed(owned: int) -> int:
    return sum(row.points for row in CATALOG.values() if owned >> row.building & 1)


_Orders = tuple[int, int, tuple[int, ...], tuple[int, ...], int, int, int]
"""The number of players and the governor; the seats still to choose a role and those still to have a turn in the
phase, each in order; the seat that is asked, the seat with the privilege, and the mask of the seats that have used a
wharf."""


def _turns(orders: _Orders) -> list[bytes]:
    """Returns each seat's places in the orders of turns; in the order of roles only the seat's next turn counts."""
    players, governor, roles, phase, asked, chooser, wharves = orders
    found = []
    for seat in range(players):
        role = min(roles.index(seat), TURNS) if seat in roles else TURNS
        turn = phase.index(seat) if seat in phase else TURNS
        places = ((seat - governor) % players, role, turn)
        bits = [bit for place in places for bit in _one_of(place, TURNS)]
        found.append(bytes((*bits, asked == seat, chooser == seat, wharves >> seat & 1)))
    return found


def _work(pieces: tuple[int, int], work: tuple[bytes, bytes]) -> bytes:
    """Returns the circles of a board, the colonists on them, and its production capacity by good."""
    circles, colonists = work
    tiles, buildings = pieces
    made = [capacity_of(colonists, good) for good in _GOOD_NUMBERS]
    first, last = FIRST_BUILDING_SITE, FIRST_BUILDING_SITE + buildings
    return circles[:tiles] + circles[first:last] + colonists[:tiles] + colonists[first:last] + bytes(made)


_Market = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...]]


def _chances(table: tuple[_Market, tuple[int, ...], int, bool]) -> bytes:
    """Returns the chances to sell and load these goods now: the kinds that can be sold, the best price (1 for a sale
    for nothing), and the number of goods of each kind that a cargo ship takes. The input is the trading house and the
    ships (goods, loads, sizes), the player's goods, the amount that buildings add to a price, and whether they allow
    a kind that is sold already."""
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
    """Returns the contents of the trading house and of the ships."""
    house, carried, loads, sizes = market
    ships: list[int] = []
    for size, good, load in zip(sizes, carried, loads, strict=True):
        ships += _GOOD_OF_SHIP[good]
        ships += (load, size - load)
    ships += (0,) * ((SHIPS - len(sizes)) * (len(GOODS) + 3))
    return bytes((*[house.count(good) for good in _GOOD_NUMBERS], *ships))


def _bits(mask: int) -> bytes:
    return bytes([mask >> bit & 1 for bit in range(len(Building))])


_PURSES: Final = [
    bytes(int(doubloons >= least) for least in range(1, MOST_PURSE + 1)) for doubloons in range(MOST_PURSE + 1)
]
_CHANCES: Final[Memo[tuple[_Market, tuple[int, ...], int, bool], bytes]] = _kept(_chances)
_MARKETS: Final[Memo[_Market, bytes]] = _kept(_market)
_BITS: Final[Memo[int, bytes]] = _kept(_bits)
_PRINTED: Final[Memo[int, int]] = _kept(_printed)
_TURN: Final[Memo[_Orders, list[bytes]]] = _kept(_turns)
_WORK: Final[Memo[tuple[int, int], Memo[tuple[bytes, bytes], bytes]]] = _kept(
    lambda pieces: _kept(partial(_work, pieces))
)


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class Encoder(FieldMethods):
    """The encoder of the numbers of a `Layout`, for a number of players and for the first pieces, decisions, tasks
    and cards of each kind, up to the given numbers. `expanded`: whether features that only expansions with buildings
    bring are included; `solo`: whether those of Puertomas are."""

    players: int
    buildings: int
    tiles: int
    roles: int
    kinds: int
    expanded: bool
    tasks: int
    cards: int
    solo: bool

    def __init__(
        self,
        players: int,
        buildings: int,
        tiles: int,
        roles: int,
        kinds: int,
        expanded: bool,
        tasks: int,
        cards: int,
        solo: bool,
    ) -> None:
        self.players = players
        self.buildings = buildings
        self.tiles = tiles
        self.roles = roles
        self.kinds = kinds
        self.expanded = expanded
        self.tasks = tasks
        self.cards = cards
        self.solo = solo

    def encode(self, game: PuertoRico) -> bytes:
        """Returns a running game as bytes."""
        stack = game.stack
        first = stack[0]
        roles = first.waiting if type(first) is Round else ()  # during the draft of buildings there is no round
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
        ahead = horizon(game) if game.hands or game.tasks else None
        boards = [self._board(game, market, ahead, *one) for one in zip(range(self.players), turns, strict=True)]
        boards.append(self._common(game, market))
        return b"".join(boards)

    def _board(self, table: GameState, market: _Market, ahead: Horizon | None, seat: int, turns: bytes) -> bytes:
        """Returns a player's board as bytes; `turns` are its places in the orders of turns, `ahead` is None if no
        chances of tasks or cards are to be estimated."""
        player = table.players[seat]
        if isinstance(player, PuertomaBoard):
            return self._puertoma(table, market, seat, turns, player)
        done = done_points(table, seat)
        bonus = done
        for ability in FINAL_BONUSES[player.occupied]:
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
                _PURSES[doubloons if doubloons < MOST_PURSE else MOST_PURSE],
                _CHANCES[market, tuple(goods), hooks.sale_bonus, hooks.allows_same_kind],
                _BITS[affordable(table, player, doubloons)][: self.buildings],
                self._more(player) if self.expanded else b"",
                self._goals(table, seat, ahead, done) if self.cards or self.tasks else b"",
                _NO_PUERTOMA if self.solo else b"",
            )
        )

    def _puertoma(self, table: GameState, market: _Market, seat: int, turns: bytes, board: PuertomaBoard) -> bytes:
        """Returns the board of a Puertoma as bytes, as far as possible in the form of a player's board: its tiles,
        its buildings as if they were occupied, its production; then the features that only a Puertoma has."""
        points, goods, doubloons, hooks = board.points, board.goods, board.doubloons, board.hooks
        final = points_so_far(table, board)
        owned = _BITS[board.owned][: self.buildings]
        places = board.circles[: self.tiles]
        people = board.colonists[: self.tiles]
        counts = (
            *goods,
            doubloons if doubloons < _MOST else _MOST,
            points if points < _MOST else _MOST,
            board.all_colonists,
            board.tiles,
            board.spaces,
            board.all_circles,
            final if final < _MOST else _MOST,
        )
        return b"".join(
            (
                places + owned + people + owned,
                bytes([board.active(good) for good in _GOOD_NUMBERS]),
                bytes(counts),
                turns,
                _PURSES[doubloons if doubloons < MOST_PURSE else MOST_PURSE],
                _CHANCES[market, tuple(goods), hooks.sale_bonus, hooks.allows_same_kind],
                bytes(self.buildings),
                bytes((board.all_nobles, 0, 0)) + bytes(self.buildings) if self.expanded else b"",
                self._goals(table, seat, None, done_points(table, seat)) if self.cards or self.tasks else b"",
                _puertomas_own(board) if self.solo else b"",
            )
        )

    def _goals(self, table: GameState, seat: int, ahead: Horizon | None, done: int) -> bytes:
        """Returns the expectations of a player from tasks, cards and the smuggler.

        `ahead` is None if no chances are to be estimated, `done` are the points of the cards that are done.
        """
        player = table.players[seat]
        cards, tasks = [0] * self.cards, [0] * self.tasks
        left = 0
        of_cards = of_tasks = 0.0
        if ahead is not None:
            works = works_of(player, ahead)
            if table.hands:
                met = table.met[seat]
                for card in table.hands[seat]:
                    if not met >> card & 1:
                        chance = card_chance(card, table, player, ahead, works)
                        cards[card] = _chance_step(chance)
                        of_cards += chance * POINTS[card]
                        left += 1
            for task in table.tasks:
                if task.winner is None:
                    chance = task_chance(task, table, player, ahead, works)
                    tasks[task.task] = _chance_step(chance)
                    of_tasks += chance * task_worth(task, ahead)
        captive = has_captive(table) and table.captor == seat
        counts = (table.barred == seat, captive, done, left, round(of_cards), round(of_tasks))
        return bytes((*counts, *cards, *tasks))

    def _more(self, player: PlayerBoard) -> bytes:
        """Returns the features of a board that only expansions bring."""
        first, last = FIRST_BUILDING_SITE, FIRST_BUILDING_SITE + self.buildings
        return bytes((player.all_nobles, player.idle_nobles, sum(player.forests))) + player.nobles[first:last]

    def _common(self, table: GameState, market: _Market) -> bytes:
        """Returns the features that all players share."""
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
                self._goals_in_common(table) if self.cards or self.tasks else b"",
                bytes([table.marker == role for role in range(self.roles)]) if self.solo else b"",
            )
        )

    def _more_in_common(self, table: GameState) -> bytes:
        """Returns the features that all players share in games with expansions, of either edition."""
        return bytes((table.noble_supply, table.noble_ship, table.options.edition is not Edition.CLASSIC))

    def _goals_in_common(self, table: GameState) -> bytes:
        """Returns the captured role, and the tasks that are open."""
        captives, tasks = [0] * self.roles, [0] * self.tasks
        if has_captive(table):
            captives[table.captive] = 1
        for task in table.tasks:
            if task.winner is None:
                tasks[task.task] = 1
        return bytes((*captives, *tasks))


_NO_PUERTOMA: Final = bytes(PUERTOMAS_OWN)


def _puertomas_own(board: PuertomaBoard) -> bytes:
    """Returns the features that only the board of a Puertoma has: a 1 that marks it, the tiles and people in its VP
    area, and the ability tiles that lie face up."""
    tiles = [0] * len(AbilityTile)
    for tile in board.abilities:
        if tile >= 0:
            tiles[tile] = 1
    return bytes((1, sum(board.aside), board.people_aside, *tiles))


def _chance_step(chance: float) -> int:
    """Returns a chance as a whole number greater than 0; 0 would mean that the player has no such card, or that there
    is no such task."""
    return 1 + round(_STEPS_OF_CHANCE * chance)
