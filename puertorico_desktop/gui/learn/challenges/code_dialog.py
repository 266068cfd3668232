"""The dialog for game codes: it takes a code, shows the game that the code stands for, and shows the code of the game
at the table."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialogButtonBox, QGroupBox, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from puertorico_desktop.gui.learn.challenges.shared_games import code_of_match, rules_text, seat_lines
from puertorico_desktop.gui.style.verbatim import Label
from puertorico_desktop.gui.texts.challenges import fault_text
from puertorico_desktop.gui.windows.fitted import FittedDialog
from puertorico_desktop.learn.challenges.codes import MOST_LETTERS, SharedGame, game_of
from puertorico_desktop.learn.challenges.faults import CodeError
from puertorico_desktop.match.match import Match

SHOWN_LETTERS = 34
EXAMPLE = "PR 2080 026H 40FY BJRC Q"


class CodeDialog(FittedDialog):
    """The dialog for game codes. `chosen` is emitted with the `SharedGame` of the code that was entered."""

    chosen = Signal(object)

    def __init__(self, match: Match, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self._match = match
        self._game: SharedGame | None = None
        self.label = Label(self)
        self.entry = QLineEdit(self)
        self.entry.setMaxLength(MOST_LETTERS)
        self.entry.setMinimumWidth(SHOWN_LETTERS * self.entry.fontMetrics().averageCharWidth())
        self.label.setBuddy(self.entry)
        self.meaning = Label(self)
        self.meaning.setWordWrap(True)
        self.here = QGroupBox(self)
        self.own = Label(self.here)
        self.own.setWordWrap(True)
        self.own.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.copy_button = QPushButton(self.here)
        self.copy_button.setAutoDefault(False)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.start_button = self.buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self.start_button.setDefault(True)
        row = QHBoxLayout(self.here)
        row.addWidget(self.own, 1)
        row.addWidget(self.copy_button)
        layout = QVBoxLayout(self.page)
        layout.setContentsMargins(0, 0, 0, 0)
        for widget in (self.label, self.entry, self.meaning, self.here):
            layout.addWidget(widget)
        self.keep_in_sight(self.buttons)
        self.entry.textChanged.connect(self._read)
        self.copy_button.clicked.connect(self._copy)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.retranslate_ui()
        self._take_from_clipboard()

    def accept(self) -> None:
        """Close the dialog and emit `chosen`, if the code is valid."""
        if self._game is None:
            return
        super().accept()
        self.chosen.emit(self._game)

    def _take_from_clipboard(self) -> None:
        """Fill in a code found on the clipboard, because users have often just copied one."""
        text = QGuiApplication.clipboard().text()[: MOST_LETTERS + 1]
        try:
            game_of(text)
        except CodeError:
            return
        self.entry.setText(text.strip())
        self.entry.selectAll()

    @Slot()
    def _read(self) -> None:
        """Show the game that the entered code stands for, or the fault in the code."""
        text = self.entry.text()
        self._game = None
        words = ""
        if text.strip():
            try:
                self._game = game_of(text)
            except CodeError as error:
                words = fault_text(error)
        if self._game is not None:
            words = "\n".join((rules_text(self._game), *seat_lines(self._game)))
        self.meaning.setText(words or self.tr("Small letters and spaces do not matter."))
        self.start_button.setEnabled(self._game is not None)

    @Slot()
    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(code_of_match(self._match))
        self.copy_button.setText(self.tr("Copied"))

    def retranslate_ui(self) -> None:
        """Set every text."""
        self.setWindowTitle(self.tr("Game code"))
        self.label.setText(self.tr("&Code of a game that was shared with you"))
        self.entry.setPlaceholderText(EXAMPLE)
        self.here.setTitle(self.tr("The game at the table"))
        self.copy_button.setText(self.tr("C&opy"))
        self.start_button.setText(self.tr("&Play it"))
        try:
            self.own.setText(code_of_match(self._match))
            self.copy_button.setEnabled(True)
        except CodeError as error:
            self.own.setText(fault_text(error))
            self.copy_button.setEnabled(False)
        self._read()

    def changeEvent(self, event: QEvent) -> None:
        """Retranslate the texts when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate_ui()
        super().changeEvent(event)
