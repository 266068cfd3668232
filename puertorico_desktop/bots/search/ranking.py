"""Which action a search prefers: not simply the one that it has looked at most.

A search looks ever more often at what promises most, but what it finds out late to be better stays behind in looks
for a long time. So the preferred action is the one with the greatest lower bound: what it brought on average, less
what the average may be off, which is little where there were many looks.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from puertorico_desktop.bots.base import Prospect

DOUBT: Final = 0.05
"""What is taken off the mean of a single look, in chances of victory. `python -m tests.bots.choices` measures what
choices are worth."""
WEIGHED: Final = 0.25
"""A search takes nothing that was looked at less often than this share of the most: it is not known well."""


def preferred(visits: Sequence[int], means: Sequence[float]) -> int:
    """Returns the number of the action with the greatest lower bound, from the looks at each and their means."""
    enough = WEIGHED * max(visits)
    best, most = 0, -math.inf
    for number, (looks, mean) in enumerate(zip(visits, means, strict=True)):
        bound = mean - DOUBT / math.sqrt(max(looks, 1))
        if looks >= enough and bound > most:
            best, most = number, bound
    return best


def by_visits(prospects: Sequence[Prospect]) -> list[Prospect]:
    """Returns what a search thinks of each action, the one that it looked at most first."""
    return sorted(prospects, key=lambda one: (-one.visits, -one.utility))


def ranked(prospects: Sequence[Prospect]) -> list[Prospect]:
    """Returns the same with the preferred action first."""
    found = by_visits(prospects)
    first = preferred([one.visits for one in found], [one.utility for one in found])
    return [found.pop(first), *found]
