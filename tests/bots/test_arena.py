"""Series of games: their results and statistics, which do not depend on the number of processes."""

from collections.abc import Sequence
from typing import ClassVar

import attrs
import pytest

from puertorico_desktop.bots import player, registry
from puertorico_desktop.bots.arena.games import Entrant, Series, play_game, play_series
from puertorico_desktop.bots.base import Budget
from puertorico_desktop.bots.process.executors import executor_for
from puertorico_desktop.bots.puertorico.heuristic.bot import SimpleBot
from puertorico_desktop.bots.puertorico.statistics import PuertoRicoStatistics
from puertorico_desktop.bots.registry import UnknownBotError
from puertorico_desktop.bots.seeds import derived_seed
from puertorico_desktop.engine.puertorico.actions import PASS, Action
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.engine.puertorico.setup import new_game
from puertorico_desktop.match.record import GameRecord

MIXED = Series(Options(players=3), ("simple", "random", "random"), 2)


class PassingBot:
    """A bot that always passes, even where that is not legal."""

    def __init__(self, _seed: int) -> None:
        pass

    def choose(self, game: PuertoRico, history: Sequence[Action] = ()) -> Action:
        """Passes."""
        return PASS


def test_the_results_do_not_depend_on_the_number_of_processes() -> None:
    alone = list(play_series(MIXED, 6))
    with executor_for(2) as executor:
        assert list(play_series(MIXED, 6, executor)) == alone
    assert len({result.decisions for result in alone}) > 1


def test_more_games_begin_with_the_same_games() -> None:
    assert list(play_series(MIXED, 4))[:2] == list(play_series(MIXED, 2))


@pytest.mark.parametrize("jobs", [1, 2])
def test_the_actions_are_kept_on_request(jobs: int) -> None:
    with executor_for(jobs) as executor:
        results = list(play_series(MIXED, 3, executor, keep_actions=True))
    for number, result in enumerate(results):
        without = play_game(MIXED, number)
        assert without.actions == ()
        assert attrs.evolve(result, actions=()) == without
        game = GameRecord(MIXED.options, derived_seed(MIXED.seed, number), result.actions).game
        assert game.decision is None
        assert [sheet.total for sheet in game.scores()] == [seat.score for seat in result.seats]


class HistoryCheckingBot:
    """A bot that checks that it receives the whole history."""

    def __init__(self, _seed: int) -> None:
        self.lengths: list[int] = []

    def choose(self, game: PuertoRico, history: Sequence[Action] = ()) -> Action:
        """Checks that the history has grown since the last decision."""
        assert len(history) > (self.lengths[-1] if self.lengths else -1)
        self.lengths.append(len(history))
        return game.legal_actions()[0]


def test_bots_receive_the_whole_history(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.QUICK, "reader", HistoryCheckingBot)
    result = play_game(Series(Options(players=2), ("reader", "reader"), 1), 0, keep_actions=True)
    assert sum(seat.moves for seat in result.seats) == result.decisions == len(result.actions)


class BudgetRecordingBot:
    """A bot that records the budgets with which it was created."""

    budgets: ClassVar[list[Budget | None]] = []

    def __init__(self, _level: object, _style: object, seed: int, budget: Budget | None, _valuing: object) -> None:
        self.budgets.append(budget)
        self._bot = SimpleBot(seed)

    def choose(self, game: PuertoRico, history: Sequence[Action] = ()) -> Action:
        """Chooses as the quick heuristic does."""
        return self._bot.choose(game, history)


def test_the_budget_is_passed_to_every_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player, "SearchBot", BudgetRecordingBot)
    play_game(Series(Options(players=3), ("hard", "easy", "random"), 1, Budget(nodes=7)), 0)
    assert BudgetRecordingBot.budgets == [Budget(nodes=7)] * 2


@pytest.mark.parametrize(
    ("bots", "seatings"),
    [
        ("abbb", ["abbb", "babb", "bbab", "bbba"]),
        ("abab", ["abab", "baba"]),
        ("aaaa", ["aaaa"]),
        ("abc", ["abc", "cab", "bca"]),
    ],
)
def test_every_bot_plays_in_every_seat(bots: str, seatings: list[str]) -> None:
    series = Series(Options(players=len(bots)), tuple(bots), 1, rotate=True)
    assert ["".join(seating) for seating in series.seatings] == seatings
    fixed = attrs.evolve(series, rotate=False)
    assert fixed.seatings == (tuple(bots),)
    for number in range(9):
        assert "".join(series.seating_of(number)) == seatings[number % len(seatings)]
        assert series.seed_of(number) == fixed.seed_of(number // len(seatings))


def test_rotated_games_have_the_same_seed() -> None:
    series = Series(Options(players=3), ("simple", "random", "random"), 4, rotate=True)
    results = list(play_series(series, 6))
    assert [tuple(seat.bot for seat in result.seats).index("simple") for result in results] == [0, 1, 2, 0, 1, 2]
    starts = [new_game(series.options, series.seed_of(number)).plantation_offer for number in range(6)]
    assert starts[0] == starts[1] == starts[2]
    assert starts[3] == starts[4] == starts[5] != starts[0]
    with executor_for(2) as executor:
        assert list(play_series(series, 6, executor)) == results


def test_every_point_has_a_source() -> None:
    for number in range(5):
        for seat in play_game(MIXED, number).seats:
            assert sum(seat.points.values()) == seat.score
            assert seat.points.keys() <= set(PuertoRicoStatistics.sources)


def test_an_illegal_choice_is_counted_and_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.QUICK, "passing", PassingBot)
    result = play_game(Series(Options(players=3), ("passing", "random", "random"), 1), 0)
    assert result.illegal >= result.rounds
    assert sum(seat.win for seat in result.seats) == pytest.approx(1)


def test_an_unknown_bot_is_refused_before_the_first_game() -> None:
    with pytest.raises(UnknownBotError):
        next(play_series(Series(Options(players=2), ("simple", "champion"), 1), 1))


def test_every_bot_may_have_its_own_budget() -> None:
    chooser = Series(Options(players=2), ("hard", "simple"), 1, entrants={"hard": Entrant("hard", Budget(nodes=7))})
    shared = attrs.evolve(chooser, entrants={}, budget=Budget(nodes=7))
    other = attrs.evolve(chooser, entrants={"hard": Entrant("hard", Budget(nodes=1))})
    games = [play_game(series, 0, keep_actions=True).actions for series in (chooser, shared, other)]
    assert games[0] == games[1]
    assert games[0] != games[2]
