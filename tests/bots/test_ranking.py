"""The action that a search prefers, from the visits and the mean value of each."""

from __future__ import annotations

import pytest

from puertorico_desktop.bots.base import Prospect
from puertorico_desktop.bots.search.clock import is_changing, is_close
from puertorico_desktop.bots.search.ranking import DOUBT, WEIGHED, preferred, ranked
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


def test_choices_prints_an_interval_for_each_number_of_playouts(capsys: pytest.CaptureFixture[str]) -> None:
    choices.main(["--games", "1", "--each", "2", "--nodes", "4,8", "--deep", "12"])
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "2 positions"
    assert [line.split()[0] for line in lines[1:]] == ["4", "8"]
    assert all(line.count("+-") == 2 for line in lines[1:])
