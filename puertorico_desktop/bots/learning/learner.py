"""Learning of weights from games, by gradient descent.

The target for a position is a mixture of the game's result and of the evaluations of the later positions, the nearer
ones counting more: TD(lambda), as in G. Tesauro, "Temporal Difference Learning and TD-Gammon" (1995). The steps are
those of Adam (D. P. Kingma and J. Ba, 2015). Games are played with a running mean of the learned weights, which
removes the noise from them.

Beside the values a policy may be learned: the share of a search's visits that each action of a decision got. The aim
is a small cross entropy (T. Anthony, Z. Tian and D. Barber, "Thinking Fast and Slow with Deep Learning and Tree
Search", 2017; D. Silver et al., 2017).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

import attrs
import numpy as np
from numpy.typing import NDArray

from puertorico_desktop.bots.learning.choices import PolicyData
from puertorico_desktop.bots.learning.device import PROCESSOR, Device
from puertorico_desktop.bots.learning.layout import Bytes
from puertorico_desktop.bots.learning.network import POINTS, SEEN, Floats, Network, chances
from puertorico_desktop.bots.learning.selfplay import TrainingGame
from puertorico_desktop.bots.search.utility import utilities
from puertorico_desktop.bots.search.values import Values

LAMBDA = 0.95
"""The share of a position's target that comes from further on in the game than the next position."""
SEARCHED_LAMBDA = 0.4
"""The same share for positions with a search: its result is worth more than the next position."""
BATCH = 512
"""The number of positions in a step."""
POINTS_WEIGHT = 0.5
"""The weight of the squared error in points (in units of POINTS), relative to the loss of the chances."""
DECAY = 0.1
"""The weight decay: the share of the weights that is lost in each step, in units of the learning rate (I. Loshchilov
and F. Hutter, 2019). Without it the network overfits to the few results of games."""
MEAN_OF = 300
"""The approximate number of steps over which the weights are averaged."""
CHOICES = 48
"""The number of decisions in a step."""
CHOICES_WEIGHT = 0.3
"""The weight of the cross entropy of the visits, relative to that of the chances."""
_BETAS = 0.9, 0.999


@attrs.define(eq=False)
class TrainingSet:
    """Positions to learn from, with their targets: shares of the victory, and points by source."""

    positions: Bytes
    wins: Floats
    terms: Floats

    @classmethod
    def from_games(cls, lessons: Sequence[TrainingGame]) -> TrainingSet:
        """Returns all positions of some games."""
        wins = np.concatenate([targets(lesson) for lesson in lessons])
        terms = np.concatenate(
            [np.broadcast_to(one.terms, (len(one.positions), *one.terms.shape)) for one in lessons]
        )
        return cls(np.concatenate([lesson.positions for lesson in lessons]), wins, terms)

    @classmethod
    def concatenate(cls, parts: Sequence[TrainingSet]) -> TrainingSet:
        """Returns all positions of several parts."""
        return cls(
            np.concatenate([part.positions for part in parts]),
            np.concatenate([part.wins for part in parts]),
            np.concatenate([part.terms for part in parts]),
        )

    def map_arrays(self, put: Callable[[Any], Any]) -> TrainingSet:
        """Returns the same positions in the arrays that `put` returns for the present ones (see `device`)."""
        return TrainingSet(put(self.positions), put(self.wins), put(self.terms))

    def __len__(self) -> int:
        return len(self.positions)


def targets(lesson: TrainingGame) -> Floats:
    """Returns [position, seat] the target of the chances at each position of a game."""
    found = np.empty_like(lesson.evaluations)
    aim = lesson.wins
    for number in range(len(found) - 1, -1, -1):
        found[number] = aim
        guess = lesson.evaluations[number]
        if not np.isnan(guess[0]):
            later = SEARCHED_LAMBDA if len(lesson.searched) and lesson.searched[number] else LAMBDA
            aim = np.float32(later) * aim + np.float32(1 - later) * guess
            if later is SEARCHED_LAMBDA:
                found[number] = aim
    return found


def losses(network: Network, lessons: TrainingSet) -> tuple[float, float]:
    """Returns the losses of a network: the cross entropy of the chances, and the mean square error in points."""
    chance_loss = points_loss = 0.0
    for first in range(0, len(lessons), BATCH):
        part = slice(first, first + BATCH)
        outputs = network.outputs(lessons.positions[part])
        chance_loss -= float((lessons.wins[part] * np.log(chances(outputs) + 1e-9)).sum())
        missed = outputs[..., 1:] * np.float32(POINTS) - lessons.terms[part]
        points_loss += float((missed**2).mean((1, 2)).sum())
    return chance_loss / len(lessons), points_loss / len(lessons)


