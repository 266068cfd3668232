"""A lesson file: TOML, read strictly; every fault is reported with its path."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from string import Formatter
from typing import Any, TypeVar

import attrs

from puertorico_desktop.engine.game import GameOptions
from puertorico_desktop.languages import ENGLISH, LANGUAGES
from puertorico_desktop.learn.lessons.conditions import Condition, condition_of
from puertorico_desktop.learn.lessons.game import LessonGame
from puertorico_desktop.learn.lessons.games import LESSON_GAMES
from puertorico_desktop.saves.converter import Count, FaultyValueError, excerpt, make_converter, structured
from puertorico_desktop.saves.errors import FileKind, Problem, SaveError, reading_as
from puertorico_desktop.saves.files import read_bytes
from puertorico_desktop.saves.games import FORMATS

SUFFIX = ".toml"
MOST_BYTES = 100_000
MOST_VALUES = 10_000
FORMAT = 1
YOU, BOT = "you", "simple"
"""The players of the seats: the person, and bots that play by rules of thumb, in the same way on every computer."""
MOST_LETTERS, MOST_SIGNS = 240, 90
"""The greatest length of a text as players read it, in English and in the other languages."""
MOST_GOALS, MOST_ANSWERS, HINTS, MOST_MOVES, MOST_MINUTES = 5, 40, 3, 200, 60
PARTS = ("first", "tricks", "more")
"""The sections of the page of lessons: first steps, tricks, and other editions and expansions."""
_UNTIL = re.compile("(?:([1-9]|1[0-9]) )?(decision|phase|round)s?|(phase) of ([a-z_]{1,40})|end")

T = TypeVar("T")
Text = Mapping[str, str]
"""A text by language; English is always present."""


def most_letters(language: str) -> int:
    """Returns the greatest length of a text in a language."""
    return MOST_LETTERS if language == ENGLISH else MOST_SIGNS


@attrs.frozen
class _WhenRecord:
    first: Any = None
    move: Any = None
    then: Any = None
    missed: Any = None
    reached: Any = None
    done: bool = False


@attrs.frozen
class _AnswerRecord:
    say: dict[str, str]
    when: _WhenRecord


@attrs.frozen
class _HintRecord:
    say: dict[str, str]
    later: dict[str, str] | None = None
    rings: tuple[str, ...] = ()


@attrs.frozen
class _LessonRecord:
    format: int
    game: str
    minutes: Count
    part: str
    title: dict[str, str]
    lead: dict[str, str]
    why: dict[str, str]
    options: dict[str, Any]
    seats: tuple[str, ...]
    seed: int
    position: dict[str, Any]
    goal: tuple[dict[str, Any], ...]
    hint: tuple[_HintRecord, ...]
    solution: tuple[str, ...]
    answer: tuple[_AnswerRecord, ...] = ()
    moves: tuple[str, ...] = ()


@attrs.frozen
class Until:
    """The deadline of a goal: after a number of the player's decisions, of phases or of rounds, and at the end of the
    game at the latest (`unit` is "end").

    With a `role`, after its phase: other phases do not count, and the deadline is the end of the round if nobody
    chooses the role.
    """

    unit: str
    number: int = 1
    role: str = ""


@attrs.frozen
class Goal:
    """A goal of a lesson. An `optional` one is not needed to complete the lesson."""

    say: Text
    condition: Condition
    until: Until
    optional: bool = False


@attrs.frozen
class Answer:
    """An answer to the player's moves, with the conditions on which it is given: the first move, the last move, the
    events after it, and the state of a goal.

    Moves are in notation, with * as a wildcard. `then` is a condition on the events since the player's last decision.
    `missed` and `reached` are indices of goals, -1 for any goal; `done` requires that all required goals are reached.
    """

    say: Text
    first: tuple[str, ...] = ()
    move: tuple[str, ...] = ()
    then: Condition | None = None
    missed: int | None = None
    reached: int | None = None
    done: bool = False


@attrs.frozen
class Hint:
    """A hint towards the solution; `rings` are names of places on the table to be highlighted. `later` is its text
    once the first move of the solution has been played; None if the hint still holds then."""

    say: Text
    rings: tuple[str, ...] = ()
    later: Text | None = None


@attrs.frozen
class Lesson:
    """A lesson. `id` is unique; `digest` changes whenever the file changes.

    `solution` are the player's moves that reach all goals. `moves` lead from the position to the start of the lesson.
    """

    id: str
    digest: str
    game: str
    minutes: int
    part: str
    title: Text
    lead: Text
    why: Text
    options: Any
    seats: tuple[str, ...]
    seed: int
    position: Mapping[str, Any]
    moves: tuple[str, ...]
    goals: tuple[Goal, ...]
    answers: tuple[Answer, ...]
    hints: tuple[Hint, ...]
    solution: tuple[str, ...]

    @property
    def you(self) -> int:
        """The player's seat."""
        return self.seats.index(YOU)

    @property
    def rules(self) -> LessonGame:
        """The part of lessons supplied by the game."""
        return LESSON_GAMES[self.game]

    @property
    def texts(self) -> list[tuple[str, Text]]:
        """All texts with their paths in the file."""
        return [
            ("title", self.title),
            ("lead", self.lead),
            ("why", self.why),
            *((f"goal[{number}].say", goal.say) for number, goal in enumerate(self.goals)),
            *((f"answer[{number}].say", answer.say) for number, answer in enumerate(self.answers)),
            *((f"hint[{number}].say", hint.say) for number, hint in enumerate(self.hints)),
            *((f"hint[{n}].later", hint.later) for n, hint in enumerate(self.hints) if hint.later is not None),
        ]

    def start(self) -> Any:
        """Returns a new game at the start of the lesson."""
        game = self.rules.position(self.position, self.options)
        for line in self.moves:
            game.play(game.parse(line))
        return game


