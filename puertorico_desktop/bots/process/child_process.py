"""Child processes that share nothing with this process, are addressed through a pipe, and never outlive it."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnContext, SpawnProcess
from multiprocessing.reduction import ForkingPickler
from typing import Any, Protocol

import attrs

QUIT_SECONDS = 1.0
"""The seconds that a process gets to end before it is killed."""
MAX_PROCESSES = 60
"""The greatest number of processes for one piece of work, regardless of the number asked for and of the cores."""
ORPHANED = 1
"""The exit status of a process whose parent is gone."""


# -- messages of all child processes --------------------------------------------------------------------------------


@attrs.frozen
class Ready:
    """The first message of the child: from now on it reads messages."""


@attrs.frozen
class Quit:
    """The last message of the parent: the child is to end when its present work is done."""


# -- in the child process -------------------------------------------------------------------------------------------

Serve = Callable[[Connection], None]
"""The work of a child: a function that answers the messages from the pipe, and returns when `received` is
exhausted."""


def run_child(pipe: Connection, serve: Serve) -> None:
    """Do the work of a child process; returns when the parent sends Quit or is gone."""
    with contextlib.suppress(EOFError, OSError), pipe:
        pipe.send(Ready())
        serve(pipe)


def received(pipe: Connection) -> Iterator[Any]:
    """Yields the messages from the other end of the pipe until it sends Quit or is gone."""
    with contextlib.suppress(EOFError, OSError):
        while not isinstance(message := pipe.recv(), Quit):
            yield message


def _end_after(sentinel: int) -> None:
    wait([sentinel])
    os._exit(ORPHANED)


# -- in both processes ----------------------------------------------------------------------------------------------


class OwnProcess(SpawnProcess):
    """A process that ends when its parent has ended, whatever it is doing then. It shares nothing with the parent: no
    Qt, no threads. From its start on it ignores Ctrl+C, which a terminal sends to both: the parent handles it."""

    def start(self) -> None:
        """Start the process. Raises OSError if that fails."""
        self.daemon = True
        if sys.platform == "win32":
            super().start()
            return
        # The first process needs the tracker, and starting it would unblock the signal.
        resource_tracker.ensure_running()
        before = signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGINT,))
        try:
            super().start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)

    def run(self) -> None:
        """Do the work; called in the child."""
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        if sys.platform != "win32":
            signal.pthread_sigmask(signal.SIG_UNBLOCK, (signal.SIGINT,))
        parent = multiprocessing.parent_process()
        if parent is not None:
            threading.Thread(target=_end_after, args=(parent.sentinel,), name="parent", daemon=True).start()
        super().run()


class OwnContext(SpawnContext):
    """A context with which multiprocessing starts processes of class OwnProcess."""

    Process = OwnProcess


# -- in the parent process ------------------------------------------------------------------------------------------


class Process(Protocol):
    """The part of `multiprocessing.Process` that ChildProcess needs."""

    def start(self) -> None:
        """Start the process. Raises OSError if that fails."""

    def join(self, timeout: float | None = None) -> None:
        """Wait until the process has ended, at most `timeout` seconds if it is not None."""

    def kill(self) -> None:
        """Kill the process at once."""


ProcessFactory = Callable[[Connection], Process]
"""A function that returns a process, not started yet, which serves the given end of a pipe."""


def spawned(serve: Serve, name: str) -> Callable[[Connection], OwnProcess]:
    """Returns a factory of processes that do the work `serve`."""
    return lambda pipe: OwnProcess(target=run_child, args=(pipe, serve), name=name)


class ChildProcess:
    """A process that does its work at the other end of a pipe.

    It ends when it is told to quit, when it is killed, and when this process ends. A thread starts it, calls
    `on_message` with each of its messages, and calls `on_end` once when there will be no more. Only `close` waits for
    the process: messages to it are queued until it is ready.
    """

    def __init__(
        self, process_factory: ProcessFactory, on_message: Callable[[Any], None], on_end: Callable[[], None]
    ) -> None:
        self._on_message = on_message
        self._on_end = on_end
        self._lock = threading.Lock()
        self._unsent: list[memoryview] = []
        self._is_ready = False
        self._is_started = False
        self._is_killed = False
        self._has_ended = False
        self._pipe: Connection
        # On Windows the class of the ends is another one with the same methods.
        ends: tuple[Any, Any] = multiprocessing.get_context("spawn").Pipe()
        self._pipe, there = ends
        self._process = process_factory(there)
        self._thread = threading.Thread(target=self._run, args=(there,), name="child process", daemon=True)
        self._thread.start()

    @property
    def is_ready(self) -> bool:
        """Whether the process reads messages, so that they are no longer queued."""
        return self._is_ready

    @property
    def has_ended(self) -> bool:
        """Whether the process is gone: `on_end` has been called, or is about to be."""
        return self._has_ended

    def send(self, message: object) -> None:
        """Send a message. If the process has ended, the message is lost, and `on_end` is called. Raises the errors of
        pickling."""
        data = ForkingPickler.dumps(message)
        with self._lock:
            if self._is_ready:
                self._write(data)
            else:
                self._unsent.append(data)

    def withdraw_messages(self) -> bool:
        """Withdraw all queued messages. Returns whether the process has received nothing, because it has not been
        ready yet."""
        with self._lock:
            self._unsent.clear()
            return not self._is_ready

    def quit(self) -> None:
        """Ask the process to end."""
        self.send(Quit())

    def kill(self) -> None:
        """Kill the process without waiting for its end."""
        self._is_killed = True
        if self._is_started:
            self._process.kill()

    def close(self) -> None:
        """End the process and its thread, and wait for both: the process is asked to end, and killed after
        `QUIT_SECONDS`."""
        self.quit()
        self._thread.join(QUIT_SECONDS)
        if self._thread.is_alive():
            self.kill()
            self._thread.join()

    def _write(self, data: memoryview) -> None:
        # If the process has ended, the listening thread gets to know it.
        with contextlib.suppress(OSError):
            self._pipe.send_bytes(data)

    # -- in the worker thread ---------------------------------------------------------------------------------------

    def _run(self, there: Connection) -> None:
        try:
            with contextlib.suppress(OSError), there:  # an open end in this process would hide the end of the child
                self._process.start()
                self._is_started = True
            if self._is_started:
                self._listen()
        finally:
            with self._lock:
                self._pipe.close()
            self._has_ended = True
            self._on_end()

    def _listen(self) -> None:
        if self._is_killed:  # killed before it was started
            self._process.kill()
        try:
            for message in received(self._pipe):
                if isinstance(message, Ready):
                    self._send_unsent()
                else:
                    self._on_message(message)
        except BaseException:
            self._process.kill()
            raise
        finally:
            self._process.join()

    def _send_unsent(self) -> None:
        with self._lock:
            self._is_ready = True
            for data in self._unsent:
                self._write(data)
            self._unsent.clear()


def close_all(children: Iterable[ChildProcess]) -> None:
    """End several processes at the same time, and wait for their end."""
    children = list(children)
    for child in children:
        child.quit()
    for child in children:
        child.close()
