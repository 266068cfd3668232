"""The nobles, called citizens in 1897, and their buildings one by one; reminders of S000 by their ids."""

import pytest

from puertorico_desktop.engine.puertorico.actions import Build
from puertorico_desktop.engine.puertorico.components import SITES, Building, EndTrigger, Good, Tile, site_of
from puertorico_desktop.engine.puertorico.events import (
    ColonistShipFilled,
    DoubloonsReceived,
    EndTriggered,
    NobleArrived,
    NobleBoarded,
    NoblesDistributed,
    PointsReceived,
    TileDiscarded,
)
from puertorico_desktop.engine.puertorico.expansion_actions import PlaceNobles
from puertorico_desktop.engine.puertorico.options import Edition, OptionalRule
from puertorico_desktop.engine.puertorico.placements import Placements
from puertorico_desktop.engine.selections import ROOMS
from tests.engine.expanded import CORRECTED, citizens, rules
from tests.engine.play import asked, do, doubloons, end_phase, goods, of_kind, offered, points, refused

B, G, T = Building, Good, Tile
BLOCKED = {5: (G.INDIGO, 1), 6: (G.TOBACCO, 1), 7: (G.COFFEE, 1)}


# -- nobles on the ship -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "supply"), [(2, 40), (3, 55), (4, 75), (5, 95)])
def test_one_of_the_first_people_on_the_ship_is_a_noble(players: int, supply: int) -> None:
    game = citizens(players).build()
    assert (game.colonist_ship, game.noble_ship) == (players, 1)
    assert (game.colonist_supply, game.noble_supply) == (supply + 1, 19)


def test_the_first_player_in_the_mayor_phase_may_take_the_noble() -> None:
    game = citizens(3).player(1, island={T.CORN: 2, T.SUGAR: 2}).build()
    events = do(game, "choose mayor", "take noble")
    assert of_kind(events, NoblesDistributed) == [NoblesDistributed(0, 1)]
    events = end_phase(game)
    assert of_kind(events, NobleBoarded) == [NobleBoarded()]
    assert (game.noble_ship, game.noble_supply) == (1, 18)


def test_d67_as_printed_a_noble_takes_the_place_of_a_colonist() -> None:
    """Two colonists are left for a ship of three: one of them gives way and goes back to the supply."""
    game = citizens(3).colonists(ship=0, supply=3).build()
    events = do(game, "choose mayor")
    assert of_kind(events, ColonistShipFilled) == [ColonistShipFilled(2, 3)]
    assert (game.colonist_ship, game.noble_ship, game.colonist_supply) == (2, 1, 1)


@pytest.mark.parametrize(
    "table", [{"reading": CORRECTED}, {"edition": Edition.CLASSIC}], ids=["corrected", "classic"]
)
def test_d67_elsewhere_the_noble_comes_first(table: dict[str, object]) -> None:
    game = citizens(3, **table).colonists(ship=0, supply=3).build()  # type: ignore[arg-type]
    events = do(game, "choose mayor")
    assert of_kind(events, ColonistShipFilled) == [ColonistShipFilled(3, 3)]
    assert (game.colonist_ship, game.noble_ship, game.colonist_supply) == (3, 1, 0)


def test_d34_a_short_ship_does_not_end_the_game() -> None:
    game = citizens(3).colonists(ship=3, supply=0).nobles(ship=1, supply=0).build()
    events = do(game, "choose mayor", "take noble")
    assert not of_kind(events, EndTriggered)
    assert game.colonist_ship == 0


def test_a_full_city_still_ends_the_game() -> None:
    game = citizens(3).player(0, doubloons=20, city=dict.fromkeys(list(B)[:10], 0)).build()
    do(game, "choose builder")
    events = game.apply(Build(B.CITY_HALL))
    assert of_kind(events, EndTriggered) == [EndTriggered(EndTrigger.CITY, 0)]


# -- placing ------------------------------------------------------------------------------------------------------


