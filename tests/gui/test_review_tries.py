"""Trying out moves in a review: better moves, any other move, the continuation, and quick games."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import attrs
import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.puertorico.options import Options as PuertoRico
from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.engine.sanjuan.options import Options as SanJuan
from puertorico_desktop.gui.games import face_of
from puertorico_desktop.gui.learn.challenges.puzzle_run import OPPONENT, new_match
from puertorico_desktop.gui.learn.challenges.puzzle_service import Price, PuzzleService
from puertorico_desktop.gui.learn.review.decision_analyser import (
    SEED,
    Continuation,
    DecisionAnalyser,
    contested,
    sentences_of,
)
from puertorico_desktop.gui.learn.review.playing_service import PlayingService
from puertorico_desktop.gui.learn.review.review_page import ReviewPage
from puertorico_desktop.gui.learn.review.review_service import Findings
from puertorico_desktop.gui.learn.review.try_card import TryExercise, TryWords
from puertorico_desktop.gui.texts import tries as texts
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.learn.review.course import Course
from puertorico_desktop.learn.review.following import following
from puertorico_desktop.learn.review.formulas import Mark
from puertorico_desktop.learn.review.looks import StoppedError
from puertorico_desktop.learn.review.playing_out import Contest, Opinion, Side, games_of, play_out
from puertorico_desktop.learn.review.record import ReviewRecord
from puertorico_desktop.learn.review.summary import summary
from puertorico_desktop.learn.review.tries import looked_at, position_of, puzzle_of, with_looks
from puertorico_desktop.match.match import Match
from puertorico_desktop.saves.folders import Folders
from tests.gui.hands import LEFT, new_window
from tests.gui.test_review import TINY, MadeUp
from tests.learn.reviews import classic, played, review_of

FAR = 600_000
"""The chance after the best move of a decision that is a mistake, in millionths; half of that after others."""


def with_faults(match: Match[Any], count: int = 2) -> ReviewRecord:
    """Returns a review in which the first decisions with more than two options are mistakes, and no others are."""
    record = review_of(match, plan=TINY)
    decisions = []
    for decision in record.decisions:
        wrong = count > 0 and len(decision.options) > 2
        count -= wrong
        best = next(number for number in range(len(decision.options)) if (number == decision.chosen) != wrong)
        options = []
        for number, option in enumerate(decision.options):
            chance = FAR if number == best else FAR // 2
            wins = tuple(chance * decision.looks if seat == decision.seat else 0 for seat in range(len(option.wins)))
            options.append(attrs.evolve(option, chances=(chance,) * decision.looks, wins=wins))
        decisions.append(attrs.evolve(decision, options=tuple(options)))
    return attrs.evolve(record, decisions=tuple(decisions))


def findings_of(match: Match[Any]) -> Findings:
    course = Course(match)
    return Findings(course, summary(course, with_faults(match)), is_complete=True)


@pytest.fixture(scope="module")
def found() -> Findings:
    """The review of the first moves of a game of two."""
    return findings_of(classic(30))


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """The moves whose loss was requested."""
    moves: list[tuple[str, str]] = []
    monkeypatch.setattr(
        PuzzleService,
        "ask_price",
        lambda self, puzzle, move, steady: moves.append((puzzle.record.id, move)) if not steady else None,
    )
    return moves


def open_review(
    qtbot: QtBot, findings: Findings, folder: Path, kind: type[MadeUp] = MadeUp, **options: bool
) -> tuple[MainWindow, ReviewPage]:
    """A window with that review."""
    window = new_window(qtbot, "pp", **options)
    match = findings.course.match
    service = kind(Folders(folder, folder), window)
    service.findings = findings
    part = window.learn_menu.review
    part.service.close()
    part.service = service
    service.changed.connect(part._begin_better)
    window.session.open(match, face_of(match.setup.options).prepared(match))
    part.action.trigger()
    return window, opened(qtbot, window)


def opened(qtbot: QtBot, window: MainWindow) -> ReviewPage:
    """Returns the page of the review, once all of it is filled."""
    page = window.pages.page
    assert isinstance(page, ReviewPage)
    qtbot.waitUntil(lambda: not page.is_opening)
    return page


def exercise_of(window: MainWindow) -> TryExercise:
    exercise = window.session.match.exercise
    assert isinstance(exercise, TryExercise)
    return exercise


def words_of(window: MainWindow) -> TryWords:
    words = window.learn_menu.tries.card.words
    assert isinstance(words, TryWords)
    return words


def left_for_review(qtbot: QtBot, window: MainWindow) -> ReviewPage:
    """Presses the button of the card that leads back to the review, and returns its page. The game is laid on the
    table first, and the page comes in an event of its own."""
    QTest.mouseClick(window.learn_menu.tries.card.leave_button, LEFT)
    qtbot.waitUntil(lambda: isinstance(window.pages.page, ReviewPage))
    return opened(qtbot, window)


def play(window: MainWindow, line: str) -> None:
    session = window.session
    assert session.submit(session.game.parse(line), session.ply)


def faults_of(findings: Findings) -> list[Any]:
    return [one for player in findings.summary.players for one in player.decisions if one.mark is Mark.MISTAKE]


def test_better_moves_are_tried_for_one_mistake_after_the_other(
    qtbot: QtBot, found: Findings, tmp_path: Path, asked: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    window, page = open_review(qtbot, found, tmp_path)
    match = window.session.match
    first, second = faults_of(found)
    page.go_to(first.moment.ply)
    with qtbot.waitSignal(window.session.started):
        QTest.mouseClick(page.better_button, LEFT)
    exercise, words = exercise_of(window), words_of(window)
    assert (exercise.ply, exercise.came_from, exercise.is_free) == (first.moment.ply, match, False)
    assert words.number == "1 of 2"
    assert "mistake, −30" in words.lead
    assert "likely" not in words.lead
    assert not words.reply
    assert not words.hints
    session = window.session
    assert session.asked_person == first.moment.seat
    # the original move is a mistake again; other moves are hidden until the player wants to see more
    play(window, first.moment.line)
    words = words_of(window)
    assert words.reply.endswith("mistake, −30.")
    assert words.is_missed
    assert words.offer == "Why not?"
    assert session.steps.holders
    card = window.learn_menu.tries.card
    moves: list[str] = []
    monkeypatch.setattr(
        DecisionAnalyser, "request_continuation", lambda self, findings, ply, line: moves.append(line)
    )
    QTest.mouseClick(card.go_on_button, LEFT)
    assert not session.steps.holders
    assert moves == [first.moment.line]
    assert "What follows:" in words_of(window).reply
    assert not words_of(window).offer
    QTest.mouseClick(card.back_button, LEFT)
    assert session.ply == 0
    assert len(words_of(window).tries) == 1
    # hints and the answer work as in puzzles
    QTest.keyClick(window, Qt.Key.Key_F2)
    assert len(words_of(window).hints) == 1
    play(window, first.options[0].line)
    words = words_of(window)
    assert words.is_done
    assert words.reply.endswith("best.")
    assert session.steps.holders
    with qtbot.waitSignal(session.started):
        QTest.mouseClick(card.next_button, LEFT)
    assert exercise_of(window).ply == second.moment.ply
    assert not words_of(window).has_next
    back = left_for_review(qtbot, window)
    assert session.match is match
    assert back.ply == second.moment.ply
    qtbot.waitUntil(lambda: "found ✓" in back.mistakes.item(0).text())
    assert "found" not in back.mistakes.item(1).text()
    kept = {path.name for path in window.services.save_service.folders.autosaves.iterdir() if path.name != "locks"}
    assert kept <= {match.id}  # tries do not count as games
    window.close()


def unknown_moves(page: ReviewPage) -> Iterator[tuple[Any, str]]:
    """Yields decisions and moves that the review has not looked at, after which another player decides."""
    for decision in page.decisions:
        for action in page._match.record.position_at(decision.moment.ply).legal_actions():
            game = page._match.record.position_at(decision.moment.ply)
            line = game.text(action)
            game.play_unchecked(action)
            if game.asked != decision.moment.seat and line not in [one.line for one in decision.options]:
                yield decision, line


def test_a_move_unknown_to_the_review_is_evaluated(
    qtbot: QtBot, found: Findings, tmp_path: Path, asked: list[tuple[str, str]]
) -> None:
    window, page = open_review(qtbot, found, tmp_path)
    decision, line = next(unknown_moves(page))
    page.go_to(decision.moment.ply)
    with qtbot.waitSignal(window.session.started):
        QTest.mouseClick(page.card.try_button, LEFT)
    assert exercise_of(window).is_free
    assert not words_of(window).has_hints
    play(window, line)
    assert window.table.prompt.heading.text() == "Ben is waiting"
    assert not [one for one in window.interaction.buttons() if one.id == "skip"]
    assert "being worked out" in words_of(window).reply
    ((puzzle, move),) = asked
    assert move == line
    window.learn_menu.puzzles.service.priced.emit(Price(puzzle, move, 0.09, 0.08))
    assert words_of(window).reply.endswith("inaccuracy, −9.")
    back = left_for_review(qtbot, window)
    assert back.ply == decision.moment.ply
    window.close()


def test_the_score_sheet_starts_tries_with_an_existing_review(
    qtbot: QtBot, found: Findings, tmp_path: Path, asked: list[Any]
) -> None:
    window, page = open_review(qtbot, found, tmp_path)
    page.left.emit()
    with qtbot.waitSignal(window.session.started):
        window.dialogs.better_requested.emit()
    assert exercise_of(window).ply == faults_of(found)[0].moment.ply
    window.close()


class AtWork(MadeUp):
    """A review service that goes on working."""

    @property
    def is_running(self) -> bool:
        """Returns True until `is_over` is set."""
        return not getattr(self, "is_over", False)


@pytest.mark.parametrize("is_answer_wanted", [False, True])
def test_answers_are_hidden_while_better_moves_are_to_be_found(
    qtbot: QtBot, found: Findings, tmp_path: Path, asked: list[Any], is_answer_wanted: bool
) -> None:
    """Requested for a game without a review: the tries begin as soon as the review is done."""
    window, page = open_review(qtbot, found, tmp_path, AtWork)
    service = window.learn_menu.review.service
    assert not page.card.best.isHidden()
    window.dialogs.better_requested.emit()
    service.changed.emit()
    assert page.card.best.isHidden()
    assert page.card.own.isHidden()
    assert "the answer" in page.card.heading.text()
    first = faults_of(found)[0].moment.ply
    if is_answer_wanted:
        page.go_to(first)
        assert not page.card.best.isHidden()
    service.is_over = True  # type: ignore[attr-defined]
    service.changed.emit()
    service.changed.emit()
    if is_answer_wanted:
        qtbot.wait(50)
        assert window.pages.page is page
    else:
        qtbot.waitUntil(lambda: window.session.match.exercise is not None)
        assert exercise_of(window).ply == first
    window.close()


def test_a_try_is_left_for_the_review_when_the_table_changes_in_a_later_turn(
    qtbot: QtBot, found: Findings, tmp_path: Path, asked: list[Any]
) -> None:
    window, page = open_review(qtbot, found, tmp_path)
    window.opener.change_table = lambda change: QTimer.singleShot(0, window, change)
    ply = faults_of(found)[0].moment.ply
    page.go_to(ply)
    with qtbot.waitSignal(window.session.started):
        QTest.mouseClick(page.card.try_button, LEFT)
    back = left_for_review(qtbot, window)
    assert back.ply == ply
    assert window.session.match is found.course.match
    assert window.dialogs.dialog is None
    window.close()


def test_why_not_is_explained_in_words_and_shown_on_the_table(
    qtbot: QtBot, found: Findings, tmp_path: Path, asked: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    window, page = open_review(qtbot, found, tmp_path)
    decision = faults_of(found)[0]
    page.go_to(decision.moment.ply)
    analyser, panel = window.learn_menu.review.analyser, page.card.analysis
    wanted: list[tuple[Any, ...]] = []
    monkeypatch.setattr(analyser._worker, "ask", lambda call, *arguments: wanted.append(arguments) or len(wanted))
    options = page.card.options
    assert options.line == decision.moment.line  # the move played is preselected
    assert panel.why_button.text() == "Why not?"
    options.setFocus()
    QTest.keyClick(options, Qt.Key.Key_Up)
    assert options.line != decision.moment.line
    QTest.keyClick(options, Qt.Key.Key_Return)
    assert "is being worked out" in panel.why.text()
    analyser._worker.lost.emit(1)
    assert "could not be worked out" in panel.why.text()
    QTest.keyClick(options, Qt.Key.Key_Return)
    assert "is being worked out" in panel.why.text()
    game, line, opponent, seed = wanted[1]
    assert (line, opponent) == (options.line, OPPONENT)
    analyser._worker.done.emit(2, following(game.copy(), line, "steady-2", seed))
    assert "this would likely follow" in panel.why.text()
    card, bar = page.card, page.card.area.verticalScrollBar()
    qtbot.waitUntil(lambda: not panel.why.visibleRegion().isEmpty())  # the answer is shown
    bar.setValue(bar.maximum())
    place = bar.value()
    card.show_decision(found, decision, "")  # as when results of other decisions arrive
    assert bar.value() == place
    with qtbot.waitSignal(window.session.started):
        QTest.mouseClick(panel.show_button, LEFT)
    # all steps are played, and shown from the first one on
    session = window.session
    qtbot.waitUntil(lambda: session.is_looking_back)
    assert session.match.moves[0].text == line
    assert session.shown_ply == 0
    assert session.ply > 1
    assert "What follows:" in words_of(window).reply
    back = left_for_review(qtbot, window)
    assert back.ply == decision.moment.ply
    back.card.show_decision(found, attrs.evolve(decision, verdict=None, options=()), "")
    assert not back.card.options.rows  # nothing is known of a decision that was not evaluated
    window.close()


@pytest.mark.parametrize("options", [PuertoRico(players=3), SanJuan(players=2)], ids=["puertorico", "sanjuan"])
def test_the_predicted_continuation_is_what_bots_play_at_the_table(options: Any) -> None:
    match = played(options, 12)
    findings = findings_of(match)
    decision = next(one for one in findings.summary.players[0].decisions if one.options)
    puzzle = puzzle_of(findings.course, decision, SEED, match.id)
    line = decision.options[-1].line
    lines = following(puzzle.game.copy(), line, OPPONENT, SEED)
    assert lines[0] == line
    exercise = TryExercise(puzzle, match, decision.moment.ply, decision.moment.seat, 1, line, {}, True, findings)
    at_table = new_match(exercise, match.setup.seats)
    seats = at_table.setup.seats
    assert [seat.bot is None for seat in seats].count(True) == 1
    assert at_table.chance == SEED
    for one in lines:
        at_table.play(at_table.game.parse(one))
    asked = at_table.game.decision
    assert asked is None or asked.seat == decision.moment.seat
    describer = face_of(options).describer(match)
    assert sentences_of(findings, Continuation(decision.moment.ply, line, lines), describer)


def test_games_of_bots_can_be_reviewed_and_tried(qtbot: QtBot, tmp_path: Path, asked: list[Any]) -> None:
    match = played(PuertoRico(players=2), 20, ())
    findings = findings_of(match)
    window, page = open_review(qtbot, findings, tmp_path)
    page.players.setCurrentIndex(1)
    page.players.activated.emit(1)
    decision = page.decisions[0]
    page.go_to(decision.moment.ply)
    with qtbot.waitSignal(window.session.started):
        QTest.mouseClick(page.card.try_button, LEFT)
    assert window.session.asked_person == decision.moment.seat == 1
    back = left_for_review(qtbot, window)
    assert (back.seat, back.ply) == (1, decision.moment.ply)
    window.close()


def test_a_decision_that_was_not_evaluated_can_be_tried(found: Findings) -> None:
    course = found.course
    moment = next(one for one in course.moments if one.seat == 0 and not one.forced)
    position = attrs.evolve(position_of(course, moment, SEED), plan=TINY)
    decision = with_looks(course, moment, looked_at(position))
    assert decision.moment is moment
    assert moment.line in [one.line for one in decision.options]


def test_the_review_is_disabled_during_a_game_of_the_day(qtbot: QtBot, found: Findings, tmp_path: Path) -> None:
    window, page = open_review(qtbot, found, tmp_path)
    session, part = window.session, window.learn_menu.review
    assert session.match.hints == 1  # the game is still running
    page.left.emit()
    session.match.challenge = "daily:2026-11-25"
    session.open(session.match)
    assert not part.action.isEnabled()
    part.open()
    assert window.pages.page is None
    session.match.challenge = ""
    window.close()


# -- quick games ----------------------------------------------------------------------------------------------------


def contest_of(findings: Findings) -> Contest:
    decision = faults_of(findings)[0]
    moment, course = decision.moment, findings.course
    game = course.as_seen_by(course.match.record.position_at(moment.ply), moment.seat, SEED, moment.ply)
    return Contest(game, *contested(decision), 5)


def test_quick_games_do_not_depend_on_hidden_tiles(found: Findings) -> None:
    contest = contest_of(found)
    one = games_of(contest, range(3))
    seat = contest.game.asked
    other = attrs.evolve(contest, game=contest.game.determinize(seat, Rng.from_seed(99)))
    assert games_of(other, range(3)) == one
    assert all(0 <= share <= 1 for pair in one for share in pair)


def test_play_out_yields_parts_and_can_be_stopped(found: Findings) -> None:
    contest = contest_of(found)
    pieces = list(play_out(contest, None, lambda: False, 7))
    assert [len(piece) for piece in pieces] == [5, 2]
    with pytest.raises(StoppedError):
        list(play_out(contest, None, lambda: True, 5))


def test_a_second_opinion_agrees_disagrees_or_is_open() -> None:
    same = Opinion.from_results([(1.0, 0.0)] * 60 + [(0.0, 1.0)] * 20 + [(1.0, 1.0)] * 20)
    assert same.side is Side.SAME
    assert same.lead == pytest.approx(0.4)
    assert 0.1 < same.reach < 0.2
    assert Opinion.from_results([(0.0, 1.0)] * 60 + [(1.0, 1.0)] * 20).side is Side.OPPOSITE
    assert Opinion.from_results([(0.0, 1.0), (1.0, 0.0)] * 10).side is Side.OPEN
    assert Opinion.from_results([(0.5, 0.5)] * 10).side is Side.OPEN
    words = texts.second_opinion(same, "Captain", "Mayor")
    assert "agree with the review" in words
    assert "Captain wins 80 %" in words


def test_quick_games_report_progress_and_stop_at_once(qtbot: QtBot, found: Findings) -> None:
    playing = PlayingService()
    playing.games = 2_000
    playing.play("long", contest_of(found))
    qtbot.waitUntil(lambda: playing.done > 0, timeout=60_000)
    thread = playing._thread
    assert thread is not None
    begun = time.monotonic()
    playing.stop()
    assert playing.key is None
    thread.join(5)
    assert time.monotonic() - begun < 2  # half a second on an idle machine
    assert "long" not in playing.opinions
    playing.close()


def test_the_card_of_a_decision_starts_quick_games(
    qtbot: QtBot, found: Findings, tmp_path: Path, asked: list[Any]
) -> None:
    window, page = open_review(qtbot, found, tmp_path)
    decision = faults_of(found)[0]
    page.go_to(decision.moment.ply)
    panel, playing = page.card.analysis, window.learn_menu.review.analyser.playing
    playing.games = 2
    QTest.mouseClick(panel.play_button, LEFT)
    assert panel.bar.isVisibleTo(panel)
    assert panel.play_button.text() == "Cancel"
    assert "quick games with each" in panel.opinion.text()
    QTest.mouseClick(panel.play_button, LEFT)
    assert playing.key is None
    assert not panel.opinion.isVisibleTo(panel)
    QTest.mouseClick(panel.play_button, LEFT)
    with qtbot.waitSignal(page.announced, timeout=60_000) as told:
        pass
    assert told.args == [panel.opinion.text()]
    assert playing.opinions[decision.moment.ply].games == 2
    assert "quick games" in panel.opinion.text()
    assert not panel.play_button.isVisibleTo(panel)
    window.close()


def test_a_new_decision_on_the_panel_follows_the_language(qtbot: QtBot, found: Findings, tmp_path: Path) -> None:
    """With two decisions without a chosen option and a result, which are not the same move."""
    window, page = open_review(qtbot, found, tmp_path)
    first, other = (one for one in faults_of(found)[:2])
    page.go_to(first.moment.ply)
    panel = page.card.analysis
    panel.show_decision(found, other)
    panel.retranslate()
    assert not panel.why.isVisibleTo(panel)
    window.close()
