"""Checks a lesson: it can be solved, random play seldom solves it, and every move is answered."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import attrs

from puertorico_desktop.bots.games import knowledge_of
from puertorico_desktop.languages import LANGUAGES
from puertorico_desktop.learn.lessons.record import Lesson
from puertorico_desktop.learn.lessons.run import LessonRun, Table

NODES = 4_000
"""The greatest number of lines of the player's moves that the search plays."""
RANDOM_WAYS = 200
MOST_BY_CHANCE = 1 / 3
MOST_STRAY, MOST_FURTHER = 12, 4
"""The greatest number of deviations tried at each move of the solution, and of moves tried after each deviation."""
_LONGEST = 60


@attrs.frozen
class Report:
    """The result of a check. `solved` is whether the solution in the file reaches every goal; `found` is the line of
    the player's moves found by a search, None if there is none, after `searched` lines; `by_chance` of the `ways`
    random courses reached the required goals; of the player's `first_moves`, `written` have an answer in the file;
    `unanswered` are moves without any answer; `unused` are the indices of answers that were never given; `missing`
    are the texts without a translation."""

    solved: bool
    found: tuple[str, ...] | None
    searched: int
    ways: int
    by_chance: int
    first_moves: int
    written: int
    unanswered: tuple[str, ...]
    unused: tuple[int, ...]
    missing: tuple[str, ...]

    @property
    def faults(self) -> Iterator[str]:
        """The faults, in words for authors of lessons."""
        if not self.solved:
            yield "the solution does not reach every goal"
        if self.found is None:
            yield f"no way to all goals was found among {self.searched} moves"
        if self.by_chance >= self.ways * MOST_BY_CHANCE:
            yield f"{self.by_chance} of {self.ways} random players do it"
        for move in self.unanswered:
            yield f"not answered: {move}"
        for number in self.unused:
            yield f"answer[{number}] was never given"
        for text in self.missing:
            yield f"not translated: {text}"


def check(lesson: Lesson, ways: int = RANDOM_WAYS, nodes: int = NODES) -> Report:
    """Returns the report on a lesson, after playing it in many ways."""
    table = Table(lesson)
    used: set[int] = set()
    unanswered: list[str] = []
    solved = _solves(table, used)
    searched, found = _search(table, nodes, used)
    first_moves, written = 0, 0
    for action in list(table.new().game.legal_actions())[:500]:
        run = table.new()
        text = run.game.text(action)
        table.play(run, action)
        first_moves += 1
        reply = run.reply
        if reply is None:
            unanswered.append(text)
        elif reply.answer is not None:
            written += 1
        _note(run, used)
    _deviate(table, used, unanswered)
    by_chance = sum(_random_way(table, Random(seed), used, unanswered) for seed in range(ways))
    missing = [f"{path}.{one}" for path, text in lesson.texts for one in LANGUAGES if not text.get(one)]
    unused = tuple(number for number, _ in enumerate(lesson.answers) if number not in used)
    return Report(
        *(solved, found, searched, ways, by_chance, first_moves, written),
        *(tuple(dict.fromkeys(unanswered)), unused, tuple(missing)),
    )


def _note(run: LessonRun, used: set[int]) -> None:
    reply = run.reply
    if reply is not None and reply.answer is not None:
        used.add(run.lesson.answers.index(reply.answer))


def _solves(table: Table, used: set[int]) -> bool:
    run = table.new()
    for line in table.lesson.solution:
        try:
            action = run.game.parse(line)
        except ValueError:
            return False
        if not run.is_asked or run.match.refusal(action) is not None:
            return False
        table.play(run, action)
        _note(run, used)
    return run.is_done and not any(mark.value == "missed" for mark in run.marks)


def _search(table: Table, nodes: int, used: set[int]) -> tuple[int, tuple[str, ...] | None]:
    """Searches depth first over the player's candidate moves, the most promising first, for a line that reaches all
    required goals; returns the number of lines tried and the line found, or None."""
    tried = 0
    stack: list[tuple[str, ...]] = [()]
    while stack:
        line = stack.pop()
        run = _played(table, line)
        if line:
            tried += 1
            _note(run, used)
            if run.is_done:
                return tried, line
            if tried >= nodes:
                break
        if run.is_missed or run.is_over or len(line) >= _LONGEST:
            continue
        moves = [run.game.text(action) for action in knowledge_of(run.lesson.options).candidates(run.game.copy())]
        stack += [(*line, move) for move in reversed(moves)]
    return tried, None


def _deviate(table: Table, used: set[int], unanswered: list[str]) -> None:
    """Deviate from the solution at each of its moves, and note the answers to the deviation and to the moves after
    it."""
    solution = table.lesson.solution
    for length in range(len(solution)):
        for text in _moves_after(table, solution[:length], MOST_STRAY):
            run = _played(table, (*solution[:length], text))
            if run.reply is None:
                unanswered.append(text)
            _note(run, used)
            if length and not (run.is_missed or run.is_over):
                for further in _moves_after(table, (*solution[:length], text), MOST_FURTHER):
                    _note(_played(table, (*solution[:length], text, further)), used)


def _moves_after(table: Table, line: Sequence[str], most: int) -> list[str]:
    """Returns up to `most` legal moves after a line, spread evenly over the list of legal moves."""
    game = _played(table, line).game
    actions = list(game.legal_actions())
    return [game.text(action) for action in actions[:: -(-len(actions) // most)]]


def _played(table: Table, line: Sequence[str]) -> LessonRun:
    run = table.new()
    for text in line:
        if run.is_asked:
            table.play(run, run.game.parse(text))
    return run


def _random_way(table: Table, rng: Random, used: set[int], unanswered: list[str]) -> bool:
    run = table.new()
    for _ in range(_LONGEST):
        if run.is_missed or run.is_done or run.is_over:
            break
        action: Any = _any_of(run.game.legal_actions(), rng)
        text = run.game.text(action)
        table.play(run, action)
        if run.reply is None:
            unanswered.append(text)
        _note(run, used)
    return run.is_done


def _any_of(actions: Any, rng: Random) -> Any:
    return actions[rng.randrange(len(actions))]
