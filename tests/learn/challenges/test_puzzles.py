"""Puzzles: how they are found, stored and read."""

import gzip
import json
from collections.abc import Iterator
from functools import partial
from typing import Any

import attrs
import pytest

from puertorico_desktop.bots.base import Reply
from puertorico_desktop.bots.games import knowledge_of
from puertorico_desktop.bots.reasons import Difference, clear_differences
from puertorico_desktop.engine.puertorico.options import Options as PuertoRico
from puertorico_desktop.engine.sanjuan.options import Options as SanJuan
from puertorico_desktop.learn.challenges import making, puzzles
from puertorico_desktop.learn.challenges.making import (
    Recipe,
    Task,
    candidates,
    completed,
    holds,
    make,
    puzzles_of,
    still_holds,
)
from puertorico_desktop.learn.challenges.puzzles import (
    Puzzle,
    PuzzleFile,
    PuzzleRecord,
    ReplyRecord,
    decode,
    encode,
    puzzle_of,
)
from puertorico_desktop.learn.review.looks import Plan
from puertorico_desktop.saves.converter import Count
from puertorico_desktop.saves.errors import Problem, SaveError
from puertorico_desktop.saves.games import format_of

OPTIONS = PuertoRico(players=4)
SEED = 1
"""The seed of a game with a puzzle about a role that has replies of others."""
FEW = Recipe(
    nodes=2,
    plan=Plan(free=20, shared=40, best=6, first=1),
    looks=2,
    tried=5,
    kept=1,
    promise=0.5,
    hope=0.5,
    screen=None,
)


@pytest.fixture(scope="module")
def found() -> tuple[PuzzleRecord, ...]:
    return puzzles_of(Task(OPTIONS, SEED, FEW))


@pytest.fixture
def content(found: tuple[PuzzleRecord, ...]) -> PuzzleFile:
    return puzzles.with_game(puzzles.new_file(OPTIONS, 3), found)


def reasons(puzzle: Puzzle) -> list[Difference]:
    return clear_differences(puzzle.thought(), knowledge_of(puzzle.game.options).terms)


def test_the_solution_has_a_clear_lead(found: tuple[PuzzleRecord, ...]) -> None:
    for record in found:
        puzzle = puzzle_of("puertorico", record)
        assert len(puzzle.chances) >= 3
        assert puzzle.lead >= FEW.lead * puzzle.even - 0.001
        assert FEW.least <= puzzle.chances[puzzle.solution] <= FEW.most
        assert puzzle.price(puzzle.solution) == 0
        assert puzzle.is_right(0.004)
        assert not puzzle.is_right(puzzle.lead)
        assert puzzle.price("no such move") is None
        assert puzzle.thought().best.action == puzzle.game.parse(puzzle.solution)
        assert all(one.points for one in reasons(puzzle))


REPLIES = (
    ReplyRecord(Count(1), "role:captain", 6000, (200, 210, 190, 180)),
    ReplyRecord(Count(2), "role:x", 9, (1,) * 4),
)


def with_replies(record: PuzzleRecord, replies: tuple[ReplyRecord, ...]) -> PuzzleRecord:
    return attrs.evolve(record, answers=tuple(attrs.evolve(one, replies=replies) for one in record.answers))


def test_replies_are_encoded_and_decoded(content: PuzzleFile, found: tuple[PuzzleRecord, ...]) -> None:
    kept = decode(encode(attrs.evolve(content, puzzles=(with_replies(found[0], REPLIES),))))
    [first, second] = puzzle_of("puertorico", kept.puzzles[0]).thought().best.replies
    assert first == Reply(1, "role:captain", 0.6, (20.0, 21.0, 19.0, 18.0))
    assert second.claim == "role:x"
    old = with_replies(found[0], ())
    assert b"replies" not in gzip.decompress(encode(attrs.evolve(content, puzzles=(old,))))
    for bad in (attrs.evolve(REPLIES[0], seat=Count(4)), attrs.evolve(REPLIES[0], points=(1,))):
        with pytest.raises(SaveError):
            decode(encode(attrs.evolve(content, puzzles=(with_replies(found[0], (bad,)),))))


