"""Whole games of bots against each other, without a window.

A run is made of rounds: one game for every way to seat the bots, all with the same seed, so that every bot meets
the same luck in the same places. A round gets its seed from the run's seed and its number, every bot in a game one of
its own from that; the results are put together in the order of the games. So they do not depend on how many processes
share the work, unless bots think by the clock.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

import attrs

from puertorico_desktop.bots.arena.statistics import Statistics
from puertorico_desktop.bots.base import Budget, told
from puertorico_desktop.bots.games import knowledge_of
from puertorico_desktop.bots.process.executors import in_order
from puertorico_desktop.bots.process.subprocess_client import ProgramError, ProgramFailure
from puertorico_desktop.bots.registry import close_bot, is_steady, make_bot
from puertorico_desktop.bots.seeds import derived_seed, player_seed
from puertorico_desktop.engine.game import AnyGame, GameOptions
from puertorico_desktop.engine.games import kind_of
from puertorico_desktop.engine.rng import Rng

if TYPE_CHECKING:  # numpy is only loaded by bots that think
    from puertorico_desktop.bots.search.values import Valuing

GAMES_A_TASK = 4
"""Games that a process takes at a time: few enough to share the work evenly."""


@attrs.frozen
class Entrant:
    """Who plays under a name: a bot of the registry, what it may think about a move (None: what is its own), and what
    values positions for it (None: what the game brings)."""

    bot: str
    budget: Budget | None = None
    valuing: Valuing | None = None


@attrs.frozen
class Series:
    """What is played: the rules, the bots, and the seed of the run.

    `bots` has a name for each seat that is not automatic, from the first governor on. If they `rotate`, that is the
    first game of a round; in each further one everybody moves on by a seat, until the names stand in the first order
    again; automatic seats stay where they are. `entrants` says who plays under a name; without an entry there it is
    the bot of that name with `budget`.
    """

    options: Any
    bots: tuple[str, ...]
    seed: int
    budget: Budget | None = None
    rotate: bool = False
    entrants: Mapping[str, Entrant] = attrs.field(factory=dict)

    @property
    def automatic(self) -> frozenset[int]:
        """The seats for which the rules play."""
        return kind_of(self.options).automatic_seats(self.options)

    @property
    def seatings(self) -> tuple[tuple[str, ...], ...]:
        """The names by seat in each game of a round; automatic seats have that of the automatic opponent."""
        if not self.rotate:
            return (seated(self.options, self.bots),)
        turns = (self.bots[-turn:] + self.bots[:-turn] for turn in range(len(self.bots)))
        return tuple(seated(self.options, bots) for bots in dict.fromkeys(turns))

    def entrant(self, name: str) -> Entrant:
        """Returns who plays under a name."""
        return self.entrants.get(name) or Entrant(name, self.budget)

    def seed_of(self, number: int) -> int:
        """The seed of game `number`, from 0 on."""
        return derived_seed(self.seed, number // len(self.seatings))

    def seating_of(self, number: int) -> tuple[str, ...]:
        """The names by seat in game `number`."""
        return self.seatings[number % len(self.seatings)]


def seated(options: GameOptions, bots: Sequence[str]) -> tuple[str, ...]:
    """Returns the names by seat: those of the bots in their order, the id of the automatic opponent in its seats."""
    kind, names = kind_of(options), iter(bots)
    automatic = kind.automatic_seats(options)
    return tuple(kind.automatic_id or "" if seat in automatic else next(names) for seat in range(options.players))


@attrs.frozen
class SeatResult:
    """How a game went for one seat.

    `place` counts from 1. `win` is 1 / the number of winners, else 0; `points` by source. `moves` are the decisions
    of the bot, `seconds` the time that it took for them. `purchases` are ids of what the seat bought.
    """

    bot: str
    place: int
    score: int
    win: float
    points: dict[str, int]
    purchases: tuple[str, ...]
    moves: int = 0
    seconds: float = attrs.field(default=0.0, eq=False)


@attrs.frozen
class GameResult:
    """How one game went.

    `ended_by` is the id of what brought the end about; `illegal` counts illegal choices of bots. `actions` is empty
    unless they were to be kept. `troubles` tell of programs that failed, each once. `figures`, `rates` and `offered`
    are those of the game's `Statistics`.
    """

    seats: tuple[SeatResult, ...]
    rounds: int
    decisions: int
    ended_by: str
    illegal: int
    actions: tuple[Any, ...] = ()
    troubles: tuple[ProgramFailure, ...] = ()
    figures: dict[str, int] = attrs.field(factory=dict)
    rates: dict[str, tuple[float, float]] = attrs.field(factory=dict)
    offered: tuple[str, ...] = ()


def play_series(
    series: Series, games: int, executor: Executor | None = None, keep_actions: bool = False, first: int = 0
) -> Iterator[GameResult]:
    """Play games `first` to games - 1 of a series; an executor shares the work.

    Raises UnknownBotError, ProgramError if another program cannot be started, BrokenExecutor.
    """
    for name in dict.fromkeys(series.bots):
        Chooser(name, 0, entrant=series.entrant(name)).try_out()
    play = partial(play_game, series, keep_actions=keep_actions)
    yield from in_order(executor, play, range(first, games), GAMES_A_TASK)


def play_game(series: Series, number: int, keep_actions: bool = False) -> GameResult:
    """Play one game of a series."""
    seed = series.seed_of(number)
    game = kind_of(series.options).new_game(series.options, seed)
    names = series.seating_of(number)
    players = choosers(series.options, names, seed, [series.entrant(name) for name in names])
    statistics = knowledge_of(series.options).statistics(len(players))
    actions: list[Any] = []
    try:
        while (decision := game.decision) is not None:
            actions.append(players[decision.seat].choose(game, tuple(actions)))
            for event in game.apply(actions[-1]):
                statistics.add(event)
    finally:
        for player in players:
            player.close()
    result = _result(game, statistics, players, len(actions))
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

    def __init__(self, name: str, seed: int, budget: Budget | None = None, entrant: Entrant | None = None) -> None:
        """A steady bot has the seed itself, as it has in the window (`bots.asking`). Without an `entrant` it is the
        bot of that name with the `budget`. Raises UnknownBotError."""
        who = entrant or Entrant(name, budget)
        self.name = name
        self.illegal = 0
        self.moves = 0
        self.seconds = 0.0
        self.troubles: dict[ProgramFailure, None] = {}
        own_seed = seed if is_steady(who.bot) else derived_seed(seed, 0)
        self._bot = make_bot(who.bot, own_seed, who.budget, who.valuing)
        self._rng = Rng.from_seed(derived_seed(seed, 1))

    def choose(self, game: AnyGame, history: Sequence[Any] = ()) -> Any:
        """A legal action for the seat that decides; `history` as for `Bot.choose`."""
        seen = game.determinize(game.asked, self._rng)
        action: Any | None = None
        start = time.perf_counter()
        try:
            action = self._bot.choose(seen, told(seen, history))
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


class AutomaticSeat:
    """A seat for which the rules choose, beside the bots at a table; see `Chooser`."""

    illegal = 0
    moves = 0
    seconds = 0.0
    troubles: Mapping[ProgramFailure, None] = {}

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, game: AnyGame, history: Sequence[Any] = ()) -> Any:
        """The action that the rules have found."""
        return kind_of(game.options).automatic(game)

    def try_out(self) -> None:
        """The rules are always able to play."""

    def close(self) -> None:
        """Nothing is left to end."""


def choosers(
    options: GameOptions, names: Sequence[str], seed: int, entrants: Sequence[Entrant] = ()
) -> list[Chooser | AutomaticSeat]:
    """Returns who chooses in each seat of the game with that seed; `names` are by seat, and so are the `entrants`,
    if there are any. Raises UnknownBotError."""
    automatic = kind_of(options).automatic_seats(options)
    return [
        AutomaticSeat(name)
        if seat in automatic
        else Chooser(name, player_seed(seed, seat), entrant=entrants[seat] if entrants else None)
        for seat, name in enumerate(names)
    ]


def _result(
    game: AnyGame, statistics: Statistics, players: Sequence[Chooser | AutomaticSeat], decisions: int
) -> GameResult:
    standings = {standing.seat: standing for standing in game.standings()}
    winners = [seat for seat, standing in standings.items() if standing.place == 1]
    seats = tuple(
        SeatResult(
            player.name,
            standings[seat].place,
            standings[seat].points,
            1 / len(winners) if seat in winners else 0.0,
            statistics.points(game, seat),
            statistics.purchases(seat),
            player.moves,
            player.seconds,
        )
        for seat, player in enumerate(players)
    )
    illegal = sum(player.illegal for player in players)
    troubles = tuple(dict.fromkeys(one for player in players for one in player.troubles))
    return GameResult(
        seats,
        game.round,
        decisions,
        statistics.ended_by(),
        illegal,
        troubles=troubles,
        figures=statistics.counted(game),
        rates=statistics.rates(game),
        offered=statistics.offered(game),
    )
