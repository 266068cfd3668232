"""The application, before there is a window: what it is called, and what the system asks of it."""

from __future__ import annotations

import sys
from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from puertorico_desktop import __version__

IDENTIFIER = "puertorico-desktop"
"""What desktops know the program by: its desktop entry on Linux, its group in the taskbar on Windows."""


class AskedFiles:
    """The files that the system wants to be opened; they are kept until there is a window for them."""

    def __init__(self) -> None:
        self._waiting: list[str] = []
        self._open: Callable[[str], None] | None = None

    def ask_for(self, name: str) -> None:
        """The system wants that file."""
        if self._open is None:
            self._waiting.append(name)
        else:
            self._open(name)

    def take(self) -> str | None:
        """Returns the last file of those so far, which all count as opened; None without one."""
        waiting, self._waiting = self._waiting, []
        return waiting[-1] if waiting else None

    def open_with(self, open_file: Callable[[str], None]) -> None:
        """Call that with every file from now on."""
        self._open = open_file


class Application(QApplication):
    """The application. macOS does not name a double-clicked file on the command line, but with an event."""

    def __init__(self) -> None:
        name_on_windows()
        super().__init__([IDENTIFIER])  # X11 tells desktops this one, whatever file the program was started from
        self.setApplicationName(IDENTIFIER)
        self.setApplicationVersion(__version__)
        self.setOrganizationName(IDENTIFIER)
        self.setDesktopFileName(IDENTIFIER)
        if sys.platform == "darwin":  # where Tab passes buttons over unless the system is told otherwise
            self.styleHints().setTabFocusBehavior(Qt.TabFocusBehavior.TabFocusAllControls)
        self.files = AskedFiles()

    def event(self, event: QEvent) -> bool:
        """Pass on the file."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self.files.ask_for(event.file())
            return True
        return super().event(event)


def name_on_windows() -> None:
    """Have the taskbar of Windows put the windows under the program's own name, whichever program runs its code.

    The shortcuts that the installer makes have the same name, so that pinned ones and open windows go together.
    """
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(IDENTIFIER)
