"""The delegates of the festival's tasks and of achievement cards."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen

from puertorico_desktop.engine.puertorico.components import Good, Tile
from puertorico_desktop.gui.puertorico.models.items import CardItem, TaskItem
from puertorico_desktop.gui.puertorico.texts.achievements import progress_text
from puertorico_desktop.gui.puertorico.views.artwork import achievement_icons, building_icon, role_icon
from puertorico_desktop.gui.puertorico.views.piece_delegate import PieceDelegate
from puertorico_desktop.gui.puertorico.views.table_renderer import TableRenderer
from puertorico_desktop.gui.views.crests import crest_icon
from puertorico_desktop.gui.views.delegates import Look
from puertorico_desktop.gui.views.scaling import (
    BASE_PIXELS,
    CENTER,
    CORNER,
    MOST_NARROW,
    PALE,
    RIGHT,
    SMALL_PIXELS,
    faded,
)

MEDAL = "achievement"
"""The icon on the back of the cards."""
LEGIBLE_PIXELS = 14
"""The greatest size of secondary text, in logical pixels at any scale."""
NUMBER_WIDTH = 0.74
"""The width of a digit as a part of its height, including the gaps beside it."""
PIECE_GAP = 2
SIGN = 0.88
"""The size of a role icon as a part of the size of the pieces beside it."""
TAKER = 0.72
"""The size of the crest of a Puertoma that would receive the points, as a part of the size of the points."""
MOST_SMALL = 13
"""The greatest size of figures and words beside the title of a card at scale 1, in logical pixels."""
LOW = 108
"""The height of a card that may be kept below which three lines do not fit under icons and title, at scale 1 in
logical pixels."""
LIFTED_WIDTH = 1.6
"""The greatest width of a dragged card in parts of its height, unless that is less than `NARROWEST`."""
NARROWEST = 160
"""The width at which every goal fits on three lines at scale 1, in logical pixels."""
BAR_WIDTH = 30
"""The width of the progress bar at scale 1, in logical pixels."""


class TaskDelegate(PieceDelegate[TaskItem]):
    """Paints a task as a line: its requirements, an arrow, its reward, and the player who has fulfilled it."""

    def draw(self, painter: QPainter, rect: QRectF, item: TaskItem, look: Look) -> None:
        """Paint the pieces at the left and the reward at the right. A fulfilled task is pale except for the crest of
        its winner, and has a tick in place of the reward."""
        renderer, scale = self.renderer, look.scale
        done = item.winner is not None
        ground = "paper_dim" if done else "paper"
        renderer.card(painter, rect, ground, ground, corner=5 * scale, lifted=not done)
        inner = rect.adjusted(4 * scale, scale, -4 * scale, -scale)
        side = min(inner.height(), 24 * scale)
        if item.winner is None:
            right = self._draw_reward(painter, inner, item, side, scale)
            self._draw_pieces(painter, QRectF(inner.topLeft(), QPointF(right, inner.bottom())), item, look, side)
            return
        renderer.icons.paint(painter, crest_icon(item.winner), self._square(inner.left(), inner, side * 0.9))
        renderer.tick(painter, self._square(inner.right() - side * 0.8, inner, side * 0.8), 2.4 * scale)
        with faded(painter, PALE):
            self._draw_pieces(painter, inner.adjusted(side, 0, -side, 0), item, look, side)

    @staticmethod
    def _square(left: float, line: QRectF, side: float) -> QRectF:
        return QRectF(left, line.center().y() - side / 2, side, side)

    def _draw_number(self, painter: QPainter, line: QRectF, left: float, number: int, pixels: float) -> None:
        words = QRectF(left, line.top(), pixels * NUMBER_WIDTH, line.height())
        self.renderer.text(painter, words, str(number), pixels, self.renderer.theme.color("ink"), CENTER, bold=True)

    def _draw_reward(self, painter: QPainter, line: QRectF, item: TaskItem, side: float, scale: float) -> float:
        """Paint points, doubloons, people and the arrow from the right; returns the left end of the painted part."""
        renderer = self.renderer
        right = line.right()
        if item.points:
            right -= side
            renderer.points(painter, self._square(right, line, side), str(item.points))
        if item.doubloons:
            right -= side
            renderer.coin(painter, self._square(right, line, side), str(item.doubloons))
        if item.people:
            right -= side * 0.95
            renderer.circle(painter, self._square(right, line, side * 0.9), True)
            if item.people > 1:
                pixels = _number_pixels(side, scale)
                right -= pixels * NUMBER_WIDTH
                self._draw_number(painter, line, right, item.people, pixels)
        arrow = QRectF(right - side * 0.62, line.center().y() - side * 0.2, side * 0.5, side * 0.4)
        painter.setPen(QPen(renderer.theme.color("ink_soft"), max(1.0, side * 0.07)))
        tip = QPointF(arrow.right(), arrow.center().y())
        painter.drawLine(QPointF(arrow.left(), tip.y()), tip)
        painter.drawLine(tip, QPointF(tip.x() - arrow.height() / 2, arrow.top()))
        painter.drawLine(tip, QPointF(tip.x() - arrow.height() / 2, arrow.bottom()))
        return arrow.left() - side * 0.12

    def _draw_pieces(self, painter: QPainter, line: QRectF, item: TaskItem, look: Look, side: float) -> None:
        """Paint estates as tiles and goods as crates with their numbers, or the icon and name of a building; then the
        name of the task if there is room."""
        renderer, left, gap = self.renderer, line.left(), 3 * look.scale
        if item.building is not None:
            renderer.icons.paint(painter, building_icon(item.building), self._square(left, line, side))
            words = line.adjusted(side + gap, 0, 0, 0)
            pixels, ink = BASE_PIXELS * look.scale, renderer.theme.color("ink")
            used = renderer.label(painter, words, item.building_name, pixels, ink, bold=True)
            self._draw_name(painter, words.adjusted(used + 2 * gap, 0, -gap, 0), look)
            return
        pieces: list[tuple[Tile | Good, int]] = [*item.estates, *item.goods]
        pixels = _number_pixels(side, look.scale)
        numbers = sum(amount > 1 for _, amount in pieces) + (item.spaces is not None)
        signs = 0.0 if item.role is None else SIGN
        room = line.width() - numbers * pixels * NUMBER_WIDTH - len(pieces) * PIECE_GAP
        side = min(side, room / (len(pieces) + signs))
        for number, (piece, amount) in enumerate(pieces):
            if item.role is not None and number == len(item.estates):
                renderer.icons.paint(painter, role_icon(item.role), self._square(left, line, side * SIGN))
                left += side * SIGN
                if item.spaces is not None:
                    self._draw_number(painter, line, left, item.spaces, pixels)
                    left += pixels * NUMBER_WIDTH
            if amount > 1:
                self._draw_number(painter, line, left, amount, pixels)
                left += pixels * NUMBER_WIDTH
            spot = self._square(left, line, side)
            if isinstance(piece, Tile):
                renderer.tile(painter, spot, piece)
            else:
                renderer.crate(painter, spot, piece)
            left += side + PIECE_GAP
        self._draw_name(painter, line.adjusted(left - line.left() + gap, 0, -gap, 0), look)

    def _draw_name(self, painter: QPainter, room: QRectF, look: Look) -> None:
        """Paint the name of the task if there is room for it, as on large tables, where small letters are legible
        too."""
        renderer = self.renderer
        pixels = min(BASE_PIXELS * look.scale, LEGIBLE_PIXELS)
        if renderer.width(painter, look.name, pixels) * MOST_NARROW <= room.width():
            renderer.label(painter, room, look.name, pixels, renderer.theme.color("ink_soft"))


def _number_pixels(side: float, scale: float) -> float:
    """Returns the text size of a number beside pieces of the size `side`."""
    return max(side * 0.56, SMALL_PIXELS * scale)


class CardDelegate(PieceDelegate[CardItem]):
    """Paints a kept achievement card: icon, title, progress, points; gold if it is fulfilled."""

    def draw(self, painter: QPainter, rect: QRectF, item: CardItem, look: Look) -> None:
        """Paint icon and title from the left, points and progress from the right."""
        renderer, scale = self.renderer, look.scale
        theme = renderer.theme
        if item.card is None:
            draw_back(renderer, painter, rect, scale)
            return
        top, bottom = ("gold", "gold") if item.done else ("card_top", "card")
        renderer.card(painter, rect, top, bottom, corner=5 * scale)
        ink = theme.color("gold_ink" if item.done else "ink")
        pad = 4 * scale
        inner = rect.adjusted(pad, 1 * scale, -pad, -1 * scale)
        side = min(inner.height(), 20 * scale)
        middle = inner.center().y()
        left = paint_signs(renderer, painter, QRectF(inner.left(), middle - side / 2, side, side), item)
        right = inner.right() - side * 1.05
        with faded(painter, PALE if item.done and item.takers else 1.0):
            renderer.points(painter, QRectF(right, middle - side / 2, side * 1.05, side), str(item.points))
        right -= 3 * scale
        for seat in () if item.done else reversed(item.takers):
            right -= side * TAKER
            spot = QRectF(right, middle - side * TAKER / 2, side * TAKER, side * TAKER)
            renderer.icons.paint(painter, crest_icon(seat), spot)
        right -= 2 * scale if item.takers and not item.done else 0.0
        left += 3 * scale
        title = renderer.width(painter, look.name, BASE_PIXELS * scale, bold=True)
        if item.done:
            tick = side * 0.85
            right -= tick
            renderer.tick(painter, QRectF(right, middle - tick / 2, tick, tick), 2.4 * scale, ink)
        elif item.progress is not None:
            right = self._draw_progress(painter, inner, item.progress, right, right - left - title, scale)
        elif item.short:
            small = theme.line(SMALL_PIXELS * scale, MOST_SMALL * scale)
            width = renderer.width(painter, item.short, small)
            if right - left - title * 0.8 >= width:
                words = QRectF(right - width - 1, inner.top(), width + 1, inner.height())
                soft = theme.color("ink_soft")
                renderer.text(painter, words, item.short, small, soft, RIGHT, grows=False)
                right -= width + 4 * scale
        words = QRectF(left, inner.top(), max(1.0, right - left - 2 * scale), inner.height())
        renderer.label(painter, words, look.name, BASE_PIXELS * scale, ink, bold=True)

    def _draw_progress(
        self, painter: QPainter, line: QRectF, progress: tuple[int, int], right: float, spare: float, scale: float
    ) -> float:
        """Paint the figures, and a bar before them if there is room; returns the left end of the painted part."""
        renderer, (have, need) = self.renderer, progress
        words, small = progress_text(have, need), renderer.theme.line(SMALL_PIXELS * scale, MOST_SMALL * scale)
        width = renderer.width(painter, words, small) + 1
        place = QRectF(right - width, line.top(), width, line.height())
        renderer.text(painter, place, words, small, renderer.theme.color("ink"), RIGHT, grows=False)
        right -= width + 3 * scale
        long = BAR_WIDTH * scale
        if spare < width + long * 0.6:
            return right
        bar = QRectF(right - long, line.center().y() - 3 * scale, long, 6 * scale)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(renderer.theme.color("slot_rim"))
        painter.drawRoundedRect(bar, 3 * scale, 3 * scale)
        filled = QRectF(bar.left(), bar.top(), bar.width() * min(1.0, have / need), bar.height())
        if filled.width() > 1:
            painter.setBrush(renderer.theme.color("bar"))
            painter.drawRoundedRect(filled, 3 * scale, 3 * scale)
        return bar.left() - 4 * scale


class PackDelegate(PieceDelegate[CardItem]):
    """Paints a card that may be kept: title, goal, points."""

    def draw(self, painter: QPainter, rect: QRectF, item: CardItem, look: Look) -> None:
        """Paint the icons and the points at the top, the title below them, and the goal at the bottom; on a low card
        the title is between icons and points. Paint the back of a card that lies face down."""
        renderer, scale = self.renderer, look.scale
        theme = renderer.theme
        if item.card is None:
            draw_back(renderer, painter, rect, scale)
            return
        renderer.card(painter, rect, "card_top", "card", corner=CORNER * scale)
        if rect.height() < LOW * scale:
            self._draw_low(painter, rect, item, look)
            return
        inner = rect.adjusted(8 * scale, 6 * scale, -8 * scale, -6 * scale)
        side = min(30 * scale, inner.height() * 0.24)
        paint_signs(renderer, painter, QRectF(inner.left(), inner.top(), side, side), item)
        spot = QRectF(inner.right() - side * 1.1, inner.top(), side * 1.1, side)
        renderer.points(painter, spot, str(item.points))
        head = QRectF(inner.left(), inner.top() + side, inner.width(), 24 * scale)
        renderer.label(painter, head, look.name, 14 * scale, theme.color("ink"), CENTER, bold=True)
        body = QRectF(inner.left(), head.bottom(), inner.width(), inner.bottom() - head.bottom())
        renderer.paragraph(painter, body, item.goal, BASE_PIXELS * scale, theme.color("ink"))

    def _draw_low(self, painter: QPainter, rect: QRectF, item: CardItem, look: Look) -> None:
        """Paint the title between the icons and the points, and the goal below them with room for three lines. The
        icons are left out where the title needs their room."""
        renderer, scale, ink = self.renderer, look.scale, self.renderer.theme.color("ink")
        inner = rect.adjusted(5 * scale, 2 * scale, -5 * scale, -2 * scale)
        side = 18 * scale
        spot = QRectF(inner.right() - side * 1.1, inner.top(), side * 1.1, side)
        renderer.points(painter, spot, str(item.points))
        icons = side * len(() if item.card is None else achievement_icons(item.card))
        head = QRectF(inner.left(), inner.top(), spot.left() - inner.left() - PIECE_GAP * scale, side)
        beside = head.adjusted(icons + PIECE_GAP * scale, 0, 0, 0)
        if renderer.width(painter, look.name, SMALL_PIXELS * scale, bold=True) <= beside.width():
            paint_signs(renderer, painter, QRectF(inner.left(), inner.top(), side, side), item)
            head = beside
        renderer.label(painter, head, look.name, 13 * scale, ink, CENTER, bold=True)
        body = QRectF(inner.left(), head.bottom(), inner.width(), inner.bottom() - head.bottom())
        renderer.paragraph(painter, body, item.goal, BASE_PIXELS * scale, ink)

    def lifted_size(self, item: CardItem, ref: str, rect: QRectF) -> QSize:
        """Returns the size of the dragged card: no wider than its text needs, and as high as it is."""
        width = min(rect.width(), max(LIFTED_WIDTH * rect.height(), NARROWEST))
        return QSizeF(width, rect.height()).toSize()


def paint_signs(renderer: TableRenderer, painter: QPainter, spot: QRectF, item: CardItem) -> float:
    """Paint the icons of a card, beginning at `spot`, which has the size of one icon; returns the right end of the
    painted part."""
    place = QRectF(spot)
    for icon in () if item.card is None else achievement_icons(item.card):
        renderer.icons.paint(painter, icon, place, "gold_ink" if item.done else "picto")
        place.translate(spot.width(), 0)
    return place.left()


def draw_back(renderer: TableRenderer, painter: QPainter, rect: QRectF, scale: float) -> None:
    """Paint the back of a card."""
    renderer.card(painter, rect, "bar", "bar", corner=min(5 * scale, rect.width() / 4))
    side = min(rect.height(), rect.width()) * 0.8
    if side > 8:
        spot = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
        with faded(painter, 0.9):
            renderer.icons.paint(painter, MEDAL, spot)
