"""The table of San Juan: all areas on one screen, laid out so that they are visible at any size."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QRect, QSizeF, Slot
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from puertorico_desktop.engine.sanjuan.decisions import DecisionKind
from puertorico_desktop.engine.sanjuan.events import CardsTurnedUp, Event
from puertorico_desktop.gui.models.items import LogItem
from puertorico_desktop.gui.play.recap import recap_start
from puertorico_desktop.gui.play.replay import Replay
from puertorico_desktop.gui.sanjuan.card_details import CardDetails, details_of
from puertorico_desktop.gui.sanjuan.changes import deeds_of_others
from puertorico_desktop.gui.sanjuan.hands import hand_lies_open, needs_hand
from puertorico_desktop.gui.sanjuan.interaction import SanJuanInteraction
from puertorico_desktop.gui.sanjuan.models.sanjuan_models import SanJuanModels
from puertorico_desktop.gui.sanjuan.news import filler
from puertorico_desktop.gui.sanjuan.refs import CITY
from puertorico_desktop.gui.sanjuan.session import SanJuanSession
from puertorico_desktop.gui.sanjuan.texts.news import full_city
from puertorico_desktop.gui.sanjuan.texts.replay import decided, turn_of
from puertorico_desktop.gui.sanjuan.views.artwork import icon_of
from puertorico_desktop.gui.sanjuan.views.card_renderer import CardRenderer
from puertorico_desktop.gui.sanjuan.windows.card_count_dialog import CardCountOpener
from puertorico_desktop.gui.sanjuan.windows.choreography import CardChoreography
from puertorico_desktop.gui.sanjuan.windows.city_board import BuiltCity, LargeCity, OpponentCity, OwnCity
from puertorico_desktop.gui.sanjuan.windows.end_meter import SanJuanMeter
from puertorico_desktop.gui.sanjuan.windows.hand_rail import HandRail
from puertorico_desktop.gui.sanjuan.windows.large_card import LargeCard
from puertorico_desktop.gui.sanjuan.windows.middle_row import MiddleRow
from puertorico_desktop.gui.sanjuan.windows.role_forecast import forecast_of
from puertorico_desktop.gui.sanjuan.windows.slip import PriceSlip
from puertorico_desktop.gui.sanjuan.windows.table_topics import SanJuanTopics
from puertorico_desktop.gui.sanjuan.windows.turned_up import TurnedUpCards
from puertorico_desktop.gui.views.area import AreaView
from puertorico_desktop.gui.windows.close_up import CloseUp
from puertorico_desktop.gui.windows.column_table import ColumnTable
from puertorico_desktop.gui.windows.cover import Cover
from puertorico_desktop.gui.windows.floating_card import FloatingCard
from puertorico_desktop.gui.windows.seat_board import SeatBoard
from puertorico_desktop.gui.windows.side_column import SideColumn
from puertorico_desktop.match.match import Move

translate = QCoreApplication.translate

SHARES = (118, 286, 232)
"""The heights of the middle row, the own city and the hand."""
OPPONENT_SHARE = {1: 470, 2: 240, 3: 172}
"""The height of one opponent's board as a share of the column, by the number of opponents."""
MOST_DEEDS = 6
"""The largest number of the latest roles and buildings of the others that the cover tells."""


