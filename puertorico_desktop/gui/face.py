"""What a game brings to the window. `gui.games` has the faces of the games by id."""

from __future__ import annotations

from typing import Any, Protocol

from PySide6.QtGui import QPixmap

from puertorico_desktop.gui.advice.bot_client import BotClient
from puertorico_desktop.gui.play.session import GameSession
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.match.match import GameSetup, Match
from puertorico_desktop.saves.summary import Summary


class GameFace(Protocol):
    """A game in the window."""

    def session(self, setup: GameSetup, bots: BotClient) -> GameSession:
        """Returns a session for games of this kind."""

    def prepared(self, match: Match) -> Any:
        """Returns what the session makes of a match, for `GameSession.open`; may be called in any thread."""

    def laid_out(self, match: Match) -> Any:
        """Returns what `miniature` needs besides the game where it stands; may be called in any thread."""

    def miniature(self, game: Any, laid_out: Any, theme: Theme, ratio: float) -> QPixmap:
        """Returns a small picture of a game, as large as `miniature.SIZE`, in that pixel ratio."""

    def state(self, summary: Summary) -> str:
        """Returns how far a saved game is, in the words of its edition, with a placeholder for `{edition}` and
        `{round}`."""

    def edition_name(self, edition: str) -> str:
        """Returns the name of an edition by its id."""
