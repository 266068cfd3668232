"""The new-game dialog: what it offers, what it remembers, and what it says about bad input."""

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QWidget
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.gui.choices import Choices
from puertorico_desktop.gui.programs import command_for
from puertorico_desktop.gui.session import GameSession
from puertorico_desktop.gui.theme import Theme
from puertorico_desktop.gui.windows.game_dialogs import GameDialogs
from puertorico_desktop.gui.windows.new_game import NewGameDialog
from puertorico_desktop.gui.windows.program_dialog import ProgramDialog
from puertorico_desktop.gui.windows.score_sheet import ScoreSheetDialog
from puertorico_desktop.saves.course import GameSetup, Seat
from tests.gui.table import StandInBots, bots_of, new_session, play_to_end, seats


@pytest.fixture
def dialog(qtbot: QtBot) -> NewGameDialog:
    dialog = NewGameDialog(Choices())
    qtbot.addWidget(dialog)
    return dialog


def choose(box: QComboBox, value: str | None) -> None:
    """As a player does it, in the list."""
    index = box.findData(value)
    assert index >= 0
    box.setCurrentIndex(index)
    box.activated.emit(index)


def values(box: QComboBox) -> list[str | None]:
    return [box.itemData(index) for index in range(box.count())]


def accepted(qtbot: QtBot, dialog: NewGameDialog) -> tuple[GameSetup, Choices]:
    with qtbot.waitSignal(dialog.chosen) as blocker:
        dialog.accept()
    assert blocker.args is not None
    setup, choices = blocker.args
    return setup, choices


def test_it_begins_with_a_person_against_three_bots(qtbot: QtBot, dialog: NewGameDialog) -> None:
    setup, choices = accepted(qtbot, dialog)
    assert sorted(setup.seats, key=lambda seat: seat.name) == [
        Seat("Anna"), Seat("Ben", "normal"), Seat("Clara", "normal"), Seat("Diego", "normal"),
    ]  # fmt: skip
    assert setup.options == Options()
    assert choices == Choices()


def test_only_the_seats_in_play_are_shown(dialog: NewGameDialog) -> None:
    dialog.players.setValue(2)
    assert [row.name.isHidden() for row in dialog.rows] == [False, False, True, True, True]
    dialog.players.setValue(5)
    assert not any(row.kind.isHidden() for row in dialog.rows)


def test_everything_chosen_is_in_the_setup(qtbot: QtBot, dialog: NewGameDialog) -> None:
    dialog.players.setValue(3)
    dialog.rows[1].name.setText("  Zoë ")
    dialog.rows[1].kind.setCurrentIndex(dialog.rows[1].kind.findData(None))
    choose(dialog.rows[2].kind, "hard")
    choose(dialog.rows[2].style, "shipper")
    dialog.shuffle.setChecked(False)
    dialog.seed.setText(" 42 ")
    dialog.open_points.setChecked(True)
    dialog.ask_benefits.setChecked(True)
    dialog.play_forced.setChecked(False)
    setup, choices = accepted(qtbot, dialog)
    assert setup.seats == (Seat("Anna"), Seat("Zoë"), Seat("Clara", "hard-shipper"))
    assert setup.seed == 42
    assert setup.options == Options(players=3, open_points=True, ask_optional_benefits=True, play_forced=False)
    again = NewGameDialog(choices)
    qtbot.addWidget(again)
    assert accepted(qtbot, again)[1] == choices


def test_moves_may_be_taken_back_without_limits_on_request(qtbot: QtBot, dialog: NewGameDialog) -> None:
    assert not dialog.free_undo.isChecked()
    assert not Choices().setup().free_undo
    assert "other people's moves" in dialog.free_undo.toolTip()
    dialog.show()
    QTest.keyClick(dialog.free_undo, Qt.Key.Key_Space)
    setup, choices = accepted(qtbot, dialog)
    assert setup.free_undo
    assert choices.free_undo
    assert setup.again().free_undo
    again = NewGameDialog(choices)
    qtbot.addWidget(again)
    assert again.free_undo.isChecked()


def test_without_a_seed_each_game_is_another_one(qtbot: QtBot) -> None:
    assert Choices().setup().seed != Choices().setup().seed


