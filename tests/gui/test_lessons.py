"""Lessons in the window: the page, the card of the coach, leaving and continuing."""

import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

import attrs
import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox, QPushButton, QStyle, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.game import GameOptions
from puertorico_desktop.engine.games import kind_of
from puertorico_desktop.gui.app.languages import Languages
from puertorico_desktop.gui.face import GameFace
from puertorico_desktop.gui.games import FACES
from puertorico_desktop.gui.learn.coach_card import CoachCard
from puertorico_desktop.gui.learn.lessons.page import SIGN, LessonsPage, Row
from puertorico_desktop.gui.learn.lessons.part import LessonsPart
from puertorico_desktop.gui.learn.lessons.texts import LessonTexts, names_for
from puertorico_desktop.gui.style.theme import Scheme, Theme
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.languages import ENGLISH, LANGUAGES
from puertorico_desktop.learn.history.rows import LESSON, Try
from puertorico_desktop.learn.lessons.progress import LessonState, Progress, encode
from puertorico_desktop.learn.lessons.run import Table
from puertorico_desktop.saves.folders import Folders
from tests.gui.hands import new_window
from tests.gui.keyboard import take_keyboard

BLOCKADE = "puertorico/11-blockade"


def opened(qtbot: QtBot, window: MainWindow, lesson: str = BLOCKADE) -> LessonsPart:
    """Chooses that lesson on the page, and returns the part with it on the table."""
    part = window.learn_menu.lessons
    part.list_action.trigger()
    page = window.pages.page
    assert isinstance(page, LessonsPage)
    qtbot.waitUntil(lambda: page.list.count() > 0)
    page.chosen.emit(lesson)
    qtbot.waitUntil(lambda: part.run is not None and part.run.lesson.id == lesson)
    return part


def play(part: LessonsPart, window: MainWindow, *lines: str) -> None:
    """Plays moves of the player, and those of the others as the lesson has them."""
    session = window.session
    for line in lines:
        assert session.submit(session.game.parse(line), session.ply)
        while session.asked_person is None and not part.run.is_over:
            assert session.submit(Table(part.run.lesson).others_choose(part.run), session.ply)


