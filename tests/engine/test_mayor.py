"""The mayor phase: privilege, distribution, placing, the new ship (S001, S003, D-17 to D-20, D-32, D-33)."""

import pytest

from puertorico_desktop.engine.puertorico.actions import PASS, PlaceColonists
from puertorico_desktop.engine.puertorico.components import SITES, Building, EndTrigger, Tile, site_of
from puertorico_desktop.engine.puertorico.events import (
    ColonistReceived,
    ColonistsDistributed,
    ColonistShipFilled,
    ColonistsPlaced,
    EndTriggered,
)
from puertorico_desktop.engine.puertorico.position import classic
from puertorico_desktop.engine.puertorico.reasons import Reason
from tests.engine.play import asked, do, end_phase, of_kind, offered, refused, skipped

B, T = Building, Tile


def place(**counts: int) -> PlaceColonists:
    """Returns a placement by the ids of tiles and buildings, with "corn" for a corn plantation and "quarry"."""
    by_id = {piece.id: site_of(piece) for piece in SITES}
    numbers = [0] * len(SITES)
    for name, count in counts.items():
        numbers[by_id[name]] = count
    return PlaceColonists(tuple(numbers))


# -- distribution -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "ship", "shares"),
    [
        (2, 3, [2, 1]),
        (3, 3, [1, 1, 1]),
        (3, 7, [3, 2, 2]),
        (4, 4, [1, 1, 1, 1]),
        (4, 6, [2, 2, 1, 1]),
        (4, 2, [1, 1]),
        (5, 9, [2, 2, 2, 2, 1]),
    ],
)
def test_the_ship_is_handed_out_one_by_one_from_the_mayor_on(players: int, ship: int, shares: list[int]) -> None:
    game = classic(players, governor=1).colonists(ship=ship).build()
    events = do(game, "choose mayor")
    order = [(1 + turn) % players for turn in range(players)]
    assert [(one.seat, one.count) for one in of_kind(events, ColonistsDistributed)] == list(
        zip(order, shares, strict=False)
    )


def test_the_privilege_comes_from_the_supply_not_from_the_ship() -> None:
    game = classic(4).colonists(ship=4, supply=20).build()
    events = do(game, "choose mayor")
    assert of_kind(events, ColonistReceived) == [ColonistReceived(0)]
    assert [player.all_colonists for player in game.players] == [2, 1, 1, 1]
    assert game.colonist_supply == 20 - 1 - 4


def test_no_privilege_from_an_empty_supply() -> None:
    game = classic(4).colonists(ship=4, supply=0).build()
    events = do(game, "choose mayor")
    assert not of_kind(events, ColonistReceived)
    assert [player.all_colonists for player in game.players] == [1, 1, 1, 1]


def test_the_privilege_may_take_the_last_colonist_of_the_supply() -> None:
    game = classic(4).colonists(ship=4, supply=1).build()
    events = do(game, "choose mayor")
    assert of_kind(events, ColonistReceived)
    assert of_kind(events, EndTriggered) == [EndTriggered(EndTrigger.COLONISTS, None)]


# -- placing ------------------------------------------------------------------------------------------------------


def test_circles_may_not_stay_free_while_colonists_are_idle() -> None:
    """D-18."""
    game = classic(3).player(0, idle=1, island={T.CORN: 2, T.SUGAR: 2}).build()
    do(game, "choose mayor")
    assert game.players[0].all_colonists == 3
    assert refused(game, place(corn=2)) is Reason.CIRCLES_FREE
    assert refused(game, place()) is Reason.CIRCLES_FREE
    assert refused(game, place(corn=2, sugar=1)) is None
    assert refused(game, place(corn=1, sugar=2)) is None
    assert refused(game, PASS) is Reason.MUST_PLACE_COLONISTS


def test_any_placement_is_allowed_and_old_colonists_may_move() -> None:
    game = (
        classic(3)
        .player(0, island={T.CORN: (2, 2), T.QUARRY: 1}, city={B.SMALL_MARKET: 1, B.COFFEE_ROASTER: 0})
        .build()
    )
    do(game, "choose mayor")
    assert game.players[0].all_colonists == 5
    assert len(offered(game)) == 4  # one circle of four kinds stays free; equal circles are not distinguished
    do(game, "place corn 1, quarry 1, small market 1, coffee roaster 2")
    player = game.players[0]
    assert player.colonists[T.CORN] == 1
    assert player.colonists[site_of(B.COFFEE_ROASTER)] == 2
    assert player.occupies(B.SMALL_MARKET)


def test_a_building_can_be_left_and_then_does_nothing() -> None:
    game = classic(3).player(0, island={T.CORN: 3}, city={B.SMALL_MARKET: 1}).build()
    do(game, "choose mayor", "place corn 3")
    assert not game.players[0].occupies(B.SMALL_MARKET)
    assert game.players[0].hooks.sale_bonus == 0


def test_colonists_stay_in_san_juan_only_when_every_circle_is_full() -> None:
    game = classic(3, play_forced=False).player(0, idle=3, island={T.CORN: 2}).build()
    do(game, "choose mayor")
    assert game.players[0].all_colonists == 5
    assert refused(game, place(corn=1)) is Reason.CIRCLES_FREE
    assert offered(game) == ["place corn 2"]
    do(game, "place corn 2")
    assert game.players[0].idle == 3


