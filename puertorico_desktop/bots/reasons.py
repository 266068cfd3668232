"""Where what a bot expects after its preferred action differs from what it expects after the others: what advice is
made of. An action that was tried more often counts more."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from puertorico_desktop.bots.base import Prospect, Thought

MARGIN = 0.25
"""Smaller differences in points are no reason."""
MARGIN_OF_OTHERS = 1.0
"""The same for what others lose, which a search knows less well."""
LOOKS = 8
"""So often the preferred action must have been looked at, and so often the others together, to be compared."""
LOOKS_AT_OTHERS = 20
"""The same for what others lose; and before an action is said to be examined most."""


@attrs.frozen
class Difference:
    """A seat comes to so many points more, or fewer, from the source of that name (see `GameKnowledge.terms`)."""

    seat: int
    source: str
    points: float


def clear_differences(thought: Thought, sources: Sequence[str]) -> list[Difference]:
    """Returns what the preferred action brings the player more, or others less, than the other ones; the largest
    first."""
    best, others = thought.best, thought.prospects[1:]
    looks = sum(other.visits for other in others)
    if min(looks, best.visits) < LOOKS:
        return []
    usual = _average(others)
    found = []
    for seat, amounts in enumerate(best.terms):
        for source, amount, other in zip(sources, amounts, usual[seat], strict=True):
            if seat == thought.seat:
                if amount - other >= MARGIN:
                    found.append(Difference(seat, source, amount - other))
            elif looks >= LOOKS_AT_OTHERS and other - amount >= MARGIN_OF_OTHERS:
                found.append(Difference(seat, source, amount - other))
    return sorted(found, key=lambda one: -abs(one.points))


def something_seems_better(thought: Thought) -> bool:
    """Returns whether another action than the preferred one seems to promise more, in whole per cent."""
    if thought.best.visits < LOOKS_AT_OTHERS:
        return False
    seeming = max(round(100 * prospect.win) for prospect in thought.prospects)
    return seeming > round(100 * thought.best.win)


def _average(prospects: Sequence[Prospect]) -> list[list[float]]:
    """What is expected by seat and source, weighted by visits."""
    visits = sum(prospect.visits for prospect in prospects)
    weights = [prospect.visits / visits for prospect in prospects]
    return [
        [sum(w * amount for w, amount in zip(weights, amounts, strict=True)) for amounts in zip(*seat, strict=True)]
        for seat in zip(*(prospect.terms for prospect in prospects), strict=True)
    ]
