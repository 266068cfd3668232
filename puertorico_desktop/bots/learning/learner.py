"""From games to weights: gradient descent on what came out of them.

The aim for a position is a mixture of the game's result and of what was thought of the positions on the way there,
the nearer ones counting more: TD(lambda), as in G. Tesauro, "Temporal Difference Learning and TD-Gammon" (1995). The
steps are those of Adam (D. P. Kingma and J. Ba, 2015). The weights that are played with are a running mean of
those that are learned, which takes the noise out of them.
"""

from __future__ import annotations

from collections.abc import Sequence

import attrs
import numpy as np

from puertorico_desktop.bots.learning.layout import Bytes
from puertorico_desktop.bots.learning.network import POINTS, Floats, Network, chances
from puertorico_desktop.bots.learning.selfplay import Lesson

LAMBDA = 0.95
"""How much of a position's aim comes from further on in the game than the next position."""
BATCH = 512
"""Positions a step."""
POINTS_WEIGHT = 0.5
"""How much an error in points (in units of POINTS, squared) counts beside one in the chances."""
DECAY = 0.1
"""Share of the weights that is lost in each step, in units of its size (I. Loshchilov and F. Hutter, 2019): without
it the few results of games are learned by heart."""
MEAN_OF = 300
"""Steps over which the weights are averaged, roughly."""
_BETAS = 0.9, 0.999


@attrs.define(eq=False)
class Lessons:
    """Positions to learn from, with their aims: shares of the victory, and points by source."""

    positions: Bytes
    wins: Floats
    terms: Floats

    @classmethod
    def of(cls, lessons: Sequence[Lesson]) -> Lessons:
        """All positions of some games."""
        wins = np.concatenate([aims(lesson) for lesson in lessons])
        terms = np.concatenate(
            [np.broadcast_to(one.terms, (len(one.positions), *one.terms.shape)) for one in lessons]
        )
        return cls(np.concatenate([lesson.positions for lesson in lessons]), wins, terms)

    @classmethod
    def together(cls, parts: Sequence[Lessons]) -> Lessons:
        """All positions of several parts."""
        return cls(
            np.concatenate([part.positions for part in parts]),
            np.concatenate([part.wins for part in parts]),
            np.concatenate([part.terms for part in parts]),
        )

    def __len__(self) -> int:
        return len(self.positions)


def aims(lesson: Lesson) -> Floats:
    """What the chances should have been at each position of a game."""
    found = np.empty_like(lesson.guesses)
    aim = lesson.wins
    for number in range(len(found) - 1, -1, -1):
        found[number] = aim
        guess = lesson.guesses[number]
        if not np.isnan(guess[0]):
            aim = np.float32(LAMBDA) * aim + np.float32(1 - LAMBDA) * guess
    return found


def losses(network: Network, lessons: Lessons) -> tuple[float, float]:
    """How far off a network is: the cross entropy of the chances, and the mean square of what is missed in points."""
    chance_loss = points_loss = 0.0
    for first in range(0, len(lessons), BATCH):
        part = slice(first, first + BATCH)
        outputs = network.outputs(lessons.positions[part])
        chance_loss -= float((lessons.wins[part] * np.log(chances(outputs) + 1e-9)).sum())
        missed = outputs[..., 1:] * np.float32(POINTS) - lessons.terms[part]
        points_loss += float((missed**2).mean((1, 2)).sum())
    return chance_loss / len(lessons), points_loss / len(lessons)


class Learner:
    """Improves a network step by step. `played` is the running mean: what games should be played with."""

    def __init__(self, network: Network, chance: np.random.Generator) -> None:
        self.network = network
        self.played = network.copy()
        self._chance = chance
        self._steps = 0
        self._first = [np.zeros_like(one) for one in _flat(network)]
        self._second = [np.zeros_like(one) for one in _flat(network)]

    def learn(self, lessons: Lessons, steps: int, rate: float) -> None:
        """So many steps on positions drawn by chance."""
        for _ in range(steps):
            drawn = self._chance.integers(0, len(lessons), BATCH)
            self._step(lessons.positions[drawn], lessons.wins[drawn], lessons.terms[drawn], rate)

    def _step(self, positions: Bytes, wins: Floats, terms: Floats, rate: float) -> None:
        network = self.network
        layers = network.layers
        found = network.activations(positions)
        outputs = found[-1].reshape(*wins.shape, -1)
        shares = chances(outputs)
        missed = outputs[..., 1:] - terms / np.float32(POINTS)
        slope: Floats = np.empty_like(outputs)
        slope[..., 0] = shares - wins
        slope[..., 1:] = 2 * POINTS_WEIGHT * missed
        slope = slope.reshape(-1, outputs.shape[-1]) / np.float32(len(positions))
        slopes: list[Floats] = []
        for number in range(len(layers) - 1, 1, -1):
            slopes += [slope.sum(0), found[number - 1].T @ slope]
            slope = (slope @ layers[number][0].T) * (found[number - 1] > 0)
        boards, shared = network.split(positions)
        of_shared = slope.reshape(*wins.shape, -1).sum(1)
        slopes += [slope.sum(0), np.concatenate([network.seen(found[0]).T @ slope, shared.T @ of_shared])]
        of_seen = slope @ layers[1][0][: wins.shape[1] * network.made].T
        slope = network.unseen(of_seen) * (found[0] > 0)
        slopes += [slope.sum(0), boards.T @ slope]
        self._descend(slopes[::-1], rate)

    def _descend(self, slopes: Sequence[Floats], rate: float) -> None:
        self._steps += 1
        beta1, beta2 = _BETAS
        size = rate * np.sqrt(1 - beta2**self._steps) / (1 - beta1**self._steps)
        share = 1 / min(MEAN_OF, self._steps)
        means = _flat(self.played)
        for number, (weights, slope) in enumerate(zip(_flat(self.network), slopes, strict=True)):
            first, second = self._first[number], self._second[number]
            first += (1 - beta1) * (slope - first)
            second += (1 - beta2) * (slope * slope - second)
            weights -= (size * first / (np.sqrt(second) + 1e-8)).astype(np.float32)
            if weights.ndim > 1:
                weights *= np.float32(1 - rate * DECAY)
            means[number] += np.float32(share) * (weights - means[number])


def _flat(network: Network) -> list[Floats]:
    return [array for layer in network.layers for array in layer]
