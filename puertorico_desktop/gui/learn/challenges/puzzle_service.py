"""Puzzles for the window: they are read in a thread, and what unknown moves cost is worked out in a process."""

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
from puertorico_desktop.gui.learn.challenges.puzzle_run import HINTS
from puertorico_desktop.gui.learn.challenges.worker_service import WorkerService
from puertorico_desktop.gui.windows.services import Services
from puertorico_desktop.learn.challenges import puzzles
from puertorico_desktop.learn.challenges.puzzles import Puzzle, puzzle_of
from puertorico_desktop.learn.challenges.worker import WORKER
from puertorico_desktop.learn.history.history import History
from puertorico_desktop.learn.history.rows import Try
from puertorico_desktop.saves.errors import SaveError
from puertorico_desktop.saves.folders import Folders

if TYPE_CHECKING:  # numpy comes with it
    from puertorico_desktop.learn.challenges.mistakes import Mistake
    from puertorico_desktop.learn.challenges.pricing import Weighed

KIND = "puzzle"
"""The kind of their tries in the history."""
_log = logging.getLogger(__name__)


@attrs.frozen
class Entry:
    """A puzzle of the list; `mistake` tells of the player's game that it comes from. `tries` are those of earlier."""

    puzzle: Puzzle
    mistake: Mistake | None = None
    tries: tuple[Try, ...] = ()

    @property
    def is_solved(self) -> bool:
        """Whether the player has found the move once."""
        return any(one.done and one.hints <= HINTS for one in self.tries)


@attrs.frozen
class Price:
    """What a move of a puzzle costs; `sure`: at least, as marks count it."""

    puzzle: str
    move: str
    price: float
    sure: float


class PuzzleService(QObject):
    """Reads puzzles and mistakes, keeps tries, has moves valued."""

    read = Signal(bool, object)
    """Whether they are mistakes, and a list of `Entry`."""
    priced = Signal(object)
    """A `Price`."""
    unpriced = Signal(str, str)
    """The id of a puzzle, and a move of which it could not be found what it costs."""

    _puzzles_read = Signal(object)
    _mistakes_read = Signal(object)

    def __init__(
        self,
        services: Services,
        process_factory: ProcessFactory = WORKER,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._services = services
        self._history = services.history
        self._worker = WorkerService(process_factory, self)
        self._asked: dict[int, tuple[str, str]] = {}
        self._puzzles_read.connect(lambda found: self.read.emit(False, found))
        self._mistakes_read.connect(lambda found: self.read.emit(True, found))
        self._worker.done.connect(self._tell_price)
        self._worker.lost.connect(self._tell_loss)

    def ask(self, mistakes: bool) -> None:
        """Read the puzzles of the program, or the player's own mistakes; `read` follows."""
        folders = self._services.keeper.folders
        elsewhere = self._services.preferences.settings.recent_folders

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
        """Keep a try."""
        self._history.keep_try(one)

    def ask_price(self, puzzle: Puzzle, move: str, steady: bool) -> None:
        """Have a move valued that the puzzle does not tell of, `steady` in the same way as those of the program's own
        puzzles; `priced` follows."""
        from puertorico_desktop.learn.challenges.pricing import weighed

        value = partial(weighed, steady=steady)
        number = self._worker.ask(value, puzzle.game.copy(), puzzle.solution, move, puzzle.record.seed)
        self._asked[number] = puzzle.record.id, move

    @Slot(int, object)
    def _tell_price(self, number: int, found: Weighed) -> None:
        asked = self._asked.pop(number, None)
        if asked is not None:
            self.priced.emit(Price(*asked, found.loss, found.sure_loss))

    @Slot(int)
    def _tell_loss(self, number: int) -> None:
        asked = self._asked.pop(number, None)
        if asked is not None:
            self.unpriced.emit(*asked)

    def close(self) -> None:
        """The window closes."""
        self._worker.close()


def built_in() -> Sequence[Puzzle]:
    """Returns the puzzles of the program: the usual edition of each game first, those with the same options from the
    easiest on."""
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
    from puertorico_desktop.learn.challenges.mistakes import (
        all_mistakes,  # with numpy, which the window starts without
    )

    return all_mistakes(folders, history, elsewhere)
