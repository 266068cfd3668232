"""A window for a game of another kind is built in several turns, and replaces the former one when it is complete."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QCloseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.puertorico.options import Options as PuertoRico
from puertorico_desktop.gui.app.application import Desktop
from puertorico_desktop.gui.app.languages import Languages
from puertorico_desktop.gui.games import FACES, face_of
from puertorico_desktop.gui.learn.lessons.page import LessonsPage
from puertorico_desktop.gui.style.theme import Scheme
from puertorico_desktop.gui.views.area import AreaView
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.gui.windows.step_runner import IteratorRunner
from puertorico_desktop.languages import ENGLISH
from puertorico_desktop.match.match import GameSetup
from puertorico_desktop.saves.folders import Folders
from tests.learn.reviews import played

MOST_VIEWS = 12
"""The most views of a table that are created in one turn."""


@pytest.fixture
def hidden(qapp: QApplication, tmp_path: Path) -> Iterator[Desktop]:
    """The program with a window that has not been shown."""
    made = Desktop(qapp, Folders(tmp_path / "data", tmp_path))
    yield made
    made.window.close()
    made.close()
    made.languages._remove_translators()  # the traceback of an error keeps the program for a while
    made.window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def desktop(hidden: Desktop, qtbot: QtBot) -> Desktop:
    """The program with a window in which a game has begun."""
    hidden.open(restore=False)
    hidden.session.start(hidden.session.setup)
    qtbot.waitUntil(lambda: hidden._ahead._is_painted)
    return hidden


def setup_of_another(desktop: Desktop) -> GameSetup:
    other = next(game for game in FACES if game != desktop.session.setup.options.game)
    return FACES[other].usual_choices().setup()


def test_it_is_built_in_turns_behind_the_look_of_the_former_one(
    desktop: Desktop, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, begun, turns, made = desktop.window, [], [0], []
    make, go_on = AreaView.__init__, IteratorRunner._go_on

    def count(view: AreaView, *args: Any, **named: Any) -> None:
        make(view, *args, **named)
        made.append(view)

    def turn(runner: IteratorRunner) -> None:
        before = len(made)
        go_on(runner)
        turns.append(len(made) - before)

    monkeypatch.setattr(AreaView, "__init__", count)
    monkeypatch.setattr(IteratorRunner, "_go_on", turn)
    desktop._change_game(setup_of_another(desktop), begun.append)
    qtbot.waitUntil(lambda: sum(turns) > 0)
    assert desktop.window is old
    assert desktop._ahead.former is not None
    assert desktop._ahead.former.geometry() == old.rect()
    qtbot.waitUntil(lambda: bool(begun))
    assert begun == [desktop.window]
    assert desktop.window is not old
    assert max(turns) <= MOST_VIEWS
    assert len(turns) > 10
    qtbot.waitUntil(lambda: desktop._ahead.former is None)


def test_the_former_window_takes_no_input_meanwhile(desktop: Desktop, monkeypatch: pytest.MonkeyPatch) -> None:
    old, pressed = desktop.window, []
    monkeypatch.setattr(AreaView, "mousePressEvent", lambda _, event: pressed.append(event))
    view = old.table.views[0].viewport()
    at = view.mapTo(old, view.rect().center())

    def use_it() -> None:
        QTest.mouseClick(old.windowHandle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
        QTest.keyClick(old.windowHandle(), Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)

    steps = desktop._replace_window(setup_of_another(desktop), lambda window: None)
    next(steps)
    use_it()
    assert not pressed
    assert old.dialogs.dialog is None
    steps.close()
    use_it()
    assert pressed


@pytest.mark.parametrize("parts", [3, 8, 12])
def test_the_scheme_the_language_and_the_size_of_texts_may_change_meanwhile(
    desktop: Desktop, qtbot: QtBot, qapp: QApplication, english: Languages, parts: int
) -> None:
    begun: list[MainWindow] = []
    steps = desktop._replace_window(setup_of_another(desktop), begun.append)
    for _ in range(parts):
        next(steps)
    try:
        desktop.preferences.change(language="ja", text_size=125, scheme=Scheme.DARK, as_system=False)
        desktop._ahead.carry_out()
        qtbot.wait(20)
        for _ in steps:
            pass
        qtbot.waitUntil(lambda: bool(begun) and desktop._ahead.former is None)
        assert desktop.window.menus.game_menu.title().startswith("ゲーム")
        assert desktop.theme.scheme is Scheme.DARK
    finally:
        desktop.languages.use(ENGLISH)
        desktop.languages.set_text_size(100)


def test_the_former_window_keeps_its_own_look_meanwhile(desktop: Desktop) -> None:
    old, edition = desktop.window, desktop.session.edition
    steps = desktop._replace_window(setup_of_another(desktop), lambda window: None)
    for _ in range(6):
        next(steps)
    assert old.theme.edition == edition
    for view in old.table.views:
        view._repaint()
    assert not old.grab().isNull()
    steps.close()


def test_a_game_that_is_requested_meanwhile_is_opened_afterwards(desktop: Desktop, qtbot: QtBot) -> None:
    first, second = setup_of_another(desktop), desktop.session.setup
    begun: list[str] = []
    desktop._change_game(first, lambda window: begun.append(window.session.setup.options.game))
    desktop._change_game(second, lambda window: begun.append(window.session.setup.options.game))
    assert not begun
    qtbot.waitUntil(lambda: len(begun) == 2)
    assert begun == [first.options.game, second.options.game]
    qtbot.waitUntil(lambda: desktop._ahead.former is None)


def test_nothing_comes_after_a_window_that_has_been_closed(
    desktop: Desktop, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, begun = desktop.window, []
    monkeypatch.setattr(MainWindow, "closeEvent", lambda window, event: QCloseEvent.accept(event))
    desktop._change_game(setup_of_another(desktop), begun.append)
    qtbot.waitUntil(lambda: len([one for one in QApplication.topLevelWidgets() if isinstance(one, MainWindow)]) > 1)
    old.hide()
    qtbot.waitUntil(lambda: not desktop._replacing.is_busy)
    assert desktop.window is old
    assert not begun
    assert desktop._ahead.former is None
    assert [one for one in QApplication.topLevelWidgets() if isinstance(one, MainWindow)] == [old]


def test_an_error_leaves_the_former_window_in_use(
    desktop: Desktop, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = desktop.window

    def fail(*_: object) -> None:
        raise OSError("the window cannot be built")

    monkeypatch.setattr(MainWindow, "build", fail)
    with qtbot.captureExceptions() as errors:
        desktop._change_game(setup_of_another(desktop), fail)
        qtbot.waitUntil(lambda: bool(errors))
    assert desktop.window is old
    assert desktop._ahead.former is None
    opened: list[QEvent.Type] = []
    monkeypatch.setattr(old.table, "keyPressEvent", lambda event: opened.append(event.type()))
    QTest.keyClick(old.table, Qt.Key.Key_Escape)
    assert opened


def test_a_window_that_nobody_sees_is_replaced_at_once(hidden: Desktop, qtbot: QtBot) -> None:
    hidden._finish_startup()
    old, begun = hidden.window, []
    hidden._change_game(setup_of_another(hidden), begun.append)
    assert hidden.window is not old
    qtbot.waitUntil(lambda: begun == [hidden.window])


def test_a_lesson_of_another_game_that_is_left_for_a_finished_game_leads_to_the_list(
    desktop: Desktop, qtbot: QtBot
) -> None:
    before = played(PuertoRico(players=2))
    desktop.session.open(before, face_of(before.setup.options).prepared(before))
    desktop.window.dialogs.close()
    lessons = desktop.window.learn_menu.lessons
    lessons.open_list()
    qtbot.waitUntil(lambda: bool(lessons._entries))
    lessons.open_lesson(next(one.id for one in lessons._entries if one.id.startswith("sanjuan/")))
    qtbot.waitUntil(lambda: desktop.window.learn_menu.lessons.run is not None)
    desktop.window.learn_menu.lessons.leave()
    qtbot.waitUntil(lambda: isinstance(desktop.window.pages.page, LessonsPage))
    assert desktop.session.match is before
    assert desktop.window.dialogs.dialog is None
