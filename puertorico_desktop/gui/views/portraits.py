"""The portraits of players: chosen ones for people, one for each level and style for computer players."""

from __future__ import annotations

import zlib

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from puertorico_desktop.bots.levels import BALANCED, LEVELS
from puertorico_desktop.bots.registry import QUICK, level_and_style
from puertorico_desktop.gui.style.icons import Icons
from puertorico_desktop.gui.views.scaling import square
from puertorico_desktop.match.match import GameSetup, Seat

PEOPLE = tuple(f"person_{number}" for number in range(1, 11))
"""The ids of the portraits that people may choose."""
STEADY_LOOK = "hard"
"""The level whose portrait steady bots have."""


def portrait_of(seat: Seat) -> str:
    """Returns the id of the portrait of a person or a bot. A person without a known portrait gets one that follows
    from the name."""
    if seat.bot is None:
        known = seat.portrait in PEOPLE
        return seat.portrait if known else PEOPLE[zlib.crc32(seat.name.encode()) % len(PEOPLE)]
    if seat.bot in QUICK:
        return f"bot_{seat.bot}"
    found = level_and_style(seat.bot)
    if found is None:
        return "machine"
    level = found[0].name if found[0].name in LEVELS else STEADY_LOOK
    return f"bot_{level}" if found[1] == BALANCED else f"bot_{level}_{found[1]}"


def portrait_icon(setup: GameSetup, number: int) -> str:
    """Returns the icon name of the player in that seat."""
    return icon_of("machine" if number in setup.automatic else portrait_of(setup.seats[number]))


def icon_of(portrait: str) -> str:
    """Returns the icon name for the id of a portrait."""
    return f"portraits/{portrait}"


def draw_portrait(painter: QPainter, icons: Icons, icon: str, rect: QRectF, side: float, needed: float) -> float:
    """Draw a portrait at the left of a rectangle if at least `needed` pixels remain beside it; returns the width that
    it takes, 0 if it is not drawn."""
    gap = side * 0.18
    if not icon or rect.width() < side + gap + needed:
        return 0.0
    icons.paint(painter, icon, square(rect, side))
    return side + gap
