"""The error of reading and writing files: with a sentence for the player, and the place and the fault for
developers."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from enum import Enum

from puertorico_desktop.marking import QT_TRANSLATE_NOOP


class Problem(Enum):
    """The kind of a problem with a file; the value is a stable id."""

    # reading
    NOT_FOUND = "not_found"
    NO_ACCESS = "no_access"
    UNREADABLE = "unreadable"
    IN_USE = "in_use"
    NOT_A_SAVE = "not_a_save"
    DAMAGED = "damaged"
    NEWER_FORMAT = "newer_format"
    UNKNOWN_GAME = "unknown_game"
    UNKNOWN_EDITION = "unknown_edition"
    DAMAGED_HISTORY = "damaged_history"
    NEWER_HISTORY = "newer_history"
    # writing
    DISK_FULL = "disk_full"
    READ_ONLY = "read_only"
    NO_FOLDER = "no_folder"
    NOT_A_FOLDER = "not_a_folder"
    NAME = "name"
    UNWRITABLE = "unwritable"
    CHANGED_ELSEWHERE = "changed_elsewhere"


SENTENCES: Mapping[Problem, str] = {
    Problem.NOT_FOUND: QT_TRANSLATE_NOOP("Problem", "The file is not there."),
    Problem.NO_ACCESS: QT_TRANSLATE_NOOP("Problem", "The file may not be read."),
    Problem.UNREADABLE: QT_TRANSLATE_NOOP("Problem", "The file cannot be read."),
    Problem.IN_USE: QT_TRANSLATE_NOOP("Problem", "Another program has the file open."),
    Problem.NOT_A_SAVE: QT_TRANSLATE_NOOP("Problem", "This is not a saved game."),
    Problem.DAMAGED: QT_TRANSLATE_NOOP("Problem", "The saved game is damaged."),
    Problem.NEWER_FORMAT: QT_TRANSLATE_NOOP(
        "Problem", "The game was saved by a newer version of this program; this version cannot read it."
    ),
    Problem.UNKNOWN_GAME: QT_TRANSLATE_NOOP(
        "Problem", "The file holds a game that this version of the program does not know."
    ),
    Problem.UNKNOWN_EDITION: QT_TRANSLATE_NOOP(
        "Problem", "The saved game is of an edition that this version of the program does not know."
    ),
    Problem.DAMAGED_HISTORY: QT_TRANSLATE_NOOP("Problem", "The statistics are damaged."),
    Problem.NEWER_HISTORY: QT_TRANSLATE_NOOP(
        "Problem",
        "The statistics were written by a newer version of this program; this version can only read them.",
    ),
    Problem.DISK_FULL: QT_TRANSLATE_NOOP("Problem", "The disk is full."),
    Problem.READ_ONLY: QT_TRANSLATE_NOOP("Problem", "Nothing may be written there."),
    Problem.NO_FOLDER: QT_TRANSLATE_NOOP("Problem", "The folder is not there."),
    Problem.NOT_A_FOLDER: QT_TRANSLATE_NOOP("Problem", "There is a file where a folder should be."),
    Problem.NAME: QT_TRANSLATE_NOOP(
        "Problem", "The name is too long, alone or with its folders, or has signs that are not allowed there."
    ),
    Problem.UNWRITABLE: QT_TRANSLATE_NOOP("Problem", "The file cannot be written."),
    Problem.CHANGED_ELSEWHERE: QT_TRANSLATE_NOOP(
        "Problem", "Another program has changed the file since it was opened here."
    ),
}
"""The sentence shown to the player for each problem, in English; the window translates it."""


class FileKind(Enum):
    """The kind of file that was expected."""

    GAME = "game"
    LESSON = "lesson"
    PUZZLES = "puzzles"
    EXPORT = "export"
    HISTORY = "history"


SENTENCES_ABOUT: Mapping[tuple[FileKind, Problem], str] = {
    (FileKind.LESSON, Problem.NOT_A_SAVE): QT_TRANSLATE_NOOP("Problem", "This is not a lesson."),
    (FileKind.LESSON, Problem.DAMAGED): QT_TRANSLATE_NOOP("Problem", "The lesson is not in order."),
    (FileKind.LESSON, Problem.NEWER_FORMAT): QT_TRANSLATE_NOOP(
        "Problem", "The lesson was written for a newer version of this program; this version cannot read it."
    ),
    (FileKind.PUZZLES, Problem.NOT_A_SAVE): QT_TRANSLATE_NOOP("Problem", "This is not a file of puzzles."),
    (FileKind.PUZZLES, Problem.DAMAGED): QT_TRANSLATE_NOOP("Problem", "The file of puzzles is damaged."),
    (FileKind.PUZZLES, Problem.NEWER_FORMAT): QT_TRANSLATE_NOOP(
        "Problem", "The puzzles were made by a newer version of this program; this version cannot read them."
    ),
    (FileKind.EXPORT, Problem.NOT_A_SAVE): QT_TRANSLATE_NOOP(
        "Problem", "This is neither an export of the games nor a saved game."
    ),
    (FileKind.EXPORT, Problem.DAMAGED): QT_TRANSLATE_NOOP("Problem", "The export of the games is damaged."),
    (FileKind.EXPORT, Problem.NEWER_FORMAT): QT_TRANSLATE_NOOP(
        "Problem", "The games were exported by a newer version of this program; this version cannot read them."
    ),
    (FileKind.HISTORY, Problem.NOT_A_SAVE): QT_TRANSLATE_NOOP("Problem", "This is not a database of the statistics."),
    (FileKind.HISTORY, Problem.READ_ONLY): QT_TRANSLATE_NOOP(
        "Problem", "The statistics cannot be changed: their file or its folder is protected."
    ),
    (FileKind.HISTORY, Problem.UNWRITABLE): QT_TRANSLATE_NOOP("Problem", "The statistics cannot be written."),
}
"""The sentences for files of other kinds, where that of `SENTENCES` speaks of a saved game."""

_READING = {
    errno.ENOENT: Problem.NOT_FOUND,
    errno.ENOTDIR: Problem.NOT_FOUND,
    errno.EACCES: Problem.NO_ACCESS,
    errno.EPERM: Problem.NO_ACCESS,
    errno.ENAMETOOLONG: Problem.NOT_FOUND,
}
_WRITING = {
    errno.ENOSPC: Problem.DISK_FULL,
    errno.EDQUOT: Problem.DISK_FULL,
    errno.EFBIG: Problem.DISK_FULL,
    errno.EACCES: Problem.READ_ONLY,
    errno.EPERM: Problem.READ_ONLY,
    errno.EROFS: Problem.READ_ONLY,
    errno.ENOENT: Problem.NO_FOLDER,
    errno.ENOTDIR: Problem.NOT_A_FOLDER,
    errno.EEXIST: Problem.NOT_A_FOLDER,
    errno.ENODEV: Problem.NO_FOLDER,
    errno.ENAMETOOLONG: Problem.NAME,
    errno.EINVAL: Problem.NAME,
    errno.EILSEQ: Problem.NAME,
}
_IN_USE = {32, 33, 1224}
"""ERROR_SHARING_VIOLATION, ERROR_LOCK_VIOLATION, ERROR_USER_MAPPED_FILE; Python reports them as PermissionError."""
_WINDOWS_READING = {
    **dict.fromkeys(_IN_USE, Problem.IN_USE),
    21: Problem.NOT_FOUND,  # ERROR_NOT_READY: nothing lies in the drive
    123: Problem.NOT_FOUND,  # ERROR_INVALID_NAME
    206: Problem.NOT_FOUND,  # ERROR_FILENAME_EXCED_RANGE
}
_WINDOWS_WRITING = {
    **dict.fromkeys(_IN_USE, Problem.IN_USE),
    21: Problem.NO_FOLDER,
    39: Problem.DISK_FULL,  # ERROR_HANDLE_DISK_FULL
    123: Problem.NAME,
    206: Problem.NAME,
}
LONGEST_WINDOWS_PATH = 259
"""The greatest length of a path, in characters, that every Windows accepts; most report a longer path as not
found."""


class SaveError(Exception):
    """Raised when a file cannot be read as a file of the expected `kind`, or cannot be written.

    `problem` determines the sentence for the player (`sentence`). `place` is the path inside the document and `fault`
    the fault there, for developers: `snapshot.players[1].city[3].colonists`, `4 is more than its 3 circles`. Either
    may be empty.
    """

    def __init__(self, problem: Problem, place: str = "", fault: str = "", kind: FileKind = FileKind.GAME) -> None:
        super().__init__(problem, place, fault, kind)
        self.problem = problem
        self.place = place
        self.fault = fault
        self.kind = kind

    @property
    def sentence(self) -> str:
        """The sentence for the player, in English."""
        return SENTENCES_ABOUT.get((self.kind, self.problem), SENTENCES[self.problem])

    @property
    def detail(self) -> str:
        """Place and fault on one line; empty if both are."""
        return " ".join(": ".join(part for part in (self.place, self.fault) if part).split())

    def __str__(self) -> str:
        """Returns the sentence in English and the detail, on one line."""
        return f"{self.sentence} ({self.detail})" if self.detail else self.sentence

    def about(self, kind: FileKind) -> SaveError:
        """Returns the same error for a file of another expected kind."""
        return SaveError(self.problem, self.place, self.fault, kind)

    @classmethod
    def reading(cls, error: OSError) -> SaveError:
        """Returns the error for an operating system error while reading."""
        problem = _WINDOWS_READING.get(_windows_number(error)) or _READING.get(error.errno or 0)
        return cls(problem or Problem.UNREADABLE, fault=str(error.strerror or error))

    @classmethod
    def writing(cls, error: OSError) -> SaveError:
        """Returns the error for an operating system error while writing."""
        problem = _WINDOWS_WRITING.get(_windows_number(error)) or _WRITING.get(error.errno or 0)
        if problem is Problem.NAME and error.filename is None:
            problem = None  # the error is not about a file name
        if problem is Problem.NO_FOLDER and sys.platform == "win32" and isinstance(error.filename, str):
            problem = _what_is_not_there(error.filename)
        return cls(problem or Problem.UNWRITABLE, fault=str(error.strerror or error))


@contextmanager
def reading_as(kind: FileKind) -> Iterator[None]:
    """Convert every SaveError raised in the body of the `with` statement to one about a file of that kind."""
    try:
        yield
    except SaveError as error:
        raise error.about(kind) from None


def _windows_number(error: OSError) -> int:
    """Returns the Windows number of the error; 0 on other systems."""
    number = getattr(error, "winerror", None)
    return number if isinstance(number, int) else 0


def _what_is_not_there(path: str) -> Problem:
    """Returns the problem behind "not found" on Windows when a file cannot be created."""
    if len(os.path.abspath(path)) > LONGEST_WINDOWS_PATH:
        return Problem.NAME
    # This is how "controlled folder access" of Windows denies access to Documents.
    return Problem.READ_ONLY if os.path.isdir(os.path.dirname(path)) else Problem.NO_FOLDER
