"""Puerto Rico in the window."""

from __future__ import annotations

from PySide6.QtGui import QPixmap

from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import Edition
from puertorico_desktop.gui.advice.bot_client import BotClient
from puertorico_desktop.gui.puertorico.session import PuertoRicoSession
from puertorico_desktop.gui.puertorico.texts import saves
from puertorico_desktop.gui.puertorico.timeline import Arrangements, Timeline
from puertorico_desktop.gui.puertorico.views.miniature import miniature
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.match.match import GameSetup, Match
from puertorico_desktop.saves.summary import Summary


class PuertoRicoFace:
    """See `GameFace`."""

    def session(self, setup: GameSetup, bots: BotClient) -> PuertoRicoSession:
        """Returns a session that knows where everybody's pieces lie."""
        return PuertoRicoSession(setup, bots)

    def prepared(self, match: Match) -> Timeline:
        """Returns where everybody's pieces lay after each action."""
        return Timeline(match)

    def laid_out(self, match: Match) -> Arrangements:
        """Returns where everybody's pieces lie."""
        return Timeline(match).at(match.ply)

    def miniature(self, game: PuertoRico, laid_out: Arrangements, theme: Theme, ratio: float) -> QPixmap:
        """Returns a picture of everybody's island and city, and the ships."""
        return miniature(game, laid_out, theme, ratio)

    def state(self, summary: Summary) -> str:
        """Returns how far a game is, in the words of its edition."""
        return saves.state(summary)

    def edition_name(self, edition: str) -> str:
        """Returns the name of an edition."""
        return saves.edition_name(Edition(edition))
