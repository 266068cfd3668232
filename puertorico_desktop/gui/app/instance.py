"""One program at a time: a second start hands its file to the first one, which opens it and comes to the front.

The first program of a player holds a lock of the system, which falls when it dies, however that happens, and listens
on a local socket that only this player may use. What comes in there is from anywhere: a line is read up to a limit
and for a moment, and can do no more than the double click on a file.
"""

from __future__ import annotations

import hashlib
import json
import logging
import os
import sys
import time
from contextlib import suppress
from pathlib import Path
from socket import gethostname

import attrs
from filelock import BaseFileLock, FileLock, Timeout
from PySide6.QtCore import QDir, QObject, QTimer, Signal, Slot
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from puertorico_desktop import PROGRAM, bundle

_log = logging.getLogger(__name__)

SCREENS = ("WAYLAND_DISPLAY", "DISPLAY")
"""The environment variables that identify the screen where there may be several."""
TOKEN = "XDG_ACTIVATION_TOKEN"
"""The environment variable with Wayland's token, which permits a program to come to the front."""
ANSWER = b"ok\n"
MOST_BYTES = 1 << 15
"""The maximum length of a line: the longest path, with every letter written as `\\uXXXX`, and the rest of the
line."""
MOST_LETTERS = 4096
"""The largest length of a path."""
MOST_CALLERS = 8
"""The largest number of simultaneous callers."""
READING_MS = 1000
"""The time in ms within which a caller must send its line."""
CALLING_SECONDS = 3.0
"""The time in seconds within which the first program must begin to listen, or end."""
ANSWER_MS = 5000
"""The time in ms within which the first program must answer: it may still be starting, or hang."""
_PAUSE = 0.05
_LONGEST_ADDRESS = 80
"""The largest length of an address in bytes: systems allow about 100, of which Qt needs some while it creates the
socket."""
_ANYBODY = -1
"""ASFW_ANY of the Windows API."""


@attrs.frozen
class StartRequest:
    """A request of a second start of the program: the window comes to the front, and the file `path`, if any, is
    opened. `token` lets the window come to the front on Wayland; empty elsewhere."""

    path: str | None = None
    token: str = ""

    def as_line(self) -> bytes:
        """Returns the call as a line of JSON."""
        return json.dumps(attrs.asdict(self)).encode("ascii") + b"\n"


def parse_request(line: bytes) -> StartRequest | None:
    """Returns the call in a line; None if the line is invalid."""
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        return None
    if not isinstance(data, dict) or data.keys() != {"path", "token"}:
        return None
    path, token = data["path"], data["token"]
    if path is not None and not (isinstance(path, str) and _may_be_path(path)):
        return None
    if not isinstance(token, str) or len(token) > MOST_LETTERS or not token.isascii() or not token.isprintable():
        return None
    return StartRequest(path, token)


def _may_be_path(text: str) -> bool:
    return 0 < len(text) <= MOST_LETTERS and "\0" not in text and os.path.isabs(text)


def key_for(folder: Path) -> str:
    """Returns what programs have in common that are one program to the player.

    They keep their files in the same folder, and run on the same screen of the same computer: one on another screen
    would open the file where nobody looks. What runs from its sources is another program than a package.
    """
    screen = [os.environ.get(name, "") for name in SCREENS]
    program = str(Path(__file__).resolve()) if bundle.folder() is None else ""
    parts = (str(folder.absolute()), gethostname(), program, *screen)
    return hashlib.sha256(os.fsencode("\0".join(parts))).hexdigest()[:16]


def lock_for(folder: Path) -> Path:
    """Returns the file that the first one of such programs locks."""
    return folder / f"running-{key_for(folder)}.lock"


def address_for(folder: Path) -> str:
    """Returns the name of the socket that the first one of such programs listens on.

    On Windows it is the name of a pipe, elsewhere a path that is short enough: it lies where the system has sockets
    of this player, else in the folder itself, else among temporary files.
    """
    name = f"{PROGRAM}-{key_for(folder)}"
    if sys.platform == "win32":
        return name
    for place in (os.environ.get("XDG_RUNTIME_DIR", ""), str(folder)):
        path = os.path.join(place, name)
        if os.path.isabs(path) and len(os.fsencode(path)) <= _LONGEST_ADDRESS and _is_own(place):
            return path
    return os.path.join(QDir.tempPath(), name)  # `tempfile.gettempdir` raises an error if the disk is full


def _is_own(path: str) -> bool:
    """Returns whether a socket belongs to this player: one that another user has put in its place is not used."""
    if sys.platform == "win32":
        return True
    try:
        return os.stat(path).st_uid == os.getuid()
    except OSError:
        return False


