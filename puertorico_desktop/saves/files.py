"""Reads and writes whole files: at any moment a file has either its old or its new content, never a part of one."""

from __future__ import annotations

import hashlib
import os
import secrets
import shutil
import stat
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TypeVar

from puertorico_desktop.saves.errors import Problem, SaveError

BACKUP = ".bak"
"""The suffix appended to the name of a file for its previous content."""
STALE_SECONDS = 3600
"""The age in seconds from which a temporary file counts as left over by a program that was killed."""

LONGEST_IN_FULL = 32
"""The length in bytes above which a name is replaced by a digest in the names of its temporary files, so that these
are valid wherever the name itself is."""

_SHARING_TRIES = 10
_SHARING_PAUSE = 0.05
_Result = TypeVar("_Result")


def read_bytes(path: Path, limit: int) -> bytes:
    """Returns the content of a file of at most `limit` bytes. Raises SaveError, NOT_A_SAVE for a larger one."""
    try:
        # Not even opened: that alone may set a device going.
        _check_plain(os.stat(path), limit)
        with _patiently(lambda: open(path, "rb", opener=_without_waiting)) as file:
            about = os.fstat(file.fileno())
            _check_plain(about, limit)  # it may have become another one
            # What the system makes up while it is read, as below /proc, says that it is empty.
            data = file.read(limit + 1) if about.st_size else b""
    except OSError as error:
        raise SaveError.reading(_as_windows_has_it(error, path)) from None
    except ValueError as error:  # a null byte in the name
        raise SaveError(Problem.NOT_FOUND, fault=str(error)) from None
    if len(data) > limit:
        raise SaveError(Problem.NOT_A_SAVE, fault=f"larger than {limit} bytes")
    return data


def _check_plain(about: os.stat_result, limit: int) -> None:
    """Raise SaveError for anything but a regular file of at most `limit` bytes.

    Reading a pipe would wait for a writer, reading a device might never end.
    """
    if not stat.S_ISREG(about.st_mode):
        raise SaveError(Problem.NOT_A_SAVE, fault="not a file")
    if about.st_size > limit:
        raise SaveError(Problem.NOT_A_SAVE, fault=f"larger than {limit} bytes")


def _as_windows_has_it(error: OSError, path: Path) -> OSError:
    """Returns the error of reading a file, on Windows with the actual reason: the C library, which Python uses to
    read files, reports only a lack of permission. Renaming the file to its own name changes nothing, and fails with
    the reason."""
    if sys.platform == "win32" and isinstance(error, PermissionError):
        real = os.path.realpath(path)
        try:
            os.rename(real, real)
        except OSError as refusal:
            return refusal
    return error


def _without_waiting(path: str, flags: int) -> int:
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


def fingerprint(data: bytes) -> str:
    """Returns the SHA-256 digest of a content."""
    return hashlib.sha256(data).hexdigest()


def write_atomically(path: Path, data: bytes, *, backup: bool = False) -> None:
    """Replace the content of a file, or create the file. With `backup` the previous content is kept beside it.

    On return the data is on the disk. Raises SaveError; the file is unchanged then. A symbolic link stays one.
    """
    target = _target(path)
    if sys.platform == "win32" and target.exists() and not os.access(target, os.W_OK):
        raise SaveError(Problem.READ_ONLY, fault="the file is read-only")  # elsewhere that is no matter of the file
    with temporary_file(target, data) as temporary:
        with suppress(OSError):  # a new file has no mode yet, and some drives keep none
            shutil.copymode(target, temporary)
        if backup:
            _keep_previous(target)
        replace(temporary, target)
        sync_folder(target.parent)
    remove_stale(target.parent, target.name)


@contextmanager
def temporary_file(path: Path, data: bytes) -> Iterator[Path]:
    """Yields a temporary file beside `path` with the data already on the disk; it is deleted afterwards unless it was
    moved.

    Every OSError, also in the body of the `with` statement, is raised as SaveError.
    """
    temporary = _temporary(path)
    try:
        with open(temporary, "xb") as file:
            file.write(data)
            file.flush()
            _sync(file.fileno())
        yield temporary
    except OSError as error:
        raise SaveError.writing(error) from None
    finally:
        with suppress(OSError):
            temporary.unlink(missing_ok=True)


def replace(source: Path, target: Path) -> None:
    """Rename a file, replacing an existing one of that name. Raises OSError, or SaveError (IN_USE).

    On Windows, waits for a program that has just opened one of the files, such as a virus scanner.
    """
    try:
        _patiently(lambda: os.replace(source, target))
    except PermissionError as error:
        # Windows does not say why. That files may be written there was seen when the source was made.
        if sys.platform == "win32" and target.exists():
            raise SaveError(Problem.IN_USE, fault=str(error.strerror or error)) from None
        raise


def _patiently(work: Callable[[], _Result]) -> _Result:
    """Returns the result of `work`, which uses a file; on Windows, tries again while another program has the file
    open.

    Raises OSError.
    """
    for _ in range(_SHARING_TRIES - 1 if sys.platform == "win32" else 0):
        try:
            return work()
        except PermissionError:
            time.sleep(_SHARING_PAUSE)
    return work()


def _sync(descriptor: int) -> None:
    """Write the content of a file through to the disk. On macOS the usual call may leave it in the cache of the
    drive."""
    if sys.platform == "darwin":
        import fcntl

        with suppress(OSError):  # not every drive can
            fcntl.fcntl(descriptor, fcntl.F_FULLFSYNC)
            return
    os.fsync(descriptor)


def sync_folder(folder: Path) -> None:
    """Write the entries of a folder through to the disk, where the system supports that."""
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
    """Delete the temporary files that killed programs have left for the file of that name; for any file if it is
    empty."""
    oldest = time.time() - STALE_SECONDS
    start = _beginning(name) if name else "."
    with suppress(OSError):
        for other in folder.iterdir():
            if other.name.startswith(start) and other.suffix == ".tmp" and other.stat().st_mtime < oldest:
                other.unlink()


def _target(path: Path) -> Path:
    """Returns the path at the end of all symbolic links: a regular file, or none yet. Raises SaveError."""
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
    return path.with_name(f"{_beginning(path.name)}{os.getpid()}-{secrets.token_hex(4)}.tmp")


def _beginning(name: str) -> str:
    """Returns the prefix of the names of temporary files for the file of that name."""
    if len(os.fsencode(name)) > LONGEST_IN_FULL:
        name = hashlib.sha256(os.fsencode(name)).hexdigest()[: LONGEST_IN_FULL // 2]
    return f".{name}."


def _keep_previous(path: Path) -> None:
    """Give the content of a file the name of its backup as well, so that one of the two names exists at any
    moment."""
    if not path.exists():
        return
    between = _temporary(path)
    try:
        try:
            os.link(path, between)
        except OSError:  # no links on this drive
            shutil.copyfile(path, between)
            with open(between, "rb+") as file:
                _sync(file.fileno())
        replace(between, path.with_name(path.name + BACKUP))
    finally:
        between.unlink(missing_ok=True)
