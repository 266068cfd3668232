"""The action board of the Puertomas: the graph of roles, the marker, the last tie-break card.

It is a line where there is little room."""

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
from puertorico_desktop.gui.puertorico.views.table_painter import TablePainter
from puertorico_desktop.gui.views.area import AreaView
from puertorico_desktop.gui.views.marks import Marks
from puertorico_desktop.gui.views.placed_view import Change
from puertorico_desktop.gui.windows.side_column import SidePanel

BOARD_SHARE = {1: 178, 2: 160, 3: 154, 4: 29}
"""Its height in parts of the column, by the number of opponents."""
STRIP_WIDTH = 164
"""Its width beside the heads of folded boards, at scale 1."""
LINE_OPPONENTS = 4
"""With so many opponents it is a line."""


class ActionBoardView(AreaView):
    """The places and the card, with the arrows below them; drawn once a size, scheme and place of the marker."""

    _arrows: QPixmap | None = None
    _drawn: tuple[object, ...] = ()

    def paint_ground(self, painter: QPainter) -> None:
        """The arrows; none in a line."""
        if is_low(self.contents_rect(), self.scale):
            return
        brush, ratio = self._delegate.brush, self.devicePixelRatioF()
        assert isinstance(brush, TablePainter)
        rects = [QRectF(rect) for rect in self.rects]
        marked = tuple(record.ref for record in self.records if getattr(record, "marked", False))
        places = tuple(rect.getRect() for rect in rects)
        key = (self.viewport().size().toTuple(), places, marked, self.scale, ratio, brush.theme.look)
        if self._arrows is None or key != self._drawn:
            self._drawn = key
            self._arrows = QPixmap(self.viewport().size() * ratio)
            self._arrows.setDevicePixelRatio(ratio)
            self._arrows.fill(Qt.GlobalColor.transparent)
            on_board = QPainter(self._arrows)
            on_board.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_arrows(brush, on_board, list(arrows_of(self.records, rects)), self.scale)
            on_board.end()
        painter.drawPixmap(0, 0, self._arrows)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The marker lies on everything."""
        super().paintEvent(event)
        delegate = self._delegate
        assert isinstance(delegate, ActionBoardDelegate)
        for record, rect in zip(self.records, self.rects, strict=True):
            if isinstance(record, PlaceItem) and record.marked and not is_low(self.contents_rect(), self.scale):
                painter = QPainter(self.viewport())
                painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
                delegate.draw_wheel(painter, QRectF(rect), record.role)
                painter.end()

    def rows_changed(self, changes: list[Change]) -> None:
        """The marker and the arrows reach beyond their places."""
        super().rows_changed(changes)
        self.viewport().update()


class ActionBoard(SidePanel):
    """The panel; it is there in games with Puertomas only."""

    def __init__(
        self,
        session: PuertoRicoSession,
        model: ActionBoardModel,
        marks: Marks,
        brush: TablePainter,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(brush.theme, parent)
        self._session = session
        self._folded = self._is_line = False
        self._scale = 1.0
        self.view = ActionBoardView(ActionPlan(), ActionBoardDelegate(brush, self), marks, parent=self)
        self.view.setModel(model)
        self.body.addWidget(self.view, 1)
        self.hide()
        self.retranslate()

    def share(self, opponents: int) -> int:
        """As much as its graph needs; a line with four opponents."""
        there = self._session.view.marker is not None
        self._fit(opponents)
        return BOARD_SHARE[opponents] if there else 0

    def strip_width(self, opponents: int) -> int:
        """Where many heads lie in the strip, the role cards tell all."""
        return 0 if opponents >= LINE_OPPONENTS else STRIP_WIDTH

    def fold(self, folded: bool) -> None:
        """A line in the strip."""
        self._folded = folded
        self._fit(len(self._session.seats) - 1)

    def _fit(self, opponents: int) -> None:
        self._is_line = self._folded or opponents >= LINE_OPPONENTS
        self.title.setVisible(not self._is_line)
        self.set_scale(self._scale)

    def set_scale(self, scale: float) -> None:
        """Fit the size of the table."""
        self._scale = scale
        super().set_scale(scale)
        if self._is_line:
            side = round(4 * scale)
            self.body.setContentsMargins(side, 0, side, round(2 * scale))

    def retranslate(self) -> None:
        """Every word of its own."""
        self.title.setText(action_board_name())
        self.view.setAccessibleName(action_board_name())

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
