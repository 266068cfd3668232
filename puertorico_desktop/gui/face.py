"""What a game brings to the window. `gui.games` has the faces of the games by id."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol

import attrs
from PySide6.QtCore import QObject
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from puertorico_desktop.gui.advice.bot_client import BotClient
from puertorico_desktop.gui.feedback.sounds import Sound
from puertorico_desktop.gui.models.scores import Line, Source, Total
from puertorico_desktop.gui.play.interaction import TableInteraction
from puertorico_desktop.gui.play.news import News
from puertorico_desktop.gui.play.replay import Replay
from puertorico_desktop.gui.play.session import GameSession
from puertorico_desktop.gui.retelling import Retelling
from puertorico_desktop.gui.style.icons import Icons
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.match.match import GameSetup, Match
from puertorico_desktop.saves.summary import Summary


class GameChoices(Protocol):
    """What players have chosen for their games of one kind: a record that is kept with the settings."""

    def setup(self, seed: int | None = None) -> GameSetup:
        """Returns a game with these choices; with a random seed if none is given."""


@attrs.frozen
class ChoiceTick:
    """One of a game's choices that the settings dialog shows as a tick.

    `text` with the letter for the keyboard behind `&`. `of_new_games`: it counts from the next game on, otherwise at
    once. `is_on` reads it from the choices, `changed` returns the choices with another value for it.
    """

    name: str
    text: str
    of_new_games: bool
    is_on: Callable[[Any], bool]
    changed: Callable[[Any, bool], Any]


@attrs.frozen
class GameBox:
    """A published edition of a game, as the dialog for a new game offers it.

    `edition` is its id, `signs` are the names of some icons that stand for it on a picture.
    """

    edition: str
    name: str
    signs: tuple[str, ...]


def option_tick(name: str, text: str) -> ChoiceTick:
    """Returns the tick for a truth value in the options of the next game; `name` is that of the option."""

    def changed(choices: Any, on: bool) -> Any:
        change: dict[str, Any] = {name: on}
        return attrs.evolve(choices, options=attrs.evolve(choices.options, **change))

    return ChoiceTick(name, text, True, lambda choices: getattr(choices.options, name), changed)


def wish_tick(name: str, text: str) -> ChoiceTick:
    """Returns the tick for a truth value among the choices that counts at once; `name` is its name there."""

    def changed(choices: Any, on: bool) -> Any:
        change: dict[str, Any] = {name: on}
        return attrs.evolve(choices, **change)

    return ChoiceTick(name, text, False, lambda choices: getattr(choices, name), changed)


class GameFace(Protocol):
    """A game in the window."""

    @property
    def has_hidden_hands(self) -> bool:
        """Whether players hold something that the others must not see before the game is over."""

    # -- before a game --

    def name(self) -> str:
        """Returns the name of the game."""

    def played(self, options: Any) -> list[str]:
        """Returns the names of what is played with these options: the edition, then what is added to it."""

    def boxes(self) -> Sequence[GameBox]:
        """Returns the editions from which a player chooses, in the language in force."""

    def usual_choices(self) -> Any:
        """Returns the `GameChoices` of a first game, which hold until others are made."""

    def read_choices(self, data: object) -> Any:
        """Returns the choices in a part of the settings file, as cattrs has written them there.

        Raises SaveError.
        """

    def earlier_choices(self, settings_file: Mapping[str, Any]) -> object | None:
        """Returns the data for `read_choices` from a settings file that does not have choices by game yet.

        None if it has none of this game.
        """

    def ticks(self) -> Sequence[ChoiceTick]:
        """Returns the choices that the settings dialog shows, in the language in force."""

    def new_game_dialog(self, choices: Any, programs: Sequence[str], parent: QWidget) -> Any:
        """Returns the `FittedDialog` that asks for a game, with a signal `chosen(setup, choices)`.

        Its page has a box layout from top to bottom: where there are several games, their pictures are put on top.
        A `NewGameDialog` with several editions shows the one that is chosen there (`show_edition`).
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

    def apply_choices(self, session: Any, choices: Any) -> None:
        """Carries out the choices that count at once, in the game on the table."""

    def interaction(self, session: Any, parent: QObject) -> TableInteraction:
        """Returns the running decision as something to touch."""

    def table(
        self, session: Any, interaction: Any, theme: Theme, icons: Icons, replay: Replay, parent: QWidget
    ) -> Any:
        """Returns the table with everything that lies on it."""

    def turn_of(self, game: Any, names: Sequence[str]) -> str | None:
        """Returns the name of the player whose turn it is; None at the end."""

    def lesson_words(self, options: Any) -> Mapping[str, str]:
        """Returns what the placeholders in the texts of lessons stand for, in the words of the edition and the
        language in force."""

    def news_of(self, session: Any, events: Sequence[Any]) -> News | None:
        """Returns what the player who looks at the table has to read of the events of a move; None if nothing."""

    def sound_of(self, events: Sequence[Any]) -> Sound | None:
        """Returns the one sound that stands for everything a move brought about; None if nothing is heard."""

    def retelling(self, match: Match) -> Retelling:
        """Returns what tells of a match without a table."""

    # -- the end, and the list of saved games --

    def result(self, match: Match) -> str:
        """Returns who has won, in a sentence."""

    def endings(self, match: Match) -> Iterable[str]:
        """Returns what brought the end about, in sentences."""

    def score_sources(self, match: Match) -> list[Source]:
        """Returns every source of points, for bars."""

    def score_totals(self, match: Match) -> list[Total]:
        """Returns what every player has in the end, from the winner to the last."""

    def tie_break(self) -> str:
        """Returns the name of what decides between equal points."""

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
        """Returns the name of the game in an edition, by the id of the edition: several games stand in one list."""

    # -- statistics --

    def statistics_word(self, key: str, edition: str, is_way: bool = False) -> str:
        """Returns the name of what statistics tell of by this id: a source of points, something that was bought, an
        ending, a part of the game; a way to win if that is said. What has no name is called by its id."""

    def feats(self) -> Mapping[str, str]:
        """Returns what is worth trying in this game, in the language in force, by the ids of `Statistics.feats` and
        `Statistics.alone`. What several games have, they say in the same words."""
