"""The settler phase: tiles, quarries, hacienda, construction hut, hospice (S001, S003, D-11 to D-16)."""

import pytest

from puertorico_desktop.engine.puertorico.actions import DRAW, TAKE
from puertorico_desktop.engine.puertorico.components import Building, Tile
from puertorico_desktop.engine.puertorico.events import (
    ColonistSettled,
    PileReshuffled,
    PlantationsDiscarded,
    PlantationsRevealed,
    TileDrawn,
    TileTaken,
)
from puertorico_desktop.engine.puertorico.position import classic
from puertorico_desktop.engine.puertorico.reasons import Reason
from tests.engine.play import asked, do, of_kind, offered, refused, skipped, tiles

B, T = Building, Tile


def test_only_the_settler_may_take_a_quarry() -> None:
    game = classic(3).build()
    do(game, "choose settler")
    assert "take quarry" in offered(game)
    do(game, "take quarry")
    assert game.quarries == 7
    assert refused(game, TAKE[T.QUARRY]) is Reason.QUARRY_NOT_ALLOWED


def test_an_unoccupied_construction_hut_does_nothing() -> None:
    game = classic(3).player(1, city={B.CONSTRUCTION_HUT: 0}).build()
    do(game, "choose settler", "pass")
    assert refused(game, TAKE[T.QUARRY]) is Reason.NOBODY_WORKS_THERE


def test_the_construction_hut_allows_a_quarry_instead() -> None:
    game = classic(3).player(1, city={B.CONSTRUCTION_HUT: 1}).build()
    do(game, "choose settler", "pass", "take quarry")
    assert tiles(game, 1) == {"quarry": 1}
    assert asked(game)[0] == 2


def test_the_settler_with_a_construction_hut_takes_one_tile_only() -> None:
    """D-15."""
    game = classic(3).player(0, city={B.CONSTRUCTION_HUT: 1}).build()
    do(game, "choose settler", "take quarry")
    assert asked(game)[0] == 1


def test_a_quarry_is_refused_if_none_is_left() -> None:
    game = classic(3).player(1, city={B.CONSTRUCTION_HUT: 1}).quarries(0).build()
    do(game, "choose settler")
    assert refused(game, TAKE[T.QUARRY]) is Reason.NO_QUARRIES
    do(game, "pass")
    assert refused(game, TAKE[T.QUARRY]) is Reason.NO_QUARRIES


def test_the_last_tile_of_a_kind_is_not_available_to_the_next_player() -> None:
    game = classic(3).offer(T.CORN, T.COFFEE, T.COFFEE, T.SUGAR).build()
    do(game, "choose settler", "take corn plantation")
    assert refused(game, TAKE[T.CORN]) is Reason.NO_SUCH_PLANTATION
    assert offered(game) == ["pass", "take sugar plantation", "take coffee plantation"]
    do(game, "take coffee plantation")
    assert "take coffee plantation" in offered(game)


def test_tiles_that_are_left_are_discarded_and_new_ones_revealed() -> None:
    game = classic(3).offer(T.CORN, T.COFFEE, T.COFFEE, T.SUGAR).build()
    events = do(game, "choose settler", "take coffee plantation", "pass", "pass")
    assert of_kind(events, PlantationsDiscarded) == [PlantationsDiscarded((1, 0, 1, 0, 1))]
    assert game.plantation_discards == [1, 0, 1, 0, 1]
    assert sum(game.plantation_offer) == 4
    assert of_kind(events, PlantationsRevealed) == [PlantationsRevealed(tuple(game.plantation_offer))]


def test_the_discards_are_shuffled_when_the_pile_runs_out() -> None:
    game = classic(3).offer(T.CORN, T.CORN, T.CORN, T.CORN).pile(coffee=1).discards(sugar=5).build()
    events = do(game, "choose settler", "pass", "pass", "pass")
    assert len(of_kind(events, PileReshuffled)) == 1
    assert game.plantation_offer[T.COFFEE] == 1  # the last of the old pile comes first
    assert sum(game.plantation_offer) == 4
    assert sum(game.plantation_pile) == 4 + 5 + 1 - 4
    assert not any(game.plantation_discards)


def test_the_discards_are_not_shuffled_if_the_pile_lasts_exactly() -> None:
    game = classic(3).offer(T.CORN, T.CORN, T.CORN, T.CORN).pile(coffee=4).build()
    events = do(game, "choose settler", "pass", "pass", "pass")
    assert not of_kind(events, PileReshuffled)
    assert game.plantation_offer == [0, 0, 0, 0, 4]
    assert game.plantation_discards == [4, 0, 0, 0, 0]


