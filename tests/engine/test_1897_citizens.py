"""The Citizens, each statement of S000 by itself, and the rows of discrepancies.md about 1897 that no other file
tests.

The names in the code are the classic ones: nobles; land office, hunting lodge, zoning office, royal supplier, jeweler
and royal garden for the zoning office, park authority, notary, pension office, tailor shop and town square of S000.
"""

import pytest

from puertorico_desktop.engine.puertorico.actions import Build
from puertorico_desktop.engine.puertorico.components import Building, EndTrigger, Good, Tile, site_of
from puertorico_desktop.engine.puertorico.events import (
    ColonistReceived,
    ColonistShipFilled,
    DoubloonsReceived,
    EndTriggered,
    NobleArrived,
    NobleBoarded,
    PointsReceived,
)
from puertorico_desktop.engine.puertorico.expansion_actions import RETURN_GOOD
from puertorico_desktop.engine.puertorico.options import Edition, OptionalRule
from puertorico_desktop.engine.puertorico.reasons import Reason
from tests.engine.expanded import CORRECTED, base_1897, citizens, new_buildings, rules
from tests.engine.play import asked, do, doubloons, end_phase, goods, of_kind, offered, points, refused

B, G, T = Building, Good, Tile
BLOCKED = {5: (G.INDIGO, 1), 6: (G.TOBACCO, 1), 7: (G.COFFEE, 1)}
EVERYWHERE = [
    pytest.param({"edition": Edition.CLASSIC}, id="classic"),
    pytest.param({}, id="printed"),
    pytest.param({"reading": CORRECTED}, id="corrected"),
]


# -- citizens -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", EVERYWHERE)
def test_each_refill_brings_one_citizen_while_they_last(table: dict[str, object]) -> None:
    game = citizens(3, **table).nobles(ship=1, supply=1).build()  # type: ignore[arg-type]
    events = do(game, "choose mayor")
    events += end_phase(game)
    assert of_kind(events, NobleBoarded) == [NobleBoarded()]
    assert (game.colonist_ship, game.noble_ship, game.noble_supply) == (3, 1, 0)
    none = citizens(3, **table).nobles(ship=0, supply=0).build()  # type: ignore[arg-type]
    events = do(none, "choose mayor")
    assert not of_kind(events, NobleBoarded)
    assert (none.colonist_ship, none.noble_ship) == (3, 0)


@pytest.mark.parametrize("table", EVERYWHERE)
def test_the_citizen_on_the_register_counts_for_the_size_of_the_refill(table: dict[str, object]) -> None:
    """The swapped worker stays in the supply: of three new people on the ship two are workers."""
    game = citizens(3, **table).colonists(ship=0, supply=10).build()  # type: ignore[arg-type]
    events = do(game, "choose mayor")  # the privilege takes one of the ten
    assert of_kind(events, ColonistShipFilled) == [ColonistShipFilled(3, 3)]
    assert game.colonist_supply == 10 - 1 - 2


@pytest.mark.parametrize("table", EVERYWHERE)
def test_the_recruiters_privilege_is_a_worker_from_the_supply(table: dict[str, object]) -> None:
    game = citizens(3, **table).colonists(ship=0, supply=5).build()  # type: ignore[arg-type]
    events = do(game, "choose mayor")
    assert of_kind(events, ColonistReceived) == [ColonistReceived(0)]
    assert game.players[0].all_nobles == 0
    none = citizens(3, **table).colonists(ship=0, supply=0).build()  # type: ignore[arg-type]
    assert not of_kind(do(none, "choose mayor"), ColonistReceived)  # citizens in the supply do not help


@pytest.mark.parametrize(
    ("building", "tile", "nobles"), [(B.HOSPICE, T.CORN, {}), (B.HOSPICE, T.CORN, {B.HOSPICE: 1})]
)
def test_a_citizen_works_like_a_worker_in_other_buildings(
    building: Building, tile: Tile, nobles: dict[Building | Tile, int]
) -> None:
    game = citizens().player(0, city={building: 1}, nobles=nobles).offer(tile).build()
    do(game, "choose settler", f"take {tile.id} plantation")
    assert game.players[0].colonists[tile] == 1


