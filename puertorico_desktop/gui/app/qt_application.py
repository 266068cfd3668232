"""The application, before there is a window: what it is called, and what the system asks of it."""

from __future__ import annotations

import sys
from collections.abc import Callable

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from puertorico_desktop import __version__

IDENTIFIER = "puertorico-desktop"
"""What desktops know the program by: its desktop entry on Linux, its group in the taskbar on Windows."""


class Application(QApplication):
    """The application. macOS does not name a double-clicked file on the command line, but with an event.

    Events that come before there is a window to open the files are kept.
    """

    def __init__(self, arguments: list[str]) -> None:
        name_on_windows()
        super().__init__(arguments)
        self.setApplicationName(IDENTIFIER)
        self.setApplicationVersion(__version__)
        self.setOrganizationName(IDENTIFIER)
        self.setDesktopFileName(IDENTIFIER)
        self._files: list[str] = []
        self._open: Callable[[str], None] | None = None

    def event(self, event: QEvent) -> bool:
        """Pass on the file."""
        if isinstance(event, QFileOpenEvent) and event.file():
            if self._open is None:
                self._files.append(event.file())
            else:
                self._open(event.file())
            return True
        return super().event(event)

    def take_file(self) -> str | None:
        """Returns the last file that was asked for so far, which then counts as opened; None without one."""
        files, self._files = self._files, []
        return files[-1] if files else None

    def open_files_with(self, open_file: Callable[[str], None]) -> None:
        """Call that with every file from now on."""
        self._open = open_file


def name_on_windows() -> None:
    """Have the taskbar of Windows put the windows under the program's own name, whichever program runs its code.

    The shortcuts that the installer makes have the same name, so that pinned ones and open windows go together.
    """
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(IDENTIFIER)
