"""The network: its inputs, its outputs, and how it learns."""

import attrs
import numpy as np
import pytest

from puertorico_desktop.bots.learning.learner import LAMBDA, SEARCHED_LAMBDA, Learner, TrainingSet, losses, targets
from puertorico_desktop.bots.learning.network import GAIN, POINTS, WEIGHTS, Network, TooNarrowError, chances, views
from puertorico_desktop.bots.learning.selfplay import TrainingGame
from puertorico_desktop.bots.puertorico.evaluation.features import Layout
from puertorico_desktop.bots.puertorico.terms import TERMS

OUTPUTS = 1 + len(TERMS)
LAYOUT = Layout(3, buildings=2, tiles=1, roles=1, kinds=1)


def network(seed: int = 1) -> Network:
    """Returns a small untrained network."""
    return Network.untrained(LAYOUT, np.random.default_rng(seed), hidden=(8, 12, 8))


def random_rows(count: int, seed: int = 2) -> np.ndarray[tuple[int, int], np.dtype[np.uint8]]:
    """Returns random inputs of positions."""
    return np.random.default_rng(seed).integers(0, 4, (count, LAYOUT.size), np.uint8)


def test_every_seat_views_its_own_board_first() -> None:
    assert views(3).tolist() == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]
    value_network = network()
    boards = np.arange(3 * value_network.board_outputs, dtype=np.float32).reshape(3, value_network.board_outputs)
    first, second, third = boards
    np.testing.assert_array_equal(
        value_network.seat_views(boards),
        [[*first, *second, *third], [*second, *third, *first], [*third, *first, *second]],
    )


def test_the_gradient_of_seat_views_is_their_transpose() -> None:
    value_network = network()
    slopes = np.random.default_rng(5).normal(size=(6, 3 * value_network.board_outputs)).astype(np.float32)
    boards = np.random.default_rng(6).normal(size=(6, value_network.board_outputs)).astype(np.float32)
    seen = (value_network.seat_views(boards) * slopes).sum()
    assert (boards * value_network.seat_views_gradient(slopes)).sum() == pytest.approx(float(seen), rel=1e-4)


def test_rotating_the_seats_rotates_the_outputs() -> None:
    board = LAYOUT.board
    inputs = random_rows(1)
    turned = np.concatenate(
        [inputs[:, board : 3 * board], inputs[:, :board], inputs[:, 3 * board :]],
        axis=1,
    )
    before, after = network().outputs(inputs)[0], network().outputs(turned)[0]
    np.testing.assert_allclose(after, np.roll(before, -1, axis=0), rtol=1e-5)


def test_a_widened_network_has_the_same_outputs_and_can_learn() -> None:
    before = network()
    wider = before.widened((10, 12, 9), np.random.default_rng(4))
    assert wider.hidden == [10, 12, 9]
    inputs = random_rows(20)
    np.testing.assert_allclose(wider.outputs(inputs), before.outputs(inputs), rtol=1e-4, atol=1e-6)
    learner = Learner(wider.copy(), np.random.default_rng(5))
    wins = np.full((20, 3), 1 / 3, np.float32)
    learner.learn(TrainingSet(inputs, wins, np.zeros((20, 3, len(TERMS)), np.float32)), 3, 1e-3)
    assert (learner.network.layers[-1][0][8:] != 0).any()
    for hidden in ((7, 12, 8), (8, 12), (8, 12, 8, 8)):
        with pytest.raises(TooNarrowError):
            before.widened(hidden, np.random.default_rng(4))


def test_files_have_rounded_weights() -> None:
    before = network()
    after = before.rounded()
    for (weights, biases), (rounded, same) in zip(before.layers, after.layers, strict=True):
        np.testing.assert_array_equal(rounded * WEIGHTS, np.rint(weights * WEIGHTS))
        np.testing.assert_array_equal(biases, same)
        assert rounded.dtype == np.float32
    np.testing.assert_allclose(after.outputs(random_rows(20)), before.outputs(random_rows(20)), atol=0.02)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_weights_are_transferred_to_another_number_of_players(players: int) -> None:
    before = network()
    layout = attrs.evolve(LAYOUT, players=players)
    after = before.for_layout(layout)
    assert after.layout == layout
    np.testing.assert_array_equal(after.layers[0][0], before.layers[0][0])
    old, new = before.layers[1][0], after.layers[1][0]
    made = before.board_outputs
    np.testing.assert_array_equal(new[:made], old[:made])
    np.testing.assert_array_equal(new[(players - 1) * made : players * made], old[2 * made : 3 * made])
    np.testing.assert_array_equal(new[players * made :], old[3 * made :])
    assert after.outputs(np.zeros((1, layout.size), np.uint8)).shape == (1, players, OUTPUTS)


