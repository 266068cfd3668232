"""The header of a table with one player in each column: portrait and name side by side, centred."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QIcon, QPainter
from PySide6.QtWidgets import QHeaderView, QStyleOptionHeader, QTableWidget

GAP = 6
"""The gap between a portrait and a name, in pixels."""


class FacesHeader(QHeaderView):
    """A header view that centres picture and text together; that of Qt puts the picture at the left of the column."""

    def __init__(self, table: QTableWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, table)
        self._table = table
        self.setHighlightSections(True)

    def initStyleOptionForIndex(self, option: QStyleOptionHeader, section: int) -> None:
        """Leave only the background to the style: portrait and name are painted above it."""
        super().initStyleOptionForIndex(option, section)
        blank: Any = option
        blank.text = ""
        blank.icon = QIcon()

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        """Paint the background, with portrait and name side by side in the centre."""
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
