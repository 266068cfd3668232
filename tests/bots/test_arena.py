"""Matches: what is counted, and that the number of processes changes nothing."""

from collections import Counter

import attrs
import pytest

from puertorico_desktop.bots import registry
from puertorico_desktop.bots.arena import GameResult, Match, SeatResult, play_game, play_match, point_sources
from puertorico_desktop.bots.registry import UnknownBotError
from puertorico_desktop.bots.report import Report
from puertorico_desktop.bots.seeds import derived_seed
from puertorico_desktop.engine.puertorico.actions import PASS, Action
from puertorico_desktop.engine.puertorico.components import Building, EndTrigger
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.engine.record import GameRecord

MIXED = Match(Options(players=3), ("simple", "random", "random"), 2)


class Passing:
    """A bot that always passes, even where that is not legal."""

    def __init__(self, _seed: int) -> None:
        pass

    def choose(self, game: PuertoRico) -> Action:
        """Pass."""
        return PASS


def test_the_results_do_not_depend_on_the_number_of_processes() -> None:
    alone = list(play_match(MIXED, 6))
    assert list(play_match(MIXED, 6, jobs=2)) == alone
    assert len({result.decisions for result in alone}) > 1


def test_more_games_begin_with_the_same_games() -> None:
    assert list(play_match(MIXED, 4))[:2] == list(play_match(MIXED, 2))


@pytest.mark.parametrize("jobs", [1, 2])
def test_the_actions_are_kept_where_they_are_wanted(jobs: int) -> None:
    for number, result in enumerate(play_match(MIXED, 3, jobs, keep_actions=True)):
        without = play_game(MIXED, number)
        assert without.actions == ()
        assert attrs.evolve(result, actions=()) == without
        game = GameRecord(MIXED.options, derived_seed(MIXED.seed, number), result.actions).game
        assert game.decision is None
        assert [sheet.total for sheet in game.scores()] == [seat.score for seat in result.seats]


def test_every_point_has_a_source() -> None:
    for number in range(5):
        for seat in play_game(MIXED, number).seats:
            assert sum(seat.points.values()) == seat.score
            assert seat.points.keys() <= set(point_sources())


def test_an_illegal_choice_is_counted_and_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.BOTS, "passing", Passing)
    result = play_game(Match(Options(players=3), ("passing", "random", "random"), 1), 0)
    assert result.illegal >= result.rounds
    assert sum(seat.win for seat in result.seats) == pytest.approx(1)


def test_an_unknown_bot_is_refused_before_the_first_game() -> None:
    with pytest.raises(UnknownBotError):
        next(play_match(Match(Options(players=2), ("simple", "champion"), 1), 1))


def test_the_report_adds_up() -> None:
    def seat(score: int, win: float, *bought: Building) -> SeatResult:
        return SeatResult(score, win, {"shipping": score}, bought)

    match = Match(Options(players=3), ("simple", "random", "random"), 2)
    wharf, hospice = Building.WHARF, Building.HOSPICE
    games = [
        GameResult((seat(40, 0.5, wharf), seat(40, 0.5, hospice), seat(8, 0)), 14, 100, EndTrigger.CITY, 0),
        GameResult((seat(50, 1, wharf), seat(30, 0), seat(20, 0)), 17, 200, EndTrigger.COLONISTS, 1),
    ]
    data = Report.of(match, games).as_data()
    assert data["games"] == 2
    assert data["rounds"] == {"mean": 15.5, "min": 14, "max": 17}
    assert data["ended_by"] == {"colonists": 1, "city": 1, "victory_points": 0}
    assert data["decisions_per_game"] == 150
    assert data["illegal"] == 1
    seats, bots = data["seats"], data["bots"]
    assert isinstance(seats, list)
    assert isinstance(bots, dict)
    assert [one["wins"] for one in seats] == [1.5, 0.5, 0]
    assert [one["mean_score"] for one in seats] == [45, 35, 14]
    assert bots["random"]["wins"] == 0.5
    assert bots["random"]["mean_score"] == 24.5
    assert bots["simple"]["points"]["shipping"] == 45
    assert bots["simple"]["purchases"]["wharf"] == 2
    assert Counter(data["purchases"])["hospice"] == 1
