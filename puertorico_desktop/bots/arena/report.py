"""The statistics of many games, and as plain data for JSON."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import attrs

from puertorico_desktop.bots.arena.games import LARGE, GameResult, SeatResult, Series, point_sources
from puertorico_desktop.bots.arena.numbers import Numbers, mean
from puertorico_desktop.bots.arena.rating import Duels, wilson
from puertorico_desktop.bots.process.subprocess_client import Trouble
from puertorico_desktop.engine.puertorico.components import Building, EndTrigger

WAYS = ("shipping", "mixed", "building")
MOST_TROUBLES = 20
"""So many troubles with programs are told."""
MOSTLY = 0.55
"""So large a share is clearly most."""


def way_to_win(winner: SeatResult) -> str:
    """By what a game was won, one of `WAYS`: by what most of the winner's points are. If neither the chips nor what
    stands in the city are clearly most of them, by both."""
    chips, score = winner.chips, winner.score
    if chips and chips >= MOSTLY * score:
        return WAYS[0]
    return WAYS[2] if score - chips >= MOSTLY * score else WAYS[1]


@attrs.define
class Winners:
    """How games were won. Of a shared victory, every winner counts as the share."""

    scores: Numbers = attrs.field(factory=Numbers)
    with_large_building: float = 0.0
    ways: dict[str, float] = attrs.field(factory=lambda: dict.fromkeys(WAYS, 0.0))

    def add(self, game: GameResult) -> None:
        """Add the winners of one game, who have the same score."""
        winners = [seat for seat in game.seats if seat.win]
        self.scores.add(winners[0].score)
        for winner in winners:
            self.with_large_building += winner.win * any(building in LARGE for building in winner.purchases)
            self.ways[way_to_win(winner)] += winner.win

    def shares(self) -> dict[str, float]:
        """The share of victories in each way."""
        return {way: mean(wins, len(self.scores)) for way, wins in self.ways.items()}

    @property
    def large_share(self) -> float:
        """The share of winners with a large building in their city, occupied or not."""
        return mean(self.with_large_building, len(self.scores))

    def as_data(self) -> dict[str, object]:
        """Plain data for JSON."""
        return {"score": self.scores.spread(), "large_building": self.large_share, "by": self.shares()}


@attrs.define
class Group:
    """Everything that one seat played, or one bot in all its seats, or everybody."""

    played: int = 0
    wins: float = 0.0
    score: int = 0
    moves: int = 0
    seconds: float = 0.0
    points: Counter[str] = attrs.field(factory=Counter)
    purchases: Counter[Building] = attrs.field(factory=Counter)

    def add(self, result: SeatResult) -> None:
        """Add one seat of one game."""
        self.played += 1
        self.wins += result.win
        self.score += result.score
        self.moves += result.moves
        self.seconds += result.seconds
        self.points.update(result.points)
        self.purchases.update(result.purchases)

    @property
    def mean_score(self) -> float:
        """Points a game."""
        return mean(self.score, self.played)

    @property
    def win_share(self) -> float:
        """Victories a game; chance alone gives 1 / players."""
        return mean(self.wins, self.played)

    @property
    def ms_per_move(self) -> float:
        """Milliseconds that a bot took for one decision."""
        return round(1000 * self.seconds / self.moves, 3) if self.moves else 0.0

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
            "win_share": self.win_share,
            "mean_score": self.mean_score,
            "points": self.mean_points(),
            "purchases": self.total_purchases(),
        }


@attrs.define
class Report:
    """The statistics of a series.

    `wins` count a victory shared by k players as 1/k for each, so the wins of all seats add up to the number of
    games. A bot in several seats has played, and may have won, for every one of them. `ended_by` counts, for each way
    to end the game, the games in which it came first. `troubles` are the first ones that programs had, each once.
    """

    series: Series
    seats: list[Group]
    bots: dict[str, Group]
    everybody: Group = attrs.field(factory=Group)
    winners: Winners = attrs.field(factory=Winners)
    duels: Duels = attrs.field(factory=Duels)
    rounds: Numbers = attrs.field(factory=Numbers)
    ended_by: Counter[EndTrigger] = attrs.field(factory=Counter)
    decisions: int = 0
    illegal: int = 0
    troubles: dict[Trouble, None] = attrs.field(factory=dict)

    @classmethod
    def of(cls, series: Series, results: Iterable[GameResult]) -> Report:
        """The statistics of these games."""
        report = cls(series, [Group() for _ in series.bots], {name: Group() for name in series.bots})
        for result in results:
            report.add(result)
        return report

    def add(self, game: GameResult) -> None:
        """Add one game."""
        self.rounds.add(game.rounds)
        self.ended_by[game.ended_by] += 1
        self.decisions += game.decisions
        self.illegal += game.illegal
        for trouble in game.troubles:
            if len(self.troubles) < MOST_TROUBLES:
                self.troubles[trouble] = None
        self.winners.add(game)
        self.duels.add([(seat.bot, seat.place) for seat in game.seats])
        for group, result in zip(self.seats, game.seats, strict=True):
            group.add(result)
            self.bots[result.bot].add(result)
            self.everybody.add(result)

    @property
    def games(self) -> int:
        """Games played."""
        return len(self.rounds)

    def as_data(self) -> dict[str, object]:
        """Plain data for JSON: `points` are means a player and game, `purchases` totals."""
        seats: list[dict[str, object]] = []
        for number, (name, seat) in enumerate(zip(self.series.bots, self.seats, strict=True)):
            who = {} if self.series.rotate else {"bot": name}
            seats.append({"seat": number, **who, **seat.as_data()})
        return {
            "edition": self.series.options.edition.value,
            "players": self.series.options.players,
            "seed": self.series.seed,
            "games": self.games,
            "seats": seats,
            "bots": {name: group.as_data() for name, group in self.bots.items()},
            "rounds": self.rounds.spread(),
            "ended_by": {trigger.id: self.ended_by[trigger] for trigger in EndTrigger},
            "winners": self.winners.as_data(),
            "mean_score": self.everybody.mean_score,
            "points": self.everybody.mean_points(),
            "purchases": self.everybody.total_purchases(),
            "decisions_per_game": mean(self.decisions, self.games),
            "illegal": self.illegal,
            "troubles": [str(trouble) for trouble in self.troubles],
        }

    def contest_data(self) -> dict[str, object]:
        """Like `as_data`, but the bots are a list that says how strong they are beside each other."""
        return {**self.as_data(), "bots": [line.as_data(self.bots[line.name]) for line in self.contest()]}

    def contest(self) -> list[Contestant]:
        """Every bot as it stands beside the others, in the order of their names in the series."""
        elo = self.duels.elo(list(self.bots))
        return [Contestant.of(name, group, elo[name]) for name, group in self.bots.items()]


@attrs.frozen
class Contestant:
    """A bot beside the others. `wilson` holds the true `win_share` with a certainty of 95 %; `elo` as in `Duels`."""

    name: str
    games: int
    win_share: float
    wilson: tuple[float, float]
    mean_score: float
    elo: float
    ms_per_move: float

    @classmethod
    def of(cls, name: str, group: Group, elo: float) -> Contestant:
        """What a group of games says about the bot."""
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
        """Plain data for JSON, with the points and purchases of the bot."""
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
