"""The menu Learn: what makes players better, and what they have achieved. The main window makes one of these."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from puertorico_desktop.gui.learn.lessons.part import LessonsPart
from puertorico_desktop.gui.learn.statistics.part import StatisticsPart
from puertorico_desktop.gui.play.session import GameSession
from puertorico_desktop.gui.style.icons import Icons
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.windows.game_dialogs import GameDialogs
from puertorico_desktop.gui.windows.game_table import GameTable
from puertorico_desktop.gui.windows.pages import Pages
from puertorico_desktop.gui.windows.services import Services
from puertorico_desktop.gui.windows.start_screen import StartChoice


class Part(Protocol):
    """One of the things in the menu, with its pages."""

    @property
    def actions(self) -> list[QAction]:
        """Returns its entries of the menu."""

    def retranslate(self) -> None:
        """Set the texts of the entries."""


class Learning(QObject):
    """Opens the pages of the menu Learn over the table of a window."""

    def __init__(
        self,
        session: GameSession,
        table: GameTable,
        pages: Pages,
        dialogs: GameDialogs,
        services: Services,
        theme: Theme,
        icons: Icons,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self.lessons = LessonsPart(session, table, pages, dialogs, services, theme, window)
        self.statistics = StatisticsPart(session, pages, dialogs, services, theme, self, window)
        self._parts: list[Part] = [self.lessons, self.statistics]

    @property
    def actions(self) -> list[QAction]:
        """Returns the entries of the menu, in its order."""
        return [action for part in self._parts for action in part.actions]

    @property
    def start_choices(self) -> list[StartChoice]:
        """Returns what the start screen offers of all this, in the language in force."""
        return [
            StartChoice(
                "learn",
                self.tr("&Learn"),
                self.tr("Short lessons at the table, from the first role on."),
                "start_learn",
                self.lessons.open_page,
            )
        ]

    def retranslate(self) -> None:
        """Set every text."""
        for part in self._parts:
            part.retranslate()
