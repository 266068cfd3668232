"""The worked examples of the three classic rulebooks (S001, S003, S004), each by its id.

Not tested as such, because the text shows them only as pictures:

T003-12  a picture of colonists at work: reconstructed in words (idle colonists produce nothing)
T003-13  a picture of the set-up for four players: `test_setup.py` has every number
T004-01  how a screen shows two tiles of a kind with one colonist: the state counts them in the same way
"""

import pytest

from puertorico_desktop.engine.puertorico.actions import PASS, StoreGoods
from puertorico_desktop.engine.puertorico.components import Building, Good, Role, Tile
from puertorico_desktop.engine.puertorico.events import (
    ColonistReceived,
    ColonistsDistributed,
    DoubloonsReceived,
    EndTriggered,
    ExtraGoodTaken,
    GoodsProduced,
    PointsReceived,
)
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.position import classic
from puertorico_desktop.engine.puertorico.reasons import Reason
from tests.engine.play import asked, do, doubloons, end_phase, goods, of_kind, offered, points, refused, skipped

B, T = Building, Tile


def bonus(building: Building, game: PuertoRico, seat: int = 0) -> int | None:
    """What a large building adds to the score; None if it does not work."""
    return game.scores()[seat].bonuses.get(building)


# -- S001 ---------------------------------------------------------------------------------------------------------


def test_t001_01_five_doubloons_and_four_quarries_pay_for_a_guild_hall() -> None:
    game = classic(4).player(0, doubloons=5, island={T.QUARRY: (4, 4)}).build()
    do(game, "choose builder", "build guild hall for 5")
    assert game.players[0].doubloons == 0
    assert game.players[0].owns(B.GUILD_HALL)


@pytest.mark.parametrize(
    ("good", "plants", "most"),
    [
        ("indigo", {B.SMALL_INDIGO_PLANT: 1, B.INDIGO_PLANT: 3}, 4),
        ("sugar", {B.SMALL_SUGAR_MILL: 1, B.SUGAR_MILL: 3}, 4),
        ("tobacco", {B.TOBACCO_STORAGE: 3}, 3),
        ("coffee", {B.COFFEE_ROASTER: 2}, 2),
        ("corn", {}, 10),
    ],
)
def test_t001_02_most_that_one_player_can_produce(good: str, plants: dict[Building, int], most: int) -> None:
    tile = Tile[good.upper()]
    number = {"corn": 10, "coffee": 8, "tobacco": 9}.get(good, 11)
    game = classic(4).player(0, city=plants, island={tile: (number, number)}).offer().build()
    events = do(game, "choose craftsman")
    assert of_kind(events, GoodsProduced)[0].goods[Good[good.upper()]] == most


def test_t001_03_both_markets_together_bring_three() -> None:
    game = classic(4).player(1, indigo=1, city={B.SMALL_MARKET: 1, B.LARGE_MARKET: 1}).build()
    do(game, "choose trader")
    assert offered(game) == ["pass", "sell indigo for 4"]


def test_t001_04_both_warehouses_keep_three_kinds_and_one_good() -> None:
    game = (
        classic(4)
        .player(0, corn=2, indigo=2, sugar=2, tobacco=2, coffee=2, city={B.SMALL_WAREHOUSE: 1, B.LARGE_WAREHOUSE: 1})
        .ships({5: (Good.CORN, 5), 6: (Good.INDIGO, 6), 7: (Good.SUGAR, 3)})
        .build()
    )
    do(game, "choose captain")  # the two sugar go aboard by themselves
    do(game, "keep all corn, all indigo, all tobacco, 1 coffee")
    assert goods(game, 0) == {"corn": 2, "indigo": 2, "tobacco": 2, "coffee": 1}


def test_t001_05_nobody_takes_a_tile_with_a_full_island() -> None:
    """S001 lets the player take one and throw it away; D-11 follows S003: none may be taken."""
    game = classic(4).player(0, island={T.CORN: 6, T.INDIGO: 6}).build()
    before = list(game.plantation_offer)
    events = do(game, "choose settler")
    assert skipped(events) == [(0, Reason.ISLAND_FULL)]
    assert asked(game) == (1, "take_tile")
    assert game.plantation_offer == before


def test_t001_06_the_extra_good_comes_after_everybody_has_produced() -> None:
    """S001 lets the craftsman take it with the harvest; D-21: the last step of the phase."""
    game = classic(3).player(0, island={T.CORN: (1, 1)}).player(1, island={T.CORN: (1, 1)}).supply(corn=2).build()
    events = do(game, "choose craftsman")
    assert (goods(game, 0), goods(game, 1)) == ({"corn": 1}, {"corn": 1})
    assert not of_kind(events, ExtraGoodTaken)
    assert (0, Reason.PRODUCED_GOODS_GONE) in skipped(events)


# -- S003 ---------------------------------------------------------------------------------------------------------


