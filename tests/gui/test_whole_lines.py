"""Scrolling areas show whole lines only."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from puertorico_desktop.gui.windows.whole_lines import WholeLines, whole_span
from tests.gui.hands import new_window
from tests.gui.test_lessons import opened, play


def test_whole_span_ends_at_the_edges_of_lines() -> None:
    lines = [(-5, 15), (15, 35), (35, 55), (55, 75)]
    assert whole_span(lines, 100) == (15, 100)
    assert whole_span(lines, 60) == (15, 55)
    assert whole_span(lines, 75) == (15, 75)
    assert whole_span([(-5, 15), (10, 30), (30, 50)], 50) == (30, 50)  # they overlap
    assert whole_span([(-90, 300)], 100) == (0, 100)  # nothing would be left


def test_partly_visible_lines_are_not_painted(qtbot: QtBot) -> None:
    area, content = QScrollArea(), QWidget()
    qtbot.addWidget(area)
    column = QVBoxLayout(content)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    for number in range(9):
        label = QLabel(f"{number}\n{number}")
        label.setFixedHeight(2 * label.fontMetrics().lineSpacing())
        column.addWidget(label)
    area.setWidget(content)
    area.setWidgetResizable(True)
    WholeLines(area, content)
    line = label.fontMetrics().lineSpacing()
    area.show()
    area.resize(100, 5 * line + 7)
    QApplication.processEvents()
    view, bar = area.viewport(), area.verticalScrollBar()
    assert view.height() % line
    assert view.mask().boundingRect().height() == view.height() // line * line
    bar.setValue(line)
    assert view.mask().boundingRect().top() == 0
    bar.setValue(line + 3)
    assert view.mask().boundingRect().top() == line - 3
    bar.setValue(bar.maximum())
    ends = view.mask().boundingRect()
    assert ends.bottom() + 1 == view.height()
    assert (ends.top() + bar.value()) % line == 0
    area.resize(100, 20 * line)
    QApplication.processEvents()
    assert view.mask().isEmpty()


def test_the_card_of_a_lesson_paints_whole_lines_up_to_its_end(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    part = opened(qtbot, window)
    for _ in range(3):
        part.card.hint_button.click()
    play(part, window, "choose captain", "load 1 corn -> ship 4")
    part.card.area.setMaximumHeight(150)
    view, bar = part.card.area.viewport(), part.card.area.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 20)
    labels = [label for label in part.card.findChildren(QLabel) if view.isAncestorOf(label) and not label.isHidden()]
    assert labels
    for value in range(bar.maximum() + 1):
        bar.setValue(value)
        mask = view.mask().boundingRect()
        seen = view.rect() if mask.isEmpty() else mask
        for label in labels:
            top = label.mapTo(view, QPoint(0, 0)).y()
            if label.height() < 1.5 * label.fontMetrics().lineSpacing():
                assert not top < seen.top() < top + label.height()
                assert not top < seen.bottom() + 1 < top + label.height()
