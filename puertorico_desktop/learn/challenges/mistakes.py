"""The player's mistakes in reviewed games, offered as puzzles."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final

import attrs

from puertorico_desktop.learn.challenges.puzzles import Puzzle
from puertorico_desktop.learn.history.history import History
from puertorico_desktop.learn.history.importing import files_in, saves_of
from puertorico_desktop.learn.review import record as reviews
from puertorico_desktop.learn.review.course import Course
from puertorico_desktop.learn.review.formulas import Mark
from puertorico_desktop.learn.review.record import ReviewRecord
from puertorico_desktop.learn.review.reviewer import of_course, verdict_of
from puertorico_desktop.learn.review.summary import decided
from puertorico_desktop.learn.review.tries import puzzle_of
from puertorico_desktop.match.match import Match
from puertorico_desktop.saves.converter import MOST_BYTES
from puertorico_desktop.saves.document import decode
from puertorico_desktop.saves.errors import SaveError
from puertorico_desktop.saves.filenames import SUFFIX
from puertorico_desktop.saves.files import read_bytes
from puertorico_desktop.saves.folders import Folders

MOST_GAMES: Final = 250
"""The greatest number of reviewed games that are searched, the latest first: each takes some hundredths of a
second."""


@attrs.frozen
class Mistake:
    """A decision of the player that was a mistake. `played` is the notation of the move chosen in the game, `started`
    the ISO date of the game."""

    puzzle: Puzzle
    played: str
    round: int
    started: str


def mistakes_of(match: Match, record: ReviewRecord, names: Collection[str] | None = None) -> list[Mistake]:
    """Returns the mistakes of people in a game, by ply; an empty list if the review belongs to another course of the
    game. With `names`, only the mistakes of people with these names."""
    setup = match.setup
    seats = {
        seat
        for seat in range(len(setup.seats))
        if setup.people[seat] and (not names or setup.seats[seat].name in names)
    }
    if not seats:
        return []
    course = Course(match)
    found = []
    for decision in of_course(record, course).decisions:
        if decision.seat not in seats or verdict_of(decision, course.even).mark is not Mark.MISTAKE:
            continue
        moment = course.moments[decision.ply]
        puzzle = puzzle_of(course, decided(moment, decision, course), record.seed, match.id)
        found.append(Mistake(puzzle, moment.line, moment.round, match.started.date().isoformat()))
    return found


def all_mistakes(folders: Folders, history: History, elsewhere: Iterable[Path] = ()) -> list[Mistake]:
    """Returns the player's mistakes in all reviewed games, those of the latest reviews first; `elsewhere` are other
    folders in which the player keeps games. Damaged files are left out; the list of games reports them.

    The player is the first person of the statistics: the person marked as `me`, otherwise the one with the most
    games; if no person is known yet, the mistakes of all people are returned.
    """
    people = history.people()
    names = people[0].names if people else None
    found: list[Mistake] = []
    seen: set[str] = set()
    for path in _review_files(folders, elsewhere)[:MOST_GAMES]:
        with suppress(SaveError):
            record, match = reviews.read(path), _match_of(path, history)
            if record is not None and match is not None and match.id not in seen:
                seen.add(match.id)
                found += mistakes_of(match, record, names)
    return found


def _review_files(folders: Folders, elsewhere: Iterable[Path]) -> list[Path]:
    """Returns the paths of all reviews, the latest first."""
    paths = [reviews.path_beside(path) for path in [*saves_of(folders), *files_in(elsewhere)]]
    with suppress(OSError):
        paths += folders.reviews.glob(f"*{reviews.SUFFIX}")
    return sorted((path for path in dict.fromkeys(paths) if path.is_file()), key=_written, reverse=True)


def _written(path: Path) -> float:
    with suppress(OSError):
        return path.stat().st_mtime
    return 0.0


def _match_of(review: Path, history: History) -> Match | None:
    """Returns the match of a review: from the save beside it, or from the history, which may be the only place with
    the end of the game. None if there is neither. Raises SaveError."""
    beside = review.with_name(review.stem + SUFFIX)
    match = decode(read_bytes(beside, MOST_BYTES)).match if beside.is_file() else None
    if match is not None and match.game.decision is None:
        return match
    number = history.number_of(review.stem if match is None else match.id)
    return match if number is None else history.match(number)
