"""Puzzle files: positions with one move that is clearly better than all others.

A file is gzip of lines of JSON: the first line says which games the puzzles come from, every other line is a puzzle.
All numbers are integers. Information hidden from the deciding player is dealt anew before a puzzle is written, so
that nothing hidden can be read from a file.
"""

from __future__ import annotations

import gzip
import io
from collections.abc import Iterable
from functools import cached_property
from pathlib import Path
from typing import Any, Final

import attrs

from puertorico_desktop import __version__
from puertorico_desktop.bots.base import Prospect, Reply, Thought
from puertorico_desktop.bots.games import knowledge_of
from puertorico_desktop.engine.game import AnyGame, NotationError
from puertorico_desktop.paths import resource
from puertorico_desktop.saves.converter import (
    Count,
    added_later,
    compact_json,
    excerpt,
    make_converter,
    parse_json,
    structured,
)
from puertorico_desktop.saves.errors import FileKind, Problem, SaveError, reading_as
from puertorico_desktop.saves.files import write_atomically
from puertorico_desktop.saves.games import FORMATS
from puertorico_desktop.saves.reading import GZIP, headed, read_if_there, unpacked

SUFFIX: Final = ".jsonl.gz"
MAGIC: Final = "puertorico-desktop puzzles"
FORMAT: Final = 1
MOST_FILE: Final = 2_000_000
"""The greatest size of a file in bytes; a file of a hundred puzzles has about 60,000."""
MOST_UNPACKED: Final = 32_000_000
"""The greatest size of the unpacked lines of a file in bytes."""
MOST_PUZZLES: Final = 2_000
GRADES: Final = range(1, 5)
"""The grades, by the weakest bot that finds the move: normal, hard with 50 nodes, hard with 400, or only the
expert."""
CHANCES: Final = 10_000
"""The unit of chances in files: an integer of ten-thousandths."""
TENTHS: Final = 10
"""The unit of points in files: tenths."""
COUNTS_AS_FOUND: Final = 1 / 50
"""The loss in even shares up to which a move counts as right as well."""
WEIGHT: Final = 100
"""The number of visits attributed to each option of a puzzle for `bots/reasons`: more than any reason requires."""


@attrs.frozen
class ReplyRecord:
    """A reply: something that another player takes after a move, with its share (in `CHANCES`) and the points of all
    players then (in tenths). An unknown `claim`, such as one of another version of the program, has no meaning."""

    seat: Count
    claim: str
    share: int
    points: tuple[int, ...]

    @classmethod
    def from_reply(cls, reply: Reply) -> ReplyRecord:
        """Returns a reply in the units of puzzles."""
        points = tuple(round(TENTHS * points) for points in reply.points)
        return cls(Count(reply.seat), reply.claim, round(CHANCES * reply.share), points)

    def reply(self) -> Reply:
        """Returns the reply in the form and units of a search."""
        points = tuple(points / TENTHS for points in self.points)
        return Reply(self.seat, self.claim, self.share / CHANCES, points)


@attrs.frozen
class AnswerRecord:
    """A move: its notation, the chances of victory by seat after it, the points by seat and source, and the replies
    of other players."""

    action: str
    wins: tuple[int, ...]
    terms: tuple[tuple[int, ...], ...]
    replies: tuple[ReplyRecord, ...] = added_later((), sparse=True)


@attrs.frozen
class PuzzleRecord:
    """A puzzle as stored. `seed` and `ply` identify its origin in the games of the file; `rules` is the version of
    the rules; `options` and `snapshot` are in the form of the game's `SaveFormat`. The first answer is the
    solution."""

    id: str
    seed: int
    ply: Count
    rules: Count
    options: Any
    snapshot: Any
    seat: Count
    theme: str
    grade: Count
    answers: tuple[AnswerRecord, ...]


@attrs.frozen
class HeaderRecord:
    """The provenance of a puzzle file: the options and the seed of the run, and the number of its games that were
    examined (`games`)."""

    magic: str
    format: int
    app: str
    game: str
    options: Any
    seed: int
    games: Count


