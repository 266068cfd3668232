"""The final score in words and figures: the result, the cause of the end, every source of points."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Slot
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFont,
    QFontMetricsF,
    QPainter,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidgetItem,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from puertorico_desktop.gui.games import face_of
from puertorico_desktop.gui.style.icons import Icons
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.style.verbatim import Label, set_tip
from puertorico_desktop.gui.texts import scores as shared
from puertorico_desktop.gui.texts.phrases import sentences, title
from puertorico_desktop.gui.texts.victory import how_won
from puertorico_desktop.gui.texts.wrapping import best_broken, size_of_wrapped
from puertorico_desktop.gui.views.scaling import SMALL_PIXELS, pixels_of
from puertorico_desktop.gui.views.tips import show_tip
from puertorico_desktop.gui.windows.players_table import PlayersTable
from puertorico_desktop.match.match import Match

BRIEF = Qt.ItemDataRole.UserRole
"""The role of the brief explanation of a value."""
INSET = 3
"""The space around a value with its explanation, in pixels."""
LEAST_AROUND_LINE = 1
"""The least space above and below the line of a row together, in pixels."""
SMALL = 0.86
"""The size of the letters of an explanation, as a share of that of the value."""
ABOVE = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop

Index = QModelIndex | QPersistentModelIndex


class ScoreHeading(QWidget):
    """The result and the cause of the end of the game."""

    def __init__(self, match: Match, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._match = match
        self.result_label = Label(self)
        heading = QFont(self.font())
        heading.setBold(True)
        heading.setPointSizeF(heading.pointSizeF() * 1.4)
        self.result_label.setFont(heading)
        self.result_label.setWordWrap(True)
        self.ending = Label(self)
        self.ending.setWordWrap(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        self.how = Label(self)
        self.how.setWordWrap(True)
        for label in (self.result_label, self.how, self.ending):
            layout.addWidget(label)
        self.retranslate_ui()

    def retranslate_ui(self) -> None:
        """Set every text."""
        match = self._match
        face = face_of(match.setup.options)
        self.result_label.setText(face.result(match))
        self.how.setText(how_won(match))
        self.how.setVisible(bool(self.how.text()))
        remarks = list(face.endings(match))
        if match.undo_used:
            remarks.append(shared.undo_used())
        if match.branched_at is not None:
            remarks.append(shared.branched(match.branched_at))
        self.ending.setText(sentences(remarks))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate_ui()
        super().changeEvent(event)


class ValueDelegate(QStyledItemDelegate):
    """Paints the values of a score table. The brief explanation of a value is below it in small letters."""

    def __init__(self, theme: Theme, table: PlayersTable) -> None:
        super().__init__(table)
        self._theme = theme
        self._table = table

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Returns the height of the value with its explanation, in a column of the present width."""
        size = super().sizeHint(option, index)
        told = index.data(BRIEF)
        if not told:
            return size
        room = self._table.column_room - 2 * INSET
        text = size_of_wrapped(told, QFontMetricsF(self._small), room)
        return QSize(size.width(), size.height() + ceil(text.height()) + INSET)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the value, in the upper part of the cell if there is an explanation."""
        told = index.data(BRIEF)
        if not told:
            super().paint(painter, option, index)
            return
        self.initStyleOption(option, index)
        rect = QRectF(option.rect).adjusted(INSET, INSET, -INSET, -INSET)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        palette = self._table.palette()
        ink = palette.highlightedText().color() if selected else palette.text().color()
        soft = ink if selected else self._theme.color("ink_soft")
        painter.save()
        style = self._table.style()
        style.drawPrimitive(QStyle.PrimitiveElement.PE_PanelItemViewItem, option, painter, self._table)
        value = QRectF(rect.left(), rect.top(), rect.width(), QFontMetricsF(option.font).height())
        for words, font, room, color in (
            (str(index.data()), option.font, value, ink),
            (best_broken(told, self._small, rect.width()), self._small, rect.adjusted(0, value.height(), 0, 0), soft),
        ):
            painter.setFont(font)
            painter.setPen(color)
            painter.drawText(room, ABOVE | Qt.TextFlag.TextWordWrap, words)
        painter.restore()

    @property
    def _small(self) -> QFont:
        """The font of explanations."""
        font = QFont(self._table.font())
        font.setPixelSize(max(SMALL_PIXELS, round(pixels_of(self._table) * SMALL)))
        return font


class ScoreTable(PlayersTable):
    """A row for each source of points, all in sight if there is room: where it is short, the space around the lines
    gives way first. Sums stand out, those of the winners in gold."""

    def __init__(self, match: Match, theme: Theme, icons: Icons | None = None, parent: QWidget | None = None) -> None:
        self._heights: list[int] = []
        self._least: list[int] = []
        """The preferred and the least heights of the rows."""
        self._explains = False
        super().__init__(match, theme, icons, parent)
        self.verticalHeader().setMinimumSectionSize(1)
        self.setItemDelegate(ValueDelegate(theme, self))
        self.retranslate_ui()
        self.currentItemChanged.connect(self.put_explanation_away)
        theme.changed.connect(self._paint_sums)

    def retranslate_ui(self) -> None:
        """Set every text."""
        self.setAccessibleName(self.tr("Points by source"))
        lines = face_of(self._match.setup.options).score_lines(self._match)
        self.write_heads()
        self.setRowCount(len(lines))
        self.setVerticalHeaderLabels([title(line.source) for line in lines])
        bold = QFont(self.font())
        bold.setBold(True)
        for row, line in enumerate(lines):
            for column, value in enumerate(line.values):
                cell = QTableWidgetItem(value)
                cell.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
                speech = shared.cell_speech(self._names[column], line.source, value)
                cell.setData(Qt.ItemDataRole.AccessibleTextRole, speech)
                if line.brief:
                    cell.setData(BRIEF, line.details[column])
                elif line.details:
                    set_tip(cell, line.details[column])
                if line.details:
                    cell.setData(Qt.ItemDataRole.AccessibleDescriptionRole, line.details[column])
                if line.sums:
                    cell.setFont(bold)
                self.setItem(row, column, cell)
        self._sums = [row for row, line in enumerate(lines) if line.sums]
        self._paint_sums()
        self.fit_rows()

    def explain_current(self) -> None:
        """Show the details of the current value as a tooltip and speak them, or hide the tooltip."""
        cell = self.currentItem()
        if self.put_explanation_away() or cell is None or not cell.toolTip():
            return
        self._explains = True
        details = cell.data(Qt.ItemDataRole.AccessibleDescriptionRole)
        show_tip(self.viewport().mapToGlobal(self.visualItemRect(cell).bottomLeft()), details, self)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, details))

    @Slot()
    def put_explanation_away(self) -> bool:
        """Hide the tooltip; returns whether one was in sight."""
        shown = self._explains and QToolTip.isVisible()
        if shown:
            QToolTip.hideText()  # takes a moment
        self._explains = False
        return shown

    def fit_rows(self) -> None:
        """Limit the height to that of all rows, and fit them into the present height."""
        super().fit_rows()
        rows = range(self.rowCount())
        self._heights = [self.rowHeight(row) for row in rows]
        line = self.fontMetrics().height() + LEAST_AROUND_LINE
        self._least = [max(line, self.sizeHintForRow(row)) for row in rows]
        self._tighten()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the rows into the new height."""
        super().resizeEvent(event)
        self._tighten()

    def _tighten(self) -> None:
        """Take what the rows lack in height from the space around their lines."""
        lacking = sum(self._heights) - self.viewport().height()
        roomy = sum(height > least for height, least in zip(self._heights, self._least, strict=True))
        share = max(0, -(-lacking // max(1, roomy)))
        for row, (height, least) in enumerate(zip(self._heights, self._least, strict=True)):
            self.setRowHeight(row, min(height, max(least, height - share)))

    @Slot()
    def _paint_sums(self) -> None:
        """Colour the rows with sums: the winners' cells in gold."""
        color = self._theme.color
        for column, standing in enumerate(self._standings):
            ground, ink = ("gold", "gold_ink") if standing.place == 1 else ("paper_dim", "ink")
            for row in self._sums:
                cell = self.item(row, column)
                assert cell is not None
                cell.setBackground(color(ground))
                cell.setForeground(color(ink))
