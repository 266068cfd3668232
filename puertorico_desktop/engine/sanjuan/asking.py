"""The decision at hand listed again: for tables put together from a save, a seat's view or by hand."""

from __future__ import annotations

from collections.abc import Sequence

from puertorico_desktop.engine.sanjuan import choices
from puertorico_desktop.engine.sanjuan.actions import Action
from puertorico_desktop.engine.sanjuan.decisions import DecisionKind
from puertorico_desktop.engine.sanjuan.phases import benefit, builder, craftsman, round, trader
from puertorico_desktop.engine.sanjuan.state import GameState


def listed(table: GameState) -> Sequence[Action]:
    """What the seat that is asked may do. The table has its decision; nothing is carried out."""
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
