"""The database of all games for the window: everything is done in a thread of its own, with signals for answers."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

import attrs
from PySide6.QtCore import QObject, Signal, SignalInstance

from puertorico_desktop.learn.history.counting import counted
from puertorico_desktop.learn.history.figures import Figures, Filter, figures, played
from puertorico_desktop.learn.history.history import History
from puertorico_desktop.learn.history.importing import Imported, import_files, saves_of
from puertorico_desktop.learn.history.milestones import note
from puertorico_desktop.learn.history.rows import Person, Reached, ReviewRow
from puertorico_desktop.match.match import Match, now
from puertorico_desktop.saves.document import as_json, document_of, from_json
from puertorico_desktop.saves.errors import SaveError
from puertorico_desktop.saves.folders import Folders

_log = logging.getLogger(__name__)


@attrs.frozen
class Told:
    """What the page of statistics shows: `people` and `choices` (games without a filter, for the choices that there
    are), the figures of the games that were asked for, and the milestones."""

    wanted: Filter
    people: tuple[Person, ...]
    choices: tuple[tuple[str, str, int, str, str], ...]
    figures: Figures
    reached: tuple[Reached, ...]


class HistoryService(QObject):
    """Counts games as they end, imports those from before, and tells of them."""

    counted = Signal(object)
    """A list of the `Reached` milestones that a game has brought."""
    told = Signal(object)
    """A `Told`."""
    importing = Signal(int, int)
    """So many files of so many have been read."""
    imported = Signal(object)
    """An `Imported`."""
    opened = Signal(object)
    """A `Match` that `open_game` was asked for."""
    written = Signal(object)
    """The path of a file that `export` has written."""
    failed = Signal(object)
    """A `SaveError`."""

    def __init__(self, folders: Folders, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folders = folders
        self._thread = ThreadPoolExecutor(1, "history")
        self._history: History | None = None
        self._stop = threading.Event()
        self._closed = False

    def count(self, match: Match) -> None:
        """Count a game that has ended, if it counts; `counted` follows. Only a copy is made here."""
        if not match.counts:
            return
        ended = now()
        document = document_of(match, ended)

        def task(history: History) -> list[Reached]:
            whole = from_json(as_json(document)).match
            history.add([counted(whole, ended, document)])
            return note(history)

        self._start(task, self.counted)

    def add_review(self, game_id: str, rows: Sequence[ReviewRow]) -> None:
        """Keep what a review says of a game that was counted."""

        def task(history: History) -> None:
            number = history.number_of(game_id)
            if number is not None:
                history.add_reviews(number, rows)

        self._start(task, None)

    def tell(self, wanted: Filter) -> None:
        """Work out the figures of some games; `told` follows."""

        def task(history: History) -> Told:
            people = tuple(history.people())
            every = played(history, Filter())
            choices = {(one.game, one.edition, one.players, one.level, one.kind) for one in every}
            found = figures(history, wanted)
            return Told(wanted, people, tuple(sorted(choices)), found, tuple(history.reached()))

        self._start(task, self.told)

    def import_all(self) -> None:
        """Import every save that is known; `importing` tells how far it is, `imported` follows."""
        self._stop.clear()

        def task(history: History) -> Imported:
            return self._import(history)

        self._start(task, self.imported)

    def stop(self) -> None:
        """Stop the import; what it has brought stays."""
        self._stop.set()

    def perform(self, task: Callable[[History], Any], answer: SignalInstance | None = None) -> None:
        """Have something done with the database; what it returns follows with the signal `answer`."""
        self._start(task, answer)

    def open_game(self, number: int) -> None:
        """Read a game; `opened` follows."""
        self._start(lambda history: history.match(number), self.opened)

    def change(self, change: Callable[[History], object], wanted: Filter) -> None:
        """Change something, such as whether a game counts, and tell the figures anew."""
        self._start(change, None)
        self.tell(wanted)

    def close(self) -> None:
        """Finish what was begun, make the copy beside the saves."""
        if self._closed:
            return
        self._closed = True
        self._stop.set()
        self._thread.submit(self._close)
        self._thread.shutdown()

    # -- in the thread ----------------------------------------------------------------------------------------------

    def _import(self, history: History) -> Imported:
        files = saves_of(self._folders)
        found = import_files(history, files, self.importing.emit, self._stop.is_set, self._folders.reviews)
        note(history)
        return found

    def _open(self) -> History:
        if self._history is None:
            self._history = History.of(self._folders)
            if self._history.is_new or self._history.was_damaged:
                self.imported.emit(self._import(self._history))
        return self._history

    def _close(self) -> None:
        if self._history is not None:
            try:
                self._history.close()
            except SaveError as error:
                _log.info("no copy of the database of games: %s", error)

    def _start(self, task: Callable[[History], object], answer: SignalInstance | None) -> None:
        if self._closed:
            return

        def run() -> None:
            try:
                found = task(self._open())
            except SaveError as error:
                _log.info("the database of games: %s", error)
                self.failed.emit(error)
            else:
                if answer is not None:
                    answer.emit(found)

        self._thread.submit(run).add_done_callback(_tell_exception)


def _tell_exception(task: Future[Any]) -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        _log.critical("unexpected error with the database of games", exc_info=error)
