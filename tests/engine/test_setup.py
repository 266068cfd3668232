"""The table before the first choice: every row of data-sheet.md 1.1, the checks of its section 8, the options."""

import pytest

from puertorico_desktop.engine.puertorico.catalog import BASE_BUILDINGS, CATALOG, Category
from puertorico_desktop.engine.puertorico.components import Building, Role, Tile
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.invariants import violations
from puertorico_desktop.engine.puertorico.options import PUBLISHED, Options, OptionsError
from puertorico_desktop.engine.puertorico.setup import new_game
from tests.engine.play import asked, doubloons, end_round

I, C = Tile.INDIGO, Tile.CORN  # noqa: E741  the start tiles, as short as the table that lists them


def start(players: int, seed: int = 1) -> PuertoRico:
    """Returns a new classic game."""
    return new_game(Options(players=players), seed)


def plantations(game: PuertoRico) -> list[int]:
    """Returns the numbers of all plantations of the game by kind, wherever they are."""
    return [
        game.plantation_offer[tile] + game.plantation_pile[tile] + sum(one.circles[tile] for one in game.players)
        for tile in range(5)
    ]


@pytest.mark.parametrize(("players", "each"), [(2, 3), (3, 2), (4, 3), (5, 4)])
def test_doubloons(players: int, each: int) -> None:
    assert doubloons(start(players)) == [each] * players


@pytest.mark.parametrize(("players", "chips"), [(2, 65), (3, 75), (4, 100), (5, 122)])
def test_victory_points(players: int, chips: int) -> None:
    """D-01: 122 with five players."""
    assert start(players).points_left == chips


@pytest.mark.parametrize(("players", "supply", "everywhere"), [(2, 40, 42), (3, 55, 58), (4, 75, 79), (5, 95, 100)])
def test_colonists(players: int, supply: int, everywhere: int) -> None:
    game = start(players)
    assert (game.colonist_ship, game.colonist_supply) == (players, supply)
    assert game.colonist_ship + game.colonist_supply == everywhere


@pytest.mark.parametrize(("players", "ships"), [(2, (4, 6)), (3, (4, 5, 6)), (4, (5, 6, 7)), (5, (6, 7, 8))])
def test_cargo_ships(players: int, ships: tuple[int, ...]) -> None:
    game = start(players)
    assert game.ships == ships
    assert game.ship_loads == [0] * len(ships)


@pytest.mark.parametrize(("players", "prospectors"), [(2, 1), (3, 0), (4, 1), (5, 2)])
def test_role_cards(players: int, prospectors: int) -> None:
    roles = [action.role for action in start(players).legal_actions()]
    assert roles == list(Role)[: 6 + prospectors]


@pytest.mark.parametrize(("players", "left_over"), [(2, 1), (3, 3), (4, 3), (5, 3)])
def test_role_cards_left_over_in_a_round(players: int, left_over: int) -> None:
    """Section 8: 7 - 6 = 1, 6 - 3 = 7 - 4 = 8 - 5 = 3; each gains a doubloon."""
    game = start(players)
    end_round(game)
    assert sorted(game.role_doubloons)[-left_over:] == [1] * left_over
    assert sum(game.role_doubloons) == left_over


@pytest.mark.parametrize(("players", "first"), [(2, (I, C)), (3, (I, I, C)), (4, (I, I, C, C)), (5, (I, I, I, C, C))])
def test_first_plantations(players: int, first: tuple[Tile, ...]) -> None:
    game = start(players)
    assert [[one.circles[tile] for tile in Tile] for one in game.players] == [
        [int(tile is mine) for tile in Tile] for mine in first
    ]
    assert [player.tiles for player in game.players] == [1] * players


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_plantation_more_than_players_lies_face_up(players: int) -> None:
    assert sum(start(players).plantation_offer) == players + 1


@pytest.mark.parametrize("players", [3, 4, 5])
def test_tiles_and_goods(players: int) -> None:
    game = start(players)
    assert plantations(game) == [10, 12, 11, 9, 8]
    assert sum(plantations(game)) + game.quarries == 50 + 8 == 58
    assert game.goods == [10, 11, 11, 9, 9]
    assert sum(game.goods) == 50


def test_tiles_and_goods_of_two_players() -> None:
    game = start(2)
    assert plantations(game) == [7, 9, 8, 6, 5]
    assert game.quarries == 5
    assert game.goods == [8, 9, 9, 7, 7]