class SingleInstance(QObject):
    """This start of the program: either the first one, which receives calls, or a further one, which sends a call."""

    called = Signal(object)
    """Emitted with the `StartRequest` of another start."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        """`folder` is the data folder of the program: instances with other folders are independent."""
        super().__init__(parent)
        self._folder = folder
        with suppress(OSError):
            folder.mkdir(parents=True, exist_ok=True)  # the address may be in this folder
        self._address = address_for(folder)
        self._lock: BaseFileLock | None = None
        self._server: QLocalServer | None = None
        self._waiting: list[StartRequest] | None = []

    def is_first(self, request: StartRequest, seconds: float = CALLING_SECONDS) -> bool:
        """Returns whether this program must open its window; False if another instance has accepted the call.

        The first program listens from now on. A further one that gets no answer opens a window of its own.
        """
        until = time.monotonic() + seconds
        while not self._take_lock():
            if self._hand_over(request):
                return False
            if time.monotonic() > until:
                _log.info("the program that runs already does not answer")
                return True
            time.sleep(_PAUSE)
        if self._lock is None and self._hand_over(request):  # the drive has no file locks
            return False
        self._listen()
        return True

    def deliver(self) -> None:
        """Emit `called` for the calls received so far, and for each one from now on."""
        waiting, self._waiting = self._waiting or [], None
        for request in waiting:
            self.called.emit(request)

    def stop_listening(self) -> None:
        """Stop accepting calls, because this program is about to end: another start waits until it has ended."""
        if self._server is not None:
            self._server.close()

    def close(self) -> None:
        """Release the lock, so that the next start of the program is the first one."""
        self.stop_listening()
        if self._lock is not None:
            with suppress(OSError):
                self._lock.release()
            self._lock = None

    # -- the first instance -----------------------------------------------------------------------------------------

    def _take_lock(self) -> bool:
        """Returns whether no other program has the lock; True also where locks are not supported."""
        lock = FileLock(lock_for(self._folder), thread_local=False)
        try:
            lock.acquire(timeout=0)
        except Timeout:
            return False
        except (OSError, NotImplementedError, ImportError) as error:
            _log.info("no lock: %s", error)
        else:
            self._lock = lock
        return True

    def _listen(self) -> None:
        server = QLocalServer(self)
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        server.setMaxPendingConnections(MOST_CALLERS)
        server.newConnection.connect(self._accept_callers)
        if sys.platform != "win32":
            QLocalServer.removeServer(self._address)  # removes the socket of an instance that was killed
        if not server.listen(self._address):
            _log.info("cannot listen on %s: %s", self._address, server.errorString())
        self._server = server

    @Slot()
    def _accept_callers(self) -> None:
        assert self._server is not None
        while (caller := self._server.nextPendingConnection()) is not None:
            caller.setReadBufferSize(MOST_BYTES)
            caller.readyRead.connect(self._receive)
            caller.disconnected.connect(caller.deleteLater)
            patience = QTimer(caller)
            patience.setSingleShot(True)
            patience.timeout.connect(self._drop_late_caller)
            patience.start(READING_MS)
            if len(self._server.findChildren(QLocalSocket)) > MOST_CALLERS:
                caller.abort()

    @Slot()
    def _drop_late_caller(self) -> None:
        """Disconnect the caller when its time is over, but handle data that arrived in time: this program may have
        been busy."""
        patience = self.sender()
        caller = None if patience is None else patience.parent()
        if isinstance(caller, QLocalSocket):
            caller.waitForReadyRead(0)
            if caller.state() is QLocalSocket.LocalSocketState.ConnectedState:
                caller.abort()

    @Slot()
    def _receive(self) -> None:
        caller = self.sender()
        assert isinstance(caller, QLocalSocket)
        if caller.canReadLine():
            request = parse_request(bytes(caller.readLine(MOST_BYTES).data()))
            if request is None:
                _log.info("a call that makes no sense")
                caller.abort()
                return
            caller.write(ANSWER)
            caller.flush()
            caller.disconnectFromServer()
            if self._waiting is None:
                self.called.emit(request)
            elif len(self._waiting) < MOST_CALLERS:
                self._waiting.append(request)
        elif caller.bytesAvailable() >= MOST_BYTES:
            caller.abort()

    # -- further instances ------------------------------------------------------------------------------------------

    def _hand_over(self, request: StartRequest) -> bool:
        """Returns whether the first program has taken the call."""
        if sys.platform != "win32" and not _is_own(self._address):
            return False
        socket = QLocalSocket()
        try:
            socket.connectToServer(self._address)
            if not socket.waitForConnected(round(1000 * CALLING_SECONDS)):
                return False
            _allow_foreground()
            socket.write(request.as_line())
            socket.flush()
            until = time.monotonic() + ANSWER_MS / 1000
            while not socket.canReadLine():
                left = round(1000 * (until - time.monotonic()))
                if left <= 0 or not socket.waitForReadyRead(left):
                    return False
            return bytes(socket.readLine(len(ANSWER) + 1).data()) == ANSWER
        finally:
            socket.abort()


def _allow_foreground() -> None:
    """On Windows, permit other programs to come to the front; only the program that the player has just started can
    permit this."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.AllowSetForegroundWindow(_ANYBODY)
