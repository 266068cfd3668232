"""Rulings; those about nobles and about undo have files of their own (`test_who_comes`, `test_undo_limits`)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from puertorico_desktop.engine.puertorico.actions import PlaceColonists
from puertorico_desktop.engine.puertorico.components import SITES, Building, EndTrigger, Good, Role, Tile
from puertorico_desktop.engine.puertorico.events import (
    EndTriggered,
    GameEnded,
    PhaseEnded,
    PrivateShipsUnloaded,
    RolesSweetened,
)
from puertorico_desktop.engine.puertorico.expansion_actions import PlaceNobles
from puertorico_desktop.engine.puertorico.invariants import violations
from puertorico_desktop.engine.puertorico.options import Edition, Options, Reading
from puertorico_desktop.engine.puertorico.position import Position, classic
from puertorico_desktop.engine.puertorico.reasons import Reason
from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.saves.puertorico.observed import observed, table_of
from tests.engine.expanded import base_1897, citizens, new_buildings
from tests.engine.play import asked, do, doubloons, end_round, goods, of_kind, offered, refused

B, G, T = Building, Good, Tile
Maker = Callable[..., Position]


def counts(**people: int) -> tuple[int, ...]:
    """Returns the numbers of people per site, given by the ids of sites."""
    return tuple(people.get(piece.id, 0) for piece in SITES)


# -- placements ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("foreign", ["quarry", "coffee", "small_market", "fortress"])
def test_colonists_may_not_be_placed_on_sites_of_pieces_not_owned(foreign: str) -> None:
    """Not even in addition to a placement that is legal without them."""
    game = classic(3).player(0, idle=1, island={T.CORN: 2, T.SUGAR: 2}).build()
    do(game, "choose mayor")
    right = counts(corn=2, sugar=1)
    assert game.is_legal(PlaceColonists(right))
    assert refused(game, PlaceColonists(counts(corn=2, sugar=1, **{foreign: 1}))) is Reason.TOO_MANY_COLONISTS
    assert refused(game, PlaceColonists(counts(corn=2, **{foreign: 1}))) is Reason.TOO_MANY_COLONISTS


@pytest.mark.parametrize("foreign", ["quarry", "coffee", "fortress"])
def test_nobles_may_not_be_placed_on_unoccupied_sites(foreign: str) -> None:
    game = citizens(3).player(0, idle=2, idle_nobles=1, island={T.CORN: 3, T.SUGAR: 3}).build()
    do(game, "choose mayor", "take noble", "place corn 2, sugar 2")
    assert game.is_legal(PlaceNobles(counts(corn=1, sugar=1)))
    assert refused(game, PlaceNobles(counts(corn=1, sugar=1, **{foreign: 1}))) is Reason.WRONG_NOBLES
    assert refused(game, PlaceNobles(counts(corn=1, **{foreign: 1}))) is Reason.WRONG_NOBLES


# -- rulings ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("reading", Reading)
def test_ruling_15_a_chip_given_back_does_not_cancel_the_end_trigger(reading: Reading) -> None:
    """The last chip was taken outside the captain phase."""
    game = base_1897(reading=reading).player(0, points=2).points_left(1).build()
    game.award_points(0, 1)
    assert bool(game.end_triggers) == (reading is Reading.CORRECTED)
    game.take_back_point(0)
    events = do(game, "choose captain")
    assert game.end_triggers == 1 << EndTrigger.VICTORY_POINTS
    assert bool(of_kind(events, EndTriggered)) == (reading is Reading.PRINTED)


def test_ruling_17_guests_may_move_between_production_and_the_extra_good() -> None:
    """Six coffee and a specialty factory where nobody works yet: the guest comes once it is known what was made."""
    island = {T.SUGAR: (3, 3)}
    city = {B.SUGAR_MILL: 3, B.SPECIALTY_FACTORY: 0, B.GUESTHOUSE: 1}
    game = new_buildings().player(0, doubloons=0, island=island, city=city).build()
    do(game, "choose craftsman", "pass")
    assert asked(game) == (0, "take_extra_good")
    assert "move colonist to specialty factory" in offered(game)
    do(game, "move colonist to specialty factory")  # and the only extra good is taken
    assert doubloons(game)[0] == 3


def test_ruling_17_moves_of_guests_without_effect_are_not_asked() -> None:
    city = {B.SUGAR_MILL: 3, B.SPECIALTY_FACTORY: 1, B.GUESTHOUSE: 1}
    game = new_buildings().player(0, island={T.SUGAR: (3, 3)}, city=city).build()
    do(game, "choose craftsman")
    assert asked(game) == (1, "choose_role")


WAREHOUSES = {B.SMALL_WAREHOUSE: 1, B.LARGE_WAREHOUSE: 1}
BLOCKED = {5: (G.INDIGO, 1), 6: (G.TOBACCO, 1), 7: (G.COFFEE, 1)}


def test_ruling_18_warehouses_are_optional_if_benefits_are_asked_about() -> None:
    table = classic(4, ask_optional_benefits=True).player(0, corn=3, sugar=2, city=WAREHOUSES).ships(BLOCKED)
    game = table.build()
    do(game, "choose captain")
    assert asked(game) == (0, "store_goods")
    assert set(offered(game)) == {
        "keep 1 corn",
        "keep 1 sugar",
        "keep all corn, 1 sugar",
        "keep all sugar, 1 corn",
        "keep all corn, all sugar",
    }
    do(game, "keep 1 corn")
    assert goods(game, 0) == {"corn": 1}


def test_ruling_18_without_the_option_as_much_as_possible_is_kept() -> None:
    game = classic(4).player(0, corn=3, sugar=2, city=WAREHOUSES).ships(BLOCKED).build()
    do(game, "choose captain")
    assert (asked(game), goods(game, 0)) == ((1, "choose_role"), {"corn": 3, "sugar": 2})


def test_ruling_18_warehouses_beside_a_storehouse_are_optional() -> None:
    table = new_buildings(ask_optional_benefits=True).ships(BLOCKED)
    game = table.player(0, corn=5, sugar=6, city={B.STOREHOUSE: 1, B.SMALL_WAREHOUSE: 1}).build()
    do(game, "choose captain")
    assert {"keep all corn, 4 sugar", "keep 4 corn", "keep 2 corn, 2 sugar"} <= set(offered(game))


@pytest.mark.parametrize("edition", Edition)
def test_ruling_19_a_hacienda_draws_from_an_empty_pile_only_in_1897(edition: Edition) -> None:
    table = classic(4) if edition is Edition.CLASSIC else base_1897()
    game = table.player(0, city={B.HACIENDA: 1}).offer().pile().discards(corn=3).build()
    do(game, "choose settler")
    assert ("draw plantation" in offered(game)) == (edition is not Edition.CLASSIC)


def test_ruling_19_in_the_classic_game_the_refill_shuffles_the_discards_back() -> None:
    game = classic(4).player(0, city={B.HACIENDA: 1}).offer().pile().discards(corn=7).build()
    do(game, "choose settler", "pass")
    assert game.plantation_offer[T.CORN] == 5
    assert game.plantation_discards[T.CORN] == 0


def test_ruling_20_in_the_last_round_the_cards_gain_their_doubloons_first() -> None:
    game = classic(4).player(1, corn=5).points_left(5).build()
    assert of_kind(do(game, "choose captain", "load 5 corn -> ship 5"), EndTriggered)
    events = end_round(game)
    kinds = [type(event) for event in events]
    assert kinds.index(RolesSweetened) < kinds.index(GameEnded)
    assert sum(game.role_doubloons) > 0


def test_ruling_21_a_drawn_tile_is_hidden_from_the_other_players() -> None:
    game = citizens().player(0, city={B.HACIENDA: 1, B.FOREST_HOUSE: 1}).pile(corn=3).build()
    do(game, "choose settler", "draw plantation")
    assert [game.observation(seat).drawn for seat in range(4)] == [T.CORN, None, None, None]


def test_ruling_24_the_prospectors_phase_begins_and_ends() -> None:
    game = classic(4, ask_optional_benefits=True).player(0, doubloons=0).build()
    do(game, "choose prospector")
    assert asked(game) == (0, "accept_benefit")
    assert game.running_role is Role.PROSPECTOR
    assert of_kind(do(game, "accept"), PhaseEnded) == [PhaseEnded(Role.PROSPECTOR)]
    assert game.running_role is None


def test_ruling_24_the_second_prospector_is_a_phase_too() -> None:
    events = do(classic(5).build(), "choose second prospector")
    assert of_kind(events, PhaseEnded) == [PhaseEnded(Role.SECOND_PROSPECTOR)]


def base(players: int, *, edition: Edition) -> Position:
    """The base game of an edition."""
    return Position(Options(edition, players=players))


@pytest.mark.parametrize("edition", Edition)
@pytest.mark.parametrize(
    ("table", "building", "load"),
    [(base, B.WHARF, "load 4 corn -> wharf"), (new_buildings, B.SMALL_WHARF, "load 4 corn -> small wharf")],
)
def test_14_private_ships_keep_their_goods_until_the_phase_ends(
    table: Maker, building: Building, load: str, edition: Edition
) -> None:
    """In the classic game they go to the supply at once."""
    kept = edition is Edition.SPECIAL_1897
    position = table(3, edition=edition).player(0, corn=4, indigo=2, sugar=1, city={building: 1})
    game = position.player(1, coffee=1).build()
    before = game.goods[G.CORN]
    events = do(game, "choose captain", load)
    assert game.goods[G.CORN] == before + (0 if kept else 4)
    assert game.observation(1).running.afloat == (4 if kept else 0, 0, 0, 0, 0)
    restored = table_of(observed(game, 1), Rng.from_seed(1))[0]
    assert restored.observation(1).running == game.observation(1).running
    while game.stack and game.running_role is Role.CAPTAIN:
        assert not list(violations(game))
        events += game.apply(game.legal_actions()[-1])
    assert of_kind(events, PrivateShipsUnloaded) == ([PrivateShipsUnloaded((4, 0, 0, 0, 0))] if kept else [])
    assert not list(violations(game))
