"""The time management of a search: it ends when nothing can change its choice any more, and goes on if the choice is
close.

The time saved in one decision is available for later ones of the same game, a part of it for each of them and more
for those that are close, so that a player takes no more time in all. Searches with a budget of nodes are not
affected: they do the same on every computer.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

import attrs

from puertorico_desktop.bots.search.ranking import preferred

EVERY: Final = 8
"""The number of playouts between two checks of the results."""
LEAST: Final = 24
"""The least number of playouts: before, their number in the remaining time cannot be estimated."""
QUICKER: Final = 1.25
"""The factor by which the remaining playouts are assumed to be faster than those so far."""
CLOSE_VISITS: Final = 0.8
"""The least tries of the second action, as a share of those of the first, at which the choice counts as close."""
SAME_UTILITY: Final = 0.0015
"""The greatest difference in utility that hardly matters: no further time is spent on it."""
SPENT: Final = 0.2
"""The share of the saved time that is available for the next decision even if that is not close."""
MOST_MORE: Final = 0.5
"""The longest extension of the usual time, as a share of it."""


@attrs.define
class Savings:
    """The seconds that a player has saved in its game so far."""

    seconds: float = 0.0


class Clock:
    """The clock of one decision, with `seconds` as the usual time. `overtakes` is the share of the tries of the most
    tried action with which another one can be chosen instead of it. Without `savings` the usual time is the longest.
    `start` is a reading of `time.perf_counter`."""

    def __init__(
        self, seconds: float, overtakes: float = 1.0, savings: Savings | None = None, start: float | None = None
    ) -> None:
        saved = 0.0 if savings is None else savings.seconds
        self._usual = seconds
        self._most = seconds + min(saved, MOST_MORE * seconds)
        self._granted = min(seconds + SPENT * saved, self._most)
        self._overtakes = overtakes
        self._savings = savings
        self._start = time.perf_counter() if start is None else start
        self._playouts = 0

    def is_over(self, tries: Sequence[int], utilities: Sequence[float]) -> bool:
        """Returns whether to stop; called after each playout with the number of tries and the sum of the utilities of
        each action."""
        passed = time.perf_counter() - self._start
        self._playouts += 1
        left = self._granted - passed
        if left <= 0:
            return passed >= self._most or not is_close(tries, utilities)
        if self._playouts < LEAST or self._playouts % EVERY:
            return False
        coming = QUICKER * self._playouts * left / passed
        first, second = two_most(tries)
        if tries[second] + coming >= self._overtakes * tries[first] or is_changing(tries, utilities):
            return False
        return self._granted == self._most or not is_close(tries, utilities)

    def stop(self) -> None:
        """Record the time that was saved, or deduct the time that was spent from the savings."""
        if self._savings is not None:
            passed = time.perf_counter() - self._start
            self._savings.seconds = max(0.0, self._savings.seconds + self._usual - passed)


def two_most(tries: Sequence[int]) -> tuple[int, int]:
    """Returns the indices of the two most tried actions; there must be two at least."""
    first, second = sorted(range(len(tries)), key=tries.__getitem__, reverse=True)[:2]
    return first, second


def is_changing(tries: Sequence[int], utilities: Sequence[float]) -> bool:
    """Returns whether the search prefers another action than the one that it has tried most."""
    means = [utility / count for utility, count in zip(utilities, tries, strict=True)]
    return tries[preferred(tries, means)] < max(tries)


def is_close(tries: Sequence[int], utilities: Sequence[float]) -> bool:
    """Returns whether more playouts may well change the choice, and the difference matters."""
    if is_changing(tries, utilities):
        return True
    first, second = two_most(tries)
    if tries[second] < CLOSE_VISITS * tries[first]:
        return False
    return abs(utilities[first] / tries[first] - utilities[second] / tries[second]) > SAME_UTILITY
