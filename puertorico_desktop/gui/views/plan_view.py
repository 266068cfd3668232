"""A view that paints its items with its delegate and marks possible and recent actions with rings."""

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
from puertorico_desktop.gui.views.pixmap_cache import BLEED, blank, painted
from puertorico_desktop.gui.views.placed_view import Change, PlacedView
from puertorico_desktop.gui.views.plans import Plan
from puertorico_desktop.gui.views.rings import Light, Ring, draw_ring
from puertorico_desktop.gui.views.weighed import draw_count, draw_fallen

PATIENCE_MS = 5
"""The milliseconds after which a patient view interrupts painting new pictures, so that other views get their
turn."""
FRESH_MS = 900
"""The milliseconds for which rows changed by a move stay marked."""
NO_LIGHT = Light((), None)

MoveHome = QAbstractItemView.CursorAction.MoveHome


RETURNING = frozenset(
    {
        Qt.FocusReason.ActiveWindowFocusReason,
        Qt.FocusReason.PopupFocusReason,
        Qt.FocusReason.MenuBarFocusReason,
    }
)
"""The reasons of a focus change in which the window or a menu gives the focus back: the player has not switched
between mouse and keyboard."""


def focus_shows(reason: Qt.FocusReason, before: bool) -> bool:
    """Returns whether a view that gets the focus for this reason shows the focus ring: not by mouse; as `before` if
    the focus only returns."""
    return before if reason in RETURNING else reason != Qt.FocusReason.MouseFocusReason


