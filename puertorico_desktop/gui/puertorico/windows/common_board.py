"""The common board in the middle of the table: roles, plantations, colonists, ships, trading house, and the building
market."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from puertorico_desktop.engine.puertorico.festival import TASKS_OF_A_GAME
from puertorico_desktop.engine.puertorico.options import Expansion
from puertorico_desktop.engine.puertorico.phases.settler import Settler
from puertorico_desktop.gui.puertorico.models.items import RoleItem
from puertorico_desktop.gui.puertorico.models.puertoma_items import AbilityItem
from puertorico_desktop.gui.puertorico.models.puertorico_models import PuertoRicoModels
from puertorico_desktop.gui.puertorico.session import PuertoRicoSession
from puertorico_desktop.gui.puertorico.targets import HOUSE, is_drafting, is_keeping
from puertorico_desktop.gui.puertorico.texts import places
from puertorico_desktop.gui.puertorico.texts.puertoma_pieces import ability_here
from puertorico_desktop.gui.puertorico.views import ship_painting
from puertorico_desktop.gui.puertorico.views.card_delegates import PackDelegate, TaskDelegate
from puertorico_desktop.gui.puertorico.views.common_delegates import (
    HouseDelegate,
    OfferDelegate,
    RoleDelegate,
    ShipDelegate,
    SupplyDelegate,
)
from puertorico_desktop.gui.puertorico.views.crew_delegate import CrewDelegate
from puertorico_desktop.gui.puertorico.views.market_delegate import CandidateDelegate, MarketDelegate
from puertorico_desktop.gui.puertorico.views.plans import Fleet, House, Market
from puertorico_desktop.gui.puertorico.views.table_renderer import TableRenderer
from puertorico_desktop.gui.views.area import AreaView
from puertorico_desktop.gui.views.marks import Marks
from puertorico_desktop.gui.views.plans import Columns, Flow, Grid
from puertorico_desktop.gui.views.rings import Light
from puertorico_desktop.gui.views.tips import show_tip
from puertorico_desktop.gui.windows.surfaces import Panel, TitledPanel

translate = QCoreApplication.translate

SHARES, LOW_SHARES = (72, 116, 194), (52, 132, 198)
"""The heights of the roles, the row of plantations and ships, and the market, as parts of the board; the same for a
low board."""
DRAFT, LOW_DRAFT = 188, 265
"""The height of the buildings that can be drafted; the same in a low board."""
CREW, CREW_AND_NOBLES = 128, 156
"""The width of the colonist ship as a part of its row; the same with a third figure below it, for nobles."""
HANGING = 8
"""The part of the market's height that the roles get if ability tiles are painted below them."""


