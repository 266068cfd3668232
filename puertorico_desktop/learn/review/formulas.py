"""The formulas of a review: what a choice has lost, what was at stake, its mark, and how accurate a player was.

All chances are shares of the victory, 0 to 1. The measure of everything is the even share, 1 / players: a lost chance
of so much weighs the same at every table.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from enum import Enum
from typing import Final

import attrs

NOISE: Final = 0.06
"""The standard deviation of the difference of two choices from look to look, in even shares, as long as nothing is
known of it: see `Verdict.error`."""
CONFIDENCE: Final = 2
"""So many looks that is worth."""


class Mark(Enum):
    """How good a choice was."""

    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"


FAULTS: Final = (Mark.INACCURACY, Mark.MISTAKE)
"""Where a better move is to be found."""
LINES: Final = ((Mark.BEST, 1 / 50), (Mark.GOOD, 1 / 10), (Mark.INACCURACY, 1 / 5))
"""What may be lost for a mark at most, in even shares. Who loses more has made a mistake."""
LITTLE_AT_STAKE: Final = 1 / 2
"""In even shares: where less than that was at stake, no accuracy is told."""
TURNING: Final = 2 / 5
"""In even shares: a change of the chance by so much between two turns is a turning point."""


def mark_of(lost: float, even: float) -> Mark:
    """Returns the mark for a lost chance."""
    return next((mark for mark, line in LINES if lost <= line * even), Mark.MISTAKE)


def accuracy(losses: Iterable[float], stakes: Iterable[float], even: float) -> float | None:
    """Returns of all that was at stake how much was kept, 0 to 100; None where too little was at stake."""
    lost, staked = math.fsum(losses), math.fsum(stakes)
    if staked < LITTLE_AT_STAKE * even or not staked:
        return None
    return min(100.0, max(0.0, 100 * (1 - lost / staked)))


@attrs.frozen
class Verdict:
    """What several looks at one decision make of it.

    `chances` are by option the mean chances of victory after it, `best` and `chosen` are numbers of options. `error`
    is the standard error of the difference between these two, `stake` what choosing blindly would lose.
    """

    chances: tuple[float, ...]
    chosen: int
    best: int
    error: float
    even: float

    @classmethod
    def of(cls, looks: Sequence[Sequence[float]], chosen: int, even: float) -> Verdict:
        """`looks[option]` are the chances after it in each look, one at least.

        The error is that of the mean of differences, which are taken within each look: it has the same luck for all
        options. As a few looks tell little of how they spread, the usual spread counts as some more of them.
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
        """How much of the chance the choice has lost."""
        return self.chances[self.best] - self.chances[self.chosen]

    @property
    def stake(self) -> float:
        """How much choosing blindly among the options would lose; the loss at least."""
        mean = math.fsum(self.chances) / len(self.chances)
        return max(self.loss, self.chances[self.best] - mean)

    @property
    def sure_loss(self) -> float:
        """The loss less one standard error: doubt helps the player."""
        return max(0.0, self.loss - self.error)

    @property
    def mark(self) -> Mark:
        """The mark of the choice."""
        return mark_of(self.sure_loss, self.even)

    @property
    def is_close(self) -> bool:
        """Whether another mark is within an error."""
        return any(abs(self.sure_loss - line * self.even) <= self.error for _, line in LINES) and self.loss > 0
