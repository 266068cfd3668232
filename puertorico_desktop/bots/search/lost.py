"""The choice in lost positions, in which no action can be said to win more often than another: the place counts, then
points.

A search compares chances of victory. For a seat that has lost, or nearly, these are all alike: a point more or less
hardly changes them, so the noise of the search, or the level's random errors, would decide. Points thrown away then
cost a place, and may decide the game for another player.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from puertorico_desktop.bots.base import Prospect, Thought

LOST: Final = 0.2
"""The greatest chance, as a share of an even one, at which a seat counts as nearly lost."""
SAME_SHARE: Final = 0.3
"""Chances of such a seat count as equal if they lie behind the best one by less than this share of it."""
SAME: Final = 0.002
"""Chances also count as equal if they differ by less than this."""
PLACE_POINTS: Final = 3.0
"""The expected lead in points over another player at which the odds to be ahead at the end are e to 1."""
POINT: Final = 0.01
"""The weight of a point relative to a place."""


def is_lost(thought: Thought) -> bool:
    """Returns whether the seat that thinks can hardly win any more, whichever action it takes."""
    players = len(thought.best.terms)
    return players > 1 and max(one.win for one in thought.prospects) <= LOST / players


def best_place(thought: Thought, weighed: float) -> Prospect[Any]:
    """Returns the prospect with the best expected place, for a seat that has nearly lost.

    Only those prospects count whose visits are at least the share `weighed` of the greatest number of visits, and
    whose chance cannot be told from the best chance among these.
    """
    most = max(one.visits for one in thought.prospects)
    known = [one for one in thought.prospects if one.visits >= weighed * most]
    win = max(one.win for one in known)
    alike = [one for one in known if win - one.win <= max(SAME, SAME_SHARE * win)]
    return max(alike, key=lambda one: standing(one, thought.seat))


def standing(prospect: Prospect[Any], seat: int) -> float:
    """Returns the expected number of other players behind the seat at the end, with a small addition for its
    points."""
    points = np.array([prospect.points(place) for place in range(len(prospect.terms))])
    ahead = np.delete(points[seat] - points, seat)
    return float((1 / (1 + np.exp(-ahead / PLACE_POINTS))).sum() + POINT * points[seat])
