"""The places of tiles and buildings: they stay where they were put, and always fit."""

import random

from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.engine.puertorico.components import CITY_SPACES, Building, Tile, site_of
from puertorico_desktop.engine.puertorico.state import PlayerBoard
from puertorico_desktop.gui.puertorico.arrangement import CITY_COLUMNS, Arrangement, Site

LARGE = [building for building, row in CATALOG.items() if row.spaces == 2]


def test_a_new_tile_takes_the_requested_space_if_free() -> None:
    player, board = PlayerBoard.with_doubloons(0), Arrangement()
    player.add_tile(Tile.CORN)
    board.follow(player, 7)
    assert board.island[7] is Tile.CORN
    player.add_tile(Tile.QUARRY)
    board.follow(player, 7)
    assert board.island[:1] == [Tile.QUARRY]


def test_undoing_a_tile_does_not_move_the_others() -> None:
    player, board = PlayerBoard.with_doubloons(0), Arrangement()
    for space, tile in ((4, Tile.CORN), (2, Tile.SUGAR), (9, Tile.CORN)):
        player.add_tile(tile)
        board.follow(player, space)
    before = PlayerBoard.with_doubloons(0)
    before.add_tile(Tile.CORN)
    before.add_tile(Tile.SUGAR)
    board.follow(before)
    assert [board.island[space] for space in (4, 2, 9)] == [Tile.CORN, Tile.SUGAR, None]


def test_colonists_stay_on_their_tiles() -> None:
    player, board = PlayerBoard.with_doubloons(0), Arrangement()
    for _ in range(3):
        player.add_tile(Tile.CORN)
    player.settle_colonist(Tile.CORN)
    board.follow(player)
    board.occupied = [False, True] + [False] * 10
    player.settle_colonist(Tile.CORN)
    board.follow(player)
    assert board.occupied[:3] == [True, True, False]


def test_a_large_building_covers_the_space_below() -> None:
    player, board = PlayerBoard.with_doubloons(0), Arrangement()
    player.add_building(Building.FORTRESS)
    board.follow(player, 2)
    assert board.city[2] == Site(Building.FORTRESS, 2 + CITY_COLUMNS)
    assert board.covered() == {6: 2}


def test_a_large_building_dropped_on_the_bottom_row_reaches_up() -> None:
    player, board = PlayerBoard.with_doubloons(0), Arrangement()
    player.add_building(Building.FORTRESS)
    board.follow(player, 9)
    assert board.city[5] == Site(Building.FORTRESS, 9)


def test_buildings_move_if_a_large_one_does_not_fit_otherwise() -> None:
    player, board = PlayerBoard.with_doubloons(0), Arrangement()
    small = [building for building, row in CATALOG.items() if row.spaces == 1]
    for building, space in zip(small, (4, 5, 6, 7), strict=False):
        player.add_building(building)
        board.follow(player, space)
    player.add_building(Building.RESIDENCE)
    board.follow(player)
    assert_every_building_has_spaces(board, player)


def test_every_legal_city_fits() -> None:
    chance = random.Random(1)
    for _ in range(300):
        player, board = PlayerBoard.with_doubloons(0), Arrangement()
        buildings = list(Building)
        chance.shuffle(buildings)
        if chance.random() < 0.3:
            buildings.sort(key=lambda building: building in LARGE, reverse=chance.random() < 0.5)
        for building in buildings:
            if player.spaces + CATALOG[building].spaces <= CITY_SPACES:
                player.add_building(building)
                board.follow(player, chance.randrange(CITY_SPACES))
                assert_every_building_has_spaces(board, player)


def test_undoing_a_building_frees_its_spaces() -> None:
    player, board = PlayerBoard.with_doubloons(0), Arrangement()
    player.add_building(Building.FORTRESS)
    board.follow(player)
    board.follow(PlayerBoard.with_doubloons(0))
    assert board.city == [None] * CITY_SPACES
    assert not board.covered()


def assert_every_building_has_spaces(board: Arrangement, player: PlayerBoard) -> None:
    """Checks that every building of the player has its spaces, and that none is used twice."""
    arrangement = [site.building for site in board.city if site is not None]
    assert sorted(arrangement) == sorted(player.buildings())
    spaces = [space for space, site in enumerate(board.city) if site is not None]
    spaces += list(board.covered())
    assert len(spaces) == len(set(spaces)) == player.spaces
    assert all(player.circles[site_of(building)] == CATALOG[building].circles for building in arrangement)
