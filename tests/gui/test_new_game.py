"""The dialog for a new game: its choices, what it stores, and messages about invalid input."""

import sys
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QRect, Qt
from PySide6.QtGui import QStandardItemModel
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.puertorico.options import (
    PUBLISHED,
    WHOLE_BOX,
    Edition,
    Expansion,
    OptionalRule,
    Options,
    Reading,
    Selection,
)
from puertorico_desktop.gui.app.languages import Languages
from puertorico_desktop.gui.app.programs import command_for
from puertorico_desktop.gui.puertorico.choices import Choices
from puertorico_desktop.gui.puertorico.session import PuertoRicoSession
from puertorico_desktop.gui.puertorico.windows.auction_dialog import AuctionDialog
from puertorico_desktop.gui.puertorico.windows.new_game import NewPuertoRicoDialog
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.windows.dialog_labels import ReasonLabel
from puertorico_desktop.gui.windows.fitted import FittedDialog
from puertorico_desktop.gui.windows.game_dialogs import GameDialogs
from puertorico_desktop.gui.windows.program_dialog import ProgramDialog
from puertorico_desktop.gui.windows.score_sheet import ScoreSheetDialog
from puertorico_desktop.match.match import GameSetup, Seat
from tests.gui import pseudo
from tests.gui.table import StandInBots, bots_of, new_session, play_to_end, seats


@pytest.fixture
def dialog(qtbot: QtBot) -> NewPuertoRicoDialog:
    dialog = NewPuertoRicoDialog(Choices())
    qtbot.addWidget(dialog)
    return dialog


def choose(box: QComboBox, value: str | None) -> None:
    """Chooses an item of the combo box, as a player does."""
    index = box.findData(value)
    assert index >= 0
    box.setCurrentIndex(index)
    box.activated.emit(index)


def values(box: QComboBox) -> list[str | None]:
    return [box.itemData(index) for index in range(box.count())]


def accepted(qtbot: QtBot, dialog: NewPuertoRicoDialog) -> tuple[GameSetup, Choices]:
    with qtbot.waitSignal(dialog.chosen) as blocker:
        dialog.accept()
    assert blocker.args is not None
    setup, choices = blocker.args
    return setup, choices


def test_the_default_is_a_person_against_three_bots(qtbot: QtBot, dialog: NewPuertoRicoDialog) -> None:
    setup, choices = accepted(qtbot, dialog)
    assert sorted(setup.seats, key=lambda seat: seat.name) == [
        Seat("Anna"), Seat("Ben", "normal"), Seat("Clara", "normal"), Seat("Diego", "normal"),
    ]  # fmt: skip
    assert setup.options == Options()
    assert choices == Choices()


def test_only_the_seats_in_play_are_shown(dialog: NewPuertoRicoDialog) -> None:
    dialog.players.setValue(2)
    assert [row.name.isHidden() for row in dialog.rows] == [False, False, True, True, True]
    dialog.players.setValue(5)
    assert not any(row.kind.isHidden() for row in dialog.rows)


def test_the_setup_has_all_choices(qtbot: QtBot, dialog: NewPuertoRicoDialog) -> None:
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
    again = NewPuertoRicoDialog(choices)
    qtbot.addWidget(again)
    assert accepted(qtbot, again)[1] == choices


def test_free_undo_can_be_chosen(qtbot: QtBot, dialog: NewPuertoRicoDialog) -> None:
    assert not dialog.free_undo.isChecked()
    assert not Choices().setup().free_undo
    assert "other people's moves" in dialog.free_undo.toolTip()
    dialog.show()
    QTest.keyClick(dialog.free_undo, Qt.Key.Key_Space)
    setup, choices = accepted(qtbot, dialog)
    assert setup.free_undo
    assert choices.free_undo
    assert setup.with_seed().free_undo
    again = NewPuertoRicoDialog(choices)
    qtbot.addWidget(again)
    assert again.free_undo.isChecked()


