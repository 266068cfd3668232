"""Cancelling a drag: the right button puts the piece back where it was."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QDrag, QGuiApplication, QMouseEvent, QWindow
from shiboken6 import isValid


class DragCanceller(QObject):
    """An event filter on all windows during a drag: without it Qt would drop the piece when any button is
    released."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.is_cancelled = False
        """Whether the drag has been cancelled."""
        self._windows: list[QWindow] = []
        # The drag's picture is a window of its own, which gets the button event; it exists once the drag has begun.
        self._begun = QTimer(self)
        self._begun.setSingleShot(True)
        self._begun.timeout.connect(self.install)
        self._begun.start(0)

    def install(self) -> None:
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
        self.is_cancelled = True
        QDrag.cancel()
        return True

    def end(self) -> None:
        """Remove the filter once the drag is over."""
        self._begun.stop()
        for window in self._windows:
            if isValid(window):  # the window of the drag's picture has been deleted
                window.removeEventFilter(self)
        self.deleteLater()
