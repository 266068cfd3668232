"""The implementation of `GameFace` for San Juan.

Most modules are imported only when a game of San Juan is opened, so that other games start no slower.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from puertorico_desktop.engine.sanjuan.events import Event
from puertorico_desktop.engine.sanjuan.game import SanJuan
from puertorico_desktop.engine.sanjuan.kind import SAN_JUAN
from puertorico_desktop.engine.sanjuan.options import MOST_PLAYERS, Expansion, Options
from puertorico_desktop.gui.advice.bot_client import BotClient
from puertorico_desktop.gui.face import ChoiceTick, GameBox, live_tick, option_tick
from puertorico_desktop.gui.feedback.sounds import Sound
from puertorico_desktop.gui.models.scores import Belongings, Line, Source, Total
from puertorico_desktop.gui.play.choices import FIRST_OPPONENT, first_seats, read_choices
from puertorico_desktop.gui.play.news import News
from puertorico_desktop.gui.play.replay import Replay
from puertorico_desktop.gui.play.timeline import Timeline
from puertorico_desktop.gui.sanjuan.arrangement import CityLayout
from puertorico_desktop.gui.sanjuan.choices import Choices
from puertorico_desktop.gui.sanjuan.texts import saves, scores
from puertorico_desktop.gui.style.icons import Icons
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.texts.mnemonics import plain
from puertorico_desktop.match.match import GameSetup, Match
from puertorico_desktop.saves.summary import Summary

if TYPE_CHECKING:
    from puertorico_desktop.gui.sanjuan.interaction import SanJuanInteraction
    from puertorico_desktop.gui.sanjuan.match_describer import SanJuanMatchDescriber
    from puertorico_desktop.gui.sanjuan.session import SanJuanSession
    from puertorico_desktop.gui.sanjuan.windows.new_game import SanJuanNewGameDialog
    from puertorico_desktop.gui.sanjuan.windows.table import Table
    from puertorico_desktop.gui.windows.floating_card import FloatingCard

translate = QCoreApplication.translate


SIGNS = ("sanjuan/card_back", "sanjuan/building_town_square", "sanjuan/role_trader")
"""The icons that represent the game on its picture."""

WINDOW_MODULES = (
    "interaction", "models.sanjuan_models", "news", "session", "sounds", "views.card_renderer", "windows.table"
)  # fmt: skip
"""The modules that this one imports when a window needs them, relative to this package."""


class SanJuanFace:
    """See `GameFace`."""

    def has_hidden_hands(self, options: Options) -> bool:
        """Returns True: every player has a hand."""
        return True

    def name(self) -> str:
        """Returns the name of the only edition."""
        return saves.edition_name()

    def played(self, options: Options) -> list[str]:
        """Returns the only edition, and the expansion."""
        added = plain(translate("SanJuanNewGameDialog", "&New Buildings"))
        return [saves.edition_name(), *[added] * options.has(Expansion.NEW_BUILDINGS)]

    def boxes(self) -> list[GameBox]:
        """Returns the only edition."""
        return [GameBox(SAN_JUAN.editions[0], self.name(), SIGNS)]

    def usual_choices(self) -> Choices:
        """Returns the choices for a first game: free undo, and opponents that can be beaten."""
        return Choices(seats=first_seats(MOST_PLAYERS, FIRST_OPPONENT), free_undo=True)

    def read_choices(self, data: object) -> Choices:
        """Returns the choices in a section of the settings file."""
        return read_choices(data, Choices, MOST_PLAYERS)

    def earlier_choices(self, settings_file: Mapping[str, Any]) -> object | None:
        """Returns None: versions that stored the choices of one game only did not have San Juan."""
        return None

    def ticks(self) -> list[ChoiceTick]:
        """Returns the settings that take effect at once, and options of the next game."""
        return [
            live_tick("counts_cards", translate("SanJuanSettings", "Show how many cards of each kind are le&ft")),
            live_tick("sorts_by_kind", translate("SanJuanSettings", "Sort the hand by &kind (otherwise: by cost)")),
            live_tick("builds_at_once", translate("SanJuanSettings", "B&uild at once with the last payment")),
            option_tick("play_forced", translate("SanJuanSettings", "Pla&y moves without a choice at once")),
            option_tick("open_points", translate("SanJuanSettings", "Numbers of hidden points lie &open")),
            option_tick(
                "ask_optional_benefits", translate("SanJuanSettings", "Ask &before taking what may be refused")
            ),
        ]

    def new_game_dialog(
        self, choices: Choices, programs: Sequence[str], parent: QWidget, in_turns: bool = False
    ) -> SanJuanNewGameDialog:
        """Returns the dialog for a new game."""
        from puertorico_desktop.gui.sanjuan.windows.new_game import SanJuanNewGameDialog

        return SanJuanNewGameDialog(choices, parent, programs, in_turns)

    def dialog_before(self, setup: GameSetup, choices: Choices, parent: QWidget) -> None:
        """Returns None: every game can begin at once."""

    def load(self) -> None:
        """Import the modules of the window."""
        for name in WINDOW_MODULES:
            importlib.import_module(f"{__package__}.{name}")

    def session(self, setup: GameSetup, bots: BotClient) -> SanJuanSession:
        """Returns a session that keeps the layouts of the cities."""
        from puertorico_desktop.gui.sanjuan.session import SanJuanSession

        return SanJuanSession(setup, bots)

    def prepared(self, match: Match) -> Timeline[CityLayout]:
        """Returns the layouts of all cities after each action."""
        return Timeline(match, CityLayout)

    def apply_choices(self, session: SanJuanSession, choices: Choices) -> None:
        """Apply the settings for card counts, the order of hands, and building at once."""
        session.set_display_options(choices.counts_cards, choices.sorts_by_kind)
        session.builds_at_once = choices.builds_at_once

    def interaction(self, session: SanJuanSession, parent: QObject) -> SanJuanInteraction:
        """Returns the interaction with the running decision."""
        from puertorico_desktop.gui.sanjuan.interaction import SanJuanInteraction

        return SanJuanInteraction(session, parent)

    def table(
        self,
        session: SanJuanSession,
        interaction: SanJuanInteraction,
        theme: Theme,
        icons: Icons,
        replay: Replay,
        parent: QWidget,
    ) -> Table:
        """Returns the table for cities, hand and the middle."""
        from puertorico_desktop.gui.sanjuan.models.sanjuan_models import SanJuanModels
        from puertorico_desktop.gui.sanjuan.views.card_renderer import CardRenderer
        from puertorico_desktop.gui.sanjuan.windows.table import Table

        models = SanJuanModels(session, interaction, parent)
        return Table(session, interaction, models, CardRenderer(theme, icons, parent), replay, parent)

    def turn_of(self, game: SanJuan, names: Sequence[str]) -> str | None:
        """Returns the name of the player who chooses a role, or has chosen the running one."""
        from puertorico_desktop.gui.sanjuan.texts.replay import turn_of

        return turn_of(game, names)

    def lesson_words(self, options: Any) -> dict[str, str]:
        """Returns the names of the pieces, and figures, as used on the pages of the rules."""
        from puertorico_desktop.gui.sanjuan.texts.rules.placeholders import placeholders

        return {name: run.text for name, run in placeholders().items()}

    def news_of(self, session: SanJuanSession, events: Sequence[Event]) -> News | None:
        """Returns the news of a chosen role with its effect on the viewer, or of the approaching end."""
        from puertorico_desktop.gui.sanjuan.news import news_of

        return news_of(session, events)

    def sound_of(self, events: Sequence[Event]) -> Sound | None:
        """Returns the sound of the most important event."""
        from puertorico_desktop.gui.sanjuan.sounds import sound_of

        return sound_of(events)

    def describer(self, match: Match) -> SanJuanMatchDescriber:
        """Returns an object that describes a match without a table."""
        from puertorico_desktop.gui.sanjuan.match_describer import SanJuanMatchDescriber

        return SanJuanMatchDescriber(match.setup.names)

    def result(self, match: Match) -> str:
        """Returns the winners in a sentence."""
        return scores.result_of(match.record.game, match.setup.names)

    def endings(self, match: Match) -> Iterable[str]:
        """Returns the cause of the end."""
        return (scores.ending(match.record.game, match.setup.names),)

    def score_sources(self, match: Match) -> list[Source]:
        """Returns every source of points."""
        from puertorico_desktop.gui.sanjuan.windows.score_sources import score_sources

        game = match.record.game
        return score_sources(game.scores(), game.standings())

    def score_totals(self, match: Match) -> list[Total]:
        """Returns the points of every player."""
        from puertorico_desktop.gui.sanjuan.windows.score_sources import score_totals

        game = match.record.game
        return score_totals(game.scores(), game.standings())

    def tie_break(self) -> str:
        """Returns the name of the tie-break."""
        return scores.tie_break()

    def score_lines(self, match: Match) -> list[Line]:
        """Returns the rows of the score sheet."""
        from puertorico_desktop.gui.sanjuan.windows.score_sources import score_lines

        return score_lines(match)

    def belongings(self, match: Match) -> Belongings:
        """Returns the buildings of all players by rounds, and the cards and goods that are left."""
        from puertorico_desktop.gui.sanjuan.windows.score_pieces import belongings

        return belongings(match)

    def piece_card(self, match: Match, theme: Theme, icons: Icons, parent: QWidget) -> FloatingCard:
        """Returns the large picture of a card."""
        from puertorico_desktop.gui.sanjuan.windows.score_pieces import piece_card

        return piece_card(match, theme, icons, parent)

    def laid_out(self, match: Match) -> tuple[CityLayout, ...]:
        """Returns the present layouts of all cities."""
        return Timeline(match, CityLayout).layouts_at(match.ply)

    def miniature(self, game: SanJuan, laid_out: tuple[CityLayout, ...], theme: Theme, ratio: float) -> QPixmap:
        """Returns a picture of all cities."""
        from puertorico_desktop.gui.sanjuan.views.miniature import miniature

        return miniature(game, laid_out, theme, ratio)

    def state(self, summary: Summary) -> str:
        """Returns the progress of a game."""
        return saves.state(summary)

    def edition_name(self, edition: str) -> str:
        """Returns the name of the only edition."""
        return saves.edition_name()

    def automatic_title(self) -> str:
        """Returns the empty text: no seat is automatic."""
        return ""

    def statistics_word(self, key: str, edition: str, is_way: bool = False) -> str:
        """Returns the name of a statistical key."""
        from puertorico_desktop.gui.sanjuan.texts.statistics import word

        return word(key, is_way)

    def feats(self) -> Mapping[str, str]:
        """Returns the special achievements, by the ids of the statistics."""
        from puertorico_desktop.gui.sanjuan.texts.statistics import feats

        return feats()
