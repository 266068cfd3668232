"""An external program with a child process, and a pipe that reports when both have ended."""

import os
import time
from pathlib import Path
from typing import Any

import pytest

from tests.bots.programs import stub

PATIENCE = 60.0

posix = pytest.mark.skipif(os.name == "nt", reason="pipes with names and signals")


class Witness:
    """A pipe that a program and its child keep open until they end."""

    def __init__(self, path: Path) -> None:
        os.mkfifo(path)
        self.program = stub("parent", path)
        self._until = time.monotonic() + PATIENCE
        self._pipe = os.open(path, os.O_RDONLY | os.O_NONBLOCK)

    def wait_for_children(self, number: int = 1) -> None:
        """Waits until that many children have been started."""
        output = b""
        while output.count(b"here") < number:
            output += self._read(b"")

    def wait_for_end(self) -> None:
        """Waits until all of them have ended."""
        while self._read(None) is not None:
            pass

    def _read(self, if_ended: bytes | None) -> Any:
        """Returns the output of the children; `if_ended` if all have ended."""
        assert time.monotonic() < self._until
        time.sleep(0.02)
        try:
            return os.read(self._pipe, 100) or if_ended
        except BlockingIOError:
            return b""

    def close(self) -> None:
        """Closes the pipe."""
        os.close(self._pipe)


def end(witness: Witness, process: Any, number: int, children: int = 1) -> None:
    """Waits until that many children of the program have been started, then sends a signal to the process."""
    try:
        witness.wait_for_children(children)
    finally:
        os.kill(process.pid, number)
    witness.wait_for_end()