def test_missing_replies_are_completed_by_the_same_searches(found: tuple[PuzzleRecord, ...]) -> None:
    record = next(one for one in found if any(answer.replies for answer in one.answers))
    old = with_replies(record, ())
    assert completed(("puertorico", old), FEW) == record
    assert completed(("puertorico", with_replies(record, REPLIES)), FEW) == with_replies(record, REPLIES)
    first, *others = old.answers
    other_rules = attrs.evolve(old, answers=(attrs.evolve(first, wins=(1, *first.wins[1:])), *others))
    assert completed(("puertorico", other_rules), FEW) == other_rules


def test_puzzles_contain_no_hidden_information(found: tuple[PuzzleRecord, ...]) -> None:
    """Face-down pieces are determinized: they are not those of the game with that seed."""
    record = found[0]
    form = format_of(OPTIONS)
    true = next(one.game for one in candidates(Task(OPTIONS, SEED, FEW)) if one.ply == record.ply)
    kept: Any = record.snapshot
    plain = form.converter.unstructure(form.capture(true))
    assert kept["plantation_offer"] == plain["plantation_offer"]
    assert kept["rng"] != plain["rng"]


def test_files_are_decoded_and_encoded_identically(content: PuzzleFile) -> None:
    data = encode(content)
    again = decode(data)
    assert encode(again) == data
    assert [one.id for one in again.puzzles] == [one.id for one in content.puzzles]
    assert again.header.games == 1
    assert again.options == OPTIONS
    lost = content.puzzles[0].id
    assert lost not in [one.id for one in puzzles.without(again, [lost]).puzzles]


def lines_of(content: PuzzleFile) -> list[Any]:
    return [json.loads(line) for line in gzip.decompress(encode(content)).splitlines()]


def packed(lines: list[Any]) -> bytes:
    return gzip.compress("".join(json.dumps(line) + "\n" for line in lines).encode())


def problem_of(data: bytes) -> Problem:
    with pytest.raises(SaveError) as caught:
        list(map(partial(puzzle_of, "puertorico"), decode(data).puzzles))
    return caught.value.problem


def test_hostile_files_are_refused(content: PuzzleFile, monkeypatch: pytest.MonkeyPatch) -> None:
    data = encode(content)
    assert problem_of(b"") is Problem.DAMAGED
    assert problem_of(b"nonsense") is Problem.NOT_A_SAVE
    assert problem_of(data[:-9]) is Problem.DAMAGED
    assert problem_of(data + b"more") is Problem.DAMAGED
    assert problem_of(gzip.compress(b"[]\n")) is Problem.NOT_A_SAVE
    assert problem_of(gzip.compress(b"\xff\n")) in (Problem.NOT_A_SAVE, Problem.DAMAGED)
    monkeypatch.setattr(puzzles, "MOST_UNPACKED", 1000)
    assert problem_of(gzip.compress(b"\n" * 10_000_000)) is Problem.DAMAGED


@pytest.mark.parametrize(
    ("number", "change", "problem"),
    [
        (0, {"format": 2}, Problem.NEWER_FORMAT),
        (0, {"format": True}, Problem.DAMAGED),
        (0, {"magic": "another"}, Problem.NOT_A_SAVE),
        (0, {"game": "chess"}, Problem.UNKNOWN_GAME),
        (0, {"more": 1}, Problem.DAMAGED),
        (1, {"grade": 9}, Problem.DAMAGED),
        (1, {"grade": "1"}, Problem.DAMAGED),
        (1, {"seat": 4}, Problem.DAMAGED),
        (1, {"answers": []}, Problem.DAMAGED),
        (1, {"rules": 9999}, Problem.DAMAGED),
        (1, {"snapshot": {}}, Problem.DAMAGED),
        (1, {"options": {"players": 4}}, Problem.DAMAGED),
    ],
)
def test_invalid_values_are_refused(
    content: PuzzleFile, number: int, change: dict[str, Any], problem: Problem
) -> None:
    lines = lines_of(content)
    lines[number].update(change)
    assert problem_of(packed(lines)) is problem


