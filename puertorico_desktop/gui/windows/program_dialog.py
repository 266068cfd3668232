"""The dialog that asks for an external program as a player: its command line, typed or started by choosing a file."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from puertorico_desktop.gui.app.programs import command_for, is_there, program_name
from puertorico_desktop.gui.style.verbatim import Label
from puertorico_desktop.gui.windows.dialog_labels import ErrorLabel
from puertorico_desktop.gui.windows.file_dialog import FileDialog
from puertorico_desktop.gui.windows.fitted import FittedDialog
from puertorico_desktop.saves.converter import cleaned
from puertorico_desktop.saves.names import is_turned

LONGEST_COMMAND = 1000
SHOWN_LETTERS = 44
"""The least number of visible letters of the command line."""


class ProgramDialog(FittedDialog):
    """Asks for a command line. `chosen` is emitted with a command line whose program exists."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.words = Label(self)
        self.words.setWordWrap(True)
        self.label = Label(self)
        self.command = QLineEdit(self)
        self.command.setMaxLength(LONGEST_COMMAND)
        self.command.setMinimumWidth(SHOWN_LETTERS * self.command.fontMetrics().averageCharWidth())
        self.label.setBuddy(self.command)
        self.browse_button = QPushButton(self)
        self.browse_button.setAutoDefault(False)
        self.browse_button.clicked.connect(self._browse)
        self.complaint = ErrorLabel(self)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.choose_button = self.buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self.choose_button.setDefault(True)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        line = QHBoxLayout()
        line.addWidget(self.command, 1)
        line.addWidget(self.browse_button)
        layout = QVBoxLayout(self.page)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.words)
        layout.addWidget(self.label)
        layout.addLayout(line)
        self.keep_in_sight(self.complaint, self.buttons)
        self.retranslate_ui()

    def accept(self) -> None:
        """Accept the program, or show the mistake in the command line."""
        command = cleaned(self.command.text()).strip()
        if not command:
            self._complain(self.tr("Name a program first."))
        elif is_turned(command):
            self._complain(self.tr("There are marks in it that turn the direction of writing: type it anew."))
        elif not is_there(command):
            self._complain(missing(command))
        else:
            super().accept()
            self.chosen.emit(command)

    def _complain(self, words: str) -> None:
        self.complaint.set_message(words)
        self.command.setFocus()

    def _browse(self) -> None:
        dialog = FileDialog.for_reading(self, self.tr("Choose a program"))
        dialog.fileSelected.connect(self.take_file)
        dialog.open()

    def take_file(self, path: str) -> None:
        """Put the program in that file into the command line."""
        self.command.setText(command_for(path))
        self.complaint.hide()
        self.command.setFocus()

    def retranslate_ui(self) -> None:
        """Set every text."""
        self.setWindowTitle(self.tr("Another program"))
        self.words.setText(
            self.tr(
                "A program that speaks the protocol of this one can sit at the table. Name only one that you trust."
            )
        )
        self.label.setText(self.tr("&Program, with its options"))
        self.browse_button.setText(self.tr("&File…"))
        self.choose_button.setText(self.tr("&Let it play"))

    def changeEvent(self, event: QEvent) -> None:
        """Translate the texts when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate_ui()
        super().changeEvent(event)


def missing(command: str) -> str:
    """Returns the message that the program does not exist."""
    words = QCoreApplication.translate("ProgramDialog", "There is no program {name} on this computer.")
    return words.format(name=program_name(command))
