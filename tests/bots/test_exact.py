"""Sums that are exact in any order, and an exponential function that is the same on every computer."""

import math
from itertools import permutations
from typing import Any

import numpy as np
import pytest

from puertorico_desktop.bots.learning.exact import (
    BYTE,
    HIGHEST,
    ExactNetwork,
    InexactError,
    exact_chances,
)
from puertorico_desktop.bots.learning.network import WEIGHTS, Network, chances
from puertorico_desktop.bots.learning.weights import decode
from puertorico_desktop.bots.puertorico.evaluation import weights as puertorico
from puertorico_desktop.bots.puertorico.evaluation.features import Layout
from puertorico_desktop.bots.puertorico.evaluation.weights import evaluator_for
from puertorico_desktop.bots.sanjuan.evaluation import weights as sanjuan
from puertorico_desktop.bots.search.exact import LOWEST, MOST, SHARES, STEPS, UTILITIES, exp, gumbel, rounded, shares
from puertorico_desktop.bots.search.values import Standings
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.engine.puertorico.setup import new_game
from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.paths import resource
from tests.random_games import random_positions

WEIGHTS_OF_BOTS = resource("bots")
FILES = sorted(path.relative_to(WEIGHTS_OF_BOTS).as_posix() for path in WEIGHTS_OF_BOTS.rglob("*.npz"))


def shipped_network(name: str) -> Network:
    """Returns the shipped network with that file name."""
    about = sanjuan.WeightsInfo if "sanjuan" in name else puertorico.WeightsInfo
    return decode(resource("bots", name).read_bytes(), about)[0]


def random_inputs(layout: Any, count: int = 20) -> Any:
    """Returns random inputs that positions may have; the first row has the largest values."""
    rows = np.random.default_rng(1).integers(0, 12, (count, layout.size), np.uint8)
    rows[0] = BYTE
    return rows


def is_multiple(numbers: Any, steps: int) -> bool:
    """Returns whether all numbers are whole multiples of 1 / steps."""
    return bool((numbers * steps == np.rint(numbers * steps)).all())


# -- exp ------------------------------------------------------------------------------------------------------------


def test_exp_is_computed_for_the_nearest_step() -> None:
    for number in (0.0, -0.25, -1.0, -math.pi, -9.87, -21.9):
        nearest = round(number * STEPS) / STEPS
        assert exp(number) == pytest.approx(math.exp(nearest), abs=1 / UTILITIES)
        assert exp(number) * UTILITIES == int(exp(number) * UTILITIES)
    assert exp(0.0) == 1.0
    assert exp(-1e9) == exp(LOWEST) > 0


def test_exp_is_monotonic() -> None:
    values = [exp(-number / 100) for number in range(3000)]
    assert values == sorted(values, reverse=True)


def test_shares_are_those_of_a_softmax() -> None:
    ratings = np.random.default_rng(3).normal(0, 2, (50, 4))
    expected = np.exp(ratings) / np.exp(ratings).sum(-1, keepdims=True)
    found = shares(np.rint(ratings * STEPS))
    np.testing.assert_allclose(found, expected, atol=2e-3)
    assert is_multiple(found, SHARES)


def test_noise_has_a_gumbel_distribution() -> None:
    rng = Rng.from_seed(1)
    found = [gumbel(rng) for _ in range(4000)]
    assert np.mean(found) == pytest.approx(0.5772, abs=0.08)
    assert np.std(found) == pytest.approx(math.pi / math.sqrt(6), abs=0.08)


def test_halves_are_rounded_to_even() -> None:
    assert rounded(np.array([0.125, 0.375, 0.3]), 4).tolist() == [0.0, 0.5, 0.25]


# -- the network ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", FILES)
def test_sums_are_whole_numbers_below_the_limit(name: str) -> None:
    network = shipped_network(name)
    exact = ExactNetwork.from_network(network)
    for layer, most in zip(exact.layers, exact.most_sums(), strict=True):
        assert most < MOST
        assert all(is_multiple(numbers, 1) for numbers in layer)
    boards, _ = exact.split(random_inputs(network.layout))
    first = exact.layers[0]
    sums = boards.astype(np.int64) @ first[0].astype(np.int64) + first[1].astype(np.int64)
    assert np.abs(sums).max() <= exact.most_sums()[0]
    for made in exact.activations(random_inputs(network.layout))[:-1]:
        assert is_multiple(made, 1)
        assert 0 <= made.min() <= made.max() <= HIGHEST


