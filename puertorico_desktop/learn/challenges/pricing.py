"""What a move costs that a puzzle or a review does not tell of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import attrs

from puertorico_desktop.bots.search.opponent_model import OpponentModel
from puertorico_desktop.engine.game import AnyGame
from puertorico_desktop.learn.review.formulas import Verdict
from puertorico_desktop.learn.review.looks import PER_MILLION, Plan, Position, further_looks

PLAN: Final = Plan(free=150, shared=500)
LOOKS: Final = 2


@attrs.frozen
class Weighed:
    """How much less the chance of victory is after a move than after the best one, and the standard error of that."""

    loss: float
    error: float

    @property
    def sure_loss(self) -> float:
        """The loss less one standard error, as marks count it."""
        return max(0.0, self.loss - self.error)


def weighed(
    game: AnyGame, solution: str, line: str, seed: int, plan: Plan = PLAN, *, steady: bool = False
) -> Weighed:
    """Returns what a move costs beside the solution; nothing if it is better than that.

    Both are looked at equally, with the same luck. `game` is as the player knows it who decides. `steady`: positions
    are valued as by steady bots, as for the moves that a puzzle of the program tells of.
    """
    if line == solution:
        return Weighed(0.0, 0.0)
    found = verdict(Position(game, line, seed, OpponentModel(), plan, steady), (line, solution), LOOKS)
    return Weighed(found.loss, found.error)


def verdict(position: Position, lines: Sequence[str], looks: int) -> Verdict:
    """Returns what so many looks make of the first of these moves beside the others."""
    game = position.game
    figures = further_looks(position, lines, range(looks)).figures
    chances = [[look[option].wins[game.asked] / PER_MILLION for look in figures] for option in range(len(lines))]
    return Verdict.of(chances, 0, 1 / game.options.players)
