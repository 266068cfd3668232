"""The craftsman phase: who produces what, the scarce supply, the privilege, the factory (S001, S003, D-21, D-22)."""

import pytest

from puertorico_desktop.engine.puertorico.actions import EXTRA, PASS
from puertorico_desktop.engine.puertorico.components import Building, Good, Tile
from puertorico_desktop.engine.puertorico.events import DoubloonsReceived, ExtraGoodTaken, GoodsProduced
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.position import Position, classic
from puertorico_desktop.engine.puertorico.reasons import Reason
from tests.engine.play import asked, do, goods, of_kind, offered, refused, skipped

B, T = Building, Tile


def produced(game: PuertoRico, seat: int) -> tuple[int, ...]:
    """Returns the goods that a seat produces when the governor chooses the craftsman."""
    events = do(game, "choose craftsman")
    return next(event.goods for event in of_kind(events, GoodsProduced) if event.seat == seat)


def corn_farmers(players: int, each: int) -> Position:
    position = classic(players)
    for seat in range(players):
        position.player(seat, island={T.CORN: (each, each)})
    return position.offer()


# -- production ---------------------------------------------------------------------------------------------------


def test_corn_needs_no_building() -> None:
    assert produced(classic(3).player(1, island={T.CORN: (3, 2)}).build(), 1) == (2, 0, 0, 0, 0)


@pytest.mark.parametrize(
    ("tile", "plant"),
    [
        (T.INDIGO, B.INDIGO_PLANT),
        (T.SUGAR, B.SUGAR_MILL),
        (T.TOBACCO, B.TOBACCO_STORAGE),
        (T.COFFEE, B.COFFEE_ROASTER),
    ],
)
@pytest.mark.parametrize(("farmers", "workers", "amount"), [(2, 1, 1), (1, 2, 1), (2, 2, 2), (0, 2, 0), (2, 0, 0)])
def test_production_is_limited_by_plantations_and_by_building(
    tile: Tile, plant: Building, farmers: int, workers: int, amount: int
) -> None:
    game = classic(3).player(1, island={tile: (3, farmers)}, city={plant: workers}).offer().build()
    do(game, "choose craftsman")
    assert game.players[1].goods == [amount if good == tile else 0 for good in Good]


def test_both_plants_of_a_kind_add_up() -> None:
    game = classic(3).player(1, island={T.SUGAR: (5, 5)}, city={B.SMALL_SUGAR_MILL: 1, B.SUGAR_MILL: 3}).offer()
    assert produced(game.build(), 1) == (0, 0, 4, 0, 0)


def test_a_plantation_without_its_building_produces_nothing() -> None:
    game = classic(3).player(1, island={T.COFFEE: (2, 2)}, city={B.SUGAR_MILL: 3}).build()
    events = do(game, "choose craftsman")
    assert (1, Reason.NOTHING_PRODUCED) in skipped(events)


def test_production_follows_the_turn_order_while_the_supply_lasts() -> None:
    game = corn_farmers(3, 3).supply(corn=7).build()
    events = do(game, "choose craftsman")
    assert [player.goods[Good.CORN] for player in game.players] == [3, 3, 1]
    assert of_kind(events, GoodsProduced)[2].short == (2, 0, 0, 0, 0)
    assert game.goods[Good.CORN] == 0


def test_production_begins_with_the_craftsman_not_with_the_governor() -> None:
    game = corn_farmers(3, 3).supply(corn=5).build()
    do(game, "choose trader", "choose craftsman")
    assert [player.goods[Good.CORN] for player in game.players] == [0, 3, 2]


def test_nothing_is_produced_from_an_empty_supply() -> None:
    game = corn_farmers(3, 1).supply(corn=0).build()
    do(game, "choose craftsman")
    assert [goods(game, seat) for seat in range(3)] == [{}, {}, {}]


def test_goods_on_ships_and_in_the_trading_house_are_not_in_the_supply() -> None:
    game = corn_farmers(3, 3).ships({6: (Good.CORN, 4)}).house(Good.CORN).build()
    do(game, "choose craftsman")
    assert [player.goods[Good.CORN] for player in game.players] == [3, 2, 0]


# -- the privilege ------------------------------------------------------------------------------------------------


def test_the_craftsman_chooses_among_the_kinds_produced() -> None:
    game = (
        classic(3)
        .player(0, sugar=1, island={T.CORN: (1, 1), T.INDIGO: (1, 1)}, city={B.SMALL_INDIGO_PLANT: 1})
        .build()
    )
    do(game, "choose craftsman")
    assert asked(game) == (0, "take_extra_good")
    assert offered(game) == ["take extra corn", "take extra indigo"]
    assert refused(game, EXTRA[Good.SUGAR]) is Reason.NOT_PRODUCED
    assert refused(game, PASS) is Reason.MUST_CHOOSE_GOOD
    do(game, "take extra indigo")
    assert goods(game, 0) == {"corn": 1, "indigo": 2, "sugar": 1}


