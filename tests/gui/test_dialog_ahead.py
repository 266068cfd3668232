"""The dialog for a new game that is created before it is requested."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLabel
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.puertorico.options import Edition
from puertorico_desktop.gui.app.languages import Languages
from puertorico_desktop.gui.app.programs import bot_for
from puertorico_desktop.gui.style.theme import Scheme
from puertorico_desktop.gui.windows import dialog_ahead
from puertorico_desktop.gui.windows.game_chooser import GameChooser
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.gui.windows.new_game import NewGameDialog
from puertorico_desktop.gui.windows.seat_row import SeatRow
from puertorico_desktop.gui.windows.step_runner import IteratorRunner
from tests.gui.hands import new_window


@pytest.fixture
def window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> MainWindow:
    """A window that prepares a dialog."""
    monkeypatch.setattr(dialog_ahead, "IDLE_MS", 1)
    window = new_window(qtbot, folder=tmp_path)
    window.dialogs.prepare()
    _await(qtbot, window)
    return window


def _await(qtbot: QtBot, window: MainWindow) -> QDialog:
    qtbot.waitUntil(lambda: window.dialogs._ahead.is_ready)
    dialog = window.dialogs._ahead._dialog
    assert dialog is not None
    assert not dialog.isVisible()
    return dialog


def _picture(dialog: QDialog) -> QImage:
    image: QImage = dialog.grab().toImage()
    return image


def test_the_prepared_dialog_opens_and_another_is_prepared_after_it(qtbot: QtBot, window: MainWindow) -> None:
    ready = _await(qtbot, window)
    window.dialogs.new_game()
    assert window.dialogs.dialog is ready
    assert ready.isVisible()
    assert not window.dialogs._ahead.is_ready, "one is enough while it is open"
    ready.reject()
    assert _await(qtbot, window) is not ready


def test_a_prepared_dialog_looks_like_one_created_on_request(qtbot: QtBot, window: MainWindow) -> None:
    window.dialogs.new_game()
    ready = window.dialogs.dialog
    assert isinstance(ready, NewGameDialog)
    qtbot.waitUntil(lambda: ready.focusWidget() is not None and ready.focusWidget().hasFocus())
    shown, focus, place = _picture(ready), type(ready.focusWidget()), ready.geometry()
    ready.reject()
    _await(qtbot, window)
    window.dialogs._ahead.drop()
    window.dialogs.new_game()
    fresh = window.dialogs.dialog
    assert isinstance(fresh, NewGameDialog)
    qtbot.waitUntil(lambda: fresh.focusWidget() is not None and fresh.focusWidget().hasFocus())
    assert _picture(fresh) == shown
    assert (type(fresh.focusWidget()), fresh.geometry()) == (focus, place)


@pytest.mark.parametrize("ahead", [True, False])
def test_the_focus_begins_at_the_games_and_goes_on_to_the_fields(
    qtbot: QtBot, window: MainWindow, ahead: bool
) -> None:
    if not ahead:
        window.dialogs._ahead.drop()
    window.dialogs.new_game()
    dialog = window.dialogs.dialog
    assert isinstance(dialog, NewGameDialog)
    qtbot.waitUntil(lambda: dialog.focusWidget() is not None and dialog.focusWidget().hasFocus())
    chooser = dialog.findChild(GameChooser)
    assert chooser is not None
    assert dialog.focusWidget() in chooser.buttons.values()
    assert dialog.focusWidget().isChecked()
    fields = [field for field in dialog.choosable() if field.isVisible() and field.isEnabled()]
    for wanted in (*fields, dialog.buttons):
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
        assert dialog.focusWidget() is wanted or wanted.isAncestorOf(dialog.focusWidget())


def test_other_programs_need_a_new_dialog(qtbot: QtBot, window: MainWindow) -> None:
    ready = _await(qtbot, window)
    window.dialogs.programs = ["some program"]
    window.dialogs.new_game()
    assert window.dialogs.dialog is not ready
    assert isinstance(window.dialogs.dialog, NewGameDialog)
    kinds = window.dialogs.dialog.rows[0].kind
    assert kinds.findData(bot_for("some program")) >= 0


def test_a_given_edition_needs_a_new_dialog(qtbot: QtBot, window: MainWindow) -> None:
    ready = _await(qtbot, window)
    window.dialogs.new_game_of(window.session.setup.options.game, Edition.SPECIAL_1897.value)
    assert window.dialogs.dialog is not ready


def test_scheme_and_language_replace_the_prepared_dialog(
    qtbot: QtBot, window: MainWindow, english: Languages
) -> None:
    ready = _await(qtbot, window)
    window.theme.set_scheme(Scheme.DARK)
    dark = _await(qtbot, window)
    assert dark is not ready
    assert dark.styleSheet() == window.styles.dialog_sheet
    try:
        english.use("ja")
        qtbot.waitUntil(lambda: not window.dialogs._ahead.is_ready)
        words = [label.text() for label in _await(qtbot, window).findChildren(QLabel)]
    finally:
        english.use("en")
    assert any("プレイヤー" in text or "人数" in text for text in words), words


def test_a_partly_prepared_dialog_is_completed_on_request(qtbot: QtBot, window: MainWindow) -> None:
    window.dialogs._ahead.drop()
    ahead = window.dialogs._ahead
    ahead._begin()
    assert not ahead.is_ready
    begun = ahead._dialog
    window.dialogs.new_game()
    assert window.dialogs.dialog is begun
    assert begun is not None
    assert begun.font() == window.dialogs._font
    assert begun.styleSheet() == window.styles.dialog_sheet


def test_it_is_built_in_turns(qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    rows: list[SeatRow] = []
    turns: list[int] = []
    make, step = SeatRow.__init__, IteratorRunner._go_on

    def count(row: SeatRow, *args: Any, **named: Any) -> None:
        make(row, *args, **named)
        rows.append(row)

    def turn(runner: IteratorRunner) -> None:
        before = len(rows)
        step(runner)
        turns.append(len(rows) - before)

    monkeypatch.setattr(SeatRow, "__init__", count)
    monkeypatch.setattr(IteratorRunner, "_go_on", turn)
    window.dialogs._ahead.drop()
    _await(qtbot, window)
    assert sum(turns) == len(rows) > 1
    assert max(turns) == 1


def test_another_language_drops_one_that_is_being_built(qtbot: QtBot, window: MainWindow, english: Languages) -> None:
    ahead = window.dialogs._ahead
    ahead.drop()
    ahead._begin()
    ahead._completing._go_on()
    begun = ahead._dialog
    try:
        english.use("ja")
        qtbot.waitUntil(lambda: ahead._dialog is not begun)
        words = [label.text() for label in _await(qtbot, window).findChildren(QLabel)]
    finally:
        english.use("en")
    assert any("人数" in text for text in words), words
