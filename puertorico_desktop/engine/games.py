"""The registry of the kinds of games. Code outside the packages of a game finds its rules here."""

from __future__ import annotations

from typing import Any, Final

from puertorico_desktop.engine.game import GameKind, GameOptions
from puertorico_desktop.engine.registry import Registry

AnyKind = GameKind[Any, Any, Any]
USUAL_GAME: Final = "puertorico"
"""The id of the default game: for a player who has chosen none, for commands and programs, and for files from before
there was a second game, which is why the default must never change."""


def _puerto_rico() -> AnyKind:
    from puertorico_desktop.engine.puertorico.kind import PUERTO_RICO

    return PUERTO_RICO


def _san_juan() -> AnyKind:
    from puertorico_desktop.engine.sanjuan.kind import SAN_JUAN

    return SAN_JUAN


KINDS: Final[Registry[AnyKind]] = Registry({USUAL_GAME: _puerto_rico, "sanjuan": _san_juan})
"""Every kind of game by its id, the usual one first."""


def kind_of(options: GameOptions) -> AnyKind:
    """Returns the kind of game that is played with these options."""
    return KINDS[options.game]
