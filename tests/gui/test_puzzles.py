"""Puzzles and mistakes in the window."""

from __future__ import annotations

import re
from itertools import groupby
from pathlib import Path
from typing import Any

import attrs
import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from puertorico_desktop.bots.puertorico.claims import claim_of, piece_of
from puertorico_desktop.bots.puertorico.reason import NAMING
from puertorico_desktop.bots.puertorico.reasons import reasons
from puertorico_desktop.engine.games import KINDS, kind_of
from puertorico_desktop.engine.puertorico.options import Options as PuertoRico
from puertorico_desktop.gui.games import face_of
from puertorico_desktop.gui.learn.challenges import puzzle_service
from puertorico_desktop.gui.learn.challenges.puzzle_run import PuzzleExercise
from puertorico_desktop.gui.learn.challenges.puzzle_service import KIND, Price, PuzzleService
from puertorico_desktop.gui.learn.challenges.puzzles_page import PuzzlesPage
from puertorico_desktop.gui.learn.challenges.puzzles_part import PUZZLES, PuzzlesPart
from puertorico_desktop.gui.style.verbatim import Label
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.gui.windows.pages import Page
from puertorico_desktop.learn.challenges.mistakes import Mistake, all_mistakes, mistakes_of
from puertorico_desktop.learn.challenges.pricing import move_loss
from puertorico_desktop.learn.challenges.puzzles import Puzzle, built_in, puzzle_of, read
from puertorico_desktop.learn.history.counting import counted
from puertorico_desktop.learn.history.history import History
from puertorico_desktop.learn.history.rows import Try
from puertorico_desktop.learn.review import record as reviews
from puertorico_desktop.learn.review.looks import Plan
from puertorico_desktop.saves.document import document_of, encode
from puertorico_desktop.saves.files import write_atomically
from puertorico_desktop.saves.folders import Folders
from tests.gui.hands import LEFT, new_window
from tests.gui.test_review import TINY
from tests.learn.reviews import classic, magpies, played, review_of
from tests.saves.courses import WHEN


@pytest.fixture(scope="module")
def puzzles() -> list[Puzzle]:
    content = read(built_in("puertorico")[0])
    assert content is not None
    return [puzzle_of("puertorico", record) for record in content.puzzles[:4]]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch, puzzles: list[Puzzle]) -> list[tuple[str, str]]:
    """The moves whose loss was requested; the window has a few puzzles only."""
    found: list[tuple[str, str]] = []
    monkeypatch.setattr(puzzle_service, "built_in", lambda: puzzles)
    monkeypatch.setattr(
        PuzzleService,
        "ask_price",
        lambda self, puzzle, move, steady: found.append((puzzle.record.id, move)) if steady else None,
    )
    return found


def part_of(window: MainWindow) -> PuzzlesPart:
    return window.learn_menu.puzzles


def page_of(qtbot: QtBot, window: MainWindow) -> PuzzlesPage:
    with qtbot.waitSignal(part_of(window).service.read):
        part_of(window).puzzles_action.trigger()
    page = window.pages.page
    assert isinstance(page, PuzzlesPage)
    return page


def open_first(qtbot: QtBot, window: MainWindow) -> Puzzle:
    page = page_of(qtbot, window)
    page.table.selectRow(0)
    with qtbot.waitSignal(window.session.started):
        QTest.keyClick(page.table, Qt.Key.Key_Return)
    exercise = window.session.match.exercise
    assert isinstance(exercise, PuzzleExercise)
    return exercise.puzzle


def tries_of(qtbot: QtBot, window: MainWindow) -> list[Try]:
    found: list[Any] = []
    window.services.history.perform(lambda history: found.append(history.tries(KIND)))
    qtbot.waitUntil(lambda: bool(found))
    tries: list[Try] = found[0]
    return tries


def play(window: MainWindow, line: str) -> None:
    session = window.session
    assert session.submit(session.game.parse(line), session.ply)


