"""The claims that a thought may make: actions that the search cannot tell apart are about equal, and none of them is
presented as the best.

Two searches of one position find chances that differ a little. `tests/bots/test_ties.py` measures by how much,
and, with `--long`, how often two searches would clearly prefer different actions.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import attrs

from puertorico_desktop.bots.base import Prospect, Thought

NOISE = 0.0075
"""The standard deviation of an even chance of victory from search to search that remains however many visits there
are."""
SPREAD = 0.12
"""The standard deviation of a single visit; it shrinks with the square root of the number of visits."""
SURE = 2.0
"""The number of standard deviations above which a difference counts as certain."""
MOST = 0.04
"""The difference between even chances above which it counts as certain in any case: a search hardly visits again what
promises less at first sight."""


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
    """Returns the standard deviation of winning or not, as a share of that of an even chance. The errors of chances
    are in proportion to it: a chance of a few per cent differs less from search to search."""
    return 2.0 * math.sqrt(max(prospect.win * (1.0 - prospect.win), 0.0))


def with_ties_first(thought: Thought, name: Callable[[Any], str], named: Any = None) -> Thought:
    """Returns the thought with the actions that are about equal in front, in the order of their names, which says
    nothing about their quality.

    `name` gives the name of an action. `named` is the action that was presented before, if any: it stays in front as
    long as it is about equal to the best.
    """
    equal = sorted(about_equal(thought), key=lambda one: (one.action != named, name(one.action)))
    others = [one for one in thought.prospects if one not in equal]
    return attrs.evolve(thought, prospects=(*equal, *others), equal=len(equal))
