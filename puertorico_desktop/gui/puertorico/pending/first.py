"""The initial draft of each decision that is answered in several steps."""

from __future__ import annotations

from puertorico_desktop.engine.puertorico.expansion_actions import MIXED_BIT
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.phases.deliveries_and_discards import Delivery
from puertorico_desktop.engine.puertorico.phases.lodging import Lodging
from puertorico_desktop.engine.puertorico.phases.payment import Payment
from puertorico_desktop.engine.puertorico.phases.storage import storage_room
from puertorico_desktop.engine.puertorico.state import DecisionKind
from puertorico_desktop.gui.puertorico.arrangement import Arrangement
from puertorico_desktop.gui.puertorico.pending.base import PendingBoardChoice
from puertorico_desktop.gui.puertorico.pending.loading import PendingMix
from puertorico_desktop.gui.puertorico.pending.lodging import PendingLodging
from puertorico_desktop.gui.puertorico.pending.paying import PendingDelivery, PendingPayment
from puertorico_desktop.gui.puertorico.pending.placing import PendingNobles, PendingPlacement
from puertorico_desktop.gui.puertorico.pending.smuggling import PendingDeed
from puertorico_desktop.gui.puertorico.pending.storing import PendingCrates, PendingStorage


def first_pending(game: PuertoRico, arrangement: Arrangement, before: Arrangement) -> PendingBoardChoice | None:
    """Returns the initial draft for the decision at hand; None if it is not answered with a draft.

    `arrangement` is the board of the player who must decide, `before` is the same board before the last move.
    """
    player, phase = game.players[game.asked], game.stack[-1]
    match game.kind:
        case DecisionKind.PLACE_COLONISTS:
            return PendingPlacement.from_board(player, arrangement)
        case DecisionKind.PLACE_NOBLES:
            return PendingNobles.beginning(player, arrangement, before)
        case DecisionKind.STORE_GOODS if player.hooks.storage_goods:
            return PendingCrates.beginning(tuple(player.goods), storage_room(player), game.legal_actions())
        case DecisionKind.STORE_GOODS:
            return PendingStorage.beginning(tuple(player.goods), storage_room(player), game.legal_actions())
        case DecisionKind.LOAD_GOODS if game.legal & MIXED_BIT:
            return PendingMix(tuple(player.goods))
        case DecisionKind.SMUGGLE:
            return PendingDeed.beginning(game, arrangement)
    if isinstance(phase, Lodging):
        return PendingLodging.beginning(player, arrangement, phase.people, phase.nobles, phase.left, phase.stays)
    if isinstance(phase, Payment):
        return PendingPayment.beginning(game, phase, arrangement)
    if isinstance(phase, Delivery):
        return PendingDelivery.beginning(game, phase, arrangement)
    return None