def test_the_page_has_filters(qtbot: QtBot, asked: list[Any], puzzles: list[Puzzle]) -> None:
    window = new_window(qtbot)
    page = page_of(qtbot, window)
    assert page.table.rows.rowCount() == len(puzzles)
    grades = {puzzle.record.grade for puzzle in puzzles}
    grade = min(grades)
    page.grade.setCurrentIndex(page.grade.findData(grade))
    page.grade.activated.emit(page.grade.currentIndex())
    assert page.table.rows.rowCount() == sum(puzzle.record.grade == grade for puzzle in puzzles)
    page.grade.setCurrentIndex(0)
    page.theme.setCurrentIndex(1)
    page.theme.activated.emit(1)
    assert 0 < page.table.rows.rowCount() <= len(puzzles)
    window.close()


def test_finding_the_right_move_at_once(qtbot: QtBot, asked: list[Any]) -> None:
    window = new_window(qtbot)
    before = window.session.match
    puzzle = open_first(qtbot, window)
    part = part_of(window)
    assert window.session.match.is_exercise
    assert part.card.isVisibleTo(window.table.log)
    assert "Which move leads to victory" in part.card.words.lead
    play(window, puzzle.solution)
    words = part.card.words
    assert words.is_done
    assert words.reply.startswith("Right:")
    assert "Chance of victory" in words.why
    assert window.session.steps.holders
    window.pages.open_page(Page(window.theme))
    window.pages.close_page()
    assert window.session.waits_for_player  # the answer is still shown
    (one,) = tries_of(qtbot, window)
    assert (one.key, one.first, one.hints) == (puzzle.record.id, True, 0)
    with qtbot.waitSignal(window.session.started):
        QTest.mouseClick(part.card.next_button, LEFT)
    assert part.run is not None
    assert part.run.puzzle.record.id != puzzle.record.id
    assert not window.session.steps.holders
    with qtbot.waitSignal(window.session.started):
        QTest.mouseClick(part.card.leave_button, LEFT)
    assert window.session.match is before
    assert part.card.isHidden()
    assert isinstance(window.pages.page, PuzzlesPage)
    window.pages.close_page()
    assert not window.session.steps.holders
    assert tries_of(qtbot, window) == [one]
    window.close()


def test_a_look_at_my_mistakes_does_not_take_a_puzzle_from_its_list(
    qtbot: QtBot, asked: list[Any], puzzles: list[Puzzle]
) -> None:
    window = new_window(qtbot)
    open_first(qtbot, window)
    part = part_of(window)
    assert part.place() == (0, len(puzzles))
    with qtbot.waitSignal(part.service.read):
        part.mistakes_action.trigger()
    window.pages.close_page()
    assert part.place() == (0, len(puzzles))
    assert part.card.next_button.isVisible()
    assert part.list_id == PUZZLES
    window.close()


def test_a_puzzle_left_for_a_finished_game_leads_to_the_list(qtbot: QtBot, asked: list[Any]) -> None:
    window = new_window(qtbot, "pp")
    before = played(PuertoRico(players=2))
    window.session.open(before, face_of(before.setup.options).prepared(before))
    window.dialogs.close()
    window.opener.change_table = lambda change: QTimer.singleShot(0, window, change)
    open_first(qtbot, window)
    QTest.mouseClick(part_of(window).card.leave_button, LEFT)
    qtbot.waitUntil(lambda: isinstance(window.pages.page, PuzzlesPage))
    assert window.session.match is before
    assert window.dialogs.dialog is None, "the score sheet covers the list"
    window.close()


