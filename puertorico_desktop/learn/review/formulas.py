"""The formulas of a review: the loss of a choice, the stake, the mark, and the accuracy of a player.

All chances are shares of the victory, from 0 to 1. Limits are given in even shares (1 / players), so that a lost
chance of the same weight counts the same at every table.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from enum import Enum
from typing import Final

import attrs

NOISE: Final = 0.06
"""The assumed standard deviation, from look to look, of the difference of two choices, in even shares, before any is
measured: see `Verdict.error`."""
CONFIDENCE: Final = 2
"""The weight of `NOISE`, as a number of looks."""


class Mark(Enum):
    """The mark of a choice, which rates its quality."""

    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"


FAULTS: Final = (Mark.INACCURACY, Mark.MISTAKE)
"""The marks of choices for which there is a better move to find."""
LINES: Final = ((Mark.BEST, 1 / 50), (Mark.GOOD, 1 / 10), (Mark.INACCURACY, 1 / 5))
"""The greatest loss for each mark, in even shares. A larger loss is a mistake."""
LITTLE_AT_STAKE: Final = 1 / 2
"""The stake in even shares below which no accuracy is given."""
TURNING: Final = 2 / 5
"""The change of the chance between two turns, in even shares, from which on there is a turning point."""


def mark_of(lost: float, even: float) -> Mark:
    """Returns the mark for a loss; `even` is the even share."""
    return next((mark for mark, line in LINES if lost <= line * even), Mark.MISTAKE)


def accuracy(losses: Iterable[float], stakes: Iterable[float], even: float) -> float | None:
    """Returns the part of the total stake that was kept, in per cent (0 to 100); None if too little was at stake."""
    lost, staked = math.fsum(losses), math.fsum(stakes)
    if staked < LITTLE_AT_STAKE * even or not staked:
        return None
    return min(100.0, max(0.0, 100 * (1 - lost / staked)))


@attrs.frozen
class Verdict:
    """The combined result of several looks at one decision.

    `chances` are the mean chances of victory by option, `best` and `chosen` are indices of options. `error` is the
    standard error of the difference between these two; `stake` is the loss expected from choosing blindly.
    """

    chances: tuple[float, ...]
    chosen: int
    best: int
    error: float
    even: float

    @classmethod
    def from_looks(cls, looks: Sequence[Sequence[float]], chosen: int, even: float) -> Verdict:
        """Returns the verdict; `looks[option]` are the chances after the option in each look, at least one.

        The error is that of the mean of differences within each look, because a look has the same random draws for
        all options. As a few looks say little about their spread, the usual spread counts as `CONFIDENCE` further
        looks.
        """
        count = len(looks[0])
        chances = tuple(math.fsum(option) / count for option in looks)
        best = max(range(len(chances)), key=lambda option: (chances[option], option == chosen))
        between = [one - mine for one, mine in zip(looks[best], looks[chosen], strict=True)]
        mean = math.fsum(between) / count
        squares = math.fsum((one - mean) ** 2 for one in between) + CONFIDENCE * (NOISE * even) ** 2
        error = math.sqrt(squares / (CONFIDENCE + count - 1) / count)
        return cls(chances, chosen, best, 0.0 if best == chosen else error, even)

    @property
    def loss(self) -> float:
        """The chance of victory lost by the choice."""
        return self.chances[self.best] - self.chances[self.chosen]

    @property
    def stake(self) -> float:
        """The loss expected from choosing blindly among the options; at least the loss."""
        mean = math.fsum(self.chances) / len(self.chances)
        return max(self.loss, self.chances[self.best] - mean)

    @property
    def sure_loss(self) -> float:
        """The loss less one standard error, at least 0: doubt benefits the player."""
        return max(0.0, self.loss - self.error)

    @property
    def mark(self) -> Mark:
        """The mark of the choice."""
        return mark_of(self.sure_loss, self.even)

    @property
    def is_close(self) -> bool:
        """Whether the limit of another mark is within one standard error, and there is a loss."""
        return any(abs(self.sure_loss - line * self.even) <= self.error for _, line in LINES) and self.loss > 0
