"""The New Buildings one by one, and the worked examples and reminders of S000 about them by their ids."""

import pytest

from puertorico_desktop.engine.puertorico.abilities.base import ABILITIES, HOOK_AT, Trigger, overrides_hook
from puertorico_desktop.engine.puertorico.abilities.hooks import hooks_of
from puertorico_desktop.engine.puertorico.actions import Build
from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.engine.puertorico.components import Building, EndTrigger, Good, Tile
from puertorico_desktop.engine.puertorico.events import (
    ColonistArrived,
    ColonistReceived,
    ColonistReturned,
    DoubloonsReceived,
    EndTriggered,
    GoodsProduced,
    GoodsStored,
    PointsReceived,
)
from puertorico_desktop.engine.puertorico.expansion_actions import StoreCrates
from puertorico_desktop.engine.puertorico.options import Edition
from puertorico_desktop.engine.puertorico.phases.storage import storings_with_crates
from puertorico_desktop.engine.puertorico.reasons import Reason
from tests.engine.expanded import CORRECTED, new_buildings
from tests.engine.play import asked, do, doubloons, goods, of_kind, offered, points, refused, tiles

B, G, T = Building, Good, Tile
BLOCKED = {5: (G.INDIGO, 1), 6: (G.TOBACCO, 1), 7: (G.COFFEE, 1)}
"""Ships that take neither corn nor sugar."""


# -- aqueduct -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("plants", "sugar"),
    [
        ({B.SUGAR_MILL: 2}, 3),
        ({B.SMALL_SUGAR_MILL: 1}, 1),  # only the large mill counts
        ({B.SUGAR_MILL: 0, B.SMALL_SUGAR_MILL: 1}, 1),
        ({B.SUGAR_MILL: 1, B.SMALL_SUGAR_MILL: 1}, 3),
        ({}, 0),
    ],
)
def test_aqueduct_adds_to_the_large_mill(plants: dict[Building, int], sugar: int) -> None:
    game = new_buildings().player(1, island={T.SUGAR: (2, 2)}, city={B.AQUEDUCT: 1, **plants}).build()
    events = do(game, "choose craftsman")
    assert goods(game, 1).get("sugar", 0) == sugar
    assert sum(one.goods[G.SUGAR] for one in of_kind(events, GoodsProduced) if one.seat == 1) == sugar


def test_aqueduct_needs_goods_in_the_supply() -> None:
    position = new_buildings().player(1, island={T.SUGAR: (2, 2)}, city={B.AQUEDUCT: 1, B.SUGAR_MILL: 2})
    game = position.supply(sugar=2).build()
    events = do(game, "choose craftsman")
    assert next(one for one in of_kind(events, GoodsProduced) if one.seat == 1).short == (0, 0, 1, 0, 0)


# -- forest house -------------------------------------------------------------------------------------------------


def test_t000_14_forests_quarries_and_privilege_together() -> None:
    """The building is one of two points; the text of S000 errs there (D-47), its result holds."""
    game = (
        new_buildings()
        .player(0, doubloons=1, city={B.FOREST_HOUSE: 1}, forests={T.CORN: 4}, island={T.QUARRY: (2, 2)})
        .copies(B.LARGE_WAREHOUSE, 2)
        .build()
    )
    do(game, "choose builder")
    assert game.price(0, B.LARGE_WAREHOUSE) == 1
    offer = next(one for one in game.market(0) if one.building is B.LARGE_WAREHOUSE)
    assert (offer.cost, offer.by_quarries, offer.by_buildings, offer.by_privilege, offer.price) == (6, 2, 2, 1, 1)
    do(game, "build large warehouse for 1")
    assert doubloons(game)[0] == 0


def test_an_empty_forest_house_saves_nothing() -> None:
    game = new_buildings().player(0, city={B.FOREST_HOUSE: 0}, forests={T.CORN: 4}).build()
    assert game.price(0, B.CHURCH) == 5


def test_forest_house_makes_a_forest_of_a_tile_on_offer() -> None:
    game = new_buildings().player(0, city={B.FOREST_HOUSE: 1}).offer(T.SUGAR, T.CORN).build()
    do(game, "choose settler")
    assert "take sugar plantation as forest" in offered(game)
    do(game, "take sugar plantation as forest")
    player = game.players[0]
    assert (player.forests, player.tiles, player.circles[T.SUGAR]) == ((0, 0, 1, 0, 0), 1, 0)
    assert game.observation(1).players[0].tiles[T.FOREST] == 1


