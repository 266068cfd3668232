"""The New Buildings, statement by statement: what S000 says of each beyond its examples (`test_new_buildings.py`).

The names in the code are the classic ones; S004 says the same of the classic buildings in fewer words, so what holds
for both is tried at tables of both editions.
"""

from collections.abc import Callable
from functools import partial

import pytest

from puertorico_desktop.engine.puertorico.actions import Build
from puertorico_desktop.engine.puertorico.components import (
    Building,
    EndTrigger,
    Good,
    Tile,
    site_of,
)
from puertorico_desktop.engine.puertorico.events import (
    ColonistReceived,
    DoubloonsReceived,
    EndTriggered,
    MixedGoodsLoaded,
    PointReturned,
    PointsReceived,
    ShipSailed,
)
from puertorico_desktop.engine.puertorico.expansion_actions import LoadMixed, MoveGuest
from puertorico_desktop.engine.puertorico.options import Edition
from puertorico_desktop.engine.puertorico.position import Position
from puertorico_desktop.engine.puertorico.reasons import Reason
from tests.engine.expanded import citizens, new_buildings
from tests.engine.play import asked, do, doubloons, goods, of_kind, offered, points, refused

B, G, T = Building, Good, Tile
BLOCKED = {5: (G.INDIGO, 1), 6: (G.TOBACCO, 1), 7: (G.COFFEE, 1)}
"""Ships that take neither corn nor sugar."""
Maker = Callable[..., Position]


@pytest.fixture(params=Edition, ids=["classic", "1897"])
def table(request: pytest.FixtureRequest) -> Maker:
    """A table of each edition with the New Buildings."""
    return partial(new_buildings, edition=request.param)


# -- canal (aqueduct) ---------------------------------------------------------------------------------------------


def test_canal_adds_one_fruit_and_one_sugar(table: Maker) -> None:
    island = {T.INDIGO: (1, 1), T.SUGAR: (1, 1)}
    city = {B.AQUEDUCT: 1, B.INDIGO_PLANT: 1, B.SUGAR_MILL: 1}
    game = table().player(1, island=island, city=city).build()
    do(game, "choose craftsman")
    assert goods(game, 1) == {"indigo": 2, "sugar": 2}


def test_canal_adds_nothing_if_nothing_was_produced(table: Maker) -> None:
    """The supply was empty: at least one good must have been produced."""
    city = {B.AQUEDUCT: 1, B.SUGAR_MILL: 1}
    game = table().player(1, island={T.SUGAR: (1, 1)}, city=city).supply(sugar=0).build()
    do(game, "choose craftsman")
    assert goods(game, 1) == {}


def test_an_empty_canal_adds_nothing(table: Maker) -> None:
    game = table().player(1, island={T.SUGAR: (1, 1)}, city={B.AQUEDUCT: 0, B.SUGAR_MILL: 1}).build()
    do(game, "choose craftsman")
    assert goods(game, 1) == {"sugar": 1}


# -- hidden market (black market) ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("purse", "pieces"), [(4, 0), (3, 1), (2, 2), (1, 3)])
def test_hidden_market_replaces_the_missing_doubloons_only(table: Maker, purse: int, pieces: int) -> None:
    """After all other reductions; up to three pieces, one of each sort."""
    island = {T.QUARRY: (1, 1)}
    city = {B.BLACK_MARKET: 1}
    game = table().player(1, doubloons=purse, corn=1, points=1, idle=1, island=island, city=city).build()
    do(game, "choose builder", "pass", "build church for 4")
    given = 0
    while asked(game) == (1, "pay"):
        game.apply(game.legal_actions()[0])
        given += 1
    player = game.players[1]
    assert player.owns(B.CHURCH)
    assert player.doubloons == 0
    returned = (3 - player.all_colonists) + (1 - player.goods[0]) + (1 - player.points)
    assert (returned, given) == (pieces, min(given, pieces))


