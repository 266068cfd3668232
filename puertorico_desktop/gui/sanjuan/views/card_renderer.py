"""The renderer of cards and tiles of San Juan: backs of cards, crates, points, heads of buildings."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from puertorico_desktop.engine.sanjuan.components import Card, Good
from puertorico_desktop.gui.sanjuan.tokens import building_token, good_token
from puertorico_desktop.gui.sanjuan.views.artwork import CRATE_ICON, building_icon, good_icon
from puertorico_desktop.gui.views.renderer import Renderer
from puertorico_desktop.gui.views.scaling import BASE_PIXELS, CENTER, CORNER, LEFT, SMALL_PIXELS

CHOSEN = 0.5
"""The size of the tick on a chosen good, as a share of the good's."""
ROUND_POINTS = 1.2
"""The least height of a hexagon with a number of points, as a part of the smallest letters."""
BESIDE_POINTS = 1
"""The room beside a number of points on a plate, in logical pixels."""
CARD_ASPECT = 0.74
"""The width of a card as a part of its height."""


FAN, BESIDE_FAN = 1.04, 1.15
"""The width of a fan of two cards, and the place of the number beside it, as parts of its height."""
LEAST_FAN = 0.7
"""The least height of a fan with the number beside it, as a part of the room."""


class CardRenderer(Renderer):
    """Draws cards, and the goods and cards on buildings."""

    def back(self, painter: QPainter, rect: QRectF) -> None:
        """Draw a card face down."""
        corner = min(5.0, rect.width() / 7)
        edge = max(1.0, rect.width() * 0.05)
        self.card(painter, rect, "paper", "paper", corner, lifted=self.theme.textures)
        inner = rect.adjusted(edge, edge, -edge, -edge)
        self.card(painter, inner, "card_back", "card_back", max(corner - edge, 1.0), lifted=False)
        side = min(inner.width(), inner.height()) * 0.74
        middle = inner.center()
        star = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
        self.icons.paint(painter, "sanjuan/card_star", star, "card_star")

    def points(self, painter: QPainter, rect: QRectF, figure: str) -> None:
        """Draw victory points with their number: in a hexagon, or on a plate that extends to the left where a
        hexagon is too small for the smallest legible number."""
        needed = self.width(painter, figure, SMALL_PIXELS, bold=True) + 2 * BESIDE_POINTS
        if needed > rect.width() or rect.height() < SMALL_PIXELS * ROUND_POINTS:
            needed = max(needed, rect.width())
            rect = QRectF(rect.right() - needed, rect.top(), needed, rect.height())
            corner = rect.height() / 3
            self.card(painter, rect, "points_lit", "points", corner, lifted=False)
            self.rim(painter, rect, "points_rim", 1.0, corner)
            self.text(
                painter, rect, figure, SMALL_PIXELS, self.theme.color("points_ink"), CENTER, bold=True, grows=False
            )
            return
        self.icons.paint(painter, "points", rect)
        pixels = max(float(SMALL_PIXELS), min(rect.height() * 0.5, rect.width() * 0.95 / max(1, len(figure))))
        self.text(painter, rect, figure, pixels, self.theme.color("points_ink"), CENTER, bold=True, grows=False)

    def no_crate(self, painter: QPainter, rect: QRectF) -> None:
        """Draw an empty place for a crate."""
        corner = _crate_corner(rect)
        painter.setPen(QPen(self.theme.color("slot_rim"), 1.3, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), corner, corner)

    def crate(self, painter: QPainter, rect: QRectF, good: Good | None, chosen: bool = False) -> None:
        """Draw a crate of a good; None is a good of no kind, as the Zoning Office has. A `chosen` one has a golden
        rim and a tick at its corner."""
        corner = _crate_corner(rect)
        wash, rim, icon = "card", "wood_rim", CRATE_ICON
        if good is not None:
            token = good_token(good)
            wash, rim, icon = f"{token}_wash", f"{token}_rim", good_icon(good)
        self.card(painter, rect, "paper", wash, corner, lifted=False)
        self.rim(painter, rect, "gold_rim" if chosen else rim, 2.4 if chosen else 1.4, corner)
        inset = rect.width() * 0.1
        self.icons.paint(painter, icon, rect.adjusted(inset, inset, -inset, -inset))
        if chosen:
            side = rect.width() * CHOSEN
            badge = QRectF(rect.right() - side * 0.7, rect.top() - side * 0.3, side, side)
            self.card(painter, badge, "gold", "gold", corner=side / 2, lifted=False)
            self.rim(painter, badge, "gold_rim", 1.2, side / 2)
            sign = badge.adjusted(side * 0.12, side * 0.12, -side * 0.12, -side * 0.12)
            self.tick(painter, sign, side * 0.13, self.theme.color("gold_ink"))

    def tucked(self, painter: QPainter, rect: QRectF, count: int, scale: float) -> None:
        """Draw a fan of two card backs and the number of cards, "?" for -1: beside the fan, or on a plate at its foot
        where there is no room beside it."""
        figure = "?" if count < 0 else str(count)
        needed = self.width(painter, figure, SMALL_PIXELS, bold=True)
        beside = (rect.width() - needed) / BESIDE_FAN
        has_room = beside >= rect.height() * LEAST_FAN
        side = min(rect.height(), beside if has_room else rect.width() / FAN)
        for number in range(2):
            top = rect.center().y() - side / 2
            card = QRectF(rect.left() + number * side * (FAN - CARD_ASPECT), top, side * CARD_ASPECT, side)
            painter.save()
            painter.translate(card.center())
            painter.rotate(-8 + 16 * number)
            painter.translate(-card.center())
            self.back(painter, card)
            painter.restore()
        ink = self.theme.color("ink")
        if has_room:
            words = rect.adjusted(side * BESIDE_FAN, 0, 0, 0)
            self.label(painter, words, figure, 14 * scale, ink, LEFT, bold=True)
            return
        width, height = needed + 4, float(SMALL_PIXELS + 2)
        plate = QRectF(rect.right() - width, rect.center().y() + side / 2 - height * 0.8, width, height)
        self.card(painter, plate, "paper", "paper", corner=3, lifted=False)
        self.rim(painter, plate, "wood_rim", 1.0, 3)
        self.text(painter, plate, figure, SMALL_PIXELS, ink, CENTER, bold=True, grows=False)

    def tag(self, painter: QPainter, rect: QRectF, words: str, scale: float) -> None:
        """Draw a short golden tag in the middle of a rectangle."""
        pixels = 14 * scale
        width = self.width(painter, words, pixels, bold=True) + 14 * scale
        height = 22 * scale
        label = QRectF(rect.center().x() - width / 2, rect.center().y() - height / 2, width, height)
        self.card(painter, label, "gold", "gold", corner=height / 2, lifted=False)
        self.rim(painter, label, "gold_rim", 1.5 * scale, height / 2)
        self.text(painter, label, words, pixels, self.theme.color("gold_ink"), CENTER, bold=True, grows=False)

    def move_result(self, painter: QPainter, rect: QRectF, move_result: int, scale: float) -> None:
        """Draw a label in the middle of a space with the price of the building there, in cards."""
        figure, pixels, gap = str(move_result), 15 * scale, 6 * scale
        height = min(28 * scale, rect.height())
        side, width = height * 0.78, self.width(painter, figure, pixels, bold=True)
        label = QRectF(0, 0, side * CARD_ASPECT + width + 3 * gap, height)
        label.moveCenter(rect.center())
        self.card(painter, label, "bar", "bar", corner=height / 2)
        self.rim(painter, label, "bar_rim", 1.2 * scale, height / 2)
        card = QRectF(label.left() + gap * 1.2, label.center().y() - side / 2, side * CARD_ASPECT, side)
        self.back(painter, card)
        words = label.adjusted(side * CARD_ASPECT + 2 * gap, 0, 0, 0)
        self.text(painter, words, figure, pixels, self.theme.color("bar_ink"), LEFT, bold=True, grows=False)

    def face(self, painter: QPainter, rect: QRectF, building: Card, head: float, scale: float) -> QRectF:
        """Draw the background of a building with its coloured head; returns the rectangle below the head."""
        token = building_token(building)
        corner = min(CORNER * scale, rect.width() / 7)
        self.card(painter, rect, "paper", "paper", corner, lifted=self.theme.textures)
        band = QRectF(rect.left(), rect.top(), rect.width(), head)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.color(token))
        painter.drawRoundedRect(band, corner, corner)
        painter.drawRect(band.adjusted(0, min(corner, head / 2), 0, 0))
        painter.setPen(QPen(self.theme.color(f"{token}_rim"), max(1.0, scale)))
        painter.drawLine(QPointF(band.left() + 1, band.bottom()), QPointF(band.right() - 1, band.bottom()))
        self.rim(painter, rect, f"{token}_rim", 2 * scale, corner)
        return rect.adjusted(0, head, 0, 0)

    def picture(self, painter: QPainter, rect: QRectF, building: Card) -> None:
        """Draw the pictogram of a building."""
        self.icons.paint(painter, building_icon(building), rect)

    def price(self, painter: QPainter, rect: QRectF, price: int, cost: int, ink: str, scale: float) -> float:
        """Draw a price, with the printed cost struck out beside it if that is different; returns the width taken."""
        pixels = min(rect.height() * 0.72, 19 * scale)
        color = self.theme.color(ink)
        used = self.text(painter, rect, str(price), pixels, color, LEFT, bold=True, grows=False)
        if price == cost:
            return used
        small = max(BASE_PIXELS * scale * 0.92, SMALL_PIXELS * scale)
        rest = rect.adjusted(used + 3 * scale, 0, 0, 0)
        more = self.struck(painter, rest, str(cost), small, color, LEFT, grows=False)
        return used + 3 * scale + more


def _crate_corner(rect: QRectF) -> float:
    """Returns the radius of the corners of a crate."""
    return min(4.0, rect.width() / 5)
