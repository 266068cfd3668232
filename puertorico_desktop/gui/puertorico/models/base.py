"""The base class of all models of Puerto Rico's table."""

from __future__ import annotations

from puertorico_desktop.gui.models.table_model import TableModel
from puertorico_desktop.gui.puertorico.interaction import Interaction
from puertorico_desktop.gui.puertorico.session import PuertoRicoSession


class PuertoRicoModel(TableModel):
    """A model of a part of a game of Puerto Rico."""

    session: PuertoRicoSession
    interaction: Interaction
