"""The watcher of achievements: an achievement is done the moment the goal of a card is met, without a decision (S000
page 32, R14).

For every player the goals that have been met since the cards were dealt are noted, whether the card is held or not:
all goals depend on public facts. A card that is held and whose goal is met lies open.
"""

from __future__ import annotations

from typing import Final

from puertorico_desktop.engine.puertorico.achievement_events import AchievementDone
from puertorico_desktop.engine.puertorico.achievements import (
    ACHIEVEMENTS,
    AchievementRow,
    Employ,
    FillBoth,
    WinPoints,
    number_in,
)
from puertorico_desktop.engine.puertorico.components import ISLAND_SPACES, Achievement, Building
from puertorico_desktop.engine.puertorico.deeds import (
    BUILT,
    GOODS_GAINED,
    LOADED,
    PEOPLE_PLACED,
    PHASE_BEGUN,
    PHASE_ENDED,
    PRODUCED,
    TILE_GAINED,
    DeedReport,
)
from puertorico_desktop.engine.puertorico.state import GameState
from puertorico_desktop.engine.puertorico.watchers import Watcher, register

_ALL: Final = (1 << len(Achievement)) - 1
_ROWS: Final = tuple(ACHIEVEMENTS.values())


def _of_deed(deed: int) -> tuple[AchievementRow, ...]:
    """Returns the cards whose goals the deed may meet."""
    return tuple([row for row in _ROWS if row.goal.deeds & deed])


_DEEDS: Final = sum(1 << bit for bit in range(PHASE_ENDED.bit_length()) if _of_deed(1 << bit))
_TOLD: Final = (*(1 << bit for bit in range(PHASE_ENDED.bit_length())), PRODUCED | GOODS_GAINED)
_HEARD_BY: Final[tuple[tuple[AchievementRow, ...], ...]] = tuple(
    [_of_deed(deed) if deed in _TOLD else () for deed in range(max(_TOLD) + 1)]
)
"""The cards whose goals a deed may meet, by the mask with which the deed is reported."""
_HEARD_BY_BUILDING: Final[tuple[tuple[AchievementRow, ...], ...]] = tuple(
    [tuple([row for row in _of_deed(BUILT) if row.goal.buildings >> building & 1]) for building in Building]
)
"""The cards whose goals building a building may meet, by the building."""
_HEARD_BY_LOAD: Final = tuple([row for row in _of_deed(LOADED) if not row.goal.fills_ship])
"""The cards whose goals a load may meet that fills no ship."""
_FEWEST_GOODS: Final = min(row.goal.number for row in _of_deed(GOODS_GAINED))
"""The number of goods below which receiving goods meets no goal."""
_FEWEST_PRODUCED: Final = min(row.goal.number for row in _of_deed(PRODUCED))
"""The number of goods produced in the phase below which producing meets no goal."""
_FEWEST_PEOPLE: Final = min(row.goal.number for row in _of_deed(PEOPLE_PLACED))
"""The number of people below which placing them meets no goal."""
_FEWEST_TILES: Final = min(
    ISLAND_SPACES - row.goal.number if isinstance(row.goal, FillBoth) else row.goal.number
    for row in _of_deed(TILE_GAINED)
)
"""The number of tiles below which placing one meets no goal."""
_FEWEST_POINTS: Final = min(row.goal.number for row in _of_deed(PHASE_ENDED))
"""The number of points won in the phase below which its end meets no goal."""
_EMPLOYING: Final = tuple([(row.bit, row.goal) for row in _ROWS if isinstance(row.goal, Employ)])
"""The bits and goals of the cards whose goals depend on people at work."""
_FEWEST_LOADED: Final = min(
    row.goal.number for row in _of_deed(LOADED) if row.goal.number and not isinstance(row.goal, WinPoints)
)
"""The number of goods loaded in the phase below which loading meets no goal, if no ship is filled and few points are
won."""


class Achievements(Watcher):
    """A watcher that checks the goals that have not been met."""

    def relevant_deeds(self, table: GameState) -> int:
        """Returns the mask of the deeds that may meet any goal."""
        for met in table.met:
            if met != _ALL:
                return _DEEDS | PHASE_BEGUN
        return 0

    def handle(self, table: GameState, report: DeedReport) -> None:
        """Note the goals that the deed meets."""
        if not table.met:
            return
        if report.deed == PHASE_BEGUN:
            table.watched &= ~PHASE_BEGUN
            for seat in range(len(table.players)):
                if not table.is_automatic(seat):
                    _note_met_goals(table, seat)
        elif report.deed == PHASE_ENDED:
            for seat in table.rules.turn_orders[report.seat]:
                if table.players[seat].points - table.points_before[seat] >= _FEWEST_POINTS:
                    _check_goals(table, DeedReport(PHASE_ENDED, seat))
        elif not _is_out_of_reach(table, report):
            _check_goals(table, report)


register(Achievements(1, _DEEDS | PHASE_BEGUN))


def _is_out_of_reach(table: GameState, report: DeedReport) -> bool:
    """Returns whether the player has less than any goal of the deed needs, which is the case after most deeds."""
    deed, seat = report.deed, report.seat
    player = table.players[seat]
    if deed & GOODS_GAINED:
        few = sum(amount for amount in player.goods) < _FEWEST_GOODS
        return few and (deed == GOODS_GAINED or number_in(table.tally[seat]) < _FEWEST_PRODUCED)
    if deed == LOADED:
        few = not report.filled and number_in(table.tally[seat]) < _FEWEST_LOADED
        return few and player.points - table.points_before[seat] < _FEWEST_POINTS
    if deed == PEOPLE_PLACED:
        return player.all_colonists < _FEWEST_PEOPLE
    return deed == TILE_GAINED and player.tiles < _FEWEST_TILES


def _rows_of(report: DeedReport) -> tuple[AchievementRow, ...]:
    """Returns the cards whose goals the deed may meet."""
    deed = report.deed
    if deed == BUILT:
        return _HEARD_BY_BUILDING[report.building]
    if deed == LOADED and not report.filled:
        return _HEARD_BY_LOAD
    return _HEARD_BY[deed]


def _check_goals(table: GameState, report: DeedReport) -> None:
    met = table.met[report.seat]
    for row in _rows_of(report):
        if not met & row.bit and row.goal.met(table, report):
            _note(table, report.seat, row)


def _note_met_goals(table: GameState, seat: int) -> None:
    """Note the goals that the player's possessions meet already, so that a position built without playing is right
    from its first step. Afterwards every goal is met by a deed; only a Puertoma, which holds no cards, may meet one
    without, because several people work on one estate of its board."""
    met = table.met[seat]
    for row in _ROWS:
        if row.goal.is_state and not met & row.bit and row.goal.holds(table.players[seat]):
            _note(table, seat, row)


def can_be_met_on_tiles(table: GameState, seat: int, more: int) -> bool:
    """Returns whether the player would meet a goal if `more` more people worked on tiles. Whether the card is held
    does not matter: the offer of moves must not reveal it."""
    met, player = table.met[seat], table.players[seat]
    for bit, goal in _EMPLOYING:
        if not met & bit and not goal.on_buildings:
            employed, needed = goal.count(player)
            if employed < needed <= employed + more:
                return True
    return False


def _note(table: GameState, seat: int, row: AchievementRow) -> None:
    met = list(table.met)
    met[seat] |= row.bit
    table.met = tuple(met)
    if table.sink is not None and row.achievement in table.hands[seat]:
        table.sink.append(AchievementDone(seat, row.achievement, row.points))
