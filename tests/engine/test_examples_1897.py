"""The worked examples and reminders of S000 about the base game, at tables of 1897 and of the classic game alike.

T000-01  a picture of the set-up: `test_1897_numbers.py` has every number
T000-04  its picture is missing: the reconstruction in worked-examples.md is tested
T000-14 to T000-20 and R11 to R20, R25 belong to the New Buildings and the Citizens (`test_new_buildings.py`,
`test_citizens.py`, `test_1897_*.py`); T000-21 to T000-24 to the solo game (`test_puertoma.py`), R21 and R22 to the
smuggler and the festival (`test_smuggler.py`, `test_festival.py`)
"""

from collections.abc import Callable

import pytest

from puertorico_desktop.engine.puertorico.actions import LoadGoods, StoreGoods
from puertorico_desktop.engine.puertorico.components import Building, EndTrigger, Good, Role, Tile
from puertorico_desktop.engine.puertorico.events import (
    ColonistsDistributed,
    DoubloonsReceived,
    EndTriggered,
    GoodsProduced,
    GoodsStored,
    PointsReceived,
    RolesSweetened,
    ShipSailed,
)
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.position import Position, classic
from puertorico_desktop.engine.puertorico.reasons import Reason
from tests.engine.expanded import base_1897
from tests.engine.play import (
    asked,
    do,
    doubloons,
    end_phase,
    end_round,
    goods,
    of_kind,
    offered,
    points,
    refused,
    until,
)

B, T = Building, Tile
Maker = Callable[..., Position]


@pytest.fixture(params=[classic, base_1897], ids=["classic", "1897"])
def table(request: pytest.FixtureRequest) -> Maker:
    """A table of each edition."""
    maker: Maker = request.param
    return maker


def test_t000_02_mayor_distributes_six_colonists_to_four_players(table: Maker) -> None:
    game = table(4, governor=0).colonists(ship=6).build()
    events = do(game, "choose mayor")
    assert [(one.seat, one.count) for one in of_kind(events, ColonistsDistributed)] == [
        (0, 2),
        (1, 2),
        (2, 1),
        (3, 1),
    ]
    assert [player.all_colonists for player in game.players] == [3, 2, 1, 1]


def test_t000_03_quarry_discounts(table: Maker) -> None:
    game = table(4).player(0, island={T.QUARRY: (3, 3)}).build()
    assert [game.price(0, one) for one in (B.CONSTRUCTION_HUT, B.OFFICE, B.HARBOR, B.CITY_HALL)] == [1, 3, 5, 7]


def test_t000_04_production_needs_workers_on_both_sides(table: Maker) -> None:
    """The reconstruction of the picture: 2 of 3 corn occupied, 1 of 2 tobacco circles, 3 of 4 sugar."""
    game = (
        table(4)
        .player(
            0,
            island={T.CORN: (3, 2), T.TOBACCO: (1, 1), T.SUGAR: (4, 3)},
            city={B.TOBACCO_STORAGE: 1, B.SUGAR_MILL: 3},
        )
        .build()
    )
    events = do(game, "choose craftsman")
    assert of_kind(events, GoodsProduced)[0].goods == (2, 0, 3, 1, 0)


# -- T000-05: a whole captain phase step by step ------------------------------------------------------------------

ANNA, BENNO, CLARA, DONNY = range(4)


def captain_example(table: Maker, **options: bool) -> PuertoRico:
    return (
        table(4, **options)
        .player(ANNA, corn=2, sugar=6)
        .player(BENNO, sugar=2, tobacco=3)
        .player(CLARA, corn=2, tobacco=1)
        .player(DONNY, corn=1, indigo=5, city={B.SMALL_WAREHOUSE: 1})
        .ships({6: (Good.CORN, 3)})
        .build()
    )


