"""Another program that is spoken with in lines, and never waited for longer than one wants."""

from __future__ import annotations

import contextlib
import os
import queue
import shlex
import subprocess
import sys
import threading
import time
import weakref
from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from typing import TextIO

import attrs

from puertorico_desktop.marking import QT_TRANSLATE_NOOP

QUIT_SECONDS = 1.0
"""How long a program may take to end before it is killed."""
MOST_LETTERS = 1 << 20
"""The longest line."""
MOST_LINES = 10_000
"""So many lines that nobody has read yet are a flood; what comes after them is not read."""

_GOODBYE = "quit"


class Fault(Enum):
    """What is wrong with a program; the value is a stable id."""

    NOT_STARTED = "not_started"
    ENDED = "ended"
    NOT_READY = "not_ready"
    OTHER_PROTOCOL = "other_protocol"
    SILENT = "silent"
    COMPLAINT = "complaint"
    NONSENSE = "nonsense"
    ILLEGAL = "illegal"


SENTENCES: Mapping[Fault, str] = {
    Fault.NOT_STARTED: QT_TRANSLATE_NOOP("CliProgram", "The program {program} cannot be started: {detail}"),
    Fault.ENDED: QT_TRANSLATE_NOOP("CliProgram", "The program {program} has ended."),
    Fault.NOT_READY: QT_TRANSLATE_NOOP("CliProgram", "The program {program} was not ready within {detail} seconds."),
    Fault.OTHER_PROTOCOL: QT_TRANSLATE_NOOP("CliProgram", "The program {program} speaks another language: {detail}"),
    Fault.SILENT: QT_TRANSLATE_NOOP("CliProgram", "The program {program} did not move within {detail} seconds."),
    Fault.COMPLAINT: QT_TRANSLATE_NOOP("CliProgram", "The program {program} complains: {detail}"),
    Fault.NONSENSE: QT_TRANSLATE_NOOP("CliProgram", "The program {program} chose what there is not: {detail}"),
    Fault.ILLEGAL: QT_TRANSLATE_NOOP("CliProgram", "The program {program} broke the rules: {detail}"),
}
"""What people are told, in English; the command line and the window translate it."""


@attrs.frozen
class Trouble:
    """Something is wrong with a program. `detail` is for those who write it: English, or a number."""

    fault: Fault
    command: str
    detail: str = ""

    def __str__(self) -> str:
        """The sentence in English."""
        return self.told(SENTENCES[self.fault])

    def told(self, sentence: str) -> str:
        """The sentence, in whichever language, with what happened here."""
        return sentence.format(program=repr(self.command), detail=self.detail)


class ProgramError(Exception):
    """A program cannot play, or not this move."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(trouble)
        self.trouble = trouble

    def __str__(self) -> str:
        """The sentence in English."""
        return str(self.trouble)


def arguments_of(command: str) -> str | Sequence[str]:
    """A command line as the system starts it. Raises ValueError if its quotation marks do not match."""
    return command if os.name == "nt" else shlex.split(command)


class Child:
    """A running program. What it says on its standard error goes where ours goes."""

    def __init__(self, command: str) -> None:
        """Start it. Raises ProgramError."""
        try:
            self._process = subprocess.Popen(
                arguments_of(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=None if sys.stderr is not None else subprocess.DEVNULL,
                encoding="utf-8",
                errors="replace",
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )
        except (OSError, ValueError, IndexError) as error:
            raise ProgramError(Trouble(Fault.NOT_STARTED, command, str(error))) from None
        self._command = command
        self._to_say: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._heard: queue.Queue[str | None] = queue.Queue()
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        # A pipe that is full makes a writer wait, one that is empty a reader; so both have threads of their own.
        writer = threading.Thread(
            target=_write, args=(self._process.stdin, self._to_say), name="program writer", daemon=True
        )
        reader = threading.Thread(
            target=_read, args=(self._process.stdout, self._heard), name="program reader", daemon=True
        )
        self._finalizer = weakref.finalize(self, _end, self._process, self._to_say, (writer, reader))
        writer.start()
        reader.start()

    def say(self, line: str) -> None:
        """Send a line; whether it is ever read is another matter."""
        self._to_say.put(line)

    def hear(self, until: float) -> str:
        """The next line that it says until then, a time of `time.monotonic`. Raises TimeoutError, ProgramError."""
        try:
            line = self._heard.get(timeout=max(0.0, until - time.monotonic()))
        except queue.Empty:
            raise TimeoutError from None
        if line is None:
            self._heard.put(None)  # for the next one who asks
            raise ProgramError(Trouble(Fault.ENDED, self._command))
        return line

    def close(self) -> None:
        """End it, politely first; waits for it a moment at most."""
        self._finalizer()


def lines_of(stream: TextIO) -> Iterator[str]:
    """The lines of a stream; of what is longer than a line may be, only the beginning."""
    while line := stream.readline(MOST_LETTERS):
        yield line
        while line and not line.endswith("\n"):
            line = stream.readline(MOST_LETTERS)


def _write(stream: TextIO, lines: queue.SimpleQueue[str | None]) -> None:
    """Pass lines on until there is None, then close the stream."""
    with contextlib.suppress(OSError, ValueError), stream:
        while (line := lines.get()) is not None:
            stream.write(line + "\n")
            stream.flush()


def _read(stream: TextIO, lines: queue.Queue[str | None]) -> None:
    """Collect lines until the stream ends, or nobody can read them all; then None."""
    with contextlib.suppress(OSError, ValueError), stream:
        for line in lines_of(stream):
            lines.put(line)
            if lines.qsize() >= MOST_LINES:
                break
    lines.put(None)


def _end(
    process: subprocess.Popen[str], to_say: queue.SimpleQueue[str | None], threads: Sequence[threading.Thread]
) -> None:
    """End a program and the threads that serve it."""
    to_say.put(_GOODBYE)
    to_say.put(None)
    try:
        process.wait(QUIT_SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    for thread in threads:
        if thread.ident is not None:
            # Whoever has inherited the pipes from the program may keep them open for longer.
            thread.join(QUIT_SECONDS)
