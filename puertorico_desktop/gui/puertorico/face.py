"""Puerto Rico in the window."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from puertorico_desktop.engine.puertorico.components import Achievement, EndTrigger, Task
from puertorico_desktop.engine.puertorico.events import Event
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import Edition, Options
from puertorico_desktop.gui.advice.bot_client import BotClient
from puertorico_desktop.gui.face import ChoiceTick, GameBox
from puertorico_desktop.gui.feedback.sounds import Sound
from puertorico_desktop.gui.models.scores import Line, Source, Total
from puertorico_desktop.gui.play.choices import FIRST_OPPONENT, first_seats, read_choices
from puertorico_desktop.gui.play.news import News
from puertorico_desktop.gui.play.replay import Replay
from puertorico_desktop.gui.play.timeline import Timeline
from puertorico_desktop.gui.puertorico import settings
from puertorico_desktop.gui.puertorico.arrangement import Arrangement
from puertorico_desktop.gui.puertorico.choices import MOST_PLAYERS, Choices, Preset, preset_options, takes_back_freely
from puertorico_desktop.gui.puertorico.interaction import Interaction
from puertorico_desktop.gui.puertorico.models.puertorico_models import PuertoRicoModels
from puertorico_desktop.gui.puertorico.news import news_of
from puertorico_desktop.gui.puertorico.retelling import PuertoRicoRetelling
from puertorico_desktop.gui.puertorico.session import PuertoRicoSession
from puertorico_desktop.gui.puertorico.sounds import sound_of
from puertorico_desktop.gui.puertorico.texts import saves, scores
from puertorico_desktop.gui.puertorico.texts.achievements import CARDS_KEY, card_title
from puertorico_desktop.gui.puertorico.texts.festival import task_name
from puertorico_desktop.gui.puertorico.texts.options import edition_title, played
from puertorico_desktop.gui.puertorico.texts.replay import turn_of
from puertorico_desktop.gui.puertorico.texts.rules.placeholders import placeholders
from puertorico_desktop.gui.puertorico.texts.words import Words
from puertorico_desktop.gui.puertorico.views.miniature import miniature
from puertorico_desktop.gui.puertorico.views.table_painter import TablePainter
from puertorico_desktop.gui.puertorico.windows.auction_dialog import AuctionDialog
from puertorico_desktop.gui.puertorico.windows.new_game import NewPuertoRicoDialog
from puertorico_desktop.gui.puertorico.windows.score_sources import score_lines, score_sources, score_totals
from puertorico_desktop.gui.puertorico.windows.table import Table
from puertorico_desktop.gui.style.icons import Icons
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.texts.keys import key_text
from puertorico_desktop.match.match import GameSetup, Match
from puertorico_desktop.saves.summary import Summary

SIGNS = {
    Edition.CLASSIC: ("role_captain", "good_indigo", "building_hacienda"),
    Edition.SPECIAL_1897: ("role_mayor", "good_coffee", "building_coffee_roaster"),
}
"""What stands for an edition on its picture."""


class PuertoRicoFace:
    """See `GameFace`."""

    has_hidden_hands = False

    def name(self) -> str:
        """Returns the name that the editions have in common."""
        return QCoreApplication.translate("PuertoRicoSettings", "Puerto Rico")

    def played(self, options: Options) -> list[str]:
        """Returns the edition, and the expansions in its words."""
        return played(options)

    def boxes(self) -> list[GameBox]:
        """Returns the game of 2002 and that of 1897."""
        return [GameBox(edition.value, edition_title(edition), SIGNS[edition]) for edition in Edition]

    def usual_choices(self) -> Choices:
        """Returns a first game: open points, free undo, and opponents against whom it can be won."""
        options = preset_options(Preset.FIRST_GAME, Options())
        seats = first_seats(MOST_PLAYERS, FIRST_OPPONENT)
        return Choices(options, seats, free_undo=takes_back_freely(Preset.FIRST_GAME, options))

    def read_choices(self, data: object) -> Choices:
        """Returns the choices in a part of the settings file."""
        return read_choices(data, Choices, MOST_PLAYERS)

    def earlier_choices(self, settings_file: Mapping[str, Any]) -> object | None:
        """Returns the choices that earlier versions kept."""
        return settings.earlier_choices(settings_file)

    def ticks(self) -> list[ChoiceTick]:
        """Returns who comes from the ship, and options of the next game."""
        return settings.ticks()

    def new_game_dialog(self, choices: Choices, programs: Sequence[str], parent: QWidget) -> NewPuertoRicoDialog:
        """Returns the dialog that asks for a game."""
        return NewPuertoRicoDialog(choices, parent, programs)

    def dialog_before(self, setup: GameSetup, choices: Choices, parent: QWidget) -> AuctionDialog | None:
        """Returns the auction of the seats, if one is wanted."""
        return AuctionDialog(setup, parent) if choices.auctions else None

    def session(self, setup: GameSetup, bots: BotClient) -> PuertoRicoSession:
        """Returns a session that knows where everybody's pieces lie."""
        return PuertoRicoSession(setup, bots)

    def prepared(self, match: Match) -> Timeline[Arrangement]:
        """Returns where everybody's pieces lay after each action."""
        return Timeline(match, Arrangement)

    def apply_choices(self, session: PuertoRicoSession, choices: Choices) -> None:
        """Sets whether people say themselves whom they take from the ship."""
        session.asks_who_comes = choices.asks_who_comes

    def interaction(self, session: PuertoRicoSession, parent: QObject) -> Interaction:
        """Returns the running decision as something to touch."""
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
        return Table(session, interaction, models, TablePainter(theme, icons, parent), replay, parent)

    def turn_of(self, game: PuertoRico, names: Sequence[str]) -> str | None:
        """Returns who chooses a role, or has chosen the one that is played."""
        return turn_of(game, names)

    def lesson_words(self, options: Options) -> dict[str, str]:
        """Returns the names of the pieces, and figures, as the pages of the rules have them, and what tasks, cards
        and their key are called."""
        words = {name: run.text for name, run in placeholders(Words(options.edition)).items()}
        tasks = {task.id: task_name(task) for task in Task}
        cards = {card.id: card_title(card) for card in Achievement}
        return {**cards, "key_cards": key_text(CARDS_KEY), **tasks, **words}

    def news_of(self, session: PuertoRicoSession, events: Sequence[Event]) -> News | None:
        """Returns a role that was chosen, with what it brings the player who looks on, or the end that is near."""
        return news_of(session, events)

    def sound_of(self, events: Sequence[Event]) -> Sound | None:
        """Returns the sound of the weightiest event."""
        return sound_of(events)

    def retelling(self, match: Match) -> PuertoRicoRetelling:
        """Returns what tells of a match without a table."""
        return PuertoRicoRetelling(match.setup.options, match.setup.names)

    def result(self, match: Match) -> str:
        """Returns who has won."""
        return scores.result_of(match.record.game, match.setup.names)

    def endings(self, match: Match) -> Iterator[str]:
        """Returns what made the last round the last one, and what is different about the points."""
        triggers = match.record.game.end_triggers
        yield from (scores.ending(trigger) for trigger in EndTrigger if triggers >> trigger & 1)
        yield from scores.remarks(match.setup.options)

    def score_sources(self, match: Match) -> list[Source]:
        """Returns every source of points."""
        game = match.record.game
        return score_sources(game.scores(), game.standings(), Words(match.setup.options.edition))

    def score_totals(self, match: Match) -> list[Total]:
        """Returns the points with the handicap of the seat."""
        game = match.record.game
        return score_totals(game.scores(), game.standings())

    def tie_break(self) -> str:
        """Returns the name of what decides between equal points."""
        return scores.tie_break()

    def score_lines(self, match: Match) -> list[Line]:
        """Returns the rows of the score sheet."""
        game = match.record.game
        return score_lines(game.scores(), game.standings(), Words(match.setup.options.edition))

    def laid_out(self, match: Match) -> tuple[Arrangement, ...]:
        """Returns where everybody's pieces lie."""
        return Timeline(match, Arrangement).at(match.ply)

    def miniature(self, game: PuertoRico, laid_out: tuple[Arrangement, ...], theme: Theme, ratio: float) -> QPixmap:
        """Returns a picture of everybody's island and city, and the ships."""
        return miniature(game, laid_out, theme, ratio)

    def state(self, summary: Summary) -> str:
        """Returns how far a game is, in the words of its edition."""
        return saves.state(summary)

    def edition_name(self, edition: str) -> str:
        """Returns the name of the game with its edition: other games stand in the same lists."""
        return edition_title(Edition(edition))

    def statistics_word(self, key: str, edition: str, is_way: bool = False) -> str:
        """Returns the name of what statistics tell of."""
        from puertorico_desktop.gui.puertorico.texts.statistics import word

        return word(key, edition, is_way)

    def feats(self) -> Mapping[str, str]:
        """Returns what is worth trying, by the ids of the statistics."""
        from puertorico_desktop.gui.puertorico.texts.statistics import feats

        return feats()
