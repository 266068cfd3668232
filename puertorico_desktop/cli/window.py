"""The way to the window. Only behind it is Qt imported, when one of these things is asked for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol

from puertorico_desktop.engine.game import GameOptions
from puertorico_desktop.match.match import Match


class Window(Protocol):
    """What the command line asks of the window."""

    def open_window(self, path: Path | None, language: str | None, restore: bool, alone: bool) -> int:
        """Open it, with the game in a file if one is given, else with the last game if told to `restore` it.

        Returns the exit status once it is closed. It speaks that language for this time, without one the language
        that is set. If the program runs already, that one opens the file and comes to the front instead, unless it
        is to be left `alone`. Raises EOFError if there is no screen.
        """

    def schemes(self) -> Sequence[str]:
        """The colour schemes that there are, the first is the usual one."""

    def smallest_size(self) -> tuple[int, int]:
        """The least width and height of the window in logical pixels."""

    def picture(
        self, match: Match, size: tuple[int, int], scale: float, language: str, scheme: str, text_size: int
    ) -> bytes:
        """The window with a game on it as a PNG file, `scale` device pixels for each pixel of `size`, with texts of
        that size in per cent.

        Needs no screen. Raises SaveError if nothing can be written into the folder for temporary files.
        """

    def measure(self, options: GameOptions, seconds: float) -> dict[str, object]:
        """How fast the window is, measured for about so long; needs no screen.

        Raises SaveError like `picture`, EOFError if there is a screen and no window comes up on it.
        """

    def measure_history(self, options: GameOptions) -> dict[str, object]:
        """How fast statistics of many such games are; needs no screen. Raises as `measure`."""

    def measure_review(self, options: GameOptions, seconds: float) -> dict[str, object]:
        """How fast the page of a review is, as `measure`; the game is reviewed for so many seconds at most."""


WindowLoader = Callable[[], Window]
"""Imports what is behind the window."""