def test_people_are_placed_first_and_then_the_nobles_named() -> None:
    game = citizens(3).player(0, idle=1, idle_nobles=1, island={T.CORN: 3, T.SUGAR: 2}).build()
    do(game, "choose mayor", "take noble")  # three people, two of them nobles
    assert asked(game) == (0, "place_colonists")
    do(game, "place corn 2, sugar 1")
    assert asked(game) == (0, "place_nobles")
    assert offered(game) == ["place nobles corn 1, sugar 1", "place nobles corn 2"]
    do(game, "place nobles corn 1, sugar 1")
    player = game.players[0]
    assert (player.nobles[T.CORN], player.nobles[T.SUGAR], player.idle_nobles) == (1, 1, 0)


def test_nobles_may_stay_in_san_juan_if_there_are_too_few_circles() -> None:
    game = citizens(3).player(0, idle=3, idle_nobles=1, island={T.CORN: 1, T.SUGAR: 1}).build()
    do(game, "choose mayor", "take noble")  # five people, two of them nobles, two circles
    assert offered(game) == [
        "place nobles nobody",
        "place nobles sugar 1",
        "place nobles corn 1",
        "place nobles corn 1, sugar 1",
    ]
    assert refused(game, PlaceNobles((0,) * len(SITES))) is None


def test_noble_placements_are_counted_and_unranked() -> None:
    colonists = [0] * len(SITES)
    for piece, people in ((T.CORN, 2), (T.QUARRY, 1), (B.SUGAR_MILL, 3)):
        colonists[site_of(piece)] = people
    sites = tuple(site for site, people in enumerate(colonists) if people)
    site_histogram = sum(ROOMS[people] for people in colonists)
    for idle in (*range(3), 200):
        for nobles in range(6 + min(idle, 3) + 1):
            ways = Placements(PlaceNobles, sites, tuple(colonists), site_histogram, nobles, idle)
            expected = [
                (a, b, c)
                for a in range(3)
                for b in range(2)
                for c in range(4)
                if nobles - idle <= a + b + c <= nobles
            ]
            found = [tuple(way.counts[site] for site in sites) for way in ways]
            assert found == sorted(expected)
            assert all(way in ways for way in ways)


def test_a_single_noble_may_be_placed_only_on_occupied_sites() -> None:
    game = citizens(3).player(0, idle=1, island={T.CORN: 2, T.SUGAR: 1}).build()
    do(game, "choose mayor", "take noble")
    assert offered(game) == ["place nobles sugar 1", "place nobles corn 1"]
    on_sugar = game.legal_actions()[0]
    assert on_sugar == PlaceNobles(tuple(int(site == T.SUGAR) for site in range(len(SITES))))
    assert refused(game, PlaceNobles(tuple(int(site == T.COFFEE) for site in range(len(SITES))))) is not None
    game.apply(on_sugar)
    assert not game.is_legal(on_sugar)


# -- land office --------------------------------------------------------------------------------------------------


def test_land_office_with_a_colonist_buys_a_tile() -> None:
    game = citizens().player(1, doubloons=1, city={B.LAND_OFFICE: 1}).pile(coffee=9).build()
    do(game, "choose trader")
    assert asked(game) == (1, "sell_good")
    assert offered(game) == ["pass", "buy plantation"]
    do(game, "buy plantation")
    assert (doubloons(game)[1], game.players[1].circles[T.COFFEE]) == (0, 1)
    assert asked(game) == (1, "choose_role")  # once a phase


def test_t000_r25_land_office_with_forest_house_looks_first() -> None:
    city = {B.LAND_OFFICE: 1, B.FOREST_HOUSE: 1}
    game = citizens().player(0, doubloons=3, coffee=1, city=city).pile(coffee=9).build()
    do(game, "choose trader", "buy plantation")
    assert asked(game) == (0, "place_drawn_tile")
    do(game, "place as forest")
    assert game.players[0].forests[T.COFFEE] == 1
    assert offered(game) == ["pass", "sell coffee for 5"]  # the sale is still to come, the office is used


