"""Learning on another device than the processor: all arrays are transferred, and the results are the same."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
import pytest

from puertorico_desktop.bots.learning.device import Device, NoGraphicsCardError, graphics_card
from puertorico_desktop.bots.learning.learner import Learner, TrainingSet, losses
from puertorico_desktop.bots.learning.network import Network
from puertorico_desktop.bots.puertorico.evaluation.features import Layout
from puertorico_desktop.bots.puertorico.terms import TERMS

LAYOUT = Layout(3, buildings=2, tiles=1, roles=1, kinds=1)


class DeviceArray(np.ndarray[Any, Any]):
    """An array on another device: operations together with arrays in main memory fail."""

    def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, **settings: Any) -> Any:
        out = settings.pop("out", None)
        if out is not None:
            settings["out"] = tuple(_as_plain(one) for one in out)
        found = getattr(ufunc, method)(*(_as_plain(one) for one in inputs), **settings)
        return put(found) if isinstance(found, np.ndarray) and out is None else found if out is None else out[0]

    def __array_function__(self, func: Any, types: Any, inputs: Any, settings: Any) -> Any:
        return put(func(*map(_as_plain, inputs), **settings))

    def __getitem__(self, place: Any) -> Any:
        parts = place if isinstance(place, tuple) else (place,)
        assert all(isinstance(one, DeviceArray) or not isinstance(one, np.ndarray) for one in parts)
        return super().__getitem__(place)

    def take(self, indices: Any, axis: Any = None, **settings: Any) -> Any:
        assert isinstance(indices, DeviceArray)
        return super().take(indices, axis, **settings)


def _as_plain(one: Any) -> Any:
    if isinstance(one, list):
        return [*map(_as_plain, one)]
    assert isinstance(one, DeviceArray) or not isinstance(one, np.ndarray), "an array in main memory"
    return one.view(np.ndarray) if isinstance(one, DeviceArray) else one


def put(array: Any) -> Any:
    return array.copy().view(DeviceArray)


def get(array: Any) -> Any:
    assert isinstance(array, DeviceArray)
    return np.array(array.view(np.ndarray))


def test_learning_on_a_device_has_the_same_results() -> None:
    chance = np.random.default_rng(3)
    wins = chance.random((60, 3)).astype(np.float32)
    positions = chance.integers(0, 4, (60, LAYOUT.size), np.uint8)
    terms = chance.random((60, 3, len(TERMS))).astype(np.float32)
    lessons = TrainingSet(positions, wins / wins.sum(-1, keepdims=True), terms)
    network = Network.untrained(LAYOUT, chance, (8, 12, 8))
    on_processor = Learner(network.copy(), np.random.default_rng(5))
    on_device = Learner(network, np.random.default_rng(5), Device(put, get))
    for learner in (on_processor, on_device):
        learner.learn(lessons, 4, 1e-3)
    assert on_device.losses(lessons) == on_processor.losses(lessons) == losses(on_processor.mean_network, lessons)
    for (weights, biases), (same, same_biases) in zip(
        on_processor.mean_network.layers, on_device.mean_network.layers, strict=True
    ):
        assert type(same) is type(same_biases) is np.ndarray
        np.testing.assert_array_equal(weights, same)
        np.testing.assert_array_equal(biases, same_biases)


def test_a_missing_library_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cupy", None)
    with pytest.raises(NoGraphicsCardError, match="cupy"):
        graphics_card()