def test_hidden_market_cannot_replace_four(table: Maker) -> None:
    game = table().player(1, doubloons=0, corn=5, points=5, idle=5, city={B.BLACK_MARKET: 1}).build()
    do(game, "choose builder", "pass")
    assert refused(game, Build(B.HOSPICE)) in (Reason.CANNOT_AFFORD, Reason.SOLD_OUT)
    assert refused(game, Build(B.GUESTHOUSE)) is Reason.CANNOT_AFFORD
    assert refused(game, Build(B.STOREHOUSE)) is None


def test_t000_15_d53_the_worker_of_the_market_itself_stays(table: Maker) -> None:
    game = table().player(1, doubloons=0, corn=1, points=1, city={B.BLACK_MARKET: 1, B.WHARF: 1}).build()
    do(game, "choose builder", "pass", "build storehouse for 3")
    player = game.players[1]  # all three pieces were needed, and there was one of each
    assert (player.occupies(B.BLACK_MARKET), player.occupies(B.WHARF)) == (True, False)
    assert (points(game)[1], goods(game, 1)) == (0, {})


def test_hidden_market_gives_a_citizen_back_to_the_citizens() -> None:
    """Who works as a citizen is given back as one; a worker goes to the workers."""
    position = citizens().player(1, doubloons=1, idle=2, idle_nobles=1, city={B.BLACK_MARKET: 1})
    game = position.build()
    workers, nobles = game.colonist_supply, game.noble_supply
    do(game, "choose builder", "pass", "build forest house for 2")
    assert offered(game) == ["return colonist from san juan", "return noble from san juan"]
    other = game.copy()
    do(game, "return noble from san juan")
    assert (game.noble_supply, game.colonist_supply, game.players[1].all_nobles) == (nobles + 1, workers, 0)
    do(other, "return colonist from san juan")
    assert (other.noble_supply, other.colonist_supply, other.players[1].all_nobles) == (nobles, workers + 1, 1)


def test_hidden_market_gives_back_the_citizen_or_the_worker_of_a_building() -> None:
    position = citizens().player(
        1, doubloons=1, city={B.BLACK_MARKET: 1, B.INDIGO_PLANT: 2}, nobles={B.INDIGO_PLANT: 1}
    )
    game = position.build()
    do(game, "choose builder", "pass", "build forest house for 2")
    assert offered(game) == ["return colonist from indigo plant", "return noble from indigo plant"]
    do(game, "return noble from indigo plant")
    player = game.players[1]
    assert (player.all_colonists, player.all_nobles, player.colonists[site_of(B.INDIGO_PLANT)]) == (2, 0, 1)


def test_d65_a_point_given_back_does_not_cancel_the_end_of_the_game(table: Maker) -> None:
    """The point may refill an empty supply; the end that has been triggered stays."""
    position = (
        table(3).player(0, corn=2, doubloons=0, idle=1, points=3).player(1, doubloons=0, city={B.BLACK_MARKET: 1})
    )
    position.player(1, points=69)
    game = position.build()
    assert game.points_left == 3
    events = do(game, "choose captain")
    if asked(game) == (0, "load_goods"):
        events += do(game, "load 2 corn -> ship 6")
    assert of_kind(events, EndTriggered) == [EndTriggered(EndTrigger.VICTORY_POINTS, 0)]
    events = do(game, "choose builder", "build forest house for 1")
    assert of_kind(events, PointReturned) == [PointReturned(1)]
    assert game.points_left == 1
    assert game.end_triggers >> EndTrigger.VICTORY_POINTS & 1


# -- storehouse ---------------------------------------------------------------------------------------------------


