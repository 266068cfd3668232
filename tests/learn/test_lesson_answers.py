"""Answers of lessons do not claim what did not happen, whatever actions the player chooses."""

import re
from collections.abc import Callable, Iterator
from functools import cached_property, partial
from random import Random
from typing import Any

import attrs
import pytest

from puertorico_desktop.engine.puertorico import events as event
from puertorico_desktop.engine.puertorico.components import Good, Role, Tile
from puertorico_desktop.engine.puertorico.festival_events import TaskDone
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.learn.lessons.library import built_in
from puertorico_desktop.learn.lessons.record import read, text_in
from puertorico_desktop.learn.lessons.run import LessonRun, Mark, Table

LESSONS = {name: path for name, path in built_in() if name.startswith("puertorico/")}
MOST_MOVES = 9
"""The largest number of moves of the player in a way; a round is over by then."""


@attrs.frozen
class Course:
    """The events of a lesson up to an answer: `all` of them, and those `since` the last decision of the player."""

    run: LessonRun

    @property
    def you(self) -> int:
        """The seat of the player."""
        return self.run.lesson.you

    @property
    def game(self) -> PuertoRico:
        """The current game."""
        game = self.run.game
        assert isinstance(game, PuertoRico)
        return game

    @cached_property
    def all(self) -> list[Any]:
        """All events."""
        return [one for move in self.run.match.moves for one in move.events]

    @cached_property
    def since(self) -> list[Any]:
        """The events since the last decision."""
        assert self.run.reply is not None
        return [one for move in self.run.match.moves[self.run.reply.plies.start :] for one in move.events]

    def mine(self, kind: type) -> list[Any]:
        """Returns the events of a class that are about the player."""
        return [one for one in self.all if isinstance(one, kind) and one.seat == self.you]

    def chose(self, role: Role, seats: tuple[int, ...] = (0, 1, 2)) -> bool:
        """Returns whether one of these players has chosen that role."""
        return any(isinstance(one, event.RoleChosen) and one.role is role and one.seat in seats for one in self.all)

    def loads(self, good: Good) -> list[event.GoodsLoaded]:
        """Returns all loads of a good, in their order."""
        return [one for one in self.all if isinstance(one, event.GoodsLoaded) and one.good is good]

    @property
    def is_round_over(self) -> bool:
        """Whether another round has begun since the start, or the game is over."""
        return self.game.kind is None or any(isinstance(one, event.RoundStarted) for one in self.all)

    def has_since(self, kind: type, **fields: Any) -> bool:
        """Returns whether there is such an event since the last decision."""
        return any(
            isinstance(one, kind) and all(getattr(one, name) == value for name, value in fields.items())
            for one in self.since
        )

    @property
    def tasks(self) -> list[TaskDone]:
        """All tasks that were fulfilled."""
        return [one for one in self.all if isinstance(one, TaskDone)]


