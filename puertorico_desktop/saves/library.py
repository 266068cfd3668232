"""The games on this computer: the player's own files, and the autosaves. All methods here may wait for the disk."""

from __future__ import annotations

import logging
import threading
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from datetime import date
from pathlib import Path

import attrs

from puertorico_desktop.match.match import Match, kind_and_key, new_id, utc_now
from puertorico_desktop.saves.autosave import AutosavedGame, AutosaveStore
from puertorico_desktop.saves.converter import MOST_BYTES
from puertorico_desktop.saves.document import Document, LoadedGame, decode, document_of, encode
from puertorico_desktop.saves.errors import Problem, SaveError
from puertorico_desktop.saves.filenames import file_key, has_suffix, is_hidden
from puertorico_desktop.saves.files import BACKUP, fingerprint, read_bytes, sync_folder, write_atomically
from puertorico_desktop.saves.folders import Folders

_log = logging.getLogger(__name__)


@attrs.frozen
class FoundGame:
    """A file with a game, or with the error of reading it. `written` is in seconds since 1970, 0 if unknown.

    `in_use`: another program plays the game. `crashed`: the game was being played when its program ended without
    closing it. `left_out`: the program has repeatedly failed to start with the game, and the file was not read.
    """

    path: Path
    automatic: bool
    loaded: LoadedGame | None
    error: SaveError | None
    written: float
    in_use: bool = False
    crashed: bool = False
    left_out: bool = False


@attrs.frozen
class UnreadableFile:
    """A file that could not be read, and the error; `path` is where it is kept."""

    path: Path
    error: SaveError


@attrs.frozen
class LastFound:
    """The game to continue at the start of the program, None if there is none, and the games of which no autosave
    can be read although they were played later than all others. `has_more_moves`: the game is the player's own file,
    with moves that its autosave does not have."""

    game: FoundGame | None
    unreadable: tuple[UnreadableFile, ...] = ()
    has_more_moves: bool = False


