"""A list view that lays its items out by a plan and knows the rectangle of every item and part.

It is a `QListView` because the items of one are exposed to screen readers; the layout of `QListView` is not used, and
nothing scrolls.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import chain
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QAccessibleTableModelChangeEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QWidget

from puertorico_desktop.gui.models.items import Item
from puertorico_desktop.gui.models.table_model import TableModel
from puertorico_desktop.gui.views.arrows import next_row
from puertorico_desktop.gui.views.delegates import ItemDelegate, Look, Part, look_of
from puertorico_desktop.gui.views.pixmap_cache import BLEED, blank
from puertorico_desktop.gui.views.plans import Plan
from puertorico_desktop.gui.views.scaling import BASE_PIXELS, pixels_of

Index = QModelIndex | QPersistentModelIndex
Change = tuple[int, Item, Item]
"""A row with its record before and after a change."""


class PlacedView(QListView):
    """Shows the items of one model in the rectangles of a plan."""

    def __init__(self, plan: Plan, delegate: ItemDelegate, area: str = "", parent: QWidget | None = None) -> None:
        """`area` is the reference of the background between the items."""
        super().__init__(parent)
        self._plan = plan
        self._delegate = delegate
        self.area = area
        self._items: list[Item] = []
        """The records of the model; `_records` are those that have been laid out."""
        self._stale = True
        self._records: list[Item] = []
        self._rects: list[QRect] = []
        self._parts: list[list[Part]] = []
        self._refs: frozenset[str] | None = None
        self._looks: dict[int, Look] = {}
        self._figures: dict[int, Mapping[str, QRectF]] = {}
        self.pixels = BASE_PIXELS
        """The height of normal text in this view, from which the scale follows."""
        self.scale = 1.0
        """The factor of all sizes, 1 on the smallest table."""
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

    # -- geometry ---------------------------------------------------------------------------------------------

    def contents_rect(self) -> QRect:
        """Returns the rectangle that the plan divides; the margin around it is for rings and shadows."""
        margin = round(3 * self.scale)
        return self.viewport().rect().adjusted(margin, margin, -margin, -margin)

    def arrange(self) -> None:
        """Schedule a new layout, which is computed when it is next needed."""
        self._stale = True
        self.pixels = pixels_of(self)
        self.scale = self.pixels / BASE_PIXELS
        self.viewport().update()

    @property
    def records(self) -> list[Item]:
        """The records of all rows."""
        if self._stale:
            self._lay_out()
        return self._records

    @property
    def rects(self) -> list[QRect]:
        """The rectangles of all rows in the viewport."""
        if self._stale:
            self._lay_out()
        return self._rects

    def _lay_out(self) -> None:
        """Read the rows and compute their rectangles."""
        self._stale = False
        self._looks.clear()
        self._figures.clear()
        self._records = self._items[:]
        self._rects = self._plan.rects(self._records, self.contents_rect(), self.scale)
        self._parts = [[] for _ in self._records]
        self._find_parts(range(len(self._records)))

    def _find_parts(self, rows: Iterable[int]) -> None:
        """Compute the parts of some rows."""
        parts, look = self._delegate.parts, Look("", self.scale)
        for row in rows:
            rect = self._rects[row]
            self._parts[row] = [] if rect.isEmpty() else parts(QRectF(rect), self._records[row], look)
        self._refs = None

    def _look(self, row: int) -> Look:
        """Returns the look of a row; cached until the row changes."""
        found = self._looks.get(row)
        if found is None:
            found = self._looks[row] = look_of(self.model().index(row, 0), self.pixels)
        return found

    # -- overrides of Qt --------------------------------------------------------------------------------------

    def setModel(self, model: TableModel) -> None:  # type: ignore[override]
        """Set the model and lay out its rows."""
        super().setModel(model)
        self._items = model.items
        self.arrange()
        model.rowsInserted.connect(self.arrange)
        model.rowsRemoved.connect(self.arrange)

    def doItemsLayout(self) -> None:
        """Schedule a new layout if rows came or went, or the font changed; called by Qt some time after that, when it
        may have been done."""
        if self._stale or self._records != self._items or pixels_of(self) != self.pixels:
            self.arrange()

    def updateGeometries(self) -> None:
        """Do nothing: this view does not scroll."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out the rows for the new size."""
        self.arrange()

    def scrollTo(
        self, index: Index, hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible
    ) -> None:
        """Do nothing: all items are always visible."""

    def visualRect(self, index: Index) -> QRect:
        """Returns the rectangle of an item."""
        rects = self.rects
        return rects[index.row()] if index.isValid() and index.row() < len(rects) else QRect()

    def indexAt(self, point: QPoint) -> QModelIndex:
        """Returns the index of the item at a point of the viewport."""
        for row, rect in enumerate(self.rects):
            if rect.contains(point):
                return self.model().index(row, 0)
        return QModelIndex()

    def isIndexHidden(self, index: Index) -> bool:
        """Returns whether the item has no rectangle, such as a space under a large building."""
        return self.visualRect(index).isEmpty()

    def moveCursor(self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """Returns the nearest item in the direction of an arrow key, the first one for Home, the last one for End."""
        row = next_row(self.rects, self.currentIndex().row(), action)
        return QModelIndex() if row is None else self.model().index(row, 0)

    def dataChanged(self, top_left: Index, bottom_right: Index, roles: Any = ()) -> None:
        """Update changed rows and repaint them; repaint the whole view if the layout has changed.

        The base class is not called, because it would repaint the whole view; its notification of assistive
        technology is repeated here.
        """
        if QAccessible.isActive():
            kind = QAccessibleTableModelChangeEvent.ModelChangeType.DataChanged
            event = QAccessibleTableModelChangeEvent(self, kind)
            event.setFirstRow(top_left.row())
            event.setLastRow(bottom_right.row())
            event.setFirstColumn(0)
            event.setLastColumn(0)
            QAccessible.updateAccessibility(event)
        if self._stale:
            self.viewport().update()
            return
        rows = range(top_left.row(), min(bottom_right.row() + 1, len(self._records)))
        changes = [(row, self._records[row], self._items[row]) for row in rows]
        for row, _, new in changes:
            self._records[row] = new
            self._looks.pop(row, None)
            self._figures.pop(row, None)
        self.rows_changed(changes)
        before, self._rects = self._rects, self._plan.rects(self._records, self.contents_rect(), self.scale)
        if before == self._rects:
            self._find_parts(rows)
            self.update_rows(rows)
        else:
            self._find_parts(range(len(self._records)))
            self.viewport().update()

    def rows_changed(self, changes: list[Change]) -> None:
        """Called when the records of some rows have changed; does nothing here."""

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Repaint the previous and the current item: the focus ring lies outside the item, where Qt does not
        repaint."""
        super().currentChanged(current, previous)
        self.update_rows(index.row() for index in (previous, current) if index.isValid())

    def update_rows(self, rows: Iterable[int]) -> None:
        """Schedule a repaint of some rows, including the margin that they paint beyond their rectangles."""
        rects = self.rects
        for row in rows:
            if row < len(rects) and not rects[row].isEmpty():
                self.viewport().update(rects[row].adjusted(-BLEED, -BLEED, BLEED, BLEED))

    # -- items by position ------------------------------------------------------------------------------------

    def record(self, row: int) -> Item | None:
        """Returns the record of a row; None if there is no such row."""
        records = self.records
        return records[row] if 0 <= row < len(records) else None

    def parts(self, row: int) -> list[Part]:
        """Returns the parts of an item, the smaller ones first."""
        return self._parts[row] if 0 <= row < len(self.records) else []

    @property
    def refs(self) -> frozenset[str]:
        """The references of all places and pieces in this view."""
        if self._stale:
            self._lay_out()
        if self._refs is None:
            self._refs = frozenset([self.area, *[part.ref for parts in self._parts for part in parts]])
        return self._refs

    def row_of(self, ref: str) -> int | None:
        """Returns the row of a piece or place; None if it is not in this view."""
        rows = range(len(self.records))
        return next((row for row in rows if any(part.ref == ref for part in self.parts(row))), None)

    def rect_of(self, ref: str) -> QRect:
        """Returns the rectangle of a piece or place in the viewport; empty if it is not in this view."""
        if ref in self.refs:
            for part in chain.from_iterable(self._parts):
                if part.ref == ref:
                    return part.rect.toRect()
        return QRect()

    def figure_rect(self, ref: str, icon: str) -> QRect:
        """Returns the rectangle of the figure of an item that counts pieces with that icon, in the viewport; that of
        the item if it has no such figure, and an empty one if it is not in this view."""
        row = self.row_of(ref)
        if row is None or self.records[row].ref != ref:
            return self.rect_of(ref)
        return self._figures_of(row).get(icon, QRectF(self.rects[row])).toRect()

    def _figures_of(self, row: int) -> Mapping[str, QRectF]:
        """Returns the rectangles of the figures of an item; cached until the row changes."""
        found = self._figures.get(row)
        if found is None:
            nowhere = blank(QSize(1, 1), 1.0)
            with QPainter(nowhere) as painter:
                painter.setFont(self.font())
                rect, look = QRectF(self.rects[row]), self._look(row)
                found = self._figures[row] = self._delegate.draw_figures(painter, rect, self.records[row], look)
        return found

    def ref_at(self, point: QPoint) -> str:
        """Returns the reference of the part, the item or the background at a point of the viewport."""
        index = self.indexAt(point)
        for part in self.parts(index.row()):
            if part.rect.contains(QPointF(point)):
                return part.ref
        return self.area