CLAIMS: dict[str, Callable[[Course], bool]] = {
    r"round is over|That was the round": lambda course: course.is_round_over,
    r"game goes on": lambda course: course.game.kind is not None,
    r"this was the last round|played the round out": lambda course: course.game.kind is None,
    r"No tile|no tile": lambda course: not course.mine(event.TileTaken),
    r"A plantation, and|A plantation grows": lambda course: bool(course.mine(event.TileTaken)),
    r"A building,|That stands|That mill|paid 1 less": lambda course: bool(course.mine(event.BuildingBuilt)),
    r"you paid nothing": lambda course: course.mine(event.BuildingBuilt)[0].price == 0,
    r"[Bb]uilt nothing|Nothing was built|Nothing is built": lambda course: not course.mine(event.BuildingBuilt),
    r"no large building": lambda course: course.run.marks[1] is Mark.MISSED,
    r"sold nothing": lambda course: not course.mine(event.GoodSold),
    r"[Gg]ood sale|sold at once": lambda course: bool(course.mine(event.GoodSold)),
    r"came to the trading house first|\{player_1\} took it": lambda course: (
        course.has_since(event.GoodSold, seat=1) and not course.mine(event.GoodSold)
    ),
    r"Your turn to choose is gone": lambda course: (
        bool(course.mine(event.RoleChosen)) and not course.chose(Role.TRADER, (course.you,))
    ),
    r"Nothing was made": lambda course: not any(sum(one.goods) for one in course.mine(event.GoodsProduced)),
    r"No colonist came|No worker came": lambda course: not course.mine(event.ColonistsDistributed),
    r"loaded (\{corn\} )?first, (and|but)|Your \{corn\} (went first|took)": lambda course: (
        course.loads(Good.CORN)[0].seat == course.you
    ),
    r"Who loaded \{corn\} first|Somebody else was \{captain\}": lambda course: (
        course.chose(Role.CAPTAIN) and not course.chose(Role.CAPTAIN, (course.you,))
    ),
    r"nobody chose the \{captain\}": lambda course: not course.chose(Role.CAPTAIN),
    r"The \{captain\} is gone": lambda course: course.has_since(event.PhaseEnded, role=Role.CAPTAIN),
    r"\{captain\} was free": lambda course: course.has_since(event.RoleChosen, seat=2, role=Role.CAPTAIN),
    r"\{coffee\} on the empty ship|\{coffee\} (went on|found) the empty|4 \{coffee\}, 4 VP": lambda course: (
        course.has_since(event.GoodsLoaded, seat=2, good=Good.COFFEE)
    ),
    r"5 \{corn\}, and you choose again": lambda course: (
        not course.is_round_over
        and not course.chose(Role.CAPTAIN)
        and course.game.players[course.you].goods[Good.CORN] == 5
    ),
    r"warehouse holds": lambda course: course.mine(event.GoodsStored)[-1].kept[Good.SUGAR] > 0,
    r"made 6 goods": lambda course: all(
        sum(one.goods) == 6 or one.seat != 1 for one in course.all if isinstance(one, event.GoodsProduced)
    ),
    r"portrait gives": lambda course: any(one.seat == course.you for one in course.tasks),
    r"still there for \{player_1\}": lambda course: (
        not any(isinstance(one, event.TileTaken) and one.tile is Tile.CORN for one in course.all)
    ),
    r"nobody did the": lambda course: not any(one.task.task.id == "connoisseur_prize" for one in course.tasks),
    r"has the prize": lambda course: any(one.seat == 1 for one in course.tasks),
    r"[Tt]he prize is yours|is the prize": lambda course: any(one.seat == course.you for one in course.tasks),
    r"And the other:": lambda course: course.run.is_asked and _lines(course.run)[0].startswith("return"),
    r"^Done": lambda course: not course.run.own_moves[-1].startswith("pass"),
    r"victory point went": lambda course: bool(course.mine(event.PointReturned)),
    r"taken from work": lambda course: bool(course.mine(event.ColonistReturned)),
    r"The \{coffee\} had to go|had to go aboard again": lambda course: bool(course.mine(event.GoodsLoaded)),
}
"""Patterns of words in answers, and whether what they claim is true."""


def _lines(run: LessonRun) -> list[str]:
    return [run.game.text(action) for action in run.game.legal_actions()]


def _answer(run: LessonRun) -> str:
    reply = run.reply
    return "" if reply is None or reply.answer is None else text_in(reply.answer.say, "en")[0]


def _false_claims(run: LessonRun) -> Iterator[str]:
    words = _answer(run)
    for pattern, is_true in CLAIMS.items():
        if words and re.search(pattern, words) and not is_true(Course(run)):
            moves = [(move.seat, move.text) for move in run.match.moves]
            yield f"{words!r} [{pattern}] after {moves}"


def _runs_along(table: Table, choose: Callable[[list[str]], str], most: int = MOST_MOVES) -> Iterator[LessonRun]:
    """Yields the run after every answer of a way through the lesson; it continues after a missed goal."""
    run = table.new()
    for _ in range(most):
        was_over = run.is_over
        table.play(run, run.game.parse(choose(_lines(run))), lambda run, was=was_over: run.is_over and not was)
        yield run
        words = _answer(run)
        while not run.is_asked and run.game.kind is not None:
            run.match.play_unchecked(table.others_choose(run))
            run.follow()
            assert _answer(run) == words, "the answer changes during the moves of others"
        if run.game.kind is None or run.is_done:
            return


def _random_line(rng: Random, lines: list[str]) -> str:
    return lines[rng.randrange(len(lines))]


def _orders(first: str) -> Iterator[Callable[[list[str]], str]]:
    """Yields ways that begin with a role, then pass whenever possible, or choose the first, the last, or a random
    action."""
    orders: list[Callable[[list[str]], str]] = [
        lambda lines: "pass" if "pass" in lines else lines[0],
        lambda lines: next((line for line in lines if line != "pass"), "pass"),
        lambda lines: lines[-1],
        *(partial(_random_line, Random(seed)) for seed in range(3)),
    ]
    for order in orders:
        begun = iter((first,))
        yield lambda lines, begun=begun, order=order: next(begun, "") or order(lines)


