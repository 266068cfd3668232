"""A view that paints its items by its delegate and lights what can be done and what has been done."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import (
    QEvent,
    QMargins,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Slot,
)
from PySide6.QtGui import (
    QFocusEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QRegion,
)
from PySide6.QtWidgets import QAbstractItemView, QStyleOptionViewItem, QWidget

from puertorico_desktop.gui.models.items import Item
from puertorico_desktop.gui.models.table_model import TableModel
from puertorico_desktop.gui.views.delegates import ItemDelegate, Part
from puertorico_desktop.gui.views.marks import Marks
from puertorico_desktop.gui.views.pixmap_cache import BLEED, painted
from puertorico_desktop.gui.views.placed_view import Change, PlacedView
from puertorico_desktop.gui.views.plans import Plan
from puertorico_desktop.gui.views.rings import Light, Ring, draw_ring
from puertorico_desktop.gui.views.weighed import draw_count, draw_fallen

PATIENCE_MS = 5
"""For so long a patient view makes new pictures before it lets others have their turn."""
FRESH_MS = 900
"""How long the rows that a move has changed stay lit."""
NO_LIGHT = Light((), None)

MoveHome = QAbstractItemView.CursorAction.MoveHome


RETURNING = frozenset(
    {
        Qt.FocusReason.ActiveWindowFocusReason,
        Qt.FocusReason.PopupFocusReason,
        Qt.FocusReason.MenuBarFocusReason,
    }
)
"""The window or a menu gives back what it has taken: the player has not chosen between mouse and keyboard."""


def focus_shows(reason: Qt.FocusReason, before: bool) -> bool:
    """Whether a view that gets the keyboard shows where it is: not for the mouse; as `before` if it only returns."""
    return before if reason in RETURNING else reason != Qt.FocusReason.MouseFocusReason


class PlanView(PlacedView):
    """Items that are lit when something can be done with them or has happened to them."""

    def __init__(
        self,
        plan: Plan,
        delegate: ItemDelegate,
        marks: Marks,
        area: str = "",
        parent: QWidget | None = None,
    ) -> None:
        """`area` is the target that stands for all free spaces here."""
        self._pages: dict[int, tuple[QRect, QPoint, QPixmap]] = {}
        self._left: dict[int, tuple[QRect, QPoint, QPixmap]] = {}
        self._held: dict[int, tuple[QRect, QPoint, QPixmap]] = {}
        self._holds: Counter[int] = Counter()
        """How many pieces are still to arrive at the rows that are held back."""
        self._ratio = 0.0
        self._lights: dict[int, Light] = {}
        self._unlit = True
        self._news: set[int] = set()
        self._fresh: set[int] = set()
        self._focus_shows = False
        self.is_patient = False
        """Whether pictures may come one after the other, so that nothing else waits until all are painted."""
        super().__init__(plan, delegate, area, parent)
        self.marks = marks
        self._calm = QTimer(self)
        self._calm.setSingleShot(True)
        self._calm.timeout.connect(self._forget_fresh)
        marks.changed.connect(self._show_marks)
        delegate.brush.theme.changed.connect(self._repaint)

    # -- news -------------------------------------------------------------------------------------------------

    def setModel(self, model: TableModel) -> None:  # type: ignore[override]
        """Show a model; nothing of it is news."""
        super().setModel(model)
        self._news.clear()

    def arrange(self) -> None:
        """Other pictures, other lights."""
        self._pages.clear()
        self.forget_pictures()
        self._unlit = True
        super().arrange()

    def rows_changed(self, changes: list[Change]) -> None:
        """Note which rows are news, for when the move is told."""
        self._unlit = True
        for row, old, new in changes:
            page = self._pages.pop(row, None)
            if page is not None:
                self._left.setdefault(row, page)
            if self._delegate.is_news(old, new):
                self._news.add(row)

    def tell_news(self) -> None:
        """Light what has changed since the last time, for a short while."""
        if not self._fresh and not self._news:
            return
        self._fresh, self._news = self._news, set()
        self._show_marks()
        if self._fresh:
            self._calm.start(FRESH_MS)

    def drop_news(self) -> None:
        """Nothing that changed is worth telling: another game, or moves taken back."""
        self._news.clear()
        if self._fresh:
            self._forget_fresh()

    def _forget_fresh(self) -> None:
        self._fresh.clear()
        self._show_marks()
        self._calm.stop()

    @Slot()
    def _show_marks(self) -> None:
        """What is lit may have changed somewhere on the table; paint those rows again where it has. What is not in
        sight finds it out when it is painted."""
        self._unlit = True
        if not self.isVisible():
            return
        rows = self._relight()
        if rows:
            self.update_rows(rows)

    def _relight(self) -> set[int]:
        """Find out what is lit; the rows where it is another light than before."""
        before, self._lights = self._lights, {}
        self._unlit = False
        if self._fresh or not self.marks.lit.isdisjoint(self.refs):
            self._find_lights()
        if before == self._lights:
            return set()
        return {row for row in before.keys() | self._lights.keys() if before.get(row) != self._lights.get(row)}

    def _find_lights(self) -> None:
        for row, (record, rect) in enumerate(zip(self.records, self.rects, strict=True)):
            if not rect.isEmpty():
                light = self._light(row, record, rect)
                if light is not None:
                    self._lights[row] = light

    def _light(self, row: int, record: Item, rect: QRect) -> Light | None:
        rings: list[tuple[Part, Ring]] = []
        if row in self._fresh or not self.marks.shown.isdisjoint((record.ref, self.area)):
            rings.append((self._whole(row), Ring.FRESH))
        found = [(part, ring) for part in self._parts[row] if (ring := self._ring(part.ref, row)) is not None]
        # Where circles are lit, the building around them is not.
        rings += [pair for pair in found if pair[0].round] or found
        promise = self._promised(row, record) if self.marks.promises else None
        weighing = self.marks.weighing
        fallen, number = weighing.fallen.get(record.ref), weighing.numbers.get(record.ref, "")
        if record.ref == weighing.chosen:
            rings.append((self._whole(row), Ring.TARGET))
        elif not weighing.left.isdisjoint((record.ref, self.area)):
            rings.append((self._whole(row), Ring.WEIGHED))
        light = Light(tuple(rings), promise, fallen, number)
        return None if light == NO_LIGHT else light

    def _whole(self, row: int) -> Part:
        """The place of an item without what hangs on it."""
        record, rect = self.records[row], QRectF(self.rects[row])
        return next((part for part in self._parts[row] if part.ref == record.ref), Part("", rect))

    # -- pieces on their way ----------------------------------------------------------------------------------

    def forget_pictures(self) -> None:
        """From now on what is painted is how it was before the next move."""
        self._left.clear()
        self._held.clear()
        self._holds = Counter()

    def hold_back(self, ref: str) -> Callable[[], None] | None:
        """Paint the item of a place as it was before the move, until the function that is returned is called.

        None if it has not changed.
        """
        row = next((row for row, parts in enumerate(self._parts) if any(part.ref == ref for part in parts)), None)
        if row is None or row not in self._left or self._left[row][0] != self.rects[row]:
            return None
        holds = self._holds
        self._held[row] = self._left[row]
        holds[row] += 1

        def release() -> None:
            holds[row] -= 1
            if not holds[row] and holds is self._holds:
                del self._held[row]
                self.update_rows([row])

        return release

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
        self.show_focus(focus_shows(event.reason(), self._focus_shows))
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self.moveCursor(MoveHome, Qt.KeyboardModifier.NoModifier))

    def changeEvent(self, event: QEvent) -> None:
        """Another font is another scale, another language other words."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.ApplicationFontChange):
            self._delegate.brush.pixmap_cache.clear()
            self.arrange()
        elif event.type() == QEvent.Type.LanguageChange:
            self._repaint()

    def paint_ground(self, painter: QPainter) -> None:
        """What lies under the items; nothing, unless a view has something there."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ground, the items, and what is lit."""
        shown = self._rows_in(event.region())
        if self._unlit:
            self.update_rows(self._relight().difference(shown))
        if self._ratio != self.devicePixelRatioF():
            self._ratio = self.devicePixelRatioF()
            self._pages.clear()
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self.font())
        self.paint_ground(painter)
        later = []
        made, until = False, time.perf_counter() + PATIENCE_MS / 1000
        for row in shown:
            if self.is_patient and row not in self._pages:
                if made and time.perf_counter() > until:
                    later.append(row)
                    continue
                made = True
            _, corner, picture = self._page(row)
            painter.drawPixmap(corner, picture)
        self.update_rows(later)
        for row in shown:
            if row in self._lights:
                self._paint_light(painter, row, self._lights[row])
        current = self.currentIndex().row()
        if current in shown and self.is_played_by_key:
            brush = self._delegate.brush
            draw_ring(painter, brush, self._whole(current), Ring.FOCUS, self.scale)
        painter.end()

    def _rows_in(self, region: QRegion) -> list[int]:
        """The rows that have something to paint there."""
        rects = enumerate(self.rects)
        if region.rectCount() == 1 and region.boundingRect().contains(self.viewport().rect()):
            return [row for row, rect in rects if not rect.isEmpty()]
        bleed = QMargins(BLEED, BLEED, BLEED, BLEED)
        return [row for row, rect in rects if not rect.isEmpty() and region.intersects(rect + bleed)]

    def _page(self, row: int) -> tuple[QRect, QPoint, QPixmap]:
        """Where an item is, where its picture begins, and the picture; looked up once for each change of the row."""
        rect = self.rects[row]
        held = self._held.get(row)
        if held is not None and held[0] == rect:
            return held
        page = self._pages.get(row)
        if page is None or page[0] != rect:
            record, look, size = self.records[row], self._look(row), rect.size()
            delegate = self._delegate
            key = (type(delegate), delegate.shown(record), look, size.width(), size.height(), self._ratio)
            picture = delegate.brush.pixmap_cache.picture(key, lambda: self._picture(row, size))
            page = self._pages[row] = (rect, rect.topLeft() - QPoint(BLEED, BLEED), picture)
        return page

    def _picture(self, row: int, size: QSize) -> QPixmap:
        option = QStyleOptionViewItem()
        self.initViewItemOption(option)
        return painted(self._delegate, option, self.model().index(row, 0), size, self._ratio)

    def _repaint(self) -> None:
        """Other colours, or other words."""
        self._delegate.brush.pixmap_cache.clear()
        self._pages.clear()
        self.forget_pictures()
        self.viewport().update()

    def _paint_light(self, painter: QPainter, row: int, light: Light) -> None:
        brush, scale = self._delegate.brush, self.scale
        if light.fallen is not None:
            draw_fallen(painter, brush, self._whole(row).rect, light.fallen, scale)
        for part, ring in light.rings:
            draw_ring(painter, brush, part, ring, scale)
        if light.promise is not None:
            brush.promise(painter, QRectF(self.rects[row]), light.promise, scale)
        if light.number:
            draw_count(painter, brush, QRectF(self.rects[row]), light.number, self._is_chosen(row), scale)

    def _is_chosen(self, row: int) -> bool:
        return self.records[row].ref == self.marks.weighing.chosen

    def _ring(self, ref: str, row: int) -> Ring | None:
        marks = self.marks
        if ref == marks.in_hand:
            return Ring.IN_HAND
        if ref in marks.hinted or (self.area in marks.hinted and self._is_space(ref, row)):
            return Ring.HINT
        if self.is_lit(ref, row):
            return Ring.TARGET
        return Ring.SOURCE if ref in marks.sources else None

    def is_lit(self, ref: str, row: int) -> bool:
        """Whether a place is shown as a target; of a whole area only its free spaces are."""
        targets = self.marks.targets
        return ref in targets or (self.area in targets and self._is_space(ref, row))

    def _promised(self, row: int, record: Item) -> Any | None:
        """What the piece in hand would bring here; where a whole area is meant, its first free space says it."""
        found = self.marks.promises.get(record.ref)
        if found is None and self.area in self.marks.promises:
            free = (r for r, other in enumerate(self.records) if self._delegate.is_free(other))
            found = self.marks.promises[self.area] if next(free, 0) == row else None
        return found

    def _is_space(self, ref: str, row: int) -> bool:
        """Whether the place is an item that is a free space of the area."""
        record = self.records[row]
        return ref == record.ref and self._delegate.is_free(record)
