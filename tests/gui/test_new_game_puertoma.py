"""Puertomas in the dialog for a new game, and in games that are repeated or continued."""

from pathlib import Path

import attrs
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QApplication, QBoxLayout, QComboBox, QWidget
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.puertorico.options import (
    WHOLE_BOX,
    Edition,
    Expansion,
    Level,
    OptionalRule,
    Options,
    OptionsFault,
    Selection,
)
from puertorico_desktop.gui.app.fonts import own_font
from puertorico_desktop.gui.app.languages import Languages
from puertorico_desktop.gui.app.settings import Settings
from puertorico_desktop.gui.app.settings_file import SettingsFile
from puertorico_desktop.gui.puertorico import choices as rules
from puertorico_desktop.gui.puertorico.choices import Choices, Preset
from puertorico_desktop.gui.puertorico.texts.options import FAULTS
from puertorico_desktop.gui.puertorico.windows.new_game import NewPuertoRicoDialog
from puertorico_desktop.gui.windows.branch import BranchDialog
from puertorico_desktop.gui.windows.dialog_labels import ITEM_TIP
from puertorico_desktop.gui.windows.fitted import FittedDialog
from puertorico_desktop.gui.windows.seat_row import AUTOMATIC
from puertorico_desktop.match.match import GameSetup, Match, Seat

ALONE = Options(edition=Edition.SPECIAL_1897, players=3, puertomas=2)


@pytest.fixture
def dialog(qtbot: QtBot) -> NewPuertoRicoDialog:
    dialog = NewPuertoRicoDialog(Choices(Options(edition=Edition.SPECIAL_1897)))
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def choose(box: QComboBox, value: str | None) -> None:
    """Chooses an item of the combo box if it is enabled."""
    index = box.findData(value)
    model = box.model()
    assert isinstance(model, QStandardItemModel)
    assert model.item(index).isEnabled()
    box.setCurrentIndex(index)
    box.activated.emit(index)


def why_not(dialog: NewPuertoRicoDialog, seat: int) -> str:
    """Returns the reason why no Puertoma can be seated there; empty if one can."""
    box = dialog.rows[seat].kind
    index, model = box.findData(AUTOMATIC), box.model()
    assert isinstance(model, QStandardItemModel)
    return "" if model.item(index).isEnabled() else str(box.itemData(index, ITEM_TIP))


def puertoma_seats(dialog: NewPuertoRicoDialog) -> list[bool]:
    """Returns for each seat in play whether a Puertoma is seated there."""
    return [row.is_automatic for row in dialog.rows[: dialog.players.value()]]


def accepted(qtbot: QtBot, dialog: NewPuertoRicoDialog) -> tuple[GameSetup, Choices]:
    with qtbot.waitSignal(dialog.chosen) as blocker:
        dialog.accept()
    assert blocker.args is not None
    setup, choices = blocker.args
    return setup, choices


def test_the_last_seat_may_be_a_puertoma(qtbot: QtBot, dialog: NewPuertoRicoDialog) -> None:
    row = dialog.rows[3]
    choose(row.kind, AUTOMATIC)
    assert puertoma_seats(dialog) == [False, False, False, True]
    assert (row.kind.currentText(), row.name.text(), row.name.isEnabled()) == ("Puertoma", "Puertoma", False)
    assert row.level is not None
    assert (row.level.isVisible(), row.style.isVisible()) == (True, False)
    assert [row.level.itemText(index) for index in range(3)] == ["easy", "normal", "hard"]
    choose(row.level, "hard")
    setup, _ = accepted(qtbot, dialog)
    assert setup.options == Options(edition=Edition.SPECIAL_1897, puertomas=1, level=Level.HARD)
    assert setup.seats[3] == Seat("Puertoma")
    assert sorted(seat.name for seat in setup.seats[:3]) == ["Anna", "Ben", "Clara"]
    assert setup.people.count(True) == 1


