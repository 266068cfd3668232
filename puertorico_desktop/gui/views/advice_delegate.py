"""The delegate of the adviser's list: an option, the chance of victory as a bar with a figure, and points."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QFontInfo, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem

from puertorico_desktop.gui.models.items import AdviceItem
from puertorico_desktop.gui.texts import advice
from puertorico_desktop.gui.views.brush import BASE_PIXELS, SMALL_PIXELS
from puertorico_desktop.gui.views.delegates import ItemDelegate, Look

LINE = 22
"""The height of a line at scale 1."""
CHANCE, POINTS = 92, 44
"""The width of the two columns with figures at scale 1."""
FIGURE = 40
"""The part of the first of them that the figure has; the bar has the rest."""
BAR = 5
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def columns(rect: QRectF, scale: float) -> tuple[QRectF, QRectF, QRectF]:
    """Where the option, the chance and the points stand in a line."""
    points = QRectF(rect.right() - POINTS * scale, rect.top(), POINTS * scale, rect.height())
    chance = QRectF(points.left() - CHANCE * scale, rect.top(), CHANCE * scale, rect.height())
    option = QRectF(rect.left(), rect.top(), chance.left() - rect.left() - 6 * scale, rect.height())
    return option, chance, points


class AdviceDelegate(ItemDelegate[AdviceItem]):
    """A line of the list; the preferred one is bold."""

    def draw(self, painter: QPainter, rect: QRectF, item: AdviceItem, look: Look) -> None:
        """From left to right: option, bar, per cent, points."""
        brush, scale = self.brush, look.scale
        ink = brush.theme.color("ink")
        option, chance, points = columns(rect.adjusted(3 * scale, 0, -3 * scale, 0), scale)
        size = BASE_PIXELS * scale
        fits = brush.width(painter, look.name, size, item.best) <= option.width()
        brush.text(painter, option, look.name, size if fits else SMALL_PIXELS * scale, ink, bold=item.best)
        figure = QRectF(chance.right() - FIGURE * scale, chance.top(), FIGURE * scale, chance.height())
        groove = QRectF(chance.left(), chance.center().y() - BAR * scale / 2, 0, BAR * scale)
        groove.setRight(figure.left() - 3 * scale)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(brush.theme.color("slot"))
        painter.drawRoundedRect(groove, BAR * scale / 2, BAR * scale / 2)
        groove.setWidth(max(groove.width() * min(item.win, 1.0), BAR * scale))
        painter.setBrush(brush.theme.color("gold" if item.best else "ink_soft"))
        painter.drawRoundedRect(groove, BAR * scale / 2, BAR * scale / 2)
        brush.text(painter, figure, advice.chance(item.win), size, ink, RIGHT, bold=item.best)
        brush.text(painter, points, advice.points_text(item.points), size, ink, RIGHT, bold=item.best)

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """All lines are of one height."""
        return QSize(1, round(LINE * QFontInfo(option.font).pixelSize() / BASE_PIXELS))
