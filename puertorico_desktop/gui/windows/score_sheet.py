"""The final score sheet: every source of points for every player, and who has won."""

from __future__ import annotations

from collections.abc import Sequence

import attrs
from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QLabel,
    QMenu,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from puertorico_desktop.engine.game import Standing
from puertorico_desktop.engine.puertorico.components import Building, EndTrigger
from puertorico_desktop.engine.puertorico.scoring import ScoreSheet
from puertorico_desktop.gui.texts import scores as texts
from puertorico_desktop.gui.texts.words import Words, title
from puertorico_desktop.saves.course import Course


@attrs.frozen
class Line:
    """A source of points with what it brings each player, from the winner to the last; `sums` them all up."""

    source: str
    values: tuple[str, ...]
    sums: bool = False


def score_lines(sheets: Sequence[ScoreSheet], standings: Sequence[Standing], words: Words) -> list[Line]:
    """The rows of the score sheet. A bonus has a row if anybody has it; whoever lacks it has no entry there."""
    ranked = [sheets[one.seat] for one in standings]
    lines = [
        Line(texts.chips(), tuple(str(sheet.chips) for sheet in ranked)),
        Line(texts.buildings(), tuple(str(sheet.building_points) for sheet in ranked)),
    ]
    for building in Building:
        if any(building in sheet.bonuses for sheet in ranked):
            values = tuple(str(sheet.bonuses.get(building, "")) for sheet in ranked)
            lines.append(Line(texts.bonus(words.building(building)), values))
    lines.append(Line(texts.total(), tuple(str(sheet.total) for sheet in ranked), sums=True))
    lines.append(Line(texts.tie_break(), tuple(str(sheet.tie_break) for sheet in ranked)))
    lines.append(Line(texts.place(), tuple(str(one.place) for one in standings), sums=True))
    return lines


class ScorePanel(QWidget):
    """How a game ended: the result, what brought the end about, every source of points as a table."""

    def __init__(self, course: Course, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        game = course.record.game
        self._course = course
        self._sheets = game.scores()
        self._standings = game.standings()
        self._triggers = [trigger for trigger in EndTrigger if game.end_triggers >> trigger & 1]
        self._names = course.setup.names
        self._words = words
        self.result_label = QLabel(self)
        heading = QFont(self.font())
        heading.setBold(True)
        heading.setPointSizeF(heading.pointSizeF() * 1.4)
        self.result_label.setFont(heading)
        self.result_label.setWordWrap(True)
        self.ending = QLabel(self)
        self.ending.setWordWrap(True)
        self.table = QTableWidget(self)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        for widget in (self.result_label, self.ending, self.table):
            layout.addWidget(widget)
        self.retranslate_ui()

    def sizeHint(self) -> QSize:
        """Wide enough for every name."""
        return QSize(max(560, 150 * (len(self._names) + 1)), super().sizeHint().height())

    def retranslate_ui(self) -> None:
        """Set every text."""
        winners = [self._names[one.seat] for one in self._standings if one.place == 1]
        self.result_label.setText(texts.result(winners, self._standings[0].points))
        remarks = [texts.ending(trigger) for trigger in self._triggers]
        if self._course.undo_used:
            remarks.append(texts.undo_used())
        if self._course.branched_at is not None:
            remarks.append(texts.branched(self._course.branched_at))
        self.ending.setText(" ".join(remarks))
        self.table.setAccessibleName(self.tr("Points by source"))
        self._fill()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate_ui()
        super().changeEvent(event)

    def _fill(self) -> None:
        lines = score_lines(self._sheets, self._standings, self._words)
        names = [self._names[one.seat] for one in self._standings]
        self.table.setColumnCount(len(names))
        self.table.setRowCount(len(lines))
        self.table.setHorizontalHeaderLabels(names)
        self.table.setVerticalHeaderLabels([title(line.source) for line in lines])
        for row, line in enumerate(lines):
            for column, value in enumerate(line.values):
                cell = QTableWidgetItem(value)
                cell.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
                speech = texts.cell_speech(names[column], line.source, value)
                cell.setData(Qt.ItemDataRole.AccessibleTextRole, speech)
                if line.sums:
                    bold = QFont(self.table.font())
                    bold.setBold(True)
                    cell.setFont(bold)
                self.table.setItem(row, column, cell)
        rows = self.table.verticalHeader().length() + self.table.horizontalHeader().sizeHint().height()
        self.table.setFixedHeight(rows + 2 * self.table.frameWidth())


class ScoreSheetDialog(QDialog):
    """Shows how a game ended, and where to go from there. `exports` is the menu of what can be kept of it."""

    new_game_wanted = Signal()
    again_wanted = Signal()

    def __init__(
        self, course: Course, words: Words, exports: QMenu | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.sheet = ScorePanel(course, words, self)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        role = QDialogButtonBox.ButtonRole.AcceptRole
        self.again_button = self.buttons.addButton("", role)
        self.new_game_button = self.buttons.addButton("", role)
        self.export_button = self.buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        self.export_button.setVisible(exports is not None)
        if exports is not None:
            self.export_button.setMenu(exports)
        layout = QVBoxLayout(self)
        layout.addWidget(self.sheet)
        layout.addStretch()
        layout.addWidget(self.buttons)
        self.buttons.rejected.connect(self.reject)
        self.again_button.setFocus()
        self.again_button.clicked.connect(self._again)
        self.new_game_button.clicked.connect(self._new_game)
        self.retranslate_ui()

    def retranslate_ui(self) -> None:
        """Set every text."""
        self.setWindowTitle(self.tr("Final score"))
        self.again_button.setText(self.tr("&Same seats again"))
        self.new_game_button.setText(self.tr("&New game"))
        self.export_button.setText(self.tr("&Export"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate_ui()
        super().changeEvent(event)

    def _again(self) -> None:
        self.accept()
        self.again_wanted.emit()

    def _new_game(self) -> None:
        self.accept()
        self.new_game_wanted.emit()
