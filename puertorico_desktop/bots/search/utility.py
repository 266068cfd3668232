"""The utility of positions for players: the measure that a search compares."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from puertorico_desktop.bots.knowledge import GameKnowledge
from puertorico_desktop.bots.levels import Style
from puertorico_desktop.bots.search.exact import UTILITIES, rounded
from puertorico_desktop.bots.search.values import Evaluation, Floats, Values

MARGIN: Final = 0.01
"""The utility of a point ahead of the average of the others, beside the chance of victory: a player who can hardly
win or hardly lose still plays for points."""


def utilities(values: Values) -> Floats:
    """Returns [position, seat] the utility: the chance of victory, with a small addition for the points ahead of the
    others."""
    points = values.terms.sum(-1)
    players = points.shape[-1]
    ahead = (points * players - points.sum(-1, keepdims=True)) / np.float32(max(players - 1, 1))
    found: Floats = values.wins + np.float32(MARGIN) * ahead
    return found


class UtilityFunction:
    """An evaluation of positions with the utility of all players; `seat` has the preferences of a style."""

    def __init__(self, evaluator: Evaluation, knowledge: GameKnowledge[Any, Any], style: Style, seat: int) -> None:
        self._evaluator = evaluator
        self._knowledge = knowledge
        self._style = style
        self._seat = seat

    def evaluate(self, games: Sequence[Any]) -> tuple[Values, list[list[float]]]:
        """Returns the values of positions, and [position][seat] the utility of each for each seat, about 0 to 1."""
        values = self._evaluator.values(games)
        found = utilities(values)
        for taste in self._knowledge.tastes(self._style, values, games, self._seat):
            found[:, self._seat] += taste
        if self._evaluator.is_exact:
            found = rounded(found, UTILITIES)
        result: list[list[float]] = found.tolist()
        return values, result
