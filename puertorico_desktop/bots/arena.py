"""Whole games of bots against each other, without a window.

Game i of a run gets a seed of its own from the run's seed and i, and every bot in it one of its own; the results
are put together in the order of the games. So they do not depend on how many processes share the work.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial

import attrs

from puertorico_desktop.bots.registry import make_bot
from puertorico_desktop.bots.seeds import derived_seed
from puertorico_desktop.engine.puertorico.actions import Action
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
"""What chips are won with: loading, the captain's privilege, the harbor."""


@attrs.frozen
class Match:
    """What is played: the rules, the name of the bot in each seat, and the seed of the run."""

    options: Options
    bots: tuple[str, ...]
    seed: int


@attrs.frozen
class SeatResult:
    """How a game went for one seat. `win` is 1 / the number of winners, else 0; `points` by source."""

    score: int
    win: float
    points: dict[str, int]
    purchases: tuple[Building, ...]


@attrs.frozen
class GameResult:
    """How one game went. `ended_by` made the last round the last one; `illegal` counts illegal choices of bots.

    `actions` is empty unless they were to be kept.
    """

    seats: tuple[SeatResult, ...]
    rounds: int
    decisions: int
    ended_by: EndTrigger
    illegal: int
    actions: tuple[Action, ...] = ()


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


def play_match(match: Match, games: int, jobs: int = 1, keep_actions: bool = False) -> Iterator[GameResult]:
    """Play games 0 to games - 1 of a match, on so many processes. Raises UnknownBotError."""
    for name in match.bots:
        make_bot(name, 0)
    play = partial(play_game, match, keep_actions=keep_actions)
    if jobs == 1:
        yield from map(play, range(games))
        return
    with multiprocessing.get_context("spawn").Pool(min(jobs, games), _leave_ctrl_c_to_the_parent) as pool:
        yield from pool.imap(play, range(games), GAMES_A_TASK)
        pool.close()
        pool.join()


def _leave_ctrl_c_to_the_parent() -> None:
    """A terminal sends Ctrl+C to every process; one of them ends the run."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_game(match: Match, number: int, keep_actions: bool = False) -> GameResult:
    """Play one game of a match."""
    seed = derived_seed(match.seed, number)
    game = new_game(match.options, seed)
    players = [Chooser(name, derived_seed(seed, seat)) for seat, name in enumerate(match.bots)]
    tally = _Tally([Counter() for _ in players], [[] for _ in players])
    actions: list[Action] = []
    decisions = 0
    while (decision := game.decision) is not None:
        action = players[decision.seat].choose(game)
        if keep_actions:
            actions.append(action)
        for event in game.apply(action):
            tally.add(event)
        decisions += 1
    result = _result(game, tally, decisions, sum(player.illegal for player in players))
    return attrs.evolve(result, actions=tuple(actions))


class Chooser:
    """A bot at the table: it sees only what its seat knows, and its choice is checked.

    An illegal choice is counted and replaced by a random one, so that the game goes on.
    """

    def __init__(self, name: str, seed: int) -> None:
        """Raises UnknownBotError."""
        self.illegal = 0
        self._bot = make_bot(name, derived_seed(seed, 0))
        self._rng = Rng.from_seed(derived_seed(seed, 1))

    def choose(self, game: PuertoRico) -> Action:
        """A legal action for the seat that decides."""
        action = self._bot.choose(game.determinize(game.asked, self._rng))
        if game.is_legal(action):
            return action
        self.illegal += 1
        return self._rng.choose(game.legal_actions())


def _result(game: PuertoRico, tally: _Tally, decisions: int, illegal: int) -> GameResult:
    winners = [standing.seat for standing in game.standings() if standing.place == 1]
    seats = tuple(
        SeatResult(
            sheet.total,
            1 / len(winners) if sheet.seat in winners else 0.0,
            _points(sheet, tally.chips[sheet.seat]),
            tuple(tally.purchases[sheet.seat]),
        )
        for sheet in game.scores()
    )
    return GameResult(seats, game.round, decisions, tally.triggers[0], illegal)


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
