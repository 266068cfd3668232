"""A process of ours: it is spoken with when it is ready, heard of when it ends, and never left behind."""

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


def leave(pipe: Connection) -> None:
    """End at once."""


def stop_listening(pipe: Connection) -> None:
    """Wait for a message, and never read the next one."""
    pipe.send(pipe.recv())
    time.sleep(LONG)


class Unreadable:
    """Something that can be sent, and not be received."""

    def __reduce__(self) -> tuple[Any, ...]:
        return int, ("none",)


def babble(pipe: Connection) -> None:
    pipe.send(Unreadable())
    time.sleep(LONG)


class Listener:
    """A child, and what is heard of it."""

    def __init__(self, serve: Serve) -> None:
        self.heard: queue.Queue[object] = queue.Queue()
        self.child = ChildProcess(spawned(serve, "test"), self.heard.put, lambda: self.heard.put(ENDED))

    def next(self) -> object:
        return self.heard.get(timeout=PATIENCE)


NewListener = Callable[[Serve], Listener]


@pytest.fixture
def new() -> Iterator[NewListener]:
    made: list[Listener] = []

    def listener(serve: Serve) -> Listener:
        made.append(Listener(serve))
        return made[-1]

    yield listener
    for one in made:
        one.child.kill()
    close_all(one.child for one in made)


def test_messages_are_kept_until_it_is_ready(new: NewListener) -> None:
    one = new(echo)
    for number in range(3):
        one.child.send(number)
    assert not one.child.is_ready
    assert [one.next() for _ in range(3)] == [0, 1, 2]
    assert one.child.is_ready
    one.child.send("more")
    assert one.next() == "more"


def test_what_was_not_sent_yet_can_be_taken_back(new: NewListener) -> None:
    one = new(echo)
    one.child.send("nobody wants this")
    assert one.child.withdraw_messages()
    one.child.send("this")
    assert one.next() == "this"
    assert not one.child.withdraw_messages()


def test_it_is_heard_of_once_when_it_ends(new: NewListener) -> None:
    one = new(leave)
    assert one.next() is ENDED
    assert one.child.has_ended
    one.child.send("too late")
    one.child.kill()
    one.child.close()
    assert one.heard.empty()


def test_killing_does_not_wait_for_the_start(new: NewListener) -> None:
    start = time.monotonic()
    one = new(sleep)
    one.child.kill()
    assert one.next() is ENDED
    assert time.monotonic() - start < LONG / 2


def test_quitting_ends_the_work(new: NewListener) -> None:
    one = new(echo)
    one.child.send(1)
    one.child.quit()
    assert [one.next(), one.next()] == [1, ENDED]


def test_closing_kills_what_does_not_end(new: NewListener) -> None:
    one = new(stop_listening)
    one.child.send(1)
    assert one.next() == 1
    start = time.monotonic()
    one.child.close()
    assert one.next() is ENDED
    assert time.monotonic() - start < LONG / 2


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_message_that_cannot_be_read_ends_it(new: NewListener) -> None:
    one = new(babble)
    assert one.next() is ENDED


def test_a_message_that_cannot_be_pickled_is_an_error_of_its_sender(new: NewListener) -> None:
    one = new(echo)
    with pytest.raises(TypeError):
        one.child.send(threading.Lock())
    one.child.send(1)
    assert one.next() == 1


def test_a_process_that_cannot_be_started_has_ended() -> None:
    class Unstartable:
        def start(self) -> None:
            raise OSError

        def join(self, timeout: float | None = None) -> None: ...

        def kill(self) -> None: ...

    heard: queue.Queue[object] = queue.Queue()
    child = ChildProcess(lambda pipe: Unstartable(), heard.put, lambda: heard.put(ENDED))
    assert heard.get(timeout=PATIENCE) is ENDED
    child.close()


PARENT = """
import signal, sys, time
from puertorico_desktop.bots.process.child_process import ChildProcess, spawned
from tests.bots.test_child_process import sleep
if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # what is started in the background ignores it
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
def parent(how: str = "") -> Iterator[tuple[subprocess.Popen[str], IO[str]]]:
    """A process with a child, which has its output open too; both in a group of their own as in a terminal."""
    line = [sys.executable, "-c", PARENT, how]
    with subprocess.Popen(line, stdout=subprocess.PIPE, text=True, start_new_session=True) as process:
        assert process.stdout is not None
        try:
            yield process, process.stdout
        finally:
            process.kill()


@posix
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_it_ends_with_its_parent(number: int) -> None:
    start = time.monotonic()
    with parent() as (process, output):
        assert output.readline() == "ready\n"
        process.send_signal(number)
        assert output.read() == ""  # the end comes when nobody has the output open any more
    assert time.monotonic() - start < LONG / 2


@posix
def test_ctrl_c_is_left_to_the_parent_from_the_first_moment_on() -> None:
    with parent("interrupted") as (process, output):
        assert output.readline() == "begun\n"
        time.sleep(0.1)
        os.killpg(process.pid, signal.SIGINT)
        assert output.readline() == "ready\n"