class RolesView(AreaView):
    """The view of the role cards; ability tiles are painted over their highlights."""

    def _paint_light(self, painter: QPainter, row: int, light: Light) -> None:
        super()._paint_light(painter, row, light)
        delegate, record = self._delegate, self.records[row]
        assert isinstance(delegate, RoleDelegate)
        if isinstance(record, RoleItem) and record.abilities:
            delegate.draw_abilities(painter, QRectF(self.rects[row]), record, self.scale)

    def viewportEvent(self, event: QEvent) -> bool:
        """Show the tooltip of an ability tile under the pointer."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            tile = self.ability_at(event.pos())
            if tile is not None and tile.tile is not None:
                names = self.table_model.session.names
                show_tip(event.globalPos(), ability_here(names[tile.seat], tile.tile), self.viewport())
                return True
        return super().viewportEvent(event)

    def ability_at(self, point: QPoint) -> AbilityItem | None:
        """Returns the ability tile at a point; None if there is none."""
        for record, rect in zip(self.records, self.rects, strict=True):
            if isinstance(record, RoleItem) and rect.contains(point):
                spots = RoleDelegate.tile_rects(QRectF(rect), record, self.scale)
                hanging = zip(record.abilities, spots, strict=True)
                return next((tile for tile, spot in hanging if spot.contains(QPointF(point))), None)
        return None


class HouseView(AreaView):
    """The view of the trading house around its goods; the house is cached until size or scheme change."""

    _house: QPixmap | None = None
    _drawn: tuple[object, ...] = ()

    def paint_ground(self, painter: QPainter) -> None:
        """Paint walls and roof."""
        plan, renderer, ratio = self._plan, self._delegate.renderer, self.devicePixelRatioF()
        assert isinstance(plan, House)
        assert isinstance(renderer, TableRenderer)
        spaces = [QRectF(rect) for rect in self.rects]
        if not spaces:
            return
        inside = spaces[0].united(spaces[-1])
        key = (self.viewport().size().toTuple(), inside.getRect(), ratio, renderer.theme.cache_key)
        if self._house is None or key != self._drawn:
            self._drawn = key
            self._house = QPixmap(self.viewport().size() * ratio)
            self._house.setDevicePixelRatio(ratio)
            self._house.fill(Qt.GlobalColor.transparent)
            with QPainter(self._house) as on_house:
                on_house.setRenderHint(QPainter.RenderHint.Antialiasing)
                ship_painting.house(renderer, on_house, inside, *plan.edges(self.contents_rect(), self.scale))
        painter.drawPixmap(0, 0, self._house)


class MarketView(AreaView):
    """The view of the building market, with the number of quarries that reduce prices above each column."""

    def paint_ground(self, painter: QPainter) -> None:
        """Paint the heads of the columns."""
        plan, delegate = self._plan, self._delegate
        assert isinstance(plan, Market)
        assert isinstance(delegate, MarketDelegate)
        for column, rect in plan.heads(self.contents_rect(), self.scale).items():
            words = translate("Market", "up to −{count}").format(count=column)
            delegate.draw_head(painter, QRectF(rect), column, words, self.scale)

    def viewportEvent(self, event: QEvent) -> bool:
        """Show the tooltip of a column head under the pointer."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            column = self.head_at(event.pos())
            if column is not None:
                words = translate(
                    "Market",
                    "Every occupied quarry saves its owner a doubloon. For the buildings of this column, "
                    "at most {count} of them are counted.",
                )
                show_tip(event.globalPos(), words.format(count=column), self.viewport())
                return True
        return super().viewportEvent(event)

    def head_at(self, point: QPoint) -> int | None:
        """Returns the column whose head is at a point; None if there is none."""
        assert isinstance(self._plan, Market)
        heads = self._plan.heads(self.contents_rect(), self.scale)
        return next((column for column, rect in heads.items() if rect.contains(point)), None)


