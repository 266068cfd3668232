"""What is written on pieces that an automatic seat weighs: why one falls out, and the numbers that it counts."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from puertorico_desktop.gui.views.painter import Painter
from puertorico_desktop.gui.views.scaling import BASE_PIXELS, CENTER, CORNER, SMALL_PIXELS

VEIL = 158
"""The opacity of what lies over a piece that has fallen out, 0 to 255."""
LEAST_HEIGHT = 40
"""Pieces that are lower, at scale 1, have no room for a reason."""
STRIP = 16
BADGE = 18
BADGE_STEP = 6
"""How much wider a badge gets with every figure after the first, at scale 1."""
BADGE_RIGHT = 54
"""How far from the right end of a row a badge stands, at scale 1: before what a piece has at its end."""


def draw_fallen(painter: QPainter, brush: Painter, rect: QRectF, words: str, scale: float) -> None:
    """A veil over a piece, and a few words on a strip across it, where there is room for them."""
    theme = brush.theme
    veil = QColor(theme.color("panel"))
    veil.setAlpha(VEIL)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(veil)
    corner = min(CORNER * scale, rect.height() / 5)
    painter.drawRoundedRect(rect, corner, corner)
    if not words or rect.height() < LEAST_HEIGHT * scale:
        return
    width = brush.width(painter, words, SMALL_PIXELS * scale) + 10 * scale
    strip = QRectF(0, 0, min(width, rect.width() - 4 * scale), STRIP * scale)
    strip.moveCenter(rect.center())
    painter.setBrush(theme.color("panel_top"))
    painter.drawRoundedRect(strip, 3 * scale, 3 * scale)
    brush.label(painter, strip, words, SMALL_PIXELS * scale, theme.color("ink"), CENTER)


def draw_count(painter: QPainter, brush: Painter, rect: QRectF, words: str, chosen: bool, scale: float) -> None:
    """The numbers that count a piece, on a badge: golden where the counting ends."""
    size = min(BADGE * scale, rect.height() - 2)
    wide = min(size + BADGE_STEP * scale * (len(words) - 1), rect.width())
    badge = QRectF(0, 0, wide, size)
    if rect.width() > 3 * BADGE_RIGHT * scale:
        badge.moveRight(rect.right() - BADGE_RIGHT * scale)
        badge.moveTop(rect.center().y() - size / 2)
    else:
        badge.moveTopLeft(rect.topLeft())
    theme = brush.theme
    painter.setPen(QPen(theme.color("gold_rim"), 1.4 * scale))
    painter.setBrush(theme.color("gold" if chosen else "paper"))
    painter.drawRoundedRect(badge, size / 2, size / 2)
    ink = theme.color("gold_ink" if chosen else "ink")
    brush.label(painter, badge, words, BASE_PIXELS * scale, ink, CENTER, chosen)
