"""Learning elsewhere than on the processor: nothing is left behind, and the same comes back."""

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


class Far(np.ndarray[Any, Any]):
    """An array that lies elsewhere: it takes part in nothing together with one that lies here."""

    def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, **settings: Any) -> Any:
        out = settings.pop("out", None)
        if out is not None:
            settings["out"] = tuple(_inside(one) for one in out)
        found = getattr(ufunc, method)(*(_inside(one) for one in inputs), **settings)
        return put(found) if isinstance(found, np.ndarray) and out is None else found if out is None else out[0]

    def __array_function__(self, func: Any, types: Any, inputs: Any, settings: Any) -> Any:
        return put(func(*map(_inside, inputs), **settings))

    def __getitem__(self, place: Any) -> Any:
        parts = place if isinstance(place, tuple) else (place,)
        assert all(isinstance(one, Far) or not isinstance(one, np.ndarray) for one in parts)
        return super().__getitem__(place)

    def take(self, indices: Any, axis: Any = None, **settings: Any) -> Any:
        assert isinstance(indices, Far)
        return super().take(indices, axis, **settings)


def _inside(one: Any) -> Any:
    if isinstance(one, list):
        return [*map(_inside, one)]
    assert isinstance(one, Far) or not isinstance(one, np.ndarray), "an array that lies here"
    return one.view(np.ndarray) if isinstance(one, Far) else one


def put(array: Any) -> Any:
    return array.copy().view(Far)


def get(array: Any) -> Any:
    assert isinstance(array, Far)
    return np.array(array.view(np.ndarray))


def test_what_is_learned_elsewhere_is_the_same() -> None:
    chance = np.random.default_rng(3)
    wins = chance.random((60, 3)).astype(np.float32)
    positions = chance.integers(0, 4, (60, LAYOUT.size), np.uint8)
    terms = chance.random((60, 3, len(TERMS))).astype(np.float32)
    lessons = TrainingSet(positions, wins / wins.sum(-1, keepdims=True), terms)
    network = Network.untrained(LAYOUT, chance, (8, 12, 8))
    here = Learner(network.copy(), np.random.default_rng(5))
    there = Learner(network, np.random.default_rng(5), Device(put, get))
    for learner in (here, there):
        learner.learn(lessons, 4, 1e-3)
    assert there.losses(lessons) == here.losses(lessons) == losses(here.mean_network, lessons)
    for (weights, biases), (same, same_biases) in zip(
        here.mean_network.layers, there.mean_network.layers, strict=True
    ):
        assert type(same) is type(same_biases) is np.ndarray
        np.testing.assert_array_equal(weights, same)
        np.testing.assert_array_equal(biases, same_biases)


def test_a_missing_library_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cupy", None)
    with pytest.raises(NoGraphicsCardError, match="cupy"):
        graphics_card()