def test_without_a_seed_each_game_is_different(qtbot: QtBot) -> None:
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
        ("\u200b", "", "Every player needs a name that can be seen."),
        ("\u3164", "", "Every player needs a name that can be seen."),
        (
            "Anna\u202e",
            "",
            "The name of player 1 has marks that turn the direction of writing: type it anew.",
        ),
        ("Ben", "", "Two players have the same name."),
        ("Anna", "x1", "The seed is a whole number of digits only, or empty for a random one."),
        ("Anna", "-1", "The seed is a whole number of digits only, or empty for a random one."),
        ("Anna", str(1 << 64), "The largest seed is 18446744073709551615."),
        ("Anna", "1" * 9_999, "The largest seed is 18446744073709551615."),
    ],
)
def test_invalid_input_is_explained(
    qtbot: QtBot, dialog: NewPuertoRicoDialog, name: str, seed: str, complaint: str
) -> None:
    dialog.show()
    dialog.rows[0].name.setText(name)
    dialog.seed.setText(seed)
    with qtbot.assertNotEmitted(dialog.chosen):
        dialog.accept()
    assert dialog.isVisible()
    assert dialog.complaint.text() == complaint
    assert dialog.complaint.isVisible()


def test_the_dialog_follows_the_language(dialog: NewPuertoRicoDialog) -> None:
    dialog.start_button.setText("")
    QCoreApplication.sendEvent(dialog, QEvent(QEvent.Type.LanguageChange))
    assert dialog.start_button.text() == "S&tart"


def test_every_field_has_an_accessible_name(dialog: NewPuertoRicoDialog) -> None:
    for row in dialog.rows:
        assert row.name.accessibleName()
        assert row.kind.accessibleName()
        assert row.style.accessibleName()
        assert all(row.kind.itemText(index) for index in range(row.kind.count()))


def test_characters_that_cannot_be_saved_are_removed_from_names(dialog: NewPuertoRicoDialog) -> None:
    dialog.rows[0].name.setText("王\u3000小明 \ud83d")
    assert dialog.rows[0].seat().name == "王\u3000小明"


# -- who plays -----------------------------------------------------------------------------------------------------


def test_levels_and_programs_are_offered(dialog: NewPuertoRicoDialog) -> None:
    bots = ["easy", "simple", "normal", "advanced", "hard", "expert", "steady-200", "steady-800"]
    assert values(dialog.rows[0].kind) == [None, *bots, "engine:"]
    assert values(dialog.rows[0].style) == ["balanced", "builder", "shipper", "trader"]
    kinds = [dialog.rows[1].kind.itemText(index) for index in range(10)]
    assert kinds[0] == "Person"
    assert kinds[6:] == [
        *("Computer, expert", "Computer, steady (200)", "Computer, steady (800)"),
        "Another program…",
    ]
    tip = Qt.ItemDataRole.ToolTipRole
    assert "all the power" in dialog.rows[1].kind.itemData(6, tip)
    assert "large ones" in dialog.rows[1].style.itemData(1, tip)


def test_the_random_bot_is_offered_only_where_it_is_seated(qtbot: QtBot) -> None:
    choices = Choices(seats=(Seat("a", "random"), Seat("b", "simple"), Seat("c"), Seat("d"), Seat("e")))
    dialog = NewPuertoRicoDialog(choices)
    qtbot.addWidget(dialog)
    assert "random" in values(dialog.rows[0].kind)
    assert "random" not in values(dialog.rows[1].kind)
    assert [row.seat() for row in dialog.rows] == list(choices.seats)


def test_only_levels_have_a_style(dialog: NewPuertoRicoDialog) -> None:
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


def program_dialog(dialog: NewPuertoRicoDialog, row: int) -> ProgramDialog:
    choose(dialog.rows[row].kind, "engine:")
    found = dialog.findChildren(ProgramDialog)
    assert len(found) == 1
    return found[0]


def test_another_program_can_be_seated(qtbot: QtBot, dialog: NewPuertoRicoDialog) -> None:
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
    again = NewPuertoRicoDialog(choices, programs=["known"])
    qtbot.addWidget(again)
    assert again.rows[1].seat().bot == bot
    assert "engine:known" in values(again.rows[0].kind)


def test_a_program_that_does_not_exist_is_not_accepted(qtbot: QtBot, dialog: NewPuertoRicoDialog) -> None:
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


def test_starting_a_game_with_a_missing_program_is_refused(qtbot: QtBot) -> None:
    gone = (Seat("a", "engine:/nowhere/bot"), *(Seat(name) for name in "bcde"))
    dialog = NewPuertoRicoDialog(Choices(Options(players=2), gone))
    qtbot.addWidget(dialog)
    dialog.show()
    with qtbot.assertNotEmitted(dialog.chosen):
        dialog.accept()
    assert dialog.complaint.text() == "There is no program bot on this computer."
    dialog.players.setValue(2)
    choose(dialog.rows[0].kind, None)
    accepted(qtbot, dialog)


