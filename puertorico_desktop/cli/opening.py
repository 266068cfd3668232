"""Opens the window from the command line."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from puertorico_desktop.cli.console import forget_notes
from puertorico_desktop.no_screen import NoScreenError

if TYPE_CHECKING:
    from puertorico_desktop.cli.window import WindowLoader

NO_SCREEN = 1
"""The exit status if the window cannot be opened."""


def open_window(
    window: WindowLoader, path: Path | None, language: str | None, restore: bool = True, alone: bool = False
) -> int:
    """Open the window and return the exit status when it is closed. The arguments are those of
    `Window.open_window`."""
    try:
        status = window().open_window(path, language, restore, alone)
    except NoScreenError as error:
        from puertorico_desktop.cli.texts import screen_text  # its modules would delay the window

        print(screen_text(error), file=sys.stderr)
        return NO_SCREEN
    forget_notes()
    return status