def test_citizens_produce_and_open_quarries() -> None:
    island = {T.CORN: (1, 1, 1), T.QUARRY: (1, 1, 1)}
    game = citizens().player(1, island=island).build()
    assert game.price(1, B.CHURCH) == 4
    do(game, "choose craftsman")
    assert goods(game, 1) == {"corn": 1}


@pytest.mark.parametrize("table", EVERYWHERE)
def test_d34_only_city_and_points_end_the_game(table: dict[str, object]) -> None:
    game = citizens(3, **table).colonists(ship=3, supply=0).nobles(ship=0, supply=0).build()  # type: ignore[arg-type]
    events = do(game, "choose mayor")
    assert not of_kind(events, EndTriggered)
    other = citizens(3, **table).player(0, corn=2).points_left(1).build()  # type: ignore[arg-type]
    events = do(other, "choose captain")
    while asked(other) == (0, "load_goods"):
        events += other.apply(other.legal_actions()[0])
    assert of_kind(events, EndTriggered) == [EndTriggered(EndTrigger.VICTORY_POINTS, 0)]


def test_without_citizens_a_short_register_ends_the_game() -> None:
    game = new_buildings(3).colonists(ship=0, supply=3).build()
    events = do(game, "choose mayor")  # the privilege takes one of the three
    assert of_kind(events, EndTriggered) == [EndTriggered(EndTrigger.COLONISTS, None)]


def test_every_citizen_is_worth_a_point_wherever_it_is() -> None:
    city = {B.CHAPEL: 1}
    position = citizens().player(0, idle=1, idle_nobles=1, island={T.CORN: (1, 1, 1)}, city=city, nobles=city)
    sheet = position.build().scores()[0]
    assert (sheet.nobles, sheet.bonus_points, sheet.total) == (3, 0, 3 + 1)


# -- notary (zoning office) ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("building", [B.SMALL_INDIGO_PLANT, B.COFFEE_ROASTER, B.CHURCH, B.JEWELER])
def test_the_notarys_worker_saves_on_every_regular_building(building: Building) -> None:
    with_notary = citizens().player(1, city={B.ZONING_OFFICE: 1}).build()
    without = citizens().player(1, city={B.ZONING_OFFICE: 0}).build()
    assert with_notary.price(1, building) == without.price(1, building) - 1
    assert with_notary.price(1, B.CLOISTER) == without.price(1, B.CLOISTER) == 10


def test_the_notary_adds_to_quarries_and_privilege() -> None:
    island = {T.QUARRY: (4, 4)}
    position = citizens().player(0, doubloons=3, city={B.ZONING_OFFICE: 1}, island=island)
    game = position.player(0, nobles={B.ZONING_OFFICE: 1}).build()
    do(game, "choose builder", "build city hall for 3")  # 10 - 4 - 2 - 1
    assert doubloons(game)[0] == 0


# -- pension office (royal supplier) ------------------------------------------------------------------------------


def test_the_pension_office_takes_one_kind_per_citizen_and_may_be_stopped() -> None:
    city = {B.ROYAL_SUPPLIER: 1}
    game = citizens().player(1, corn=2, sugar=1, idle=3, idle_nobles=3, city=city).ships(BLOCKED).build()
    supply = list(game.goods)
    do(game, "choose captain")
    assert asked(game) == (1, "deliver_goods")
    assert offered(game) == ["pass", "return corn", "return sugar"]
    do(game, "return corn")
    assert refused(game, RETURN_GOOD[G.CORN]) is Reason.DELIVERED_ALREADY
    do(game, "pass")
    assert points(game)[1] == 1
    assert game.goods[G.CORN] >= supply[G.CORN] + 1