def test_t003_01_a_prospector_card_with_two_doubloons_brings_three() -> None:
    game = classic(4).player(0, doubloons=0).role_doubloons({Role.PROSPECTOR: 2}).build()
    do(game, "choose prospector")
    assert doubloons(game)[0] == 3
    assert game.role_doubloons[Role.PROSPECTOR] == 0


def test_t003_02_three_quarries_help_as_far_as_the_column_says() -> None:
    game = classic(4).player(1, doubloons=20, island={T.QUARRY: (3, 3)}).build()
    do(game, "choose builder", "pass")
    prices = [game.price(1, one) for one in (B.CONSTRUCTION_HUT, B.OFFICE, B.HARBOR, B.CITY_HALL)]
    assert prices == [1, 3, 5, 7]
    for text in ("construction hut for 1", "office for 3", "harbor for 5", "city hall for 7"):
        assert f"build {text}" in offered(game)


@pytest.mark.parametrize("building", [B.GUILD_HALL, B.RESIDENCE, B.FORTRESS, B.CUSTOMS_HOUSE, B.CITY_HALL])
def test_t003_03_an_empty_large_building_is_worth_its_four_points_only(building: Building) -> None:
    game = classic(4).player(0, points=40, idle=9, island={T.CORN: 10}, city={building: 0}).offer().build()
    sheet = game.scores()[0]
    assert sheet.buildings == {building: 4}
    assert sheet.bonuses == {}
    assert sheet.total == 44


def test_t003_04_two_offices_sell_tobacco_into_a_house_that_has_tobacco() -> None:
    game = (
        classic(3)
        .player(0, tobacco=1, city={B.OFFICE: 1})
        .player(1, tobacco=1, city={B.OFFICE: 1})
        .player(2, tobacco=1)
        .house(Good.TOBACCO)
        .build()
    )
    events = do(game, "choose trader", "sell tobacco for 4", "sell tobacco for 3")
    assert game.house == [Good.TOBACCO] * 3
    assert skipped(events) == [(2, Reason.NOTHING_TO_SELL)]


def test_t003_05_the_factory_pays_for_the_kinds_really_produced() -> None:
    game = (
        classic(4)
        .player(
            1,
            doubloons=0,
            island={T.CORN: (3, 3), T.SUGAR: (3, 3), T.TOBACCO: (1, 1)},
            city={B.SUGAR_MILL: 3, B.TOBACCO_STORAGE: 1, B.FACTORY: 1},
        )
        .supply(corn=0, sugar=2)
        .build()
    )
    events = do(game, "choose craftsman")
    assert goods(game, 1) == {"sugar": 2, "tobacco": 1}
    assert of_kind(events, DoubloonsReceived) == [DoubloonsReceived(1, 1, B.FACTORY)]
    assert of_kind(events, GoodsProduced) == [GoodsProduced(1, (0, 0, 2, 1, 0), (3, 0, 1, 0, 0))]


def test_t003_06_the_harbor_counts_every_load_the_wharf_too() -> None:
    game = (
        classic(4)
        .player(0, tobacco=5, sugar=2, city={B.HARBOR: 1, B.WHARF: 1})
        .player(3, corn=1)
        .ships({5: (Good.TOBACCO, 2), 6: (Good.SUGAR, 3)})
        .build()
    )
    do(game, "choose prospector")
    events = do(game, "choose captain")  # by seat 1, who has nothing; seat 3 loads its corn by itself
    assert asked(game) == (0, "load_goods")
    events += do(game, "load 3 tobacco -> ship 5", "load 2 sugar -> ship 6", "load 2 tobacco -> wharf")
    assert points(game)[0] == 3 + 1 + 2 + 1 + 2 + 1
    assert [one.cause for one in of_kind(events, PointsReceived) if one.seat == 0] == [B.HARBOR] * 3
    assert goods(game, 0) == {}


def test_t003_07_guild_hall() -> None:
    city = {B.GUILD_HALL: 1, B.SUGAR_MILL: 0, B.SMALL_SUGAR_MILL: 0, B.SMALL_INDIGO_PLANT: 0, B.COFFEE_ROASTER: 0}
    assert bonus(B.GUILD_HALL, classic(4).player(0, city=city).build()) == 6


def test_t003_08_residence() -> None:
    game = classic(4).player(0, island={T.CORN: 6, T.QUARRY: 4}, city={B.RESIDENCE: 1}).build()
    assert bonus(B.RESIDENCE, game) == 5


def test_t003_09_fortress() -> None:
    game = classic(4).player(0, idle=10, island={T.CORN: (5, 5), T.INDIGO: (4, 4)}, city={B.FORTRESS: 1}).build()
    assert game.players[0].all_colonists == 20
    assert bonus(B.FORTRESS, game) == 6


def test_t003_10_customs_house() -> None:
    assert bonus(B.CUSTOMS_HOUSE, classic(4).player(0, points=23, city={B.CUSTOMS_HOUSE: 1}).build()) == 5


