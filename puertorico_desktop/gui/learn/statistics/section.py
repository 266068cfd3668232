"""A part of the page of statistics: a table, and beside it the same as a chart."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QEvent, QModelIndex, QPersistentModelIndex, Qt, QTimer, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHBoxLayout, QTableView, QVBoxLayout, QWidget

from puertorico_desktop.gui.style.verbatim import Label, verbatim
from puertorico_desktop.gui.texts.typesetting import well_broken

_ROOT = QModelIndex()
FIGURES = frozenset("0123456789+-−")
"""What begins so is a figure, or a date."""
MEASURED = 40
"""So many rows are looked at to find how wide a column has to be."""
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
DISPLAY, ALIGNMENT = Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.TextAlignmentRole
"""Looked up once: Qt asks for every cell of a long table."""


class RowsModel(QAbstractTableModel):
    """Rows of words, each made when it is first shown. Figures end at the right, but for the column `stretched`."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.columns: Sequence[str] = ()
        self.stretched = 0
        self.tips: Mapping[int, str] = {}
        """What explains a column, by its number."""
        self._count = 0
        self._make: Callable[[int], Sequence[str]] = lambda row: ()
        self._made: dict[int, Sequence[str]] = {}

    def show(self, columns: Sequence[str], count: int, make: Callable[[int], Sequence[str]], stretched: int) -> None:
        """Have other rows."""
        self.beginResetModel()
        self.columns, self._count, self._make, self.stretched = columns, count, make, stretched
        self._made = {}
        self.endResetModel()

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _ROOT) -> int:
        """How many rows there are."""
        return 0 if parent.isValid() else self._count

    def columnCount(self, parent: QModelIndex | QPersistentModelIndex = _ROOT) -> int:
        """How many columns there are."""
        return 0 if parent.isValid() else len(self.columns)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The words of a cell."""
        if role == DISPLAY:
            return self._words(index) if index.isValid() else None
        if role != ALIGNMENT or not index.isValid():
            return None
        is_figure = index.column() != self.stretched and self._words(index)[:1] in FIGURES
        return RIGHT if is_figure else LEFT

    def _words(self, index: QModelIndex | QPersistentModelIndex) -> str:
        if index.row() not in self._made:
            self._made[index.row()] = self._make(index.row())
        return self._made[index.row()][index.column()]

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The name of a column, above the beginning or the end of what stands in it."""
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.ToolTipRole:
            return verbatim(self.tips.get(section, ""))
        if role == ALIGNMENT and self._count:
            rows = range(min(self._count, MEASURED))
            filled = next((row for row in rows if self._words(self.index(row, section))), 0)
            return self.data(self.index(filled, section), role)
        return self.columns[section] if role == DISPLAY else None


class FiguresTable(QTableView):
    """A table to be read."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows = RowsModel(self)
        self.invitation = ""
        """What is said where there are no rows."""
        self._needed: list[int] = []
        self.setModel(self.rows)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setResizeContentsPrecision(MEASURED)

    @property
    def row(self) -> int:
        """The number of the row that is chosen, -1 if none is."""
        return self.currentIndex().row()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The rows, or what is said instead."""
        super().paintEvent(event)
        if self.invitation and not self.rows.rowCount():
            room = self.viewport().rect().adjusted(8, 8, -8, -8)
            flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
            QPainter(self.viewport()).drawText(room, flags, well_broken(self.invitation))

    def show_rows(self, name: str, columns: Sequence[str], rows: Sequence[Sequence[str]], stretched: int = 0) -> None:
        """Show other rows. Columns share the room that is left; `stretched` gives way where there is too little."""
        self.show_many(name, columns, len(rows), lambda row: rows[row], stretched)

    def show_many(
        self, name: str, columns: Sequence[str], count: int, make: Callable[[int], Sequence[str]], stretched: int = 0
    ) -> None:
        """Show so many rows, each of which is made when it is needed."""
        self.setAccessibleName(name)
        self.setAccessibleDescription("" if count else self.invitation)
        self.rows.show(columns, count, make, stretched)
        self._measure()
        height = self.fontMetrics().height() + 6
        self.verticalHeader().setDefaultSectionSize(height)
        if count:
            self.setCurrentIndex(self.rows.index(0, 0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """More or less room for the columns."""
        super().resizeEvent(event)
        self._share_width()

    def changeEvent(self, event: QEvent) -> None:
        """Letters of another size need other widths."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self._needed:
            self._measure()

    def _measure(self) -> None:
        self.resizeColumnsToContents()
        self._needed = [self.columnWidth(number) for number in range(self.rows.columnCount())]
        self._share_width()

    def _share_width(self) -> None:
        """Widen all columns in proportion to what is in them."""
        for number, width in enumerate(shared_widths(self._needed, self.viewport().width(), self.rows.stretched)):
            self.setColumnWidth(number, width)


def shared_widths(needed: Sequence[int], room: int, yielding: int) -> list[int]:
    """Returns widths of columns that fill the room: in proportion to what each needs; where there is too little, the
    column `yielding` is the narrower one, down to a third of what it needs."""
    whole = sum(needed)
    if room < whole:
        least = needed[yielding] // 3
        return [max(least, need - whole + room) if number == yielding else need for number, need in enumerate(needed)]
    ends = [sum(needed[: number + 1]) * room // max(whole, 1) for number in range(len(needed))]
    return [end - start for start, end in zip([0, *ends], ends, strict=False)]


class Section(QWidget):
    """A table with a chart beside it, which is made when it is first looked at, once `is_ready`."""

    def __init__(self, make: Callable[[], Any] | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._make = make
        self._show: Callable[[Any], None] | None = None
        self.is_ready = False
        """Whether what draws charts is loaded: that takes so long that the window would stand still."""
        self.chart: Any = None
        self.caption = Label()
        """What the figures are about, where that is not all that the filters leave."""
        self.caption.setWordWrap(True)
        self.caption.hide()
        self.table = FiguresTable(self)
        self._layout = QHBoxLayout()
        self._layout.addWidget(self.table, 1)
        whole = QVBoxLayout(self)
        whole.addWidget(self.caption)
        whole.addLayout(self._layout, 1)

    def show_chart(self, show: Callable[[Any], None]) -> None:
        """Have the chart show something else, as soon as it can be seen. `show` is given the chart."""
        self._show = show
        self.draw_soon()

    def draw_soon(self) -> None:
        """Draw the chart when the window has had its turn."""
        QTimer.singleShot(0, self, self._draw)

    def showEvent(self, event: Any) -> None:
        """The part is looked at."""
        super().showEvent(event)
        self.draw_soon()

    def changeEvent(self, event: Any) -> None:
        """Letters of another size: what is drawn follows."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self.chart is not None:
            self.chart.setFont(self.font())

    @Slot()
    def _draw(self) -> None:
        if self._make is None or self._show is None or not self.is_ready or not self.isVisible():
            return
        if self.chart is None:
            self.chart = self._make()
            self._layout.insertWidget(0, self.chart, 1)
            self.chart.setFont(self.font())
            self.chart.show()
        show, self._show = self._show, None
        show(self.chart)
        self.chart.setVisible(self.table.rows.rowCount() > 0)  # axes of nothing say nothing