def test_seats_are_shuffled_on_request() -> None:
    orders = {Choices(Options(players=5)).setup(1).seats for _ in range(60)}
    assert len(orders) > 1
    assert {Choices(shuffle=False).setup(1).seats for _ in range(9)} == {Choices().seats[:4]}


@pytest.mark.parametrize(
    ("name", "seed", "complaint"),
    [
        ("", "", "Every player needs a name."),
        ("  ", "", "Every player needs a name."),
        ("Ben", "", "Two players have the same name."),
        ("Anna", "x1", "The seed is a whole number of digits only, or empty for a random one."),
        ("Anna", "-1", "The seed is a whole number of digits only, or empty for a random one."),
        ("Anna", "1" * 19, "The seed has at most 18 digits."),
    ],
)
def test_bad_input_gets_a_sentence(qtbot: QtBot, dialog: NewGameDialog, name: str, seed: str, complaint: str) -> None:
    dialog.show()
    dialog.rows[0].name.setText(name)
    dialog.seed.setText(seed)
    with qtbot.assertNotEmitted(dialog.chosen):
        dialog.accept()
    assert dialog.isVisible()
    assert dialog.complaint.text() == complaint
    assert dialog.complaint.isVisible()


def test_it_follows_the_language(dialog: NewGameDialog) -> None:
    dialog.start_button.setText("")
    QCoreApplication.sendEvent(dialog, QEvent(QEvent.Type.LanguageChange))
    assert dialog.start_button.text() == "S&tart"


def test_every_field_is_named(dialog: NewGameDialog) -> None:
    for row in dialog.rows:
        assert row.name.accessibleName()
        assert row.kind.accessibleName()
        assert row.style.accessibleName()
        assert all(row.kind.itemText(index) for index in range(row.kind.count()))


def test_a_name_can_be_saved_whatever_is_typed(dialog: NewGameDialog) -> None:
    dialog.rows[0].name.setText("王\u3000小明 \ud83d")
    assert dialog.rows[0].seat().name == "王\u3000小明"


# -- who plays -----------------------------------------------------------------------------------------------------


def test_levels_and_programs_are_offered(dialog: NewGameDialog) -> None:
    assert values(dialog.rows[0].kind) == [None, "easy", "normal", "hard", "expert", "engine:"]
    assert values(dialog.rows[0].style) == ["balanced", "builder", "shipper", "trader"]
    kinds = [dialog.rows[1].kind.itemText(index) for index in range(6)]
    assert kinds[0] == "Person"
    assert kinds[4:] == ["Computer, expert", "Another program…"]
    tip = Qt.ItemDataRole.ToolTipRole
    assert "all the power" in dialog.rows[1].kind.itemData(4, tip)
    assert "large ones" in dialog.rows[1].style.itemData(1, tip)


def test_a_quick_bot_is_offered_where_it_sits(qtbot: QtBot) -> None:
    choices = Choices(seats=(Seat("a", "random"), Seat("b", "simple"), Seat("c"), Seat("d"), Seat("e")))
    dialog = NewGameDialog(choices)
    qtbot.addWidget(dialog)
    assert "random" in values(dialog.rows[0].kind)
    assert "random" not in values(dialog.rows[1].kind)
    assert [row.seat() for row in dialog.rows] == list(choices.seats)


def test_only_levels_have_a_style(dialog: NewGameDialog) -> None:
    row = dialog.rows[0]
    assert not row.style.isEnabled()
    choose(row.kind, "easy")
    assert row.style.isEnabled()
    choose(row.style, "trader")
    assert "money" in row.style.toolTip()
    assert row.seat().bot == "easy-trader"
    choose(row.style, "balanced")
    assert row.seat().bot == "easy"
    choose(row.style, "trader")
    choose(row.kind, None)
    assert row.seat().bot is None
    assert not row.style.isEnabled()


def program_dialog(dialog: NewGameDialog, row: int) -> ProgramDialog:
    choose(dialog.rows[row].kind, "engine:")
    found = dialog.findChildren(ProgramDialog)
    assert len(found) == 1
    return found[0]


