"""The database of all games for the windows: every task runs in a separate thread, and its result is sent by a
signal."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import attrs
from PySide6.QtCore import QObject, Signal, SignalInstance

from puertorico_desktop.gui.app.fonts import read_for
from puertorico_desktop.learn.history.counting import counted
from puertorico_desktop.learn.history.figures import Figures, Filter, choices, figures
from puertorico_desktop.learn.history.history import History
from puertorico_desktop.learn.history.importing import (
    ImportResult,
    count_anew,
    import_files,
    import_lessons,
    saves_of,
    uncounted_autosaves,
)
from puertorico_desktop.learn.history.merging import bring_back, games_in
from puertorico_desktop.learn.history.milestones import note
from puertorico_desktop.learn.history.restoring import import_file
from puertorico_desktop.learn.history.rows import Person, ReachedMilestone, ReviewRow, Try
from puertorico_desktop.match.match import Match, utc_now
from puertorico_desktop.saves.document import as_json, document_of, from_json
from puertorico_desktop.saves.errors import SaveError
from puertorico_desktop.saves.folders import Folders

_log = logging.getLogger(__name__)


@attrs.frozen
class FoundCopy:
    """A copy that was found in place of a missing database: the time when it was written (ISO 8601, UTC), and the
    number of games in it."""

    when: str
    games: int


@attrs.frozen
class DamageReport:
    """The report of a damaged database: the path to which the file was moved, and whether a copy has replaced it."""

    aside: Path
    is_restored: bool


@attrs.frozen
class FiguresResult:
    """The contents of the statistics page: `people`, the values of its filters (`figures.choices`), the figures of
    the selected games, and the milestones; `copy` is set if the database was missing, but a copy was found."""

    wanted: Filter
    people: tuple[Person, ...]
    choices: tuple[tuple[str, str, int, str, str], ...]
    figures: Figures
    reached: tuple[ReachedMilestone, ...]
    copy: FoundCopy | None = None


class HistoryService(QObject):
    """Counts games when they end, imports earlier ones, and computes statistics."""

    counted = Signal()
    """Emitted when a finished game has been counted."""
    reached = Signal(str, object)
    """Emitted with the id of a game and a list of the `ReachedMilestone`s that the game has brought."""
    figures_ready = Signal(object)
    """Emitted with a `FiguresResult`."""
    importing = Signal(int, int)
    """Emitted with the number of files read so far, and the number of all files to read."""
    imported = Signal(object)
    """Emitted with an `ImportResult`."""
    opened = Signal(object)
    """Emitted with the `Match` that `open_game` has read."""
    written = Signal(object)
    """Emitted with the path of a file that `export` has written."""
    prepared = Signal()
    """Emitted when the task of `prepare` is done."""
    damaged = Signal(object)
    """Emitted once with a `DamageReport`, before the games found in the saves are counted again."""
    failed = Signal(object)
    """Emitted with a `SaveError`."""

    def __init__(self, folders: Folders, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folders = folders
        self._thread = ThreadPoolExecutor(1, "history")
        self._history: History | None = None
        self._stop = threading.Event()
        self._closed = False

    def count(self, match: Match) -> None:
        """Count a finished game, if it counts; `counted` is emitted then. The calling thread only makes a copy of the
        game."""
        if not match.counts:
            return
        ended = utc_now()
        document = document_of(match, ended)

        def task(history: History) -> None:
            whole = from_json(as_json(document)).match
            history.add([counted(whole, ended, document)])
            self.note(history, whole.id)
            self.counted.emit()

        self._start(task, None)

    def note(self, history: History, game_id: str) -> None:
        """Record the milestones reached by now, and emit `reached` with those that a game has brought; called within
        a task."""
        note(history)
        number = history.number_of(game_id)
        brought = [one for one in history.reached() if number is not None and one.game == number]
        if brought:
            self.reached.emit(game_id, brought)

    def keep_try(self, one: Try) -> None:
        """Store a finished attempt at an exercise, and the milestone that it may bring."""

        def task(history: History) -> None:
            history.save_try(one)
            note(history)

        self._start(task, None)

    def add_review(self, game_id: str, rows: Sequence[ReviewRow]) -> None:
        """Store the results of a review of a counted game."""

        def task(history: History) -> None:
            number = history.number_of(game_id)
            if number is not None:
                history.add_reviews(number, rows)
                self.note(history, game_id)

        self._start(task, None)

    def compute_figures(self, wanted: Filter | None) -> None:
        """Compute the figures of the games that match `wanted`; if None, those of the first person listed. `told` is
        emitted then."""

        def task(history: History) -> FiguresResult:
            people = tuple(history.people())
            read_for(name for person in people for name in person.names)
            asked = wanted or Filter(person=people[0].id if people else None)
            found = figures(history, asked)
            return FiguresResult(asked, people, choices(history), found, tuple(history.reached()), _copy_of(history))

        self._start(task, self.figures_ready, is_lasting=False)

    def import_all(self) -> None:
        """Import every known save; `importing` reports the progress, and `imported` is emitted at the end."""
        self._stop.clear()

        def task(history: History) -> ImportResult:
            return self._import(history)

        self._start(task, self.imported)

    def import_file(self, path: Path) -> None:
        """Import a JSON export, a copy of a database, or a saved game; `imported` is emitted at the end."""
        self._stop.clear()

        def task(history: History) -> ImportResult:
            found = import_file(history, path, self.importing.emit, self._stop.is_set)
            note(history)
            return found

        self._start(task, self.imported)

    def bring_back(self, wanted: Filter) -> None:
        """Restore the copy that was found, and compute the figures again."""
        self._stop.clear()
        self.change(lambda history: bring_back(history, self._stop.is_set), wanted)

    def leave_copy(self, wanted: Filter) -> None:
        """Stop offering the copy that was found."""
        self.change(History.leave_found, wanted)

    def stop(self) -> None:
        """Stop the import; the games imported so far are kept."""
        self._stop.set()

    def perform(self, task: Callable[[History], Any], answer: SignalInstance | None = None) -> None:
        """Run a task with the database in its thread; the signal `answer` is emitted with the result."""
        self._start(task, answer)

    def prepare(self, task: Callable[[], object]) -> None:
        """Run a task after those requested before, such as loading the library that draws the figures; `prepared` is
        emitted then."""

        def run(history: History) -> None:
            task()
            self.prepared.emit()

        self._start(run, None, is_lasting=False)

    def open_game(self, number: int) -> None:
        """Read a game; `opened` is emitted with it."""
        self._start(lambda history: history.match(number), self.opened, is_lasting=False)

    def change(self, change: Callable[[History], object], wanted: Filter) -> None:
        """Change the database, such as whether a game counts, and compute the figures again."""

        def task(history: History) -> None:
            change(history)
            note(history)

        self._start(task, None)
        self.compute_figures(wanted)

    def close(self) -> None:
        """Finish the task already begun and those that change the database, and write the copy beside the saves."""
        if self._closed:
            return
        self._closed = True
        self._stop.set()
        self._thread.submit(self._close).add_done_callback(_log_exception)
        self._thread.shutdown()

    # -- in the worker thread ---------------------------------------------------------------------------------------

    def _import(self, history: History) -> ImportResult:
        count_anew(history, self.importing.emit, self._stop.is_set)
        files = saves_of(self._folders)
        found = import_files(history, files, self.importing.emit, self._stop.is_set, self._folders.reviews)
        import_lessons(history, self._folders.lessons)
        note(history)
        if history.awaits_saves and not (found.stopped and self._closed):  # the player may do without the import
            history.await_saves(False)
        return found

    def _open(self) -> History:
        if self._history is None:
            self._history = History.in_folders(self._folders)
            history = self._history
            if history.aside is not None:
                self.damaged.emit(DamageReport(history.aside, history.is_restored))
            if not history.is_read_only and (history.awaits_saves or history.uncounted()):
                self.imported.emit(self._import(self._history))
            elif not history.is_read_only:
                self._count_late(history)
        return self._history

    def _count_late(self, history: History) -> None:
        """Count the games that have ended without being counted."""
        try:
            files = uncounted_autosaves(history, self._folders)
            if import_files(history, files, should_stop=self._stop.is_set, reviews=self._folders.reviews).new:
                note(history)
        except SaveError as error:
            _log.info("games that were not counted: %s", error)

    def _close(self) -> None:
        if self._history is not None:
            try:
                self._history.close()
            except SaveError as error:
                _log.info("no copy of the database of games: %s", error)

    def _start(
        self, task: Callable[[History], object], answer: SignalInstance | None, is_lasting: bool = True
    ) -> None:
        """Run a task in the thread; unless `is_lasting`, its result is for the window only, and it is dropped if the
        window closes before it begins."""
        if self._closed:
            return

        def run() -> None:
            if self._closed and not is_lasting:
                return
            try:
                found = task(self._open())
            except SaveError as error:
                _log.info("the database of games: %s", error)
                self.failed.emit(error)
            else:
                if answer is not None:
                    answer.emit(found)

        self._thread.submit(run).add_done_callback(_log_exception)


def _copy_of(history: History) -> FoundCopy | None:
    """Returns the copy that was found; None also if it cannot be read, so that the figures are computed in any
    case."""
    path = history.found
    if path is None:
        return None
    try:
        written = datetime.fromtimestamp(path.stat().st_mtime, UTC)
        return FoundCopy(written.strftime("%Y-%m-%dT%H:%M:%SZ"), games_in(path))
    except (OSError, OverflowError, ValueError, SaveError) as error:
        _log.info("the copy of the database of games: %s", error)
        return None


def _log_exception(task: Future[Any]) -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        _log.critical("unexpected error with the database of games", exc_info=error)