@pytest.mark.parametrize("name", ["classic-3.npz", "sanjuan-2.npz"])
def test_integers_of_python_have_the_same_outputs(name: str) -> None:
    network = shipped_network(name)
    exact = ExactNetwork.from_network(network)
    rows = random_inputs(network.layout, 3)
    assert exact.whole_outputs(rows).tolist() == _outputs_in_python(exact, rows)


def _outputs_in_python(network: ExactNetwork, rows: Any) -> list[Any]:
    """Returns the outputs, computed with integers of any size, the last summand first."""
    players, board = network.layout.players, network.layout.board
    layers = [(weights.astype(int).tolist(), biases.astype(int).tolist()) for weights, biases in network.layers]

    def sums(inputs: list[int], layer: int) -> list[int]:
        weights, biases = layers[layer]
        return [
            sum(one * row[place] for one, row in zip(inputs[::-1], weights[::-1], strict=True)) + bias
            for place, bias in enumerate(biases)
        ]

    def divided(number: int, by: int) -> int:
        whole, rest = divmod(number, by)
        return whole + (2 * rest > by or (2 * rest == by and whole % 2))

    found = []
    for row in rows.tolist():
        boards = [row[seat * board : (seat + 1) * board] for seat in range(players)]
        made = [[min(max(divided(one, WEIGHTS // STEPS), 0), HIGHEST) for one in sums(own, 0)] for own in boards]
        seats = []
        for seat in range(players):
            inputs = [one for turn in range(players) for one in made[(seat + turn) % players]]
            inputs += row[players * board :]
            for layer in range(1, len(layers) - 1):
                inputs = [min(max(divided(one, WEIGHTS), 0), HIGHEST) for one in sums(inputs, layer)]
            seats.append([float(divided(one, WEIGHTS)) for one in sums(inputs, len(layers) - 1)])
        found.append(seats)
    return found


@pytest.mark.parametrize("name", FILES)
def test_exact_outputs_are_close_to_those_of_the_network(name: str) -> None:
    network = shipped_network(name)
    rows = random_inputs(network.layout, 100)[1:]
    outputs = network.outputs(rows)
    whole = ExactNetwork.from_network(network).whole_outputs(rows)
    np.testing.assert_allclose(whole / STEPS, outputs, atol=0.3)  # no real position has numbers as large as these
    assert np.abs(exact_chances(whole) - chances(outputs)).mean() < 0.01


def test_weights_that_are_too_large_are_refused() -> None:
    network = shipped_network("classic-2.npz")
    weights, biases = network.layers[1]
    network.layers[1] = weights * np.float32(1e5), biases
    with pytest.raises(InexactError):
        ExactNetwork.from_network(network)


# -- values ---------------------------------------------------------------------------------------------------------


def test_values_add_up_in_any_order() -> None:
    options = Options(players=3, handicaps=(0, 1, 3))
    game = new_game(options, 3)
    games = [position.copy() for position in random_positions(game, Rng.from_seed(1))]
    evaluator = evaluator_for(options)
    exact = evaluator.exact()
    found, usual = (
        exact.values([*games[:: len(games) // 4], game]),
        evaluator.values([*games[:: len(games) // 4], game]),
    )
    np.testing.assert_allclose(found.wins, usual.wins, atol=0.005)
    np.testing.assert_allclose(found.terms, usual.terms, atol=0.1)
    assert is_multiple(found.wins, SHARES)
    for shuffled in permutations(found.wins[:, 0].tolist()):
        assert sum(shuffled) == math.fsum(shuffled)
    assert exact.exact() is exact
    assert evaluator.exact() is exact


def test_standings_have_exact_values() -> None:
    games = [new_game(Options(players=4), seed) for seed in range(3)]
    found, usual = Standings().exact().values(games), Standings().values(games)
    np.testing.assert_allclose(found.wins, usual.wins, atol=2e-3)
    assert is_multiple(found.wins, SHARES)


def test_a_layout_may_have_any_size() -> None:
    layout = Layout(2, buildings=2, tiles=1, roles=1, kinds=1)
    network = Network.untrained(layout, np.random.default_rng(1), hidden=(8, 12, 8))
    assert ExactNetwork.from_network(network).whole_outputs(random_inputs(layout, 5)).shape == (5, 2, 4)
