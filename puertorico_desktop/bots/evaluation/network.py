"""The small network that values positions: from the numbers of `features` to chances and points.

It looks at the table with the eyes of one player after the other: the own board first, the others in the order of
turns, then what is shared; so one set of weights serves every seat. For each player it gives the points to be
expected at the end by source, and a rating beyond that; from both a softmax over the seats makes chances of victory.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import attrs
import numpy as np
from numpy.typing import NDArray

from puertorico_desktop.bots.base import TERMS
from puertorico_desktop.bots.evaluation.features import Bytes, Layout

Floats = NDArray[np.float32]

POINTS = 20.0
"""The network's outputs for points are in units of so many."""
GAIN = 2.0
"""How much POINTS more add to a rating: ten points ahead of everybody are a good chance, but no certainty."""
OUTPUTS = 1 + len(TERMS)
HIDDEN = (64, 32)


def views(layout: Layout) -> NDArray[np.intp]:
    """[seat] to the places, in the numbers of a position, of what that seat sees in its own order."""
    players, board = layout.players, layout.board
    rows = []
    for seat in range(players):
        order = [(seat + turn) % players for turn in range(players)]
        boards = [place for other in order for place in range(other * board, (other + 1) * board)]
        rows.append([*boards, *range(players * board, layout.size)])
    return np.array(rows, np.intp)


@attrs.define(eq=False)
class Network:
    """Weights with what they were made for. `scales` divide the inputs; each layer is (weights, biases)."""

    layout: Layout
    layers: list[tuple[Floats, Floats]]
    _views: NDArray[np.intp] = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        """Work out who sees what."""
        self._views = views(self.layout)

    @classmethod
    def fresh(cls, layout: Layout, rng: np.random.Generator, hidden: Sequence[int] = HIDDEN) -> Network:
        """A network that has learned nothing; chance gives its first weights."""
        sizes = (layout.size, *hidden, OUTPUTS)
        layers = []
        for before, after in pairwise(sizes):
            weights = rng.normal(0.0, np.sqrt(2.0 / before), (before, after)).astype(np.float32)
            layers.append((weights, np.zeros(after, np.float32)))
        weights, biases = layers[-1]
        layers[-1] = weights * np.float32(0.1), biases
        return cls(layout, layers)

    def for_players(self, players: int) -> Network:
        """The same opinions at a table of another size: a start for learning there.

        The next players keep their places, and the last one stays the last.
        """
        layout = attrs.evolve(self.layout, players=players)
        board, others = self.layout.board, self.layout.players - 1
        places = [min(turn, others) for turn in range(players - 1)] + [others]
        first, biases = self.layers[0]
        boards = [first[place * board : (place + 1) * board] for place in places]
        weights = np.concatenate([*boards, first[self.layout.players * board :]])
        return Network(layout, [(weights, biases.copy()), *((w.copy(), b.copy()) for w, b in self.layers[1:])])

    def inputs(self, positions: Bytes) -> Floats:
        """What every seat sees in each of the positions: a row for each seat of each position."""
        return positions[:, self._views].reshape(-1, self.layout.size).astype(np.float32)

    def outputs(self, positions: Bytes) -> Floats:
        """(positions, seats, outputs): the rating, then the points by source in units of POINTS."""
        found = self._first(positions)
        np.maximum(found, 0.0, out=found)
        for weights, biases in self.layers[1:-1]:
            found = found @ weights
            found += biases
            np.maximum(found, 0.0, out=found)
        weights, biases = self.layers[-1]
        found = found @ weights
        found += biases
        return found.reshape(len(positions), self.layout.players, OUTPUTS)

    def _first(self, positions: Bytes) -> Floats:
        """What the first layer makes of `inputs`, without looking at a board or at what is shared more than once."""
        players, board = self.layout.players, self.layout.board
        weights, biases = self.layers[0]
        numbers = positions.astype(np.float32)
        boards = numbers[:, : players * board].reshape(-1, board)
        shared = numbers[:, players * board :] @ weights[players * board :]
        shared += biases
        found = np.repeat(shared[:, None], players, 1)
        for turn in range(players):
            seen = (boards @ weights[turn * board : (turn + 1) * board]).reshape(found.shape)
            found[:, : players - turn] += seen[:, turn:]
            found[:, players - turn :] += seen[:, :turn]
        return found.reshape(-1, len(biases))


def chances(outputs: Floats) -> Floats:
    """From the outputs for all seats, in the last dimension but one, to their shares of the victory."""
    ratings = outputs[..., 0] + np.float32(GAIN) * outputs[..., 1:].sum(-1)
    raised = np.exp(ratings - ratings.max(-1, keepdims=True))
    shares: Floats = raised / raised.sum(-1, keepdims=True)
    return shares
