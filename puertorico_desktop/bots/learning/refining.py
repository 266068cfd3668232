"""Refining of weights that have learned much: many games are played with them, then they learn from all of these.

A course (`course`) learns from the newest games with larger steps, so it improves fast; but it also learns the random
events in them, and the smaller its steps become the less it can correct that. Here all games exist before the first
step, the steps are small, and the last games are held out: the losses on them show whether the weights have improved.
The weights of the last stage are kept, even if those of an early stage had a lower loss of the chances on the
held-out games: the later ones played as well or better (README of the bots).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor

import numpy as np

from puertorico_desktop.bots.learning.course import PART, TEMPERATURE_LAST, Course, Progress, play_part
from puertorico_desktop.bots.learning.device import PROCESSOR, Device
from puertorico_desktop.bots.learning.learner import BATCH, Learner, TrainingSet
from puertorico_desktop.bots.learning.network import Network
from puertorico_desktop.bots.learning.selfplay import TrainingGame

STAGES = 12
"""The number of stages of learning; progress is reported after each."""
RATE_FIRST, RATE_LAST = 1e-4, 5e-6
"""The first and the last learning rate, falling evenly on a logarithmic scale from stage to stage."""


def refine(
    course: Course,
    on_progress: Callable[[Progress, Network | None], None],
    executor: Executor | None = None,
    device: Device = PROCESSOR,
) -> Network:
    """Returns the weights of `course.start`, refined. The games of the last part are held out if there are other
    parts.

    `on_progress` is called after each part of the games, with the losses of the start and None, and then after each
    stage of learning, with the losses on the last part and the present weights. The games are played by `executor`,
    or in this process if it is None; the steps are computed at `device`. Raises TooNarrowError if a layer would
    become smaller."""
    start, chance = time.perf_counter(), np.random.default_rng(course.seed)
    learner = Learner(course.first_network(chance), chance, device)
    network = learner.mean_network
    parts: list[TrainingSet] = []
    last: list[TrainingGame] = []
    for games in _parts(course):
        last = [lesson for some in play_part(course, executor, network, TEMPERATURE_LAST, games) for lesson in some]
        parts.append(TrainingSet.from_games(last))
        on_progress(Progress.from_games(last, games.stop, learner.losses(parts[-1]), start), None)
    kept_back = parts[-1]
    lessons = TrainingSet.concatenate(parts[:-1] or parts)
    steps = max(1, course.passes * len(lessons) // (BATCH * STAGES))
    for rate in np.geomspace(RATE_FIRST, RATE_LAST, STAGES).tolist():
        learner.learn(lessons, steps, rate)
        on_progress(Progress.from_games(last, course.last, learner.losses(kept_back), start), learner.mean_network)
    return learner.mean_network


def _parts(course: Course) -> Iterator[range]:
    return (range(first, min(first + PART, course.last)) for first in range(0, course.last, PART))
