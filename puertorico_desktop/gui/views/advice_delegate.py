"""The delegate of the adviser's list: one row for each option, with a bar and a figure for the chance of victory, and
points."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontInfo, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem

from puertorico_desktop.gui.models.items import AdviceItem
from puertorico_desktop.gui.texts import advice
from puertorico_desktop.gui.texts.wrapping import best_broken, size_of_wrapped
from puertorico_desktop.gui.views.delegates import ItemDelegate, Look
from puertorico_desktop.gui.views.scaling import BASE_PIXELS, SMALL_PIXELS

LINE, MORE = 22, 13
"""The height of a row with one line of text at scale 1, and the additional height of every further line, in logical
pixels."""
CHANCE, POINTS = 92, 44
"""The widths of the two columns with figures at scale 1, in logical pixels."""
FIGURE = 40
"""The part of the column of the chance that the figure takes; the bar takes the rest."""
BAR = 5
WRAPPED = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def columns(rect: QRectF, scale: float) -> tuple[QRectF, QRectF, QRectF]:
    """Returns the rectangles of the option, the chance and the points in a row."""
    points = QRectF(rect.right() - POINTS * scale, rect.top(), POINTS * scale, rect.height())
    chance = QRectF(points.left() - CHANCE * scale, rect.top(), CHANCE * scale, rect.height())
    option = QRectF(rect.left(), rect.top(), chance.left() - rect.left() - 6 * scale, rect.height())
    return option, chance, points


class AdviceDelegate(ItemDelegate[AdviceItem]):
    """Paints a row of the list; the preferred option is bold. `lines` is the number of text lines in every row."""

    lines = 1

    def row_height(self, scale: float) -> int:
        """Returns the height of a row in logical pixels."""
        return round((LINE + MORE * (self.lines - 1)) * scale)

    def make_room(self, names: Iterable[str], family: QFont, width: float, scale: float) -> None:
        """Set the number of lines that the longest of the names needs in rows of that width; the name of a placement
        is long."""
        metrics = self.renderer.font(family, SMALL_PIXELS * scale, True)[1]
        room = columns(QRectF(3 * scale, 0, width - 6 * scale, 0), scale)[0].width()
        heights = [size_of_wrapped(name, metrics, room).height() for name in names]
        self.lines = max(1, *(round(height / metrics.lineSpacing()) for height in heights)) if heights else 1

    def draw(self, painter: QPainter, rect: QRectF, item: AdviceItem, look: Look) -> None:
        """Paint, from left to right: the option, the bar, the percentage and the points."""
        renderer, scale = self.renderer, look.scale
        ink = renderer.theme.color("ink")
        option, chance, points = columns(rect.adjusted(3 * scale, 0, -3 * scale, 0), scale)
        size = BASE_PIXELS * scale
        fits = renderer.width(painter, look.name, size, item.best) <= option.width()
        if fits or self.lines == 1:
            letters = size if fits else SMALL_PIXELS * scale
            renderer.text(painter, option, look.name, letters, ink, bold=item.best, grows=False)
        else:
            painter.setFont(renderer.font(painter.font(), SMALL_PIXELS * scale, item.best)[0])
            painter.setPen(ink)
            painter.drawText(option, WRAPPED, best_broken(look.name, painter.font(), option.width()))
        figure = QRectF(chance.right() - FIGURE * scale, chance.top(), FIGURE * scale, chance.height())
        groove = QRectF(chance.left(), chance.center().y() - BAR * scale / 2, 0, BAR * scale)
        groove.setRight(figure.left() - 3 * scale)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(renderer.theme.color("slot"))
        painter.drawRoundedRect(groove, BAR * scale / 2, BAR * scale / 2)
        groove.setWidth(max(groove.width() * min(item.win, 1.0), BAR * scale))
        painter.setBrush(renderer.theme.color("gold" if item.best else "ink_soft"))
        painter.drawRoundedRect(groove, BAR * scale / 2, BAR * scale / 2)
        renderer.text(painter, figure, advice.chance(item.win), size, ink, RIGHT, bold=item.best, grows=False)
        renderer.text(painter, points, advice.points_text(item.points), size, ink, RIGHT, bold=item.best, grows=False)

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Returns the same height for all rows."""
        return QSize(1, self.row_height(QFontInfo(option.font).pixelSize() / BASE_PIXELS))