def test_a_puertoma_in_the_last_but_one_seat_sets_the_last_one_too(qtbot: QtBot, dialog: NewPuertoRicoDialog) -> None:
    choose(dialog.rows[2].kind, AUTOMATIC)
    assert puertoma_seats(dialog) == [False, False, True, True]
    assert [row.name.text() for row in dialog.rows[2:4]] == ["Puertoma A", "Puertoma B"]
    levels = [row.level for row in dialog.rows[2:4] if row.level is not None]
    choose(levels[0], "easy")
    assert [level.currentData() for level in levels] == ["easy", "easy"]
    choose(dialog.rows[2].kind, "hard")
    assert puertoma_seats(dialog) == [False, False, False, True]
    assert dialog.rows[2].own_seat() == Seat("Clara", "hard")
    assert dialog.rows[3].name.text() == "Puertoma"
    choose(dialog.rows[3].kind, None)
    assert puertoma_seats(dialog) == [False] * 4
    setup, choices = accepted(qtbot, dialog)
    assert setup.options == Options(edition=Edition.SPECIAL_1897)
    assert choices.seats[3] == Seat("Diego")


def test_only_the_last_two_seats_may_be_puertomas(dialog: NewPuertoRicoDialog) -> None:
    assert dialog.rows[0].kind.findData(AUTOMATIC) < 0
    assert why_not(dialog, 1) == FAULTS[OptionsFault.PUERTOMAS]
    assert why_not(dialog, 2) == why_not(dialog, 3) == ""
    dialog.players.setValue(2)
    assert why_not(dialog, 1) == ""
    dialog.players.setValue(5)
    assert [bool(why_not(dialog, seat)) for seat in (1, 2, 3, 4)] == [True, True, False, False]


def test_puertomas_follow_the_number_of_seats(dialog: NewPuertoRicoDialog) -> None:
    choose(dialog.rows[2].kind, AUTOMATIC)
    dialog.players.setValue(5)
    assert puertoma_seats(dialog) == [False, False, False, True, True]
    assert dialog.rows[2].name.text() == "Clara"
    dialog.players.setValue(2)
    assert puertoma_seats(dialog) == [False, True]
    assert dialog.rows[1].name.text() == "Puertoma"
    assert dialog.two_note.isVisible()


def test_the_classic_edition_removes_puertomas(qtbot: QtBot, dialog: NewPuertoRicoDialog) -> None:
    choose(dialog.rows[2].kind, AUTOMATIC)
    level = dialog.rows[3].level
    assert level is not None
    choose(level, "hard")
    choose(dialog.edition, "classic")
    assert puertoma_seats(dialog) == [False] * 4
    assert why_not(dialog, 3) == FAULTS[OptionsFault.PUERTOMA_OF_1897]
    assert not dialog.free_undo.isChecked()
    setup, _ = accepted(qtbot, dialog)
    assert setup.options == Options()
    assert sorted(seat.name for seat in setup.seats) == ["Anna", "Ben", "Clara", "Diego"]


def test_seating_a_puertoma_checks_free_undo(qtbot: QtBot, dialog: NewPuertoRicoDialog) -> None:
    assert not dialog.free_undo.isChecked()
    choose(dialog.rows[3].kind, AUTOMATIC)
    assert dialog.free_undo.isChecked()
    dialog.free_undo.click()
    choose(dialog.rows[2].kind, AUTOMATIC)
    assert not dialog.free_undo.isChecked()
    assert not accepted(qtbot, dialog)[0].free_undo


def test_free_undo_is_restored_when_the_last_puertoma_is_removed(dialog: NewPuertoRicoDialog) -> None:
    dialog.free_undo.setChecked(True)
    choose(dialog.rows[3].kind, AUTOMATIC)
    choose(dialog.rows[3].kind, "normal")
    assert dialog.free_undo.isChecked()


def test_leaving_the_preset_alone_restores_the_seats(dialog: NewPuertoRicoDialog) -> None:
    """Puertomas that the preset has seated go with it; those seated by hand stay."""
    dialog.players.setValue(4)
    before = [row.seat() for row in dialog.rows[:4]]
    choose(dialog.preset, "alone")
    assert dialog.players.value() == 3
    choose(dialog.preset, "whole_box")
    assert (dialog.players.value(), dialog.preset.currentData()) == (4, "whole_box")
    assert [row.seat() for row in dialog.rows[:4]] == before
    assert not dialog.free_undo.isChecked()
    choose(dialog.rows[3].kind, AUTOMATIC)
    choose(dialog.preset, "1897")
    assert puertoma_seats(dialog) == [False, False, False, True]
    for _ in range(2):
        choose(dialog.preset, "alone")
    choose(dialog.preset, "1897")
    assert puertoma_seats(dialog) == [False, False, False, True]
    choose(dialog.preset, "alone")
    dialog.show_edition("classic")
    assert puertoma_seats(dialog) == [False] * 4


