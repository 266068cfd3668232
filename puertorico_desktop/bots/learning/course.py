"""The whole course of learning: games, learning steps, games with the weights learned so far, and so on.

In the first part the simple bot plays alone; from then on every part is played with the weights learned so far, at
first with much randomness in the choices and later with little, while the learning steps become smaller. The oldest
parts are dropped when there are too many positions.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from functools import partial
from typing import Any

import attrs
import numpy as np

from puertorico_desktop.bots.games import study_of
from puertorico_desktop.bots.learning.device import PROCESSOR, Device
from puertorico_desktop.bots.learning.layout import Layout
from puertorico_desktop.bots.learning.learner import BATCH, Learner, TrainingSet
from puertorico_desktop.bots.learning.network import HIDDEN, Network
from puertorico_desktop.bots.learning.selfplay import NO_SEARCHES, Searches, TrainingGame, play_lessons
from puertorico_desktop.bots.process.executors import in_order
from puertorico_desktop.bots.seeds import derived_seed

PART = 400
"""The number of games between two times of learning."""
SIMPLE = 1200
"""The number of games by the simple bot at the beginning, if there are no weights to start from."""
GAMES_A_TASK = 20
"""The number of games that a process plays at a time."""
SIMPLE_SHARE = 0.25
"""The share of the seats that the simple bot takes in later games."""
REMEMBERED = 900_000
"""The greatest number of positions to learn from; older parts are dropped."""
USES = 6
"""The average number of times that a position is learned from."""
ENOUGH_PARTS = 8
"""The number of remembered parts below which there are fewer steps, if learning starts from given weights: otherwise
these would be overwritten by an overfit to a few games."""
RATE_FIRST, RATE_LAST = 1e-3, 5e-5
"""The first and the last learning rate: constant for STEADY of the games, then falling evenly on a logarithmic
scale."""
STEADY = 0.3
TEMPERATURE_FIRST, TEMPERATURE_LAST = 0.003, 0.0007
"""The amount of randomness in the choices, in chances of victory, at the beginning and at the end. With more, a
player who is behind would play at random, because the differences are small where little can be won."""


@attrs.frozen
class Course:
    """The plan of a course of learning: the options of its games, their number, and the seed, which is not
    negative. The simple bot takes `simple_share` of the seats; the others choose by the evaluation, and some
    decisions by `searches`.

    Learning begins with the weights `start`, which may come from a table of another size, or with none. If `until` is
    given, it ends after that number of games, in the middle of the course; with `after` it resumes there, from a
    start that has already learned from that number of games, with the learning rate and the temperature of that part
    of the course. `hidden` are the sizes of the network's layers; if empty, those of the start, or else the usual
    ones.

    If `passes` is not 0, the start is refined instead: all games are played with it, then it learns from all of them
    that number of times (`refining`).
    """

    options: Any
    games: int
    seed: int
    simple_share: float = SIMPLE_SHARE
    start: Network | None = None
    until: int | None = None
    searches: Searches = NO_SEARCHES
    hidden: Sequence[int] = ()
    after: int = 0
    passes: int = 0

    @property
    def layout(self) -> Layout:
        """The layout of the network's inputs."""
        return study_of(self.options).layout(self.options)

    @property
    def last(self) -> int:
        """The number of games after which learning ends."""
        return self.games if self.until is None else min(self.games, self.until)

    def first_network(self, chance: np.random.Generator) -> Network:
        """Returns the network with which learning begins. Raises TooNarrowError if a layer would become smaller."""
        if self.start is None:
            return Network.untrained(self.layout, chance, self.hidden or HIDDEN)
        network = self.start.for_layout(self.layout)
        if self.hidden:
            network = network.widened(self.hidden, chance)
        network.policy.clear()  # the policy belongs to the earlier values
        return network


@attrs.frozen
class Progress:
    """The progress of learning after one part: the number of games so far, the losses of the chances and of the
    points in the games of the part before it was learned from (see `learner.losses`), the mean score of all seats and
    of the best one, and the seconds since the beginning."""

    games: int
    chances_loss: float
    points_loss: float
    mean_score: float
    best_score: float
    seconds: float

    @classmethod
    def from_games(
        cls, lessons: Sequence[TrainingGame], games: int, missed: tuple[float, float], start: float
    ) -> Progress:
        """Returns the progress with the scores of these games, and the seconds since the performance counter read
        `start`."""
        scores = np.array([lesson.terms.sum(-1) for lesson in lessons])
        best = float(scores.max(-1).mean())
        return cls(games, *missed, float(scores.mean()), best, time.perf_counter() - start)


def train(
    course: Course,
    on_progress: Callable[[Progress, Network], None],
    executor: Executor | None = None,
    device: Device = PROCESSOR,
) -> Network:
    """Returns the learned network. `on_progress` is called after each part, with the network that games would be
    played with then. The games are played by `executor`, or in this process if it is None; the steps are computed at
    `device`. Raises TooNarrowError if a layer would become smaller.

    While one part is learned from, the next one is already being played, with the weights from before.
    """
    chance = np.random.default_rng(course.seed)
    simple = SIMPLE if course.start is None else 0
    learner = Learner(course.first_network(chance), chance, device)
    remembered: deque[TrainingSet] = deque()
    start = time.perf_counter()
    last = course.last

    def begin(games: range) -> Iterator[list[TrainingGame]]:
        temperature = _between(TEMPERATURE_FIRST, TEMPERATURE_LAST, games.start / course.games)
        network = learner.mean_network.copy() if games.start >= simple else None
        return play_part(course, executor, network, temperature, games)

    coming = begin(range(course.after, min(course.after + PART, last)))
    for first in range(course.after, last, PART):
        games = range(first, min(first + PART, last))
        lessons = [lesson for some in coming for lesson in some]
        if games.stop < last:
            coming = begin(range(games.stop, min(games.stop + PART, last)))
        remembered.append(TrainingSet.from_games(lessons))
        missed = learner.losses(remembered[-1])
        while len(remembered) > 1 and sum(map(len, remembered)) > REMEMBERED:
            remembered.popleft()
        steps = USES * len(remembered[-1]) // BATCH
        if course.start is not None:
            steps = steps * min(len(remembered), ENOUGH_PARTS) // ENOUGH_PARTS
        steps = max(1, steps)
        falling = max(0.0, games.start / course.games - STEADY) / (1 - STEADY)
        rate = float(np.exp(_between(np.log(RATE_FIRST), np.log(RATE_LAST), falling)))
        learner.learn(TrainingSet.concatenate(remembered), steps, rate)
        on_progress(Progress.from_games(lessons, games.stop, missed, start), learner.mean_network)
    return learner.mean_network


def _between(first: float, last: float, share: float) -> float:
    return first + (last - first) * share


def play_part(
    course: Course, executor: Executor | None, network: Network | None, temperature: float, games: range
) -> Iterator[list[TrainingGame]]:
    """Returns an iterator over the games to learn from, in portions of up to `GAMES_A_TASK`; without a network the
    simple bot plays them."""
    seeds = [derived_seed(course.seed, number) for number in games]
    tasks = [seeds[first : first + GAMES_A_TASK] for first in range(0, len(seeds), GAMES_A_TASK)]
    play = partial(
        play_lessons,
        course.options,
        network,
        course.layout,
        temperature,
        course.simple_share,
        searches=course.searches,
    )
    return in_order(executor, play, tasks)
