"""A section of the page of statistics: a table, and a chart of the same figures beside it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QSignalBlocker,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHBoxLayout, QTableView, QVBoxLayout, QWidget

from puertorico_desktop.gui.style.verbatim import Label, verbatim
from puertorico_desktop.gui.texts.wrapping import best_broken, narrowest
from puertorico_desktop.gui.views.tips import show_tip
from puertorico_desktop.gui.windows.step_runner import StepRunner

_ROOT = QModelIndex()
ROUND_LINE = 6
"""The height of a row above and below its line of text, in pixels."""
FIGURES = frozenset("0123456789+-−")
"""The first characters of texts that are numbers or dates."""
MEASURED = 40
"""The number of rows that are measured to determine the width of a column."""
FEWEST_ROWS = 2
"""The least number of rows in sight, unless a table asks for more."""
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
        self._heads: Sequence[str] | None = None
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
        self._made, self._heads = {}, None
        self.endResetModel()

    def break_heads(self, heads: Sequence[str] | None) -> None:
        """Show the titles of columns with these line breaks; None for titles of one line."""
        if heads != self._heads:
            self._heads = heads
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(self.columns) - 1)

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
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self.columns[section]
        return (self._heads or self.columns)[section] if role == DISPLAY else None


class FiguresTable(QTableView):
    """A read-only table. Where it is too narrow for its columns, their titles take two lines, then the widest columns
    give way; what they cut is in a tooltip."""

    measured = Signal()
    """Emitted when the least width of the table may have changed."""

    def __init__(self, parent: QWidget | None = None, fewest_rows: int = FEWEST_ROWS) -> None:
        """`fewest_rows` is the least number of rows in sight."""
        super().__init__(parent)
        self.rows = RowsModel(self)
        self.invitation = ""
        """The text shown if there are no rows."""
        self._fewest_rows = fewest_rows
        self._needed: list[int] = []
        self._least: list[int] = []
        """The widths of the columns with their titles in two lines."""
        self._broken: list[str] = []
        """The titles in two lines."""
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
        """Display these rows. Numbers are right-aligned, except in the column `stretched`."""
        self.show_many(name, columns, len(rows), lambda row: rows[row], stretched)

    def show_many(
        self, name: str, columns: Sequence[str], count: int, make: Callable[[int], Sequence[str]], stretched: int = 0
    ) -> None:
        """Display `count` rows, each made by `make` when it is needed."""
        self.setAccessibleName(name)
        self.setAccessibleDescription("" if count else self.invitation)
        self.rows.show(columns, count, make, stretched)
        self._measure()
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

    def minimumSizeHint(self) -> QSize:
        """Returns the size with the titles and the fewest rows."""
        rows = self._fewest_rows * self.verticalHeader().defaultSectionSize()
        height = self.horizontalHeader().sizeHint().height() + rows + 2 * self.frameWidth()
        return QSize(super().minimumSizeHint().width(), height)

    @property
    def least_width(self) -> int:
        """The width at which no column is cut, with the titles in two lines."""
        return sum(self._least) + self.verticalScrollBar().sizeHint().width() + 2 * self.frameWidth()

    def viewportEvent(self, event: QEvent) -> bool:
        """Show the text of a cell that its column cuts as a tooltip."""
        if event.type() != QEvent.Type.ToolTip or not isinstance(event, QHelpEvent):
            return super().viewportEvent(event)
        index = self.indexAt(event.pos())
        is_cut = index.isValid() and self.sizeHintForIndex(index).width() > self.visualRect(index).width()
        show_tip(event.globalPos(), self.rows.text(index.row(), index.column()) if is_cut else "", self)
        return True

    def _measure(self) -> None:
        self.ensurePolished()
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + ROUND_LINE)
        head = self.horizontalHeader()
        self.rows.break_heads(None)
        letters, font = head.fontMetrics(), head.font()
        self._broken, self._needed, self._least = [], [], []
        for number, title in enumerate(self.rows.columns):
            least, whole = max(self._content_width(number), head.minimumSectionSize()), head.sectionSizeHint(number)
            broken = title if whole <= least else narrowest(title, font)
            spare = letters.horizontalAdvance(title) - max(map(letters.horizontalAdvance, broken.split("\n")))
            self._broken.append(broken)
            self._needed.append(max(whole, least))
            self._least.append(max(whole - spare, least))
        self._share_width()
        self.updateGeometry()
        self.measured.emit()

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
        head, room = self.horizontalHeader(), self.viewport().width()
        is_narrow = sum(self._needed) > room
        self.rows.break_heads(self._broken if is_narrow else None)
        with QSignalBlocker(head):  # at its signals Qt would paint the whole table once more in the next turn
            for number, width in enumerate(shared_widths(self._least if is_narrow else self._needed, room)):
                head.resizeSection(number, width)
        self.updateGeometries()
        self.viewport().update()


def shared_widths(needed: Sequence[int], room: int) -> list[int]:
    """Returns the widths of columns that fill `room`, in proportion to the widths `needed`; if there is too little
    room, the widest columns are narrowed, down to a third of the widest."""
    whole = sum(needed)
    if room < whole:
        widest, left = max(needed), room
        for count, width in zip(range(len(needed), 0, -1), sorted(needed), strict=True):
            if width * count > left:
                widest = left // count
                break
            left -= width
        return [min(width, max(widest, max(needed) // 3)) for width in needed]
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
        self._whole = QVBoxLayout(self)
        self._whole.addWidget(self.caption)
        self._whole.addLayout(self._layout, 1)

    @cached_property
    def table(self) -> FiguresTable:
        """The table, created when it is filled for the first time: few sections are looked at."""
        table = FiguresTable(self)
        table.activated.connect(lambda index: self.activated.emit(index.row()))
        table.measured.connect(self._share_width)
        self._layout.addWidget(table, 1)
        return table

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the new width."""
        super().resizeEvent(event)
        self._share_width()

    @Slot()
    def _share_width(self) -> None:
        """Leave to the table the width that it needs, as far as the chart beside it does not get too narrow."""
        if "table" in vars(self):  # otherwise it is created too early
            room = self.contentsRect().marginsRemoved(self._whole.contentsMargins()).width()
            if self.chart is not None:
                room -= self.chart.minimumWidth() + self._layout.spacing()
            self.table.setMinimumWidth(max(0, min(self.table.least_width, room)))

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
            self._share_width()
            self.chart.show()
        show, self._show = self._show, None
        show(self.chart)
        self.chart.setVisible(self.table.rows.rowCount() > 0)  # empty charts are hidden


def _wait() -> None:
    """Leave a turn of the event loop to painting."""