_converter = make_converter()


@attrs.frozen
class Puzzle:
    """A puzzle that can be presented. `game` is the position, for reading only: play on a copy."""

    record: PuzzleRecord
    game: AnyGame = attrs.field(eq=False)

    @property
    def even(self) -> float:
        """The even share of the victory: 1 / number of players."""
        players: int = self.game.options.players
        return 1 / players

    @cached_property
    def chances(self) -> dict[str, float]:
        """The chances of the deciding player, from 0 to 1, by the notation of the move, the best move first."""
        seat = self.record.seat
        return {answer.action: answer.wins[seat] / CHANCES for answer in self.record.answers}

    @property
    def solution(self) -> str:
        """The notation of the best move."""
        return self.record.answers[0].action

    @property
    def lead(self) -> float:
        """The lead of the best move over the next one, as a difference of chances."""
        best, second, *_ = self.chances.values()
        return best - second

    def price(self, line: str) -> float | None:
        """Returns the chance of victory that a move loses, from 0 to 1; None if the puzzle has no figures for the
        move."""
        chance = self.chances.get(line)
        return None if chance is None else max(0.0, self.chances[self.solution] - chance)

    def is_right(self, price: float) -> bool:
        """Returns whether a move with this price counts as a solution."""
        return price <= COUNTS_AS_FOUND * self.even

    def thought(self) -> Thought[Any]:
        """Returns the figures of all moves in the form of a bot's thought."""
        seat = self.record.seat
        prospects = tuple(
            Prospect(
                self.game.parse(answer.action),
                WEIGHT,
                answer.wins[seat] / CHANCES,
                tuple(tuple(points / TENTHS for points in one) for one in answer.terms),
                answer.wins[seat] / CHANCES,
                tuple(win / CHANCES for win in answer.wins),
                tuple(reply.reply() for reply in answer.replies),
            )
            for answer in self.record.answers
        )
        return Thought(seat, prospects, WEIGHT * len(prospects))


@attrs.frozen
class PuzzleFile:
    """The content of a puzzle file."""

    header: HeaderRecord
    puzzles: tuple[PuzzleRecord, ...] = ()

    @property
    def options(self) -> Any:
        """The options of the games from which the puzzles were made."""
        form = FORMATS[self.header.game]
        return structured(form.converter, self.header.options, form.options, "options")


def new_file(options: Any, seed: int) -> PuzzleFile:
    """Returns an empty puzzle file for a run with these options and this seed."""
    plain = FORMATS[options.game].converter.unstructure(options)
    return PuzzleFile(HeaderRecord(MAGIC, FORMAT, __version__, options.game, plain, seed, Count(0)))


def with_game(content: PuzzleFile, found: Iterable[PuzzleRecord]) -> PuzzleFile:
    """Returns the content with the puzzles of one more game."""
    header = attrs.evolve(content.header, games=Count(content.header.games + 1))
    return PuzzleFile(header, (*content.puzzles, *found))


def without(content: PuzzleFile, ids: Iterable[str]) -> PuzzleFile:
    """Returns the content without the puzzles with these ids."""
    lost = set(ids)
    return with_puzzles(content, (one for one in content.puzzles if one.id not in lost))


def with_puzzles(content: PuzzleFile, found: Iterable[PuzzleRecord]) -> PuzzleFile:
    """Returns the content with its puzzles replaced by these."""
    return attrs.evolve(content, puzzles=tuple(found))


def encode(content: PuzzleFile) -> bytes:
    """Returns the content as bytes; the same content always gives the same bytes."""
    lines = [content.header, *content.puzzles]
    text = "".join(compact_json(_converter.unstructure(line)) + "\n" for line in lines)
    packed = io.BytesIO()
    with gzip.GzipFile("", "wb", 9, packed, mtime=0) as file:
        file.write(text.encode())
    return packed.getvalue()


