"""Lists the legal actions of the current decision again: for tables made from a save, an observation or a
description."""

from __future__ import annotations

from collections.abc import Sequence

from puertorico_desktop.engine.sanjuan import choices
from puertorico_desktop.engine.sanjuan.actions import Action
from puertorico_desktop.engine.sanjuan.decisions import DecisionKind
from puertorico_desktop.engine.sanjuan.phases import benefit, builder, craftsman, round, trader
from puertorico_desktop.engine.sanjuan.state import GameState


def legal_actions_of(table: GameState) -> Sequence[Action]:
    """Returns the legal actions of the seat that must decide. The table must have its decision; no action is carried
    out."""
    seat = table.asked
    player = table.players[seat]
    match table.kind:
        case DecisionKind.CHOOSE_ROLE:
            return round.role_choices(table, seat)
        case DecisionKind.BUILD:
            return builder.builds(table, seat)
        case DecisionKind.PAY:
            return builder.payments(table)
        case DecisionKind.PRODUCE:
            return craftsman.productions(table, seat)
        case DecisionKind.SELL:
            return trader.sales(table, seat)
        case DecisionKind.KEEP:
            return choices.keeps(table.drawn, table.wanted)
        case DecisionKind.DISCARD:
            return choices.discards(player.hand, player.held, table.wanted)
        case DecisionKind.EXCHANGE:
            return round.exchanges(player)
        case DecisionKind.TUCK:
            return round.tucks(table, player)
        case DecisionKind.ACCEPT_BENEFIT:
            return benefit.ASKED
        case None:
            return ()
