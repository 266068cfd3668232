"""The statistics of many games, with conversion to plain data for JSON."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable

import attrs

from puertorico_desktop.bots.arena.games import GameResult, SeatResult, Series
from puertorico_desktop.bots.arena.histogram import Histogram, mean
from puertorico_desktop.bots.arena.manner import Manner
from puertorico_desktop.bots.arena.rating import Duels, wilson
from puertorico_desktop.bots.arena.statistics import Statistics
from puertorico_desktop.bots.games import knowledge_of
from puertorico_desktop.bots.process.subprocess_client import ProgramFailure
from puertorico_desktop.engine.games import kind_of

MOST_TROUBLES = 20
"""The greatest number of failures of programs that are reported."""


@attrs.define
class Winners:
    """The statistics of the winners. In a shared victory every winner counts as its share. `marked` counts the
    winners with a piece of each of `Statistics.marks`, `ways` the winners in each of `Statistics.ways`."""

    statistics: type[Statistics]
    scores: Histogram = attrs.field(factory=Histogram)
    marked: defaultdict[str, float] = attrs.field(factory=lambda: defaultdict(float))
    ways: defaultdict[str, float] = attrs.field(factory=lambda: defaultdict(float))

    def add(self, game: GameResult) -> None:
        """Add the winners of one game, all of whom have the same score."""
        winners = [seat for seat in game.seats if seat.win]
        self.scores.add(winners[0].score)
        for winner in winners:
            for mark, pieces in self.statistics.marks.items():
                self.marked[mark] += winner.win * any(piece in pieces for piece in winner.purchases)
            way = self.statistics.way_to_win(winner.score, winner.points)
            if way is not None:
                self.ways[way] += winner.win

    def shares(self) -> dict[str, float]:
        """Returns the share of victories in each way."""
        return {way: mean(self.ways[way], len(self.scores)) for way in self.statistics.ways}

    def marked_shares(self) -> dict[str, float]:
        """Returns the share of winners with a piece of each mark."""
        return {mark: mean(self.marked[mark], len(self.scores)) for mark in self.statistics.marks}

    def as_data(self) -> dict[str, object]:
        """Returns the statistics as plain data for JSON."""
        return {"score": self.scores.spread(), **self.marked_shares(), "by": self.shares()}


@attrs.define
class Group:
    """The sums of the results of one seat, of one bot in all its seats, or of all players."""

    statistics: type[Statistics]
    played: int = 0
    wins: float = 0.0
    score: int = 0
    moves: int = 0
    seconds: float = 0.0
    points: Counter[str] = attrs.field(factory=Counter)
    purchases: Counter[str] = attrs.field(factory=Counter)

    def add(self, result: SeatResult) -> None:
        """Add the result of one seat in one game."""
        self.played += 1
        self.wins += result.win
        self.score += result.score
        self.moves += result.moves
        self.seconds += result.seconds
        self.points.update(result.points)
        self.purchases.update(result.purchases)

    @property
    def mean_score(self) -> float:
        """The points per game."""
        return mean(self.score, self.played)

    @property
    def win_share(self) -> float:
        """The victories per game; chance alone gives 1 / players."""
        return mean(self.wins, self.played)

    @property
    def ms_per_move(self) -> float:
        """The mean time of a bot for one decision, in ms; 0 if there was none."""
        return round(1000 * self.seconds / self.moves, 3) if self.moves else 0.0

    def mean_points(self) -> dict[str, float]:
        """Returns the points per game by source."""
        return {source: mean(self.points[source], self.played) for source in self.sources()}

    def sources(self) -> tuple[str, ...]:
        """Returns the sources of points: the usual ones, then others that gave any."""
        known = self.statistics.sources
        return (*known, *sorted(source for source in self.points if source not in known))

    def total_purchases(self) -> dict[str, int]:
        """Returns, for each piece, the number of times that it was bought in all games."""
        return {piece: self.purchases[piece] for piece in self.statistics.pieces}

    def as_data(self) -> dict[str, object]:
        """Returns the group as plain data."""
        return {
            "played": self.played,
            "wins": round(self.wins, 6),
            "win_share": self.win_share,
            "mean_score": self.mean_score,
            "points": self.mean_points(),
            "purchases": self.total_purchases(),
        }


@attrs.define
class Report:
    """The statistics of a series.

    `wins` count a victory shared by k players as 1/k for each, so the wins of all seats add up to the number of
    games. A bot in several seats counts as having played, and possibly won, once for each of them. `ended_by` counts,
    for each cause of the end, the games in which it came first. `figures` are the sums of `Statistics.figures`,
    `manner` are the figures of how the games were played. `troubles` are the first failures of programs, each once.
    """

    series: Series
    statistics: type[Statistics]
    seats: list[Group]
    bots: dict[str, Group]
    everybody: Group
    winners: Winners
    manner: Manner
    duels: Duels = attrs.field(factory=Duels)
    rounds: Histogram = attrs.field(factory=Histogram)
    ended_by: Counter[str] = attrs.field(factory=Counter)
    figures: Counter[str] = attrs.field(factory=Counter)
    decisions: int = 0
    illegal: int = 0
    troubles: dict[ProgramFailure, None] = attrs.field(factory=dict)

    @classmethod
    def from_results(cls, series: Series, results: Iterable[GameResult]) -> Report:
        """Returns the statistics of these games."""
        kind = type(knowledge_of(series.options).statistics(series.options.players))
        names = series.seating_of(0)
        seats, bots = [Group(kind) for _ in names], {name: Group(kind) for name in names}
        report = cls(series, kind, seats, bots, Group(kind), Winners(kind), Manner(kind, series.options))
        for result in results:
            report.add(result)
        return report

    def add(self, game: GameResult) -> None:
        """Add one game."""
        self.rounds.add(game.rounds)
        self.ended_by[game.ended_by] += 1
        self.figures.update(game.figures)
        self.decisions += game.decisions
        self.illegal += game.illegal
        for trouble in game.troubles:
            if len(self.troubles) < MOST_TROUBLES:
                self.troubles[trouble] = None
        self.winners.add(game)
        self.manner.add(game)
        self.duels.add([(seat.bot, seat.place) for seat in game.seats])
        for group, result in zip(self.seats, game.seats, strict=True):
            group.add(result)
            self.bots[result.bot].add(result)
            self.everybody.add(result)

    @property
    def games(self) -> int:
        """The number of games played."""
        return len(self.rounds)

    def mean_figures(self) -> dict[str, float]:
        """Returns the mean of each of `Statistics.figures`."""
        return {name: mean(self.figures[name], self.games) for name in self.statistics.figures}

    def as_data(self) -> dict[str, object]:
        """Returns the statistics as plain data for JSON: `points` are means per player and game, `purchases` are
        totals. `weights`, by bot, are the fingerprints of weights from files (`Evaluation.fingerprint`)."""
        seats: list[dict[str, object]] = []
        for number, (name, seat) in enumerate(zip(self.series.seating_of(0), self.seats, strict=True)):
            moves_on = self.series.rotate and number not in self.series.automatic
            who = {} if moves_on else {"bot": name}
            seats.append({"seat": number, **who, **seat.as_data()})
        valuing = {name: who.evaluation for name, who in self.series.entrants.items() if who.evaluation is not None}
        weights = {"weights": {name: one.fingerprint for name, one in valuing.items()}} if valuing else {}
        return {
            "edition": kind_of(self.series.options).edition(self.series.options),
            "players": self.series.options.players,
            "seed": self.series.seed,
            "games": self.games,
            **weights,
            "seats": seats,
            "bots": {name: group.as_data() for name, group in self.bots.items()},
            "rounds": self.rounds.spread(),
            "ended_by": {ending: self.ended_by[ending] for ending in self.statistics.endings},
            **self.mean_figures(),
            "winners": self.winners.as_data(),
            "manner": self.manner.as_data(),
            "mean_score": self.everybody.mean_score,
            "points": self.everybody.mean_points(),
            "purchases": self.everybody.total_purchases(),
            "decisions_per_game": mean(self.decisions, self.games),
            "illegal": self.illegal,
            "troubles": [str(trouble) for trouble in self.troubles],
        }

    def contest_data(self) -> dict[str, object]:
        """Returns the same as `as_data`, but with the bots as a list that contains their ratings relative to each
        other."""
        return {**self.as_data(), "bots": [line.as_data(self.bots[line.name]) for line in self.contest()]}

    def contest(self) -> list[Contestant]:
        """Returns the figures of every bot relative to the others, in the order of their names in the series."""
        elo = self.duels.elo(list(self.bots))
        return [Contestant.from_group(name, group, elo[name]) for name, group in self.bots.items()]


@attrs.frozen
class Contestant:
    """A bot in comparison with the others. `wilson` is the 95 % confidence interval of `win_share`; `elo` is the
    rating of `Duels.elo`."""

    name: str
    games: int
    win_share: float
    wilson: tuple[float, float]
    mean_score: float
    elo: float
    ms_per_move: float

    @classmethod
    def from_group(cls, name: str, group: Group, elo: float) -> Contestant:
        """Returns the figures of the bot from its group of games."""
        low, high = wilson(group.wins / group.played if group.played else 0.0, group.played)
        return cls(
            name,
            group.played,
            group.win_share,
            (round(low, 4), round(high, 4)),
            group.mean_score,
            round(elo, 1),
            group.ms_per_move,
        )

    def as_data(self, group: Group) -> dict[str, object]:
        """Returns the figures as plain data for JSON, with the points and purchases of the bot."""
        return {
            "name": self.name,
            "games": self.games,
            "win_share": self.win_share,
            "wilson_low": self.wilson[0],
            "wilson_high": self.wilson[1],
            "mean_score": self.mean_score,
            "elo": self.elo,
            "ms_per_move": self.ms_per_move,
            "points": group.mean_points(),
            "purchases": group.total_purchases(),
        }
