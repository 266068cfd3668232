"""A decision in the tree of a search."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any


class Node:
    """A decision in the tree. The lists are parallel to `actions`.

    `utilities` and `wins` sum up the results of each action for the player in `seat`, its first impression included
    as one try: utilities, with what the player likes about the action (`likes`, see `leaning`) in each, and shares of
    the victory. `rule_index` is the index of the action that the rules of thumb
    give; None until they have been asked. `is_whole`: whether all candidates are in the lists.
    """

    __slots__ = (
        "actions",
        "branches",
        "is_whole",
        "likes",
        "priors",
        "rule_index",
        "seat",
        "tries",
        "utilities",
        "visits",
        "wins",
    )

    def __init__(
        self,
        seat: int,
        actions: Sequence[Any],
        utilities: list[float],
        wins: list[float],
        priors: list[float],
        likes: list[float],
    ) -> None:
        self.seat = seat
        self.actions = list(actions)
        self.utilities = utilities
        self.wins = wins
        self.priors = priors
        self.likes = likes
        self.tries = [1] * len(utilities)
        self.branches: list[dict[Hashable, Node]] = [{} for _ in utilities]
        self.visits = 1
        self.rule_index: int | None = None
        self.is_whole = True

    def scale_likes(self, factor: float) -> None:
        """Multiply what the player likes about each action, also in the sums of its results."""
        for place, like in enumerate(self.likes):
            if like:
                self.likes[place] = like * factor
                self.utilities[place] += (like * factor - like) * self.tries[place]

    def add(self, action: Any, utility: float, win: float, prior: float = 0.0, like: float = 0.0) -> None:
        """Add an action; its `prior` is 0 if the search would not have considered it."""
        self.actions.append(action)
        self.utilities.append(utility)
        self.wins.append(win)
        self.priors.append(prior)
        self.likes.append(like)
        self.tries.append(1)
        self.branches.append({})
