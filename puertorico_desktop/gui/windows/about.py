"""The dialog about the program: its version, the components that it consists of, and their licences."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from contextlib import suppress

from PySide6.QtCore import QEvent, QSize, Qt, Signal, Slot
from PySide6.QtGui import QShowEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QPlainTextEdit,
    QTableView,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from puertorico_desktop import __version__
from puertorico_desktop.gui.style.icons import Icons
from puertorico_desktop.gui.style.verbatim import Label
from puertorico_desktop.gui.windows.fitted import fit_on_screen
from puertorico_desktop.parts import Part, parts, texts

SIZE = QSize(720, 440)
ICON = 96
"""The side of the icon, in logical pixels."""


class AboutDialog(QDialog):
    """A dialog of three pages: the program, its components with their licences, the texts of the licences. A thread
    reads them."""

    _read = Signal(object, str)
    """Returns the components, and the texts of their licences."""

    def __init__(self, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.picture = Label(self)
        self.picture.setPixmap(icons.pixmap("app", ICON, self.devicePixelRatioF()))
        self.heading, self.words = Label(self), Label(self)
        font = self.heading.font()
        font.setBold(True)
        self.heading.setFont(font)
        for label in (self.heading, self.words):
            label.setWordWrap(True)
        self.model = QStandardItemModel(self)
        self.table = QTableView(self)
        self.table.setModel(self.model)
        self.table.verticalHeader().hide()
        self.table.verticalHeader().setSectionResizeMode(
            QHeaderView.ResizeMode.ResizeToContents
        )  # long licences wrap
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setTabKeyNavigation(False)
        self.table.setShowGrid(False)
        self.licences = QPlainTextEdit(self)
        self.licences.setReadOnly(True)
        self.licences.setTabChangesFocus(True)
        self.tabs = QTabWidget(self)
        for page in (self._first_page(), self.table, self.licences):
            self.tabs.addTab(page, "")
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self.buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(self.tabs)
        layout.addWidget(self.buttons)
        self._read.connect(self._show_parts)
        self.retranslate_ui()
        self.resize(SIZE)

    def _first_page(self) -> QWidget:
        page = QWidget(self)
        beside = QVBoxLayout()
        beside.addWidget(self.heading)
        beside.addWidget(self.words)
        beside.addStretch()
        layout = QHBoxLayout(page)
        layout.addWidget(self.picture, alignment=Qt.AlignmentFlag.AlignTop)
        layout.addLayout(beside, 1)
        return page

    def showEvent(self, event: QShowEvent) -> None:
        """Keep the dialog on the screen, and start reading the components."""
        super().showEvent(event)
        fit_on_screen(self)
        if not event.spontaneous():
            threading.Thread(target=self._collect, name="licence reader", daemon=True).start()

    def _collect(self) -> None:
        found = parts(), texts()
        with suppress(RuntimeError):  # the dialog has been closed
            self._read.emit(*found)

    @Slot(object, str)
    def _show_parts(self, found: Sequence[Part], words: str) -> None:
        self.model.removeRows(0, self.model.rowCount())
        for part in found:
            self.model.appendRow([QStandardItem(text) for text in (part.name, part.version, part.licence)])
        header = self.table.horizontalHeader()
        for column in range(2):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        header.setStretchLastSection(True)
        self.table.resizeRowsToContents()
        self.licences.setPlainText(words)

    def retranslate_ui(self) -> None:
        """Set every text."""
        self.setWindowTitle(self.tr("About"))
        self.heading.setText(self.tr("Puerto Rico Desktop {version}").format(version=__version__))
        words = (
            self.tr(
                "A board game of planting, building, trading and shipping, for people against each other and "
                "against computer players. All artwork was drawn for this program."
            ),
            self.tr(
                "The program is under the MIT licence. Qt, which draws the window, is under the GNU LGPL; you may "
                "put another version of it in the place of the one that came with the program."
            ),
        )
        self.words.setText("\n\n".join(words))
        for page, title in enumerate((self.tr("&Program"), self.tr("P&arts"), self.tr("&Licences"))):
            self.tabs.setTabText(page, title)
        self.model.setHorizontalHeaderLabels([self.tr("Part"), self.tr("Version"), self.tr("Licence")])
        self.table.setAccessibleName(self.tr("Parts of the program"))
        self.licences.setAccessibleName(self.tr("Texts of the licences"))

    def changeEvent(self, event: QEvent) -> None:
        """Translate the texts when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate_ui()
        super().changeEvent(event)