class PlanView(PlacedView):
    """A view whose items are marked when an action is possible with them or has changed them."""

    def __init__(
        self,
        plan: Plan,
        delegate: ItemDelegate,
        marks: Marks,
        area: str = "",
        parent: QWidget | None = None,
    ) -> None:
        """`area` is the target that stands for all free spaces of this view."""
        self._pages: dict[int, tuple[QRect, QPoint, QPixmap]] = {}
        self._left: dict[int, tuple[QRect, QPoint, QPixmap]] = {}
        self._held: dict[int, tuple[QRect, QPoint, QPixmap]] = {}
        self._holds: Counter[int] = Counter()
        """The number of moving pieces that have yet to arrive, for each row that is painted as it was before the
        move."""
        self._refs_before: frozenset[str] = frozenset()
        """The references of all places and pieces before the move."""
        self._ratio = 0.0
        self._lights: dict[int, Light] = {}
        self._unlit = True
        self._news: set[int] = set()
        self._fresh: set[int] = set()
        self._focus_shows = False
        self.is_patient = False
        """Whether pictures may be painted over several paint events, so that nothing waits until all are ready."""
        super().__init__(plan, delegate, area, parent)
        self.marks = marks
        self._calm = QTimer(self)
        self._calm.setSingleShot(True)
        self._calm.timeout.connect(self._forget_fresh)
        marks.changed.connect(self._show_marks)
        delegate.renderer.theme.changed.connect(self._repaint)

    # -- recent changes ---------------------------------------------------------------------------------------

    def setModel(self, model: TableModel) -> None:  # type: ignore[override]
        """Set the model; its rows do not count as changed."""
        super().setModel(model)
        self._news.clear()

    def arrange(self) -> None:
        """Drop pictures and marks, and lay out anew."""
        self._pages.clear()
        self.forget_pictures()
        self._unlit = True
        super().arrange()

    def rows_changed(self, changes: list[Change]) -> None:
        """Note the rows that the delegate counts as changed, and keep their old pictures."""
        self._unlit = True
        for row, old, new in changes:
            page = self._pages.pop(row, None)
            if page is not None:
                self._left.setdefault(row, page)
            if self._delegate.is_news(old, new):
                self._news.add(row)

    def mark_changes(self) -> None:
        """Mark the rows that have changed since the last call, for `FRESH_MS`."""
        if not self._fresh and not self._news:
            return
        self._fresh, self._news = self._news, set()
        self._show_marks()
        if self._fresh:
            self._calm.start(FRESH_MS)

    def drop_news(self) -> None:
        """Forget changed rows without marking them: another game was loaded, or moves were taken back."""
        self._news.clear()
        if self._fresh:
            self._forget_fresh()

    def _forget_fresh(self) -> None:
        self._fresh.clear()
        self._show_marks()
        self._calm.stop()

    @Slot()
    def _show_marks(self) -> None:
        """Repaint the rows whose marks have changed. A view that is not visible updates its marks when it is
        painted."""
        self._unlit = True
        if not self.isVisible():
            return
        rows = self._relight()
        if rows:
            self.update_rows(rows)

    def _relight(self) -> set[int]:
        """Compute the marks; returns the rows whose marks have changed."""
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
        found = []
        for part in self._parts[row]:
            ring = self._ring(part.ref, row)
            if ring is not None:
                found.append((part, ring))
        if len(found) > 1 and any(part.round for part, _ in found):
            # If circles are highlighted, the item around them is not.
            found = [pair for pair in found if pair[0].round or pair[0].ref != record.ref]
        rings += found
        move_result = self._move_result(row, record) if self.marks.move_results else None
        weighing = self.marks.weighing
        fallen, number = weighing.fallen.get(record.ref), weighing.numbers.get(record.ref, "")
        if record.ref == weighing.chosen:
            rings.append((self._whole(row), Ring.TARGET))
        elif not weighing.left.isdisjoint((record.ref, self.area)):
            rings.append((self._whole(row), Ring.WEIGHED))
        light = Light(tuple(rings), move_result, fallen, number)
        return None if light == NO_LIGHT else light

    def _whole(self, row: int) -> Part:
        """Returns the part that is the item itself."""
        record, rect = self.records[row], QRectF(self.rects[row])
        return next((part for part in self._parts[row] if part.ref == record.ref), Part("", rect))

    # -- pieces in animations ---------------------------------------------------------------------------------

    def begin_move(self) -> None:
        """Before a move: drop the pictures from before the last one, and note which items there are."""
        self.forget_pictures()
        self._refs_before = self.refs

    def forget_pictures(self) -> None:
        """Drop the pictures from before the last move. Rows that were still painted as they were then are repainted:
        the pieces that move there do not arrive any more."""
        held = list(self._held)
        self._left.clear()
        self._held.clear()
        self._holds = Counter()
        if held:
            self.update_rows(held)

    def hold_back(self, ref: str) -> Callable[[], None] | None:
        """Paint the item of a place as it was before the move, until the returned function is called; where it fills
        a space, the spaces that are still empty as well, because they may show how many are left. An item that was
        not there before the move is not painted until then.

        None if the item has not changed.
        """
        row = next((row for row, parts in enumerate(self._parts) if any(part.ref == ref for part in parts)), None)
        if row is not None and ref not in self._refs_before and ref == self.records[row].ref:
            self._left[row] = (self.rects[row], self.rects[row].topLeft(), blank(QSize(1, 1), 1.0))
        if row is None or not self._was_other(row):
            return None
        rows, holds, is_free = [row], self._holds, self._delegate.is_free
        if not is_free(self.records[row]):
            rows += [one for one, item in enumerate(self.records) if is_free(item) and self._was_other(one)]
        for one in rows:
            self._held[one] = self._left[one]
            holds[one] += 1

        def release() -> None:
            for one in rows:
                holds[one] -= 1
                if not holds[one] and holds is self._holds:
                    del self._held[one]
                    self.update_rows([one])

        return release

    def _was_other(self, row: int) -> bool:
        """Returns whether there is a picture of the item before the last move, in the same place."""
        return row in self._left and self._left[row][0] == self.rects[row]

    # -- painting ---------------------------------------------------------------------------------------------

    @property
    def is_played_by_key(self) -> bool:
        """Whether the view has the focus and it came by keyboard."""
        return self._focus_shows and self.hasFocus()

    def show_focus(self, shows: bool) -> None:
        """Set whether the current item has a focus ring: it is needed with the keyboard and distracts with the
        mouse."""
        if shows != self._focus_shows:
            self._focus_shows = shows
            self.viewport().update()

    def setVisible(self, visible: bool) -> None:
        """Show or hide the view. The focus that Qt passes on from a hidden view, as if by Tab, has a ring only if it
        had one here."""
        by_key, passes_on = self.is_played_by_key, self.hasFocus() and not visible
        super().setVisible(visible)
        heir = self.window().focusWidget() if passes_on else None
        if isinstance(heir, PlanView) and heir is not self:
            heir.show_focus(by_key)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Make the first item the current one if there is none yet."""
        super().focusInEvent(event)
        self.show_focus(focus_shows(event.reason(), self._focus_shows))
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self.moveCursor(MoveHome, Qt.KeyboardModifier.NoModifier))

    def changeEvent(self, event: QEvent) -> None:
        """Lay out and paint anew after a change of font or language."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.ApplicationFontChange):
            self._delegate.renderer.pixmap_cache.clear()
            self.arrange()
        elif event.type() == QEvent.Type.LanguageChange:
            self._repaint()

    def paint_ground(self, painter: QPainter) -> None:
        """Paint the background below the items; does nothing here."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the background, the items and the marks."""
        shown = self._rows_in(event.region())
        if self._unlit:
            self.update_rows(self._relight().difference(shown))
        self._follow_ratio()
        with QPainter(self.viewport()) as painter:
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
                renderer = self._delegate.renderer
                draw_ring(painter, renderer, self._whole(current), Ring.FOCUS, self.scale)

    def paint_ahead(self, until: float) -> bool:
        """Paint missing pictures of items, at least one, until that time of `time.perf_counter`; returns False if it
        was over before the view had come to its end."""
        self._follow_ratio()
        for row, rect in enumerate(self.rects):
            page = self._pages.get(row)
            if not rect.isEmpty() and (page is None or page[0] != rect):
                self._page(row)
                if time.perf_counter() > until:
                    return False
        return True

    def _follow_ratio(self) -> None:
        """Drop the pictures if they are for another number of device pixels."""
        if self._ratio != self.devicePixelRatioF():
            self._ratio = self.devicePixelRatioF()
            self._pages.clear()

    def _rows_in(self, region: QRegion) -> list[int]:
        """Returns the rows that paint into that region."""
        rects = enumerate(self.rects)
        if region.rectCount() == 1 and region.boundingRect().contains(self.viewport().rect()):
            return [row for row, rect in rects if not rect.isEmpty()]
        bleed = QMargins(BLEED, BLEED, BLEED, BLEED)
        return [row for row, rect in rects if not rect.isEmpty() and region.intersects(rect + bleed)]

    def _page(self, row: int) -> tuple[QRect, QPoint, QPixmap]:
        """Returns the rectangle of an item, the top left corner of its picture, and the picture; cached until the row
        changes."""
        rect = self.rects[row]
        held = self._held.get(row)
        if held is not None and held[0] == rect:
            return held
        page = self._pages.get(row)
        if page is None or page[0] != rect:
            record, look, size = self.records[row], self._look(row), rect.size()
            delegate = self._delegate
            key = (type(delegate), delegate.painted_fields(record), look, size.width(), size.height(), self._ratio)
            picture = delegate.renderer.pixmap_cache.picture(key, lambda: self._picture(row, size))
            page = self._pages[row] = (rect, rect.topLeft() - QPoint(BLEED, BLEED), picture)
        return page

    def _picture(self, row: int, size: QSize) -> QPixmap:
        option = QStyleOptionViewItem()
        self.initViewItemOption(option)
        return painted(self._delegate, option, self.model().index(row, 0), size, self._ratio)

    def _repaint(self) -> None:
        """Drop all pictures after a change of colours or language."""
        self._delegate.renderer.pixmap_cache.clear()
        self._pages.clear()
        self._figures.clear()
        self.forget_pictures()
        self.viewport().update()

    def _paint_light(self, painter: QPainter, row: int, light: Light) -> None:
        renderer, scale = self._delegate.renderer, self.scale
        if light.fallen is not None:
            draw_fallen(painter, renderer, self._whole(row).rect, light.fallen, scale)
        for part, ring in light.rings:
            draw_ring(painter, renderer, part, ring, scale)
        if light.move_result is not None:
            renderer.move_result(painter, QRectF(self.rects[row]), light.move_result, scale)
        if light.number:
            draw_count(painter, renderer, QRectF(self.rects[row]), light.number, self._is_chosen(row), scale)

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
        """Returns whether a place is marked as a target; of a target area its free spaces are."""
        targets = self.marks.targets
        return ref in targets or (self.area in targets and self._is_space(ref, row))

    def _move_result(self, row: int, record: Item) -> Any | None:
        """Returns the effect of the picked piece at this row; that of a whole area is shown at its first free space.
        None if there is none."""
        found = self.marks.move_results.get(record.ref)
        if found is None and self.area in self.marks.move_results:
            free = (r for r, other in enumerate(self.records) if self._delegate.is_free(other))
            found = self.marks.move_results[self.area] if next(free, 0) == row else None
        return found

    def _is_space(self, ref: str, row: int) -> bool:
        """Returns whether the reference is that of an item that is a free space of the area."""
        record = self.records[row]
        return ref == record.ref and self._delegate.is_free(record)