def test_the_preset_alone_seats_two_puertomas(qtbot: QtBot, dialog: NewPuertoRicoDialog) -> None:
    choose(dialog.rows[0].kind, "expert")
    choose(dialog.preset, "alone")
    assert dialog.preset.currentText() == "Alone"
    assert dialog.players.value() == 3
    assert puertoma_seats(dialog) == [False, True, True]
    setup, choices = accepted(qtbot, dialog)
    assert setup.options == ALONE
    assert setup.seats == (Seat("Anna"), Seat("Puertoma A"), Seat("Puertoma B"))
    assert setup.free_undo
    again = NewPuertoRicoDialog(choices)
    qtbot.addWidget(again)
    assert again.preset.currentText() == "Alone"
    assert not again.fold.isChecked()
    assert accepted(qtbot, again)[1] == choices
    choose(again.preset, "first_game")
    assert puertoma_seats(again) == [False] * 3
    assert again.free_undo.isChecked()
    assert [row.own_seat().name for row in again.rows[:3]] == ["Anna", "Ben", "Clara"]


def test_other_presets_of_1897_keep_puertomas(dialog: NewPuertoRicoDialog) -> None:
    choose(dialog.rows[3].kind, AUTOMATIC)
    choose(dialog.preset, "whole_box")
    assert puertoma_seats(dialog) == [False, False, False, True]
    assert dialog.preset.currentText() == "The whole box"
    choose(dialog.preset, "1897")
    assert dialog.preset.currentText() == "1897"
    assert dialog.free_undo.isChecked()


def test_puertomas_are_not_shuffled() -> None:
    choices = Choices(attrs.evolve(ALONE, players=5))
    orders = {choices.setup(1).seats for _ in range(40)}
    assert len(orders) > 1
    assert {seats[3:] for seats in orders} == {(Seat("Puertoma A"), Seat("Puertoma B"))}
    assert {tuple(sorted(seat.name for seat in seats[:3])) for seats in orders} == {("Anna", "Ben", "Clara")}


def test_a_single_player_has_nobody_to_shuffle_seats_with(dialog: NewPuertoRicoDialog) -> None:
    choose(dialog.rows[3].kind, AUTOMATIC)
    assert dialog.shuffle.isEnabled()
    choose(dialog.preset, "alone")
    assert not dialog.shuffle.isEnabled()
    assert dialog.shuffle.toolTip().startswith("A single player has nobody to change seats with")
    assert dialog.shuffle.accessibleDescription() == dialog.shuffle.toolTip()
    is_shuffled = dialog.shuffle.isChecked()
    choose(dialog.rows[1].kind, None)
    assert puertoma_seats(dialog)[:3] == [False, False, True]
    assert dialog.shuffle.isEnabled()
    assert dialog.shuffle.isChecked() == is_shuffled


def test_choices_that_a_puertoma_excludes_are_disabled_with_the_reason(
    qtbot: QtBot, dialog: NewPuertoRicoDialog
) -> None:
    dialog.fold.click()
    part = dialog.part
    assert not part.puertoma_note.isVisible()
    choose(dialog.preset, "whole_box")
    draft = OptionalRule.ACHIEVEMENT_DRAFT
    part.rules[draft].click()
    assert part.rules[draft].isChecked()
    choose(dialog.rows[3].kind, AUTOMATIC)
    assert (part.rules[draft].isChecked(), part.rules[draft].isEnabled()) == (False, False)
    assert part.rules[draft].toolTip().startswith("Not with a Puertoma: each player keeps four of six cards then.")
    lines = part.puertoma_note.text().splitlines()
    assert [line.split()[-1] for line in lines] == ["roles.", "out.", "done."]
    assert "Festival Delivery" in lines[1]
    assert part.puertoma_note.isVisible()
    part.expansions[Expansion.SMUGGLER].click()
    assert len(part.puertoma_note.text().splitlines()) == 2
    choose(dialog.rows[1].kind, None)
    assert not dialog.bids.isEnabled()
    assert dialog.bids_note.text() == "Not with a Puertoma, which always sits last."
    dialog.bids.setChecked(True)
    assert not accepted(qtbot, dialog)[1].auctions