class Learner:
    """The state of gradient descent, which improves a network step by step; `network` and `_mean` are stored at
    `device`, where the steps are computed."""

    def __init__(self, network: Network, chance: np.random.Generator, device: Device = PROCESSOR) -> None:
        self.network = network.map_arrays(device.to_device)
        self._mean = self.network.copy()
        self._device = device
        self._chance = chance
        self._steps = 0
        self._first = [np.zeros_like(one) for one in _flat(self.network)]
        self._second = [np.zeros_like(one) for one in _flat(self.network)]

    @property
    def mean_network(self) -> Network:
        """The running mean of the weights, with which games should be played. Later steps may change it."""
        return self._mean.map_arrays(self._device.to_host)

    def losses(self, lessons: TrainingSet) -> tuple[float, float]:
        """Returns the losses of the running mean, see `losses`."""
        return losses(self._mean, lessons.map_arrays(self._device.to_device))

    def learn(self, lessons: TrainingSet, steps: int, rate: float) -> None:
        """Do `steps` steps at learning rate `rate`, on positions drawn by chance; the network must have no policy."""
        lessons = lessons.map_arrays(self._device.to_device)
        for _ in range(steps):
            drawn = self._device.to_device(self._chance.integers(0, len(lessons), BATCH))
            self._step(lessons.positions[drawn], lessons.wins[drawn], lessons.terms[drawn], rate)

    def learn_choices(self, lessons: TrainingSet, choices: PolicyData, trust: float, steps: int, rate: float) -> None:
        """Do `steps` steps at learning rate `rate`, on positions and decisions drawn by chance; the network must have
        a policy, and the device must be the processor. `trust` is that of the searches to come
        (`Settings.prior_spread`). Without decisions the policy does not learn."""
        for _ in range(steps):
            drawn = self._chance.integers(0, len(lessons), BATCH)
            positions, wins, terms = lessons.positions[drawn], lessons.wins[drawn], lessons.terms[drawn]
            some = choices.select(self._chance.integers(0, len(choices), CHOICES)) if len(choices) else choices
            count = len(positions)
            found = self.network.activations(np.concatenate([positions, some.positions]))
            outputs = found[-1].reshape(count + len(some.positions), wins.shape[1], -1)
            slope: Floats = np.zeros_like(outputs)
            slope[:count] = _value_slope(outputs[:count], wins, terms)
            seen: Floats = np.zeros_like(found[SEEN])
            slopes = self._policy_slopes(some, found, outputs[count:], trust, seen)
            both = np.concatenate([positions, some.positions])
            self._descend([*self._slopes(both, found, slope.reshape(-1, outputs.shape[-1]), seen), *slopes], rate)

    def _policy_slopes(
        self, some: PolicyData, found: Sequence[Floats], outputs: Floats, trust: float, seen: Floats
    ) -> list[Floats]:
        """Returns the gradients of the policy, in the order of `_flat`; those of its inputs are written into
        `seen`."""
        network = self.network
        (weights, _), (last_weights, _) = network.policy
        groups = some.groups()
        players = network.layout.players
        rows = (len(seen) - len(outputs) * players) + np.arange(len(outputs)) * players + some.seats[groups]
        begin = found[SEEN][rows]
        made, policy_logits = network.policy_activations(begin)
        scores = liked(outputs, some.seats[groups]) / np.float32(trust) + policy_logits[:, 0]
        slope = (softmax_by(scores, some.firsts, groups) - some.shares)[:, np.newaxis]
        slope *= np.float32(CHOICES_WEIGHT / max(len(some), 1))
        of_made = (slope @ last_weights.T) * (made > 0)
        seen[rows] = of_made @ weights.T
        return [begin.T @ of_made, of_made.sum(0), made.T @ slope, slope.sum(0)]

    def _step(self, positions: Bytes, wins: Floats, terms: Floats, rate: float) -> None:
        found = self.network.activations(positions)
        outputs = found[-1].reshape(*wins.shape, -1)
        slope = _value_slope(outputs, wins, terms).reshape(-1, outputs.shape[-1])
        self._descend(self._slopes(positions, found, slope), rate)

    def _slopes(
        self, positions: Bytes, found: Sequence[Floats], slope: Floats, seen: Floats | None = None
    ) -> list[Floats]:
        """Returns the gradients of all layers but those of the policy, in the order of `_flat`, computed from those
        of the outputs (`slope`) and from additional ones of the outputs of layer SEEN (`seen`)."""
        network = self.network
        layers = network.layers
        players = network.layout.players
        slopes: list[Floats] = []
        for number in range(len(layers) - 1, 1, -1):
            slopes += [slope.sum(0), found[number - 1].T @ slope]
            slope = (slope @ layers[number][0].T) * (found[number - 1] > 0)
        if seen is not None:
            slope += seen * (found[SEEN] > 0)
        boards, shared = network.split(positions)
        of_shared = slope.reshape(len(positions), players, -1).sum(1)
        slopes += [slope.sum(0), np.concatenate([network.seat_views(found[0]).T @ slope, shared.T @ of_shared])]
        of_seen = slope @ layers[1][0][: players * network.board_outputs].T
        slope = network.seat_views_gradient(of_seen) * (found[0] > 0)
        slopes += [slope.sum(0), boards.T @ slope]
        return slopes[::-1]

    def _descend(self, slopes: Sequence[Floats], rate: float) -> None:
        self._steps += 1
        beta1, beta2 = _BETAS
        size = rate * np.sqrt(1 - beta2**self._steps) / (1 - beta1**self._steps)
        share = 1 / min(MEAN_OF, self._steps)
        means = _flat(self._mean)
        for number, (weights, slope) in enumerate(zip(_flat(self.network), slopes, strict=True)):
            first, second = self._first[number], self._second[number]
            first += (1 - beta1) * (slope - first)
            second += (1 - beta2) * (slope * slope - second)
            weights -= (size * first / (np.sqrt(second) + 1e-8)).astype(np.float32)
            if weights.ndim > 1:
                weights *= np.float32(1 - rate * DECAY)
            means[number] += np.float32(share) * (weights - means[number])


