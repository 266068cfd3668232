"""The final score sheet: every source of points for every player, and who has won."""

from __future__ import annotations

from collections.abc import Sequence

import attrs
from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QLabel,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from puertorico_desktop.engine.game import Standing
from puertorico_desktop.engine.puertorico.components import Building, EndTrigger
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.scoring import ScoreSheet
from puertorico_desktop.gui.texts import scores as texts
from puertorico_desktop.gui.texts.words import Words, title


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


class ScoreSheetDialog(QDialog):
    """Shows how a game ended."""

    new_game_wanted = Signal()
    again_wanted = Signal()

    def __init__(
        self,
        game: PuertoRico,
        names: Sequence[str],
        words: Words,
        undo_used: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self._sheets = game.scores()
        self._standings = game.standings()
        self._triggers = [trigger for trigger in EndTrigger if game.end_triggers >> trigger & 1]
        self._names = tuple(names)
        self._words = words
        self._undo_used = undo_used
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
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        role = QDialogButtonBox.ButtonRole.AcceptRole
        self.again_button = self.buttons.addButton("", role)
        self.new_game_button = self.buttons.addButton("", role)
        layout = QVBoxLayout(self)
        for widget in (self.result_label, self.ending, self.table):
            layout.addWidget(widget)
        layout.addStretch()
        layout.addWidget(self.buttons)
        self.buttons.rejected.connect(self.reject)
        self.again_button.setFocus()
        self.again_button.clicked.connect(self._again)
        self.new_game_button.clicked.connect(self._new_game)
        self.retranslate_ui()
        self.resize(max(560, 150 * (len(names) + 1)), self.sizeHint().height())

    def retranslate_ui(self) -> None:
        """Set every text."""
        self.setWindowTitle(self.tr("Final score"))
        winners = [self._names[one.seat] for one in self._standings if one.place == 1]
        self.result_label.setText(texts.result(winners, self._standings[0].points))
        remarks = [texts.ending(trigger) for trigger in self._triggers]
        if self._undo_used:
            remarks.append(texts.undo_used())
        self.ending.setText(" ".join(remarks))
        self.again_button.setText(self.tr("&Same seats again"))
        self.new_game_button.setText(self.tr("&New game"))
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

    def _again(self) -> None:
        self.accept()
        self.again_wanted.emit()

    def _new_game(self) -> None:
        self.accept()
        self.new_game_wanted.emit()
