"""The size of small pictures of games, and the picture of a game that cannot be read."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from puertorico_desktop.gui.style.theme import Theme

SIZE = QSize(184, 112)
"""The size in logical pixels."""


def blank(color: QColor, rim: QColor, ratio: float) -> tuple[QPixmap, QPainter]:
    """Returns a picture for a device pixel ratio with a framed background, and the painter on it, which the caller
    must end."""
    pixmap = QPixmap(SIZE * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    framed(painter, QRectF(0.5, 0.5, SIZE.width() - 1, SIZE.height() - 1), color, rim, 6)
    return pixmap, painter


def broken(theme: Theme, ratio: float) -> QPixmap:
    """Returns the picture of a game that cannot be read: an empty board with a crack."""
    pixmap, painter = blank(theme.color("paper_dim"), theme.color("slot_rim"), ratio)
    ground = QRectF(0.5, 0.5, SIZE.width() - 1, SIZE.height() - 1)
    painter.setPen(QPen(theme.color("slot_rim"), 2))
    across = ((0.46, 0.0), (0.54, 0.22), (0.44, 0.42), (0.56, 0.63), (0.47, 0.8), (0.52, 1.0))
    painter.drawPolyline([QPointF(ground.width() * x, ground.height() * y) for x, y in across])
    painter.end()
    return pixmap


def framed(painter: QPainter, rect: QRectF, color: QColor, rim: QColor, corner: float) -> None:
    """Paint a rectangle with a rim and rounded corners of radius `corner`."""
    painter.setPen(QPen(rim, 1))
    painter.setBrush(color)
    painter.drawRoundedRect(rect, corner, corner)
