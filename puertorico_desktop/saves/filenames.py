"""Names of files: those that every system takes, and when two of them mean the same."""

from __future__ import annotations

import os
import re
import sys
import unicodedata
from pathlib import Path

SUFFIX = ".prgame"
"""Of a saved game. Systems that do not tell large letters from small ones take it in either."""
MOST_BYTES = 180
"""Of a name that is proposed, without suffixes: with that of a backup there is room for it everywhere."""

_NOT_ALLOWED = re.compile(r'[<>:"/\\|?*]')
_OF_DEVICES = re.compile(r"(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])\s*(\..*)?", re.IGNORECASE)
"""The names of devices on Windows, also with any suffix."""


def has_suffix(path: Path) -> bool:
    """Whether a name has the suffix of saved games, in large letters or small ones."""
    return path.suffix.lower() == SUFFIX


def is_hidden(path: Path) -> bool:
    """Whether a file is hidden from players. On drives of other systems macOS puts a `._name` beside every file."""
    return path.name.startswith(".")


def allowed(words: str, otherwise: str) -> str:
    """The words as a name, without a suffix, that every system takes; `otherwise` if nothing is left of them."""
    shown = "".join(letter if letter.isprintable() else " " for letter in unicodedata.normalize("NFC", words))
    name = _NOT_ALLOWED.sub("_", shown).strip(". ")
    while len(name.encode("utf-8", "replace")) > MOST_BYTES:
        name = name[:-1]
    name = name.rstrip(". ")
    if _OF_DEVICES.fullmatch(name):
        name = f"_{name}"
    return name or otherwise


def likeness(path: Path, platform: str = sys.platform) -> str:
    """What two paths have in common that lead to the same file, told without looking at the disk.

    Windows and macOS do not tell large letters from small ones; macOS writes an accent apart from its letter or not.
    """
    text = os.path.normpath(path)
    return unicodedata.normalize("NFC", text).casefold() if platform in ("win32", "darwin") else text


def identity(path: Path) -> object:
    """The same, told by the disk; where it cannot tell, by the path."""
    try:
        about = os.stat(path)
    except (OSError, ValueError):
        return likeness(path)
    return (about.st_dev, about.st_ino) if about.st_ino else likeness(path)
