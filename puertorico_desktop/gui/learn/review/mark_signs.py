"""The signs of marks, equal to those of the chart, for widgets that paint."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPen, QPolygonF

from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.learn.review.formulas import Mark

TOKENS = {
    Mark.BEST: "mark_best",
    Mark.GOOD: "mark_best",
    Mark.INACCURACY: "mark_inaccuracy",
    Mark.MISTAKE: "mark_mistake",
}
"""The colour token of each mark; `best` and `good` are distinguished by their shapes."""


def draw_sign(painter: QPainter, theme: Theme, mark: Mark, center: QPointF, size: float) -> None:
    """Draw the sign of a mark with this size in pixels: a disc, a circle, a diamond, or a triangle."""
    color, half = theme.color(TOKENS[mark]), size / 2
    painter.setPen(QPen(color if mark is Mark.GOOD else theme.color("paper"), 1.2))
    painter.setBrush(theme.color("paper") if mark is Mark.GOOD else color)
    if mark in (Mark.BEST, Mark.GOOD):
        painter.drawEllipse(center, half * 0.7, half * 0.7)
        return
    corners = ((0, -1), (1, 0), (0, 1), (-1, 0)) if mark is Mark.INACCURACY else ((0, -1), (1, 0.8), (-1, 0.8))
    painter.drawPolygon(QPolygonF([center + QPointF(x * half, y * half) for x, y in corners]))
