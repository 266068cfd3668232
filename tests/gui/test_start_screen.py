"""The start screen."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.games import USUAL_GAME
from puertorico_desktop.gui.app.settings import Settings
from puertorico_desktop.gui.games import FACES, choices_for
from puertorico_desktop.gui.learn.lessons.page import LessonsPage
from puertorico_desktop.gui.puertorico.choices import Preset, preset_of
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.gui.windows.new_game import NewGameDialog
from puertorico_desktop.gui.windows.pages import Page
from puertorico_desktop.gui.windows.start_screen import StartChoice, StartScreen
from tests.gui.hands import new_window


def shown(window: MainWindow) -> StartScreen:
    screen = window.dialogs.dialog
    assert isinstance(screen, StartScreen)
    return screen


def test_the_first_start_offers_lessons_first(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    opened: list[str] = []
    teach = StartChoice("teach", "T&each me", "How it is played", "start_learn", lambda: opened.append("lessons"))
    tricks = StartChoice("tricks", "Tric&ks", "How it is won", "start_tricks", lambda: opened.append("tricks"))
    window.opening.more_choices = lambda: [tricks, teach]
    window.session.open(window.session.match, begin=False)
    window.opening._on_last_found(None)
    screen = shown(window)
    assert [card.objectName() for card in screen.cards] == ["teach", "tricks", "play", "new", "open"]
    assert screen.heading.text() == "Welcome!"
    assert screen.focusWidget() is screen.cards[0]
    QTest.keyClick(screen.cards[0], Qt.Key.Key_Return)
    assert opened == ["lessons"]
    assert window.dialogs.dialog is None


def test_who_just_wants_to_play_has_a_game_for_beginners_at_once(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    window.session.open(window.session.match, begin=False)
    window.opening._on_last_found(None)
    shown(window).card("play").click()
    assert window.session.has_begun
    assert window.dialogs.dialog is None


def test_a_game_that_is_played_can_be_gone_on_with(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    window.opening.start_action.trigger()
    screen = shown(window)
    assert [card.objectName() for card in screen.cards][:3] == ["continue", "learn", "new"]
    assert "round 1" in screen.cards[0].accessibleDescription()
    QTest.keyClick(screen, Qt.Key.Key_Escape)
    assert window.dialogs.dialog is None
    assert window.session.has_begun


def test_who_leaves_a_page_without_a_game_is_back_at_the_start(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    window.session.open(window.session.match, begin=False)
    window.pages.open_page(Page(window.theme))
    window.pages.close_page()
    qtbot.waitUntil(lambda: isinstance(window.dialogs.dialog, StartScreen))
    shown(window).card("new").click()
    assert not isinstance(window.dialogs.dialog, StartScreen)
    window.dialogs.close()


def test_who_asks_for_a_new_game_may_have_lessons_instead(qtbot: QtBot) -> None:
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
def test_the_first_new_game_is_one_for_beginners(game: str) -> None:
    choices = choices_for(Settings(), game)
    assert choices.free_undo
    assert {seat.bot for seat in choices.playing} == {None, "easy"}


def test_the_first_new_game_is_called_so() -> None:
    choices = choices_for(Settings(), USUAL_GAME)
    assert preset_of(choices.options, choices.free_undo) is Preset.FIRST_GAME


def test_the_keyboard_is_at_the_table_after_the_start_and_never_at_an_answer_nobody_chose(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    table = window.table
    window.session.open(window.session.match, begin=False)
    table.prompt.buttons[0].setFocus()
    window.opening.start_action.trigger()
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