def test_land_office_with_a_noble_sells_a_plantation() -> None:
    game = (
        citizens()
        .player(
            0,
            doubloons=0,
            island={T.CORN: (2, 2, 1), T.QUARRY: 1},
            city={B.LAND_OFFICE: 1},
            nobles={B.LAND_OFFICE: 1},
        )
        .build()
    )
    do(game, "choose trader")
    assert offered(game) == ["pass", "give up corn plantation"]
    events = do(game, "give up corn plantation")
    assert of_kind(events, TileDiscarded) == [TileDiscarded(0, T.CORN, T.CORN)]
    player = game.players[0]
    assert (doubloons(game)[0], player.circles[T.CORN], player.idle, player.idle_nobles) == (1, 1, 1, 0)
    assert game.plantation_discards[T.CORN] == 1


# -- chapel -------------------------------------------------------------------------------------------------------


def test_chapel_pays_or_scores_at_the_start_of_the_craftsman_phase() -> None:
    game = (
        citizens()
        .player(1, doubloons=0, city={B.CHAPEL: 1})
        .player(2, doubloons=0, city={B.CHAPEL: 1}, nobles={B.CHAPEL: 1})
        .build()
    )
    events = do(game, "choose craftsman")
    assert of_kind(events, DoubloonsReceived) == [DoubloonsReceived(1, 1, B.CHAPEL)]
    assert of_kind(events, PointsReceived) == [PointsReceived(2, 1, B.CHAPEL)]


# -- hunting lodge ------------------------------------------------------------------------------------------------


def test_hunting_lodge_with_a_colonist_discards_a_tile() -> None:
    game = (
        citizens()
        .player(1, city={B.HUNTING_LODGE: 1}, island={T.CORN: (1, 1), T.QUARRY: 1}, forests={T.SUGAR: 1})
        .offer()
        .quarries(0)
        .build()
    )
    do(game, "choose settler")
    assert asked(game) == (1, "discard_tile")
    assert offered(game) == ["pass", "discard corn plantation", "discard forest"]
    other = game.copy()
    do(game, "discard corn plantation")
    assert (game.players[1].tiles, game.players[1].idle) == (2, 1)
    events = do(other, "discard forest")
    assert of_kind(events, TileDiscarded) == [TileDiscarded(1, T.FOREST, T.SUGAR)]


@pytest.mark.parametrize(("others", "gain"), [(2, 2), (1, 0), (0, 0)])
def test_hunting_lodge_with_a_noble_scores_for_the_emptiest_island(others: int, gain: int) -> None:
    position = citizens(3).player(0, city={B.HUNTING_LODGE: 1}, island={T.CORN: 1}, nobles={B.HUNTING_LODGE: 1})
    for seat in (1, 2):
        position.player(seat, island={T.SUGAR: others})
    game = position.offer().quarries(0).build()
    do(game, "choose settler")
    assert points(game)[0] == gain


# -- zoning office ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("nobles", "church", "hall"), [({}, 4, 10), ({B.ZONING_OFFICE: 1}, 5, 8)])
def test_zoning_office_saves_on_small_or_large_buildings(
    nobles: dict[Building | Tile, int], church: int, hall: int
) -> None:
    game = citizens().player(1, doubloons=8, city={B.ZONING_OFFICE: 1}, nobles=nobles).build()
    assert (game.price(1, B.CHURCH), game.price(1, B.CITY_HALL)) == (church, hall)
    do(game, "choose builder", "pass")
    assert (f"build city hall for {hall}" in offered(game)) == (hall <= 8)
    game.apply(Build(B.CHURCH))
    assert doubloons(game)[1] == 8 - church


# -- royal supplier -----------------------------------------------------------------------------------------------


def test_royal_supplier_takes_a_good_of_a_kind_for_each_noble() -> None:
    game = (
        citizens()
        .player(0, corn=2, sugar=1, coffee=1, idle=2, idle_nobles=2, city={B.ROYAL_SUPPLIER: 1})
        .ships(BLOCKED)
        .build()
    )
    do(game, "choose captain")
    assert asked(game) == (0, "deliver_goods")
    do(game, "return corn")
    assert offered(game) == ["pass", "return sugar", "return coffee"]
    do(game, "return sugar")
    assert asked(game) != (0, "deliver_goods")
    assert points(game)[0] >= 2


