"""Reading and writing whole files: at every moment the old or the new content is there, never a part of one."""

from __future__ import annotations

import hashlib
import os
import secrets
import shutil
import stat
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from puertorico_desktop.saves.errors import Problem, SaveError

BACKUP = ".bak"
"""Behind the name of a file: its previous content."""
STALE_SECONDS = 3600
"""A temporary file older than that was left by a program that was killed."""

_SHARING_TRIES = 10
_SHARING_PAUSE = 0.05


def read_bytes(path: Path, limit: int) -> bytes:
    """The content of a file of at most so many bytes. Raises SaveError."""
    try:
        # Not even opened: that alone may set a device going.
        _check_plain(os.stat(path), limit)
        with open(path, "rb", opener=_without_waiting) as file:
            about = os.fstat(file.fileno())
            _check_plain(about, limit)  # it may have become another one
            # What the system makes up while it is read, as below /proc, says that it is empty.
            data = file.read(limit + 1) if about.st_size else b""
    except OSError as error:
        raise SaveError.reading(error) from None
    except ValueError as error:  # a null byte in the name
        raise SaveError(Problem.NOT_FOUND, fault=str(error)) from None
    if len(data) > limit:
        raise SaveError(Problem.NOT_A_SAVE, fault=f"larger than {limit} bytes")
    return data


def _check_plain(about: os.stat_result, limit: int) -> None:
    """Refuse what is no file, or a larger one.

    A pipe would wait for a writer, a device might never end.
    """
    if not stat.S_ISREG(about.st_mode):
        raise SaveError(Problem.NOT_A_SAVE, fault="not a file")
    if about.st_size > limit:
        raise SaveError(Problem.NOT_A_SAVE, fault=f"larger than {limit} bytes")


def _without_waiting(path: str, flags: int) -> int:
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


def fingerprint(data: bytes) -> str:
    """What tells this content from any other."""
    return hashlib.sha256(data).hexdigest()


def write_atomically(path: Path, data: bytes, *, backup: bool = False) -> None:
    """Replace the content of a file, or make the file. With `backup` the previous content stays beside it.

    When it returns, the data is on the disk. Raises SaveError; then the file is as it was. A symbolic link stays one.
    """
    target = _target(path)
    with prepared(target, data) as temporary:
        with suppress(OSError):  # a new file has no mode yet, and some drives keep none
            shutil.copymode(target, temporary)
        if backup:
            _keep_previous(target)
        replace(temporary, target)
        sync_folder(target.parent)
    remove_stale(target.parent, target.name)


@contextmanager
def prepared(path: Path, data: bytes) -> Iterator[Path]:
    """A temporary file beside `path` with the data, on the disk already; gone afterwards unless it was moved.

    Whatever the system refuses, in the body as well, is raised as SaveError.
    """
    temporary = _temporary(path)
    try:
        with open(temporary, "xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        yield temporary
    except OSError as error:
        raise SaveError.writing(error) from None
    finally:
        with suppress(OSError):
            temporary.unlink(missing_ok=True)


def replace(source: Path, target: Path) -> None:
    """Move a file to another name, replacing what is there. Raises OSError.

    On Windows a virus scanner that has just opened one of them is waited for.
    """
    for tries_left in range(_SHARING_TRIES, 0, -1):
        try:
            os.replace(source, target)
            return
        except PermissionError:
            if sys.platform != "win32" or tries_left == 1:
                raise
            time.sleep(_SHARING_PAUSE)


def sync_folder(folder: Path) -> None:
    """Have the names in a folder on the disk, where the system knows how to."""
    if sys.platform == "win32":
        return
    # Some network drives cannot, some folders may not be opened; the files themselves are safe, and have their names.
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def remove_stale(folder: Path, name: str = "") -> None:
    """Clear away what killed programs have left of the file of that name; without one, of any file."""
    oldest = time.time() - STALE_SECONDS
    start = f".{name}." if name else "."
    with suppress(OSError):
        for other in folder.iterdir():
            if other.name.startswith(start) and other.suffix == ".tmp" and other.stat().st_mtime < oldest:
                other.unlink()


def _target(path: Path) -> Path:
    """What a path means at the end of all links: a file, or nothing yet."""
    try:
        target = Path(os.path.realpath(path))
        # A device or a pipe would be gone, with a file in its place.
        if target.exists() and not target.is_file():
            raise SaveError(Problem.UNWRITABLE, fault="not a file")
    except OSError as error:
        raise SaveError.writing(error) from None
    except ValueError as error:  # a null byte in the name
        raise SaveError(Problem.UNWRITABLE, fault=str(error)) from None
    return target


def _temporary(path: Path) -> Path:
    return path.with_name(f".{path.name}.{os.getpid()}-{secrets.token_hex(4)}.tmp")


def _keep_previous(path: Path) -> None:
    """Give the content of a file the name of its backup as well, so that there is no moment without either."""
    if not path.exists():
        return
    between = _temporary(path)
    try:
        try:
            os.link(path, between)
        except OSError:  # no links on this drive
            shutil.copyfile(path, between)
            with open(between, "rb+") as file:
                os.fsync(file.fileno())
        replace(between, path.with_name(path.name + BACKUP))
    finally:
        between.unlink(missing_ok=True)
