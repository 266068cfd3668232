"""Time well spent: a search ends when nothing can change its choice any more, and goes on where it is close.

What is saved in one decision is there for later ones of the same game, some of it for each of them and more for those
that are close, so that a player takes no more time in all.
Searches that count nodes are not touched: they do the same everywhere.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

import attrs

from puertorico_desktop.bots.search.ranking import preferred

EVERY: Final = 8
"""The numbers are only looked at after so many playouts."""
LEAST: Final = 24
"""So many playouts there are in any case: before, nobody knows how many there will be."""
QUICKER: Final = 1.25
"""The rest of the playouts may go so much faster than those so far."""
CLOSE_VISITS: Final = 0.8
"""The choice is close while the second action is tried so often, as a share of the first."""
SAME_UTILITY: Final = 0.0015
"""What differs by no more hardly matters: no further time is spent on it."""
SPENT: Final = 0.2
"""So much of what was saved is there for the next decision, even if it is not close."""
MOST_MORE: Final = 0.5
"""The longest time more than the usual one, as a share of that."""


@attrs.define
class Savings:
    """Seconds that a player has not needed in its game so far."""

    seconds: float = 0.0


class Clock:
    """The time for one decision, of `seconds` usually. `overtakes` is the share of the tries of the first action
    with which another one can be chosen instead of it. Without `savings` the usual time is the most."""

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
        """Returns whether to stop after one more playout; the tries of each action, and what they brought in all."""
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
        """Takes down what was saved, or spent of what had been."""
        if self._savings is not None:
            passed = time.perf_counter() - self._start
            self._savings.seconds = max(0.0, self._savings.seconds + self._usual - passed)


def two_most(tries: Sequence[int]) -> tuple[int, int]:
    """Returns which two actions, of two at least, were tried most often."""
    first, second = sorted(range(len(tries)), key=tries.__getitem__, reverse=True)[:2]
    return first, second


def is_changing(tries: Sequence[int], utilities: Sequence[float]) -> bool:
    """Returns whether the search has come to prefer another action than the one that it has tried most."""
    means = [utility / count for utility, count in zip(utilities, tries, strict=True)]
    return tries[preferred(tries, means)] < max(tries)


def is_close(tries: Sequence[int], utilities: Sequence[float]) -> bool:
    """Returns whether more playouts may well change the choice, and it matters."""
    if is_changing(tries, utilities):
        return True
    first, second = two_most(tries)
    if tries[second] < CLOSE_VISITS * tries[first]:
        return False
    return abs(utilities[first] / tries[first] - utilities[second] / tries[second]) > SAME_UTILITY
