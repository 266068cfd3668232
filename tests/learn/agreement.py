"""Compares reviews of the same games, in pairs: `python -m tests.learn.agreement ONE.prreview OTHER.prreview ...`

Each pair are two reviews of a game with different seeds. With four players a point is a hundredth of the chance of
victory; with other numbers of players it is the same part of the even share.
"""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import attrs

from puertorico_desktop.learn.review.formulas import LINES, Mark, Verdict, accuracy
from puertorico_desktop.learn.review.record import ReviewRecord, decode
from puertorico_desktop.learn.review.reviewer import verdict_of

POINT = 1 / 25
"""A point, as a part of an even share."""
ORDER = list(Mark)


@attrs.frozen
class Agreement:
    """The figures of the comparison; shares are 0 to 1."""

    decisions: int
    within_a_point: float
    same_mark: float
    same_or_near_a_line: float
    two_marks_apart: int
    mistakes: int
    mistakes_confirmed: int
    accuracy_apart: tuple[float, ...]

    def lines(self) -> Iterator[str]:
        """Yields the lines of the output."""
        yield f"decisions: {self.decisions}"
        yield f"losses within a point: {self.within_a_point:.1%} (asked: 93 %)"
        yield f"same mark: {self.same_mark:.1%} (asked: 88 %)"
        yield f"same mark or within half a point of a line: {self.same_or_near_a_line:.1%} (asked: 98 %)"
        yield f"two marks apart: {self.two_marks_apart} (asked: 0)"
        yield f"mistakes of one that cost 4 points in the other: {self.mistakes_confirmed} of {self.mistakes}"
        yield "accuracy apart: " + ", ".join(f"{one:.1f}" for one in self.accuracy_apart) + " (asked: 3)"


def verdicts(record: ReviewRecord) -> dict[int, Verdict]:
    """Returns the verdicts of a review by ply."""
    return {
        int(decision.ply): verdict_of(decision, 1 / len(decision.options[0].wins)) for decision in record.decisions
    }


def agreement(pairs: Sequence[tuple[ReviewRecord, ReviewRecord]]) -> Agreement:
    """Returns the figures for pairs of reviews."""
    both: list[tuple[Verdict, Verdict]] = []
    apart = []
    for one, other in pairs:
        first, second = verdicts(one), verdicts(other)
        assert first.keys() == second.keys(), "these are not the same decisions"
        both += [(first[ply], second[ply]) for ply in first]
        found = [_accuracy(list(side.values())) for side in (first, second)]
        apart.append(abs(found[0] - found[1]))
    mistakes = [(one, other) for pair in both for one, other in (pair, pair[::-1]) if one.mark is Mark.MISTAKE]
    count = len(both)
    same = [one.mark is other.mark for one, other in both]
    return Agreement(
        count,
        sum(abs(one.loss - other.loss) <= POINT * one.even for one, other in both) / count,
        sum(same) / count,
        sum(equal or _near(one) or _near(other) for equal, (one, other) in zip(same, both, strict=True)) / count,
        sum(abs(ORDER.index(one.mark) - ORDER.index(other.mark)) > 1 for one, other in both),
        len(mistakes),
        sum(other.loss >= 4 * POINT * other.even for _, other in mistakes),
        tuple(apart),
    )


def _near(verdict: Verdict) -> bool:
    """Returns whether the loss is within half a point of the limit of another mark."""
    return any(abs(verdict.sure_loss / verdict.even - line) < POINT / 2 for _, line in LINES)


def _accuracy(found: Sequence[Verdict]) -> float:
    value = accuracy([one.loss for one in found], [one.stake for one in found], found[0].even)
    return 0.0 if value is None else value


if __name__ == "__main__":
    read = [decode(Path(name).read_bytes()) for name in sys.argv[1:]]
    for line in agreement(list(zip(read[::2], read[1::2], strict=True))).lines():
        print(line)
