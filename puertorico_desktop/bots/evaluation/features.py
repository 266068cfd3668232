"""A position as numbers: what an evaluation looks at.

Every number is a small count and fits a byte, so that a position is a string of bytes that Python puts together
quickly and numpy reads without a copy. First come the boards, one after the other by seat, each as long as
the others; then what everybody shares. Nothing in it is hidden from anybody who follows the game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import TypeVar, cast

import attrs
import numpy as np
from numpy.typing import NDArray

from puertorico_desktop.engine.puertorico.abilities.base import Ability, final_bonuses
from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.engine.puertorico.components import FIRST_BUILDING_SITE, GOODS, Building, Role, Tile
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.phases.base import TurnPhase
from puertorico_desktop.engine.puertorico.phases.captain import Captain
from puertorico_desktop.engine.puertorico.phases.craftsman import capacity_of
from puertorico_desktop.engine.puertorico.phases.round import FREE, Round
from puertorico_desktop.engine.puertorico.state import DecisionKind, Player, Table

Bytes = NDArray[np.uint8]
_Key = TypeVar("_Key")
_Value = TypeVar("_Value")

MOST_PLAYERS = 5
SHIPS = 3
_MOST = 255
_TURNS = MOST_PLAYERS + 1
"""Places in an order of turns that are told apart, not to be in it among them."""

VERSION = 1
"""Raised when a number means something else than before: weights for another version are of no use."""


@cache
def _one_of(index: int, many: int) -> tuple[int, ...]:
    return tuple(int(place == index) for place in range(many))


_NO_KIND = (0,) * len(DecisionKind)
_KINDS: dict[DecisionKind | None, tuple[int, ...]] = {
    None: _NO_KIND,
    **{kind: _one_of(number, len(DecisionKind)) for number, kind in enumerate(DecisionKind)},
}
_GOOD_OF_SHIP = {good: _one_of(good + 1, len(GOODS) + 1) for good in range(-1, len(GOODS))}
_GOOD_NUMBERS = range(len(GOODS))


_KEPT = 1 << 15


class _Kept(dict[_Key, _Value]):
    """What was computed before: positions of a search have most of their boards in common."""

    def __init__(self, compute: Callable[[_Key], _Value]) -> None:
        super().__init__()
        self._compute = compute

    def __missing__(self, key: _Key) -> _Value:
        if len(self) >= _KEPT:
            self.clear()
        found = self[key] = self._compute(key)
        return found


def _printed(owned: int) -> int:
    return sum(row.points for row in CATALOG.values() if owned >> row.building & 1)


def _turn(turn: tuple[int, int, int, bool, bool, bool]) -> bytes:
    """Who is where in the orders of turns; in an order of roles only the next turn counts."""
    governor, role, phase, asked, privilege, wharf = turn
    places = (governor, min(role, _TURNS), phase)
    return bytes((*[bit for place in places for bit in _one_of(place, _TURNS)], asked, privilege, wharf))


def _work(pieces: tuple[int, int], work: tuple[tuple[int, ...], tuple[int, ...]]) -> bytes:
    """The circles of a board, who works in them, and what they can make."""
    circles, colonists = work
    tiles, buildings = pieces
    made = [capacity_of(colonists, good) for good in _GOOD_NUMBERS]
    first, last = FIRST_BUILDING_SITE, FIRST_BUILDING_SITE + buildings
    return bytes((*circles[:tiles], *circles[first:last], *colonists[:tiles], *colonists[first:last], *made))


_BONUSES: _Kept[int, list[Ability]] = _Kept(final_bonuses)
_PRINTED: _Kept[int, int] = _Kept(_printed)
_TURN: _Kept[tuple[int, int, int, bool, bool, bool], bytes] = _Kept(_turn)
_WORK: _Kept[tuple[int, int], _Kept[tuple[tuple[int, ...], tuple[int, ...]], bytes]] = _Kept(
    lambda pieces: _Kept(partial(_work, pieces))
)


@attrs.frozen
class Layout:
    """Which numbers there are: for so many players, and for the first so many pieces and decisions of each kind.

    New kinds are added at the end of their enumerations, so weights that know fewer of them stay of use where the
    new ones do not occur. `board` counts the numbers for each board, `size` all those for a position.
    """

    players: int
    buildings: int = len(Building)
    tiles: int = len(Tile)
    roles: int = len(Role)
    kinds: int = len(DecisionKind)
    board: int = attrs.field(init=False, eq=False)
    size: int = attrs.field(init=False, eq=False)

    def __attrs_post_init__(self) -> None:
        """Count the numbers."""
        object.__setattr__(self, "board", len(list(self.board_names())))
        object.__setattr__(self, "size", self.players * self.board + len(list(self.common_names())))

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

    def encode(self, game: PuertoRico) -> bytes:
        """A running game as bytes."""
        boards = [self._board(game, seat, player) for seat, player in enumerate(game.players)]
        boards.append(self._common(game))
        return b"".join(boards)

    def encode_all(self, games: list[PuertoRico]) -> Bytes:
        """Running games as rows of an array."""
        data = b"".join([self.encode(game) for game in games])
        return np.frombuffer(data, np.uint8).reshape(len(games), -1)

    def _board(self, table: Table, seat: int, player: Player) -> bytes:
        stack = table.stack
        roles = cast(Round, stack[0]).waiting
        in_phase = _TURNS
        privilege = wharf = False
        if len(stack) > 1:
            phase = stack[1]
            if isinstance(phase, TurnPhase):
                if seat in phase.waiting:
                    in_phase = phase.waiting.index(seat)
                privilege = phase.chooser == seat
                wharf = type(phase) is Captain and bool(phase.wharves_used >> seat & 1)
        bonus = 0
        for ability in _BONUSES[player.occupied]:
            bonus += ability.final_bonus(player)
        work = (player.circles, player.colonists)
        turn = (
            (seat - table.governor) % self.players,
            roles.index(seat) if seat in roles else _TURNS,
            in_phase,
            table.asked == seat,
            privilege,
            wharf,
        )
        points = player.points
        counts = bytes(
            (
                *player.goods,
                min(player.doubloons, _MOST),
                min(points, _MOST),
                player.all_colonists,
                player.tiles,
                player.spaces,
                player.all_circles,
                min(points + _PRINTED[player.owned] + bonus, _MOST),
            )
        )
        return _WORK[self.tiles, self.buildings][work] + counts + _TURN[turn]

    def _common(self, table: Table) -> bytes:
        house = table.house
        ships: list[int] = []
        for size, good, load in zip(table.ships, table.ship_goods, table.ship_loads, strict=True):
            ships += _GOOD_OF_SHIP[good]
            ships += (load, size - load)
        if len(table.ships) < SHIPS:
            ships += (0,) * ((SHIPS - len(table.ships)) * (len(GOODS) + 3))
        triggers = table.end_triggers
        running = _one_of(table.stack[1].role or 0, len(Role)) if len(table.stack) > 1 else (0,) * len(Role)
        return bytes(
            (
                min(table.colonist_ship, _MOST),
                table.colonist_supply,
                table.points_left,
                table.quarries,
                min(table.round, _MOST),
                len(house),
                *table.goods,
                *table.plantation_offer[: len(GOODS)],
                *table.plantation_pile[: len(GOODS)],
                *[house.count(good) for good in _GOOD_NUMBERS],
                *ships,
                *table.building_supply[: self.buildings],
                *table.role_doubloons[: self.roles],
                *[owner == FREE for owner in table.role_owners[: self.roles]],
                *running[: self.roles],
                triggers & 1,
                triggers >> 1 & 1,
                triggers >> 2 & 1,
                *_KINDS[table.kind][: self.kinds],
            )
        )
