"""The objects shared by the parts of the menu Learn."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from attrs import frozen
from PySide6.QtWidgets import QWidget

from puertorico_desktop.gui.games import choices_for
from puertorico_desktop.gui.play.session import GameSession
from puertorico_desktop.gui.style.icons import Icons
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.windows.game_dialogs import GameDialogs
from puertorico_desktop.gui.windows.game_table import GameTable
from puertorico_desktop.gui.windows.pages import Pages
from puertorico_desktop.gui.windows.services import Services


@frozen(eq=False)
class LearnContext:
    """The game session, the table and the services of one window."""

    session: GameSession
    table: GameTable
    pages: Pages
    dialogs: GameDialogs
    services: Services
    start_folder: Callable[[], Path]
    """Returns the folder at which file dialogs start."""
    theme: Theme
    icons: Icons
    window: QWidget

    def choices_for(self, game: str) -> Any:
        """Returns the last choices in the new-game dialog for the game with this id."""
        return choices_for(self.services.preferences.settings, game)