def test_another_program_can_be_seated(qtbot: QtBot, dialog: NewGameDialog) -> None:
    dialog.show()
    asks = program_dialog(dialog, 1)
    assert dialog.rows[1].kind.currentData() == "normal"
    asks.take_file(sys.executable)
    asks.command.setText(f"{asks.command.text()} --strong")
    asks.accept()
    bot = f"engine:{command_for(sys.executable)} --strong"
    row = dialog.rows[1]
    assert row.seat() == Seat("Ben", bot)
    assert row.kind.currentText() == f"Program {Path(sys.executable).name}"
    assert row.kind.toolTip() == bot.removeprefix("engine:")
    assert not row.style.isEnabled()
    setup, choices = accepted(qtbot, dialog)
    assert Seat("Ben", bot) in setup.seats
    again = NewGameDialog(choices, programs=["known"])
    qtbot.addWidget(again)
    assert again.rows[1].seat().bot == bot
    assert "engine:known" in values(again.rows[0].kind)


def test_a_program_that_is_not_there_is_not_taken(qtbot: QtBot, dialog: NewGameDialog) -> None:
    dialog.show()
    asks = program_dialog(dialog, 1)
    with qtbot.assertNotEmitted(asks.chosen):
        asks.accept()
        assert asks.complaint.text() == "Name a program first."
        asks.command.setText("/nowhere/bot.exe --strong")
        asks.accept()
        assert asks.complaint.text() == "There is no program bot.exe on this computer."
        asks.command.setText("'half a name")
        asks.accept()
    asks.reject()
    assert dialog.rows[1].seat().bot == "normal"


def test_a_program_that_is_gone_is_told_when_the_game_starts(qtbot: QtBot) -> None:
    gone = (Seat("a", "engine:/nowhere/bot"), *(Seat(name) for name in "bcde"))
    dialog = NewGameDialog(Choices(Options(players=2), gone))
    qtbot.addWidget(dialog)
    dialog.show()
    with qtbot.assertNotEmitted(dialog.chosen):
        dialog.accept()
    assert dialog.complaint.text() == "There is no program bot on this computer."
    dialog.players.setValue(2)
    choose(dialog.rows[0].kind, None)
    accepted(qtbot, dialog)


def test_choosing_a_program_follows_the_language(dialog: NewGameDialog) -> None:
    asks = program_dialog(dialog, 0)
    asks.choose_button.setText("")
    QCoreApplication.sendEvent(asks, QEvent(QEvent.Type.LanguageChange))
    assert asks.choose_button.text() == "&Let it play"
    asks.reject()


# -- in the window ------------------------------------------------------------------------------------------------


def test_a_chosen_game_begins_and_is_remembered(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    session = new_session("ppp")
    dialogs = GameDialogs(session, Theme(), window)
    dialogs.new_game()
    assert isinstance(dialogs.dialog, NewGameDialog)
    dialogs.dialog.players.setValue(5)
    dialogs.dialog.seed.setText("7")
    dialogs.dialog.accept()
    assert dialogs.dialog is None
    assert (session.setup.options.players, session.setup.seed) == (5, 7)
    dialogs.new_game()
    assert isinstance(dialogs.dialog, NewGameDialog)
    assert dialogs.dialog.players.value() == 5
    dialogs.close()
    assert dialogs.dialog is None
    session.close()


def test_without_a_new_game_the_one_on_the_table_begins(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    session = GameSession(GameSetup(Options(players=3), 1, seats("bpp")), StandInBots())  # type: ignore[arg-type]
    dialogs = GameDialogs(session, Theme(), window)
    for _ in range(2):
        dialogs.new_game()
        assert dialogs.dialog is not None
        dialogs.dialog.reject()
        assert len(bots_of(session).requests) == 1
    session.close()


def test_the_score_sheet_opens_at_the_end_and_leads_on(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    session = new_session("ppp")
    dialogs = GameDialogs(session, Theme(), window)
    dialogs.show_scores()
    assert dialogs.dialog is None
    play_to_end(session)
    assert isinstance(dialogs.dialog, ScoreSheetDialog)
    dialogs.dialog.new_game_button.click()
    assert isinstance(dialogs.dialog, NewGameDialog)
    dialogs.dialog.reject()
    dialogs.show_scores()
    assert isinstance(dialogs.dialog, ScoreSheetDialog)
    before = session.setup
    dialogs.dialog.again_button.click()
    assert session.setup.seats == before.seats
    assert session.setup.seed != before.seed
    assert session.ply == 0
    assert dialogs.dialog is None
