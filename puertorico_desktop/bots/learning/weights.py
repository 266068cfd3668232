"""Files of learned weights, with a description of their origin; weights that do not fit the rules are refused."""

from __future__ import annotations

import io
import json
import zipfile
import zlib
from collections.abc import Sequence
from functools import cache
from typing import Any

import attrs
import numpy as np

from puertorico_desktop.bots.learning.errors import WeightsError
from puertorico_desktop.bots.learning.evaluator import Evaluator
from puertorico_desktop.bots.learning.network import Layer, Network, policy_shapes, shapes
from puertorico_desktop.bots.learning.training_spec import WeightsInfo
from puertorico_desktop.paths import resource

SUFFIX = ".npz"
MOST_BYTES = 64_000_000
"""The size limit of a file of weights in bytes, both compressed and decompressed."""
STEADY = "steady"
"""The folder of weights that newer ones have replaced: steady bots continue to use them, so that they play as
before."""
_ABOUT = "about"
_POLICY = "policy"
"""The prefix of the names of a policy's arrays; most files have none."""
_FAULTS = (
    *(OSError, ValueError, KeyError, TypeError, EOFError, MemoryError, OverflowError, RecursionError),
    *(zipfile.BadZipFile, zlib.error, NotImplementedError, RuntimeError),
)
"""The exceptions that libraries, and types given wrong values, raise for files that are damaged or not files of
weights."""


def check_version(what: str, mine: int, oldest: int, newest: int) -> None:
    """Check a version of the rules or features (`what`). Raises WeightsError unless it is between `oldest` and
    `newest`."""
    if not oldest <= mine <= newest:
        raise WeightsError(f"the weights are for version {mine} of the {what}, not {newest}")


def encode(network: Network, about: Any) -> bytes:
    """Returns the contents of the file of a network."""
    arrays: dict[str, Any] = {_ABOUT: np.array(json.dumps(attrs.asdict(about)))}
    for number, (weights, biases) in enumerate(network.layers):
        arrays[f"weights{number}"], arrays[f"biases{number}"] = weights, biases
    for number, (weights, biases) in enumerate(network.policy):
        arrays[f"{_POLICY}{number}"], arrays[f"{_POLICY}_biases{number}"] = weights, biases
    file = io.BytesIO()
    np.savez_compressed(file, **arrays)
    return file.getvalue()


def decode(data: bytes, kind: type[Any]) -> tuple[Network, WeightsInfo]:
    """Returns the network in a file, and its description, an `WeightsInfo` of type `kind`. Raises WeightsError if the
    file is damaged or for other rules."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            if sum(part.file_size for part in archive.infolist()) > MOST_BYTES:
                raise WeightsError("damaged: too large")
        with np.load(io.BytesIO(data), allow_pickle=False) as file:
            about: WeightsInfo = kind(**json.loads(str(file[_ABOUT])))
            count = sum(name.startswith("weights") for name in file.files)
            layers = [(file[f"weights{number}"], file[f"biases{number}"]) for number in range(count)]
            policy: list[Layer] = []
            while f"{_POLICY}{len(policy)}" in file.files:
                policy.append((file[f"{_POLICY}{len(policy)}"], file[f"{_POLICY}_biases{len(policy)}"]))
        about.check()
        layout = about.layout
        wanted = shapes(layout, [len(biases) for _, biases in layers[:-1]]) if len(layers) > 1 else []
    except _FAULTS as error:
        raise WeightsError(f"damaged: {type(error).__name__}") from None
    if [weights.shape for weights, _ in layers] != wanted or not all(map(_sound, layers)):
        raise WeightsError("the weights do not fit together")
    if policy and (len(layers) < 3 or not _is_policy(policy, layers)):
        raise WeightsError("the policy does not fit the weights")
    return Network(layout, layers, policy), about


def _is_policy(policy: Sequence[Layer], layers: Sequence[Layer]) -> bool:
    """Returns whether such layers make a policy beside the others."""
    return [weights.shape for weights, _ in policy] == policy_shapes(layers) and all(map(_sound, policy))


def _sound(layer: Layer) -> bool:
    """Returns whether a layer contains finite 32-bit floats, and the right number of biases."""
    weights, biases = layer
    return weights.dtype == np.float32 and bool(np.isfinite(weights).all()) and biases.shape == weights.shape[1:]


@cache
def bundled_evaluator(name: str, kind: type[Any]) -> Evaluator:
    """Returns the evaluator with the weights of that name in `resources/bots`, loaded once; steady bots use those of
    that name in the folder STEADY, if there are any. Raises WeightsError if the weights cannot be read or used."""
    network, steady = _network(kind, name), None
    if (resource("bots") / STEADY / name).exists():
        steady = _network(kind, STEADY, name)
    return Evaluator(network, steady)


def _network(kind: type[Any], *parts: str) -> Network:
    try:
        data = resource("bots", *parts).read_bytes()
    except OSError as error:
        raise WeightsError(f"the weights cannot be read: {error}") from None
    return decode(data, kind)[0]
