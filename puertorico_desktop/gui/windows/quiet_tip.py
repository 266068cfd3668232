"""A sentence in the status line, for as long as it is true of the table in sight and nothing else is said there."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QStatusBar

from puertorico_desktop.gui.play.interaction import TableInteraction
from puertorico_desktop.gui.windows.pages import Pages


class QuietTip(QObject):
    """Shows the tip for the decision at hand while the table is shown; whatever else is said goes before it."""

    told = Signal(str)
    """Something new, to be spoken by a screen reader."""

    def __init__(self, interaction: TableInteraction, pages: Pages, line: QStatusBar, parent: QObject) -> None:
        super().__init__(parent)
        self._interaction = interaction
        self._pages = pages
        self._line = line
        self._tip = ""
        interaction.changed.connect(self.renew)
        pages.changed.connect(self.renew)
        line.messageChanged.connect(self._come_back)

    @Slot()
    def renew(self) -> None:
        """Something else may be asked, or the table may be hidden by a page."""
        before, self._tip = self._tip, "" if self._pages.page else self._interaction.tip()
        if before == self._tip:
            return
        if self._tip:
            self.told.emit(self._tip)
        if self._line.currentMessage() in ("", before):
            self._line.showMessage(self._tip)

    @Slot(str)
    def _come_back(self, words: str) -> None:
        """What was said for a moment is over."""
        if not words and self._tip:
            self._line.showMessage(self._tip)
