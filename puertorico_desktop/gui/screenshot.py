"""The real window as a picture."""

from __future__ import annotations

import os

from PySide6.QtCore import QBuffer, QIODevice, QSize

from puertorico_desktop.gui.stage import go_without_screen, settle, show, stage
from puertorico_desktop.gui.theme import Scheme
from puertorico_desktop.saves.course import Course

SCALING = (
    "QT_AUTO_SCREEN_SCALE_FACTOR",
    "QT_ENABLE_HIGHDPI_SCALING",
    "QT_FONT_DPI",
    "QT_SCALE_FACTOR_ROUNDING_POLICY",
    "QT_SCREEN_SCALE_FACTORS",
    "QT_USE_PHYSICAL_DPI",
)
"""What would make the window another one on another computer."""


def draw(course: Course, size: tuple[int, int], scale: float, language: str, scheme: Scheme) -> bytes:
    """The window with a game on it as a PNG file. Once in a process. Raises SaveError.

    A bot whose turn it is is not asked.
    """
    for name in SCALING:
        os.environ.pop(name, None)
    os.environ["QT_SCALE_FACTOR"] = str(scale)
    go_without_screen()
    with stage() as desktop:
        desktop.languages.use(language)
        desktop.theme.set_scheme(scheme)
        session = desktop.session
        session.open(course, begin=False)
        if session.asked_person is not None:
            session.begin()
        show(desktop, QSize(*size))
        settle()
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        desktop.window.grab().save(buffer, "PNG")
        return bytes(buffer.data().data())
