"""A section of the page of statistics: a table, and a chart of the same figures beside it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QEvent, QModelIndex, QPersistentModelIndex, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHBoxLayout, QTableView, QVBoxLayout, QWidget

from puertorico_desktop.gui.style.verbatim import Label, verbatim
from puertorico_desktop.gui.texts.wrapping import best_broken
from puertorico_desktop.gui.windows.step_runner import StepRunner

_ROOT = QModelIndex()
FIGURES = frozenset("0123456789+-−")
"""The first characters of texts that are numbers or dates."""
MEASURED = 40
"""The number of rows that are measured to determine the width of a column."""
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
DISPLAY, ALIGNMENT = Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.TextAlignmentRole
"""Item data roles, looked up once because Qt asks for every cell of a long table."""


class RowsModel(QAbstractTableModel):
    """A model of rows of texts, each made when it is first shown. Numbers are right-aligned, except in the column
    `stretched`."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.columns: Sequence[str] = ()
        self.stretched = 0
        self.tips: Mapping[int, str] = {}
        """The tooltips of column headers by column index."""
        self._count = 0
        self._make: Callable[[int], Sequence[str]] = lambda row: ()
        self._made: dict[int, Sequence[str]] = {}

    def show(self, columns: Sequence[str], count: int, make: Callable[[int], Sequence[str]], stretched: int) -> None:
        """Replace the rows; `make` returns the texts of a row."""
        self.beginResetModel()
        self.columns, self._count, self._make, self.stretched = columns, count, make, stretched
        self._made = {}
        self.endResetModel()

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _ROOT) -> int:
        """Returns the number of rows."""
        return 0 if parent.isValid() else self._count

    def columnCount(self, parent: QModelIndex | QPersistentModelIndex = _ROOT) -> int:
        """Returns the number of columns."""
        return 0 if parent.isValid() else len(self.columns)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Returns the text or the alignment of a cell."""
        if role == DISPLAY:
            return self.text(index.row(), index.column()) if index.isValid() else None
        if role != ALIGNMENT or not index.isValid():
            return None
        is_figure = index.column() != self.stretched and self.text(index.row(), index.column())[:1] in FIGURES
        return RIGHT if is_figure else LEFT

    def text(self, row: int, column: int) -> str:
        """Returns the text of a cell."""
        if row not in self._made:
            self._made[row] = self._make(row)
        return self._made[row][column]

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Returns the title, the tooltip or the alignment of a column; the title is aligned as the column's
        content."""
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.ToolTipRole:
            return verbatim(self.tips.get(section, ""))
        if role == ALIGNMENT and self._count:
            rows = range(min(self._count, MEASURED))
            filled = next((row for row in rows if self.text(row, section)), 0)
            return self.data(self.index(filled, section), role)
        return self.columns[section] if role == DISPLAY else None