def test_t003_11_city_hall() -> None:
    others = (B.HACIENDA, B.CONSTRUCTION_HUT, B.OFFICE, B.LARGE_WAREHOUSE, B.HARBOR, B.RESIDENCE)
    game = classic(4).player(0, city={**dict.fromkeys(others, 0), B.CITY_HALL: 1}).build()
    assert bonus(B.CITY_HALL, game) == 7


def test_t003_12_idle_colonists_produce_nothing() -> None:
    """A reconstruction: more colonists on one side of the chain than on the other, and some in San Juan."""
    game = (
        classic(4)
        .player(
            0,
            idle=3,
            island={T.INDIGO: (1, 1), T.SUGAR: (3, 2), T.TOBACCO: (2, 2)},
            city={B.INDIGO_PLANT: 3, B.SMALL_SUGAR_MILL: 1, B.TOBACCO_STORAGE: 0, B.COFFEE_ROASTER: 2},
        )
        .build()
    )
    events = do(game, "choose craftsman")
    assert of_kind(events, GoodsProduced)[0].goods == (0, 1, 1, 0, 0)


def test_t003_r1_residence_and_guild_hall_count_what_is_not_occupied() -> None:
    city = {B.GUILD_HALL: 1, B.RESIDENCE: 1, B.TOBACCO_STORAGE: 0, B.SMALL_INDIGO_PLANT: 0}
    game = classic(4).player(0, island={T.CORN: 8, T.QUARRY: 4}, city=city).build()
    assert bonus(B.GUILD_HALL, game) == 3
    assert bonus(B.RESIDENCE, game) == 7


def test_t003_r2_no_colonist_from_the_hospice_for_the_tile_of_the_hacienda() -> None:
    game = classic(4).player(0, city={B.HACIENDA: 1, B.HOSPICE: 1}).offer(T.CORN).pile(indigo=8).build()
    do(game, "choose settler", "draw plantation")
    assert game.players[0].colonists[T.INDIGO] == 0
    do(game, "take corn plantation")
    assert game.players[0].colonists[T.INDIGO] == 0
    assert game.players[0].colonists[T.CORN] == 1


def test_t003_r3_after_the_wharf_the_other_goods_must_be_loaded() -> None:
    game = classic(3).player(0, corn=4, indigo=3, sugar=2, city={B.WHARF: 1}).build()
    do(game, "choose captain", "load 4 corn -> wharf")
    assert asked(game) == (0, "load_goods")
    assert "pass" not in offered(game)
    do(game, "load 2 sugar -> ship 4")
    assert refused(game, PASS) is Reason.MUST_LOAD
    do(game, "load 3 indigo -> ship 6")
    assert goods(game, 0) == {}
    assert points(game)[0] == 4 + 1 + 2 + 3


# -- S004 ---------------------------------------------------------------------------------------------------------


def test_t004_01_two_tiles_of_a_kind_are_counted_together() -> None:
    player = classic(4).player(0, island={T.INDIGO: (2, 1)}).build().players[0]
    assert (player.circles[T.INDIGO], player.colonists[T.INDIGO]) == (2, 1)


def test_t004_02_three_quarries_save_two_doubloons_at_the_office() -> None:
    game = classic(4).player(0, island={T.QUARRY: (3, 3)}).build()
    assert game.price(0, B.OFFICE) == 3


def test_t004_03_a_large_warehouse_keeps_two_kinds_and_one_good() -> None:
    game = (
        classic(4)
        .player(0, corn=5, indigo=2, sugar=4, city={B.LARGE_WAREHOUSE: 1})
        .ships({5: (Good.TOBACCO, 1), 6: (Good.COFFEE, 1), 7: (Good.INDIGO, 7)})
        .build()
    )
    do(game, "choose captain")
    assert refused(game, StoreGoods((Good.CORN, Good.SUGAR), Good.INDIGO)) is None
    do(game, "keep all corn, all sugar, 1 indigo")
    assert goods(game, 0) == {"corn": 5, "indigo": 1, "sugar": 4}


def test_t004_04_the_mayor_takes_the_privilege_before_the_distribution() -> None:
    """S004 gives it afterwards; D-17: before."""
    game = classic(4).player(0, island={T.CORN: 1, T.INDIGO: 2}).build()
    events = do(game, "choose mayor")
    assert [type(event) for event in events[1:6]] == [ColonistReceived] + [ColonistsDistributed] * 4
    assert game.players[0].all_colonists == 2


def test_t004_05_exactly_enough_colonists_do_not_end_the_game() -> None:
    """S004's detail would end it; D-32: only a refill that cannot be completed does."""
    game = classic(4).colonists(supply=5).build()
    events = do(game, "choose mayor") + end_phase(game)
    assert (game.colonist_ship, game.colonist_supply) == (4, 0)
    assert not of_kind(events, EndTriggered)
    assert game.end_triggers == 0
