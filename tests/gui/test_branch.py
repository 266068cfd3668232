"""Continuing from an earlier position as a separate game: the dialog and the action."""

from __future__ import annotations

from pathlib import Path

import attrs
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox
from pytestqt.qtbot import QtBot

from puertorico_desktop.bots.levels import LEVELS
from puertorico_desktop.cli.games import load
from puertorico_desktop.engine.puertorico.actions import CHOOSE, PASS
from puertorico_desktop.engine.puertorico.components import Role
from puertorico_desktop.gui.app.languages import Languages
from puertorico_desktop.gui.puertorico.session import PuertoRicoSession
from puertorico_desktop.gui.texts.names import shown_name
from puertorico_desktop.gui.windows.branch import BranchDialog
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.match.match import Seat
from tests.gui.courses import play_last_move
from tests.gui.hands import LEFT, new_window
from tests.gui.table import bots_of, finish, new_session, play, seats

BUILDER, SETTLER = CHOOSE[Role.BUILDER], CHOOSE[Role.SETTLER]


def dialog_of(qtbot: QtBot, session: PuertoRicoSession, ply: int) -> BranchDialog:
    dialog = BranchDialog(session.match, ply)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def chosen(qtbot: QtBot, dialog: BranchDialog) -> tuple[int, tuple[Seat, ...]]:
    with qtbot.waitSignal(dialog.chosen) as blocker:
        QTest.mouseClick(dialog.start_button, LEFT)
    assert blocker.args is not None
    ply, people_and_bots = blocker.args
    return ply, people_and_bots


# -- the dialog ---------------------------------------------------------------------------------------------------


def test_the_dialog_names_the_position_and_keeps_the_seats(qtbot: QtBot) -> None:
    session = new_session("pbp")
    play(session, BUILDER, PASS, PASS, PASS)
    dialog = dialog_of(qtbot, session, 2)
    assert "round 1, Anna's turn, decision 3." in dialog.words.text()
    assert "stays as it is" in dialog.words.text()
    assert chosen(qtbot, dialog) == (2, seats("pbp"))
    assert not dialog.isVisible()
    session.close()


def test_names_of_the_game_are_not_translated(qtbot: QtBot, english: Languages) -> None:
    english.use("ja")
    try:
        names = ("Ben", shown_name("Ben"))
        assert names[0] != names[1]
        session = new_session("pp")
        session.start(attrs.evolve(session.setup, seats=tuple(Seat(name) for name in names)))
        assert tuple(seat.name for seat in chosen(qtbot, dialog_of(qtbot, session, 0))[1]) == names
        session.close()
    finally:
        english.use("en")


def test_among_bots_the_seat_to_decide_becomes_a_person(qtbot: QtBot) -> None:
    session = new_session("bbb")
    play(session, BUILDER, PASS)
    _, people_and_bots = chosen(qtbot, dialog_of(qtbot, session, 1))
    assert [seat.bot for seat in people_and_bots] == [None, "simple", "simple"]
    _, people_and_bots = chosen(qtbot, dialog_of(qtbot, session, 2))
    assert [seat.bot for seat in people_and_bots] == ["simple", None, "simple"]
    session.close()


def test_every_seat_can_be_given_to_a_person_or_a_bot(qtbot: QtBot) -> None:
    session = new_session("pbb")
    play(session, BUILDER)
    dialog = dialog_of(qtbot, session, 1)
    first, second, _ = dialog.rows
    first.kind.setFocus()
    QTest.keyClick(first.kind, Qt.Key.Key_Down)
    second.name.selectAll()
    QTest.keyClicks(second.name, " Zoe ")
    second.kind.setFocus()
    QTest.keyClick(second.kind, Qt.Key.Key_Home)
    assert chosen(qtbot, dialog) == (1, (Seat("Anna", next(iter(LEVELS))), Seat("Zoe"), Seat("Clara", "simple")))
    session.close()


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("", "Every player needs a name."),
        ("   ", "Every player needs a name."),
        ("Ben", "Two players have the same name."),
    ],
)
def test_invalid_names_are_explained(qtbot: QtBot, name: str, complaint: str) -> None:
    session = new_session("ppp")
    dialog = dialog_of(qtbot, session, 0)
    dialog.rows[0].name.setText(name)
    with qtbot.assertNotEmitted(dialog.chosen):
        QTest.mouseClick(dialog.start_button, LEFT)
    assert dialog.complaint.isVisible()
    assert dialog.complaint.text() == complaint
    dialog.rows[0].name.setText("Zoë")
    assert chosen(qtbot, dialog)[1][0] == Seat("Zoë")


def test_names_are_limited_to_24_characters(qtbot: QtBot) -> None:
    dialog = dialog_of(qtbot, new_session("ppp"), 0)
    dialog.rows[0].name.clear()
    QTest.keyClicks(dialog.rows[0].name, "x" * 40)
    assert dialog.rows[0].name.text() == "x" * 24


