"""The builder phase: price, quarries, room, copies, university (S001, S003, D-29g, D-45)."""

import pytest

from puertorico_desktop.engine.puertorico.actions import BUILD
from puertorico_desktop.engine.puertorico.components import Building, EndTrigger, Tile, site_of
from puertorico_desktop.engine.puertorico.events import BuildingBuilt, ColonistSettled, EndTriggered
from puertorico_desktop.engine.puertorico.position import classic
from puertorico_desktop.engine.puertorico.reasons import Reason
from tests.engine.play import asked, do, doubloons, of_kind, offered, refused, skipped

B, T = Building, Tile

SMALL = (
    B.SMALL_INDIGO_PLANT,
    B.SMALL_SUGAR_MILL,
    B.INDIGO_PLANT,
    B.SUGAR_MILL,
    B.TOBACCO_STORAGE,
    B.COFFEE_ROASTER,
    B.SMALL_MARKET,
    B.HACIENDA,
    B.CONSTRUCTION_HUT,
    B.SMALL_WAREHOUSE,
    B.HOSPICE,
    B.OFFICE,
)


def city(spaces: int, *large: Building) -> dict[Building, int]:
    """Returns a city with this many spaces filled by small buildings, and with these large ones."""
    return dict.fromkeys(SMALL[:spaces] + large, 0)


# -- the price ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("quarries", range(6))
@pytest.mark.parametrize(
    ("building", "cost", "column"),
    [
        (B.SMALL_MARKET, 1, 1),
        (B.SMALL_WAREHOUSE, 3, 1),
        (B.SUGAR_MILL, 4, 2),
        (B.LARGE_WAREHOUSE, 6, 2),
        (B.COFFEE_ROASTER, 6, 3),
        (B.WHARF, 9, 3),
        (B.CITY_HALL, 10, 4),
    ],
)
def test_quarries_reduce_the_price_by_at_most_the_column(
    building: Building, cost: int, column: int, quarries: int
) -> None:
    game = classic(3).player(0, island={T.QUARRY: (quarries, quarries)}).build()
    game_of_builder = game.copy()
    do(game_of_builder, "choose builder")
    saved = min(quarries, column)
    assert game.price(0, building) == cost - saved
    assert game_of_builder.price(0, building) == max(0, cost - saved - 1)


def test_the_market_lists_prices_with_their_parts_and_obstacles() -> None:
    game = (
        classic(3)
        .player(0, doubloons=3, island={T.QUARRY: (2, 2)}, city={B.HOSPICE: 1})
        .copies(B.HOSPICE, 0)
        .copies(B.SMALL_MARKET, 0)
        .build()
    )
    do(game, "choose builder")
    offers = {offer.building: offer for offer in game.market(0)}
    assert B.HOSPICE in offers
    assert B.SMALL_MARKET not in offers
    for building, offer in offers.items():
        assert offer.price == game.price(0, building)
        assert offer.cost - offer.by_quarries - offer.by_buildings - offer.by_privilege == offer.price
        assert offer.obstacle == game.why_not(BUILD[building])


def test_quarries_without_colonists_do_not_help() -> None:
    game = classic(3).player(0, island={T.QUARRY: (3, 1)}).build()
    assert game.price(0, B.CITY_HALL) == 9


def test_only_the_builder_pays_a_doubloon_less() -> None:
    game = classic(3).player(0, doubloons=5).player(1, doubloons=5).build()
    events = do(game, "choose builder", "build office for 4", "build office for 5")
    assert of_kind(events, BuildingBuilt) == [BuildingBuilt(0, B.OFFICE, 4), BuildingBuilt(1, B.OFFICE, 5)]
    assert doubloons(game)[:2] == [1, 0]


def test_the_privilege_reduces_no_price_in_the_phase_of_another_role() -> None:
    """What the market shows while the settler, who is no builder, is choosing a tile."""
    game = classic(4).build()
    do(game, "choose settler")
    assert game.price(0, B.HARBOR) == 8


def test_a_discount_larger_than_the_price_makes_the_building_free() -> None:
    """D-45."""
    game = classic(3).player(0, doubloons=0, island={T.QUARRY: (2, 2)}).build()
    do(game, "choose builder", "build small market for 0")
    assert doubloons(game)[0] == 0


def test_a_building_that_costs_one_doubloon_too_much_is_refused() -> None:
    game = classic(3).player(1, doubloons=4).build()
    do(game, "choose builder", "pass")
    refusal = game.why_not(BUILD[B.OFFICE])
    assert refusal is not None
    assert (refusal.reason, refusal.values) == (
        Reason.CANNOT_AFFORD,
        {"building": B.OFFICE, "price": 5, "doubloons": 4},
    )
    assert "build sugar mill for 4" in offered(game)


# -- what can be built --------------------------------------------------------------------------------------------


def test_nobody_builds_a_second_copy() -> None:
    game = classic(3).player(0, doubloons=20, city={B.SMALL_MARKET: 0}).build()
    do(game, "choose builder")
    assert refused(game, BUILD[B.SMALL_MARKET]) is Reason.ALREADY_BUILT


def test_small_and_large_plant_are_different_buildings() -> None:
    game = classic(3).player(0, doubloons=20, city={B.SMALL_INDIGO_PLANT: 0}).build()
    do(game, "choose builder", "build indigo plant for 2")
    assert game.players[0].buildings() == [B.SMALL_INDIGO_PLANT, B.INDIGO_PLANT]


