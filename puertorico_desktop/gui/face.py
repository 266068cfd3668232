"""What a game brings to the window. `gui.games` has the faces of the games by id."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

from PySide6.QtCore import QObject
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from puertorico_desktop.gui.advice.bot_client import BotClient
from puertorico_desktop.gui.app.settings import Settings
from puertorico_desktop.gui.feedback.sounds import Sound
from puertorico_desktop.gui.models.scores import Line, Source, Total
from puertorico_desktop.gui.play.interaction import TableInteraction
from puertorico_desktop.gui.play.replay import Replay
from puertorico_desktop.gui.play.session import GameSession
from puertorico_desktop.gui.style.icons import Icons
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.match.match import GameSetup, Match
from puertorico_desktop.saves.summary import Summary


class GameFace(Protocol):
    """A game in the window."""

    # -- before a game --

    def usual_choices(self) -> Any:
        """Returns what the dialog for a new game shows at first."""

    def new_game_dialog(self, choices: Any, programs: Sequence[str], parent: QWidget) -> Any:
        """Returns the dialog that asks for a game, with a signal `chosen(setup, choices)`.

        `programs` are command lines of other programs that have played before.
        """

    def dialog_before(self, setup: GameSetup, choices: Any, parent: QWidget) -> Any | None:
        """Returns what has to be settled at the table before the game begins, with a signal `chosen(setup)`.

        None if it can begin at once.
        """

    # -- the game at the table --

    def session(self, setup: GameSetup, bots: BotClient) -> GameSession:
        """Returns a session for games of this kind."""

    def prepared(self, match: Match) -> Any:
        """Returns what the session makes of a match, for `GameSession.open`; may be called in any thread."""

    def apply_settings(self, session: Any, settings: Settings) -> None:
        """Carries out the settings that concern this game alone."""

    def interaction(self, session: Any, parent: QObject) -> TableInteraction:
        """Returns the running decision as something to touch."""

    def table(
        self, session: Any, interaction: Any, theme: Theme, icons: Icons, replay: Replay, parent: QWidget
    ) -> Any:
        """Returns the table with everything that lies on it."""

    def turn_of(self, game: Any, names: Sequence[str]) -> str | None:
        """Returns the name of the player whose turn it is; None at the end."""

    def sound_of(self, events: Sequence[Any]) -> Sound | None:
        """Returns the one sound that stands for everything a move brought about; None if nothing is heard."""

    # -- the end, and the list of saved games --

    def result(self, match: Match) -> str:
        """Returns who has won, in a sentence."""

    def endings(self, match: Match) -> Iterable[str]:
        """Returns what brought the end about, in sentences."""

    def score_sources(self, match: Match) -> list[Source]:
        """Returns every source of points, for bars."""

    def score_totals(self, match: Match) -> list[Total]:
        """Returns what every player has in the end, from the winner to the last."""

    def score_lines(self, match: Match) -> list[Line]:
        """Returns the rows of the score sheet, each with a value for every player from the winner to the last."""

    def laid_out(self, match: Match) -> Any:
        """Returns what `miniature` needs besides the game where it stands; may be called in any thread."""

    def miniature(self, game: Any, laid_out: Any, theme: Theme, ratio: float) -> QPixmap:
        """Returns a small picture of a game, as large as `miniature.SIZE`, in that pixel ratio."""

    def state(self, summary: Summary) -> str:
        """Returns how far a saved game is, in the words of its edition, with a placeholder for `{edition}` and
        `{round}`."""

    def edition_name(self, edition: str) -> str:
        """Returns the name of an edition by its id."""
