"""Checks plainly bad moves: whether they still are plainly bad, and who plays them."""

from __future__ import annotations

from typing import Final

import attrs

from puertorico_desktop.bots.base import Budget
from puertorico_desktop.bots.levels import BALANCED, LEVELS
from puertorico_desktop.bots.player import SearchBot
from puertorico_desktop.bots.search.opponent_model import OpponentModel
from puertorico_desktop.bots.seeds import derived_seed
from puertorico_desktop.learn.review.looks import PER_MILLION, Position, further_looks
from tests.bots.blunders.finding import LEAST_LOSS, PLAN, SEARCHES
from tests.bots.blunders.records import Blunder, position_of

_AGAIN: Final = 1
"""Further searches have other chances than those that found the move."""


def still_bad(blunder: Blunder) -> bool:
    """Returns whether searches with other chances, as deep as those that found them, still call all the moves bad."""
    game = position_of(blunder)
    lines = [blunder.better.action, *(one.action for one in blunder.bad)]
    position = Position(
        game, lines[0], derived_seed(blunder.seed, blunder.ply, _AGAIN), OpponentModel(), attrs.evolve(PLAN)
    )
    looks = further_looks(position, lines, range(SEARCHES)).figures
    best, *others = (sum(look[place].wins[game.asked] for look in looks) for place in range(len(lines)))
    least: float = LEAST_LOSS * PER_MILLION * SEARCHES / game.options.players
    return all(best - other >= least for other in others)


def played(blunder: Blunder, budget: Budget | None, level: str = "hard", seed: int = 1) -> str:
    """Returns the line of what a bot of that level plays in the position."""
    game = position_of(blunder)
    action = SearchBot(LEVELS[level], BALANCED, seed, budget).choose(game.copy())
    line: str = game.text(action)
    return line


def is_bad(blunder: Blunder, line: str) -> bool:
    """Returns whether the line is one of the plainly bad moves."""
    return any(line == one.action for one in blunder.bad)