def test_a_wrong_move_shows_its_loss_and_can_be_taken_back(qtbot: QtBot, asked: list[Any]) -> None:
    window = new_window(qtbot)
    puzzle = open_first(qtbot, window)
    part = part_of(window)
    worst = list(puzzle.chances)[-1]
    play(window, worst)
    words = part.card.words
    assert words.is_missed
    assert "points of chance" in words.reply
    assert "What follows:" in words.reply
    assert asked == []
    QTest.mouseClick(part.card.back_button, LEFT)
    assert window.session.ply == 0
    assert len(part.card.words.tries) == 1
    play(window, puzzle.solution)
    (one,) = tries_of(qtbot, window)
    assert (one.first, one.moves) == (False, (worst, puzzle.solution))
    window.close()


def test_the_first_hint_does_not_name_the_move_but_the_answer_has_its_plan(
    qtbot: QtBot, asked: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    content = read(built_in("puertorico")[0])
    assert content is not None
    planned = next(record for record in content.puzzles if record.id == "071f0a53e7")
    monkeypatch.setattr(puzzle_service, "built_in", lambda: [puzzle_of("puertorico", planned)])
    window = new_window(qtbot)
    puzzle = open_first(qtbot, window)
    part = part_of(window)
    QTest.mouseClick(part.card.hint_button, LEFT)
    assert part.card.words.hints[0].startswith("What speaks for it:")
    assert "fruit" not in part.card.words.hints[0]
    other = next(line for line in puzzle.chances if line != puzzle.solution)
    price = puzzle.price
    monkeypatch.setattr(Puzzle, "price", lambda self, line: 0.0 if line == other else price(line))
    play(window, other)
    assert "as good as the best" in part.card.words.reply
    assert re.match(r"What speaks for .+: Keeps the fruit estate from Ben\.", part.card.words.why)
    part.card.back_button.click()
    play(window, puzzle.solution)
    assert part.card.words.why.startswith("Keeps the fruit estate from Ben.")
    window.close()


@pytest.mark.parametrize("path", built_in("puertorico"), ids=lambda path: path.name)
def test_only_reasons_of_naming_kinds_name_the_move(path: Path) -> None:
    content = read(path)
    assert content is not None
    for record in content.puzzles:
        puzzle = puzzle_of("puertorico", record)
        taken = piece_of(claim_of(puzzle.thought().best.action))
        for reason in reasons(puzzle.game.copy(), puzzle.thought()):
            assert taken is None or (reason.piece == taken) == (reason.kind in NAMING)


def test_the_hint_button_shows_three_hints_and_then_the_answer(qtbot: QtBot, asked: list[Any]) -> None:
    window = new_window(qtbot)
    puzzle = open_first(qtbot, window)
    card, interaction = part_of(window).card, window.interaction
    for number in range(1, 4):
        QTest.mouseClick(card.hint_button, LEFT)
        assert len(card.words.hints) == number
    assert "It is one of these two" in card.words.hints[1]
    assert interaction.hinted
    assert card.hint_button.text() == "Show the answer"
    QTest.mouseClick(card.hint_button, LEFT)
    assert card.words.answer.startswith("The answer:")
    assert "Chance of victory" in card.words.why
    assert card.words.reply == ""
    assert "What you have tried" not in [label.text() for label in card.area.findChildren(Label)]
    assert not card.hint_button.isEnabled()
    assert interaction.picked is not None or interaction.pending is not None or interaction.hinted
    (one,) = tries_of(qtbot, window)
    assert (one.first, one.hints) == (False, 4)
    play(window, puzzle.solution)
    assert tries_of(qtbot, window) == [one]
    page = page_of(qtbot, window)
    assert page.table.rows.index(0, 4).data() == "seen"
    window.close()


def test_the_loss_of_an_unknown_move_is_computed(qtbot: QtBot, asked: list[tuple[str, str]]) -> None:
    window = new_window(qtbot)
    puzzle = open_first(qtbot, window)
    part = part_of(window)
    assert part.run is not None
    record = attrs.evolve(puzzle.record, answers=puzzle.record.answers[:2])
    part.run.exercise = attrs.evolve(part.run.exercise, puzzle=Puzzle(record, puzzle.game))
    third = list(puzzle.chances)[2]
    play(window, third)
    assert asked == [(puzzle.record.id, third)]
    assert "is being worked out" in part.card.words.reply
    part.service.unpriced.emit("another", third)
    assert "is being worked out" in part.card.words.reply
    part.service.unpriced.emit(puzzle.record.id, third)
    assert "could not be worked out" in part.card.words.reply
    part.start_over()
    play(window, third)
    assert asked == [(puzzle.record.id, third)] * 2
    assert "is being worked out" in part.card.words.reply
    part.service.priced.emit(Price("another", third, 0.1, 0.1))
    assert not part.card.words.is_missed
    part.service.priced.emit(Price(puzzle.record.id, third, 0.02, 0.001))
    assert part.card.words.is_done
    assert "as good as the best" in part.card.words.reply
    window.close()


def test_move_loss_is_positive_for_the_worst_move_and_0_for_the_solution(puzzles: list[Puzzle]) -> None:
    puzzle = puzzles[0]
    worst = list(puzzle.chances)[-1]
    plan = Plan(free=20, shared=60)
    assert move_loss(puzzle.game, puzzle.solution, worst, 1, plan).sure_loss > 0.02
    assert move_loss(puzzle.game, puzzle.solution, puzzle.solution, 1, plan).loss == 0


# -- mistakes -------------------------------------------------------------------------------------------------------


def with_mistake(people: tuple[int, ...] = (0,)) -> tuple[Any, Any]:
    """Returns a game and its review, in which one decision of each of these people is a mistake."""
    match = classic(22, people)
    record = review_of(match)
    for seat in people:
        record = spoiled(record, seat)
    return match, record


def spoiled(record: Any, seat: int) -> Any:
    """Returns the review with a mistake of that player."""
    decision = next(one for one in record.decisions if one.seat == seat and len(one.options) > 2)
    options = []
    for number, option in enumerate(decision.options):
        chance = 100_000 if number == decision.chosen else 600_000
        wins = tuple(chance * decision.looks if one == seat else 0 for one in range(len(option.wins)))
        options.append(attrs.evolve(option, chances=(chance,) * decision.looks, wins=wins))
    changed = attrs.evolve(decision, options=tuple(options))
    others = tuple(changed if one is decision else one for one in record.decisions)
    return attrs.evolve(record, decisions=others)


def test_mistakes_of_a_review_are_puzzles() -> None:
    match, record = with_mistake()
    found = mistakes_of(match, record)
    assert found
    one = next(one for one in found if one.puzzle.chances[one.played] == 0.1)
    assert one.puzzle.price(one.played) == pytest.approx(0.5)
    assert not one.puzzle.is_right(0.5)
    assert one.puzzle.game.asked == one.puzzle.record.seat


def test_mistakes_of_other_people_are_not_listed_as_mine(tmp_path: Path) -> None:
    """Two people at one screen."""
    match, record = with_mistake(people=(0, 1))
    assert {one.puzzle.game.asked for one in mistakes_of(match, record)} == {0, 1}
    folders = Folders(tmp_path / "data", tmp_path / "documents")
    folders.saves.mkdir(parents=True)
    path = folders.saves / "ours.prgame"
    write_atomically(path, encode(document_of(match, WHEN)))
    write_atomically(reviews.path_beside(path), reviews.encode(record))
    with History(folders.history) as history:
        history.add([counted(magpies(people=(0, 1)), WHEN)])
        for name, seat in (("Ben", 1), ("Anna", 0)):
            history.is_me(next(one.id for one in history.people() if name in one.names))
            found = all_mistakes(folders, history)
            assert found == mistakes_of(match, record, [name])
            assert {one.puzzle.game.asked for one in found} == {seat}
    assert mistakes_of(match, record, ["Clara"]) == []


def test_my_mistakes_are_found_in_the_folders_of_recent_games(qtbot: QtBot, tmp_path: Path) -> None:
    match, record = with_mistake()
    for name in ("mine.prgame", "recent.prgame"):
        path = tmp_path / "my games" / name
        path.parent.mkdir(exist_ok=True)
        write_atomically(path, encode(document_of(match, WHEN)))
    write_atomically(reviews.path_beside(path.with_stem("mine")), reviews.encode(record))
    window = new_window(qtbot, folder=tmp_path)
    preferences = window.services.preferences
    preferences.settings = preferences.settings.with_file(path, "another game")
    with qtbot.waitSignal(part_of(window).service.read) as read:
        part_of(window).mistakes_action.trigger()
    assert [one.mistake for one in read.args[1]] == mistakes_of(match, record)


def test_mistakes_after_the_last_save_of_the_game_are_found(tmp_path: Path) -> None:
    finished = classic(1000)
    record = spoiled(review_of(finished, plan=TINY), 0)
    unfinished = classic(0)
    unfinished.id = finished.id
    folders = Folders(tmp_path / "data", tmp_path / "documents")
    path = folders.saves / "mine.prgame"
    path.parent.mkdir(parents=True)
    write_atomically(path, encode(document_of(unfinished, WHEN)))
    write_atomically(reviews.path_beside(path), reviews.encode(record))
    with History(folders.history) as history:
        history.add([counted(finished, WHEN)])
        found = all_mistakes(folders, history)
    assert found == mistakes_of(finished, record) != []


def test_my_mistakes_are_found_beside_games_and_opened(qtbot: QtBot, tmp_path: Path, asked: list[Any]) -> None:
    match, record = with_mistake()
    folders = Folders(tmp_path / "data", tmp_path / "documents")
    folders.saves.mkdir(parents=True)
    path = folders.saves / "mine.prgame"
    write_atomically(path, encode(document_of(match, WHEN)))
    write_atomically(reviews.path_beside(path), reviews.encode(record))
    (folders.saves / "bad.prgame").write_bytes(b"bad")
    (folders.saves / "bad.prreview").write_bytes(b"bad")
    with History(folders.history) as history:
        found = all_mistakes(folders, history)
    assert found == mistakes_of(match, record)
    window = new_window(qtbot, folder=tmp_path)
    with qtbot.waitSignal(part_of(window).service.read):
        part_of(window).mistakes_action.trigger()
    page = window.pages.page
    assert isinstance(page, PuzzlesPage)
    assert page.table.rows.rowCount() == len(found)
    with qtbot.waitSignal(window.session.started):
        QTest.mouseClick(page.solve_button, LEFT)
    exercise = window.session.match.exercise
    assert isinstance(exercise, PuzzleExercise)
    assert isinstance(exercise.mistake, Mistake)
    assert "You played:" in part_of(window).card.words.lead
    window.close()


def test_the_page_of_mistakes_without_reviews_explains_how_to_get_them(qtbot: QtBot, asked: list[Any]) -> None:
    window = new_window(qtbot)
    with qtbot.waitSignal(part_of(window).service.read):
        part_of(window).mistakes_action.trigger()
    page = window.pages.page
    assert isinstance(page, PuzzlesPage)
    assert "once they have been reviewed" in page.words.text()
    assert not page.solve_button.isEnabled()
    window.close()


def test_puzzles_of_the_default_edition_come_first() -> None:
    found = [one.game.options for one in puzzle_service.built_in()]
    order = [(list(KINDS).index(one.game), kind_of(one).editions.index(kind_of(one).edition(one))) for one in found]
    assert order == sorted(order)
    assert len(set(order)) == 3


def test_puzzles_with_equal_options_are_sorted_by_grade() -> None:
    for _, same in groupby(puzzle_service.built_in(), key=lambda one: one.game.options):
        grades = [one.record.grade for one in same]
        assert grades == sorted(grades)
