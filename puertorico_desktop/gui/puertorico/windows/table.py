"""The table of Puerto Rico: all boards on the sea, laid out so that all of them are visible at any size."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

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
from puertorico_desktop.gui.puertorico.texts.log import LogContext
from puertorico_desktop.gui.puertorico.texts.puertoma_pieces import action_board_name
from puertorico_desktop.gui.puertorico.texts.replay import decided, turn_of
from puertorico_desktop.gui.puertorico.views.item_icons import icon_of
from puertorico_desktop.gui.puertorico.views.table_renderer import TableRenderer
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
from puertorico_desktop.gui.puertorico.windows.why_panel import ShownAccount, WhyPanel
from puertorico_desktop.gui.views.area import AreaView
from puertorico_desktop.gui.views.marks import Weighing
from puertorico_desktop.gui.windows.close_up import CloseUp
from puertorico_desktop.gui.windows.column_table import ColumnTable
from puertorico_desktop.gui.windows.cover import Cover
from puertorico_desktop.gui.windows.seat_board import SeatBoard
from puertorico_desktop.gui.windows.side_column import SideColumn
from puertorico_desktop.match.match import Move

translate = QCoreApplication.translate

SHARES, FOLDED_SHARES = (396, 254), (394, 256)
"""The heights of the common and the own board, as parts of the height without the bars; the same if the side column
is folded."""
DRAFT_SHARES = (445, 205)
"""The same while buildings are drafted with the side column folded: the own board is almost empty then."""
OPPONENT_SHARE, BESIDE_PUERTOMA = {1: 400, 2: 256, 3: 152, 4: 121}, {1: 206, 2: 144, 3: 130, 4: 129}
"""The height of one opponent's board in parts of the column, by the number of opponents; the same in games with
Puertomas."""


class Table(ColumnTable):
    """The widget of the table, with the boards and the prompt."""

    _session: PuertoRicoSession
    _interaction: Interaction
    models: PuertoRicoModels
    own: OwnBoard
    opponents: list[OpponentBoard]

    def __init__(
        self,
        session: PuertoRicoSession,
        interaction: Interaction,
        models: PuertoRicoModels,
        renderer: TableRenderer,
        replay: Replay,
        parent: QWidget | None = None,
    ) -> None:
        self._painter = renderer
        meter, cover = (
            EndMeter(session, renderer),
            Cover(session, renderer, self._hides_cards, _why_covered, self._hidden_places),
        )
        super().__init__(session, interaction, models, meter, renderer, replay, turn_of, cover, parent)

    def build(self) -> Iterator[None]:
        """Create the boards and the overlays, board by board."""
        session, interaction, models, renderer = self._session, self._interaction, self.models, self._painter
        cover = self.cover
        self.common = CommonBoard(session, models, self.marks, renderer, self)
        yield
        self.own = OwnBoard(session, models.boards[0], models.players, models.cards, self.marks, renderer, self)
        yield
        self.opponents = []
        for board in models.boards[1:]:
            self.opponents.append(OpponentBoard(session, board, models.players, self.marks, renderer, self))
            yield
        self.topics = PuertoRicoTopics(session, self, self.common.panels, self.log, renderer)
        self.action_board = ActionBoard(session, models.action_board, self.marks, renderer, self)
        self.side = SideColumn(self.opponents, OPPONENT_SHARE, self.log, renderer.theme, self, [self.action_board])
        self.why = WhyPanel(session, renderer, self)
        yield
        self.enlarge_opponents(self._large_boards)
        self.forecast_roles(self.common.roles, lambda ref: forecast_of(ref, interaction))
        self.choreography = PieceChoreography(
            session, interaction, self.stage, self.place_of, self.picture_of, self.sign
        )
        self.explain(self.views, icon_of)
        self.close_ups.made.connect(self._explain_large)
        self._lay_out()
        session.steps.changed.connect(self._show_why)
        self.log.view.pointed.connect(self._show_why_then)
        cover.switched.connect(models.players.set_points_hidden)
        PointsPeek(self.own.views[0], models.players)
        self.own.hint_changed.connect(self.hint_changed)
        yield
        self.begin([*self.common.panels, self.own, *self.opponents, self.action_board, self.why])

    @cached_property
    def views(self) -> list[AreaView]:
        """All interactive views, in the order of the Tab key."""
        return [*self.common.views, *self.seat_views, self.action_board.view]

    @property
    def entrance(self) -> AreaView:
        """The view that gets the focus first."""
        return self.common.entrance

    def _lay_out(self) -> None:
        self.left.addWidget(self.common)
        self.left.addWidget(self.own)
        self._share_height()
        self.join_columns()

    @Slot()
    def refresh(self) -> None:
        """Update the parts of the table that depend on no model."""
        self.common.refresh()
        self._share_height()
        super().refresh()
        self._show_why()

    def settle(self) -> None:
        """Lay everything out as it will be after the move."""
        self.common.refresh()
        self._share_height()
        super().settle()

    @Slot()
    def _show_why(self) -> None:
        """Show the reasons for a Puertoma's step above the log, as far as they have been explained, and the tie-break
        card of the latest one beside the action board."""
        session, steps = self._session, self._session.steps
        if session.view.marker is not None:
            self.models.action_board.refresh()
        decision = session.decision
        is_fast = steps.is_waiting and steps.is_hurrying
        if decision is None or not steps.number or is_fast:
            self.why.hide()
            self.log.view.tips = True
            return
        shown = ShownAccount(decision.kind, tuple(session.account()), steps.number)
        self.why.show_account(shown)
        self.log.view.tips = not self.side.lay_above_log(self.why, self.why.wanted_height)

    @Slot(object)
    def _show_why_then(self, item: object) -> None:
        """Show the reasons for the step of a log line that is pointed at; if the panel is not shown, the line's
        tooltip does so."""
        if self.why.isHidden():
            return
        step = self.models.log.step_of(item) if isinstance(item, LogItem) else None
        if step is None:
            self._show_why()
        else:
            self.why.show_account(ShownAccount(step.kind, step.account, len(step.account)))

    def _large_boards(self, place: int, parent: QWidget) -> list[SeatBoard]:
        """Returns the large boards, one for a player and one for a Puertoma, of the seat `place` seats after the
        viewer."""
        models = self.models
        board = models.boards[place], models.players, self.marks, self._painter
        return [FramedBoard(self._session, *board, parent), LargePuertoma(self._session, *board, parent)]

    @Slot(object)
    def _explain_large(self, close_up: CloseUp) -> None:
        """Add the views of a large board to the explanations when it is created."""
        self.info_cards.add(close_up.views)

    @property
    def own_actions(self) -> list[QAction]:
        """The action that explains a piece."""
        return [self.info_cards.action]

    def forecast_is_about(self, ref: str) -> list[QRect]:
        """Returns the areas beside which the forecast card is placed: the roles, and the area from which the players
        choose in the phase of the role."""
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
        """Returns whether there are hidden cards: none while buildings are drafted. Hidden points lie face down until
        the player looks at them, see `peek`."""
        view = self._session.view
        return not is_drafting(view) and view.options.has(Expansion.ACHIEVEMENTS)

    def _hidden_places(self) -> list[QRect]:
        """Returns the rectangles of the player's own cards, and of the cards that are drafted."""
        views = (self.own.views[-1], self.common.pack)
        return [self._on_table(view, view.rect()) for view in views if view.isVisible()]

    def peek(self, peeking: bool) -> None:
        """Show the player's own victory points while the key is held."""
        self.models.players.peek(peeking)

    # -- positions of pieces and widgets ----------------------------------------------------------------------

    def ground_of(self, ref: str) -> QWidget | None:
        """Returns the view of the common board that contains a place; None if there is none."""
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

    def decided(self, move: Move) -> str:
        """Returns a sentence about the decision of a player."""
        session = self._session
        return decided(move, LogContext(session.names, session.words, session.game.ships))

    def weighing(self) -> Weighing:
        """Returns the marks for the reasoning of a Puertoma."""
        return weighing_of(self._session)

    def place_names(self) -> list[str]:
        """Returns the names of the areas in the menu of places."""
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
        """Returns the widgets of the areas of `place_names`; None for an area that is not visible."""
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
        """Returns the size of one space of an area of the own board; a large building has two spaces."""
        sizes = [rect.size() for view in self.own.views if area and view.area == area for rect in view.rects]
        seen = [QSizeF(size) for size in sizes if not size.isEmpty()]
        return min(seen, key=lambda size: size.height(), default=QSizeF())

    def places_of(self, item: LogItem) -> frozenset[str]:
        """Returns the refs of the places that a log line concerns."""
        session, at = self._session, self._session.arrangements_at
        automatic = session.setup.kind.automatic_seats(session.setup.options)
        tasks = [task.task for task in session.game.tasks]
        events = session.match.moves[item.ply].events
        earlier = events[: events.index(item.event)] if item.event in events else ()
        scene = Scene(session.viewer, at(item.ply), at(item.ply + 1), automatic, earlier, tasks)
        return places_of(item.event, scene)

    # -- sizes ------------------------------------------------------------------------------------------------

    def _share_height(self) -> None:
        """Share the height between the common board and the own board; if there is little height, the own board gets
        more, but for a draft of buildings less."""
        shares = SHARES
        if self.side.folded:
            shares = DRAFT_SHARES if is_drafting(self._session.view) else FOLDED_SHARES
        for widget, share in zip((self.common, self.own), shares, strict=True):
            self.left.setStretchFactor(widget, share)

    def fold_boards(self, folded: bool) -> None:
        """Adapt the common board when the side column is folded: it is lower then."""
        self._share_height()
        self.common.set_low(folded)

    def share_column(self) -> bool:
        """Share the height of the side column; returns whether it has changed."""
        session = self._session
        self.side.shares = OPPONENT_SHARE if session.view.marker is None else BESIDE_PUERTOMA
        return super().share_column()

    def lay_over(self) -> None:
        """Place the folded log and the advice over the right part of the table."""
        self.settle_columns()
        own = self.own.geometry()
        self._show_why()
        enlarged = own.translated(0, -own.height() - self.left.spacing())
        self.place_overlays(enlarged, self.common.geometry().united(own))

    def city_of(self, seat: int, large: bool, parent: QWidget) -> QWidget | None:
        """Returns a widget with the island and city of a player, or a Puertoma's board."""
        models = next(board for board in self.models.boards if board.seat == seat)
        return BuiltIsland(self._session, models, self.marks, self._painter, large, parent)

    def scale_boards(self, scale: float) -> None:
        """Adapt all boards to the scale of the table."""
        super().scale_boards(scale)
        for part in (self.common, self.action_board, self.why):
            part.set_scale(scale)


def _why_covered() -> str:
    return translate("Cover", "The achievement cards are hidden: nobody else should look at the screen now.")