def test_a_player_may_not_be_named_like_a_puertoma(qtbot: QtBot, dialog: NewPuertoRicoDialog) -> None:
    choose(dialog.rows[3].kind, AUTOMATIC)
    dialog.rows[0].name.setText("Puertoma")
    with qtbot.assertNotEmitted(dialog.chosen):
        dialog.accept()
    assert dialog.complaint.text() == "Two players have the same name."


def test_the_seats_of_puertomas_follow_the_language(dialog: NewPuertoRicoDialog) -> None:
    choose(dialog.rows[3].kind, AUTOMATIC)
    QCoreApplication.sendEvent(dialog, QEvent(QEvent.Type.LanguageChange))
    row = dialog.rows[3]
    assert (row.kind.currentText(), row.name.text()) == ("Puertoma", "Puertoma")
    assert row.level is not None
    assert row.level.accessibleName() == "Level of player 4"
    assert dialog.rows[2].style.isVisible()


def test_tab_reaches_the_level_of_a_puertoma(dialog: NewPuertoRicoDialog) -> None:
    choose(dialog.rows[3].kind, AUTOMATIC)
    row = dialog.rows[3]
    passed: list[QWidget] = [row.kind]
    while len(passed) < 4:
        passed.append(passed[-1].nextInFocusChain())
    assert row.level in passed


# -- what goes together --------------------------------------------------------------------------------------------


def test_other_choices_keep_as_many_puertomas_as_possible() -> None:
    assert rules.adapted(ALONE, players=2).puertomas == 1
    assert rules.adapted(attrs.evolve(ALONE, level=Level.HARD), players=5).level is Level.HARD
    assert rules.adapted(attrs.evolve(ALONE, level=Level.HARD), edition=Edition.CLASSIC) == Options(players=3)
    box = attrs.evolve(ALONE, expansions=WHOLE_BOX, buildings=Selection.DRAFT)
    classic = rules.adapted(box, edition=Edition.CLASSIC)
    assert (classic.puertomas, len(classic.expansions), classic.buildings) == (0, 2, Selection.DRAFT)
    assert rules.with_expansion(ALONE, Expansion.ACHIEVEMENTS, True).puertomas == 2
    draft = Options(
        edition=Edition.SPECIAL_1897,
        expansions=WHOLE_BOX,
        buildings=Selection.FIXED,
        rules=(OptionalRule.ACHIEVEMENT_DRAFT,),
    )
    beside = rules.adapted(draft, puertomas=1)
    assert beside == attrs.evolve(draft, rules=(), puertomas=1)
    assert rules.rule_fault(beside, OptionalRule.ACHIEVEMENT_DRAFT) is OptionsFault.RULE_FOR_PLAYERS_ONLY


@pytest.mark.parametrize("preset", list(Preset))
def test_the_options_of_every_preset_are_recognised(preset: Preset) -> None:
    for options in (Options(), ALONE, attrs.evolve(ALONE, players=5, level=Level.HARD, handicaps=(1, 0, 0, 0, 0))):
        found = rules.preset_options(preset, options)
        known = rules.preset_of(found, rules.takes_back_freely(preset, found))
        assert known is preset or (preset, known) == (Preset.SPECIAL_1897, Preset.ALONE)


def test_every_options_fault_has_a_text() -> None:
    assert set(FAULTS) == set(OptionsFault)


def test_puertomas_are_stored_in_the_settings(tmp_path: Path) -> None:
    choices = Choices(attrs.evolve(ALONE, level=Level.EASY), free_undo=True)
    file = SettingsFile(tmp_path / "settings.json")
    file.write(Settings().with_choices("puertorico", choices))
    assert SettingsFile(tmp_path / "settings.json").settings.choices["puertorico"] == choices


# -- later on ------------------------------------------------------------------------------------------------------


def test_a_setup_with_another_seed_keeps_its_puertomas() -> None:
    setup = Choices(ALONE, free_undo=True).setup(1)
    again = setup.with_seed()
    assert (again.seats, again.automatic, again.free_undo) == (setup.seats, {1, 2}, True)


