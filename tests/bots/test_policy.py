"""Networks with a policy: in files, in searches, and learning from the visits of searches."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from puertorico_desktop.bots.base import Budget
from puertorico_desktop.bots.games import knowledge_of, study_of
from puertorico_desktop.bots.learning import learner as learner_module
from puertorico_desktop.bots.learning.choices import PolicyData
from puertorico_desktop.bots.learning.errors import WeightsError
from puertorico_desktop.bots.learning.evaluator import Evaluator
from puertorico_desktop.bots.learning.learner import Learner, TrainingSet, agreement, liked, softmax_by
from puertorico_desktop.bots.learning.network import SEEN, Network
from puertorico_desktop.bots.learning.weights import decode, encode
from puertorico_desktop.bots.levels import BALANCED, LEVELS, steady
from puertorico_desktop.bots.player import SearchBot
from puertorico_desktop.bots.puertorico.evaluation.features import Layout
from puertorico_desktop.engine.games import kind_of
from puertorico_desktop.paths import resource
from tests.bots.steady_games import TABLES

LAYOUT = Layout(3, buildings=2, tiles=1, roles=1, kinds=1)
TRUST = 0.02


def small_network(seed: int = 1) -> Network:
    """Returns a small untrained network with a policy."""
    rng = np.random.default_rng(seed)
    return Network.untrained(LAYOUT, rng, hidden=(8, 12, 8)).with_policy(rng)


def with_random_policy(network: Network, size: float = 1.0) -> Network:
    """Returns the network with a random policy."""
    found = network.with_policy(np.random.default_rng(3))
    weights, _ = found.policy[-1]
    weights += np.random.default_rng(4).normal(0.0, size, weights.shape).astype(np.float32)
    return found


def decisions(count: int, seed: int = 2) -> PolicyData:
    """Returns decisions of five actions each; the action whose first input is largest has the most visits."""
    rng = np.random.default_rng(seed)
    positions = rng.integers(0, 4, (count * 5, LAYOUT.size), np.uint8)
    seats = rng.integers(0, 3, count)
    wanted = positions[np.arange(count * 5), seats.repeat(5) * LAYOUT.board].reshape(count, 5).astype(np.float32)
    shares = np.exp(2 * wanted)
    shares /= shares.sum(-1, keepdims=True)
    return PolicyData(positions, shares.reshape(-1), np.arange(count) * 5, seats)


def equal_lessons(count: int = 64) -> TrainingSet:
    """Returns positions in which all seats have the same chances."""
    rows = np.random.default_rng(7).integers(0, 4, (count, LAYOUT.size), np.uint8)
    return TrainingSet(rows, np.full((count, 3), 1 / 3, np.float32), np.full((count, 3, 3), 5.0, np.float32))


def shipped_network(name: str) -> Network:
    """Returns the shipped network for the options of that name."""
    found = knowledge_of(TABLES[name]).evaluator(TABLES[name])
    assert isinstance(found, Evaluator)
    return found.network.for_layout(study_of(TABLES[name]).layout(TABLES[name]))


@pytest.mark.parametrize("name", TABLES)
def test_weights_with_a_policy_are_encoded_and_decoded(name: str) -> None:
    options = TABLES[name]
    about = study_of(options).describe(options, "train", 1, 1)
    before = with_random_policy(shipped_network(name))
    after, _ = decode(encode(before, about), type(about))
    for one, other in zip(before.policy, after.policy, strict=True):
        np.testing.assert_array_equal(one[0], other[0])
        np.testing.assert_array_equal(one[1], other[1])
    assert (
        Evaluator(after).fingerprint == Evaluator(before).fingerprint != Evaluator(shipped_network(name)).fingerprint
    )
    game = kind_of(options).new_game(options, 1)
    plain, found = Evaluator(shipped_network(name)).values([game]), Evaluator(after).values([game])
    np.testing.assert_array_equal(found.wins, plain.wins)
    assert plain.policy_logits is None
    assert found.policy_logits is not None
    assert found.policy_logits.any()


def test_weights_without_a_policy_are_encoded_without_one() -> None:
    options = TABLES["classic"]
    data = resource("bots", "classic-3.npz").read_bytes()
    network, about = decode(data, study_of(options).about)
    assert not network.policy
    again, _ = decode(encode(network, about), study_of(options).about)
    assert not again.policy


def test_a_policy_that_does_not_fit_is_refused() -> None:
    options = TABLES["sanjuan"]
    about: Any = study_of(options).describe(options, "train", 1, 1)
    wrong = with_random_policy(shipped_network("sanjuan"))
    wrong.policy[0] = wrong.policy[0][0][:5], wrong.policy[0][1]
    with pytest.raises(WeightsError, match="policy does not fit"):
        decode(encode(wrong, about), type(about))


@pytest.mark.parametrize("name", ["classic", "sanjuan"])
def test_the_policy_changes_the_priors_of_a_search(name: str) -> None:
    options = TABLES[name]
    game = kind_of(options).new_game(options, 1)

    def searched(network: Network) -> tuple[list[float], list[int]]:
        bot = SearchBot(LEVELS["expert"], BALANCED, 1, Budget(nodes=20), Evaluator(network))
        bot.think(game.copy())
        assert bot._tree is not None
        assert bot._tree.root is not None
        return bot._tree.root.priors, bot._tree.root.tries

    plain = searched(shipped_network(name))
    assert searched(shipped_network(name).with_policy(np.random.default_rng(1))) == plain, (
        "an untrained policy changes nothing"
    )
    priors, _ = searched(with_random_policy(shipped_network(name), 3.0))
    assert sum(priors) == pytest.approx(1)
    assert max(abs(one - other) for one, other in zip(priors, plain[0], strict=True)) > 0.001


def test_steady_bots_ignore_the_policy() -> None:
    game = kind_of(TABLES["solo"]).new_game(TABLES["solo"], 1)
    plain, found = (
        SearchBot(steady(5), BALANCED, 1, None, Evaluator(network)).think(game.copy()).prospects
        for network in (shipped_network("solo"), with_random_policy(shipped_network("solo"), 3.0))
    )
    assert found == plain


def test_finished_games_have_no_policy_logits() -> None:
    options = TABLES["sanjuan"]
    game = kind_of(options).new_game(options, 1)
    over = game.copy()
    while over.kind is not None:
        over.play(knowledge_of(options).heuristic(over))
    policy_logits = Evaluator(with_random_policy(shipped_network("sanjuan"))).values([game, over]).policy_logits
    assert policy_logits is not None
    assert np.isfinite(policy_logits[0]).all()
    assert np.isnan(policy_logits[1]).all()


def test_selected_training_data_are_whole_decisions() -> None:
    both = PolicyData.concatenate([decisions(3), decisions(2, 5)], LAYOUT.size)
    some = both.select(np.array([4, 0]))
    np.testing.assert_array_equal(some.positions[:5], decisions(2, 5).positions[5:])
    np.testing.assert_array_equal(some.positions[5:], decisions(3).positions[:5])
    assert some.firsts.tolist() == [0, 5]
    assert some.groups().tolist() == [0] * 5 + [1] * 5


def test_the_gradient_of_the_policy_is_that_of_its_loss() -> None:
    """Compares with differences of the loss."""
    some = decisions(3)
    network = with_random_policy(small_network(), 0.3)
    found = network.activations(some.positions)
    outputs = found[-1].reshape(len(some.positions), 3, -1)
    seen = np.zeros_like(found[SEEN])
    slopes = Learner(network, np.random.default_rng(1))._policy_slopes(some, found, outputs, TRUST, seen)
    groups = some.groups()
    fixed = liked(outputs, some.seats[groups]) / np.float32(TRUST)
    rows = np.arange(len(groups)) * 3 + some.seats[groups]

    def loss() -> float:
        scores = fixed + network.policy_activations(found[SEEN][rows])[-1][:, 0]
        return 0.1 * -float((some.shares * np.log(softmax_by(scores, some.firsts, groups))).sum())

    weights = network.policy[1][0]
    for place in range(4):
        before = weights[place, 0]
        weights[place, 0] = before + 0.01
        more = loss()
        weights[place, 0] = before - 0.01
        less = loss()
        weights[place, 0] = before
        assert slopes[2][place, 0] == pytest.approx((more - less) / 0.02, rel=0.05, abs=2e-3)
    assert np.flatnonzero(seen.any(-1)).tolist() == sorted(rows.tolist())


def test_a_policy_learns_the_visits_of_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learner_module, "BATCH", 32)
    learned, others = decisions(300), decisions(100, 9)
    learner = Learner(small_network(), np.random.default_rng(1))
    before = agreement(learner.network, others, TRUST)
    learner.learn_choices(equal_lessons(), learned, TRUST, 150, 5e-3)
    after = agreement(learner.network, others, TRUST)
    assert after[0] > before[0] + 0.2
    assert after[1] < before[1]


def test_values_are_learned_without_decisions() -> None:
    learner = Learner(small_network(), np.random.default_rng(1))
    policy_logits = learner.network.policy[-1][0].copy()
    learner.learn_choices(equal_lessons(), PolicyData.concatenate([], LAYOUT.size), TRUST, 3, 1e-3)
    np.testing.assert_array_equal(learner.network.policy[-1][0], policy_logits)
    assert agreement(learner.network, PolicyData.concatenate([], LAYOUT.size), TRUST) == (0.0, 0.0)


def test_shipped_weights_have_no_policy() -> None:
    """So the choices of the bots are the same as before there were policies."""
    for path in sorted(Path(resource("bots")).glob("*.npz")):
        with np.load(path, allow_pickle=False) as file:
            assert not [name for name in file.files if name.startswith("policy")]