def test_additional_inputs_do_not_change_the_outputs() -> None:
    """New inputs have no weight, wherever they are in the layout."""
    before = network()
    layout = Layout(3, buildings=4, tiles=2, roles=2, kinds=2)
    after = before.for_layout(layout)
    inputs = random_rows(5)
    more_inputs = np.random.default_rng(7).integers(0, 4, (5, layout.size), np.uint8)
    for old, new, old_first, new_first in (
        *((LAYOUT.board_names, layout.board_names, seat * LAYOUT.board, seat * layout.board) for seat in range(3)),
        (LAYOUT.common_names, layout.common_names, 3 * LAYOUT.board, 3 * layout.board),
    ):
        places = list(new())
        for place, name in enumerate(old()):
            more_inputs[:, new_first + places.index(name)] = inputs[:, old_first + place]
    np.testing.assert_allclose(after.outputs(more_inputs), before.outputs(inputs), rtol=1e-4, atol=1e-5)


def test_chances_add_up_to_one() -> None:
    nothing = [0.0] * OUTPUTS
    far = [1000.0, *nothing[1:]]
    ahead = [0.0, 0.5, *nothing[2:]]
    shares = chances(np.array([[nothing, nothing], [far, nothing], [ahead, nothing]], np.float32))
    more = np.exp(GAIN / 2)
    np.testing.assert_allclose(shares, [[0.5, 0.5], [1.0, 0.0], [more / (1 + more), 1 / (1 + more)]], rtol=1e-5)


def test_the_gradient_is_that_of_the_loss() -> None:
    """A small step along the gradient of the learner changes the loss as predicted."""
    inputs = random_rows(20)
    rng = np.random.default_rng(3)
    wins = rng.dirichlet([1.0] * 3, 20).astype(np.float32)
    terms = rng.uniform(0, 40, (20, 3, len(TERMS))).astype(np.float32)
    learner = Learner(network(), rng)
    slopes: list[np.ndarray[tuple[int, ...], np.dtype[np.float32]]] = []
    learner._descend = lambda found, _rate: slopes.extend(found)  # type: ignore[method-assign]
    learner._step(inputs, wins, terms, 0.0)

    # The loss of the chances has no gradient for the points.
    points = learner.network.outputs(inputs)[..., 1:].sum(-1)

    def loss(changed: Network) -> float:
        outputs = changed.outputs(inputs).astype(np.float64)
        ratings = outputs[..., 0] + GAIN * points
        shares = np.exp(ratings) / np.exp(ratings).sum(-1, keepdims=True)
        missed = outputs[..., 1:] - terms / POINTS
        return float(-(wins * np.log(shares)).sum() / 20 + 0.5 * (missed**2).sum() / 20)

    flat = [array for layer in learner.network.layers for array in layer]
    assert [slope.shape for slope in slopes] == [array.shape for array in flat]
    for array, slope in zip(flat, slopes, strict=True):
        place = np.unravel_index(np.abs(slope).argmax(), slope.shape)
        kept = array[place]
        array[place] = kept + 1e-2
        above = loss(learner.network)
        array[place] = kept - 1e-2
        below = loss(learner.network)
        array[place] = kept
        assert (above - below) / 2e-2 == pytest.approx(float(slope[place]), rel=0.05)


def test_learning_reduces_the_losses() -> None:
    rng = np.random.default_rng(4)
    inputs = random_rows(60)
    wins = np.eye(3, dtype=np.float32)[inputs[:, : 3 * LAYOUT.board].reshape(60, 3, -1).sum(-1).argmax(-1)]
    lessons = TrainingSet(inputs, wins, np.zeros((60, 3, len(TERMS)), np.float32))
    learner = Learner(network(), rng)
    before = losses(learner.network, lessons)
    learner.learn(lessons, 500, 1e-2)
    after = losses(learner.network, lessons)
    assert after[0] < before[0] / 2
    assert after[1] < before[1]
    assert learner.mean_network.outputs(inputs).shape == (60, 3, OUTPUTS)


def test_targets_discount_later_evaluations() -> None:
    wins = np.array([1.0, 0.0], np.float32)
    guesses = np.array([[0.5, 0.5], [np.nan, np.nan], [0.7, 0.3]], np.float32)
    lesson = TrainingGame(np.zeros((3, 1), np.uint8), guesses, wins, np.zeros((2, 3), np.float32))
    last = np.array([1.0, 0.0])
    before = LAMBDA * last + (1 - LAMBDA) * np.array([0.7, 0.3])
    np.testing.assert_allclose(targets(lesson), [before, before, last], rtol=1e-5)


def test_targets_of_searches_include_their_own_position() -> None:
    wins, found = np.array([1.0, 0.0], np.float32), np.array([0.3, 0.7], np.float32)
    nothing = np.full(2, np.nan, np.float32)
    lesson = TrainingGame(
        np.zeros((3, 1), np.uint8),
        np.array([nothing, found, nothing]),
        wins,
        np.zeros((2, 3), np.float32),
        np.array([False, True, False]),
    )
    aim = SEARCHED_LAMBDA * wins + (1 - SEARCHED_LAMBDA) * found
    np.testing.assert_allclose(targets(lesson), [aim, aim, wins], rtol=1e-5)