def test_union_hall_comes_before_the_royal_supplier() -> None:
    """The order that never hurts the owner (rulings.md 10)."""
    city = {B.ROYAL_SUPPLIER: 1, B.UNION_HALL: 1}
    game = citizens().player(0, corn=2, idle=1, idle_nobles=1, city=city).ships(BLOCKED).build()
    do(game, "choose captain")
    assert points(game)[0] == 1
    do(game, "return corn")
    assert points(game)[0] == 2
    assert goods(game, 0) == {"corn": 1}


# -- villa --------------------------------------------------------------------------------------------------------


def test_villa_brings_a_noble_or_else_a_colonist() -> None:
    game = citizens(3).player(1, city={B.VILLA: 1}).build()
    events = do(game, "choose mayor")
    assert of_kind(events, NobleArrived) == [NobleArrived(1, B.VILLA, from_ship=False)]
    none = citizens(3).player(1, city={B.VILLA: 1}).nobles(ship=0, supply=0).build()
    do(none, "choose mayor")
    assert (none.players[1].all_colonists, none.players[1].all_nobles) == (3, 0)


# -- jeweler ------------------------------------------------------------------------------------------------------


def test_t000_r18_jeweler_pays_for_nobles_but_makes_no_goods() -> None:
    game = citizens().player(0, doubloons=0, idle=5, idle_nobles=5, city={B.JEWELER: 1}).build()
    do(game, "choose craftsman")
    assert doubloons(game)[0] == 5
    assert asked(game) == (1, "choose_role")


def test_jeweler_limit() -> None:
    game = (
        citizens(**rules(OptionalRule.JEWELER_LIMIT))  # type: ignore[arg-type]
        .player(0, doubloons=0, idle=5, idle_nobles=5, city={B.JEWELER: 1})
        .build()
    )
    do(game, "choose craftsman")
    assert doubloons(game)[0] == 3


def test_t000_r19_jeweler_counts_as_a_large_production_building() -> None:
    guild = citizens().player(0, city={B.JEWELER: 0, B.GUILD_HALL: 1}).build()
    assert guild.scores()[0].bonuses == {B.GUILD_HALL: 2}
    hall = citizens().player(0, city={B.JEWELER: 0, B.CITY_HALL: 1}).build()
    assert hall.scores()[0].bonuses == {B.CITY_HALL: 1}


# -- royal garden and the score -----------------------------------------------------------------------------------


def test_t000_r20_royal_garden_doubles_the_worth_of_nobles() -> None:
    game = (
        citizens()
        .player(
            0,
            idle=1,
            idle_nobles=1,
            island={T.CORN: (3, 3, 3)},
            city={B.ROYAL_GARDEN: 1},
            nobles={B.ROYAL_GARDEN: 1},
        )
        .build()
    )
    sheet = game.scores()[0]
    assert (sheet.nobles, sheet.bonuses) == (5, {B.ROYAL_GARDEN: 5})
    assert sheet.total == 5 + 5 + 4


def test_nobles_count_in_the_fortress_d41() -> None:
    game = citizens().player(0, idle=5, idle_nobles=3, city={B.FORTRESS: 1}).build()
    assert game.scores()[0].bonuses == {B.FORTRESS: 2}


def test_d68_a_noble_comes_from_the_ship_only_if_it_carries_no_colonist() -> None:
    position = citizens(3).player(0, city={B.UNIVERSITY: 1}, doubloons=9).colonists(ship=1, supply=0)
    game = position.build()
    do(game, "choose builder", "build chapel for 2")
    assert game.players[0].nobles[site_of(B.CHAPEL)] == 1
    assert (game.colonist_ship, game.noble_ship) == (0, 0)


@pytest.mark.parametrize(("edition", "bonus"), [(Edition.CLASSIC, 4), (Edition.SPECIAL_1897, 0)])
def test_d39_residence_on_an_empty_island(edition: Edition, bonus: int) -> None:
    game = citizens(edition=edition).player(0, city={B.RESIDENCE: 1}).build()
    assert game.scores()[0].bonuses == {B.RESIDENCE: bonus}
