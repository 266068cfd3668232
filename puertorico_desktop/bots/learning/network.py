"""The small network that values positions: from the numbers of `features` to chances and points.

First it makes a few numbers of each board, of all boards in the same way. With those it looks at the table with the
eyes of one player after the other: the own board first, the others in the order of turns, then what is shared; so
one set of weights serves every seat. For each player it gives the points to be expected at the end by source, and a
rating beyond that; from both a softmax over the seats makes chances of victory.

Some networks have a policy beside it: of what a seat sees it makes one number, its leaning, which says how much more,
or less, a search will look at the action that leads there than the value of the position makes believe. Positions
after all actions of a decision are valued anyway, so a policy costs next to nothing and knows every kind of decision
of every game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import attrs
import numpy as np
from numpy.typing import NDArray

from puertorico_desktop.bots.learning.layout import Bytes, Layout
from puertorico_desktop.bots.search.values import Floats as Floats

POINTS = 20.0
"""The network's outputs for points are in units of so many."""
GAIN = 2.0
"""How much POINTS more add to a rating: ten points ahead of everybody are a good chance, but no certainty."""
HIDDEN = (48, 96, 32)
"""Numbers that are made of a board, then of what a seat sees, then of that."""
POLICY_HIDDEN = 16
"""Numbers that a policy makes of what was made of what a seat sees."""
SEEN = 1
"""The layer that a policy begins with."""
WEIGHTS = 4096
"""Weights in files are multiples of 1 / WEIGHTS: so many steps are enough, and the files are half as large."""

Layer = tuple[Floats, Floats]


class TooNarrowError(ValueError):
    """Layers cannot become what was asked for: `there` are the numbers that they make."""

    def __init__(self, there: Sequence[int]) -> None:
        super().__init__(f"layers of {there}")
        self.there = there


def views(players: int) -> NDArray[np.intp]:
    """[seat, turn] to the seat whose turn that is, counted from the first one."""
    return (np.arange(players)[:, None] + np.arange(players)) % players


def looks_at(players: int) -> NDArray[np.intp]:
    """[seat, who] to the number of the look that player has at the seat's board, if looks are counted by who has
    them, then by turn."""
    seats = np.arange(players)
    return seats * players + (seats[:, None] - seats) % players


