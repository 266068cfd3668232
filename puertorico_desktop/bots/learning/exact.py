"""A network that comes to the same outputs on every processor: weights, activations and outputs are whole numbers.

Weights are rounded to multiples of 1 / WEIGHTS, activations and outputs to multiples of 1 / STEPS. What is added up
are whole numbers then, and so few and small ones that no sum goes beyond what a float of 64 bits holds exactly
(`most_sums`): a library may add them in any order.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from puertorico_desktop.bots.learning.errors import InexactError
from puertorico_desktop.bots.learning.layout import Bytes
from puertorico_desktop.bots.learning.network import GAIN, POINTS, Floats, Layer, Network
from puertorico_desktop.bots.search.exact import MOST, STEPS, Doubles, shares

WEIGHTS: Final = 4096
"""Weights are multiples of 1 / WEIGHTS."""
HIGHEST: Final = 1 << 24
"""No activation goes beyond HIGHEST / STEPS."""
BYTE: Final = 255


class ExactNetwork(Network):
    """A network in whole numbers, kept as floats of 64 bits: weights in units of 1 / WEIGHTS, activations in units of
    1 / STEPS, but for the inputs, which are whole numbers themselves."""

    @classmethod
    def of(cls, network: Network) -> ExactNetwork:
        """Returns the network with rounded weights. Raises InexactError."""
        layers: list[Layer] = []
        unit = 1
        for weights, biases in network.layers:
            layers.append((_whole(weights, WEIGHTS), _whole(biases, WEIGHTS * unit)))
            unit = STEPS
        # What everybody shares comes in whole numbers beside activations.
        layers[1][0][network.layout.players * network.made :] *= STEPS
        found = cls(network.layout, layers)
        if max(found.most_sums()) >= MOST:
            raise InexactError(f"sums go up to {max(found.most_sums())}")
        return found

    def most_sums(self) -> list[int]:
        """Returns for each layer how far from 0 a sum in it can come, partial sums in any order included."""
        most = []
        for number, (weights, biases) in enumerate(self.layers):
            highest = np.full(len(weights), float(HIGHEST if number else BYTE))
            if number == 1:
                highest[self.layout.players * self.made :] = BYTE
            most.append(int((highest @ np.abs(weights) + np.abs(biases)).max()))
        return most

    def whole_outputs(self, positions: Bytes) -> Doubles:
        """Returns (positions, seats, outputs) as whole numbers: the outputs in units of 1 / STEPS."""
        found = np.rint(self.activations(positions)[-1] / WEIGHTS)
        return found.reshape(len(positions), self.layout.players, -1)

    def bounded(self, found: Floats, biases: Floats, layer: int) -> Floats:
        """Returns the activations of a layer, rounded, in place of the sums."""
        found += biases
        found *= 1 / WEIGHTS if layer else STEPS / WEIGHTS
        np.rint(found, out=found)
        return np.clip(found, 0, HIGHEST, out=found)


def exact_chances(outputs: Doubles, handicaps: Floats | None = None) -> Doubles:
    """Returns the shares of the victory, as `network.chances` does, from whole outputs."""
    gained = outputs[..., 1:].sum(-1)
    if handicaps is not None:
        gained = gained + _whole(handicaps.astype(np.float64) / POINTS, STEPS)
    return shares(outputs[..., 0] + GAIN * gained)


def _whole(numbers: NDArray[Any], units: int) -> Doubles:
    """The numbers in such units, rounded to whole ones."""
    return np.rint(numbers.astype(np.float64) * units)
