"""Ctrl+C in the terminal, the end of the terminal, or a system that ends the program: the window closes as if closed
by the user."""

from __future__ import annotations

import contextlib
import signal
import socket
import sys
from collections.abc import Callable

from PySide6.QtCore import QObject, QSocketNotifier, Slot

SIGNALS = (signal.SIGINT, signal.SIGTERM, *([signal.SIGHUP] if sys.platform != "win32" else []))
_ENOUGH = 64


class Interruption(QObject):
    """Handles signals while Qt waits for events, when no Python code runs that could. It must be made in the main
    thread.

    Each signal calls `end` with its number, which returns whether the program goes on because the player is asked
    first; a further signal in the meantime, or when the program is about to end, ends it at once. `status` is then
    the exit status that shells expect. Signals that the parent process had the program ignore, as `nohup` does, stay
    ignored.
    """

    def __init__(self, end: Callable[[int], bool], parent: QObject) -> None:
        super().__init__(parent)
        self.status: int | None = None
        self._end = end
        self._read_end, self._write_end = socket.socketpair()
        for side in (self._read_end, self._write_end):
            side.setblocking(False)
        self._numbers = [number for number in SIGNALS if signal.getsignal(number) is not signal.SIG_IGN]
        self._notifier = QSocketNotifier(self._read_end.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._on_signal)
        self._listen()

    def _listen(self) -> None:
        for number in self._numbers:
            signal.signal(number, lambda *_: None)
        signal.set_wakeup_fd(self._write_end.fileno(), warn_on_full_buffer=False)

    def _stop_listening(self) -> None:
        signal.set_wakeup_fd(-1)
        for number in self._numbers:
            signal.signal(number, signal.SIG_DFL)

    @Slot()
    def _on_signal(self) -> None:
        with contextlib.suppress(BlockingIOError):
            number = self._read_end.recv(_ENOUGH)[0]
            if number in self._numbers:
                self._stop_listening()
                self.status = 128 + number
                if self._end(number):
                    self.status = None
                    self._listen()
                else:
                    self.close()

    def close(self) -> None:
        """Stop handling signals."""
        self._notifier.setEnabled(False)
        self._stop_listening()
        self._read_end.close()
        self._write_end.close()
