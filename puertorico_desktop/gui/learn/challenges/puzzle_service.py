"""The service of puzzles for the GUI: it reads puzzles in a thread, and computes prices of other moves in a
process."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import attrs
from PySide6.QtCore import QObject, Signal, Slot

from puertorico_desktop.bots.process.child_process import ProcessFactory
from puertorico_desktop.engine.games import KINDS, kind_of
from puertorico_desktop.gui.app.preferences import Preferences
from puertorico_desktop.gui.learn.challenges.puzzle_run import HINTS
from puertorico_desktop.gui.learn.challenges.worker_service import WorkerService
from puertorico_desktop.gui.play.history_service import HistoryService
from puertorico_desktop.learn.challenges import puzzles
from puertorico_desktop.learn.challenges.puzzles import Puzzle, puzzle_of
from puertorico_desktop.learn.challenges.worker import WORKER
from puertorico_desktop.learn.history.history import History
from puertorico_desktop.learn.history.rows import Try
from puertorico_desktop.saves.errors import SaveError
from puertorico_desktop.saves.folders import Folders

if TYPE_CHECKING:  # a run-time import would load numpy
    from puertorico_desktop.learn.challenges.mistakes import Mistake
    from puertorico_desktop.learn.challenges.pricing import MoveLoss

KIND = "puzzle"
"""The kind of the tries of puzzles in the history."""
_log = logging.getLogger(__name__)


@attrs.frozen
class Entry:
    """A puzzle of the list; `mistake` is the player's mistake that it is taken from, None for a puzzle of the
    program. `tries` are the earlier tries."""

    puzzle: Puzzle
    mistake: Mistake | None = None
    tries: tuple[Try, ...] = ()

    @property
    def is_solved(self) -> bool:
        """Whether the player has found the solution once without being shown it."""
        return any(one.done and one.hints <= HINTS for one in self.tries)


@attrs.frozen
class Price:
    """The price of a move of a puzzle; `sure` is the loss less one standard error, as it is counted for marks."""

    puzzle: str
    move: str
    price: float
    sure: float


class PuzzleService(QObject):
    """Reads puzzles and mistakes, stores tries, and has moves evaluated."""

    read = Signal(bool, object)
    """Emitted with whether the entries are mistakes, and the list of `Entry`."""
    priced = Signal(object)
    """Emitted with a `Price`."""
    unpriced = Signal(str, str)
    """Emitted with the id of a puzzle and a move whose price could not be computed."""

    _puzzles_read = Signal(object)
    _mistakes_read = Signal(object)

    def __init__(
        self,
        folders: Folders,
        preferences: Preferences,
        history: HistoryService,
        process_factory: ProcessFactory = WORKER,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._folders, self._preferences, self._history = folders, preferences, history
        self._worker = WorkerService(process_factory, self)
        self._asked: dict[int, tuple[str, str]] = {}
        self._puzzles_read.connect(lambda found: self.read.emit(False, found))
        self._mistakes_read.connect(lambda found: self.read.emit(True, found))
        self._worker.done.connect(self._emit_price)
        self._worker.lost.connect(self._emit_failure)

    def ask(self, mistakes: bool) -> None:
        """Read the puzzles of the program, or the player's own mistakes; `read` is emitted afterwards."""
        folders, elsewhere = self._folders, self._preferences.settings.recent_folders

        def task(history: History) -> list[Entry]:
            tries: dict[str, list[Try]] = {}
            for one in history.tries(KIND):
                tries.setdefault(one.key, []).append(one)
            found = (
                [Entry(one.puzzle, one) for one in _mistakes(folders, history, elsewhere)]
                if mistakes
                else [Entry(puzzle) for puzzle in built_in()]
            )
            return [attrs.evolve(one, tries=tuple(tries.get(one.puzzle.record.id, ()))) for one in found]

        self._history.perform(task, self._mistakes_read if mistakes else self._puzzles_read)

    def keep(self, one: Try) -> None:
        """Store a try."""
        self._history.keep_try(one)

    def ask_price(self, puzzle: Puzzle, move: str, steady: bool) -> None:
        """Request the price of a move that the puzzle has no figures for; `priced` or `unpriced` is emitted
        afterwards. With `steady`, positions are evaluated as for the puzzles of the program."""
        from puertorico_desktop.learn.challenges.pricing import move_loss

        value = partial(move_loss, steady=steady)
        number = self._worker.ask(value, puzzle.game.copy(), puzzle.solution, move, puzzle.record.seed)
        self._asked[number] = puzzle.record.id, move

    @Slot(int, object)
    def _emit_price(self, number: int, found: MoveLoss) -> None:
        asked = self._asked.pop(number, None)
        if asked is not None:
            self.priced.emit(Price(*asked, found.loss, found.sure_loss))

    @Slot(int)
    def _emit_failure(self, number: int) -> None:
        asked = self._asked.pop(number, None)
        if asked is not None:
            self.unpriced.emit(*asked)

    def close(self) -> None:
        """Stop the process when the window closes."""
        self._worker.close()


def built_in() -> Sequence[Puzzle]:
    """Returns the puzzles of the program, in the order of the games and their editions; puzzles with the same options
    are in order of difficulty, the easiest first."""
    found: list[Puzzle] = []
    for path in puzzles.built_in():
        try:
            content = puzzles.read(path)
            if content is not None:
                found += [puzzle_of(content.header.game, record) for record in content.puzzles]
        except SaveError as error:
            _log.warning("puzzles in %s: %s", path, error)
    tables = sorted(dict.fromkeys(one.game.options for one in found), key=_edition_order)
    return sorted(found, key=lambda one: (tables.index(one.game.options), one.record.grade))


def _edition_order(options: Any) -> tuple[int, int]:
    kind = kind_of(options)
    return list(KINDS).index(options.game), kind.editions.index(kind.edition(options))


def _mistakes(folders: Folders, history: History, elsewhere: Sequence[Path]) -> list[Mistake]:
    # Imported here because the start of the window must not load numpy.
    from puertorico_desktop.learn.challenges.mistakes import all_mistakes

    return all_mistakes(folders, history, elsewhere)
