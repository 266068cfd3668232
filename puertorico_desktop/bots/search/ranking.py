"""The preferred action of a search, which is not simply the most visited one.

A search visits the most promising action ever more often, but an action that it finds to be better late stays behind
in visits for a long time. So the preferred action is the one with the greatest lower bound: its mean, less the likely
error of the mean, which is small after many visits.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from puertorico_desktop.bots.base import Prospect

DOUBT: Final = 0.05
"""The amount subtracted from the mean of a single visit, in chances of victory. `python -m tests.bots.choices`
measures the quality of choices."""
WEIGHED: Final = 0.25
"""The least visits of an action that can be preferred, as a share of the greatest number: with fewer it is not known
well."""


def preferred(visits: Sequence[int], means: Sequence[float]) -> int:
    """Returns the index of the action with the greatest lower bound, from the visits and the mean utility of each
    action."""
    enough = WEIGHED * max(visits)
    best, most = 0, -math.inf
    for number, (looks, mean) in enumerate(zip(visits, means, strict=True)):
        bound = mean - DOUBT / math.sqrt(max(looks, 1))
        if looks >= enough and bound > most:
            best, most = number, bound
    return best


def by_visits(prospects: Sequence[Prospect]) -> list[Prospect]:
    """Returns the prospects, the most visited one first."""
    return sorted(prospects, key=lambda one: (-one.visits, -one.utility))


def ranked(prospects: Sequence[Prospect]) -> list[Prospect]:
    """Returns the prospects by visits, but with the preferred action first."""
    found = by_visits(prospects)
    first = preferred([one.visits for one in found], [one.utility for one in found])
    return [found.pop(first), *found]