def test_a_bot_in_an_automatic_seat_raises_value_error() -> None:
    with pytest.raises(ValueError, match="automatic"):
        GameSetup(ALONE, 1, (Seat("a"), Seat("b"), Seat("c", "simple")))


def test_the_branch_dialog_does_not_change_automatic_seats(qtbot: QtBot) -> None:
    match: Match = Match.new(GameSetup(ALONE, 1, (Seat("Anna", "simple"), Seat("Puertoma A"), Seat("Puertoma B"))))
    while match.ply < 30:
        match.play(match.game.legal_actions()[0])
    ply = next(ply for ply, move in enumerate(match.moves) if move.seat)
    dialog = BranchDialog(match, ply)
    qtbot.addWidget(dialog)
    dialog.show()
    assert [row.kind.isEnabled() for row in dialog.rows] == [True, False, False]
    assert [row.name.isEnabled() for row in dialog.rows] == [True, False, False]
    assert dialog.rows[1].kind.currentText() == "Automatic opponent"
    assert not dialog.rows[1].style.isVisible()
    with qtbot.waitSignal(dialog.chosen) as blocker:
        dialog.accept()
    assert blocker.args is not None
    assert blocker.args[1] == (Seat("Anna"), Seat("Puertoma A"), Seat("Puertoma B"))
    branch = match.branch(ply, blocker.args[1])
    assert branch.setup.people == (True, False, False)


def wait_for_sizes(qtbot: QtBot) -> None:
    """Wait until combo boxes whose items changed have their final sizes.

    Qt resizes such a box 20 ms later to its own size hint, and to that of its layout at the next turn of the event
    loop, before anything is painted.
    """
    qtbot.wait(50)
    QApplication.processEvents()


@pytest.mark.parametrize("language", ["en", "zh_TW", "zh_CN", "ja"])
def test_ticking_expansions_moves_no_choice(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, english: Languages, language: str
) -> None:
    monkeypatch.setattr(FittedDialog, "place", QRect(0, 0, 1366, 768))
    try:
        english.use(language)
        dialog = NewPuertoRicoDialog(Choices(ALONE))
        qtbot.addWidget(dialog)
        dialog.fold.setChecked(True)
        dialog.show()
        qtbot.waitExposed(dialog)
        QApplication.processEvents()
        part = dialog.part
        for _ in range(2):
            part.expansions[Expansion.SMUGGLER].click()
            wait_for_sizes(qtbot)
        choices = [*part.expansions.values(), part.buildings, *part.rules.values(), dialog.seed]
        places = [QRect(widget.mapTo(dialog, QPoint()), widget.size()) for widget in choices]
        size = dialog.size()
        for one in (Expansion.SMUGGLER, Expansion.FESTIVAL, Expansion.FESTIVAL_CARDS, Expansion.ACHIEVEMENTS):
            part.expansions[one].click()
            wait_for_sizes(qtbot)
            assert [QRect(widget.mapTo(dialog, QPoint()), widget.size()) for widget in choices] == places
            assert dialog.size() == size
        assert part.puertoma_note.heightForWidth(part.puertoma_note.width()) <= part.puertoma_note.height()
    finally:
        english.use("en")


@pytest.mark.parametrize("language", ["en", "zh_TW", "zh_CN", "ja"])
def test_rules_are_below_each_other_on_a_narrow_screen_with_large_texts(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, english: Languages, language: str
) -> None:
    monkeypatch.setattr(FittedDialog, "place", QRect(0, 0, 1024, 600))
    try:
        english.use(language)
        dialog = NewPuertoRicoDialog(Choices(attrs.evolve(ALONE, expansions=WHOLE_BOX, buildings=Selection.FIXED)))
        qtbot.addWidget(dialog)
        dialog.fold.setChecked(True)
        dialog.show()
        qtbot.waitExposed(dialog)
        font = own_font(language, dialog.font())
        font.setPointSizeF(1.5 * font.pointSizeF())
        dialog.setFont(font)
        QApplication.processEvents()
        below = dialog.boxes.direction() is QBoxLayout.Direction.TopToBottom
        assert below or language in ("zh_TW", "zh_CN")
        assert dialog.page.minimumSizeHint().width() <= dialog.room_for_page().width()
        assert dialog.page.visibleRegion().boundingRect().width() == dialog.page.width()
    finally:
        english.use("en")
