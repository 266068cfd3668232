"""Tiles in 1897: the bag, the hospital, the lumberyard, the zoning office and the park authority.

The names in the code are the classic ones: hospice, forest house, land office, hunting lodge. Each test is a
statement of S000; ids in brackets are those of worked-examples.md and discrepancies.md.
"""

from typing import Any

import pytest

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.puertorico.actions import DRAW, TAKE
from puertorico_desktop.engine.puertorico.components import Building, Good, Tile
from puertorico_desktop.engine.puertorico.events import (
    ColonistArrived,
    ColonistSettled,
    PileReshuffled,
    TileDiscarded,
    TileDrawn,
    TileTurnedUp,
)
from puertorico_desktop.engine.puertorico.options import Edition
from puertorico_desktop.engine.puertorico.reasons import Reason
from tests.engine.expanded import CORRECTED, base_1897, citizens, new_buildings
from tests.engine.play import asked, do, doubloons, of_kind, offered, points, skipped, tiles

B, G, T = Building, Good, Tile
CLASSIC = Edition.CLASSIC


# -- the bag (D-05) -----------------------------------------------------------------------------------------------


def test_an_empty_bag_is_filled_from_the_discards_for_a_hacienda() -> None:
    """S000, planter: when the plantations run out, all that were discarded come back."""
    game = base_1897().player(0, city={B.HACIENDA: 1}).offer().pile().discards(coffee=3).build()
    do(game, "choose settler")
    assert "draw plantation" in offered(game)
    events = do(game, "draw plantation")
    assert of_kind(events, PileReshuffled) == [PileReshuffled()]
    assert of_kind(events, TileDrawn) == [TileDrawn(0, T.COFFEE)]
    assert (game.plantation_pile[T.COFFEE], game.plantation_discards[T.COFFEE]) == (2, 0)


def test_hacienda_cannot_draw_if_bag_and_discards_are_empty() -> None:
    game = base_1897().player(0, city={B.HACIENDA: 1}).offer().pile().build()
    do(game, "choose settler")
    assert offered(game) == ["pass", "take quarry"]


def test_hacienda_cannot_draw_from_an_empty_pile_in_the_classic_game() -> None:
    """S001 says so; only the next settler phase shuffles the discards."""
    game = new_buildings(edition=CLASSIC).player(0, city={B.HACIENDA: 1}).offer().pile().discards(coffee=3).build()
    do(game, "choose settler")
    assert "draw plantation" not in offered(game)


def test_an_empty_bag_is_filled_for_the_zoning_office_too() -> None:
    game = citizens().player(0, doubloons=1, city={B.LAND_OFFICE: 1}).pile().discards(sugar=1).build()
    events = do(game, "choose trader", "buy plantation")
    assert of_kind(events, PileReshuffled)
    assert tiles(game, 0) == {"sugar": 1}


def test_the_zoning_office_asks_nothing_when_no_tile_is_left() -> None:
    game = citizens().player(0, doubloons=1, city={B.LAND_OFFICE: 1}).pile().build()
    do(game, "choose trader")
    assert asked(game) == (1, "choose_role")


# -- hospital -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tile", ["take corn plantation", "take quarry"])
def test_the_hospital_serves_plantations_and_quarries_from_the_supply(tile: str) -> None:
    game = base_1897().player(0, city={B.HOSPICE: 1}).offer(T.CORN).build()
    ship, supply = game.colonist_ship, game.colonist_supply
    do(game, "choose settler", tile)
    kind = T.CORN if "corn" in tile else T.QUARRY
    assert game.players[0].colonists[kind] == 1
    assert (game.colonist_ship, game.colonist_supply) == (ship, supply - 1)


@pytest.mark.parametrize(("ship", "supply", "arrives"), [(3, 0, 1), (0, 0, 0)])
def test_the_hospital_takes_from_the_register_only_when_the_supply_is_empty(
    ship: int, supply: int, arrives: int
) -> None:
    game = base_1897().player(0, city={B.HOSPICE: 1}).offer(T.CORN).colonists(ship=ship, supply=supply).build()
    do(game, "choose settler", "take corn plantation")
    assert game.players[0].colonists[T.CORN] == arrives
    assert game.colonist_ship == ship - arrives


