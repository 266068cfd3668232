"""Another program that is spoken with in lines, and never waited for longer than one wants."""

from __future__ import annotations

import contextlib
import os
import queue
import shlex
import subprocess
import threading
import weakref
from collections.abc import Mapping, Sequence
from enum import Enum
from typing import IO

import attrs

from puertorico_desktop.bots.process.hearing import Inbox, collect, own_stderr, pass_on
from puertorico_desktop.bots.process.leash import Leash, start
from puertorico_desktop.marking import QT_TRANSLATE_NOOP

QUIT_SECONDS = 1.0
"""How long a program may take to end before it is killed."""

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
    """A running program. What it says on its standard error goes where ours goes, up to a limit."""

    def __init__(self, command: str) -> None:
        """Start it. Raises ProgramError."""
        aside = own_stderr()
        try:
            stderr = subprocess.DEVNULL if aside is None else subprocess.PIPE
            process, leash = start(arguments_of(command), stderr)
        except (OSError, ValueError, IndexError) as error:
            raise ProgramError(Trouble(Fault.NOT_STARTED, command, str(error))) from None
        self._process = process
        self._command = command
        self._to_say: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._inbox = Inbox()
        assert process.stdin is not None
        assert process.stdout is not None
        # A pipe that is full makes a writer wait, one that is empty a reader; so each has a thread of its own.
        threads = [
            threading.Thread(target=_write, args=(process.stdin, self._to_say), name="program writer", daemon=True),
            threading.Thread(target=collect, args=(process.stdout, self._inbox), name="program reader", daemon=True),
        ]
        if process.stderr is not None:
            work = (process.stderr, aside, self._inbox)
            threads.append(threading.Thread(target=pass_on, args=work, name="program aside", daemon=True))
        self._finalizer = weakref.finalize(self, _end, process, leash, self._to_say, self._inbox, threads)
        for thread in threads:
            thread.start()

    def say(self, line: str) -> None:
        """Send a line; whether it is ever read is another matter."""
        self._to_say.put(line)

    def hear(self, until: float) -> str:
        """The next line that it says until then, a time of `time.monotonic`. Raises TimeoutError, ProgramError."""
        line = self._inbox.take(until)
        if line is None:
            raise ProgramError(Trouble(Fault.ENDED, self._command))
        return line.decode("utf-8", "replace")

    def close(self) -> None:
        """End it, politely first, and whatever it has started; waits for it a moment at most."""
        self._finalizer()


def _write(stream: IO[bytes], lines: queue.SimpleQueue[str | None]) -> None:
    """Pass lines on until there is None, then close the stream."""
    with contextlib.suppress(OSError, ValueError), stream:
        while (line := lines.get()) is not None:
            stream.write(line.encode("utf-8", "replace") + b"\n")
            stream.flush()


def _end(
    process: subprocess.Popen[bytes],
    leash: Leash,
    to_say: queue.SimpleQueue[str | None],
    inbox: Inbox,
    threads: Sequence[threading.Thread],
) -> None:
    """End a program with all that it has started, and the threads that serve it."""
    to_say.put(_GOODBYE)
    to_say.put(None)
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(QUIT_SECONDS)
    leash.pull()
    process.wait()
    inbox.end()
    for thread in threads:
        if thread.ident is not None:
            # Whoever has inherited the pipes and left the program's company may keep them open for longer.
            thread.join(QUIT_SECONDS)
