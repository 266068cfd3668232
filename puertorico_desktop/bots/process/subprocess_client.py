"""Communication with another program by lines, with limits on bytes and time; the program ends with this process."""

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
    """A fault of a program; the value is a stable id."""

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
    Fault.NONSENSE: QT_TRANSLATE_NOOP(
        "CliProgram", "The program {program} chose an action that does not exist: {detail}"
    ),
    Fault.ILLEGAL: QT_TRANSLATE_NOOP("CliProgram", "The program {program} broke the rules: {detail}"),
}
"""The sentences for people by fault, in English; the command line and the window translate them."""


@attrs.frozen
class ProgramFailure:
    """The description of a program's failure. `detail` is for its authors: English, or a number."""

    fault: Fault
    command: str
    detail: str = ""

    def __str__(self) -> str:
        """Returns the sentence in English."""
        return self.fill_in(SENTENCES[self.fault])

    def fill_in(self, sentence: str) -> str:
        """Returns the sentence, which may be a translation, with the details filled in."""
        return sentence.format(program=repr(self.command), detail=self.detail)


class ProgramError(Exception):
    """A program cannot play at all, or not this move."""

    def __init__(self, trouble: ProgramFailure) -> None:
        super().__init__(trouble)
        self.trouble = trouble

    def __str__(self) -> str:
        """Returns the sentence in English."""
        return str(self.trouble)


class SubprocessClient:
    """A running program. It ends, with everything that it has started, when this object or this process ends.

    The number of unread bytes kept is limited. The program's standard error is copied to that of this process, up to
    a limit.
    """

    def __init__(self, command: str) -> None:
        """Start the program. Raises ProgramError if that fails."""
        stderr = own_stderr()
        try:
            error_pipe = subprocess.DEVNULL if stderr is None else subprocess.PIPE
            process, group = start_program(arguments_of(command), error_pipe)
        except (OSError, ValueError, IndexError) as error:
            raise ProgramError(ProgramFailure(Fault.NOT_STARTED, command, _reason(error))) from None
        self._process = process
        self._command = command
        self._outbox: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._inbox = LineInbox()
        assert process.stdin is not None
        assert process.stdout is not None
        # Writing to a full pipe and reading from an empty one block, so each has a thread of its own.
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
        """Send a line. There is no feedback about whether it is read."""
        self._outbox.put(line)

    def receive(self, until: float) -> str:
        """Returns the next line; waits until the time `until` of `time.monotonic`. Raises TimeoutError after that,
        and ProgramError if the program has ended."""
        line = self._inbox.take(until)
        if line is None:
            raise ProgramError(ProgramFailure(Fault.ENDED, self._command))
        return line.decode("utf-8", "replace")

    def close(self) -> None:
        """End the program and everything that it has started: it is asked to quit, and killed after
        `QUIT_SECONDS`."""
        self._finalizer()


def _write(stream: IO[bytes], lines: queue.SimpleQueue[str | None]) -> None:
    """Write lines from the queue until it yields None, then close the stream."""
    with contextlib.suppress(OSError, ValueError), stream:
        while (line := lines.get()) is not None:
            stream.write(line.encode("utf-8", "replace") + b"\n")
            stream.flush()


def _reason(error: Exception) -> str:
    """Returns the reason in an error: for one of the operating system its sentence, without number and name."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def _end(
    process: subprocess.Popen[bytes],
    group: ProcessGroup,
    outbox: queue.SimpleQueue[str | None],
    inbox: LineInbox,
    threads: Sequence[threading.Thread],
) -> None:
    """End a program, everything that it has started, and the threads that serve it."""
    outbox.put(_QUIT)
    outbox.put(None)
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(QUIT_SECONDS)
    group.kill()
    process.wait()
    inbox.end()
    for thread in threads:
        if thread.ident is not None:
            # A process that has left the group may keep the pipes open.
            thread.join(QUIT_SECONDS)
