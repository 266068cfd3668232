"""The table of Puerto Rico: all boards on the sea, laid out so that everything is in sight at any size."""

from __future__ import annotations

from functools import cached_property, partial

from PySide6.QtCore import QCoreApplication, QRect, QSizeF, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from puertorico_desktop.engine.puertorico.options import Expansion
from puertorico_desktop.gui.models.items import LogItem
from puertorico_desktop.gui.play.replay import Replay
from puertorico_desktop.gui.puertorico.interaction import Interaction
from puertorico_desktop.gui.puertorico.models.puertorico_models import PuertoRicoModels
from puertorico_desktop.gui.puertorico.routes import Scene, places_of
from puertorico_desktop.gui.puertorico.session import PuertoRicoSession
from puertorico_desktop.gui.puertorico.targets import REGISTER, is_drafting
from puertorico_desktop.gui.puertorico.texts.log import Teller
from puertorico_desktop.gui.puertorico.texts.puertoma_pieces import action_board_name
from puertorico_desktop.gui.puertorico.texts.replay import decided, turn_of
from puertorico_desktop.gui.puertorico.views.item_icons import icon_of
from puertorico_desktop.gui.puertorico.views.table_painter import TablePainter
from puertorico_desktop.gui.puertorico.weighing import weighing_of
from puertorico_desktop.gui.puertorico.windows.action_board import ActionBoard
from puertorico_desktop.gui.puertorico.windows.built_board import BuiltIsland
from puertorico_desktop.gui.puertorico.windows.choreography import PieceChoreography
from puertorico_desktop.gui.puertorico.windows.common_board import CommonBoard
from puertorico_desktop.gui.puertorico.windows.end_meter import EndMeter
from puertorico_desktop.gui.puertorico.windows.large_boards import FramedBoard, LargePuertoma
from puertorico_desktop.gui.puertorico.windows.player_board import OpponentBoard, OwnBoard
from puertorico_desktop.gui.puertorico.windows.points_peek import PointsPeek
from puertorico_desktop.gui.puertorico.windows.role_forecast import forecast_of
from puertorico_desktop.gui.puertorico.windows.table_topics import PuertoRicoTopics
from puertorico_desktop.gui.puertorico.windows.why_panel import Shown, WhyPanel
from puertorico_desktop.gui.views.area import AreaView
from puertorico_desktop.gui.views.marks import Weighing
from puertorico_desktop.gui.windows.close_up import CloseUp, CloseUps
from puertorico_desktop.gui.windows.column_table import ColumnTable
from puertorico_desktop.gui.windows.cover import Cover
from puertorico_desktop.gui.windows.explaining_card import Explaining
from puertorico_desktop.gui.windows.forecast_card import ForecastCard
from puertorico_desktop.gui.windows.seat_board import SeatBoard
from puertorico_desktop.gui.windows.side_column import SideColumn
from puertorico_desktop.match.match import Move

translate = QCoreApplication.translate

SHARES, FOLDED_SHARES = (396, 254), (394, 256)
"""The heights of the common board and the own one, as parts of what the bars leave."""
OPPONENT_SHARE, BESIDE_PUERTOMA = {1: 400, 2: 256, 3: 152, 4: 121}, {1: 206, 2: 144, 3: 130, 4: 129}
"""The height of one opponent's board in parts of the column, by the number of opponents; with Puertomas."""