def test_storehouse_with_both_warehouses(table: Maker) -> None:
    """Three kinds whole, and four single goods of the others."""
    city = {B.STOREHOUSE: 1, B.SMALL_WAREHOUSE: 1, B.LARGE_WAREHOUSE: 1}
    stock = {"corn": 5, "indigo": 5, "sugar": 4, "tobacco": 4, "coffee": 2}
    full = {5: (G.CORN, 5), 6: (G.SUGAR, 6), 7: (G.COFFEE, 7)}
    game = table().player(0, city=city, **stock).ships(full).build()
    do(game, "choose captain")
    assert asked(game) == (0, "store_goods")
    do(game, "keep all corn, all indigo, all sugar, 3 tobacco, 1 coffee")
    assert goods(game, 0) == {"corn": 5, "indigo": 5, "sugar": 4, "tobacco": 3, "coffee": 1}


def test_storehouse_owners_must_load_as_well(table: Maker) -> None:
    game = table().player(0, corn=2, city={B.STOREHOUSE: 1}).build()
    do(game, "choose captain")
    if asked(game) == (0, "load_goods"):
        assert "pass" not in offered(game)
        game.apply(game.legal_actions()[0])
    assert goods(game, 0) == {}


def test_an_empty_storehouse_keeps_one_good(table: Maker) -> None:
    game = table().player(0, corn=3, sugar=1, city={B.STOREHOUSE: 0}).ships(BLOCKED).build()
    do(game, "choose captain")
    assert offered(game) == ["keep 1 corn", "keep 1 sugar"]


# -- bohío (guesthouse) -------------------------------------------------------------------------------------------


def test_two_guests_move_one_by_one_and_stay(table: Maker) -> None:
    city = {B.GUESTHOUSE: 2, B.OFFICE: 0, B.SMALL_MARKET: 0}
    game = table().player(0, doubloons=0, corn=1, city=city).build()
    do(game, "choose trader", "move colonist to small market", "sell corn for 2")
    player = game.players[0]
    assert (player.colonists[site_of(B.GUESTHOUSE)], player.occupies(B.SMALL_MARKET)) == (1, True)
    assert refused(game, MoveGuest(B.OFFICE)) is Reason.NOT_OWNED  # the next player has no guesthouse


GUEST_MOMENTS = [
    ("choose mayor", B.VILLA),
    ("choose craftsman", B.FACTORY),
    ("choose craftsman", B.JEWELER),
    ("choose craftsman", B.CHAPEL),
    ("choose craftsman", B.SPECIALTY_FACTORY),
    ("choose trader", B.TRADING_POST),
    ("choose trader", B.LAND_OFFICE),
    ("choose captain", B.UNION_HALL),
    ("choose captain", B.ROYAL_SUPPLIER),
    ("choose captain", B.LIGHTHOUSE),
    ("choose builder", B.CHURCH),
    ("choose builder", B.ZONING_OFFICE),
    ("choose builder", B.FOREST_HOUSE),
    ("choose builder", B.BLACK_MARKET),
    ("choose settler", B.FOREST_HOUSE),
    ("choose settler", B.CONSTRUCTION_HUT),
    ("choose settler", B.HOSPICE),
]


@pytest.mark.parametrize(("choice", "building"), GUEST_MOMENTS)
def test_a_guest_may_move_to_a_building_before_the_phase_uses_it(choice: str, building: Building) -> None:
    game = citizens(2).player(0, doubloons=9, city={B.GUESTHOUSE: 1, building: 0}).build()
    do(game, choice)
    assert asked(game)[0] == 0  # type: ignore[index]
    move = MoveGuest(building)
    assert refused(game, move) is None
    game.apply(move)
    assert game.players[0].occupies(building)


@pytest.mark.parametrize("building", [B.HARBOR, B.WHARF, B.SMALL_WHARF, B.LIGHTHOUSE])
def test_a_guest_may_move_to_a_captain_building_while_goods_can_be_loaded(building: Building) -> None:
    game = citizens(2).player(0, corn=3, sugar=3, city={B.GUESTHOUSE: 1, building: 0}).build()
    do(game, "choose captain")
    if asked(game) == (0, "move_guests"):
        do(game, "pass")
    assert refused(game, MoveGuest(building)) is None


