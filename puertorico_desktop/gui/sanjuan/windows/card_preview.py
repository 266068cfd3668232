"""A large picture of a card: its full effect, its price with its parts, its points, its owners."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from puertorico_desktop.engine.sanjuan.catalog import CATALOG
from puertorico_desktop.gui.sanjuan.card_details import CardDetails
from puertorico_desktop.gui.sanjuan.tokens import building_token
from puertorico_desktop.gui.sanjuan.views.artwork import phase_icon
from puertorico_desktop.gui.sanjuan.views.card_renderer import CardRenderer
from puertorico_desktop.gui.texts.wrapping import size_of_wrapped
from puertorico_desktop.gui.views.scaling import BASE_PIXELS, CENTER, LEFT, RIGHT, SMALL_PIXELS, scale_of
from puertorico_desktop.gui.windows.floating_card import EDGE, GAP, FloatingCard

WIDTH, HEAD, PICTURE, NAME, LINE, MARGIN = 268, 40, 92, 26, 20, 12
"""Sizes at scale 1."""
NAME_PIXELS, EFFECT_PIXELS = 17, 13.5
LOW = 0.6
"""The share of the table's height below which the card is shown above its place, otherwise beside it."""


class CardPreview(FloatingCard):
    """The card with a ref, as long as it is pointed at."""

    delay_ms = 650

    def __init__(self, details: Callable[[str], CardDetails | None], renderer: CardRenderer, parent: QWidget) -> None:
        """`details` returns the description of the item with a ref; None if there is none."""
        super().__init__(renderer.theme, parent)
        self._find_details = details
        self._renderer = renderer
        self.details: CardDetails | None = None

    def has_content_for(self, ref: str) -> bool:
        """Returns whether there is a description."""
        return self._find_details(ref) is not None

    def load(self, ref: str) -> bool:
        """Load the description of the card."""
        self.details = self._find_details(ref)
        return self.details is not None

    def foot(self) -> str:
        """Returns the text at its foot; empty for a card without one."""
        return ""

    def card_size(self) -> QSize:
        """Returns the size needed for its sentences and lines."""
        assert self.details is not None
        scale = scale_of(self)
        kind, effect = self._heights(self.details)
        lines = len(self.details.rows) + bool(self.foot())
        height = (HEAD + PICTURE + NAME + LINE * lines + 2 * MARGIN) * scale + kind + effect
        return QSize(round(WIDTH * scale), round(height))

    def _heights(self, details: CardDetails) -> tuple[float, float]:
        """Returns the heights of the line on its kind and of its effect, in pixels."""
        scale = scale_of(self)
        return (
            self._height(details.kind, SMALL_PIXELS * scale) + 2 * scale,
            self._height(details.effect, EFFECT_PIXELS * scale) + 2 * scale,
        )

    def _height(self, words: str, pixels: float) -> float:
        metrics = QFontMetricsF(self._renderer.font(self.font(), pixels, False)[0])
        return size_of_wrapped(words, metrics, (WIDTH - 2 * MARGIN) * scale_of(self)).height()

    def corner(self, place: QRect, size: QSize, room: QSize) -> QPoint:
        """Returns the position at which the card covers as little as possible of the pieces in play: beside its
        place, and above its place at the foot of the table."""
        gap = round(GAP * scale_of(self))
        right, left = place.right() + gap, place.left() - gap - size.width()
        above, below = place.top() - gap - size.height(), place.bottom() + gap
        middle = place.center() - QPoint(size.width() // 2, size.height() // 2)
        sides = [QPoint(right, middle.y()), QPoint(left, middle.y())]
        ends = [QPoint(middle.x(), above), QPoint(middle.x(), below)]
        inside = QRect(QPoint(EDGE, EDGE), QPoint(room.width() - EDGE, room.height() - EDGE))
        for corner in [*ends, *sides] if place.center().y() > room.height() * LOW else [*sides, *ends]:
            held = self._held_in(inside, QRect(corner, size))
            if not held.intersects(place) and inside.contains(held):
                return held.topLeft()
        return self._held_in(inside, QRect(sides[0], size)).topLeft()

    def _held_in(self, room: QRect, rect: QRect) -> QRect:
        """Returns the rectangle, moved so that it lies within the available area."""
        held = QRect(rect)
        held.moveLeft(max(room.left(), min(rect.left(), room.right() - rect.width())))
        held.moveTop(max(room.top(), min(rect.top(), room.bottom() - rect.height())))
        return held

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card."""
        details = self.details
        if details is None:
            return
        renderer, scale, theme = self._renderer, scale_of(self), self._renderer.theme
        with QPainter(self) as painter:
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            painter.setFont(self.font())
            rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            ink, soft = theme.color("ink"), theme.color("ink_soft")
            body = renderer.face(painter, rect, details.card, HEAD * scale, scale)
            self._paint_head(painter, QRectF(rect.left(), rect.top(), rect.width(), HEAD * scale), details)
            margin = MARGIN * scale
            line = body.adjusted(margin, margin * 0.7, -margin, 0)
            side = PICTURE * scale
            renderer.picture(painter, QRectF(line.center().x() - side / 2, line.top(), side, side), details.card)
            line.setTop(line.top() + side)
            line.setHeight(NAME * scale)
            renderer.label(painter, line, details.name, NAME_PIXELS * scale, ink, CENTER, bold=True, grows=False)
            kind, effect = self._heights(details)
            for words, height, pixels, color in (
                (details.kind, kind, SMALL_PIXELS, soft),
                (details.effect, effect, EFFECT_PIXELS, ink),
            ):
                line.moveTop(line.bottom() + 2 * scale)
                line.setHeight(height)
                renderer.paragraph(painter, line, words, pixels * scale, color, Qt.AlignmentFlag.AlignHCenter)
            line.moveTop(line.bottom() + 4 * scale)
            line.setHeight(LINE * scale)
            painter.setPen(QPen(theme.color("slot_rim"), max(1.0, scale)))
            painter.drawLine(line.topLeft(), line.topRight())
            for words, figure in details.rows:
                used = (
                    renderer.text(painter, line, figure, BASE_PIXELS * scale, ink, RIGHT, bold=True, grows=False)
                    if figure
                    else 0.0
                )
                renderer.label(
                    painter,
                    line.adjusted(0, 0, -used - 8 * scale, 0),
                    words,
                    BASE_PIXELS * scale,
                    ink,
                    LEFT,
                    grows=False,
                )
                line.translate(0, LINE * scale)
            renderer.label(painter, line, self.foot(), SMALL_PIXELS * scale, soft, CENTER, grows=False)

    def _paint_head(self, painter: QPainter, band: QRectF, details: CardDetails) -> None:
        """Draw the cost, the phase in which the building works, and the points."""
        renderer, scale = self._renderer, scale_of(self)
        token = f"{building_token(details.card)}_ink"
        room = band.adjusted(MARGIN * scale, 0, 0, 0)
        renderer.price(painter, room, details.price, CATALOG[details.card].cost, token, 1.3 * scale)
        side = band.height() * 0.6
        sign = QRectF(band.center().x() - side / 2, band.center().y() - side / 2, side, side)
        renderer.icons.paint(painter, phase_icon(details.card), sign, token)
        side = band.height() * 0.86
        points = QRectF(band.right() - side - 4 * scale, band.center().y() - side / 2, side, side)
        renderer.points(painter, points, details.points)