def test_forest_house_looks_at_the_drawn_tile_first() -> None:
    game = new_buildings().player(0, city={B.FOREST_HOUSE: 1, B.HACIENDA: 1}).offer(T.CORN).pile(coffee=8).build()
    do(game, "choose settler", "draw plantation")
    assert asked(game) == (0, "place_drawn_tile")
    assert game.observation(0).drawn is T.COFFEE
    other = game.copy()
    do(game, "place as forest", "take corn plantation")
    assert game.players[0].forests[T.COFFEE] == 1
    do(other, "place as it is", "take corn plantation as forest")
    assert (other.players[0].circles[T.COFFEE], other.players[0].forests[T.CORN]) == (1, 1)


def test_forest_house_with_hospice_sends_the_colonist_to_san_juan() -> None:
    position = new_buildings().player(0, city={B.FOREST_HOUSE: 1, B.HOSPICE: 1}).offer(T.CORN, T.SUGAR)
    game = position.build()
    events = do(game, "choose settler", "take corn plantation as forest")
    assert of_kind(events, ColonistArrived) == [ColonistArrived(0, B.HOSPICE, from_ship=False)]
    assert game.players[0].idle == 1


@pytest.mark.parametrize("forest_first", [True, False])
def test_forest_house_with_hospice_puts_the_colonist_on_the_other_tile(forest_first: bool) -> None:
    """The colonist must come to the tile that is no forest."""
    city = {B.FOREST_HOUSE: 1, B.HOSPICE: 1, B.HACIENDA: 1}
    game = new_buildings().player(0, city=city).offer(T.CORN, T.SUGAR).pile(coffee=8).build()
    do(game, "choose settler", "draw plantation")
    if forest_first:
        do(game, "place as forest", "take corn plantation")
    else:
        do(game, "place as it is")
        assert asked(game) == (0, "accept_benefit")
        do(game, "pass", "take corn plantation as forest")
    player = game.players[0]
    assert (player.colonists[T.CORN if forest_first else T.COFFEE], player.idle) == (1, 0)


# -- black market -------------------------------------------------------------------------------------------------


def test_t000_15_the_black_market_keeps_its_own_colonist() -> None:
    game = new_buildings().player(0, doubloons=0, city={B.BLACK_MARKET: 1}).build()
    do(game, "choose builder")
    assert refused(game, Build(B.FOREST_HOUSE)) is Reason.CANNOT_AFFORD


def test_black_market_replaces_three_doubloons() -> None:
    game = (
        new_buildings()
        .player(0, doubloons=1, points=1, corn=1, sugar=1, city={B.BLACK_MARKET: 1, B.HACIENDA: 1}, idle=1)
        .build()
    )
    left = game.points_left
    do(game, "choose builder")
    assert "build trading post for 4" in offered(game)  # 5 less the privilege: one doubloon and three pieces
    do(game, "build trading post for 4")
    assert asked(game) == (0, "pay")
    assert offered(game) == ["return colonist from hacienda", "return colonist from san juan"]
    supply = game.colonist_supply
    events = do(game, "return colonist from hacienda")
    assert of_kind(events, ColonistReturned) == [ColonistReturned(0, B.HACIENDA, noble=False)]
    assert not game.players[0].occupies(B.HACIENDA)
    assert offered(game) == ["return corn", "return sugar"]
    do(game, "return sugar")  # the point is all that is left to give: it goes by itself
    assert game.players[0].owns(B.TRADING_POST)
    assert (doubloons(game)[0], points(game)[0], game.points_left) == (0, 0, left + 1)
    assert game.colonist_supply == supply + 1


def test_black_market_is_used_only_if_doubloons_are_missing() -> None:
    game = new_buildings().player(0, doubloons=5, corn=1, city={B.BLACK_MARKET: 1}).build()
    do(game, "choose builder", "build church for 4")
    assert (doubloons(game)[0], goods(game, 0)) == (1, {"corn": 1})


def test_black_market_owner_chooses_the_piece_to_give() -> None:
    game = new_buildings().player(0, doubloons=2, points=1, corn=1, city={B.BLACK_MARKET: 1}).build()
    do(game, "choose builder", "build guesthouse for 3")
    assert offered(game) == ["return corn", "return point"]
    do(game, "return point")
    assert goods(game, 0) == {"corn": 1}


def test_black_market_gives_points_back_beyond_the_last_chip() -> None:
    game = new_buildings().player(0, doubloons=0, points=1, city={B.BLACK_MARKET: 1}).player(1, points=110).build()
    assert game.points_left == 0
    do(game, "choose builder", "build forest house for 1")
    assert game.points_left == 0  # it was one of the noted ones


# -- storehouse ---------------------------------------------------------------------------------------------------


def test_storehouse_keeps_four_single_goods() -> None:
    game = new_buildings().player(0, corn=3, sugar=3, city={B.STOREHOUSE: 1}).ships(BLOCKED).build()
    do(game, "choose captain")
    assert offered(game) == ["keep 3 corn, 1 sugar", "keep 2 corn, 2 sugar", "keep 1 corn, 3 sugar"]
    do(game, "keep 2 corn, 2 sugar")
    assert goods(game, 0) == {"corn": 2, "sugar": 2}


