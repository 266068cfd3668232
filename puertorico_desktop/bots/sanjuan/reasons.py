"""Why a bot prefers an action in San Juan: differences of what it expects, and facts, as ids with values."""

from __future__ import annotations

from enum import Enum

import attrs

from puertorico_desktop.bots.base import Thought
from puertorico_desktop.bots.reasons import clear_differences, something_seems_better
from puertorico_desktop.bots.sanjuan.heuristic.building import payments
from puertorico_desktop.bots.sanjuan.heuristic.keeping import valued
from puertorico_desktop.bots.sanjuan.terms import TERMS
from puertorico_desktop.engine.sanjuan.actions import Build, Discard, Pay
from puertorico_desktop.engine.sanjuan.components import Card
from puertorico_desktop.engine.sanjuan.game import SanJuan
from puertorico_desktop.engine.sanjuan.phases import builder

MOST = 3
"""So many reasons are given at most, the weightiest first."""


class ReasonKind(Enum):
    """What speaks for an action."""

    GAIN = "gain"
    """The player who is asked gets more points from that source."""
    HARM = "harm"
    """Another player gets fewer points from that source."""
    PAYMENT = "payment"
    """The building is best paid with those cards, which are worth least, and goods."""
    LEAST_WORTH = "least_worth"
    """Those cards are worth least to this city."""
    SURER = "surer"
    """Something else seems to promise more, but has been looked at less."""
    EQUAL = "equal"
    """There is no clear difference between the first actions."""


@attrs.frozen
class Reason:
    """One thing that speaks for an action.

    `seat` is whom it is about, `source` one of `TERMS` and `points` how many more (or fewer) they are; `cards` are
    those that are given away, `goods` the buildings whose goods are.
    """

    kind: ReasonKind
    seat: int
    source: str = ""
    points: float = 0.0
    cards: tuple[Card, ...] = ()
    goods: tuple[Card, ...] = ()


def reasons(game: SanJuan, thought: Thought) -> list[Reason]:
    """Returns what speaks for the preferred action of a thought about the decision at hand, facts first.

    `game` is the table as the seat that decides knows it.
    """
    if thought.equal > 1:
        return [*_facts(game, thought), Reason(ReasonKind.EQUAL, thought.seat)]
    found = [*_facts(game, thought)]
    for one in clear_differences(thought, TERMS):
        kind = ReasonKind.GAIN if one.seat == thought.seat else ReasonKind.HARM
        found.append(Reason(kind, one.seat, one.source, abs(one.points)))
    surer = [Reason(ReasonKind.SURER, thought.seat)] if something_seems_better(thought) else []
    return [*found[:MOST], *surer]


def _facts(game: SanJuan, thought: Thought) -> list[Reason]:
    """Returns what the hand says of the preferred action."""
    action = thought.best.action
    if isinstance(action, Build):
        paid = payment(game, action)
        return [Reason(ReasonKind.PAYMENT, thought.seat, cards=paid.cards, goods=paid.goods)] if paid else []
    if isinstance(action, Pay | Discard) and action.cards:
        cheapest = sorted(card for _, card in valued(game, game.asked)[: len(action.cards)])
        if cheapest == [*action.cards]:
            return [Reason(ReasonKind.LEAST_WORTH, thought.seat, cards=action.cards)]
    return []


def payment(game: SanJuan, action: Build) -> Pay | None:
    """Returns how the seat that is asked what to build pays best for it by rules of thumb; None if it costs
    nothing."""
    after = game.copy()
    builder.build(after, action)
    return payments(after)[0] if after.site_price else None