def _flat(network: Network) -> list[Floats]:
    return [array for layer in (*network.layers, *network.policy) for array in layer]


def _value_slope(outputs: Floats, wins: Floats, terms: Floats) -> Floats:
    """Returns the gradient of the losses of some positions by their outputs."""
    shares = chances(outputs)
    missed = outputs[..., 1:] - terms / np.float32(POINTS)
    slope: Floats = np.empty_like(outputs)
    slope[..., 0] = shares - wins
    slope[..., 1:] = 2 * POINTS_WEIGHT * missed
    slope /= np.float32(len(outputs))
    return slope


def liked(outputs: Floats, seats: NDArray[np.int64]) -> Floats:
    """Returns the utility of positions for seats, as a search computes it (`utilities`), from the outputs and one
    seat for each position."""
    values = Values(chances(outputs), outputs[..., 1:] * np.float32(POINTS))
    found: Floats = utilities(values)[np.arange(len(seats)), seats]
    return found


def softmax_by(scores: Floats, firsts: NDArray[np.int64], groups: NDArray[np.int64]) -> Floats:
    """Returns the softmax within each decision, whose rows begin at `firsts`; `groups` are the indices of the
    decisions by row."""
    if not len(firsts):
        return scores
    raised = np.exp(scores - np.maximum.reduceat(scores, firsts)[groups])
    shares: Floats = raised / np.add.reduceat(raised, firsts)[groups]
    return shares


def agreement(network: Network, choices: PolicyData, trust: float) -> tuple[float, float]:
    """Returns how well a network predicts searches: the share of decisions in which the action with its highest prior
    is the most visited one, and the cross entropy of the visits."""
    same = entropy = 0.0
    for first in range(0, len(choices), BATCH):
        some = choices.select(np.arange(first, min(first + BATCH, len(choices))))
        groups = some.groups()
        found = network.activations(some.positions)
        outputs = found[-1].reshape(len(some.positions), network.layout.players, -1)
        scores = liked(outputs, some.seats[groups]) / np.float32(trust)
        if network.policy:
            rows = np.arange(len(groups)) * network.layout.players + some.seats[groups]
            scores = scores + network.policy_activations(found[SEEN][rows])[-1][:, 0]
        shares = softmax_by(scores, some.firsts, groups)
        entropy -= float((some.shares * np.log(shares + 1e-9)).sum())
        ends = np.append(some.firsts, len(groups))
        for begin, end in pairwise(ends.tolist()):
            same += int(np.argmax(shares[begin:end])) == int(np.argmax(some.shares[begin:end]))
    count = max(len(choices), 1)
    return same / count, entropy / count