NOT_THERE = (0,) * (len(Building) - len(BASE_BUILDINGS))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_building_copies(players: int) -> None:
    game = start(players)
    assert tuple(game.building_supply) == (4, 4, 3, 3, 3, 3) + (2,) * 12 + (1,) * 5 + NOT_THERE
    assert sum(game.building_supply) == 20 + 24 + 5 == 49


def test_building_copies_of_two_players() -> None:
    game = start(2)
    assert tuple(game.building_supply) == (2,) * 6 + (1,) * 12 + (1,) * 5 + NOT_THERE


BUILDINGS = """
small_indigo_plant  1 1 1 1 1
small_sugar_mill    2 1 1 1 1
indigo_plant        3 2 2 3 1
sugar_mill          4 2 2 3 1
tobacco_storage     5 3 3 3 1
coffee_roaster      6 3 3 2 1
small_market        1 1 1 1 1
hacienda            2 1 1 1 1
construction_hut    2 1 1 1 1
small_warehouse     3 1 1 1 1
hospice             4 2 2 1 1
office              5 2 2 1 1
large_market        5 2 2 1 1
large_warehouse     6 2 2 1 1
factory             7 3 3 1 1
university          8 3 3 1 1
harbor              8 3 3 1 1
wharf               9 3 3 1 1
guild_hall         10 4 4 1 2
residence          10 4 4 1 2
fortress           10 4 4 1 2
customs_house      10 4 4 1 2
city_hall          10 4 4 1 2
aqueduct            1 1 1 1 1
forest_house        2 1 1 1 1
black_market        2 1 1 1 1
storehouse          3 1 1 1 1
guesthouse          4 2 2 2 1
trading_post        5 2 2 1 1
church              5 2 2 1 1
small_wharf         6 2 2 1 1
lighthouse          7 3 3 1 1
library             8 3 3 1 1
specialty_factory   8 3 3 1 1
union_hall          9 3 3 1 1
statue             10 8 4 0 2
cloister           10 4 4 1 2
land_office         2 1 1 1 1
chapel              3 1 1 1 1
hunting_lodge       4 2 2 1 1
zoning_office       5 2 2 1 1
royal_supplier      6 2 2 1 1
villa               7 3 3 1 1
jeweler             8 3 3 1 1
royal_garden       10 4 4 1 2
"""
"""Cost, victory points, quarry limit, circles, city spaces (data-sheet.md 1.3, 3.4, 3.5)."""


def test_the_45_published_buildings() -> None:
    rows = [
        f"{building.id} {row.cost} {row.points} {row.column} {row.circles} {row.spaces}".split()
        for building, row in CATALOG.items()
        if row.expansion in (None, *PUBLISHED)
    ]
    assert rows == [line.split() for line in BUILDINGS.strip().splitlines()]
    assert list(CATALOG) == list(Building)


def test_the_number_of_buildings_of_each_category() -> None:
    base = [CATALOG[building] for building in BASE_BUILDINGS]
    number = {category: sum(row.category is category for row in base) for category in Category}
    assert number == {
        Category.SMALL_PRODUCTION: 2,
        Category.LARGE_PRODUCTION: 4,
        Category.SMALL_VIOLET: 12,
        Category.LARGE_VIOLET: 5,
    }


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_first_decision(players: int) -> None:
    game = start(players)
    assert asked(game) == (0, "choose_role")
    assert (game.round, game.governor) == (1, 0)
    assert game.house == []
    assert not any(game.role_doubloons)
    assert not any(player.owned or player.all_colonists or player.points for player in game.players)
    assert not list(violations(game))


def test_a_seed_determines_the_game() -> None:
    assert start(4, 7) == start(4, 7)
    assert len({tuple(start(4, seed).plantation_offer) for seed in range(20)}) > 5


@pytest.mark.parametrize("players", [1, 6, 0, -2, "4", 3.0, True, None])
def test_impossible_numbers_of_players_are_refused(players: object) -> None:
    with pytest.raises(OptionsError, match="players must be 2 to 5"):
        Options(players=players)  # type: ignore[arg-type]


def test_an_unknown_edition_is_refused() -> None:
    with pytest.raises(OptionsError, match="unknown edition"):
        Options(edition="classic")  # type: ignore[arg-type]
