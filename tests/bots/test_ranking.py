"""The action that a search prefers, from the visits and the mean value of each."""

from __future__ import annotations

import pytest

from puertorico_desktop.bots.base import Prospect
from puertorico_desktop.bots.search.clock import is_changing, is_close
from puertorico_desktop.bots.search.ranking import DOUBT, WEIGHED, preferred, ranked
from puertorico_desktop.engine.puertorico.options import Options
from tests.bots import choices


@pytest.mark.parametrize(
    ("visits", "means", "number"),
    [
        ([60, 40], [0.30, 0.29], 0),
        ([60, 40], [0.30, 0.32], 1),  # recognized late
        ([100, 100], [0.30, 0.3001], 1),
        ([400, 6], [0.30, 0.31], 0),  # too few visits
        ([1000, 25], [0.30, 0.90], 0),  # too few visits
        ([1, 1, 1], [0.2, 0.3, 0.1], 1),  # bots that do not search
        ([0, 0], [0.0, 0.0], 0),  # programs without thoughts
    ],
)
def test_the_action_with_the_greatest_lower_bound_is_preferred(
    visits: list[int], means: list[float], number: int
) -> None:
    assert preferred(visits, means) == number


def test_few_visits_reduce_the_lower_bound() -> None:
    gap = DOUBT / 100**0.5 - DOUBT / 400**0.5
    assert preferred([400, 100], [0.3, 0.3 + gap * 1.1]) == 1
    assert preferred([400, 100], [0.3, 0.3 + gap * 0.9]) == 0
    assert WEIGHED * 400 <= 100


def test_the_preferred_action_is_first_then_the_most_visited_ones() -> None:
    prospects = [
        Prospect(action, visits, utility, (), utility)
        for action, visits, utility in (("a", 10, 0.1), ("b", 80, 0.30), ("c", 60, 0.34), ("d", 10, 0.2))
    ]
    assert "".join(one.action for one in ranked(prospects)) == "cbda"


def test_a_search_whose_preference_changes_is_close() -> None:
    tries = [60, 40]
    assert is_changing(tries, [60 * 0.30, 40 * 0.33])
    assert is_close(tries, [60 * 0.30, 40 * 0.33])
    assert not is_changing(tries, [60 * 0.30, 40 * 0.25])
    assert not is_close(tries, [60 * 0.30, 40 * 0.25])


def test_choices_prints_intervals_for_each_number_of_playouts_and_leaning(capsys: pytest.CaptureFixture[str]) -> None:
    choices.main(["--games", "1", "--each", "2", "--nodes", "4,8", "--leanings", "0,1", "--deep", "4"])
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "2 positions"
    starts = [f"{nodes:5} playouts, leaning {leaning}: " for nodes in (4, 8) for leaning in (0, 1)]
    assert [line.startswith(start) for line, start in zip(lines[1:], starts, strict=True)] == [True] * 4
    assert [line.count("+-") for line in lines[1:]] == [2, 3, 2, 3]


def test_choices_are_compared_with_equally_many_playouts() -> None:
    game = choices.positions(Options(players=4), 3, 1)[0]
    root = choices.opened(game, 1)[1]
    worst = root.actions[root.priors.index(min(root.priors))]
    worth = choices.chances(game, 2, [worst], 6)
    assert worst in worth
    assert choices.BEST_AT_FIRST <= len(worth) <= choices.BEST_AT_FIRST + 1
    assert all(0 <= chance <= 1 for chance in worth.values())
    ((preferred, visited),) = choices.choices(game, 1, [30], 0.0)
    assert {preferred, visited} <= set(root.actions)
