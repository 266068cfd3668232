"""The formulas of a review, with numbers computed by hand."""

import math
import random

import pytest

from puertorico_desktop.learn.review.formulas import CONFIDENCE, NOISE, Mark, Verdict, accuracy, mark_of

EVEN = 0.25
"""The even share of four players."""


def verdict(*looks: tuple[float, ...], chosen: int = 0, even: float = EVEN) -> Verdict:
    """Returns the verdict about `looks`, the chances of each option in every search."""
    return Verdict.from_looks(looks, chosen, even)


@pytest.mark.parametrize(
    ("lost", "mark"),
    [
        (0.0, Mark.BEST),
        (0.005, Mark.BEST),
        (0.006, Mark.GOOD),
        (0.025, Mark.GOOD),
        (0.026, Mark.INACCURACY),
        (0.05, Mark.INACCURACY),
        (0.051, Mark.MISTAKE),
        (1.0, Mark.MISTAKE),
    ],
)
def test_marks_of_four_players(lost: float, mark: Mark) -> None:
    assert mark_of(lost, EVEN) is mark


@pytest.mark.parametrize(("lost", "mark"), [(0.01, Mark.BEST), (0.05, Mark.GOOD), (0.1, Mark.INACCURACY)])
def test_the_limits_of_marks_are_proportional_to_the_even_share(lost: float, mark: Mark) -> None:
    assert mark_of(lost, 0.5) is mark
    assert mark_of(lost + 1e-6, 0.5) is not mark


def test_a_loss_is_the_difference_of_means() -> None:
    found = verdict((0.2, 0.3), (0.4, 0.5), (0.1, 0.1))
    assert found.chances == pytest.approx((0.25, 0.45, 0.1))
    assert (found.chosen, found.best) == (0, 1)
    assert found.loss == pytest.approx(0.2)


def test_the_stake_is_the_mean_loss_of_a_random_choice() -> None:
    assert verdict((0.4,), (0.1,), (0.1,)).stake == pytest.approx(0.4 - 0.2)
    assert verdict((0.4,), (0.1,), (0.1,)).loss == 0


def test_the_stake_is_at_least_the_loss() -> None:
    found = verdict((0.1,), (0.4,), (0.4,))
    assert found.stake == found.loss == pytest.approx(0.3)


def test_the_error_is_that_of_the_differences_within_each_look() -> None:
    found = verdict((0.1, 0.2, 0.3, 0.4), (0.2, 0.3, 0.4, 0.5))
    usual = CONFIDENCE * (NOISE * EVEN) ** 2
    assert found.error == pytest.approx(math.sqrt(usual / (CONFIDENCE + 3) / 4))
    wavering = verdict((0.1, 0.2, 0.3, 0.4), (0.3, 0.2, 0.5, 0.4))
    squares = 4 * 0.1**2
    assert wavering.error == pytest.approx(math.sqrt((usual + squares) / (CONFIDENCE + 3) / 4))


def test_more_looks_reduce_the_error() -> None:
    errors = [verdict((0.2,) * count, (0.3,) * count).error for count in (1, 2, 4, 8)]
    assert errors == sorted(errors, reverse=True)


def test_the_error_is_subtracted_from_the_loss_before_marking() -> None:
    found = verdict((0.2, 0.26), (0.26, 0.2 + 0.066))
    assert found.loss == pytest.approx(0.033)
    assert mark_of(found.loss, EVEN) is Mark.INACCURACY
    assert found.sure_loss == pytest.approx(found.loss - found.error)
    assert found.mark is Mark.GOOD


def test_the_chosen_one_of_equal_moves_is_the_best() -> None:
    found = verdict((0.3,), (0.3,), chosen=1)
    assert (found.best, found.error, found.mark) == (1, 0.0, Mark.BEST)
    assert not found.is_close


def test_a_loss_within_the_error_of_a_limit_is_close() -> None:
    assert verdict((0.2, 0.2), (0.252, 0.252)).is_close
    assert not verdict((0.1,) * 8, (0.9,) * 8).is_close


def test_accuracy_is_the_kept_share_of_the_stake() -> None:
    assert accuracy([0.1, 0.0], [0.2, 0.2], EVEN) == pytest.approx(75)
    assert accuracy([0.0], [0.2], EVEN) == 100
    assert accuracy([0.5], [0.2], EVEN) == 0


def test_a_small_total_stake_has_no_accuracy() -> None:
    assert accuracy([0.0], [0.124], EVEN) is None
    assert accuracy([0.0], [0.125], EVEN) == 100
    assert accuracy([], [], EVEN) is None


def test_random_choices_have_a_low_accuracy() -> None:
    chance = random.Random(1)
    verdicts = []
    for _ in range(3000):
        looks = tuple((chance.betavariate(2, 6),) for _ in range(chance.choice((2, 3, 5))))
        verdicts.append(verdict(*looks, chosen=chance.randrange(len(looks))))
    found = accuracy([one.loss for one in verdicts], [one.stake for one in verdicts], EVEN)
    assert found is not None
    assert 0 <= found <= 30  # above 0, because the stake is at least the loss
    best = [verdict(*[(chance,) for chance in one.chances], chosen=one.best) for one in verdicts]
    assert accuracy([one.loss for one in best], [one.stake for one in best], EVEN) == 100