def test_storehouse_with_a_warehouse_offers_every_division() -> None:
    game = (
        new_buildings()
        .player(0, corn=5, sugar=4, city={B.STOREHOUSE: 1, B.SMALL_WAREHOUSE: 1})
        .ships(BLOCKED)
        .build()
    )
    events = do(game, "choose captain")
    assert of_kind(events, GoodsStored)[0].kept == (5, 0, 4, 0, 0)  # everything finds room


def test_storehouse_lists_equal_outcomes_once() -> None:
    stock = (6, 0, 6, 2, 0)
    ways = [action for action in storings_with_crates(stock, 1) if isinstance(action, StoreCrates)]
    kept = {
        tuple(had if good in way.kinds else way.crates.count(Good(good)) for good, had in enumerate(stock))
        for way in ways
    }
    assert len(kept) == len(ways)
    assert {(6, 0, 4, 0, 0), (4, 0, 6, 0, 0), (6, 0, 2, 2, 0), (2, 0, 2, 2, 0)} <= kept


# -- guesthouse ---------------------------------------------------------------------------------------------------


def test_t000_16_a_guest_opens_a_warehouse_at_the_end_of_the_captain_phase() -> None:
    game = (
        new_buildings()
        .player(0, corn=3, sugar=3, city={B.GUESTHOUSE: 2, B.SMALL_WAREHOUSE: 0, B.LIBRARY: 0})
        .ships(BLOCKED)
        .build()
    )
    do(game, "choose captain")
    assert offered(game) == ["keep 1 corn", "keep 1 sugar", "move colonist to small warehouse"]
    do(game, "move colonist to small warehouse")
    assert offered(game) == ["keep all corn, 1 sugar", "keep all sugar, 1 corn"]
    assert game.players[0].occupies(B.GUESTHOUSE)  # the second guest has not moved


def test_t000_16_a_guest_doubles_the_privilege() -> None:
    game = new_buildings().player(0, doubloons=0, sugar=1, city={B.GUESTHOUSE: 1, B.LIBRARY: 0}).build()
    assert "move colonist to library" in offered(game)
    do(game, "move colonist to library", "choose trader", "sell sugar for 4")
    assert doubloons(game)[0] == 4


def test_t000_16_the_guest_may_move_when_the_trader_has_been_chosen() -> None:
    """The order of the example: first the role, then the guest."""
    game = new_buildings().player(0, doubloons=0, sugar=1, city={B.GUESTHOUSE: 1, B.LIBRARY: 0}).build()
    do(game, "choose trader")
    assert offered(game) == ["pass", "sell sugar for 3", "move colonist to library"]
    do(game, "move colonist to library")
    assert offered(game) == ["pass", "sell sugar for 4"]


def test_a_guest_doubles_the_privilege_of_the_chosen_role_until_it_is_used() -> None:
    city = {B.GUESTHOUSE: 1, B.LIBRARY: 0}
    at_builder = new_buildings().player(0, doubloons=2, city=city).build()
    do(at_builder, "choose builder", "move colonist to library")
    assert at_builder.price(0, B.CHURCH) == 3
    at_captain = new_buildings().player(0, corn=1, sugar=1, city=city).build()
    do(at_captain, "choose captain", "move colonist to library", "load 1 sugar -> ship 7")
    assert points(at_captain)[0] == 1 + 2
    at_craftsman = new_buildings().player(0, island={T.CORN: (2, 1)}, city=city).build()
    do(at_craftsman, "choose craftsman")
    assert offered(at_craftsman) == ["pass", "move colonist to corn", "move colonist to library"]
    do(at_craftsman, "move colonist to library")
    assert goods(at_craftsman, 0) == {"corn": 3}


def test_a_guest_brings_the_settler_a_second_turn() -> None:
    city = {B.GUESTHOUSE: 1, B.LIBRARY: 0}
    game = new_buildings(2).player(0, city=city).offer(T.CORN, T.SUGAR, T.INDIGO).build()
    do(game, "choose settler", "move colonist to library", "take quarry", "take corn plantation")
    assert asked(game) == (0, "take_tile")
    do(game, "take sugar plantation")
    assert (tiles(game, 0), asked(game)) == ({"quarry": 1, "sugar": 1}, (1, "choose_role"))


