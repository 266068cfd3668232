"""All work with files of games, in three threads: for keeping decisions, for what players have written, for reading.

Nothing here makes the window wait, and no slow drive under a player's own file keeps decisions from being kept.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import suppress
from pathlib import Path
from typing import Any

import attrs
from PySide6.QtCore import QObject, Signal, SignalInstance

from puertorico_desktop.bots.registry import command_of, is_known
from puertorico_desktop.engine.game import GameOptions
from puertorico_desktop.gui.advice.bot_client import FALLBACK
from puertorico_desktop.gui.app.settings import Settings
from puertorico_desktop.gui.app.settings_file import SettingsFile
from puertorico_desktop.gui.games import FACES
from puertorico_desktop.gui.models.saves import SaveEntry, SaveKind
from puertorico_desktop.gui.play.lateness import Lateness
from puertorico_desktop.learn.review.glance import accuracies
from puertorico_desktop.match.match import Match, Seat, now
from puertorico_desktop.saves.document import Document, Loaded, document_of
from puertorico_desktop.saves.errors import SaveError
from puertorico_desktop.saves.filenames import has_suffix
from puertorico_desktop.saves.files import write_atomically
from puertorico_desktop.saves.folders import Folders
from puertorico_desktop.saves.games import format_of
from puertorico_desktop.saves.library import Found, Library
from puertorico_desktop.saves.summary import Summary

_log = logging.getLogger(__name__)


@attrs.frozen
class Opened:
    """A game ready for the table.

    `path` is the player's file if it came from one; `kept`: it came from its autosave. `other_rules` as in `Loaded`.
    `unknown_bots` are those that this version does not have, `strange_programs` the command lines of other programs
    that the player has not let play on this computer; others sit in their seats. `for_review`: it shall be reviewed
    as soon as it lies on the table.
    """

    match: Match
    prepared: Any
    path: Path | None = None
    kept: bool = False
    other_rules: bool = False
    unknown_bots: tuple[str, ...] = ()
    strange_programs: tuple[str, ...] = ()
    for_review: bool = False


@attrs.frozen
class LoadFailure:
    """A file that could not be read; `backup` is the previous version of it, if that one is in order."""

    path: Path
    error: SaveError
    backup: Path | None


@attrs.frozen
class Saved:
    """The game of that id has been written into a file."""

    path: Path
    game: str


@attrs.frozen
class SaveFailure:
    """A file that could not be written; `match` is the game that it was to hold, None if it was something else."""

    path: Path
    error: SaveError
    match: Match | None = None


@attrs.frozen
class LastGame:
    """The game that was left unfinished, None if all that are kept are over; `crashed` tells how it was left."""

    opened: Opened | None
    crashed: bool = False


class SaveService(QObject):
    """Keeps games: every decision by itself, and files of the player's own when asked to."""

    saved = Signal(object)
    """A `Saved`."""
    save_failed = Signal(object)
    """A `SaveFailure` with its match: a game was not written; what was in the file before is still there."""
    exported = Signal(object)
    """The path of something else that has been written."""
    export_failed = Signal(object)
    """A `SaveFailure`."""
    autosave_failed = Signal(object)
    """A `SaveError`: decisions are not kept any more. Told once, until it works again."""
    opened = Signal(object)
    """An `Opened`, after `load`, `branch`, `lay_out`, `lay_out_finished` or `go_on_with`."""
    missing = Signal(str)
    """The id of a game that is not there any more to go on with."""
    played_elsewhere = Signal(str)
    """The id of a game that cannot be gone on with here: another program plays it."""
    load_failed = Signal(object)
    """A `LoadFailure`."""
    listed = Signal(object)
    """A `SaveEntry` of the list that was asked for."""
    all_listed = Signal()
    """There are no more of them."""
    last_found = Signal(object)
    """A `LastGame`, or None if no game is kept."""
    last_left_out = Signal()
    """Instead of `last_found`: the program did not come up with that game, again and again."""
    late = Signal(bool)
    """Whether the last decisions are not kept yet, though they should be."""

    def __init__(self, folders: Folders, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folders = folders
        self.autosave_error: SaveError | None = None
        """Why the last decision is not kept; None if all is well."""
        self.programs: frozenset[str] = frozenset()
        """The command lines of other programs that may play: a file from elsewhere starts nothing."""
        self._library = Library(folders)
        self._lateness = Lateness(self)
        self._lateness.changed.connect(self.late)
        self._keeper = ThreadPoolExecutor(1, "game keeper")
        self._writer = ThreadPoolExecutor(1, "game writer")
        self._reader = ThreadPoolExecutor(1, "game reader")
        self._lock = threading.Lock()
        self._pending: dict[str, tuple[Document, Path | None, int]] = {}
        self._listing = 0
        self._closed = False

    # -- writing ----------------------------------------------------------------------------------------------------

    def keep(self, match: Match, path: Path | None) -> None:
        """Autosave the game as it stands; should that fail, in the player's own file.

        Only a copy is made here. If several wait for the disk, the last one is written.
        """
        document = document_of(match, now())
        number = self._lateness.expect()
        with self._lock:
            self._pending[match.id] = document, path, number
        self._start(self._keeper, self._keep, match.id)

    def get_ready(self, match: Match) -> None:
        """Load what writes such a game in the thread, so that the window does not wait when it is first kept."""
        self._start(self._keeper, _load_format, match.setup.options)

    def save(self, match: Match, path: Path, replace: bool = False) -> None:
        """Write the game into a file; `saved` or `save_failed` follows. `replace` as in `Library.save`."""
        document = document_of(match, now())
        number = self._lateness.number

        def task() -> Saved:
            self._library.save(document, path, replace)
            self.autosave_error = None  # nothing is left that would be lost
            self._lateness.reached(number)
            return Saved(path, document.table.id)

        self._start(self._writer, self._write, path, task, self.saved, self.save_failed, match)

    def export(self, path: Path, content: Callable[[], bytes]) -> None:
        """Write something else about a game into a file; `content` is called in the thread.

        `exported` or `export_failed` follows.
        """

        def task() -> Path:
            write_atomically(path, content())
            return path

        self._start(self._writer, self._write, path, task, self.exported, self.export_failed)

    def release(self, match: Match) -> None:
        """This game has left the table; another program may play it now."""
        self._start(self._keeper, self._library.release, match.id)

    def has_come_up(self, match: Match) -> None:
        """The program runs with this game on the table: nothing is wrong with it."""
        self._start(self._keeper, self._library.has_come_up, match.id)

    def remember(self, file: SettingsFile, settings: Settings) -> None:
        """Write the settings."""
        self._start(self._writer, file.write, settings)

    def write_later(self, task: Callable[[], None]) -> None:
        """Have a small file of the program's own written; `task` raises no SaveError."""
        self._start(self._writer, task)

    def settle(self, seconds: float) -> None:
        """Wait until everything that has been given to write is written, but no longer than that."""
        if not self._closed:
            wait([thread.submit(lambda: None) for thread in (self._keeper, self._writer)], seconds)

    def close(self) -> None:
        """Finish what has been begun, end the threads, release all games. Whatever is asked later is ignored."""
        self._closed = True
        self._listing += 1
        self._reader.shutdown(cancel_futures=True)
        self._writer.shutdown()
        self._keeper.shutdown()
        self._library.close()

    # -- reading ----------------------------------------------------------------------------------------------------

    def load(self, path: Path, kind: SaveKind) -> None:
        """Read a game; `opened` or `load_failed` follows."""
        self._start(self._reader, self._load, path, kind is SaveKind.AUTOMATIC)

    def list_games(self, settings: Settings) -> None:
        """Tell with `listed` of every game that is known, the recent files of `settings` among them, and then
        `all_listed`.

        Whatever else is to be read in the meantime is read first.
        """
        self._listing += 1
        games = self._library.games(settings.recent_paths)
        self._start(self._reader, self._list, self._listing, games, settings.files)

    def stop_listing(self) -> None:
        """Nobody waits for the list any more."""
        self._listing += 1

    def find_last(self, files: Mapping[str, Path]) -> None:
        """Tell with `last_found` which game was left unfinished; `files` are those of the player's own by game."""
        self._start(self._reader, self._find_last, dict(files))

    def go_on_with(self, game_id: str) -> None:
        """Read the game with that id where it was left; `opened` follows, or `missing`, or `played_elsewhere`."""
        self._start(self._reader, self._go_on_with, game_id)

    def branch(self, match: Match, ply: int, seats: Sequence[Seat]) -> None:
        """Make another game that goes on from that ply; `opened` follows."""
        self._start(self._reader, self._branch, match, ply, tuple(seats))

    def lay_out(self, make: Callable[[], Match]) -> None:
        """Make a game in a thread of its own; `opened` follows."""
        self._start(self._reader, self._lay_out, make)

    def lay_out_finished(self, match: Match, for_review: bool = False) -> None:
        """Make a game ready that was read elsewhere, in this thread or another one; `opened` follows."""
        self._start(self._reader, self._lay_out, lambda: match, for_review)

    # -- in the threads ---------------------------------------------------------------------------------------------

    def _keep(self, game_id: str) -> None:
        with self._lock:
            waiting = self._pending.pop(game_id, None)
        if waiting is None:  # written already, with a decision before it
            return
        document, path, number = waiting
        try:
            self._library.autosave(document, path)
        except SaveError as error:
            _log.info("autosave failed: %s", error)
            told, self.autosave_error = self.autosave_error, error
            if told is None:
                self.autosave_failed.emit(error)
        else:
            self.autosave_error = None
            self._lateness.reached(number)

    def _write(
        self,
        path: Path,
        task: Callable[[], object],
        done: SignalInstance,
        failed: SignalInstance,
        match: Match | None = None,
    ) -> None:
        try:
            written = task()
        except SaveError as error:
            _log.info("writing %s failed: %s", path, error)
            failed.emit(SaveFailure(path, error, match))
        else:
            done.emit(written)

    def _load(self, path: Path, automatic: bool) -> None:
        try:
            loaded = self._library.load(path, automatic)
        except SaveError as error:
            _log.info("loading %s failed: %s", path, error)
            self.load_failed.emit(LoadFailure(path, error, self._library.backup_of(path)))
            return
        own = not automatic and has_suffix(path)
        self.opened.emit(self._made_ready(loaded, path if own else None, automatic))

    def _list(self, listing: int, games: Iterator[Found], files: Mapping[str, Path]) -> None:
        """Tell of the next game, and go on after everything else that waits for the thread by now."""
        if listing != self._listing:
            return
        found = next(games, None)
        if found is None:
            self.all_listed.emit()
            return
        entry = _entry(found, self._library.folders, files)
        if listing != self._listing:
            return
        self.listed.emit(entry)
        with suppress(RuntimeError):  # the thread has been ended since
            self._start(self._reader, self._list, listing, games, files)

    def _find_last(self, files: Mapping[str, Path]) -> None:
        found = self._library.last(files)
        if found is not None and found.left_out:
            self.last_left_out.emit()
            return
        last = LastGame(None) if self._library.keeps_games() else None
        with suppress(SaveError):
            if found is not None:
                loaded = self._library.load(found.path, found.automatic)
                path = None if found.automatic else found.path
                last = LastGame(self._made_ready(loaded, path, found.automatic), found.crashed)
        self.last_found.emit(last)

    def _made_ready(self, loaded: Loaded, path: Path | None, kept: bool) -> Opened:
        """Everything that the table needs. The built-in heuristic takes the seat of any bot that cannot play here."""
        match = loaded.match
        bots = dict.fromkeys(seat.bot for seat in match.setup.seats if seat.bot is not None)
        commands = {bot: command for bot in bots if (command := command_of(bot)) is not None}
        unknown = tuple(bot for bot in bots if not is_known(bot))
        strange = tuple(bot for bot, command in commands.items() if command not in self.programs and is_known(bot))
        seats = tuple(
            attrs.evolve(seat, bot=FALLBACK) if seat.bot in unknown + strange else seat for seat in match.setup.seats
        )
        match.setup = attrs.evolve(match.setup, seats=seats)
        programs = tuple(commands[bot] for bot in strange)
        return Opened(match, prepared(match), path, kept, loaded.other_rules, unknown, programs)

    def _branch(self, match: Match, ply: int, seats: tuple[Seat, ...]) -> None:
        branch = match.branch(ply, seats)
        self.opened.emit(Opened(branch, prepared(branch)))

    def _go_on_with(self, game_id: str) -> None:
        found = self._library.kept(game_id)
        if found is not None and found.in_use:
            self.played_elsewhere.emit(game_id)
            return
        loaded = None
        if found is not None and found.error is None:
            with suppress(SaveError):  # it has been removed since
                loaded = self._library.load(found.path, automatic=True)
        if loaded is None:
            self.missing.emit(game_id)
        elif loaded.match.id != game_id:  # another program has begun to play it since
            self.played_elsewhere.emit(game_id)
        else:
            self.opened.emit(self._made_ready(loaded, None, True))

    def _lay_out(self, make: Callable[[], Match], for_review: bool = False) -> None:
        match = make()
        self.opened.emit(Opened(match, prepared(match), for_review=for_review))

    def _start(self, thread: ThreadPoolExecutor, task: Callable[..., None], *arguments: object) -> None:
        if self._closed:
            return
        thread.submit(task, *arguments).add_done_callback(_tell_exception)


def _load_format(options: GameOptions) -> None:
    format_of(options)


def prepared(match: Match) -> Any:
    """Returns what the game's own session makes of a match."""
    return FACES[match.setup.options.game].prepared(match)


def _tell_exception(task: Future[None]) -> None:
    """An unexpected error goes where all of them go, not nowhere."""
    if not task.cancelled() and (error := task.exception()) is not None:
        _log.critical("unexpected error with a file", exc_info=error)


def _entry(found: Found, folders: Folders, files: Mapping[str, Path]) -> SaveEntry:
    """A row of the list. The review of an autosaved game lies beside the player's own file of it, one of `files`."""
    loaded = found.loaded
    kind = SaveKind.AUTOMATIC if found.automatic else SaveKind.SAVED
    if loaded is None:
        return SaveEntry(found.path, kind, None, None, None, found.error, found.written, found.in_use)
    match = loaded.match
    game = match.record.game
    laid_out = FACES[match.setup.options.game].laid_out(match)
    known = accuracies(match, folders, files.get(match.id) if found.automatic else found.path)
    return SaveEntry(found.path, kind, Summary.of(loaded), game, laid_out, None, found.written, found.in_use, known)
