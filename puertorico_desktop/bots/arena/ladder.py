"""Measurement of how much stronger each player is than the one before: a ladder of steps, each a series of one player
against all others.

In a step one seat is played by the upper of two players, the others by the lower one, in all seatings with the same
luck. The games of a step depend only on the seed and the two players, not on the other steps.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from hashlib import blake2b
from itertools import pairwise
from typing import Any

import attrs

from puertorico_desktop.bots.arena.games import Entrant, GameResult, Series, play_series
from puertorico_desktop.bots.arena.histogram import mean
from puertorico_desktop.bots.arena.rating import Estimate, elo_lead, sum_of_estimates, wilson
from puertorico_desktop.bots.base import Budget
from puertorico_desktop.engine.games import kind_of

NODES = (100, 200, 400, 800, 1600)
"""The budgets of the usual ladder: each has twice the nodes of the one before."""
FEWEST_SEATS = 2
"""The least number of seats that are not automatic for a step."""


@attrs.frozen
class Outcome:
    """The outcome of one game for the upper player, in whole numbers: the number of players who share the victory if
    it is among them, else 0 (`winners`); twice the number of lower players behind it, where an equal place counts as
    half of one (`halves`); its points; and the points of all lower players together (`others`)."""

    winners: int
    halves: int
    points: int
    others: int

    @property
    def win(self) -> float:
        """The upper player's share of the victory."""
        return 1 / self.winners if self.winners else 0.0

    @property
    def ahead(self) -> float:
        """The number of lower players behind the upper one."""
        return self.halves / 2


@attrs.frozen
class Step:
    """Two neighbouring players of a ladder by name, the lower one first, and their entrants."""

    lower: str
    upper: str
    entrants: Mapping[str, Entrant]

    def descriptions(self) -> tuple[str, str]:
        """Returns a description of each of the two players, the lower one first, with everything that distinguishes
        it from other players."""
        return _description(self.entrants[self.lower]), _description(self.entrants[self.upper])

    def series(self, options: Any, seed: int) -> Series:
        """Returns the series of the step in a ladder with that seed."""
        others = options.players - len(kind_of(options).automatic_seats(options)) - 1
        names = (self.upper, *(self.lower,) * others)
        own = blake2b(f"{seed} {self.descriptions()}".encode(), digest_size=8, person=b"ladder").digest()
        return Series(options, names, int.from_bytes(own, "big"), rotate=True, entrants=self.entrants)


def _description(entrant: Entrant) -> str:
    budget = entrant.budget or Budget()
    weights = None if entrant.evaluation is None else entrant.evaluation.fingerprint
    more = {"nodes": budget.nodes, "seconds": budget.seconds, "weights": weights}
    return " ".join([entrant.bot, *(f"{name}={value}" for name, value in more.items() if value is not None)])


def steps_of(entrants: Mapping[str, Entrant]) -> list[Step]:
    """Returns a step for every two neighbours; `entrants` are ordered from the lowest to the highest."""
    return [
        Step(lower, upper, {lower: entrants[lower], upper: entrants[upper]}) for lower, upper in pairwise(entrants)
    ]


def doublings(entrant: Entrant, nodes: Sequence[int]) -> list[Step]:
    """Returns the steps of one bot with increasing numbers of nodes; each player's name is its number of nodes."""
    return steps_of({str(count): attrs.evolve(entrant, budget=Budget(nodes=count)) for count in nodes})


def outcomes(series: Series, games: int, first: int = 0, executor: Executor | None = None) -> Iterator[Outcome]:
    """Yields the outcomes of games `first` to `games` - 1 of a step; the work is shared by `executor`, if it is not
    None. Raises the errors of `play_series`."""
    upper, lower = series.bots[:2]
    for game in play_series(series, games, executor, first=first):
        yield _outcome(game, upper, lower)


def _outcome(game: GameResult, upper: str, lower: str) -> Outcome:
    one = next(seat for seat in game.seats if seat.bot == upper)
    others = [seat for seat in game.seats if seat.bot == lower]
    halves = sum(1 if one.place == seat.place else 2 * (one.place < seat.place) for seat in others)
    winners = sum(seat.place == 1 for seat in game.seats)
    return Outcome(winners if one.win else 0, halves, one.score, sum(seat.score for seat in others))


@attrs.frozen
class StepResult:
    """The result of a step: the share of the games that the upper player won, with the interval that contains the
    true one with a confidence of 95 %, its lead in points of Elo, and the mean scores."""

    lower: str
    upper: str
    games: int
    win_share: float
    wilson: tuple[float, float]
    lead: Estimate
    mean_score: float
    mean_others: float

    @classmethod
    def from_outcomes(cls, series: Series, played: Sequence[Outcome]) -> StepResult:
        """Returns the result of the first games of a step, of which there must be one at least."""
        upper, lower = series.bots[:2]
        others, seatings = len(series.bots) - 1, len(series.seatings)
        rounds = [played[first : first + seatings] for first in range(0, len(played), seatings)]
        lead = elo_lead([(sum(one.ahead for one in games), len(games) * others) for games in rounds])
        wins = sum(one.win for one in played)
        low, high = wilson(wins / len(played), len(played))
        return cls(
            lower,
            upper,
            len(played),
            mean(wins, len(played)),
            (round(low, 4), round(high, 4)),
            lead,
            mean(sum(one.points for one in played), len(played)),
            mean(sum(one.others for one in played), len(played) * others),
        )

    def as_data(self) -> dict[str, object]:
        """Returns the result as plain data for JSON."""
        return {
            "lower": self.lower,
            "upper": self.upper,
            "games": self.games,
            "win_share": self.win_share,
            "wilson_low": self.wilson[0],
            "wilson_high": self.wilson[1],
            **estimate_data(self.lead),
            "mean_score": self.mean_score,
            "mean_score_of_others": self.mean_others,
        }


def estimate_data(lead: Estimate) -> dict[str, float]:
    """Returns a difference as plain data."""
    return {"elo": round(lead.elo, 1), "elo_low": round(lead.low, 1), "elo_high": round(lead.high, 1)}


def total(results: Sequence[StepResult]) -> Estimate:
    """Returns the difference between the highest player and the lowest."""
    return sum_of_estimates(result.lead for result in results)
