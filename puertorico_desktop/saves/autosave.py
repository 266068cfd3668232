"""The store of automatic saves: the last five games, protected from other running programs.

The store has the last three generations of each game, which may be seconds apart, and some older generations an hour
and a day apart. The name of a file is a number that increases with every file written to the folder, so that the
order of files does not depend on a clock.

A game being played is claimed with a system lock, which is released when its program ends, even by a crash. A mark
file beside the generations stays until the game is closed properly; a mark without a lock is the sign of a crash.
"""

from __future__ import annotations

import errno
import os
import re
import stat
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path

import attrs
from filelock import BaseFileLock, FileLock, Timeout

from puertorico_desktop.saves.errors import SaveError
from puertorico_desktop.saves.filenames import SUFFIX, unused
from puertorico_desktop.saves.files import remove_stale, replace, sync_folder, temporary_file

LATEST = 3
"""The number of newest generations of a game that are always kept."""
SPARSE = ((3600.0, 2), (86400.0, 2))
"""For older generations: pairs of a minimum distance in seconds, and the number of generations kept at that
distance."""
MOST_BYTES_KEPT = 1_000_000
"""The size in bytes of all generations of a game above which older generations are deleted."""
KEPT_GAMES = 5
MOST_STARTS = 2
"""The number of failed starts of the program with a game after which it starts without that game."""
PLAYING = "playing"
"""The name of the mark file of a game that has not been closed."""
STARTING = "starting"
"""The name of the mark file that counts unfinished starts of the program with the game: one byte for each."""

_ID = re.compile("[0-9a-f]{32}")
_DIGITS = 10
_LARGEST = 10**_DIGITS - 1
"""The largest number of a file. No computer writes as many autosaves, but the folder may contain a file with that
number; names with more digits are not generations."""
_NUMBERED = re.compile(rf"([0-9]{{{_DIGITS}}})\.prgame")
_OLD_NAMES = ("1.prgame", "2.prgame", "3.prgame")
"""The names of generations of earlier versions of the program, the newest first. They count as older than all
numbered ones."""
_LOCKS = "locks"
UNREADABLE = "unreadable"
"""The name of the folder beside the games for generations that could not be read."""
_LOCK_SECONDS = 0.3
"""The timeout of a claim in seconds: another program may hold the lock for a moment to test whether the game is
claimed."""
_NO_LOCKS = {errno.ENOSYS, errno.ENOLCK, errno.ENOTSUP, errno.EOPNOTSUPP}
"""The error numbers from a drive that does not support locks."""


@attrs.frozen
class AutosavedGame:
    """A game in the store. `generations` are its files, the newest first; `number` is the number of the newest one, 0
    for files of earlier versions, and `written` its time in seconds since 1970. `in_use`: whether a running program
    has claimed the game. `ended_abruptly`: whether its program ended without closing the game."""

    id: str
    generations: tuple[Path, ...]
    number: int
    written: float
    in_use: bool
    ended_abruptly: bool


@attrs.frozen
class _Generation:
    path: Path
    number: int
    written: float
    size: int