@reading_as(FileKind.PUZZLES)
def decode(data: bytes) -> PuzzleFile:
    """Returns the content of a file; positions are only read by `puzzle_of`. Raises SaveError."""
    lines = unpacked(data, MOST_UNPACKED, GZIP).split(b"\n")
    if lines.pop() or not lines:
        raise SaveError(Problem.DAMAGED, "", "the last line has no end")
    if len(lines) > MOST_PUZZLES + 1:
        raise SaveError(Problem.DAMAGED, "", f"more than {MOST_PUZZLES} puzzles")
    header = _header(lines[0])
    puzzles = []
    for number, line in enumerate(lines[1:], start=2):
        record = structured(_converter, parse_json(line), PuzzleRecord, f"line {number}")
        _check(record, f"line {number}")
        puzzles.append(record)
    return PuzzleFile(header, tuple(puzzles))


def _header(line: bytes) -> HeaderRecord:
    header = structured(_converter, headed(line, MAGIC, FORMAT), HeaderRecord, "line 1")
    if header.game not in FORMATS:
        raise SaveError(Problem.UNKNOWN_GAME, "game", f"{excerpt(header.game)} is not known")
    return header


def _check(record: PuzzleRecord, place: str) -> None:
    """Check the conditions of a record that its types do not express. Raises SaveError."""
    if record.grade not in GRADES:
        raise SaveError(Problem.DAMAGED, f"{place}.grade", "is not known")
    if len(record.answers) < 3 or len({answer.action for answer in record.answers}) < len(record.answers):
        raise SaveError(Problem.DAMAGED, f"{place}.answers", "are no three different moves")
    for answer in record.answers:
        sizes = {len(answer.wins), len(answer.terms)}
        chances = all(0 <= win <= CHANCES for win in answer.wins)
        if len(sizes) > 1 or record.seat >= len(answer.wins) or not chances:
            raise SaveError(Problem.DAMAGED, f"{place}.answers", "have what is no chance")
        if not all(_fits(reply, len(answer.wins)) for reply in answer.replies):
            raise SaveError(Problem.DAMAGED, f"{place}.answers", "have what nobody can do")


def _fits(reply: ReplyRecord, players: int) -> bool:
    return reply.seat < players == len(reply.points) and 0 <= reply.share <= CHANCES


@reading_as(FileKind.PUZZLES)
def read(path: Path) -> PuzzleFile | None:
    """Returns the content of a file; None if the file does not exist. Raises SaveError."""
    return read_if_there(path, MOST_FILE, decode)


def write(path: Path, content: PuzzleFile) -> None:
    """Write a file; the old content stays until the new one is complete. Raises SaveError."""
    write_atomically(path, encode(content))


def built_in(game: str = "") -> list[Path]:
    """Returns the paths of the puzzle files supplied with the program, of one game or of all."""
    return sorted(resource("puzzles").glob(f"{game or '*'}/*{SUFFIX}"))


@reading_as(FileKind.PUZZLES)
def puzzle_of(game: str, record: PuzzleRecord) -> Puzzle:
    """Returns the puzzle with its position, after a check of every answer. Raises SaveError."""
    form = FORMATS[game]
    place = f"puzzle {record.id}"
    if record.rules > form.kind.rules_version or record.rules < form.kind.oldest_rules_kept:
        raise SaveError(Problem.DAMAGED, f"{place}.rules", "are other ones")
    options = structured(form.converter, record.options, form.options, f"{place}.options")
    snapshot = structured(form.converter, record.snapshot, form.snapshot, f"{place}.snapshot")
    position = form.restore(snapshot, options, f"{place}.snapshot")
    if position.kind is None or position.asked != record.seat:
        raise SaveError(Problem.DAMAGED, f"{place}.seat", "is not asked")
    terms = len(knowledge_of(options).terms)
    for answer in record.answers:
        try:
            legal = position.is_legal(position.parse(answer.action))
        except NotationError:
            legal = False
        if not legal or len(answer.wins) != options.players or any(len(seat) != terms for seat in answer.terms):
            raise SaveError(Problem.DAMAGED, f"{place}.answers", f"{excerpt(answer.action)} does not fit")
    return Puzzle(record, position)