def test_escape_changes_nothing(qtbot: QtBot) -> None:
    dialog = dialog_of(qtbot, new_session("ppp"), 0)
    with qtbot.assertNotEmitted(dialog.chosen):
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_the_dialog_follows_the_language_and_names_every_field(qtbot: QtBot) -> None:
    dialog = dialog_of(qtbot, new_session("pbp"), 0)
    for row in dialog.rows:
        assert row.name.accessibleName()
        assert row.kind.accessibleName()
        assert all(row.kind.itemText(index) for index in range(row.kind.count()))
    dialog.start_button.setText("")
    QCoreApplication.sendEvent(dialog, QEvent(QEvent.Type.LanguageChange))
    assert dialog.start_button.text() == "&Play on"


def test_seats_cannot_be_changed_if_hands_are_hidden(qtbot: QtBot, english: Languages) -> None:
    session = new_session("pbp")
    dialog = BranchDialog(session.match, 0, player=0, keeps_seats=True)
    qtbot.addWidget(dialog)
    dialog.show()
    assert "all players keep their seats" in dialog.words.text()
    assert not any(row.kind.isEnabled() or row.name.isEnabled() for row in dialog.rows)
    assert chosen(qtbot, dialog) == (0, seats("pbp"))
    session.close()


# -- from the window ----------------------------------------------------------------------------------------------


def branch_from(qtbot: QtBot, window: MainWindow, ply: int) -> None:
    """Looks back to a ply and continues from there with the proposals of the dialog."""
    window.session.look_back(ply)
    QApplication.processEvents()
    QTest.mouseClick(window.table.replay_bar.branch_button, LEFT)
    dialog = window.dialogs.dialog
    assert isinstance(dialog, BranchDialog)
    before = window.session.match
    QTest.mouseClick(dialog.start_button, LEFT)
    qtbot.waitUntil(lambda: window.session.match is not before)
    QApplication.processEvents()


def test_a_branch_of_a_running_game_is_a_separate_game(qtbot: QtBot, tmp_path: Path) -> None:
    window = new_window(qtbot, "ppp", folder=tmp_path)
    session = window.session
    play(session, SETTLER, PASS, PASS, PASS, BUILDER)
    left = session.match
    branch_from(qtbot, window, 2)
    match = session.match
    assert (match.ply, match.branched_at, session.is_looking_back) == (2, 2, False)
    assert match.id != left.id
    assert left.ply == 5
    assert match.record.game == left.record.position_at(2)
    assert window.table.prompt.isVisible()
    assert not window.table.replay_bar.isVisible()
    assert window.table.models.log.row_before(99) == window.table.models.log.rowCount() - 1
    assert session.asked_person == 1
    play(session, PASS)
    assert session.ply == 3


def test_a_finished_game_can_be_continued_from_its_middle(qtbot: QtBot, tmp_path: Path) -> None:
    window = new_window(qtbot, "pp", folder=tmp_path)
    session = window.session
    finish(session)
    window.dialogs.close()
    branch_from(qtbot, window, 40)
    assert (session.ply, session.match.branched_at) == (40, 40)
    assert session.asked_person is not None
    assert window.interaction.prompt().heading != "The game is over"


def test_in_a_branch_of_a_game_of_bots_person_and_bots_are_asked(qtbot: QtBot, tmp_path: Path) -> None:
    window = new_window(qtbot, "bbb", folder=tmp_path)
    session = window.session
    play(session, BUILDER, PASS, PASS)
    branch_from(qtbot, window, 1)
    assert (session.asked_person, session.viewer) == (0, 0)
    asked = len(bots_of(session).requests)
    play(session, PASS)
    assert len(bots_of(session).requests) == asked + 1
    session.close()


def test_cancelling_the_dialog_returns_to_looking_back(qtbot: QtBot, tmp_path: Path) -> None:
    window = new_window(qtbot, "ppp", folder=tmp_path)
    session = window.session
    play(session, BUILDER, PASS)
    session.look_back(1)
    window.replay.actions["branch"].trigger()
    dialog = window.dialogs.dialog
    assert dialog is not None
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    QApplication.processEvents()
    assert window.dialogs.dialog is None
    assert (session.is_looking_back, session.shown_ply) == (True, 1)


def test_the_branch_button_is_disabled_at_the_last_position(qtbot: QtBot, tmp_path: Path) -> None:
    window = new_window(qtbot, "pp", folder=tmp_path)
    play_last_move(window)
    window.dialogs.close()
    window.session.look_back(window.session.ply)
    assert not window.table.replay_bar.branch_button.isEnabled()
    window.session.look_back(window.session.ply - 1)
    assert window.table.replay_bar.branch_button.isEnabled()


def test_an_automatic_seat_has_no_empty_combo_box(qtbot: QtBot) -> None:
    saved = load(Path("tests/data/saves/v5/finished.prgame")).match
    dialog = BranchDialog(saved, saved.ply - 8)
    qtbot.addWidget(dialog)
    dialog.show()
    assert saved.setup.automatic
    boxes = [box for box in dialog.findChildren(QComboBox) if box.isVisible()]
    assert boxes
    assert all(box.currentText() and box.accessibleName() for box in boxes)
    assert all(dialog.seats_box.layout().indexOf(box) >= 0 for box in boxes)
