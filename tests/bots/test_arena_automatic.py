"""Automatic seats among bots: the order of seats, and the statistics of automatic seats."""

import attrs

from puertorico_desktop.bots.arena.games import (
    AutomaticSeat,
    Chooser,
    Series,
    choosers,
    names_by_seat,
    play_game,
    play_series,
)
from puertorico_desktop.bots.arena.report import Report
from puertorico_desktop.bots.puertorico.statistics import PuertoRicoStatistics
from puertorico_desktop.engine.games import kind_of
from puertorico_desktop.engine.puertorico.components import Extra
from puertorico_desktop.engine.puertorico.options import WHOLE_BOX, Edition, Options, Selection
from puertorico_desktop.engine.sanjuan.options import Options as SanJuanOptions
from puertorico_desktop.match.record import GameRecord

SOLO = Options(edition=Edition.SPECIAL_1897, players=3, puertomas=2)
WITH_PUERTOMA = attrs.evolve(SOLO, players=4, puertomas=1)
BOX = attrs.evolve(WITH_PUERTOMA, expansions=WHOLE_BOX, buildings=Selection.FIXED)


def test_bots_rotate_while_automatic_seats_stay() -> None:
    series = Series(WITH_PUERTOMA, ("simple", "random", "random"), 1, rotate=True)
    assert series.seatings == (
        ("simple", "random", "random", "puertoma"),
        ("random", "simple", "random", "puertoma"),
        ("random", "random", "simple", "puertoma"),
    )
    assert attrs.evolve(series, rotate=False).seatings == series.seatings[:1]
    assert [series.seed_of(number) for number in range(3)] == [series.seed_of(0)] * 3 != [series.seed_of(3)] * 3


def test_a_single_bot_has_one_seating() -> None:
    series = Series(SOLO, ("random",), 1, rotate=True)
    assert series.seatings == (("random", "puertoma", "puertoma"),)
    assert series.automatic == {1, 2}


def test_games_without_automatic_seats_have_only_bots() -> None:
    assert names_by_seat(Options(players=2), ("simple", "random")) == ("simple", "random")
    assert names_by_seat(SanJuanOptions(players=2), ("simple", "random")) == ("simple", "random")
    assert kind_of(SanJuanOptions()).automatic_id is None


def test_automatic_seats_play_without_choosers() -> None:
    players = choosers(SOLO, ("simple", "puertoma", "puertoma"), 4)
    assert [type(player) for player in players] == [Chooser, AutomaticSeat, AutomaticSeat]
    result = play_game(Series(SOLO, ("simple",), 4), 0, keep_actions=True)
    assert [seat.bot for seat in result.seats] == ["simple", "puertoma", "puertoma"]
    assert result.seats[0].moves < result.decisions == len(result.actions)
    assert [(seat.moves, seat.seconds) for seat in result.seats[1:]] == [(0, 0.0)] * 2
    game = GameRecord(SOLO, Series(SOLO, ("simple",), 4).seed_of(0), result.actions).game
    assert [sheet.total for sheet in game.scores()] == [seat.score for seat in result.seats]


def test_every_point_of_a_puertoma_has_a_source() -> None:
    extras = {extra.id for extra in Extra}
    found = set()
    for options in (SOLO, BOX):
        bots = ("simple",) * (options.players - options.puertomas)
        for number in range(3):
            for seat in play_game(Series(options, bots, 6), number).seats:
                assert sum(seat.points.values()) == seat.score
                found |= seat.points.keys() & extras
                assert seat.bot == "puertoma" or not seat.points.keys() & extras
    assert found == extras


def test_achievement_cards_are_a_source_of_points() -> None:
    options = attrs.evolve(BOX, puertomas=0)
    points = [seat.points for seat in play_game(Series(options, ("simple",) * 4, 2), 0).seats]
    assert any("achievements" in one for one in points)


def test_a_report_lists_automatic_seats() -> None:
    series = Series(WITH_PUERTOMA, ("simple", "random", "random"), 1, rotate=True)
    report = Report.from_results(series, play_series(series, 3))
    assert list(report.bots) == ["simple", "random", "puertoma"]
    assert [report.bots[name].played for name in report.bots] == [3, 6, 3]
    data = report.contest_data()
    seats, bots = data["seats"], data["bots"]
    assert isinstance(seats, list)
    assert isinstance(bots, list)
    assert [seat.get("bot") for seat in seats] == [None, None, None, "puertoma"]
    assert [bot["name"] for bot in bots] == ["simple", "random", "puertoma"]
    assert abs(sum(bot["win_share"] * bot["games"] for bot in bots) - 3) < 0.01
    assert PuertoRicoStatistics.way_to_win(10, {"left_over": 6, "shipping": 4}) == "building"
