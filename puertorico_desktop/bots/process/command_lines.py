"""Command lines of other programs: splitting into words, and the form in which the system starts them."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Sequence


def words_of(command: str, platform: str = sys.platform) -> list[str]:
    """Returns the program and its arguments. Raises ValueError if the quotation marks do not match."""
    if platform == "win32":
        return [word.strip('"') for word in shlex.split(command, posix=False)]
    return shlex.split(command)


def arguments_of(command: str, platform: str = sys.platform) -> str | Sequence[str]:
    """Returns a command line in the form in which the system starts it: a single string on Windows, otherwise a list
    of words. Raises ValueError like `words_of`."""
    return command if platform == "win32" else words_of(command, platform)
