"""How long a bot may think about a move."""

from __future__ import annotations

from collections.abc import Mapping

from puertorico_desktop.bots.base import Budget
from puertorico_desktop.bots.levels import LEVELS
from puertorico_desktop.bots.registry import command_of, is_steady, level_and_style

PACED = "expert"
"""Another program may think as long as this level."""


def budget_of(bot: str, paces: Mapping[str, float]) -> Budget | None:
    """Returns how long a bot may think, where `paces` has the seconds of a level; None if that does not depend on any
    wish."""
    found = level_and_style(bot)
    if is_steady(bot):
        return None
    level = PACED if command_of(bot) else "" if found is None else found[0].name
    seconds = paces.get(level)
    if seconds is None:
        return LEVELS[PACED].budget if level == PACED else None
    return Budget(seconds)
