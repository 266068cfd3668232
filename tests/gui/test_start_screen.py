"""The start screen."""

import re
from pathlib import Path

import attrs
import pytest
from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from puertorico_desktop.engine.games import USUAL_GAME
from puertorico_desktop.gui.app.languages import Languages
from puertorico_desktop.gui.app.settings import Settings
from puertorico_desktop.gui.games import FACES, choices_for, face_of
from puertorico_desktop.gui.learn.challenges.puzzles_page import PuzzlesPage
from puertorico_desktop.gui.learn.lessons.page import LessonsPage
from puertorico_desktop.gui.play.file_reports import LastGame, OpenedGame
from puertorico_desktop.gui.puertorico.choices import Preset, preset_of
from puertorico_desktop.gui.puertorico.windows.auction_dialog import AuctionDialog
from puertorico_desktop.gui.windows.load_game import LoadGameDialog
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.gui.windows.new_game import NewGameDialog
from puertorico_desktop.gui.windows.pages import Page
from puertorico_desktop.gui.windows.settings_dialog import SettingsDialog
from puertorico_desktop.gui.windows.start_screen import StartChoice, StartScreen
from puertorico_desktop.languages import ENGLISH, LANGUAGES
from puertorico_desktop.learn.lessons.progress import LessonState
from puertorico_desktop.match.match import GameSetup, Match
from tests.gui.hands import new_window
from tests.gui.table import finish


def shown(window: MainWindow) -> StartScreen:
    screen = window.dialogs.dialog
    assert isinstance(screen, StartScreen)
    return screen


def press(action: QAction) -> None:
    """Presses the shortcut of an action in the widget with the focus."""
    keys = action.shortcut()[0]
    QTest.keyPress(QApplication.focusWidget(), keys.key(), keys.keyboardModifiers())


