"""External programs that play: their command lines, and information about them that needs no start of the program."""

from __future__ import annotations

import shlex
import shutil
import subprocess
import sys
from pathlib import Path

from puertorico_desktop.bots.process.command_lines import words_of
from puertorico_desktop.bots.registry import FOREIGN


def parts(command: str, platform: str = sys.platform) -> list[str]:
    """Returns the program and its arguments; an empty list if the quotes do not match."""
    try:
        return words_of(command, platform)
    except ValueError:
        return []


def command_for(path: str, platform: str = sys.platform) -> str:
    """Returns the command line that starts the program in that file."""
    return subprocess.list2cmdline([path]) if platform == "win32" else shlex.quote(path)


def program_name(command: str) -> str:
    """Returns the file name of the program, without its folder."""
    found = parts(command)
    return Path(found[0]).name if found else command


def is_there(command: str) -> bool:
    """Returns whether the program exists on this computer."""
    found = parts(command)
    return bool(found) and shutil.which(found[0]) is not None


def bot_for(command: str) -> str:
    """Returns the bot name of the program."""
    return FOREIGN + command
