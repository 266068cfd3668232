"""Lessons without a window: the included lessons, invalid files, answers, and the progress file."""

import re
import threading
from pathlib import Path
from random import Random
from typing import Any

import attrs
import pytest

from puertorico_desktop.engine.puertorico import options as puertorico
from puertorico_desktop.engine.sanjuan import options as sanjuan
from puertorico_desktop.engine.sanjuan.components import Role
from puertorico_desktop.learn.lessons import progress
from puertorico_desktop.learn.lessons.check import check
from puertorico_desktop.learn.lessons.library import built_in, entry
from puertorico_desktop.learn.lessons.progress import LessonState, Progress
from puertorico_desktop.learn.lessons.record import MOST_LETTERS, MOST_SIGNS, Lesson, decode, read, text_in
from puertorico_desktop.learn.lessons.run import LessonRun, Mark, Table, new_match, replay
from puertorico_desktop.learn.lessons.writing import CannotBeSaidError, lesson_from
from puertorico_desktop.match.match import GameSetup, Match, Seat
from puertorico_desktop.saves.errors import Problem, SaveError
from puertorico_desktop.saves.files import write_atomically
from puertorico_desktop.saves.folders import Folders

LESSONS = dict(built_in())
BLOCKADE = LESSONS["puertorico/11-blockade"]


def lesson(name: str) -> Lesson:
    return read(LESSONS[name], name)


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_passes_its_check(name: str) -> None:
    report = check(lesson(name), ways=12)
    assert not list(attrs.evolve(report, unused=()).faults)


@pytest.mark.long
@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_passes_its_complete_check(name: str) -> None:
    assert not list(check(lesson(name)).faults)


@pytest.mark.parametrize("first", ["choose settler", "choose mayor"])
def test_no_hint_asks_for_the_role_once_the_right_one_is_chosen(first: str) -> None:
    table = Table(lesson("puertorico/01-first-role"))
    run = table.new()
    assert run.hint_texts == tuple(hint.say for hint in table.lesson.hints)
    table.play(run, run.game.parse(first))
    followed = first == table.lesson.solution[0]
    assert [text["en"].startswith(("Which role", "It is", "Choose")) for text in run.hint_texts] == [not followed] * 3
    assert ("hint[0].later", table.lesson.hints[0].later) in table.lesson.texts
    run.match.undo(run.match.ply)
    run.follow()
    assert run.hint_texts[0]["en"].startswith("Which role")


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_replayed_to_any_position(name: str) -> None:
    table = Table(lesson(name))
    run = table.new()
    for line in table.lesson.solution:
        table.play(run, run.game.parse(line))
        again = new_match(table.lesson, run.match.setup.names)
        assert replay(again, [move.text for move in run.match.moves])
        assert LessonRun(table.lesson, again).marks == run.marks


def test_undo_keeps_the_moves_as_a_try() -> None:
    table = Table(lesson("puertorico/11-blockade"))
    run = table.new()
    for line in ("choose captain", "load 1 corn -> ship 4"):
        table.play(run, run.game.parse(line))
    assert run.marks == (Mark.MISSED, Mark.OPEN)
    assert run.reply is not None
    assert run.reply.answer is not None
    words, is_right = text_in(run.reply.answer.say, "en")
    assert is_right
    assert words.startswith("The {corn} ship is full")
    played = run.match.ply
    run.match.undo(played)
    run.follow()
    assert [one[:2] for one in run.tries] == [("choose captain", "load 1 corn -> ship 4")]
    assert run.marks == (Mark.OPEN, Mark.OPEN)
    assert run.shown_move() == run.game.parse("choose captain")
    assert run.with_moves(run.tries[0]).marks == (Mark.MISSED, Mark.OPEN)


STATUE = "sanjuan/01-builder"


@pytest.mark.parametrize("first", [str(role.id) for role in Role if role is not Role.BUILDER])
def test_a_goal_stays_open_while_its_phase_is_possible(first: str) -> None:
    table = Table(lesson(STATUE))
    run = table.new()
    table.play(run, run.game.parse(f"choose {first}"))
    while not any("build statue" in line for line in _lines(run)):
        assert run.marks == (Mark.OPEN, Mark.OPEN)
        table.play(run, run.game.parse(_lines(run)[0]))
    table.play(run, run.game.parse(next(line for line in _lines(run) if "build statue" in line)))
    assert run.marks[0] is not Mark.MISSED
    if any("pay" in line for line in _lines(run)):
        line = next(line for line in _lines(run) if "pay" in line and "hero" not in line)
        table.play(run, run.game.parse(line))
        assert run.is_done
    assert run.marks[0] is Mark.REACHED