def test_a_settler_may_move_a_guest_to_the_library_at_the_end_of_the_phase() -> None:
    """The extra plantation is taken at the end of the phase, and a guest may move at any time (S000)."""
    position = new_buildings(3).player(0, city={B.GUESTHOUSE: 1, B.LIBRARY: 0})
    game = position.offer(T.CORN, T.SUGAR, T.COFFEE, T.INDIGO).build()
    do(game, "choose settler", "take quarry", "take corn plantation", "take sugar plantation")
    assert (asked(game), offered(game)) == ((0, "move_guests"), ["pass", "move colonist to library"])
    stays = game.copy()
    do(stays, "pass")
    assert asked(stays) == (1, "choose_role")
    do(game, "move colonist to library")
    assert offered(game) == ["pass", "take indigo plantation", "take coffee plantation"]
    do(game, "take coffee plantation")
    assert (tiles(game, 0), asked(game)) == ({"quarry": 1, "coffee": 1}, (1, "choose_role"))


def test_a_guest_goes_to_the_library_for_a_second_quarry() -> None:
    """Whoever has a construction hut as well may take a quarry as the second tile (S000)."""
    position = new_buildings(3).player(0, city={B.GUESTHOUSE: 1, B.LIBRARY: 0, B.CONSTRUCTION_HUT: 1})
    game = position.offer(T.SUGAR).build()
    do(game, "choose settler", "take quarry", "take sugar plantation")
    assert (asked(game), offered(game)) == ((0, "move_guests"), ["pass", "move colonist to library"])
    do(game, "move colonist to library", "take quarry")
    assert tiles(game, 0) == {"quarry": 2}


def test_a_settler_is_not_asked_about_guests_if_no_tile_can_be_taken() -> None:
    city = {B.GUESTHOUSE: 1, B.LIBRARY: 0}
    none_left = new_buildings(3).player(0, city=city).offer(T.CORN, T.SUGAR, T.COFFEE).build()
    do(none_left, "choose settler", "take corn plantation", "take sugar plantation", "take coffee plantation")
    assert asked(none_left) == (1, "choose_role")
    full = new_buildings(3).player(0, city=city, island={T.CORN: 6, T.INDIGO: 6}).offer(T.CORN, T.SUGAR).build()
    do(full, "choose settler", "pass", "pass")
    assert asked(full) == (1, "choose_role")
    nobody = new_buildings(3).player(0, city={B.GUESTHOUSE: 0, B.LIBRARY: 0}).offer(T.CORN, T.SUGAR).build()
    do(nobody, "choose settler", "pass", "pass", "pass")
    assert asked(nobody) == (1, "choose_role")


def test_a_craftsman_may_move_a_guest_to_the_library_after_production() -> None:
    city = {B.GUESTHOUSE: 1, B.LIBRARY: 0, B.SMALL_SUGAR_MILL: 1}
    game = new_buildings().player(0, island={T.CORN: (2, 2), T.SUGAR: (1, 1)}, city=city).build()
    do(game, "choose craftsman")
    assert offered(game) == ["take extra corn", "take extra sugar", "move colonist to library"]
    do(game, "move colonist to library", "take extra corn", "take extra sugar")
    assert goods(game, 0) == {"corn": 3, "sugar": 2}
    of_one_kind = new_buildings().player(0, island={T.CORN: (2, 2)}, city={B.GUESTHOUSE: 1, B.LIBRARY: 0}).build()
    do(of_one_kind, "choose craftsman")
    assert offered(of_one_kind) == ["take extra corn", "move colonist to library"]
    do(of_one_kind, "move colonist to library")
    assert goods(of_one_kind, 0) == {"corn": 4}


@pytest.mark.parametrize("play_forced", [True, False])
def test_a_guest_doubles_the_captains_privilege_where_only_one_load_is_possible(play_forced: bool) -> None:
    position = new_buildings(play_forced=play_forced).player(0, corn=1, city={B.GUESTHOUSE: 1, B.LIBRARY: 0})
    game = position.ships({5: (G.CORN, 1)}).build()
    do(game, "choose captain")
    assert offered(game) == ["load 1 corn -> ship 5", "move colonist to library"]
    do(game, "move colonist to library")
    if not play_forced:
        do(game, "load 1 corn -> ship 5")
    assert points(game)[0] == 1 + 2


def test_a_guest_in_the_library_doubles_the_doubloon_of_the_lighthouse() -> None:
    city = {B.GUESTHOUSE: 1, B.LIBRARY: 0, B.LIGHTHOUSE: 1}
    game = new_buildings().player(0, doubloons=0, corn=2, city=city).player(1, doubloons=0, city=city).build()
    do(game, "choose captain")
    assert (asked(game), offered(game)) == ((0, "move_guests"), ["pass", "move colonist to library"])
    later = game.copy()
    do(game, "move colonist to library")
    assert doubloons(game)[:2] == [2, 0]
    do(later, "pass", "move colonist to library")
    assert doubloons(later)[0] == 1


def test_a_guest_may_move_to_the_library_if_the_builder_can_buy_nothing() -> None:
    city = {B.GUESTHOUSE: 1, B.LIBRARY: 0, B.SMALL_INDIGO_PLANT: 1, B.SMALL_MARKET: 1, B.AQUEDUCT: 1}
    game = new_buildings().player(0, doubloons=0, city=city).build()
    do(game, "choose builder")
    assert offered(game) == ["pass", "move colonist to library"]
    do(game, "move colonist to library")
    assert "build small sugar mill for 0" in offered(game)


