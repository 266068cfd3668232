"""The statistics of series of games."""

import pickle
from collections import Counter

import pytest

from puertorico_desktop.bots.arena.games import GameResult, SeatResult, Series
from puertorico_desktop.bots.arena.histogram import Histogram
from puertorico_desktop.bots.arena.report import Report
from puertorico_desktop.bots.puertorico.statistics import PuertoRicoStatistics
from puertorico_desktop.engine.puertorico.components import Building, EndTrigger
from puertorico_desktop.engine.puertorico.options import Options

WHARF, HOSPICE, FORTRESS = Building.WHARF.id, Building.HOSPICE.id, Building.FORTRESS.id
way_to_win = PuertoRicoStatistics.way_to_win


def seat(bot: str, place: int, score: int, win: float, *bought: str, chips: int | None = None) -> SeatResult:
    chips = score if chips is None else chips
    points = {"shipping": chips - 1, "harbor": 1, "buildings": score - chips}
    return SeatResult(bot, place, score, win, points, bought, moves=10, seconds=0.5)


GAMES = [
    GameResult(
        (
            seat("simple", 1, 40, 0.5, WHARF),
            seat("random", 1, 40, 0.5, HOSPICE, FORTRESS, chips=10),
            seat("random", 3, 8, 0),
        ),
        14,
        100,
        EndTrigger.CITY.id,
        0,
    ),
    GameResult(
        (seat("simple", 1, 50, 1, WHARF, chips=25), seat("random", 2, 30, 0), seat("random", 3, 20, 0)),
        17,
        200,
        EndTrigger.COLONISTS.id,
        1,
    ),
]
SERIES = Series(Options(players=3), ("simple", "random", "random"), 2)


def test_the_report_contains_sums_and_means() -> None:
    data = Report.from_results(SERIES, GAMES).as_data()
    assert data["games"] == 2
    assert data["rounds"] == {"mean": 15.5, "min": 14, "q10": 14.3, "median": 15.5, "q90": 16.7, "max": 17}
    assert data["ended_by"] == {"colonists": 1, "city": 1, "victory_points": 0}
    assert data["decisions_per_game"] == 150
    assert data["illegal"] == 1
    assert data["mean_score"] == pytest.approx(188 / 6, abs=1e-4)
    seats, bots = data["seats"], data["bots"]
    assert isinstance(seats, list)
    assert isinstance(bots, dict)
    assert [one["bot"] for one in seats] == ["simple", "random", "random"]
    assert [one["wins"] for one in seats] == [1.5, 0.5, 0]
    assert [one["win_share"] for one in seats] == [0.75, 0.25, 0]
    assert [one["mean_score"] for one in seats] == [45, 35, 14]
    assert bots["random"]["wins"] == 0.5
    assert bots["random"]["mean_score"] == 24.5
    assert bots["simple"]["points"]["shipping"] == 31.5
    assert bots["simple"]["purchases"]["wharf"] == 2
    purchases = data["purchases"]
    assert isinstance(purchases, dict)
    assert Counter(purchases)["hospice"] == 1


def test_winners_are_weighted_by_their_share_of_the_victory() -> None:
    data = Report.from_results(SERIES, GAMES).as_data()["winners"]
    assert isinstance(data, dict)
    assert (data["score"]["mean"], data["score"]["min"], data["score"]["max"]) == (45, 40, 50)
    assert data["large_building"] == 0.25
    assert data["by"] == {"shipping": 0.25, "mixed": 0.5, "building": 0.25}


@pytest.mark.parametrize(
    ("chips", "way"),
    [(60, "shipping"), (33, "shipping"), (32, "mixed"), (28, "mixed"), (27, "building"), (1, "building")],
)
def test_the_way_to_win_depends_on_the_share_of_chips(chips: int, way: str) -> None:
    winner = seat("simple", 1, 60, 1, chips=chips)
    assert way_to_win(winner.score, winner.points) == way


def test_the_way_to_win_without_points_is_building() -> None:
    assert way_to_win(0, {}) == "building"


def test_quantiles_are_interpolated() -> None:
    assert [Histogram([5, 1, 3]).quantile(share) for share in (0, 0.25, 0.5, 1)] == [1, 2, 3, 5]
    assert Histogram([7]).quantile(0.9) == 7
    assert set(Histogram().spread().values()) == {0}


def test_equal_numbers_of_a_histogram_share_memory() -> None:
    numbers = Histogram()
    for number in range(100_000):
        numbers.add(number % 7)
    assert (len(numbers), numbers.total, numbers.least, numbers.most) == (100_000, 299_995, 0, 6)
    assert len(pickle.dumps(numbers)) < 500


def test_a_contest_lists_the_bots() -> None:
    series = Series(SERIES.options, SERIES.bots, SERIES.seed, rotate=True)
    data = Report.from_results(series, GAMES).contest_data()
    bots, seats = data["bots"], data["seats"]
    assert isinstance(bots, list)
    assert isinstance(seats, list)
    assert not any("bot" in one for one in seats)
    first, second = bots
    names = ["name", "games", "win_share", "wilson_low", "wilson_high", "mean_score", "elo", "ms_per_move"]
    assert list(first)[:8] == names
    assert (first["name"], first["games"], first["win_share"], first["ms_per_move"]) == ("simple", 2, 0.75, 50)
    assert (second["name"], second["games"], second["win_share"]) == ("random", 4, 0.125)
    assert first["wilson_low"] < 0.75 < first["wilson_high"]
    assert first["elo"] == -second["elo"] > 0


def test_statistics_of_rotating_bots_follow_the_bots() -> None:
    series = Series(Options(players=3), ("random", "simple", "random"), 2, rotate=True)
    report = Report.from_results(series, GAMES)
    assert report.bots["simple"].played == 2
    assert report.bots["simple"].wins == report.seats[0].wins == 1.5


def test_points_of_the_church_are_chips() -> None:
    """Those of large buildings and of nobles are not."""
    sources = {"shipping": 20, "church": 14, "buildings": 20, "nobles": 4, "royal_garden": 4}
    assert way_to_win(62, sources) == "mixed"
    assert way_to_win(60, sources) == "shipping"