def test_the_program_dialog_follows_the_language(dialog: NewPuertoRicoDialog) -> None:
    asks = program_dialog(dialog, 0)
    asks.choose_button.setText("")
    QCoreApplication.sendEvent(asks, QEvent(QEvent.Type.LanguageChange))
    assert asks.choose_button.text() == "&Let it play"
    asks.reject()


# -- which rules ---------------------------------------------------------------------------------------------------

BOTH = PUBLISHED


def pick(box: QComboBox, value: str | None) -> None:
    """Chooses an item of the combo box if it is enabled."""
    index = box.findData(value)
    model = box.model()
    assert isinstance(model, QStandardItemModel)
    assert box.isEnabled()
    assert model.item(index).isEnabled()
    box.setCurrentIndex(index)
    box.activated.emit(index)


def can_pick(box: QComboBox, value: str) -> bool:
    model = box.model()
    assert isinstance(model, QStandardItemModel)
    return box.isEnabled() and model.item(box.findData(value)).isEnabled()


def test_rules_are_folded_at_first(dialog: NewPuertoRicoDialog) -> None:
    dialog.show()
    assert dialog.edition.isVisible()
    assert dialog.rows[0].name.isVisible()
    assert not dialog.part.rules_box.isVisible()
    assert not dialog.handicaps[0].isVisible()
    dialog.fold.click()
    assert dialog.part.rules_box.isVisible()
    assert dialog.handicaps[3].isVisible()
    assert not dialog.handicaps[4].isVisible()
    assert dialog.bids.isVisible()
    dialog.fold.click()
    assert not dialog.part.expansions_box.isVisible()


def test_presets_choose_the_rules(qtbot: QtBot, dialog: NewPuertoRicoDialog) -> None:
    assert dialog.preset.currentText() == "Classic base game"
    names = [dialog.preset.itemText(index) for index in range(dialog.preset.count())]
    assert names == ["First game", "Classic base game", "1897", "The whole box", "Alone", "Own choice"]
    pick(dialog.preset, "whole_box")
    assert dialog.edition.currentData() == "1897"
    assert all(dialog.part.expansions[expansion].isChecked() for expansion in BOTH)
    assert dialog.part.buildings.currentText() == "Draft"
    options = accepted(qtbot, dialog)[0].options
    assert options == Options(edition=Edition.SPECIAL_1897, expansions=WHOLE_BOX, buildings=Selection.DRAFT)


def test_the_preset_first_game_has_open_points_and_free_undo(qtbot: QtBot, dialog: NewPuertoRicoDialog) -> None:
    pick(dialog.preset, "first_game")
    assert dialog.free_undo.isChecked()
    setup, choices = accepted(qtbot, dialog)
    assert setup.free_undo
    assert setup.options == Options(open_points=True)
    assert choices.free_undo


def test_changing_a_choice_of_a_preset_shows_own_choice(dialog: NewPuertoRicoDialog) -> None:
    dialog.show()
    dialog.open_points.click()
    assert dialog.preset.currentText() == "Own choice"
    dialog.free_undo.click()
    assert dialog.preset.currentText() == "First game"
    pick(dialog.edition, "1897")
    assert dialog.preset.currentText() == "Own choice"
    pick(dialog.preset, "1897")
    assert not dialog.free_undo.isChecked()
    assert not dialog.open_points.isChecked()
    assert not dialog.more.isVisible()
    pick(dialog.preset, None)
    assert dialog.more.isVisible()


def test_rules_that_differ_from_presets_are_unfolded(qtbot: QtBot) -> None:
    own = NewPuertoRicoDialog(Choices(Options(rules=(OptionalRule.COST_SWAP,))))
    qtbot.addWidget(own)
    assert own.fold.isChecked()
    given = NewPuertoRicoDialog(Choices(Options(handicaps=(0, 1, 0, 0))))
    qtbot.addWidget(given)
    assert given.fold.isChecked()


def test_expansions_enable_the_selection_of_buildings(qtbot: QtBot, dialog: NewPuertoRicoDialog) -> None:
    dialog.fold.click()
    part = dialog.part
    assert not part.buildings.isEnabled()
    assert part.buildings.toolTip().startswith("Without an expansion there are no other buildings. ")
    part.expansions[Expansion.CITIZENS].click()
    assert part.buildings.currentText() == "Fixed set"
    assert "Without an expansion" not in part.buildings.toolTip()
    assert not can_pick(part.buildings, "base")
    assert can_pick(part.buildings, "draft")
    pick(part.buildings, "random")
    options = accepted(qtbot, dialog)[0].options
    assert options == Options(expansions=BOTH[1:], buildings=Selection.RANDOM)


