"""The interface between the command line and the window. Qt is imported only when one of its functions is needed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol

from puertorico_desktop.engine.game import GameOptions
from puertorico_desktop.match.match import Match


class Window(Protocol):
    """The functions of the window for the command line."""

    def open_window(self, path: Path | None, language: str | None, restore: bool, alone: bool) -> int:
        """Open the window, with the game in the file `path`, or if that is None and `restore` is set, with the last
        game.

        Returns the exit status when the window is closed. `language` applies to this run only; None means the
        language of the settings. If the program is already running, that instance opens the file and comes to the
        front instead, unless `alone` is set. Raises NoScreenError.
        """

    def schemes(self) -> Sequence[str]:
        """Returns the colour schemes, the default one first."""

    def smallest_size(self) -> tuple[int, int]:
        """Returns the least width and height of the window in logical pixels."""

    def picture(
        self, match: Match, size: tuple[int, int], scale: float, language: str, scheme: str, text_size: int
    ) -> bytes:
        """Returns the window with a game as a PNG file, with `scale` device pixels for each pixel of `size`, and
        `text_size` in per cent.

        Needs no screen. Raises SaveError if the folder for temporary files cannot be written to.
        """

    def measure(self, options: GameOptions, seconds: float) -> dict[str, object]:
        """Returns figures about the speed of the window, measured for about that time; needs no screen.

        Raises SaveError like `picture`, NoScreenError for a platform of Qt that cannot be used, EOFError if there is
        a screen but no window appears on it.
        """

    def measure_history(self, options: GameOptions) -> dict[str, object]:
        """Returns figures about the speed of the statistics of many games with these options; needs no screen. Raises
        the errors of `measure`."""

    def measure_review(self, options: GameOptions, seconds: float) -> dict[str, object]:
        """Returns figures about the speed of the page of a review, like `measure`; the game is reviewed for at most
        `seconds`."""


WindowLoader = Callable[[], Window]
"""A function that imports the implementation of the window."""
