"""Another program, spoken with in lines: with bounds on bytes and time, and it ends with this process."""

from __future__ import annotations

import contextlib
import queue
import subprocess
import threading
import weakref
from collections.abc import Mapping, Sequence
from enum import Enum
from typing import IO

import attrs

from puertorico_desktop.bots.process.child_process import QUIT_SECONDS
from puertorico_desktop.bots.process.command_lines import arguments_of
from puertorico_desktop.bots.process.line_inbox import LineInbox, fill, own_stderr, pass_on_stderr
from puertorico_desktop.bots.process.process_group import ProcessGroup, start_program
from puertorico_desktop.marking import QT_TRANSLATE_NOOP

_QUIT = "quit"


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
"""The sentences for people, in English; the command line and the window translate them."""


@attrs.frozen
class ProgramFailure:
    """Something is wrong with a program. `detail` is for its authors: English, or a number."""

    fault: Fault
    command: str
    detail: str = ""

    def __str__(self) -> str:
        """Returns the sentence in English."""
        return self.told(SENTENCES[self.fault])

    def told(self, sentence: str) -> str:
        """Returns the sentence, a translation perhaps, with the details filled in."""
        return sentence.format(program=repr(self.command), detail=self.detail)


class ProgramError(Exception):
    """A program cannot play, or not this move."""

    def __init__(self, trouble: ProgramFailure) -> None:
        super().__init__(trouble)
        self.trouble = trouble

    def __str__(self) -> str:
        """Returns the sentence in English."""
        return str(self.trouble)


class SubprocessClient:
    """Another program that runs. It ends with all that it has started when this object or process does.

    However much it writes, only so many bytes are kept. Its standard error goes where ours goes, up to a limit.
    """

    def __init__(self, command: str) -> None:
        """Starts it. Raises ProgramError."""
        stderr = own_stderr()
        try:
            error_pipe = subprocess.DEVNULL if stderr is None else subprocess.PIPE
            process, group = start_program(arguments_of(command), error_pipe)
        except (OSError, ValueError, IndexError) as error:
            raise ProgramError(ProgramFailure(Fault.NOT_STARTED, command, str(error))) from None
        self._process = process
        self._command = command
        self._outbox: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._inbox = LineInbox()
        assert process.stdin is not None
        assert process.stdout is not None
        # A pipe that is full makes a writer wait, one that is empty a reader; so each has a thread of its own.
        threads = [
            threading.Thread(target=_write, args=(process.stdin, self._outbox), name="program writer", daemon=True),
            threading.Thread(target=fill, args=(self._inbox, process.stdout), name="program reader", daemon=True),
        ]
        if process.stderr is not None:
            work = (process.stderr, stderr, self._inbox)
            threads.append(threading.Thread(target=pass_on_stderr, args=work, name="program stderr", daemon=True))
        self._finalizer = weakref.finalize(self, _end, process, group, self._outbox, self._inbox, threads)
        for thread in threads:
            thread.start()

    def send(self, line: str) -> None:
        """Sends a line. Nothing tells whether it is read."""
        self._outbox.put(line)

    def receive(self, until: float) -> str:
        """Returns the next line; waits until that time of `time.monotonic`. Raises TimeoutError, ProgramError."""
        line = self._inbox.take(until)
        if line is None:
            raise ProgramError(ProgramFailure(Fault.ENDED, self._command))
        return line.decode("utf-8", "replace")

    def close(self) -> None:
        """Ends it and all that it has started: asks it to quit, and kills what has not ended after a moment."""
        self._finalizer()


def _write(stream: IO[bytes], lines: queue.SimpleQueue[str | None]) -> None:
    """Writes lines until there is None, then closes the stream."""
    with contextlib.suppress(OSError, ValueError), stream:
        while (line := lines.get()) is not None:
            stream.write(line.encode("utf-8", "replace") + b"\n")
            stream.flush()


def _end(
    process: subprocess.Popen[bytes],
    group: ProcessGroup,
    outbox: queue.SimpleQueue[str | None],
    inbox: LineInbox,
    threads: Sequence[threading.Thread],
) -> None:
    """Ends a program with all that it has started, and the threads that serve it."""
    outbox.put(_QUIT)
    outbox.put(None)
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(QUIT_SECONDS)
    group.kill()
    process.wait()
    inbox.end()
    for thread in threads:
        if thread.ident is not None:
            # A process that has left the group may keep the pipes open for longer.
            thread.join(QUIT_SECONDS)
