"""The only start of the program, for `python -m puertorico_desktop`, the installed command and the packages."""

from __future__ import annotations

import multiprocessing
import sys
from collections.abc import Sequence
from pathlib import Path


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program and return its exit status."""
    # In a packaged program a process of the bots starts here too; this takes it to its work.
    multiprocessing.freeze_support()

    from puertorico_desktop import cli

    return cli.main(arguments, _open_window)


def _open_window(path: Path | None) -> int:
    from puertorico_desktop.gui.application import run

    return run(path)


if __name__ == "__main__":
    sys.exit(main())