@pytest.mark.parametrize("name", LESSONS)
def test_answers_do_not_claim_what_did_not_happen(name: str) -> None:
    table = Table(read(LESSONS[name], name))
    found = [
        fault
        for first in _lines(table.new())
        for choose in _orders(first)
        for run in _runs_along(table, choose)
        for fault in _false_claims(run)
    ]
    assert not found


OTHER_ANSWERS = [
    ("01-first-role", ["choose settler", "pass"], "You took no tile."),
    ("02-settler", ["choose settler", "pass"], "You took no tile"),
    (
        "02-settler",
        ["choose builder", "build small indigo plant for 0"],
        "You paid 1 less, for you were the {builder}",
    ),
    ("02-settler", ["choose builder", "pass"], "No tile came"),
    ("04-builder", ["choose builder", "pass"], "You built nothing"),
    ("04-builder", ["choose builder", "build small market for 0"], "A building, but"),
    ("06-trader", ["choose trader", "pass"], "You sold nothing. One place was left"),
    ("06-trader", ["choose builder", "pass"], "Somebody else came"),
    ("06-trader", ["choose settler", "pass"], "Somebody else came"),
    ("06-trader", ["choose craftsman", "take extra corn"], "Your turn to choose is gone"),
    (
        "06-trader",
        ["choose captain", "load 1 corn -> ship 4", "load 2 indigo -> ship 6"],
        "Your turn to choose is gone",
    ),
    ("09-whole-round", ["choose captain", "take quarry", "pass"], "The round is over. You loaded {corn} first"),
    ("09-whole-round", ["choose builder", "pass"], "The round is over, and {player_1} is too near. Who"),
    ("10-whom", ["choose craftsman", "take extra corn"], "{player_1} made 6 goods, more than you"),
    ("11-blockade", ["choose trader", "pass", "pass"], "Trading brings doubloons."),
    ("11-blockade", ["choose craftsman", "take extra sugar", "pass"], "The {captain} was free"),
    ("11-blockade", ["choose builder", "pass", "pass", "pass"], "The round is over, and nobody chose the {captain}"),
    ("12-last-round", ["choose mayor"], ""),
    ("12-last-round", ["choose mayor", "pass", "pass"], "The round is over, and the game goes on"),
    ("21-new-buildings", ["choose builder", "pass"], "You built nothing."),
    (
        "21-new-buildings",
        ["choose builder", "build coffee roaster for 5", "return colonist from san juan"],
        "That stands, but the {lighthouse} does not",
    ),
    (
        "21-new-buildings",
        ["choose builder", "build lighthouse for 6", "return colonist from san juan"],
        "That is one. And the other",
    ),
    ("23-smuggler", ["choose smuggler", "pass"], "You chose the role and did no deed"),
    ("25-two-players", ["choose captain"], "The {captain} is gone"),
    ("25-two-players", ["choose captain", "choose craftsman"], ""),
]
"""Answers after moves that are not part of the solution; empty if the log is enough."""


@pytest.mark.parametrize(("name", "line", "words"), OTHER_ANSWERS)
def test_answers_to_moves_outside_the_solution(name: str, line: list[str], words: str) -> None:
    table = Table(read(LESSONS[f"puertorico/{name}"], name))
    moves = iter(line)
    *_, run = _runs_along(table, lambda lines: next(moves), len(line))
    assert run.own_moves == line
    assert _answer(run).startswith(words)
    assert bool(_answer(run)) == bool(words)


def test_goals_that_can_be_reached_are_not_missed() -> None:
    table = Table(read(LESSONS["puertorico/12-last-round"], "x"))
    run = table.new()
    table.play(run, run.game.parse("choose mayor"))
    assert run.marks == (Mark.OPEN, Mark.OPEN), "the game may still end with this round"
    table = Table(read(LESSONS["puertorico/25-two-players"], "x"))
    run = table.new()
    table.play(run, run.game.parse("choose captain"))
    assert run.marks == (Mark.MISSED,), "nobody can be captain again in this round"


def test_every_claim_occurs_in_a_lesson() -> None:
    texts = [text_in(one.say, "en")[0] for name, path in LESSONS.items() for one in read(path, name).answers]
    assert [pattern for pattern in CLAIMS if not any(re.search(pattern, text) for text in texts)] == []
