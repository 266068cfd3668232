"""The stored review of a game: integers only, from which marks, accuracy and texts are computed anew.

`Name.prreview` is beside `Name.prgame`, or in the data folder if it cannot be written there.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import attrs

from puertorico_desktop import __version__
from puertorico_desktop.learn.review.plan import PER_MILLION, Plan
from puertorico_desktop.saves.converter import (
    FOR_EVERY_ACTION,
    MOST_BYTES,
    Count,
    FaultyValueError,
    added_later,
    compact_json,
    format_json,
    make_converter,
    structured,
)
from puertorico_desktop.saves.errors import Problem, SaveError
from puertorico_desktop.saves.files import write_atomically
from puertorico_desktop.saves.folders import Folders
from puertorico_desktop.saves.reading import headed, read_if_there

SUFFIX: Final = ".prreview"
MAGIC: Final = "puertorico-desktop review"
FORMAT: Final = 1
MOST_KEPT: Final = 200
"""The greatest number of reviews kept in the data folder, the latest ones."""


@attrs.frozen
class ReplyRecord:
    """A reply of another player to an option, summed over all looks: its share in each look, in millionths, and the
    players' points then, multiplied by that share, in hundredths. An unknown `claim`, such as one of another version
    of the program, has no meaning."""

    seat: Count
    claim: str
    share: int
    points: tuple[int, ...]


@attrs.frozen
class OptionRecord:
    """An option at a decision: its notation, the chance of the deciding seat in each look, and by seat the sums over
    all looks of chances (in millionths) and of points by source (in hundredths)."""

    action: str
    chances: tuple[int, ...]
    wins: tuple[int, ...]
    terms: tuple[tuple[int, ...], ...]
    replies: tuple[ReplyRecord, ...] = added_later((), sparse=True)


@attrs.frozen
class DecisionRecord:
    """A reviewed decision. `course` is a digest of all moves up to and including the decision; `chosen` is the index
    of an option."""

    ply: Count
    seat: Count
    course: str
    chosen: Count
    options: tuple[OptionRecord, ...]

    @property
    def looks(self) -> int:
        """The number of looks."""
        return len(self.options[0].chances)


@attrs.frozen
class PointRecord:
    """The chance of a seat before its action at a ply, in millionths, for seats whose decisions are not reviewed."""

    ply: Count
    seat: Count
    course: str
    chance: int


@attrs.frozen
class ReviewRecord:
    """All results for a game so far, by ply. `rules` is the version of the rules, `weights` the fingerprint of the
    weights of the evaluation."""

    magic: str
    format: int
    app: str
    game: str
    rules: Count
    weights: str
    seed: int
    plan: Plan
    decisions: tuple[DecisionRecord, ...] = attrs.field(metadata=FOR_EVERY_ACTION)
    points: tuple[PointRecord, ...] = attrs.field(metadata=FOR_EVERY_ACTION)


_converter = make_converter()


def new_record(game: str, rules: int, weights: str, seed: int, plan: Plan) -> ReviewRecord:
    """Returns a review without results."""
    return ReviewRecord(MAGIC, FORMAT, __version__, game, Count(rules), weights, seed, plan, (), ())


def encode(record: ReviewRecord) -> bytes:
    """Returns the review as the content of a file."""
    plain = _converter.unstructure(record)
    return format_json({**plain, "digest": _digest(plain)})


def decode(data: bytes) -> ReviewRecord:
    """Returns the review in the content of a file. Raises SaveError if anything in it is invalid."""
    value = headed(data, MAGIC, FORMAT)
    content = {key: item for key, item in value.items() if key != "digest"}
    if value.get("digest") != _digest(content):
        raise SaveError(Problem.DAMAGED, "digest", "is not that of the content")
    record = structured(_converter, content, ReviewRecord)
    try:
        _check(record)
    except FaultyValueError as error:
        raise SaveError(Problem.DAMAGED, error.path, str(error)) from None
    return record


def _digest(plain: Mapping[str, Any]) -> str:
    return "sha256:" + hashlib.sha256(compact_json(plain).encode()).hexdigest()


def _check(record: ReviewRecord) -> None:
    """Check the conditions that the types do not express. Raises FaultyValueError."""
    for number, decision in enumerate(record.decisions):
        place = f"decisions[{number}]"
        if len(decision.options) < 2 or decision.chosen >= len(decision.options):
            raise FaultyValueError("has no choice", place)
        if not decision.looks or len({len(option.chances) for option in decision.options}) > 1:
            raise FaultyValueError("has options that were not looked at equally", place)
        if len({(len(option.wins), len(option.terms)) for option in decision.options}) > 1:
            raise FaultyValueError("has options for tables of different sizes", place)
        if not all(0 <= chance <= PER_MILLION for option in decision.options for chance in option.chances):
            raise FaultyValueError("has what is no chance", place)
        if not all(_fits(reply, option, decision.looks) for option in decision.options for reply in option.replies):
            raise FaultyValueError("has what nobody can do", place)
    for number, point in enumerate(record.points):
        if not 0 <= point.chance <= PER_MILLION:
            raise FaultyValueError("is no chance", f"points[{number}].chance")


def _fits(reply: ReplyRecord, option: OptionRecord, looks: int) -> bool:
    players = len(option.wins)
    return reply.seat < players == len(reply.points) and 0 < reply.share <= PER_MILLION * looks


# -- files ----------------------------------------------------------------------------------------------------------


def path_beside(game: Path) -> Path:
    """Returns the path of the review beside the file of a game."""
    return game.with_name(game.stem + SUFFIX)


def path_in(folders: Folders, game_id: str) -> Path:
    """Returns the path of the review of the game with this id in the data folder."""
    return folders.reviews / f"{game_id}{SUFFIX}"


def read(path: Path) -> ReviewRecord | None:
    """Returns the review in a file; None if the file does not exist. Raises SaveError."""
    return read_if_there(path, MOST_BYTES, decode)


def write(record: ReviewRecord, beside: Path, instead: Path) -> Path:
    """Writes the review, if possible beside its game, otherwise to `instead`; returns the path. Raises SaveError if
    both fail, or if the disk is full."""
    data = encode(record)
    if beside != instead:
        try:
            write_atomically(beside, data)
            return beside
        except SaveError as refused:
            if refused.problem is Problem.DISK_FULL:
                raise
    try:
        instead.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SaveError.writing(error) from None
    write_atomically(instead, data)
    _forget_oldest(instead.parent)
    return instead


def _forget_oldest(folder: Path) -> None:
    with suppress(OSError):
        there = sorted(folder.glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime)
        for path in there[:-MOST_KEPT]:
            path.unlink()
