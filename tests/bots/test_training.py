"""Learning from self-play with few games: progress, repeatability, independence of the executor."""

from concurrent.futures import Executor

import numpy as np
import pytest

from puertorico_desktop.bots.learning import course, refining
from puertorico_desktop.bots.learning.course import TEMPERATURE_LAST, Course, Progress, train
from puertorico_desktop.bots.learning.learner import BATCH, Learner, TrainingSet
from puertorico_desktop.bots.learning.network import Network
from puertorico_desktop.bots.learning.refining import RATE_FIRST, RATE_LAST, STAGES, refine
from puertorico_desktop.bots.learning.selfplay import Searches, play_lessons
from puertorico_desktop.bots.process.executors import executor_for
from puertorico_desktop.bots.seeds import derived_seed
from puertorico_desktop.engine.puertorico.options import Options

TWO = Options(players=2)
TWO_LAYOUT = Course(TWO, games=1, seed=1).layout


@pytest.fixture
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reduces the numbers of games and steps."""
    monkeypatch.setattr(course, "PART", 2)
    monkeypatch.setattr(course, "SIMPLE", 2)
    monkeypatch.setattr(course, "USES", 1)


def train_and_record(match: Course, executor: Executor | None = None) -> tuple[list[Progress], Network]:
    """Returns all progress reports, and the trained network."""
    reports: list[Progress] = []
    network = train(match, lambda progress, _network: reports.append(progress), executor)
    return reports, network


@pytest.mark.usefixtures("few_games")
def test_training_reports_its_progress() -> None:
    reports, network = train_and_record(Course(TWO, games=5, seed=1))
    assert [progress.games for progress in reports] == [2, 4, 5]
    assert all(progress.best_score >= progress.mean_score > 0 for progress in reports)
    assert all(np.isfinite(weights).all() for layer in network.layers for weights in layer)


@pytest.mark.usefixtures("few_games")
def test_the_same_seed_trains_the_same_network() -> None:
    first, again, other = (train_and_record(Course(TWO, games=3, seed=seed))[1] for seed in (1, 1, 2))
    np.testing.assert_array_equal(first.layers[0][0], again.layers[0][0])
    assert not np.array_equal(first.layers[0][0], other.layers[0][0])


@pytest.mark.usefixtures("few_games")
def test_an_executor_trains_the_same_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(course, "GAMES_A_TASK", 1)
    match = Course(TWO, games=5, seed=1)
    with executor_for(2) as executor:
        shared = train_and_record(match, executor)[1]
    for layer, same in zip(train_and_record(match)[1].layers, shared.layers, strict=True):
        np.testing.assert_array_equal(layer[0], same[0])


@pytest.mark.usefixtures("few_games")
def test_continued_training_takes_few_steps_until_it_has_enough_games(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Otherwise it would overfit to the first games and forget what it knows."""
    monkeypatch.setattr(course, "ENOUGH_PARTS", 3)
    monkeypatch.setattr(course, "USES", 30)
    taken: list[tuple[int, int]] = []

    def learn(_learner: Learner, lessons: TrainingSet, steps: int, rate: float) -> None:
        taken.append((len(lessons), steps))

    monkeypatch.setattr(Learner, "learn", learn)
    start = Network.untrained(TWO_LAYOUT, np.random.default_rng(1))
    for before, shares in ((start, [1 / 3, 2 / 3, 1, 1]), (None, [1, 1, 1, 1])):
        taken.clear()
        train(Course(TWO, games=8, seed=1, start=before), lambda *_: None)
        sizes = np.diff([0, *(remembered for remembered, _ in taken)])
        wanted = [30 * size / BATCH * share for size, share in zip(sizes, shares, strict=True)]
        assert [steps for _, steps in taken] == pytest.approx(wanted, abs=2)  # rounded down twice


