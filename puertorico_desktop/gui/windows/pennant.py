"""Words on a bar that are no button: a pennant is hoisted before them."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.style.verbatim import Label
from puertorico_desktop.gui.windows.bar_styles import PENNANT

POLE, LENGTH, WIDTH, LEFT = 15, 13, 8, 5
"""How high the pole is, how long and wide the pennant, and what is left of them, as parts of `PENNANT`."""


class PennantLabel(Label):
    """Has room for the pennant through its style, `badge_style`."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme

    def paintEvent(self, event: QPaintEvent) -> None:
        """The pennant, and the words behind it."""
        super().paintEvent(event)
        unit = self.contentsRect().left() / PENNANT
        gold = self._theme.color("gold")
        left, top = LEFT * unit, (self.height() - POLE * unit) / 2
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(gold, 1.6 * unit))
        painter.drawLine(QPointF(left, top), QPointF(left, top + POLE * unit))
        painter.setBrush(gold)
        painter.setPen(QPen(gold, 0.5 * unit))
        tip = QPointF(left + LENGTH * unit, top + WIDTH * unit / 2)
        painter.drawPolygon(QPolygonF([QPointF(left, top), tip, QPointF(left, top + WIDTH * unit)]))
        painter.end()
