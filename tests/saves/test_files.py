"""Atomic files: at every moment they have the old or the new content, whatever errors the disk reports."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from puertorico_desktop.saves import files
from puertorico_desktop.saves.errors import Problem, SaveError
from puertorico_desktop.saves.files import STALE_SECONDS, check_writable, fingerprint, read_bytes, write_atomically

POSIX = pytest.mark.skipif(sys.platform == "win32", reason="the system has no such thing")

FAILURES = [
    (errno.ENOSPC, Problem.DISK_FULL),
    (errno.EDQUOT, Problem.DISK_FULL),
    (errno.EFBIG, Problem.DISK_FULL),
    (errno.EROFS, Problem.READ_ONLY),
    (errno.EACCES, Problem.READ_ONLY),
    (errno.ENOENT, Problem.NO_FOLDER),
    (errno.ENODEV, Problem.NO_FOLDER),
    (errno.EIO, Problem.UNWRITABLE),
]


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


# -- reading --------------------------------------------------------------------------------------------------------


def test_written_content_is_read_back(tmp_path: Path) -> None:
    path = tmp_path / "game"
    write_atomically(path, b"abc")
    assert read_bytes(path, 3) == b"abc"
    assert names(tmp_path) == {"game"}


def test_a_file_beyond_the_limit_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game"
    path.write_bytes(b"abcd")
    with pytest.raises(SaveError, match="larger than 3 bytes") as caught:
        read_bytes(path, 3)
    assert caught.value.problem is Problem.NOT_A_SAVE


def test_paths_that_are_no_files_are_refused(tmp_path: Path) -> None:
    with pytest.raises(SaveError) as caught:
        read_bytes(tmp_path / "missing", 9)
    assert caught.value.problem is Problem.NOT_FOUND
    for path in (tmp_path, tmp_path / "null\0byte"):
        with pytest.raises(SaveError):
            read_bytes(path, 9)


@POSIX
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(SaveError, match="not a file"):
        read_bytes(tmp_path / "pipe", 9)


@POSIX
def test_a_file_replaced_by_a_pipe_before_opening_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "game").write_bytes(b"game")
    about = os.stat(tmp_path / "game")
    os.mkfifo(tmp_path / "pipe")
    monkeypatch.setattr(files.os, "stat", lambda _: about)
    with pytest.raises(SaveError, match="not a file"):
        read_bytes(tmp_path / "pipe", 9)


@pytest.mark.skipif(not Path("/proc/self/maps").exists(), reason="a system without /proc")
def test_pseudo_files_are_not_read() -> None:
    for name in ("maps", "environ", "pagemap", "mem"):
        assert read_bytes(Path("/proc/self") / name, 9) == b""
    with pytest.raises(SaveError, match="not a file"):
        read_bytes(Path("/dev/zero"), 9)


def test_an_unreadable_file_raises_no_access(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: Path) -> os.stat_result:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(files.os, "stat", refuse)
    with pytest.raises(SaveError) as caught:
        read_bytes(tmp_path / "game", 9)
    assert caught.value.problem is Problem.NO_ACCESS


# -- writing --------------------------------------------------------------------------------------------------------


def test_the_previous_content_is_kept_as_a_backup(tmp_path: Path) -> None:
    path = tmp_path / "game"
    for content in (b"1", b"2", b"3"):
        write_atomically(path, content, backup=True)
    assert (path.read_bytes(), (tmp_path / "game.bak").read_bytes()) == (b"3", b"2")
    assert names(tmp_path) == {"game", "game.bak"}


def test_a_backup_is_written_on_a_drive_without_hard_links(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(source: Path, target: Path) -> None:
        raise PermissionError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(files.os, "link", refuse)
    path = tmp_path / "game"
    for content in (b"1", b"2"):
        write_atomically(path, content, backup=True)
    assert (path.read_bytes(), (tmp_path / "game.bak").read_bytes()) == (b"2", b"1")
    assert names(tmp_path) == {"game", "game.bak"}


@pytest.mark.parametrize("step", ["open", "fsync", "replace", "link"])
@pytest.mark.parametrize(("number", "problem"), FAILURES)
def test_a_failed_write_changes_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str, number: int, problem: Problem
) -> None:
    path = tmp_path / "game"
    write_atomically(path, b"old")

    def fail(*arguments: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(files, "_SHARING_PAUSE", 0)
    if step == "open":
        monkeypatch.setattr(files, "open", fail, raising=False)
    else:
        monkeypatch.setattr(files.os, step, fail)
        if step == "link":
            monkeypatch.setattr(files.shutil, "copyfile", fail)
    with pytest.raises(SaveError) as caught:
        write_atomically(path, b"new", backup=True)
    assert caught.value.problem is problem
    monkeypatch.undo()
    assert path.read_bytes() == b"old"
    assert names(tmp_path) == {"game"}


def test_a_missing_folder_raises_no_folder(tmp_path: Path) -> None:
    with pytest.raises(SaveError) as caught:
        write_atomically(tmp_path / "stick" / "game", b"new")
    assert caught.value.problem is Problem.NO_FOLDER


@POSIX
def test_a_symbolic_link_is_kept_and_its_target_written(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    target = tmp_path / "real" / "game"
    target.write_bytes(b"old")
    link = tmp_path / "link"
    link.symlink_to(target)
    write_atomically(link, b"new", backup=True)
    assert link.is_symlink()
    assert target.read_bytes() == b"new"
    assert names(tmp_path / "real") == {"game", "game.bak"}


@POSIX
def test_a_file_keeps_its_mode(tmp_path: Path) -> None:
    path = tmp_path / "game"
    path.write_bytes(b"old")
    path.chmod(0o640)
    write_atomically(path, b"new")
    assert path.stat().st_mode & 0o777 == 0o640


def test_files_are_written_on_drives_without_modes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*arguments: object, **keywords: object) -> None:
        raise PermissionError(errno.EPERM, "Operation not permitted")

    path = tmp_path / "game"
    path.write_bytes(b"old")
    monkeypatch.setattr(files.os, "chmod", refuse)
    write_atomically(path, b"new")
    assert path.read_bytes() == b"new"


@POSIX
def test_a_folder_that_cannot_be_opened_for_syncing_is_no_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path, flags: int) -> int:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(files.os, "open", refuse)
    write_atomically(tmp_path / "game", b"new")
    assert (tmp_path / "game").read_bytes() == b"new"


@POSIX
def test_pipes_and_folders_are_not_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for path in (pipe, tmp_path):
        with pytest.raises(SaveError, match="not a file"):
            write_atomically(path, b"new", backup=True)
    assert pipe.is_fifo()
    assert names(tmp_path) == {"pipe"}


def test_an_invalid_file_name_raises_unwritable(tmp_path: Path) -> None:
    with pytest.raises(SaveError) as caught:
        write_atomically(tmp_path / "null\0byte", b"new")
    assert caught.value.problem is Problem.UNWRITABLE


def test_stale_temporary_files_are_removed(tmp_path: Path) -> None:
    old, young, foreign = (tmp_path / name for name in (".game.1-a.tmp", ".game.2-b.tmp", ".other.1-a.tmp"))
    for path in (old, young, foreign):
        path.write_bytes(b"")
    past = time.time() - STALE_SECONDS - 60
    for path in (old, foreign):
        os.utime(path, (past, past))
    write_atomically(tmp_path / "game", b"new")
    assert names(tmp_path) == {"game", young.name, foreign.name}


def test_replacing_is_retried_on_windows_while_the_file_is_in_use(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries = []
    real = os.replace

    def busy(source: Path, target: Path) -> None:
        tries.append(source)
        if len(tries) < 4:
            raise PermissionError(errno.EACCES, "sharing violation")
        real(source, target)

    monkeypatch.setattr(files.sys, "platform", "win32")
    monkeypatch.setattr(files, "_SHARING_PAUSE", 0)
    monkeypatch.setattr(files.os, "replace", busy)
    write_atomically(tmp_path / "game", b"new")
    assert len(tries) == 4
    assert (tmp_path / "game").read_bytes() == b"new"


@pytest.mark.parametrize("file_exists", [True, False])
def test_replacing_is_retried_a_limited_number_of_times_on_windows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file_exists: bool
) -> None:
    tries = []

    def refuse(source: Path, target: Path) -> None:
        tries.append(source)
        raise PermissionError(errno.EACCES, "Access is denied")

    path = tmp_path / "game"
    if file_exists:
        path.write_bytes(b"old")
    monkeypatch.setattr(files.sys, "platform", "win32")
    monkeypatch.setattr(files, "_SHARING_PAUSE", 0)
    monkeypatch.setattr(files.os, "replace", refuse)
    with pytest.raises(SaveError) as caught:
        write_atomically(path, b"new")
    # Windows reports the same error for a file that is open elsewhere and for a folder without permission.
    assert caught.value.problem is (Problem.IN_USE if file_exists else Problem.READ_ONLY)
    assert len(tries) == files._SHARING_TRIES
    assert names(tmp_path) == ({"game"} if file_exists else set())


def test_reading_is_retried_on_windows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tries = []

    def busy(path: Path, mode: str, **keywords: object) -> object:
        tries.append(path)
        if len(tries) < 3:
            raise PermissionError(errno.EACCES, "sharing violation")
        return open(path, mode)

    path = tmp_path / "game"
    path.write_bytes(b"abc")
    monkeypatch.setattr(files.sys, "platform", "win32")
    monkeypatch.setattr(files, "_SHARING_PAUSE", 0)
    monkeypatch.setattr(files, "open", busy, raising=False)
    assert read_bytes(path, 3) == b"abc"
    assert len(tries) == 3


@pytest.mark.parametrize(
    ("windows_number", "problem"),
    [(32, Problem.IN_USE), (33, Problem.IN_USE), (5, Problem.NO_ACCESS), (None, Problem.NO_ACCESS)],
)
def test_a_file_locked_by_another_program_on_windows_raises_in_use(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, windows_number: int | None, problem: Problem
) -> None:
    path = tmp_path / "game"
    path.write_bytes(b"abc")

    def refuse(*arguments: object, **keywords: object) -> object:
        raise PermissionError(errno.EACCES, "Permission denied", str(path))  # without an error number of Windows

    def rename(source: str, target: str) -> None:
        assert source == target == os.path.realpath(path)
        if windows_number is not None:
            error = PermissionError(errno.EACCES, "no", source)
            vars(error)["winerror"] = windows_number
            raise error

    monkeypatch.setattr(files.sys, "platform", "win32")
    monkeypatch.setattr(files, "_SHARING_PAUSE", 0)
    monkeypatch.setattr(files, "open", refuse, raising=False)
    monkeypatch.setattr(files.os, "rename", rename)
    with pytest.raises(SaveError) as caught:
        read_bytes(path, 3)
    assert caught.value.problem is problem


@POSIX
@pytest.mark.parametrize("supported", [True, False])
def test_fullfsync_is_used_on_macos_if_the_drive_supports_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, supported: bool
) -> None:
    import fcntl

    done: list[object] = []

    def command(descriptor: int, number: int) -> None:
        if not supported:
            raise OSError(errno.ENOTSUP, "Operation not supported")
        done.append(number)

    monkeypatch.setattr(files.sys, "platform", "darwin")
    monkeypatch.setattr(fcntl, "F_FULLFSYNC", 51, raising=False)
    monkeypatch.setattr(fcntl, "fcntl", command)
    monkeypatch.setattr(files, "sync_folder", lambda folder: None)
    monkeypatch.setattr(files.os, "fsync", lambda descriptor: done.append("fsync"))
    write_atomically(tmp_path / "game", b"new")
    assert done == [51 if supported else "fsync"]


def test_a_read_only_file_on_windows_is_not_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game"
    path.write_bytes(b"old")
    monkeypatch.setattr(files.sys, "platform", "win32")
    monkeypatch.setattr(files.os, "access", lambda path, mode: False)
    with pytest.raises(SaveError, match="read-only") as caught:
        write_atomically(path, b"new", backup=True)
    assert caught.value.problem is Problem.READ_ONLY
    assert names(tmp_path) == {"game"}


@pytest.mark.parametrize(
    ("number", "windows_number", "reading", "writing"),
    [
        (errno.EACCES, 5, Problem.NO_ACCESS, Problem.READ_ONLY),
        (errno.EACCES, 19, Problem.NO_ACCESS, Problem.READ_ONLY),
        (errno.EACCES, 32, Problem.IN_USE, Problem.IN_USE),
        (errno.EACCES, 33, Problem.IN_USE, Problem.IN_USE),
        (errno.EINVAL, 1224, Problem.IN_USE, Problem.IN_USE),
        (errno.EINVAL, 123, Problem.NOT_FOUND, Problem.NAME),
        (errno.ENOENT, 206, Problem.NOT_FOUND, Problem.NAME),
        (errno.EINVAL, 39, Problem.UNREADABLE, Problem.DISK_FULL),
        (errno.EAGAIN, 21, Problem.NOT_FOUND, Problem.NO_FOLDER),
    ],
)
def test_windows_error_numbers_have_their_problems(
    number: int, windows_number: int, reading: Problem, writing: Problem
) -> None:
    error = OSError(number, "no", "game")
    vars(error)["winerror"] = windows_number
    assert SaveError.reading(error).problem is reading
    assert SaveError.writing(error).problem is writing


@pytest.mark.parametrize(
    ("name", "problem"),
    [("none/x", Problem.NO_FOLDER), ("none/" + "x" * 300, Problem.NAME), ("x", Problem.READ_ONLY)],
    ids=["no folder", "too long", "controlled folder access"],
)
def test_not_found_errors_on_windows_while_writing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, problem: Problem
) -> None:
    monkeypatch.setattr("puertorico_desktop.saves.errors.sys.platform", "win32")
    assert SaveError.writing(OSError(errno.ENOENT, "no", str(tmp_path / name))).problem is problem


def test_an_error_without_a_path_is_not_about_the_name() -> None:
    assert SaveError.writing(OSError(errno.EINVAL, "no")).problem is Problem.UNWRITABLE
    assert SaveError.writing(OSError(errno.EINVAL, "no", "a:b")).problem is Problem.NAME


@pytest.mark.parametrize("letter", ["x", "\N{CJK UNIFIED IDEOGRAPH-6CE2}"])
def test_the_longest_name_allows_backups_and_temporary_files(tmp_path: Path, letter: str) -> None:
    name = letter * ((255 - len(".bak")) // len(letter.encode()))
    for content in (b"1", b"2"):
        write_atomically(tmp_path / name, content, backup=True)
    assert names(tmp_path) == {name, name + ".bak"}
    with pytest.raises(SaveError) as caught:
        write_atomically(tmp_path / (letter * 256), b"new")
    assert caught.value.problem is Problem.NAME


def test_stale_temporary_files_of_long_names_are_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / ("game " * 20)
    with files.temporary_file(path, b"") as temporary:
        left = temporary.with_name(temporary.name)
        past = time.time() - STALE_SECONDS - 60
        os.utime(left, (past, past))
        files.remove_stale(tmp_path, "other")
        assert left.exists()
        files.remove_stale(tmp_path, path.name)
        assert not left.exists()


def test_fingerprints_of_different_contents_differ() -> None:
    assert fingerprint(b"a") == fingerprint(b"a") != fingerprint(b"b")


LIMITED = """
import resource, signal, sys
from pathlib import Path
from puertorico_desktop.saves.errors import SaveError
from puertorico_desktop.saves.files import write_atomically
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))
try:
    write_atomically(Path(sys.argv[1]), b"n" * 5000, backup=True)
except SaveError as error:
    print(error.problem.value)
"""


@POSIX
def test_a_write_beyond_the_file_size_limit_of_the_process(tmp_path: Path) -> None:
    path = tmp_path / "game"
    path.write_bytes(b"old")
    done = subprocess.run([sys.executable, "-c", LIMITED, str(path)], capture_output=True, text=True, check=True)
    assert done.stdout == "disk_full\n"
    assert path.read_bytes() == b"old"
    assert names(tmp_path) == {"game"}


def test_whether_a_file_can_be_written_is_checked_without_a_change(tmp_path: Path) -> None:
    path, new = tmp_path / "a.txt", tmp_path / "b.txt"
    path.write_bytes(b"abc")
    check_writable(path)
    check_writable(new)
    assert (path.read_bytes(), list(tmp_path.iterdir())) == (b"abc", [path])
    for unwritable, problem in ((tmp_path, Problem.UNWRITABLE), (tmp_path / "no" / "a.txt", Problem.NO_FOLDER)):
        with pytest.raises(SaveError) as refused:
            check_writable(unwritable)
        assert refused.value.problem is problem
