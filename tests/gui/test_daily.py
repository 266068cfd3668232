"""The game of the day in the window."""

from __future__ import annotations

import shutil
from datetime import date, timedelta
from typing import Any

import attrs
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from puertorico_desktop.gui.games import face_of
from puertorico_desktop.gui.learn.challenges.code_dialog import CodeDialog
from puertorico_desktop.gui.learn.challenges.codes_part import CodesPart
from puertorico_desktop.gui.learn.challenges.daily_page import DailyPage
from puertorico_desktop.gui.learn.challenges.daily_service import DailyService, key_of
from puertorico_desktop.gui.learn.review.review_page import ReviewPage
from puertorico_desktop.gui.learn.review.review_service import ReviewService
from puertorico_desktop.gui.play.file_reports import LastGame, OpenedGame
from puertorico_desktop.gui.texts.prompts import one_try_tip
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.gui.windows.score_sheet import ScoreSheetDialog
from puertorico_desktop.gui.windows.start_screen import StartScreen
from puertorico_desktop.learn.challenges.daily import Daily, Par, counts, daily_of, par_of
from puertorico_desktop.learn.challenges.worker import Done, Work, serve
from puertorico_desktop.match.match import Match, UndoObstacle
from puertorico_desktop.saves.autosave import AutosaveStore
from tests.gui.hands import LEFT, new_window
from tests.gui.table import bots_of, finish
from tests.learn.challenges.test_daily import of_few_nodes

DAY = date(2026, 11, 28)
"""A classic game, in which the player has the second seat."""


ASK_PAR = DailyService.ask_par


@pytest.fixture(autouse=True)
def today(monkeypatch: pytest.MonkeyPatch) -> list[Daily]:
    """The days of which par was requested; the date is that of `DAY`."""
    asked: list[Daily] = []
    monkeypatch.setattr(DailyService, "today", staticmethod(lambda: DAY))
    monkeypatch.setattr(DailyService, "ask_par", lambda self, daily: asked.append(daily))
    return asked


def page_of(qtbot: QtBot, window: MainWindow) -> DailyPage:
    with qtbot.waitSignal(window.learn_menu.daily.service.changed):
        window.learn_menu.daily.action.trigger()
    page = window.pages.page
    assert isinstance(page, DailyPage)
    return page


def begin(qtbot: QtBot, window: MainWindow) -> None:
    page = page_of(qtbot, window)
    service = window.learn_menu.daily.service
    with qtbot.waitSignals([window.session.started, service.changed]):
        assert page.focusWidget() is page.play_button
        QTest.keyClick(page.play_button, Qt.Key.Key_Return)


def until_asked(qtbot: QtBot, window: MainWindow) -> None:
    """Lets bots move until the player has to decide."""
    session = window.session
    while session.asked_person is None:
        bots_of(session).answer()
        qtbot.wait(1)


def test_the_game_of_the_day_has_no_undo_and_no_hints(qtbot: QtBot, today: list[Daily]) -> None:
    window = new_window(qtbot)
    begin(qtbot, window)
    session = window.session
    daily = daily_of(DAY)
    assert session.setup.seed == daily.game.seed
    assert key_of(session.match) == DAY.isoformat()
    assert today[0] == daily
    until_asked(qtbot, window)
    assert session.asked_person == daily.game.seat
    hint = next(button for button in window.interaction.buttons() if button.id == "hint")
    assert (hint.enabled, hint.reason) == (False, one_try_tip())
    assert not window.menus.answer_actions["hint"].isEnabled()
    session.submit(session.game.legal_actions()[0], session.ply)
    assert session.match.undo_obstacle() is UndoObstacle.ONE_TRY
    assert not window.menus.undo_action.isEnabled()
    undo = next(button for button in window.interaction.buttons() if button.id == "undo")
    assert "One try counts" in undo.reason
    session.look_back(0)
    assert not window.replay.actions["branch"].isEnabled()
    window.close()