class FiguresTable(QTableView):
    """A read-only table."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows = RowsModel(self)
        self.invitation = ""
        """The text shown if there are no rows."""
        self._needed: list[int] = []
        self.setModel(self.rows)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.horizontalHeader().setHighlightSections(False)

    @property
    def row(self) -> int:
        """The index of the current row; -1 if there is none."""
        return self.currentIndex().row()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the rows, or the invitation if there are none."""
        super().paintEvent(event)
        if self.invitation and not self.rows.rowCount():
            room = self.viewport().rect().adjusted(8, 8, -8, -8)
            flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
            with QPainter(self.viewport()) as painter:
                painter.drawText(room, flags, best_broken(self.invitation, painter.font(), room.width()))

    def show_rows(self, name: str, columns: Sequence[str], rows: Sequence[Sequence[str]], stretched: int = 0) -> None:
        """Display these rows. Spare width is shared by all columns; the column `stretched` is narrowed if there is
        too little."""
        self.show_many(name, columns, len(rows), lambda row: rows[row], stretched)

    def show_many(
        self, name: str, columns: Sequence[str], count: int, make: Callable[[int], Sequence[str]], stretched: int = 0
    ) -> None:
        """Display `count` rows, each made by `make` when it is needed."""
        self.setAccessibleName(name)
        self.setAccessibleDescription("" if count else self.invitation)
        self.rows.show(columns, count, make, stretched)
        self._measure()
        height = self.fontMetrics().height() + 6
        self.verticalHeader().setDefaultSectionSize(height)
        if count:
            self.setCurrentIndex(self.rows.index(0, 0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Distribute the new width among the columns."""
        super().resizeEvent(event)
        self._share_width()

    def changeEvent(self, event: QEvent) -> None:
        """Measure the columns again when the font changes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self._needed:
            self._measure()

    def _measure(self) -> None:
        self.ensurePolished()
        head = self.horizontalHeader()
        needed = (max(head.sectionSizeHint(number), self._content_width(number)) for number in range(head.count()))
        self._needed = [max(width, head.minimumSectionSize()) for width in needed]
        self._share_width()

    def _content_width(self, column: int) -> int:
        """Returns the width that the cells of a column need. Qt is asked about the longest text only: its own
        function asks the model for everything about every cell."""
        measured, letters = range(min(self.rows.rowCount(), MEASURED)), self.fontMetrics()
        if not measured:
            return 0
        longest = max(measured, key=lambda row: letters.horizontalAdvance(self.rows.text(row, column)))
        return self.sizeHintForIndex(self.rows.index(longest, column)).width() + self.showGrid()

    def _share_width(self) -> None:
        """Distribute the width of the viewport among the columns."""
        head = self.horizontalHeader()
        with QSignalBlocker(head):  # at its signals Qt would paint the whole table once more in the next turn
            for number, width in enumerate(shared_widths(self._needed, self.viewport().width(), self.rows.stretched)):
                head.resizeSection(number, width)
        self.updateGeometries()
        self.viewport().update()


def shared_widths(needed: Sequence[int], room: int, yielding: int) -> list[int]:
    """Returns the widths of columns that fill `room`, in proportion to the widths `needed`; if there is too little
    room, the column `yielding` is narrowed, down to a third of its needed width."""
    whole = sum(needed)
    if room < whole:
        least = needed[yielding] // 3
        return [max(least, need - whole + room) if number == yielding else need for number, need in enumerate(needed)]
    ends = [sum(needed[: number + 1]) * room // max(whole, 1) for number in range(len(needed))]
    return [end - start for start, end in zip([0, *ends], ends, strict=False)]


class Section(QWidget):
    """A table with a chart beside it, which is made when it first becomes visible and `is_ready` is true."""

    activated = Signal(int)
    """Emitted with the index of a row that was activated."""

    def __init__(self, make: Callable[[], Any] | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._make = make
        self._show: Callable[[Any], None] | None = None
        self._step_runner = StepRunner(self)
        self.is_ready = False
        """Whether the chart library is loaded; loading it in the GUI thread would block the window."""
        self.chart: Any = None
        self.caption = Label()
        """The label that says which games are included, if these are not all games that pass the filter."""
        self.caption.setWordWrap(True)
        self.caption.hide()
        self._layout = QHBoxLayout()
        whole = QVBoxLayout(self)
        whole.addWidget(self.caption)
        whole.addLayout(self._layout, 1)

    @cached_property
    def table(self) -> FiguresTable:
        """The table, created when it is filled for the first time: few sections are looked at."""
        table = FiguresTable(self)
        table.activated.connect(lambda index: self.activated.emit(index.row()))
        self._layout.addWidget(table, 1)
        return table

    def show_chart(self, show: Callable[[Any], None]) -> None:
        """Update the chart as soon as it is visible, by calling `show` with it."""
        self._show = show
        self.draw_soon()

    def draw_soon(self) -> None:
        """Draw the chart in the next turns of the event loop: what is shown already is painted first."""
        self._step_runner.schedule(_wait, self._make_chart, _wait, self._draw)

    def showEvent(self, event: Any) -> None:
        """Draw the chart when the section becomes visible."""
        super().showEvent(event)
        self.draw_soon()

    def changeEvent(self, event: Any) -> None:
        """Apply a changed font to the chart."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self.chart is not None:
            self.chart.setFont(self.font())

    @property
    def _can_draw(self) -> bool:
        return self._make is not None and self._show is not None and self.is_ready and self.isVisible()

    def _make_chart(self) -> None:
        """Create the chart; it becomes visible when it is drawn."""
        if self._can_draw and self.chart is None:
            assert self._make is not None
            self.chart = self._make()
            self.chart.hide()
            self.chart.setParent(self)

    def _draw(self) -> None:
        if not self._can_draw or self.chart is None:
            return
        assert self._show is not None
        if self._layout.indexOf(self.chart) < 0:
            self._layout.insertWidget(0, self.chart, 1)
            self.chart.setFont(self.font())
            self.chart.show()
        show, self._show = self._show, None
        show(self.chart)
        self.chart.setVisible(self.table.rows.rowCount() > 0)  # empty charts are hidden


def _wait() -> None:
    """Leave a turn of the event loop to painting."""
