"""The page of statistics in a small window with large texts: it scrolls, and its tables are not cut."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.gui.learn.statistics import section
from puertorico_desktop.gui.learn.statistics.page import FEWEST_GAMES, StatisticsPage
from puertorico_desktop.gui.learn.statistics.section import FiguresTable
from puertorico_desktop.gui.texts.wrapping import narrowest
from puertorico_desktop.learn.history.counting import counted
from puertorico_desktop.learn.history.history import History
from puertorico_desktop.saves.folders import Folders
from tests.gui.hands import new_window
from tests.gui.test_geometry import SMALL, language
from tests.learn.reviews import played
from tests.saves.courses import WHEN

__all__ = ["language"]


def small_page(qtbot: QtBot, tmp_path: Path) -> StatisticsPage:
    """Returns the page in the smallest usual window, with texts of 150 %."""
    window = new_window(qtbot, folder=tmp_path)
    with History(Folders(tmp_path / "data", tmp_path / "documents").history) as history:
        history.add([counted(played(Options(players=3), seed=seed), WHEN) for seed in range(3, 9)])
    window.services.preferences.change(text_size=150)
    window.resize(*SMALL)
    window.learn_menu.statistics.action.trigger()
    shown = window.pages.page
    assert isinstance(shown, StatisticsPage)
    qtbot.waitUntil(lambda: bool(shown.tabs.trend.chart and shown.tabs.trend.chart.marks))
    content, section = shown.area.widget(), shown.tabs.trend
    qtbot.waitUntil(lambda: content.height() >= content.minimumSizeHint().height())
    qtbot.waitUntil(lambda: section.height() >= section.minimumSizeHint().height())
    return shown


def is_inside(widget: QWidget, outer: QWidget) -> bool:
    """Returns whether no part of a widget is beyond the edges of another one that contains it."""
    return outer.rect().contains(widget.rect().translated(widget.mapTo(outer, QPoint())))


def cut_columns(table: FiguresTable) -> list[str]:
    """Returns the titles of the columns that do not show their whole title or content."""
    head = table.horizontalHeader()
    return [
        title
        for number, title in enumerate(table.rows.columns)
        if table.columnWidth(number) < max(head.sectionSizeHint(number), table._content_width(number))
    ]


def test_the_page_scrolls_rather_than_cut_its_charts(qtbot: QtBot, tmp_path: Path, language: str) -> None:
    page = small_page(qtbot, tmp_path)
    assert page.area.verticalScrollBar().maximum() > 0
    content = page.area.widget()
    for part in (page.tabs, page.games, page.tabs.trend.chart, page.tabs.trend.table):
        assert is_inside(part, content)
    trend = page.tabs.trend
    assert is_inside(trend.chart, trend)
    assert is_inside(trend.chart, page.area.viewport()), "the first chart is in sight"
    assert trend.chart.plotItem.vb.height() > 2 * trend.chart.fontMetrics().height()
    assert page.games.viewport().height() >= FEWEST_GAMES * page.games.rowHeight(0)
    assert is_inside(page.back_button, page), "the buttons are always in sight"


def test_no_column_of_the_trend_is_cut(qtbot: QtBot, tmp_path: Path, language: str) -> None:
    page = small_page(qtbot, tmp_path)
    assert cut_columns(page.tabs.trend.table) == []
    assert page.tabs.trend.table.horizontalScrollBar().maximum() == 0
    assert page.tabs.trend.table.geometry().left() > page.tabs.trend.chart.geometry().right()


def test_the_wheel_scrolls_the_page_and_changes_no_filter(qtbot: QtBot, tmp_path: Path, language: str) -> None:
    page = small_page(qtbot, tmp_path)
    choice = page.filters.edition
    assert choice.count() > 1
    where, there = choice.rect().center().toPointF(), QPointF(choice.mapToGlobal(choice.rect().center()))
    keys, buttons = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.NoButton
    turn = QWheelEvent(where, there, QPoint(), QPoint(0, -120), buttons, keys, Qt.ScrollPhase.NoScrollPhase, False)
    QApplication.sendEvent(choice, turn)
    assert not turn.isAccepted(), "what the list does not take scrolls the page"
    assert choice.currentIndex() == 0


def test_titles_take_two_lines_only_where_columns_would_be_cut(qtbot: QtBot) -> None:
    table = FiguresTable()
    qtbot.addWidget(table)
    table.show_rows("", ("Game", "Mean of the last ten"), [("12", "25.5")])
    table.resize(600, 200)
    table.show()
    shown = [table.rows.headerData(number, Qt.Orientation.Horizontal) for number in range(2)]
    assert shown == ["Game", "Mean of the last ten"]
    low = table.horizontalHeader().height()
    table.resize(table.least_width, 200)
    QApplication.processEvents()
    assert table.rows.headerData(1, Qt.Orientation.Horizontal) == "Mean of\nthe last ten"
    role = Qt.ItemDataRole.AccessibleTextRole
    assert table.rows.headerData(1, Qt.Orientation.Horizontal, role) == "Mean of the last ten"
    assert table.horizontalHeader().height() > low
    assert cut_columns(table) == []
    table.resize(600, 200)
    QApplication.processEvents()
    assert table.rows.headerData(1, Qt.Orientation.Horizontal) == "Mean of the last ten"
    assert table.horizontalHeader().height() == low


def test_the_text_of_a_cut_cell_is_its_tool_tip(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []
    monkeypatch.setattr(section, "show_tip", lambda place, words, widget: shown.append(words))
    table = FiguresTable()
    qtbot.addWidget(table)
    table.show_rows("", ("Opponents", "Games"), [("A computer player with a very long description", "12")])
    table.resize(200, 200)
    table.show()
    for column in range(2):
        spot = table.visualRect(table.rows.index(0, column)).center()
        asked = QHelpEvent(QEvent.Type.ToolTip, spot, table.viewport().mapToGlobal(spot))
        QApplication.sendEvent(table.viewport(), asked)
    assert shown == ["A computer player with a very long description", ""]


@pytest.mark.parametrize(
    ("text", "broken"),
    [
        ("Game", "Game"),
        ("Mean of the last ten", "Mean of\nthe last ten"),
        ("直近10ゲームの平均", "直近10ゲームの\n平均"),
        ("最近十局平均", "最近十\n局平均"),
    ],
)
def test_two_lines_are_as_narrow_as_possible(qapp: QApplication, text: str, broken: str) -> None:
    assert narrowest(text, qapp.font()) == broken
