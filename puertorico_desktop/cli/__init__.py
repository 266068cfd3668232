"""The command line: all commands that need no window, and the start of the window.

A wrong argument is reported by one line on stderr and exit status 2, never by a traceback.
"""

from __future__ import annotations

import io
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from puertorico_desktop.cli.console import notes_in_a_box
from puertorico_desktop.cli.language import asked_for, language_here
from puertorico_desktop.cli.opening import open_window
from puertorico_desktop.cli.words import set_language

if TYPE_CHECKING:
    from puertorico_desktop.cli.window import WindowLoader


def main(arguments: Sequence[str] | None, window: WindowLoader) -> int:
    """Carry out a command line and return the exit status; without a command, open the window.

    `arguments` are without the program's name; None means those of the process. A file name alone, as the system
    passes it after a double click, opens the window with that file. As usual, SystemExit is raised after --help,
    --version and wrong arguments.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # the encoding of the console may lack letters of a name
    language, given = asked_for(sys.argv[1:] if arguments is None else arguments)
    set_language(language or language_here(sys.stdout))
    with notes_in_a_box():
        if not given:
            return open_window(window, None, language)
        # The modules of the commands would delay the window.
        from puertorico_desktop.cli.program import run

        return run(given, window, language)