def test_fewer_tiles_are_revealed_if_there_are_not_enough() -> None:
    """S003: a player may then get none in the next settler phase."""
    game = classic(3).offer(T.CORN, T.SUGAR).pile(coffee=1).discards().build()
    events = do(game, "choose settler", "take corn plantation", "take sugar plantation")
    assert skipped(events) == [(2, Reason.NO_PLANTATIONS)]
    assert game.plantation_offer == [0, 0, 0, 0, 1]


def test_players_without_any_tile_to_take_are_passed_over() -> None:
    """D-16: the quarry is still possible for those entitled to it."""
    game = classic(3).player(2, city={B.CONSTRUCTION_HUT: 1}).offer().pile().discards().build()
    events = do(game, "choose settler")
    assert offered(game) == ["pass", "take quarry"]
    events = do(game, "take quarry")
    assert skipped(events) == [(1, Reason.NO_PLANTATIONS)]
    assert (asked(game), offered(game)) == ((2, "take_tile"), ["pass", "take quarry"])


def test_a_full_island_takes_no_tile() -> None:
    """D-11."""
    game = (
        classic(3)
        .player(1, island={T.CORN: 4, T.SUGAR: 4, T.QUARRY: 4}, city={B.HACIENDA: 1, B.CONSTRUCTION_HUT: 1})
        .offer(T.INDIGO, T.INDIGO, T.COFFEE, T.COFFEE)
        .build()
    )
    events = do(game, "choose settler", "pass")
    assert skipped(events) == [(1, Reason.ISLAND_FULL)]
    assert asked(game)[0] == 2


# -- hacienda -----------------------------------------------------------------------------------------------------


def test_the_hacienda_draws_before_a_tile_is_taken() -> None:
    game = classic(3).player(0, city={B.HACIENDA: 1}).offer(T.CORN, T.SUGAR).pile(coffee=5).build()
    events = do(game, "choose settler", "draw plantation")
    assert of_kind(events, TileDrawn) == [TileDrawn(0, T.COFFEE)]
    assert tiles(game, 0) == {"coffee": 1}
    assert asked(game) == (0, "take_tile")
    events = do(game, "take corn plantation")
    assert of_kind(events, TileTaken) == [TileTaken(0, T.CORN)]
    assert refused(game, DRAW) is Reason.NO_HACIENDA  # the next player's turn


def test_the_hacienda_draws_once() -> None:
    game = classic(3).player(0, city={B.HACIENDA: 1}).build()
    do(game, "choose settler", "draw plantation")
    assert refused(game, DRAW) is Reason.HACIENDA_USED


def test_two_haciendas_draw_in_the_same_phase() -> None:
    game = classic(3).player(0, city={B.HACIENDA: 1}).player(1, city={B.HACIENDA: 1}).build()
    do(game, "choose settler", "draw plantation", "pass", "draw plantation")
    assert [player.tiles for player in game.players] == [1, 1, 0]


def test_the_hacienda_need_not_be_used() -> None:
    game = classic(3).player(0, city={B.HACIENDA: 1}).offer(T.CORN).build()
    do(game, "choose settler", "take corn plantation")
    assert tiles(game, 0) == {"corn": 1}


def test_the_hacienda_cannot_draw_after_a_tile_was_taken() -> None:
    game = classic(3).player(0, city={B.HACIENDA: 1}).offer(T.CORN, T.CORN).build()
    do(game, "choose settler", "take corn plantation")
    assert asked(game)[0] == 1


def test_the_drawn_tile_is_kept_if_no_other_is_taken() -> None:
    """D-13: a drawn tile must be placed; the choice afterwards is free."""
    game = classic(3).player(0, city={B.HACIENDA: 1}).pile(sugar=5).build()
    do(game, "choose settler", "draw plantation", "pass")
    assert tiles(game, 0) == {"sugar": 1}


def test_an_unoccupied_hacienda_does_nothing() -> None:
    game = classic(3).player(0, city={B.HACIENDA: 0}).build()
    do(game, "choose settler")
    assert refused(game, DRAW) is Reason.NOBODY_WORKS_THERE


def test_no_draw_from_an_empty_pile() -> None:
    """S001: also when there are discards; they are shuffled only when new tiles are turned over."""
    game = classic(3).player(0, city={B.HACIENDA: 1}).pile().discards(corn=4).build()
    do(game, "choose settler")
    assert refused(game, DRAW) is Reason.PILE_EMPTY