class CommonBoard(QWidget):
    """The widget of the common board. `views` are its views in the order of the Tab key, `panels` are the panels
    around them."""

    def __init__(
        self,
        session: PuertoRicoSession,
        models: PuertoRicoModels,
        marks: Marks,
        renderer: TableRenderer,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        theme = renderer.theme
        self.roles = RolesView(Grid(8), RoleDelegate(renderer, self), marks, parent=self)
        self.roles.setModel(models.roles)
        self._offer_panel, self._crew_panel = TitledPanel(theme, self), TitledPanel(theme, self)
        self._ship_panel, self._house_panel = TitledPanel(theme, self), TitledPanel(theme, self)
        self._market_panel, self._draft_panel = Panel(theme, self), TitledPanel(theme, self)
        self._task_panel, self._pack_panel = TitledPanel(theme, self), TitledPanel(theme, self)
        self._offer_plan = Flow(5)
        self.offer = AreaView(self._offer_plan, OfferDelegate(renderer, self), marks, parent=self._offer_panel)
        self.offer.setModel(models.offer)
        self.crew = AreaView(Grid(1), CrewDelegate(renderer, self), marks, parent=self._crew_panel)
        self.crew.setModel(models.crew)
        self.ships = AreaView(Fleet(6), ShipDelegate(renderer, self), marks, parent=self._ship_panel)
        self.ships.setModel(models.ships)
        self.house = HouseView(House(5), HouseDelegate(renderer, self), marks, HOUSE, parent=self._house_panel)
        self.house.setModel(models.house)
        self.supply = AreaView(Grid(2, 5, 1), SupplyDelegate(renderer, self), marks, parent=self._house_panel)
        self.supply.setModel(models.supply)
        self.market = MarketView(Market(8), MarketDelegate(renderer, self), marks, parent=self._market_panel)
        self.market.setModel(models.market)
        self.tasks = AreaView(
            Grid(2, 1, TASKS_OF_A_GAME), TaskDelegate(renderer, self), marks, parent=self._task_panel
        )
        self.tasks.setModel(models.tasks)
        self.pack = AreaView(Grid(8), PackDelegate(renderer, self), marks, parent=self._pack_panel)
        self.pack.setModel(models.pack)
        self.candidates = AreaView(Columns(4), CandidateDelegate(renderer, self), marks, parent=self._draft_panel)
        self.candidates.setModel(models.candidates)
        self.views: list[AreaView] = [
            self.candidates, self.pack, self.roles, self.offer, self.crew, self.ships, self.house, self.supply,
            self.tasks, self.market,
        ]  # fmt: skip
        self.panels: list[Panel] = [
            self._offer_panel, self._crew_panel, self._ship_panel, self._house_panel, self._task_panel,
            self._market_panel, self._draft_panel, self._pack_panel,
        ]  # fmt: skip
        self._beside = [self.roles, *self.panels[:5]]
        self._drafts = self._low = self._solo = False
        self._draft_panel.hide()
        self._pack_panel.hide()
        self._lay_out()
        self.retranslate()
        self.set_scale(1.0)

    def _lay_out(self) -> None:
        self._offer_panel.body.addWidget(self.offer, 1)
        self._crew_panel.body.addWidget(self.crew, 1)
        self._ship_panel.body.addWidget(self.ships, 1)
        self._house_panel.body.addWidget(self.house, 13)
        self._house_panel.body.addWidget(self.supply, 7)
        self._task_panel.body.addWidget(self.tasks, 1)
        self._pack_panel.body.addWidget(self.pack, 1)
        self._market_body = QVBoxLayout(self._market_panel)
        self._market_body.addWidget(self.market)
        self._middle = QHBoxLayout()
        for panel, stretch in (
            (self._offer_panel, 205),
            (self._crew_panel, CREW),
            (self._ship_panel, 400),
            (self._house_panel, 201),
            (self._task_panel, 215),
        ):
            self._middle.addWidget(panel, stretch)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._draft_panel.body.addWidget(self.candidates, 1)
        self._column.addWidget(self._draft_panel)
        self._column.addWidget(self.roles)
        self._column.addLayout(self._middle)
        self._column.addWidget(self._market_panel)
        self._column.addWidget(self._pack_panel)
        self._share_height()

    @property
    def entrance(self) -> AreaView:
        """The view that gets the focus first: the roles, or before the game the buildings or cards that may be
        drafted."""
        view = self._session.view
        if is_drafting(view):
            return self.candidates
        return self.pack if is_keeping(view) else self.roles

    def refresh(self) -> None:
        """Update the parts that depend on no model: the festival, and the draft of buildings or cards."""
        view = self._session.view
        if self._solo != (view.marker is not None):
            self._solo = not self._solo
            self._share_height()
        self._make_room(is_drafting(view))
        self._hold_offer()
        nobles = view.options.has(Expansion.CITIZENS)
        self._middle.setStretchFactor(self._crew_panel, CREW_AND_NOBLES if nobles else CREW)
        self._task_panel.setVisible(view.options.has(Expansion.FESTIVAL) and not self._drafts)
        self._lay_pack(is_keeping(view))

    def _hold_offer(self) -> None:
        """Keep the size and the order of the tiles on offer while players take them, one after the other."""
        shown = self.offer.model().rowCount()
        settles = any(isinstance(phase, Settler) for phase in self._session.game.stack)
        if shown > self._offer_plan.fewest or (not settles and shown != self._offer_plan.fewest):
            self._offer_plan.fewest = shown
            self.offer.arrange()

    def _lay_pack(self, keeps: bool) -> None:
        """Show the achievement cards in place of the market while cards are drafted."""
        if keeps == self._pack_panel.isVisibleTo(self):
            return
        gone = next((view for view in (self.pack, self.market) if view.hasFocus()), None)
        by_key = gone is not None and gone.is_played_by_key
        self._market_panel.setVisible(not keeps)
        self._pack_panel.setVisible(keeps)
        self._share_height()
        self._column.activate()
        if gone is not None:
            self.entrance.enter(by_key)

    def set_low(self, low: bool) -> None:
        """Set whether the board is low, so that pictures get less room."""
        self._low = low
        self._share_height()

    def _share_height(self) -> None:
        roles, middle, market = LOW_SHARES if self._low else SHARES
        if self._solo:
            roles, market = roles + HANGING, market - HANGING
        self._column.setStretchFactor(self._draft_panel, LOW_DRAFT if self._low else DRAFT)
        self._column.setStretchFactor(self.roles, roles)
        self._column.setStretchFactor(self._middle, 0 if self._drafts else middle)
        self._column.setStretchFactor(self._market_panel, market)
        self._column.setStretchFactor(self._pack_panel, market)

    def _make_room(self, drafts: bool) -> None:
        """Show the candidates in place of the parts that are not needed while buildings are drafted."""
        if drafts == self._draft_panel.isVisibleTo(self):
            return
        gone = next((view for view in self.views if view.hasFocus() and view is not self.market), None)
        by_key = gone is not None and gone.is_played_by_key
        for widget in self._beside:
            widget.setVisible(not drafts)
        self._draft_panel.setVisible(drafts)
        self._drafts = drafts
        self._share_height()
        self._column.activate()
        if gone is not None:
            self.entrance.enter(by_key)

    def set_scale(self, scale: float) -> None:
        """Adapt the sizes to the scale of the table."""
        gap = round(7 * scale)
        self._column.setSpacing(gap)
        self._middle.setSpacing(gap)
        side = round(5 * scale)
        self._market_body.setContentsMargins(side, round(2 * scale), side, round(4 * scale))
        for panel in self.panels:
            if isinstance(panel, TitledPanel):
                panel.set_scale(scale)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self._offer_panel.title.setText(translate("Table", "Plantations"))
        self._crew_panel.title.setText(places.colonist_ship())
        self._ship_panel.title.setText(translate("Table", "Cargo ships"))
        self._house_panel.title.setText(translate("Table", "Trading house"))
        self._draft_panel.title.setText(translate("Table", "Buildings to choose from"))
        self._task_panel.title.setText(translate("Table", "Festival"))
        self._pack_panel.title.setText(translate("Table", "Achievement cards to choose from"))
        self.candidates.setAccessibleName(translate("Table", "Buildings to choose from"))
        self.pack.setAccessibleName(translate("Table", "Achievement cards to choose from"))
        self.tasks.setAccessibleName(translate("Table", "Festival"))
        self.roles.setAccessibleName(translate("Table", "Roles"))
        self.offer.setAccessibleName(translate("Table", "Plantations and quarries"))
        self.crew.setAccessibleName(places.colonist_ship())
        self.ships.setAccessibleName(translate("Table", "Cargo ships"))
        self.house.setAccessibleName(translate("Table", "Trading house"))
        self.supply.setAccessibleName(translate("Table", "Supply of goods"))
        self.market.setAccessibleName(translate("Table", "Buildings on sale"))

    def changeEvent(self, event: QEvent) -> None:
        """Set the texts anew when the language changes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
