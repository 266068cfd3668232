"""What a thought may claim: choices that the search cannot tell apart are about equal, and none of them comes first.

Two searches of one position come to chances that differ a little. `tests/bots/test_honesty.py` measures by how much
and asks, with `--long`, how often two of them would prefer different choices clearly.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import attrs

from puertorico_desktop.bots.base import Prospect, Thought

NOISE = 0.0075
"""The standard deviation of an even chance of victory from search to search, however often it is looked at."""
SPREAD = 0.12
"""The same for a single look; it shrinks with the square root of the looks."""
SURE = 2.0
"""A difference of fewer standard deviations is none."""
MOST = 0.04
"""A larger difference between even chances is one: what promises less at first sight is hardly looked at again."""


def about_equal(thought: Thought) -> tuple[Prospect, ...]:
    """Returns the prospects whose chances cannot be told from that of the preferred one, which is among them."""
    best = thought.best
    return tuple(one for one in thought.prospects if one is best or best.win - one.win <= _margin(best, one))


def _margin(one: Prospect, other: Prospect) -> float:
    most = MOST * max(_openness(one), _openness(other))
    return min(most, SURE * math.hypot(_error(one), _error(other)))


def _error(prospect: Prospect) -> float:
    return _openness(prospect) * math.hypot(NOISE, SPREAD / math.sqrt(max(prospect.visits, 1)))


def _openness(prospect: Prospect) -> float:
    """Returns the standard deviation of winning or not as a share of that of an even chance. The errors of chances
    are in proportion to it: a chance of a few per cent differs by less from search to search."""
    return 2.0 * math.sqrt(max(prospect.win * (1.0 - prospect.win), 0.0))


def fair(thought: Thought, name: Callable[[Any], str], before: Thought | None = None) -> Thought:
    """Returns the thought with what is about equal in front, in the order of the names, which tells nothing of it.

    `before` is what was said of the same decision after fewer looks: what it named first stays in front as long as
    it is about equal to the best.
    """
    equal = sorted(about_equal(thought), key=lambda one: name(one.action))
    if before is not None:
        equal.sort(key=lambda one: one.action != before.best.action)
    others = [one for one in thought.prospects if one not in equal]
    return attrs.evolve(thought, prospects=(*equal, *others), equal=len(equal))