def test_a_non_planter_with_hacienda_may_put_the_worker_on_either_tile() -> None:
    """T000-R5, D-12."""
    position = base_1897().player(1, city={B.HACIENDA: 1, B.HOSPICE: 1}).offer(T.CORN, T.CORN).pile(coffee=8)
    game = position.build()
    do(game, "choose settler", "pass", "draw plantation", "accept", "take corn plantation")
    player = game.players[1]
    assert (player.colonists[T.COFFEE], player.colonists[T.CORN], player.all_colonists) == (1, 0, 3)


def test_the_postponed_worker_comes_to_the_drawn_tile_if_no_other_is_taken() -> None:
    """The owner postpones the worker and then takes no second tile."""
    game = base_1897().player(0, city={B.HACIENDA: 1, B.HOSPICE: 1}).offer(T.CORN).pile(coffee=8).build()
    do(game, "choose settler", "draw plantation", "pass", "pass")
    assert game.players[0].colonists[T.COFFEE] == 1


def test_the_postponed_worker_comes_to_the_drawn_tile_if_the_turn_is_skipped() -> None:
    """The draw was the last tile that the planter could have."""
    position = base_1897().player(0, city={B.HACIENDA: 1, B.HOSPICE: 1}).offer().pile(coffee=1).quarries(0)
    game = position.build()
    do(game, "choose settler", "draw plantation")
    assert asked(game) == (0, "accept_benefit")
    events = do(game, "pass")
    assert (0, Reason.NO_PLANTATIONS) in skipped(events)
    assert [one.piece for one in of_kind(events, ColonistSettled)] == [T.COFFEE]
    assert asked(game) == (1, "choose_role")


def test_a_tile_that_fills_the_island_receives_the_worker_without_a_question() -> None:
    island = {T.CORN: 6, T.QUARRY: 5}
    position = base_1897().player(0, city={B.HACIENDA: 1, B.HOSPICE: 1}, island=island).offer(T.SUGAR)
    game = position.pile(coffee=8).build()
    events = do(game, "choose settler", "draw plantation")
    assert (0, Reason.ISLAND_FULL) in skipped(events)
    assert game.players[0].colonists[T.COFFEE] == 1


def test_the_postponed_worker_comes_to_the_first_tile_if_there_is_no_second() -> None:
    """T000-R16 as printed: the worker waits for the second tile of the publishing house, of which there is none."""
    game = new_buildings(2).player(0, city={B.LIBRARY: 1, B.HOSPICE: 1}).offer(T.CORN, T.INDIGO).build()
    do(game, "choose settler", "take corn plantation", "pass", "take indigo plantation")
    assert game.players[0].colonists[T.CORN] == 1
    assert asked(game) == (1, "choose_role")


def test_the_hospital_works_in_the_planter_phase_only() -> None:
    game = citizens().player(0, doubloons=3, city={B.LAND_OFFICE: 1, B.HOSPICE: 1}).pile(coffee=9).build()
    do(game, "choose trader", "buy plantation")
    assert game.players[0].colonists[T.COFFEE] == 0
    assert asked(game) == (1, "choose_role")  # nobody is offered a worker


# -- lumberyard ---------------------------------------------------------------------------------------------------


def test_forests_have_no_circle_and_quarries_are_never_forests() -> None:
    game = new_buildings().player(0, city={B.FOREST_HOUSE: 1}).offer(T.SUGAR).build()
    do(game, "choose settler")
    assert offered(game) == ["pass", "take sugar plantation", "take quarry", "take sugar plantation as forest"]
    do(game, "take sugar plantation as forest")
    assert game.players[0].all_circles == 1


def test_nobody_without_an_occupied_lumberyard_plants_forests() -> None:
    """D-48: owned is not enough, in both editions."""
    for edition in Edition:
        game = new_buildings(edition=edition).player(0, city={B.FOREST_HOUSE: 0}).offer(T.SUGAR).build()
        do(game, "choose settler")
        assert not any("forest" in one for one in offered(game))