class AutosaveStore:
    """A folder of autosaves, whose content may be arbitrary. Methods are thread-safe."""

    def __init__(self, folder: Path, is_needed: Callable[[AutosavedGame], bool] = lambda game: False) -> None:
        """`is_needed` returns whether a game is kept however many others there are."""
        self._folder = folder
        self._is_needed = is_needed
        self._claims: dict[str, BaseFileLock | None] = {}
        self._begun: set[str] = set()
        self._starting: set[str] = set()
        self._number = 0
        self._is_closed = False
        self._mutex = threading.RLock()

    def claim(self, game_id: str) -> bool:
        """Claim the game for this program, and return whether that succeeded; it fails if another program has claimed
        the game, and after `close`. Raises SaveError."""
        self._slot(game_id)
        with self._mutex:
            if self._is_closed:
                return False
            if game_id in self._claims:
                return True
            lock = self._lock(game_id)
            try:
                self._lock_path(game_id).parent.mkdir(parents=True, exist_ok=True)
                lock.acquire(timeout=_LOCK_SECONDS)
            except Timeout:
                return False
            except (NotImplementedError, ImportError):  # the fallback of the library is not packaged
                self._claims[game_id] = None  # the drive has no file locks
            except OSError as error:
                if error.errno not in _NO_LOCKS:
                    raise SaveError.writing(error) from None
                self._claims[game_id] = None
            else:
                self._claims[game_id] = lock
            return True

    def is_own(self, game_id: str) -> bool:
        """Returns whether this program has claimed the game."""
        with self._mutex:
            return game_id in self._claims

    def write(self, game_id: str, data: bytes) -> None:
        """Write the data as the newest generation of a claimed game. Raises SaveError; older generations are
        unchanged then."""
        slot = self._slot(game_id)
        with self._mutex:
            try:
                self._number = self._next_number()
                # Every time, because the folder may be removed while the game is played.
                slot.mkdir(parents=True, exist_ok=True)
                (slot / PLAYING).touch()
            except OSError as error:
                raise SaveError.writing(error) from None
            if game_id not in self._begun:
                sync_folder(self._folder)  # the entry of a folder that was just created
            newest = slot / _name(self._number)
            with temporary_file(newest, data) as temporary:
                replace(temporary, newest)
                sync_folder(slot)
            self._drop_generations(game_id)
            if game_id not in self._begun:
                self._begun.add(game_id)
                remove_stale(slot)
                self._thin_out()

    def set_aside(self, game_id: str, path: Path) -> Path:
        """Move a generation of a claimed game, which cannot be read, to the folder `UNREADABLE`, where later ones do
        not push it out. Returns its new path; the old one if it cannot be moved, or if the game is not claimed."""
        folder = self._folder / UNREADABLE
        with self._mutex:
            if game_id in self._claims:
                with suppress(OSError, SaveError):
                    folder.mkdir(exist_ok=True)
                    # The number may have been given again, to a file that cannot be read either.
                    aside = unused(folder / path.name)
                    replace(path, aside)
                    sync_folder(folder)
                    return aside
            return path

    def may_start(self, game_id: str) -> bool:
        """Count a start of the program with that game, and return whether to go on: False after `MOST_STARTS` failed
        starts."""
        mark = self._slot(game_id) / STARTING
        with self._mutex:
            with suppress(OSError), open(mark, "ab") as file:  # without write access the starts are not counted
                if file.tell() >= MOST_STARTS:
                    return False
                file.write(b"x")
            self._starting.add(game_id)
            return True

    def confirm_start(self, game_id: str) -> None:
        """Note that the program has started and shows that game: the counts of starts with that game, and with all
        other games that were tried at this start, are reset."""
        with self._mutex:
            for name in (game_id, *self._starting):
                with suppress(OSError):
                    (self._slot(name) / STARTING).unlink(missing_ok=True)
            self._starting.clear()

    def release(self, game_id: str) -> None:
        """Note that a game was closed properly, and give up its claim. Does nothing if the game is not claimed."""
        with self._mutex:
            if game_id not in self._claims:
                return
            slot = self._slot(game_id)
            with suppress(OSError):
                (slot / PLAYING).unlink(missing_ok=True)
            self.confirm_start(game_id)
            with suppress(OSError):  # fails if the folder is not empty, which keeps the game
                slot.rmdir()
            lock = self._claims.pop(game_id)
            self._begun.discard(game_id)
            over = not slot.exists()
            # Before the lock is released, because another process could take it afterwards. Windows allows the
            # removal only after the release, and never that of a lock in use.
            if over and sys.platform != "win32":
                self._forget_lock(game_id)
            if lock is not None:
                with suppress(OSError):
                    lock.release()
            if over and sys.platform == "win32":
                self._forget_lock(game_id)

    def close(self) -> None:
        """Release all claimed games, and claim no further ones."""
        with self._mutex:
            self._is_closed = True
            for game_id in list(self._claims):
                self.release(game_id)

    def games(self) -> list[AutosavedGame]:
        """Returns the autosaves, the newest first. Raises SaveError if the folder exists but cannot be read."""
        with self._mutex:
            try:
                found = [game for name in self._ids() for game in self._look(name)]
            except OSError as error:
                raise SaveError.reading(error) from None
            return sorted(found, key=lambda game: (game.number, game.written), reverse=True)

    # -- internal ---------------------------------------------------------------------------------------------------

    def _slot(self, game_id: str) -> Path:
        if not _ID.fullmatch(game_id):
            raise ValueError(f"not the id of a game: {game_id!r}")
        return self._folder / game_id

    def _lock_path(self, game_id: str) -> Path:
        return self._folder / _LOCKS / f"{game_id}.lock"

    def _lock(self, game_id: str) -> BaseFileLock:
        return FileLock(self._lock_path(game_id), thread_local=False)

    def _forget_lock(self, game_id: str) -> None:
        with suppress(OSError):
            self._lock_path(game_id).unlink(missing_ok=True)

    def _ids(self) -> list[str]:
        """Returns the ids of the games in the folder. Raises OSError if the folder exists but cannot be read."""
        try:
            return [path.name for path in self._folder.iterdir() if _ID.fullmatch(path.name)]
        except FileNotFoundError:
            return []

    def _files(self, game_id: str) -> list[_Generation]:
        """Returns the generations of a game, the newest first."""
        found = []
        with suppress(OSError):
            for path in self._slot(game_id).iterdir():
                match = _NUMBERED.fullmatch(path.name)
                if match is None and path.name not in _OLD_NAMES:
                    continue
                with suppress(OSError):
                    about = path.stat()
                    if stat.S_ISREG(about.st_mode):
                        number = 0 if match is None else int(match[1])
                        found.append(_Generation(path, number, about.st_mtime, about.st_size))
        # Of equal numbers (files of earlier versions), the first name is the newest.
        return sorted(sorted(found, key=lambda one: one.path.name), key=lambda one: one.number, reverse=True)

    def _next_number(self) -> int:
        """Returns the largest number in the folder plus 1: also numbers of folders and other things that are no files
        are not given again. If that would exceed `_LARGEST`, all files are first renumbered from 1 on, in their
        order; equal numbers stay equal. A file that cannot be renamed keeps its name until the next attempt."""
        games = self._ids()
        files = [one for name in games for one in self._files(name)]
        largest = max([self._number, *(number for name in games for number in self._numbers_in(name))])
        if largest >= _LARGEST:
            numbers = sorted({0, *(one.number for one in files)})
            for one in sorted(files, key=lambda one: one.number):
                # The new number is never larger, and the file that had it has already been renamed.
                number = numbers.index(one.number)
                if number != one.number:
                    with suppress(OSError):
                        one.path.rename(one.path.with_name(_name(number)))
            largest = len(numbers) - 1
        return largest + 1

    def _numbers_in(self, game_id: str) -> list[int]:
        """Returns the numbers of all entries of a game's folder with the name of a generation."""
        with suppress(OSError):
            names = map(_NUMBERED.fullmatch, os.listdir(self._slot(game_id)))
            return [int(match[1]) for match in names if match is not None]
        return []

    def _look(self, game_id: str) -> Iterator[AutosavedGame]:
        files = self._files(game_id)
        if files:
            in_use = self._is_in_use(game_id)
            abrupt = not in_use and (self._slot(game_id) / PLAYING).exists()
            paths = tuple(one.path for one in files)
            yield AutosavedGame(game_id, paths, files[0].number, files[0].written, in_use, abrupt)

    def _drop_generations(self, game_id: str) -> None:
        files = self._files(game_id)
        kept = _worth_keeping(files)
        for one in files:
            if one not in kept:
                with suppress(OSError):
                    one.path.unlink()

    def _is_in_use(self, game_id: str) -> bool:
        if game_id in self._claims:
            return True
        if not self._lock_path(game_id).exists():
            return False
        lock = self._lock(game_id)
        try:
            lock.acquire(timeout=0)
        except Timeout:
            return True
        except (OSError, NotImplementedError, ImportError):
            return False
        lock.release()
        return False

    def _thin_out(self) -> None:
        """Remove all games but the last `KEPT_GAMES`, those that are being played, and those that are needed."""
        with suppress(SaveError):
            for game in self.games()[KEPT_GAMES:]:
                if not game.in_use and not self._is_needed(game):
                    self._remove(game.id)

    def _remove(self, game_id: str) -> None:
        """Delete a game, unless another program has claimed it in the meantime."""
        if not self.claim(game_id):
            return
        slot = self._slot(game_id)
        with suppress(OSError):
            for name in (PLAYING, STARTING):
                (slot / name).unlink(missing_ok=True)
            for path in (*(one.path for one in self._files(game_id)), *slot.glob(".*.tmp")):
                path.unlink(missing_ok=True)
        self.release(game_id)


def _name(number: int) -> str:
    return f"{number:0{_DIGITS}}{SUFFIX}"


def _worth_keeping(files: Sequence[_Generation]) -> list[_Generation]:
    """Returns the generations of a game to keep, out of `files`, the newest first."""
    kept, left = list(files[:LATEST]), list(files[LATEST:])
    for apart, many in SPARSE:
        chosen: list[_Generation] = []
        for one in reversed(left):
            # The absolute difference, because the clock may have been set back.
            if not chosen or abs(one.written - chosen[-1].written) >= apart:
                chosen.append(one)
        kept += chosen[: -many - 1 : -1]
        left = chosen[-many - 1 :: -1] if len(chosen) > many else []
    while len(kept) > LATEST and sum(one.size for one in kept) > MOST_BYTES_KEPT:
        kept.pop()
    return kept