def test_a_goal_is_missed_after_a_round_without_its_phase() -> None:
    table = Table(lesson(STATUE))
    run = table.new()
    game = run.match.game
    run.match.play(game.parse("choose adventurer"))
    while run.game.round == 1:
        run.follow()
        if run.game.round == 1:
            assert run.marks == (Mark.OPEN, Mark.OPEN)
            lines = [line for line in _lines(run) if "builder" not in line]
            run.match.play(run.game.parse(lines[0]))
    assert run.marks == (Mark.MISSED, Mark.REACHED)


def _lines(run: LessonRun) -> list[str]:
    return [run.game.text(action) for action in run.game.legal_actions()]


FAULTS = [
    (b'game = "puertorico"', b'game = "chess"', "game", "is no game that can be taught"),
    (b"seed = 11", b'seed = "11"', "seed", "is not a whole number"),
    (b"seed = 11", b"seed = 1.5", "seed", "is not a whole number"),
    (b'"you", "simple", "simple"', b'"you", "simple"', "seats", "2 for 3 players"),
    (b'"you", "simple", "simple"', b'"you", "you", "simple"', "seats", "must sit there once"),
    (b'"you", "simple", "simple"', b'"you", "engine:rm", "simple"', "seats[1]", "is none of"),
    (b'event = "goods_stored"', b'event = "goods_eaten"', "goal[0].event", "is no event"),
    (b'piece = "coffee", min = 3', b'piece = "tea", min = 3', "goal[0].returned.piece", "is no piece"),
    (b'add = "amount"', b'add = "__class__"', "goal[1].sum[0].add", "is nothing of the event"),
    (b"quarries = 5", b"quarries = 500000", "position.quarries", "is not a number of pieces"),
    (b"quarries = 5", b"quarks = 5", "position.quarks", "is not known"),
    (b'6 = ["indigo", 4]', b'9 = ["indigo", 4]', "position", "none with 9 spaces"),
    (b"{player_2}'s 4 {coffee}", b"{player_2.__class__}", "goal[0].say.en", "stands for nothing"),
    (b"{player_2}'s 4 {coffee}", b"{tea}", "goal[0].say.en", "stands for nothing"),
    (b"You ship for", b"You ship " * 40, "goal[1].say.en", "letters are too many"),
    (b"format = 1", b"format = 1\nstrange = 1", "strange", "is not known"),
    (b'until = "round"', b'until = "999 rounds"', "goal[0].until", "is no time"),
    (b'until = "round"', b'until = "phase of pirate"', "goal[0].until", "is no role"),
]


@pytest.mark.parametrize(("old", "new", "path", "words"), FAULTS)
def test_errors_have_a_path(old: bytes, new: bytes, path: str, words: str) -> None:
    data = BLOCKADE.read_bytes()
    assert old in data
    with pytest.raises(SaveError) as caught:
        decode(data.replace(old, new, 1), "x")
    assert caught.value.place == path
    assert words in caught.value.fault


@pytest.mark.parametrize(("language", "most"), [("en", MOST_LETTERS), ("ja", MOST_SIGNS)])
def test_a_text_is_as_short_as_players_may_read_it(language: str, most: int) -> None:
    """A placeholder counts as one letter: what stands there has one at least."""
    data = BLOCKADE.read_text(encoding="utf-8")
    before = re.search(rf'\b{language} = "[^"]*"', data)
    assert before is not None

    def read_with(words: str) -> Lesson:
        return decode(data.replace(before[0], f'{language} = "{words}"', 1).encode(), "x")

    assert read_with("é" * (most - 1) + "{small_indigo_plant}")
    with pytest.raises(SaveError) as caught:
        read_with("é" * most + "{small_indigo_plant}")
    assert f"{most + 1} letters are too many" in caught.value.fault


