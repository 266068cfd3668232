"""The field for the name of a player, in the letters of any language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Slot
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from puertorico_desktop.gui.app.letter_reader import letter_reader


class NameEdit(QLineEdit):
    """A line for a name. Letters without a font are drawn as soon as theirs is loaded."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(name, parent)
        self._reader = letter_reader()
        self._reader.loaded.connect(self._draw_anew)
        self.textChanged.connect(self._reader.need)
        self._reader.need(name)

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        """Show what an input method composes, which is no part of the text yet."""
        self._reader.need(event.preeditString())
        super().inputMethodEvent(event)

    @Slot()
    def _draw_anew(self) -> None:
        """Have Qt choose the glyphs anew, which it keeps as long as text and font are the same."""
        QCoreApplication.sendEvent(self, QEvent(QEvent.Type.FontChange))
