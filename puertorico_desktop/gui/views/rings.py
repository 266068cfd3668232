"""The rings around what can be done: a different shape for each meaning, so that colour alone never tells."""

from __future__ import annotations

from enum import Enum

import attrs
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPen

from puertorico_desktop.gui.theme import Theme
from puertorico_desktop.gui.views.brush import CORNER
from puertorico_desktop.gui.views.delegates import Part


@attrs.frozen
class Stroke:
    """How a ring is drawn. `out`: how far outside the item; `wash`: opacity of the colour laid over it, 0 to 255."""

    token: str
    width: float
    style: Qt.PenStyle
    out: float
    wash: int = 0


class Ring(Enum):
    """What a ring means."""

    SOURCE = Stroke("glow", 2.0, Qt.PenStyle.SolidLine, 0.5)
    TARGET = Stroke("gold", 3.0, Qt.PenStyle.SolidLine, 0.5, 46)
    IN_HAND = Stroke("ink", 3.0, Qt.PenStyle.DashLine, 0.0, 40)
    FRESH = Stroke("fresh", 2.6, Qt.PenStyle.SolidLine, 0.5, 30)
    HINT = Stroke("fresh", 3.0, Qt.PenStyle.DashDotLine, 0.5, 40)
    FOCUS = Stroke("focus", 2.0, Qt.PenStyle.DotLine, 2.0)


def draw_ring(painter: QPainter, theme: Theme, part: Part, ring: Ring, scale: float) -> None:
    """A ring around a part of an item."""
    stroke: Stroke = ring.value
    color = theme.color(stroke.token)
    painter.setPen(QPen(color, stroke.width * scale, stroke.style))
    if stroke.wash:
        wash = QColor(color)
        wash.setAlpha(stroke.wash)
        painter.setBrush(wash)
    else:
        painter.setBrush(Qt.BrushStyle.NoBrush)
    out = stroke.out * scale
    rect = part.rect.adjusted(-out, -out, out, out)
    if part.round:
        painter.drawEllipse(rect)
    else:
        corner = min(CORNER * scale, rect.height() / 5)
        painter.drawRoundedRect(rect, corner, corner)
