"""The draft that a decision begins with, and the steps of the one in the making."""

from __future__ import annotations

from puertorico_desktop.engine.puertorico.expansion_actions import MIXED_BIT
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.phases.payment import Payment
from puertorico_desktop.engine.puertorico.phases.services import Delivery
from puertorico_desktop.engine.puertorico.phases.storage import storage_room
from puertorico_desktop.engine.puertorico.state import DecisionKind
from puertorico_desktop.gui.arrangement import Arrangement
from puertorico_desktop.gui.drafts.base import Draft
from puertorico_desktop.gui.drafts.loading import MixDraft
from puertorico_desktop.gui.drafts.paying import DeliveryDraft, PaymentDraft
from puertorico_desktop.gui.drafts.placing import NoblesDraft, PlacementDraft
from puertorico_desktop.gui.drafts.storing import CratesDraft, StorageDraft


def first_draft(game: PuertoRico, arrangement: Arrangement, before: Arrangement) -> Draft | None:
    """What the decision at hand begins with, if it is answered with a draft: as everything is now.

    `arrangement` is that of the player who is asked, `before` the one before the last move.
    """
    player, phase = game.players[game.asked], game.stack[-1]
    match game.kind:
        case DecisionKind.PLACE_COLONISTS:
            return PlacementDraft.of(player, arrangement)
        case DecisionKind.PLACE_NOBLES:
            return NoblesDraft.beginning(player, arrangement, before)
        case DecisionKind.STORE_GOODS if player.hooks.storage_goods:
            return CratesDraft.beginning(tuple(player.goods), storage_room(player), game.legal_actions())
        case DecisionKind.STORE_GOODS:
            return StorageDraft.beginning(tuple(player.goods), storage_room(player), game.legal_actions())
        case DecisionKind.LOAD_GOODS if game.legal & MIXED_BIT:
            return MixDraft(tuple(player.goods))
    if isinstance(phase, Payment):
        return PaymentDraft.beginning(game, phase, arrangement)
    if isinstance(phase, Delivery):
        return DeliveryDraft.beginning(game, phase, arrangement)
    return None


class Drafting:
    """The draft of the decision at hand and the steps that led to it, each of which can be taken back."""

    def __init__(self, draft: Draft | None = None) -> None:
        self.now = draft
        self._earlier: list[Draft] = []
        self._later: list[Draft] = []

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to take back."""
        return bool(self._earlier)

    @property
    def can_redo(self) -> bool:
        """Whether there is a step to do again."""
        return bool(self._later)

    def step(self, new: Draft) -> None:
        """Go on with another draft, unless nothing has changed."""
        if self.now is not None and new != self.now:
            self._earlier.append(self.now)
            self._later.clear()
            self.now = new

    def undo(self) -> None:
        """Take the last step back."""
        assert self.now is not None
        self._later.append(self.now)
        self.now = self._earlier.pop()

    def redo(self) -> None:
        """Do the last step that was taken back again."""
        assert self.now is not None
        self._earlier.append(self.now)
        self.now = self._later.pop()