@pytest.mark.parametrize("data", [b"", b"\xff\xfe", b"a = " + b"[" * 5000, b"= 1", b"x = 1\n" * 30_000, b"\0"])
def test_hostile_files_are_refused(data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "x.toml"
    path.write_bytes(data)
    assert entry("x", path).error is not None


def test_a_newer_format_is_refused() -> None:
    with pytest.raises(SaveError) as caught:
        decode(BLOCKADE.read_bytes().replace(b"format = 1", b"format = 2", 1), "x")
    assert caught.value.problem is Problem.NEWER_FORMAT


NEW, NOBLES = puertorico.Expansion.NEW_BUILDINGS, puertorico.Expansion.CITIZENS
SPECIAL = puertorico.Edition.SPECIAL_1897
WRITTEN: list[Any] = [
    puertorico.Options(players=3),
    puertorico.Options(players=4, expansions=(NEW, NOBLES), buildings=puertorico.Selection.RANDOM),
    puertorico.Options(
        edition=SPECIAL, players=3, expansions=puertorico.WHOLE_BOX, buildings=puertorico.Selection.DRAFT
    ),
    puertorico.Options(edition=SPECIAL, players=2, puertomas=1),
    sanjuan.Options(players=2),
    sanjuan.Options(players=3, expansions=(sanjuan.Expansion.NEW_BUILDINGS,)),
]


@pytest.mark.parametrize("options", WRITTEN)
def test_a_lesson_is_written_from_a_position(options: Any) -> None:
    match: Match = Match.new(GameSetup(options, 1, tuple(Seat(f"player {seat}") for seat in range(options.players))))
    rng = Random(5)
    while match.ply < 110:
        actions = match.game.legal_actions()
        match.play(actions[rng.randrange(len(actions))])
    plies = [ply for ply in (45, 71, 97, 107) if match.record.position_at(ply).asked not in match.setup.automatic]
    for ply in plies:
        written = decode(lesson_from(match, ply).encode(), "x")
        game, then = written.start(), match.record.position_at(ply)
        assert (game.asked, game.kind) == (then.asked, then.kind)
        assert list(game.legal_actions()) == list(then.legal_actions())
        assert written.you == then.asked
    assert plies


def test_a_position_without_a_decision_of_a_player_is_refused() -> None:
    match: Match = Match.new(GameSetup(WRITTEN[3], 1, (Seat("a"), Seat("b"))))
    ply = 0
    while match.game.asked == 0:
        match.play(match.game.legal_actions()[0])
        ply += 1
    with pytest.raises(CannotBeSaidError, match="nobody has to decide"):
        lesson_from(match, ply)


def test_progress_can_be_changed_while_it_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "lessons.json"
    begun, may_continue = threading.Event(), threading.Event()

    def write_slowly(*args: Any, **more: Any) -> None:
        begun.set()
        assert may_continue.wait(10)
        write_atomically(*args, **more)

    monkeypatch.setattr(progress, "write_atomically", write_slowly)
    stored = Progress(path)
    stored.put("a", LessonState(done=True))
    stored.put("b", LessonState(hints=1))
    threads = [threading.Thread(target=stored.write) for _ in range(2)]
    threads[0].start()
    assert begun.wait(10)
    stored.put("a", LessonState(hints=2))  # must not wait for the file
    stored.put("c", LessonState(hints=3))
    threads[1].start()
    may_continue.set()
    for thread in threads:
        thread.join()
    wanted = {"a": LessonState(done=True, hints=2), "b": LessonState(hints=1), "c": LessonState(hints=3)}
    assert progress.read(path) == wanted
    assert {name: stored.get(name) for name in wanted} == wanted
    path.unlink()
    stored.write()
    assert not path.exists(), "nothing has changed since"


def test_progress_of_several_programs_is_merged(tmp_path: Path) -> None:
    path = Folders(tmp_path, tmp_path).lessons
    one, other = Progress(path), Progress(path)
    one.put("a", LessonState("x", done=True))
    one.write()
    other.put("a", LessonState("x", line=("choose captain",)))
    other.put("b", LessonState("y"))
    other.write()
    one.load()
    assert one.get("a").done
    assert one.get("a").line == ("choose captain",)
    path.write_bytes(b'{"magic": "puertorico-desktop lessons", "lessons"')
    assert "a" in progress.read(path)
    assert path.with_name(path.name + progress.SET_ASIDE).exists()
    path.write_bytes(progress.encode({}).replace(b'"format": 1', b'"format": 9'))
    one.load()
    one.put("c", LessonState("z", done=True))
    with pytest.raises(SaveError, match="is left as it is"):
        one.write()
    assert b'"format": 9' in path.read_bytes()
