"""Delegate of a city: large tiles with names and effects, small ones for the others' cities."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen

from puertorico_desktop.engine.sanjuan.catalog import CATALOG
from puertorico_desktop.gui.sanjuan.models.items import CityItem, Crate, PaidCard
from puertorico_desktop.gui.sanjuan.tokens import building_token
from puertorico_desktop.gui.sanjuan.views.card_renderer import CARD_ASPECT, CardRenderer
from puertorico_desktop.gui.views.delegates import ItemDelegate, Look
from puertorico_desktop.gui.views.rings import Ring, draw_line
from puertorico_desktop.gui.views.scaling import BASE_PIXELS, CENTER, CORNER, LEFT, SMALL_PIXELS

LARGE_FROM = 100, 84
"""The least width and height, at scale 1, of tiles that show their name and effect."""
NAMED_FROM = 84
"""The least width, at scale 1, of small tiles that show their name, if it fits."""
HEAD, SMALL_HEAD = 20, 15
MOST_HEAD = 0.3
"""The largest share of a tile for the head with its name, with larger texts."""
MOST_EFFECT = 0.62
"""The largest share of the rest of the tile for the effect, with larger texts."""
PICTURE = 58
"""The size of a picture at scale 1, unless a tile has much more room."""
FOOT = 32
"""The height of the line with points and effect, at scale 1."""
LIFTED = 0.36
"""The side of a good that is dragged, as a share of the lesser side of its tile."""
SIDE, BELOW = 6, 4
"""The distances from the edges of a tile at scale 1: of pictures and goods at its sides, of the effect below."""


def is_large(rect: QRectF, scale: float) -> bool:
    """Returns whether a tile has room for its name and effect."""
    return rect.width() >= LARGE_FROM[0] * scale and rect.height() >= LARGE_FROM[1] * scale


class CityDelegate(ItemDelegate[CityItem]):
    """A space of a city: empty, a building, or a building site with a slot for each card to be paid."""

    renderer: CardRenderer

    def draw(self, painter: QPainter, rect: QRectF, item: CityItem, look: Look) -> None:
        """Draw the space; goods and cards of a building are beside its picture."""
        if item.building is None:
            self._draw_space(painter, rect, item, look)
        elif is_large(rect, look.scale):
            self._draw_large(painter, rect, item, look)
        else:
            self._draw_small(painter, rect, item, look)
        if item.site:
            draw_line(painter, self.renderer.theme, rect, CORNER * look.scale, Ring.TARGET.value, look.scale)
        if item.helps and item.building is not None and not is_large(rect, look.scale):
            draw_line(painter, self.renderer.theme, rect, CORNER * look.scale, Ring.SOURCE.value, look.scale)

    def is_free(self, item: CityItem) -> bool:
        """Returns whether the space has no building."""
        return item.building is None

    def lifted_size(self, item: CityItem, ref: str, rect: QRectF) -> QSize:
        """Returns the size of the good, if there is one."""
        if item.crate is not Crate.FULL:
            return super().lifted_size(item, ref, rect)
        side = round(min(rect.width(), rect.height()) * LIFTED)
        return QSize(side, side)

    def draw_lifted(self, painter: QPainter, rect: QRectF, item: CityItem, ref: str, look: Look) -> None:
        """Draw the good, if there is one: it is what can be sold or paid with."""
        if item.crate is Crate.FULL and item.building is not None:
            self.renderer.crate(painter, rect, CATALOG[item.building].good)
        else:
            super().draw_lifted(painter, rect, item, ref, look)

    def is_news(self, old: CityItem, new: CityItem) -> bool:
        """Returns whether the change is a building, a good or a tucked card; changes by the draft of an answer do not
        count."""
        return (old.building, old.crate, old.tucked) != (new.building, new.crate, new.tucked) and not new.site

    def _draw_space(self, painter: QPainter, rect: QRectF, item: CityItem, look: Look) -> None:
        renderer, scale = self.renderer, look.scale
        renderer.slot(painter, rect, min(CORNER * scale, rect.height() / 6))
        if item.left:
            ink = renderer.theme.color("ink_soft")
            renderer.text(painter, rect, str(item.left), 14 * scale, ink, CENTER, bold=True)

    def _draw_large(self, painter: QPainter, rect: QRectF, item: CityItem, look: Look) -> None:
        assert item.building is not None
        renderer, scale, theme = self.renderer, look.scale, self.renderer.theme
        token = building_token(item.building)
        head = theme.line(HEAD * scale, rect.height() * MOST_HEAD)
        body = renderer.face(painter, rect, item.building, head, scale)
        band = QRectF(rect.left() + 6 * scale, rect.top(), rect.width() - 10 * scale, head)
        renderer.label(painter, band, look.name, 12.5 * scale, theme.color(f"{token}_ink"), LEFT, bold=True)
        if item.slots:
            self._draw_site(painter, body, item, scale)
            return
        foot = QRectF(body.left() + 4 * scale, body.bottom() - FOOT * scale, body.width() - 8 * scale, FOOT * scale)
        side = 22 * scale
        points = QRectF(foot.left(), foot.center().y() - side / 2, side, side)
        renderer.points(painter, points, str(item.points))
        words = foot.adjusted(side + 4 * scale, 0, 0, -BELOW * scale)
        most = theme.line(max(words.height(), body.height() / 2), body.height() * MOST_EFFECT)
        for size in renderer.theme.sizes():
            needed = renderer.paragraph_height(painter, words.width(), item.effect, SMALL_PIXELS * scale * size)
            if needed <= most:  # otherwise the effect is only in the large view and the tool tip
                words.setTop(min(words.top(), words.bottom() - needed))
                foot.setTop(words.top())
                renderer.paragraph(painter, words, item.effect, 11.5 * scale, theme.color("ink_soft"), LEFT)
                break
        middle = QRectF(body.left(), body.top() + 3 * scale, body.width(), foot.top() - body.top() - 3 * scale)
        self._draw_middle(painter, middle, item, scale)

    def _draw_middle(self, painter: QPainter, rect: QRectF, item: CityItem, scale: float) -> None:
        """Draw the picture, and beside it the good, the tucked cards or a tag."""
        assert item.building is not None
        renderer = self.renderer
        side = min(rect.height(), PICTURE * scale)
        beside = item.crate is not Crate.NONE or item.tucked is not None or bool(item.helps)
        spare = rect.height() - side
        if spare > side / 2:  # the winner's city at the end of the game has larger tiles
            side += min(spare * 0.8, rect.width() / (2 if beside else 1) * 0.9 - side)
        rect = rect.adjusted(0, (rect.height() - side) / 2, 0, 0)
        if not beside:
            renderer.picture(painter, QRectF(rect.center().x() - side / 2, rect.top(), side, side), item.building)
            return
        half = rect.width() / 2
        picture = QRectF(max(half / 2 - side / 2, SIDE * scale) + rect.left(), rect.top(), side, side)
        renderer.picture(painter, picture, item.building)
        right = QRectF(0, rect.top(), 0, side)
        right.setLeft(max(rect.left() + half, picture.right() + SIDE * scale / 2))
        right.setRight(rect.right() - SIDE * scale)
        if item.helps:
            renderer.tag(painter, right, item.helps, scale)
        elif item.tucked is not None:
            height = 24 * scale
            renderer.tucked(
                painter, QRectF(right.left() + 4, right.center().y() - height / 2, half, height), item.tucked, scale
            )
        else:
            size = min(38 * scale, right.height())
            spot = QRectF(right.center().x() - size / 2, right.center().y() - size / 2, size, size)
            self._draw_crate(painter, spot, item)

    def _draw_site(self, painter: QPainter, body: QRectF, item: CityItem, scale: float) -> None:
        """Draw a building that is being paid for: with a slot for each card."""
        assert item.building is not None
        renderer = self.renderer
        height = min(40 * scale, body.height() * 0.42)
        side = body.height() - height - 12 * scale
        renderer.picture(
            painter, QRectF(body.center().x() - side / 2, body.top() + 2 * scale, side, side), item.building
        )
        width, gap = height * CARD_ASPECT, 5 * scale
        room = body.width() - 8 * scale
        step = min(width + gap, (room - width) / max(len(item.slots) - 1, 1))
        left = body.center().x() - (step * (len(item.slots) - 1) + width) / 2
        for number, paid in enumerate(item.slots):
            place = QRectF(left + number * step, body.bottom() - height - 5 * scale, width, height)
            self._draw_slot(painter, place, paid, scale)

    def _draw_slot(self, painter: QPainter, rect: QRectF, paid: PaidCard | None, scale: float) -> None:
        renderer = self.renderer
        if paid is None:
            painter.setPen(QPen(renderer.theme.color("gold_rim"), 1.6 * scale, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect, 3 * scale, 3 * scale)
        elif paid.good:
            side = rect.width()
            spot = QRectF(rect.left(), rect.center().y() - side / 2, side, side)
            renderer.crate(painter, spot, CATALOG[paid.building].good)
        else:
            body = renderer.face(painter, rect, paid.building, rect.height() * 0.24, scale * 0.6)
            renderer.picture(painter, body.adjusted(2, 2, -2, -2), paid.building)

    def _draw_small(self, painter: QPainter, rect: QRectF, item: CityItem, look: Look) -> None:
        """Draw cost and points in the head, the picture with goods and cards below."""
        assert item.building is not None
        renderer, scale, theme = self.renderer, look.scale, self.renderer.theme
        row = CATALOG[item.building]
        token = building_token(item.building)
        head = min(SMALL_HEAD * scale, rect.height() * 0.3)
        head = theme.line(head, rect.height() * MOST_HEAD)
        body = renderer.face(painter, rect, item.building, head, scale * 0.8)
        band = QRectF(rect.left() + 4 * scale, rect.top(), rect.width() - 4 * scale, head)
        ink = theme.color(f"{token}_ink")
        cost = renderer.text(painter, band, str(row.cost), SMALL_PIXELS * scale, ink, LEFT, bold=True)
        side = head + 5 * scale
        room = band.adjusted(cost + 5 * scale, 0, -side - 2 * scale, 0)
        pixels = SMALL_PIXELS * scale
        if rect.width() >= NAMED_FROM * scale and renderer.least_width(painter, look.name, pixels) <= room.width():
            renderer.label(painter, room, look.name, pixels, ink, CENTER)
        renderer.points(painter, QRectF(rect.right() - side, rect.top() - scale, side, side), str(item.points))
        body = body.adjusted(2 * scale, 2 * scale, -2 * scale, -2 * scale)
        if item.crate is Crate.NONE and item.tucked is None:
            renderer.picture(painter, body, item.building)
            return
        half = body.width() / 2
        renderer.picture(painter, QRectF(body.left(), body.top(), half, body.height()), item.building)
        right = QRectF(body.left() + half, body.top(), half, body.height())
        if item.tucked is not None:
            height = 16 * scale
            renderer.tucked(
                painter,
                QRectF(right.left(), right.center().y() - height / 2, half, height),
                item.tucked,
                scale * 0.85,
            )
        else:
            size = min(half, 23 * scale)
            spot = QRectF(right.center().x() - size / 2, right.center().y() - size / 2, size, size)
            self._draw_crate(painter, spot, item)

    def _draw_crate(self, painter: QPainter, spot: QRectF, item: CityItem) -> None:
        """Draw the good on a building, or the empty place for one."""
        assert item.building is not None
        if item.crate is Crate.FULL:
            self.renderer.crate(painter, spot, CATALOG[item.building].good, item.chosen)
        else:
            self.renderer.no_crate(painter, spot)


def draw_slip(
    renderer: CardRenderer, painter: QPainter, rect: QRectF, lines: list[tuple[str, str, bool]], scale: float
) -> None:
    """Draw a slip of paper that adds up a price: words at the left, figures at the right; some lines are sums."""
    renderer.card(painter, rect, "paper", "paper", corner=2 * scale)
    height = (rect.height() - 12 * scale) / max(len(lines), 1)
    line = QRectF(rect.left() + 10 * scale, rect.top() + 6 * scale, rect.width() - 20 * scale, height)
    ink = renderer.theme.color("ink")
    for words, figure, total in lines:
        if total:
            painter.setPen(QPen(ink, 1.3 * scale))
            painter.drawLine(QPointF(line.left(), line.top()), QPointF(line.right(), line.top()))
        used = renderer.text(painter, line, figure, BASE_PIXELS * scale, ink, Qt.AlignmentFlag.AlignRight, bold=total)
        room = line.adjusted(0, 0, -used - 6 * scale, 0)
        renderer.label(painter, room, words, BASE_PIXELS * scale, ink, LEFT, bold=total)
        line.translate(0, height)
