"""The interface between a game and the window. `gui.games` has the faces of the games by id."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

import attrs
from PySide6.QtCore import QObject
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from puertorico_desktop.gui.advice.bot_client import BotClient
from puertorico_desktop.gui.feedback.sounds import Sound
from puertorico_desktop.gui.match_describer import MatchDescriber
from puertorico_desktop.gui.models.scores import Belongings, Line, Source, Total
from puertorico_desktop.gui.play.interaction import TableInteraction
from puertorico_desktop.gui.play.news import News
from puertorico_desktop.gui.play.replay import Replay
from puertorico_desktop.gui.play.session import GameSession
from puertorico_desktop.gui.style.icons import Icons
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.match.match import GameSetup, Match
from puertorico_desktop.saves.summary import Summary

if TYPE_CHECKING:
    from puertorico_desktop.gui.windows.floating_card import FloatingCard


class GameChoices(Protocol):
    """The choices that a player has made for games of one kind: a record that is stored with the settings."""

    def setup(self, seed: int | None = None) -> GameSetup:
        """Returns the setup of a game with these choices; with a random seed if none is given."""


@attrs.frozen
class ChoiceTick:
    """One of a game's choices that the settings dialog shows as a check box.

    `text` has the mnemonic letter after `&`. `of_new_games`: the choice takes effect with the next game, otherwise at
    once. `is_on` reads it from the choices, `changed` returns the choices with another value for it.
    """

    name: str
    text: str
    of_new_games: bool
    is_on: Callable[[Any], bool]
    changed: Callable[[Any, bool], Any]


@attrs.frozen
class GameBox:
    """A published edition of a game, as offered by the dialog for a new game.

    `edition` is its id, `signs` are the names of some icons that represent it on a picture.
    """

    edition: str
    name: str
    signs: tuple[str, ...]


def option_tick(name: str, text: str) -> ChoiceTick:
    """Returns the check box for a boolean option of the next game; `name` is that of the option."""

    def changed(choices: Any, on: bool) -> Any:
        change: dict[str, Any] = {name: on}
        return attrs.evolve(choices, options=attrs.evolve(choices.options, **change))

    return ChoiceTick(name, text, True, lambda choices: getattr(choices.options, name), changed)


def live_tick(name: str, text: str) -> ChoiceTick:
    """Returns the check box for a boolean among the choices that takes effect at once; `name` is its name there."""

    def changed(choices: Any, on: bool) -> Any:
        change: dict[str, Any] = {name: on}
        return attrs.evolve(choices, **change)

    return ChoiceTick(name, text, False, lambda choices: getattr(choices, name), changed)


class GameFace(Protocol):
    """The parts of a game that the window needs."""

    def has_hidden_hands(self, options: Any) -> bool:
        """Returns whether players have pieces that the others must not see before a game with these options is
        over."""

    # -- before a game --

    def name(self) -> str:
        """Returns the name of the game."""

    def played(self, options: Any) -> list[str]:
        """Returns the names of the edition and the additions that these options play with, the edition first."""

    def boxes(self) -> Sequence[GameBox]:
        """Returns the editions from which a player chooses, in the current language."""

    def usual_choices(self) -> Any:
        """Returns the default `GameChoices`."""

    def read_choices(self, data: object) -> Any:
        """Returns the choices in a part of the settings file, as written there by cattrs.

        Raises SaveError if they cannot be read.
        """

    def earlier_choices(self, settings_file: Mapping[str, Any]) -> object | None:
        """Returns the data for `read_choices` from a settings file of the older format, without choices by game.

        None if the file has none of this game.
        """

    def ticks(self) -> Sequence[ChoiceTick]:
        """Returns the choices that the settings dialog shows, in the current language."""

    def new_game_dialog(self, choices: Any, programs: Sequence[str], parent: QWidget, in_turns: bool = False) -> Any:
        """Returns the `FittedDialog` that asks for a game, with a signal `chosen(setup, choices)`.

        Its page has a vertical box layout: where there are several games, their pictures are put on top. A
        `NewGameDialog` with several editions shows the one that is chosen there (`show_edition`). `programs` are
        command lines of external programs used before. With `in_turns`, the caller completes the dialog with its
        method `build`.
        """

    def dialog_before(self, setup: GameSetup, choices: Any, parent: QWidget) -> Any | None:
        """Returns the dialog about decisions that precede the game, with a signal `chosen(setup)`.

        None if the game can begin at once.
        """

    # -- the game at the table --

    def load(self) -> None:
        """Import the modules that a window with a game of this kind needs; may be called in any thread."""

    def session(self, setup: GameSetup, bots: BotClient) -> GameSession:
        """Returns a session for games of this kind."""

    def prepared(self, match: Match) -> Any:
        """Returns the data that the session derives from a match, for `GameSession.open`; may be called in any
        thread."""

    def apply_choices(self, session: Any, choices: Any) -> None:
        """Apply the choices that take effect at once to the game on the table."""

    def interaction(self, session: Any, parent: QObject) -> TableInteraction:
        """Returns the interaction by which the current decision is answered with pieces."""

    def table(
        self, session: Any, interaction: Any, theme: Theme, icons: Icons, replay: Replay, parent: QWidget
    ) -> Any:
        """Returns the table; `GameTable.build` creates its parts."""

    def turn_of(self, game: Any, names: Sequence[str]) -> str | None:
        """Returns the name of the player whose turn it is; None at the end."""

    def lesson_words(self, options: Any) -> Mapping[str, str]:
        """Returns the values of the placeholders in the texts of lessons, in the words of the edition and the current
        language."""

    def news_of(self, session: Any, events: Sequence[Any]) -> News | None:
        """Returns the news for the viewer of the table in the events of a move; None if there are none."""

    def sound_of(self, events: Sequence[Any]) -> Sound | None:
        """Returns the single sound for all events of a move; None for silence."""

    def describer(self, match: Match) -> MatchDescriber:
        """Returns the `MatchDescriber` of a match, which describes it without a table."""

    # -- the end, and the list of saved games --

    def result(self, match: Match) -> str:
        """Returns the result of the game, in a sentence."""

    def endings(self, match: Match) -> Iterable[str]:
        """Returns the causes of the end of the game, in sentences."""

    def score_sources(self, match: Match) -> list[Source]:
        """Returns every source of points, for bar charts."""

    def score_totals(self, match: Match) -> list[Total]:
        """Returns the final total of every player, from the winner to the last."""

    def tie_break(self) -> str:
        """Returns the name of the criterion between players with equal points."""

    def score_lines(self, match: Match) -> list[Line]:
        """Returns the rows of the score sheet, each with a value for every player from the winner to the last."""

    def belongings(self, match: Match) -> Belongings | None:
        """Returns the pieces that every player has got in each round and has left; None for a score sheet without
        them."""

    def piece_card(self, match: Match, theme: Theme, icons: Icons, parent: QWidget) -> FloatingCard:
        """Returns the card about the pieces of `belongings`, which shows them by their refs; `parent` is the widget
        that it floats on."""

    def laid_out(self, match: Match) -> Any:
        """Returns the data that `miniature` needs besides the position; may be called in any thread."""

    def miniature(self, game: Any, laid_out: Any, theme: Theme, ratio: float) -> QPixmap:
        """Returns a small picture of a game, of the size `miniature.SIZE`, for that device pixel ratio."""

    def state(self, summary: Summary) -> str:
        """Returns the progress of a saved game, in the words of its edition, with placeholders `{edition}` and
        `{round}`."""

    def edition_name(self, edition: str) -> str:
        """Returns the name of the game in an edition, by the id of the edition, for lists of several games."""

    def automatic_title(self) -> str:
        """Returns the name of the game's automatic opponent as a kind of player; empty if it has none."""

    # -- statistics --

    def statistics_word(self, key: str, edition: str, is_way: bool = False) -> str:
        """Returns the name for an id in the statistics: a source of points, a purchase, an ending or a part of the
        game; a way to win if requested. An id without a name is returned as it is."""

    def feats(self) -> Mapping[str, str]:
        """Returns the achievements of this game, in the current language, by the ids of `Statistics.feats` and
        `Statistics.alone`. Achievements that several games share have the same words."""
