"""Texts with markup, and a check that nothing interprets them."""

from __future__ import annotations

import ctypes
import os
import struct
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt
from PySide6.QtGui import QAction, QTextDocument
from PySide6.QtGui import Qt as QtOfTexts  # the only one with mightBeRichText
from PySide6.QtWidgets import QAbstractItemView, QApplication, QGraphicsView, QLabel, QTextEdit, QWidget
from shiboken6 import isValid

from puertorico_desktop.gui.windows.rules_page import RulesPage

TIP = Qt.ItemDataRole.ToolTipRole
TEXT_ROLES = (TIP, Qt.ItemDataRole.StatusTipRole, Qt.ItemDataRole.WhatsThisRole)
OPENED = 0x00000020


class Bait:
    """A file in a folder of its own that notices being opened, on Linux only."""

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="pr")
        self.path = Path(self._folder.name, "x")
        self.path.write_bytes(b"no picture")
        self.markup = f"<img src={self.path}>"
        self._watch: int | None = None
        if sys.platform == "linux":
            system = ctypes.CDLL(None, use_errno=True)
            self._watch = system.inotify_init1(os.O_NONBLOCK)
            system.inotify_add_watch(self._watch, os.fsencode(self.path), OPENED)

    def taken(self) -> bool:
        """Returns whether it was opened since the last call."""
        if self._watch is None:
            return False
        try:
            return bool(struct.calcsize("iIII") <= len(os.read(self._watch, 4096)))
        except BlockingIOError:
            return False

    def remove(self) -> None:
        if self._watch is not None:
            os.close(self._watch)
        self._folder.cleanup()


def interpreted() -> list[str]:
    """Returns the texts that Qt interprets as HTML anywhere in the program, except for the pages of the rules."""
    found = []
    for window in QApplication.topLevelWidgets():
        for thing in (window, *window.findChildren(QObject)):
            if isValid(thing):
                name = f"{type(thing).__name__} {thing.objectName()}"
                found += [f"{name}: {text}" for text in _guessed(thing) if QtOfTexts.mightBeRichText(text)]
                found += [f"{name}: {page}" for page in _written(thing) if "<img" in page]
    return found


def _guessed(thing: QObject) -> Iterator[str]:
    """Yields the texts of an object that Qt may interpret as HTML."""
    if isinstance(thing, QLabel) and thing.textFormat() != Qt.TextFormat.PlainText:
        yield thing.text()
    if isinstance(thing, QWidget | QAction):
        yield from (thing.toolTip(), thing.statusTip(), thing.whatsThis())
    if isinstance(thing, QAbstractItemView) and thing.model() is not None:
        model = thing.model()
        columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount()
        for role in TEXT_ROLES:
            for column in range(columns):
                yield str(model.headerData(column, Qt.Orientation.Horizontal, role) or "")
                for row in range(model.rowCount(QModelIndex())):
                    yield str(model.index(row, column).data(role) or "")
    if isinstance(thing, QGraphicsView) and thing.scene() is not None:
        # Qt writes the names of a chart as HTML; in it they are escaped.
        yield from (item.toolTip() for item in thing.scene().items() if "<" in item.toolTip())


def _written(thing: QObject) -> Iterator[str]:
    """Yields the HTML in which Qt stores texts."""
    if isinstance(thing, QTextEdit) and not isinstance(thing, RulesPage):
        yield thing.document().toHtml()
    if isinstance(thing, QTextDocument):
        yield thing.toHtml()
