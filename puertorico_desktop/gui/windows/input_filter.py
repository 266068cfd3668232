"""Filtering the input of windows before Qt passes it to a widget."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QWindow
from PySide6.QtWidgets import QWidget


class InputFilter(QObject):
    """An event filter on a window and the dialogs over it."""

    def follow(self, window: QWidget) -> None:
        """Filter the input of the window, or of a dialog over it, from the next time it is shown."""
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Filter the native window of what is shown; returns whether an event is discarded."""
        if isinstance(watched, QWindow):
            return self.is_discarded(watched, event)
        handle = watched.windowHandle() if isinstance(watched, QWidget) and event.type() == QEvent.Type.Show else None
        if handle is not None:
            handle.installEventFilter(self)  # a second time only moves it
        return False

    def is_discarded(self, window: QWindow, event: QEvent) -> bool:
        """Handle the event of a window; returns whether Qt must not get it."""
        raise NotImplementedError
