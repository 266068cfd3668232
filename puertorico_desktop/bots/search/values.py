"""Values of positions, and the evaluation by standings for games without a better one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import attrs
import numpy as np
from numpy.typing import NDArray

from puertorico_desktop.bots.search import exact
from puertorico_desktop.engine.game import Standing

Floats = NDArray[np.floating[Any]]
"""An array of 32-bit floats, or of 64-bit floats where sums must be exact."""

SPREAD = 0.1
"""The lead, as a share of all points, at which the chances differ clearly."""


@attrs.define(eq=False)
class Values:
    """The values of some positions, one row each: `wins[position, seat]` are shares of the victory, `terms[position,
    seat, source]` expected points at the end (see `GameKnowledge.terms`).

    `policy_logits[position, seat]`, if there is a policy, compare the positions after the actions of one decision:
    how much more often a search will visit the action of that seat that leads there than its value suggests, as the
    logarithm of a share; NaN if the game is over. Only their differences have a meaning.
    """

    wins: Floats
    terms: Floats
    policy_logits: Floats | None = None


FINGERPRINT = 16
"""The length of a fingerprint in letters."""


class Evaluation(Protocol):
    """An evaluation of positions. `is_exact`: whether every sum of its chances, and of its points by source, is
    exact. `fingerprint` is a string that differs for different weights."""

    @property
    def fingerprint(self) -> str:
        """A string that tells its weights from others."""

    @property
    def is_exact(self) -> bool:
        """Whether the values are the same on every processor."""

    def exact(self) -> Evaluation:
        """Returns the same evaluation in a form that gives the same values on every processor."""

    def steady(self) -> Evaluation:
        """Returns the evaluation of steady bots: exact, and the same in all versions."""

    def values(self, games: Sequence[Any]) -> Values:
        """Returns the values of positions, running or over. There must be one position at least."""


def win_shares(standings: Sequence[Standing]) -> Floats:
    """Returns every seat's share of the victory, from the standings of a game that is over."""
    winners = [one.seat for one in standings if one.place == 1]
    wins = np.zeros(len(standings), np.float32)
    wins[winners] = 1 / len(winners)
    return wins


class Standings:
    """An evaluation of positions by their standings: exact if the game is over, otherwise the chance grows with the
    points."""

    is_exact = False
    fingerprint = "0" * FINGERPRINT

    def exact(self) -> Standings:
        """See `Evaluation.exact`."""
        return ExactStandings()

    def steady(self) -> Standings:
        """See `Evaluation.steady`."""
        return self.exact()

    def values(self, games: Sequence[Any]) -> Values:
        """Returns the values of positions, running or over. There must be one position at least."""
        numbers: type[np.floating[Any]] = np.float64 if self.is_exact else np.float32
        points: Floats = np.array([_points(game) for game in games], numbers)
        wins = self._chances(points / np.maximum(np.abs(points).sum(-1, keepdims=True), 1))
        for number, game in enumerate(games):
            if game.kind is None:
                wins[number] = win_shares(game.standings())
        return Values(wins, points[..., np.newaxis])

    def _chances(self, parts: Floats) -> Floats:
        """Returns the chances of the players from their shares of all points."""
        raised = np.exp(parts / np.float32(SPREAD))
        wins: Floats = raised / raised.sum(-1, keepdims=True)
        return wins


class ExactStandings(Standings):
    """The evaluation by standings in a form that gives the same values on every processor."""

    is_exact = True

    def values(self, games: Sequence[Any]) -> Values:
        """Returns the values of positions, running or over. There must be one position at least."""
        found = super().values(games)
        return Values(exact.rounded(found.wins, exact.SHARES), found.terms)

    def _chances(self, parts: Floats) -> Floats:
        return exact.shares(np.rint(parts * (exact.STEPS / SPREAD)))


def _points(game: Any) -> list[int]:
    return [one.points for one in sorted(game.standings(), key=lambda one: one.seat)]
