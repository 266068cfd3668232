"""The final score in words and figures: the result, the cause of the end, every source of points."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Slot
from PySide6.QtGui import QFont, QIcon
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QSizePolicy,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from puertorico_desktop.gui.games import face_of
from puertorico_desktop.gui.style.icons import Icons
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.style.verbatim import Label, set_tip
from puertorico_desktop.gui.texts import scores as shared
from puertorico_desktop.gui.texts.phrases import sentences, title
from puertorico_desktop.gui.texts.portraits import character
from puertorico_desktop.gui.texts.victory import how_won
from puertorico_desktop.gui.views.portraits import portrait_icon
from puertorico_desktop.gui.windows.faces_header import FacesHeader
from puertorico_desktop.gui.windows.seat_row import SHOWN_LETTERS
from puertorico_desktop.match.match import Match

FACE = 24
"""The size of a portrait beside a name, in pixels."""
COLUMN = 150
"""The width of a column with room for a name, in pixels."""
NARROWEST = 560
FEWEST_ROWS = 3
"""The least number of rows in sight, on any screen."""


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


class ScoreTable(QTableWidget):
    """A table with a row for each source of points, all in sight if there is room, and a column for each player, from
    the winner to the last. Sums stand out, those of the winners in gold."""

    def __init__(self, match: Match, theme: Theme, icons: Icons | None = None, parent: QWidget | None = None) -> None:
        """`icons` are for the portraits of the players; None for a table without portraits."""
        super().__init__(parent)
        self._match = match
        self._theme = theme
        self._icons = icons
        self._names = [match.setup.names[one.seat] for one in match.record.game.standings()]
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        header = FacesHeader(self)
        self.setHorizontalHeader(header)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.setIconSize(QSize(FACE, FACE))
        header.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.retranslate_ui()
        theme.changed.connect(self._paint_sums)

    def sizeHint(self) -> QSize:
        """Returns a size wide enough for every name of usual length."""
        header, columns = self.horizontalHeader(), len(self._names)
        longest = max(header.sectionSizeHint(column) for column in range(columns))
        named = columns * min(longest, SHOWN_LETTERS * self.fontMetrics().averageCharWidth())
        named += self.verticalHeader().sizeHint().width() + 2 * self.frameWidth()
        return QSize(max(NARROWEST, COLUMN * (columns + 1), named), self.maximumHeight())

    def minimumSizeHint(self) -> QSize:
        """Returns the size with the fewest rows: on a screen too low for all rows the table scrolls."""
        header = self.horizontalHeader().sizeHint().height()
        return QSize(super().minimumSizeHint().width(), header + FEWEST_ROWS * self.verticalHeader().sectionSize(0))

    def retranslate_ui(self) -> None:
        """Set every text."""
        self.setAccessibleName(self.tr("Points by source"))
        lines = face_of(self._match.setup.options).score_lines(self._match)
        self.setColumnCount(len(self._names))
        self.setRowCount(len(lines))
        for column, name in enumerate(self._names):
            head = QTableWidgetItem(name)
            set_tip(head, name)
            if self._icons is not None:
                seat = self._match.record.game.standings()[column].seat
                face = portrait_icon(self._match.setup, seat)
                set_tip(head, "\n".join(filter(None, (name, character(face)))))
                head.setIcon(QIcon(self._icons.pixmap(face, FACE, self.devicePixelRatioF())))
            self.setHorizontalHeaderItem(column, head)
        self.setVerticalHeaderLabels([title(line.source) for line in lines])
        bold = QFont(self.font())
        bold.setBold(True)
        for row, line in enumerate(lines):
            for column, value in enumerate(line.values):
                cell = QTableWidgetItem(value)
                cell.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
                speech = shared.cell_speech(self._names[column], line.source, value)
                cell.setData(Qt.ItemDataRole.AccessibleTextRole, speech)
                if line.details:
                    set_tip(cell, line.details[column])
                    cell.setData(Qt.ItemDataRole.AccessibleDescriptionRole, line.details[column])
                if line.sums:
                    cell.setFont(bold)
                self.setItem(row, column, cell)
        self._sums = [row for row, line in enumerate(lines) if line.sums]
        self._paint_sums()
        self._fit_rows()

    @Slot()
    def _paint_sums(self) -> None:
        """Colour the rows with sums: the winners' cells in gold."""
        color = self._theme.color
        for column, standing in enumerate(self._match.record.game.standings()):
            ground, ink = ("gold", "gold_ink") if standing.place == 1 else ("paper_dim", "ink")
            for row in self._sums:
                cell = self.item(row, column)
                assert cell is not None
                cell.setBackground(color(ground))
                cell.setForeground(color(ink))

    def _fit_rows(self) -> None:
        """Limit the height to that of all rows."""
        self.resizeRowsToContents()
        rows = self.verticalHeader().length() + self.horizontalHeader().sizeHint().height()
        self.setMaximumHeight(rows + 2 * self.frameWidth())
        self.updateGeometry()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language and the look."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate_ui()
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit_rows()
