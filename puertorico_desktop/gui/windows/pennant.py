"""Words on a bar that are not a button, marked by a pennant before them."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.style.verbatim import Label
from puertorico_desktop.gui.windows.bar_styles import PENNANT

POLE, LENGTH, WIDTH, LEFT = 15, 13, 8, 5
"""The height of the pole, the length and width of the pennant, and the space to their left, in the units of
`PENNANT`."""


class PennantLabel(Label):
    """A label whose style, `badge_style`, leaves room for the pennant."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the pennant, and the words after it."""
        super().paintEvent(event)
        unit = self.contentsRect().left() / PENNANT
        gold = self._theme.color("gold")
        left, top = LEFT * unit, (self.height() - POLE * unit) / 2
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(gold, 1.6 * unit))
            painter.drawLine(QPointF(left, top), QPointF(left, top + POLE * unit))
            painter.setBrush(gold)
            painter.setPen(QPen(gold, 0.5 * unit))
            tip = QPointF(left + LENGTH * unit, top + WIDTH * unit / 2)
            painter.drawPolygon(QPolygonF([QPointF(left, top), tip, QPointF(left, top + WIDTH * unit)]))