def test_a_guest_who_is_a_citizen_has_the_effect_of_a_citizen() -> None:
    position = citizens(2).player(0, city={B.GUESTHOUSE: 2, B.CHAPEL: 0}, nobles={B.GUESTHOUSE: 1})
    game = position.build()
    do(game, "choose craftsman")
    assert offered(game) == ["pass", "move colonist to chapel", "move noble to chapel"]
    events = do(game, "move noble to chapel")
    assert of_kind(events, PointsReceived) == [PointsReceived(0, 1, B.CHAPEL)]


def test_guests_are_placed_anew_in_the_mayor_phase(table: Maker) -> None:
    game = table().player(0, city={B.GUESTHOUSE: 2, B.OFFICE: 0, B.WHARF: 0, B.HARBOR: 0}).build()
    do(game, "choose mayor")
    assert asked(game) == (0, "place_colonists")
    do(game, "place guesthouse 2, office 1, wharf 1")
    assert game.players[0].colonists[site_of(B.GUESTHOUSE)] == 2


# -- merchant outpost (trading post) ------------------------------------------------------------------------------


def test_outpost_buys_a_kind_already_in_the_house_instead_of_a_sale(table: Maker) -> None:
    """D-24, D-70."""
    game = table().player(1, doubloons=0, sugar=2, city={B.TRADING_POST: 1}).house(G.SUGAR).build()
    supply = game.goods[G.SUGAR]
    do(game, "choose trader")
    assert offered(game) == ["pass", "sell sugar privately for 2"]
    do(game, "sell sugar privately for 2")
    assert (doubloons(game)[1], game.house, game.goods[G.SUGAR]) == (2, [G.SUGAR], supply + 1)
    assert asked(game) == (1, "choose_role")  # one good, not both


def test_corn_is_sold_at_the_outpost_for_nothing(table: Maker) -> None:
    game = table().player(1, doubloons=0, corn=1, city={B.TRADING_POST: 1}).house(G.CORN).build()
    do(game, "choose trader", "sell corn privately for 0")
    assert goods(game, 1) == {}


# -- church -------------------------------------------------------------------------------------------------------


def test_the_church_pays_its_owner_only_and_once_occupied(table: Maker) -> None:
    game = table().player(0, doubloons=20, city={B.CHURCH: 0}).player(1, doubloons=20, city={B.CHURCH: 1}).build()
    do(game, "choose builder", "build union hall for 8", "build guesthouse for 4")
    assert points(game)[:2] == [0, 1]


def test_the_church_counts_production_buildings_by_their_points(table: Maker) -> None:
    game = table().player(0, doubloons=20, city={B.CHURCH: 1}).build()
    do(game, "choose builder", "build tobacco storage for 4")
    assert points(game)[0] == 1


# -- small wharf and wharf ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("amount", "gain"), [(1, 0), (2, 1), (3, 1), (7, 3)])
def test_small_wharf_pays_for_two_rounded_down(table: Maker, amount: int, gain: int) -> None:
    """D-73, data-sheet.md 3.7."""
    game = table().player(1, corn=amount, city={B.SMALL_WHARF: 1}).ships({5: (G.CORN, 5)}).supply(corn=9).build()
    do(game, "choose captain")
    events = do(game, f"load {amount} corn -> small wharf")
    assert of_kind(events, MixedGoodsLoaded)[0].points == gain
    assert points(game)[1] == gain


def test_d52_small_wharf_takes_at_least_one_good(table: Maker) -> None:
    game = table().player(1, corn=2, city={B.SMALL_WHARF: 1}).ships({5: (G.CORN, 5)}).build()
    do(game, "choose captain")
    assert refused(game, LoadMixed((0,) * 5)) is Reason.EMPTY_LOAD


