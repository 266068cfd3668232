"""The small network that evaluates positions: from the numbers of a `Layout` to chances and points.

Its first layer makes a few numbers of each board, with the same weights for all boards. The next layers see the table
from the seat of one player after another: the player's own board first, the others in the order of turns, then the
shared numbers; so one set of weights serves every seat. For each player the network gives the expected points at the
end by source, and an additional rating; a softmax over the seats makes chances of victory of both.

Some networks also have a policy: from the numbers of a seat's view it computes one number, the leaning, which says
how much more, or less, a search will visit the action that leads to the position than its value suggests. The
positions after all actions of a decision are evaluated anyway, so a policy costs next to nothing and works for every
kind of decision of every game.
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
"""The unit, in points, of the network's outputs for points."""
GAIN = 2.0
"""The amount that POINTS more add to a rating: ten points ahead of everybody are a good chance, but no certainty."""
HIDDEN = (48, 96, 32)
"""The usual sizes of the hidden layers: the first for a board, the second for a seat's view, the third on top of
that."""
POLICY_HIDDEN = 16
"""The size of the hidden layer of a policy."""
SEEN = 1
"""The index of the layer whose outputs are the inputs of the policy."""
WEIGHTS = 4096
"""Weights in files are multiples of 1 / WEIGHTS: this precision is enough, and the files are half as large."""

Layer = tuple[Floats, Floats]


class TooNarrowError(ValueError):
    """The layers cannot be made as small as asked, or not in that number: `there` are their present sizes."""

    def __init__(self, there: Sequence[int]) -> None:
        super().__init__(f"layers of {there}")
        self.there = there


def views(players: int) -> NDArray[np.intp]:
    """Returns [seat, turn] the seat that is `turn` turns after `seat`."""
    return (np.arange(players)[:, None] + np.arange(players)) % players


def looks_at(players: int) -> NDArray[np.intp]:
    """Returns [seat, viewer] the index of the viewer's view of the seat's board, if views are ordered by viewer, then
    by turn."""
    seats = np.arange(players)
    return seats * players + (seats[:, None] - seats) % players


