"""The price of a move, in chances of victory, for moves that a puzzle or a review has no figures for."""

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
class MoveLoss:
    """The loss of chance of victory by a move compared with the best one, from 0 to 1, and the standard error of the
    loss."""

    loss: float
    error: float

    @property
    def sure_loss(self) -> float:
        """The loss less one standard error, at least 0, as it is counted for marks."""
        return max(0.0, self.loss - self.error)


def move_loss(
    game: AnyGame, solution: str, line: str, seed: int, plan: Plan = PLAN, *, steady: bool = False
) -> MoveLoss:
    """Returns the loss of a move compared with the solution; 0 if the move is better.

    Both moves are searched equally, with the same random draws. `game` contains only what the deciding player knows.
    With `steady`, positions are evaluated as by steady bots, as for the figures stored in the program's puzzles.
    """
    if line == solution:
        return MoveLoss(0.0, 0.0)
    found = verdict(Position(game, line, seed, OpponentModel(), plan, steady), (line, solution), LOOKS)
    return MoveLoss(found.loss, found.error)


def verdict(position: Position, lines: Sequence[str], looks: int) -> Verdict:
    """Returns the verdict of this number of looks on the first of the moves compared with the others."""
    game = position.game
    figures = further_looks(position, lines, range(looks)).figures
    chances = [[look[option].wins[game.asked] / PER_MILLION for look in figures] for option in range(len(lines))]
    return Verdict.from_looks(chances, 0, 1 / game.options.players)
