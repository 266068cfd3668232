"""The database file: opening with a waiting time, migration, copying, and setting aside of a damaged file."""

from __future__ import annotations

import logging
import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from functools import cache
from pathlib import Path, PurePath
from typing import Final
from urllib.parse import quote

from puertorico_desktop.learn.history.schema import STEPS, VERSION
from puertorico_desktop.saves.errors import FileKind, Problem, SaveError
from puertorico_desktop.saves.files import remove_stale, replace

_log = logging.getLogger(__name__)

PATIENCE: Final = 5.0
"""The seconds to wait for another window that has locked the database."""
MOST_VALUE: Final = 4_000_000
"""The largest text or blob that is read, in bytes, because a file may come from an untrusted source."""
MOST_SECONDS: Final = 120.0
"""The time limit in seconds for work on an untrusted database."""
BEGINNING: Final = b"SQLite format 3\0"
"""The first bytes of every database of SQLite."""
_STEPS: Final = 10_000
"""The number of virtual machine instructions of SQLite between two calls of the progress handler."""


def error_of(error: sqlite3.Error) -> SaveError:
    """Returns the SaveError that corresponds to an error of SQLite."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    problem = {
        sqlite3.SQLITE_FULL: Problem.DISK_FULL,
        sqlite3.SQLITE_READONLY: Problem.READ_ONLY,
        sqlite3.SQLITE_BUSY: Problem.IN_USE,
        sqlite3.SQLITE_LOCKED: Problem.IN_USE,
        sqlite3.SQLITE_CORRUPT: Problem.DAMAGED_HISTORY,
        sqlite3.SQLITE_NOTADB: Problem.DAMAGED_HISTORY,
        sqlite3.SQLITE_TOOBIG: Problem.DAMAGED_HISTORY,
        sqlite3.SQLITE_INTERRUPT: Problem.DAMAGED_HISTORY,
        sqlite3.SQLITE_CANTOPEN: Problem.NO_ACCESS,
        sqlite3.SQLITE_PERM: Problem.NO_ACCESS,
    }.get(code, Problem.UNWRITABLE)
    return SaveError(problem, fault=str(error), kind=FileKind.HISTORY)


def uri_of(path: PurePath, mode: str) -> str:
    """Returns the SQLite URI of a file with an absolute path. On Windows the path may begin with the name of another
    computer, which SQLite refuses as the host of a URI but accepts as part of the path."""
    text = path.as_posix()
    return f"file://{'' if text.startswith('/') else '/'}{quote(os.fsencode(text))}?mode={mode}"


def connect(path: Path, read_only: bool = False) -> sqlite3.Connection:
    """Opens the database, creating it if it does not exist; one of a newer version can only be read.

    Raises SaveError, with DAMAGED_HISTORY if the file is no sound database.
    """
    try:
        if not read_only:
            path.parent.mkdir(parents=True, exist_ok=True)
        mode = "ro" if read_only else "rwc"
        connection = sqlite3.connect(uri_of(path.absolute(), mode), timeout=PATIENCE, isolation_level=None, uri=True)
    except OSError as error:
        raise SaveError.writing(error).about(FileKind.HISTORY) from None
    except sqlite3.Error as error:
        raise error_of(error) from None
    try:
        connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, MOST_VALUE)
        connection.execute("PRAGMA trusted_schema = OFF")
        connection.execute("PRAGMA foreign_keys = ON")
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        if version > VERSION:
            connection.execute("PRAGMA query_only = ON")
        elif version < VERSION and not read_only:
            migrate(connection)
    except sqlite3.Error as error:
        connection.close()
        raise error_of(error) from None
    return connection


@contextmanager
def bounded(connection: sqlite3.Connection, should_stop: Callable[[], bool] = lambda: False) -> Iterator[None]:
    """Returns a context in which work of the database is interrupted with sqlite3.OperationalError after
    `MOST_SECONDS` or when `should_stop` returns true."""
    end = time.monotonic() + MOST_SECONDS
    connection.set_progress_handler(lambda: should_stop() or time.monotonic() > end, _STEPS)
    try:
        yield
    finally:
        connection.set_progress_handler(None, 0)


@contextmanager
def opened(path: Path, should_stop: Callable[[], bool] = lambda: False) -> Iterator[sqlite3.Connection]:
    """Returns a context with an untrusted database opened for reading only.

    The database must have exactly our tables, and its work is limited as by `bounded`. Raises SaveError: NOT_A_SAVE
    for another kind of file, or a database of something else.
    """
    _check_beginning(path)
    with closing(connect(path, read_only=True)) as connection, bounded(connection, should_stop):
        _check_schema(connection)
        yield connection


def _check_beginning(path: Path) -> None:
    """Raises SaveError (NOT_A_SAVE) unless a file that is there is empty or begins as every database of SQLite."""
    if not os.path.exists(path):
        return
    if not os.path.isfile(path):
        raise SaveError(Problem.NOT_A_SAVE, fault="is no file", kind=FileKind.HISTORY)
    try:
        with open(path, "rb") as file:
            beginning = file.read(len(BEGINNING))
    except OSError as error:
        raise SaveError.reading(error).about(FileKind.HISTORY) from None
    if beginning not in (b"", BEGINNING):
        raise SaveError(Problem.NOT_A_SAVE, fault="file is not a database", kind=FileKind.HISTORY)


def check_foreign(path: Path) -> None:
    """Raises SaveError unless the file is one of our databases, empty, or missing. Nothing is written, except that
    SQLite itself rolls back an unfinished transaction of a killed program."""
    if not os.path.exists(path):
        return
    try:
        with opened(path):
            return
    except SaveError as error:
        if error.problem is not Problem.READ_ONLY:
            raise
    try:
        with closing(sqlite3.connect(uri_of(path.absolute(), "rw"), timeout=PATIENCE, uri=True)) as connection:
            connection.execute("SELECT name FROM sqlite_master").fetchone()
    except sqlite3.Error as error:
        raise error_of(error) from None
    with opened(path):
        pass


def connect_to_read(path: Path) -> sqlite3.Connection:
    """Opens one of our databases, possibly untrusted, for reading only: nothing is created, changed or set aside. A
    database of an earlier version is migrated in a copy in memory. Raises SaveError."""
    if not os.path.exists(path):
        raise SaveError(Problem.NOT_FOUND)
    with opened(path) as connection:
        check(connection)
        version = connection.execute("PRAGMA user_version").fetchone()[0]
    connection = connect(path, read_only=True)
    if version >= VERSION:
        return connection
    try:
        with closing(connection):
            copied = sqlite3.connect(":memory:", isolation_level=None)
            _copy_pages(connection, copied)
        migrate(copied)
        copied.execute("PRAGMA query_only = ON")
    except sqlite3.Error as error:
        raise error_of(error) from None
    return copied


def _check_schema(connection: sqlite3.Connection) -> None:
    """Raises SaveError unless the tables and indices are ours. Views, triggers and expressions are programs, not all
    of which can be interrupted. For a newer version, only the absence of views and triggers is checked."""
    try:
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        kinds = {kind for (kind,) in connection.execute("SELECT DISTINCT type FROM sqlite_master")}
        found = _schema_of(connection)
    except sqlite3.Error as error:
        raise error_of(error) from None
    if not kinds <= {"table", "index"} or (version <= VERSION and found != _schema(version)):
        problem = Problem.NOT_A_SAVE if found.keys().isdisjoint(_schema(VERSION)) else Problem.DAMAGED_HISTORY
        raise SaveError(problem, fault="has other things than our tables", kind=FileKind.HISTORY)


@cache
def _schema(version: int) -> dict[str, str]:
    """Returns the tables and indices of a version, by name, as SQLite reports them."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as made:
        migrate(made, version)
        return _schema_of(made)