def test_choices_that_exclude_each_other_are_disabled_with_the_reason(dialog: NewPuertoRicoDialog) -> None:
    dialog.show()
    dialog.fold.click()
    part = dialog.part
    limit, villa, forest = (
        OptionalRule.JEWELER_LIMIT, OptionalRule.VILLA_OR_JEWELER, OptionalRule.HACIENDA_OR_FOREST_HOUSE,
    )  # fmt: skip
    assert not part.rules[limit].isEnabled()
    assert part.rules[limit].toolTip().startswith("Only with the expansion Nobles. ")
    assert part.rules[limit].accessibleDescription() == part.rules[limit].toolTip()
    assert part.rules[forest].toolTip().startswith("Only with the expansion New Buildings. ")
    part.expansions[Expansion.CITIZENS].click()
    assert part.rules[limit].isEnabled()
    assert "Only with" not in part.rules[limit].toolTip()
    assert part.rules[villa].toolTip().startswith("Only where buildings are drawn or drafted. ")
    part.expansions[Expansion.NEW_BUILDINGS].click()
    pick(part.buildings, "draft")
    part.rules[villa].click()
    assert not part.rules[forest].isEnabled()
    assert part.rules[forest].toolTip().startswith("Only one of these two can be chosen. ")
    part.rules[villa].click()
    assert part.rules[forest].isEnabled()


def test_the_reading_can_be_chosen_for_1897_only(qtbot: QtBot, dialog: NewPuertoRicoDialog) -> None:
    dialog.fold.click()
    assert not dialog.part.reading.isEnabled()
    assert dialog.part.reading.toolTip().startswith("There is only one reading of the classic rules. ")
    pick(dialog.edition, "1897")
    assert "only one reading" not in dialog.part.reading.toolTip()
    pick(dialog.part.reading, "corrected")
    assert accepted(qtbot, dialog)[1].options.reading is Reading.CORRECTED
    again = NewPuertoRicoDialog(Choices(Options(edition=Edition.SPECIAL_1897, reading=Reading.CORRECTED)))
    qtbot.addWidget(again)
    pick(again.edition, "classic")
    assert accepted(qtbot, again)[0].options == Options()


def test_the_words_of_the_dialog_follow_the_edition(dialog: NewPuertoRicoDialog) -> None:
    part = dialog.part
    assert part.expansions[Expansion.CITIZENS].text() == "Nob&les"
    pick(dialog.edition, "1897")
    assert part.expansions[Expansion.CITIZENS].text() == "Citi&zens"
    assert "School 7" in part.rules[OptionalRule.COST_SWAP].text()


def test_changing_the_edition_leaves_the_preset_first_game(dialog: NewPuertoRicoDialog) -> None:
    """1897 after the first game is the preset 1897, not an own choice."""
    pick(dialog.preset, "first_game")
    assert dialog.open_points.isChecked()
    assert dialog.free_undo.isChecked()
    dialog.show_edition("1897")
    assert dialog.preset.currentData() == "1897"
    assert not dialog.open_points.isChecked()
    assert not dialog.free_undo.isChecked()


def test_changing_the_edition_leaves_a_stored_first_game(qtbot: QtBot) -> None:
    dialog = NewPuertoRicoDialog(Choices(Options(open_points=True), free_undo=True))
    qtbot.addWidget(dialog)
    dialog.show_edition("1897")
    assert dialog.preset.currentData() == "1897"


def test_options_changed_by_hand_are_kept_in_another_edition(dialog: NewPuertoRicoDialog) -> None:
    dialog.open_points.click()
    dialog.show_edition("1897")
    assert dialog.preset.currentData() is None
    assert dialog.open_points.isChecked()
    pick(dialog.preset, "first_game")
    dialog.free_undo.click()
    dialog.free_undo.click()
    assert dialog.preset.currentData() == "first_game"
    dialog.show_edition("1897")
    assert dialog.open_points.isChecked()
    assert dialog.free_undo.isChecked()


