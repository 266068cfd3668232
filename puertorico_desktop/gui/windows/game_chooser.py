"""The games that can be played, at the head of the dialog that asks for one of them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal, Slot
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QWidget

from puertorico_desktop.gui.games import FACES
from puertorico_desktop.gui.style.verbatim import Label


class GameChooser(QWidget):
    """Shows which game the dialog asks for, and lets the player ask for another one."""

    other_wanted = Signal(str)
    """The player wants the game of that id instead."""

    def __init__(self, game: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._game = game
        self.box, self.label = QComboBox(self), Label(self)
        self.box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        for one in FACES:
            self.box.addItem("", one)
        self.box.setCurrentIndex(self.box.findData(game))
        self.label.setBuddy(self.box)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.label)
        row.addWidget(self.box)
        row.addStretch()
        self.box.activated.connect(self._choose)
        self.retranslate_ui()

    def retranslate_ui(self) -> None:
        """Set every text."""
        self.label.setText(self.tr("Game to pla&y"))
        for index, face in enumerate(FACES.values()):
            self.box.setItemText(index, face.name())

    @Slot()
    def _choose(self) -> None:
        wanted = self.box.currentData()
        if wanted != self._game:
            self.other_wanted.emit(wanted)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate_ui()
        super().changeEvent(event)
