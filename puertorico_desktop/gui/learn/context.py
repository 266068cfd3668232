"""What the parts of the menu Learn work with."""

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
    """The game, the table and the services of one window."""

    session: GameSession
    table: GameTable
    pages: Pages
    dialogs: GameDialogs
    services: Services
    start_folder: Callable[[], Path]
    """Tells where files go first."""
    theme: Theme
    icons: Icons
    window: QWidget

    def choices_for(self, game: str) -> Any:
        """Returns what was chosen last for the game with that id."""
        return choices_for(self.services.preferences.settings, game)
