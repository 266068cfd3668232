"""How sure a share of victories is, and how strong players are beside each other."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Sequence

import attrs

CERTAINTY = 1.959964
"""How many standard deviations enclose 95 % of a normal distribution."""
ELO_SCALE = 400.0
"""So many points of Elo are odds of ten to one."""
_ROUNDS, _CLOSE_ENOUGH = 10_000, 1e-10


def wilson(share: float, games: float) -> tuple[float, float]:
    """The interval that holds the true share with a certainty of 95 %, after so many games.

    E. B. Wilson, "Probable Inference, the Law of Succession, and Statistical Inference", 1927. Shared victories count
    as their share; that games of one bot in several seats depend on each other is left out of account.
    """
    if not games:
        return 0.0, 1.0
    square = CERTAINTY**2 / games
    middle = share + square / 2
    reach = math.sqrt(square * (share * (1 - share) + square / 4))
    return max(0.0, (middle - reach) / (1 + square)), min(1.0, (middle + reach) / (1 + square))


@attrs.define
class Duels:
    """Who finished before whom: a game of several players counts as a duel between every two of them."""

    wins: defaultdict[tuple[str, str], float] = attrs.field(factory=lambda: defaultdict(float))
    """By winner and loser; an equal place is half a win for both."""

    def add(self, places: Sequence[tuple[str, int]]) -> None:
        """Add a game: name and place of every seat. Duels of a name with itself tell nothing."""
        for number, (one, place) in enumerate(places):
            for other, other_place in places[number + 1 :]:
                if one == other:
                    continue
                result = 0.5 if place == other_place else float(place < other_place)
                self.wins[one, other] += result
                self.wins[other, one] += 1 - result

    def elo(self, names: Sequence[str]) -> dict[str, float]:
        """The rating of each name in points of Elo; their mean is 0.

        The model is that of Bradley and Terry: of two players with strengths a and b the first one finishes before
        the other with the chance a / (a + b); a rating is 400 log10 of a strength. The strengths are the likeliest
        ones, found by the iteration of D. R. Hunter, "MM algorithms for generalized Bradley-Terry models" (2004). One
        drawn duel between every two players is added to what was played, so that no strength becomes infinite.
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