def text_in(text: Text, language: str) -> tuple[str, bool]:
    """Returns a text in a language, or in English if it is missing, and whether the text is in the wanted
    language."""
    return (text[language], True) if text.get(language) else (text[ENGLISH], False)


_converter = make_converter(complete=False)


@reading_as(FileKind.LESSON)
def read(path: Path, lesson_id: str) -> Lesson:
    """Returns the lesson in a file. Raises SaveError."""
    return decode(read_bytes(path, MOST_BYTES), lesson_id)


@reading_as(FileKind.LESSON)
def decode(data: bytes, lesson_id: str) -> Lesson:
    """Returns the lesson in the content of a file. Raises SaveError with the path of the first fault."""
    if sum(map(data.count, (b",", b"[", b"{", b"="))) > MOST_VALUES:
        raise SaveError(Problem.DAMAGED, fault=f"more than {MOST_VALUES} values")
    try:
        plain = tomllib.loads(data.decode("utf-8-sig").replace("\r\n", "\n"))
    except (ValueError, RecursionError) as error:
        raise SaveError(Problem.DAMAGED, fault=str(error)[:200]) from None
    if type(plain.get("format")) is int and plain["format"] > FORMAT:
        raise SaveError(Problem.NEWER_FORMAT, "format", "is not known")
    record = structured(_converter, plain, _LessonRecord)
    try:
        return _lesson(record, lesson_id, hashlib.sha256(data).hexdigest())
    except FaultyValueError as error:
        raise SaveError(Problem.DAMAGED, error.path.removeprefix("."), str(error)) from None
    except RecursionError:
        raise SaveError(Problem.DAMAGED, fault="lists within lists without end") from None


def _lesson(record: _LessonRecord, lesson_id: str, digest: str) -> Lesson:
    if record.format != FORMAT:
        raise FaultyValueError("is not known", "format")
    if record.game not in LESSON_GAMES:
        raise FaultyValueError(f"{excerpt(record.game)} is no game that can be taught", "game")
    game = LESSON_GAMES[record.game]
    options = _at("options", lambda: FORMATS[record.game].options_of(record.options))
    players = options.players
    automatic = FORMATS[record.game].kind.automatic_seats(options)
    _check_seats(record.seats, options, automatic)
    if record.part not in PARTS:
        raise FaultyValueError(f"{excerpt(record.part)} is none of {', '.join(PARTS)}", "part")
    if not 1 <= record.minutes <= MOST_MINUTES:
        raise FaultyValueError(f"{record.minutes} are too many or too few", "minutes")
    if not 0 <= record.seed < 1 << 32:
        raise FaultyValueError(f"{record.seed} is no seed", "seed")
    _check_number(record.goal, "goal", 1, MOST_GOALS)
    _check_number(record.answer, "answer", 0, MOST_ANSWERS)
    _check_number(record.hint, "hint", HINTS, HINTS)
    _check_number(record.moves, "moves", 0, MOST_MOVES)
    _check_number(record.solution, "solution", 1, MOST_MOVES)
    goals = tuple(
        _at(f"goal[{number}]", lambda one=one: _goal(one, game, players))  # type: ignore[misc]
        for number, one in enumerate(record.goal)
    )
    if all(goal.optional for goal in goals):
        raise FaultyValueError("has nothing that must be reached", "goal")
    answers = tuple(
        _at(f"answer[{number}]", lambda one=one: _answer(one, game, players, len(goals)))  # type: ignore[misc]
        for number, one in enumerate(record.answer)
    )
    lesson = Lesson(
        id=lesson_id,
        digest=digest,
        game=record.game,
        minutes=record.minutes,
        part=record.part,
        title=record.title,
        lead=record.lead,
        why=record.why,
        options=options,
        seats=record.seats,
        seed=record.seed,
        position=record.position,
        moves=record.moves,
        goals=goals,
        answers=answers,
        hints=tuple(Hint(one.say, one.rings, one.later) for one in record.hint),
        solution=record.solution,
    )
    for path, text in lesson.texts:
        _check_text(text, path, game, options)
    _check_start(lesson)
    return lesson