@pytest.mark.parametrize(("forests", "price"), [(0, 9), (1, 9), (2, 8), (3, 8), (4, 7), (11, 4)])
def test_every_two_forests_save_a_coin_without_a_limit(forests: int, price: int) -> None:
    game = new_buildings().player(1, city={B.FOREST_HOUSE: 1}, forests={T.SUGAR: forests}).offer().build()
    assert game.price(1, B.UNION_HALL) == price
    assert game.price(1, B.STOREHOUSE) == max(0, 3 - forests // 2)


def test_without_the_worker_the_saving_is_gone_d48() -> None:
    game = new_buildings().player(1, city={B.FOREST_HOUSE: 0}, forests={T.INDIGO: 6}).build()
    assert game.price(1, B.UNION_HALL) == 9


def test_each_tile_of_hacienda_and_publishing_house_may_become_a_forest() -> None:
    city = {B.FOREST_HOUSE: 1, B.HACIENDA: 1, B.LIBRARY: 1}
    game = new_buildings(2).player(0, city=city).offer(T.CORN, T.SUGAR, T.INDIGO).pile(coffee=8).build()
    do(game, "choose settler", "draw plantation", "place as forest", "take corn plantation")
    do(game, "pass", "take sugar plantation as forest")
    player = game.players[0]
    assert (sum(player.forests), player.circles[T.CORN], player.tiles) == (2, 1, 3)


def test_the_second_tile_of_the_publishing_house_is_not_drawn() -> None:
    city = {B.HACIENDA: 1, B.LIBRARY: 1}
    game = new_buildings(2).player(0, city=city).offer(T.CORN, T.SUGAR, T.INDIGO).build()
    do(game, "choose settler", "take quarry", "pass")
    assert offered(game) == [
        "pass",
        "take corn plantation",
        "take indigo plantation",
        "take sugar plantation",
    ]  # neither from the bag nor a quarry
    assert game.why_not(DRAW) == Refusal(Reason.NOT_OFFERED_NOW, {"building": B.HACIENDA})
    assert game.why_not(TAKE[T.QUARRY]) == Refusal(Reason.NOT_OFFERED_NOW, {"building": B.LIBRARY})


def test_a_drawn_forest_alone_sends_the_worker_to_the_portrait() -> None:
    city = {B.FOREST_HOUSE: 1, B.HACIENDA: 1, B.HOSPICE: 1}
    game = new_buildings().player(0, city=city).offer(T.CORN).pile(coffee=8).build()
    do(game, "choose settler", "draw plantation", "place as forest")
    events = do(game, "pass")
    assert of_kind(events, ColonistArrived) == [ColonistArrived(0, B.HOSPICE, from_ship=False)]


def test_a_drawn_forest_that_fills_the_island_sends_the_worker_to_the_portrait() -> None:
    city = {B.FOREST_HOUSE: 1, B.HACIENDA: 1, B.HOSPICE: 1}
    island = {T.CORN: 6, T.QUARRY: 5}
    game = new_buildings().player(0, city=city, island=island).offer(T.SUGAR).pile(coffee=8).build()
    events = do(game, "choose settler", "draw plantation", "place as forest")
    assert of_kind(events, ColonistArrived) == [ColonistArrived(0, B.HOSPICE, from_ship=False)]
    assert game.players[0].idle == 1


# -- zoning office (land office) ----------------------------------------------------------------------------------


def test_the_income_of_a_sale_may_pay_for_the_tile() -> None:
    """S000: the tile is bought in the trader phase, before or after the sale."""
    game = citizens().player(0, doubloons=0, coffee=1, city={B.LAND_OFFICE: 1}).pile(sugar=11).build()
    do(game, "choose trader")
    assert offered(game) == ["pass", "sell coffee for 5"]
    do(game, "sell coffee for 5")
    assert asked(game) == (0, "after_sale")
    assert offered(game) == ["pass", "buy plantation"]
    other = game.copy()
    do(game, "buy plantation")
    assert (doubloons(game)[0], tiles(game, 0)) == (4, {"sugar": 1})
    assert asked(game) == (1, "choose_role")
    do(other, "pass")
    assert (doubloons(other)[0], tiles(other, 0)) == (5, {})
    assert asked(other) == (1, "choose_role")


def test_a_player_who_sells_nothing_has_no_second_question_about_the_office() -> None:
    game = citizens().player(0, doubloons=2, corn=1, city={B.LAND_OFFICE: 1}).build()
    do(game, "choose trader")
    assert "buy plantation" in offered(game)
    do(game, "pass")
    assert asked(game) == (1, "choose_role")


def test_a_private_sale_counts_as_well_and_the_office_is_used_once() -> None:
    city = {B.LAND_OFFICE: 1, B.TRADING_POST: 1}
    game = citizens().player(0, doubloons=1, coffee=1, city=city).pile(sugar=11).build()
    after = game.copy()
    do(game, "choose trader", "buy plantation", "sell coffee privately for 5")
    assert asked(game) == (1, "choose_role")
    do(after, "choose trader", "sell coffee privately for 5", "buy plantation")
    assert game.players[0] == after.players[0]
    assert tiles(game, 0) == {"sugar": 1}


def test_a_guest_may_come_to_the_zoning_office_after_the_sale() -> None:
    city = {B.LAND_OFFICE: 0, B.GUESTHOUSE: 1}
    game = citizens().player(0, doubloons=0, coffee=1, city=city).pile(sugar=11).build()
    do(game, "choose trader", "sell coffee for 5")
    assert offered(game) == ["pass", "move colonist to land office"]
    do(game, "move colonist to land office", "buy plantation")
    assert tiles(game, 0) == {"sugar": 1}


def test_a_guest_may_come_to_the_lumberyard_before_a_tile_is_bought() -> None:
    """S000: guests move at any time, and whoever has a lumberyard looks at the bought tile first."""
    city = {B.LAND_OFFICE: 1, B.FOREST_HOUSE: 0, B.GUESTHOUSE: 1}
    game = citizens().player(0, doubloons=1, coffee=1, city=city).pile(sugar=11).build()
    after = game.copy()
    do(game, "choose trader")
    assert offered(game) == ["pass", "sell coffee for 5", "buy plantation", "move colonist to forest house"]
    do(game, "move colonist to forest house", "buy plantation", "place as forest", "pass")
    assert (sum(game.players[0].forests), tiles(game, 0)) == (1, {})
    do(after, "choose trader", "sell coffee for 5")
    assert offered(after) == ["pass", "buy plantation", "move colonist to forest house"]
    do(after, "move colonist to forest house", "buy plantation", "place as it is")
    assert (sum(after.players[0].forests), tiles(after, 0)) == (0, {"sugar": 1})


def test_two_guests_open_the_zoning_office_and_then_the_lumberyard() -> None:
    city = {B.LAND_OFFICE: 0, B.FOREST_HOUSE: 0, B.GUESTHOUSE: 2}
    game = citizens().player(0, doubloons=1, city=city).pile(sugar=11).build()
    do(game, "choose trader")
    assert offered(game) == ["pass", "move colonist to land office"]
    do(game, "move colonist to land office")
    assert offered(game) == ["pass", "buy plantation", "move colonist to forest house"]


@pytest.mark.parametrize(
    "board",
    [{"doubloons": 0}, {"nobles": {B.LAND_OFFICE: 1}}, {"island": {T.CORN: 6, T.QUARRY: 6}}],
    ids=["no coin", "citizen", "full island"],
)
def test_no_guest_may_move_to_the_lumberyard_if_no_tile_can_be_bought(board: dict[str, Any]) -> None:
    city = {B.LAND_OFFICE: 1, B.FOREST_HOUSE: 0, B.GUESTHOUSE: 1}
    game = citizens().player(0, city=city, corn=1, **{"doubloons": 3, **board}).pile().build()
    do(game, "choose trader")
    assert not [one for one in offered(game) if "move" in one]


def test_no_guest_may_move_to_the_lumberyard_after_the_tile_was_bought() -> None:
    city = {B.LAND_OFFICE: 1, B.FOREST_HOUSE: 0, B.GUESTHOUSE: 1}
    game = citizens().player(0, doubloons=3, coffee=1, city=city).pile(sugar=11).build()
    do(game, "choose trader", "buy plantation")
    assert offered(game) == ["pass", "sell coffee for 5"]
    do(game, "sell coffee for 5")
    assert asked(game) == (1, "choose_role")


def test_the_zoning_office_asks_nothing_with_a_full_island() -> None:
    game = citizens().player(0, city={B.LAND_OFFICE: 1}, island={T.CORN: 6, T.QUARRY: 6}).build()
    do(game, "choose trader")
    assert asked(game) == (1, "choose_role")


def test_the_citizen_gives_up_plantations_only() -> None:
    """Quarries and forests are no plantations (S000, concepts); who worked there goes to the portrait."""
    game = (
        citizens()
        .player(
            0,
            doubloons=0,
            island={T.CORN: (1, 1, 1), T.SUGAR: (2, 1), T.QUARRY: (1, 1)},
            forests={T.COFFEE: 1},
            city={B.LAND_OFFICE: 1},
            nobles={B.LAND_OFFICE: 1},
        )
        .build()
    )
    do(game, "choose trader")
    assert offered(game) == ["pass", "give up corn plantation", "give up sugar plantation"]
    other = game.copy()
    do(game, "give up corn plantation")
    player = game.players[0]
    assert (doubloons(game)[0], player.idle, player.idle_nobles, player.tiles) == (1, 1, 1, 4)
    do(other, "give up sugar plantation")
    assert (other.players[0].colonists[T.SUGAR], other.players[0].idle) == (1, 0)  # the empty one goes


def test_the_lumberyard_looks_at_the_bought_tile() -> None:
    """T000-R25."""
    city = {B.LAND_OFFICE: 1, B.FOREST_HOUSE: 1}
    game = citizens().player(0, doubloons=1, city=city).pile(coffee=9).build()
    events = do(game, "choose trader", "buy plantation")
    assert of_kind(events, TileTurnedUp) == [TileTurnedUp(0, T.COFFEE)]
    do(game, "place as it is")
    assert tiles(game, 0) == {"coffee": 1}


# -- park authority (hunting lodge) -------------------------------------------------------------------------------


def test_the_park_authority_never_discards_a_quarry() -> None:
    game = citizens().player(0, city={B.HUNTING_LODGE: 1}, island={T.QUARRY: 2}).offer().quarries(0).build()
    do(game, "choose settler")
    assert asked(game) == (1, "choose_role")


def test_the_park_authority_acts_after_everybody_and_may_be_declined() -> None:
    position = citizens(2).player(0, city={B.HUNTING_LODGE: 1, B.LIBRARY: 1}, island={T.CORN: (1, 1)})
    game = position.offer(T.SUGAR, T.SUGAR, T.SUGAR).build()
    do(game, "choose settler", "take quarry", "take sugar plantation", "take sugar plantation")
    assert asked(game) == (0, "discard_tile")
    events = do(game, "pass")
    assert not of_kind(events, TileDiscarded)
    assert game.players[0].tiles == 3


def test_park_authorities_act_in_turn_order() -> None:
    """The owner with a citizen has the emptiest island only as long as no player before has discarded a tile."""
    position = citizens(3).player(0, city={B.HUNTING_LODGE: 1}, island={T.CORN: 2})
    position.player(1, city={B.HUNTING_LODGE: 1}, nobles={B.HUNTING_LODGE: 1}, island={T.SUGAR: 1})
    game = position.player(2, island={T.INDIGO: 3}).offer().quarries(0).build()
    do(game, "choose settler")
    kept = game.copy()
    do(game, "discard corn plantation")
    assert points(game)[1] == 0
    do(kept, "pass")
    assert points(kept)[1] == 2


def test_forests_count_for_the_park_authority() -> None:
    position = citizens(2).player(0, city={B.HUNTING_LODGE: 1}, nobles={B.HUNTING_LODGE: 1}, forests={T.CORN: 2})
    game = position.player(1, forests={T.CORN: 2}).offer().quarries(0).build()
    do(game, "choose settler")
    assert points(game)[0] == 0


# -- hospital with the publishing house (D-49), with a forest -----------------------------------------------------


@pytest.mark.parametrize("corrected", [False, True])
def test_d49_a_forest_first_and_a_tile_from_the_publishing_house(corrected: bool) -> None:
    """As printed the worker must come to the second tile, which is no forest; corrected, it has no part in it."""
    values = {"reading": CORRECTED} if corrected else {}
    city = {B.LIBRARY: 1, B.HOSPICE: 1, B.FOREST_HOUSE: 1}
    game = new_buildings(2, **values).player(0, city=city).offer(T.CORN, T.SUGAR, T.INDIGO).build()
    do(game, "choose settler", "take corn plantation as forest", "pass", "take indigo plantation")
    player = game.players[0]
    assert (player.colonists[T.INDIGO], player.idle) == ((0, 1) if corrected else (1, 0))
