"""A list that shows its rows only as a whole."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPoint
from PySide6.QtGui import QPaintEvent, QRegion
from PySide6.QtWidgets import QListWidget


class WholeRowsList(QListWidget):
    """A list in which a row that would be cut off at the lower edge is neither painted nor hit by the mouse. Its
    place is empty until the list is scrolled. A row higher than the list is shown in part."""

    def rows_end(self) -> int:
        """Returns the y coordinate in the viewport below which nothing is shown."""
        height = self.viewport().height()
        index = super().indexAt(QPoint(self.viewport().width() // 2, height - 1))
        if not index.isValid():
            return height
        place = self.visualRect(index)
        return place.top() if place.bottom() >= height and place.top() > 0 else height

    def indexAt(self, p: QPoint) -> QModelIndex:
        """Returns the row at a position, none at the place of a row that is not shown."""
        return super().indexAt(p) if p.y() < self.rows_end() else QModelIndex()

    def paintEvent(self, e: QPaintEvent) -> None:
        """Paint the rows that are shown."""
        shown = e.region() & QRegion(0, 0, self.viewport().width(), self.rows_end())
        if not shown.isEmpty():
            super().paintEvent(QPaintEvent(shown))

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Paint all rows anew: some that come into view were not shown before."""
        super().scrollContentsBy(dx, dy)
        self.viewport().update()
