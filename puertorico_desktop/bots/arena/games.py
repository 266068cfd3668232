"""Whole games of bots against each other, without a window.

A run consists of rounds: one game for every way to seat the bots, all with the same seed, so that every bot has the
same luck in the same seats. The seed of a round is derived from the run's seed and the round's number, and the seeds
of its bots from that; the results are put together in the order of the games. So they do not depend on the number of
processes, unless bots think by the clock.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

import attrs

from puertorico_desktop.bots.arena.statistics import Statistics
from puertorico_desktop.bots.base import Budget, visible_actions
from puertorico_desktop.bots.games import knowledge_of
from puertorico_desktop.bots.process.executors import in_order
from puertorico_desktop.bots.process.subprocess_client import ProgramError, ProgramFailure
from puertorico_desktop.bots.registry import close_bot, is_steady, make_bot
from puertorico_desktop.bots.seeds import derived_seed, player_seed
from puertorico_desktop.engine.game import AnyGame, GameOptions
from puertorico_desktop.engine.games import kind_of
from puertorico_desktop.engine.rng import Rng

if TYPE_CHECKING:  # a run-time import would load numpy, which only thinking bots need
    from puertorico_desktop.bots.search.values import Evaluation

GAMES_A_TASK = 4
"""The number of games that a process plays at a time: few enough to share the work evenly."""


@attrs.frozen
class Entrant:
    """The player behind a name: a bot of the registry, its budget for a move (None: its own), and its evaluation of
    positions (None: that of the game)."""

    bot: str
    budget: Budget | None = None
    evaluation: Evaluation | None = None


@attrs.frozen
class Series:
    """The definition of a run: the rules, the bots, and the seed.

    `bots` has a name for each seat that is not automatic, from the first governor on. If they `rotate`, that is the
    seating of the first game of a round; in each further game every bot moves on by a seat, until the first order is
    reached again; automatic seats stay where they are. `entrants` gives the player behind a name; a name without an
    entry is that of a bot, with `budget`.
    """

    options: Any
    bots: tuple[str, ...]
    seed: int
    budget: Budget | None = None
    rotate: bool = False
    entrants: Mapping[str, Entrant] = attrs.field(factory=dict)

    @property
    def automatic(self) -> frozenset[int]:
        """The seats that the rules play."""
        return kind_of(self.options).automatic_seats(self.options)

    @property
    def seatings(self) -> tuple[tuple[str, ...], ...]:
        """The names by seat in each game of a round; an automatic seat has the id of the automatic opponent."""
        if not self.rotate:
            return (names_by_seat(self.options, self.bots),)
        turns = (self.bots[-turn:] + self.bots[:-turn] for turn in range(len(self.bots)))
        return tuple(names_by_seat(self.options, bots) for bots in dict.fromkeys(turns))

    def entrant(self, name: str) -> Entrant:
        """Returns the player behind a name."""
        return self.entrants.get(name) or Entrant(name, self.budget)

    def seed_of(self, number: int) -> int:
        """Returns the seed of game `number`, counted from 0."""
        return derived_seed(self.seed, number // len(self.seatings))

    def seating_of(self, number: int) -> tuple[str, ...]:
        """Returns the names by seat in game `number`."""
        return self.seatings[number % len(self.seatings)]


def names_by_seat(options: GameOptions, bots: Sequence[str]) -> tuple[str, ...]:
    """Returns the names by seat: those of the bots in their order, and the id of the automatic opponent in its
    seats."""
    kind, names = kind_of(options), iter(bots)
    automatic = kind.automatic_seats(options)
    return tuple(kind.automatic_id or "" if seat in automatic else next(names) for seat in range(options.players))


@attrs.frozen
class SeatResult:
    """The result of a game for one seat.

    `place` counts from 1. `win` is 1 / the number of winners if the seat won, else 0; `points` are by source. `moves`
    is the number of the bot's decisions, `seconds` the time that it took for them. `purchases` are the ids of the
    things that the seat bought.
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
    """The result of one game.

    `ended_by` is the id of the cause of its end; `illegal` is the number of illegal choices of bots. `actions` is
    empty unless they were to be kept. `troubles` are the failures of programs, each once. `figures`, `rates` and
    `offered` are those of the game's `Statistics`.
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
    """Yields the results of games `first` to `games` - 1 of a series; the work is shared by `executor`, if it is not
    None.

    Raises UnknownBotError, ProgramError if another program cannot be started, BrokenExecutor.
    """
    for name in dict.fromkeys(series.bots):
        Chooser(name, 0, entrant=series.entrant(name)).try_out()
    play = partial(play_game, series, keep_actions=keep_actions)
    yield from in_order(executor, play, range(first, games), GAMES_A_TASK)


def play_game(series: Series, number: int, keep_actions: bool = False) -> GameResult:
    """Returns the result of one game of a series."""
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
    """A bot that has to be started, which may fail."""

    def start(self) -> None:
        """Make the bot ready to play. Raises ProgramError if that fails."""


class Chooser:
    """A bot at the table, which gets only the information of its seat, and whose choices are checked.

    An illegal choice is counted and replaced by a random one, so that the game goes on; so is a failure of another
    program, which is added to `troubles`. `moves` and `seconds` count the choices and the time that the bot took.
    """

    def __init__(self, name: str, seed: int, budget: Budget | None = None, entrant: Entrant | None = None) -> None:
        """Make the bot of `entrant`; if that is None, the bot `name` with `budget`. A steady bot gets `seed` itself,
        as in the window (`bots.bot_input`), other bots a seed derived from it. Raises UnknownBotError."""
        who = entrant or Entrant(name, budget)
        self.name = name
        self.illegal = 0
        self.moves = 0
        self.seconds = 0.0
        self.troubles: dict[ProgramFailure, None] = {}
        own_seed = seed if is_steady(who.bot) else derived_seed(seed, 0)
        self._bot = make_bot(who.bot, own_seed, who.budget, who.evaluation)
        self._rng = Rng.from_seed(derived_seed(seed, 1))

    def choose(self, game: AnyGame, history: Sequence[Any] = ()) -> Any:
        """Returns a legal action for the seat that decides; `history` as for `Bot.choose`."""
        seen = game.determinize(game.asked, self._rng)
        action: Any | None = None
        start = time.perf_counter()
        try:
            action = self._bot.choose(seen, visible_actions(seen, history))
        except ProgramError as error:
            self.troubles[error.trouble] = None
        self.seconds += time.perf_counter() - start
        self.moves += 1
        if action is not None and game.is_legal(action):
            return action
        self.illegal += 1
        return self._rng.choose(game.legal_actions())

    def try_out(self) -> None:
        """Check that the bot can start, and close it. Raises ProgramError if it cannot."""
        try:
            if isinstance(self._bot, Startable):
                self._bot.start()
        finally:
            self.close()

    def close(self) -> None:
        """Close the bot at the end of the game."""
        close_bot(self._bot)


class AutomaticSeat:
    """A seat that the rules play, with the interface of `Chooser`."""

    illegal = 0
    moves = 0
    seconds = 0.0
    troubles: Mapping[ProgramFailure, None] = {}

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, game: AnyGame, history: Sequence[Any] = ()) -> Any:
        """Returns the action that the rules give."""
        return kind_of(game.options).automatic(game)

    def try_out(self) -> None:
        """Do nothing: the rules can always play."""

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


def choosers(
    options: GameOptions, names: Sequence[str], seed: int, entrants: Sequence[Entrant] = ()
) -> list[Chooser | AutomaticSeat]:
    """Returns the player of each seat in the game with that seed. `names` are by seat, and so are the `entrants`, if
    there are any. Raises UnknownBotError."""
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
