"""Makes file names that are valid on every system, and tells whether two paths lead to the same file."""

from __future__ import annotations

import os
import re
import sys
import unicodedata
from itertools import chain, count
from pathlib import Path

SUFFIX = ".prgame"
"""The suffix of a saved game, in upper or lower case on systems that do not distinguish them."""
MOST_BYTES = 180
"""The greatest length in bytes of a proposed name without suffixes: with the suffix of a backup it is valid
everywhere."""

_NOT_ALLOWED = re.compile(r'[<>:"/\\|?*]')
_OF_DEVICES = re.compile(r"(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])\s*(\..*)?", re.IGNORECASE)
"""The names of devices on Windows, also with any suffix."""


def has_suffix(path: Path) -> bool:
    """Returns whether a name has the suffix of saved games, in upper or lower case."""
    return path.suffix.lower() == SUFFIX


def is_hidden(path: Path) -> bool:
    """Returns whether a file is hidden from players. On drives of other systems macOS adds a `._name` beside every
    file."""
    return path.name.startswith(".")


def allowed(words: str, otherwise: str) -> str:
    """Returns the words as a file name, without a suffix, that is valid on every system; `otherwise` if no character
    is left."""
    shown = "".join(letter if letter.isprintable() else " " for letter in unicodedata.normalize("NFC", words))
    name = _NOT_ALLOWED.sub("_", shown).strip(". ")
    while len(name.encode("utf-8", "replace")) > MOST_BYTES:
        name = name[:-1]
    name = name.rstrip(". ")
    if _OF_DEVICES.fullmatch(name):
        name = f"_{name}"
    return name or otherwise


def unused(path: Path) -> Path:
    """Returns the path if nothing has that name, otherwise the first one with a number that nothing has. Raises
    OSError."""
    others = (path.with_name(f"{path.stem}-{number}{path.suffix}") for number in count(2))
    return next(one for one in chain([path], others) if not os.path.lexists(one))


def name_key(path: Path, platform: str = sys.platform) -> str:
    """Returns a key that is equal for two paths to the same file, without access to the disk.

    Windows and macOS do not distinguish upper and lower case; macOS may store an accent separately from its letter.
    """
    text = os.path.normpath(path)
    return unicodedata.normalize("NFC", text).casefold() if platform in ("win32", "darwin") else text


def file_key(path: Path) -> object:
    """Returns a key that is equal for two paths to the same file, found on the disk; `name_key` if the disk has
    none."""
    try:
        about = os.stat(path)
    except (OSError, ValueError):
        return name_key(path)
    return (about.st_dev, about.st_ino) if about.st_ino else name_key(path)
