"""One program at a time: further starts hand over their files to the first one, which checks what it receives."""

import errno
import json
import os
import platform
import socket
import subprocess
import sys
import tempfile
import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest
from filelock import FileLock
from PySide6.QtCore import QTimer
from PySide6.QtNetwork import QLocalServer, QLocalSocket
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import puertorico_desktop
from puertorico_desktop.gui.app import instance as module
from puertorico_desktop.gui.app.application import PROBE
from puertorico_desktop.gui.app.instance import (
    MOST_BYTES,
    MOST_CALLERS,
    SingleInstance,
    StartRequest,
    address_for,
    key_for,
    lock_for,
    parse_request,
)
from tests.saves.courses import content, played

HERE = os.path.abspath(os.sep)
"""The root of the files, as an absolute path on every system."""
ASK_AND_SAY = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from puertorico_desktop.gui.app.instance import SingleInstance, StartRequest
application = QCoreApplication([])
instance = SingleInstance(Path(sys.argv[1]))
print("first" if instance.is_first(StartRequest(sys.argv[2]), float(sys.argv[3])) else "heard")
instance.close()
"""
POSIX = pytest.mark.skipif(sys.platform == "win32", reason="pipes of Windows are no files")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def first(folder: Path, qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[SingleInstance]:
    """The first program, in this process."""
    monkeypatch.setattr(module, "READING_MS", 200)
    instance = SingleInstance(folder)
    assert instance.is_first(StartRequest())
    yield instance
    instance.close()
    instance.deleteLater()


def another(folder: Path, path: str, seconds: float = 0.2) -> subprocess.Popen[str]:
    """Returns another program that wants a file to be opened; it prints the result."""
    line = [sys.executable, "-c", ASK_AND_SAY, str(folder), path, str(seconds)]
    return subprocess.Popen(line, stdout=subprocess.PIPE, text=True)


def said(process: subprocess.Popen[str], qtbot: QtBot) -> str:
    """Returns what the other program has printed, while this one handles its events."""
    with process:
        qtbot.waitUntil(lambda: process.poll() is not None, timeout=30_000)
        assert process.stdout is not None
        return process.stdout.read().strip()


def test_a_further_start_hands_over_its_file(first: SingleInstance, folder: Path, qtbot: QtBot) -> None:
    calls: list[StartRequest] = []
    first.called.connect(calls.append)
    game = os.path.join(HERE, "Spiele 遊戲", "game.prgame")
    assert said(another(folder, game), qtbot) == "heard"
    assert calls == []  # there is no window yet
    first.deliver()
    assert calls == [StartRequest(game)]


def test_a_request_sent_while_the_program_was_busy_is_received(
    first: SingleInstance, folder: Path, qtbot: QtBot
) -> None:
    calls: list[StartRequest] = []
    first.called.connect(calls.append)
    first.deliver()
    caller = QLocalSocket()
    caller.connectToServer(address_for(folder))
    assert caller.waitForConnected(5000)
    server = first._server
    assert server is not None
    qtbot.waitUntil(lambda: bool(server.findChildren(QLocalSocket)))
    [patience] = server.findChildren(QTimer)
    caller.write(StartRequest(HERE).as_line())
    caller.flush()
    patience.timeout.emit()  # data and timeout are handled together after the program was busy
    qtbot.waitUntil(lambda: caller.canReadLine())
    assert calls == [StartRequest(HERE)]
    caller.abort()


def test_further_starts_are_received_if_the_folder_was_just_created(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)
    with tempfile.TemporaryDirectory(prefix="pr-") as place:
        folder = Path(place) / "data"  # made by the program, and short enough for a socket in it
        instance = SingleInstance(folder)
        try:
            assert instance.is_first(StartRequest())
            assert said(another(folder, HERE), qtbot) == "heard"
        finally:
            instance.close()


def test_a_further_start_that_is_not_answered_opens_its_own_window(
    first: SingleInstance, folder: Path, qtbot: QtBot
) -> None:
    first.stop_listening()
    process = another(folder, HERE)
    assert said(process, qtbot) == "first"


def test_a_start_while_the_first_program_ends_becomes_the_first(
    first: SingleInstance, folder: Path, qtbot: QtBot
) -> None:
    first.stop_listening()
    process = another(folder, HERE, 20)
    qtbot.wait(200)
    assert process.poll() is None
    first.close()
    assert said(process, qtbot) == "first"


@POSIX
def test_a_full_disk_does_not_keep_the_program_from_starting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(descriptor: int, data: bytes) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(tempfile, "tempdir", None)  # not determined yet
    monkeypatch.setattr(os, "write", full)
    monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)
    monkeypatch.setenv("TMPDIR", "/")
    assert Path(address_for(tmp_path / ("deep" * 40))).parent == Path("/")


def test_a_socket_left_by_a_killed_program_is_replaced(folder: Path, qtbot: QtBot, qapp: QApplication) -> None:
    folder.mkdir()
    if sys.platform != "win32":
        with socket.socket(socket.AF_UNIX) as stale:
            stale.bind(address_for(folder))
    instance = SingleInstance(folder)
    assert instance.is_first(StartRequest())
    instance.deliver()
    with qtbot.waitSignal(instance.called):
        assert said(another(folder, HERE), qtbot) == "heard"
    instance.close()
    instance.deleteLater()


def test_programs_with_other_folders_do_not_talk_to_each_other(
    first: SingleInstance, tmp_path: Path, qtbot: QtBot
) -> None:
    assert said(another(tmp_path / "other", HERE), qtbot) == "first"
    assert address_for(tmp_path / "other") != address_for(tmp_path / "data")


def test_the_key_depends_on_display_and_program_but_not_on_a_mount_point(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setattr(module.bundle, "folder", lambda: "/tmp/.mount_1")
    packed = key_for(tmp_path)
    monkeypatch.setattr(
        module.bundle, "folder", lambda: "/tmp/.mount_2"
    )  # an AppImage is mounted elsewhere every time
    assert key_for(tmp_path) == packed
    monkeypatch.setattr(module.bundle, "folder", lambda: None)
    here = key_for(tmp_path)
    monkeypatch.setenv("DISPLAY", ":1")
    on_another_screen = key_for(tmp_path)
    monkeypatch.setattr(module, "gethostname", lambda: "another computer with the same files")
    assert len({packed, here, on_another_screen, key_for(tmp_path)}) == 4


def test_the_key_does_not_use_platform_uname(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platform, "uname", lambda: pytest.fail("that is answered by a service of the system"))
    assert key_for(tmp_path)


@pytest.mark.parametrize(
    "error", [NotImplementedError("no locks"), PermissionError(13, "Permission denied"), ImportError("left out")]
)
def test_the_program_starts_on_a_drive_without_locks(
    folder: Path, qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    def refuse(self: FileLock, timeout: float) -> None:
        raise error

    monkeypatch.setattr(FileLock, "acquire", refuse)
    instance, heard = SingleInstance(folder), []
    assert instance.is_first(StartRequest(), 0)
    monkeypatch.setattr(SingleInstance, "_hand_over", lambda self, call: heard.append(call) or True)
    assert not SingleInstance(folder).is_first(StartRequest(HERE), 0)
    assert heard == [StartRequest(HERE)]
    instance.close()
    instance.deleteLater()


# -- hostile callers ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"hello\n",
        b"null\n",
        b"[" * 20_000,
        b'{"path": "/a.prgame"}\n',
        b'{"path": "/a.prgame", "token": "", "do": "rm"}\n',
        b'{"path": "a.prgame", "token": ""}\n',
        b'{"path": "", "token": ""}\n',
        b'{"path": 7, "token": ""}\n',
        b'{"path": ["/a"], "token": ""}\n',
        b'{"path": null, "token": null}\n',
        json.dumps({"path": HERE + "x" * 5000, "token": ""}).encode(),
        json.dumps({"path": HERE + "null\0byte", "token": ""}).encode(),
        json.dumps({"path": None, "token": "two\nlines"}).encode(),
        json.dumps({"path": None, "token": "x" * 5000}).encode(),
        b'{"path": null, "token": "\xff"}',
    ],
)
def test_invalid_requests_are_not_parsed(line: bytes) -> None:
    assert parse_request(line) is None


@pytest.mark.parametrize(
    "call",
    [StartRequest(), StartRequest(HERE), StartRequest(HERE + "波" * 4000, "token-1"), StartRequest(HERE + "\udce4")],
)
def test_requests_are_parsed_from_their_lines(call: StartRequest) -> None:
    assert parse_request(call.as_line()) == call
    assert len(call.as_line()) < MOST_BYTES


def connected(folder: Path) -> QLocalSocket:
    caller = QLocalSocket()
    caller.connectToServer(address_for(folder))
    assert caller.waitForConnected(1000)
    return caller


@pytest.mark.parametrize("words", [b"nonsense\n", b"x" * (2 * MOST_BYTES), b"slow", b""])
def test_a_caller_with_an_invalid_request_is_disconnected(
    first: SingleInstance, folder: Path, qtbot: QtBot, words: bytes
) -> None:
    calls: list[StartRequest] = []
    first.called.connect(calls.append)
    first.deliver()
    caller = connected(folder)
    caller.write(words)
    qtbot.waitUntil(lambda: caller.state() is QLocalSocket.LocalSocketState.UnconnectedState)
    assert caller.readAll().isEmpty()
    assert said(another(folder, HERE), qtbot) == "heard"
    assert calls == [StartRequest(HERE)]


def test_too_many_callers_are_disconnected(first: SingleInstance, folder: Path, qtbot: QtBot) -> None:
    first.deliver()
    crowd = [connected(folder) for _ in range(MOST_CALLERS)]
    qtbot.wait(50)
    crowd += [connected(folder) for _ in range(MOST_CALLERS)]
    qtbot.waitUntil(lambda: all(one.state() is QLocalSocket.LocalSocketState.UnconnectedState for one in crowd))
    assert said(another(folder, HERE), qtbot) == "heard"


def test_the_number_of_requests_before_the_window_exists_is_limited(
    first: SingleInstance, folder: Path, qtbot: QtBot
) -> None:
    calls: list[StartRequest] = []
    first.called.connect(calls.append)
    for _ in range(MOST_CALLERS + 3):
        caller = connected(folder)
        caller.write(StartRequest(HERE).as_line())
        qtbot.waitUntil(caller.canReadLine)
    first.deliver()
    assert len(calls) == MOST_CALLERS


def test_a_server_with_another_answer_is_not_taken_for_the_program(
    folder: Path, qtbot: QtBot, qapp: QApplication
) -> None:
    folder.mkdir()
    server = QLocalServer()
    assert server.listen(address_for(folder))

    def answer() -> None:
        caller = server.nextPendingConnection()
        caller.write(b"x" * 100_000 + b"\n")

    server.newConnection.connect(answer)
    with FileLock(lock_for(folder)):
        assert said(another(folder, HERE), qtbot) == "first"
    server.close()


# -- where the socket lies ------------------------------------------------------------------------------------------


@POSIX
def test_the_path_of_the_socket_is_short(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", "/run/of/nobody")
    deep = tmp_path / ("deep" * 30)
    deep.mkdir()
    assert len(address_for(deep)) < len(str(deep))
    monkeypatch.setenv("XDG_RUNTIME_DIR", "relative")
    short = Path(os.path.realpath("/tmp"))
    if short.stat().st_uid == os.getuid():
        assert Path(address_for(short)).parent == short
        monkeypatch.setenv("XDG_RUNTIME_DIR", str(short))
        assert Path(address_for(deep)).parent == short


@POSIX
def test_a_socket_of_another_user_is_not_used(
    first: SingleInstance, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module.os, "getuid", lambda: 4711)
    assert not first._hand_over(StartRequest())


def test_on_windows_the_address_is_the_name_of_a_pipe(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module.sys, "platform", "win32")
    name = address_for(tmp_path / ("deep" * 40))
    assert name.startswith("puertorico-desktop-")
    assert os.sep not in name
    assert len(name) < 50


# -- the whole program ----------------------------------------------------------------------------------------------


def game_on_the_table(probe: str) -> str:
    """Returns the id of the game that the running program shows; empty as long as it shows none."""
    caller = QLocalSocket()
    caller.connectToServer(probe)
    if not caller.waitForConnected(1000):
        return ""
    caller.write(b"game\n")
    caller.waitForReadyRead(1000)
    line = bytes(caller.readLine().data())
    caller.abort()
    return str(json.loads(line)["game"]["id"]) if line else ""


def test_two_files_are_opened_by_one_program(tmp_path: Path, qtbot: QtBot) -> None:
    games = [played(2, seed, 3) for seed in (1, 2)]
    files = [tmp_path / f"{number}.prgame" for number in (1, 2)]
    for path, game in zip(files, games, strict=True):
        path.write_bytes(content(game))
    home = {name: str(tmp_path) for name in ("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA")}
    environment = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")} | home
    probe = f"probe-{uuid.uuid4().hex}"
    here = str(Path(puertorico_desktop.__file__).parents[1])  # the second start is made from another folder
    environment |= {"QT_QPA_PLATFORM": "offscreen", PROBE: probe, "PYTHONPATH": here}
    line = [sys.executable, "-m", "puertorico_desktop"]
    with subprocess.Popen([*line, str(files[0])], env=environment) as program:
        try:
            qtbot.waitUntil(lambda: game_on_the_table(probe) == games[0].id, timeout=60_000)
            further = subprocess.run([*line, files[1].name], env=environment, cwd=tmp_path, timeout=60)
            assert further.returncode == 0
            qtbot.waitUntil(lambda: game_on_the_table(probe) == games[1].id, timeout=60_000)
        finally:
            program.terminate()
