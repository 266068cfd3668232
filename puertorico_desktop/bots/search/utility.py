"""How much players like positions: what a search compares."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import numpy as np

from puertorico_desktop.bots.base import TERMS
from puertorico_desktop.bots.levels import Style
from puertorico_desktop.bots.puertorico.evaluation.evaluator import Values
from puertorico_desktop.bots.puertorico.evaluation.network import Floats
from puertorico_desktop.engine.puertorico.game import PuertoRico

MARGIN = 0.01
"""What a point ahead of the average of the others counts beside the chance of victory: who can hardly win or hardly
lose still plays for points."""
TASTE = 0.02
"""What a point of liking counts in chances of victory; about what a point of the score is worth in mid-game."""


class Valuing(Protocol):
    """Values positions."""

    def values(self, games: Sequence[PuertoRico]) -> Values:
        """The values of positions, one at least, running or over."""


def likings(values: Values) -> Floats:
    """[position, seat]: the chance of victory, and a little the points ahead of the others."""
    points = values.terms.sum(-1)
    players = points.shape[-1]
    ahead = (points * players - points.sum(-1, keepdims=True)) / np.float32(players - 1)
    found: Floats = values.wins + np.float32(MARGIN) * ahead
    return found


class UtilityFunction:
    """Values positions, and knows what everybody likes; `seat` has the taste of a style."""

    def __init__(self, evaluator: Valuing, style: Style, seat: int) -> None:
        self._evaluator = evaluator
        self._style = style
        self._seat = seat
        self._tastes = np.array([getattr(style, term) for term in TERMS], np.float32) * np.float32(TASTE)

    def judge(self, games: Sequence[PuertoRico]) -> tuple[Values, list[list[float]]]:
        """The values of positions, and [position][seat] how much each player likes each, about 0 to 1."""
        values = self._evaluator.values(games)
        found = likings(values)
        if self._tastes.any():
            found[:, self._seat] += values.terms[:, self._seat] @ self._tastes
        liked = self._style.liked
        if liked:
            bit_counts = [(game.players[self._seat].owned & liked).bit_count() for game in games]
            found[:, self._seat] += np.array(bit_counts, np.float32) * np.float32(TASTE * self._style.fondness)
        result: list[list[float]] = found.tolist()
        return values, result
