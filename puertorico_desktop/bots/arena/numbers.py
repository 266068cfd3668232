"""Many whole numbers, kept as how often each came: a run of any length takes no more room than what it showed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable


def mean(total: float, count: int) -> float:
    """The mean, rounded for people; 0 of nothing."""
    return round(total / count, 4) if count else 0.0


class Numbers:
    """Numbers of which mean, bounds and quantiles are wanted."""

    def __init__(self, numbers: Iterable[int] = ()) -> None:
        self._times = Counter(numbers)

    def add(self, number: int) -> None:
        """Add one."""
        self._times[number] += 1

    def __len__(self) -> int:
        """How many there are."""
        return self._times.total()

    @property
    def total(self) -> int:
        """All of them together."""
        return sum(number * times for number, times in self._times.items())

    @property
    def least(self) -> int:
        """The smallest; 0 of nothing."""
        return min(self._times, default=0)

    @property
    def most(self) -> int:
        """The largest; 0 of nothing."""
        return max(self._times, default=0)

    def quantile(self, share: float) -> float:
        """The number below which that share of all lie, between two of them if need be; 0 of nothing."""
        if not self._times:
            return 0.0
        place = share * (len(self) - 1)
        below = int(place)
        low, high = self._at(below), self._at(min(below + 1, len(self) - 1))
        return round(low + (place - below) * (high - low), 2)

    def spread(self) -> dict[str, float]:
        """Mean, bounds and quantiles."""
        return {
            "mean": mean(self.total, len(self)),
            "min": self.least,
            "q10": self.quantile(0.1),
            "median": self.quantile(0.5),
            "q90": self.quantile(0.9),
            "max": self.most,
        }

    def _at(self, place: int) -> int:
        """The number at that place of their order, from 0 on."""
        for number in sorted(self._times):
            place -= self._times[number]
            if place < 0:
                return number
        raise IndexError(place)
