"""Values of positions, and what values them when nothing is known of the game but who is ahead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import attrs
import numpy as np
from numpy.typing import NDArray

from puertorico_desktop.bots.search import exact

Floats = NDArray[np.floating[Any]]
"""Of 32 bits, or of 64 where sums are to be exact."""

SPREAD = 0.1
"""How much of all points a lead must be for the chances to differ clearly."""


@attrs.define(eq=False)
class Values:
    """What some positions are worth, one row each: `wins[position, seat]` are shares of the victory,
    `terms[position, seat, source]` points to be expected at the end (see `GameKnowledge.terms`).

    `leanings[position, seat]`, where there is a policy, tell positions after the actions of one decision apart: how
    much more a search will look at the action of that seat that leads there than its value makes believe, as the
    logarithm of a share; NaN where the game is over. They are only worth something beside each other."""

    wins: Floats
    terms: Floats
    leanings: Floats | None = None


FINGERPRINT = 16
"""So many letters a fingerprint has."""


class Valuing(Protocol):
    """Values positions. `is_exact`: chances, and points by source, are such that every sum of them is exact.
    `fingerprint` are letters of which other weights have others."""

    @property
    def fingerprint(self) -> str:
        """What tells its weights from others."""

    @property
    def is_exact(self) -> bool:
        """Whether every processor comes to the same values."""

    def exact(self) -> Valuing:
        """Returns what values positions in the same way, but comes to the same values on every processor."""

    def steady(self) -> Valuing:
        """Returns what steady bots value positions by: exact, and the same from version to version."""

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

    is_exact = False
    fingerprint = "0" * FINGERPRINT

    def exact(self) -> Standings:
        """See `Valuing.exact`."""
        return ExactStandings()

    def steady(self) -> Standings:
        """See `Valuing.steady`."""
        return self.exact()

    def values(self, games: Sequence[Any]) -> Values:
        """Returns the values of positions, one at least, running or over."""
        numbers: type[np.floating[Any]] = np.float64 if self.is_exact else np.float32
        points: Floats = np.array([_points(game) for game in games], numbers)
        wins = self._chances(points / np.maximum(np.abs(points).sum(-1, keepdims=True), 1))
        for number, game in enumerate(games):
            if game.kind is None:
                wins[number] = win_shares(game)
        return Values(wins, points[..., np.newaxis])

    def _chances(self, parts: Floats) -> Floats:
        """The chances where the players have such parts of all points."""
        raised = np.exp(parts / np.float32(SPREAD))
        wins: Floats = raised / raised.sum(-1, keepdims=True)
        return wins


class ExactStandings(Standings):
    """The same on every processor."""

    is_exact = True

    def values(self, games: Sequence[Any]) -> Values:
        """Returns the values of positions, one at least, running or over."""
        found = super().values(games)
        return Values(exact.rounded(found.wins, exact.SHARES), found.terms)

    def _chances(self, parts: Floats) -> Floats:
        return exact.shares(np.rint(parts * (exact.STEPS / SPREAD)))


def _points(game: Any) -> list[int]:
    return [one.points for one in sorted(game.standings(), key=lambda one: one.seat)]
