"""The page of a review is filled in several turns of the event loop before it is seen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from puertorico_desktop.gui.learn.review.review_page import ReviewPage
from puertorico_desktop.gui.windows.gradual_opening import GradualOpening
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.match.match import Match
from tests.gui.test_review import window_with
from tests.learn.reviews import classic


class Paintings(QObject):
    """Counts how often a widget is painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.count = 0
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.Paint
        return False


@pytest.fixture(scope="module")
def short() -> Match[Any]:
    """The first moves of a game of two."""
    return classic(30)


@pytest.fixture
def window(qtbot: QtBot, short: Match[Any], tmp_path: Path) -> MainWindow:
    """A shown window with a finished review of that game, whose page is not open."""
    window = window_with(qtbot, short, tmp_path)
    qtbot.waitExposed(window)
    qtbot.wait(100)
    return window


def page_of(window: MainWindow) -> ReviewPage:
    page = window.pages.page
    assert isinstance(page, ReviewPage)
    return page


def test_a_review_is_seen_once_it_is_complete(qtbot: QtBot, window: MainWindow) -> None:
    window.learn_menu.review.action.trigger()
    page = page_of(window)
    painted = Paintings(page)
    turns = 0
    while page.is_opening:
        assert painted.count == 0
        assert page.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        turns += 1
        QTest.qWait(0)
    assert turns > 3
    qtbot.waitUntil(lambda: painted.count > 0)
    assert not page.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    assert page.chart_panel.chart.isVisible()
    assert page.words.text()
    assert page.card.options.rows
    assert page.mistakes.count() == len(page.mistaken)


def test_a_key_is_not_lost_while_a_review_opens(window: MainWindow) -> None:
    window.learn_menu.review.action.trigger()
    page = page_of(window)
    assert page.is_opening
    QTest.keyClick(page, Qt.Key.Key_Right)
    assert not page.is_opening
    worst = max((one for one in page.decisions if one.verdict), key=lambda one: one.verdict.loss)
    plies = [one.moment.ply for one in page.decisions]
    at = plies.index(worst.moment.ply)
    assert page.ply == plies[min(at + 1, len(plies) - 1)]


def test_the_table_is_painted_after_a_review_that_was_left_while_it_opened(qtbot: QtBot, window: MainWindow) -> None:
    window.learn_menu.review.action.trigger()
    assert page_of(window).is_opening
    painted = Paintings(window.table)
    window.pages.close_page()
    assert window.pages.page is None
    qtbot.waitUntil(lambda: painted.count > 0)


def test_a_change_of_the_findings_while_a_review_opens_is_shown(qtbot: QtBot, window: MainWindow) -> None:
    part = window.learn_menu.review
    findings, part.service.findings = part.service.findings, None
    part.action.trigger()
    page = page_of(window)
    QTest.qWait(0)
    part.service.findings = findings
    part.service.changed.emit()
    qtbot.waitUntil(lambda: not page.is_opening and bool(page.card.options.rows))
    assert page.words.text()


def test_answers_are_not_seen_if_better_moves_are_wanted_while_a_review_opens(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.learn_menu.review.action.trigger()
    page = page_of(window)
    page.hide_answers(True)
    qtbot.waitUntil(lambda: not page.is_opening)
    assert page.card.best.isHidden()


def test_an_error_in_a_step_does_not_leave_the_window_unpainted(qtbot: QtBot) -> None:
    window = QWidget()
    page = QWidget(window)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    opening = GradualOpening(page)

    def steps() -> Iterator[None]:
        yield
        raise ValueError("a step")

    opening.begin(steps())
    painted = Paintings(page)
    with qtbot.captureExceptions() as raised:
        qtbot.waitUntil(lambda: not opening.is_busy)
    assert [kind for kind, _, _ in raised] == [ValueError]
    page.update()
    qtbot.waitUntil(lambda: painted.count > 0)
