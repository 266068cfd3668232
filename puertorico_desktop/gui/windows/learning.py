"""The menu Learn: what makes players better, and what they have achieved. The main window makes one of these."""

from __future__ import annotations

from typing import Any, Protocol

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from puertorico_desktop.gui.games import choices_for
from puertorico_desktop.gui.learn.challenges.codes_part import CodesPart
from puertorico_desktop.gui.learn.challenges.daily_part import DailyPart
from puertorico_desktop.gui.learn.statistics.part import StatisticsPart
from puertorico_desktop.gui.play.session import GameSession
from puertorico_desktop.gui.style.icons import Icons
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.windows.game_dialogs import GameDialogs
from puertorico_desktop.gui.windows.game_table import GameTable
from puertorico_desktop.gui.windows.pages import Pages
from puertorico_desktop.gui.windows.services import Services


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
        preferences = services.preferences

        def choices(game: str) -> Any:
            return choices_for(preferences.settings, game)

        self.daily = DailyPart(session, pages, services, theme, choices, window)
        codes = CodesPart(session, dialogs, services.keeper, choices, window)
        self.statistics = StatisticsPart(session, pages, dialogs, services, theme, self, window)
        self._parts: list[Part] = [self.daily, codes, self.statistics]

    @property
    def actions(self) -> list[QAction]:
        """Returns the entries of the menu, in its order."""
        return [action for part in self._parts for action in part.actions]

    def close(self) -> None:
        """The window closes: end what still works."""
        self.daily.close()

    def retranslate(self) -> None:
        """Set every text."""
        for part in self._parts:
            part.retranslate()
