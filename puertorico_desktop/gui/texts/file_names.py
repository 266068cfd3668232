"""The names proposed for files with games."""

from __future__ import annotations

from collections.abc import Sequence

from puertorico_desktop.gui.texts.phrases import listed
from puertorico_desktop.saves.filenames import SUFFIX, allowed

MOST_LETTERS = 60
PROGRAM = "Puerto Rico"
"""The file name proposed when no usable letters remain of the players' names."""


def file_name(players: Sequence[str]) -> str:
    """Returns the name proposed for the file of a game of these players."""
    return f"{allowed(listed(players)[:MOST_LETTERS], PROGRAM)}{SUFFIX}"
