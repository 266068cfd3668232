"""The time of a search: it ends early if the choice cannot change, and uses saved time for close decisions."""

import math
from collections.abc import Iterator, Sequence
from itertools import count

import pytest

from puertorico_desktop.bots.base import Budget
from puertorico_desktop.bots.levels import BALANCED, LEVELS
from puertorico_desktop.bots.player import SearchBot
from puertorico_desktop.bots.search import clock
from puertorico_desktop.bots.search.clock import LEAST, MOST_MORE, SPENT, Clock, Savings, is_close
from puertorico_desktop.engine.puertorico.components import Building, Tile
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.engine.puertorico.setup import new_game
from tests.bots.test_ending import before_the_last_choice

PLAYOUT = 0.001


@pytest.fixture
def clock_time(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[float]]:
    """Yields the time of the clock, which only tests advance."""
    now = [0.0]
    monkeypatch.setattr(clock.time, "perf_counter", lambda: now[0])
    return iter([now])


def playouts(
    clock_time: Iterator[list[float]],
    shares: Sequence[float],
    seconds: float = 1.0,
    overtakes: float = 1.0,
    savings: Savings | None = None,
    means: Sequence[float] = (0.3, 0.2),
) -> int:
    """Returns the number of playouts of a search in which the actions get these shares of the visits."""
    now = next(clock_time)
    running = Clock(seconds, overtakes, savings, now[0])
    done = 0
    while True:
        now[0] += PLAYOUT
        done += 1
        tries = [max(1, round(done * share)) for share in shares]
        if running.is_over(tries, [mean * one for mean, one in zip(means, tries, strict=True)]):
            running.stop()
            return done


def test_a_search_ends_when_no_action_can_overtake(clock_time: Iterator[list[float]]) -> None:
    done = playouts(clock_time, (0.9, 0.1))
    assert 0.1 * done + 1.25 * (1000 - done) == pytest.approx(0.9 * done, abs=25)


def test_a_search_continues_while_an_action_can_overtake(clock_time: Iterator[list[float]]) -> None:
    assert playouts(clock_time, (0.55, 0.45)) == pytest.approx(1000, abs=120)


def test_a_search_is_longer_if_less_visited_actions_can_be_chosen(clock_time: Iterator[list[float]]) -> None:
    done = playouts(clock_time, (0.9, 0.1), overtakes=0.25)
    assert 0.1 * done + 1.25 * (1000 - done) == pytest.approx(0.25 * 0.9 * done, abs=25)


def test_a_search_does_not_end_early_at_its_beginning(clock_time: Iterator[list[float]]) -> None:
    assert playouts(clock_time, (1.0, 0.0), seconds=0.02) == 20


def test_saved_time_is_spent_on_close_decisions(clock_time: Iterator[list[float]]) -> None:
    savings = Savings(0.3)
    assert playouts(clock_time, (0.51, 0.49), savings=savings) == pytest.approx(1300, abs=2)
    assert savings.seconds == pytest.approx(0, abs=0.002)


def test_the_additional_time_of_a_decision_is_limited(clock_time: Iterator[list[float]]) -> None:
    savings = Savings(100)
    done = playouts(clock_time, (0.51, 0.49), savings=savings)
    most = 1000 * (1 + MOST_MORE)
    assert most - 25 <= done <= most + 2
    assert savings.seconds == pytest.approx(100 - MOST_MORE, abs=0.03)


@pytest.mark.parametrize(("shares", "means"), [((0.7, 0.3), (0.3, 0.2)), ((0.51, 0.49), (0.3, 0.3))])
def test_clear_or_equal_decisions_get_little_of_the_saved_time(
    clock_time: Iterator[list[float]], shares: Sequence[float], means: Sequence[float]
) -> None:
    savings = Savings(0.5)
    assert playouts(clock_time, shares, savings=savings, means=means) <= 1000 * (1 + SPENT * 0.5) + 1
    assert savings.seconds >= (1 - SPENT) * 0.5 - PLAYOUT * 2


def test_a_part_of_the_saved_time_is_for_any_decision(clock_time: Iterator[list[float]]) -> None:
    """A decision that is not close, but undecided for so long that it ends with its time."""
    savings = Savings(1.0)
    assert playouts(
        clock_time, (0.55, 0.3, 0.15), savings=savings, overtakes=0.25, means=(0.3, 0.2, 0.1)
    ) == pytest.approx(1200, abs=2)
    assert savings.seconds == pytest.approx(0.8, abs=0.01)


def test_actions_are_close_if_visited_equally_often_with_different_means() -> None:
    assert is_close([50, 45, 2], [15.0, 12.0, 0.1])
    assert not is_close([50, 30, 2], [15.0, 6.0, 0.1])
    assert not is_close([50, 50], [15.0, 15.0])


def test_a_search_with_a_time_limit_ends_before_it_if_the_choice_is_clear(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the mayor wins, in the last choice of a game. Every reading of the clock advances it."""
    game = before_the_last_choice(
        points=15, doubloons=2, city={Building.FORTRESS: 0}, island={Tile.CORN: (3, 3), Tile.SUGAR: (6, 5)}
    )
    ticks = count()
    monkeypatch.setattr(clock.time, "perf_counter", lambda: next(ticks) * PLAYOUT)
    bot = SearchBot(LEVELS["expert"], BALANCED, 1, Budget(seconds=0.5))
    assert len(game.legal_actions()) > 1
    assert LEAST < bot.think(game.copy()).playouts < 450
    assert bot._savings is None
    assert SearchBot(LEVELS["expert"], BALANCED, 1)._savings is not None


def test_a_limit_of_nodes_is_used_completely() -> None:
    game = new_game(Options(players=2), 1)
    found = SearchBot(LEVELS["expert"], BALANCED, 1, Budget(nodes=30)).think(game)
    assert found.playouts == 30
    assert math.isfinite(found.seconds)
