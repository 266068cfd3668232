"""All file operations on games, in three threads: for autosaves, for files written at the player's request, and for
reading.

None of them blocks the window, and a slow drive with a player's own file does not delay autosaves.
"""

from __future__ import annotations

import logging
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
from puertorico_desktop.gui.app.fonts import read_for
from puertorico_desktop.gui.app.settings import Settings
from puertorico_desktop.gui.app.settings_file import SettingsFile
from puertorico_desktop.gui.games import FACES
from puertorico_desktop.gui.models.saves import SaveEntry, SaveKind
from puertorico_desktop.gui.play.autosave_lag import AutosaveLag
from puertorico_desktop.gui.play.autosaving import Autosaving, UnsavedGame
from puertorico_desktop.gui.play.file_reports import LastGame, LoadFailure, OpenedGame, SavedFile, SaveFailure
from puertorico_desktop.learn.review.glance import accuracies
from puertorico_desktop.match.match import Match, Seat, utc_now
from puertorico_desktop.saves.document import LoadedGame, document_of
from puertorico_desktop.saves.errors import SaveError
from puertorico_desktop.saves.filenames import has_suffix
from puertorico_desktop.saves.files import write_atomically
from puertorico_desktop.saves.folders import Folders
from puertorico_desktop.saves.games import format_of
from puertorico_desktop.saves.library import FoundGame, Library
from puertorico_desktop.saves.summary import Summary

_log = logging.getLogger(__name__)

MOST_READING_SECONDS = 1.0
"""The most time in seconds that `SaveService.close` waits for a file that is being read."""