def test_a_guest_may_move_to_the_hospice_after_the_tile_was_drawn() -> None:
    city = {B.GUESTHOUSE: 1, B.HOSPICE: 0, B.HACIENDA: 1, B.FOREST_HOUSE: 1}
    game = new_buildings(3).player(0, city=city).build()
    do(game, "choose settler", "draw plantation")
    assert asked(game) == (0, "place_drawn_tile")
    assert "move colonist to hospice" in offered(game)
    do(game, "move colonist to hospice", "place as it is")
    assert asked(game)[1] != "place_drawn_tile"


def test_no_guest_may_move_to_the_library_without_a_privilege_to_come() -> None:
    city = {B.GUESTHOUSE: 2, B.LIBRARY: 0, B.HARBOR: 0, B.OFFICE: 0, B.HACIENDA: 0, B.UNIVERSITY: 0}
    position = new_buildings(3).player(0, corn=2, sugar=2, coffee=2, city=city)
    game = position.player(1, doubloons=0, indigo=1, city=city).build()
    do(game, "choose captain")
    assert "move colonist to library" in offered(game)
    do(game, "load 2 corn -> ship 4", "load 1 indigo -> ship 5")
    assert asked(game) == (0, "load_goods")
    assert "move colonist to library" not in offered(game)
    for role, kind in (("trader", "sell_good"), ("settler", "take_tile"), ("builder", "build")):
        other = new_buildings(3).player(0, corn=1).player(1, corn=1, doubloons=9, city=city).build()
        do(other, f"choose {role}", "pass")
        assert asked(other) == (1, kind)
        assert "move colonist to library" not in offered(other)


def test_guests_may_move_only_to_buildings_that_the_phase_uses_next() -> None:
    city = {B.GUESTHOUSE: 2, B.HACIENDA: 0, B.UNIVERSITY: 0, B.HARBOR: 0, B.SUGAR_MILL: 0, B.CUSTOMS_HOUSE: 0}
    island = {T.SUGAR: 1, T.QUARRY: 1}
    at_settler = new_buildings().player(0, city=city, island=island).build()
    do(at_settler, "choose settler")
    assert [one for one in offered(at_settler) if "move" in one] == ["move colonist to hacienda"]
    at_builder = new_buildings().player(0, city=city, island=island).build()
    do(at_builder, "choose builder")
    moves = [one for one in offered(at_builder) if "move" in one]
    assert moves == ["move colonist to quarry", "move colonist to university"]
    before = at_builder.price(0, B.CHURCH)
    do(at_builder, "move colonist to quarry")
    assert at_builder.price(0, B.CHURCH) == before - 1


@pytest.mark.parametrize("moment", Trigger)
def test_player_moments_contain_every_moment_at_which_guests_can_move(moment: Trigger) -> None:
    """The phases look at `Player.moments` before they ask for moves."""
    guests = ABILITIES[B.GUESTHOUSE]
    for building in {B.SUGAR_MILL, *ABILITIES} - {B.GUESTHOUSE}:
        game = new_buildings().player(0, city={B.GUESTHOUSE: 1, building: 0}).build()
        player = game.players[0]
        if CATALOG[building].circles and guests.turn_actions(game, 0, moment):
            assert player.moments >> moment & 1, building
    busy = new_buildings().player(0, city={B.GUESTHOUSE: 1, B.HOSPICE: 1}).build().players[0]
    of_tiles = (Trigger.BUILDING, Trigger.BEFORE_CRAFTSMAN, Trigger.CHOOSING, Trigger.ENDING)
    assert busy.moments >> moment & 1 == (moment in of_tiles)


def test_moves_of_guests_are_asked_before_production() -> None:
    city = {B.GUESTHOUSE: 2, B.SUGAR_MILL: 0}
    game = new_buildings().player(1, city=city, island={T.SUGAR: 1}).build()
    do(game, "choose craftsman")
    assert asked(game) == (1, "move_guests")
    assert offered(game) == ["pass", "move colonist to sugar", "move colonist to sugar mill"]
    do(game, "move colonist to sugar", "move colonist to sugar mill")
    assert goods(game, 1) == {"sugar": 1}


def test_moves_of_guests_are_asked_before_the_final_scoring() -> None:
    game = new_buildings(3).player(0, city={B.GUESTHOUSE: 1, B.CUSTOMS_HOUSE: 0}, points=8).build()
    game.trigger_end(EndTrigger.CITY, 0)
    do(game, "choose trader", "choose captain", "choose craftsman")
    assert asked(game) == (0, "move_guests")
    do(game, "move colonist to customs house")
    assert asked(game) is None
    assert game.scores()[0].bonuses == {B.CUSTOMS_HOUSE: 2}


