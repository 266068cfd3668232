"""Cancelling a drag: the right button puts the piece back where it was."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QDrag, QGuiApplication, QMouseEvent, QWindow
from shiboken6 import isValid


class SecondThoughts(QObject):
    """An event filter on all windows during a drag: without it Qt would drop the piece when any button is
    released."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.came = False
        """Whether the drag has been cancelled."""
        self._windows: list[QWindow] = []
        # The picture under the pointer is a window too, and the one that hears of the button; the drag makes it.
        self._begun = QTimer(self)
        self._begun.setSingleShot(True)
        self._begun.timeout.connect(self.watch)
        self._begun.start(0)

    def watch(self) -> None:
        """Install the filter on all current windows."""
        self._windows = QGuiApplication.topLevelWindows()
        for window in self._windows:
            window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Cancel the drag when the right button is pressed, and consume the event."""
        if not isinstance(event, QMouseEvent) or event.type() != QEvent.Type.MouseButtonPress:
            return False
        if event.button() != Qt.MouseButton.RightButton:
            return False
        self.came = True
        QDrag.cancel()
        return True

    def end(self) -> None:
        """Remove the filter once the drag is over."""
        self._begun.stop()
        for window in self._windows:
            if isValid(window):  # that of the picture has gone
                window.removeEventFilter(self)
        self.deleteLater()
