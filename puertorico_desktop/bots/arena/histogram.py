"""A collection of many whole numbers, stored as the frequency of each: its size does not grow with the length of a
run."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable


def mean(total: float, count: int) -> float:
    """Returns the mean, rounded for display; 0 if `count` is 0."""
    return round(total / count, 4) if count else 0.0


class Histogram:
    """A collection of numbers with its mean, bounds and quantiles."""

    def __init__(self, numbers: Iterable[int] = ()) -> None:
        self._times = Counter(numbers)

    def add(self, number: int) -> None:
        """Add a number."""
        self._times[number] += 1

    def __len__(self) -> int:
        """Returns the number of numbers."""
        return self._times.total()

    @property
    def total(self) -> int:
        """The sum of all numbers."""
        return sum(number * times for number, times in self._times.items())

    @property
    def least(self) -> int:
        """The smallest number; 0 if there are none."""
        return min(self._times, default=0)

    @property
    def most(self) -> int:
        """The largest number; 0 if there are none."""
        return max(self._times, default=0)

    def quantile(self, share: float) -> float:
        """Returns the value below which that share of all numbers lie, interpolated if necessary; 0 if there are no
        numbers."""
        if not self._times:
            return 0.0
        place = share * (len(self) - 1)
        below = int(place)
        low, high = self._at(below), self._at(min(below + 1, len(self) - 1))
        return round(low + (place - below) * (high - low), 2)

    def spread(self) -> dict[str, float]:
        """Returns the mean, the bounds and the quantiles by name."""
        return {
            "mean": mean(self.total, len(self)),
            "min": self.least,
            "q10": self.quantile(0.1),
            "median": self.quantile(0.5),
            "q90": self.quantile(0.9),
            "max": self.most,
        }

    def _at(self, place: int) -> int:
        """Returns the number at index `place` of the sorted numbers. Raises IndexError if there are fewer."""
        for number in sorted(self._times):
            place -= self._times[number]
            if place < 0:
                return number
        raise IndexError(place)
