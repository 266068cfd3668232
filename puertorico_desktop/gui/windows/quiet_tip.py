"""A hint in the status line, shown as long as it applies to the table and no other message is shown."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QStatusBar

from puertorico_desktop.gui.play.interaction import TableInteraction
from puertorico_desktop.gui.windows.pages import Pages


class QuietTip(QObject):
    """Shows the tip for the current decision while the table is shown; other messages take precedence."""

    speech_requested = Signal(str)
    """Emitted with a new tip, for screen readers."""

    def __init__(self, interaction: TableInteraction, pages: Pages, line: QStatusBar, parent: QObject) -> None:
        super().__init__(parent)
        self._interaction = interaction
        self._pages = pages
        self._line = line
        self._tip = ""
        interaction.changed.connect(self.refresh)
        pages.changed.connect(self.refresh)
        line.messageChanged.connect(self._come_back)

    @Slot()
    def refresh(self) -> None:
        """Update the tip after a change of the decision or of the page."""
        before, self._tip = self._tip, "" if self._pages.page else self._interaction.tip()
        if before == self._tip:
            return
        if self._tip:
            self.speech_requested.emit(self._tip)
        if self._line.currentMessage() in ("", before):
            self._line.showMessage(self._tip)

    @Slot(str)
    def _come_back(self, words: str) -> None:
        """Show the tip again after a temporary message."""
        if not words and self._tip:
            self._line.showMessage(self._tip)
