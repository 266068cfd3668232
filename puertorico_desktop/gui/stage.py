"""The whole program for somebody who only looks at it: no screen is needed, no file of the player is touched."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QEvent, QSize, Qt, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from puertorico_desktop.gui.application import Application, Desktop
from puertorico_desktop.gui.logging_setup import log_qt_message
from puertorico_desktop.saves.errors import SaveError
from puertorico_desktop.saves.folders import Folders


def go_without_screen() -> None:
    """Have everything drawn into memory. To be called before the application is made."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"


@contextmanager
def temporary_folders() -> Iterator[Folders]:
    """Folders for a program whose files nobody wants to keep. Raises SaveError."""
    try:
        folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
    except OSError as error:
        raise SaveError.writing(error) from None
    with folder as name:
        yield Folders(Path(name) / "data", Path(name) / "documents")


@contextmanager
def stage() -> Iterator[Desktop]:
    """The program with its window, which is not shown yet; gone afterwards. Raises SaveError."""
    with temporary_folders() as folders:
        qInstallMessageHandler(log_qt_message)
        application = Application(sys.argv[:1])
        desktop = Desktop(application, folders)
        try:
            yield desktop
        finally:
            desktop.window.hide()
            desktop.close()


def show(desktop: Desktop, size: QSize) -> None:
    """Show the window, whatever the size of the screen is, and paint it."""
    window = desktop.window
    window.setWindowState(Qt.WindowState.WindowNoState)
    window.resize(size)
    window.show()
    settle()
    paint_now(desktop)


def settle() -> None:
    """Let everything happen that waits for its turn."""
    for _ in range(3):
        QApplication.processEvents()
        QApplication.sendPostedEvents()


def paint_now(desktop: Desktop) -> None:
    """Paint what has changed, as Qt does it a moment later by itself."""
    QApplication.sendPostedEvents()
    QApplication.sendEvent(desktop.window, QEvent(QEvent.Type.UpdateRequest))
