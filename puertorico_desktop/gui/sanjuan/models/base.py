"""The base class of all models of San Juan's table."""

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
        """The draft of the present answer; None while the interaction is being created, or if there is no draft."""
        return self.interaction.pending
