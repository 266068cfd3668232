"""The statistics of many games, and as plain data for JSON."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import attrs

from puertorico_desktop.bots.arena import GameResult, Match, SeatResult, point_sources
from puertorico_desktop.engine.puertorico.components import Building, EndTrigger


def mean(total: float, count: int) -> float:
    """The mean, rounded for people; 0 of nothing."""
    return round(total / count, 4) if count else 0.0


@attrs.define
class Group:
    """Everything that one seat played, or one bot in all its seats, or everybody."""

    played: int = 0
    wins: float = 0.0
    score: int = 0
    points: Counter[str] = attrs.field(factory=Counter)
    purchases: Counter[Building] = attrs.field(factory=Counter)

    def add(self, result: SeatResult) -> None:
        """Add one seat of one game."""
        self.played += 1
        self.wins += result.win
        self.score += result.score
        self.points.update(result.points)
        self.purchases.update(result.purchases)

    @property
    def mean_score(self) -> float:
        """Points a game."""
        return mean(self.score, self.played)

    def mean_points(self) -> dict[str, float]:
        """Points a game by source."""
        return {source: mean(self.points[source], self.played) for source in self.sources()}

    def sources(self) -> tuple[str, ...]:
        """Where points came from: the sources of the base game, then others that gave any."""
        known = point_sources()
        return (*known, *sorted(source for source in self.points if source not in known))

    def total_purchases(self) -> dict[str, int]:
        """How often each building was bought in all games."""
        return {building.id: self.purchases[building] for building in Building}

    def as_data(self) -> dict[str, object]:
        """The group as plain data."""
        return {
            "played": self.played,
            "wins": round(self.wins, 6),
            "mean_score": self.mean_score,
            "points": self.mean_points(),
            "purchases": self.total_purchases(),
        }


@attrs.define
class Report:
    """The statistics of a match.

    `wins` count a victory shared by k players as 1/k for each, so the wins of all seats add up to the number of
    games. `ended_by` counts, for each way to end the game, the games in which it came first.
    """

    match: Match
    seats: list[Group]
    bots: dict[str, Group]
    everybody: Group = attrs.field(factory=Group)
    rounds: list[int] = attrs.field(factory=list)
    ended_by: Counter[EndTrigger] = attrs.field(factory=Counter)
    decisions: int = 0
    illegal: int = 0

    @classmethod
    def of(cls, match: Match, results: Iterable[GameResult]) -> Report:
        """The statistics of these games."""
        report = cls(match, [Group() for _ in match.bots], {name: Group() for name in match.bots})
        for result in results:
            report.add(result)
        return report

    def add(self, game: GameResult) -> None:
        """Add one game."""
        self.rounds.append(game.rounds)
        self.ended_by[game.ended_by] += 1
        self.decisions += game.decisions
        self.illegal += game.illegal
        for name, seat, result in zip(self.match.bots, self.seats, game.seats, strict=True):
            seat.add(result)
            self.bots[name].add(result)
            self.everybody.add(result)

    @property
    def games(self) -> int:
        """Games played."""
        return len(self.rounds)

    def as_data(self) -> dict[str, object]:
        """Plain data for JSON: `points` are means a player and game, `purchases` totals."""
        return {
            "edition": self.match.options.edition.value,
            "players": self.match.options.players,
            "seed": self.match.seed,
            "games": self.games,
            "seats": [
                {"seat": number, "bot": name, **seat.as_data()}
                for number, (name, seat) in enumerate(zip(self.match.bots, self.seats, strict=True))
            ],
            "bots": {name: group.as_data() for name, group in self.bots.items()},
            "rounds": {
                "mean": mean(sum(self.rounds), self.games),
                "min": min(self.rounds, default=0),
                "max": max(self.rounds, default=0),
            },
            "ended_by": {trigger.id: self.ended_by[trigger] for trigger in EndTrigger},
            "points": self.everybody.mean_points(),
            "purchases": self.everybody.total_purchases(),
            "decisions_per_game": mean(self.decisions, self.games),
            "illegal": self.illegal,
        }
