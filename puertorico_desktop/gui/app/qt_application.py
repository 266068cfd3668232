"""The application object before there is a window: its name, and files that the system requests to open."""

from __future__ import annotations

import sys
from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from puertorico_desktop import PROGRAM, __version__


class FileOpenQueue:
    """The files that the system requests to open; they are queued until there is a window."""

    def __init__(self) -> None:
        self._waiting: list[str] = []
        self._open: Callable[[str], None] | None = None

    def ask_for(self, name: str) -> None:
        """Open that file, or queue it."""
        if self._open is None:
            self._waiting.append(name)
        else:
            self._open(name)

    def pop(self) -> str | None:
        """Returns the last queued file, and empties the queue; None if it is empty."""
        waiting, self._waiting = self._waiting, []
        return waiting[-1] if waiting else None

    def open_with(self, open_file: Callable[[str], None]) -> None:
        """Set the function that opens every file from now on."""
        self._open = open_file


class Application(QApplication):
    """The application. On macOS the name of a double-clicked file arrives in an event, not on the command line."""

    def __init__(self) -> None:
        name_on_windows()
        super().__init__([PROGRAM])  # argv[0] is the name that X11 passes to desktops
        self.setApplicationName(PROGRAM)
        self.setApplicationVersion(__version__)
        self.setOrganizationName(PROGRAM)
        self.setDesktopFileName(PROGRAM)
        if sys.platform == "darwin":  # by default, Tab skips buttons on macOS
            self.styleHints().setTabFocusBehavior(Qt.TabFocusBehavior.TabFocusAllControls)
        self.files = FileOpenQueue()

    def event(self, event: QEvent) -> bool:
        """Handle the request to open a file."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self.files.ask_for(event.file())
            return True
        return super().event(event)


def name_on_windows() -> None:
    """Make the taskbar of Windows group the windows under the program's own name, whatever executable runs its code.

    The shortcuts made by the installer have the same name, so that pinned shortcuts and open windows are grouped.
    """
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(PROGRAM)
