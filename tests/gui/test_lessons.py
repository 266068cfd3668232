"""Lessons in the window: the page, the coach's card, leaving and coming back."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from puertorico_desktop.gui.learn.lessons.page import LessonsPage
from puertorico_desktop.gui.learn.lessons.part import LessonsPart
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.learn.lessons.progress import LessonState, Progress
from puertorico_desktop.learn.lessons.run import Table
from tests.gui.hands import new_window

BLOCKADE = "puertorico/11-blockade"


def opened(qtbot: QtBot, window: MainWindow, lesson: str = BLOCKADE) -> LessonsPart:
    """The part with that lesson on the table, chosen on the page."""
    part = window.learning.lessons
    part.list_action.trigger()
    page = window.pages.page
    assert isinstance(page, LessonsPage)
    qtbot.waitUntil(lambda: page.list.count() > 0)
    page.chosen.emit(lesson)
    qtbot.waitUntil(lambda: part.run is not None and part.run.lesson.id == lesson)
    return part


def play(part: LessonsPart, window: MainWindow, *lines: str) -> None:
    """Plays moves of the player, and the others' as a lesson has them."""
    session = window.session
    for line in lines:
        assert session.submit(session.game.parse(line), session.ply)
        while session.asked_person is None and not part.run.is_over:
            assert session.submit(Table(part.run.lesson).others_choose(part.run), session.ply)


def test_a_lesson_is_solved_and_kept_and_the_game_comes_back(qtbot: QtBot, tmp_path: Path) -> None:
    window = new_window(qtbot)
    game = window.session.match
    part = opened(qtbot, window)
    assert window.pages.page is None
    assert part.card.isVisible()
    assert not window.saving.save_action.isEnabled()
    play(part, window, "choose captain", "load 1 corn -> ship 4")
    assert "4 coffee, 4 VP for Clara" in part.card.words.reply
    part.card.back_button.click()
    assert len(part.card.words.tries) == 1
    play(part, window, "load 2 sugar -> ship 5")
    assert part.card.words.is_done
    assert part.card.words.why
    assert window.session.is_suspended
    part.card.leave_button.click()
    qtbot.waitUntil(lambda: window.session.match is game)
    assert part.run is None
    assert not part.card.isVisible()
    assert window.saving.save_action.isEnabled()
    window.services.keeper.settle(5)
    kept = Progress(window.services.keeper.folders.lessons)
    kept.load()
    assert kept.get(BLOCKADE).done
    assert not list(window.services.keeper.folders.autosaves.glob(f"*{part.progress.get(BLOCKADE).digest[:8]}*"))


def test_the_first_start_leads_into_a_lesson(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    part = window.learning.lessons
    part.teach()
    qtbot.waitUntil(lambda: part.run is not None)
    assert part.run.lesson.id == "puertorico/01-first-role"
    part.progress.put(part.run.lesson.id, LessonState(part.run.lesson.digest, done=True))
    part.teach()
    qtbot.waitUntil(lambda: part.run.lesson.id == "puertorico/02-settler")
    part.show_tricks()
    qtbot.waitUntil(lambda: part.run.lesson.id == "puertorico/08-ashore")


def test_hints_come_one_after_the_other_and_the_last_puts_the_piece_into_the_hand(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    part = opened(qtbot, window)
    part.card.hint_button.click()
    assert part.card.words.hints[0].startswith("Which ships")
    assert not window.interaction.hinted
    part.card.hint_button.click()
    assert window.interaction.hinted
    part.card.hint_button.click()
    assert len(part.card.words.hints) == 3
    assert window.interaction.picked is not None or window.interaction.hinted
    assert not part.card.hint_button.isEnabled()


def test_a_lesson_left_in_the_middle_goes_on_there(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    part = opened(qtbot, window)
    play(part, window, "choose captain")
    part.card.leave_button.click()
    qtbot.waitUntil(lambda: part.run is None)
    part = opened(qtbot, window)
    assert part.run is not None
    assert part.run.own_moves == ["choose captain"]
    part.card.restart_button.click()
    assert window.session.ply == 0


def test_the_log_and_the_card_take_turns(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    part = opened(qtbot, window)
    window.learning.coach.log_action.trigger()
    assert not part.card.isVisible()
    assert window.table.log.view.isVisible()
    window.table.log.back_button.click()
    assert part.card.isVisible()
    assert not window.table.log.view.isVisible()


def test_a_damaged_lesson_is_listed_with_its_fault(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    folder = window.services.keeper.folders.own_lessons
    folder.mkdir(parents=True)
    (folder / "mine.toml").write_text("format = 1\ngame = 'chess'\n", encoding="utf-8")
    part = window.learning.lessons
    part.list_action.trigger()
    page = window.pages.page
    assert isinstance(page, LessonsPage)
    qtbot.waitUntil(lambda: page.list.count() > 0)
    texts = [page.list.item(number).text() for number in range(page.list.count())]
    assert any("mine.toml" in text and "minutes is missing" in text for text in texts)


def test_the_page_is_played_by_keys(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    part = window.learning.lessons
    part.list_action.trigger()
    page = window.pages.page
    assert isinstance(page, LessonsPage)
    qtbot.waitUntil(lambda: page.list.count() > 0)
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: part.run is not None)


@pytest.mark.parametrize("size", [(1366, 768), (1024, 600)])
def test_nothing_on_the_card_is_cut(qtbot: QtBot, size: tuple[int, int]) -> None:
    window = new_window(qtbot)
    window.resize(*size)
    part = opened(qtbot, window)
    qtbot.wait(50)
    for button in part.card.buttons:
        if button.isVisible():
            assert button.width() >= button.fontMetrics().horizontalAdvance(button.text())
            assert part.card.rect().contains(button.geometry())
    for label in part.card.area.findChildren(QLabel):
        assert label.height() >= label.heightForWidth(label.width()) - 1
