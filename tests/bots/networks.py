"""Networks for tests: they play sensibly, so that games end as usual, but are not those that are shipped."""

from typing import Any

import numpy as np

from puertorico_desktop.bots.games import knowledge_of
from puertorico_desktop.bots.learning.network import Network


def nearly_shipped(options: Any, seed: int = 1) -> Network:
    """Returns the shipped network of such games with a little noise; games of bots with an untrained one take
    several times as long."""
    found: Network = knowledge_of(options).evaluator(options).network.copy()
    weights, _ = found.layers[-1]
    weights *= np.random.default_rng(seed).normal(1.0, 0.3, weights.shape).astype(np.float32)
    return found
