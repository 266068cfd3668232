"""Magpies in the window, with the least that a game needs: cards of a hand are played to one pile."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, cast

import attrs
from PySide6.QtCore import QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QDialogButtonBox, QHBoxLayout, QSpinBox, QVBoxLayout, QWidget

from puertorico_desktop.gui.advice.adviser import Adviser
from puertorico_desktop.gui.advice.bot_client import BotClient
from puertorico_desktop.gui.face import ChoiceTick, GameBox
from puertorico_desktop.gui.feedback.sounds import Sound
from puertorico_desktop.gui.models.advice import AdviceModel
from puertorico_desktop.gui.models.items import Item
from puertorico_desktop.gui.models.log import LogModel
from puertorico_desktop.gui.models.scores import Line, Source, Total
from puertorico_desktop.gui.models.table_model import TableModel
from puertorico_desktop.gui.models.table_models import TableModels
from puertorico_desktop.gui.play.explainer import Explainer
from puertorico_desktop.gui.play.piece_interaction import PieceInteraction
from puertorico_desktop.gui.play.prompts import ButtonSpec, Prompt
from puertorico_desktop.gui.play.replay import Replay
from puertorico_desktop.gui.play.session import GameSession
from puertorico_desktop.gui.style.icons import Icons
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.texts.rules.book import Rules
from puertorico_desktop.gui.texts.rules.page import Page
from puertorico_desktop.gui.views.area import AreaView
from puertorico_desktop.gui.views.delegates import ItemDelegate, Look
from puertorico_desktop.gui.views.plans import Grid
from puertorico_desktop.gui.views.renderer import Renderer
from puertorico_desktop.gui.windows.choreography import Choreography, Route
from puertorico_desktop.gui.windows.cover import Cover
from puertorico_desktop.gui.windows.fitted import FittedDialog
from puertorico_desktop.gui.windows.floating_card import FloatingCard
from puertorico_desktop.gui.windows.game_table import GameTable
from puertorico_desktop.gui.windows.surfaces import Meter, Panel
from puertorico_desktop.match.match import GameSetup, Match, Move, Seat, UndoObstacle
from puertorico_desktop.saves.converter import make_converter, structured
from puertorico_desktop.saves.summary import Summary
from tests.thirdgame.rules import MAGPIES, Card, Event, Magpies, Options, Played, Turned

PILE, HAND = "pile", "hand"


@attrs.frozen
class Choices:
    """The number of players; bots sit in all seats except the first."""

    players: int = 3
    quick: bool = False

    def setup(self, seed: int | None = None) -> GameSetup:
        """Returns a game with these choices."""
        seats = tuple(Seat(name, "random" if number else None) for number, name in enumerate("abcd"[: self.players]))
        return GameSetup(Options(self.players), 7 if seed is None else seed, seats)


class MagpiesDialog(FittedDialog):
    """Asks for the number of players."""

    chosen = Signal(object, object)

    def __init__(self, choices: Choices, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle("Magpies")
        self._kept = choices
        self.players = QSpinBox(self)
        self.players.setRange(2, 4)
        self.players.setValue(choices.players)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok, self)
        self.buttons.accepted.connect(self.accept)
        QVBoxLayout(self.page).addWidget(self.players)
        self.keep_in_sight(self.buttons)

    def accept(self) -> None:
        """Starts the game."""
        super().accept()
        choices = attrs.evolve(self._kept, players=self.players.value())
        self.chosen.emit(choices.setup(), choices)


@attrs.frozen
class CardItem(Item):
    """A card."""

    number: int


class HandModel(TableModel):
    """The hand of the viewer."""

    area = HAND

    def records(self) -> Iterator[CardItem]:
        """Returns a record for each card."""
        return (CardItem(f"card:{number}", number) for number in self.session.view.hand)

    def name(self, item: Item) -> str:
        """Returns the number."""
        return str(cast(CardItem, item).number)

    def speech(self, item: Item) -> str:
        """Returns the number."""
        return self.name(item)


class PileModel(HandModel):
    """The cards of the round."""

    area = PILE
    drops = True

    def records(self) -> Iterator[CardItem]:
        """Returns a record for each card."""
        return (CardItem(f"played:{number}", number) for number in self.session.view.played)


class Log(LogModel):
    """The log of all events."""

    def sentence(self, event: Event) -> str:
        """Returns the event."""
        return str(event)

    def is_logged(self, event: Event) -> bool:
        """Returns True."""
        return True

    def is_heading(self, event: Event) -> bool:
        """Returns whether a round begins."""
        return isinstance(event, Turned)

    def seat_of(self, event: Event) -> int | None:
        """Returns the seat."""
        return getattr(event, "seat", None)


class Advice(AdviceModel):
    """Advice about the cards that can be played."""

    def option(self, action: Card, thought: Any) -> str:
        """Returns the number."""
        return str(action.number)

    def reasons(self, thought: Any) -> list[str]:
        """Returns no reasons."""
        return []


class Models(TableModels):
    """The models of hand, pile, log and advice."""

    def __init__(self, session: GameSession, interaction: MagpiesInteraction, parent: QWidget) -> None:
        super().__init__(session, interaction, parent)
        self.hand, self.pile = HandModel(session, interaction, self), PileModel(session, interaction, self)
        self.log, self.advice = Log(session, interaction, self), Advice(session, interaction, self)

    def all(self) -> list[TableModel]:
        """Returns every model."""
        return [self.hand, self.pile, self.log, self.advice]

    def of_pending(self) -> list[TableModel]:
        """Returns nothing: no choice has several steps."""
        return []


class MagpiesExplainer(Explainer):
    """Explains why a card cannot be played."""

    def intended(self, source: str, target: str) -> Card | None:
        """Returns the card that is moved to the pile."""
        kind, _, number = source.partition(":")
        return Card(int(number)) if kind == "card" and target == PILE else None

    def usual_targets(self, source: str) -> Iterable[str]:
        """Returns the pile."""
        return (PILE,)


class MagpiesInteraction(PieceInteraction[Any]):
    """Cards are moved to the pile."""

    def move_table(self) -> Mapping[tuple[str, str], Card]:
        """Returns a move for each card."""
        return {(f"card:{one.number}", PILE): one for one in self.session.game.legal_actions()}

    def advice_text(self, action: Card) -> str:
        """Returns the number."""
        return str(action.number)

    def asking_prompt(self, advice: str) -> Prompt:
        """Returns the only prompt."""
        return Prompt("Play a card", advice)

    def result_text(self) -> str:
        """Returns the points."""
        return str(self.session.game.scores())

    def answers(self) -> list[ButtonSpec]:
        """Returns no buttons."""
        return []

    def undo_obstacle_text(self, obstacle: UndoObstacle) -> str:
        """Returns the obstacle."""
        return obstacle.name


class CardDelegate(ItemDelegate[CardItem]):
    """Paints the number on a card."""

    def draw(self, painter: QPainter, rect: QRectF, item: CardItem, look: Look) -> None:
        """Paints a card."""
        painter.fillRect(rect, self.renderer.theme.color("paper"))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, str(item.number))


class CardRoutes(Choreography):
    """Animates cards from the hand to the pile."""

    def routes(self, events: Sequence[Event], before: Any) -> list[Route]:
        """Returns the route of each card."""
        return [Route(HAND, PILE, "points") for event in events if isinstance(event, Played)]


class RoundMeter(Meter):
    """An empty meter."""

    def refresh(self) -> None:
        """Does nothing."""


class MagpiesTopics:
    """Rules without pages."""

    handling = ""

    def at(self, place: QPoint) -> str | None:
        """Returns None: there is no page."""
        return None

    at_keyboard = at

    def title(self, topic: str) -> str:
        """Raises KeyError: there is no page."""
        raise KeyError(topic)

    def rules(self, shortcuts: Sequence[tuple[str, str]]) -> Rules:
        """Returns rules without pages."""
        return Rules(())

    def paint(self, painter: QPainter, rect: QRectF, page: Page) -> None:
        """Does nothing: there are no pictures."""


class MagpiesTable(GameTable):
    """The pile above the hand, with the log beside them."""

    models: Models

    def __init__(
        self,
        session: GameSession,
        interaction: MagpiesInteraction,
        renderer: Renderer,
        replay: Replay,
        parent: QWidget,
    ) -> None:
        models = Models(session, interaction, parent)
        cover = Cover(session, renderer, lambda: True, lambda: "Hands are hidden.")
        super().__init__(session, interaction, models, RoundMeter(), renderer, replay, turn_of, cover, parent)
        delegate = CardDelegate(renderer, self)
        panels = []
        self._views = []
        for model in (models.hand, models.pile):
            panel = Panel(renderer.theme, self)
            view = AreaView(Grid(4, 5), delegate, self.marks, model.area, parent=panel)
            view.setModel(model)
            QVBoxLayout(panel).addWidget(view)
            self.left.addWidget(panel, 1)
            panels.append(panel)
            self._views.append(view)
        self.topics = MagpiesTopics()
        self.choreography = CardRoutes(session, interaction, self.stage, self.place_of, self.picture_of, self.sign)
        columns = QHBoxLayout(self)
        columns.addLayout(self.left, 3)
        columns.addWidget(self.log, 1)
        self.begin(panels)

    @property
    def views(self) -> list[AreaView]:
        """The views of hand and pile."""
        return self._views

    @property
    def seat_views(self) -> list[AreaView]:
        """The view of the hand, which changes with the viewer."""
        return self._views[:1]

    @property
    def entrance(self) -> AreaView:
        """The view of the hand."""
        return self._views[0]

    def decided(self, move: Move) -> str:
        """Returns the text of a move."""
        return f"plays {move.action.number}"

    def scale_boards(self, scale: float) -> None:
        """Does nothing: the views scale with the font."""

    def lay_over(self) -> None:
        """Does nothing: nothing is above the views."""

    def place_names(self) -> list[str]:
        """Returns the names of hand and pile."""
        return ["Hand", "Pile"]

    def place_widgets(self) -> list[QWidget | None]:
        """Returns the views of hand and pile."""
        return list(self._views)


def turn_of(game: Magpies, names: Sequence[str]) -> str | None:
    """Returns the name of the player who is asked, or None."""
    decision = game.decision
    return None if decision is None else names[decision.seat]


_converter = make_converter(complete=False)


class MagpiesFace:
    """See `GameFace`."""

    def has_hidden_hands(self, options: Options) -> bool:
        """Returns True."""
        return True

    def name(self) -> str:
        """Returns the name of the game."""
        return "Magpies"

    def boxes(self) -> list[GameBox]:
        """Returns the only edition."""
        return [GameBox("first", "Magpies", ("pile",))]

    def usual_choices(self) -> Choices:
        """Returns the default choices."""
        return Choices()

    def read_choices(self, data: object) -> Choices:
        """Returns the choices in the settings file."""
        return structured(_converter, data, Choices)

    def earlier_choices(self, settings_file: Mapping[str, Any]) -> object | None:
        """Returns None: earlier versions did not have the game."""
        return None

    def ticks(self) -> list[ChoiceTick]:
        """Returns a tick without effect."""
        return [
            ChoiceTick("quick", "&Quick", True, lambda one: one.quick, lambda one, on: attrs.evolve(one, quick=on))
        ]

    def new_game_dialog(
        self, choices: Choices, programs: Sequence[str], parent: QWidget, in_turns: bool = False
    ) -> MagpiesDialog:
        """Returns the dialog."""
        return MagpiesDialog(choices, parent)

    def dialog_before(self, setup: GameSetup, choices: Choices, parent: QWidget) -> None:
        """Returns None: no other dialog is needed."""

    def load(self) -> None:
        """All modules are there."""

    def session(self, setup: GameSetup, bots: BotClient) -> GameSession:
        """Returns the session that all games share."""
        return GameSession(setup, bots)

    def prepared(self, match: Match) -> None:
        """Does nothing."""

    def apply_choices(self, session: GameSession, choices: Choices) -> None:
        """Does nothing: no choice applies to a running game."""

    def interaction(self, session: GameSession, parent: QWidget) -> MagpiesInteraction:
        """Returns the interaction."""
        return MagpiesInteraction(session, Adviser(session), MagpiesExplainer(session), parent)

    def table(
        self,
        session: GameSession,
        interaction: MagpiesInteraction,
        theme: Theme,
        icons: Icons,
        replay: Replay,
        parent: QWidget,
    ) -> MagpiesTable:
        """Returns the table."""
        return MagpiesTable(session, interaction, Renderer(theme, icons, parent), replay, parent)

    def automatic_title(self) -> str:
        """Returns the empty text: no seat is automatic."""
        return ""

    def statistics_word(self, key: str, edition: str, is_way: bool = False) -> str:
        """Returns the id."""
        return key

    def feats(self) -> Mapping[str, str]:
        """Returns nothing: its statistics have no feats."""
        return {}

    def turn_of(self, game: Magpies, names: Sequence[str]) -> str | None:
        """Returns the name of the player who is asked, or None."""
        return turn_of(game, names)

    def lesson_words(self, options: Any) -> dict[str, str]:
        return {}

    def news_of(self, session: GameSession, events: Sequence[Event]) -> None:
        """Does nothing."""

    def sound_of(self, events: Sequence[Event]) -> Sound | None:
        """Returns None."""
        return None

    def result(self, match: Match) -> str:
        """Returns the points."""
        return str(match.record.game.scores())

    def endings(self, match: Match) -> list[str]:
        """Returns the only reason for the end."""
        return ["Three treasures are gone."]

    def score_sources(self, match: Match) -> list[Source]:
        """Returns no sources of points."""
        return []

    def score_totals(self, match: Match) -> list[Total]:
        """Returns no totals."""
        return []

    def tie_break(self) -> str:
        """Returns an empty text: ties are not broken."""
        return ""

    def score_lines(self, match: Match) -> list[Line]:
        """Returns no rows."""
        return []

    def belongings(self, match: Match) -> None:
        """Returns None: the score sheet has no page of pieces."""

    def piece_card(self, match: Match, theme: Theme, icons: Icons, parent: QWidget) -> FloatingCard:
        raise NotImplementedError

    def laid_out(self, match: Match) -> None:
        """Returns None: a picture needs only the game."""

    def miniature(self, game: Magpies, laid_out: None, theme: Theme, ratio: float) -> QPixmap:
        """Returns an empty picture."""
        return QPixmap()

    def state(self, summary: Summary) -> str:
        """Returns the template of the text in lists."""
        return "{edition}, round {round}"

    def played(self, options: Any) -> list[str]:
        """Returns the name of the game."""
        return ["Magpies"]

    def edition_name(self, edition: str) -> str:
        """Returns the name of the edition."""
        return f"Magpies, {edition}"


FACE = MagpiesFace()
MAGPIES_ID = MAGPIES.id
