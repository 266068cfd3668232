"""The rings that mark items: every meaning has a line style of its own, so that it can be told without colours.

A ring is a line with an edge of the opposite lightness on both sides: one of the two is visible on any background.
"""

from __future__ import annotations

import math
from enum import Enum
from typing import Any

import attrs
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.views.delegates import Part
from puertorico_desktop.gui.views.pixmap_cache import blank
from puertorico_desktop.gui.views.renderer import Renderer
from puertorico_desktop.gui.views.scaling import CORNER

EDGE = 0.8
"""The width of the edge on either side of the line, at scale 1."""


@attrs.frozen
class Stroke:
    """The appearance of a ring. `out`: its distance outside the item; `wash`: the opacity of its colour over the
    item, from 0 to 255."""

    token: str
    edge: str
    width: float
    style: Qt.PenStyle
    out: float
    wash: int = 0


class Ring(Enum):
    """The meaning of a ring."""

    SOURCE = Stroke("glow", "ring_edge", 2.0, Qt.PenStyle.SolidLine, 0.5)
    TARGET = Stroke("gold", "ring_edge", 3.0, Qt.PenStyle.SolidLine, 0.5, 46)
    IN_HAND = Stroke("ink", "paper", 3.0, Qt.PenStyle.DashLine, 0.0, 40)
    FRESH = Stroke("fresh", "ring_halo", 2.6, Qt.PenStyle.SolidLine, 0.5, 30)
    HINT = Stroke("fresh", "ring_halo", 3.0, Qt.PenStyle.DashDotLine, 0.5, 40)
    WEIGHED = Stroke("gold", "ring_edge", 2.0, Qt.PenStyle.SolidLine, 0.5)
    FOCUS = Stroke("focus", "ring_halo", 2.0, Qt.PenStyle.DotLine, 2.0)


@attrs.frozen
class Light:
    """The marks of an item: rings in drawing order, and the effect of a move to it (`move_result`).

    `fallen` is the reason why an automatic seat discards the item: empty if it is obvious, None if the item is not
    discarded. `number` is the number that the seat assigns to it.
    """

    rings: tuple[tuple[Part, Ring], ...]
    move_result: Any | None
    fallen: str | None = None
    number: str = ""


def draw_ring(painter: QPainter, renderer: Renderer, part: Part, ring: Ring, scale: float) -> None:
    """Draw a ring around a part of an item. Rings of the same size share a cached picture."""
    stroke: Stroke = ring.value
    ratio = painter.device().devicePixelRatio()
    reach = math.ceil((stroke.out + stroke.width / 2 + EDGE) * scale) + 1
    corner = QPoint(math.floor(part.rect.left()), math.floor(part.rect.top())) - QPoint(reach, reach)
    rect = part.rect.translated(-QPointF(corner))
    key = ("ring", ring, rect.getRect(), part.round, scale, ratio, renderer.theme.cache_key)
    painter.drawPixmap(
        corner,
        renderer.pixmap_cache.picture(key, lambda: _picture(renderer.theme, rect, part.round, ring, scale, ratio)),
    )


def _picture(theme: Theme, rect: QRectF, is_round: bool, ring: Ring, scale: float, ratio: float) -> QPixmap:
    """Returns the picture of a ring around a rectangle; the rectangle's offset is that from the picture's corner."""
    stroke: Stroke = ring.value
    size = QSize(math.ceil(rect.left() + rect.right()) + 1, math.ceil(rect.top() + rect.bottom()) + 1)
    picture = blank(size, ratio)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        out = stroke.out * scale
        rect = rect.adjusted(-out, -out, out, out)
        corner = rect.height() / 2 if is_round else min(CORNER * scale, rect.height() / 5)
        if stroke.wash:
            wash = QColor(theme.color(stroke.token))
            wash.setAlpha(stroke.wash)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(wash)
            painter.drawRoundedRect(rect, corner, corner)
        draw_line(painter, theme, rect, corner, stroke, scale)
    return picture


def draw_line(painter: QPainter, theme: Theme, rect: QRectF, corner: float, stroke: Stroke, scale: float) -> None:
    """Draw the line of a ring with its edges, without the wash."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.color(stroke.edge), (stroke.width + 2 * EDGE) * scale))
    painter.drawRoundedRect(rect, corner, corner)
    painter.setPen(QPen(theme.color(stroke.token), stroke.width * scale, stroke.style))
    painter.drawRoundedRect(rect, corner, corner)
