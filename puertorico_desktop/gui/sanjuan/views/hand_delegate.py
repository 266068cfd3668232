"""Delegate of the cards in hand: whole cards, or half ones where two rows share the height."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter

from puertorico_desktop.gui.sanjuan.models.items import CardItem
from puertorico_desktop.gui.sanjuan.tokens import building_token
from puertorico_desktop.gui.sanjuan.views.artwork import phase_icon
from puertorico_desktop.gui.sanjuan.views.card_painter import CardPainter
from puertorico_desktop.gui.views.delegates import ItemDelegate, Look
from puertorico_desktop.gui.views.scaling import BASE_PIXELS, CENTER, CORNER, SMALL_PIXELS

HEAD = 29
"""The height of the head of a card, at scale 1."""
WHOLE_FROM = 150
"""Cards at least so high at scale 1 say what they do; lower ones have their picture beside the name."""
PAID_SINKS = 7
"""How far a card that pays lies lower than the others, at scale 1."""
RIBBON = 20


class HandDelegate(ItemDelegate[CardItem]):
    """A card: cost and points in its head, what it looks like, its name, what it does."""

    brush: CardPainter

    def draw(self, painter: QPainter, rect: QRectF, item: CardItem, look: Look) -> None:
        """A card that pays sinks and says so; one that cannot be chosen is pale."""
        brush, scale = self.brush, look.scale
        if item.building is None:
            brush.back(painter, rect)
            return
        sinks = PAID_SINKS * scale
        rect = rect.adjusted(0, sinks if item.paid else 0, 0, 0 if item.paid else -sinks)
        self._draw_card(painter, rect, item, look)
        if not item.payable or item.paid:
            self._shade(painter, rect, scale)
        if item.tag:
            self._draw_ribbon(painter, rect, item.tag, scale)
        if item.fresh:
            self._draw_fresh(painter, rect, scale)

    def is_news(self, old: CardItem, new: CardItem) -> bool:
        """A card that has come; what pays is still being thought about."""
        return old.building is not new.building

    def lifted_size(self, item: CardItem, ref: str, rect: QRectF) -> QSize:
        """The whole card."""
        return rect.size().toSize()

    def _draw_card(self, painter: QPainter, rect: QRectF, item: CardItem, look: Look) -> None:
        assert item.building is not None
        brush, scale, theme = self.brush, look.scale, self.brush.theme
        token = building_token(item.building)
        ink = f"{token}_ink"
        head = min(HEAD * scale, rect.height() * 0.3)
        body = brush.face(painter, rect, item.building, head, scale)
        band = QRectF(rect.left(), rect.top(), rect.width(), head)
        shown = item.cost if item.price is None else item.price
        brush.price(painter, band.adjusted(6 * scale, 0, 0, 0), shown, item.cost, ink, scale)
        side = head * 0.84
        points = QRectF(band.right() - side - 2 * scale, band.center().y() - side / 2, side, side)
        brush.points(painter, points, f"+{item.points}" if item.grows else str(item.points))
        sign = head * 0.6
        middle = QRectF(band.center().x() - sign / 2, band.center().y() - sign / 2, sign, sign)
        brush.icons.paint(painter, phase_icon(item.building), middle, ink)
        if rect.height() < WHOLE_FROM * scale:
            self._draw_half(painter, body, item, look)
            return
        side = min(body.width() * 0.62, body.height() * 0.34)
        picture = QRectF(body.center().x() - side / 2, body.top() + 7 * scale, side, side)
        brush.picture(painter, picture, item.building)
        pad = 3 * scale
        name = QRectF(body.left() + pad, picture.bottom() + 3 * scale, body.width() - 2 * pad, 34 * scale)
        brush.paragraph(painter, name, look.name, 13 * scale, theme.color("ink"), CENTER, bold=True)
        below = name.bottom() + 2 * scale
        effect = QRectF(name.left(), below, name.width(), rect.bottom() - below - 4 * scale)
        top = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        brush.paragraph(painter, effect, item.effect, BASE_PIXELS * scale, theme.color("ink_soft"), top)

    def _draw_half(self, painter: QPainter, body: QRectF, item: CardItem, look: Look) -> None:
        """The picture above, the name below."""
        assert item.building is not None
        brush, scale = self.brush, look.scale
        line = min(26 * scale, body.height() * 0.48)
        name = QRectF(body.left() + 2 * scale, body.bottom() - line - 1, body.width() - 4 * scale, line)
        room = QRectF(body.left(), body.top(), body.width(), name.top() - body.top())
        brush.picture(painter, room.adjusted(0, 2 * scale, 0, -1), item.building)
        brush.paragraph(painter, name, look.name, SMALL_PIXELS * scale, brush.theme.color("ink"), CENTER, bold=True)

    def _shade(self, painter: QPainter, rect: QRectF, scale: float) -> None:
        shade = QColor(self.brush.theme.color("shadow"))
        shade.setAlpha(70)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shade)
        painter.drawRoundedRect(rect, CORNER * scale, CORNER * scale)

    def _draw_ribbon(self, painter: QPainter, rect: QRectF, words: str, scale: float) -> None:
        """What becomes of the card, across its foot."""
        brush = self.brush
        band = QRectF(rect.left(), rect.bottom() - (RIBBON + 8) * scale, rect.width(), RIBBON * scale)
        brush.card(painter, band, "gold", "gold", corner=0.0, lifted=False)
        brush.label(painter, band, words, 13 * scale, brush.theme.color("gold_ink"), CENTER, bold=True)

    def _draw_fresh(self, painter: QPainter, rect: QRectF, scale: float) -> None:
        """A dot beside the head: the card has come since the player's last turn."""
        side = 9 * scale
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.brush.theme.color("fresh"))
        painter.drawEllipse(QRectF(rect.left() - side / 3, rect.top() - side / 3, side, side))
