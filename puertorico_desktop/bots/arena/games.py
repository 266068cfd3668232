"""Whole games of bots against each other, without a window.

A run is made of rounds: one game for every way to seat the bots, all with the same seed, so that every bot meets
the same luck in the same places. A round gets its seed from the run's seed and its number, every bot in a game one of
its own from that; the results are put together in the order of the games. So they do not depend on how many processes
share the work, unless bots think by the clock.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Protocol, runtime_checkable

import attrs

from puertorico_desktop.bots.base import Budget
from puertorico_desktop.bots.process.processes import workers
from puertorico_desktop.bots.process.subprocess_client import ProgramError, Trouble
from puertorico_desktop.bots.registry import close_bot, make_bot
from puertorico_desktop.bots.seeds import derived_seed, player_seed
from puertorico_desktop.engine.puertorico.actions import Action
from puertorico_desktop.engine.puertorico.catalog import CATALOG, Category
from puertorico_desktop.engine.puertorico.components import Building, EndTrigger, Role
from puertorico_desktop.engine.puertorico.events import (
    BuildingBuilt,
    EndTriggered,
    Event,
    GoodsLoaded,
    MixedGoodsLoaded,
    PointReturned,
    PointsReceived,
)
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.engine.puertorico.scoring import ScoreSheet
from puertorico_desktop.engine.puertorico.setup import new_game
from puertorico_desktop.engine.rng import Rng

GAMES_A_TASK = 4
"""Games that a process takes at a time: few enough to share the work evenly."""

SHIPPING = "shipping"
BUILDINGS = "buildings"
NOBLES = "nobles"
CHIP_SOURCES = (SHIPPING, Role.CAPTAIN.id, Building.HARBOR.id)
"""What chips are won with in the base game: loading, the captain's privilege, the harbor."""
LARGE = frozenset(building for building, row in CATALOG.items() if row.category is Category.LARGE_VIOLET)
CITY_SOURCES = frozenset({BUILDINGS, NOBLES, *(building.id for building in LARGE)})
"""What other points come from."""