def test_colonists_in_san_juan_must_go_to_free_circles() -> None:
    game = classic(3).player(0, idle=3, island={T.CORN: (1, 1)}, city={B.TOBACCO_STORAGE: 0}).build()
    do(game, "choose mayor")
    assert game.players[0].idle == 2
    assert game.players[0].free_circles == 0


def test_impossible_placements_are_refused_with_their_reasons() -> None:
    game = classic(3).player(0, idle=1, island={T.CORN: 2, T.SUGAR: 2}).build()
    do(game, "choose mayor")
    assert refused(game, place(corn=3)) is Reason.TOO_MANY_COLONISTS
    assert refused(game, place(corn=-1, sugar=2)) is Reason.BELOW_ZERO
    assert refused(game, place(quarry=1)) is Reason.TOO_MANY_COLONISTS
    assert refused(game, place(corn=2, sugar=2)) is Reason.COLONISTS_MISSING
    assert refused(game, PlaceColonists((2, 0, 1))) is Reason.WRONG_LENGTH


def test_players_place_in_turn_order_from_the_mayor_on() -> None:
    """D-19."""
    game = classic(3, governor=1)
    for seat in range(3):
        game.player(seat, island={T.CORN: 1, T.SUGAR: 2})
    table = game.build()
    do(table, "choose mayor", "place corn 1, sugar 1")
    assert asked(table) == (2, "place_colonists")
    do(table, "place corn 1")
    assert asked(table) == (0, "place_colonists")
    do(table, "place sugar 1")
    assert asked(table) == (2, "choose_role")


def test_a_player_without_colonists_is_passed_over() -> None:
    game = classic(3).colonists(ship=1).build()
    events = do(game, "choose mayor")
    assert skipped(events) == [(1, Reason.NO_COLONISTS), (2, Reason.NO_COLONISTS)]


def test_a_forced_placement_is_an_event() -> None:
    game = classic(3).player(0, island={T.CORN: 4}).build()
    events = do(game, "choose mayor")
    placed = of_kind(events, ColonistsPlaced)
    assert [one.seat for one in placed] == [0, 1, 2]
    assert (placed[0].counts[T.CORN], placed[0].san_juan) == (2, 0)
    assert placed[1].san_juan == 1


# -- the new ship -------------------------------------------------------------------------------------------------


def test_the_refill_counts_circles_of_buildings_only() -> None:
    game = (
        classic(3)
        .player(0, island={T.CORN: 5}, city={B.COFFEE_ROASTER: 0, B.TOBACCO_STORAGE: 0})
        .player(1, city={B.INDIGO_PLANT: 0})
        .colonists(ship=3, supply=30)
        .build()
    )
    do(game, "choose mayor", "place corn 2")
    # 2 + 3 circles of the mayor, 3 of the indigo plant less the one colonist who had to go there
    assert game.colonist_ship == 2 + 3 + 2
    assert game.colonist_supply == 30 - 1 - 7


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_refill_is_at_least_one_colonist_per_player(players: int) -> None:
    game = classic(players).build()
    supply = game.colonist_supply
    events = do(game, "choose mayor")
    assert of_kind(events, ColonistShipFilled) == [ColonistShipFilled(players, players)]
    assert game.colonist_supply == supply - 1 - players


def test_the_refill_is_one_colonist_per_empty_circle_of_buildings() -> None:
    game = classic(3).player(1, city={B.INDIGO_PLANT: 0, B.SUGAR_MILL: 0}).build()
    do(game, "choose mayor")
    end_phase(game)
    assert game.colonist_ship == 5


def test_a_refill_with_exactly_enough_colonists_does_not_end_the_game() -> None:
    """D-32."""
    game = classic(3).player(1, city={B.INDIGO_PLANT: 0, B.SUGAR_MILL: 0}).colonists(ship=3, supply=6).build()
    events = do(game, "choose mayor") + end_phase(game)
    assert (game.colonist_ship, game.colonist_supply) == (5, 0)
    assert not of_kind(events, EndTriggered)


def test_a_refill_with_one_colonist_too_few_ends_the_game() -> None:
    game = classic(3).player(1, city={B.INDIGO_PLANT: 0, B.SUGAR_MILL: 0}).colonists(ship=3, supply=5).build()
    events = do(game, "choose mayor") + end_phase(game)
    assert of_kind(events, ColonistShipFilled) == [ColonistShipFilled(4, 5)]
    assert of_kind(events, EndTriggered) == [EndTriggered(EndTrigger.COLONISTS, None)]
    assert (game.colonist_ship, game.colonist_supply) == (4, 0)


def test_a_refill_below_the_minimum_ends_the_game() -> None:
    game = classic(4).colonists(ship=4, supply=3).build()
    events = do(game, "choose mayor")
    assert of_kind(events, ColonistShipFilled) == [ColonistShipFilled(2, 4)]
    assert of_kind(events, EndTriggered)
