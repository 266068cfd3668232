"""Where what a bot expects after its preferred action differs from what it expects after the others: what advice is
made of. An action that was tried more often counts more.

Points at the end of the game tell how much a reason weighs, whatever it is about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import attrs

from puertorico_desktop.bots.base import Prospect, Reply, Thought
from puertorico_desktop.bots.search.merged_thought import pooled_replies

MARGIN = 0.25
"""Smaller differences in points are no reason."""
MARGIN_OF_OTHERS = 1.0
"""The same for what others lose, which a search knows less well."""
LOOKS = 8
"""So often the preferred action must have been looked at, and so often the others together, to be compared."""
LOOKS_AT_OTHERS = 20
"""The same for what others lose; before an action is said to be examined most; and for what others would take."""
LIKELY = 0.5
"""What another player does in so large a share of the looks is what that player would do."""
SELDOM = 0.2
"""What another player does in no larger a share of them, that player would not do."""
MARGIN_OF_PLANS = 1.0
"""So many points another player must gain on the player who decides for a plan to be told; and `MARGIN` of them must
be points that the other one gets more."""
END = 6.0
"""What it weighs, in points, whether the game ends."""
PLAN = 1.25
"""So much more a plan weighs than the differences in points that it explains."""
LEAD = 0.5
"""Who is expected to be so many points ahead of everybody else leads."""


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


@attrs.frozen
class Taken:
    """Another player would take what the claim names, and gain so many points on the player who decides by it.

    `instead` is the claim of the action after which that is so; empty if it is so after the other actions together.
    """

    seat: int
    claim: str
    points: float
    instead: str = ""


def kept_from(thought: Thought, claim: str) -> Taken | None:
    """Returns who would have taken what the preferred action takes, and gained by it; the largest gain if there are
    several. None if nobody would: whether somebody still can take it after that action, the rules tell."""
    others = thought.prospects[1:]
    if not claim or sum(other.visits for other in others) < LOOKS_AT_OTHERS:
        return None
    found = [
        Taken(reply.seat, claim, gain)
        for reply in _pooled(others, claim)
        if (gain := _gain(thought, reply)) is not None and reply.share >= LIKELY
    ]
    return max(found, key=lambda one: one.points, default=None)


def left_to(thought: Thought, claims: Sequence[str]) -> Taken | None:
    """Returns what another player would take after one of the other actions, and hardly would after the preferred
    one, and gain by it; the largest gain if there are several. `claims` are those of the actions of the thought."""
    best = thought.best
    found = [
        Taken(reply.seat, reply.claim, gain, instead)
        for instead, other in zip(claims[1:], thought.prospects[1:], strict=True)
        if instead and other.visits >= LOOKS_AT_OTHERS
        for reply in other.replies
        if reply.share >= LIKELY
        and reply.claim not in (claims[0], instead)
        and _share(best, reply.seat, reply.claim) <= SELDOM
        and (gain := _gain(thought, reply)) is not None
    ]
    return max(found, key=lambda one: one.points, default=None)


def would_take(thought: Thought, claim: str) -> int | None:
    """Returns the other player who most likely takes something after the actions that are not preferred; None if that
    is not likely."""
    others = thought.prospects[1:]
    if not claim or sum(other.visits for other in others) < LOOKS_AT_OTHERS:
        return None
    first = max(_pooled(others, claim), key=lambda reply: reply.share, default=None)
    return None if first is None or first.share < LIKELY else first.seat


def _gain(thought: Thought, reply: Reply) -> float | None:
    """How many points a player who takes something then gains on the one who decides, against the preferred action;
    None if that is not clear."""
    best, seat = thought.best, thought.seat
    more = reply.points[reply.seat] - best.points(reply.seat)
    gain = more + best.points(seat) - reply.points[seat]
    return gain if more >= MARGIN and gain >= MARGIN_OF_PLANS else None


def _share(prospect: Prospect, seat: int, claim: str) -> float:
    return sum(reply.share for reply in prospect.replies if (reply.seat, reply.claim) == (seat, claim))


def _pooled(prospects: Sequence[Prospect], claim: str) -> Iterator[Reply]:
    """Who takes something after any of several actions, each counted by its visits."""
    visits = sum(prospect.visits for prospect in prospects)
    weights = [prospect.visits / visits for prospect in prospects]
    return (reply for reply in pooled_replies(weights, prospects) if reply.claim == claim)


def leads(prospect: Prospect) -> int | None:
    """Returns the seat that is expected to be ahead at the end by half a point at least, None if nobody is."""
    points = [prospect.points(seat) for seat in range(len(prospect.terms))]
    first, *others = sorted(points, reverse=True)
    return points.index(first) if not others or first - others[0] >= LEAD else None


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
