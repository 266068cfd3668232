"""Figures of how games were played, beside their results: they show whether bots play as people do.

Every figure is an amount per case: a share, where each case counts as 1 or 0, or a mean. Some are the same in all
games, and a game adds its own (`Statistics.shares`, `Statistics.means`).
"""

from __future__ import annotations

import math
from collections.abc import Mapping

import attrs

from puertorico_desktop.bots.arena.games import GameResult
from puertorico_desktop.bots.arena.rating import CERTAINTY, wilson
from puertorico_desktop.bots.arena.statistics import Bounds, Statistics
from puertorico_desktop.engine.game import GameOptions

MEAN_SCORE = "mean_score"
PIECES_BOUGHT = "pieces_bought"
ENDED_BY, WON_BY, WON_FROM_SEAT = "ended_by_", "won_by_", "won_from_seat_"
"""The prefixes of the ids of figures that exist for each ending, for each way to win, and for each seat from 0 on."""
_NO_SCATTER = 1e-9
"""The share of the squares below which a variance is only a rounding error, and counts as 0."""


@attrs.define
class Rate:
    """An amount per case over many games, and its uncertainty.

    The cases of one game depend on each other, so the variance is computed from the differences between games (ratio
    estimator: W. G. Cochran, "Sampling Techniques", 1977, chapter 6).
    """

    games: int = 0
    amount: float = 0.0
    cases: float = 0.0
    _amount_squares: float = 0.0
    _case_squares: float = 0.0
    _products: float = 0.0

    def add(self, amount: float, cases: float) -> None:
        """Add one game."""
        self.games += 1
        self.amount += amount
        self.cases += cases
        self._amount_squares += amount * amount
        self._case_squares += cases * cases
        self._products += amount * cases

    @property
    def value(self) -> float:
        """The amount per case; 0 if there is no case."""
        return self.amount / self.cases if self.cases else 0.0

    @property
    def variance(self) -> float:
        """The variance of `value`."""
        if not self.cases:
            return 0.0
        value = self.value
        squares = self._amount_squares - 2 * value * self._products + value * value * self._case_squares
        return squares / self.cases**2 if squares > _NO_SCATTER * self._amount_squares else 0.0

    def interval(self, is_share: bool) -> tuple[float, float] | None:
        """Returns the interval that contains the true value with a confidence of 95 %; None if there are too few
        data.

        That of a share is Wilson's, for the number of independent cases that would have the same variance.
        """
        if not self.cases:
            return None
        variance = self.variance
        if is_share:
            share = min(1.0, max(0.0, self.value))
            scatter = share * (1 - share)
            fewest = min(float(self.games), self.cases)
            return wilson(share, scatter / variance if scatter > 0 and variance > 0 else fewest)
        if self.games < 2:
            return None
        reach = CERTAINTY * math.sqrt(variance * self.games / (self.games - 1))
        return self.value - reach, self.value + reach


@attrs.frozen
class Figure:
    """A figure of many games. `low` and `high` are the bounds of its 95 % confidence interval, None if there are too
    few data; `usual` are the bounds that are usual among people, None if they are unknown."""

    name: str
    is_share: bool
    value: float
    low: float | None
    high: float | None
    cases: float
    usual: Bounds | None

    def as_data(self) -> dict[str, object]:
        """Returns the figure as plain data for JSON."""
        return {
            "value": round(self.value, 4),
            "low": None if self.low is None else round(self.low, 4),
            "high": None if self.high is None else round(self.high, 4),
            "cases": round(self.cases, 4),
            "usual": None if self.usual is None else list(self.usual),
        }


class Manner:
    """The sums of the figures of how games of one kind were played."""

    def __init__(self, statistics: type[Statistics], options: GameOptions) -> None:
        endings = statistics.endings if len(statistics.endings) > 1 else ()
        self._statistics = statistics
        self._usual: Mapping[str, Bounds] = statistics.usual(options)
        shares = (
            *(ENDED_BY + ending for ending in endings),
            *(WON_BY + way for way in statistics.ways),
            *(f"{WON_FROM_SEAT}{seat}" for seat in range(options.players)),
            PIECES_BOUGHT,
            *statistics.shares,
        )
        self._shares = frozenset(shares)
        self._rates = {name: Rate() for name in (MEAN_SCORE, *shares, *statistics.means)}
        self._offered: dict[str, None] = {}
        self._bought: set[str] = set()

    def add(self, game: GameResult) -> None:
        """Add one game."""
        rates = self._rates
        rates[MEAN_SCORE].add(sum(seat.score for seat in game.seats), len(game.seats))
        won = {WON_BY + way: 0.0 for way in self._statistics.ways}
        for number, seat in enumerate(game.seats):
            rates[f"{WON_FROM_SEAT}{number}"].add(seat.win, 1)
            way = self._statistics.way_to_win(seat.score, seat.points) if seat.win else None
            if way is not None:
                won[WON_BY + way] += seat.win
        for name, share in won.items():
            rates[name].add(share, 1)
        for ending in self._statistics.endings:
            if ENDED_BY + ending in rates:
                rates[ENDED_BY + ending].add(game.ended_by == ending, 1)
        bought = {piece for seat in game.seats for piece in seat.purchases}
        rates[PIECES_BOUGHT].add(len(bought.intersection(game.offered)), len(game.offered))
        self._offered.update(dict.fromkeys(game.offered))
        self._bought |= bought
        for name, (amount, cases) in game.rates.items():
            rates[name].add(amount, cases)

    def figures(self) -> list[Figure]:
        """Returns all figures, in the order of a report."""
        found = []
        for name, rate in self._rates.items():
            is_share = name in self._shares
            low, high = rate.interval(is_share) or (None, None)
            found.append(Figure(name, is_share, rate.value, low, high, rate.cases, self._usual.get(name)))
        return found

    def never_bought(self) -> list[str]:
        """Returns the ids of the pieces that were available in some game but never bought."""
        return [piece for piece in self._statistics.pieces if piece in self._offered and piece not in self._bought]

    def as_data(self) -> dict[str, object]:
        """Returns the figures as plain data for JSON."""
        figures: dict[str, object] = {figure.name: figure.as_data() for figure in self.figures()}
        return {**figures, "never_bought": self.never_bought()}
