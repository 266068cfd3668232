"""The games that wait to be autosaved, and those that could not be: each of them is tried again."""

from __future__ import annotations

import logging
import threading
from pathlib import Path

import attrs

from puertorico_desktop.gui.play.autosave_lag import AutosaveLag
from puertorico_desktop.gui.texts.file_names import file_name
from puertorico_desktop.match.match import Match, utc_now
from puertorico_desktop.saves.document import Document, LoadedGame, as_json, document_of, from_json
from puertorico_desktop.saves.errors import SaveError
from puertorico_desktop.saves.filenames import unused
from puertorico_desktop.saves.library import Library

_log = logging.getLogger(__name__)


@attrs.frozen
class UnsavedGame:
    """A game of which the last decision could not be saved; `path` is the player's file, None if it has none."""

    match: Match
    path: Path | None
    error: SaveError


@attrs.frozen
class _Waiting:
    """A copy of a game that is to be autosaved; `number` is that of the decision in `AutosaveLag`."""

    match: Match
    document: Document
    path: Path | None
    number: int


class Autosaving:
    """Autosaves games, each in its newest state, and knows those of which the last decision is not saved.

    `register` belongs to the thread of the window, `keep`, `try_again`, `release` and `rescue` to the thread
    that writes autosaves; the other methods may be called in any thread.
    """

    def __init__(self, library: Library, lag: AutosaveLag) -> None:
        self._library = library
        self._lag = lag
        self._lock = threading.Lock()
        self._pending: dict[str, _Waiting] = {}
        self._unsaved: dict[str, tuple[_Waiting, SaveError]] = {}
        self._numbers: dict[str, int] = {}

    @property
    def unsaved(self) -> list[UnsavedGame]:
        """The games of which the last decision could not be saved, first the one that has waited longest."""
        with self._lock:
            games = sorted(self._unsaved.values(), key=lambda one: one[0].number)
        return [UnsavedGame(waiting.match, waiting.path, error) for waiting, error in games]

    def register(self, match: Match, path: Path | None) -> None:
        """Copy a game that is to be autosaved by `keep`; a copy that still waits is dropped."""
        document = document_of(match, utc_now())
        number = self._lag.register()
        with self._lock:
            self._pending[match.id] = _Waiting(match, document, path, number)
            self._numbers[match.id] = number

    def unsaved_copy(self, game_id: str) -> LoadedGame | None:
        """Returns a copy of a game of which the last decision could not be saved, as if read from a file; None if
        there is no such game of that id."""
        with self._lock:
            waiting, _ = self._unsaved.get(game_id, (None, None))
        return None if waiting is None else from_json(as_json(waiting.document))

    def number_of(self, game_id: str) -> int:
        """Returns the number of the last registered decision of a game, 0 if there is none."""
        return self._numbers.get(game_id, 0)

    def keep(self, game_id: str) -> tuple[bool, SaveError | None]:
        """Autosave the copy of a game that waits, after the games that could not be saved before, so that the game on
        the table has the newest autosave. Returns whether a copy was waiting, and the error that prevented it."""
        with self._lock:
            waiting = self._pending.pop(game_id, None)
        if waiting is None:  # already written, together with an earlier decision
            return False, None
        self.try_again(but=game_id)
        return True, self._write(waiting)

    def try_again(self, but: str = "") -> None:
        """Autosave the games that could not be saved, except the one with the id `but`; the latest decision last."""
        with self._lock:
            games = sorted((one for one, _ in self._unsaved.values()), key=lambda one: one.number)
        for waiting in games:
            game_id = waiting.match.id
            if game_id != but:
                was_released = not self._library.is_own(game_id)
                self._write(waiting)
                if was_released:
                    self._library.release(game_id)

    def release(self, game_id: str) -> UnsavedGame | None:
        """Release a game that has left the table. Returns it if its last decision can still not be saved."""
        with self._lock:
            waiting, _ = self._unsaved.get(game_id, (None, None))
        error = None if waiting is None else self._write(waiting)
        self._library.release(game_id)
        return None if waiting is None or error is None else UnsavedGame(waiting.match, waiting.path, error)

    def rescue(self) -> list[tuple[Path, str]]:
        """Write the games that could not be saved to new files in the player's folder. Returns the files that could
        be written, with the ids of their games."""
        with self._lock:
            games = [one for one, _ in self._unsaved.values()]
        written = []
        for waiting in games:
            path = unused(self._library.folders.saves / file_name(waiting.match.setup.names))
            try:
                self._library.save(waiting.document, path, False, waiting.number)
            except SaveError as error:
                _log.info("the game could not be saved as %s either: %s", path, error)
            else:
                self.saved(waiting.match.id, waiting.number)
                written.append((path, waiting.match.id))
        return written

    def saved(self, game_id: str, number: int) -> None:
        """Note that a game is saved up to the decision with that number."""
        with self._lock:
            if game_id in self._unsaved and self._unsaved[game_id][0].number <= number:
                del self._unsaved[game_id]
        self._lag.reached(number)

    def _write(self, waiting: _Waiting) -> SaveError | None:
        """Autosave a copy of a game, and return the error that prevented it."""
        game_id = waiting.match.id
        try:
            self._library.autosave(waiting.document, waiting.path, waiting.number)
        except SaveError as error:
            _log.info("autosave failed: %s", error)
            with self._lock:
                self._unsaved[game_id] = waiting, error
            return error
        self.saved(game_id, waiting.number)
        return None