def test_no_button_without_a_text_has_the_focus_before_the_games_are_known(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(DailyService, "ask", lambda self: None)
    window = new_window(qtbot)
    window.learn_menu.daily.action.trigger()
    page = window.pages.page
    assert isinstance(page, DailyPage)
    assert QApplication.focusWidget() in (page, None)
    assert [one for one in page.findChildren(QPushButton) if one.isVisible() and not one.text()] == []


def test_its_code_can_be_copied_once_the_try_that_counts_is_over(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    begin(qtbot, window)
    codes = next(part for part in window.learn_menu._parts if isinstance(part, CodesPart))
    assert not codes.copy_action.isEnabled()
    assert "One try counts" in codes.copy_action.toolTip()
    dialog = CodeDialog(window.session.match, window)
    assert not dialog.copy_button.isEnabled()
    assert "One try counts" in dialog.own.text()
    finish(window.session)
    window.dialogs.close()
    assert codes.copy_action.isEnabled()
    assert CodeDialog(window.session.match, window).own.text() == daily_of(DAY).code
    window.close()


def test_the_game_of_the_day_can_be_left_continued_and_finished(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    begin(qtbot, window)
    session, service = window.session, window.learn_menu.daily.service
    game = session.match.id
    until_asked(qtbot, window)
    ply = session.ply
    window.services.save_service.wait_for_writes(5)
    session.start(session.setup)  # another game
    assert session.match.id != game
    page = page_of(qtbot, window)
    assert "You have begun it" in page.result.text()
    assert not page.code_button.isVisible()
    with qtbot.waitSignal(session.started):
        QTest.mouseClick(page.play_button, LEFT)
    assert (session.match.id, session.ply) == (game, ply)
    page = page_of(qtbot, window)
    QTest.mouseClick(page.play_button, LEFT)  # the game is at the table
    assert window.pages.page is None
    with qtbot.waitSignals([service.changed, service.changed]):
        finish(session)
    window.dialogs.close()
    page = page_of(qtbot, window)
    qtbot.waitUntil(lambda: game in service.places)
    one = service.tries[DAY.isoformat()]
    assert one.done
    assert f"{one.points} points" in page.result.text()
    assert "is being worked out" in page.result.text()
    QTest.mouseClick(page.copy_button, LEFT)
    assert page.copy_button.text() == "Copied"
    with qtbot.waitSignal(service.changed):
        service.keep_par(DAY.isoformat(), Par(2, 40))
    assert "par: 40" in page.result.text()
    assert page.copy_button.text() == "&Copy result"
    assert page.code_button.isVisible()
    QTest.mouseClick(page.copy_button, LEFT)
    lines = QGuiApplication.clipboard().text().splitlines()
    assert len(lines) == 4
    assert lines[-1] == daily_of(DAY).code
    assert "Place" in lines[2]
    with qtbot.waitSignal(session.started):  # another try does not count
        QTest.mouseClick(page.play_button, LEFT)
    assert key_of(session.match) == ""
    assert session.match.challenge.startswith("practice:")
    window.close()


def test_a_try_that_the_start_screen_offers_goes_on_from_its_page(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    begin(qtbot, window)
    match = window.session.match
    until_asked(qtbot, window)
    opened = OpenedGame(match, face_of(match.setup.options).prepared(match))
    window.opener._on_last_found(LastGame(opened))
    screen = window.dialogs.dialog
    assert isinstance(screen, StartScreen)
    assert not window.session.has_begun
    screen.card("daily").click()
    page = window.pages.page
    assert isinstance(page, DailyPage)
    qtbot.waitUntil(page.play_button.isVisible)
    QTest.mouseClick(page.play_button, LEFT)
    QApplication.processEvents()
    assert window.pages.page is None
    assert window.dialogs.dialog is None
    assert window.session.match is match
    assert window.session.has_begun
    window.close()


def test_a_finished_game_of_the_day_can_be_reviewed_from_the_page(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ReviewService, "review", lambda *_: None)  # reviewing is tested elsewhere
    window = new_window(qtbot)
    begin(qtbot, window)
    session, service = window.session, window.learn_menu.daily.service
    game = session.match.id
    with qtbot.waitSignals([service.changed, service.changed]):
        finish(session)
    for elsewhere in (False, True):
        if elsewhere:
            window.pages.close_page()
            session.start(attrs.evolve(session.setup, seed=5))
        window.dialogs.close()
        page = page_of(qtbot, window)
        qtbot.waitUntil(page.review_button.isVisible)
        QTest.mouseClick(page.review_button, LEFT)
        qtbot.waitUntil(lambda: isinstance(window.pages.page, ReviewPage))
        assert session.match.id == game
    window.close()


def test_a_try_whose_file_is_missing_cannot_be_restarted(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    begin(qtbot, window)
    session, save_service = window.session, window.services.save_service
    until_asked(qtbot, window)
    game = session.match.id
    session.start(session.setup)
    save_service.wait_for_writes(5)
    for path in save_service.folders.autosaves.iterdir():
        shutil.rmtree(path)
    page = page_of(qtbot, window)
    with qtbot.waitSignal(save_service.missing):
        QTest.mouseClick(page.play_button, LEFT)
    qtbot.waitUntil(lambda: "not kept any more" in page.result.text())
    assert game in window.learn_menu.daily.service.lost
    assert page.code_button.isVisible()
    with qtbot.waitSignal(session.started):
        QTest.mouseClick(page.play_button, LEFT)
    assert session.match.challenge.startswith("practice:")
    window.close()


def test_a_try_played_in_another_window_cannot_be_continued(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    begin(qtbot, window)
    session, save_service = window.session, window.services.save_service
    until_asked(qtbot, window)
    game, ply = session.match.id, session.ply
    session.start(session.setup)
    save_service.wait_for_writes(5)
    other = AutosaveStore(save_service.folders.autosaves)
    assert other.claim(game)
    page = page_of(qtbot, window)
    with qtbot.waitSignal(save_service.played_elsewhere):
        QTest.mouseClick(page.play_button, LEFT)
    qtbot.waitUntil(lambda: page.result.text() == "Being played in another window")
    assert session.match.id != game
    other.release(game)
    with qtbot.waitSignal(session.started):
        QTest.mouseClick(page.play_button, LEFT)
    assert (session.match.id, session.ply) == (game, ply)
    assert not other.claim(game)  # this window owns the game as soon as it is read
    window.close()


def test_the_game_of_an_earlier_day_is_practice(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    page = page_of(qtbot, window)
    assert page.play_button.isVisible()
    assert not page.code_button.isVisible()  # nobody gets to know the game before the try that counts
    assert page.table.rows.rowCount() == 7
    page.table.selectRow(6)
    with qtbot.waitSignal(window.session.started):
        QTest.mouseClick(page.practise_button, LEFT)
    assert window.session.match.challenge == f"practice:{DAY - timedelta(7)}"
    assert window.session.can_undo or window.session.match.undo_obstacle() is not UndoObstacle.ONE_TRY
    window.close()


@pytest.mark.parametrize("is_daily", [True, False])
def test_the_score_sheet_of_a_try_leads_to_its_page(qtbot: QtBot, is_daily: bool) -> None:
    window = new_window(qtbot)
    window.session.match.challenge = f"daily:{DAY}" if is_daily else ""
    finish(window.session)
    window.dialogs.show_scores()
    sheet = window.dialogs.dialog
    assert isinstance(sheet, ScoreSheetDialog)
    assert sheet.again_button.isVisible() is not is_daily
    assert sheet.daily_button.isVisible() is is_daily
    if is_daily:
        sheet.daily_button.click()
        assert isinstance(window.pages.page, DailyPage)


@pytest.mark.parametrize("challenge", ["daily:foo", "daily:0001-01-01", f"daily:{DAY}"])
def test_opening_a_file_with_a_challenge_does_not_use_up_the_try(qtbot: QtBot, challenge: str) -> None:
    window = new_window(qtbot)
    session, service = window.session, window.learn_menu.daily.service
    match: Match[Any] = Match.new(session.setup)
    match.challenge = challenge
    session.open(match)
    finish(session)
    with qtbot.waitSignal(service.changed):
        service.ask()
    assert service.tries == {}
    assert service.counts(daily_of(DAY))
    window.close()


def test_a_lost_computation_of_par_is_shown_and_can_be_repeated(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = new_window(qtbot)
    begin(qtbot, window)
    service = window.learn_menu.daily.service
    with qtbot.waitSignals([service.changed, service.changed]):
        finish(window.session)
    window.dialogs.close()
    wanted: list[Any] = []
    monkeypatch.setattr(DailyService, "ask_par", ASK_PAR)
    monkeypatch.setattr(service._worker, "ask", lambda call, daily: wanted.append(daily) or len(wanted))
    page = page_of(qtbot, window)
    assert wanted == [daily_of(DAY)]
    assert "is being worked out" in page.result.text()
    service._worker.lost.emit(1)
    assert "could not be worked out" in page.result.text()
    with qtbot.waitSignal(service.changed):
        service.ask()
    assert len(wanted) == 2
    assert "is being worked out" in page.result.text()
    with qtbot.waitSignal(service.changed):
        service._worker.done.emit(2, Par(1, 50))
    assert "par: 50" in page.result.text()
    window.close()


def test_setting_the_clock_back_does_not_allow_a_second_try() -> None:
    days = [DAY + timedelta(number) for number in (-1, 0, 1)]
    assert [counts(day, DAY, ()) for day in days] == [False, True, False]
    assert not counts(DAY, DAY, [DAY.isoformat()])
    assert not counts(DAY, DAY, [days[2].isoformat()])
    assert counts(DAY, DAY, [days[0].isoformat()])


def test_the_worker_answers_with_par(monkeypatch: pytest.MonkeyPatch) -> None:
    class Pipe:
        def __init__(self) -> None:
            self.sent: list[Done] = []
            self.waiting = [Work("day", par_of, (of_few_nodes(daily_of(date(2026, 11, 26)), 2),))]

        def recv(self) -> Work:
            if not self.waiting:
                raise EOFError
            return self.waiting.pop()

        def send(self, message: Done) -> None:
            self.sent.append(message)

    monkeypatch.setattr("puertorico_desktop.learn.challenges.worker.lower_priority", lambda: None)
    pipe = Pipe()
    serve(pipe)  # type: ignore[arg-type]
    assert [done.key for done in pipe.sent] == ["day"]
    assert pipe.sent[0].result.points > 0
