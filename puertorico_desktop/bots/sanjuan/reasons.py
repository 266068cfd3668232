"""The reasons of a bot's preference for an action in San Juan: differences between its expectations, and facts, as
ids with values."""

from __future__ import annotations

from puertorico_desktop.bots.base import Thought
from puertorico_desktop.bots.reasons import END, PLAN, clear_differences, something_seems_better
from puertorico_desktop.bots.sanjuan.heuristic.building import payments
from puertorico_desktop.bots.sanjuan.heuristic.keeping import with_values
from puertorico_desktop.bots.sanjuan.plans import plans
from puertorico_desktop.bots.sanjuan.reason import Reason as Reason
from puertorico_desktop.bots.sanjuan.reason import ReasonKind as ReasonKind
from puertorico_desktop.bots.sanjuan.terms import TERMS
from puertorico_desktop.engine.sanjuan.actions import Build, Discard, Pay, Tuck
from puertorico_desktop.engine.sanjuan.game import SanJuan
from puertorico_desktop.engine.sanjuan.phases import builder

MOST = 3
"""The greatest number of reasons given, the weightiest first; a statement that another action only seems better is
not counted."""


def reasons(game: SanJuan, thought: Thought) -> list[Reason]:
    """Returns the reasons for the preferred action of a thought about the decision at hand, the weightiest first;
    before these, the reason for the cards that pay or are given away.

    `game` is the game as the seat that decides may see it.
    """
    if thought.equal > 1:
        return [*_facts(game, thought), Reason(ReasonKind.EQUAL, thought.seat)]
    found = plans(game, thought)
    for one in clear_differences(thought, TERMS):
        kind = ReasonKind.GAIN if one.seat == thought.seat else ReasonKind.HARM
        found.append(Reason(kind, one.seat, one.source, abs(one.points)))
    stability = [Reason(ReasonKind.SURER, thought.seat)] if something_seems_better(thought) else []
    found = [*_facts(game, thought), *sorted(found, key=lambda one: -weight(one))]
    return [*found[:MOST], *stability]


def weight(reason: Reason) -> float:
    """Returns the weight of a reason, in points at the end of the game."""
    match reason.kind:
        case ReasonKind.ENDS | ReasonKind.GOES_ON:
            return END
        case ReasonKind.KEEPS | ReasonKind.OPENS:
            return PLAN * reason.points
    return reason.points


def _facts(game: SanJuan, thought: Thought) -> list[Reason]:
    """Returns the reasons for the preferred action that follow from the hand."""
    action = thought.best.action
    if isinstance(action, Build):
        paid = payment(game, action)
        return [Reason(ReasonKind.PAYMENT, thought.seat, cards=paid.cards, goods=paid.goods)] if paid else []
    if isinstance(action, Pay | Discard | Tuck) and action.cards:
        cheapest = sorted(card for _, card in with_values(game, game.asked)[: len(action.cards)])
        if cheapest == [*action.cards]:
            return [Reason(ReasonKind.LEAST_WORTH, thought.seat, cards=action.cards)]
    return []


def payment(game: SanJuan, action: Build) -> Pay | None:
    """Returns the best payment for the building by rules of thumb; None if it costs nothing."""
    after = game.copy()
    builder.build(after, action)
    return payments(after)[0] if after.site_price else None