class Library:
    """Reads and writes games. Methods may be called in several threads."""

    def __init__(self, folders: Folders) -> None:
        self.folders = folders
        self._store = AutosaveStore(folders.autosaves, _is_needed)
        self._known: dict[Path, str] = {}
        self._states: dict[Path, tuple[str, int]] = {}
        """The id of the game that was last written to each of the player's files, and the number of its state."""
        self._writing = threading.Lock()

    # -- writing ----------------------------------------------------------------------------------------------------

    def autosave(self, document: Document, instead: Path | None, state: int = 0) -> None:
        """Write an autosave of the game; if that fails, write the player's own file `instead`, unless moves would be
        lost there (`save`). `state` as in `save`. Raises SaveError if both fail."""
        data = encode(document)
        try:
            if not self._store.claim(document.table.id):
                raise SaveError(Problem.CHANGED_ELSEWHERE, "", document.table.id)
            self._store.write(document.table.id, data)
        except SaveError as error:
            if instead is None:
                raise
            try:
                self._check_unchanged(document, instead)
            except SaveError:
                raise error from None
            self._write(instead, document, data, state)

    def save(self, document: Document, path: Path, replace: bool, state: int = 0) -> None:
        """Write the game to one of the player's files; the previous content is kept beside it as a backup.

        `state` numbers the states of a game in their order. Two threads write files: if the file already has a later
        state of the game from this program, it is left as it is.

        Unless the player has agreed to `replace` the file, one that has changed since this program last read or wrote
        it is left alone (CHANGED_ELSEWHERE). Raises SaveError.
        """
        if not replace:
            self._check_unchanged(document, path)
        if path.parent == self.folders.saves:
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise SaveError.writing(error) from None
            sync_folder(path.parent.parent)
        self._write(path, document, encode(document), state)

    def is_own(self, game_id: str) -> bool:
        """Returns whether this program has claimed the game."""
        return self._store.is_own(game_id)

    def release(self, game_id: str) -> None:
        """Note that a game was closed properly; another program may play it."""
        self._store.release(game_id)

    def confirm_start(self, game_id: str) -> None:
        """Note that the program has started and shows that game."""
        self._store.confirm_start(game_id)

    def close(self) -> None:
        """Release all games."""
        self._store.close()

    def _write(self, path: Path, document: Document, data: bytes, state: int) -> None:
        game_id = document.table.id
        with self._writing:
            if self._has_later(path, game_id, state):
                return
            write_atomically(path, data, backup=True)
            self._known[path], self._states[path] = fingerprint(data), (game_id, state)

    def _has_later(self, path: Path, game_id: str, state: int) -> bool:
        """Returns whether the file has a later state of the game, which this program has written."""
        there, number = self._states.get(path, ("", 0))
        if there != game_id or number <= state:
            return False
        try:
            return self._known.get(path) == fingerprint(read_bytes(path, MOST_BYTES))
        except SaveError:
            return False

    def _check_unchanged(self, document: Document, path: Path) -> None:
        """Raise SaveError if the file has another game, or moves of this game that the document lacks: they would be
        lost."""
        try:
            data = read_bytes(path, MOST_BYTES)
        except SaveError as error:
            if error.problem is Problem.NOT_A_SAVE and path.is_file():
                raise SaveError(Problem.CHANGED_ELSEWHERE, "", str(error)) from None
            return  # there is no file, or writing will report the problem, such as a folder, which is never replaced
        if self._known.get(path) == fingerprint(data):
            return
        try:
            there = decode(data).match
        except SaveError as error:
            raise SaveError(Problem.CHANGED_ELSEWHERE, "", str(error)) from None
        if not _goes_on_from(document, there):
            raise SaveError(Problem.CHANGED_ELSEWHERE)

    # -- reading ----------------------------------------------------------------------------------------------------

    def load(self, path: Path, automatic: bool) -> LoadedGame:
        """Returns the game of a file and claims it for this program. The match gets a new id if an autosave with its
        id has other or further moves, or another program has claimed it.

        Raises SaveError if the file cannot be read.
        """
        data = read_bytes(path, MOST_BYTES)
        loaded = decode(data)
        self._known[path] = fingerprint(data)
        match = loaded.match
        if not automatic and self._is_kept_elsewhere(match):
            match.id = new_id()
        with suppress(SaveError):  # games can be read without write access; autosaving reports the problem
            if not self._store.claim(match.id):
                match.id = new_id()
        return loaded

    def set_unreadable_aside(self, game_id: str) -> tuple[UnreadableFile, ...]:
        """Set aside the autosaves of a game that are newer than the newest valid one, all of them if none is valid,
        so that they are kept while the game goes on. Returns them, the newest first; none if another program has
        claimed the game."""
        found = []
        for game in self._kept_games():
            if game.id == game_id and (self._store.is_own(game_id) or not game.in_use):
                for path in game.generations:
                    error = self._error_in(path)
                    if error is None:
                        break
                    _log.info("autosave %s not read: %s", path, error)
                    found.append(UnreadableFile(self._store.set_aside(game_id, path), error))
        return tuple(found)

    def _error_in(self, path: Path) -> SaveError | None:
        """Returns the error that a file cannot be read with; None if it can. A file that this program has read is not
        checked again."""
        try:
            data = read_bytes(path, MOST_BYTES)
            if self._known.get(path) != fingerprint(data):
                decode(data)
        except SaveError as error:
            return error
        return None

    def backup_of(self, path: Path) -> Path | None:
        """Returns the path of the backup of a file; None if the backup is missing or damaged."""
        backup = path.with_name(path.name + BACKUP)
        try:
            decode(read_bytes(backup, MOST_BYTES))
        except SaveError:
            return None
        return backup

    def games(self, recent: Iterable[Path]) -> Iterator[FoundGame]:
        """Yields all known games, damaged ones included: the recent files, the player's folder, the autosaves."""
        seen: set[object] = set()
        for path in (*recent, *self._own_files()):
            if file_key(path) in seen:  # the same file under another path
                continue
            seen.add(file_key(path))
            found = _look_into(path)
            if found.error is None or found.error.problem is not Problem.NOT_FOUND:
                yield found
        yield from self.autosaves()

    def autosaves(self) -> Iterator[FoundGame]:
        """Yields the autosaves, the newest first: of each game the newest generation that is valid, otherwise the
        newest.

        Games that this program plays are left out.
        """
        for game in self._kept_games():
            if not self._store.is_own(game.id):
                yield _look_at(game)

    def kept(self, game_id: str) -> FoundGame | None:
        """Returns the autosave of that game without claiming it; `in_use` is set only if another program plays the
        game. None if there is no autosave."""
        for game in self._kept_games():
            if game.id == game_id:
                return attrs.evolve(_look_at(game), in_use=game.in_use and not self._store.is_own(game_id))
        return None

    def last(self, files: Mapping[str, Path]) -> LastFound:
        """Returns the game to continue at the start of the program: the unfinished game with the newest autosave, if
        there is one. If the program has repeatedly failed to start with that game, returns it unread, with
        `left_out`.

        If the autosave failed, the player's own file among `files` (by game id) may have more moves, and is preferred
        then. The start with a game is counted before the game is read.
        """
        unreadable: list[UnreadableFile] = []
        is_newest = True
        for game in self._kept_games():
            if game.in_use:
                continue
            if not self._store.may_start(game.id):
                left_out = FoundGame(game.generations[0], True, None, None, game.written, left_out=True)
                return LastFound(left_out, tuple(unreadable))
            found = _look_at(game)
            if found.loaded is None:
                self._store.confirm_start(game.id)
                if is_newest and found.error is not None:
                    unreadable.append(UnreadableFile(found.path, found.error))
                continue
            is_newest = has_more_moves = False
            own = files.get(game.id)
            if own is not None:
                other = attrs.evolve(_look_into(own), crashed=found.crashed)
                if other.loaded is not None and _is_newer(other.loaded, found.loaded):
                    has_more_moves = not _contains(found.loaded, other.loaded)
                    found = other
            assert found.loaded is not None
            if found.loaded.match.record.game.decision is not None:
                return LastFound(found, tuple(unreadable), has_more_moves)
            self._store.confirm_start(game.id)
        return LastFound(None, tuple(unreadable))

    def keeps_games(self) -> bool:
        """Returns whether there is any autosave, also of a finished game."""
        return bool(self._kept_games())

    def _kept_games(self) -> list[AutosavedGame]:
        try:
            return list(self._store.games())
        except SaveError as error:
            _log.info("no autosaves: %s", error)
            return []

    def _own_files(self) -> list[Path]:
        with suppress(OSError):
            return sorted(path for path in self.folders.saves.iterdir() if has_suffix(path) and not is_hidden(path))
        return []

    def _is_kept_elsewhere(self, match: Match) -> bool:
        """Returns whether an autosave of the same game has other or further moves, so that it must not be
        replaced."""
        for game in self._kept_games():
            if game.id == match.id:
                document = document_of(match, utc_now())
                for path in game.generations:
                    kept = _look_into(path).loaded
                    if kept is not None:
                        return not _goes_on_from(document, kept.match)
        return False