def test_t000_05_captain_example_step_by_step(table: Maker) -> None:
    game = captain_example(table, play_forced=False)
    supply = list(game.goods)
    do(game, "choose captain")

    assert asked(game) == (ANNA, "load_goods")
    assert offered(game) == ["load 2 corn -> ship 6", "load 6 sugar -> ship 7"]
    assert refused(game, LoadGoods(Good.SUGAR, 0)) is Reason.LARGER_LOAD_ELSEWHERE
    do(game, "load 6 sugar -> ship 7")
    assert points(game) == [6 + 1, 0, 0, 0]

    assert asked(game) == (BENNO, "load_goods")
    assert offered(game) == ["load 1 sugar -> ship 7", "load 3 tobacco -> ship 5"]
    do(game, "load 1 sugar -> ship 7")
    assert points(game) == [7, 1, 0, 0]

    assert asked(game) == (CLARA, "load_goods")
    assert offered(game) == ["load 2 corn -> ship 6", "load 1 tobacco -> ship 5"]
    do(game, "load 1 tobacco -> ship 5")

    assert asked(game) == (DONNY, "load_goods")
    assert offered(game) == ["load 1 corn -> ship 6"]
    assert refused(game, LoadGoods(Good.INDIGO, 0)) is Reason.SHIP_CARRIES_OTHER
    do(game, "load 1 corn -> ship 6")

    assert asked(game) == (ANNA, "load_goods")
    assert offered(game) == ["load 2 corn -> ship 6"]
    do(game, "load 2 corn -> ship 6")
    assert points(game) == [9, 1, 1, 1]  # no second privilege

    assert asked(game) == (BENNO, "load_goods")
    assert offered(game) == ["load 3 tobacco -> ship 5"]
    events = do(game, "load 3 tobacco -> ship 5")
    assert points(game) == [9, 4, 1, 1]

    # nobody else can load; Benno's single sugar is safe, Clara must choose among two equal corn
    assert GoodsStored(BENNO, (0, 0, 1, 0, 0), (0, 0, 0, 0, 0)) in events
    assert asked(game) == (CLARA, "store_goods")
    events = do(game, "keep 1 corn")
    assert of_kind(events, GoodsStored) == [
        GoodsStored(CLARA, (1, 0, 0, 0, 0), (1, 0, 0, 0, 0)),
        GoodsStored(DONNY, (0, 5, 0, 0, 0), (0, 0, 0, 0, 0)),
    ]
    assert of_kind(events, ShipSailed) == [ShipSailed(1, Good.CORN, 6), ShipSailed(2, Good.SUGAR, 7)]
    assert [goods(game, seat) for seat in range(4)] == [{}, {"sugar": 1}, {"corn": 1}, {"indigo": 5}]
    assert (game.ship_goods, game.ship_loads) == ([Good.TOBACCO, -1, -1], [4, 0, 0])
    assert [now - before for now, before in zip(game.goods, supply, strict=True)] == [6 + 1, 0, 7, 0, 0]


def test_t000_05_captain_example_with_forced_moves_played_by_themselves(table: Maker) -> None:
    slow, quick = captain_example(table, play_forced=False), captain_example(table)
    do(slow, "choose captain", "load 6 sugar -> ship 7", "load 1 sugar -> ship 7", "load 1 tobacco -> ship 5")
    end_phase(slow)
    do(quick, "choose captain", "load 6 sugar -> ship 7", "load 1 sugar -> ship 7", "load 1 tobacco -> ship 5")
    assert asked(quick) == (BENNO, "choose_role")
    assert points(quick) == points(slow) == [9, 4, 1, 1]
    assert quick.players == slow.players
    assert (quick.goods, quick.ship_loads) == (slow.goods, slow.ship_loads)


# -- buildings ----------------------------------------------------------------------------------------------------


def test_t000_06_trader_with_a_small_market_sells_corn_for_two(table: Maker) -> None:
    game = table(4).player(0, doubloons=0, corn=1, city={B.SMALL_MARKET: 1}).build()
    do(game, "choose trader", "sell corn for 2")
    assert doubloons(game)[0] == 2


def test_t000_07_two_offices_sell_the_same_kind(table: Maker) -> None:
    game = (
        table(4)
        .player(0, sugar=1, city={B.OFFICE: 1})
        .player(1, sugar=1, city={B.OFFICE: 1})
        .house(Good.SUGAR)
        .build()
    )
    do(game, "choose trader", "sell sugar for 3", "sell sugar for 2")
    assert game.house == [Good.SUGAR] * 3