def test_the_list_computes_the_words_of_each_edition_once(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Many lessons have options of their own, but the words depend on game and edition only."""
    computed = []

    def note(face: GameFace) -> Callable[[GameOptions], Mapping[str, str]]:
        words = face.lesson_words

        def noted(options: GameOptions) -> Mapping[str, str]:
            computed.append((options.game, kind_of(options).edition(options)))
            return words(options)

        return noted

    for face in FACES.values():
        monkeypatch.setattr(face, "lesson_words", note(face))
    window = new_window(qtbot)
    window.learn_menu.lessons.open_list()
    page = window.pages.page
    assert isinstance(page, LessonsPage)
    qtbot.waitUntil(lambda: page.list.count() > 0)
    assert computed
    assert len(computed) == len(set(computed))


def test_leaving_a_lesson_restores_a_game_that_had_not_begun(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    match = window.session.match
    match.play(match.game.legal_actions()[0])
    window.session.open(match, begin=False)
    part = opened(qtbot, window)
    part.leave()
    qtbot.waitUntil(lambda: window.session.match is match)
    assert part.run is None


def test_solving_a_lesson_records_it_and_restores_the_game(qtbot: QtBot, tmp_path: Path) -> None:
    window = new_window(qtbot)
    game = window.session.match
    part = opened(qtbot, window)
    assert window.pages.page is None
    assert part.card.isVisible()
    assert not window.saver.save_action.isEnabled()
    play(part, window, "choose captain", "load 1 corn -> ship 4")
    assert "4 coffee, 4 VP for Clara" in part.card.words.reply
    part.card.back_button.click()
    assert len(part.card.words.tries) == 1
    play(part, window, "load 2 sugar -> ship 5")
    assert part.card.words.is_done
    assert part.card.words.why
    assert not window.session.steps.holders
    while window.session.asked_person is None:  # the moves of the others are shown to the end of their turns
        assert window.session.submit(Table(part.run.lesson).others_choose(part.run), window.session.ply)
    assert window.session.steps.holders
    part.card.leave_button.click()
    qtbot.waitUntil(lambda: window.session.match is game)
    assert isinstance(window.pages.page, LessonsPage)
    assert part.run is None
    assert not part.card.isVisible()
    assert window.saver.save_action.isEnabled()
    window.services.save_service.wait_for_writes(5)
    kept = Progress(window.services.save_service.folders.lessons)
    kept.load()
    assert kept.get(BLOCKADE).done
    tries: list[Try] = []
    window.services.history.perform(lambda history: tries.extend(history.tries(LESSON)))
    qtbot.waitUntil(lambda: bool(tries))
    one = tries[-1]  # if there are two, the first comes with the file of lessons, as after a loss of that file
    assert (one.key, bool(one.done), one.hints, one.first) == (BLOCKADE, True, 0, False)
    assert not list(
        window.services.save_service.folders.autosaves.glob(f"*{part.progress.get(BLOCKADE).digest[:8]}*")
    )


def test_progress_that_cannot_be_written_is_told_once(qtbot: QtBot, tmp_path: Path) -> None:
    window = new_window(qtbot, folder=tmp_path)
    part = window.learn_menu.lessons
    window.services.save_service.wait_for_writes(30)
    path = window.services.save_service.folders.lessons
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(encode({}).replace(b'"format": 1', b'"format": 9'))
    part.progress.load()
    part.progress.put(BLOCKADE, LessonState(done=True))
    for _ in range(2):
        with qtbot.waitSignal(part._not_written):
            part._write()
    (box,) = window.findChildren(QMessageBox, "lessons_not_kept")
    assert box.text() == "What you learn is not kept at present."
    assert box.informativeText().startswith("The file was written by a newer version of this program;")
    box.close()


def background(button: QPushButton) -> QColor:
    """Returns the colour that is painted beside the text of a button."""
    return button.grab().toImage().pixelColor(button.width() // 2, 4)


def test_the_next_step_is_the_golden_button(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    part = opened(qtbot, window)
    card, gold = part.card, window.theme.color("gold")
    assert background(card.hint_button) == gold
    assert background(card.next_button) != gold
    play(part, window, "choose captain", "load 2 sugar -> ship 5")
    assert card.words.is_done
    assert background(card.hint_button) != gold
    assert background(card.next_button) == gold


def test_the_first_start_leads_into_a_lesson(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    part = window.learn_menu.lessons
    part.open_next_lesson()
    qtbot.waitUntil(lambda: part.run is not None)
    assert part.run.lesson.id == "puertorico/01-first-role"
    part.progress.put(part.run.lesson.id, LessonState(part.run.lesson.digest, done=True))
    part.open_next_lesson()
    qtbot.waitUntil(lambda: part.run.lesson.id == "puertorico/02-settler")
    part.show_tricks()
    qtbot.waitUntil(lambda: part.run.lesson.id == "puertorico/08-ashore")


def test_hints_are_shown_one_by_one_and_the_last_picks_the_piece(qtbot: QtBot) -> None:
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
    assert part.card.hint_button.text() == "Show the move"
    window.interaction.cancel()
    part.card.hint_button.click()
    assert window.interaction.picked is not None or window.interaction.hinted


def test_a_hint_speaks_of_the_decision_at_hand(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    part = opened(qtbot, window, "puertorico/01-first-role")
    part.card.hint_button.click()
    assert part.card.words.hints[0].startswith("Which role")
    play(part, window, "choose settler")
    assert part.card.words.hints[0].endswith("nobody take but you?")


def test_a_card_that_is_hidden_follows_the_look_when_it_is_shown(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = new_window(qtbot)
    part = opened(qtbot, window)
    part.card.leave_button.click()
    qtbot.waitUntil(lambda: part.run is None and not part.card.isVisible())
    styled: list[CoachCard] = []
    restyle = CoachCard._restyle
    monkeypatch.setattr(CoachCard, "_restyle", lambda card: (styled.append(card), restyle(card)))
    window.resize(window.size() * 1.3)
    window.theme.set_scheme(Scheme.CONTRAST)
    qtbot.wait(20)
    assert not styled
    card = opened(qtbot, window).card
    assert set(styled) == {card}
    qtbot.waitUntil(lambda: bool(texts_of(card)))
    assert {label.font().pixelSize() for label in texts_of(card)} == {card._letters}
    assert {label.palette().windowText().color().name() for label in texts_of(card)} == {
        window.theme.color("ink").name()
    }


def texts_of(card: CoachCard) -> list[QLabel]:
    """Returns the labels with the texts to be read."""
    return [label for label in card._content.findChildren(QLabel) if label.isVisible() and label.property("kind")]


def test_every_text_of_the_card_has_the_colour_of_the_scheme(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    card = opened(qtbot, window).card
    card.hint_button.click()

    def labels() -> list[QLabel]:
        return [label for label in card.findChildren(QLabel) if label.isVisible()]

    qtbot.waitUntil(lambda: {"lead", "hint"} <= {label.property("kind") for label in labels()})
    for scheme in (Scheme.CONTRAST, Scheme.LIGHT, Scheme.DARK):
        window.theme.set_scheme(scheme)
        for label in labels():
            assert label.palette().color(label.foregroundRole()) == window.theme.color("ink"), label.text()


def test_the_hint_button_is_disabled_if_the_hint_does_not_apply(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    part = opened(qtbot, window)
    for _ in range(3):
        part.card.hint_button.click()
    window.interaction.cancel()
    assert part.card.hint_button.isEnabled()
    play(part, window, "choose settler")
    run = part.run
    assert run is not None
    qtbot.waitUntil(lambda: run.is_asked)
    assert run.shown_move() is None
    qtbot.waitUntil(lambda: not part.card.hint_button.isEnabled())
    assert part.card.words.hints[-1].endswith("take your moves back.")
    part.card.restart_button.click()
    qtbot.waitUntil(part.card.hint_button.isEnabled)


def test_a_lesson_left_in_the_middle_is_continued(qtbot: QtBot) -> None:
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


@pytest.mark.parametrize(("move", "fits"), [("choose captain", True), ("build factory", False)])
def test_a_lesson_with_a_changed_file_is_continued_if_the_moves_are_legal(
    qtbot: QtBot, move: str, fits: bool
) -> None:
    window = new_window(qtbot)
    part = window.learn_menu.lessons
    part.progress.put(BLOCKADE, LessonState("of an earlier file", line=(move,)))
    part = opened(qtbot, window)
    assert part.run is not None
    assert part.run.own_moves == [move] * fits
    assert bool(part.card.words.note) is not fits


PLAYED = """
import sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from puertorico_desktop.gui.tools.sandbox import SilentBots, go_without_screen, sandbox
from puertorico_desktop.saves.folders import Folders

go_without_screen()
with sandbox(Folders(Path(sys.argv[1]) / "data", Path(sys.argv[1]) / "documents"), SilentBots()) as desktop:
    window = desktop.window
    part, session = window.learn_menu.lessons, window.session
    part.open_list()
    while window.pages.page is None or not window.pages.page.rows:
        QApplication.processEvents()
    part.open_lesson(sys.argv[2])
    while part.run is None:
        QApplication.processEvents()
    session.submit(session.game.parse(sys.argv[3]), session.ply)
    while True:
        QApplication.processEvents()
"""


@pytest.mark.long
def test_the_progress_of_a_lesson_survives_a_killed_process(qtbot: QtBot, tmp_path: Path) -> None:
    command = [sys.executable, "-c", PLAYED, str(tmp_path), BLOCKADE, "choose captain"]
    kept = Folders(tmp_path / "data", tmp_path / "documents").lessons
    with subprocess.Popen(command) as process:
        qtbot.waitUntil(lambda: kept.exists() and b"choose captain" in kept.read_bytes(), timeout=60_000)
        process.kill()
    part = opened(qtbot, new_window(qtbot, folder=tmp_path))
    assert part.run is not None
    assert part.run.own_moves == ["choose captain"]


def test_either_the_log_or_the_card_is_shown(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    part = opened(qtbot, window)
    window.learn_menu.coach.log_action.trigger()
    assert not part.card.isVisible()
    assert window.table.log.view.isVisible()
    window.table.log.back_button.click()
    assert part.card.isVisible()
    assert not window.table.log.view.isVisible()


def test_damaged_progress_is_reported_at_the_start(qtbot: QtBot, tmp_path: Path) -> None:
    window = new_window(qtbot, folder=tmp_path)
    folders = Folders(tmp_path / "data", tmp_path / "documents")
    folders.lessons.parent.mkdir(parents=True, exist_ok=True)
    folders.lessons.write_bytes(b"{")
    window.opener.welcome.show()
    qtbot.waitUntil(lambda: window.findChild(QMessageBox, "damaged_lessons") is not None)
    box = window.findChild(QMessageBox, "damaged_lessons")
    assert isinstance(box, QMessageBox)
    box.close()
    window.dialogs.close()


def test_damaged_progress_is_reported_and_restored_from_the_history(qtbot: QtBot, tmp_path: Path) -> None:
    window = new_window(qtbot, folder=tmp_path)
    folders = Folders(tmp_path / "data", tmp_path / "documents")
    window.services.history.keep_try(Try(LESSON, BLOCKADE, "x", "y"))
    folders.lessons.parent.mkdir(parents=True, exist_ok=True)
    folders.lessons.write_bytes(b"{")
    part = window.learn_menu.lessons
    part.list_action.trigger()
    qtbot.waitUntil(lambda: part.progress.get(BLOCKADE).done)
    box = window.findChild(QMessageBox, "damaged_lessons")
    (aside,) = folders.lessons.parent.glob("lessons.json.damaged-*")
    assert str(aside) in box.informativeText()
    assert part.progress.take_damaged_path() is None


def test_a_damaged_lesson_is_listed_with_the_error(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    folder = window.services.save_service.folders.own_lessons
    folder.mkdir(parents=True)
    (folder / "mine.toml").write_text("format = 1\ngame = 'chess'\n", encoding="utf-8")
    part = window.learn_menu.lessons
    part.list_action.trigger()
    page = window.pages.page
    assert isinstance(page, LessonsPage)
    qtbot.waitUntil(lambda: page.list.count() > 0)
    texts = [page.list.item(number).text() for number in range(page.list.count())]
    assert any("mine.toml" in text and "minutes is missing" in text for text in texts)
    spoken = [page.list.item(number).data(Qt.ItemDataRole.AccessibleTextRole) for number in range(page.list.count())]
    assert any(text and "mine.toml" in text and "minutes is missing" in text for text in spoken)


def test_the_parts_of_a_lesson_are_spoken_one_after_the_other(qtbot: QtBot) -> None:
    page = LessonsPage(Theme())
    qtbot.addWidget(page)
    page.show_rows([Row("one", "more", "puertorico", "The first role", "On your turn you choose a role.", 3, True)])
    assert page.accessibleName() == "Lessons"
    item = page.list.item(page.list.count() - 1)
    spoken = item.data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "The first role; 3 min; done; On your turn you choose a role."


def test_titles_of_lessons_are_aligned_after_any_sign(qtbot: QtBot) -> None:
    page = LessonsPage(Theme())
    qtbot.addWidget(page)
    states = {"✓": {"is_done": True}, "…": {"is_begun": True}, "○": {}}
    page.show_rows([Row(sign, "more", "puertorico", "Title", "", 3, **state) for sign, state in states.items()])
    lines = [page.list.item(number) for number in range(page.list.count())]
    lessons = [line for line in lines if line.data(Qt.ItemDataRole.UserRole)]
    assert [line.data(SIGN) for line in lessons] == list(states)
    assert [line.text() for line in lessons] == ["Title"] * 3
    lefts = set()
    for line in lessons:
        option = QStyleOptionViewItem()
        option.initFrom(page.list)
        option.rect = QRect(0, 0, 400, 30)
        page.list.itemDelegate().initStyleOption(option, page.list.indexFromItem(line))
        words = page.list.style().subElementRect(QStyle.SubElement.SE_ItemViewItemText, option, page.list)
        assert words.left() >= option.decorationSize.width() > 0
        lefts.add(words.left())
    assert len(lefts) == 1


def test_a_lesson_is_opened_with_the_keyboard(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    part = window.learn_menu.lessons
    part.list_action.trigger()
    page = window.pages.page
    assert isinstance(page, LessonsPage)
    qtbot.waitUntil(lambda: page.list.count() > 0)
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: part.run is not None)


def test_enter_presses_the_focused_button(qtbot: QtBot) -> None:
    """On the page, where it opened the lesson, and of the card on the table, where it did nothing."""
    window = new_window(qtbot)
    part = opened(qtbot, window)
    take_keyboard(qtbot, window)
    part.card.log_button.setFocus()
    with qtbot.waitSignal(part.card.log_requested):
        QTest.keyClick(part.card.log_button, Qt.Key.Key_Return)
    part.list_action.trigger()
    page = window.pages.page
    assert isinstance(page, LessonsPage)
    qtbot.waitUntil(lambda: page.list.count() > 0)
    page.back_button.setFocus()
    with qtbot.assertNotEmitted(page.chosen):
        QTest.keyClick(page.back_button, Qt.Key.Key_Return)
    assert window.pages.page is None


@pytest.mark.parametrize("scheme", Scheme)
def test_the_texts_of_the_card_show_the_focus(qtbot: QtBot, scheme: Scheme) -> None:
    """They are a stop of Tab, and have the focus after a button that goes."""
    window = new_window(qtbot)
    window.theme.set_scheme(scheme)
    part = opened(qtbot, window)
    take_keyboard(qtbot, window)
    area, focus = part.card.area, window.theme.color("focus")

    def edge() -> QColor:
        return area.grab().toImage().pixelColor(0, area.height() // 2)

    assert edge() != focus
    place = area.widget().mapTo(area, QPoint())
    area.setFocus()
    assert edge() == focus
    assert area.widget().mapTo(area, QPoint()) == place, "the texts stay in their place"


CARDS = ("puertorico/11-blockade", "puertorico/22-nobles", "puertorico/23-smuggler")
"""Lessons with long texts, of three editions and expansions."""


@pytest.mark.parametrize("size", [(1366, 768), (1024, 600)])
def test_no_text_of_the_card_is_cut_off_in_any_language(
    qtbot: QtBot, size: tuple[int, int], english: Languages
) -> None:
    """All texts of three lessons in one window, whose language changes during a lesson."""
    window = new_window(qtbot)
    edition = english.edition
    window.settings_applier.use_languages(english)
    window.resize(*size)
    try:
        for lesson in CARDS:
            part = opened(qtbot, window, lesson)
            for language in LANGUAGES:
                window.services.preferences.change(language=language)
                QApplication.processEvents()
                assert window.session.names == tuple(names_for(part.run.lesson))
                look_at_card(part)
    finally:
        window.services.preferences.change(language=ENGLISH)
        english.use_edition(edition)
        QApplication.processEvents()


@pytest.mark.parametrize("size", [(1366, 768), (1024, 600)])
def test_texts_of_the_card_grow_with_the_texts_of_the_table(qtbot: QtBot, size: tuple[int, int]) -> None:
    window = new_window(qtbot)
    window.resize(*size)
    part = opened(qtbot, window)

    def letters() -> set[int]:
        return {label.fontInfo().pixelSize() for label in part.card.area.findChildren(QLabel) if label.isVisible()}

    look_at_card(part)
    (usual,) = letters()
    window.services.preferences.change(text_size=150)
    look_at_card(part)
    assert all(one == pytest.approx(1.5 * usual, abs=1.5) for one in letters())
    assert part.card.heading.fontInfo().pixelSize() >= max(letters())
    window.services.preferences.change(text_size=100)
    look_at_card(part)
    assert letters() == {usual}


def test_the_button_of_the_page_grows_with_its_texts(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    window.learn_menu.lessons.list_action.trigger()
    page = window.pages.page
    assert isinstance(page, LessonsPage)
    usual = page.back_button.fontInfo().pixelSize()
    window.services.preferences.change(text_size=150)
    QApplication.processEvents()
    assert page.back_button.fontInfo().pixelSize() >= 1.4 * usual


def look_at_card(part: LessonsPart) -> None:
    """Shows the longest texts that the lesson may have, and checks that nothing is cut off."""
    card, run = part.card, part.run
    assert run is not None
    texts = LessonTexts.for_lesson(run.lesson, names_for(run.lesson))
    hints = tuple(texts.filled(hint.say) for hint in run.lesson.hints)
    reply = max((texts.filled(answer.say) for answer in run.lesson.answers), key=len)
    words = attrs.evolve(part.words(run), reply=reply, hints=hints, why=texts.filled(run.lesson.why))
    card.show_words(attrs.evolve(words, is_missed=True, can_go_back=True))
    for _ in range(4):  # the scroll bar appears, the lines are laid out, and the scroll bar may disappear again
        QApplication.processEvents()
    for button in card.buttons:
        if button.isVisible():
            assert button.width() >= button.fontMetrics().horizontalAdvance(button.text()), button.text()
            assert card.rect().contains(button.geometry()), button.text()
    lines = [label for label in card.area.findChildren(QLabel) if label.isVisible()]
    for label in (*lines, card.heading, card.number):
        assert label.height() >= label.heightForWidth(label.width()) - 1, label.text()
    for label in lines:
        assert card.area.widget().rect().contains(label.geometry()), label.text()


def test_the_card_counts_the_lessons_of_the_page(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    window.learn_menu.lessons.list_action.trigger()
    page = window.pages.page
    assert isinstance(page, LessonsPage)
    qtbot.waitUntil(lambda: page.list.count() > 0)
    assert page.count.text() == f"0 of {len(page.rows)} done"
    count = len(page.rows)
    assert opened(qtbot, window).card.words.number == f"lesson 11 of {count}"


def test_a_window_opened_with_a_lesson_shows_its_number_and_the_next(qtbot: QtBot) -> None:
    """It was begun in the window of another game."""
    lesson = opened(qtbot, new_window(qtbot)).run.match
    window = new_window(qtbot)
    window.session.open(lesson)
    card = window.learn_menu.lessons.card
    next_action = window.learn_menu.coach.next_action
    assert not next_action.isEnabled()
    qtbot.waitUntil(lambda: card.words.number.startswith("lesson 11 of "))
    assert card.words.has_next
    assert next_action.isEnabled()


def test_a_key_opens_the_next_lesson(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    next_action = window.learn_menu.coach.next_action
    assert not next_action.isVisible()
    part = opened(qtbot, window)
    assert part.run is not None
    first = part.run.lesson.id
    assert next_action.shortcut().toString() == "F4"
    next_action.trigger()
    qtbot.waitUntil(lambda: part.run is not None and part.run.lesson.id != first)
    assert part.card.words.number.startswith("lesson 12 of ")
    part.leave()
    qtbot.waitUntil(lambda: part.run is None)
    assert not next_action.isVisible()
    assert not next_action.isEnabled()