def _is_needed(game: AutosavedGame) -> bool:
    """Returns whether a game is kept however many later ones there are: today's of which only one try counts, if it
    is not finished, and a game that cannot be read here, which a newer version or an expert may still read."""
    found = _look_at(game).loaded
    if found is None:
        return True
    match = found.match
    return match.is_one_try and match.is_running and kind_and_key(match.challenge)[1] == date.today().isoformat()


def _look_into(path: Path) -> FoundGame:
    try:
        written = path.stat().st_mtime
    except OSError:
        written = 0.0
    try:
        return FoundGame(path, False, decode(read_bytes(path, MOST_BYTES)), None, written)
    except SaveError as error:
        return FoundGame(path, False, None, error, written)


def _look_at(game: AutosavedGame) -> FoundGame:
    """Returns the newest generation that is valid, otherwise the newest."""
    newest = None
    for path in game.generations:
        found = attrs.evolve(_look_into(path), automatic=True, in_use=game.in_use, crashed=game.ended_abruptly)
        if found.loaded is not None:
            return found
        newest = newest or found
    assert newest is not None
    return newest


def _is_newer(one: LoadedGame, other: LoadedGame) -> bool:
    """Returns whether `one` has more moves than `other`, which must be the same game. Where neither contains the
    other or both are equal, the time of saving decides."""
    if one.match.id != other.match.id:
        return False
    ahead, behind = _contains(one, other), _contains(other, one)
    return one.saved > other.saved if ahead == behind else ahead


def _contains(one: LoadedGame, other: LoadedGame) -> bool:
    """Returns whether `one` contains all moves of `other`."""
    return _goes_on_from(document_of(one.match, one.saved), other.match)


def _goes_on_from(document: Document, there: Match) -> bool:
    """Returns whether the document contains all moves of the match `there`."""
    names = there.setup.names
    lines = tuple(f"{names[move.seat]}: {move.text}" for move in there.all_moves)
    return document.seed == there.setup.seed and document.actions[: len(lines)] == lines