# -- trading post -------------------------------------------------------------------------------------------------


def test_t000_r12_trading_post_pays_the_privilege_but_no_market_bonus() -> None:
    city = {B.TRADING_POST: 1, B.SMALL_MARKET: 1, B.LARGE_MARKET: 1}
    game = new_buildings().player(0, doubloons=0, coffee=1, city=city).build()
    do(game, "choose trader")
    assert offered(game) == ["pass", "sell coffee for 8", "sell coffee privately for 5"]
    do(game, "sell coffee privately for 5")
    assert (doubloons(game)[0], game.house, game.goods[G.COFFEE]) == (5, [], 9)


def test_trading_post_needs_no_room_in_the_house() -> None:
    game = (
        new_buildings()
        .player(1, doubloons=0, coffee=1, city={B.TRADING_POST: 1})
        .house(G.CORN, G.COFFEE, G.SUGAR, G.INDIGO)
        .build()
    )
    do(game, "choose trader")
    assert asked(game) == (1, "sell_good")
    assert offered(game) == ["pass", "sell coffee privately for 4"]


# -- church -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("building", "gain"),
    [(B.STOREHOUSE, 0), (B.GUESTHOUSE, 1), (B.COFFEE_ROASTER, 1), (B.UNION_HALL, 1), (B.CITY_HALL, 2), (B.STATUE, 2)],
)
def test_church_pays_by_the_column(building: Building, gain: int) -> None:
    game = new_buildings().player(0, doubloons=20, city={B.CHURCH: 1}).build()
    do(game, "choose builder")
    game.apply(Build(building))
    assert points(game)[0] == gain


def test_t000_r14_the_church_pays_nothing_for_itself() -> None:
    game = new_buildings().player(0, doubloons=20, city={B.UNIVERSITY: 1}).build()
    do(game, "choose builder", "build church for 4")
    assert game.players[0].occupies(B.CHURCH)
    assert points(game)[0] == 0


def test_t000_r15_statue_is_worth_eight_and_needs_no_colonist() -> None:
    game = new_buildings().player(0, doubloons=20, city={B.CHURCH: 1}).build()
    do(game, "choose builder", "build statue for 9")
    assert points(game)[0] == 2
    assert game.scores()[0].buildings[B.STATUE] == 8
    assert game.players[0].all_circles == 1
    assert game.price(1, B.STATUE) == 10


# -- small wharf --------------------------------------------------------------------------------------------------


def test_t000_r13_both_wharves_in_one_phase() -> None:
    city = {B.WHARF: 1, B.SMALL_WHARF: 1}
    game = new_buildings().player(0, corn=3, sugar=3, city=city).ships(BLOCKED).build()
    do(game, "choose captain", "load 3 corn -> wharf", "load 3 sugar -> small wharf")
    assert points(game)[0] == 3 + 1 + 1  # the privilege, and a point for two of three sugar


def test_small_wharf_takes_goods_of_several_kinds() -> None:
    game = new_buildings().player(0, corn=2, indigo=1, city={B.SMALL_WHARF: 1}).build()
    do(game, "choose captain")
    mixes = [one for one in offered(game) if "small wharf" in one]
    assert len(mixes) == 3 * 2 - 1
    do(game, "load 1 corn, 1 indigo -> small wharf")
    assert goods(game, 0) == {"corn": 1}
    assert points(game)[0] == 2


def test_small_wharf_is_optional_and_used_once_per_phase() -> None:
    game = new_buildings().player(0, corn=4, city={B.SMALL_WHARF: 1}).ships(BLOCKED).build()
    do(game, "choose captain")
    assert "pass" in offered(game)
    do(game, "load 1 corn -> small wharf")  # one good is no point, but the captain has loaded
    assert points(game)[0] == 1
    assert asked(game) == (1, "choose_role")
    assert goods(game, 0) == {"corn": 1}


def test_goods_that_fit_on_cargo_ships_must_be_loaded_after_the_small_wharf() -> None:
    game = new_buildings().player(0, corn=4, city={B.SMALL_WHARF: 1}).build()
    do(game, "choose captain", "load 2 corn -> small wharf")
    assert "pass" not in offered(game)
    do(game, "load 2 corn -> ship 5")
    assert points(game)[0] == 1 + 1 + 2


# -- lighthouse ---------------------------------------------------------------------------------------------------


def test_lighthouse_pays_for_every_load_and_the_captain_once() -> None:
    game = new_buildings().player(0, doubloons=0, corn=2, sugar=2, city={B.LIGHTHOUSE: 1, B.SMALL_WHARF: 1}).build()
    do(game, "choose captain")
    assert doubloons(game)[0] == 1
    do(game, "load 1 corn -> small wharf")
    assert doubloons(game)[0] == 2