def test_answers_must_be_legal_with_valid_chances(content: PuzzleFile) -> None:
    for change in (
        {"action": "fly away"},
        {"wins": [20_000] * 4},
        {"wins": [-1] * 4},
        {"wins": [1]},
        {"terms": [[1]] * 4},
    ):
        lines = lines_of(content)
        lines[1]["answers"][1].update(change)
        assert problem_of(packed(lines)) is Problem.DAMAGED


def test_a_move_may_have_the_whole_chance(content: PuzzleFile) -> None:
    lines = lines_of(content)
    lines[1]["answers"][1]["wins"] = [0, 10_000, 0, 0]
    assert decode(packed(lines)).puzzles[0].answers[1].wins == (0, 10_000, 0, 0)


def test_a_puzzle_holds_while_searches_agree(
    found: tuple[PuzzleRecord, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(making, "TODAY", attrs.evolve(making.TODAY, free=60, shared=120))
    puzzle = puzzle_of("puertorico", found[-1])
    easy = attrs.evolve(FEW, lead=-2.0)
    worse = attrs.evolve(puzzle, record=attrs.evolve(puzzle.record, answers=puzzle.record.answers[::-1]))
    assert still_holds(puzzle, easy)
    assert not still_holds(worse, easy)


def test_puzzles_are_made_for_other_games() -> None:
    recipe = attrs.evolve(FEW, nodes=4, looks=1, tried=2, kept=1, promise=0.1, hope=0.1, lead=0.02)
    (records,) = make(SanJuan(players=2), 1, [0], recipe=recipe)
    assert records
    for record in records:
        assert puzzle_of("sanjuan", record).solution
    assert list(make(SanJuan(players=2), 1, [0], recipe=recipe)) == [records]


@pytest.mark.parametrize("path", puzzles.built_in(), ids=lambda path: f"{path.parent.name}-{path.name}")
def test_included_puzzles_are_valid(path: Any) -> None:
    content = puzzles.read(path)
    assert content is not None
    assert content.header.game == path.parent.name
    assert content.puzzles
    for record in content.puzzles:
        puzzle = puzzle_of(content.header.game, record)
        assert puzzle.lead >= puzzle.even / 5 - 0.001
        assert reasons(puzzle) or puzzle.lead


def test_included_puzzles_are_small_and_distinct() -> None:
    files = puzzles.built_in()
    assert sum(path.stat().st_size for path in files) < 150_000
    ids = [record.id for path in files if (content := puzzles.read(path)) for record in content.puzzles]
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("path", puzzles.built_in(), ids=lambda path: path.name)
def test_included_puzzles_about_roles_have_replies(path: Any) -> None:
    content = puzzles.read(path)
    assert content is not None
    roles = [record for record in content.puzzles if record.theme.startswith("choose_")]
    assert roles
    assert all(any(answer.replies for answer in record.answers) for record in roles)


def included_puzzles() -> Iterator[Any]:
    """Yields the file and the id of every included puzzle as parameters of a test, which the id names."""
    for path in puzzles.built_in():
        content = puzzles.read(path)
        assert content is not None
        for record in content.puzzles:
            yield pytest.param(path, record.id, id=f"{path.name.partition('.')[0]}-{record.id}")


@pytest.mark.long
@pytest.mark.parametrize(("path", "puzzle_id"), list(included_puzzles()))
def test_an_included_puzzle_holds(path: Any, puzzle_id: str) -> None:
    """A test for each puzzle: all of them together take longer than a test may. `puzzles check --drop` removes those
    that do not hold."""
    content = puzzles.read(path)
    assert content is not None
    record = next(one for one in content.puzzles if one.id == puzzle_id)
    assert holds((content.header.game, record))
