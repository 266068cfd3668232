"""Imports games from files into the database: finished saves with their reviews. Importing the same files again has
no effect."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final, Generic, TypeVar

import attrs

from puertorico_desktop.learn.history.counting import counted
from puertorico_desktop.learn.history.history import History, now_text
from puertorico_desktop.learn.history.rows import LESSON, CountedGame, ReviewRow, Try
from puertorico_desktop.learn.lessons import progress
from puertorico_desktop.match.match import Match
from puertorico_desktop.saves.autosave import AutosaveStore
from puertorico_desktop.saves.converter import MOST_BYTES
from puertorico_desktop.saves.document import LoadedGame, decode
from puertorico_desktop.saves.errors import SaveError
from puertorico_desktop.saves.filenames import has_suffix, is_hidden
from puertorico_desktop.saves.files import read_bytes
from puertorico_desktop.saves.folders import Folders

if TYPE_CHECKING:  # a run-time import would load numpy, which only reviews need
    from puertorico_desktop.learn.review.course import Course
    from puertorico_desktop.learn.review.record import ReviewRecord

TOGETHER: Final = 25
"""The number of games written in one transaction; the written ones stay when the import is stopped."""
MOST_FILES: Final = 20_000
"""The greatest number of files that are examined in folders."""
REVIEW: Final = ".prreview"


@attrs.frozen
class ImportResult:
    """The result of an import: the numbers of new games, of games known before, and of games that do not count
    (`others`), and the files that could not be read."""

    new: int = 0
    known: int = 0
    others: int = 0
    failed: tuple[tuple[Path, SaveError], ...] = ()
    stopped: bool = False

    def with_other(self, other: ImportResult) -> ImportResult:
        """Returns the combined result of two imports."""
        return ImportResult(
            self.new + other.new,
            self.known + other.known,
            self.others + other.others,
            self.failed + other.failed,
            self.stopped or other.stopped,
        )


SourceT = TypeVar("SourceT")


@attrs.frozen
class ReadableGame(Generic[SourceT]):
    """A game that was read from `source`, with its rows for the database."""

    source: SourceT
    match: Match
    rows: CountedGame


ProgressCallback = Callable[[int, int], None]
"""Called with the number of files done and the number of all files."""


def files_in(paths: Iterable[Path]) -> list[Path]:
    """Returns the named game files and the game files in the named folders, the oldest first."""
    found: dict[Path, float] = {}
    for path in paths:
        for file in _below(path) if os.path.isdir(path) else (path,):
            if len(found) < MOST_FILES:
                try:
                    found[file] = file.stat().st_mtime
                except OSError:
                    found[file] = 0.0
    return sorted(found, key=lambda file: (found[file], str(file)))


def saves_of(folders: Folders) -> list[Path]:
    """Returns all game files of this player: saves and autosaves. The folder of saves may not exist yet."""
    own = [folders.saves] if folders.saves.is_dir() else []
    return files_in([*own, *_slots(folders.autosaves)])


def uncounted_autosaves(history: History, folders: Folders) -> list[Path]:
    """Returns the newest autosave of each game of which the history has no end: the game goes on, or its end was not
    counted, because the program was killed or the database could not be written. Games that are being played are left
    out."""
    try:
        games = AutosaveStore(folders.autosaves).games()
    except SaveError:
        return []
    return [one.generations[0] for one in games if not one.in_use and history.number_of(one.id) is None]


def _below(folder: Path) -> Iterator[Path]:
    with suppress(OSError):
        yield from (path for path in folder.iterdir() if has_suffix(path) and not is_hidden(path))


def _slots(folder: Path) -> list[Path]:
    with suppress(OSError):
        return [path for path in folder.iterdir() if path.is_dir()]
    return []


def import_files(
    history: History,
    files: Iterable[Path],
    on_progress: ProgressCallback = lambda done, known: None,
    should_stop: Callable[[], bool] = lambda: False,
    reviews: Path | None = None,
) -> ImportResult:
    """Imports the finished games of files, and the reviews beside them or in the folder `reviews`. Returns the
    result. Raises SaveError if the database cannot be written."""
    paths = list(files)

    def write(batch: Sequence[ReadableGame[Path]]) -> int:
        added = history.add(one.rows for one in batch)
        for one in batch:
            _import_review(history, one.match, one.source, reviews)
        return added

    found = import_sources(
        paths, lambda path: path, lambda path: decode(read_bytes(path, MOST_BYTES)), write, on_progress, should_stop
    )
    if not found.stopped:
        on_progress(len(paths), len(paths))
    return found


def import_sources(
    sources: Sequence[SourceT],
    file_of: Callable[[SourceT], Path],
    read: Callable[[SourceT], LoadedGame],
    write: Callable[[Sequence[ReadableGame[SourceT]]], int],
    on_progress: ProgressCallback,
    should_stop: Callable[[], bool],
) -> ImportResult:
    """Reads the game of each source and writes those that count, `TOGETHER` at a time; returns the result.

    `file_of` names the file to report if `read` raises SaveError; `write` returns how many games were new.
    `on_progress` is not called at the end. Raises SaveError if `write` does."""
    failed: list[tuple[Path, SaveError]] = []
    batch: list[ReadableGame[SourceT]] = []
    new = known = others = 0
    stopped = False
    for done, source in enumerate(sources):
        if should_stop():
            stopped = True
            break
        on_progress(done, len(sources))
        try:
            loaded = read(source)
        except SaveError as error:
            failed.append((file_of(source), error))
            continue
        if not loaded.match.counts:
            others += 1
            continue
        batch.append(ReadableGame(source, loaded.match, counted(loaded.match, loaded.saved)))
        if len(batch) >= TOGETHER:
            added = write(batch)
            new, known = new + added, known + len(batch) - added
            batch = []
    added = write(batch)
    return ImportResult(new + added, known + len(batch) - added, others, tuple(failed), stopped)


def count_anew(
    history: History,
    on_progress: ProgressCallback = lambda done, known: None,
    should_stop: Callable[[], bool] = lambda: False,
) -> None:
    """Count again, from their saves, the games that an earlier version of the program counted. Raises SaveError if
    the database cannot be written."""
    numbers = history.uncounted()
    for done, number in enumerate(numbers):
        if should_stop():
            return
        on_progress(done, len(numbers))
        try:
            match = history.match(number)
            seats = counted(match, match.started).seats
        except SaveError:
            seats = ()
        history.count_anew(number, seats)


def done_lessons(history: History) -> frozenset[str]:
    """Returns the ids of the lessons recorded as done."""
    return frozenset(one.key for one in history.tries(LESSON) if one.done)


def import_lessons(history: History, path: Path) -> None:
    """Record the lessons done according to the progress file at `path`. A file that cannot be read has no effect."""
    with suppress(SaveError):
        for key, state in progress.read(path).items():
            if state.done and not any(one.done for one in history.tries(LESSON, key)):
                when = now_text()
                history.save_try(Try(LESSON, key, when, when, hints=state.hints))


def _import_review(history: History, match: Match, path: Path, reviews: Path | None) -> None:
    """Store the review of a game, if there is a readable one."""
    places = [path.with_name(path.stem + REVIEW)]
    if reviews is not None:
        places.append(reviews / f"{match.id}{REVIEW}")
    for place in places:
        if not place.exists():
            continue
        from puertorico_desktop.learn.review import record as files
        from puertorico_desktop.learn.review.course import Course

        with suppress(SaveError):
            found = files.read(place)
            number = history.number_of(match.id)
            if found is not None and number is not None:
                rows = review_rows(Course(match), found)
                if rows:
                    history.add_reviews(number, rows)
                    return


def review_rows(course: Course, record: ReviewRecord) -> list[ReviewRow]:
    """Returns the figures of a review for every seat whose decisions were reviewed; an empty list if the review
    belongs to another course."""
    from puertorico_desktop.learn.review.formulas import Mark
    from puertorico_desktop.learn.review.reviewer import of_course, verdict_of
    from puertorico_desktop.learn.review.summary import Score

    verdicts = [
        (course.moments[one.ply], verdict_of(one, course.even)) for one in of_course(record, course).decisions
    ]
    rows = []
    for seat in course.reviewed:
        mine = [(moment.part, verdict) for moment, verdict in verdicts if moment.seat == seat]
        if not mine:
            continue
        score = Score.from_verdicts([verdict for _, verdict in mine], course.even)
        parts = {
            part: Score.from_verdicts([verdict for other, verdict in mine if other == part], course.even).accuracy
            for part in dict.fromkeys(part for part, _ in mine)
        }
        marks = {mark.value: sum(verdict.mark is mark for _, verdict in mine) for mark in Mark}
        known = {part: accuracy for part, accuracy in parts.items() if accuracy is not None}
        lost, stake = score.lost / course.even, score.stake / course.even
        rows.append(ReviewRow(seat, score.accuracy, lost, stake, marks, known))
    return rows
