"""The start of the window: the application with its name, language, colours and log, and the first game."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtWidgets import QApplication

from puertorico_desktop import __version__
from puertorico_desktop.gui.bot_client import BotClient
from puertorico_desktop.gui.languages import ENGLISH, Languages
from puertorico_desktop.gui.logging_setup import install_hooks
from puertorico_desktop.gui.session import GameSession
from puertorico_desktop.gui.theme import Theme
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.gui.windows.new_game import Choices

translate = QCoreApplication.translate


class Desktop:
    """Everything that lives as long as the program runs."""

    def __init__(self, application: QApplication) -> None:
        application.setApplicationName("puertorico-desktop")
        application.setApplicationDisplayName("Puerto Rico")
        application.setApplicationVersion(__version__)
        application.setOrganizationName("puertorico-desktop")
        application.setDesktopFileName("puertorico-desktop")
        self.languages = Languages(application)
        self.languages.use(ENGLISH)
        # The one style that follows a palette of ours on every system.
        application.setStyle("Fusion")
        self.theme = Theme()
        self.theme.apply_to(application)
        self.bots = BotClient()
        self.session = GameSession(Choices().setup(), self.bots)
        self.window = MainWindow(self.session, self.theme)
        application.aboutToQuit.connect(self.close)

    def open(self) -> None:
        """Show the table and ask for the first game; whoever wants none finds one laid out and ready."""
        self.window.show()
        QTimer.singleShot(0, self.window.dialogs.new_game)

    def close(self) -> None:
        """End the bots."""
        self.session.close()


SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
"""On Linux and its relatives one of these tells Qt where a screen is; without any, Qt ends the whole program."""


def has_screen(platform: str = sys.platform, environment: Mapping[str, str] = os.environ) -> bool:
    """Whether there is anything to open a window on."""
    return platform in ("win32", "darwin") or any(environment.get(name) for name in SCREENS)


def run() -> int:
    """Open the window and return the exit status when it is closed; 1 if there is no screen."""
    install_hooks()
    if not has_screen():
        if sys.stderr is not None:
            print(translate("Start", "There is no screen to open the window on."), file=sys.stderr)
        return 1
    application = QApplication(sys.argv[:1])
    desktop = Desktop(application)
    desktop.open()
    return application.exec()
