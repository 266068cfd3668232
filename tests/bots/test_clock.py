"""How long a search goes on: no longer than it can change anything, longer where it is close, and no more in all."""

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
def ticking(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[float]]:
    """A time that only goes on when it is told to."""
    now = [0.0]
    monkeypatch.setattr(clock.time, "perf_counter", lambda: now[0])
    return iter([now])


def playouts(
    ticking: Iterator[list[float]],
    shares: Sequence[float],
    seconds: float = 1.0,
    overtakes: float = 1.0,
    savings: Savings | None = None,
    means: Sequence[float] = (0.3, 0.2),
) -> int:
    """How many playouts there are if the actions get such shares of them."""
    now = next(ticking)
    running = Clock(seconds, overtakes, savings, now[0])
    done = 0
    while True:
        now[0] += PLAYOUT
        done += 1
        tries = [max(1, round(done * share)) for share in shares]
        if running.is_over(tries, [mean * one for mean, one in zip(means, tries, strict=True)]):
            running.stop()
            return done


def test_it_ends_when_nothing_can_overtake_any_more(ticking: Iterator[list[float]]) -> None:
    done = playouts(ticking, (0.9, 0.1))
    assert 0.1 * done + 1.25 * (1000 - done) == pytest.approx(0.9 * done, abs=25)


def test_it_takes_its_time_where_something_can(ticking: Iterator[list[float]]) -> None:
    assert playouts(ticking, (0.55, 0.45)) == pytest.approx(1000, abs=120)


def test_who_may_choose_what_is_tried_less_waits_longer(ticking: Iterator[list[float]]) -> None:
    done = playouts(ticking, (0.9, 0.1), overtakes=0.25)
    assert 0.1 * done + 1.25 * (1000 - done) == pytest.approx(0.25 * 0.9 * done, abs=25)


def test_a_search_is_not_judged_before_it_has_begun(ticking: Iterator[list[float]]) -> None:
    assert playouts(ticking, (1.0, 0.0), seconds=0.02) == 20


def test_what_was_saved_is_spent_where_it_is_close(ticking: Iterator[list[float]]) -> None:
    savings = Savings(0.3)
    assert playouts(ticking, (0.51, 0.49), savings=savings) == pytest.approx(1300, abs=2)
    assert savings.seconds == pytest.approx(0, abs=0.002)


def test_no_decision_takes_much_longer_than_usual(ticking: Iterator[list[float]]) -> None:
    savings = Savings(100)
    done = playouts(ticking, (0.51, 0.49), savings=savings)
    most = 1000 * (1 + MOST_MORE)
    assert most - 25 <= done <= most + 2
    assert savings.seconds == pytest.approx(100 - MOST_MORE, abs=0.03)


@pytest.mark.parametrize(("shares", "means"), [((0.7, 0.3), (0.3, 0.2)), ((0.51, 0.49), (0.3, 0.3))])
def test_nothing_more_is_spent_where_it_is_clear_or_does_not_matter(
    ticking: Iterator[list[float]], shares: Sequence[float], means: Sequence[float]
) -> None:
    savings = Savings(0.5)
    assert playouts(ticking, shares, savings=savings, means=means) <= 1000 * (1 + SPENT * 0.5) + 1
    assert savings.seconds >= (1 - SPENT) * 0.5 - PLAYOUT * 2


def test_some_of_what_was_saved_is_there_for_any_decision(ticking: Iterator[list[float]]) -> None:
    """One that is not close, but open for so long that it ends because the time is over."""
    savings = Savings(1.0)
    assert playouts(
        ticking, (0.55, 0.3, 0.15), savings=savings, overtakes=0.25, means=(0.3, 0.2, 0.1)
    ) == pytest.approx(1200, abs=2)
    assert savings.seconds == pytest.approx(0.8, abs=0.01)


def test_close_are_two_that_are_tried_as_often_and_differ() -> None:
    assert is_close([50, 45, 2], [15.0, 12.0, 0.1])
    assert not is_close([50, 30, 2], [15.0, 6.0, 0.1])
    assert not is_close([50, 50], [15.0, 15.0])


def test_a_limit_that_is_set_is_kept_and_a_clear_choice_comes_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """The mayor wins in the last choice of a game, and nothing else. Every look at the clock takes a moment."""
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


def test_nodes_are_counted_to_the_last() -> None:
    game = new_game(Options(players=2), 1)
    found = SearchBot(LEVELS["expert"], BALANCED, 1, Budget(nodes=30)).think(game)
    assert found.playouts == 30
    assert math.isfinite(found.seconds)
