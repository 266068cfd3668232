"""What others are expected to take after each action that a search looks at: found on the paths of its looks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

import numpy as np

from puertorico_desktop.bots.base import Reply
from puertorico_desktop.bots.knowledge import GameKnowledge
from puertorico_desktop.bots.search.tree import Found

FEWEST: Final = 8
"""After fewer looks at an action nothing is said of what follows it."""
RAREST: Final = 0.05
"""What happens in a smaller share of the looks is not told."""


def sort_of(knowledge: GameKnowledge[Any, Any], actions: Sequence[Any]) -> str:
    """Returns of which sort the claims are that a decision is about, with the colon behind it; empty if it is about
    none."""
    for action in actions:
        sort, colon, _ = knowledge.claim(action).partition(":")
        if colon:
            return sort + colon
    return ""


def claims(found: Found, knowledge: GameKnowledge[Any, Any], sort: str) -> Iterator[tuple[int, str]]:
    """Returns the seats of others with the first thing of the sort that each has taken in a look ahead, up to the
    next choice of the player who decided."""
    seen = 1 << found.path[0][0].seat
    for node, place in found.path[1:]:
        claim = knowledge.claim(node.actions[place])
        if claim.startswith(sort):
            if node.seat == found.path[0][0].seat:
                return
            if not seen >> node.seat & 1:
                seen |= 1 << node.seat
                yield node.seat, claim


class ReplySums:
    """What followed one action in all looks ahead at it, to be averaged. Without a `sort` nothing is noted."""

    def __init__(self, knowledge: GameKnowledge[Any, Any], sort: str) -> None:
        self._knowledge = knowledge
        self._sort = sort
        self._looks = 0
        self._counts: dict[tuple[int, str], int] = {}
        self._points: dict[tuple[int, str], Any] = {}

    def add(self, found: Found) -> None:
        """One more look."""
        self._looks += 1
        if not self._sort:
            return
        points = None
        for reply in claims(found, self._knowledge, self._sort):
            if points is None:
                points = found.values.terms[found.row].sum(-1, dtype=np.float64)
            self._counts[reply] = self._counts.get(reply, 0) + 1
            self._points[reply] = self._points[reply] + points if reply in self._points else points

    def replies(self) -> tuple[Reply, ...]:
        """Returns what others took not too seldom, the most frequent first."""
        if self._looks < FEWEST:
            return ()
        found = [
            Reply(seat, claim, count / self._looks, tuple((self._points[seat, claim] / count).tolist()))
            for (seat, claim), count in self._counts.items()
            if count >= RAREST * self._looks
        ]
        return tuple(sorted(found, key=lambda one: (-one.share, one.seat, one.claim)))