def test_t000_08_factory_pays_two_for_three_kinds(table: Maker) -> None:
    game = (
        table(4)
        .player(
            1,
            doubloons=0,
            island={T.CORN: (3, 3), T.COFFEE: (1, 1), T.INDIGO: (2, 2)},
            city={B.COFFEE_ROASTER: 1, B.INDIGO_PLANT: 2, B.FACTORY: 1},
        )
        .offer()
        .build()
    )
    events = do(game, "choose craftsman")
    assert of_kind(events, GoodsProduced)[0].goods == (3, 2, 0, 0, 1)
    assert of_kind(events, DoubloonsReceived) == [DoubloonsReceived(1, 2, B.FACTORY)]


def test_t000_09_harbor_and_wharf(table: Maker) -> None:
    game = (
        table(4, governor=1)
        .player(0, tobacco=5, sugar=2, city={B.HARBOR: 1, B.WHARF: 1})
        .ships({5: (Good.TOBACCO, 2), 6: (Good.SUGAR, 4)})
        .build()
    )
    events = do(
        game, "choose captain", "load 3 tobacco -> ship 5", "load 2 sugar -> ship 6", "load 2 tobacco -> wharf"
    )
    assert points(game) == [3 + 1 + 2 + 1 + 2 + 1, 0, 0, 0]
    assert sum(one.points for one in of_kind(events, PointsReceived)) == 3


@pytest.mark.parametrize(
    ("building", "rest", "bonus"),
    [
        (B.GUILD_HALL, {"city": (B.SMALL_INDIGO_PLANT, B.INDIGO_PLANT, B.COFFEE_ROASTER, B.SUGAR_MILL)}, 7),  # 10
        (B.FORTRESS, {"idle": 21}, 7),  # 11: 22 colonists with the one in the fortress
        (B.CUSTOMS_HOUSE, {"points": 30}, 7),  # 12
        (
            B.CITY_HALL,  # 13
            {"city": (B.CONSTRUCTION_HUT, B.HOSPICE, B.LARGE_MARKET, B.FACTORY, B.UNIVERSITY, B.CUSTOMS_HOUSE)},
            7,
        ),
    ],
    ids=["T000-10", "T000-11", "T000-12", "T000-13"],
)
def test_t000_10_to_13_large_buildings(table: Maker, building: Building, rest: dict, bonus: int) -> None:
    city = {**dict.fromkeys(rest.get("city", ()), 0), building: 1}
    others = {name: value for name, value in rest.items() if name != "city"}
    game = table(4).player(0, city=city, **others).build()
    assert game.scores()[0].bonuses == {building: bonus}


# -- reminders ----------------------------------------------------------------------------------------------------


def test_t000_r1_small_warehouse_keeps_one_kind_and_one_good(table: Maker) -> None:
    game = (
        table(4)
        .player(0, corn=4, sugar=3, city={B.SMALL_WAREHOUSE: 1})
        .ships({5: (Good.INDIGO, 1), 6: (Good.TOBACCO, 1), 7: (Good.COFFEE, 1)})
        .build()
    )
    do(game, "choose captain")
    assert offered(game) == ["keep all corn, 1 sugar", "keep all sugar, 1 corn"]


def test_t000_r2_both_warehouses_keep_three_kinds_and_one_good(table: Maker) -> None:
    game = (
        table(4)
        .player(0, corn=4, indigo=3, sugar=3, coffee=2, city={B.SMALL_WAREHOUSE: 1, B.LARGE_WAREHOUSE: 1})
        .ships({5: (Good.CORN, 5), 6: (Good.TOBACCO, 1), 7: (Good.INDIGO, 7)})
        .build()
    )
    do(game, "choose captain")
    assert len(game.legal_actions()) == 4
    assert refused(game, StoreGoods((Good.CORN, Good.SUGAR, Good.COFFEE), Good.INDIGO)) is None


