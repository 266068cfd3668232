"""The formats of saves by game: the one place among the saves that names the games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from puertorico_desktop.engine.game import GameOptions
from puertorico_desktop.saves.format import SaveFormat
from puertorico_desktop.saves.migrations import Migration
from puertorico_desktop.saves.puertorico import format as puertorico
from puertorico_desktop.saves.puertorico.migrations import with_expansions
from puertorico_desktop.saves.sanjuan import format as sanjuan

FORMATS: dict[str, SaveFormat[Any, Any, Any]] = {
    puertorico.FORMAT.kind.id: puertorico.FORMAT,
    sanjuan.FORMAT.kind.id: sanjuan.FORMAT,
}
"""The format of every game by the id of its kind."""
USUAL_GAME = puertorico.FORMAT.kind.id
"""The game of documents and programs that do not name theirs: those from before there was another one."""
MIGRATIONS: Mapping[int, Migration] = {1: with_expansions}
"""From each older format the step to the next one."""


def format_of(options: GameOptions) -> SaveFormat[Any, Any, Any]:
    """Returns the format for games with these options."""
    return FORMATS[options.game]