def test_lighthouse_pays_a_captain_without_goods_d50() -> None:
    game = new_buildings().player(0, doubloons=0, city={B.LIGHTHOUSE: 1}).player(1, city={B.LIGHTHOUSE: 1}).build()
    events = do(game, "choose captain")
    assert of_kind(events, DoubloonsReceived) == [DoubloonsReceived(0, 1, B.LIGHTHOUSE)]
    empty = new_buildings().player(0, doubloons=0, city={B.LIGHTHOUSE: 0}).build()
    do(empty, "choose captain")
    assert doubloons(empty)[0] == 0


# -- library ------------------------------------------------------------------------------------------------------


def test_library_doubles_simple_privileges() -> None:
    game = new_buildings().player(0, doubloons=0, coffee=1, city={B.LIBRARY: 1}).build()
    digging = game.copy()
    do(digging, "choose prospector")
    assert doubloons(digging)[0] == 2
    do(game, "choose trader", "sell coffee for 6")
    building = new_buildings().player(0, doubloons=0, city={B.LIBRARY: 1}).build()
    do(building, "choose builder")
    assert building.price(0, B.CHURCH) == 3
    shipping = new_buildings().player(0, corn=1, city={B.LIBRARY: 1, B.LIGHTHOUSE: 1}, doubloons=0).build()
    do(shipping, "choose captain", "load 1 corn -> ship 5")
    assert points(shipping)[0] == 1 + 2
    assert doubloons(shipping)[0] == 2 + 1  # the lighthouse's captain doubloon twice, that of the load once
    governing = new_buildings().player(0, city={B.LIBRARY: 1}).build()
    assert len(of_kind(do(governing, "choose mayor"), ColonistReceived)) == 2


def test_library_doubles_the_privilege_at_the_trading_post() -> None:
    game = new_buildings().player(0, doubloons=0, coffee=1, city={B.LIBRARY: 1, B.TRADING_POST: 1}).build()
    do(game, "choose trader", "sell coffee privately for 6")


def test_library_gives_the_craftsman_two_goods_of_the_same_or_other_kinds() -> None:
    island = {T.CORN: (1, 1), T.SUGAR: (1, 1)}
    game = new_buildings().player(0, island=island, city={B.LIBRARY: 1, B.SMALL_SUGAR_MILL: 1}).build()
    do(game, "choose craftsman")
    other = game.copy()
    do(game, "take extra sugar", "take extra sugar")
    assert goods(game, 0) == {"corn": 1, "sugar": 3}
    do(other, "take extra corn", "take extra sugar")
    assert goods(other, 0) == {"corn": 2, "sugar": 2}


def test_library_gives_the_settler_a_second_turn() -> None:
    game = new_buildings(3).player(0, city={B.LIBRARY: 1}).offer(T.CORN, T.SUGAR, T.COFFEE, T.INDIGO).build()
    do(game, "choose settler", "take quarry", "take sugar plantation", "take coffee plantation")
    assert asked(game) == (0, "take_tile")
    assert offered(game) == ["pass", "take corn plantation", "take indigo plantation"]
    do(game, "take corn plantation")
    assert game.players[0].tiles == 2


def test_t000_r17_library_and_construction_hut_take_two_quarries() -> None:
    city = {B.LIBRARY: 1, B.CONSTRUCTION_HUT: 1}
    game = new_buildings(3).player(0, city=city).offer(T.CORN, T.SUGAR).build()
    do(game, "choose settler", "take quarry", "take sugar plantation", "pass", "take quarry")
    assert game.players[0].circles[T.QUARRY] == 2


def test_t000_r16_hospice_with_library_as_printed() -> None:
    """D-49: the one colonist may come to either tile."""
    game = new_buildings(2).player(0, city={B.LIBRARY: 1, B.HOSPICE: 1}).offer(T.CORN, T.SUGAR, T.INDIGO).build()
    do(game, "choose settler", "take corn plantation")
    assert asked(game) == (0, "accept_benefit")
    early, late = game.copy(), game
    do(early, "accept", "pass", "take indigo plantation")
    assert (early.players[0].colonists[T.CORN], early.players[0].colonists[T.INDIGO]) == (1, 0)
    do(late, "pass", "pass", "take indigo plantation")
    assert (late.players[0].colonists[T.CORN], late.players[0].colonists[T.INDIGO]) == (0, 1)


