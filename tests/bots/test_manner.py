"""Statistics of how games are played: figures with intervals, and what Puerto Rico counts for them."""

import math
from collections import Counter

import pytest

from puertorico_desktop.bots.arena.games import GameResult, SeatResult, Series, choosers, play_series
from puertorico_desktop.bots.arena.manner import MEAN_SCORE, PIECES_BOUGHT, Manner, Rate
from puertorico_desktop.bots.arena.rating import wilson
from puertorico_desktop.bots.arena.report import Report
from puertorico_desktop.bots.games import knowledge_of
from puertorico_desktop.bots.puertorico import manner
from puertorico_desktop.bots.puertorico.manner import MannerOfPlay
from puertorico_desktop.bots.puertorico.statistics import PuertoRicoStatistics
from puertorico_desktop.engine.games import kind_of
from puertorico_desktop.engine.puertorico.catalog import BASE_BUILDINGS
from puertorico_desktop.engine.puertorico.components import Building, Good, Role, site_of
from puertorico_desktop.engine.puertorico.events import (
    Event,
    ExtraGoodTaken,
    GoodsLoaded,
    GoodSold,
    GoodsProduced,
    GoodsStored,
    PhaseEnded,
    RoleChosen,
    RoundStarted,
)
from puertorico_desktop.engine.puertorico.options import Edition, Expansion, Options
from puertorico_desktop.engine.puertorico.setup import new_game
from puertorico_desktop.engine.sanjuan.catalog import CATALOG as SAN_JUAN_CATALOG
from puertorico_desktop.engine.sanjuan.options import Options as SanJuanOptions

NONE = (0,) * 5


def rate(*games: tuple[float, float]) -> Rate:
    found = Rate()
    for amount, cases in games:
        found.add(amount, cases)
    return found


def test_a_share_of_games_has_a_wilson_interval() -> None:
    found = rate(*[(1, 1)] * 3, *[(0, 1)] * 17)
    assert found.value == 0.15
    assert found.interval(is_share=True) == pytest.approx(wilson(0.15, 20))


@pytest.mark.parametrize("won", [0, 1])
def test_a_share_without_variance_has_an_interval(won: int) -> None:
    low, high = rate(*[(10 * won, 10)] * 5).interval(is_share=True) or (0.0, 0.0)
    assert (low, high) == wilson(float(won), 5)
    assert high - low > 0.4


@pytest.mark.parametrize("games", [1, 7])
def test_rounding_errors_are_no_variance(games: int) -> None:
    assert rate(*[(14, 23)] * games).interval(is_share=True) == pytest.approx(wilson(14 / 23, games))


def test_correlated_cases_of_a_game_count_as_one() -> None:
    together = rate(*[(10, 10), (0, 10)] * 10)
    apart = rate(*[(5, 10)] * 10, *[(4, 10)] * 5, *[(6, 10)] * 5)
    assert together.value == apart.value == 0.5
    assert together.interval(is_share=True) == pytest.approx(wilson(0.5, 20))
    low, high = apart.interval(is_share=True) or (0.0, 1.0)
    assert high - low < 0.1


def test_the_interval_of_a_mean_follows_from_the_variance_between_games() -> None:
    scores = [40, 44, 42, 38]
    found = rate(*[(4 * score, 4) for score in scores])
    low, high = found.interval(is_share=False) or (0.0, 0.0)
    deviation = math.sqrt(sum((score - 41) ** 2 for score in scores) / 3)
    assert (found.value, high - 41) == (41, pytest.approx(41 - low))
    assert high - 41 == pytest.approx(1.959964 * deviation / 2)


def test_figures_without_cases_have_no_interval() -> None:
    assert rate((0, 0)).interval(is_share=True) is None
    assert rate((0, 0)).value == 0
    assert rate((3, 1)).interval(is_share=False) is None


def rates_after(*events: Event, players: int = 3) -> dict[str, tuple[float, float]]:
    counted = MannerOfPlay(players)
    for event in events:
        counted.add(event)
    return counted.rates(new_game(Options(players=players), 1))


def chosen(seat: int, role: Role) -> RoleChosen:
    return RoleChosen(seat, role, 0)


def test_lost_goods_are_counted_for_the_last_craftsman_and_others() -> None:
    found = rates_after(
        RoundStarted(1, 0),
        chosen(0, Role.CRAFTSMAN),
        GoodsProduced(0, (2, 1, 0, 0, 0), NONE),
        GoodsProduced(1, (0, 3, 0, 0, 0), NONE),
        ExtraGoodTaken(0, Good.CORN),
        chosen(1, Role.CAPTAIN),
        GoodsStored(0, NONE, (1, 1, 0, 0, 0)),
        GoodsStored(2, NONE, (1, 0, 0, 0, 0)),
        PhaseEnded(Role.CAPTAIN),
        chosen(2, Role.CAPTAIN),  # nothing was produced since the last one
        GoodsStored(1, NONE, (0, 1, 0, 0, 0)),
        PhaseEnded(Role.CAPTAIN),
    )
    assert found[manner.ROTTEN] == (4, 7)
    assert found[manner.LOST_BY_CRAFTSMAN] == (2, 1)
    assert found[manner.LOST_BY_OTHERS] == (1, 2)
    assert found[manner.CAPTAIN_NEXT] == (1, 1)
    assert found[manner.EMPTY_PLANTS] == (0, 0)