def test_harbor_and_lighthouse_count_every_load_onto_any_ship(table: Maker) -> None:
    """D-28, D-66: cargo ship, wharf and small wharf."""
    city = {B.HARBOR: 1, B.LIGHTHOUSE: 1, B.WHARF: 1, B.SMALL_WHARF: 1}
    game = table().player(1, doubloons=0, corn=2, sugar=2, indigo=2, city=city).ships({5: (G.CORN, 3)}).build()
    do(game, "choose captain", "load 2 corn -> ship 5", "load 2 sugar -> wharf", "load 2 indigo -> small wharf")
    assert points(game)[1] == (2 + 1) + (2 + 1) + (1 + 1)
    assert doubloons(game)[1] == 3


def test_small_wharf_may_load_a_kind_that_a_cargo_ship_carries(table: Maker) -> None:
    game = table().player(1, corn=3, city={B.SMALL_WHARF: 1}).ships({5: (G.CORN, 4)}).build()
    supply = game.goods[G.CORN]
    events = do(game, "choose captain", "load 2 corn -> small wharf")
    assert of_kind(events, ShipSailed) == [ShipSailed(0, G.CORN, 5)]  # the third corn had to go aboard
    assert game.goods[G.CORN] == supply + 2 + 5


# -- lighthouse ---------------------------------------------------------------------------------------------------


def test_d50_the_captains_coin_comes_before_the_first_load(table: Maker) -> None:
    position = table().player(0, doubloons=0, corn=1, sugar=1, city={B.LIGHTHOUSE: 1})
    game = position.build()
    events = do(game, "choose captain")
    assert of_kind(events, DoubloonsReceived) == [DoubloonsReceived(0, 1, B.LIGHTHOUSE)]
    assert asked(game) == (0, "load_goods")


# -- distillery (specialty factory) -------------------------------------------------------------------------------


def test_distillery_counts_the_privilege_good_and_the_best_kind(table: Maker) -> None:
    city = {B.SMALL_INDIGO_PLANT: 1, B.SUGAR_MILL: 2, B.SPECIALTY_FACTORY: 1}
    island = {T.CORN: (4, 4), T.INDIGO: (1, 1), T.SUGAR: (2, 2)}
    game = table().player(0, doubloons=0, island=island, city=city).offer().build()
    do(game, "choose craftsman")
    corn, sugar = game.copy(), game
    do(corn, "take extra corn")
    assert doubloons(corn)[0] == 2 - 1
    do(sugar, "take extra sugar")
    assert doubloons(sugar)[0] == 3 - 1


def test_distillery_counts_only_goods_taken_from_the_supply(table: Maker) -> None:
    city = {B.SUGAR_MILL: 3, B.SPECIALTY_FACTORY: 1}
    game = table().player(1, doubloons=0, island={T.SUGAR: (3, 3)}, city=city).supply(sugar=2).build()
    do(game, "choose craftsman")
    assert doubloons(game)[1] == 1


# -- publishing house (library) -----------------------------------------------------------------------------------


def test_d71_publishing_house_when_the_supply_is_short(table: Maker) -> None:
    """The recruiter takes what the supply has; the craftsman what is left of the kinds produced."""
    mayor = table(3).player(0, city={B.LIBRARY: 1}).colonists(ship=3, supply=1).build()
    assert len(of_kind(do(mayor, "choose mayor"), ColonistReceived)) == 1
    position = table().player(0, island={T.CORN: (1, 1)}, city={B.LIBRARY: 1}).supply(corn=2)
    craftsman = position.build()
    do(craftsman, "choose craftsman")
    assert goods(craftsman, 0) == {"corn": 2}


def test_publishing_house_doubles_the_chosen_role_only(table: Maker) -> None:
    game = table().player(1, doubloons=0, coffee=1, city={B.LIBRARY: 1}).build()
    do(game, "choose trader", "sell coffee for 4")
    assert doubloons(game)[1] == 4


def test_an_unoccupied_publishing_house_does_not_double_the_privilege(table: Maker) -> None:
    game = table().player(0, doubloons=0, city={B.LIBRARY: 0}).build()
    do(game, "choose prospector")
    assert doubloons(game)[0] == 1


