"""The network: what it sees, what it says, and how it learns."""

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
    """A small one that has learned nothing."""
    return Network.untrained(LAYOUT, np.random.default_rng(seed), hidden=(8, 12, 8))


def rows(count: int, seed: int = 2) -> np.ndarray[tuple[int, int], np.dtype[np.uint8]]:
    """Positions of any numbers."""
    return np.random.default_rng(seed).integers(0, 4, (count, LAYOUT.size), np.uint8)


def test_everybody_sees_the_own_board_first() -> None:
    assert views(3).tolist() == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]
    there = network()
    boards = np.arange(3 * there.board_outputs, dtype=np.float32).reshape(3, there.board_outputs)
    first, second, third = boards
    np.testing.assert_array_equal(
        there.seat_views(boards),
        [[*first, *second, *third], [*second, *third, *first], [*third, *first, *second]],
    )


def test_every_look_at_a_board_comes_back_to_it() -> None:
    there = network()
    slopes = np.random.default_rng(5).normal(size=(6, 3 * there.board_outputs)).astype(np.float32)
    boards = np.random.default_rng(6).normal(size=(6, there.board_outputs)).astype(np.float32)
    seen = (there.seat_views(boards) * slopes).sum()
    assert (boards * there.seat_views_gradient(slopes)).sum() == pytest.approx(float(seen), rel=1e-4)


def test_turning_the_table_turns_the_answer() -> None:
    board = LAYOUT.board
    there = rows(1)
    turned = np.concatenate(
        [there[:, board : 3 * board], there[:, :board], there[:, 3 * board :]],
        axis=1,
    )
    before, after = network().outputs(there)[0], network().outputs(turned)[0]
    np.testing.assert_allclose(after, np.roll(before, -1, axis=0), rtol=1e-5)


def test_a_larger_network_has_the_same_opinions_and_learns_others() -> None:
    before = network()
    wider = before.widened((10, 12, 9), np.random.default_rng(4))
    assert wider.hidden == [10, 12, 9]
    there = rows(20)
    np.testing.assert_allclose(wider.outputs(there), before.outputs(there), rtol=1e-4, atol=1e-6)
    learner = Learner(wider.copy(), np.random.default_rng(5))
    wins = np.full((20, 3), 1 / 3, np.float32)
    learner.learn(TrainingSet(there, wins, np.zeros((20, 3, len(TERMS)), np.float32)), 3, 1e-3)
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
    np.testing.assert_allclose(after.outputs(rows(20)), before.outputs(rows(20)), atol=0.02)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_opinions_move_to_a_table_of_another_size(players: int) -> None:
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


def test_opinions_do_not_change_where_more_is_told() -> None:
    """Whatever is new does not count yet, wherever its numbers stand."""
    before = network()
    layout = Layout(3, buildings=4, tiles=2, roles=2, kinds=2)
    after = before.for_layout(layout)
    told = rows(5)
    more = np.random.default_rng(7).integers(0, 4, (5, layout.size), np.uint8)
    for old, new, old_first, new_first in (
        *((LAYOUT.board_names, layout.board_names, seat * LAYOUT.board, seat * layout.board) for seat in range(3)),
        (LAYOUT.common_names, layout.common_names, 3 * LAYOUT.board, 3 * layout.board),
    ):
        places = list(new())
        for place, name in enumerate(old()):
            more[:, new_first + places.index(name)] = told[:, old_first + place]
    np.testing.assert_allclose(after.outputs(more), before.outputs(told), rtol=1e-4, atol=1e-5)


def test_chances_are_shares() -> None:
    nothing = [0.0] * OUTPUTS
    far = [1000.0, *nothing[1:]]
    ahead = [0.0, 0.5, *nothing[2:]]
    shares = chances(np.array([[nothing, nothing], [far, nothing], [ahead, nothing]], np.float32))
    more = np.exp(GAIN / 2)
    np.testing.assert_allclose(shares, [[0.5, 0.5], [1.0, 0.0], [more / (1 + more), 1 / (1 + more)]], rtol=1e-5)


def test_slopes_are_those_of_the_loss() -> None:
    """One small step along the slope that the learner computes lowers the loss as predicted."""
    there = rows(20)
    rng = np.random.default_rng(3)
    wins = rng.dirichlet([1.0] * 3, 20).astype(np.float32)
    terms = rng.uniform(0, 40, (20, 3, len(TERMS))).astype(np.float32)
    learner = Learner(network(), rng)
    slopes: list[np.ndarray[tuple[int, ...], np.dtype[np.float32]]] = []
    learner._descend = lambda found, _rate: slopes.extend(found)  # type: ignore[method-assign]
    learner._step(there, wins, terms, 0.0)

    points = learner.network.outputs(there)[..., 1:].sum(-1)  # the chances do not teach the points

    def loss(changed: Network) -> float:
        outputs = changed.outputs(there).astype(np.float64)
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


def test_learning_makes_losses_small() -> None:
    rng = np.random.default_rng(4)
    there = rows(60)
    wins = np.eye(3, dtype=np.float32)[there[:, : 3 * LAYOUT.board].reshape(60, 3, -1).sum(-1).argmax(-1)]
    lessons = TrainingSet(there, wins, np.zeros((60, 3, len(TERMS)), np.float32))
    learner = Learner(network(), rng)
    before = losses(learner.network, lessons)
    learner.learn(lessons, 500, 1e-2)
    after = losses(learner.network, lessons)
    assert after[0] < before[0] / 2
    assert after[1] < before[1]
    assert learner.mean_network.outputs(there).shape == (60, 3, OUTPUTS)


def test_what_was_thought_later_counts_less_the_later_it_was() -> None:
    wins = np.array([1.0, 0.0], np.float32)
    guesses = np.array([[0.5, 0.5], [np.nan, np.nan], [0.7, 0.3]], np.float32)
    lesson = TrainingGame(np.zeros((3, 1), np.uint8), guesses, wins, np.zeros((2, 3), np.float32))
    last = np.array([1.0, 0.0])
    before = LAMBDA * last + (1 - LAMBDA) * np.array([0.7, 0.3])
    np.testing.assert_allclose(targets(lesson), [before, before, last], rtol=1e-5)


def test_what_a_search_found_counts_for_its_own_position_and_all_before() -> None:
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