def test_a_craftsman_of_the_last_round_is_late_after_its_captain() -> None:
    first = (RoundStarted(1, 0), chosen(0, Role.CAPTAIN), chosen(1, Role.CRAFTSMAN))
    assert rates_after(*first)[manner.LATE_CRAFTSMAN] == (1, 1)
    assert rates_after(*first, RoundStarted(2, 1))[manner.LATE_CRAFTSMAN] == (0, 0)
    second = (RoundStarted(2, 1), chosen(1, Role.CRAFTSMAN), chosen(2, Role.CAPTAIN))
    assert rates_after(*first, *second)[manner.LATE_CRAFTSMAN] == (0, 1)


def test_all_produced_goods_are_shipped_sold_lost_or_left() -> None:
    """Nothing else happens to goods in the base game."""
    options = Options(players=4)
    for seed in range(3):
        game = kind_of(options).new_game(options, seed)
        players = choosers(options, ("simple", "random", "simple", "random"), seed)
        statistics = knowledge_of(options).statistics(4)
        used = 0
        while game.kind is not None:
            for event in game.apply(players[game.asked].choose(game, ())):
                statistics.add(event)
                used += event.amount if isinstance(event, GoodsLoaded) else isinstance(event, GoodSold)
        rotten, produced = statistics.rates(game)[manner.ROTTEN]
        assert rotten > 0
        assert produced == used + rotten + sum(sum(player.goods) for player in game.players)


def test_plants_without_workers_are_counted_at_the_end() -> None:
    game = new_game(Options(players=3), 1)
    board = game.players[0]
    for building in (Building.SUGAR_MILL, Building.COFFEE_ROASTER, Building.HOSPICE):
        board.add_building(building)
    assert MannerOfPlay(3).rates(game)[manner.EMPTY_PLANTS] == (2, 2)
    board.settle_colonist(site_of(Building.SUGAR_MILL))
    assert MannerOfPlay(3).rates(game)[manner.EMPTY_PLANTS] == (1, 2)


def result(*purchases: tuple[str, ...], ended_by: str = "city") -> GameResult:
    seats = tuple(
        SeatResult("simple", 1 + number, 40 - number, float(not number), {"shipping": 30, "buildings": 10}, bought)
        for number, bought in enumerate(purchases)
    )
    rates = {name: (1.0, 2.0) for name in (*manner.SHARES, *manner.MEANS)}
    return GameResult(seats, 15, 100, ended_by, 0, rates=rates, offered=("hospice", "wharf", "office"))


def test_the_figures_of_several_games_are_combined() -> None:
    summed = Manner(PuertoRicoStatistics, Options(players=2))
    summed.add(result(("wharf",), ("wharf", "hospice")))
    summed.add(result(("wharf",), (), ended_by="colonists"))
    found = {figure.name: figure for figure in summed.figures()}
    assert (found[MEAN_SCORE].value, found[MEAN_SCORE].cases) == (39.5, 4)
    assert found["ended_by_colonists"].value == found["ended_by_city"].value == 0.5
    assert [found[f"won_by_{way}"].value for way in ("shipping", "mixed", "building")] == [1, 0, 0]
    assert [found[f"won_from_seat_{seat}"].value for seat in (0, 1)] == [1, 0]
    assert found[PIECES_BOUGHT].value == 0.5
    assert summed.never_bought() == ["office"]
    assert found[manner.ROTTEN].value == 0.5
    assert not any(figure.usual for figure in found.values())


def test_usual_ranges_exist_for_some_options() -> None:
    known = Manner(PuertoRicoStatistics, Options(players=4))
    assert {figure.name: figure.usual for figure in known.figures()}[manner.ROTTEN] == (None, 0.12)
    for other in (
        Options(players=5),
        Options(Edition.SPECIAL_1897, players=4, expansions=(Expansion.FESTIVAL,)),
        Options(Edition.SPECIAL_1897, players=4, puertomas=1),
    ):
        assert not PuertoRicoStatistics.usual(other)


@pytest.mark.parametrize("options", [Options(players=2), SanJuanOptions(players=2)])
def test_reports_contain_all_declared_figures(options: Options | SanJuanOptions) -> None:
    series = Series(options, ("random", "random"), 5)
    report = Report.from_results(series, play_series(series, 2))
    found = report.manner.figures()
    assert sum(figure.value for figure in found if figure.name.startswith("won_by_")) == pytest.approx(1)
    for figure in found:
        if figure.low is not None and figure.high is not None:
            assert figure.low <= figure.value <= figure.high
    data = report.as_data()["manner"]
    assert isinstance(data, dict)
    assert set(report.statistics.shares) | set(report.statistics.means) <= set(data)


def test_offered_pieces_are_those_of_the_game() -> None:
    statistics = knowledge_of(Options(players=3)).statistics(3)
    classic = statistics.offered(new_game(Options(players=3), 1))
    assert Counter(classic) == Counter(building.id for building in BASE_BUILDINGS)
    sanjuan = SanJuanOptions(players=2)
    cards = knowledge_of(sanjuan).statistics(2).offered(kind_of(sanjuan).new_game(sanjuan, 1))
    assert set(cards) == {card.id for card, row in SAN_JUAN_CATALOG.items() if row.expansion is None}
