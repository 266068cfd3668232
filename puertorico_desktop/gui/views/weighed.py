"""Marks on pieces that an automatic seat deliberates about: the reason why one is discarded, and the number that it
is assigned."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from puertorico_desktop.gui.views.renderer import Renderer
from puertorico_desktop.gui.views.scaling import BASE_PIXELS, CENTER, CORNER, SMALL_PIXELS

VEIL = 158
"""The opacity of the veil over a discarded piece, from 0 to 255."""
LEAST_HEIGHT = 40
"""The least height at scale 1 of a piece that shows the reason."""
STRIP = 16
BADGE = 18
BADGE_STEP = 6
"""The additional width of a badge for every figure after the first, at scale 1."""
BADGE_RIGHT = 54
"""The distance of a badge from the right end of a row at scale 1, which leaves room for the figures there."""


def draw_fallen(painter: QPainter, renderer: Renderer, rect: QRectF, words: str, scale: float) -> None:
    """Draw a veil over a discarded piece and, where there is room, the reason on a strip across it."""
    theme = renderer.theme
    veil = QColor(theme.color("panel"))
    veil.setAlpha(VEIL)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(veil)
    corner = min(CORNER * scale, rect.height() / 5)
    painter.drawRoundedRect(rect, corner, corner)
    if not words or rect.height() < LEAST_HEIGHT * scale:
        return
    width = renderer.width(painter, words, SMALL_PIXELS * scale) + 10 * scale
    strip = QRectF(0, 0, min(width, rect.width() - 4 * scale), STRIP * scale)
    strip.moveCenter(rect.center())
    painter.setBrush(theme.color("panel_top"))
    painter.drawRoundedRect(strip, 3 * scale, 3 * scale)
    renderer.label(painter, strip, words, SMALL_PIXELS * scale, theme.color("ink"), CENTER)


def draw_count(painter: QPainter, renderer: Renderer, rect: QRectF, words: str, chosen: bool, scale: float) -> None:
    """Draw the number that a piece is assigned on a badge, which is golden for the chosen piece."""
    size = min(BADGE * scale, rect.height() - 2)
    wide = min(size + BADGE_STEP * scale * (len(words) - 1), rect.width())
    badge = QRectF(0, 0, wide, size)
    if rect.width() > 3 * BADGE_RIGHT * scale:
        badge.moveRight(rect.right() - BADGE_RIGHT * scale)
        badge.moveTop(rect.center().y() - size / 2)
    else:
        badge.moveTopLeft(rect.topLeft())
    theme = renderer.theme
    painter.setPen(QPen(theme.color("gold_rim"), 1.4 * scale))
    painter.setBrush(theme.color("gold" if chosen else "paper"))
    painter.drawRoundedRect(badge, size / 2, size / 2)
    ink = theme.color("gold_ink" if chosen else "ink")
    renderer.label(painter, badge, words, BASE_PIXELS * scale, ink, CENTER, chosen)