def _schema_of(connection: sqlite3.Connection) -> dict[str, str]:
    rows = connection.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL")
    return {name: "".join(str(sql).split()) for name, sql in rows}


def migrate(connection: sqlite3.Connection, newest: int = VERSION) -> None:
    """Migrate a database to the version `newest`, one step at a time, each step in a transaction. Raises
    sqlite3.Error."""
    while True:
        with transaction(connection):
            version = connection.execute("PRAGMA user_version").fetchone()[0]
            if version >= newest:
                return
            for statement in filter(str.strip, STEPS[version].split(";")):
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {version + 1}")


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """Returns a context that commits its body as a whole or rolls it back. Waits for another window that has locked
    the database."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        raise


def is_newer(connection: sqlite3.Connection) -> bool:
    """Returns whether a newer version of the program wrote the database. Raises SaveError."""
    try:
        return bool(connection.execute("PRAGMA user_version").fetchone()[0] > VERSION)
    except sqlite3.Error as error:
        raise error_of(error) from None


def check(connection: sqlite3.Connection) -> None:
    """Raises SaveError (DAMAGED_HISTORY) unless the database is sound. SQLite first rolls back an unfinished
    transaction of a killed program."""
    try:
        found = connection.execute("PRAGMA quick_check(1)").fetchone()
        connection.execute("SELECT count(*) FROM game").fetchone()
    except sqlite3.OperationalError as error:
        if "no such table" not in str(error):
            raise error_of(error) from None
        found = (str(error),)
    except sqlite3.Error as error:
        raise error_of(error) from None
    if found != ("ok",):
        raise SaveError(Problem.DAMAGED_HISTORY, fault=str(found[0]))


def is_sound(path: Path) -> bool:
    """Returns whether a file is a sound database that no other program is writing."""
    try:
        with opened(path) as connection:
            check(connection)
    except SaveError:
        return False
    return True


def _copy_pages(source: sqlite3.Connection, target: sqlite3.Connection) -> None:
    """Copy all pages of a database. Waits at most `PATIENCE` seconds for another program that has locked one of the
    two; the library alone would wait for ever.

    Raises SaveError (IN_USE) or sqlite3.Error.
    """
    end = time.monotonic() + PATIENCE

    def go_on(status: int, _left: int, _pages: int) -> None:
        if status in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED) and time.monotonic() > end:
            raise SaveError(Problem.IN_USE)

    source.backup(target, progress=go_on)


def copy(connection: sqlite3.Connection, path: Path) -> None:
    """Write a copy of the database into a file, which keeps its old content until the new one is complete.

    Raises SaveError.
    """
    between = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        path.parent.mkdir(exist_ok=True)
        with closing(sqlite3.connect(between)) as target:
            _copy_pages(connection, target)
        replace(between, path)
        remove_stale(path.parent, path.name)
    except OSError as error:
        raise SaveError.writing(error) from None
    except sqlite3.Error as error:
        raise error_of(error) from None
    finally:
        with suppress(OSError):
            between.unlink(missing_ok=True)


def set_aside(path: Path) -> Path:
    """Renames a damaged database and returns its new path. Raises SaveError."""
    when = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    aside = path.with_name(f"{path.stem}-damaged-{when}{path.suffix}")
    try:
        replace(path, aside)
        with suppress(OSError):
            path.with_name(path.name + "-journal").unlink(missing_ok=True)
    except OSError as error:
        raise SaveError.writing(error) from None
    _log.info("the damaged database of games is now %s", aside)
    return aside


def put_by(path: Path, other: Path) -> None:
    """Rename a file to `other`; an existing file of that name gets a name with the date. Raises SaveError."""
    try:
        if other.exists():
            when = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
            replace(other, other.with_name(f"{other.stem}-{when}{other.suffix}"))
        replace(path, other)
    except OSError as error:
        raise SaveError.writing(error) from None


def restore(copied: Path, path: Path) -> bool:
    """Restores the database from its copy if there is no database; returns whether a sound copy was restored. Raises
    SaveError."""
    if path.exists() or not copied.exists() or not is_sound(copied):
        return False
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with closing(sqlite3.connect(uri_of(copied.absolute(), "ro"), uri=True)) as source:
            copy(source, path)
    except OSError as error:
        raise SaveError.writing(error) from None
    return True