@pytest.mark.parametrize("nobles", [{}, {B.ROYAL_SUPPLIER: 1}])
def test_the_pension_office_asks_only_owners_with_citizens(nobles: dict[Building | Tile, int]) -> None:
    """A worker opens it as well as a citizen does, who counts as one."""
    game = citizens().player(1, corn=1, city={B.ROYAL_SUPPLIER: 1}, nobles=nobles).ships(BLOCKED).build()
    do(game, "choose captain")
    assert (asked(game) == (1, "deliver_goods")) == bool(nobles)


# -- villa --------------------------------------------------------------------------------------------------------


def test_the_villa_takes_nobody_from_the_register() -> None:
    game = citizens(3).player(1, city={B.VILLA: 1}).colonists(ship=3, supply=0).nobles(ship=1, supply=0).build()
    events = do(game, "choose mayor", "take noble")
    assert not of_kind(events, NobleArrived)
    assert game.players[1].all_colonists == 1 + 1


def test_the_villa_comes_with_every_recruiter_phase_and_for_several_owners() -> None:
    position = citizens(3).player(0, city={B.VILLA: 1}).player(1, city={B.VILLA: 1}).nobles(ship=0, supply=1)
    game = position.build()
    events = do(game, "choose mayor")
    assert [one.seat for one in of_kind(events, NobleArrived)] == [0]  # the last citizen; the other gets a worker
    assert [player.all_nobles for player in game.players[:2]] == [1, 0]


def test_d17_villa_and_privilege_come_before_the_register() -> None:
    """With one worker left in the supply and no citizen: the recruiter has it, the villa's owner nothing."""
    position = citizens(3).player(1, city={B.VILLA: 1}).colonists(ship=3, supply=1).nobles(ship=0, supply=0)
    game = position.build()
    do(game, "choose mayor")
    assert [player.all_colonists for player in game.players] == [2, 2, 1]


# -- tailor shop (jeweler), town square (royal garden) ------------------------------------------------------------


@pytest.mark.parametrize(("workers", "limited", "pay"), [(2, False, 2), (5, False, 5), (5, True, 3), (2, True, 2)])
def test_the_tailor_shop_pays_for_every_citizen(workers: int, limited: bool, pay: int) -> None:
    values = rules(OptionalRule.JEWELER_LIMIT) if limited else {}
    position = citizens(**values).player(1, doubloons=0, city={B.JEWELER: 1})  # type: ignore[arg-type]
    events = do(position.player(1, idle=workers, idle_nobles=workers).build(), "choose craftsman")
    assert of_kind(events, DoubloonsReceived) == [DoubloonsReceived(1, pay, B.JEWELER)]


def test_the_tailor_shop_counts_neither_for_the_factory_nor_the_privilege() -> None:
    city = {B.JEWELER: 1, B.FACTORY: 1}
    game = citizens().player(0, doubloons=0, island={T.CORN: (1, 1)}, city=city, nobles={B.JEWELER: 1}).build()
    do(game, "choose craftsman")
    assert doubloons(game)[0] == 1
    assert goods(game, 0) == {"corn": 2}


def test_the_church_and_the_notary_treat_the_tailor_shop_as_a_regular_building() -> None:
    game = citizens().player(0, doubloons=9, city={B.CHURCH: 1, B.ZONING_OFFICE: 1}).build()
    do(game, "choose builder", "build jeweler for 6")
    assert points(game)[0] == 1


def test_an_empty_town_square_adds_nothing() -> None:
    game = citizens().player(0, idle=2, idle_nobles=2, city={B.ROYAL_GARDEN: 0}).build()
    sheet = game.scores()[0]
    assert (sheet.nobles, sheet.bonuses) == (2, {})


# -- chapel -------------------------------------------------------------------------------------------------------


