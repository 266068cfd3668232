"""The score sheet: all sources of points, the standings, and what ended the game."""

import attrs
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.engine.puertorico.components import Building, EndTrigger
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import Edition
from puertorico_desktop.engine.puertorico.position import classic
from puertorico_desktop.gui.puertorico.texts.scores import result_of
from puertorico_desktop.gui.puertorico.texts.words import Words
from puertorico_desktop.gui.puertorico.windows.score_sources import Line, score_lines
from puertorico_desktop.gui.style.styles import dialog_style
from puertorico_desktop.gui.style.theme import Scheme, Theme
from puertorico_desktop.gui.windows import score_sheet
from puertorico_desktop.gui.windows.score_sheet import ScorePicture, ScoreSheetDialog
from puertorico_desktop.gui.windows.score_table import ScoreTable
from puertorico_desktop.match.match import GameSetup, Match, Seat
from puertorico_desktop.match.record import GameRecord

WORDS = Words(Edition.CLASSIC)
NAMES = ("Anna", "Ben", "Clara")


def final_position() -> PuertoRico:
    """Returns a position where Ben wins with a fortress and a city hall; Anna and Clara have equal points, and
    Clara wins the tie-break."""
    game = (
        classic(3)
        .player(0, doubloons=0, points=20)
        .player(1, doubloons=1, points=12, corn=2, idle=7, city={Building.FORTRESS: 1, Building.CITY_HALL: 1})
        .player(2, doubloons=3, points=19, city={Building.SMALL_MARKET: 1})
        .build()
    )
    game.end_triggers = 1 << EndTrigger.COLONISTS | 1 << EndTrigger.VICTORY_POINTS
    return game


def course_of(game: PuertoRico) -> Match:
    """Returns a match at this position."""
    seats = tuple(Seat(name) for name in NAMES)
    return Match(GameSetup(game.options, 1, seats), GameRecord(game.options, 1, start=game))


def dialog_of(game: PuertoRico, qtbot: QtBot, undo_used: bool = False, branched_at: int | None = None):
    """Returns the dialog at the end of a match at this position."""
    match = course_of(game)
    match.undo_used = undo_used
    match.branched_at = branched_at
    dialog = ScoreSheetDialog(match, Theme())
    qtbot.addWidget(dialog)
    return dialog


def awake_dialog(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch):
    """Returns the dialog, open, which hears keys from the first moment on."""
    monkeypatch.setattr(score_sheet, "DEAF_MS", 0)
    dialog = dialog_of(final_position(), qtbot)
    dialog.show()
    return dialog


def test_every_source_has_a_line() -> None:
    game = final_position()
    assert score_lines(game.scores(), game.standings(), WORDS) == [
        Line("Victory point chips", ("12", "19", "20")),
        Line("Buildings", ("8", "1", "0"), details=("Fortress: 4\nCity Hall: 4", "Small Market: 1", "")),
        Line("Bonus of the Fortress", ("3", "", "")),
        Line("Bonus of the City Hall", ("2", "", "")),
        Line("Total", ("25", "20", "20"), sums=True),
        Line("Tie-break: Doubloons and goods", ("3", "3", "0")),
        Line("Place", ("1", "2", "3"), sums=True),
    ]


def test_the_tool_tip_of_building_points_lists_the_buildings(qtbot: QtBot) -> None:
    dialog = dialog_of(final_position(), qtbot)
    table = dialog.findChild(ScoreTable)
    cell = table.item(1, 0)
    assert (cell.text(), cell.toolTip()) == ("8", "Fortress: 4\nCity Hall: 4")
    assert not table.item(0, 0).toolTip()


EXPLAINING = [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space]


@pytest.mark.parametrize("key", EXPLAINING)
def test_a_key_shows_the_details_of_the_current_value(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, key: Qt.Key
) -> None:
    """Return would press the default button, and close the sheet."""
    dialog = awake_dialog(qtbot, monkeypatch)
    table = dialog.sheet.table
    table.setFocus()
    table.setCurrentCell(1, 0)
    QTest.keyClick(table, key)
    assert (QToolTip.isVisible(), QToolTip.text()) == (True, "Fortress: 4\nCity Hall: 4")
    QTest.keyClick(table, key)
    qtbot.waitUntil(lambda: not QToolTip.isVisible())
    table.setCurrentCell(0, 0)
    QTest.keyClick(table, key)
    assert not QToolTip.isVisible(), "nothing to tell"
    assert dialog.isVisible()


