"""The way from the command line to the window."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from puertorico_desktop.cli.console import forget_notes
from puertorico_desktop.cli.words import translate

if TYPE_CHECKING:
    from puertorico_desktop.cli.window import WindowLoader

NO_SCREEN = 1
"""Exit status of a program that cannot open its window."""


def open_window(
    window: WindowLoader, path: Path | None, language: str | None, restore: bool = True, alone: bool = False
) -> int:
    """Open the window and return the exit status once it is closed. All as in `Window.open_window`."""
    try:
        status = window().open_window(path, language, restore, alone)
    except EOFError:
        print(translate("Cli", "There is no screen to open the window on."), file=sys.stderr)
        return NO_SCREEN
    forget_notes()
    return status
