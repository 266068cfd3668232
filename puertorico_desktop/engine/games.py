"""The games by name. Everything outside a game's own rooms finds the rules of a game here."""

from __future__ import annotations

from typing import Any

from puertorico_desktop.engine.game import GameKind, GameOptions
from puertorico_desktop.engine.puertorico.kind import PUERTO_RICO
from puertorico_desktop.engine.sanjuan.kind import SAN_JUAN

KINDS: dict[str, GameKind[Any, Any, Any]] = {PUERTO_RICO.id: PUERTO_RICO, SAN_JUAN.id: SAN_JUAN}
"""Every kind of game by its id, the usual one first."""


def kind_of(options: GameOptions) -> GameKind[Any, Any, Any]:
    """Returns the kind of game that is played with these options."""
    return KINDS[options.game]
