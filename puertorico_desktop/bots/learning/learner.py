"""From games to weights: gradient descent on what came out of them.

The aim for a position is a mixture of the game's result and of what was thought of the positions on the way there,
the nearer ones counting more: TD(lambda), as in G. Tesauro, "Temporal Difference Learning and TD-Gammon" (1995). The
steps are those of Adam (D. P. Kingma and J. Ba, 2015). The weights that are played with are a running mean of
those that are learned, which takes the noise out of them.

Beside the values a policy may be learned: which share of the looks of a search each action of a decision got. The
aim is a small cross entropy (T. Anthony, Z. Tian and D. Barber, "Thinking Fast and Slow with Deep Learning and Tree
Search", 2017; D. Silver et al., 2017).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

import attrs
import numpy as np
from numpy.typing import NDArray

from puertorico_desktop.bots.learning.choices import Choices
from puertorico_desktop.bots.learning.layout import Bytes
from puertorico_desktop.bots.learning.network import POINTS, SEEN, Floats, Network, chances
from puertorico_desktop.bots.learning.place import PROCESSOR, Place
from puertorico_desktop.bots.learning.selfplay import Lesson
from puertorico_desktop.bots.search.utility import utilities
from puertorico_desktop.bots.search.values import Values

LAMBDA = 0.95
"""How much of a position's aim comes from further on in the game than the next position."""
SEARCHED_LAMBDA = 0.4
"""The same where a search has looked: what it found is worth more than the next position."""
BATCH = 512
"""Positions a step."""
POINTS_WEIGHT = 0.5
"""How much an error in points (in units of POINTS, squared) counts beside one in the chances."""
DECAY = 0.1
"""Share of the weights that is lost in each step, in units of its size (I. Loshchilov and F. Hutter, 2019): without
it the few results of games are learned by heart."""
MEAN_OF = 300
"""Steps over which the weights are averaged, roughly."""
CHOICES = 48
"""Decisions a step."""
CHOICES_WEIGHT = 0.3
"""How much the cross entropy of the looks counts beside that of the chances."""
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

    def moved(self, put: Callable[[Any], Any]) -> Lessons:
        """The same positions in what `put` makes of arrays (`place`)."""
        return Lessons(put(self.positions), put(self.wins), put(self.terms))

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
            later = SEARCHED_LAMBDA if len(lesson.searched) and lesson.searched[number] else LAMBDA
            aim = np.float32(later) * aim + np.float32(1 - later) * guess
            if later is SEARCHED_LAMBDA:
                found[number] = aim
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
    """Improves a network step by step, at a place to compute; `network` lies there, and so does `_mean`."""

    def __init__(self, network: Network, chance: np.random.Generator, place: Place = PROCESSOR) -> None:
        self.network = network.moved(place.put)
        self._mean = self.network.copy()
        self._place = place
        self._chance = chance
        self._steps = 0
        self._first = [np.zeros_like(one) for one in _flat(self.network)]
        self._second = [np.zeros_like(one) for one in _flat(self.network)]

    @property
    def played(self) -> Network:
        """The running mean of the weights: what games should be played with. It goes on being learned."""
        return self._mean.moved(self._place.get)

    def losses(self, lessons: Lessons) -> tuple[float, float]:
        """How far off the running mean is, see `losses`."""
        return losses(self._mean, lessons.moved(self._place.put))

    def learn(self, lessons: Lessons, steps: int, rate: float) -> None:
        """So many steps on positions drawn by chance; there must be no policy."""
        lessons = lessons.moved(self._place.put)
        for _ in range(steps):
            drawn = self._place.put(self._chance.integers(0, len(lessons), BATCH))
            self._step(lessons.positions[drawn], lessons.wins[drawn], lessons.terms[drawn], rate)

    def learn_choices(self, lessons: Lessons, choices: Choices, trust: float, steps: int, rate: float) -> None:
        """So many steps on positions and decisions drawn by chance, on the processor; there has to be a policy.
        `trust` is that of the searches to come (`Settings.trust`). Without decisions the policy stays what it is."""
        for _ in range(steps):
            drawn = self._chance.integers(0, len(lessons), BATCH)
            positions, wins, terms = lessons.positions[drawn], lessons.wins[drawn], lessons.terms[drawn]
            some = choices.drawn(self._chance.integers(0, len(choices), CHOICES)) if len(choices) else choices
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
        self, some: Choices, found: Sequence[Floats], outputs: Floats, trust: float, seen: Floats
    ) -> list[Floats]:
        """The slopes of the policy, as `_flat` orders them; those of what it begins with are put into `seen`."""
        network = self.network
        (weights, _), (last_weights, _) = network.policy
        groups = some.groups()
        players = network.layout.players
        rows = (len(seen) - len(outputs) * players) + np.arange(len(outputs)) * players + some.seats[groups]
        begin = found[SEEN][rows]
        made, leanings = network.leanings(begin)
        scores = liked(outputs, some.seats[groups]) / np.float32(trust) + leanings[:, 0]
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
        """The slopes of all layers but those of the policy, as `_flat` orders them, from those of what comes out of
        the last one, and of what comes out of layer SEEN beside."""
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
        slopes += [slope.sum(0), np.concatenate([network.seen(found[0]).T @ slope, shared.T @ of_shared])]
        of_seen = slope @ layers[1][0][: players * network.made].T
        slope = network.unseen(of_seen) * (found[0] > 0)
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
    """The slope of the losses of some positions, by what came out for them."""
    shares = chances(outputs)
    missed = outputs[..., 1:] - terms / np.float32(POINTS)
    slope: Floats = np.empty_like(outputs)
    slope[..., 0] = shares - wins
    slope[..., 1:] = 2 * POINTS_WEIGHT * missed
    slope /= np.float32(len(outputs))
    return slope


