"""What all models of San Juan's table share."""

from __future__ import annotations

from puertorico_desktop.gui.models.table_model import TableModel
from puertorico_desktop.gui.sanjuan.interaction import SanJuanInteraction
from puertorico_desktop.gui.sanjuan.pending import PendingCards
from puertorico_desktop.gui.sanjuan.session import SanJuanSession


class SanJuanModel(TableModel):
    """A model of a game of San Juan."""

    session: SanJuanSession
    interaction: SanJuanInteraction

    @property
    def pending(self) -> PendingCards | None:
        """The choice in the making; None while the interaction is being made or nothing is put together."""
        return self.interaction.pending
