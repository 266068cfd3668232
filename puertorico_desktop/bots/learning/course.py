"""The whole course of learning: games, steps, games with what was learned, until the weights are good.

The games of the first part are those of the simple bot; from then on every part is played with what was learned so
far, at first with much chance in the choices and later with little, and the steps become smaller. Old parts are
forgotten when there are too many positions.
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
from puertorico_desktop.bots.learning.layout import Layout
from puertorico_desktop.bots.learning.learner import BATCH, Learner, Lessons
from puertorico_desktop.bots.learning.network import HIDDEN, Network
from puertorico_desktop.bots.learning.place import PROCESSOR, Place
from puertorico_desktop.bots.learning.selfplay import NO_SEARCHES, Lesson, Searches, play_lessons
from puertorico_desktop.bots.process.executors import in_order
from puertorico_desktop.bots.seeds import derived_seed

PART = 400
"""Games between two times of learning."""
SIMPLE = 1200
"""Games of the simple bot at the beginning, where there is nothing to begin with."""
GAMES_A_TASK = 20
"""Games that a process takes at a time."""
SIMPLE_SHARE = 0.25
"""Share of the seats that the simple bot keeps later."""
REMEMBERED = 900_000
"""Positions to learn from; older ones are forgotten."""
USES = 6
"""How often a position is learned from in all, on average."""
ENOUGH_PARTS = 8
"""With fewer parts to learn from there are fewer steps, unless learning begins with nothing: what is known already
would be given up for a few games, learned by heart."""
RATE_FIRST, RATE_LAST = 1e-3, 5e-5
"""The size of the steps: constant for STEADY of the games, then falling evenly on a logarithmic scale."""
STEADY = 0.3
TEMPERATURE_FIRST, TEMPERATURE_LAST = 0.003, 0.0007
"""How much chance there is in the choices, in chances of victory, at the beginning and at the end. With more, a
player who is behind plays at random: where little can be won the differences are small."""


@attrs.frozen
class Course:
    """What to learn: for which games, from how many, by which seed. The simple bot takes `simple_share` of the seats
    while the others choose by the evaluation, and at some decisions by `searches`.

    Learning begins with `start`, which may come from a table of another size, or with nothing. It ends after `until`
    games, if that is given, in the middle of the course; with `after` it goes on there, from a start that has learned
    from so many games already, with the rate and the chance of that part of the course. `hidden` are the sizes of the
    network's layers, if they are to be others than usual or than those of the start.

    With `passes` the start is refined instead: all games are played with it, then it learns from all of them so often
    (`refining`).
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
        """The numbers that the network will see."""
        return study_of(self.options).layout(self.options)

    @property
    def last(self) -> int:
        """After how many games it ends."""
        return self.games if self.until is None else min(self.games, self.until)

    def first_network(self, chance: np.random.Generator) -> Network:
        """What learning begins with. Raises TooNarrowError if layers were to become smaller."""
        if self.start is None:
            return Network.fresh(self.layout, chance, self.hidden or HIDDEN)
        network = self.start.for_layout(self.layout)
        if self.hidden:
            network = network.widened(self.hidden, chance)
        network.policy.clear()  # it would belong to other values
        return network


@attrs.frozen
class Progress:
    """How far the learning has come, after one part: games so far, how far off the chances and the points were in the
    games of the part, before these were learned from (see `learner.losses`), the mean score of all seats and of the
    best one, seconds since the beginning."""

    games: int
    chances_loss: float
    points_loss: float
    mean_score: float
    best_score: float
    seconds: float

    @classmethod
    def of(cls, lessons: Sequence[Lesson], games: int, missed: tuple[float, float], start: float) -> Progress:
        """With the scores of these games, and the seconds since the performance counter stood at `start`."""
        scores = np.array([lesson.terms.sum(-1) for lesson in lessons])
        best = float(scores.max(-1).mean())
        return cls(games, *missed, float(scores.mean()), best, time.perf_counter() - start)


def train(
    course: Course,
    tell: Callable[[Progress, Network], None],
    executor: Executor | None = None,
    place: Place = PROCESSOR,
) -> Network:
    """Learn; `tell` hears of each part, with the network as it could be played with then. The games are played by
    an executor, or here; the steps are computed at `place`. Raises TooNarrowError if layers were to become smaller.

    While there is learned from one part the next one is being played, with what was known before.
    """
    chance = np.random.default_rng(course.seed)
    simple = SIMPLE if course.start is None else 0
    learner = Learner(course.first_network(chance), chance, place)
    remembered: deque[Lessons] = deque()
    start = time.perf_counter()
    last = course.last

    def begin(games: range) -> Iterator[list[Lesson]]:
        temperature = _between(TEMPERATURE_FIRST, TEMPERATURE_LAST, games.start / course.games)
        network = learner.played.copy() if games.start >= simple else None
        return play_part(course, executor, network, temperature, games)

    coming = begin(range(course.after, min(course.after + PART, last)))
    for first in range(course.after, last, PART):
        games = range(first, min(first + PART, last))
        lessons = [lesson for some in coming for lesson in some]
        if games.stop < last:
            coming = begin(range(games.stop, min(games.stop + PART, last)))
        remembered.append(Lessons.of(lessons))
        missed = learner.losses(remembered[-1])
        while len(remembered) > 1 and sum(map(len, remembered)) > REMEMBERED:
            remembered.popleft()
        steps = USES * len(remembered[-1]) // BATCH
        if course.start is not None:
            steps = steps * min(len(remembered), ENOUGH_PARTS) // ENOUGH_PARTS
        steps = max(1, steps)
        falling = max(0.0, games.start / course.games - STEADY) / (1 - STEADY)
        rate = float(np.exp(_between(np.log(RATE_FIRST), np.log(RATE_LAST), falling)))
        learner.learn(Lessons.together(remembered), steps, rate)
        tell(Progress.of(lessons, games.stop, missed, start), learner.played)
    return learner.played


def _between(first: float, last: float, share: float) -> float:
    return first + (last - first) * share


def play_part(
    course: Course, executor: Executor | None, network: Network | None, temperature: float, games: range
) -> Iterator[list[Lesson]]:
    """Returns games to learn from, as they are over; without a network those of the simple bot."""
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
