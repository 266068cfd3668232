"""The letters of names that are being typed: their fonts are read in a thread, and the text is drawn anew then."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot

from puertorico_desktop.gui.app.background import in_background
from puertorico_desktop.gui.app.fonts import are_drawn, load_for, read_for


class LetterReader(QObject):
    """Reads the fonts in a thread; one object for the whole application, which outlives that thread."""

    loaded = Signal()
    """Emitted when letters that had no font can be drawn."""
    _read = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._read.connect(self._load)

    def need(self, text: str) -> None:
        """Load the fonts that a text needs; `loaded` is emitted then, or never if it needs none."""
        if not are_drawn((text,)):
            in_background(partial(self._read_for, text), "letters of names")

    def _read_for(self, text: str) -> None:
        """Called in the thread."""
        read_for((text,))
        self._read.emit(text)

    @Slot(str)
    def _load(self, text: str) -> None:
        if load_for((text,)):
            self.loaded.emit()


def letter_reader() -> LetterReader:
    """Returns the object of the application."""
    application = QCoreApplication.instance()
    found = None if application is None else application.findChild(LetterReader)
    return found or LetterReader(application)
