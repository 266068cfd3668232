"""The material of advice: clear differences between a bot's expectations after its preferred action and after the
other ones, each weighted by its visits.

The weight of every reason, whatever it is about, is measured in points at the end of the game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import attrs

from puertorico_desktop.bots.base import Prospect, Reply, Thought
from puertorico_desktop.bots.search.merged_thought import pooled_replies

MARGIN = 0.25
"""The least difference, in points, that counts as a reason."""
MARGIN_OF_OTHERS = 1.0
"""The least difference in points lost by another player that counts as a reason; a search knows these less well."""
LOOKS = 8
"""The least number of visits of the preferred action, and of the others together, for a comparison."""
LOOKS_AT_OTHERS = 20
"""The least number of visits for statements about losses of other players, about the replies of others, and about an
action having been examined most."""
LIKELY = 0.5
"""The least share of the playouts in which another player takes something that is said to be expected of that
player."""
SELDOM = 0.2
"""The greatest share of the playouts in which another player takes something that is said not to be expected of that
player."""
MARGIN_OF_PLANS = 1.0
"""The least gain, in points, of another player on the deciding player for a plan to be told; at least `MARGIN` of
these points must be points that the other player gets more."""
END = 6.0
"""The weight, in points, of a reason about whether the game ends."""
PLAN = 1.25
"""The factor by which a plan outweighs the differences in points that it explains."""
LEAD = 0.5
"""The least expected lead over all other players, in points, at which a player is said to lead."""


@attrs.frozen
class Difference:
    """The number of points that a seat gains (or loses, if negative) from a source, named as in
    `GameKnowledge.terms`."""

    seat: int
    source: str
    points: float


def clear_differences(thought: Thought, sources: Sequence[str]) -> list[Difference]:
    """Returns the points by source that the preferred action brings the deciding player more, or other players less,
    than the other actions do; the largest difference first."""
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
class TakenClaim:
    """The statement that another player (`seat`) would take the thing named by `claim`, and so gain `points` points
    on the deciding player.

    `instead` is the claim of the action after which this is expected; empty if it is expected after the other actions
    together.
    """

    seat: int
    claim: str
    points: float
    instead: str = ""


def kept_from(thought: Thought, claim: str) -> TakenClaim | None:
    """Returns the other player who would have taken the thing that the preferred action takes, and gained by it; the
    largest gain if there are several. None if no player would. The search does not tell whether another player can
    still take the thing after the preferred action; the rules do."""
    others = thought.prospects[1:]
    if not claim or sum(other.visits for other in others) < LOOKS_AT_OTHERS:
        return None
    found = [
        TakenClaim(reply.seat, claim, gain)
        for reply in _pooled(others, claim)
        if (gain := _gain(thought, reply)) is not None and reply.share >= LIKELY
    ]
    return max(found, key=lambda one: one.points, default=None)


def left_to(thought: Thought, claims: Sequence[str]) -> TakenClaim | None:
    """Returns a thing that another player would take, and gain by, after one of the other actions, but hardly after
    the preferred one; the largest gain if there are several, None if there is none. `claims` are those of the actions
    of the thought, in the same order."""
    best = thought.best
    found = [
        TakenClaim(reply.seat, reply.claim, gain, instead)
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
    """Returns the seat of the player who most likely takes the thing named by `claim` after the actions that are not
    preferred; None if that is not likely."""
    others = thought.prospects[1:]
    if not claim or sum(other.visits for other in others) < LOOKS_AT_OTHERS:
        return None
    first = max(_pooled(others, claim), key=lambda reply: reply.share, default=None)
    return None if first is None or first.share < LIKELY else first.seat


def _gain(thought: Thought, reply: Reply) -> float | None:
    """Returns the number of points that a player who makes this reply gains on the deciding player, compared with the
    preferred action; None if the gain is not clear."""
    best, seat = thought.best, thought.seat
    more = reply.points[reply.seat] - best.points(reply.seat)
    gain = more + best.points(seat) - reply.points[seat]
    return gain if more >= MARGIN and gain >= MARGIN_OF_PLANS else None


def _share(prospect: Prospect, seat: int, claim: str) -> float:
    return sum(reply.share for reply in prospect.replies if (reply.seat, reply.claim) == (seat, claim))


def _pooled(prospects: Sequence[Prospect], claim: str) -> Iterator[Reply]:
    """Returns the replies that take the thing named by `claim` after any of several actions, each action weighted by
    its visits."""
    visits = sum(prospect.visits for prospect in prospects)
    weights = [prospect.visits / visits for prospect in prospects]
    return (reply for reply in pooled_replies(weights, prospects) if reply.claim == claim)


def expected_leader(prospect: Prospect) -> int | None:
    """Returns the seat that is expected to be ahead at the end by at least half a point (`LEAD`); None if there is
    none."""
    points = [prospect.points(seat) for seat in range(len(prospect.terms))]
    first, *others = sorted(points, reverse=True)
    return points.index(first) if not others or first - others[0] >= LEAD else None


def something_seems_better(thought: Thought) -> bool:
    """Returns whether another action has a higher chance of victory than the preferred one, in whole per cent."""
    if thought.best.visits < LOOKS_AT_OTHERS:
        return False
    highest = max(round(100 * prospect.win) for prospect in thought.prospects)
    return highest > round(100 * thought.best.win)


def _average(prospects: Sequence[Prospect]) -> list[list[float]]:
    """Returns the expected points by seat and source, averaged over the prospects by visits."""
    visits = sum(prospect.visits for prospect in prospects)
    weights = [prospect.visits / visits for prospect in prospects]
    return [
        [sum(w * amount for w, amount in zip(weights, amounts, strict=True)) for amounts in zip(*seat, strict=True)]
        for seat in zip(*(prospect.terms for prospect in prospects), strict=True)
    ]
