"""Delegates of the festival's tasks and of achievement cards."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen

from puertorico_desktop.engine.puertorico.components import Good, Tile
from puertorico_desktop.gui.puertorico.models.items import CardItem, TaskItem
from puertorico_desktop.gui.puertorico.texts.achievements import progress_text
from puertorico_desktop.gui.puertorico.views.artwork import building_icon, role_icon
from puertorico_desktop.gui.puertorico.views.piece_delegate import PieceDelegate
from puertorico_desktop.gui.puertorico.views.table_painter import TablePainter
from puertorico_desktop.gui.views.crests import crest_icon
from puertorico_desktop.gui.views.delegates import Look
from puertorico_desktop.gui.views.scaling import BASE_PIXELS, CENTER, CORNER, PALE, RIGHT, SMALL_PIXELS, faded

MEDAL = "achievement"
"""The sign of an achievement."""
BAR_WIDTH = 30
"""How wide the bar is that shows how far one is, at scale 1."""


class TaskDelegate(PieceDelegate[TaskItem]):
    """A line: what the task asks for, an arrow, what it brings; who has done it."""

    def draw(self, painter: QPainter, rect: QRectF, item: TaskItem, look: Look) -> None:
        """Pieces at the left, the reward at the right; a task that is done is pale, with crest and tick."""
        brush, scale = self.brush, look.scale
        done = item.winner is not None
        ground = "paper_dim" if done else "paper"
        brush.card(painter, rect, ground, ground, corner=5 * scale, lifted=not done)
        pad = 4 * scale
        inner = rect.adjusted(pad, 2 * scale, -pad, -2 * scale)
        side = min(inner.height(), 24 * scale)
        left = inner.left()
        if item.winner is not None:
            brush.icons.paint(painter, crest_icon(item.winner), self._square(left, inner, side * 0.9))
            left += side
        with faded(painter, PALE if done else 1.0):
            right = self._draw_reward(painter, inner, item, side, done)
            self._draw_pieces(painter, QRectF(left, inner.top(), right - left, inner.height()), item, look, side)
        if done:
            brush.tick(painter, self._square(inner.right() - side, inner, side * 0.8), 2.4 * scale)

    @staticmethod
    def _square(left: float, line: QRectF, side: float) -> QRectF:
        return QRectF(left, line.center().y() - side / 2, side, side)

    def _draw_reward(self, painter: QPainter, line: QRectF, item: TaskItem, side: float, done: bool) -> float:
        """From the right: points, doubloons, people, and the arrow; returns where that begins."""
        brush = self.brush
        right = line.right() - (side if done else 0.0)
        if item.points:
            right -= side
            brush.points(painter, self._square(right, line, side), str(item.points))
        if item.doubloons:
            right -= side
            brush.coin(painter, self._square(right, line, side), str(item.doubloons))
        if item.people:
            right -= side * 0.95
            brush.circle(painter, self._square(right, line, side * 0.9), True)
            if item.people > 1:
                width = side * 0.5
                right -= width
                words = QRectF(right, line.top(), width, line.height())
                brush.text(painter, words, str(item.people), side * 0.55, brush.theme.color("ink"), RIGHT, bold=True)
        arrow = QRectF(right - side * 0.62, line.center().y() - side * 0.2, side * 0.5, side * 0.4)
        painter.setPen(QPen(brush.theme.color("ink_soft"), max(1.0, side * 0.07)))
        tip = QPointF(arrow.right(), arrow.center().y())
        painter.drawLine(QPointF(arrow.left(), tip.y()), tip)
        painter.drawLine(tip, QPointF(tip.x() - arrow.height() / 2, arrow.top()))
        painter.drawLine(tip, QPointF(tip.x() - arrow.height() / 2, arrow.bottom()))
        return arrow.left() - side * 0.12

    def _draw_pieces(self, painter: QPainter, line: QRectF, item: TaskItem, look: Look, side: float) -> None:
        """Estates as tiles, goods as crates, with their numbers; a building by its sign and name."""
        brush, left, ink = self.brush, line.left(), self.brush.theme.color("ink")
        if item.building is not None:
            brush.icons.paint(painter, building_icon(item.building), self._square(left, line, side))
            left += side + 3 * look.scale
            words = QRectF(left, line.top(), line.right() - left, line.height())
            brush.label(painter, words, look.name, BASE_PIXELS * look.scale, ink, bold=True)
            return
        pieces: list[tuple[Tile | Good, int]] = [*item.estates, *item.goods]
        numbers = sum(number > 1 for _, number in pieces)
        signs = 0 if item.role is None else 1
        wanted = (len(pieces) + signs * 0.9 + numbers * 0.42 + (0.42 if item.spaces else 0.0)) * (side + 2)
        side *= min(1.0, line.width() / max(wanted, 1.0))
        for number, (piece, amount) in enumerate(pieces):
            if item.role is not None and number == len(item.estates):
                left = self._draw_role(painter, QRectF(left, line.top(), side, line.height()), item)
            if amount > 1:
                width = side * 0.4
                words = QRectF(left, line.top(), width, line.height())
                brush.text(painter, words, str(amount), side * 0.58, ink, CENTER, bold=True)
                left += width
            spot = self._square(left, line, side)
            if isinstance(piece, Tile):
                brush.tile(painter, spot, piece)
            else:
                brush.crate(painter, spot, piece)
            left += side + 2

    def _draw_role(self, painter: QPainter, place: QRectF, item: TaskItem) -> float:
        """The sign of the role in whose phase it is done, with the size of the ship; returns where it ends."""
        brush, side = self.brush, place.width()
        assert item.role is not None
        brush.icons.paint(painter, role_icon(item.role), self._square(place.left(), place, side * 0.86))
        right = place.left() + side * 0.9
        if item.spaces is not None:
            words = QRectF(right, place.top(), side * 0.4, place.height())
            brush.text(painter, words, str(item.spaces), side * 0.58, brush.theme.color("ink"), CENTER, bold=True)
            right += side * 0.42
        return right + 1


class CardDelegate(PieceDelegate[CardItem]):
    """A card of the strip: sign, title, how far one is, points. Gold when it is done."""

    def draw(self, painter: QPainter, rect: QRectF, item: CardItem, look: Look) -> None:
        """From the left: sign and title; from the right: points and progress."""
        brush, scale = self.brush, look.scale
        theme = brush.theme
        if item.card is None:
            draw_back(brush, painter, rect, scale)
            return
        top, bottom = ("gold", "gold") if item.done else ("card_top", "card")
        brush.card(painter, rect, top, bottom, corner=5 * scale)
        ink = theme.color("coin_ink" if item.done else "ink")
        pad = 4 * scale
        inner = rect.adjusted(pad, 1 * scale, -pad, -1 * scale)
        side = min(inner.height(), 20 * scale)
        middle = inner.center().y()
        brush.icons.paint(painter, MEDAL, QRectF(inner.left(), middle - side / 2, side, side))
        right = inner.right() - side * 1.05
        brush.points(painter, QRectF(right, middle - side / 2, side * 1.05, side), str(item.points))
        right -= 3 * scale
        left = inner.left() + side + 4 * scale
        title = brush.width(painter, look.name, BASE_PIXELS * scale, bold=True)
        if item.done:
            tick = side * 0.85
            right -= tick
            brush.tick(painter, QRectF(right, middle - tick / 2, tick, tick), 2.4 * scale, ink)
        elif item.progress is not None:
            right = self._draw_progress(painter, inner, item.progress, right, right - left - title, scale)
        elif item.short:
            width = brush.width(painter, item.short, SMALL_PIXELS * scale)
            if right - left - title * 0.8 >= width:
                words = QRectF(right - width - 1, inner.top(), width + 1, inner.height())
                soft = theme.color("ink_soft")
                brush.text(painter, words, item.short, SMALL_PIXELS * scale, soft, RIGHT, grows=False)
                right -= width + 4 * scale
        words = QRectF(left, inner.top(), max(1.0, right - left - 2 * scale), inner.height())
        brush.label(painter, words, look.name, BASE_PIXELS * scale, ink, bold=True)

    def _draw_progress(
        self, painter: QPainter, line: QRectF, progress: tuple[int, int], right: float, spare: float, scale: float
    ) -> float:
        """The figures, and a bar before them where there is room; returns where that begins."""
        brush, (have, need) = self.brush, progress
        words = progress_text(have, need)
        width = brush.width(painter, words, SMALL_PIXELS * scale) + 1
        place = QRectF(right - width, line.top(), width, line.height())
        brush.text(painter, place, words, SMALL_PIXELS * scale, brush.theme.color("ink"), RIGHT, grows=False)
        right -= width + 3 * scale
        long = BAR_WIDTH * scale
        if spare < width + long * 0.6:
            return right
        bar = QRectF(right - long, line.center().y() - 3 * scale, long, 6 * scale)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(brush.theme.color("slot_rim"))
        painter.drawRoundedRect(bar, 3 * scale, 3 * scale)
        filled = QRectF(bar.left(), bar.top(), bar.width() * min(1.0, have / need), bar.height())
        if filled.width() > 1:
            painter.setBrush(brush.theme.color("bar"))
            painter.drawRoundedRect(filled, 3 * scale, 3 * scale)
        return bar.left() - 4 * scale


class PackDelegate(PieceDelegate[CardItem]):
    """A card that may be kept: title, what it asks for, points."""

    def draw(self, painter: QPainter, rect: QRectF, item: CardItem, look: Look) -> None:
        """The title above, the goal in the middle, the points at the foot."""
        brush, scale = self.brush, look.scale
        theme = brush.theme
        brush.card(painter, rect, "card_top", "card", corner=CORNER * scale)
        if item.card is None:
            return
        inner = rect.adjusted(8 * scale, 6 * scale, -8 * scale, -6 * scale)
        side = min(30 * scale, inner.height() * 0.24)
        brush.icons.paint(painter, MEDAL, QRectF(inner.left(), inner.top(), side, side))
        spot = QRectF(inner.right() - side * 1.1, inner.top(), side * 1.1, side)
        brush.points(painter, spot, str(item.points))
        head = QRectF(inner.left(), inner.top() + side, inner.width(), 24 * scale)
        brush.label(painter, head, look.name, 15 * scale, theme.color("ink"), CENTER, bold=True)
        body = QRectF(inner.left(), head.bottom(), inner.width(), inner.bottom() - head.bottom())
        brush.paragraph(painter, body, item.goal, BASE_PIXELS * scale, theme.color("ink"))

    def lifted_size(self, item: CardItem, ref: str, rect: QRectF) -> QSize:
        """About half of it."""
        return (rect.size() * 0.6).toSize()


def draw_back(brush: TablePainter, painter: QPainter, rect: QRectF, scale: float) -> None:
    """The back of a card."""
    brush.card(painter, rect, "bar", "bar", corner=min(5 * scale, rect.width() / 4))
    side = min(rect.height(), rect.width()) * 0.7
    if side > 8:
        spot = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
        with faded(painter, 0.55):
            brush.icons.paint(painter, MEDAL, spot)