def test_the_first_start_offers_lessons_first(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    opened: list[str] = []
    teach = StartChoice("teach", "T&each me", "How it is played", "start_learn", lambda: opened.append("lessons"))
    tricks = StartChoice("tricks", "Tric&ks", "How it is won", "start_tricks", lambda: opened.append("tricks"))
    window.opener.welcome.more_choices = lambda: [tricks, teach]
    window.session.open(window.session.match, begin=False)
    window.opener._on_last_found(None)
    screen = shown(window)
    assert [card.objectName() for card in screen.cards] == ["teach", "tricks", "play", "new", "open"]
    assert screen.heading.text() == "Welcome!"
    assert screen.focusWidget() is screen.cards[0]
    QTest.keyClick(screen.cards[0], Qt.Key.Key_Return)
    assert opened == ["lessons"]
    assert window.dialogs.dialog is None


def test_play_starts_a_game_for_beginners_at_the_first_start(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    window.session.open(window.session.match, begin=False)
    window.opener._on_last_found(None)
    shown(window).card("play").click()
    assert window.session.has_begun
    assert window.dialogs.dialog is None


def test_play_starts_a_game_with_the_choices_of_last_time(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    last = FACES["sanjuan"].usual_choices()
    preferences = window.services.preferences
    preferences.settings = attrs.evolve(preferences.settings.with_choices("sanjuan", last), game="sanjuan")
    begun: list[GameSetup] = []
    window.dialogs.other_game.disconnect()
    window.dialogs.other_game.connect(begun.append)
    window.opener.welcome.action.trigger()
    card = shown(window).card("play")
    assert card.accessibleDescription() == "San Juan 1897 at once, with the players and the rules of last time."
    card.click()
    assert [(setup.options, set(setup.seats)) for setup in begun] == [(last.options, set(last.setup().seats))]


def test_the_start_screen_without_a_running_game_has_no_continue(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    window.session.open(window.session.match, begin=False)
    window.opener._on_last_found(LastGame(None))
    screen = shown(window)
    assert screen.heading.text() == "Welcome back!"
    assert [card.objectName() for card in screen.cards] == [
        "play",
        "new",
        "learn",
        "daily",
        "puzzles",
        "open",
        "statistics",
    ]


@pytest.mark.parametrize(("is_own_file", "is_rescued"), [(True, True), (True, False), (False, False)])
def test_the_start_screen_names_the_file_with_the_moves_that_were_not_autosaved(
    qtbot: QtBot, tmp_path: Path, is_own_file: bool, is_rescued: bool
) -> None:
    window = new_window(qtbot)
    match = Match.new(window.session.setup)
    match.play(match.game.legal_actions()[0])
    path = tmp_path / "Anna.prgame"
    opened = OpenedGame(match, face_of(match.setup.options).prepared(match), path if is_own_file else None)
    window.opener._on_last_found(LastGame(opened, crashed=True, has_more_moves=is_rescued))
    screen = shown(window)
    assert screen.heading.text() == "The program ended unexpectedly."
    assert (str(path) in screen.words.text()) is is_rescued
    screen.card("continue").click()
    window.opener.welcome.action.trigger()
    assert not shown(window).words.text()


def test_the_start_screen_tells_which_lessons_are_done(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    lessons = window.learn_menu.lessons
    window.opener.welcome.action.trigger()
    card = shown(window).card("learn")
    assert card.accessibleDescription() == "Short lessons at the table, from the first role on."
    lessons.progress.put("puertorico/01-first-role", LessonState("digest", done=True))
    with qtbot.waitSignal(lessons.read):
        lessons.read_ahead()
    assert re.fullmatch(r"Next: Settler\. 1 of \d+ lessons are done\.", card.accessibleDescription())
    assert lessons.reached("first") == "Next: Settler. 1 of 7 lessons are done."
    assert lessons.reached("tricks") == ""
    for one in lessons._entries:
        lessons.progress.put(one.id, LessonState("digest", done=True))
    assert lessons.reached("first") == "All 7 lessons are done."


def test_lessons_are_not_read_for_the_start_screen_before_one_is_done(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    lessons = window.learn_menu.lessons
    lessons.read_ahead()
    window.services.save_service.wait_for_writes(5)
    QApplication.processEvents()
    assert not lessons._entries
    assert not lessons._is_listing


def test_the_start_screen_leads_to_the_puzzles(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    window.opener.welcome.action.trigger()
    shown(window).card("puzzles").click()
    assert isinstance(window.pages.page, PuzzlesPage)


def test_play_after_a_finished_game_starts_another(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    before = window.session.match
    finish(window.session)
    window.opener.welcome.action.trigger()
    screen = shown(window)
    assert screen.heading.text() == "Welcome back!"
    screen.card("play").click()
    assert window.session.match is not before
    assert window.session.has_begun


@pytest.mark.parametrize("auctions", [False, True])
def test_escape_starts_a_game_with_the_choices_of_last_time(qtbot: QtBot, auctions: bool) -> None:
    window = new_window(qtbot)
    last = attrs.evolve(FACES[USUAL_GAME].usual_choices(), bids=auctions)
    two = tuple(attrs.evolve(seat, bot=None) for seat in last.seats[:2])
    last = attrs.evolve(last, seats=(*two, *last.seats[2:]))
    preferences = window.services.preferences
    preferences.settings = preferences.settings.with_choices(USUAL_GAME, last)
    window.session.open(window.session.match, begin=False)
    window.opener._on_last_found(LastGame(None))
    QTest.keyClick(shown(window), Qt.Key.Key_Escape)
    assert isinstance(window.dialogs.dialog, AuctionDialog) == auctions
    assert window.session.has_begun != auctions
    if auctions:
        window.dialogs.dialog.reject()
        qtbot.waitUntil(lambda: isinstance(window.dialogs.dialog, StartScreen))


@pytest.mark.parametrize("key", ["new", "open", "settings"])
def test_shortcuts_open_dialogs_over_the_start_screen(qtbot: QtBot, key: str) -> None:
    window = new_window(qtbot)
    window.session.open(window.session.match, begin=False)
    window.opener._on_last_found(None)
    screen = shown(window)
    qtbot.waitUntil(screen.isActiveWindow)
    actions = {"new": window.menus.new_action, "open": window.opener.open_action}
    press(actions.get(key, window.menus.settings_action))
    dialog = window.dialogs.dialog
    assert isinstance(dialog, {"new": NewGameDialog, "open": LoadGameDialog}.get(key, SettingsDialog))
    assert not window.session.has_begun, "another dialog in its place is no answer"
    dialog.reject()
    qtbot.waitUntil(lambda: isinstance(window.dialogs.dialog, StartScreen))
    assert not window.session.has_begun


def test_f1_works_over_the_start_screen(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    window.opener.welcome.action.trigger()
    qtbot.waitUntil(shown(window).isActiveWindow)
    press(window.handbook.explain_action)
    book = window.handbook.book
    assert book is not None
    assert book.isVisible()
    assert book.page.topic == "concept:overview", "not what lies below the start screen"
    assert book.parentWidget() is shown(window), "it would be blocked"
    shown(window).reject()
    assert book.parentWidget() is window
    assert book.isVisible()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert isValid(book)


@pytest.mark.parametrize("opened", ["start", "new", "settings", "about"])
def test_the_key_to_quit_works_in_every_dialog(qtbot: QtBot, opened: str) -> None:
    window = new_window(qtbot)
    menus = window.menus
    actions = {"start": window.opener.welcome.action, "new": menus.new_action, "settings": menus.settings_action}
    actions.get(opened, menus.about_action).trigger()
    dialog = window.dialogs.dialog
    assert dialog is not None
    qtbot.waitUntil(dialog.isActiveWindow)
    press(menus.quit_action)
    assert not window.isVisible()


def test_a_running_game_can_be_continued(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    window.opener.welcome.action.trigger()
    screen = shown(window)
    assert [card.objectName() for card in screen.cards] == [
        *("continue", "play", "new", "learn", "daily", "puzzles", "open", "statistics")
    ]
    assert "round 1" in screen.cards[0].accessibleDescription()
    QTest.keyClick(screen, Qt.Key.Key_Escape)
    assert window.dialogs.dialog is None
    assert window.session.has_begun


def test_closing_a_page_without_a_running_game_shows_the_start_screen(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    window.session.open(window.session.match, begin=False)
    window.pages.open_page(Page(window.theme))
    window.pages.close_page()
    qtbot.waitUntil(lambda: isinstance(window.dialogs.dialog, StartScreen))
    shown(window).card("new").click()
    assert not isinstance(window.dialogs.dialog, StartScreen)
    window.dialogs.close()


def test_the_start_screen_after_a_cancelled_dialog_has_the_focus_where_it_was(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    window.session.open(window.session.match, begin=False)
    window.opener.welcome.action.trigger()
    assert shown(window).focusWidget() is shown(window).cards[0]
    shown(window).card("new").click()
    dialog = window.dialogs.dialog
    assert isinstance(dialog, NewGameDialog)
    dialog.reject()
    qtbot.waitUntil(lambda: isinstance(window.dialogs.dialog, StartScreen))
    assert shown(window).focusWidget() is shown(window).card("new")
    shown(window).close()
    window.opener.welcome.action.trigger()
    assert shown(window).focusWidget() is shown(window).cards[0]


def test_closing_a_dialog_over_a_page_returns_to_the_page(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    window.session.open(window.session.match, begin=False)
    window.pages.open_page(Page(window.theme))
    window.menus.settings_action.trigger()
    assert window.dialogs.dialog is not None
    window.dialogs.dialog.reject()
    qtbot.wait(10)
    assert window.dialogs.dialog is None


def test_the_new_game_dialog_has_buttons_for_lessons_and_the_daily_game(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    window.session.open(window.session.match, begin=False)
    window.dialogs.new_game()
    dialog = window.dialogs.dialog
    assert isinstance(dialog, NewGameDialog)
    buttons = {button.text(): button for button in dialog.buttons.buttons()}
    assert "Today's game" in buttons
    assert not any(buttons[name].isDefault() or buttons[name].hasFocus() for name in ("Lessons", "Today's game"))
    assert dialog.start_button.isDefault(), "Enter begins the game"
    buttons["Lessons"].click()
    assert isinstance(window.pages.page, LessonsPage)
    assert window.dialogs.dialog is None
    assert not window.session.has_begun


@pytest.mark.parametrize("game", FACES)
def test_the_default_choices_of_a_first_game_are_for_beginners(game: str) -> None:
    choices = choices_for(Settings(), game)
    assert choices.free_undo
    assert {seat.bot for seat in choices.playing} == {None, "easy"}


def test_the_default_choices_are_the_preset_first_game() -> None:
    choices = choices_for(Settings(), USUAL_GAME)
    assert preset_of(choices.options, choices.free_undo) is Preset.FIRST_GAME


def test_the_focus_after_the_start_is_on_the_table_and_not_on_a_button(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    table = window.table
    window.session.open(window.session.match, begin=False)
    table.prompt.buttons[0].setFocus()
    window.opener.welcome.action.trigger()
    shown(window).card("new").click()
    window.dialogs.close()
    assert window.focusWidget() is table.entrance
    window.session.begin()
    button = next(one for one in table.prompt.buttons if one.id == "hint")
    button.setFocus(Qt.FocusReason.TabFocusReason)
    move = window.session.match.game.legal_actions()[0]
    assert window.session.submit(move, 0)
    focus = window.focusWidget()
    assert focus is table.entrance or (focus in table.prompt.buttons and focus.id == "hint")


@pytest.mark.parametrize(("scale", "columns"), [(1.0, 2), (2.0, 1)])
def test_no_card_is_beyond_the_side_of_a_small_screen(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, scale: float, columns: int
) -> None:
    monkeypatch.setattr(StartScreen, "place", QRect(0, 0, 1024, 600))
    window = new_window(qtbot)
    window.dialogs.scale = scale
    window.session.open(window.session.match, begin=False)
    window.opener._on_last_found(None)
    screen = shown(window)
    QApplication.processEvents()
    assert len({card.x() for card in screen.cards}) == columns
    assert all(card.mapTo(screen, card.rect().bottomRight()).x() < screen.width() <= 1024 for card in screen.cards)


@pytest.mark.own_words
def test_the_language_is_chosen_on_the_start_screen(qtbot: QtBot, english: Languages) -> None:
    window = new_window(qtbot)
    window.settings_applier.use_languages(english)
    window.session.open(window.session.match, begin=False)
    window.opener._on_last_found(None)
    screen = shown(window)
    box = screen.language
    assert (box.currentText(), box.accessibleName()) == ("English", "Language")
    assert [box.itemText(index) for index in range(box.count())] == list(LANGUAGES.values())
    box.setCurrentIndex(box.findData("ja"))
    box.activated.emit(box.currentIndex())
    try:
        qtbot.waitUntil(lambda: screen.heading.text() == "ようこそ！")
        assert (box.currentText(), box.accessibleName()) == ("日本語", "言語")
        assert screen.windowTitle() == "スタート"
        assert screen.card("play").text() == "すぐに遊ぶ(&J)"
        assert "ここではまだ" in screen.words.text()
        assert window.services.preferences.settings.language == "ja"
    finally:
        english.use(ENGLISH)
    qtbot.waitUntil(lambda: screen.heading.text() == "Welcome!")
    assert box.currentText() == "English"