def test_the_last_tile_of_the_pile_can_be_drawn() -> None:
    game = classic(3).player(0, city={B.HACIENDA: 1}).player(1, city={B.HACIENDA: 1}).pile(corn=1).build()
    do(game, "choose settler", "draw plantation", "pass")
    assert refused(game, DRAW) is Reason.PILE_EMPTY


def test_an_island_filled_by_the_draw_takes_no_second_tile() -> None:
    game = classic(3).player(0, island={T.CORN: 6, T.SUGAR: 5}, city={B.HACIENDA: 1}).offer(T.COFFEE).build()
    events = do(game, "choose settler", "draw plantation")
    assert game.players[0].tiles == 12
    assert skipped(events) == [(0, Reason.ISLAND_FULL)]
    assert asked(game)[0] == 1


def test_the_hacienda_can_draw_if_no_tile_is_face_up() -> None:
    game = classic(3).player(1, city={B.HACIENDA: 1}).offer().build()
    do(game, "choose settler", "pass")
    assert offered(game) == ["pass", "draw plantation"]
    events = do(game, "draw plantation")
    assert skipped(events) == [(1, Reason.NO_PLANTATIONS), (2, Reason.NO_PLANTATIONS)]
    assert game.players[1].tiles == 1


def test_the_construction_hut_does_not_turn_the_drawn_tile_into_a_quarry() -> None:
    """D-14."""
    game = classic(3).player(0, city={B.HACIENDA: 1, B.CONSTRUCTION_HUT: 1}).pile(corn=1).build()
    do(game, "choose settler", "draw plantation")
    assert tiles(game, 0) == {"corn": 1}


# -- hospice ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tile", [T.CORN, T.QUARRY])
def test_the_hospice_settles_a_colonist_from_the_supply(tile: Tile) -> None:
    game = classic(3).player(0, city={B.HOSPICE: 1}).offer(T.CORN).build()
    supply, ship = game.colonist_supply, game.colonist_ship
    events = do(game, "choose settler", game_text(tile))
    assert of_kind(events, ColonistSettled) == [ColonistSettled(0, tile, B.HOSPICE, from_ship=False)]
    assert game.players[0].colonists[tile] == 1
    assert (game.colonist_supply, game.colonist_ship) == (supply - 1, ship)


def game_text(tile: Tile) -> str:
    return "take quarry" if tile is T.QUARRY else f"take {tile.id} plantation"


def test_the_hospice_takes_from_the_ship_when_the_supply_is_empty() -> None:
    game = classic(3).player(0, city={B.HOSPICE: 1}).offer(T.CORN).colonists(supply=0, ship=2).build()
    events = do(game, "choose settler", "take corn plantation")
    assert of_kind(events, ColonistSettled) == [ColonistSettled(0, T.CORN, B.HOSPICE, from_ship=True)]
    assert game.colonist_ship == 1


def test_the_hospice_brings_nobody_when_supply_and_ship_are_empty() -> None:
    game = classic(3).player(0, city={B.HOSPICE: 1}).offer(T.CORN).colonists(supply=0, ship=0).build()
    events = do(game, "choose settler", "take corn plantation")
    assert not of_kind(events, ColonistSettled)
    assert game.players[0].colonists[T.CORN] == 0
    assert game.end_triggers == 0  # D-33: only the refill ends the game


def test_the_hospice_does_nothing_without_a_tile() -> None:
    game = classic(3).player(0, city={B.HOSPICE: 1}).build()
    events = do(game, "choose settler", "pass")
    assert not of_kind(events, ColonistSettled)


def test_an_unoccupied_hospice_does_nothing() -> None:
    game = classic(3).player(0, city={B.HOSPICE: 0}).offer(T.CORN).build()
    events = do(game, "choose settler", "take corn plantation")
    assert not of_kind(events, ColonistSettled)


def test_the_hospice_does_not_serve_the_drawn_tile() -> None:
    """D-12, also when no tile is chosen afterwards."""
    game = classic(3).player(0, city={B.HOSPICE: 1, B.HACIENDA: 1}).build()
    events = do(game, "choose settler", "draw plantation", "pass")
    assert not of_kind(events, ColonistSettled)


def test_the_colonist_from_the_hospice_is_added_to_those_on_its_kind() -> None:
    game = classic(3).player(0, island={T.CORN: (2, 1)}, city={B.HOSPICE: 1}).offer(T.CORN).build()
    do(game, "choose settler", "take corn plantation")
    player = game.players[0]
    assert (player.circles[T.CORN], player.colonists[T.CORN]) == (3, 2)