def test_escape_closes_the_details_then_the_sheet(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    dialog = awake_dialog(qtbot, monkeypatch)
    table = dialog.sheet.table
    table.setFocus()
    table.setCurrentCell(1, 0)
    QTest.keyClick(table, Qt.Key.Key_Return)
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    qtbot.waitUntil(lambda: not QToolTip.isVisible())
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


@pytest.mark.parametrize("scheme", Scheme)
def test_texts_at_the_sides_of_the_table_do_not_touch_its_lines(qtbot: QtBot, scheme: Scheme) -> None:
    theme = Theme(scheme)
    for widget in (dialog_of(final_position(), qtbot), ScorePicture(course_of(final_position()), theme)):
        qtbot.addWidget(widget)
        widget.setStyleSheet(dialog_style(theme))
        widget.show()
        table = widget.findChild(ScoreTable)
        header = table.verticalHeader()
        texts = [table.verticalHeaderItem(row).text() for row in range(table.rowCount())]
        longest = max(header.fontMetrics().horizontalAdvance(text) for text in texts)
        assert header.width() >= longest + 2 * 6, "six pixels on either side"


def test_a_picture_has_no_scroll_bar(qtbot: QtBot) -> None:
    """Some platforms hide a bar that is no longer needed only after the picture is painted."""
    picture = ScorePicture(course_of(final_position()), Theme())
    qtbot.addWidget(picture)
    picture.show()
    picture.resize(picture.sizeHint().width(), picture.minimumSizeHint().height())
    picture.grab()
    table = picture.findChild(ScoreTable)
    assert table.viewport().height() < table.verticalHeader().length()
    assert not table.verticalScrollBar().isVisible()


def test_the_heading_names_the_winner_and_the_end_triggers(qtbot: QtBot) -> None:
    dialog = dialog_of(final_position(), qtbot)
    assert dialog.sheet.heading.result_label.text() == "Ben wins with 25 points."
    assert dialog.sheet.heading.ending.text() == (
        "There were not enough colonists left to fill the ship. The last victory point chip was taken."
    )
    headers = [dialog.sheet.table.horizontalHeaderItem(column).text() for column in range(3)]
    assert headers == ["Ben", "Clara", "Anna"]
    bonus = dialog.sheet.table.item(2, 0)
    assert bonus.data(Qt.ItemDataRole.AccessibleTextRole) == "Ben, Bonus of the Fortress: 3"
    assert not bonus.flags() & Qt.ItemFlag.ItemIsEditable or dialog.sheet.table.editTriggers().value == 0


FULL_CITY = dict.fromkeys((row.building for row in list(CATALOG.values())[:12]), 0)
"""Twelve buildings of which there are several: as many as a city has spaces."""


@pytest.mark.parametrize(("seats", "named"), [((2,), "city of Clara"), ((0, 2), "cities of Anna and Clara")])
def test_the_heading_names_the_players_with_a_full_city(qtbot: QtBot, seats: tuple[int, ...], named: str) -> None:
    position = classic(3)
    for seat in seats:
        position.player(seat, city=FULL_CITY)
    game = position.build()
    game.end_triggers = 1 << EndTrigger.CITY
    assert dialog_of(game, qtbot).sheet.heading.ending.text() == f"No space was left in the {named}."


def test_the_heading_mentions_undo(qtbot: QtBot) -> None:
    dialog = dialog_of(final_position(), qtbot, undo_used=True)
    assert dialog.sheet.heading.ending.text().endswith("Moves were taken back in this game.")


def test_the_heading_mentions_a_branch(qtbot: QtBot) -> None:
    dialog = dialog_of(final_position(), qtbot, branched_at=11)
    assert dialog.sheet.heading.ending.text().endswith("This game went on from decision 12 of another one.")


def test_the_heading_names_all_winners_of_a_shared_victory(qtbot: QtBot) -> None:
    game = classic(3).player(0, doubloons=2, points=9).player(2, doubloons=2, points=9).build()
    dialog = dialog_of(game, qtbot)
    assert dialog.sheet.heading.result_label.text() == "Anna and Clara share the victory with 9 points each."
    row = dialog.sheet.table.rowCount() - 1
    assert [dialog.sheet.table.item(row, column).text() for column in range(3)] == ["1", "1", "3"]


@pytest.mark.parametrize("scheme", Scheme)
def test_the_sums_of_all_winners_are_golden_in_every_scheme(qtbot: QtBot, scheme: Scheme) -> None:
    theme = Theme()
    game = classic(3).player(0, doubloons=2, points=9).player(2, doubloons=2, points=9).build()
    table = ScoreTable(course_of(game), theme)
    qtbot.addWidget(table)
    theme.set_scheme(scheme)
    gold = theme.color("gold")
    golden = {
        (row, column)
        for row in range(table.rowCount())
        for column in range(3)
        if table.item(row, column).background().color() == gold
    }
    place = table.rowCount() - 1
    total = place - 2
    assert table.item(total, 0).text() == "9"
    assert golden == {(total, 0), (total, 1), (place, 0), (place, 1)}
    assert table.item(total, 0).foreground().color() == theme.color("gold_ink")
    assert table.item(total, 2).foreground().color() == theme.color("ink")


def test_the_buttons_request_the_next_game_and_close_the_sheet(qtbot: QtBot) -> None:
    for button, signal in (("again_button", "again_requested"), ("new_game_button", "new_game_requested")):
        dialog = dialog_of(final_position(), qtbot)
        dialog.show()
        with qtbot.waitSignal(getattr(dialog, signal)):
            getattr(dialog, button).click()
        assert not dialog.isVisible()


def test_the_save_button_keeps_the_sheet_open(qtbot: QtBot) -> None:
    dialog = dialog_of(final_position(), qtbot)
    dialog.show()
    with qtbot.waitSignal(dialog.save_requested):
        dialog.save_button.click()
    assert dialog.isVisible()


def test_the_sheet_follows_the_language(qtbot: QtBot) -> None:
    dialog = dialog_of(final_position(), qtbot)
    dialog.again_button.setText("")
    dialog.sheet.tabs.setTabText(1, "")
    QCoreApplication.sendEvent(dialog, QEvent(QEvent.Type.LanguageChange))
    assert dialog.again_button.text() == "&Same seats again"
    assert dialog.sheet.tabs.tabText(1) == "&Points"


def test_all_rows_are_visible(qtbot: QtBot) -> None:
    dialog = dialog_of(final_position(), qtbot)
    dialog.show()
    last = dialog.sheet.table.visualItemRect(dialog.sheet.table.item(dialog.sheet.table.rowCount() - 1, 0))
    assert dialog.sheet.table.viewport().rect().contains(last.center())


def test_a_handicap_has_its_own_line_and_counts_for_the_victory() -> None:
    game = final_position()
    game.options = attrs.evolve(game.options, handicaps=(0, -11, 3))
    game.rules = attrs.evolve(game.rules, options=game.options)
    lines = {line.source: line.values for line in score_lines(game.scores(), game.standings(), WORDS)}
    assert lines["Total"] == ("20", "20", "25")
    assert lines["Handicap of the seat"] == ("1.5", "0", "−5.5")
    assert lines["Total with handicap"] == ("21.5", "20", "19.5")
    assert lines["Place"] == ("1", "2", "3")
    assert result_of(game, NAMES) == "Clara wins: 21.5 points, with the handicap."
    game.options = attrs.evolve(game.options, handicaps=(0, -10, 0))
    game.rules = attrs.evolve(game.rules, options=game.options)
    game.players[0].doubloons = 3
    assert result_of(game, NAMES) == "Anna, Ben, and Clara share the victory: 20 points each, with the handicaps."


def test_the_bar_chart_includes_the_handicap(qtbot: QtBot) -> None:
    game = final_position()
    game.options = attrs.evolve(game.options, handicaps=(0, 0, 3))
    game.rules = attrs.evolve(game.rules, options=game.options)
    dialog = dialog_of(game, qtbot)
    chart = dialog.sheet.bars
    assert "2. Clara: 21.5" in chart.labels
    assert "The handicap of the seat is 1.5." in chart.accessibleDescription()


def test_nobles_are_a_source_of_points() -> None:
    game = final_position()
    game.players[2].all_nobles = 2
    lines = {line.source: line.values for line in score_lines(game.scores(), game.standings(), WORDS)}
    assert lines["Nobles"] == ("0", "2", "0")
    words = Words(Edition.SPECIAL_1897)
    assert "Citizens" in {line.source for line in score_lines(game.scores(), game.standings(), words)}


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_U])
def test_keys_are_ignored_at_first(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, key: Qt.Key) -> None:
    dialog = dialog_of(final_position(), qtbot)
    dialog.show()
    qtbot.waitExposed(dialog)
    assert dialog.focusWidget() is dialog.close_button
    for modifier in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.AltModifier):
        for widget in (dialog, *dialog.findChildren(QWidget)):
            QTest.keyClick(widget, key, modifier)
    assert dialog.isVisible()
    assert dialog.sheet.tabs.currentIndex() == 0, "nor does a letter turn to another page"
    monkeypatch.setattr(score_sheet, "DEAF_MS", 0)
    QTest.keyClick(dialog.focusWidget(), key)
    assert dialog.isVisible() == (key == Qt.Key.Key_U)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape, Qt.Key.Key_Space])
