"""Confidence intervals of shares of victories, and ratings of players relative to each other."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence

import attrs

CERTAINTY = 1.959964
"""The number of standard deviations on both sides of the mean that enclose 95 % of a normal distribution."""
ELO_SCALE = 400.0
"""The points of Elo that correspond to odds of ten to one."""
_ROUNDS, _CLOSE_ENOUGH = 10_000, 1e-10


def wilson(share: float, games: float) -> tuple[float, float]:
    """Returns the interval that contains the true share with a confidence of 95 %, after `games` games.

    E. B. Wilson, "Probable Inference, the Law of Succession, and Statistical Inference", 1927. Shared victories count
    as their share; the dependence between several seats of one bot in the same game is neglected.
    """
    if not games:
        return 0.0, 1.0
    square = CERTAINTY**2 / games
    middle = share + square / 2
    reach = math.sqrt(square * (share * (1 - share) + square / 4))
    return max(0.0, (middle - reach) / (1 + square)), min(1.0, (middle + reach) / (1 + square))


@attrs.frozen
class Estimate:
    """A difference in points of Elo, and the interval that contains the true one with a confidence of 95 %."""

    elo: float
    low: float
    high: float


def elo_lead(rounds: Sequence[tuple[float, int]]) -> Estimate:
    """Returns how much stronger one player is than others. `rounds` are, for each round of games, the number of duels
    that it won and the number of its duels; there must be one duel at least.

    The estimate is that of `Duels.elo`. Duels in one game depend on each other, and so do games with the same luck;
    the rounds are independent. The differences between rounds give the number of independent duels that all duels are
    worth (L. Kish's effective sample size; never more than there were); with few rounds that number is reduced,
    because the differences are then known less well (Student's distribution). The interval is E. B. Wilson's for that
    number of duels, in points of Elo.
    """
    duels = sum(count for _, count in rounds)
    won = sum(wins for wins, _ in rounds)
    share = (won + 0.5) / (duels + 1)
    low, high = wilson(share, _independent(rounds, won / duels, duels))
    return Estimate(*map(_elo_of, (share, low, high)))


def _independent(rounds: Sequence[tuple[float, int]], share: float, duels: int) -> float:
    """Returns the number of independent duels that those of the rounds are worth; if the rounds do not differ, each
    counts as one."""
    degrees = len(rounds) - 1
    spread = sum((wins - share * count) ** 2 for wins, count in rounds)
    if not degrees or not spread:
        return len(rounds)
    variance = spread / duels**2 * len(rounds) / degrees
    few = (CERTAINTY / _student(degrees)) ** 2
    return min(float(duels), share * (1 - share) / variance) * few


def _student(degrees: int) -> float:
    """Returns the number of standard deviations that enclose 95 % of Student's distribution with that many degrees of
    freedom.

    Exact for one and two degrees, otherwise the expansion 26.7.5 of M. Abramowitz and I. A. Stegun, "Handbook of
    Mathematical Functions".
    """
    if degrees == 1:
        return math.tan(0.475 * math.pi)
    if degrees == 2:
        return 0.95 * math.sqrt(2 / 0.0975)
    z = CERTAINTY
    return (
        z
        + (z**3 + z) / (4 * degrees)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * degrees**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * degrees**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92_160 * degrees**4)
    )


def _elo_of(share: float) -> float:
    """Returns the difference in points of Elo at which that share of duels is won."""
    return ELO_SCALE * math.log10(share / (1 - share))


def sum_of_estimates(steps: Iterable[Estimate]) -> Estimate:
    """Returns the sum of independent differences: that between the lowest and the highest of several players.

    The squares of the distances to the lower bounds, and of those to the upper bounds, are added up (G. Y. Zou and A.
    Donner, "Construction of confidence limits about effect measures", 2008).
    """
    parts = list(steps)
    total = sum(one.elo for one in parts)
    below = math.hypot(*(one.elo - one.low for one in parts))
    above = math.hypot(*(one.high - one.elo for one in parts))
    return Estimate(total, total - below, total + above)


@attrs.define
class Duels:
    """The results of duels: a game of several players counts as a duel between every two of them."""

    wins: defaultdict[tuple[str, str], float] = attrs.field(factory=lambda: defaultdict(float))
    """The number of wins by (winner, loser); an equal place is half a win for both."""

    def add(self, places: Sequence[tuple[str, int]]) -> None:
        """Add a game, given the name and the place of every seat. Duels of a name with itself are ignored."""
        for number, (one, place) in enumerate(places):
            for other, other_place in places[number + 1 :]:
                if one == other:
                    continue
                result = 0.5 if place == other_place else float(place < other_place)
                self.wins[one, other] += result
                self.wins[other, one] += 1 - result

    def elo(self, names: Sequence[str]) -> dict[str, float]:
        """Returns the rating of each name in points of Elo; their mean is 0.

        The model is that of Bradley and Terry: of two players with strengths a and b the first one finishes before
        the other with the chance a / (a + b); a rating is 400 log10 of a strength. The strengths are the
        maximum-likelihood ones, found by the iteration of D. R. Hunter, "MM algorithms for generalized Bradley-Terry
        models" (2004). One drawn duel between every two players is added to the games played, so that no strength
        becomes infinite.
        """
        wins = {
            one: {other: self.wins.get((one, other), 0.0) + 0.5 for other in names if other != one} for one in names
        }
        strengths = dict.fromkeys(names, 1.0)
        if len(names) < 2:
            return dict.fromkeys(names, 0.0)
        for _ in range(_ROUNDS):
            new = {
                one: sum(wins[one].values())
                / sum(
                    (won + wins[other][one]) / (strengths[one] + strengths[other]) for other, won in wins[one].items()
                )
                for one in names
            }
            mean = math.exp(sum(map(math.log, new.values())) / len(new))
            new = {name: strength / mean for name, strength in new.items()}
            change = max(abs(math.log(new[name] / strengths[name])) for name in names)
            strengths = new
            if change < _CLOSE_ENOUGH:
                break
        return {name: ELO_SCALE * math.log10(strength) for name, strength in strengths.items()}
