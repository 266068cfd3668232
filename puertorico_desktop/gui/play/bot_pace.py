"""The thinking time of a bot for a move."""

from __future__ import annotations

from collections.abc import Mapping

from puertorico_desktop.bots.base import Budget
from puertorico_desktop.bots.levels import LEVELS
from puertorico_desktop.bots.registry import command_of, is_steady, level_and_style

PACED = "expert"
"""The level whose thinking time also applies to bots that are external programs."""


def budget_of(bot: str, paces: Mapping[str, float]) -> Budget | None:
    """Returns the thinking time of a bot, where `paces` has the seconds of each level; None if its thinking time is
    not configurable."""
    found = level_and_style(bot)
    if is_steady(bot):
        return None
    level = PACED if command_of(bot) else "" if found is None else found[0].name
    seconds = paces.get(level)
    if seconds is None:
        return LEVELS[PACED].budget if level == PACED else None
    return Budget(seconds)
