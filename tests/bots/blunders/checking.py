"""Checks whether bots play plainly bad moves."""

from __future__ import annotations

from puertorico_desktop.bots.base import Budget
from puertorico_desktop.bots.levels import BALANCED, LEVELS
from puertorico_desktop.bots.player import SearchBot
from tests.bots.blunders.records import Blunder, position_of


def played(blunder: Blunder, budget: Budget | None, level: str = "hard", seed: int = 1) -> str:
    """Returns the text of the action of a bot of that level in the position."""
    game = position_of(blunder)
    action = SearchBot(LEVELS[level], BALANCED, seed, budget).choose(game.copy())
    line: str = game.text(action)
    return line