def test_a_building_without_copies_is_sold_out() -> None:
    game = classic(3).player(1, city={B.OFFICE: 0}).player(2, city={B.OFFICE: 0}).player(0, doubloons=9).build()
    do(game, "choose builder")
    assert refused(game, BUILD[B.OFFICE]) is Reason.SOLD_OUT


def test_the_last_copy_is_not_available_to_the_next_player() -> None:
    game = classic(3).player(0, doubloons=20).player(1, doubloons=20).build()
    do(game, "choose builder", "build city hall for 9")
    assert refused(game, BUILD[B.CITY_HALL]) is Reason.SOLD_OUT
    assert "build fortress for 10" in offered(game)


def test_two_players_have_one_copy_of_a_violet_building() -> None:
    game = classic(2).player(0, doubloons=20).player(1, doubloons=20).build()
    do(game, "choose builder", "build office for 4")
    assert refused(game, BUILD[B.OFFICE]) is Reason.SOLD_OUT


def test_a_large_building_needs_two_spaces() -> None:
    game = classic(3).player(0, doubloons=20, city=city(11)).build()
    do(game, "choose builder")
    refusal = game.why_not(BUILD[B.CITY_HALL])
    assert refusal is not None
    assert (refusal.reason, refusal.values) == (
        Reason.NO_CITY_SPACE,
        {"building": B.CITY_HALL, "free": 1, "needed": 2},
    )
    assert "build harbor for 7" in offered(game)
    assert not any(text.startswith(("build city hall", "build guild")) for text in offered(game))


def test_a_large_building_fits_into_the_last_two_spaces() -> None:
    """Where they lie does not matter: buildings may be moved (S003)."""
    game = classic(3).player(0, doubloons=9, city=city(10)).build()
    events = do(game, "choose builder", "build city hall for 9")
    assert game.players[0].free_spaces == 0
    assert of_kind(events, EndTriggered) == [EndTriggered(EndTrigger.CITY, 0)]


def test_a_full_city_is_passed_over() -> None:
    game = classic(3).player(1, doubloons=20, city=city(8, B.GUILD_HALL, B.RESIDENCE)).build()
    events = do(game, "choose builder", "pass")
    assert skipped(events) == [(1, Reason.CITY_FULL)]


def test_a_player_who_can_pay_for_no_building_is_passed_over() -> None:
    game = classic(3).player(1, doubloons=0).build()
    events = do(game, "choose builder", "pass")
    assert skipped(events) == [(1, Reason.NOTHING_TO_BUILD)]
    assert asked(game)[0] == 2


def test_the_builder_without_doubloons_can_build_for_nothing() -> None:
    game = classic(3).player(0, doubloons=0).build()
    do(game, "choose builder")
    assert offered(game) == ["pass", "build small indigo plant for 0", "build small market for 0"]


def test_a_player_builds_one_building_per_phase() -> None:
    game = classic(3).player(0, doubloons=20).build()
    do(game, "choose builder", "build small market for 0")
    assert asked(game)[0] == 1


# -- university ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("building", [B.SMALL_MARKET, B.TOBACCO_STORAGE, B.CITY_HALL])
def test_the_university_settles_one_colonist_whatever_the_circles(building: Building) -> None:
    game = classic(3).player(0, doubloons=20, city={B.UNIVERSITY: 1}).build()
    supply = game.colonist_supply
    do(game, "choose builder")
    events = game.apply(BUILD[building])
    assert of_kind(events, ColonistSettled) == [ColonistSettled(0, building, B.UNIVERSITY, from_ship=False)]
    assert game.players[0].colonists[site_of(building)] == 1
    assert game.players[0].occupies(building)
    assert game.colonist_supply == supply - 1


def test_the_university_takes_from_the_ship_when_the_supply_is_empty() -> None:
    game = classic(3).player(0, city={B.UNIVERSITY: 1}).colonists(supply=0, ship=1).build()
    events = do(game, "choose builder", "build small market for 0")
    assert of_kind(events, ColonistSettled) == [ColonistSettled(0, B.SMALL_MARKET, B.UNIVERSITY, from_ship=True)]
    assert game.colonist_ship == 0


def test_the_university_brings_nobody_when_supply_and_ship_are_empty() -> None:
    game = classic(3).player(0, city={B.UNIVERSITY: 1}).colonists(supply=0, ship=0).build()
    events = do(game, "choose builder", "build small market for 0")
    assert not of_kind(events, ColonistSettled)
    assert not game.players[0].occupies(B.SMALL_MARKET)
    assert game.end_triggers == 0


def test_an_unoccupied_university_does_nothing() -> None:
    game = classic(3).player(0, city={B.UNIVERSITY: 0}).build()
    assert not of_kind(do(game, "choose builder", "build small market for 0"), ColonistSettled)


def test_the_university_does_not_settle_its_own_colonist() -> None:
    game = classic(3).player(0, doubloons=20).build()
    assert not of_kind(do(game, "choose builder", "build university for 7"), ColonistSettled)


def test_the_university_does_nothing_without_a_building() -> None:
    game = classic(3).player(0, city={B.UNIVERSITY: 1}).build()
    assert not of_kind(do(game, "choose builder", "pass"), ColonistSettled)


def test_a_building_settled_by_the_university_works_in_the_next_phase() -> None:
    game = classic(3).player(0, doubloons=20, corn=1, city={B.UNIVERSITY: 1}).build()
    do(game, "choose builder", "build large market for 4", "pass", "pass", "choose trader")
    assert "sell corn for 2" in offered(game)
