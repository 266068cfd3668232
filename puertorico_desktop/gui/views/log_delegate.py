"""The delegate of the log: the crest of the player that a line is about, and the text, wrapped."""

from __future__ import annotations

from math import ceil, floor

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontInfo, QPainter
from PySide6.QtWidgets import QListView, QStyleOptionViewItem

from puertorico_desktop.gui.models.items import LogItem
from puertorico_desktop.gui.texts.wrapping import best_broken, size_of_wrapped
from puertorico_desktop.gui.views.crests import crest_icon
from puertorico_desktop.gui.views.delegates import ItemDelegate, Look
from puertorico_desktop.gui.views.renderer import Renderer
from puertorico_desktop.gui.views.scaling import BASE_PIXELS

DIMMED = 0.55
"""The opacity of lines that come after the position shown."""
WASH = 60
"""The opacity of the background of the line of the position shown, from 0 to 255."""
LINE = 17
"""The height of a line of text at scale 1, in logical pixels."""
MOST_HEIGHTS = 5000
"""The most different lines whose heights are kept: those of several games."""
INDENT = 21
CREST = 14
WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)


def readable_part(rect: QRect, pitch: float, room: int) -> QRect:
    """Returns the part of an item in which no line of text is cut off; empty if there is none. `pitch` is the height
    of its lines, `room` the height of the viewport. The whole item is returned if it is visible, or if no
    line fits."""
    if pitch > room or (rect.top() >= 0 and rect.top() + rect.height() <= room):
        return rect
    lines = max(1, int(rect.height() / pitch))
    first = max(0, ceil(-rect.top() / pitch))
    last = min(lines, floor((room - rect.top()) / pitch))
    top, bottom = (rect.top() + number * pitch for number in (first, last))
    return QRect(rect.left(), round(top), rect.width(), round(bottom) - round(top)) if first < last else QRect()


class LogDelegate(ItemDelegate[LogItem]):
    """Paints a line of the log. Sizes are cached: a list view asks for the sizes of all rows whenever one is
    inserted."""

    def __init__(self, renderer: Renderer, parent: QObject | None = None) -> None:
        super().__init__(renderer, parent)
        self._sizes: dict[int, QSize] = {}
        self._heights: dict[tuple[str, bool], int] = {}
        self._width = self._pixels = 0
        self._top = 0
        """The top of the lines that are painted at present."""
        self.shown_ply: int | None = None
        """The ply that is shown while players look back, None at the present; later lines are dimmed."""
        self.here = ""
        """The reference of the last line that is not later than the position shown."""

    def forget(self) -> None:
        """Clear everything that depends on width and font, because one of them has changed."""
        self._heights.clear()
        self._sizes.clear()
        self._width = self._pixels = 0

    def forget_rows(self, first: int, last: int) -> None:
        """Clear the cached sizes of rows that have changed; `last` may be larger than any row."""
        for row in range(first, min(last, max(self._sizes, default=-1)) + 1):
            self._sizes.pop(row, None)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint the lines of text that are visible as a whole, and no others: half a line cannot be read."""
        view = option.widget
        part = self.readable_part(option.rect, index, view) if isinstance(view, QListView) else option.rect
        if part.isEmpty():
            return
        painter.save()
        painter.setClipRect(part, Qt.ClipOperation.IntersectClip)
        self._top = part.top()
        super().paint(painter, option, index)
        painter.restore()

    def readable_part(self, rect: QRect, index: QModelIndex | QPersistentModelIndex, view: QListView) -> QRect:
        """Returns the part of an item with these bounds in which no line of text is cut off by the edge of the
        view."""
        item = index.data(Qt.ItemDataRole.UserRole)
        pixels = QFontInfo(view.font()).pixelSize()
        heading = isinstance(item, LogItem) and item.heading
        spacing = self.renderer.font(view.font(), pixels, heading)[1].lineSpacing()
        text = rect.height() - pixels / BASE_PIXELS  # without the space below the last line
        return readable_part(rect, text / max(1, round(text / spacing)), view.viewport().height())

    def draw(self, painter: QPainter, rect: QRectF, item: LogItem, look: Look) -> None:
        """Paint the line with its crest at the left; headings are bold."""
        renderer, scale = self.renderer, look.scale
        if item.ref == self.here:
            self._mark(painter, rect, scale)
        later = self.shown_ply is not None and item.ply >= self.shown_ply
        painter.setOpacity(DIMMED if later else 1.0)
        if item.seat is not None:
            top = max(rect.top(), self._top) + 1.5 * scale
            spot = QRectF(rect.left() + 2 * scale, top, CREST * scale, CREST * scale)
            renderer.icons.paint(painter, crest_icon(item.seat), spot)
        painter.setFont(renderer.font(painter.font(), BASE_PIXELS * scale, item.heading)[0])
        painter.setPen(renderer.theme.color("ink_soft" if item.heading else "ink"))
        beside_bar = rect.width() - self._width if self._width else 0  # keeps the line breaks of the measured width
        room = rect.adjusted(INDENT * scale, 0, -2 * scale - max(beside_bar, 0), 0)
        painter.drawText(room, WRAP, best_broken(look.name, painter.font(), room.width()))
        painter.setOpacity(1.0)

    def _mark(self, painter: QPainter, rect: QRectF, scale: float) -> None:
        """Mark the line of the position shown: a light background, and a bar that is visible without colours."""
        wash = QColor(self.renderer.theme.color("gold"))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.renderer.theme.color("gold_rim"))
        painter.drawRect(QRectF(rect.left() + 16.5 * scale, rect.top(), 2 * scale, rect.height()))
        wash.setAlpha(WASH)
        painter.setBrush(wash)
        painter.drawRect(rect)

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Returns the size of the wrapped text beside a scroll bar, whether that is visible yet or not."""
        row = index.row()
        size = self._sizes.get(row)
        if size is None:
            if not self._pixels:
                self._measure_room(option)
            item = index.data(Qt.ItemDataRole.UserRole)
            line = str(index.data(Qt.ItemDataRole.DisplayRole) or ""), isinstance(item, LogItem) and item.heading
            height = self._heights.get(line)
            if height is None:
                if len(self._heights) >= MOST_HEIGHTS:
                    self._heights.clear()
                height = self._heights[line] = self._height(option, *line)
            size = self._sizes[row] = QSize(1, height)
        return size

    def _measure_room(self, option: QStyleOptionViewItem) -> None:
        """Note the width and the height of letters, which all lines have in common: to ask the style for them takes
        longer than to break a line."""
        view = option.widget
        self._width = option.rect.width()
        if isinstance(view, QListView):
            self._width = view.width() - view.verticalScrollBar().sizeHint().width()
        self._pixels = QFontInfo(option.font).pixelSize()

    def _height(self, option: QStyleOptionViewItem, words: str, heading: bool) -> int:
        scale = self._pixels / BASE_PIXELS
        metrics = self.renderer.font(option.font, self._pixels, heading)[1]
        used = size_of_wrapped(words, metrics, max(self._width - (INDENT + 2) * scale, 1.0)).height()
        return max(round(LINE * scale), round(used + scale))
