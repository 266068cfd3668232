"""Screenshots of the real window."""

from __future__ import annotations

import os

from PySide6.QtCore import QBuffer, QIODevice, QSize
from PySide6.QtWidgets import QApplication

from puertorico_desktop.gui.style.theme import Scheme
from puertorico_desktop.gui.tools.sandbox import SilentBots, go_without_screen, sandbox, show, temporary_folders
from puertorico_desktop.match.match import Match

SCALING = (
    "QT_AUTO_SCREEN_SCALE_FACTOR",
    "QT_ENABLE_HIGHDPI_SCALING",
    "QT_FONT_DPI",
    "QT_SCALE_FACTOR_ROUNDING_POLICY",
    "QT_SCREEN_SCALE_FACTORS",
    "QT_USE_PHYSICAL_DPI",
)
"""The environment variables that would make the window look different on another computer."""


def draw(
    match: Match, size: tuple[int, int], scale: float, language: str, scheme: Scheme, text_size: int = 100
) -> bytes:
    """Returns the window with a game as a PNG file, with texts of `text_size` per cent. May be called once in a
    process.

    A bot that must decide never answers. Raises SaveError.
    """
    for name in SCALING:
        os.environ.pop(name, None)
    os.environ["QT_SCALE_FACTOR"] = str(scale)
    go_without_screen()
    game = match.setup.options.game
    with temporary_folders() as folders, sandbox(folders, SilentBots(), language, game) as desktop:
        desktop.theme.set_scheme(scheme)
        desktop.window.services.preferences.change(text_size=text_size)
        session = desktop.session
        # `begin` would show the score sheet of a finished game over the table.
        session.open(match, begin=match.record.game.decision is not None)
        show(desktop.window, QSize(*size))
        QApplication.processEvents()
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        desktop.window.grab().save(buffer, "PNG")
        return bytes(buffer.data().data())
