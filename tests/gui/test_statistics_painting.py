"""The tables and charts of the statistics: the widths of their columns, and how much they are painted."""

from __future__ import annotations

import random
from typing import Any

import pytest
from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from puertorico_desktop.gui.learn.statistics.section import MEASURED, FiguresTable, Section

COLUMNS = ("Edition", "Date", "Name", "Opponents", "Players", "Place")
LETTERS = "abcWil 0123建物の"


def words(chance: random.Random) -> str:
    return "".join(chance.choice(LETTERS) for _ in range(chance.randrange(30)))


@pytest.mark.parametrize("style", ["", "QTableView { font-size: 22px; }", "QTableView::item { padding: 3px; }"])
def test_columns_are_as_wide_as_qt_would_make_them(qtbot: QtBot, style: str) -> None:
    table = FiguresTable()
    qtbot.addWidget(table)
    table.setStyleSheet(style)
    table.resize(1, 100)  # there is no spare width that could be shared
    chance = random.Random(5)
    for count in (0, 1, 5, MEASURED, 3 * MEASURED):
        table.show_many("", COLUMNS, count, lambda row: tuple(words(chance) for _ in COLUMNS))
        needed = list(table._needed)
        table.horizontalHeader().setResizeContentsPrecision(MEASURED)
        table.resizeColumnsToContents()
        assert needed == [table.columnWidth(number) for number in range(len(COLUMNS))]


def test_measuring_columns_makes_few_texts_and_asks_for_few_cells(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = FiguresTable()
    qtbot.addWidget(table)
    asked: list[int] = []
    data = type(table.rows).data

    def watched(self: Any, index: Any, role: int = 0) -> Any:
        asked.append(index.row())
        return data(self, index, role)

    monkeypatch.setattr(type(table.rows), "data", watched)
    made: list[int] = []
    table.show_many("", COLUMNS, 5000, lambda row: made.append(row) or (str(row),) * len(COLUMNS))  # type: ignore[func-returns-value]
    assert sorted(set(made)) == list(range(MEASURED))
    assert len(made) == MEASURED
    assert len(asked) < 30 * len(COLUMNS)


def test_a_table_is_painted_once_for_another_size(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Setting the widths of columns one by one would have Qt paint it again in the next turn."""
    painted: list[QPaintEvent] = []
    paint = FiguresTable.paintEvent
    monkeypatch.setattr(
        FiguresTable, "paintEvent", lambda self, event: (painted.append(event), paint(self, event))[1]
    )
    table = FiguresTable()
    qtbot.addWidget(table)
    table.show_many("", COLUMNS, 500, lambda row: (str(row),) * len(COLUMNS))
    table.resize(800, 300)
    table.show()
    qtbot.waitExposed(table)
    qtbot.wait(50)
    painted.clear()
    table.resize(900, 300)
    qtbot.wait(100)
    assert len(painted) == 1
    assert sum(table.columnWidth(number) for number in range(len(COLUMNS))) == table.viewport().width()


def test_a_chart_is_made_and_drawn_in_turns_of_their_own(qtbot: QtBot) -> None:
    """Between them, and before, the event loop can paint and take input."""
    turns: list[str] = []

    class Chart(QWidget):
        def __init__(self) -> None:
            super().__init__()
            turns.append("made")

    section = Section(Chart)
    qtbot.addWidget(section)
    section.is_ready = True
    section.table.show_rows("", ("A",), [("1",)])
    section.show()
    qtbot.waitExposed(section)
    beat = QTimer(section)
    beat.timeout.connect(lambda: turns.append("turn"))
    beat.start(0)
    section.show_chart(lambda chart: turns.append("drawn" if chart.parent() is section else "lost"))
    qtbot.waitUntil(lambda: "drawn" in turns)
    beat.stop()
    assert turns.index("made") > turns.index("turn")
    assert "turn" in turns[turns.index("made") : turns.index("drawn")]
    assert section.chart.isVisible()
    assert isinstance(section.chart, QObject)
    QApplication.processEvents()
