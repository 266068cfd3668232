"""Learned weights as files, with where they come from; what does not fit the rules is refused."""

from __future__ import annotations

import io
import json
import zipfile
from functools import cache
from typing import Any

import attrs
import numpy as np

from puertorico_desktop.bots.puertorico.evaluation.evaluator import Evaluator
from puertorico_desktop.bots.puertorico.evaluation.features import VERSION, Layout
from puertorico_desktop.bots.puertorico.evaluation.network import Layer, Network, shapes
from puertorico_desktop.engine.puertorico.game import OLDEST_RULES_KEPT, RULES_VERSION
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.paths import resource

SUFFIX = ".npz"
_ABOUT = "about"


class WeightsError(Exception):
    """A file of weights cannot be used; the message is a sentence for developers."""


@attrs.frozen
class About:
    """What weights were made for and how. `rules` and `features` are versions, `command` makes them again."""

    edition: str
    players: int
    buildings: int
    tiles: int
    roles: int
    kinds: int
    rules: int
    features: int
    command: str
    seed: int
    games: int

    @property
    def layout(self) -> Layout:
        """The numbers that the network was made for."""
        return Layout(self.players, self.buildings, self.tiles, self.roles, self.kinds)

    def check(self) -> None:
        """Raises WeightsError if the weights are for other rules or for another way to look at a position."""
        for what, mine, oldest, newest in (
            ("rules", self.rules, OLDEST_RULES_KEPT, RULES_VERSION),
            ("features", self.features, VERSION, VERSION),
        ):
            if not oldest <= mine <= newest:
                raise WeightsError(f"the weights are for version {mine} of the {what}, not {newest}")


def encode(network: Network, about: About) -> bytes:
    """The file of a network."""
    arrays: dict[str, Any] = {_ABOUT: np.array(json.dumps(attrs.asdict(about)))}
    for number, (weights, biases) in enumerate(network.layers):
        arrays[f"weights{number}"], arrays[f"biases{number}"] = weights, biases
    file = io.BytesIO()
    np.savez_compressed(file, **arrays)
    return file.getvalue()


def decode(data: bytes) -> tuple[Network, About]:
    """A network and where it comes from. Raises WeightsError if it is damaged or for other rules."""
    try:
        with np.load(io.BytesIO(data), allow_pickle=False) as file:
            about = About(**json.loads(str(file[_ABOUT])))
            count = sum(name.startswith("weights") for name in file.files)
            layers = [(file[f"weights{number}"], file[f"biases{number}"]) for number in range(count)]
    except (OSError, ValueError, KeyError, TypeError, EOFError, zipfile.BadZipFile) as error:
        raise WeightsError(f"damaged: {type(error).__name__}") from None
    about.check()
    layout = about.layout
    wanted = shapes(layout, [len(biases) for _, biases in layers[:-1]]) if len(layers) > 1 else []
    if [weights.shape for weights, _ in layers] != wanted or not all(map(_sound, layers)):
        raise WeightsError("the weights do not fit together")
    return Network(layout, layers), about


def _sound(layer: Layer) -> bool:
    """Whether there are numbers in a layer, and as many biases as there should be."""
    weights, biases = layer
    return weights.dtype == np.float32 and bool(np.isfinite(weights).all()) and biases.shape == weights.shape[1:]


def weights_name(options: Options) -> str:
    """The name of the file with the weights for such games, in `resources/bots`.

    Games with expansions have weights of their own for both editions; the base games differ so little that what is
    learned in the classic one is good for both.
    """
    kind = "expanded" if options.expansions else "classic"
    return f"{kind}-{options.players}{SUFFIX}"


@cache
def _loaded(name: str) -> Evaluator:
    try:
        data = resource("bots", name).read_bytes()
    except OSError as error:
        raise WeightsError(f"the weights cannot be read: {error}") from None
    return Evaluator(decode(data)[0])


def evaluator_for(options: Options) -> Evaluator:
    """The evaluator for such games, loaded once. Raises WeightsError."""
    return _loaded(weights_name(options))
