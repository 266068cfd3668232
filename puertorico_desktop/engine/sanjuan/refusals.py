"""Finds the reason why an action is not allowed at the current decision."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.sanjuan.actions import (
    AcceptBenefit,
    Action,
    Build,
    ChooseRole,
    Discard,
    Exchange,
    Keep,
    Pass,
    Pay,
    Produce,
    Sell,
    Tuck,
)
from puertorico_desktop.engine.sanjuan.components import Card
from puertorico_desktop.engine.sanjuan.decisions import DecisionKind
from puertorico_desktop.engine.sanjuan.phases import builder, craftsman, recruiter, trader
from puertorico_desktop.engine.sanjuan.phases.round import OFFICE_CARDS
from puertorico_desktop.engine.sanjuan.reasons import Reason
from puertorico_desktop.engine.sanjuan.state import FREE, GameState

ANSWERS: Final[dict[DecisionKind, type[Action]]] = {
    DecisionKind.CHOOSE_ROLE: ChooseRole,
    DecisionKind.BUILD: Build,
    DecisionKind.PAY: Pay,
    DecisionKind.PRODUCE: Produce,
    DecisionKind.SELL: Sell,
    DecisionKind.KEEP: Keep,
    DecisionKind.DISCARD: Discard,
    DecisionKind.EXCHANGE: Exchange,
    DecisionKind.TUCK: Tuck,
    DecisionKind.ACCEPT_BENEFIT: AcceptBenefit,
}
"""The class of actions, besides Pass, for each kind of decision."""

MUST: Final[dict[DecisionKind, Reason]] = {
    DecisionKind.CHOOSE_ROLE: Reason.MUST_CHOOSE_ROLE,
    DecisionKind.PAY: Reason.MUST_PAY,
    DecisionKind.KEEP: Reason.MUST_KEEP,
    DecisionKind.DISCARD: Reason.MUST_DISCARD,
}
"""The reason why a player may not pass, for the decisions at which passing is not allowed."""


def refusal(table: GameState, action: Action) -> Refusal:
    """Returns the reason why an action is not legal; must not be called for a legal one."""
    if table.kind is None:
        return Refusal(Reason.GAME_OVER)
    if isinstance(action, Pass):
        return Refusal(MUST[table.kind])
    if not isinstance(action, ANSWERS[table.kind]):
        return Refusal(Reason.OTHER_DECISION, {"asked": table.kind})
    match action:
        case ChooseRole():
            return _no_role(table, action)
        case Build():
            return builder.why_not_build(table, table.asked, action)
        case Pay():
            return builder.why_not_pay(table, action)
        case Produce():
            return craftsman.why_not(table, action)
        case Sell():
            return trader.why_not(table, action)
        case Keep():
            return recruiter.why_not(table, action)
        case Discard():
            return _not_these(table, action.cards, table.wanted)
        case Exchange():
            given = len(action.cards)
            return _not_these(table, action.cards, min(max(given, 1), OFFICE_CARDS))
        case Tuck():
            return _no_tuck(table, action)
    raise TypeError(f"not an action: {action!r}")


def _no_role(table: GameState, action: ChooseRole) -> Refusal:
    owner = table.role_owners[action.role]
    if owner != FREE:
        return Refusal(Reason.ROLE_TAKEN, {"role": action.role, "seat": owner})
    return Refusal(Reason.NOT_DOUBLED_HERE)


def _not_these(table: GameState, cards: Sequence[Card], wanted: int) -> Refusal:
    hand = table.players[table.asked].hand
    for card in cards:
        if cards.count(card) > hand[card]:
            return Refusal(Reason.NOT_IN_HAND, {"card": card})
    return Refusal(Reason.WRONG_NUMBER, {"wanted": wanted, "given": len(cards)})


def _no_tuck(table: GameState, action: Tuck) -> Refusal:
    player = table.players[table.asked]
    building = action.building
    if building not in (Card.CHAPEL, Card.CHURCH):
        return Refusal(Reason.NOT_UNDER_THAT, {"card": building})
    if not player.city[building]:
        return Refusal(Reason.NOT_IN_CITY, {"card": building})
    if building is Card.CHURCH and player.church_used:
        return Refusal(Reason.CHURCH_USED)
    if building is Card.CHAPEL and (table.step > 0 or len(action.cards) > 1):
        return Refusal(Reason.ONE_CARD_A_ROUND)
    if building is Card.CHURCH and table.step == 0:
        return Refusal(Reason.OTHER_DECISION, {"asked": DecisionKind.TUCK})
    return _not_these(table, action.cards, 1)
