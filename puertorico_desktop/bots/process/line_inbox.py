"""Lines that another program writes: they are kept until they are read, and no more of them than so many bytes."""

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
"""The longest line, in letters or bytes."""
MAX_UNREAD = 4 * MAX_LINE
"""So many unread bytes are a flood: the program is not listened to any more."""
LINE_COST = 100
"""What a line takes besides its bytes, in bytes."""
MAX_STDERR = 1 << 20
"""So many bytes of its standard error are passed on; what comes after them is read and dropped."""

_CHUNK = 1 << 16


class LineInbox:
    """Unread lines. One thread puts them in, another one takes them out."""

    def __init__(self) -> None:
        self._lines: collections.deque[bytes] = collections.deque()
        self._size = 0
        self._is_over = False
        self._changed = threading.Condition()

    def put(self, line: bytes) -> bool:
        """Adds a line; returns whether there is room for more."""
        with self._changed:
            self._lines.append(line)
            self._size += len(line) + LINE_COST
            self._changed.notify()
            return self._size < MAX_UNREAD and not self._is_over

    def end(self) -> None:
        """There will be no more lines."""
        with self._changed:
            self._is_over = True
            self._changed.notify()

    @property
    def is_over(self) -> bool:
        """Whether there will be no more lines."""
        return self._is_over

    def take(self, until: float) -> bytes | None:
        """Returns the next line, None after the last one; waits until that time of `time.monotonic`.

        Raises TimeoutError when the time is up, even if there are lines: a program that goes on writing gains nothing
        by it.
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
    """Yields the lines of a stream; of a line that is too long, only the beginning."""
    while line := stream.readline(MAX_LINE):
        yield line
        while line and not line.endswith(end):
            line = stream.readline(MAX_LINE)


def fill(inbox: LineInbox, stream: IO[bytes]) -> None:
    """Puts lines into the inbox until the stream ends or the inbox is full."""
    with contextlib.suppress(OSError, ValueError), stream:
        for line in read_lines(stream, b"\n"):
            if not inbox.put(line):
                break
    inbox.end()


def own_stderr() -> int | None:
    """Returns the descriptor of our own standard error; None if there is none."""
    try:
        return None if sys.stderr is None else sys.stderr.fileno()
    except (OSError, io.UnsupportedOperation):
        return None


def pass_on_stderr(stream: IO[bytes], target: int, inbox: LineInbox) -> None:
    """Writes the standard error of a program to an open file, up to a limit and until the inbox is over."""
    left = MAX_STDERR
    with contextlib.suppress(OSError, ValueError), stream:
        while (chunk := os.read(stream.fileno(), _CHUNK)) and not inbox.is_over:
            if left > 0:
                with contextlib.suppress(OSError):
                    os.write(target, chunk[:left])
                left -= len(chunk)
