"""The pace at which the other seats play: bots and automatic seats alike."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

import attrs


class Pace(Enum):
    """The pace at which the moves of bots and automatic seats follow each other.

    BY_HAND: each move at the player's request; SLOW, NORMAL and BRISK: with decreasing pauses; AT_ONCE: without a
    pause. The value is the name in the settings file.
    """

    BY_HAND = "by_hand"
    SLOW = "slow"
    NORMAL = "normal"
    BRISK = "brisk"
    AT_ONCE = "at_once"


@attrs.frozen
class Tempo:
    """The times that belong to a pace.

    `move_ms`: the least pause before each move of a bot. `line_ms`: the time for which a line of the account of an
    automatic seat stays; None where all lines are shown together, and the step follows after `step_ms`. `reading`:
    the reading time as a multiple of the usual one; 0 where no news are shown. `motion`: the speed of moving pieces
    as a multiple of the usual one.
    """

    move_ms: int
    line_ms: int | None
    step_ms: int
    reading: float
    motion: float


TEMPOS: Mapping[Pace, Tempo] = {
    Pace.BY_HAND: Tempo(0, None, 0, 1.0, 1.0),
    Pace.SLOW: Tempo(1200, 2000, 0, 2.0, 0.7),
    Pace.NORMAL: Tempo(400, 1200, 0, 1.0, 1.0),
    Pace.BRISK: Tempo(150, None, 400, 0.5, 1.6),
    Pace.AT_ONCE: Tempo(0, None, 0, 0.0, 2.0),
}


def nearest_pace(pause_ms: int) -> Pace:
    """Returns the pace whose pause before a bot's move is nearest to `pause_ms`."""
    by_itself = [pace for pace in Pace if pace is not Pace.BY_HAND]
    return min(by_itself, key=lambda pace: abs(TEMPOS[pace].move_ms - pause_ms))
