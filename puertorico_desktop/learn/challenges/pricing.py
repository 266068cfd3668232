"""What a move costs that a puzzle does not tell of."""

from __future__ import annotations

from typing import Final

from puertorico_desktop.bots.search.opponent_model import OpponentModel
from puertorico_desktop.engine.game import AnyGame
from puertorico_desktop.learn.review.looks import PER_MILLION, Plan, Position, further_looks

PLAN: Final = Plan(free=150, shared=500)
LOOKS: Final = 2


def price_of(game: AnyGame, solution: str, line: str, seed: int, plan: Plan = PLAN) -> float:
    """Returns how much less the chance of victory is after a move than after the solution, at least 0.

    Both are looked at equally, with the same luck. `game` is as the player knows it who decides.
    """
    seat = game.asked
    looked = further_looks(Position(game, line, seed, OpponentModel(), plan), (solution, line), range(LOOKS))
    best, other = (sum(figures[option].wins[seat] for figures in looked.figures) for option in (0, 1))
    return max(0.0, (best - other) / LOOKS / PER_MILLION)
