"""Other programs that play: command lines, and what can be said about them without starting anything."""

from __future__ import annotations

import shlex
import shutil
import subprocess
import sys
from pathlib import Path

from puertorico_desktop.bots.process.command_lines import words_of
from puertorico_desktop.bots.registry import FOREIGN


def parts(command: str, platform: str = sys.platform) -> list[str]:
    """The program and its arguments; none if the quotes do not match."""
    try:
        return words_of(command, platform)
    except ValueError:
        return []


def command_for(path: str, platform: str = sys.platform) -> str:
    """The command line that starts the program in that file."""
    return subprocess.list2cmdline([path]) if platform == "win32" else shlex.quote(path)


def program_name(command: str) -> str:
    """The file name of the program, without its folder."""
    found = parts(command)
    return Path(found[0]).name if found else command


def is_there(command: str) -> bool:
    """Whether there is such a program on this computer."""
    found = parts(command)
    return bool(found) and shutil.which(found[0]) is not None


def bot_for(command: str) -> str:
    """The name of the bot that is this program."""
    return FOREIGN + command
