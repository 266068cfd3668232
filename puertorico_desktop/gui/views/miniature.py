"""The size of small pictures of games, and the picture of a game that cannot be read."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.views.pixmap_cache import blank

SIZE = QSize(184, 112)
"""The size in logical pixels."""


def miniature_of(draw: Callable[[QPainter], None], color: QColor, rim: QColor, ratio: float) -> QPixmap:
    """Returns a small picture for a device pixel ratio: what `draw` paints on a framed background."""
    pixmap = blank(SIZE, ratio)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        framed(painter, QRectF(0.5, 0.5, SIZE.width() - 1, SIZE.height() - 1), color, rim, 6)
        draw(painter)
    return pixmap


def broken(theme: Theme, ratio: float) -> QPixmap:
    """Returns the picture of a game that cannot be read: an empty board with a crack."""

    def draw(painter: QPainter) -> None:
        painter.setPen(QPen(theme.color("slot_rim"), 2))
        across = ((0.46, 0.0), (0.54, 0.22), (0.44, 0.42), (0.56, 0.63), (0.47, 0.8), (0.52, 1.0))
        painter.drawPolyline([QPointF((SIZE.width() - 1) * x, (SIZE.height() - 1) * y) for x, y in across])

    return miniature_of(draw, theme.color("paper_dim"), theme.color("slot_rim"), ratio)


def framed(painter: QPainter, rect: QRectF, color: QColor, rim: QColor, corner: float) -> None:
    """Paint a rectangle with a rim and rounded corners of radius `corner`."""
    painter.setPen(QPen(rim, 1))
    painter.setBrush(color)
    painter.drawRoundedRect(rect, corner, corner)