@attrs.frozen
class Series:
    """What is played: the rules, the bots, and the seed of the run.

    `bots` has a name for each seat, from the first governor on. If they `rotate`, that is the first game of a round;
    in each further one everybody moves on by a seat, until the names stand in the first order again. `budget`
    replaces that of every bot.
    """

    options: Options
    bots: tuple[str, ...]
    seed: int
    budget: Budget | None = None
    rotate: bool = False

    @property
    def seatings(self) -> tuple[tuple[str, ...], ...]:
        """The names by seat in each game of a round."""
        if not self.rotate:
            return (self.bots,)
        turns = (self.bots[-turn:] + self.bots[:-turn] for turn in range(len(self.bots)))
        return tuple(dict.fromkeys(turns))

    def seed_of(self, number: int) -> int:
        """The seed of game `number`, from 0 on."""
        return derived_seed(self.seed, number // len(self.seatings))

    def seating_of(self, number: int) -> tuple[str, ...]:
        """The names by seat in game `number`."""
        return self.seatings[number % len(self.seatings)]


@attrs.frozen
class SeatResult:
    """How a game went for one seat.

    `place` counts from 1. `win` is 1 / the number of winners, else 0; `points` by source. `moves` are the decisions
    of the bot, `seconds` the time that it took for them.
    """

    bot: str
    place: int
    score: int
    win: float
    points: dict[str, int]
    purchases: tuple[Building, ...]
    moves: int = 0
    seconds: float = attrs.field(default=0.0, eq=False)

    @property
    def chips(self) -> int:
        """The points that are chips: all but those for what stands in the city, and for nobles."""
        return sum(points for source, points in self.points.items() if source not in CITY_SOURCES)


@attrs.frozen
class GameResult:
    """How one game went. `ended_by` made the last round the last one; `illegal` counts illegal choices of bots.

    `actions` is empty unless they were to be kept. `troubles` tell of programs that failed, each once.
    """

    seats: tuple[SeatResult, ...]
    rounds: int
    decisions: int
    ended_by: EndTrigger
    illegal: int
    actions: tuple[Action, ...] = ()
    troubles: tuple[Trouble, ...] = ()


@attrs.define
class _Tally:
    """What the events of a game tell, by seat."""

    chips: list[Counter[str]]
    purchases: list[list[Building]]
    triggers: list[EndTrigger] = attrs.field(factory=list)

    def add(self, event: Event) -> None:
        """Count one event."""
        match event:
            case GoodsLoaded():
                self.chips[event.seat][SHIPPING] += event.amount
            case MixedGoodsLoaded():
                self.chips[event.seat][SHIPPING] += event.points
            case PointReturned():
                self.chips[event.seat][Building.BLACK_MARKET.id] -= 1
            case PointsReceived():
                self.chips[event.seat][event.cause.id] += event.points
            case BuildingBuilt():
                self.purchases[event.seat].append(event.building)
            case EndTriggered():
                self.triggers.append(event.trigger)


def play_series(series: Series, games: int, jobs: int = 1, keep_actions: bool = False) -> Iterator[GameResult]:
    """Play games 0 to games - 1 of a series, on so many processes.

    Raises UnknownBotError, ProgramError if another program cannot be started, WorkerLostError.
    """
    for name in dict.fromkeys(series.bots):
        Chooser(name, 0).try_out()
    play = partial(play_game, series, keep_actions=keep_actions)
    if jobs == 1:
        yield from map(play, range(games))
        return
    with workers(min(jobs, games)) as pool:
        yield from pool.map(play, range(games), GAMES_A_TASK)


def play_game(series: Series, number: int, keep_actions: bool = False) -> GameResult:
    """Play one game of a series."""
    seed = series.seed_of(number)
    game = new_game(series.options, seed)
    names = series.seating_of(number)
    players = [Chooser(name, player_seed(seed, seat), series.budget) for seat, name in enumerate(names)]
    tally = _Tally([Counter() for _ in players], [[] for _ in players])
    actions: list[Action] = []
    try:
        while (decision := game.decision) is not None:
            action = players[decision.seat].choose(game, tuple(actions))
            actions.append(action)
            for event in game.apply(action):
                tally.add(event)
    finally:
        for player in players:
            player.close()
    result = _result(game, tally, players, len(actions))
    return attrs.evolve(result, actions=tuple(actions)) if keep_actions else result


@runtime_checkable
class Startable(Protocol):
    """A bot that may fail to start."""

    def start(self) -> None:
        """Get ready. Raises ProgramError."""


class Chooser:
    """A bot at the table: it sees only what its seat knows, and its choice is checked.

    An illegal choice is counted and replaced by a random one, so that the game goes on; so is the failure of another
    program, of which `troubles` tells. `moves` and `seconds` count the choices and the time that the bot took.
    """

    def __init__(self, name: str, seed: int, budget: Budget | None = None) -> None:
        """Raises UnknownBotError."""
        self.name = name
        self.illegal = 0
        self.moves = 0
        self.seconds = 0.0
        self.troubles: dict[Trouble, None] = {}
        self._bot = make_bot(name, derived_seed(seed, 0), budget)
        self._rng = Rng.from_seed(derived_seed(seed, 1))

    def choose(self, game: PuertoRico, history: Sequence[Action] = ()) -> Action:
        """A legal action for the seat that decides; `history` as for `Bot.choose`."""
        seen = game.determinize(game.asked, self._rng)
        action: Action | None = None
        start = time.perf_counter()
        try:
            action = self._bot.choose(seen, history)
        except ProgramError as error:
            self.troubles[error.trouble] = None
        self.seconds += time.perf_counter() - start
        self.moves += 1
        if action is not None and game.is_legal(action):
            return action
        self.illegal += 1
        return self._rng.choose(game.legal_actions())

    def try_out(self) -> None:
        """See whether the bot is able to play, and close it. Raises ProgramError."""
        try:
            if isinstance(self._bot, Startable):
                self._bot.start()
        finally:
            self.close()

    def close(self) -> None:
        """The game is over, and the bot is not asked again."""
        close_bot(self._bot)


def _result(game: PuertoRico, tally: _Tally, players: Sequence[Chooser], decisions: int) -> GameResult:
    places = {standing.seat: standing.place for standing in game.standings()}
    winners = [seat for seat, place in places.items() if place == 1]
    seats = tuple(
        SeatResult(
            player.name,
            places[sheet.seat],
            sheet.total,
            1 / len(winners) if sheet.seat in winners else 0.0,
            _points(sheet, tally.chips[sheet.seat]),
            tuple(tally.purchases[sheet.seat]),
            player.moves,
            player.seconds,
        )
        for sheet, player in zip(game.scores(), players, strict=True)
    )
    illegal = sum(player.illegal for player in players)
    troubles = tuple(dict.fromkeys(one for player in players for one in player.troubles))
    return GameResult(seats, game.round, decisions, tally.triggers[0], illegal, troubles=troubles)


def _points(sheet: ScoreSheet, chips: Counter[str]) -> dict[str, int]:
    """Every source of points; together they are the score."""
    points = {source: chips[source] for source in CHIP_SOURCES} | dict(chips)
    points[BUILDINGS] = sheet.building_points
    points.update({building.id: bonus for building, bonus in sheet.bonuses.items()})
    if sheet.nobles:
        points[NOBLES] = sheet.nobles
    return points


def point_sources() -> Sequence[str]:
    """The names of all sources of points in the base game, in the order of a report."""
    halls = (Building.GUILD_HALL, Building.RESIDENCE, Building.FORTRESS, Building.CUSTOMS_HOUSE, Building.CITY_HALL)
    return (*CHIP_SOURCES, BUILDINGS, *(hall.id for hall in halls))