def test_t000_r3_both_markets_add_three(table: Maker) -> None:
    game = table(4).player(0, coffee=1, city={B.SMALL_MARKET: 1, B.LARGE_MARKET: 1}).build()
    assert "sell coffee for 8" in (do(game, "choose trader"), offered(game))[1]


def test_t000_r4_settler_with_a_construction_hut_takes_one_quarry_only(table: Maker) -> None:
    game = table(4).player(0, city={B.CONSTRUCTION_HUT: 1, B.HACIENDA: 1}).build()
    do(game, "choose settler", "draw plantation")
    assert game.players[0].circles[T.QUARRY] == 0
    do(game, "take quarry")
    assert game.players[0].circles[T.QUARRY] == 1
    assert asked(game) == (1, "take_tile")


def test_t000_r5_hospice_with_hacienda_serves_the_chosen_tile_only() -> None:
    """The classic reading (T003-R2, D-12); 1897 leaves the choice."""
    game = classic(4).player(0, city={B.HACIENDA: 1, B.HOSPICE: 1}).offer(T.CORN).pile(coffee=8).build()
    do(game, "choose settler", "draw plantation", "take corn plantation")
    player = game.players[0]
    assert (player.colonists[T.COFFEE], player.colonists[T.CORN]) == (0, 1)


def test_t000_r6_one_kind_a_ship_and_one_ship_a_kind(table: Maker) -> None:
    game = table(4).player(0, indigo=2, tobacco=2, corn=1).ships({5: (Good.INDIGO, 1)}).build()
    do(game, "choose captain")
    assert refused(game, LoadGoods(Good.TOBACCO, 0)) is Reason.SHIP_CARRIES_OTHER
    assert refused(game, LoadGoods(Good.INDIGO, 1)) is Reason.GOOD_ON_OTHER_SHIP
    assert refused(game, LoadGoods(Good.INDIGO, 0)) is None


def test_t000_r7_no_privilege_point_for_a_captain_who_loads_nothing(table: Maker) -> None:
    game = table(4).player(1, corn=1, indigo=1).build()
    events = do(game, "choose captain", "load 1 corn -> ship 5", "load 1 indigo -> ship 7")
    assert not of_kind(events, PointsReceived)
    assert points(game) == [0, 2, 0, 0]


def test_t000_r8_no_privilege_doubloon_for_a_trader_who_sells_nothing(table: Maker) -> None:
    game = table(4).player(0, doubloons=2, sugar=1).build()
    do(game, "choose trader", "pass")
    assert doubloons(game)[0] == 2


def test_t000_r9_corn_may_be_sold_for_nothing(table: Maker) -> None:
    game = table(4).player(1, doubloons=2, corn=1).build()
    do(game, "choose trader", "sell corn for 0")
    assert doubloons(game)[1] == 2
    assert game.house == [Good.CORN]


def test_t000_r10_no_doubloon_for_a_builder_who_builds_nothing(table: Maker) -> None:
    game = table(4).player(0, doubloons=2).build()
    do(game, "choose builder", "pass")
    assert doubloons(game)[0] == 2


def test_t000_r23_points_beyond_the_last_chip_count_and_the_round_is_finished(table: Maker) -> None:
    game = table(4).player(0, corn=4).player(1, indigo=3).points_left(3).build()
    events = do(game, "choose captain", "load 4 corn -> ship 5")
    events += until(game, lambda one: one.kind.value == "choose_role")
    assert points(game) == [5, 3, 0, 0]
    assert game.points_left == 0
    assert of_kind(events, EndTriggered) == [EndTriggered(EndTrigger.VICTORY_POINTS, 0)]
    assert asked(game) == (1, "choose_role")
    end_round(game)
    assert asked(game) is None
    assert game.round == 1


def test_t000_r24_two_players_leave_one_card_with_a_doubloon(table: Maker) -> None:
    game = table(2).build()
    events = end_round(game)
    assert of_kind(events, RolesSweetened) == [RolesSweetened((Role.PROSPECTOR,))]
    assert game.role_doubloons[Role.PROSPECTOR] == 1
    assert game.governor == 1
