"""Codes of games in the window."""

from __future__ import annotations

import attrs
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QGuiApplication, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolTip
from pytestqt.qtbot import QtBot

from puertorico_desktop.gui.app.languages import Languages
from puertorico_desktop.gui.learn.challenges.code_dialog import CodeDialog
from puertorico_desktop.gui.learn.challenges.codes_part import CodesPart
from puertorico_desktop.gui.learn.challenges.shared_games import setup_of
from puertorico_desktop.gui.puertorico.choices import Choices
from puertorico_desktop.gui.texts.bots import bot_effect, bot_title
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.learn.challenges.codes import code_of, game_of
from puertorico_desktop.match.match import Match, Seat
from tests.gui.hands import LEFT, new_window
from tests.gui.table import new_session

CODE = "PR 2080 024N 400K AA85 T"
"""A classic game of four in which the player has the second seat."""


@pytest.fixture(autouse=True)
def empty_clipboard(qtbot: QtBot) -> None:
    QGuiApplication.clipboard().clear()


def part_of(window: MainWindow) -> CodesPart:
    return next(part for part in window.learn_menu._parts if isinstance(part, CodesPart))


def steady_match() -> Match:
    return Match.new(game_of(CODE).setup(("Ben", "Anna", "Clara", "Diego")))


def test_entering_a_code_explains_it_and_starts_its_game(qtbot: QtBot) -> None:
    window = new_window(qtbot, "pbb")
    part_of(window).enter_action.trigger()
    dialog = window.dialogs.dialog
    assert isinstance(dialog, CodeDialog)
    assert not dialog.start_button.isEnabled()
    assert "steady" in dialog.own.text()
    assert not dialog.copy_button.isEnabled()
    QTest.keyClicks(dialog.entry, CODE.lower()[:-1] + "S")
    assert "A letter is wrong" in dialog.meaning.text()
    QTest.keyClick(dialog.entry, Qt.Key.Key_Backspace)
    QTest.keyClicks(dialog.entry, "t")
    assert dialog.meaning.text().splitlines() == [
        "Puerto Rico (2002)",
        "1. Computer, steady (200)",
        "2. You",
        "3. Computer, steady (800), shipper",
        "4. Computer, steady (400)",
    ]
    with qtbot.waitSignal(window.session.started):
        QTest.keyClick(dialog.entry, Qt.Key.Key_Return)
    game = game_of(CODE)
    assert window.session.setup.seed == game.seed
    assert tuple(seat.bot for seat in window.session.setup.seats) == game.bots
    assert window.session.names[1] == "Anna"
    part = part_of(window)
    assert part.copy_action.isEnabled()
    part.copy_action.trigger()
    assert QGuiApplication.clipboard().text() == CODE
    window.close()


def test_copying_the_code_is_disabled_with_a_reason_for_a_game_without_one(qtbot: QtBot) -> None:
    window = new_window(qtbot, "ppb")
    action = part_of(window).copy_action
    assert not action.isEnabled()
    assert "one person" in action.toolTip()
    menu = window.menus.learn_menu
    menu.popup(QPoint(0, 0))
    place = menu.actionGeometry(action).center()
    QCoreApplication.sendEvent(menu, QHelpEvent(QEvent.Type.ToolTip, place, menu.mapToGlobal(place)))
    assert "one person" in QToolTip.text()
    menu.close()


def test_the_dialog_takes_a_code_from_the_clipboard_and_copies_the_own_one(qtbot: QtBot, english: Languages) -> None:
    QGuiApplication.clipboard().setText(f"  {CODE}\n")
    dialog = CodeDialog(steady_match())
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.entry.text() == CODE
    assert dialog.start_button.isEnabled()
    assert dialog.own.text() == CODE
    QGuiApplication.clipboard().clear()
    QTest.mouseClick(dialog.copy_button, LEFT)
    assert QGuiApplication.clipboard().text() == CODE
    try:
        english.use("ja")
        QCoreApplication.processEvents()
        assert "コンピュータ" in dialog.meaning.text()
    finally:
        english.use("en")
    with qtbot.waitSignal(dialog.chosen) as blocker:
        QTest.mouseClick(dialog.start_button, LEFT)
    assert blocker.args == [game_of(CODE)]


def test_a_clipboard_without_a_code_is_ignored(qtbot: QtBot) -> None:
    QGuiApplication.clipboard().setText("<b>x</b>" * 100_000)
    dialog = CodeDialog(steady_match())
    qtbot.addWidget(dialog)
    assert dialog.entry.text() == ""


def test_a_game_from_a_code_uses_the_names_chosen_last() -> None:
    seats = (Seat("Ben", "hard"), Seat("Zoë"), *Choices().seats[2:])
    choices = attrs.evolve(Choices(), seats=seats)
    setup = setup_of(game_of(CODE), choices)
    assert setup.names[1] == "Zoë"
    assert len(set(setup.names)) == 4
    box = game_of("PR 20BV M140 0000 0007 5")
    assert setup_of(box, choices).names[1] == "Zoë"


def test_steady_bots_have_names_of_their_own() -> None:
    assert bot_title("steady-400") == "Computer, steady (400)"
    assert "on every computer" in bot_effect("steady-400-builder")


def test_the_seed_of_a_steady_bot_depends_on_game_and_seat_only(qtbot: QtBot) -> None:
    """So it plays the same in the games of all players with that code."""
    from puertorico_desktop.bots.seeds import player_seed
    from tests.gui.table import bots_of

    session = new_session("pbp")
    seeds = []
    for _ in range(2):
        session.start(attrs.evolve(session.setup, seats=steady_match().setup.seats[:3]))
        seeds.append(bots_of(session).requests[-1][1])
    assert seeds == [player_seed(session.setup.seed, 0)] * 2
    assert code_of(game_of(CODE)) == CODE
    session.close()