def test_the_extra_good_comes_last() -> None:
    """D-21: the others produce first, so the last corn goes to the third player."""
    game = corn_farmers(3, 1).supply(corn=3).build()
    events = do(game, "choose craftsman")
    assert [player.goods[Good.CORN] for player in game.players] == [1, 1, 1]
    assert not of_kind(events, ExtraGoodTaken)
    assert skipped(events) == [(0, Reason.PRODUCED_GOODS_GONE)]


def test_the_extra_good_of_a_single_kind_is_taken_automatically() -> None:
    game = corn_farmers(3, 1).build()
    events = do(game, "choose craftsman")
    assert of_kind(events, ExtraGoodTaken) == [ExtraGoodTaken(0, Good.CORN)]
    assert goods(game, 0) == {"corn": 2}
    assert asked(game) == (1, "choose_role")


def test_kinds_that_are_used_up_cannot_be_chosen() -> None:
    """D-22."""
    game = (
        classic(3)
        .player(
            0,
            island={T.CORN: (1, 1), T.INDIGO: (1, 1), T.SUGAR: (1, 1)},
            city={B.SMALL_INDIGO_PLANT: 1, B.SMALL_SUGAR_MILL: 1},
        )
        .supply(corn=1)
        .build()
    )
    do(game, "choose craftsman")
    assert refused(game, EXTRA[Good.CORN]) is Reason.NONE_IN_SUPPLY
    assert offered(game) == ["take extra indigo", "take extra sugar"]


def test_the_extra_good_of_the_only_kind_left_is_taken_automatically() -> None:
    game = (
        classic(3)
        .player(0, island={T.CORN: (1, 1), T.INDIGO: (1, 1)}, city={B.SMALL_INDIGO_PLANT: 1})
        .supply(indigo=1)
        .build()
    )
    assert of_kind(do(game, "choose craftsman"), ExtraGoodTaken) == [ExtraGoodTaken(0, Good.CORN)]


def test_a_craftsman_who_produces_nothing_gets_nothing() -> None:
    game = classic(3).player(1, island={T.CORN: (2, 2)}).build()
    events = do(game, "choose craftsman")
    assert not of_kind(events, ExtraGoodTaken)
    assert goods(game, 0) == {}
    assert goods(game, 1) == {"corn": 2}


def test_a_kind_that_the_supply_did_not_give_is_not_produced() -> None:
    game = (
        classic(3)
        .player(0, island={T.CORN: (1, 1), T.INDIGO: (1, 1)}, city={B.SMALL_INDIGO_PLANT: 1})
        .supply(corn=0)
        .build()
    )
    assert of_kind(do(game, "choose craftsman"), ExtraGoodTaken) == [ExtraGoodTaken(0, Good.INDIGO)]


# -- the factory --------------------------------------------------------------------------------------------------

CHAINS = (
    (T.CORN, None),
    (T.INDIGO, B.SMALL_INDIGO_PLANT),
    (T.SUGAR, B.SMALL_SUGAR_MILL),
    (T.TOBACCO, B.TOBACCO_STORAGE),
    (T.COFFEE, B.COFFEE_ROASTER),
)


def manufacturer(kinds: int, workers: int = 1) -> Position:
    chains = CHAINS[:kinds]
    city = {B.FACTORY: workers, **{plant: 1 for _, plant in chains if plant is not None}}
    return classic(3).player(1, doubloons=0, island={tile: (1, 1) for tile, _ in chains}, city=city)


@pytest.mark.parametrize(("kinds", "pay"), list(enumerate((0, 0, 1, 2, 3, 5))))
def test_the_factory_pays_by_kinds(kinds: int, pay: int) -> None:
    game = manufacturer(kinds).build()
    events = do(game, "choose craftsman")
    assert game.players[1].doubloons == pay
    assert of_kind(events, DoubloonsReceived) == ([DoubloonsReceived(1, pay, B.FACTORY)] if pay else [])


def test_an_unoccupied_factory_pays_nothing() -> None:
    game = manufacturer(5, workers=0).build()
    do(game, "choose craftsman")
    assert game.players[1].doubloons == 0


def test_the_factory_counts_kinds_and_not_amounts() -> None:
    game = classic(3).player(1, doubloons=0, island={T.CORN: (6, 6)}, city={B.FACTORY: 1}).offer().build()
    do(game, "choose craftsman")
    assert game.players[1].doubloons == 0


def test_the_factory_does_not_count_the_extra_good() -> None:
    game = classic(3).player(0, doubloons=0, island={T.CORN: (1, 1)}, city={B.FACTORY: 1}).build()
    do(game, "choose craftsman")
    assert game.players[0].doubloons == 0