def _at(path: str, make: Callable[[], T]) -> T:
    try:
        return make()
    except FaultyValueError as error:
        raise FaultyValueError(str(error), f"{path}{error.path}") from None


def _check_number(value: tuple[Any, ...], path: str, least: int, most: int) -> None:
    if not least <= len(value) <= most:
        raise FaultyValueError(f"{len(value)} are too many or too few", path)


def _check_seats(seats: tuple[str, ...], options: GameOptions, automatic: frozenset[int]) -> None:
    if len(seats) != options.players:
        raise FaultyValueError(f"{len(seats)} for {options.players} players", "seats")
    if seats.count(YOU) != 1:
        raise FaultyValueError(f"{YOU!r} must sit there once", "seats")
    for number, seat in enumerate(seats):
        wanted = ("",) if number in automatic else (YOU, BOT)
        if seat not in wanted:
            raise FaultyValueError(f"{excerpt(seat)} is none of {wanted}", f"seats[{number}]")


def _goal(value: dict[str, Any], game: LessonGame, players: int) -> Goal:
    said = dict(value)
    optional = said.pop("optional", False)
    text = said.pop("say", None)
    until = said.pop("until", None)
    if type(optional) is not bool:
        raise FaultyValueError(f"{excerpt(optional)} is not true or false", ".optional")
    if not isinstance(text, dict) or not all(type(one) is str for one in text.values()):
        raise FaultyValueError(f"{excerpt(text)} is no text", ".say")
    match = _UNTIL.fullmatch(until) if isinstance(until, str) else None
    if match is None:
        raise FaultyValueError(f"{excerpt(until)} is no time", ".until")
    role = match[4] or ""
    if role and not game.has_phase(role):
        raise FaultyValueError(f"{excerpt(role)} is no role", ".until")
    deadline = Until(match[2] or match[3] or "end", int(match[1] or 1), role)
    return Goal(text, condition_of(said, game, players), deadline, optional)


def _answer(record: _AnswerRecord, game: LessonGame, players: int, goals: int) -> Answer:
    when = record.when
    then = None if when.then is None else _at(".when.then", lambda: condition_of(when.then, game, players))
    numbers = {}
    for name in ("missed", "reached"):
        value = getattr(when, name)
        if value is True:
            value = -1
        elif value is not None and (type(value) is not int or not 1 <= value <= goals):
            raise FaultyValueError(f"{excerpt(value)} is no goal", f".when.{name}")
        elif value is not None:
            value -= 1
        numbers[name] = value
    return Answer(record.say, _moves(when.first, "first"), _moves(when.move, "move"), then, **numbers, done=when.done)


def _moves(value: object, name: str) -> tuple[str, ...]:
    found = [value] if isinstance(value, str) else [] if value is None else value
    if not isinstance(found, list) or len(found) > MOST_ANSWERS or not all(type(one) is str for one in found):
        raise FaultyValueError(f"{excerpt(value)} is no move", f".when.{name}")
    return tuple(found)


def _check_text(text: Text, path: str, game: LessonGame, options: GameOptions) -> None:
    if not text.get(ENGLISH):
        raise FaultyValueError("has no English", path)
    known = game.names | {f"player_{seat}" for seat in range(options.players)}
    for language, words in text.items():
        place = f"{path}.{language}"
        if language not in LANGUAGES:
            raise FaultyValueError("is no language of the program", place)
        try:
            parts = list(Formatter().parse(words))
        except ValueError as error:
            raise FaultyValueError(str(error), place) from None
        # What stands in a placeholder depends on the edition and the players: it has one letter at least.
        length = sum(len(literal) + (name is not None) for literal, name, _, _ in parts)
        if length > most_letters(language):
            raise FaultyValueError(f"{length} letters are too many", place)
        for _, name, form, conversion in parts:
            if name is not None and (name not in known or form or conversion):
                raise FaultyValueError(f"{excerpt(name)} stands for nothing", place)


def _check_start(lesson: Lesson) -> None:
    """Refuse a lesson that does not begin with a decision of the player. Raises FaultyValueError."""
    try:
        game = lesson.start()
    except FaultyValueError:
        raise
    except ValueError as error:
        raise FaultyValueError(str(error), "moves") from None
    if game.kind is None or game.asked != lesson.you:
        raise FaultyValueError("the player is not asked first", "position")