class SaveService(QObject):
    """Autosaves games at every decision, and writes files for the player on request."""

    saved = Signal(object)
    """Emitted with a `SavedFile`."""
    save_failed = Signal(object)
    """Emitted with a `SaveFailure` including its match when a game was not written; its file is as it was before."""
    exported = Signal(object)
    """Emitted with the path of an exported file other than a save."""
    export_failed = Signal(object)
    """Emitted with a `SaveFailure`."""
    autosave_failed = Signal(object)
    """Emitted with a `SaveError` when autosaving begins to fail; not repeated until it has worked again."""
    left_unsaved = Signal(object)
    """Emitted with the `UnsavedGame` when a game was released whose last decision could not be saved."""
    opened = Signal(object)
    """Emitted with an `OpenedGame`, after `load`, `branch`, `lay_out`, `lay_out_finished` or `go_on_with`."""
    missing = Signal(str)
    """Emitted with the id of a game that cannot be continued because it no longer exists."""
    played_elsewhere = Signal(str)
    """Emitted with the id of a game that cannot be continued here because another program is playing it."""
    load_failed = Signal(object)
    """Emitted with a `LoadFailure`."""
    listed = Signal(object)
    """Emitted with each `SaveEntry` of the requested list."""
    all_listed = Signal()
    """Emitted at the end of the list."""
    last_found = Signal(object)
    """Emitted with a `LastGame`, or None if no game is autosaved."""
    last_left_out = Signal()
    """Emitted instead of `last_found` if the program repeatedly failed to start with that game."""
    late = Signal(bool)
    """Emitted with whether the autosave of the last decisions is late."""

    def __init__(self, folders: Folders, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folders = folders
        self.programs: frozenset[str] = frozenset()
        """The command lines of external programs that may play: a file from elsewhere starts no program."""
        self._library = Library(folders)
        lag = AutosaveLag(self)
        lag.changed.connect(self.late)
        self._autosaving = Autosaving(self._library, lag)
        self._is_failing = False
        self._autosaver = ThreadPoolExecutor(1, "game autosaver")
        self._writer = ThreadPoolExecutor(1, "game writer")
        self._reader = ThreadPoolExecutor(1, "game reader")
        self._reads: set[Future[None]] = set()
        self._listing = 0
        self._closed = False

    @property
    def unsaved(self) -> list[UnsavedGame]:
        """The games, on the table or released, of which the last decision could not be saved, first the one that has
        waited longest."""
        return self._autosaving.unsaved

    # -- writing ----------------------------------------------------------------------------------------------------

    def autosave(self, match: Match, path: Path | None) -> None:
        """Autosave the game in its present state; if that fails, in the player's own file.

        The calling thread only makes a copy. If several copies wait for the disk, the last one is written.
        """
        self._autosaving.register(match, path)
        self._start(self._autosaver, self._keep, match.id)

    def get_ready(self, match: Match) -> None:
        """Load the file format of such a game in the thread, so that the window is not blocked by the first
        autosave."""
        self._start(self._autosaver, _load_format, match.setup.options)

    def save(self, match: Match, path: Path, replace: bool = False) -> None:
        """Write the game to a file; `saved` or `save_failed` is emitted then. `replace` as in `Library.save`."""
        document = document_of(match, utc_now())
        number = self._autosaving.number_of(match.id)

        def task() -> SavedFile:
            self._library.save(document, path, replace, number)
            self._autosaving.saved(match.id, number)
            return SavedFile(path, document.table.id)

        self._start(self._writer, self._write, path, task, self.saved, self.save_failed, match)

    def export(self, path: Path, content: Callable[[], bytes]) -> None:
        """Write other content about a game to a file; `content` is called in the thread.

        `exported` or `export_failed` is emitted then.
        """

        def task() -> Path:
            write_atomically(path, content())
            return path

        self._start(self._writer, self._write, path, task, self.exported, self.export_failed)

    def release(self, match: Match) -> None:
        """Release a game that has left the table, so that another program may play it. If its last decision is not
        saved, it is tried again, also with later decisions of other games; `left_unsaved` is emitted if that
        fails."""
        self._start(self._autosaver, self._release, match.id)

    def try_again(self) -> None:
        """Autosave every game of which the last decision could not be saved."""
        self._start(self._autosaver, self._autosaving.try_again)

    def confirm_start(self, match: Match) -> None:
        """Record that the program has started successfully with this game on the table."""
        self._start(self._autosaver, self._library.confirm_start, match.id)

    def remember(self, file: SettingsFile, settings: Settings) -> None:
        """Write the settings."""
        self._start(self._writer, file.write, settings)

    def write_later(self, task: Callable[[], None]) -> None:
        """Run `task` in the writing thread, after what is already to be written; it must not raise SaveError."""
        self._start(self._writer, task)

    def wait_for_writes(self, seconds: float) -> bool:
        """Wait until all pending writes are done, but at most `seconds`. Returns whether the autosaves are."""
        if self._closed:
            return True
        autosaves, others = (thread.submit(lambda: None) for thread in (self._autosaver, self._writer))
        return autosaves in wait((autosaves, others), seconds).done

    def rescue(self, seconds: float) -> list[tuple[Path, str]]:
        """Write the games that could not be autosaved to new files in the player's folder. Returns the files that
        were written within `seconds`, with the ids of their games."""
        if self._closed:
            return []
        task = self._autosaver.submit(self._autosaving.rescue)
        return task.result() if wait((task,), seconds).done else []

    def close(self) -> None:
        """Finish pending writes, end the threads, and release all games. Later requests are ignored.

        A drive from which a file is read may never answer: reading is waited for at most `MOST_READING_SECONDS`. One
        to which a file of the player is written may take long: the games are released before.
        """
        self._closed = True
        self._listing += 1
        self._reader.shutdown(wait=False, cancel_futures=True)
        self._autosaver.shutdown()
        self._library.close()
        self._writer.shutdown()
        if wait(tuple(self._reads), MOST_READING_SECONDS).not_done:
            self.blockSignals(True)  # the receivers of its signals are about to be deleted

    # -- reading ----------------------------------------------------------------------------------------------------

    def load(self, path: Path, kind: SaveKind) -> None:
        """Read a game; `opened` or `load_failed` is emitted then."""
        self._start(self._reader, self._load, path, kind is SaveKind.AUTOMATIC)

    def list_games(self, settings: Settings) -> None:
        """Emit `listed` for every known game, including the recent files of `settings`, and then `all_listed`.

        Other reading tasks requested in the meantime have precedence.
        """
        self._listing += 1
        games = self._library.games(settings.recent_paths)
        self._start(self._reader, self._list, self._listing, games, settings.files)

    def stop_listing(self) -> None:
        """Stop reading the list."""
        self._listing += 1

    def find_last(self, files: Mapping[str, Path]) -> None:
        """Find the game that was left unfinished, and emit `last_found`; `files` maps game ids to the player's own
        files."""
        self._start(self._reader, self._find_last, dict(files))

    def go_on_with(self, game_id: str) -> None:
        """Open the game with that id, from its autosave unless it could not be saved; `opened`, `missing` or
        `played_elsewhere` is emitted then."""
        self._start(self._reader, self._go_on_with, game_id)

    def branch(self, match: Match, ply: int, seats: Sequence[Seat]) -> None:
        """Create a new game that continues from that ply; `opened` is emitted then."""
        self._start(self._reader, self._branch, match, ply, tuple(seats))

    def lay_out(self, make: Callable[[], Match], opens: str = "") -> None:
        """Create a game in the reading thread; `opened` is emitted then, with the page that the game `opens`."""
        self._start(self._reader, self._lay_out, make, False, opens)

    def lay_out_finished(self, match: Match, for_review: bool = False) -> None:
        """Prepare a game that was read by other means, in any thread; `opened` is emitted then."""
        self._start(self._reader, self._lay_out, lambda: match, for_review)

    # -- in the worker threads --------------------------------------------------------------------------------------

    def _keep(self, game_id: str) -> None:
        was_waiting, error = self._autosaving.keep(game_id)
        if was_waiting:
            if error is not None and not self._is_failing:
                self.autosave_failed.emit(error)
            self._is_failing = error is not None

    def _release(self, game_id: str) -> None:
        left = self._autosaving.release(game_id)
        if left is not None:
            self.left_unsaved.emit(left)

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
        if automatic:
            loaded = self._autosaving.unsaved_copy(loaded.match.id) or loaded
        own = not automatic and has_suffix(path)
        self.opened.emit(self._made_ready(loaded, path if own else None, automatic))

    def _list(self, listing: int, games: Iterator[FoundGame], files: Mapping[str, Path]) -> None:
        """Emit `listed` with the next game, and requeue the rest behind all other tasks of the thread."""
        if listing != self._listing:
            return
        found = next(games, None)
        if found is None:
            self.all_listed.emit()
            return
        entry = _entry(found, self._library.folders, files)
        read_for(entry.names)
        if listing != self._listing:
            return
        self.listed.emit(entry)
        with suppress(RuntimeError):  # the thread has ended in the meantime
            self._start(self._reader, self._list, listing, games, files)

    def _find_last(self, files: Mapping[str, Path]) -> None:
        search = self._library.last(files)
        if (found := search.game) is not None and found.left_out:
            self.last_left_out.emit()
            return
        last = LastGame(None, unreadable=search.unreadable) if self._library.keeps_games() else None
        with suppress(SaveError):
            if found is not None:
                loaded = self._library.load(found.path, found.automatic)
                opened = self._made_ready(loaded, None if found.automatic else found.path, found.automatic)
                last = LastGame(opened, found.crashed, search.unreadable, search.has_more_moves)
        self.last_found.emit(last)

    def _made_ready(self, loaded: LoadedGame, path: Path | None, kept: bool) -> OpenedGame:
        """Returns the game with all data that the table needs. The built-in heuristic plays for bots that cannot."""
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
        unreadable = self._library.set_unreadable_aside(match.id)
        return OpenedGame(
            match, prepared(match), path, kept, loaded.other_rules, unknown, programs, unreadable=unreadable
        )

    def _branch(self, match: Match, ply: int, seats: tuple[Seat, ...]) -> None:
        branch = match.branch(ply, seats)
        self.opened.emit(OpenedGame(branch, prepared(branch)))

    def _go_on_with(self, game_id: str) -> None:
        unsaved = self._autosaving.unsaved_copy(game_id)
        if unsaved is not None:
            self.opened.emit(self._made_ready(unsaved, None, True))
            return
        found = self._library.kept(game_id)
        if found is not None and found.in_use:
            self.played_elsewhere.emit(game_id)
            return
        loaded = None
        if found is not None and found.error is None:
            with suppress(SaveError):  # the file has been removed in the meantime
                loaded = self._library.load(found.path, automatic=True)
        if loaded is None:
            self.missing.emit(game_id)
        elif loaded.match.id != game_id:  # another instance has opened the game in the meantime
            self.played_elsewhere.emit(game_id)
        else:
            self.opened.emit(self._made_ready(loaded, None, True))

    def _lay_out(self, make: Callable[[], Match], for_review: bool = False, opens: str = "") -> None:
        match = make()
        self.opened.emit(OpenedGame(match, prepared(match), for_review=for_review, opens=opens))

    def _start(self, thread: ThreadPoolExecutor, task: Callable[..., None], *arguments: object) -> None:
        if self._closed:
            return
        started = thread.submit(task, *arguments)
        if thread is self._reader:
            self._reads.add(started)
            started.add_done_callback(self._reads.discard)
        started.add_done_callback(_log_exception)


def _load_format(options: GameOptions) -> None:
    format_of(options)


def prepared(match: Match) -> Any:
    """Returns the data that the game's own session derives from a match, whose names it will be able to draw."""
    read_for(match.setup.names)
    return FACES[match.setup.options.game].prepared(match)


def _log_exception(task: Future[None]) -> None:
    """Log an unexpected error of a task, which would otherwise be lost."""
    if not task.cancelled() and (error := task.exception()) is not None:
        _log.critical("unexpected error with a file", exc_info=error)


def _entry(found: FoundGame, folders: Folders, files: Mapping[str, Path]) -> SaveEntry:
    """Returns a row of the list. The review of an autosaved game lies beside the player's own file of that game, one
    of `files`."""
    loaded = found.loaded
    kind = SaveKind.AUTOMATIC if found.automatic else SaveKind.SAVED
    if loaded is None:
        return SaveEntry(found.path, kind, None, None, None, found.error, found.written, found.in_use)
    match = loaded.match
    game = match.record.game
    laid_out = FACES[match.setup.options.game].laid_out(match)
    known = accuracies(match, folders, files.get(match.id) if found.automatic else found.path)
    return SaveEntry(
        found.path, kind, Summary.from_loaded(loaded), game, laid_out, None, found.written, found.in_use, known
    )
