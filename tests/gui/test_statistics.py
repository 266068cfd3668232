"""The games that were played, in the window."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolTip
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.puertorico.options import Edition, Options
from puertorico_desktop.engine.sanjuan.options import Options as SanJuan
from puertorico_desktop.gui.learn.statistics.page import StatisticsPage
from puertorico_desktop.gui.learn.statistics.section import Section
from puertorico_desktop.learn.history.counting import counted
from puertorico_desktop.learn.history.figures import Filter, figures
from puertorico_desktop.learn.history.history import History
from puertorico_desktop.match.match import Match
from puertorico_desktop.saves.document import document_of, encode
from puertorico_desktop.saves.folders import Folders
from tests.gui.hands import new_window
from tests.learn.reviews import played
from tests.saves.courses import WHEN

GAMES = (Options(players=3), Options(players=2, edition=Edition.SPECIAL_1897), SanJuan(players=2))


@pytest.fixture(scope="module")
def finished() -> Match:
    """A game that is over."""
    return played(Options(players=3))


def test_a_game_counts_when_it_ends(qtbot: QtBot, tmp_path: Path, finished: Match) -> None:
    folders = Folders(tmp_path / "data", tmp_path / "documents")
    folders.saves.mkdir(parents=True)
    (folders.saves / "old.prgame").write_bytes(encode(document_of(played(Options(players=3), seed=4), WHEN)))
    window = new_window(qtbot, folder=tmp_path)
    with qtbot.waitSignal(window.services.history.counted):
        window.session.open(finished)
    window.close()
    with History(folders.history) as history:
        assert {one.id for one in figures(history, Filter()).games} >= {finished.id}
        assert len(figures(history, Filter()).games) == 2, "the first start imports what was saved"
    assert folders.history_copy.exists()


def test_a_hint_is_counted_once(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    service, match = window.interaction.hint_service, window.session.match
    service.ask()
    service.dismiss()
    service.ask()
    service.dismiss()
    assert match.hints == 1


def test_the_page(qtbot: QtBot, tmp_path: Path, finished: Match) -> None:
    window = new_window(qtbot, folder=tmp_path)
    folders = Folders(tmp_path / "data", tmp_path / "documents")
    with History(folders.history) as history:
        history.add([counted(played(options, seed=seed), WHEN) for options in GAMES for seed in (3, 4)])
    service = window.services.history
    window.learning.statistics.action.trigger()
    page = window.pages.page
    assert isinstance(page, StatisticsPage)
    qtbot.waitUntil(lambda: page.games.rows.rowCount() > 0)
    assert page.stack.currentWidget() is page.splitter
    assert page.games.rows.rowCount() == 6
    for number in range(page.tabs.count()):
        page.tabs.setCurrentIndex(number)
        section = page.tabs.currentWidget()
        assert isinstance(section, Section)
        assert section.table.accessibleName()
        if section.chart is not None:
            assert section.chart.accessibleName()
            QTest.keyClick(section.chart, Qt.Key.Key_Down)
    QToolTip.hideText()
    page.edition.setCurrentIndex(page.edition.findText("San Juan 1897"))
    with qtbot.waitSignal(service.told):
        page.edition.activated.emit(page.edition.currentIndex())
    assert page.games.rows.rowCount() == 2
    with qtbot.waitSignal(service.told):
        page.count_button.click()
    assert "1" in page.summary.text()
    with qtbot.waitSignal(service.told):
        page.delete_button.click()
    assert page.games.rows.rowCount() == 1
    with qtbot.waitSignal(window.learning.statistics.review_wanted) as wanted:
        page.review_button.click()
    assert wanted.args[0].game.decision is None
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert window.pages.page is None


def test_no_games_invite_to_play(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    window.learning.statistics.action.trigger()
    page = window.pages.page
    assert isinstance(page, StatisticsPage)
    qtbot.waitUntil(lambda: page.stack.currentWidget() is page.empty)
    page.play_button.click()
    assert window.pages.page is None
    assert window.dialogs.dialog is not None