@pytest.mark.usefixtures("few_games")
def test_refining_learns_from_all_games_except_the_last(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(refining, "PART", 2)
    match = Course(TWO, games=5, seed=1, start=Network.untrained(TWO_LAYOUT, np.random.default_rng(1)), passes=3)
    taken: list[tuple[int, int, float]] = []
    reports: list[tuple[Progress, Network | None]] = []
    learn = Learner.learn

    def recording_learn(learner: Learner, lessons: TrainingSet, steps: int, rate: float) -> None:
        taken.append((len(lessons), steps, rate))
        learn(learner, lessons, steps, rate)

    monkeypatch.setattr(Learner, "learn", recording_learn)
    network = refine(match, lambda progress, so_far: reports.append((progress, so_far)))
    assert [progress.games for progress, so_far in reports if so_far is None] == [2, 4, 5]
    assert [progress.games for progress, so_far in reports if so_far is not None] == [5] * STAGES
    assert len({size for size, _, _ in taken}) == 1
    size, steps, _ = taken[0]
    seeds = [derived_seed(match.seed, number) for number in range(4)]
    start = match.first_network(np.random.default_rng(1))
    games = play_lessons(TWO, start, match.layout, TEMPERATURE_LAST, match.simple_share, seeds)
    assert size == sum(len(game.positions) for game in games)
    assert steps == max(1, 3 * size // (BATCH * STAGES))
    rates = [rate for _, _, rate in taken]
    assert (rates[0], rates[-1]) == pytest.approx((RATE_FIRST, RATE_LAST))
    assert rates == sorted(rates, reverse=True)
    assert not np.array_equal(network.layers[0][0], start.layers[0][0])


@pytest.mark.usefixtures("few_games")
def test_refining_reduces_the_losses(monkeypatch: pytest.MonkeyPatch) -> None:
    """An untrained network has large losses in the games that are kept back; large steps reduce them quickly."""
    monkeypatch.setattr(refining, "PART", 4)
    monkeypatch.setattr(refining, "RATE_FIRST", 3e-3)
    reports: list[Progress] = []
    start = Network.untrained(TWO_LAYOUT, np.random.default_rng(1))
    refine(Course(TWO, games=12, seed=1, start=start, passes=20), lambda progress, _: reports.append(progress))
    before, *_, after = reports[2:]
    assert after.points_loss < 0.7 * before.points_loss


def test_a_lesson_contains_a_whole_game() -> None:
    match = Course(TWO, games=1, seed=1)
    network = Network.untrained(match.layout, np.random.default_rng(1))
    [lesson] = play_lessons(TWO, network, match.layout, 0.001, 0.25, [5])
    assert lesson.positions.shape == (len(lesson.evaluations), match.layout.size)
    assert lesson.wins.sum() == pytest.approx(1)
    assert lesson.terms.shape == (2, 3)
    known = lesson.evaluations[~np.isnan(lesson.evaluations[:, 0])]
    assert len(known) > 20
    np.testing.assert_allclose(known.sum(-1), 1, rtol=1e-4)


def test_lessons_depend_on_their_seed_not_on_their_order() -> None:
    match = Course(TWO, games=1, seed=1)
    network = Network.untrained(match.layout, np.random.default_rng(1))
    together = play_lessons(TWO, network, match.layout, 0.001, 0.25, [5, 6])
    alone = [play_lessons(TWO, network, match.layout, 0.001, 0.25, [seed])[0] for seed in (5, 6)]
    for one, other in zip(together, alone, strict=True):
        np.testing.assert_array_equal(one.positions, other.positions)


def test_a_share_of_the_decisions_is_searched_and_marked() -> None:
    match = Course(TWO, games=1, seed=1)
    network = Network.untrained(match.layout, np.random.default_rng(1))
    [plain] = play_lessons(TWO, network, match.layout, 0.001, 0.25, [5])
    assert not plain.searched.any()
    some = Searches(0.3, 3)
    lesson, again = (play_lessons(TWO, network, match.layout, 0.001, 0.25, [5], some)[0] for _ in range(2))
    np.testing.assert_array_equal(lesson.positions, again.positions)
    np.testing.assert_array_equal(lesson.evaluations, again.evaluations)
    known = ~np.isnan(lesson.evaluations[:, 0])
    assert not lesson.searched[~known].any()
    assert 0.1 < lesson.searched[known].mean() < 0.6
    np.testing.assert_allclose(lesson.evaluations[lesson.searched].sum(-1), 1, rtol=1e-4)
