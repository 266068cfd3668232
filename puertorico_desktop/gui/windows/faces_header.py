"""The heading of a table with a player in each column: the face stands beside the name, both in the middle."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QIcon, QPainter
from PySide6.QtWidgets import QHeaderView, QStyleOptionHeader, QTableWidget

GAP = 6
"""Between a face and a name, in pixels."""


class FacesHeader(QHeaderView):
    """Qt's own heading puts a picture at the left of a column and the words into the middle."""

    def __init__(self, table: QTableWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, table)
        self._table = table
        self.setHighlightSections(True)

    def initStyleOptionForIndex(self, option: QStyleOptionHeader, section: int) -> None:
        """The ground alone: face and name are painted upon it."""
        super().initStyleOptionForIndex(option, section)
        blank: Any = option
        blank.text = ""
        blank.icon = QIcon()

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        """The ground, and face and name side by side in its middle."""
        painter.save()
        super().paintSection(painter, rect, section)
        painter.restore()
        head = self._table.horizontalHeaderItem(section)
        if head is None:
            return
        painter.save()
        painter.setFont(self.font())
        painter.setPen(self.palette().buttonText().color())
        side = QSize(0, 0) if head.icon().isNull() else self._table.iconSize()
        taken = side.width() + GAP if side.width() else 0
        metrics = painter.fontMetrics()
        words = metrics.elidedText(head.text(), Qt.TextElideMode.ElideRight, rect.width() - taken - 2 * GAP)
        wide = taken + metrics.horizontalAdvance(words)
        left = rect.left() + (rect.width() - wide) // 2
        if taken:
            head.icon().paint(painter, QRect(left, rect.top(), side.width(), rect.height()))
        room = QRect(left + taken, rect.top(), wide - taken + 2, rect.height())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, words)
        painter.restore()
