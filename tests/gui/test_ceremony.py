"""The page at the end of a game: counting, the winner's city, the score sheet, and skipping it."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.game import Standing
from puertorico_desktop.gui.app.languages import Languages
from puertorico_desktop.gui.app.settings import Motion
from puertorico_desktop.gui.feedback.sounds import Sound
from puertorico_desktop.gui.models.scores import Source, Total
from puertorico_desktop.gui.models.victory import DecidingFactor, Step, steps_of, victory_of
from puertorico_desktop.gui.play.pace import Pace
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.texts.typesetting import JOINER
from puertorico_desktop.gui.texts.victory import how_won
from puertorico_desktop.gui.views import plan_view
from puertorico_desktop.gui.windows import ceremony
from puertorico_desktop.gui.windows.ceremony import Ceremony
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.gui.windows.score_sheet import ScoreSheetDialog
from puertorico_desktop.gui.windows.seat_board import BuiltBoard
from puertorico_desktop.languages import ENGLISH
from tests.gui.courses import play_last_move
from tests.gui.hands import new_window
from tests.gui.test_score_sheet import course_of, final_position

STANDINGS = [Standing(1, 1, 25, 3), Standing(2, 2, 20, 3), Standing(0, 3, 20, 0)]
TOTALS = [Total("25"), Total("20"), Total("20")]


def sources(*values: tuple[int | None, ...]) -> list[Source]:
    return [Source(f"source {number}", "source_chips", one) for number, one in enumerate(values)]


# -- the facts -------------------------------------------------------------------------------------------------------


def test_steps_have_the_sources_in_counting_order_without_empty_ones() -> None:
    steps = steps_of(sources((12, 19, 20), (0, 0, 0), (3, None, None)), STANDINGS)
    assert steps == [
        Step("source 0", "source_chips", (20, 12, 19)),
        Step("source 2", "source_chips", (None, 3, None)),
    ]


def test_the_factor_that_decided_the_victory() -> None:
    found = victory_of(sources((12, 19, 20), (8, 1, 0), (5, 0, 0)), TOTALS, STANDINGS)
    assert found.way is DecidingFactor.OTHER_SOURCE
    assert (found.winners, found.second, found.main, found.decisive) == ((1,), 2, 0, 1)
    assert victory_of(sources((20, 10, 20), (5, 10, 0)), TOTALS, STANDINGS).way is DecidingFactor.MAIN_SOURCE
    equal = [Standing(0, 1, 20, 5), Standing(1, 2, 20, 3)]
    assert victory_of(sources((20, 20)), [Total("20"), Total("20")], equal).way is DecidingFactor.TIE_BREAK
    shared = [Standing(0, 1, 20, 5), Standing(1, 1, 20, 5)]
    assert victory_of(sources((20, 20)), [Total("20"), Total("20")], shared).winners == (0, 1)
    handicap = [Standing(0, 1, 19, 5), Standing(1, 2, 20, 3)]
    assert victory_of(sources((19, 20)), [Total("21"), Total("20")], handicap).way is DecidingFactor.HANDICAP
    assert victory_of([], [], STANDINGS).way is DecidingFactor.ALONE


def test_the_sentence_about_the_victory() -> None:
    assert how_won(course_of(final_position())) == (
        "Ben has most points from “Victory point chips” (12 of 25); “Buildings” made the difference to Clara: 8 to 1."
    )


def test_the_score_sheet_has_the_sentence_about_the_victory(qtbot: QtBot) -> None:
    match = course_of(final_position())
    dialog = ScoreSheetDialog(match, Theme())
    qtbot.addWidget(dialog)
    assert dialog.sheet.heading.how.text() == how_won(match)


# -- the page --------------------------------------------------------------------------------------------------------


@pytest.fixture
def window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    monkeypatch.setattr(ceremony, "DEAF_MS", 0)
    window = new_window(qtbot)
    window.services.preferences.change(motion=Motion.ON, pace=Pace.NORMAL)
    yield window
    window.dialogs.close()
    window.pages.close_page()


def page_of(window: MainWindow) -> Ceremony:
    page = window.end_presenter.ceremony
    assert page is not None
    return page


def test_the_page_shows_points_then_the_winner_then_the_sheet(qtbot: QtBot, window: MainWindow) -> None:
    heard: list[object] = []
    told: list[str] = []
    window.end_presenter.sound_requested.connect(heard.append)
    window.end_presenter.speech_requested.connect(told.append)
    play_last_move(window)
    page = page_of(window)
    assert window.dialogs.dialog is None
    assert page.winner is None
    assert page.focusWidget() is page or page.hasFocus()
    page._tick(len(page.steps) - 0.1)
    standings = window.session.game.standings()
    assert [row.identity._shown for row in page.rows] == [str(s.total) for s in window.session.game.scores()]
    QTest.keyClick(page, Qt.Key.Key_Shift)
    assert page.winner is None, "a modifier alone skips nothing"
    QTest.keyClick(page, Qt.Key.Key_A)
    assert page.winner is not None
    assert page.winner.winners[0] == standings[0].seat
    assert page.winner.speech in told
    assert Sound.END in heard
    QTest.mouseClick(page, Qt.MouseButton.LeftButton)
    sheet = window.dialogs.dialog
    assert isinstance(sheet, ScoreSheetDialog)
    assert window.end_presenter.ceremony is page, "the winner's city is the ground of the sheet"
    sheet.close()
    assert window.end_presenter.ceremony is None
    assert window.pages.page is None
    assert not window.session.steps.holders
    window.session.look_back(3)
    window.session.return_to_game()
    assert window.end_presenter.ceremony is None


def test_the_page_is_replaced_by_the_sheet_automatically(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_last_move(window)
    page = page_of(window)
    page._clock.setDuration(20)
    page._rest.setInterval(10)
    qtbot.waitUntil(lambda: isinstance(window.dialogs.dialog, ScoreSheetDialog))


def test_without_motion_the_winner_is_shown_at_once(window: MainWindow) -> None:
    window.services.preferences.change(motion=Motion.OFF)
    told: list[str] = []
    window.end_presenter.speech_requested.connect(told.append)
    play_last_move(window)
    assert page_of(window).winner is not None
    assert any("Victory point chips: " in words for words in told)


def test_keys_and_clicks_are_ignored_at_first(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ceremony, "DEAF_MS", 10_000)
    play_last_move(window)
    QTest.keyClick(page_of(window), Qt.Key.Key_Return)
    QTest.mouseClick(page_of(window), Qt.MouseButton.LeftButton)
    assert page_of(window).winner is None


def test_opening_a_finished_game_shows_the_score_sheet_at_once(window: MainWindow) -> None:
    play_last_move(window)
    match = window.session.match
    window.session.open(match)
    assert window.end_presenter.ceremony is None
    assert isinstance(window.dialogs.dialog, ScoreSheetDialog)


def test_starting_another_game_closes_the_page(window: MainWindow) -> None:
    play_last_move(window)
    window.session.start(window.session.setup.with_seed())
    assert window.end_presenter.ceremony is None


def test_the_page_follows_the_language(window: MainWindow) -> None:
    play_last_move(window)
    page = page_of(window)
    page.show_winner()
    page._title.setText("")
    page.winner.how.setText("")
    QCoreApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
    assert page._title.text()
    assert page.winner.how.text()


def test_the_winner_is_announced_without_the_joiners_of_line_breaks(window: MainWindow, english: Languages) -> None:
    play_last_move(window)
    page = page_of(window)
    said: list[str] = []
    window.announcer.announced.connect(said.append)
    english.use("ja")
    try:
        page.show_winner()
        assert JOINER in page.winner.how.text()
        assert said
        assert JOINER not in "".join([*said, page.accessibleDescription()])
    finally:
        english.use(ENGLISH)


def test_rows_and_cities_are_shown_one_after_the_other(qtbot: QtBot, window: MainWindow) -> None:
    play_last_move(window)
    page = page_of(window)
    assert not any(row.isVisible() or row.city is not None for row in page.rows)
    page._show_next_row()
    assert [row.isVisible() for row in page.rows] == [True, False, False]
    assert page.rows[0].city is None
    qtbot.waitUntil(lambda: all(row.isVisible() and row.city is not None for row in page.rows))
    page.show_winner()
    assert page.winner is not None
    assert not any(row.isVisible() for row in page.rows)
    assert not page.winner.findChildren(BuiltBoard), "the words come first"
    qtbot.waitUntil(lambda: len(page.winner.findChildren(BuiltBoard)) == 1)
    page.grab()
    assert page.winner.height() > page.height() * 0.8, "it has all the room that the rows had"
    assert page.picture.cacheKey() == window.table.picture.cacheKey(), "the sea is painted once"


def test_a_view_with_patience_paints_in_several_turns(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plan_view, "PATIENCE_MS", 0)
    play_last_move(window)
    page = page_of(window)
    page.rows[0].show()
    page.rows[0].show_city()
    city = page.rows[0].city
    assert isinstance(city, BuiltBoard)
    view = city.views[0]
    city.show()
    page.grab()
    shown = [rect for rect in view.rects if not rect.isEmpty()]
    assert 0 < len(view._pages) < len(shown)
    qtbot.waitUntil(lambda: len(view._pages) == len(shown))
