"""Keeps input away from a table that the player does not see yet."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from puertorico_desktop.gui.windows.game_table import GameTable

BEGINNINGS = frozenset({
    QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.ContextMenu, QEvent.Type.KeyPress,
    QEvent.Type.Shortcut,
})  # fmt: skip
"""The events with which an input begins. What follows, such as the release of a button, has no effect without it."""


class InputGate(QObject):
    """Drops, while it is closed, the clicks and keys that are meant for a table, and the shortcuts of `actions`; all
    other input of the window is delivered."""

    def __init__(self, table: GameTable, actions: Collection[QAction], parent: QObject) -> None:
        super().__init__(parent)
        application = QCoreApplication.instance()
        assert application is not None
        self._application = application
        self._table = table
        self._actions = actions
        self.is_closed = False

    def close(self) -> None:
        """Drop input from now on, also what has begun and is not finished."""
        if not self.is_closed:
            self.is_closed = True
            self._application.installEventFilter(self)
        for view in self._table.views:
            view.forget_press()
        for button in self._table.prompt.buttons:
            button.forget_press()

    def open(self) -> None:
        """Deliver all input again."""
        if self.is_closed:
            self.is_closed = False
            self._application.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Drop the events with which an input of the table begins."""
        if event.type() not in BEGINNINGS:
            return False
        if isinstance(watched, QWidget):
            return watched is self._table or self._table.isAncestorOf(watched)
        return event.type() == QEvent.Type.Shortcut and watched in self._actions
