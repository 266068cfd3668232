"""Keeping a player's input from a window."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

INPUT = frozenset(
    {
        QEvent.Type.KeyPress,
        QEvent.Type.KeyRelease,
        QEvent.Type.MouseButtonDblClick,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseButtonRelease,
        QEvent.Type.MouseMove,
        QEvent.Type.ShortcutOverride,
        QEvent.Type.TouchBegin,
        QEvent.Type.TouchEnd,
        QEvent.Type.TouchUpdate,
        QEvent.Type.Wheel,
    }
)


class WindowInputBlocker(QObject):
    """Discards keys, shortcuts and the mouse in a window until `release` is called."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._is_blocking = True
        handle = window.windowHandle()
        if handle is not None:
            handle.installEventFilter(self)

    def release(self) -> None:
        """Let the window have its input again."""
        self._is_blocking = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Discard input. An accepted `ShortcutOverride` keeps keys from being shortcuts."""
        if not self._is_blocking or event.type() not in INPUT:
            return False
        event.accept()
        return True
