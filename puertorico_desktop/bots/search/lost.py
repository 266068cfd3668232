"""What is left to play for when nobody can tell any more which action wins more often: the place, then points.

A search weighs chances of victory. To a seat that has lost, or as good as, they are all alike: a point more or less
hardly shows in them, and what is left of the search's noise, or a level's own chance, decides. Points thrown away
there cost a place, and give the game to somebody.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from puertorico_desktop.bots.base import Prospect, Thought

LOST: Final = 0.2
"""A seat has as good as lost when its chance is no more than this share of an even one."""
SAME_SHARE: Final = 0.3
"""Chances of such a seat are alike that lie behind the best one by less than this share of it."""
SAME: Final = 0.002
"""So are chances that differ by less than this."""
PLACE_POINTS: Final = 3.0
"""So many points ahead of somebody, as expected, is likely to be ahead at the end: odds of e to 1."""
POINT: Final = 0.01
"""What a point counts beside a place."""


def is_lost(thought: Thought) -> bool:
    """Returns whether the seat that thinks can hardly win any more, whatever it does."""
    players = len(thought.best.terms)
    return players > 1 and max(one.win for one in thought.prospects) <= LOST / players


def best_place(thought: Thought, weighed: float) -> Prospect[Any]:
    """Returns the prospect with the best place, for a seat that has as good as lost.

    Only those count that were looked at no less often than the share `weighed` of the most, and that win as often as
    any of these, as far as can be told.
    """
    most = max(one.visits for one in thought.prospects)
    known = [one for one in thought.prospects if one.visits >= weighed * most]
    win = max(one.win for one in known)
    alike = [one for one in known if win - one.win <= max(SAME, SAME_SHARE * win)]
    return max(alike, key=lambda one: standing(one, thought.seat))


def standing(prospect: Prospect[Any], seat: int) -> float:
    """Returns how many of the others the seat is expected to leave behind, and a little for its points."""
    points = np.array([prospect.points(place) for place in range(len(prospect.terms))])
    ahead = np.delete(points[seat] - points, seat)
    return float((1 / (1 + np.exp(-ahead / PLACE_POINTS))).sum() + POINT * points[seat])
