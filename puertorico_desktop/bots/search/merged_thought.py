"""Merging of the thoughts of several bots that thought independently about one decision."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from puertorico_desktop.bots.base import Prospect, Reply, Thought
from puertorico_desktop.bots.search.ranking import ranked


def merged(thoughts: Sequence[Thought]) -> Thought:
    """Returns the average of several thoughts about the same decision, weighted by visits. There must be one at
    least.

    The preferred action comes first, as in a single search.
    """
    if len(thoughts) == 1:
        return thoughts[0]
    found: dict[Any, list[Prospect]] = {}
    for thought in thoughts:
        for prospect in thought.prospects:
            found.setdefault(prospect.action, []).append(prospect)
    together = ranked([_together(prospects) for prospects in found.values()])
    return Thought(
        thoughts[0].seat,
        tuple(together),
        sum(thought.playouts for thought in thoughts),
        sum(thought.nodes for thought in thoughts),
        max(thought.seconds for thought in thoughts),
        thoughts[0].last_round,
        by_taste=thoughts[0].by_taste,
        level=thoughts[0].level,
    )


def _together(prospects: Sequence[Prospect]) -> Prospect:
    visits = sum(prospect.visits for prospect in prospects)
    weights = [prospect.visits / visits if visits else 1 / len(prospects) for prospect in prospects]
    terms = tuple(
        tuple(_mean(weights, amounts) for amounts in zip(*seat, strict=True))
        for seat in zip(*(prospect.terms for prospect in prospects), strict=True)
    )
    wins = tuple(_mean(weights, shares) for shares in zip(*(prospect.wins for prospect in prospects), strict=True))
    win = _mean(weights, [prospect.win for prospect in prospects])
    utility = _mean(weights, [prospect.utility for prospect in prospects])
    return Prospect(prospects[0].action, visits, win, terms, utility, wins, pooled_replies(weights, prospects))


def pooled_replies(weights: Sequence[float], prospects: Sequence[Prospect]) -> tuple[Reply, ...]:
    """Returns the expected replies of others after any of several actions, or after one action that several bots
    considered, the most likely first: shares are means with these weights, points are also weighted by the shares."""
    found: dict[tuple[int, str], list[tuple[float, Reply]]] = {}
    for weight, prospect in zip(weights, prospects, strict=True):
        for reply in prospect.replies:
            found.setdefault((reply.seat, reply.claim), []).append((weight * reply.share, reply))
    together = []
    for (seat, claim), parts in found.items():
        share = sum(part for part, _ in parts)
        points = [
            sum(part * points for (part, _), points in zip(parts, seats, strict=True)) / share
            for seats in zip(*(reply.points for _, reply in parts), strict=True)
        ]
        together.append(Reply(seat, claim, share, tuple(points)))
    return tuple(sorted(together, key=lambda one: (-one.share, one.seat, one.claim)))


def _mean(weights: Sequence[float], amounts: Sequence[float]) -> float:
    return sum(weight * amount for weight, amount in zip(weights, amounts, strict=True))