def test_choosing_the_same_edition_changes_nothing(dialog: NewPuertoRicoDialog) -> None:
    pick(dialog.preset, "first_game")
    pick(dialog.edition, "classic")
    dialog.show_edition("classic")
    assert dialog.preset.currentData() == "first_game"


def test_there_is_a_note_about_the_rules_for_two_players(dialog: NewPuertoRicoDialog) -> None:
    dialog.show()
    assert not dialog.two_note.isVisible()
    dialog.players.setValue(2)
    assert dialog.two_note.text() == "Two play by the official rules for two."


def test_every_choice_has_a_tool_tip(qtbot: QtBot, dialog: NewPuertoRicoDialog) -> None:
    with qtbot.waitActive(dialog):
        dialog.show()
        dialog.activateWindow()
    dialog.fold.click()
    for widget in (
        *dialog.part.widgets(),
        *dialog.handicaps,
        dialog.bids,
        dialog.preset,
        dialog.edition,
        dialog.fold,
    ):
        assert widget.toolTip(), widget
        assert widget.accessibleDescription() == widget.toolTip()
    tick = dialog.part.rules[OptionalRule.COST_SWAP]
    tick.setFocus()
    assert dialog.explanation.text() == "The University becomes cheaper and the Factory dearer, each by 1."
    dialog.preset.setFocus()
    assert dialog.explanation.text() == "The game of 2002, without anything added."
    pick(dialog.preset, "1897")
    assert dialog.explanation.text() == "The edition of 1897, without anything added."


def test_the_mnemonics_of_the_dialog_are_unique(dialog: NewPuertoRicoDialog) -> None:
    labels = [widget.text() for kind in (QLabel, QAbstractButton) for widget in dialog.findChildren(kind)]
    letters = [text[text.index("&") + 1].lower() for text in labels if "&" in text]
    assert len(set(letters)) == len(letters), sorted(letters)
    assert len(letters) > 15


def test_tab_reaches_every_field_in_order(dialog: NewPuertoRicoDialog) -> None:
    dialog.players.setValue(2)
    pick(dialog.preset, "whole_box")
    dialog.fold.click()
    dialog.show()
    dialog.activateWindow()
    dialog.preset.setFocus()
    reached = []
    for _ in range(40):
        focus = dialog.focusWidget()
        if focus in reached:
            break
        reached.append(focus)
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    wanted = [widget for widget in dialog.choosable() if widget.isVisible() and widget.isEnabled()]
    assert reached[: len(wanted)] == wanted
    assert dialog.start_button in reached


def test_tab_goes_through_the_seats_as_they_are_read(dialog: NewPuertoRicoDialog) -> None:
    dialog.players.setValue(5)
    dialog.fold.click()
    dialog.show()
    shown = [widget for widget in dialog.choosable() if widget.parentWidget() is dialog.seats_box]
    fields = [widget.geometry() for widget in shown if widget.isVisible()]
    assert len(fields) > 20
    for before, after in pairwise(fields):
        below = after.top() > before.bottom()
        assert below or after.left() > before.right()


# -- handicaps and bids --------------------------------------------------------------------------------------------


def test_handicaps_are_half_points_of_the_seats_in_play(qtbot: QtBot, dialog: NewPuertoRicoDialog) -> None:
    dialog.fold.click()
    dialog.handicaps[1].setValue(1.5)
    dialog.handicaps[2].setValue(-2)
    dialog.handicaps[4].setValue(7)
    setup, choices = accepted(qtbot, dialog)
    assert setup.options.handicaps == (0, 3, -4, 0)
    again = NewPuertoRicoDialog(choices)
    qtbot.addWidget(again)
    assert [box.half_points for box in again.handicaps] == [0, 3, -4, 0, 0]
    again.players.setValue(3)
    assert accepted(qtbot, again)[0].options.handicaps == (0, 3, -4)


def test_a_handicap_is_rounded_to_half_points(dialog: NewPuertoRicoDialog) -> None:
    dialog.fold.click()
    dialog.show()
    box = dialog.handicaps[0]
    box.setFocus()
    box.selectAll()
    QTest.keyClicks(box, "1.7")
    box.interpretText()
    assert box.half_points == 3
    assert box.text() == "1.5"


