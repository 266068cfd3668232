"""The progress in lessons: which lessons are done, and the moves of lessons left in the middle. It is kept in a small
file of its own."""

from __future__ import annotations

import threading
from collections.abc import Mapping
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

import attrs

from puertorico_desktop.saves.converter import format_json, make_converter, structured
from puertorico_desktop.saves.errors import Problem, SaveError
from puertorico_desktop.saves.files import BACKUP, read_bytes, write_atomically
from puertorico_desktop.saves.reading import headed

MAGIC = "puertorico-desktop lessons"
FORMAT = 1
MOST_BYTES = 2_000_000
SET_ASIDE = ".damaged"


@attrs.frozen
class LessonState:
    """The progress in a lesson. `digest` identifies the version of the lesson file; `line` are all moves played,
    `tries` the lines that were taken back, `hints` the number of hints shown; `extras` is whether all optional goals
    were reached too."""

    digest: str = ""
    done: bool = False
    extras: bool = False
    hints: int = 0
    line: tuple[str, ...] = attrs.field(default=(), metadata={"most": 1000})
    tries: tuple[tuple[str, ...], ...] = ()


@attrs.frozen
class _File:
    magic: str
    format: int
    lessons: dict[str, LessonState] = attrs.field(metadata={"most": 2000})


_converter = make_converter()


def _decode(data: bytes) -> dict[str, LessonState]:
    return structured(_converter, headed(data, MAGIC, FORMAT), _File).lessons


def encode(lessons: Mapping[str, LessonState]) -> bytes:
    """Returns the progress as the content of a file."""
    return format_json(_converter.unstructure(_File(MAGIC, FORMAT, dict(lessons))))


def read(path: Path) -> dict[str, LessonState]:
    """Returns the progress in a file, or in its backup if the file cannot be read; a damaged file is renamed. Raises
    SaveError (NEWER_FORMAT) for a file of a newer version, which must not be overwritten."""
    for one in (path, path.with_name(path.name + BACKUP)):
        try:
            return _decode(read_bytes(one, MOST_BYTES))
        except SaveError as error:
            if error.problem is Problem.NEWER_FORMAT:
                raise
            if error.problem not in (Problem.NOT_FOUND, Problem.NO_ACCESS) and one == path:
                with suppress(OSError):
                    one.replace(one.with_name(one.name + SET_ASIDE))
    return {}


class Progress:
    """The progress in all lessons, kept in a file. `get` and `put` are for the GUI thread and never wait for the
    disk; `load` and `write` access the file and exclude each other.

    Two windows may write the file: a lesson that is done stays done.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lock = threading.Lock()
        """Held while the states in memory are read or changed."""
        self._disk = threading.Lock()
        """Held while the file is read or written; acquired before `_lock`."""
        self._lessons: dict[str, LessonState] = {}
        self._changed: set[str] = set()
        self._is_newer = False
        self._aside: Path | None = None

    def load(self) -> None:
        """Read the file. A damaged file, set aside now or by another part of the program, is renamed with the
        date."""
        with self._disk:
            try:
                found = read(self._path)
            except SaveError:
                self._is_newer = True
                return
            with self._lock:
                self._lessons = self._with_changes(found)
            aside = self._path.with_name(self._path.name + SET_ASIDE)
            with suppress(OSError):
                named = aside.with_name(f"{aside.name}-{datetime.now(UTC):%Y%m%d-%H%M%S}")
                aside.replace(named)
                self._aside = named

    @property
    def is_damage_untold(self) -> bool:
        """Whether a damaged file was set aside and not yet reported."""
        return self._aside is not None

    def take_damaged_path(self) -> Path | None:
        """Returns the path of a damaged file that was set aside and not yet reported; None at the second call."""
        found, self._aside = self._aside, None
        return found

    def get(self, lesson_id: str) -> LessonState:
        """Returns the progress in a lesson."""
        return self._lessons.get(lesson_id, LessonState())

    @property
    def has_done(self) -> bool:
        """Whether any lesson is done."""
        with self._lock:
            return any(state.done for state in self._lessons.values())

    def put(self, lesson_id: str, state: LessonState) -> None:
        """Set the progress in a lesson; a lesson that is done stays done."""
        with self._lock:
            self._lessons[lesson_id] = _with_done(state, self.get(lesson_id))
            self._changed.add(lesson_id)

    def write(self) -> None:
        """Write the changes to the file. Raises SaveError, NEWER_FORMAT for a file of a newer version, which is left
        as it is."""
        with self._disk:
            with self._lock:
                changed = {one: self._lessons[one] for one in self._changed}
            if not changed:
                return
            if self._is_newer:
                raise SaveError(Problem.NEWER_FORMAT, fault="is left as it is")
            found = read(self._path)
            for lesson_id, state in changed.items():
                found[lesson_id] = _with_done(state, found.get(lesson_id))
            with suppress(OSError):
                self._path.parent.mkdir(parents=True, exist_ok=True)
            write_atomically(self._path, encode(found), backup=True)
            with self._lock:  # changes made during the writing are written the next time
                self._changed = {one for one in self._changed if self._lessons[one] is not changed.get(one)}
                self._lessons = self._with_changes(found)

    def _with_changes(self, found: dict[str, LessonState]) -> dict[str, LessonState]:
        """Returns the states in the file, updated with those not written yet; called while the lock is held."""
        changed = {one: self._lessons[one] for one in self._changed}
        return {**found, **{one: _with_done(state, found.get(one)) for one, state in changed.items()}}


def _with_done(state: LessonState, other: LessonState | None) -> LessonState:
    """Returns `state`, marked as done and with extras also where `other` is."""
    if other is None:
        return state
    return attrs.evolve(state, done=state.done or other.done, extras=state.extras or other.extras)
