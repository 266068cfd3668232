"""The frame of the focused widget in dialogs that a key has opened, and on a table that a key has begun."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Slot
from PySide6.QtGui import QWindow
from PySide6.QtWidgets import QApplication, QWidget

from puertorico_desktop.gui.windows.input_filter import InputFilter

KEYS = (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride)
"""The events by which a window gets a key; that of a shortcut is the second one only."""


class FocusCues(InputFilter):
    """Marks the focus in a window and the dialogs over it as long as the latest input was a key. Qt itself marks it
    in each window only after a Tab there, and no longer when the window becomes active again; players with a mouse
    need no marks."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.by_key = False
        """Whether the latest input to the window, or to a dialog over it, was a key."""
        self.follow(window)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._mark)

    @Slot(QWidget, QWidget)
    def _mark(self, _before: QWidget | None, now: QWidget | None) -> None:
        if now is None or not self.by_key:
            return
        window = now.window()
        if self._window in (window, window.parentWidget()):
            window.setAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
            now.update()

    def is_discarded(self, window: QWindow, event: QEvent) -> bool:
        """Note whether the latest input to a window was a key."""
        kind = event.type()
        if kind in KEYS:
            self.by_key = True
        elif kind == QEvent.Type.MouseButtonPress:
            self.by_key = False
        return False


def is_used_by_key(widget: QWidget) -> bool:
    """Returns whether the latest input to the window of a widget, or to a dialog over it, was a key."""
    cues = widget.window().findChild(FocusCues)
    return isinstance(cues, FocusCues) and cues.by_key
