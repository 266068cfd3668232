"""A network that gives the same outputs on every processor: its weights, activations and outputs are whole numbers.

Weights are rounded to multiples of 1 / WEIGHTS, activations and outputs to multiples of 1 / STEPS. So all sums are
sums of whole numbers, and none goes beyond the range in which a 64-bit float is exact (`most_sums`): a library may
add them in any order.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from puertorico_desktop.bots.learning.errors import InexactError
from puertorico_desktop.bots.learning.layout import Bytes
from puertorico_desktop.bots.learning.network import GAIN, POINTS, WEIGHTS, Floats, Layer, Network
from puertorico_desktop.bots.search.exact import MOST, STEPS, Doubles, shares

HIGHEST: Final = 1 << 24
"""The limit of activations, in units of 1 / STEPS."""
BYTE: Final = 255


class ExactNetwork(Network):
    """A network in whole numbers, stored as 64-bit floats: weights in units of 1 / WEIGHTS, activations in units of 1
    / STEPS, inputs as whole numbers.

    For computing, the layers are divided by powers of 2, so that sums are in the units of activations: that changes
    the exponents of floats, but no digit of any sum.
    """

    def __attrs_post_init__(self) -> None:
        """Prepare the layers, and split the weights for boards from those for the shared inputs."""
        super().__attrs_post_init__()
        units = (WEIGHTS / STEPS, *(WEIGHTS,) * (len(self.layers) - 1))
        ready = [(weights / unit, biases / unit) for (weights, biases), unit in zip(self.layers, units, strict=True)]
        seen = self.layout.players * self.board_outputs
        weights, biases = ready[1]
        self._boards = ready[0]
        self._seats, self._shared, self._biases = weights[:seen], weights[seen:], biases
        self._rest = ready[2:]

    @classmethod
    def from_network(cls, network: Network) -> ExactNetwork:
        """Returns the network with rounded weights. Raises InexactError if a sum might not be exact."""
        layers: list[Layer] = []
        unit = 1
        for weights, biases in network.layers:
            layers.append((_whole(weights, WEIGHTS), _whole(biases, WEIGHTS * unit)))
            unit = STEPS
        # The inputs that all seats share are whole numbers, in the same layer as activations.
        layers[1][0][network.layout.players * network.board_outputs :] *= STEPS
        found = cls(network.layout, layers)
        if max(found.most_sums()) >= MOST:
            raise InexactError(f"sums go up to {max(found.most_sums())}")
        return found

    def most_sums(self) -> list[int]:
        """Returns, for each layer, the largest possible absolute value of a sum in it, partial sums in any order
        included."""
        most = []
        for number, (weights, biases) in enumerate(self.layers):
            highest = np.full(len(weights), float(HIGHEST if number else BYTE))
            if number == 1:
                highest[self.layout.players * self.board_outputs :] = BYTE
            most.append(int((highest @ np.abs(weights) + np.abs(biases)).max()))
        return most

    def whole_outputs(self, positions: Bytes) -> Doubles:
        """Returns (positions, seats, outputs) as whole numbers, in units of 1 / STEPS."""
        found = self.activations(positions)[-1]
        return np.rint(found, out=found).reshape(len(positions), self.layout.players, -1)

    def activations(self, positions: Bytes) -> list[Floats]:
        """Returns the activations of each layer in units of 1 / STEPS; those of the last layer are neither rounded
        nor bounded.

        Every sum is exact, so the additions are done in the order that takes the fewest steps.
        """
        players, count = self.layout.players, len(positions)
        boards, shared = self.split(positions)
        weights, biases = self._boards
        found = [_bounded(boards @ weights + biases)]
        first = self.seat_views(found[0]) @ self._seats
        first.reshape(count, players, -1)[...] += (shared @ self._shared + self._biases)[:, None]
        found.append(_bounded(first))
        for weights, biases in self._rest[:-1]:
            found.append(_bounded(found[-1] @ weights + biases))
        weights, biases = self._rest[-1]
        found.append(found[-1] @ weights + biases)
        return found


def _bounded(found: Floats) -> Floats:
    """Returns the sums as activations: rounded, and bounded to 0 to HIGHEST, in place."""
    np.rint(found, out=found)
    np.maximum(found, 0.0, out=found)
    return np.minimum(found, HIGHEST, out=found)


def exact_chances(outputs: Doubles, handicaps: Floats | None = None) -> Doubles:
    """Returns the shares of the victory from whole outputs, as `network.chances` does from floats."""
    gained = outputs[..., 1:].sum(-1)
    if handicaps is not None:
        gained = gained + _whole(handicaps.astype(np.float64) / POINTS, STEPS)
    return shares(outputs[..., 0] + GAIN * gained)


def _whole(numbers: NDArray[Any], units: int) -> Doubles:
    """Returns the numbers in units of 1 / `units`, rounded to whole ones."""
    return np.rint(numbers.astype(np.float64) * units)
