"""The only entry point of the program, for `python -m puertorico_desktop`, the installed command and the packages."""

from __future__ import annotations

import multiprocessing
import signal
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from puertorico_desktop.cli.window import Window


INTERRUPTED = 128 + signal.SIGINT
"""The exit status of a command that was interrupted with Ctrl+C, as shells expect it."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program and return its exit status."""
    # In a packaged program, processes of the bots start here too; this call runs their work.
    multiprocessing.freeze_support()

    try:
        from puertorico_desktop import cli

        return cli.main(arguments, _window)
    except KeyboardInterrupt:
        return INTERRUPTED


def _window() -> Window:
    from puertorico_desktop.gui.app import commands

    return commands


if __name__ == "__main__":
    sys.exit(main())
