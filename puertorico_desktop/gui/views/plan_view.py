"""A list view that lays its items out by a plan, paints them by its delegate and lights what can be done.

`QListView` because its items reach screen readers; its own layout is not used: everything is always in sight.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
)
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QStyleOptionViewItem, QWidget

from puertorico_desktop.gui.advice import Promise
from puertorico_desktop.gui.models.items import Item
from puertorico_desktop.gui.views.arrows import next_row
from puertorico_desktop.gui.views.brush import BASE_PIXELS, pixels_of
from puertorico_desktop.gui.views.delegates import ItemDelegate, Look, Part, look_of
from puertorico_desktop.gui.views.marks import Marks
from puertorico_desktop.gui.views.plans import Plan
from puertorico_desktop.gui.views.rings import Ring, draw_ring

BLEED = 4
"""How far an item may paint beyond its rectangle: shadows."""
MOST_PICTURES = 100
"""Painted items that a view keeps, the latest ones: those of every board that it may show in turn."""
FRESH_MS = 900
"""How long the rows that a move has changed stay lit."""

Index = QModelIndex | QPersistentModelIndex
MoveHome = QAbstractItemView.CursorAction.MoveHome


class PlanView(QListView):
    """The items of one model, where the plan puts them."""

    def __init__(
        self,
        plan: Plan,
        delegate: ItemDelegate,
        marks: Marks,
        area: str = "",
        parent: QWidget | None = None,
    ) -> None:
        """`area` is the target that stands for all free spaces here."""
        super().__init__(parent)
        self._plan = plan
        self._delegate = delegate
        self.marks = marks
        self.area = area
        self._places: list[QRect] = []
        self._known: list[Item | None] = []
        self._looks: dict[int, Look] = {}
        self._unread = self._unplaced = True
        self._pictures: dict[object, QPixmap] = {}
        self._parts: dict[int, list[Part]] = {}
        self._refs: frozenset[str] | None = None
        self._pixels = 0
        self._lit: tuple[object, ...] = ()
        self._news: set[int] = set()
        self._fresh: set[int] = set()
        self._focus_shows = False
        self._calm = QTimer(self)
        self._calm.setSingleShot(True)
        self._calm.timeout.connect(self._forget_fresh)
        self.setItemDelegate(delegate)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabKeyNavigation(False)
        self.setMouseTracking(True)
        self.setMinimumSize(1, 1)
        self.viewport().setAutoFillBackground(False)
        marks.changed.connect(self._show_marks)
        delegate.brush.theme.changed.connect(self._repaint)

    # -- geometry ---------------------------------------------------------------------------------------------

    @property
    def pixels(self) -> int:
        """The height of ordinary text here; the measure of everything."""
        if not self._pixels:
            self._pixels = pixels_of(self)
        return self._pixels

    @property
    def scale(self) -> float:
        """How much larger than on the smallest table everything is."""
        return self.pixels / BASE_PIXELS

    def contents_rect(self) -> QRect:
        """The ground that the plan shares out; a margin keeps rings and shadows inside."""
        margin = round(3 * self.scale)
        return self.viewport().rect().adjusted(margin, margin, -margin, -margin)

    def arrange(self) -> None:
        """Read the rows and lay them out anew, when somebody next asks for them."""
        self._unread = self._unplaced = True
        self._parts.clear()
        self._refs = None
        self._pixels = 0
        self.viewport().update()

    @property
    def records(self) -> list[Item | None]:
        """The records of all rows."""
        if self._unread:
            self._unread = False
            self._looks.clear()
            model = self.model()
            rows = range(model.rowCount() if model is not None else 0)
            self._known = [model.index(row, 0).data(Qt.ItemDataRole.UserRole) for row in rows]
        return self._known

    @property
    def rects(self) -> list[QRect]:
        """The places of all rows in the viewport."""
        records = self.records
        if self._unplaced:
            self._unplaced = False
            known = [record for record in records if record is not None]
            self._places = self._plan.rects(known, self.contents_rect(), self.scale)
        return self._places

    def _look(self, row: int) -> Look:
        """How a row appears, read once for each change of the row."""
        found = self._looks.get(row)
        if found is None:
            found = self._looks[row] = look_of(self.model().index(row, 0), self.pixels)
        return found

    def setModel(self, model: QAbstractItemModel | None) -> None:
        """Show a model; nothing of it is news."""
        super().setModel(model)
        self._news.clear()
        self.arrange()
        if model is not None:
            model.rowsInserted.connect(self.arrange)
            model.rowsRemoved.connect(self.arrange)

    def doItemsLayout(self) -> None:
        """Qt asks for a layout: rows came or went, or the font changed."""
        self.arrange()

    def updateGeometries(self) -> None:
        """Nothing scrolls here."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the new space."""
        self.arrange()

    def scrollTo(
        self, index: Index, hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible
    ) -> None:
        """Everything is always in sight."""

    def visualRect(self, index: Index) -> QRect:
        """Where an item is."""
        rects = self.rects
        return rects[index.row()] if index.isValid() and index.row() < len(rects) else QRect()

    def indexAt(self, point: QPoint) -> QModelIndex:
        """The item at a place of the viewport."""
        for row, rect in enumerate(self.rects):
            if rect.contains(point):
                return self.model().index(row, 0)
        return QModelIndex()

    def isIndexHidden(self, index: Index) -> bool:
        """An item without a place, such as a space under a large building."""
        return self.visualRect(index).isEmpty()

    def moveCursor(self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """The nearest item in the direction of the arrow; Home and End are the first and the last one."""
        row = next_row(self.rects, self.currentIndex().row(), action)
        return QModelIndex() if row is None else self.model().index(row, 0)

    # -- what is where ----------------------------------------------------------------------------------------

    def record(self, row: int) -> Item | None:
        """The record of a row."""
        records = self.records
        return records[row] if 0 <= row < len(records) else None

    def parts(self, row: int) -> list[Part]:
        """The places inside an item, the smaller ones first."""
        found = self._parts.get(row)
        if found is None:
            record = self.record(row)
            if record is None or self.rects[row].isEmpty():
                return []
            found = self._parts[row] = self._delegate.parts(QRectF(self.rects[row]), record, Look("", self.scale))
        return found

    @property
    def refs(self) -> frozenset[str]:
        """The names of all places and pieces here."""
        if self._refs is None:
            parts = (part.ref for row in range(len(self.records)) for part in self.parts(row))
            self._refs = frozenset((self.area, *parts))
        return self._refs

    def rect_of(self, ref: str) -> QRect:
        """Where a piece or place is in the viewport; empty if it is not in this view."""
        for row in range(len(self.records)):
            for part in self.parts(row):
                if part.ref == ref:
                    return part.rect.toRect()
        return QRect()

    def ref_at(self, point: QPoint) -> str:
        """The place under the pointer: a part of an item, an item, or the ground."""
        index = self.indexAt(point)
        for part in self.parts(index.row()):
            if part.rect.contains(QPointF(point)):
                return part.ref
        return self.area

    # -- news -------------------------------------------------------------------------------------------------

    def dataChanged(self, top_left: Index, bottom_right: Index, roles: Any = ()) -> None:
        """Rows have changed: note which of them are news, for when the move is told."""
        super().dataChanged(top_left, bottom_right, roles)
        if self._unread:
            self.viewport().update()
            return
        places = self._places if not self._unplaced else None
        self._unplaced = True
        self._parts.clear()
        self._refs = None
        rows = range(top_left.row(), min(bottom_right.row() + 1, len(self._known)))
        for row in rows:
            old, new = self._known[row], self.model().index(row, 0).data(Qt.ItemDataRole.UserRole)
            self._known[row] = new
            self._looks.pop(row, None)
            if old is not None and new is not None and self._delegate.is_news(old, new):
                self._news.add(row)
        if places == self.rects:
            self._update_rows(rows)
        else:
            self.viewport().update()

    def tell_news(self) -> None:
        """Light what has changed since the last time, for a short while."""
        stale, self._fresh, self._news = self._fresh, self._news, set()
        self._update_rows(stale | self._fresh)
        if self._fresh:
            self._calm.start(FRESH_MS)

    def drop_news(self) -> None:
        """Nothing that changed is worth telling: another game, or moves taken back."""
        self._news.clear()
        self._forget_fresh()

    def _forget_fresh(self) -> None:
        self._update_rows(self._fresh)
        self._fresh.clear()
        self._calm.stop()

    def _update_rows(self, rows: Iterable[int]) -> None:
        """Paint some rows again, with what they paint beyond their rectangles."""
        rects = self.rects
        for row in rows:
            if row < len(rects):
                self.viewport().update(rects[row].adjusted(-BLEED, -BLEED, BLEED, BLEED))

    def _show_marks(self) -> None:
        """What is lit has changed somewhere on the table; paint again if it has in this view."""
        marks, refs = self.marks, self.refs
        in_hand = marks.in_hand if marks.in_hand in refs else None
        promises = {ref: promise for ref, promise in marks.promises.items() if ref in refs}
        lit = (marks.sources & refs, marks.targets & refs, in_hand, marks.hinted & refs, promises, marks.shown & refs)
        if lit != self._lit:
            self._lit = lit
            self.viewport().update()

    # -- painting ---------------------------------------------------------------------------------------------

    @property
    def is_played_by_key(self) -> bool:
        """Whether the keyboard is at work here."""
        return self._focus_shows and self.hasFocus()

    def show_focus(self, shows: bool) -> None:
        """Whether the current item is ringed: for the keyboard it has to be, for the mouse it would be noise."""
        if shows != self._focus_shows:
            self._focus_shows = shows
            self.viewport().update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Coming with the keyboard, begin at the first item."""
        super().focusInEvent(event)
        self.show_focus(event.reason() != Qt.FocusReason.MouseFocusReason)
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self.moveCursor(MoveHome, Qt.KeyboardModifier.NoModifier))

    def changeEvent(self, event: QEvent) -> None:
        """Another font is another scale, another language other words."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.ApplicationFontChange):
            self._pictures.clear()
            self.arrange()
        elif event.type() == QEvent.Type.LanguageChange:
            self._repaint()

    def paint_ground(self, painter: QPainter) -> None:
        """What lies under the items; nothing, unless a view has something there."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ground, the items, and rings around what can be done."""
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self.font())
        self.paint_ground(painter)
        region = event.region()
        shown = [
            (row, rect)
            for row, rect in enumerate(self.rects)
            if not rect.isEmpty() and region.intersects(rect.adjusted(-BLEED, -BLEED, BLEED, BLEED))
        ]
        for row, rect in shown:
            painter.drawPixmap(rect.topLeft() - QPoint(BLEED, BLEED), self._picture(row, rect))
        for row, rect in shown:
            self._paint_rings(painter, row, rect)
        painter.end()

    def _picture(self, row: int, rect: QRect) -> QPixmap:
        """The painted item, kept for a while: most repaints only move light around, or turn boards back and forth."""
        record, look = self.records[row], self._look(row)
        ratio = self.devicePixelRatioF()
        key = (record, look, rect.size().toTuple(), ratio)
        kept = self._pictures.pop(key, None)
        if kept is not None:
            self._pictures[key] = kept
            return kept
        if len(self._pictures) >= MOST_PICTURES:
            del self._pictures[next(iter(self._pictures))]
        pixmap = QPixmap((rect.size() + QSize(2 * BLEED, 2 * BLEED)) * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        option = QStyleOptionViewItem()
        self.initViewItemOption(option)
        option.rect = QRect(QPoint(BLEED, BLEED), rect.size())
        self._delegate.paint(painter, option, self.model().index(row, 0))
        painter.end()
        self._pictures[key] = pixmap
        return pixmap

    def _repaint(self) -> None:
        """Other colours, or other words."""
        self._pictures.clear()
        self.viewport().update()

    def _paint_rings(self, painter: QPainter, row: int, rect: QRect) -> None:
        theme, scale = self._delegate.brush.theme, self.scale
        record = self.record(row)
        read_of = {record.ref, self.area} if record is not None else set()
        if row in self._fresh or (self.marks.shown and read_of & self.marks.shown):
            draw_ring(painter, theme, Part("", QRectF(rect)), Ring.FRESH, scale)
        parts = self.parts(row)
        rings = [(part, ring) for part in parts if (ring := self._ring(part.ref, row)) is not None]
        # Where circles are lit, the building around them is not.
        for part, ring in [pair for pair in rings if pair[0].round] or rings:
            draw_ring(painter, theme, part, ring, scale)
        if self.is_played_by_key and self.currentIndex().row() == row:
            draw_ring(painter, theme, Part("", QRectF(rect)), Ring.FOCUS, scale)
        promise = self._promised(row)
        if promise is not None:
            self._delegate.brush.promise(painter, QRectF(rect), promise, scale)

    def _ring(self, ref: str, row: int) -> Ring | None:
        if ref == self.marks.in_hand:
            return Ring.IN_HAND
        if ref in self.marks.hinted or (self._lights_area(ref, row, self.marks.hinted)):
            return Ring.HINT
        if self.is_lit(ref, row):
            return Ring.TARGET
        return Ring.SOURCE if ref in self.marks.sources else None

    def is_lit(self, ref: str, row: int) -> bool:
        """Whether a place is shown as a target; of a whole area only its free spaces are."""
        return ref in self.marks.targets or self._lights_area(ref, row, self.marks.targets)

    def _promised(self, row: int) -> Promise | None:
        """What the piece in hand would bring here; where a whole area is meant, its first free space says it."""
        record = self.record(row)
        if record is None or not self.marks.promises:
            return None
        found = self.marks.promises.get(record.ref)
        if found is None and self.area in self.marks.promises:
            free = (r for r, other in enumerate(self.records) if other is not None and self._delegate.is_free(other))
            found = self.marks.promises[self.area] if next(free, 0) == row else None
        return found

    def _lights_area(self, ref: str, row: int, lit: frozenset[str]) -> bool:
        """Whether the whole area is lit, and the item with that name is a free space of it."""
        record = self.record(row)
        return (
            bool(self.area)
            and self.area in lit
            and record is not None
            and ref == record.ref
            and self._delegate.is_free(record)
        )
