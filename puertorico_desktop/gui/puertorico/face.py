"""The class through which the window accesses Puerto Rico."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from puertorico_desktop.engine.puertorico.components import Achievement, Task
from puertorico_desktop.engine.puertorico.events import Event
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import Edition, Expansion, Options
from puertorico_desktop.gui.advice.bot_client import BotClient
from puertorico_desktop.gui.face import ChoiceTick, GameBox
from puertorico_desktop.gui.feedback.sounds import Sound
from puertorico_desktop.gui.models.scores import Belongings, Line, Source, Total
from puertorico_desktop.gui.play.choices import FIRST_OPPONENT, first_seats, read_choices
from puertorico_desktop.gui.play.news import News
from puertorico_desktop.gui.play.replay import Replay
from puertorico_desktop.gui.play.timeline import Timeline
from puertorico_desktop.gui.puertorico import settings
from puertorico_desktop.gui.puertorico.arrangement import Arrangement
from puertorico_desktop.gui.puertorico.choices import MOST_PLAYERS, Choices, Preset, preset_options, takes_back_freely
from puertorico_desktop.gui.puertorico.interaction import Interaction
from puertorico_desktop.gui.puertorico.match_describer import PuertoRicoMatchDescriber
from puertorico_desktop.gui.puertorico.models.puertorico_models import PuertoRicoModels
from puertorico_desktop.gui.puertorico.news import news_of
from puertorico_desktop.gui.puertorico.session import PuertoRicoSession
from puertorico_desktop.gui.puertorico.sounds import sound_of
from puertorico_desktop.gui.puertorico.texts import saves, scores
from puertorico_desktop.gui.puertorico.texts.achievements import CARDS_KEY, card_title
from puertorico_desktop.gui.puertorico.texts.festival import task_name
from puertorico_desktop.gui.puertorico.texts.options import edition_title, played
from puertorico_desktop.gui.puertorico.texts.replay import turn_of
from puertorico_desktop.gui.puertorico.texts.rules.placeholders import placeholders
from puertorico_desktop.gui.puertorico.texts.seats import names_at, puertoma_title
from puertorico_desktop.gui.puertorico.texts.words import Words
from puertorico_desktop.gui.puertorico.views.miniature import miniature
from puertorico_desktop.gui.puertorico.views.table_renderer import TableRenderer
from puertorico_desktop.gui.puertorico.windows.auction_dialog import AuctionDialog
from puertorico_desktop.gui.puertorico.windows.new_game import NewPuertoRicoDialog
from puertorico_desktop.gui.puertorico.windows.score_pieces import belongings, piece_card
from puertorico_desktop.gui.puertorico.windows.score_sources import score_lines, score_sources, score_totals
from puertorico_desktop.gui.puertorico.windows.table import Table
from puertorico_desktop.gui.style.icons import Icons
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.texts.keys import key_text
from puertorico_desktop.gui.windows.floating_card import FloatingCard
from puertorico_desktop.match.match import GameSetup, Match
from puertorico_desktop.saves.summary import Summary

SIGNS = {
    Edition.CLASSIC: ("role_captain", "good_indigo", "building_hacienda"),
    Edition.SPECIAL_1897: ("role_mayor", "good_coffee", "building_coffee_roaster"),
}
"""The icons on the picture of each edition."""


class PuertoRicoFace:
    """The implementation of `GameFace` for Puerto Rico."""

    def has_hidden_hands(self, options: Options) -> bool:
        """Returns whether the players have achievement cards."""
        return options.has(Expansion.ACHIEVEMENTS)

    def name(self) -> str:
        """Returns the name that the editions have in common."""
        return QCoreApplication.translate("PuertoRicoSettings", "Puerto Rico")

    def played(self, options: Options) -> list[str]:
        """Returns the names of the edition and of the expansions that are played."""
        return played(options)

    def boxes(self) -> list[GameBox]:
        """Returns the boxes of the editions of 2002 and 1897."""
        return [GameBox(edition.value, edition_title(edition), SIGNS[edition]) for edition in Edition]

    def usual_choices(self) -> Choices:
        """Returns the choices for a first game: open points, free undo, and opponents against whom a beginner can
        win."""
        options = preset_options(Preset.FIRST_GAME, Options())
        seats = first_seats(MOST_PLAYERS, FIRST_OPPONENT)
        return Choices(options, seats, free_undo=takes_back_freely(Preset.FIRST_GAME, options))

    def read_choices(self, data: object) -> Choices:
        """Returns the choices read from a part of the settings file. Raises SaveError."""
        return read_choices(data, Choices, MOST_PLAYERS)

    def earlier_choices(self, settings_file: Mapping[str, Any]) -> object | None:
        """Returns the choices that earlier versions wrote into the settings file; None if there are none."""
        return settings.earlier_choices(settings_file)

    def ticks(self) -> list[ChoiceTick]:
        """Returns the choices in the settings dialog: who comes from the ship, and options of the next game."""
        return settings.ticks()

    def new_game_dialog(
        self, choices: Choices, programs: Sequence[str], parent: QWidget, in_turns: bool = False
    ) -> NewPuertoRicoDialog:
        """Returns the dialog in which a new game is chosen."""
        return NewPuertoRicoDialog(choices, parent, programs, in_turns)

    def dialog_before(self, setup: GameSetup, choices: Choices, parent: QWidget) -> AuctionDialog | None:
        """Returns the dialog for the auction of the seats; None if there is no auction."""
        return AuctionDialog(setup, parent) if choices.auctions else None

    def load(self) -> None:
        """Do nothing: all modules are imported with this one."""

    def session(self, setup: GameSetup, bots: BotClient) -> PuertoRicoSession:
        """Returns a session that also keeps the arrangements of all boards."""
        return PuertoRicoSession(setup, bots)

    def prepared(self, match: Match) -> Timeline[Arrangement]:
        """Returns the arrangements of all boards after each action of a match."""
        return Timeline(match, Arrangement)

    def apply_choices(self, session: PuertoRicoSession, choices: Choices) -> None:
        """Set whether people choose for themselves between a noble and a colonist from the ship."""
        session.asks_who_comes = choices.asks_who_comes

    def interaction(self, session: PuertoRicoSession, parent: QObject) -> Interaction:
        """Returns the interaction for the decisions of a session."""
        return Interaction(session, parent)

    def table(
        self,
        session: PuertoRicoSession,
        interaction: Interaction,
        theme: Theme,
        icons: Icons,
        replay: Replay,
        parent: QWidget,
    ) -> Table:
        """Returns the table with all boards."""
        models = PuertoRicoModels(session, interaction, parent)
        return Table(session, interaction, models, TableRenderer(theme, icons, parent), replay, parent)

    def turn_of(self, game: PuertoRico, names: Sequence[str]) -> str | None:
        """Returns the name of the player who must choose a role or has chosen the current one; None at the end."""
        return turn_of(game, names)

    def lesson_words(self, options: Options) -> dict[str, str]:
        """Returns the placeholders in the texts of lessons with their values: names of pieces and figures as in the
        rules pages, titles of tasks and achievement cards, and the key that shows the cards."""
        words = {name: run.text for name, run in placeholders(Words(options.edition)).items()}
        tasks = {task.id: task_name(task) for task in Task}
        cards = {card.id: card_title(card) for card in Achievement}
        return {**cards, "key_cards": key_text(CARDS_KEY), **tasks, **words}

    def news_of(self, session: PuertoRicoSession, events: Sequence[Event]) -> News | None:
        """Returns the news about a chosen role, with its effect on the viewer, or about the approaching end; None if
        there is none."""
        return news_of(session, events)

    def sound_of(self, events: Sequence[Event]) -> Sound | None:
        """Returns the sound of the most important event; None if no event has a sound."""
        return sound_of(events)

    def describer(self, match: Match) -> PuertoRicoMatchDescriber:
        """Returns the object that describes the moves of a match without a table."""
        return PuertoRicoMatchDescriber(match.setup.options, names_at(match.setup))

    def result(self, match: Match) -> str:
        """Returns a sentence that names the winner."""
        return scores.result_of(match.record.game, names_at(match.setup))

    def endings(self, match: Match) -> Iterator[str]:
        """Yields the sentences about the triggers of the end, then remarks about differences in scoring."""
        yield from scores.endings(match.record.game, names_at(match.setup))
        yield from scores.remarks(match.setup.options)

    def score_sources(self, match: Match) -> list[Source]:
        """Returns every source of points, for the bars."""
        game = match.record.game
        return score_sources(game.scores(), game.standings(), Words(match.setup.options.edition))

    def score_totals(self, match: Match) -> list[Total]:
        """Returns the total points of the players, including the handicaps of the seats."""
        game = match.record.game
        return score_totals(game.scores(), game.standings())

    def tie_break(self) -> str:
        """Returns the name of the quantity that decides between equal points."""
        return scores.tie_break()

    def score_lines(self, match: Match) -> list[Line]:
        """Returns the rows of the score sheet."""
        game = match.record.game
        return score_lines(game.scores(), game.standings(), Words(match.setup.options.edition))

    def belongings(self, match: Match) -> Belongings:
        """Returns the buildings of all players by rounds, and the doubloons and goods that are left."""
        return belongings(match)

    def piece_card(self, match: Match, theme: Theme, icons: Icons, parent: QWidget) -> FloatingCard:
        """Returns the card about a building."""
        return piece_card(match, theme, icons, parent)

    def laid_out(self, match: Match) -> tuple[Arrangement, ...]:
        """Returns the arrangements of all boards at the current ply of the match."""
        return Timeline(match, Arrangement).layouts_at(match.ply)

    def miniature(self, game: PuertoRico, laid_out: tuple[Arrangement, ...], theme: Theme, ratio: float) -> QPixmap:
        """Returns a picture of all islands and cities, and the ships."""
        return miniature(game, laid_out, theme, ratio)

    def state(self, summary: Summary) -> str:
        """Returns the progress of a saved game, in the words of its edition."""
        return saves.state(summary)

    def edition_name(self, edition: str) -> str:
        """Returns the name of the game with its edition, because the same lists contain other games."""
        return edition_title(Edition(edition))

    def automatic_title(self) -> str:
        """Returns the name of the Puertoma as a kind of player."""
        return puertoma_title()

    def statistics_word(self, key: str, edition: str, is_way: bool = False) -> str:
        """Returns the displayed name of a key of the statistics."""
        from puertorico_desktop.gui.puertorico.texts.statistics import word

        return word(key, edition, is_way)

    def feats(self) -> Mapping[str, str]:
        """Returns the descriptions of feats that a player may try, by the ids of the statistics."""
        from puertorico_desktop.gui.puertorico.texts.statistics import feats

        return feats()