@attrs.define(eq=False)
class Network:
    """Weights, with the layout for which they were made. Each layer is (weights, biases): the first is applied to
    each board, the second to a seat's whole view, the last gives the outputs; there may be any number between.
    `policy` has the layers of the policy, and is empty if there is none; its inputs are the outputs of layer SEEN."""

    layout: Layout
    layers: list[Layer]
    policy: list[Layer] = attrs.field(factory=list)
    _views: NDArray[np.intp] = attrs.field(init=False)
    _looks: NDArray[np.intp] = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        """Compute the tables of which seat sees which board."""
        self._views = views(self.layout.players)
        self._looks = looks_at(self.layout.players)

    @classmethod
    def untrained(cls, layout: Layout, rng: np.random.Generator, hidden: Sequence[int] = HIDDEN) -> Network:
        """Returns an untrained network with random weights from `rng`."""
        layers = []
        for (before, _), after in zip(shapes(layout, hidden), (*hidden, outputs_of(layout)), strict=True):
            weights = rng.normal(0.0, np.sqrt(2.0 / before), (before, after)).astype(np.float32)
            layers.append((weights, np.zeros(after, np.float32)))
        weights, biases = layers[-1]
        layers[-1] = weights * np.float32(0.1), biases
        return cls(layout, layers)

    @property
    def hidden(self) -> list[int]:
        """The sizes of all layers but the last one."""
        return [len(biases) for _, biases in self.layers[:-1]]

    @property
    def board_outputs(self) -> int:
        """The number of numbers that the first layer makes of a board."""
        return len(self.layers[0][1])

    def copy(self) -> Network:
        """Returns a network with the same weights, which can be changed independently."""
        return self.map_arrays(lambda array: array.copy())

    def map_arrays(self, put: Callable[[Any], Any]) -> Network:
        """Returns a network with the same weights in the arrays that `put` returns for the present ones, such as
        arrays on another device (`device`)."""
        layers, policy = (
            [(put(weights), put(biases)) for weights, biases in some] for some in (self.layers, self.policy)
        )
        found = Network(self.layout, layers, policy)
        found._views, found._looks = put(self._views), put(self._looks)
        return found

    def rounded(self) -> Network:
        """Returns the network with weights rounded to the nearest multiples of 1 / WEIGHTS; biases are not
        rounded."""
        step = np.float32(1 / WEIGHTS)
        layers, policy = (
            [(np.rint(weights / step) * step, biases) for weights, biases in some]
            for some in (self.layers, self.policy)
        )
        return Network(self.layout, layers, policy)

    def widened(self, hidden: Sequence[int], rng: np.random.Generator) -> Network:
        """Returns a copy with layers of the sizes `hidden`; the new parts have no effect until they are learned, so
        the outputs stay the same. Raises TooNarrowError if the number of layers differs or a layer would become
        smaller."""
        there = self.hidden
        if len(hidden) != len(there) or any(new < old for new, old in zip(hidden, there, strict=True)):
            raise TooNarrowError(there)
        found = Network.untrained(self.layout, rng, hidden)
        for number, ((new, new_biases), (weights, biases)) in enumerate(zip(found.layers, self.layers, strict=True)):
            rows = np.arange(len(weights))
            if number == 1:
                seen = self.layout.players * self.board_outputs
                turns, places = np.divmod(rows[:seen], self.board_outputs)
                rows = np.concatenate(
                    [
                        turns * found.board_outputs + places,
                        rows[seen:] + self.layout.players * (found.board_outputs - self.board_outputs),
                    ]
                )
            known = weights.shape[1]
            new[:, :known] = 0.0
            new[rows, :known] = weights
            new_biases[:known] = biases
        return found

    def with_policy(self, rng: np.random.Generator) -> Network:
        """Returns a copy that has a policy: its own, or an untrained one whose policy_logits are all 0."""
        found = self.copy()
        if not found.policy:
            (first, second), (_, last) = policy_shapes(self.layers)
            weights = rng.normal(0.0, np.sqrt(2.0 / first), (first, second)).astype(np.float32)
            nothing = np.zeros((second, last), np.float32)
            found.policy = [(weights, np.zeros(second, np.float32)), (nothing, np.zeros(last, np.float32))]
        return found

    def for_layout(self, layout: Layout) -> Network:
        """Returns the same weights arranged for another layout, as a start for learning there.

        For another number of players, the next players keep their places, and the last one stays the last. New inputs
        have no effect at first.
        """
        (board, board_biases), (seat, seat_biases), *rest = self.layers
        made, others = self.board_outputs, self.layout.players - 1
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
        """Returns the boards of all positions, a row each, and the shared numbers, a row for each position."""
        players, board = self.layout.players, self.layout.board
        numbers = positions.astype(self.layers[0][0].dtype)
        return numbers[:, : players * board].reshape(-1, board), numbers[:, players * board :]

    def seat_views(self, boards: Floats) -> Floats:
        """Returns every seat's view of the boards, a row for each seat of each position, from the first layer's
        outputs for each board."""
        players = self.layout.players
        return (
            boards.reshape(-1, players, self.board_outputs)
            .take(self._views, 1)
            .reshape(-1, players * self.board_outputs)
        )

    def seat_views_gradient(self, slopes: Floats) -> Floats:
        """Returns the gradients of each board, summed up over all seats that see it, from those of the views: the
        reverse of `seat_views`."""
        players, made = self.layout.players, self.board_outputs
        by_look = slopes.reshape(-1, players * players, made)
        found: Floats = by_look.take(self._looks, 1).sum(2)
        return found.reshape(-1, made)

    def outputs(self, positions: Bytes) -> Floats:
        """Returns (positions, seats, outputs): the rating, then the points by source in units of POINTS."""
        return self.activations(positions)[-1].reshape(len(positions), self.layout.players, -1)

    def activations(self, positions: Bytes) -> list[Floats]:
        """Returns the outputs of each layer; those of the last one are not bounded."""
        players = self.layout.players
        boards, shared = self.split(positions)
        (weights, biases), (seat_weights, seat_biases), *rest = self.layers
        found = [self.bounded(boards @ weights, biases, 0)]
        seen = players * self.board_outputs
        first = self.seat_views(found[0]) @ seat_weights[:seen]
        first.reshape(len(positions), players, -1)[...] += (shared @ seat_weights[seen:])[:, None]
        found.append(self.bounded(first, seat_biases, 1))
        for layer, (weights, biases) in enumerate(rest[:-1], start=2):
            found.append(self.bounded(found[-1] @ weights, biases, layer))
        weights, biases = rest[-1]
        found.append(found[-1] @ weights + biases)
        return found

    def policy_activations(self, seen: Floats) -> list[Floats]:
        """Returns the outputs of each layer of the policy, for rows of outputs of layer SEEN; the last layer gives
        one number for each row."""
        (weights, biases), (last_weights, last_biases) = self.policy
        found = np.maximum(seen @ weights + biases, 0.0)
        return [found, found @ last_weights + last_biases]

    def bounded(self, found: Floats, biases: Floats, layer: int) -> Floats:
        """Returns the outputs of a layer other than the last one: the sums plus biases, not below 0, in place."""
        found += biases
        return np.maximum(found, 0.0, out=found)


def outputs_of(layout: Layout) -> int:
    """Returns the number of outputs for a seat: a rating, and the points by source."""
    return 1 + len(layout.terms)


def shapes(layout: Layout, hidden: Sequence[int]) -> list[tuple[int, int]]:
    """Returns the shapes of the weights of each layer, for hidden layers of these sizes."""
    made, *rest = hidden
    inputs = (layout.board, layout.players * made + layout.common, *rest)
    return list(zip(inputs, (*hidden, outputs_of(layout)), strict=True))


def policy_shapes(layers: Sequence[Layer]) -> list[tuple[int, int]]:
    """Returns the shapes of the weights of each layer of a policy beside these layers."""
    return [(len(layers[SEEN][1]), POLICY_HIDDEN), (POLICY_HIDDEN, 1)]


def _copied(layers: Sequence[Layer]) -> list[Layer]:
    return [(weights.copy(), biases.copy()) for weights, biases in layers]


def _renamed(weights: Floats, names: Iterable[str], new_names: Iterable[str]) -> Floats:
    """Returns the rows of weights for other inputs: those of the same name, and zeros for new ones."""
    rows = dict(zip(names, weights, strict=True))
    nothing = np.zeros(weights.shape[1], np.float32)
    return np.array([rows.get(name, nothing) for name in new_names])


def chances(outputs: Floats, handicaps: Floats | None = None) -> Floats:
    """Returns the shares of the victory from the outputs, in which the last dimension but one are the seats.

    `handicaps` are points of the seats that the outputs do not include.
    """
    gained = outputs[..., 1:].sum(-1)
    if handicaps is not None:
        gained = gained + handicaps / np.float32(POINTS)
    ratings = outputs[..., 0] + np.float32(GAIN) * gained
    raised = np.exp(ratings - ratings.max(-1, keepdims=True))
    shares: Floats = raised / raised.sum(-1, keepdims=True)
    return shares