def test_publishing_house_builder_pays_two_less_but_not_less_than_0(table: Maker) -> None:
    game = table().player(0, doubloons=0, city={B.LIBRARY: 1}, island={T.QUARRY: (4, 4)}).build()
    do(game, "choose builder")
    assert [game.price(0, one) for one in (B.STATUE, B.UNION_HALL, B.AQUEDUCT)] == [4, 4, 0]  # D-44, D-45


def test_publishing_house_doubles_each_of_the_three_roles_of_two_players(table: Maker) -> None:
    """S000 has no such limit as the card game."""
    game = table(2).player(0, doubloons=0, coffee=1, city={B.LIBRARY: 1}).build()
    do(game, "choose prospector", "choose craftsman", "choose trader", "sell coffee for 6")
    assert doubloons(game)[0] == 2 + 6


# -- assembly hall (union hall) -----------------------------------------------------------------------------------


def test_assembly_halls_of_all_players_score_before_loading(table: Maker) -> None:
    position = table().player(0, corn=2, city={B.UNION_HALL: 1}).player(1, sugar=5, city={B.UNION_HALL: 1})
    events = do(position.ships(BLOCKED).build(), "choose captain")
    assert of_kind(events, PointsReceived)[:2] == [
        PointsReceived(0, 1, B.UNION_HALL),
        PointsReceived(1, 2, B.UNION_HALL),
    ]


def test_assembly_hall_scores_nothing_for_pairs_of_different_goods(table: Maker) -> None:
    game = table().player(1, corn=1, sugar=1, coffee=1, city={B.UNION_HALL: 1}).ships(BLOCKED).build()
    events = do(game, "choose captain")
    assert not of_kind(events, PointsReceived)


# -- monument (statue), cathedral (cloister) ----------------------------------------------------------------------


def test_d72_a_school_brings_nobody_to_a_monument(table: Maker) -> None:
    """It has no circle; the worker stays in the supply."""
    game = table().player(0, doubloons=20, city={B.UNIVERSITY: 1}).build()
    supply = game.colonist_supply
    do(game, "choose builder", "build statue for 9")
    assert game.players[0].colonists[site_of(B.STATUE)] == 0
    assert (game.colonist_supply, game.players[0].all_colonists) == (supply, 1)


def test_a_monument_does_not_add_workers_to_the_register(table: Maker) -> None:
    game = table().player(0, city={B.STATUE: 0}).build()
    assert game.colonists_wanted == 4
    assert game.players[0].all_circles == 0


@pytest.mark.parametrize(
    ("island", "forests", "bonus"),
    [
        ({}, 0, 0),
        ({T.CORN: 2, T.SUGAR: 2, T.QUARRY: 2}, 2, 0),
        ({T.CORN: 3}, 0, 1),
        ({T.CORN: 6}, 0, 3),
        ({T.CORN: 3, T.QUARRY: 3}, 3, 6),
        ({T.CORN: 6, T.QUARRY: 3}, 3, 10),
        ({T.SUGAR: 9}, 3, 10),
    ],
)
def test_cathedral_scores_sets_of_three_tiles_of_a_kind(
    table: Maker, island: dict[Tile, int], forests: int, bonus: int
) -> None:
    position = table().offer().player(0, city={B.CLOISTER: 1}, island=island, forests={T.INDIGO: forests})  # type: ignore[arg-type]
    assert position.build().scores()[0].bonuses == {B.CLOISTER: bonus}


def test_cathedral_counts_forests_as_tiles_of_one_kind(table: Maker) -> None:
    game = table().player(0, city={B.CLOISTER: 1}, forests={T.CORN: 1, T.SUGAR: 1, T.COFFEE: 1}).build()
    assert game.scores()[0].bonuses == {B.CLOISTER: 1}  # the tiles below the forests make no difference
