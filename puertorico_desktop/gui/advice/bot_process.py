"""One process of the bots: its pipe, and the thread that starts it, listens to it and sees it off."""

from __future__ import annotations

import contextlib
import multiprocessing
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Protocol

import attrs

from puertorico_desktop.bots.process.messages import Answer, Cancel, Order, Quit, Ready, Request, Stop, Verdict
from puertorico_desktop.bots.process.worker import begin

QUIT_SECONDS = 1.0
"""How long a worker may take to end before it is killed."""


class Process(Protocol):
    """As much of `multiprocessing.Process` as is needed here."""

    def start(self) -> None:
        """Begin to run."""

    def join(self, timeout: float | None = None) -> None:
        """Wait for the end."""

    def is_alive(self) -> bool:
        """Whether it still runs."""

    def kill(self) -> None:
        """End it at once."""


ProcessFactory = Callable[[Connection], Process]
"""Makes the process that serves the other end of a pipe; it is not started yet."""


def spawned(connection: Connection) -> Process:
    """A process that knows nothing of Qt and shares nothing with this one."""
    context = multiprocessing.get_context("spawn")
    return context.Process(target=begin, args=(connection,), name="bots", daemon=True)


@attrs.frozen
class Heard:
    """A worker said something; None: it will say nothing more."""

    worker: Worker
    message: object


class Worker:
    """A process that thinks.

    `tell` is called in another thread with a `Heard` for everything that it says. Nothing here waits for the process:
    what is to be thought about is kept until it listens.
    """

    def __init__(self, process_factory: ProcessFactory, tell: Callable[[Heard], None]) -> None:
        self._pipe, there = multiprocessing.get_context("spawn").Pipe()
        self._process = process_factory(there)
        self._tell = tell
        self._waiting: list[Request | Verdict | Stop] = []
        self._listens = False
        self._stopped: dict[int, float] = {}
        self._thread = threading.Thread(target=self._run, args=(there,), name="bot listener", daemon=True)
        self._started = threading.Event()
        self._doomed = threading.Event()
        self._thread.start()

    def ask(self, order: Request | Verdict | Stop) -> None:
        """Have something thought about, or come to an end with it."""
        if self._listens:
            self._send(order)
        else:
            self._waiting.append(order)

    def cancel(self, request_id: int) -> None:
        """Tell that nobody waits for the answer to that request any more."""
        if not self._listens:
            self._waiting.clear()
            return
        self._send(Cancel(request_id))
        self._stopped[request_id] = time.monotonic()

    def overdue(self, seconds: float) -> bool:
        """Whether it was told that long ago that nobody waits, and still has not come to an end."""
        return any(time.monotonic() - since >= seconds for since in self._stopped.values())

    @property
    def owes(self) -> bool:
        """Whether it is still busy with something that nobody waits for."""
        return bool(self._stopped)

    def note(self, message: object) -> None:
        """Take notice of what it has said; to be called in the thread of its owner."""
        if isinstance(message, Ready):
            self._listens = True
            orders, self._waiting = self._waiting, []
            for order in orders:
                self._send(order)
        elif isinstance(message, Answer):
            self._stopped.pop(message.request_id, None)

    def quit(self) -> None:
        """Ask the process to end."""
        self._send(Quit())

    def kill(self) -> None:
        """End the process without waiting for it; the thread follows."""
        self._doomed.set()
        if self._started.is_set():
            self._process.kill()

    def close(self) -> None:
        """End the process and the thread, politely first."""
        self.quit()
        self._thread.join(QUIT_SECONDS)
        if self._thread.is_alive():
            self.kill()
            self._thread.join()

    def _send(self, order: Order) -> None:
        # If nobody is there any more, the thread has heard of it.
        with contextlib.suppress(OSError):
            self._pipe.send(order)

    def _run(self, there: Connection) -> None:
        try:
            self._process.start()
        except OSError:
            self._tell(Heard(self, None))
            return
        finally:
            there.close()  # or the end of the process would go unheard
        self._started.set()
        if self._doomed.is_set():
            self._process.kill()
        while True:
            try:
                message = self._pipe.recv()
            except (EOFError, OSError):
                break
            self._tell(Heard(self, message))
        self._process.join()
        self._pipe.close()
        self._tell(Heard(self, None))