class Table(ColumnTable):
    """The cities, the hand and the middle."""

    _session: SanJuanSession
    _interaction: SanJuanInteraction
    models: SanJuanModels
    choreography: CardChoreography
    own: OwnCity
    opponents: list[OpponentCity]

    def __init__(
        self,
        session: SanJuanSession,
        interaction: SanJuanInteraction,
        models: SanJuanModels,
        renderer: CardRenderer,
        replay: Replay,
        parent: QWidget | None = None,
    ) -> None:
        self._painter = renderer
        meter, cover = (
            SanJuanMeter(session, renderer),
            Cover(session, renderer, self._shows_hand, self._on_cover, self._hidden_places),
        )
        super().__init__(session, interaction, models, meter, renderer, replay, turn_of, cover, parent)

    def build(self) -> Iterator[None]:
        """Create the cities, the hand and the overlays, one after the other."""
        session, interaction, models, renderer = self._session, self._interaction, self.models, self._painter
        self.middle = MiddleRow(session, models, self.marks, renderer, self)
        yield
        self.own = OwnCity(session, models.cities[0], models.seats, self.marks, renderer, self)
        self.rail = HandRail(session, models, self.marks, renderer, self)
        yield
        self.opponents = []
        for city in models.cities[1:]:
            self.opponents.append(OpponentCity(session, city, models.seats, self.marks, renderer, self))
            yield
        self.topics = SanJuanTopics(self, renderer)
        self.side = SideColumn(self.opponents, OPPONENT_SHARE, self.log, renderer.theme, self)
        self.enlarge_opponents(self._large_boards)
        self.close_ups.made.connect(self._look_at_its_cards)
        interaction.pending_changed.connect(self.close_ups.dismiss)  # the player's own city is needed for building
        self.choreography = CardChoreography(
            session, interaction, self.stage, self.place_of, self.picture_of, self.sign
        )
        self.forecast_roles(self.middle.roles, lambda ref: forecast_of(ref, interaction))
        yield
        self.large = LargeCard(interaction, self._details_of, renderer, self)
        self.explain(self.middle.views[:3], icon_of)
        for view in (*self.rail.views, self.middle.offer, *self.seat_views):
            view.pointed.connect(self._look_at_card)
        self.turned_up = TurnedUpCards(session, self.own.geometry, renderer, self)
        session.moved.connect(self._show_turned_up)
        session.secrecy.changed.connect(self._follow_secrets)
        self.card_counts = CardCountOpener(session, self)
        self._large_action, self._sort_action = QAction(self), QAction(self)
        self._large_action.setShortcut(QKeySequence("Alt+Return"))
        self._large_action.triggered.connect(self._enlarge)
        self._sort_action.setShortcut(QKeySequence("Ctrl+Shift+H"))
        self._sort_action.triggered.connect(models.hand.sort_again)
        self._name_actions()
        self.cover.laid.connect(self.turned_up.put_away)
        self.slip = PriceSlip(interaction, self.own.views[1], self.rail.hand, self.cover, renderer, self)
        self.slip.lacks_room_changed.connect(interaction.set_sum_in_prompt)
        for widget, share in zip((self.middle, self.own, self.rail), SHARES, strict=True):
            self.left.addWidget(widget, share)
        self.join_columns()
        self.own.hint_changed.connect(self.hint_changed)
        yield
        self.begin([*self.middle.panels, self.own, self.rail, *self.opponents])

    @property
    def views(self) -> list[AreaView]:
        """All views for playing, in the order of the Tab key."""
        return [*self.rail.views, *self.middle.views, *self.seat_views]

    @property
    def entrance(self) -> AreaView:
        """The roles while one is chosen; the drawn cards, the goods or the hand after that."""
        match self._session.game.kind:
            case DecisionKind.KEEP:
                return self.rail.drawn
            case DecisionKind.PRODUCE | DecisionKind.SELL:
                return self.own.views[1]
            case DecisionKind.CHOOSE_ROLE | None:
                return self.middle.roles
        return self.rail.hand

    @property
    def news_ground(self) -> AreaView:
        """Returns the view of the roles."""
        return self.middle.roles

    @Slot()
    def refresh(self) -> None:
        """Show whose turn it is, and other states that no model shows."""
        self.middle.refresh()
        self.rail.refresh()
        super().refresh()

    def settle(self) -> None:
        """Lay everything out as it will be after the move; drawn cards lie beside the hand."""
        self.rail.refresh()
        super().settle()

    @property
    def own_actions(self) -> list[QAction]:
        """Returns the actions for the large view of a card, for sorting the hand, and for the page of card counts."""
        return [self._large_action, self._sort_action, self.card_counts.action]

    def _name_actions(self) -> None:
        self._large_action.setText(translate("SanJuanTable", "L&arge view of a card"))
        self._sort_action.setText(translate("SanJuanTable", "Sort my &hand"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self.is_built:
            self.card_counts.retranslate()
            self._name_actions()

    @property
    def cards(self) -> list[FloatingCard]:
        """The forecast, the explanation, and the large view of a card."""
        return [*super().cards, self.large]

    @Slot(object)
    def _show_turned_up(self, events: Sequence[Event]) -> None:
        """Show cards that are turned up for a moment, if moves are animated one by one and the table is not
        covered."""
        watched = self.choreography.enabled and not self._session.is_hurrying and not self.cover.is_covering()
        if watched and self.window().isVisible():
            self.turned_up.show_cards([event for event in events if isinstance(event, CardsTurnedUp)])

    @Slot(str)
    def _look_at_card(self, ref: str) -> None:
        """Show the large view of the card under the pointer, or hide it. With the keyboard it must be requested."""
        by_key = self._view_by_key() is not None
        if not by_key or self.large.shown:
            self.large.look_at(ref, lambda: self.place_of(ref))

    def _large_boards(self, place: int, parent: QWidget) -> list[SeatBoard]:
        """Returns the large city of the player that many seats after the viewer."""
        models = self.models
        return [LargeCity(self._session, models.cities[place], models.seats, self.marks, self._painter, parent)]

    @Slot(object)
    def _look_at_its_cards(self, close_up: CloseUp) -> None:
        """Connect the cards of a city that is shown large for the first time to the large view."""
        for view in close_up.views:
            view.pointed.connect(partial(self._look_at_card_in, view))

    def _look_at_card_in(self, view: AreaView, ref: str) -> None:
        """Show the large view of the card under the pointer in another player's large city, or hide it."""
        self.large.look_at(ref, lambda: self._on_table(view.viewport(), view.rect_of(ref)))

    @Slot()
    def _enlarge(self) -> None:
        """Show or hide the large view of the card with the focus or under the pointer at once, and announce its
        text."""
        if self.large.shown:
            self.large.dismiss()
            return
        view = self._view_by_key()
        ref = self.marks.pointed if view is None else self._record_ref(view)
        self.large.look_at(ref, lambda: self.place_of(ref))
        self.large.appear()
        if not self.large.shown:
            self.info_cards.explain_current()
        elif self.large.details is not None:
            self.hint_changed.emit(self.large.details.effect)
            self.speech_requested.emit(self.large.details.spoken)

    def _record_ref(self, view: AreaView) -> str:
        record = view.record(view.currentIndex().row())
        return "" if record is None else record.ref

    def _details_of(self, ref: str) -> CardDetails | None:
        """Returns the description of the card at a place; None while the table is covered."""
        if self.cover.is_covering():
            return None
        record = next((one for view in self.views for one in view.records if one.ref == ref), None)
        return details_of(record, self._session)

    def forecast_is_about(self, ref: str) -> list[QRect]:
        """Returns the rectangles of the roles and of the pieces that count in the phase of this role."""
        city, prices, hand = self.own.views[1], self.middle.prices, self.rail.hand
        grounds: dict[str, list[QWidget]] = {"builder": [hand], "craftsman": [city], "trader": [city, prices]}
        found = [self.middle.roles, *grounds.get(ref.partition(":")[2], [])]
        return [self._on_table(ground, ground.rect()) for ground in found]

    def _shows_hand(self) -> bool:
        """Returns whether the present decision requires the player's hand."""
        return needs_hand(self._session)

    def _hidden_places(self) -> list[QRect]:
        """Returns the rectangles of the hand, of the own city with the cards under it, and of the texts that name
        cards."""
        grounds = [self.rail, self.own, self.prompt, self.replay_bar, self.log]
        return [self._on_table(ground, ground.rect()) for ground in grounds if ground.isVisible()]

    def decided(self, move: Move) -> str:
        """Returns the decision of a player in words."""
        return decided(move, self._session)

    def places_of(self, item: LogItem) -> frozenset[str]:
        """Returns the places that a line of the log concerns."""
        return self.choreography.places(item.event)

    def space_of(self, area: str) -> QSizeF:
        """Returns the size of a space of the own city."""
        if area != CITY:
            return QSizeF()
        sizes = [QSizeF(rect.size()) for rect in self.own.views[1].rects]
        return min(sizes, key=lambda size: size.height(), default=QSizeF())

    def place_names(self) -> list[str]:
        """Returns the names of the areas that the keyboard can jump to."""
        return [
            translate("SanJuanTable", "Roles"),
            translate("SanJuanTable", "Prices"),
            translate("SanJuanTable", "Deck and discards"),
            translate("SanJuanTable", "My city"),
            translate("SanJuanTable", "My hand"),
            translate("SanJuanTable", "The other players"),
            translate("SanJuanTable", "Answers"),
        ]

    def place_widgets(self) -> list[QWidget | None]:
        """Returns the widgets of these areas; None for a hidden one."""
        button = next((button for button in self.prompt.buttons if button.isVisible() and button.isEnabled()), None)
        first = next((board.views[1] for board in self.opponents if board.isVisible()), None)
        hand = self.rail.drawn if self.rail.drawn.isVisible() else self.rail.hand
        middle = self.middle
        return [middle.roles, middle.prices, middle.piles, self.own.views[1], hand, first, button]

    # -- the cover, and peeking at a hand that lies face down --------------------------------------------------

    def _on_cover(self) -> str:
        """Returns what the others have done since the asked person's last decision, whether the game ends now, and
        why the table is covered."""
        session = self._session
        start, seat = recap_start(session), filler(session)
        lines = [] if start is None else deeds_of_others(session, start)
        if seat is not None:
            lines.append(full_city(session.names[seat]))
        hand = session.view.players[self.cover.looks_next].hand_size
        return "\n".join([*lines[-MOST_DEEDS:], _why_covered(hand > 0)])

    def peek(self, peeking: bool) -> None:
        """Show a hand that lies face down while the key is held."""
        if not peeking or not hand_lies_open(self._session):
            self._session.peek(peeking)

    @Slot()
    def _follow_secrets(self) -> None:
        """Take away what is said about cards that lie face down again."""
        self.large.follow()
        if not hand_lies_open(self._session):
            self.hint_changed.emit("")

    # -- sizes ------------------------------------------------------------------------------------------------

    def lay_over(self) -> None:
        """Place the folded log and the advice over the right of the table."""
        self.settle_columns()
        self.slip.refresh()
        self.place_overlays(self.own.geometry(), self.middle.geometry().united(self.rail.geometry()))

    def city_of(self, seat: int, large: bool, parent: QWidget) -> QWidget | None:
        """Returns the city of a player."""
        city = next(city for city in self.models.cities if city.seat == seat)
        return BuiltCity(self._session, city, self.marks, self._painter, large, parent)

    def scale_boards(self, scale: float) -> None:
        """Fit all boards to the size of the table."""
        super().scale_boards(scale)
        for part in (self.middle, self.rail):
            part.set_scale(scale)


def _why_covered(has_hand: bool) -> str:
    """Returns the reason for the cover; without a hand it hides cards drawn, cards under buildings and the log."""
    if not has_hand:
        return translate(
            "SanJuanTable", "What only this player may see is hidden: nobody else should look at the screen now."
        )
    return translate("SanJuanTable", "The hand is hidden: nobody else should look at the screen now.")
