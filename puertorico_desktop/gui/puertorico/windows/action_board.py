"""The action board of the Puertomas: the graph of roles, the marker, and the last tie-break card; reduced to one line
where there is little room."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from puertorico_desktop.gui.puertorico.models.puertoma import ActionBoardModel
from puertorico_desktop.gui.puertorico.models.puertoma_items import PlaceItem
from puertorico_desktop.gui.puertorico.session import PuertoRicoSession
from puertorico_desktop.gui.puertorico.texts.puertoma_pieces import action_board_name
from puertorico_desktop.gui.puertorico.views.action_board_delegate import (
    ActionBoardDelegate,
    arrows_of,
    draw_arrows,
)
from puertorico_desktop.gui.puertorico.views.puertoma_plans import ActionPlan, is_low
from puertorico_desktop.gui.puertorico.views.table_renderer import TableRenderer
from puertorico_desktop.gui.views.area import AreaView
from puertorico_desktop.gui.views.marks import Marks
from puertorico_desktop.gui.views.placed_view import Change
from puertorico_desktop.gui.windows.side_column import SidePanel

BOARD_SHARE = {1: 178, 2: 160, 3: 154, 4: 29}
"""The height of the action board in parts of the column, by the number of opponents."""
STRIP_WIDTH = 164
"""The width of the action board beside the heads of folded boards at scale 1, in logical pixels."""
LINE_OPPONENTS = 4
"""The number of opponents from which the action board is reduced to one line."""


class ActionBoardView(AreaView):
    """The view of the places and the card, with the arrows below them; the arrows are cached until size, scheme or
    marker change."""

    _arrows: QPixmap | None = None
    _drawn: tuple[object, ...] = ()

    def paint_ground(self, painter: QPainter) -> None:
        """Paint the arrows; none if the board is reduced to one line."""
        if is_low(self.contents_rect(), self.scale):
            return
        renderer, ratio = self._delegate.renderer, self.devicePixelRatioF()
        assert isinstance(renderer, TableRenderer)
        rects = [QRectF(rect) for rect in self.rects]
        marked = tuple(record.ref for record in self.records if getattr(record, "marked", False))
        places = tuple(rect.getRect() for rect in rects)
        key = (self.viewport().size().toTuple(), places, marked, self.scale, ratio, renderer.theme.cache_key)
        if self._arrows is None or key != self._drawn:
            self._drawn = key
            self._arrows = QPixmap(self.viewport().size() * ratio)
            self._arrows.setDevicePixelRatio(ratio)
            self._arrows.fill(Qt.GlobalColor.transparent)
            with QPainter(self._arrows) as on_board:
                on_board.setRenderHint(QPainter.RenderHint.Antialiasing)
                draw_arrows(renderer, on_board, list(arrows_of(self.records, rects)), self.scale)
        painter.drawPixmap(0, 0, self._arrows)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the view, then the marker on top."""
        super().paintEvent(event)
        delegate = self._delegate
        assert isinstance(delegate, ActionBoardDelegate)
        for record, rect in zip(self.records, self.rects, strict=True):
            if isinstance(record, PlaceItem) and record.marked and not is_low(self.contents_rect(), self.scale):
                with QPainter(self.viewport()) as painter:
                    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
                    delegate.draw_wheel(painter, QRectF(rect), record.role)

    def rows_changed(self, changes: list[Change]) -> None:
        """Repaint the whole view, because the marker and the arrows extend beyond their places."""
        super().rows_changed(changes)
        self.viewport().update()


class ActionBoard(SidePanel):
    """The panel of the action board, which is shown only in games with Puertomas."""

    def __init__(
        self,
        session: PuertoRicoSession,
        model: ActionBoardModel,
        marks: Marks,
        renderer: TableRenderer,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(renderer.theme, parent)
        self._session = session
        self._folded = self._is_line = False
        self._scale = 1.0
        self.view = ActionBoardView(ActionPlan(), ActionBoardDelegate(renderer, self), marks, parent=self)
        self.view.setModel(model)
        self.body.addWidget(self.view, 1)
        self.hide()
        self.retranslate()

    def height_share(self, opponents: int) -> int:
        """Returns the height in parts of the column: enough for the graph, or for one line with four opponents; 0
        without Puertomas."""
        there = self._session.view.marker is not None
        self._fit(opponents)
        return BOARD_SHARE[opponents] if there else 0

    def strip_width(self, opponents: int) -> int:
        """Returns the width in the strip of folded boards; 0 with many opponents, where the role cards show
        everything."""
        return 0 if opponents >= LINE_OPPONENTS else STRIP_WIDTH

    def fold(self, folded: bool) -> None:
        """Set whether the board is reduced to one line in the strip of folded boards."""
        self._folded = folded
        self._fit(len(self._session.seats) - 1)

    def _fit(self, opponents: int) -> None:
        self._is_line = self._folded or opponents >= LINE_OPPONENTS
        self.title.setVisible(not self._is_line)
        self.set_scale(self._scale)

    def set_scale(self, scale: float) -> None:
        """Adapt the sizes to the scale of the table."""
        self._scale = scale
        super().set_scale(scale)
        if self._is_line:
            side = round(4 * scale)
            self.body.setContentsMargins(side, 0, side, round(2 * scale))

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.title.setText(action_board_name())
        self.view.setAccessibleName(action_board_name())

    def changeEvent(self, event: QEvent) -> None:
        """Set the texts anew when the language changes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
