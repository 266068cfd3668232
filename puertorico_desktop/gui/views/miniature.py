"""The size of small pictures of games, and the picture of a game that cannot be read."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from puertorico_desktop.gui.style.theme import Theme

SIZE = QSize(184, 112)
"""The size in logical pixels."""


def broken(theme: Theme, ratio: float) -> QPixmap:
    """Returns the picture of a game that cannot be read: an empty board with a crack."""
    pixmap = QPixmap(SIZE * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    ground = QRectF(0.5, 0.5, SIZE.width() - 1, SIZE.height() - 1)
    framed(painter, ground, theme.color("paper_dim"), theme.color("slot_rim"), 6)
    painter.setPen(QPen(theme.color("slot_rim"), 2))
    across = ((0.46, 0.0), (0.54, 0.22), (0.44, 0.42), (0.56, 0.63), (0.47, 0.8), (0.52, 1.0))
    painter.drawPolyline([QPointF(ground.width() * x, ground.height() * y) for x, y in across])
    painter.end()
    return pixmap


def framed(painter: QPainter, rect: QRectF, color: QColor, rim: QColor, corner: float) -> None:
    painter.setPen(QPen(rim, 1))
    painter.setBrush(color)
    painter.drawRoundedRect(rect, corner, corner)
