"""The table: all boards on the sea, laid out so that everything is in sight at any size."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QRect, QSizeF, Qt, Signal, Slot
from PySide6.QtGui import QFont, QKeyEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from puertorico_desktop.engine.puertorico.actions import Action
from puertorico_desktop.engine.puertorico.components import Role
from puertorico_desktop.gui.models.items import LogItem
from puertorico_desktop.gui.play.replay import Replay
from puertorico_desktop.gui.puertorico.interaction import Interaction
from puertorico_desktop.gui.puertorico.models.table_models import TableModels
from puertorico_desktop.gui.puertorico.routes import CREW, Scene, places_of
from puertorico_desktop.gui.puertorico.session import PuertoRicoSession
from puertorico_desktop.gui.puertorico.texts.log import Teller
from puertorico_desktop.gui.puertorico.texts.replay import decided, turn_of
from puertorico_desktop.gui.puertorico.views.table_painter import TablePainter
from puertorico_desktop.gui.puertorico.windows.choreography import Choreography
from puertorico_desktop.gui.puertorico.windows.close_up import CloseUps
from puertorico_desktop.gui.puertorico.windows.common_board import CommonBoard
from puertorico_desktop.gui.puertorico.windows.cover import Cover
from puertorico_desktop.gui.puertorico.windows.end_meter import EndMeter
from puertorico_desktop.gui.puertorico.windows.forecast_card import ForecastCard
from puertorico_desktop.gui.puertorico.windows.player_board import OpponentBoard, OwnBoard
from puertorico_desktop.gui.puertorico.windows.side_column import SideColumn
from puertorico_desktop.gui.puertorico.windows.table_topics import TableTopics
from puertorico_desktop.gui.views.area import AreaView
from puertorico_desktop.gui.views.marks import Marks
from puertorico_desktop.gui.views.scaling import BASE_PIXELS
from puertorico_desktop.gui.windows.advice_panel import AdvicePanel
from puertorico_desktop.gui.windows.log_panel import LogPanel
from puertorico_desktop.gui.windows.prompt_bar import PromptBar
from puertorico_desktop.gui.windows.replay_bar import ReplayBar
from puertorico_desktop.gui.windows.stage import Stage
from puertorico_desktop.gui.windows.surfaces import Sea
from puertorico_desktop.match.match import Move

translate = QCoreApplication.translate

BASE_WIDTH, BASE_HEIGHT = 1366, 720
"""The size of the table at scale 1: the smallest window without its menu and status line."""
LEFT_SHARE, SIDE_SHARE = 962, 380
"""The widths of the two columns, as parts of the table."""
SHARES, FOLDED_SHARES = (396, 254), (394, 256)
"""The heights of the common board and the own one, as parts of what the bars leave."""
MOST_CAPTION = {False: 1.4, True: 1.2}
"""How many times larger captions may get with the size of texts; less where the column is folded."""
BOARD_KEYS = frozenset(
    {
        Qt.Key.Key_Left,
        Qt.Key.Key_Right,
        Qt.Key.Key_Home,
        Qt.Key.Key_End,
        Qt.Key.Key_PageUp,
        Qt.Key.Key_PageDown,
    }
)
"""What moves about on a board with the keyboard, and through the game while players look back."""


class Table(Sea):
    """The boards and the prompt."""

    said = Signal(str)
    """Something about what is under the pointer, for the status line."""
    scaled = Signal(float)
    """Everything is that much larger than on the smallest table."""

    def __init__(
        self,
        session: PuertoRicoSession,
        interaction: Interaction,
        models: TableModels,
        brush: TablePainter,
        replay: Replay,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(brush.theme, parent)
        self._session = session
        self._interaction = interaction
        self.models = models
        self._brush = brush
        self._viewer = session.viewer
        self.scale = 1.0
        self._text_size = 1.0
        self._looks_back = False
        self._left_view: AreaView | None = None
        self._left_by_key = False
        self.marks = Marks(interaction, self)
        self.marks.space_of = self._space_of
        self.prompt = PromptBar(interaction, brush, brush.theme, self)
        self.replay_bar = ReplayBar(session, replay, turn_of, self._decided, brush, self)
        self.common = CommonBoard(session, models, self.marks, brush, self)
        self.own = OwnBoard(session, models.boards[0], models.players, self.marks, brush, self)
        self.opponents = [
            OpponentBoard(session, board, models.players, self.marks, brush, self) for board in models.boards[1:]
        ]
        self.log = LogPanel(session, models.log, EndMeter(session, brush), brush, self)
        self.topics = TableTopics(session, self, self.common.panels, self.log, brush)
        self.side = SideColumn(self.opponents, self.log, brush.theme, self)
        self.close_ups = CloseUps(session, models, self.marks, brush, self.side, self)
        self.forecast = ForecastCard(interaction, brush, self)
        self.advice = AdvicePanel(interaction, models.advice, brush, self)
        self.advice.retranslate()
        self.stage = Stage(self)
        self.choreography = Choreography(
            session, interaction, self.stage, self.place_of, self._picture_of, self._sign
        )
        self.cover = Cover(session, brush, self)
        self._lay_out()
        for panel in (self.prompt, self.replay_bar, *self.common.panels, self.own, *self.opponents, self.log):
            panel.lie_on(self)
        self.replay_bar.hide()
        self.common.roles.pointed.connect(self._look_at_role)
        for view in self.views:
            view.said.connect(self.said)
            view.picked_by_key.connect(self._go_to_target)
        self.prompt.lifted.connect(self._go_to_target)
        self.log.view.said.connect(self.said)
        self.advice.looked_at.connect(self._show_option)
        self.log.view.pointed.connect(self._show_places)
        for place, opponent in enumerate(self.opponents, start=1):
            opponent.enlarged.connect(partial(self.close_ups.enlarge, place))
        session.moved.connect(self._tell_news)
        session.rewound.connect(self._drop_news)
        session.started.connect(self._drop_news)
        session.started.connect(self.renew)
        session.decision_changed.connect(self.renew)
        session.decision_changed.connect(self._go_to_source)
        session.game_over.connect(self.renew)
        self.cover.lifted.connect(self.take_focus)
        self.renew()
        self.take_focus()

    @property
    def views(self) -> list[AreaView]:
        """All views that are played on, in the order of the Tab key."""
        boards = [self.own, *self.opponents]
        return [*self.common.views, *(view for board in boards for view in board.views)]

    def _lay_out(self) -> None:
        self._left = QVBoxLayout()
        self._left.addWidget(self.prompt)
        self._left.addWidget(self.replay_bar)
        self._left.addWidget(self.common)
        self._left.addWidget(self.own)
        self._share_height()
        self._columns = QHBoxLayout(self)
        self._columns.addLayout(self._left, LEFT_SHARE)
        self._columns.addLayout(self.side.column, SIDE_SHARE)

    @Slot()
    def renew(self) -> None:
        """What no model tells: whose turn, the colonists, the round."""
        self.common.renew()
        self.own.renew()
        for board in self.opponents:
            board.renew()
        self.close_ups.renew()
        self.log.renew()
        self.replay_bar.renew()
        self._change_bars(self._session.is_looking_back)
        if self.side.share(len(self._session.seats) - 1):
            self._lay_over()

    def _change_bars(self, looking: bool) -> None:
        """While players look back, the way through the game takes the place of the prompt, and has the keyboard."""
        if looking == self._looks_back:
            return
        self._looks_back = looking
        by_key = any(view.is_played_by_key for view in self.views)
        focus = QApplication.focusWidget()
        (self.prompt if looking else self.replay_bar).hide()
        (self.replay_bar if looking else self.prompt).show()
        if looking:
            self._left_view = next((view for view in self.views if view is focus), None)
            self._left_by_key = by_key
            if focus is not self.log.view:
                self.replay_bar.slider.setFocus()
        elif self._left_view is not None and focus is not self.log.view:
            reason = Qt.FocusReason.TabFocusReason if self._left_by_key else Qt.FocusReason.MouseFocusReason
            self._left_view.setFocus(reason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape takes away what lies over the table, wherever on it the keyboard is: a forecast, then the advice."""
        if event.key() == Qt.Key.Key_Escape and self.forecast.role is not None:
            self.forecast.dismiss()
        elif event.key() == Qt.Key.Key_Escape and self.advice.isVisible():
            self.advice.dismiss()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """While players look back, arrows lead through the game, but not where the keyboard is at work on a board."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            moves = event.key() in BOARD_KEYS and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
            if moves and any(view.is_played_by_key for view in self.views):
                event.accept()
                return True
        return super().event(event)

    @Slot(str)
    def _look_at_role(self, ref: str) -> None:
        """A role is looked at, or none any more: tell what it would bring."""
        kind, _, name = ref.partition(":")
        self.forecast.look_at(Role[name.upper()] if kind == "role" else None, lambda: self.place_of(ref))

    # -- where things are -------------------------------------------------------------------------------------

    def place_of(self, ref: str) -> QRect:
        """Where a piece, a place or a whole area is on the table; empty if it is not in sight."""
        found = self._view_of(ref)
        if found is not None:
            view, rect = found
            return self._on_table(view.viewport(), rect)
        common = self.common
        grounds: dict[str, QWidget] = {
            CREW: common.colonists,
            "offer": common.offer,
            "house": common.house,
            "ship": common.ships,
            "supply": common.supply,
        }
        ground = grounds.get(ref.partition(":")[0]) or next(
            (view for view in self.views if view.area == ref and view.isVisible()), None
        )
        return QRect() if ground is None else self._on_table(ground, ground.rect())

    def _decided(self, move: Move) -> str:
        session = self._session
        return decided(move, Teller(session.names, session.words, session.game.ships))

    def place_names(self) -> list[str]:
        """Returns what the areas are called that can be gone to."""
        return [
            translate("PlacesMenu", "Roles"),
            translate("PlacesMenu", "Plantations"),
            translate("PlacesMenu", "Cargo ships"),
            translate("PlacesMenu", "Trading house"),
            translate("PlacesMenu", "Buildings on sale"),
            translate("PlacesMenu", "My island"),
            translate("PlacesMenu", "My city"),
            translate("PlacesMenu", "My goods"),
            translate("PlacesMenu", "The other players"),
            translate("PlacesMenu", "Answers"),
        ]

    def place_widgets(self) -> list[QWidget | None]:
        """Returns the widgets of these areas; None for one that is not in sight."""
        common = self.common
        _, goods, island, city = self.own.views
        button = next((button for button in self.prompt.buttons if button.isVisible() and button.isEnabled()), None)
        first = next((board.figures for board in self.opponents if board.isVisible()), None)
        return [
            common.entrance, common.offer, common.ships, common.house, common.market,
            island, city, goods, first, button,
        ]  # fmt: skip

    def _view_of(self, ref: str) -> tuple[AreaView, QRect] | None:
        for view in self.views:
            if ref in view.refs and view.isVisible():
                rect = view.rect_of(ref)
                if not rect.isEmpty():
                    return view, rect
        return None

    def _on_table(self, widget: QWidget, rect: QRect) -> QRect:
        return QRect(widget.mapTo(self, rect.topLeft()), rect.size())

    def _space_of(self, area: str) -> QSizeF:
        """How large a space of an area of the own board is; a large building has two."""
        sizes = [rect.size() for view in self.own.views if area and view.area == area for rect in view.rects]
        seen = [QSizeF(size) for size in sizes if not size.isEmpty()]
        return min(seen, key=lambda size: size.height(), default=QSizeF())

    def _picture_of(self, ref: str) -> QPixmap | None:
        """What a hand would hold that lifts the piece."""
        found = self._view_of(ref)
        if found is None:
            return None
        view, rect = found
        return view.lifted_pixmap(view.indexAt(rect.center()).row(), ref)

    def _sign(self, icon: str, pixels: int) -> QPixmap:
        return self._brush.icons.pixmap(icon, round(pixels * self.scale), self.devicePixelRatioF())

    @Slot(object)
    def _show_places(self, item: object) -> None:
        """A line of the log is read: light what it is about."""
        places: frozenset[str] = frozenset()
        if isinstance(item, LogItem) and item.ply < self._session.ply:
            at = self._session.arrangements_at
            places = places_of(item.event, Scene(self._session.viewer, at(item.ply), at(item.ply + 1)))
        self.marks.show(places)

    @Slot(object)
    def _show_option(self, action: object) -> None:
        """An option of the advice is pointed at: light the piece and its places."""
        found = self._interaction.places_of(action) if isinstance(action, Action) else frozenset()
        self.marks.show(found)

    @Slot()
    def take_focus(self) -> None:
        """The keyboard begins where the first choice lies; whoever uses the mouse sees nothing of it."""
        if self.cover.isHidden():
            self.common.entrance.setFocus(Qt.FocusReason.MouseFocusReason)
        else:
            self.cover.button.setFocus()

    def _share_height(self) -> None:
        """What the common board and the own one have of the height; where little is left, the own one more."""
        for widget, share in zip((self.common, self.own), FOLDED_SHARES if self.side.folded else SHARES, strict=True):
            self._left.setStretchFactor(widget, share)

    def _fold(self) -> None:
        """The column at the side has come or gone."""
        if self.side.folded:
            self._left.insertLayout(0, self.side.strip)
        else:
            self._left.removeItem(self.side.strip)
        self._size_texts()
        self._columns.setStretch(1, 0 if self.side.folded else SIDE_SHARE)
        self._share_height()
        self.common.set_low(self.side.folded)
        self.side.share(len(self._session.seats) - 1)

    def _lay_over(self) -> None:
        """The log, where it is folded, and the advice cover the right of the table."""
        ground = self.common.geometry().united(self.own.geometry())
        self.advice.lie_over(self.side.lay_drawer(ground))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything grows with the window."""
        super().resizeEvent(event)
        if self.side.fit(self.width(), self.height()):
            self._fold()
        scale = max(1.0, min(self.width() / BASE_WIDTH, self.height() / BASE_HEIGHT))
        pixels = round(BASE_PIXELS * scale)
        if pixels != self.font().pixelSize():
            font = self.font()
            font.setPixelSize(pixels)
            self.setFont(font)
            self.scale = pixels / BASE_PIXELS
            self._set_scale(self.scale)
            self.scaled.emit(self.scale)
        self._columns.activate()
        self._left.activate()
        self.side.column.activate()
        self.side.strip.activate()
        self.close_ups.lie_above(self.own.geometry(), self._left.spacing())
        self._lay_over()
        self.stage.setGeometry(self.rect())
        self.cover.fit()

    def _set_scale(self, scale: float) -> None:
        gap = round(7 * scale)
        self._columns.setContentsMargins(gap, gap, gap, gap)
        self._columns.setSpacing(gap)
        self._left.setSpacing(gap)
        self.side.set_scale(scale)
        self.prompt.set_scale(scale)
        self.replay_bar.set_scale(scale)
        self.common.set_scale(scale)
        self.own.set_scale(scale)
        self.log.set_scale(scale)
        self.advice.set_scale(scale)
        for board in self.opponents:
            board.set_scale(scale)
        self.close_ups.set_scale(scale)
        self._size_texts()

    def set_text_size(self, percent: int) -> None:
        """Make texts larger as far as they find room; the log and the cover, which have room, smaller too."""
        self._text_size = percent / 100
        self._size_texts()

    def _size_texts(self) -> None:
        most_caption = MOST_CAPTION[self.side.folded]
        self._brush.theme.set_text_size(round(100 * self._text_size), most_caption)
        font = QFont()
        font.setPixelSize(round(BASE_PIXELS * self.scale * self._text_size))
        self.log.view.setFont(font)
        self.cover.setFont(font)

    @Slot(object)
    def _tell_news(self, events: object) -> None:
        """Light what a move has changed, unless somebody else's eyes see the table now."""
        turned = self._viewer != self._session.viewer
        self._viewer = self._session.viewer
        boards = {id(view) for board in (self.own, *self.opponents) for view in board.views}
        for view in self.views:
            if turned and id(view) in boards:
                view.drop_news()
            else:
                view.tell_news()

    @Slot()
    def _drop_news(self) -> None:
        self._viewer = self._session.viewer
        for view in self.views:
            view.drop_news()

    @Slot()
    def _go_to_target(self) -> None:
        """A piece was picked with the keyboard: go where it can be put."""
        self._go(AreaView.first_target)

    @Slot()
    def _go_to_source(self) -> None:
        """Whoever plays with the keyboard is asked something else: go where the answer lies."""
        view = next((view for view in self.views if view.is_played_by_key), None)
        row = None if view is None else view.next_source()
        if view is not None and row is not None:
            view.setCurrentIndex(view.model().index(row, 0))
        elif view is not None:
            self._go(AreaView.next_source)

    def _go(self, find: Callable[[AreaView], int | None]) -> None:
        for view in self.views:
            row = find(view)
            if row is not None and view.isVisible():
                view.setCurrentIndex(view.model().index(row, 0))
                view.setFocus()
                return
