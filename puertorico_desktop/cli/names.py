"""The names of the players in games without people."""

from __future__ import annotations

from collections.abc import Sequence

from puertorico_desktop.engine.game import GameOptions
from puertorico_desktop.engine.games import kind_of

NAMES = ("Anna", "Ben", "Clara", "David", "Eva")


def names_of(options: GameOptions, names: Sequence[str] = NAMES) -> tuple[str, ...]:
    """Returns the names by seat; automatic seats have names of their own."""
    kind = kind_of(options)
    automatic = kind.automatic_seats(options)
    return tuple(
        kind.automatic_name(options, seat) if seat in automatic else names[seat] for seat in range(options.players)
    )
