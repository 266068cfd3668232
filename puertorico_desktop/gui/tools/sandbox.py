"""The whole program for inspection only: it needs no screen, and touches no file of the player."""

from __future__ import annotations

import multiprocessing
import os
import shutil
import signal
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import shiboken6
from PySide6.QtCore import QEvent, QSize, Qt, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from puertorico_desktop.bots.base import Budget
from puertorico_desktop.engine.game import AnyGame
from puertorico_desktop.gui.advice.bot_client import BotClient
from puertorico_desktop.gui.app.application import Desktop
from puertorico_desktop.gui.app.logging_setup import log_qt_message
from puertorico_desktop.gui.app.qt_application import Application
from puertorico_desktop.gui.app.screens import check_screen
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.no_screen import VARIABLE, NoScreenError, ScreenFault
from puertorico_desktop.saves.errors import SaveError
from puertorico_desktop.saves.folders import Folders


class SilentBots(BotClient):
    """Bots that accept requests and never answer; they need no process."""

    def ask(
        self,
        bot_name: str,
        seed: int,
        game: AnyGame,
        history: Sequence[Any] = (),
        game_id: str = "",
        budget: Budget | None = None,
    ) -> int:
        """Accept the request, and return its id."""
        self._last_request += 1
        return self._last_request

    consult = ask


def go_without_screen() -> None:
    """Make Qt draw into memory. Must be called before the application is created."""
    os.environ[VARIABLE] = "offscreen"


def go_on_screen_or_without() -> None:
    """Make Qt draw into memory if there is no screen. Must be called before the application is created. Raises
    NoScreenError if a platform was chosen that Qt does not have, or cannot use."""
    try:
        check_screen()
    except NoScreenError as error:
        if error.fault is not ScreenFault.NONE_THERE:
            raise
        go_without_screen()


@contextmanager
def temporary_folders() -> Iterator[Folders]:
    """Provide folders for a program whose files are not kept. Raises SaveError."""
    try:
        folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
    except OSError as error:
        raise SaveError.writing(error) from None
    with folder as name, _ended_by_ctrl_c(Path(name)):
        yield Folders(Path(name) / "data", Path(name) / "documents")


@contextmanager
def _ended_by_ctrl_c(folder: Path) -> Iterator[None]:
    """End the process at Ctrl+C: the exception would be lost in callbacks of Qt."""

    def end(*_: object) -> None:
        for process in multiprocessing.active_children():
            process.kill()
        shutil.rmtree(folder, ignore_errors=True)
        os._exit(128 + signal.SIGINT)

    before = signal.signal(signal.SIGINT, end)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def sandbox(
    folders: Folders, bots: BotClient | None = None, language: str | None = None, game: str | None = None
) -> Iterator[Desktop]:
    """Provide the program with its hidden window, silent, with no page over the table; it is deleted afterwards.

    `game` is the id of the game that the window shows.
    """
    qInstallMessageHandler(log_qt_message)
    application = QApplication.instance()
    if not isinstance(application, QApplication):
        application = Application()
    desktop = Desktop(application, folders, bots, language, game)
    desktop.window.services.preferences.change(sound=False, cover=False)
    try:
        yield desktop
    finally:
        application.aboutToQuit.disconnect(desktop.close)
        desktop.window.hide()
        desktop.close()
        shiboken6.delete(desktop.window)
        qInstallMessageHandler(None)


def show(window: MainWindow, size: QSize) -> None:
    """Show the window in that size, whatever the screen size is, and paint it."""
    window.setWindowState(Qt.WindowState.WindowNoState)
    window.resize(size)
    window.show()
    while not window.windowHandle().isExposed():
        QApplication.processEvents()
    paint_now(window)


def paint_now(window: MainWindow) -> None:
    """Paint pending changes at once, which Qt would otherwise do a moment later."""
    QApplication.sendPostedEvents()
    QApplication.sendEvent(window, QEvent(QEvent.Type.UpdateRequest))
