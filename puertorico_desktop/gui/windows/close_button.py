"""The button that closes a board or a panel that covers the table."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QToolButton, QWidget

from puertorico_desktop.gui.style.verbatim import set_tip

translate = QCoreApplication.translate

MARGIN = 4
"""The distance from the edges of the parent, in pixels."""


class CloseButton(QToolButton):
    """A button in the upper right corner of its parent, above its siblings."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setText("×")
        self.setAutoRaise(True)
        self._retranslate()
        parent.installEventFilter(self)

    def set_side(self, side: int) -> None:
        """Set the side of the square button, in pixels."""
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
        """Move the button when the parent is resized."""
        if event.type() == QEvent.Type.Resize:
            self._to_corner()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the button in the corner after a change of its size."""
        super().resizeEvent(event)
        self._to_corner()

    def changeEvent(self, event: QEvent) -> None:
        """Translate the texts when the language changes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
