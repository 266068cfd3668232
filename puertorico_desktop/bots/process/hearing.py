"""What another program says, line by line: however much that is, no more than so many bytes wait to be read."""

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

MOST_LETTERS = 1 << 20
"""The longest line, in letters or bytes."""
MOST_UNREAD = 4 * MOST_LETTERS
"""So many bytes that nobody has read yet are a flood; what comes after them is not read."""
LINE_COST = 100
"""What a line takes besides its bytes, in bytes."""
MOST_ASIDE = 1 << 20
"""So many bytes of its standard error are passed on; what comes after them is read and dropped."""

_CHUNK = 1 << 16


class Inbox:
    """Lines that were said and not read yet. One thread puts them in, another one takes them out."""

    def __init__(self) -> None:
        self._lines: collections.deque[bytes] = collections.deque()
        self._size = 0
        self._over = False
        self._changed = threading.Condition()

    def put(self, line: bytes) -> bool:
        """Add a line; whether there is room for more."""
        with self._changed:
            self._lines.append(line)
            self._size += len(line) + LINE_COST
            self._changed.notify()
            return self._size < MOST_UNREAD and not self._over

    def end(self) -> None:
        """Nothing more is said, or heard."""
        with self._changed:
            self._over = True
            self._changed.notify()

    @property
    def is_over(self) -> bool:
        """Whether nothing more is said, or heard."""
        return self._over

    def take(self, until: float) -> bytes | None:
        """The next line until then, a time of `time.monotonic`; None if nothing more is said. Raises TimeoutError.

        When the time is up that holds for lines that lie there too: whoever goes on talking gains nothing by it.
        """
        with self._changed:
            while time.monotonic() < until:
                if self._lines:
                    line = self._lines.popleft()
                    self._size -= len(line) + LINE_COST
                    return line
                if self._over:
                    return None
                self._changed.wait(until - time.monotonic())
            raise TimeoutError


def lines_of(stream: IO[AnyStr], end: AnyStr) -> Iterator[AnyStr]:
    """The lines of a stream; of what is longer than a line may be, only the beginning."""
    while line := stream.readline(MOST_LETTERS):
        yield line
        while line and not line.endswith(end):
            line = stream.readline(MOST_LETTERS)


def collect(stream: IO[bytes], inbox: Inbox) -> None:
    """Put lines into the inbox until the stream ends, or nobody can read them all."""
    with contextlib.suppress(OSError, ValueError), stream:
        for line in lines_of(stream, b"\n"):
            if not inbox.put(line):
                break
    inbox.end()


def own_stderr() -> int | None:
    """Where our own standard error goes; None if it goes nowhere."""
    try:
        return None if sys.stderr is None else sys.stderr.fileno()
    except (OSError, io.UnsupportedOperation):
        return None


def pass_on(stream: IO[bytes], target: int, inbox: Inbox) -> None:
    """Write what a program says on its standard error to a file that is open, as long as it is not too much and
    there is anything to hear of it."""
    left = MOST_ASIDE
    with contextlib.suppress(OSError, ValueError), stream:
        while (chunk := os.read(stream.fileno(), _CHUNK)) and not inbox.is_over:
            if left > 0:
                with contextlib.suppress(OSError):
                    os.write(target, chunk[:left])
                left -= len(chunk)
