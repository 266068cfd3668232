"""The dialogs that ask for a file: the native one where the system has one, otherwise that of Qt, kept on the
screen."""

from __future__ import annotations

from PySide6.QtCore import QChildEvent, QDate, QDateTime, QEvent, QLocale, Qt, QTime
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFileDialog, QMessageBox, QSplitter, QTreeView, QWidget

from puertorico_desktop.gui.windows.fitted import fit_on_screen

WANTED = (940, 480)
"""The preferred size of Qt's own dialog, in pixels, where the screen has room for it."""
SIDE_BAR = 180
"""The width of the list of places in Qt's own dialog, in pixels."""
NAME_COLUMN = 300
SIZE, DATE = 1, 3
"""The columns whose texts would be useless if they were cut off."""
LONG_DATE, LONG_TIME = QDate(2026, 12, 28), QTime(23, 48)
"""A date and a time whose text is about as wide as any."""


class FileDialog(QFileDialog):
    """A file dialog that deletes itself when it is closed. `fileSelected` is emitted with the answer."""

    def __init__(self, parent: QWidget, title: str, place: str = "") -> None:
        """`place` is the folder that is shown first, or a file in it."""
        super().__init__(parent, title, place)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.resize(*WANTED)

    @classmethod
    def for_saving(cls, parent: QWidget, title: str, place: str, suffix: str) -> FileDialog:
        """Returns a dialog that asks for a file to write; the suffix is added to names, and overwriting is
        confirmed."""
        dialog = cls(parent, title, place)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(suffix)
        return dialog

    @classmethod
    def for_reading(cls, parent: QWidget, title: str, place: str = "") -> FileDialog:
        """Returns a dialog that asks for an existing file."""
        dialog = cls(parent, title, place)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        return dialog

    def showEvent(self, event: QShowEvent) -> None:
        """Give Qt's own dialog room for names, and keep its buttons on the screen."""
        super().showEvent(event)
        fit_on_screen(self)
        for splitter in self.findChildren(QSplitter):
            splitter.setSizes([SIDE_BAR, self.width() - SIDE_BAR])
        for files in self.findChildren(QTreeView):
            files.setColumnWidth(0, NAME_COLUMN)
            metrics, moment = files.fontMetrics(), QDateTime(LONG_DATE, LONG_TIME)
            written = QLocale().toString(moment, QLocale.FormatType.ShortFormat)
            for column, words in ((SIZE, "0000.00 KiB"), (DATE, written)):
                files.setColumnWidth(column, metrics.horizontalAdvance(words) + 2 * metrics.height())

    def childEvent(self, event: QChildEvent) -> None:
        """Show the message boxes of Qt, which contain file names, as plain text."""
        box = event.child()
        if event.type() == QEvent.Type.ChildPolished and isinstance(box, QMessageBox):
            box.setTextFormat(Qt.TextFormat.PlainText)
        super().childEvent(event)
