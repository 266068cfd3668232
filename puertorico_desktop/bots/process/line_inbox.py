"""A bounded queue of lines that another program writes: they are kept until they are read, up to a number of
bytes."""

from __future__ import annotations

import collections
import contextlib
import io
import os
import sys
import threading
import time
from collections.abc import Iterator
from typing import IO, AnyStr

MAX_LINE = 1 << 20
"""The length limit of a line, in characters or bytes."""
MAX_UNREAD = 4 * MAX_LINE
"""The limit of unread bytes: when it is reached, no more of the program's output is read."""
LINE_COST = 100
"""The bytes that a line counts in addition to its length."""
MAX_STDERR = 1 << 20
"""The number of bytes of the program's standard error that are passed on; later ones are read and dropped."""

_CHUNK = 1 << 16


class LineInbox:
    """A queue of unread lines, between a thread that puts lines in and another one that takes them out."""

    def __init__(self) -> None:
        self._lines: collections.deque[bytes] = collections.deque()
        self._size = 0
        self._is_over = False
        self._changed = threading.Condition()

    def put(self, line: bytes) -> bool:
        """Add a line. Returns whether more lines are accepted."""
        with self._changed:
            self._lines.append(line)
            self._size += len(line) + LINE_COST
            self._changed.notify()
            return self._size < MAX_UNREAD and not self._is_over

    def end(self) -> None:
        """Mark the queue as complete: there will be no more lines."""
        with self._changed:
            self._is_over = True
            self._changed.notify()

    @property
    def is_over(self) -> bool:
        """Whether the queue is complete, so that no more lines will be put in."""
        return self._is_over

    def take(self, until: float) -> bytes | None:
        """Returns the next line, None after the last one; waits until the time `until` of `time.monotonic`.

        Raises TimeoutError when the time is up, even if there are lines: so a program cannot gain time by writing on
        and on.
        """
        with self._changed:
            while time.monotonic() < until:
                if self._lines:
                    line = self._lines.popleft()
                    self._size -= len(line) + LINE_COST
                    return line
                if self._is_over:
                    return None
                self._changed.wait(until - time.monotonic())
            raise TimeoutError


def read_lines(stream: IO[AnyStr], end: AnyStr) -> Iterator[AnyStr]:
    """Yields the lines of a stream; of a line longer than `MAX_LINE`, only the beginning."""
    while line := stream.readline(MAX_LINE):
        yield line
        while line and not line.endswith(end):
            line = stream.readline(MAX_LINE)


def fill(inbox: LineInbox, stream: IO[bytes]) -> None:
    """Put lines into the inbox until the stream ends or the inbox is full."""
    with contextlib.suppress(OSError, ValueError), stream:
        for line in read_lines(stream, b"\n"):
            if not inbox.put(line):
                break
    inbox.end()


def own_stderr() -> int | None:
    """Returns the file descriptor of this process's standard error; None if there is none."""
    try:
        return None if sys.stderr is None else sys.stderr.fileno()
    except (OSError, io.UnsupportedOperation):
        return None


def pass_on_stderr(stream: IO[bytes], target: int, inbox: LineInbox) -> None:
    """Copy the standard error of a program to the file descriptor `target`, up to a limit and until the inbox is
    complete."""
    left = MAX_STDERR
    with contextlib.suppress(OSError, ValueError), stream:
        while (chunk := os.read(stream.fileno(), _CHUNK)) and not inbox.is_over:
            if left > 0:
                with contextlib.suppress(OSError):
                    os.write(target, chunk[:left])
                left -= len(chunk)