def test_bids_need_people(qtbot: QtBot, dialog: NewPuertoRicoDialog) -> None:
    dialog.show()
    dialog.fold.click()
    assert not dialog.bids.isEnabled()
    assert dialog.bids_note.text() == "Only where at least two people play."
    choose(dialog.rows[1].kind, None)
    assert dialog.bids.isEnabled()
    assert not dialog.bids_note.isVisible()
    dialog.handicaps[0].setValue(2)
    dialog.bids.click()
    assert not dialog.handicaps[0].isEnabled()
    assert dialog.handicaps[0].toolTip().startswith("The bids decide about this.")
    setup, choices = accepted(qtbot, dialog)
    assert choices.bids
    assert choices.auctions
    assert setup.options.handicaps == ()
    assert choices.options.handicaps == (4, 0, 0, 0)


def test_equal_lines_of_character_are_shown_once(
    dialog: NewPuertoRicoDialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(FittedDialog, "place", QRect(0, 0, 1366, 768))
    dialog.show()
    rows = dialog.rows[1 : dialog.players.value()]
    words = rows[0].line.text()
    assert words
    assert [row.line.isVisible() for row in rows] == [row.line.text() == words and row is rows[0] for row in rows]
    assert not dialog.rows[0].line.isVisible(), "people speak for themselves"
    choose(rows[1].kind, "hard")
    assert rows[1].line.isVisible()
    assert rows[1].line.text() != words
    dialog.fold.click()
    assert all(row.line.isVisible() for row in rows[:2]), "beside the seats they take nothing from the rules"


def low_dialog(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, width: int) -> NewPuertoRicoDialog:
    """Returns a dialog on a screen of that width without room for second lines; four bots have all styles."""
    monkeypatch.setattr(FittedDialog, "place", QRect(0, 0, width, 600))
    dialog = NewPuertoRicoDialog(Choices(Options(players=5)))
    qtbot.addWidget(dialog)
    dialog.retranslate_ui()
    for row, style in zip(dialog.rows[1:], values(dialog.rows[0].style), strict=True):
        choose(row.kind, "hard")
        choose(row.style, style)
    dialog.show()
    return dialog


@pytest.mark.parametrize("language", ["en", "zh_TW", "zh_CN", "ja"])
def test_lines_of_character_are_beside_their_seats_on_a_low_screen(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, english: Languages, language: str
) -> None:
    try:
        english.use(language)
        dialog = low_dialog(qtbot, monkeypatch, 1024)
        for row in dialog.rows[1:]:
            assert row.line.isVisible()
            assert row.line.width() >= row.line.sizeHint().width()
            assert row.line.y() < row.style.geometry().bottom(), "in the same row"
            assert row.line.x() > row.style.x()
            assert row.line.text() in row.style.accessibleDescription()
        assert dialog.page.visibleRegion().boundingRect() == dialog.page.rect()  # no scroll bar is needed
        dialog.fold.click()
        assert dialog.page.width() <= dialog.room_for_page().width(), "handicaps have their room"
    finally:
        english.use("en")


def test_a_line_of_character_that_does_not_fit_is_not_shown(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    dialog = low_dialog(qtbot, monkeypatch, 640)
    assert not any(row.line.isVisible() for row in dialog.rows)
    assert dialog.rows[2].face.toolTip() == dialog.rows[2].line.text()


# -- room ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", list(Edition))
def test_larger_texts_fit_into_the_dialog(
    qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch, edition: Edition
) -> None:
    monkeypatch.setattr(pseudo, "LONGER", 0.4)
    monkeypatch.setattr(FittedDialog, "place", QRect(0, 0, 1366, 768))
    with pseudo.speaking(qapp):
        dialog = NewPuertoRicoDialog(Choices(Options(players=5, edition=edition)))
        qtbot.addWidget(dialog)
        dialog.fold.setChecked(True)
        dialog.show()
        assert dialog.page.visibleRegion().boundingRect() == dialog.page.rect()  # no scroll bar is needed
        for widget in (*dialog.findChildren(QLabel), *dialog.findChildren(QAbstractButton)):
            if widget.isVisible() and not (isinstance(widget, QLabel) and widget.wordWrap()):
                assert widget.width() >= widget.minimumSizeHint().width(), widget.text()
        for note in dialog.findChildren(ReasonLabel):
            if note.isVisible() and note.wordWrap():
                assert note.height() >= note.heightForWidth(note.width()), note.text()
        dialog.close()


# -- in the window ------------------------------------------------------------------------------------------------


def test_a_chosen_game_begins_and_its_choices_are_stored(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    session = new_session("ppp")
    kept: dict[str, Choices] = {}
    dialogs = GameDialogs(session, Theme(), window, lambda game: kept.get(game) or Choices())
    dialogs.choices_made.connect(kept.__setitem__)
    dialogs.new_game()
    assert isinstance(dialogs.dialog, NewPuertoRicoDialog)
    dialogs.dialog.players.setValue(5)
    dialogs.dialog.seed.setText("7")
    dialogs.dialog.accept()
    assert dialogs.dialog is None
    assert (session.setup.options.players, session.setup.seed) == (5, 7)
    dialogs.new_game()
    assert isinstance(dialogs.dialog, NewPuertoRicoDialog)
    assert dialogs.dialog.players.value() == 5
    dialogs.close()
    assert dialogs.dialog is None
    session.close()


def test_the_auction_is_held_before_the_game(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    session = new_session("ppp")
    people = tuple(Seat(name) for name in "abcde")
    dialogs = GameDialogs(
        session, Theme(), window, lambda game: Choices(Options(players=3), people, shuffle=False, bids=True)
    )
    dialogs.new_game()
    assert isinstance(dialogs.dialog, NewPuertoRicoDialog)
    dialogs.dialog.accept()
    before = session.game_id
    auction = dialogs.dialog
    assert isinstance(auction, AuctionDialog)
    auction.bid.setValue(1)
    for button in (auction.raise_button, auction.pass_button, auction.pass_button):
        button.click()
    for _ in range(4):
        auction.pass_button.click()
    assert session.game_id == before, "the game has not begun yet"
    auction.start_button.click()
    assert session.names[0] == "a"
    assert session.setup.options.handicaps == (-2, 0, 0)
    assert session.game_id != before
    assert dialogs.dialog is None
    session.close()


def test_cancelling_the_dialog_keeps_the_running_game(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    session = PuertoRicoSession(GameSetup(Options(players=3), 1, seats("bpp")), StandInBots())  # type: ignore[arg-type]
    dialogs = GameDialogs(session, Theme(), window)
    dialogs.new_game()
    with qtbot.assertNotEmitted(dialogs.declined):
        dialogs.new_game()  # in the place of the first one
    assert dialogs.dialog is not None
    with qtbot.waitSignal(dialogs.declined):
        dialogs.dialog.reject()
    assert bots_of(session).requests == []
    session.close()


def test_the_score_sheet_opens_at_the_end_and_starts_the_next_game(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    session = new_session("ppp")
    dialogs = GameDialogs(session, Theme(), window)
    dialogs.show_scores()
    assert dialogs.dialog is None
    play_to_end(session)
    assert isinstance(dialogs.dialog, ScoreSheetDialog)
    dialogs.dialog.new_game_button.click()
    assert isinstance(dialogs.dialog, NewPuertoRicoDialog)
    dialogs.dialog.reject()
    dialogs.show_scores()
    assert isinstance(dialogs.dialog, ScoreSheetDialog)
    before = session.setup
    dialogs.dialog.again_button.click()
    assert session.setup.seats == before.seats
    assert session.setup.seed != before.seed
    assert session.ply == 0
    assert dialogs.dialog is None


def test_lines_of_character_are_hidden_if_handicaps_need_the_room(
    dialog: NewPuertoRicoDialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog.show()
    seats = dialog.seats_box.sizeHint().width() - dialog.rows[1].line.sizeHint().width()
    for spare in range(0, 400, 20):
        monkeypatch.setattr(FittedDialog, "place", QRect(0, 0, seats + spare, 768))
        dialog.fold.setChecked(False)
        dialog.fold.setChecked(True)
        wide = dialog.seats_box.sizeHint().width() > dialog.room_for_page().width()
        assert not (wide and any(row.line.isVisible() for row in dialog.rows))


def test_lines_of_character_leave_room_for_the_bar_of_a_low_screen(
    dialog: NewPuertoRicoDialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog.show()
    area, shown = dialog.findChild(QScrollArea), 0
    seats = dialog.seats_box.sizeHint().width()
    for spare in range(0, 200, 5):
        monkeypatch.setattr(FittedDialog, "place", QRect(0, 0, seats + spare, 300))
        dialog.fold.setChecked(False)
        dialog.fold.setChecked(True)
        QApplication.processEvents()
        assert area.verticalScrollBar().maximum() > 0
        if any(row.line.isVisible() for row in dialog.rows):
            shown += 1
            assert area.horizontalScrollBar().maximum() == 0, spare
    assert shown