def test_a_key_closes_the_sheet_without_starting_a_game(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, key: Qt.Key
) -> None:
    dialog = awake_dialog(qtbot, monkeypatch)
    qtbot.waitExposed(dialog)
    with qtbot.assertNotEmitted(dialog.again_requested), qtbot.assertNotEmitted(dialog.new_game_requested):
        QTest.keyClick(dialog.focusWidget(), key)
    assert not dialog.isVisible()


def test_auto_repeat_of_a_key_does_not_close_the_sheet(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    dialog = awake_dialog(qtbot, monkeypatch)
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True)
    QCoreApplication.sendEvent(dialog.close_button, held)
    assert dialog.isVisible()


@pytest.mark.parametrize("scheme", Scheme)
@pytest.mark.parametrize("lacking", [20, 40, 400])
def test_rows_give_up_the_space_around_their_lines_before_they_scroll(
    qtbot: QtBot, scheme: Scheme, lacking: int
) -> None:
    theme = Theme(scheme)
    table = ScoreTable(course_of(final_position()), theme)
    qtbot.addWidget(table)
    table.setStyleSheet(dialog_style(theme, 1.5))
    table.resize(table.sizeHint())
    table.show()
    usual = [table.rowHeight(row) for row in range(table.rowCount())]
    spare = sum(usual) - table.rowCount() * table.sizeHintForRow(0)
    assert table.verticalScrollBar().maximum() == 0
    assert spare > 20
    table.resize(table.width(), table.height() - lacking)
    QApplication.processEvents()
    heights = [table.rowHeight(row) for row in range(table.rowCount())]
    assert (table.verticalScrollBar().maximum() == 0) is (lacking <= spare)
    assert all(height >= table.sizeHintForRow(row) for row, height in enumerate(heights)), "no text is cut"
    assert 0 <= sum(usual) - sum(heights) - min(lacking, spare) < table.rowCount()
    table.resize(table.width(), table.height() + lacking)
    QApplication.processEvents()
    assert [table.rowHeight(row) for row in range(table.rowCount())] == usual


@pytest.mark.parametrize("scheme", Scheme)
def test_the_room_of_a_cell_is_that_of_the_narrowest_column_without_lines(qtbot: QtBot, scheme: Scheme) -> None:
    """Texts are wrapped in it; more room than there is would cut their last line."""
    theme = Theme(scheme)
    table = ScoreTable(course_of(final_position()), theme)
    qtbot.addWidget(table)
    table.setStyleSheet(dialog_style(theme))
    table.show()
    for width in range(600, 606):
        table.resize(width, 400)
        cells = [table.visualItemRect(table.item(0, column)).width() for column in range(table.columnCount())]
        assert table.column_room in (min(cells), min(cells) - 1)