@pytest.mark.parametrize(
    "table", [{"reading": CORRECTED}, {"edition": Edition.CLASSIC}], ids=["corrected", "classic"]
)
def test_t000_r16_hospice_with_library_in_the_other_readings(table: dict[str, object]) -> None:
    """D-49: only the first tile receives a colonist."""
    position = new_buildings(2, **table).player(0, city={B.LIBRARY: 1, B.HOSPICE: 1})  # type: ignore[arg-type]
    game = position.offer(T.CORN, T.SUGAR, T.INDIGO).build()
    do(game, "choose settler", "take corn plantation", "pass", "take indigo plantation")
    assert (game.players[0].colonists[T.CORN], game.players[0].colonists[T.INDIGO]) == (1, 0)


# -- specialty factory --------------------------------------------------------------------------------------------


def test_t000_17_specialty_factory_pays_five_for_six_sugar() -> None:
    """Six sugar: four from the mills, one from the aqueduct, one from the privilege."""
    city = {B.SUGAR_MILL: 3, B.SMALL_SUGAR_MILL: 1, B.AQUEDUCT: 1, B.SPECIALTY_FACTORY: 1}
    game = new_buildings().player(0, doubloons=0, island={T.SUGAR: (4, 4)}, city=city).build()
    do(game, "choose craftsman")
    assert goods(game, 0) == {"sugar": 6}
    assert doubloons(game)[0] == 5


def test_specialty_factory_does_not_count_corn() -> None:
    city = {B.SPECIALTY_FACTORY: 1, B.SMALL_SUGAR_MILL: 1}
    game = new_buildings().player(1, doubloons=0, island={T.CORN: (5, 5), T.SUGAR: (1, 1)}, city=city).build()
    do(game, "choose craftsman")
    assert doubloons(game)[1] == 0


# -- union hall ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("stock", "gain"),
    [({"corn": 3, "indigo": 2, "coffee": 1}, 2), ({"corn": 4, "coffee": 2}, 3)],
    ids=["T000-18", "T000-19"],
)
def test_t000_18_and_19_union_hall(stock: dict[str, int], gain: int) -> None:
    game = new_buildings().player(1, city={B.UNION_HALL: 1}, **stock).build()  # type: ignore[arg-type]
    events = do(game, "choose captain")
    assert of_kind(events, PointsReceived)[0] == PointsReceived(1, gain, B.UNION_HALL)


# -- cloister -----------------------------------------------------------------------------------------------------


def test_t000_20_cloister_counts_forests_and_quarries() -> None:
    game = (
        new_buildings()
        .player(0, city={B.CLOISTER: 1}, forests={T.SUGAR: 6}, island={T.QUARRY: 3, T.CORN: 2, T.COFFEE: 1})
        .build()
    )
    assert game.scores()[0].bonuses == {B.CLOISTER: 6}


def test_an_empty_cloister_has_no_bonus() -> None:
    game = new_buildings().player(0, city={B.CLOISTER: 0}, island={T.CORN: 6}).build()
    assert game.scores()[0].bonuses == {}


# -- the last chip outside the captain phase (D-31) ---------------------------------------------------------------


def test_d31_as_printed_the_game_goes_on_to_the_end_of_a_captain_phase() -> None:
    game = new_buildings(3).player(0, doubloons=20, city={B.CHURCH: 1}).points_left(1).build()
    events = do(game, "choose builder", "build cloister for 9", "pass", "pass")
    assert game.points_left == 0
    assert not of_kind(events, EndTriggered)
    events = do(game, "choose captain")
    assert of_kind(events, EndTriggered) == [EndTriggered(EndTrigger.VICTORY_POINTS, None)]
    do(game, "choose craftsman")
    assert asked(game) is None


def test_d31_a_captain_phase_that_begins_without_chips_ends_the_game() -> None:
    game = new_buildings(3).player(0, corn=1).points_left(0).build()
    events = do(game, "choose captain", "load 1 corn -> ship 4")
    assert game.players[0].points == 2
    assert of_kind(events, EndTriggered) == [EndTriggered(EndTrigger.VICTORY_POINTS, None)]


@pytest.mark.parametrize(
    "table", [{"reading": CORRECTED}, {"edition": Edition.CLASSIC}], ids=["corrected", "classic"]
)
def test_d31_in_the_other_readings_the_running_round_is_the_last(table: dict[str, object]) -> None:
    position = new_buildings(3, **table).player(0, doubloons=20, city={B.CHURCH: 1}).points_left(1)  # type: ignore[arg-type]
    game = position.build()
    events = do(game, "choose builder", "build cloister for 9")
    assert [one.trigger for one in of_kind(events, EndTriggered)] == [EndTrigger.VICTORY_POINTS]


def test_the_hook_table_lists_the_abilities_that_act_at_each_trigger() -> None:
    every = hooks_of((1 << len(B)) - 1)
    for moment in Trigger:
        acting = [
            rule for _, rule in sorted(ABILITIES.items()) if overrides_hook(rule, HOOK_AT.get(moment, "__init__"))
        ]
        assert list(every.acting[moment]) == acting
        assert (moment in HOOK_AT) or not acting
    assert any(every.acting)
