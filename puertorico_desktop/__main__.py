"""The only entry point of the program, for `python -m puertorico_desktop`, the installed command and the packages."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from types import FrameType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from puertorico_desktop.cli.window import Window


INTERRUPTED = 128 + signal.SIGINT
"""The exit status of a command that was interrupted with Ctrl+C, as shells expect it."""
SAME_PRESS = 0.3
"""The time in seconds during which further signals belong to the same press of Ctrl+C: programs that start this one
may pass on what the terminal sends to both."""


class Interrupter:
    """A handler for SIGINT: the first press of Ctrl+C raises KeyboardInterrupt, so that the command keeps what it
    has found, the second one ends the process at once. Files are whole then too, and its processes end with it."""

    def __init__(self) -> None:
        self._first: float | None = None
        self.is_over = False
        """Whether the command has ended: nothing is left to keep."""

    def __call__(self, number: int, frame: FrameType | None) -> None:
        """Handle the signal."""
        now = time.monotonic()
        if self._first is None and not self.is_over:
            self._first = now
            raise KeyboardInterrupt
        if self.is_over or self._first is None or now - self._first >= SAME_PRESS:
            os._exit(INTERRUPTED)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program and return its exit status."""
    # In a packaged program, processes of the bots start here too; this call runs their work.
    multiprocessing.freeze_support()

    interrupter = Interrupter()
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, interrupter)
    try:
        from puertorico_desktop import cli

        return cli.main(arguments, _window)
    except KeyboardInterrupt:
        return INTERRUPTED
    finally:
        for stream in (sys.stdout, sys.stderr):
            with suppress(OSError, ValueError, AttributeError):  # Python reports it at the end, if there is a stream
                stream.flush()
        interrupter.is_over = True


def _window() -> Window:
    from puertorico_desktop.gui.app import commands

    return commands


if __name__ == "__main__":
    sys.exit(main())