def test_the_chapel_acts_whether_or_not_its_owner_produces() -> None:
    """D-46: in the craftsman phase, at its start; nobody has to be the craftsman."""
    game = citizens().player(2, doubloons=0, city={B.CHAPEL: 1}).build()
    do(game, "choose craftsman")
    assert doubloons(game)[2] == 1


def test_d31_the_last_point_may_be_taken_by_the_chapel() -> None:
    for reading, ends in ({}, False), ({"reading": CORRECTED}, True):
        position = citizens(3, **reading).player(1, city={B.CHAPEL: 1}, nobles={B.CHAPEL: 1})  # type: ignore[arg-type]
        events = do(position.points_left(1).build(), "choose craftsman")
        assert of_kind(events, PointsReceived) == [PointsReceived(1, 1, B.CHAPEL)]
        assert bool(of_kind(events, EndTriggered)) == ends


def test_d31_as_printed_no_points_left_is_no_trigger_in_the_builder_phase() -> None:
    position = citizens(3).player(0, doubloons=20, city={**dict.fromkeys(list(B)[:10], 0), B.CHURCH: 1})
    game = position.points_left(0).build()
    do(game, "choose builder")
    game.apply(Build(B.LIBRARY))
    assert game.end_triggers == 1 << EndTrigger.CITY


# -- rows about the base game of 1897 -----------------------------------------------------------------------------


@pytest.mark.parametrize("reading", [{}, {"reading": CORRECTED}], ids=["printed", "corrected"])
def test_d30_a_trigger_ends_the_round_not_the_phase(reading: dict[str, object]) -> None:
    game = base_1897(3, **reading).colonists(ship=3, supply=3).build()
    events = do(game, "choose mayor")
    assert of_kind(events, EndTriggered)
    assert asked(game) == (1, "choose_role")


def test_d40_residence_counts_quarries_and_forests() -> None:
    island = {T.CORN: 4, T.QUARRY: 3}
    game = new_buildings().player(0, city={B.RESIDENCE: 1}, island=island, forests={T.SUGAR: 4}).build()
    assert game.scores()[0].bonuses == {B.RESIDENCE: 6}


def test_d42_customs_house_counts_every_point_gained_in_play() -> None:
    position = new_buildings().player(0, doubloons=20, city={B.CUSTOMS_HOUSE: 1, B.CHURCH: 1}, points=3)
    game = position.build()
    do(game, "choose builder", "build union hall for 8")
    assert game.scores()[0].bonuses == {B.CUSTOMS_HOUSE: 1}


def test_d37_city_hall_counts_commercial_buildings_of_the_expansions() -> None:
    city = {B.CITY_HALL: 1, B.STATUE: 0, B.LIBRARY: 0, B.CHAPEL: 0, B.JEWELER: 0, B.SUGAR_MILL: 0}
    game = citizens().player(0, city=city).build()
    assert game.scores()[0].bonuses == {B.CITY_HALL: 4}


def test_d29g_the_school_takes_one_worker_whatever_the_circles() -> None:
    game = new_buildings().player(0, doubloons=9, city={B.UNIVERSITY: 1}).build()
    do(game, "choose builder", "build guesthouse for 3")
    assert game.players[0].colonists[site_of(B.GUESTHOUSE)] == 1


def test_d35_a_tie_goes_to_coins_and_goods_and_is_shared_then() -> None:
    game = base_1897(3).player(0, points=3, doubloons=2, corn=1).player(1, points=3, doubloons=3).build()
    game.players[2].doubloons = 9
    assert [(one.seat, one.place) for one in game.standings()] == [(0, 1), (1, 1), (2, 3)]


def test_d18_idle_workers_only_where_every_circle_is_full() -> None:
    game = citizens(3).player(0, idle=1, island={T.CORN: 1, T.SUGAR: 1, T.QUARRY: 1}).build()
    do(game, "choose mayor", "take noble")
    assert asked(game) != (0, "place_colonists")  # three people for three circles: nothing is to choose
    assert game.players[0].idle == 0