class Table(ColumnTable):
    """The boards and the prompt."""

    _session: PuertoRicoSession
    _interaction: Interaction
    models: PuertoRicoModels

    def __init__(
        self,
        session: PuertoRicoSession,
        interaction: Interaction,
        models: PuertoRicoModels,
        brush: TablePainter,
        replay: Replay,
        parent: QWidget | None = None,
    ) -> None:
        self._painter = brush
        meter, cover = (
            EndMeter(session, brush),
            Cover(session, brush, self._hides_cards, _why_covered, self._hidden_places),
        )
        super().__init__(session, interaction, models, meter, brush, replay, turn_of, cover, parent)
        self.common = CommonBoard(session, models, self.marks, brush, self)
        self.own = OwnBoard(session, models.boards[0], models.players, models.cards, self.marks, brush, self)
        self.opponents = [
            OpponentBoard(session, board, models.players, self.marks, brush, self) for board in models.boards[1:]
        ]
        self.topics = PuertoRicoTopics(session, self, self.common.panels, self.log, brush)
        self.action_board = ActionBoard(session, models.action_board, self.marks, brush, self)
        self.side = SideColumn(self.opponents, OPPONENT_SHARE, self.log, brush.theme, self, [self.action_board])
        self.why = WhyPanel(session, brush, self)
        self.close_ups = CloseUps(session, self._large_boards, self.side, self)
        self.forecast = ForecastCard(
            interaction, lambda ref: forecast_of(ref, interaction), self._forecast_is_about, brush, self
        )
        self.choreography = PieceChoreography(
            session, interaction, self.stage, self.place_of, self.picture_of, self.sign
        )
        self.explaining = Explaining(interaction, self.views, icon_of, self.cover.is_lying, brush, self)
        self.explaining.told.connect(self.told)
        self.close_ups.made.connect(self._explain_large)
        self._lay_out()
        self.common.roles.pointed.connect(self._look_at_role)
        self.common.roles.pointed.connect(self.wish.look_at)
        for place, opponent in enumerate(self.opponents, start=1):
            opponent.enlarged.connect(partial(self.close_ups.enlarge, place))
        session.steps.changed.connect(self._show_why)
        self.log.view.pointed.connect(self._show_why_then)
        cover.switched.connect(models.players.veil)
        PointsPeek(self.own.views[0], models.players)
        self.begin([*self.common.panels, self.own, *self.opponents, self.action_board, self.why])

    @cached_property
    def views(self) -> list[AreaView]:
        """All views that are played on, in the order of the Tab key."""
        return [*self.common.views, *self.seat_views, self.action_board.view]

    @cached_property
    def seat_views(self) -> list[AreaView]:
        """The views of all players' boards."""
        return [view for board in (self.own, *self.opponents) for view in board.views]

    @property
    def entrance(self) -> AreaView:
        """Where a player looks first."""
        return self.common.entrance

    def _lay_out(self) -> None:
        self.left.addWidget(self.common)
        self.left.addWidget(self.own)
        self._share_height()
        self.join_columns()

    @Slot()
    def renew(self) -> None:
        """Show whose turn it is, the colonists, the round."""
        self.common.renew()
        for board in (self.own, *self.opponents):
            board.renew()
        self.close_ups.renew()
        super().renew()
        if self.share_column():
            self.lay_over()
        self._show_why()

    @Slot()
    def _show_why(self) -> None:
        """Say above the log why a Puertoma takes its step, as far as that has been told."""
        session, steps = self._session, self._session.steps
        decision = session.decision
        hurries = steps.is_waiting and steps.is_hurrying
        if decision is None or not steps.number or hurries:
            self.why.hide()
            self.log.view.tips = True
            return
        shown = Shown(decision.kind, tuple(session.account()), steps.number)
        self.why.show_account(shown)
        self.log.view.tips = not self.side.lay_above_log(self.why, self.why.wanted_height)

    @Slot(object)
    def _show_why_then(self, item: object) -> None:
        """A line of the log is pointed at: say why the step was taken; where nothing stands above the log, its tool
        tip says it."""
        if self.why.isHidden():
            return
        step = self.models.log.step_of(item) if isinstance(item, LogItem) else None
        if step is None:
            self._show_why()
        else:
            self.why.show_account(Shown(step.kind, step.account, len(step.account)))

    def _large_boards(self, place: int, parent: QWidget) -> list[SeatBoard]:
        """Returns the boards, of a player and of a Puertoma, of who sits that many seats after one's own."""
        models = self.models
        board = models.boards[place], models.players, self.marks, self._painter
        return [FramedBoard(self._session, *board, parent), LargePuertoma(self._session, *board, parent)]

    @Slot(object)
    def _explain_large(self, close_up: CloseUp) -> None:
        """A board is shown large for the first time."""
        self.explaining.add(close_up.views)

    def dismiss_overlay(self) -> bool:
        """Takes the forecast away."""
        shown = bool(self.forecast.shown or self.explaining.card.shown)
        self.forecast.dismiss()
        self.explaining.card.dismiss()
        return shown

    @property
    def own_actions(self) -> list[QAction]:
        """Returns the explanation of a piece."""
        return [self.explaining.action]

    @Slot(str)
    def _look_at_role(self, ref: str) -> None:
        """A role is looked at, or none any more: tell what it would bring."""
        self.forecast.look_at("" if self.cover.is_lying() else ref, lambda: self.place_of(ref))

    def _forecast_is_about(self, ref: str) -> list[QRect]:
        """Where the roles are, and the things from which one chooses in the phase of this one."""
        common = self.common
        grounds: dict[str, list[QWidget]] = {
            "settler": [common.offer],
            "mayor": [common.crew],
            "builder": [common.market],
            "craftsman": [common.supply],
            "trader": [common.house],
            "captain": [common.ships],
        }
        found = [common.roles, *grounds.get(ref.partition(":")[2], [])]
        return [self._on_table(ground, ground.rect()) for ground in found]

    def _hides_cards(self) -> bool:
        """Whether there are hidden cards: while the buildings are drafted, no player has any. Hidden points lie face
        down until they are looked at, see `peek`."""
        view = self._session.view
        return not is_drafting(view) and view.options.has(Expansion.ACHIEVEMENTS)

    def _hidden_places(self) -> list[QRect]:
        """Where one's own cards are; while cards are drafted, these as well."""
        views = (self.own.views[-1], self.common.pack)
        return [self._on_table(view, view.rect()) for view in views if view.isVisible()]

    def peek(self, peeking: bool) -> None:
        """As long as the key is held, one's own victory points are seen."""
        self.models.players.peek(peeking)

    # -- where things are -------------------------------------------------------------------------------------

    def ground_of(self, ref: str) -> QWidget | None:
        """Returns the panels of the common board."""
        common = self.common
        grounds: dict[str, QWidget] = {
            REGISTER: common.crew,
            "offer": common.offer,
            "house": common.house,
            "ship": common.ships,
            "supply": common.supply,
            "task": common.tasks,
        }
        return grounds.get(ref.partition(":")[0])

    def show_log(self) -> None:
        """Open the log where it is folded."""
        self.side.show_log()

    def decided(self, move: Move) -> str:
        """Returns what a player has decided."""
        session = self._session
        return decided(move, Teller(session.names, session.words, session.game.ships))

    def weighing(self) -> Weighing:
        """Returns what a Puertoma weighs."""
        return weighing_of(self._session)

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
            translate("PlacesMenu", "My achievement cards"),
            action_board_name(),
        ]

    def place_widgets(self) -> list[QWidget | None]:
        """Returns the widgets of these areas; None for one that is not in sight."""
        common = self.common
        _, goods, island, city, strip = self.own.views
        button = next((button for button in self.prompt.buttons if button.isVisible() and button.isEnabled()), None)
        first = next((board.figures for board in self.opponents if board.isVisible()), None)
        return [
            common.entrance, common.offer, common.ships, common.house, common.market,
            island, city, goods, first, button, strip if strip.isVisible() else None,
            self.action_board.view if self.action_board.isVisible() else None,
        ]  # fmt: skip

    def space_of(self, area: str) -> QSizeF:
        """Returns how large a space of an area of the own board is; a large building has two."""
        sizes = [rect.size() for view in self.own.views if area and view.area == area for rect in view.rects]
        seen = [QSizeF(size) for size in sizes if not size.isEmpty()]
        return min(seen, key=lambda size: size.height(), default=QSizeF())

    def places_of(self, item: LogItem) -> frozenset[str]:
        """Returns the places that a line of the log is about."""
        session, at = self._session, self._session.arrangements_at
        automatic = session.setup.kind.automatic_seats(session.setup.options)
        return places_of(item.event, Scene(session.viewer, at(item.ply), at(item.ply + 1), automatic))

    # -- sizes ------------------------------------------------------------------------------------------------

    def _share_height(self) -> None:
        """What the common board and the own one have of the height; where little is left, the own one more."""
        for widget, share in zip((self.common, self.own), FOLDED_SHARES if self.side.folded else SHARES, strict=True):
            self.left.setStretchFactor(widget, share)

    def fold_boards(self, folded: bool) -> None:
        """The common board is lower where the column at the side is folded."""
        self._share_height()
        self.common.set_low(folded)

    def share_column(self) -> bool:
        """Give everything in the column at the side its height; returns whether that is a change."""
        session = self._session
        self.side.shares = OPPONENT_SHARE if session.view.marker is None else BESIDE_PUERTOMA
        return super().share_column()

    def lay_over(self) -> None:
        """The log, where it is folded, and the advice cover the right of the table."""
        self.settle_columns()
        own = self.own.geometry()
        self.close_ups.lie_at(own.translated(0, -own.height() - self.left.spacing()))
        ground = self.common.geometry().united(own)
        self._show_why()
        self.advice.lie_over(self.side.lay_drawer(ground))

    def city_of(self, seat: int, large: bool, parent: QWidget) -> QWidget | None:
        """Returns island and city of a player, or a Puertoma's board."""
        models = next(board for board in self.models.boards if board.seat == seat)
        return BuiltIsland(self._session, models, self.marks, self._painter, large, parent)

    def scale_boards(self, scale: float) -> None:
        """Fit all boards to the size of the table."""
        super().scale_boards(scale)
        for board in (self.own, *self.opponents):
            board.set_scale(scale)
        for part in (self.common, self.close_ups, self.action_board, self.why):
            part.set_scale(scale)


def _why_covered() -> str:
    return translate("Cover", "The achievement cards are hidden: nobody else should look at the screen now.")
