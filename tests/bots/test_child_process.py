"""Child processes: messages before and after the start, notification of the end, and no process that is left
running."""

import contextlib
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from typing import IO, Any

import pytest

from puertorico_desktop.bots.process.child_process import ChildProcess, Serve, close_all, received, spawned
from tests.bots.witness import posix

PATIENCE = 60.0
LONG = 60.0
ENDED = object()


def echo(pipe: Connection) -> None:
    for message in received(pipe):
        pipe.send(message)


def sleep(pipe: Connection) -> None:
    time.sleep(LONG)


def end_at_once(pipe: Connection) -> None:
    """Returns at once."""


def read_one_message(pipe: Connection) -> None:
    """Reads one message and no further ones."""
    pipe.send(pipe.recv())
    time.sleep(LONG)


class Unreadable:
    """An object that can be sent but not received."""

    def __reduce__(self) -> tuple[Any, ...]:
        return int, ("none",)


def send_unreadable(pipe: Connection) -> None:
    pipe.send(Unreadable())
    time.sleep(LONG)


class ObservedChild:
    """A child process, and the queue of what it sends and of its end."""

    def __init__(self, serve: Serve) -> None:
        self.messages: queue.Queue[object] = queue.Queue()
        self.child = ChildProcess(spawned(serve, "test"), self.messages.put, lambda: self.messages.put(ENDED))

    def next(self) -> object:
        return self.messages.get(timeout=PATIENCE)


NewChild = Callable[[Serve], ObservedChild]


@pytest.fixture
def new_child() -> Iterator[NewChild]:
    made: list[ObservedChild] = []

    def listener(serve: Serve) -> ObservedChild:
        made.append(ObservedChild(serve))
        return made[-1]

    yield listener
    for one in made:
        one.child.kill()
    close_all(one.child for one in made)


def test_messages_are_kept_until_the_child_is_ready(new_child: NewChild) -> None:
    observed = new_child(echo)
    for number in range(3):
        observed.child.send(number)
    assert not observed.child.is_ready
    assert [observed.next() for _ in range(3)] == [0, 1, 2]
    assert observed.child.is_ready
    observed.child.send("more")
    assert observed.next() == "more"


def test_unsent_messages_can_be_withdrawn(new_child: NewChild) -> None:
    observed = new_child(echo)
    observed.child.send("nobody wants this")
    assert observed.child.withdraw_messages()
    observed.child.send("this")
    assert observed.next() == "this"
    assert not observed.child.withdraw_messages()


def test_the_end_is_reported_once(new_child: NewChild) -> None:
    observed = new_child(end_at_once)
    assert observed.next() is ENDED
    assert observed.child.has_ended
    observed.child.send("too late")
    observed.child.kill()
    observed.child.close()
    assert observed.messages.empty()


def test_killing_does_not_wait_for_the_start(new_child: NewChild) -> None:
    start = time.monotonic()
    observed = new_child(sleep)
    observed.child.kill()
    assert observed.next() is ENDED
    assert time.monotonic() - start < LONG / 2


def test_quit_ends_the_process_after_its_messages(new_child: NewChild) -> None:
    observed = new_child(echo)
    observed.child.send(1)
    observed.child.quit()
    assert [observed.next(), observed.next()] == [1, ENDED]


def test_closing_kills_a_process_that_does_not_end(new_child: NewChild) -> None:
    observed = new_child(read_one_message)
    observed.child.send(1)
    assert observed.next() == 1
    start = time.monotonic()
    observed.child.close()
    assert observed.next() is ENDED
    assert time.monotonic() - start < LONG / 2


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_message_that_cannot_be_unpickled_ends_the_process(new_child: NewChild) -> None:
    observed = new_child(send_unreadable)
    assert observed.next() is ENDED


def test_a_message_that_cannot_be_pickled_raises_an_error(new_child: NewChild) -> None:
    observed = new_child(echo)
    with pytest.raises(TypeError):
        observed.child.send(threading.Lock())
    observed.child.send(1)
    assert observed.next() == 1


def test_a_process_that_cannot_be_started_has_ended() -> None:
    class Unstartable:
        def start(self) -> None:
            raise OSError

        def join(self, timeout: float | None = None) -> None: ...

        def kill(self) -> None: ...

    messages: queue.Queue[object] = queue.Queue()
    child = ChildProcess(lambda pipe: Unstartable(), messages.put, lambda: messages.put(ENDED))
    assert messages.get(timeout=PATIENCE) is ENDED
    child.close()


PARENT = """
import signal, sys, time
from puertorico_desktop.bots.process.child_process import ChildProcess, spawned
from tests.bots.test_child_process import sleep
if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # processes that are started in the background ignore it
    child = ChildProcess(spawned(sleep, "test"), print, lambda: print("ended", flush=True))
    try:
        if sys.argv[1] == "interrupted":
            while not child._is_started:
                time.sleep(0.001)
            print("begun", flush=True)
            time.sleep(600)
    except KeyboardInterrupt:
        pass
    while not child.is_ready:
        time.sleep(0.01)
    print("ready", flush=True)
    time.sleep(600)
"""


@contextlib.contextmanager
def started_parent(how: str = "") -> Iterator[tuple[subprocess.Popen[str], IO[str]]]:
    """Starts a process with a child that shares its standard output; both in a process group of their own, as in a
    terminal."""
    line = [sys.executable, "-c", PARENT, how]
    with subprocess.Popen(line, stdout=subprocess.PIPE, text=True, start_new_session=True) as process:
        assert process.stdout is not None
        try:
            yield process, process.stdout
        finally:
            process.kill()


@posix
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_a_child_ends_with_its_parent(number: int) -> None:
    start = time.monotonic()
    with started_parent() as (process, output):
        assert output.readline() == "ready\n"
        process.send_signal(number)
        assert output.read() == ""  # it ends when no process has the output open any more
    assert time.monotonic() - start < LONG / 2


@posix
def test_ctrl_c_does_not_end_a_child_that_is_starting() -> None:
    with started_parent("interrupted") as (process, output):
        assert output.readline() == "begun\n"
        time.sleep(0.1)
        os.killpg(process.pid, signal.SIGINT)
        assert output.readline() == "ready\n"
