"""Achievements are done the moment that the goal of a card is met, unasked (S000 page 32, R14).

For every player it is noted which goals have been met since the cards were dealt, held or not: all goals are about
what everybody sees. A card that is held and whose goal is met lies open.
"""

from __future__ import annotations

from typing import Final

from puertorico_desktop.engine.puertorico.achievement_events import AchievementDone
from puertorico_desktop.engine.puertorico.achievements import ACHIEVEMENTS, AchievementRow
from puertorico_desktop.engine.puertorico.components import Achievement
from puertorico_desktop.engine.puertorico.deeds import PHASE_BEGUN, PHASE_ENDED, UNLOOKED, Told
from puertorico_desktop.engine.puertorico.state import GameState
from puertorico_desktop.engine.puertorico.watching import Watcher, register

_ALL: Final = (1 << len(Achievement)) - 1
_ALL_DEEDS: Final = sum(
    1 << deed
    for deed in range(PHASE_ENDED.bit_length())
    if any(row.goal.deeds >> deed & 1 for row in ACHIEVEMENTS.values())
)
_HEARD_BY: Final[dict[int, tuple[AchievementRow, ...]]] = {
    1 << deed: tuple(row for row in ACHIEVEMENTS.values() if row.goal.deeds >> deed & 1)
    for deed in range(PHASE_ENDED.bit_length())
}
"""From a deed to the cards that it may fulfil."""
_STATES: Final = tuple(row for row in ACHIEVEMENTS.values() if row.goal.is_state)


class Achievements(Watcher):
    """Looks at the goals that have not been met."""

    place = 1

    def hears(self, table: GameState) -> int:
        """Returns the mask of the deeds that may meet any goal."""
        for met in table.met:
            if met != _ALL:
                return _ALL_DEEDS
        return 0

    def hear(self, table: GameState, told: Told) -> None:
        """Note the goals that the deed meets."""
        if not table.met:
            return
        if told.deed == PHASE_BEGUN:
            if table.watched & UNLOOKED:
                table.watched &= ~UNLOOKED
                for seat in range(len(table.players)):
                    _look_around(table, seat)
        elif told.deed == PHASE_ENDED:
            for seat in table.rules.turn_orders[told.seat]:
                _look(table, Told(PHASE_ENDED, seat))
        else:
            _look(table, told)


register(Achievements())


def _look(table: GameState, told: Told) -> None:
    met = table.met[told.seat]
    for row in _HEARD_BY[told.deed]:
        if not met & row.bit and row.goal.met(table, told):
            _note(table, told.seat, row)


def _look_around(table: GameState, seat: int) -> None:
    """Note what the player has already: a position that was put together is right from its first step. Afterwards
    every goal is met by a deed."""
    met = table.met[seat]
    for row in _STATES:
        if not met & row.bit and row.goal.holds(table.players[seat]):
            _note(table, seat, row)


def _note(table: GameState, seat: int, row: AchievementRow) -> None:
    met = list(table.met)
    met[seat] |= row.bit
    table.met = tuple(met)
    if table.sink is not None and row.achievement in table.hands[seat]:
        table.sink.append(AchievementDone(seat, row.achievement, row.points))
