"""The statistics of played games in the window."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from threading import Event, Timer
from typing import Any

import attrs
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QTableView, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from puertorico_desktop.bots.games import KNOWLEDGE
from puertorico_desktop.engine.puertorico.options import Edition, Options
from puertorico_desktop.engine.sanjuan.options import Options as SanJuan
from puertorico_desktop.gui.app.languages import Languages
from puertorico_desktop.gui.games import FACES
from puertorico_desktop.gui.learn.statistics.charts import DOT, Mark, TrendChart
from puertorico_desktop.gui.learn.statistics.filters import FilterBar
from puertorico_desktop.gui.learn.statistics.page import StatisticsPage
from puertorico_desktop.gui.learn.statistics.section import (
    ALIGNMENT,
    LEFT,
    RIGHT,
    FiguresTable,
    Section,
    shared_widths,
)
from puertorico_desktop.gui.play.history_service import HistoryService
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.texts import statistics as texts
from puertorico_desktop.gui.texts.problems import explained
from puertorico_desktop.gui.texts.statistics import named
from puertorico_desktop.gui.windows.score_sheet import ScoreSheetDialog
from puertorico_desktop.learn.history.counting import counted
from puertorico_desktop.learn.history.figures import Filter, choices, figures
from puertorico_desktop.learn.history.history import History
from puertorico_desktop.learn.history.milestones import milestones
from puertorico_desktop.learn.history.rows import ReachedMilestone, ReviewRow
from puertorico_desktop.match.match import Match
from puertorico_desktop.saves.document import document_of, encode
from puertorico_desktop.saves.errors import FileKind, Problem, SaveError
from puertorico_desktop.saves.folders import Folders
from puertorico_desktop.saves.library import Library
from tests.gui.hands import new_window
from tests.gui.spoken import stays_behind
from tests.learn.reviews import played
from tests.saves.courses import WHEN

GAMES = (Options(players=3), Options(players=2, edition=Edition.SPECIAL_1897), SanJuan(players=2))


@pytest.fixture(scope="module")
def finished() -> Match:
    """A finished game."""
    return played(Options(players=3))


def test_a_game_is_counted_when_it_ends(qtbot: QtBot, tmp_path: Path, finished: Match) -> None:
    folders = Folders(tmp_path / "data", tmp_path / "documents")
    folders.saves.mkdir(parents=True)
    (folders.saves / "old.prgame").write_bytes(encode(document_of(played(Options(players=3), seed=4), WHEN)))
    window = new_window(qtbot, folder=tmp_path)
    with qtbot.waitSignal(window.services.history.counted):
        window.session.open(finished)
    window.close()
    with History(folders.history) as history:
        assert {one.id for one in figures(history, Filter()).games} >= {finished.id}
        assert len(figures(history, Filter()).games) == 2, "the first start imports what was saved"
    assert folders.history_copy.exists()


def test_a_game_whose_end_could_not_be_counted_is_counted_by_the_next_start(
    qtbot: QtBot, tmp_path: Path, finished: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    folders = Folders(tmp_path / "data", tmp_path / "documents")
    with History(folders.history) as history:
        history.add([counted(played(Options(players=3), seed=4), WHEN)])
    library = Library(folders)
    library.autosave(document_of(finished, WHEN), None)
    service = HistoryService(folders)

    def locked(*_: object) -> None:
        raise SaveError(Problem.IN_USE)

    with monkeypatch.context() as patch, qtbot.waitSignal(service.failed):
        patch.setattr(History, "add", locked)
        service.count(finished)
        service._thread.submit(lambda: None).result()
    service.close()
    library.close()
    for _ in range(2):
        again = HistoryService(folders)
        with qtbot.waitSignal(again.figures_ready) as answer:
            again.compute_figures(Filter())
        assert [one.id for one in answer.args[0].figures.games].count(finished.id) == 1
        again.close()


@pytest.mark.parametrize("quits", [True, False])
def test_an_import_of_earlier_saves_interrupted_by_quitting_is_continued_by_the_next_start(
    qtbot: QtBot, tmp_path: Path, quits: bool
) -> None:
    folders = Folders(tmp_path / "data", tmp_path / "documents")
    folders.saves.mkdir(parents=True)
    for seed in (3, 4):
        (folders.saves / f"{seed}.prgame").write_bytes(
            encode(document_of(played(Options(players=3), seed=seed), WHEN))
        )
    service = HistoryService(folders)

    def interrupt() -> None:
        service._closed = quits  # as `close` does in the thread of the window, which then waits
        service.stop()

    service.importing.connect(interrupt, Qt.ConnectionType.DirectConnection)
    with qtbot.waitSignal(service.imported) as answer:
        service.compute_figures(Filter())
    assert answer.args[0].stopped
    service._closed = False
    service.close()
    again = HistoryService(folders)
    with qtbot.waitSignal(again.figures_ready) as answer:
        again.compute_figures(Filter())
    assert len(answer.args[0].figures.games) == (2 if quits else 1), "a player who stops the import does without it"
    again.close()


def test_a_game_that_was_deleted_from_the_history_does_not_come_back(
    qtbot: QtBot, tmp_path: Path, finished: Match
) -> None:
    folders = Folders(tmp_path / "data", tmp_path / "documents")
    library = Library(folders)
    library.autosave(document_of(finished, WHEN), None)
    library.close()
    with History(folders.history) as history:
        history.add([counted(finished, WHEN)])
        number = history.number_of(finished.id)
        assert number is not None
        history.delete(number)
    service = HistoryService(folders)
    with qtbot.waitSignal(service.figures_ready) as answer:
        service.compute_figures(Filter())
    assert not answer.args[0].figures.games
    service.close()


def test_a_hint_is_counted_once(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    service, match = window.interaction.hint_service, window.session.match
    service.ask()
    service.dismiss()
    service.ask()
    service.dismiss()
    assert match.hints == 1


@pytest.mark.parametrize(
    ("level", "words"),
    [("hard", "Computer, hard"), ("steady-140", "Computer, steady (140)"), ("of-tomorrow", "of-tomorrow")],
)
def test_levels_have_the_names_of_computer_players(level: str, words: str, english: Languages) -> None:
    assert texts.level(level) == words


def columns_of(table: QTableView) -> list[str]:
    """Returns the headers of the columns."""
    model = table.model()
    return [model.headerData(column, Qt.Orientation.Horizontal) for column in range(model.columnCount())]


def axis_of(chart: Any) -> list[str]:
    """Returns the figures below a chart."""
    return [figure for ticks in chart.foot._tickLevels for _, figure in ticks]


def test_the_page_shows_figures_charts_and_games(qtbot: QtBot, tmp_path: Path, finished: Match) -> None:
    window = new_window(qtbot, folder=tmp_path)
    folders = Folders(tmp_path / "data", tmp_path / "documents")
    with History(folders.history) as history:
        history.add([counted(played(options, seed=seed), WHEN) for options in GAMES for seed in (3, 4)])
    service = window.services.history
    window.learn_menu.statistics.action.trigger()
    page = window.pages.page
    assert isinstance(page, StatisticsPage)
    qtbot.waitUntil(lambda: page.games.rows.rowCount() > 0)
    assert page.stack.currentWidget() is page.splitter
    charts, games = page.splitter.sizes()
    assert charts > games
    assert page.games.rows.rowCount() == 6
    for number in range(page.tabs.count()):
        page.tabs.setCurrentIndex(number)
        section = page.tabs.currentWidget()
        assert isinstance(section, Section)
        assert section.table.accessibleName()
        titles = columns_of(section.table)
        assert len(set(titles)) == len(titles)
        if section in (page.tabs.bests, page.tabs.milestones):
            continue
        qtbot.waitUntil(lambda section=section: bool(section.chart and section.chart.accessibleName()))
        assert bool(section.chart.marks) is bool(section.table.rows.rowCount())
        QTest.keyClick(section.chart, Qt.Key.Key_Down)
    QToolTip.hideText()
    trend = page.tabs.trend
    assert [one.label for one in trend.chart.marks] == ["1", "2"]
    assert axis_of(trend.chart) == ["1", "2"]
    assert "San Juan 1897, 2 players" in trend.caption.text()
    for section in (trend, page.tabs.sources, page.tabs.bests):
        page.tabs.setCurrentWidget(section)
        assert section.caption.isVisible()
        assert section.caption.text() == trend.caption.text()
    assert "San Juan 1897, 2 players: mean place" in page.summary.text()
    best = page.tabs.bests.table.rows
    assert {best.index(row, 2).data() for row in range(best.rowCount())} == {"San Juan 1897"}
    page.filters.edition.setCurrentIndex(page.filters.edition.findText("San Juan 1897"))
    with qtbot.waitSignal(service.figures_ready):
        page.filters.edition.activated.emit(page.filters.edition.currentIndex())
    assert page.games.rows.rowCount() == 2
    assert "players: mean" not in page.summary.text()
    for section in (trend, page.tabs.sources, page.tabs.bests):
        page.tabs.setCurrentWidget(section)
        assert not section.caption.isVisible()
    page.tabs.setCurrentWidget(trend)
    with qtbot.waitSignal(service.figures_ready):
        page.count_button.click()
    assert "1" in page.summary.text()
    qtbot.waitUntil(lambda: axis_of(trend.chart) == ["1"])
    page.delete_button.click()
    answers = page.findChild(QMessageBox, "delete_game").buttons()
    assert page.games.rows.rowCount() == 2, "it is asked first"
    with qtbot.waitSignal(service.figures_ready):
        answers[1].click()
    assert page.games.rows.rowCount() == 1
    with qtbot.waitSignal(window.learn_menu.statistics.review_requested) as wanted:
        page.review_button.click()
    assert wanted.args[0].game.decision is None
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert window.pages.page is None
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    window.theme.changed.emit()  # its charts are deleted, and not painted any more


def test_a_review_with_too_little_at_stake_replaces_the_invitation(
    qtbot: QtBot, tmp_path: Path, finished: Match
) -> None:
    window = new_window(qtbot, folder=tmp_path)
    service = window.services.history
    with History(Folders(tmp_path / "data", tmp_path / "documents").history) as history:
        history.add([counted(finished, WHEN)])
        window.learn_menu.statistics.action.trigger()
        page = window.pages.page
        assert isinstance(page, StatisticsPage)
        qtbot.waitUntil(lambda: page.games.rows.rowCount() > 0)
        page.tabs.setCurrentWidget(page.tabs.parts)
        assert page.tabs.parts.table.invitation.startswith("Review a game")
        history.add_reviews(1, [ReviewRow(0, None, 0.0, 0.1, {}, {})])
    with qtbot.waitSignal(service.figures_ready):
        service.compute_figures(page.filters.wanted)
    assert page.tabs.parts.table.invitation.startswith("Too little was at stake")


def test_milestones_of_a_game_are_shown_in_one_line_of_the_sheet(qtbot: QtBot, finished: Match) -> None:
    window = new_window(qtbot)
    history, dialogs = window.services.history, window.dialogs
    window.session.open(finished)
    dialogs.show_scores()
    sheet = dialogs.dialog
    assert isinstance(sheet, ScoreSheetDialog)
    assert sheet.remark.isHidden()
    history.reached.emit("another game", [ReachedMilestone("hard", "", 1)])
    assert sheet.remark.isHidden()
    history.reached.emit(finished.id, [ReachedMilestone("shipping", "", 1), ReachedMilestone("quick", "", 1)])
    assert sheet.remark.text() == "Milestones reached: Win by shipping, Win within twelve rounds"
    dialogs.show_scores()
    assert isinstance(dialogs.dialog, ScoreSheetDialog)
    assert dialogs.dialog.remark.text()


def test_a_backup_of_the_history_is_offered_if_the_file_is_missing(
    qtbot: QtBot, tmp_path: Path, finished: Match, english: Languages
) -> None:
    window = new_window(qtbot, folder=tmp_path)
    folders = Folders(tmp_path / "data", tmp_path / "documents")
    with History(folders.history, folders.history_copy) as history:
        history.add([counted(finished, WHEN), counted(played(Options(players=3), people=(0, 1)), WHEN)])
        history.join(1, 2)
        history.is_me(1)
    folders.history.unlink()
    service = window.services.history
    window.learn_menu.statistics.action.trigger()
    page = window.pages.page
    assert isinstance(page, StatisticsPage)
    qtbot.waitUntil(lambda: not page.restore_button.isHidden())
    assert "2" in page.note.text()
    assert page.stack.currentWidget() is page.empty
    assert page.back_button.isVisible()
    assert page.import_button.isVisible()
    assert not page.open_button.isVisible()
    page.restore_button.click()
    qtbot.waitUntil(lambda: page.games.rows.rowCount() == 3)
    assert page.restore_button.isHidden()
    assert not page.part_button.isHidden()
    (action,) = page.part_menu.actions()
    with qtbot.waitSignal(service.figures_ready):
        action.trigger()
    assert page.filters.who.count() == 3
    with qtbot.waitSignal(service.failed):
        service.import_file(tmp_path / "missing.json")
    assert page.note.text()
    assert not stays_behind(english, [window])


def test_figures_are_computed_if_the_backup_cannot_be_read(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    service = HistoryService(Folders(tmp_path / "data", tmp_path / "documents"))
    copied = tmp_path / "copy.db"
    monkeypatch.setattr(History, "found", property(lambda self: copied))
    for content in (None, b"no database", b""):
        if content is not None:
            copied.write_bytes(content)
        with qtbot.waitSignal(service.figures_ready) as told:
            service.compute_figures(None)
        assert told.args[0].copy is None
    service.close()


def test_closing_drops_what_is_only_shown_and_keeps_what_is_counted(
    qtbot: QtBot, tmp_path: Path, finished: Match
) -> None:
    folders = Folders(tmp_path / "data", tmp_path / "documents")
    service = HistoryService(folders)
    begun, go_on = Event(), Event()
    shown: list[object] = []

    def wait(history: History) -> None:
        begun.set()
        assert go_on.wait(30)

    service.perform(wait)
    service.prepare(lambda: shown.append("charts"))
    service.compute_figures(Filter())
    service.figures_ready.connect(shown.append, Qt.ConnectionType.DirectConnection)
    service.count(finished)
    assert begun.wait(30)
    QTimer.singleShot(0, service, service.close)
    Timer(0.2, go_on.set).start()
    qtbot.waitUntil(lambda: service._closed)
    assert not shown
    with History(folders.history) as history:
        assert history.number_of(finished.id) is not None


def test_an_error_on_closing_the_history_is_reported(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    service = HistoryService(Folders(tmp_path / "data", tmp_path / "documents"))
    with qtbot.waitSignal(service.figures_ready):
        service.compute_figures(None)
    close = History.close

    def fail(history: History) -> None:
        close(history)
        raise ZeroDivisionError

    monkeypatch.setattr(History, "close", fail)
    service.close()
    assert "unexpected error with the database of games" in caplog.text
    caplog.clear()


def test_games_that_cannot_be_counted_are_told_once(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = new_window(qtbot, folder=tmp_path)
    (tmp_path / "data" / "history.db").mkdir(parents=True)
    history = window.services.history
    for _ in range(2):
        with qtbot.waitSignal(history.failed):
            history.perform(lambda history: None)
    (box,) = window.findChildren(QMessageBox, "failed_history")
    assert box.text() == "What happens in your games is not counted at present."
    assert box.informativeText() == (
        "The file may not be read. Finished games that are still saved are counted later."
    )
    box.close()


def test_the_page_of_statistics_tells_a_failure_itself(qtbot: QtBot, tmp_path: Path) -> None:
    window = new_window(qtbot, folder=tmp_path)
    (tmp_path / "data" / "history.db").mkdir(parents=True)
    with qtbot.waitSignal(window.services.history.failed):
        window.learn_menu.statistics.action.trigger()
    assert window.findChild(QMessageBox, "failed_history") is None


def test_a_damaged_history_shows_a_message(qtbot: QtBot, tmp_path: Path, finished: Match) -> None:
    window = new_window(qtbot, folder=tmp_path)
    folders = Folders(tmp_path / "data", tmp_path / "documents")
    with History(folders.history, folders.history_copy) as history:
        history.add([counted(finished, WHEN)])
    folders.history.write_bytes(b"nothing of the kind" * 99)
    window.learn_menu.statistics.action.trigger()
    qtbot.waitUntil(lambda: window.findChild(QMessageBox, "damaged_history") is not None)
    box = window.findChild(QMessageBox, "damaged_history")
    assert str(next(folders.history.parent.glob("history-damaged-*.db"))) in box.informativeText()
    assert "has taken its place" in box.informativeText()
    box.buttons()[0].click()


def test_equal_names_of_figures_in_two_games_are_distinguished() -> None:
    points = named(
        [("sanjuan", "1897"), ("puertorico", "classic")],
        {("sanjuan", "buildings"): 3, ("puertorico", "buildings"): 4},
    )
    assert len(points) == 2
    assert all(game in " ".join(points) for game in ("San Juan", "Puerto Rico"))


def test_the_page_without_games_invites_to_play(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    window.learn_menu.statistics.action.trigger()
    page = window.pages.page
    assert isinstance(page, StatisticsPage)
    qtbot.waitUntil(lambda: page.stack.currentWidget() is page.empty)
    page.play_button.click()
    assert window.pages.page is None
    assert window.dialogs.dialog is not None


def test_every_milestone_has_its_own_text(english: object) -> None:
    words = texts.milestones()
    assert set(words) == set(milestones())
    assert len(set(words.values())) == len(words)


@pytest.mark.parametrize("game", list(FACES))
def test_every_counted_feat_of_a_game_has_a_name(english: object, game: str) -> None:
    told = KNOWLEDGE[game].statistics(2)
    assert set(FACES[game].feats()) == {*told.feats, *told.alone}


def test_headers_of_figures_are_right_aligned_with_an_empty_first_cell(qtbot: QtBot) -> None:
    table = FiguresTable()
    qtbot.addWidget(table)
    table.show_rows("", ("Name", "Accuracy", "Remark"), [("a", "", ""), ("b", "81", "")])
    headings = [table.rows.headerData(number, Qt.Orientation.Horizontal, ALIGNMENT) for number in range(3)]
    assert headings == [LEFT, RIGHT, LEFT]


def test_columns_share_the_width() -> None:
    assert shared_widths([100, 50, 50], 400) == [200, 100, 100]
    assert sum(shared_widths([33, 50, 51], 401)) == 401
    assert shared_widths([100, 50, 50], 160) == [60, 50, 50], "where there is too little, the widest gives way"
    assert shared_widths([90, 20, 80], 160) == [70, 20, 70]
    assert shared_widths([90, 20, 80], 40) == [30, 20, 30], "not to nothing"
    assert shared_widths([], 400) == []


def test_pages_have_a_heading(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    window.learn_menu.statistics.action.trigger()
    page = window.pages.page
    assert isinstance(page, StatisticsPage)
    assert page.heading.text() == "Statistics"


def test_the_automatic_opponent_is_named(tmp_path: Path, finished: Match, english: object) -> None:
    one = counted(finished, WHEN)
    seats = tuple(attrs.evolve(seat, bot=None, automatic=seat.seat > 0) for seat in one.seats)
    with History(tmp_path / "games.db") as history:
        history.add([attrs.evolve(one, game=attrs.evolve(one.game, level=""), seats=seats)])
        (game,) = figures(history, Filter()).games
        assert [level for *_, level, _ in choices(history)] == [game.level]
        assert figures(history, Filter(level=game.level)).games == (game,)
    assert texts.level(game.level) == "Puertoma"


def test_the_name_of_an_edition_includes_its_game(english: object) -> None:
    assert texts.edition("puertorico", "classic") == "Puerto Rico (2002)"
    assert texts.edition("puertorico", "1897") == "Puerto Rico 1897"
    assert texts.edition("sanjuan", "1897") == "San Juan 1897"


def test_the_dot_of_the_best_game_is_not_clipped(qtbot: QtBot) -> None:
    chart = TrendChart(Theme())
    qtbot.addWidget(chart)
    chart.resize(640, 120)
    chart.show()
    qtbot.waitExposed(chart)
    for values in ([24.0], [0.0, 61.0, 61.0]):
        chart.show_trend("Points", [Mark(str(value), value, "") for value in values], values, 1)
        QApplication.processEvents()
        room = chart.plotItem.vb.sceneBoundingRect()
        size = max(5, DOT * chart.fontMetrics().height())
        for number in range(len(values)):
            assert room.top() + size / 2 <= chart.spot(number).y() <= room.bottom() - size / 2


def test_figures_of_points_do_not_overlap_in_a_low_chart(qtbot: QtBot) -> None:
    chart = TrendChart(Theme())
    qtbot.addWidget(chart)
    chart.show_trend("Points", [Mark("20", 20.0, "")], [20.0], 1)
    chart.show()
    shown = []
    for height in (120, 400):
        chart.resize(640, height)
        qtbot.waitUntil(lambda height=height: chart.height() == height)
        QApplication.processEvents()
        figures = [figure for figure, _ in chart.side._tickLevels[0]]
        places = [chart.spot_of(1, figure).y() for figure in figures]
        line = chart.fontMetrics().height()
        assert all(above - below >= line for above, below in pairwise(places))
        shown.append(len(figures))
    assert 2 <= shown[0] < shown[1] == 11


def test_the_filters_take_two_rows_where_one_would_cut_them(qtbot: QtBot, english: object) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    bar = FilterBar(page)
    bar.players.addItem("All numbers of players")
    bar.resize(2000, 80)
    page.resize(2000, 80)
    page.show()
    QApplication.processEvents()
    assert bar.who.y() == bar.time.y() < bar.clean.geometry().bottom()
    assert bar.clean.x() > bar.time.geometry().right()
    for width in (900, bar.minimumSizeHint().width()):
        bar.resize(width, 80)
        QApplication.processEvents()
        assert bar.who.y() == bar.players.y() < bar.time.y()
        assert bar.clean.x() > bar.time.geometry().right()
        assert max(one.geometry().right() for one in (bar.level, bar.time, bar.clean)) < width
    bar.resize(2000, 80)
    QApplication.processEvents()
    assert bar.who.y() == bar.time.y()


@pytest.mark.parametrize("problem", [Problem.READ_ONLY, Problem.NO_FOLDER, Problem.UNWRITABLE, Problem.DISK_FULL])
def test_no_other_place_is_advised_for_the_statistics(problem: Problem, english: object) -> None:
    assert "another place" in explained(SaveError(problem))
    assert "another place" not in explained(SaveError(problem, kind=FileKind.HISTORY))


def test_an_unwritable_database_is_told_as_that(tmp_path: Path, english: object) -> None:
    (tmp_path / "a file").touch()
    with pytest.raises(SaveError) as caught:
        History(tmp_path / "a file" / "history.db")
    assert caught.value.kind is FileKind.HISTORY
