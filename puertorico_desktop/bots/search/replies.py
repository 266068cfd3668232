"""The expected replies of others after each action of a search, read from the paths of its playouts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

import numpy as np

from puertorico_desktop.bots.base import Reply
from puertorico_desktop.bots.knowledge import GameKnowledge
from puertorico_desktop.bots.search.impressions import PlayoutResult

FEWEST: Final = 8
"""The least number of playouts of an action after which its replies are told."""
RAREST: Final = 0.05
"""The least share of the playouts in which a reply must occur to be told."""


def sort_of(knowledge: GameKnowledge[Any, Any], actions: Sequence[Any]) -> str:
    """Returns the sort of the claims of a decision's actions, with the colon behind it, such as `role:`; empty if
    none has a claim."""
    for action in actions:
        sort, colon, _ = knowledge.claim(action).partition(":")
        if colon:
            return sort + colon
    return ""


def claims(found: PlayoutResult, knowledge: GameKnowledge[Any, Any], sort: str) -> Iterator[tuple[int, str]]:
    """Yields the seat and the claim of the first thing of the sort that each other seat takes in a playout, up to the
    next such choice of the seat that decided."""
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
    """The sums of the replies in all playouts of one action, to be averaged. Without a `sort` no replies are
    noted."""

    def __init__(self, knowledge: GameKnowledge[Any, Any], sort: str) -> None:
        self._knowledge = knowledge
        self._sort = sort
        self._looks = 0
        self._counts: dict[tuple[int, str], int] = {}
        self._points: dict[tuple[int, str], Any] = {}

    def add(self, found: PlayoutResult) -> None:
        """Add the result of a playout."""
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
        """Returns the replies that are not too rare, the most frequent first; empty after too few playouts."""
        if self._looks < FEWEST:
            return ()
        found = [
            Reply(seat, claim, count / self._looks, tuple((self._points[seat, claim] / count).tolist()))
            for (seat, claim), count in self._counts.items()
            if count >= RAREST * self._looks
        ]
        return tuple(sorted(found, key=lambda one: (-one.share, one.seat, one.claim)))
