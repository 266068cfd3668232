"""The functions that the command line calls in the graphical part, see `puertorico_desktop.cli.window`."""

from __future__ import annotations

from pathlib import Path

from puertorico_desktop.engine.game import GameOptions
from puertorico_desktop.match.match import Match


def open_window(path: Path | None, language: str | None, restore: bool, alone: bool) -> int:
    """Open the window and return the exit status once it is closed. Raises NoScreenError."""
    from puertorico_desktop.gui.app.start import start

    return start(path, language, restore, alone)


def schemes() -> list[str]:
    """Returns the names of the colour schemes, the light one first."""
    from puertorico_desktop.gui.style.theme import Scheme

    return [scheme.value for scheme in Scheme]


def smallest_size() -> tuple[int, int]:
    """Returns the least width and height of the window in logical pixels."""
    from puertorico_desktop.gui.windows.main_window import MINIMUM

    return MINIMUM.width(), MINIMUM.height()


def picture(match: Match, size: tuple[int, int], scale: float, language: str, scheme: str, text_size: int) -> bytes:
    """Returns the window with a game as a PNG file. Raises SaveError."""
    from puertorico_desktop.gui.style.theme import Scheme
    from puertorico_desktop.gui.tools.screenshot import draw

    return draw(match, size, scale, language, Scheme(scheme), text_size)


def measure(options: GameOptions, seconds: float) -> dict[str, object]:
    """Returns measurements of the speed of the window. Raises SaveError, NoScreenError and EOFError."""
    from puertorico_desktop.gui.tools.bench import figures

    return figures.measure(options, seconds)


def measure_history(options: GameOptions) -> dict[str, object]:
    """Returns measurements of the speed of statistics. Raises SaveError, NoScreenError and EOFError."""
    from puertorico_desktop.gui.tools.bench import history

    return history.measure_history(options)


def measure_review(options: GameOptions, seconds: float) -> dict[str, object]:
    """Returns measurements of the speed of the review page. Raises SaveError, NoScreenError and EOFError."""
    from puertorico_desktop.gui.tools.bench import figures

    return figures.measure_review(options, seconds)