def liked(outputs: Floats, seats: NDArray[np.int64]) -> Floats:
    """How much the seats like positions, as a search sees it (`utilities`); outputs and a seat for each."""
    values = Values(chances(outputs), outputs[..., 1:] * np.float32(POINTS))
    found: Floats = utilities(values)[np.arange(len(seats)), seats]
    return found


def softmax_by(scores: Floats, firsts: NDArray[np.int64], groups: NDArray[np.int64]) -> Floats:
    """The softmax within each decision, whose rows begin at `firsts`; `groups` are the decisions by row."""
    if not len(firsts):
        return scores
    raised = np.exp(scores - np.maximum.reduceat(scores, firsts)[groups])
    shares: Floats = raised / np.add.reduceat(raised, firsts)[groups]
    return shares


def agreement(network: Network, choices: Choices, trust: float) -> tuple[float, float]:
    """How well a network foretells searches: the share of decisions in which the action that it would look at first
    is the one that got most looks, and the cross entropy of the looks."""
    same = entropy = 0.0
    for first in range(0, len(choices), BATCH):
        some = choices.drawn(np.arange(first, min(first + BATCH, len(choices))))
        groups = some.groups()
        found = network.activations(some.positions)
        outputs = found[-1].reshape(len(some.positions), network.layout.players, -1)
        scores = liked(outputs, some.seats[groups]) / np.float32(trust)
        if network.policy:
            rows = np.arange(len(groups)) * network.layout.players + some.seats[groups]
            scores = scores + network.leanings(found[SEEN][rows])[-1][:, 0]
        shares = softmax_by(scores, some.firsts, groups)
        entropy -= float((some.shares * np.log(shares + 1e-9)).sum())
        ends = np.append(some.firsts, len(groups))
        for begin, end in pairwise(ends.tolist()):
            same += int(shares[begin:end].argmax()) == int(some.shares[begin:end].argmax())
    count = max(len(choices), 1)
    return same / count, entropy / count
