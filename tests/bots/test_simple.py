"""The rules of thumb of the simple bot, in positions with an obvious choice."""

import pytest

from puertorico_desktop.bots.registry import make_bot
from puertorico_desktop.engine.puertorico.actions import (
    CHOOSE,
    DRAW,
    Action,
    Build,
    LoadGoods,
    PlaceColonists,
    SellGood,
    StoreGoods,
)
from puertorico_desktop.engine.puertorico.components import Building, EndTrigger, Good, Role, Tile, site_of
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.engine.puertorico.setup import new_game
from puertorico_desktop.engine.puertorico.state import DecisionKind, PlayerBoard

INDIGO_PLANT, HARBOR = Building.SMALL_INDIGO_PLANT, Building.HARBOR


@pytest.fixture
def game() -> PuertoRico:
    """Returns a game of four players before the first choice; seat 0 has an indigo plantation."""
    return new_game(Options(), 1)


def choose(game: PuertoRico) -> Action:
    return make_bot("simple", 1).choose(game.copy())


def settle(player: PlayerBoard, piece: Tile | Building, colonists: int) -> None:
    for _ in range(colonists):
        player.settle_colonist(site_of(piece))


def start_phase(game: PuertoRico, role: Role, kind: DecisionKind) -> None:
    """Plays the role of a phase in which seat 0 has the first decision."""
    game.play(CHOOSE[role])
    assert (game.asked, game.kind) == (0, kind)


def placed_pieces(game: PuertoRico) -> list[Tile | Building]:
    action = choose(game)
    assert isinstance(action, PlaceColonists)
    assert game.is_legal(action)
    return [piece for piece in (*Tile, *Building) if action.counts[site_of(piece)]]


def test_colonists_are_placed_where_goods_can_be_produced(game: PuertoRico) -> None:
    player = game.players[0]
    for building in (INDIGO_PLANT, Building.COFFEE_ROASTER):
        player.add_building(building)
    start_phase(game, Role.MAYOR, DecisionKind.PLACE_COLONISTS)
    assert placed_pieces(game) == [Tile.INDIGO, INDIGO_PLANT]


def test_large_buildings_are_occupied_before_production_at_the_end(game: PuertoRico) -> None:
    player = game.players[0]
    for building in (INDIGO_PLANT, Building.RESIDENCE):
        player.add_building(building)
    game.end_triggers = 1 << EndTrigger.CITY
    start_phase(game, Role.MAYOR, DecisionKind.PLACE_COLONISTS)
    assert Building.RESIDENCE in placed_pieces(game)


def test_a_tile_is_drawn_from_the_pile_with_a_hacienda(game: PuertoRico) -> None:
    game.players[0].add_building(Building.HACIENDA)
    settle(game.players[0], Building.HACIENDA, 1)
    start_phase(game, Role.SETTLER, DecisionKind.TAKE_TILE)
    assert choose(game) == DRAW


def test_the_most_expensive_good_is_sold(game: PuertoRico) -> None:
    game.players[0].goods = [1, 1, 0, 0, 1]
    start_phase(game, Role.TRADER, DecisionKind.SELL_GOOD)
    assert choose(game) == SellGood(Good.COFFEE)


def test_the_kind_with_the_most_goods_is_stored_in_the_warehouse(game: PuertoRico) -> None:
    player = game.players[0]
    player.add_building(Building.SMALL_WAREHOUSE)
    settle(player, Building.SMALL_WAREHOUSE, 1)
    player.goods = [0, 4, 2, 0, 1]
    game.ship_goods, game.ship_loads = [0, 2, 3], [5, 6, 7]
    start_phase(game, Role.CAPTAIN, DecisionKind.STORE_GOODS)
    assert choose(game) == StoreGoods((Good.INDIGO,), Good.COFFEE)


def test_the_load_with_the_most_points_is_chosen(game: PuertoRico) -> None:
    game.players[0].goods = [5, 1, 0, 0, 0]
    game.ship_goods, game.ship_loads = [0, 1, 2], [0, 5, 7]
    start_phase(game, Role.CAPTAIN, DecisionKind.LOAD_GOODS)
    assert choose(game) == LoadGoods(Good.CORN, 0)


def test_a_large_building_is_bought_in_the_last_round(game: PuertoRico) -> None:
    game.players[0].doubloons = 9
    game.end_triggers = 1 << EndTrigger.COLONISTS
    start_phase(game, Role.BUILDER, DecisionKind.BUILD)
    action = choose(game)
    assert isinstance(action, Build)
    assert action.building >= Building.GUILD_HALL


def test_the_captain_is_chosen_in_the_last_round_with_goods(game: PuertoRico) -> None:
    game.players[0].goods = [4, 3, 2, 0, 0]
    game.end_triggers = 1 << EndTrigger.COLONISTS
    assert choose(game) == CHOOSE[Role.CAPTAIN]


def test_a_role_with_many_doubloons_is_chosen(game: PuertoRico) -> None:
    game.role_doubloons[Role.PROSPECTOR] = 6
    assert choose(game) == CHOOSE[Role.PROSPECTOR]
