"""All models of a table, updated from one session."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from puertorico_desktop.gui.models.advice import AdviceModel
from puertorico_desktop.gui.models.log import LogModel
from puertorico_desktop.gui.models.table_model import TableModel
from puertorico_desktop.gui.play.interaction import TableInteraction
from puertorico_desktop.gui.play.session import GameSession


class TableModels(QObject):
    """The areas of a table as models; every game has its own subclass."""

    log: LogModel
    advice: AdviceModel

    def __init__(self, session: GameSession, interaction: TableInteraction, parent: QObject | None = None) -> None:
        super().__init__(parent)
        session.changed.connect(self.refresh)
        session.secrecy.changed.connect(self.refresh)
        interaction.pending_changed.connect(self.refresh_pending)

    def all(self) -> list[TableModel]:
        """Returns every model."""
        raise NotImplementedError

    def of_pending(self) -> list[TableModel]:
        """Returns the models that show the draft of an answer."""
        raise NotImplementedError

    @Slot()
    def refresh(self) -> None:
        """Update all models to the present state of the table."""
        for model in self.all():
            model.refresh()

    @Slot()
    def refresh_pending(self) -> None:
        """Update the models that show the draft of an answer."""
        for model in self.of_pending():
            model.refresh()

    def retranslate(self) -> None:
        """Update all texts after a change of the language."""
        for model in self.all():
            model.retranslate()
