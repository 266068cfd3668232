"""The review of a game in the window."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import attrs
import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from puertorico_desktop.cli.review import _fact_lines
from puertorico_desktop.engine.puertorico.actions import PlaceColonists
from puertorico_desktop.engine.puertorico.options import Options as PuertoRico
from puertorico_desktop.engine.sanjuan.options import Options as SanJuan
from puertorico_desktop.gui.app.languages import Languages
from puertorico_desktop.gui.games import face_of
from puertorico_desktop.gui.learn.review.accuracy_panel import AccuracyPanel
from puertorico_desktop.gui.learn.review.chance_chart import ChanceChart
from puertorico_desktop.gui.learn.review.chart_panel import CHANCE, POINTS
from puertorico_desktop.gui.learn.review.points_chart import PointsChart
from puertorico_desktop.gui.learn.review.review_page import ReviewPage
from puertorico_desktop.gui.learn.review.review_service import Findings, ReviewService
from puertorico_desktop.gui.learn.review.review_words import trouble_words
from puertorico_desktop.gui.learn.review.role_strip import sign_size
from puertorico_desktop.gui.play.steps import EXERCISE
from puertorico_desktop.gui.style.icons import Icons
from puertorico_desktop.gui.style.theme import Scheme, Theme
from puertorico_desktop.gui.texts.review import marked, place
from puertorico_desktop.gui.texts.wrapping import size_of_wrapped
from puertorico_desktop.gui.views.renderer import Renderer
from puertorico_desktop.gui.windows.branch import BranchDialog
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.learn.review import record as files
from puertorico_desktop.learn.review.course import Course
from puertorico_desktop.learn.review.formulas import Mark
from puertorico_desktop.learn.review.looks import Plan
from puertorico_desktop.learn.review.process import Failed, Trouble
from puertorico_desktop.learn.review.summary import Cause, Fact, FactKind, TurningPoint, summary
from puertorico_desktop.match.match import Match
from puertorico_desktop.match.record import GameRecord
from puertorico_desktop.saves.folders import Folders
from tests.gui.hands import new_window
from tests.learn.reviews import classic, played, review_of

TINY = Plan(free=2, shared=4, best=3, first=2, most=2, line=2)


class MadeUp(ReviewService):
    """A review service with finished findings, which computes nothing."""

    def review(self, match: Match, path: Path | None, again: bool = False) -> None:
        """Does nothing."""


def service_with(match: Match[Any], folder: Path) -> MadeUp:
    """Returns a service with the findings of a very small review."""
    course = Course(match)
    service = MadeUp(Folders(folder, folder))
    service.findings = Findings(course, summary(course, review_of(match, plan=TINY)), is_complete=True)
    return service


def window_with(qtbot: QtBot, match: Match[Any], folder: Path) -> MainWindow:
    """Returns a window with a match on its table and a finished review of it, whose page is not open."""
    window = new_window(qtbot, "pp")
    part = window.learn_menu.review
    part.service = service_with(match, folder)
    part.service.setParent(part)
    lay_out(window, match)
    return window


def lay_out(window: MainWindow, match: Match[Any]) -> None:
    """Puts a match on the table at which nothing is played."""
    window.session.open(match, face_of(match.setup.options).prepared(match))
    window.session.suspend(True, EXERCISE)


def page_of(qtbot: QtBot, match: Match[Any], folder: Path, service: ReviewService | None = None) -> ReviewPage:
    """Returns the shown page of a match."""
    theme = Theme()
    theme.set_edition(match.setup.kind.edition(match.setup.options))
    own = service_with(match, folder) if service is None else service
    page = ReviewPage(match, own, Renderer(theme, Icons(theme)))
    theme.setParent(page)
    if service is None:
        own.setParent(page)
    qtbot.addWidget(page)
    page.resize(1366, 720)
    page.retranslate_ui()
    page.show()
    return page


@pytest.fixture(scope="module")
def short() -> Match[Any]:
    """The first moves of a game of two."""
    return classic(40)


def test_tab_goes_through_the_page_as_it_is_read(qtbot: QtBot, english: Languages, tmp_path: Path) -> None:
    """The left column from top to bottom, then the card of the decision."""
    page = page_of(qtbot, played(PuertoRico(players=3)), tmp_path)
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.go_to(page.decisions[1].moment.ply)
    page.setFocus()
    reached: list[QWidget] = []
    while (focus := QApplication.focusWidget()) not in reached:
        assert focus is not None
        reached.append(focus)
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    card = page.card
    assert reached[1:] == [
        page.head.scores_button,
        page.head.close_button,
        page.chart_panel.tabs,
        page.better_button,
        card.back_button,
        card.forward_button,
        card.options,
        card.analysis.why_button,
        card.analysis.play_button,
        card.try_button,
        card.show_button,
        card.branch_button,
    ]


def test_the_page_shows_every_part_of_a_review(qtbot: QtBot, short: Match[Any], tmp_path: Path) -> None:
    page = page_of(qtbot, short, tmp_path)
    player = page.player
    assert player is not None
    assert player.seat == 0
    assert page.mistakes.count() == len(page.mistaken)
    assert page.words.text()
    assert page.accuracy.accessibleDescription()
    decision = next(one for one in page.decisions if one.moment.ply == page.ply)
    worst = max(one.verdict.loss for one in page.decisions if one.verdict is not None)
    assert decision.verdict is not None
    assert decision.verdict.loss == worst  # the page begins there
    assert len(page.card.options.rows) == len(decision.options)
    assert sum(row.is_own for row in page.card.options.rows) == 1
    assert page.card.options.rows[0].is_best
    assert page.card.happened.text()
    page.grab()


@pytest.mark.parametrize("scheme", Scheme)
def test_the_progress_bar_is_gold_on_a_dark_track(
    qtbot: QtBot, short: Match[Any], tmp_path: Path, scheme: Scheme
) -> None:
    page = page_of(qtbot, short, tmp_path)
    theme = page.findChild(Theme)
    assert theme is not None
    theme.set_scheme(scheme)
    page.bar.setRange(0, 100)
    page.bar.setValue(50)
    page.bar.show()
    page.bar.resize(100, 5)
    image = page.bar.grab().toImage()
    assert image.pixelColor(25, 2) == theme.color("gold")
    assert image.pixelColor(75, 2) == theme.color("bar_button")
    assert image.pixelColor(75, 2).lightness() < image.pixelColor(25, 2).lightness()


def test_the_chart_shows_points_until_the_chances_are_known(qtbot: QtBot, short: Match[Any], tmp_path: Path) -> None:
    found = service_with(short, tmp_path)
    empty = MadeUp(Folders(tmp_path, tmp_path))
    page = page_of(qtbot, short, tmp_path, empty)
    panel = page.chart_panel
    assert isinstance(panel.chart, PointsChart)
    assert not panel.tabs.isTabEnabled(CHANCE)
    assert len(panel.ends.places()) == 2
    assert panel.chart.accessibleDescription()
    last = panel.chart.milestones[-1]
    assert panel.chart.words_at(panel.chart.spot_of(last.ply, last.sheets[0].total))[0].startswith("Anna")
    empty.findings = found.findings
    empty.changed.emit()
    qtbot.waitUntil(lambda: isinstance(panel.chart, ChanceChart))
    panel.tabs.setFocus()
    QTest.keyClick(panel.tabs, Qt.Key.Key_Right)
    empty.changed.emit()
    assert isinstance(panel.chart, PointsChart)  # a tab chosen by hand stays
    page.grab()


def test_controls_are_disabled_with_the_reason_until_there_is_a_result(
    qtbot: QtBot, short: Match[Any], tmp_path: Path
) -> None:
    found = service_with(short, tmp_path)
    empty = MadeUp(Folders(tmp_path, tmp_path))
    page = page_of(qtbot, short, tmp_path, empty)
    card, tabs = page.card, page.chart_panel.tabs
    ways = (card.back_button, card.forward_button)
    needing = (*ways, card.try_button, card.show_button, card.branch_button, page.better_button)
    assert not any(button.isEnabled() for button in needing)
    assert {button.toolTip() for button in needing} == {tabs.tabToolTip(CHANCE)} == {card.heading.text()}
    empty.trouble = Failed(0, Trouble.WEIGHTS)
    empty.changed.emit()
    page.refresh()
    assert not any(button.isEnabled() for button in needing)
    assert {button.toolTip() for button in needing} == {tabs.tabToolTip(CHANCE)} == {trouble_words(empty.trouble)}

    empty.findings, empty.trouble = found.findings, None
    page.refresh()
    assert all(button.isEnabled() for button in needing[2:])
    assert not any(button.toolTip() for button in needing[2:])
    plies = [one.moment.ply for one in page.decisions]
    for ply, enabled in ((plies[0], [False, True]), (plies[1], [True, True]), (plies[-1], [True, False])):
        page.go_to(ply)
        assert [button.isEnabled() for button in ways] == enabled
        assert all(button.toolTip() for button in ways)
    page.card.try_button.click()
    assert not card.try_button.isEnabled()
    assert card.try_button.toolTip()


def test_nothing_is_counted_before_a_decision_has_been_searched(
    qtbot: QtBot, short: Match[Any], tmp_path: Path
) -> None:
    service = service_with(short, tmp_path)
    course, complete = Course(short), service.findings
    begun = attrs.evolve(review_of(short, plan=TINY), decisions=(), points=())
    service.findings = Findings(course, summary(course, begun), is_complete=False)
    page = page_of(qtbot, short, tmp_path, service)
    assert page.mistakes_panel.title.text() == "Mistakes"
    assert page.chart_panel.counts.text() == ""
    assert page.better_button.toolTip() == "The review has no result yet."
    options = page.card.options
    assert not options.rows
    assert options.focusPolicy() is Qt.FocusPolicy.NoFocus, "Tab goes to what is not seen"
    service.findings = complete
    service.changed.emit()
    qtbot.waitUntil(lambda: "best" in page.chart_panel.counts.text())
    qtbot.waitUntil(lambda: bool(options.rows))
    assert options.focusPolicy() is Qt.FocusPolicy.StrongFocus
    assert page.mistakes_panel.title.text() != "Mistakes"


@pytest.mark.parametrize("has_course", [False, True])
def test_empty_lists_say_that_the_review_is_being_worked_out(
    qtbot: QtBot, short: Match[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, has_course: bool
) -> None:
    service = service_with(short, tmp_path)
    complete, begun = service.findings, attrs.evolve(review_of(short, plan=TINY), decisions=(), points=())
    course = Course(short)
    service.findings = Findings(course, summary(course, begun), is_complete=False) if has_course else None
    monkeypatch.setattr(MadeUp, "is_running", True)
    page = page_of(qtbot, short, tmp_path, service)
    drawn: list[str] = []
    monkeypatch.setattr(AccuracyPanel, "_draw_rows", lambda *_: drawn.append("heads of columns"))
    page.accuracy.grab()
    why = page.mistakes_panel.why
    assert why.isVisible()
    assert page.mistakes_panel.title.text() == "Mistakes"
    assert has_course or page.words.text() == why.text()
    assert why.text() == page.accuracy.accessibleDescription() == "The review is being worked out…"
    assert not drawn
    monkeypatch.setattr(MadeUp, "is_running", False)
    service.findings = complete
    page.refresh()
    page.accuracy.grab()
    assert drawn
    assert not why.isVisible() or not page.mistakes.count()


def test_the_numbers_of_turning_points_do_not_overlap(qtbot: QtBot, short: Match[Any], tmp_path: Path) -> None:
    service = service_with(short, tmp_path)
    assert service.findings is not None
    told = service.findings.summary
    points = tuple(TurningPoint(ply, 1, Cause.CHANCE, None, 0.1, 0.9) for ply in (0, 1, 20, 39, 40))
    players = tuple(attrs.evolve(one, turning_points=points) for one in told.players)
    service.findings = attrs.evolve(service.findings, summary=attrs.evolve(told, players=players))
    page = page_of(qtbot, short, tmp_path, service)
    for width in (1366, 1024):
        page.resize(width, 720)
        page.grab()
        chart = page.chart_panel.chart
        assert isinstance(chart, ChanceChart)
        flags = [flag.mapRectToScene(flag.boundingRect()) for flag in chart.flags]
        assert len(flags) == len(points)
        assert all(one.right() < other.left() for one, other in pairwise(flags))
        ground = chart.plotItem.vb.sceneBoundingRect()
        assert ground.left() <= flags[0].left() + 0.01
        assert flags[-1].right() <= ground.right() + 0.01


@pytest.mark.parametrize("percent", [100, 125, 150, 200])
@pytest.mark.parametrize(("width", "height"), [(1024, 535), (1366, 700)])
def test_no_part_of_the_page_covers_another_or_is_wider_than_its_place(
    qtbot: QtBot, short: Match[Any], tmp_path: Path, width: int, height: int, percent: int
) -> None:
    page = page_of(qtbot, short, tmp_path)
    page.resize(width, height)
    page.set_text_size(percent)
    QApplication.processEvents()
    chart = page.chart_panel
    parts = [chart.chart, chart.strip, chart.names, chart.keys]
    places = [QRect(part.mapTo(chart, QPoint()), part.size()) for part in parts if part.isVisible()]
    assert all(one.bottom() < other.top() for one, other in pairwise(places))
    assert chart.keys.height() >= chart.keys.heightForWidth(chart.keys.width())
    for area in (page.column, page.card.area):
        assert area.widget().minimumSizeHint().width() <= area.viewport().width()
    options = page.card.options
    ends, name = options.line_ends(), options._columns()[0]
    metrics = page._renderer.font(options.font(), options._pixels, True)[1]
    highest = max(size_of_wrapped(row.name, metrics, name.width()).height() for row in options.rows)
    assert highest <= ends[2] - ends[1]
    panels = [part.geometry() for part in page.column._panels]
    is_row = panels[0].top() == panels[1].top() == panels[2].top()
    assert is_row is ((width > 1024 and percent < 200) or percent == 100)
    if not is_row:
        assert all(one.bottom() < other.top() for one, other in pairwise(panels))
        assert not page.column._areas[0].verticalScrollBar().maximum()
        assert not page.mistakes.verticalScrollBar().maximum()
        bar = page.column.verticalScrollBar()
        QTest.keyClick(page, Qt.Key.Key_PageDown)
        assert bar.value() > 0
        QTest.keyClick(page, Qt.Key.Key_PageUp)
        assert bar.value() == 0


def test_nothing_is_covered_before_the_first_decision_is_searched(
    qtbot: QtBot, short: Match[Any], tmp_path: Path
) -> None:
    """The chart had less room than it needs, and lay over the roles below it."""
    page = page_of(qtbot, short, tmp_path)
    findings = page._service.findings
    assert findings is not None
    record = attrs.evolve(review_of(short, plan=TINY), decisions=())
    page._service.findings = Findings(findings.course, summary(findings.course, record), is_complete=False)
    page.refresh()
    for height in (535, 551, 600):
        page.resize(1024, height)
        QApplication.processEvents()
        panel = page.chart_panel
        places = [panel.chart.geometry(), panel.strip.geometry(), panel.keys.geometry()]
        assert all(one.bottom() < other.top() for one, other in pairwise(places)), height
        assert page.mistakes_panel.why.isVisible()
        button = page.better_button.geometry()
        assert page.mistakes_panel.height() - button.bottom() < 20, "at the foot"


def test_golden_buttons_need_as_much_room_enabled_as_disabled(
    qtbot: QtBot, short: Match[Any], tmp_path: Path
) -> None:
    page = page_of(qtbot, short, tmp_path)
    for button in (page.card.try_button, page.better_button):
        sizes = []
        for enabled in (False, True):
            button.setEnabled(enabled)
            button.setText(button.text() + " ")  # otherwise the hint is not computed again
            button.setText(button.text()[:-1])
            sizes.append(button.sizeHint())
        assert sizes[0] == sizes[1]


def test_the_points_at_the_ends_of_lines_follow_the_language(
    qtbot: QtBot, short: Match[Any], tmp_path: Path, english: Languages
) -> None:
    page = page_of(qtbot, short, tmp_path)
    assert all("VP" in figure for figure in page.chart_panel.ends._figures)
    english.use("ja")
    page.retranslate_ui()
    assert all("点" in figure for figure in page.chart_panel.ends._figures)
    english.use("en")


def test_the_charts_number_the_rounds_as_the_table_does(qtbot: QtBot, short: Match[Any], tmp_path: Path) -> None:
    second = short.rounds()[1]
    record = GameRecord(short.setup.options, 1, start=short.record.position_at(second))
    match = Match(short.setup, record)
    for move in short.moves[second:]:
        match.play(move.action)
    page = page_of(qtbot, match, tmp_path)
    rounds = [one.moment.round for one in page.decisions]
    for shown in (POINTS, CHANCE):
        page.chart_panel.tabs.setCurrentIndex(shown)
        page.grab()
        figures = [figure for _, figure in page.chart_panel.chart.foot._tickLevels[0]]
        assert figures[0] == str(rounds[0]) == "2"


@pytest.mark.parametrize(("margin", "words"), [(-2, "2 behind"), (0, "as many as another player"), (2, "2 ahead")])
def test_the_text_about_the_place_distinguishes_equal_points(margin: int, words: str) -> None:
    assert words in place(2, 37, margin)
    told = _fact_lines(Course(classic(0)), (Fact(FactKind.PLACE, 2, points=37, margin=margin),))
    assert words in next(told)


def test_a_placement_is_called_that_of_the_expert_only_if_it_is(
    qtbot: QtBot, short: Match[Any], tmp_path: Path, english: object
) -> None:
    """Neither while the expert has not looked at it, nor among the turning points."""
    service = service_with(short, tmp_path)
    assert service.findings is not None
    told, moves = service.findings.summary, short.moves
    ply = next(n for n, move in enumerate(moves) if isinstance(move.action, PlaceColonists) and move.seat == 0)
    point = TurningPoint(ply, 1, Cause.MISTAKE, 0, 0.9, 0.1)
    players = tuple(
        attrs.evolve(
            one,
            turning_points=(point,),
            decisions=[attrs.evolve(made, options=(), verdict=None) for made in one.decisions],
        )
        for one in told.players
    )
    service.findings = attrs.evolve(service.findings, summary=attrs.evolve(told, players=players))
    page = page_of(qtbot, short, tmp_path, service)
    page.go_to(ply)
    assert "The placement" in page.card.own.text()
    assert "your choice (The placement)" in page.words.text()
    assert "expert's placement" not in page.card.own.text() + page.words.text()


def test_the_loss_is_not_shown_for_the_best_move(english: object) -> None:
    assert marked(Mark.BEST, 0.02) == "best"
    assert marked(Mark.GOOD, 0.02) == "good, −2"


def test_keys_go_through_decisions_and_mistakes(qtbot: QtBot, short: Match[Any], tmp_path: Path) -> None:
    page = page_of(qtbot, short, tmp_path)
    plies = [one.moment.ply for one in page.decisions]
    page.go_to(plies[0])
    with qtbot.waitSignal(page.announced) as said:
        QTest.keyClick(page, Qt.Key.Key_Right)
    assert page.ply == plies[1]
    assert said.args is not None
    assert page.card.heading.text() in said.args[0]
    assert page.card.own.choice is not None
    assert page.card.own.choice.name in said.args[0]
    QTest.keyClick(page, Qt.Key.Key_Left)
    QTest.keyClick(page, Qt.Key.Key_Left)
    assert page.ply == plies[0]
    mistaken = [one.moment.ply for one in page.mistaken if one.moment.ply > plies[0]]
    assert mistaken  # this player moved at random
    QTest.keyClick(page, Qt.Key.Key_Down)
    assert page.ply == mistaken[0]
    assert page.mistakes.currentRow() >= 0
    with qtbot.waitSignal(page.table_requested) as wanted:
        QTest.keyClick(page, Qt.Key.Key_Return)
    assert wanted.args == [mistaken[0]]


@pytest.mark.parametrize(
    "match",
    [lambda: played(SanJuan(players=2), 12), lambda: played(PuertoRico(players=3), 12, (0, 2))],
    ids=["sanjuan", "two people"],
)
def test_every_game_and_every_player_has_a_page(qtbot: QtBot, match: Any, tmp_path: Path) -> None:
    played_match: Match[Any] = match()
    page = page_of(qtbot, played_match, tmp_path)
    people = [seat for seat, person in enumerate(played_match.setup.people) if person]
    assert [page.players.itemData(number) for number in range(page.players.count())] == people
    for number, seat in enumerate(people):
        page.players.setCurrentIndex(number)
        page.players.activated.emit(number)
        assert page.seat == seat
        for decision in page.decisions:
            page.go_to(decision.moment.ply)
            assert page.card.own.text()
    page.grab()


def test_enter_presses_the_focused_button_instead_of_showing_the_table(qtbot: QtBot, tmp_path: Path) -> None:
    page = page_of(qtbot, classic(30), tmp_path)
    page.head.close_button.setFocus()
    with qtbot.assertNotEmitted(page.table_requested), qtbot.waitSignal(page.left):
        QTest.keyClick(page.head.close_button, Qt.Key.Key_Return)


def test_trying_a_move_at_the_table_returns_to_the_same_decision(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = window_with(qtbot, classic(30), tmp_path)
    part = window.learn_menu.review
    part.action.trigger()
    page = window.pages.page
    assert isinstance(page, ReviewPage)
    ply = page.decisions[1].moment.ply
    page.go_to(ply)
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert window.pages.page is None
    assert window.session.shown_ply == ply
    window.replay.actions["return"].trigger()
    back = window.pages.page
    assert isinstance(back, ReviewPage)
    assert back.ply == ply
    QTest.keyClick(back, Qt.Key.Key_Escape)
    assert window.pages.page is None
    # the page is shown once its modules are loaded; the window does not wait
    monkeypatch.setattr("puertorico_desktop.gui.learn.review.review_part.is_loaded", lambda: False)
    part.action.trigger()
    assert window.pages.page is None
    monkeypatch.undo()
    part._loader.loaded.emit()
    assert isinstance(window.pages.page, ReviewPage)
    window.pages.close_page()
    # loading failed: importing again, which raises the error, is better than no page
    monkeypatch.setattr("puertorico_desktop.gui.learn.review.review_part.is_loaded", lambda: False)
    part._loader.has_failed = True
    part.action.trigger()
    assert isinstance(window.pages.page, ReviewPage)
    window.pages.close_page()


class SilentProcess:
    """A process of a review that never answers."""

    has_ended = False

    def send(self, _task: object) -> None:
        """Does nothing."""

    def quit(self) -> None:
        """Does nothing."""


def test_what_was_found_in_another_game_is_not_shown(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, other = classic(30), played(PuertoRico(players=4), 6, (0, 3))
    window = new_window(qtbot, "pp")
    part = window.learn_menu.review
    monkeypatch.setattr(ReviewService, "prepare", lambda service: setattr(service, "_child", SilentProcess()))
    monkeypatch.setattr(part.service, "findings", service_with(other, tmp_path).findings)
    lay_out(window, match)
    part.action.trigger()
    page = window.pages.page
    assert isinstance(page, ReviewPage)
    assert part.service.findings is None
    assert not page.mistaken
    window.pages.close_page()
    part.service._child, part.service._resting = None, []


def test_the_branch_dialog_puts_bots_into_the_seats_of_other_people(qtbot: QtBot) -> None:
    match = played(PuertoRico(players=3), 6, (0, 2))
    dialog = BranchDialog(match, 3, player=2)
    qtbot.addWidget(dialog)
    assert [row.seat().bot for row in dialog.rows] == ["hard", "simple", None]


# -- the work -------------------------------------------------------------------------------------------------------


@pytest.fixture
def service(tmp_path: Path) -> Iterator[ReviewService]:
    """A service with one process, whose reviews use very few looks."""
    service = ReviewService(Folders(tmp_path / "data", tmp_path), plan=TINY, processes=1)
    yield service
    service.close()


def finished(qtbot: QtBot, service: ReviewService) -> None:
    """Waits for the end of the work."""
    qtbot.waitUntil(lambda: not service.is_running, timeout=60_000)


@pytest.mark.own_words
def test_a_review_is_made_stored_and_loaded_again(qtbot: QtBot, tmp_path: Path, service: ReviewService) -> None:
    match = classic(10)
    game = tmp_path / "Game.prgame"
    with qtbot.waitSignal(service.completed, timeout=60_000) as told:
        service.review(match, game)
    finished(qtbot, service)
    assert service.trouble is None
    found = service.findings
    assert found is not None
    assert found.is_complete
    assert told.args is not None
    assert told.args[0] == match.id
    assert [row.seat for row in told.args[1]] == [0]
    record = files.read(tmp_path / "Game.prreview")
    assert record is not None
    assert record.decisions
    old = attrs.evolve(record, weights="others")
    (tmp_path / "Game.prreview").write_bytes(files.encode(old))
    service.review(classic(4), None)  # stopped by the next review
    service.review(match, game)
    finished(qtbot, service)
    assert service.findings is not None
    assert service.findings.is_old
    assert service.findings.summary == found.summary

    # damaged: the review is made again, and the page says so
    match = classic(4)
    game.with_suffix(".prreview").write_bytes(b"{}")
    service.review(match, game)
    finished(qtbot, service)
    assert service.trouble is not None
    assert service.trouble.trouble is Trouble.DAMAGED
    assert service.findings is not None
    assert files.read(game.with_suffix(".prreview")) is not None
    page = page_of(qtbot, match, tmp_path, service)
    assert "damaged" in page.state.text()
    # of a newer version: the file is kept
    path = tmp_path / "Game.prreview"
    newer = b'{"magic": "puertorico-desktop review", "format": 99}'
    path.write_bytes(newer)
    service.review(classic(6), game)
    finished(qtbot, service)
    assert service.trouble is not None
    assert service.trouble.trouble is Trouble.UNREADABLE
    assert path.read_bytes() == newer


def test_a_killed_process_is_reported(qtbot: QtBot, service: ReviewService) -> None:
    service.prepare()
    assert service.process is not None
    qtbot.waitUntil(lambda: service.process is not None and service.process.is_ready, timeout=60_000)
    service.review(classic(40), None)
    service.process.kill()
    finished(qtbot, service)
    assert service.trouble is not None
    assert service.trouble.trouble is Trouble.ENDED


def test_stopping_a_review_ends_its_processes_and_keeps_results(qtbot: QtBot, tmp_path: Path) -> None:
    """The process has child processes, which end too."""
    service = ReviewService(Folders(tmp_path / "data", tmp_path), processes=2)
    match = classic(40)
    service.review(match, None)
    qtbot.waitUntil(lambda: service.progress[0] > 0, timeout=60_000)
    child = service.process
    assert child is not None
    service.close()
    assert not service.is_running
    assert child.has_ended
    record = files.read(files.path_in(Folders(tmp_path / "data", tmp_path), match.id))
    assert record is not None
    assert record.points or record.decisions


def test_role_signs_have_one_size_that_fits_every_round() -> None:
    assert sign_size([100.0, 100.0], [1, 2], 1.0) == (24.0, 8, 2)
    side, gap, columns = sign_size([16.0] * 30, [2, 1] * 15, 1.0)
    assert (side + gap) * columns <= 16
    assert sign_size([], [], 1.0)[0] > 0


def test_no_button_is_cut_on_a_narrow_page(qtbot: QtBot, short: Match[Any], tmp_path: Path) -> None:
    """The two buttons about the table have a row each where both have no room in one."""
    card = page_of(qtbot, short, tmp_path).card
    both = card.try_button.minimumSizeHint().width() + card.show_button.minimumSizeHint().width()
    for width, in_one_row in ((2 * both, True), (both, False)):
        card.setFixedWidth(width)
        card.resize(width, card.height())
        card.set_scale(1.0)
        direction = card._table_buttons.direction()
        assert (direction is QBoxLayout.Direction.LeftToRight) == in_one_row, (width, card.width())


def test_words_of_the_head_are_wrapped_where_they_have_no_room(
    qtbot: QtBot, short: Match[Any], tmp_path: Path
) -> None:
    head = page_of(qtbot, short, tmp_path).head
    head.result.setText("Ben wins with 41 points.")
    head.state.setText("A closer look at 17 decisions")
    for width, wraps in ((1000, False), (300, True)):
        head.resize(width, 80)
        assert (head.result.wordWrap(), head.state.wordWrap()) == (wraps, wraps)
