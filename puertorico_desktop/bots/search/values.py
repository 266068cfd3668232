"""Values of positions, and what values them when nothing is known of the game but who is ahead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import attrs
import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]

SPREAD = 0.1
"""How much of all points a lead must be for the chances to differ clearly."""


@attrs.define(eq=False)
class Values:
    """What some positions are worth, one row each: `wins[position, seat]` are shares of the victory,
    `terms[position, seat, source]` points to be expected at the end (see `GameKnowledge.terms`)."""

    wins: Floats
    terms: Floats


class Valuing(Protocol):
    """Values positions."""

    def values(self, games: Sequence[Any]) -> Values:
        """Returns the values of positions, one at least, running or over."""


def win_shares(game: Any) -> Floats:
    """Returns every seat's share of the victory in a game that is over."""
    standings = game.standings()
    winners = [one.seat for one in standings if one.place == 1]
    wins = np.zeros(len(standings), np.float32)
    wins[winners] = 1 / len(winners)
    return wins


class Standings:
    """Values positions by their standings: exact when the game is over, else the chance grows with the points."""

    def values(self, games: Sequence[Any]) -> Values:
        """Returns the values of positions, one at least, running or over."""
        points = np.array([_points(game) for game in games], np.float32)
        raised = np.exp(points / np.maximum(np.abs(points).sum(-1, keepdims=True), 1) / np.float32(SPREAD))
        wins: Floats = raised / raised.sum(-1, keepdims=True)
        for number, game in enumerate(games):
            if game.kind is None:
                wins[number] = win_shares(game)
        return Values(wins, points[..., np.newaxis])


def _points(game: Any) -> list[int]:
    return [one.points for one in sorted(game.standings(), key=lambda one: one.seat)]
