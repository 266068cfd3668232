"""A second opinion on two moves of a decision: many quick games played out with each of them."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, wait
from enum import Enum
from functools import partial
from typing import Any, Final

import attrs

from puertorico_desktop.bots.arena.rating import CERTAINTY
from puertorico_desktop.bots.registry import make_bot
from puertorico_desktop.bots.seeds import derived_seed
from puertorico_desktop.engine.game import AnyGame
from puertorico_desktop.engine.games import kind_of
from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.learn.review.looks import StoppedError

PORTION: Final = 5
"""The number of games with each move in one job."""
PLAYER: Final = "simple"
"""The bot that plays every seat."""
PAUSE: Final = 0.1
"""The seconds between two calls of `should_stop`."""
_DEAL: Final = 3


@attrs.frozen
class Contest:
    """Two moves of one decision: the move that a review prefers, and another one. `game` contains only what the
    deciding player knows; hidden information is drawn anew for each game."""

    game: AnyGame = attrs.field(eq=False)
    preferred: str
    other: str
    seed: int


class Side(Enum):
    """The relation of the second opinion to the first."""

    SAME = "same"
    OPEN = "open"
    OPPOSITE = "opposite"


@attrs.frozen
class Opinion:
    """The result of `games` games with each move: the shares of victory after the `preferred` and the `other` move,
    and the half-width `reach` of the 95 per cent confidence interval of their difference."""

    games: int
    preferred: float
    other: float
    reach: float

    @classmethod
    def from_results(cls, pairs: Sequence[tuple[float, float]]) -> Opinion:
        """Returns the opinion; `pairs` are the shares of victory in two games with the same random draws, at least
        two pairs."""
        count = len(pairs)
        between = [one - two for one, two in pairs]
        mean = math.fsum(between) / count
        spread = math.fsum((one - mean) ** 2 for one in between) / (count - 1)
        preferred, other = (math.fsum(pair[number] for pair in pairs) / count for number in (0, 1))
        return cls(count, preferred, other, CERTAINTY * math.sqrt(spread / count))

    @property
    def lead(self) -> float:
        """The difference of the shares of victory of the preferred and the other move."""
        return self.preferred - self.other

    @property
    def side(self) -> Side:
        """Whether the games favour the preferred move, the other one, or neither."""
        if abs(self.lead) <= self.reach:
            return Side.OPEN
        return Side.SAME if self.lead > 0 else Side.OPPOSITE


def games_of(contest: Contest, numbers: Sequence[int]) -> list[tuple[float, float]]:
    """Plays the games with these numbers; returns the player's shares of victory with each of the two moves."""
    return [_pair(contest, number) for number in numbers]


def _pair(contest: Contest, number: int) -> tuple[float, float]:
    seat = contest.game.asked
    rng = Rng.from_seed(derived_seed(contest.seed, _DEAL, number))
    dealt = contest.game.determinize(seat, rng)
    return _share(dealt.copy(), contest.preferred, seat), _share(dealt, contest.other, seat)


def _share(game: AnyGame, line: str, seat: int) -> float:
    kind, bot = kind_of(game.options), make_bot(PLAYER, 0)
    action: Any = game.parse(line)
    while True:
        game.play_unchecked(action)
        if game.kind is None:
            break
        action = kind.automatic(game)
        if action is None:
            action = bot.choose(game)
    winners = [standing.seat for standing in game.standings() if standing.place == 1]
    return 1 / len(winners) if seat in winners else 0.0


def play_out(
    contest: Contest, executor: Executor | None, should_stop: Callable[[], bool], games: int
) -> Iterator[list[tuple[float, float]]]:
    """Yields the results of `games` games with each move, job by job as they are done; an executor distributes the
    work.

    `should_stop` is called frequently. Raises StoppedError and BrokenExecutor.
    """
    portions = [range(games)[start : start + PORTION] for start in range(0, games, PORTION)]
    if executor is None:
        for numbers in portions:
            if should_stop():
                raise StoppedError
            yield games_of(contest, numbers)
        return
    running = {executor.submit(partial(games_of, contest, numbers)) for numbers in portions}
    while running:
        if should_stop():
            raise StoppedError
        finished, running = wait(running, PAUSE, FIRST_COMPLETED)
        for future in finished:
            yield future.result()
