"""The save formats of all games; only this module of the package names the games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from puertorico_desktop.engine.game import GameOptions
from puertorico_desktop.engine.games import USUAL_GAME
from puertorico_desktop.engine.registry import Registry
from puertorico_desktop.saves.format import SaveFormat
from puertorico_desktop.saves.migrations import Migration, with_hints
from puertorico_desktop.saves.puertorico.migrations import (
    with_expansions,
    with_puertomas,
    with_smugglers,
    with_tasks,
)

AnyFormat = SaveFormat[Any, Any, Any]


def _puerto_rico() -> AnyFormat:
    from puertorico_desktop.saves.puertorico.format import FORMAT

    return FORMAT


def _san_juan() -> AnyFormat:
    from puertorico_desktop.saves.sanjuan.format import FORMAT

    return FORMAT


FORMATS: Registry[AnyFormat] = Registry({USUAL_GAME: _puerto_rico, "sanjuan": _san_juan})
"""The save format of every game by the id of its kind."""
MIGRATIONS: Mapping[int, Migration] = {
    1: with_expansions,
    2: with_smugglers,
    3: with_tasks,
    4: with_puertomas,
    5: with_hints,
}
"""For each older version of the format, the migration to the next one."""


def format_of(options: GameOptions) -> AnyFormat:
    """Returns the save format for games with these options."""
    return FORMATS[options.game]