@attrs.define(eq=False)
class Network:
    """Weights with what they were made for. Each layer is (weights, biases): the first one for each board, the second
    one for all that a seat sees, then as many as there are, the last for the outputs. `policy` has the layers of the
    policy, none if there is none; it begins with what comes out of layer SEEN."""

    layout: Layout
    layers: list[Layer]
    policy: list[Layer] = attrs.field(factory=list)
    _views: NDArray[np.intp] = attrs.field(init=False)
    _looks: NDArray[np.intp] = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        """Work out who sees whom."""
        self._views = views(self.layout.players)
        self._looks = looks_at(self.layout.players)

    @classmethod
    def fresh(cls, layout: Layout, rng: np.random.Generator, hidden: Sequence[int] = HIDDEN) -> Network:
        """A network that has learned nothing; chance gives its first weights."""
        layers = []
        for (before, _), after in zip(shapes(layout, hidden), (*hidden, outputs_of(layout)), strict=True):
            weights = rng.normal(0.0, np.sqrt(2.0 / before), (before, after)).astype(np.float32)
            layers.append((weights, np.zeros(after, np.float32)))
        weights, biases = layers[-1]
        layers[-1] = weights * np.float32(0.1), biases
        return cls(layout, layers)

    @property
    def hidden(self) -> list[int]:
        """How many numbers each layer but the last one makes."""
        return [len(biases) for _, biases in self.layers[:-1]]

    @property
    def made(self) -> int:
        """How many numbers are made of a board."""
        return len(self.layers[0][1])

    def copy(self) -> Network:
        """The same weights, to be changed independently."""
        return self.moved(lambda array: array.copy())

    def moved(self, put: Callable[[Any], Any]) -> Network:
        """The same weights in what `put` makes of their arrays, such as arrays elsewhere (`place`)."""
        layers, policy = (
            [(put(weights), put(biases)) for weights, biases in some] for some in (self.layers, self.policy)
        )
        found = Network(self.layout, layers, policy)
        found._views, found._looks = put(self._views), put(self._looks)
        return found

    def rounded(self) -> Network:
        """The network whose weights are the nearest multiples of 1 / WEIGHTS; biases stay what they are."""
        step = np.float32(1 / WEIGHTS)
        layers, policy = (
            [(np.rint(weights / step) * step, biases) for weights, biases in some]
            for some in (self.layers, self.policy)
        )
        return Network(self.layout, layers, policy)

    def widened(self, hidden: Sequence[int], rng: np.random.Generator) -> Network:
        """A copy whose layers make so many numbers; what is new counts for nothing until it is learned, so the
        opinions stay the same. Raises TooNarrowError unless there are as many layers and none makes fewer."""
        there = self.hidden
        if len(hidden) != len(there) or any(new < old for new, old in zip(hidden, there, strict=True)):
            raise TooNarrowError(there)
        found = Network.fresh(self.layout, rng, hidden)
        for number, ((new, new_biases), (weights, biases)) in enumerate(zip(found.layers, self.layers, strict=True)):
            rows = np.arange(len(weights))
            if number == 1:
                seen = self.layout.players * self.made
                turns, places = np.divmod(rows[:seen], self.made)
                rows = np.concatenate(
                    [turns * found.made + places, rows[seen:] + self.layout.players * (found.made - self.made)]
                )
            known = weights.shape[1]
            new[:, :known] = 0.0
            new[rows, :known] = weights
            new_biases[:known] = biases
        return found

    def with_policy(self, rng: np.random.Generator) -> Network:
        """A copy that has a policy: its own, or one that has learned nothing and leans to nothing."""
        found = self.copy()
        if not found.policy:
            (first, second), (_, last) = policy_shapes(self.layers)
            weights = rng.normal(0.0, np.sqrt(2.0 / first), (first, second)).astype(np.float32)
            nothing = np.zeros((second, last), np.float32)
            found.policy = [(weights, np.zeros(second, np.float32)), (nothing, np.zeros(last, np.float32))]
        return found

    def for_layout(self, layout: Layout) -> Network:
        """The same opinions at another table: a start for learning there.

        At a table of another size the next players keep their places, and the last one stays the last. What is told
        there and not here does not count at first.
        """
        (board, board_biases), (seat, seat_biases), *rest = self.layers
        made, others = self.made, self.layout.players - 1
        places = [min(turn, others) for turn in range(layout.players - 1)] + [others]
        seen = [seat[place * made : (place + 1) * made] for place in places]
        shared = _renamed(seat[self.layout.players * made :], self.layout.common_names(), layout.common_names())
        layers = [
            (_renamed(board, self.layout.board_names(), layout.board_names()), board_biases.copy()),
            (np.concatenate([*seen, shared]), seat_biases.copy()),
            *_copied(rest),
        ]
        return Network(layout, layers, _copied(self.policy))

    def split(self, positions: Bytes) -> tuple[Floats, Floats]:
        """The boards of all positions, a row each, and what is shared, a row for each position."""
        players, board = self.layout.players, self.layout.board
        numbers = positions.astype(self.layers[0][0].dtype)
        return numbers[:, : players * board].reshape(-1, board), numbers[:, players * board :]

    def seen(self, boards: Floats) -> Floats:
        """From what was made of the boards to what every seat sees of them, a row for each seat of each position."""
        players = self.layout.players
        return boards.reshape(-1, players, self.made).take(self._views, 1).reshape(-1, players * self.made)

    def unseen(self, slopes: Floats) -> Floats:
        """The way back from `seen`: the sum for each board over all who see it."""
        players, made = self.layout.players, self.made
        by_look = slopes.reshape(-1, players * players, made)
        found: Floats = by_look.take(self._looks, 1).sum(2)
        return found.reshape(-1, made)

    def outputs(self, positions: Bytes) -> Floats:
        """(positions, seats, outputs): the rating, then the points by source in units of POINTS."""
        return self.activations(positions)[-1].reshape(len(positions), self.layout.players, -1)

    def activations(self, positions: Bytes) -> list[Floats]:
        """What comes out of each layer, the last one without a bound."""
        players = self.layout.players
        boards, shared = self.split(positions)
        (weights, biases), (seat_weights, seat_biases), *rest = self.layers
        found = [self.bounded(boards @ weights, biases, 0)]
        seen = players * self.made
        first = self.seen(found[0]) @ seat_weights[:seen]
        first.reshape(len(positions), players, -1)[...] += (shared @ seat_weights[seen:])[:, None]
        found.append(self.bounded(first, seat_biases, 1))
        for layer, (weights, biases) in enumerate(rest[:-1], start=2):
            found.append(self.bounded(found[-1] @ weights, biases, layer))
        weights, biases = rest[-1]
        found.append(found[-1] @ weights + biases)
        return found

    def leanings(self, seen: Floats) -> list[Floats]:
        """What comes out of each layer of the policy, for rows of what came out of layer SEEN: in the last one a
        number for each row."""
        (weights, biases), (last_weights, last_biases) = self.policy
        found = np.maximum(seen @ weights + biases, 0.0)
        return [found, found @ last_weights + last_biases]

    def bounded(self, found: Floats, biases: Floats, layer: int) -> Floats:
        """What comes out of a layer but the last one, in place of the sums."""
        found += biases
        return np.maximum(found, 0.0, out=found)


def outputs_of(layout: Layout) -> int:
    """How many numbers come out for a seat: a rating, and the points by source."""
    return 1 + len(layout.terms)


def shapes(layout: Layout, hidden: Sequence[int]) -> list[tuple[int, int]]:
    """The shapes of the weights of each layer, if so much is made by those before the last."""
    made, *rest = hidden
    inputs = (layout.board, layout.players * made + layout.common, *rest)
    return list(zip(inputs, (*hidden, outputs_of(layout)), strict=True))


def policy_shapes(layers: Sequence[Layer]) -> list[tuple[int, int]]:
    """The shapes of the weights of each layer of a policy, beside these layers."""
    return [(len(layers[SEEN][1]), POLICY_HIDDEN), (POLICY_HIDDEN, 1)]


def _copied(layers: Sequence[Layer]) -> list[Layer]:
    return [(weights.copy(), biases.copy()) for weights, biases in layers]


def _renamed(weights: Floats, names: Iterable[str], new_names: Iterable[str]) -> Floats:
    """The rows of weights for other inputs: those of the same name, and nothing for new ones."""
    rows = dict(zip(names, weights, strict=True))
    nothing = np.zeros(weights.shape[1], np.float32)
    return np.array([rows.get(name, nothing) for name in new_names])


def chances(outputs: Floats, handicaps: Floats | None = None) -> Floats:
    """From the outputs for all seats, in the last dimension but one, to their shares of the victory.

    `handicaps` are points that the seats have beyond what they win.
    """
    gained = outputs[..., 1:].sum(-1)
    if handicaps is not None:
        gained = gained + handicaps / np.float32(POINTS)
    ratings = outputs[..., 0] + np.float32(GAIN) * gained
    raised = np.exp(ratings - ratings.max(-1, keepdims=True))
    shares: Floats = raised / raised.sum(-1, keepdims=True)
    return shares
