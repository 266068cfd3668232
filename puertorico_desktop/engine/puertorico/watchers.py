"""The watchers of the players' deeds, and the tally of the running phase.

A phase reports a deed as soon as it is done, before the buildings of its owner act (R2). The effects come at once;
people who need a place are put on the stack, so the phase must go on with `table.proceed()`. In games without tasks
and achievements there is no listener: a phase checks `GameState.watched` before it reports anything.
"""

from __future__ import annotations

from typing import Final

from puertorico_desktop.engine.puertorico.components import NO_GOODS, Role
from puertorico_desktop.engine.puertorico.deeds import (
    GOODS_GAINED,
    LOADED,
    PEOPLE_PLACED,
    PHASE_BEGUN,
    PHASE_ENDED,
    PRODUCED,
    TILE_GAINED,
    DeedReport,
)
from puertorico_desktop.engine.puertorico.options import PLAYERS
from puertorico_desktop.engine.puertorico.state import GameState

_TALLIED: Final = PRODUCED | LOADED
_CRAFTSMAN: Final = int(Role.CRAFTSMAN)
_CAPTAIN: Final = int(Role.CAPTAIN)
TALLIED_ROLES: Final[tuple[int, ...]] = (_CRAFTSMAN, _CAPTAIN)
"""The numbers of the roles whose phases keep a tally."""


class Watcher:
    """A listener to deeds in all games; those with a lower `place` come first. `deeds` is the mask of all deeds that
    may ever matter to it."""

    def __init__(self, place: int, deeds: int) -> None:
        self.place = place
        self.deeds = deeds

    def relevant_deeds(self, table: GameState) -> int:
        """Returns the mask of the deeds that matter in this game from now on."""
        raise NotImplementedError

    def handle(self, table: GameState, report: DeedReport) -> None:
        """Handle a deed, which is one of `deeds` and matters to some watcher of the game."""
        raise NotImplementedError


_WATCHERS: Final[list[Watcher]] = []


def register(watcher: Watcher) -> None:
    """Add a watcher to those of all games."""
    _WATCHERS.append(watcher)
    _WATCHERS.sort(key=lambda one: one.place)


def update_watched(table: GameState) -> None:
    """Recompute the mask of the deeds that any watcher needs. The table may have been built without playing."""
    watched = 0
    for watcher in _WATCHERS:
        watched |= watcher.relevant_deeds(table)
    table.watched = watched | _TALLIED if watched else 0


def notify(table: GameState, report: DeedReport) -> None:
    """Report a deed to all watchers."""
    deed = report.deed
    if not table.watched & deed:
        return
    if deed & _TALLIED:
        _add_to_tally(table, report.seat, report.goods)
    for watcher in _WATCHERS:
        if watcher.deeds & deed:
            watcher.handle(table, report)


def _add_to_tally(table: GameState, seat: int, goods: tuple[int, ...]) -> None:
    tally = list(table.tally)
    before = tally[seat]
    tally[seat] = goods if before is NO_GOODS else tuple([amount + goods[good] for good, amount in enumerate(before)])
    table.tally = tuple(tally)


def notify_phase_begun(table: GameState, role: int, chooser: int) -> None:
    """Report that the phase of a role, given by its number, begins."""
    open_ledger(table, role)
    if table.watched & PHASE_BEGUN:
        notify(table, DeedReport(PHASE_BEGUN, chooser))


def notify_phase_ended(table: GameState, chooser: int) -> None:
    """Report that a phase with a tally ends, and delete the tally."""
    notify(table, DeedReport(PHASE_ENDED, chooser))
    table.tally = table.points_before = ()


def open_ledger(table: GameState, role: int) -> None:
    """Start an empty tally if the phase of the role keeps one: goods produced or loaded, and the points before the
    phase."""
    if table.watched and (role == _CRAFTSMAN or role == _CAPTAIN):  # noqa: SIM109  # half the price when compiled
        table.tally = (NO_GOODS,) * len(table.players)
        table.points_before = tuple([player.points for player in table.players])


_OF_TILES: Final = tuple([DeedReport(TILE_GAINED, seat) for seat in range(PLAYERS[-1])])
_OF_PEOPLE: Final = tuple([DeedReport(PEOPLE_PLACED, seat) for seat in range(PLAYERS[-1])])
"""The deeds by seat; they are constant, so they are made once."""


def notify_tile_placed(table: GameState, seat: int) -> None:
    """Report that a player has placed a tile."""
    if table.watched & TILE_GAINED:
        notify(table, _OF_TILES[seat])


def notify_people_gained(table: GameState, seat: int) -> None:
    """Report that people of a player have gone to circles."""
    if table.watched & PEOPLE_PLACED:
        notify(table, _OF_PEOPLE[seat])


def notify_goods_gained(table: GameState, seat: int, produced: tuple[int, ...] = NO_GOODS) -> None:
    """Report that a player has received goods: those `produced`, or goods from another source if that
    argument is left out."""
    if table.watched & (PRODUCED | GOODS_GAINED):
        notify(table, DeedReport(GOODS_GAINED if produced is NO_GOODS else PRODUCED | GOODS_GAINED, seat, produced))
