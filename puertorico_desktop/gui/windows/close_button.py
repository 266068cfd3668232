"""The button that takes a board or a panel away which lies over the table."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QToolButton, QWidget

from puertorico_desktop.gui.style.verbatim import set_tip

translate = QCoreApplication.translate

MARGIN = 4
"""How far from the edges of its parent it stays, in pixels."""


class CloseButton(QToolButton):
    """Stays in the upper right corner of its parent, above all else there."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setText("×")
        self.setAutoRaise(True)
        self._retranslate()
        parent.installEventFilter(self)

    def set_side(self, side: int) -> None:
        """Make it a square so wide."""
        self.setFixedSize(side, side)

    def _to_corner(self) -> None:
        parent = self.parentWidget()
        assert parent is not None
        self.move(parent.width() - self.width() - MARGIN, MARGIN)
        self.raise_()

    def _retranslate(self) -> None:
        words = translate("CloseUp", "Close (Esc)")
        set_tip(self, words)
        self.setAccessibleName(words)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the parent."""
        if event.type() == QEvent.Type.Resize:
            self._to_corner()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stay in the corner with another size."""
        super().resizeEvent(event)
        self._to_corner()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
