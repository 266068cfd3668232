"""The score sheet: chips, printed points, bonuses of occupied large buildings (S001, S003, D-36 to D-43)."""

import pytest

from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.engine.puertorico.components import Building, Tile
from puertorico_desktop.engine.puertorico.position import Position, classic

B, T = Building, Tile


def bonus(building: Building, position: Position) -> int | None:
    return position.build().scores()[0].bonuses.get(building)


@pytest.mark.parametrize("building", list(B))
@pytest.mark.parametrize("workers", [0, 1])
def test_printed_points_count_occupied_or_not(building: Building, workers: int) -> None:
    sheet = classic(3).player(0, city={building: min(workers, CATALOG[building].circles)}).build().scores()[0]
    assert sheet.buildings == {building: CATALOG[building].points}


@pytest.mark.parametrize("building", [B.GUILD_HALL, B.RESIDENCE, B.FORTRESS, B.CUSTOMS_HOUSE, B.CITY_HALL])
def test_a_bonus_needs_a_colonist(building: Building) -> None:
    city = dict.fromkeys((B.SMALL_MARKET, B.INDIGO_PLANT), 1)
    rich = classic(3).player(0, points=20, idle=6, city={**city, building: 0}).build().scores()[0]
    assert rich.bonuses == {}
    assert rich.bonus_points == 0
    working = classic(3).player(0, points=20, idle=6, city={**city, building: 1}).build().scores()[0]
    assert working.bonus_points > 0


@pytest.mark.parametrize(
    ("plants", "expected"),
    [
        ((), 0),
        ((B.SMALL_INDIGO_PLANT,), 1),
        ((B.SMALL_SUGAR_MILL,), 1),
        ((B.INDIGO_PLANT,), 2),
        ((B.SUGAR_MILL,), 2),
        ((B.TOBACCO_STORAGE,), 2),
        ((B.COFFEE_ROASTER,), 2),
        (tuple(B)[:6], 10),
        ((B.SMALL_MARKET, B.HARBOR), 0),
    ],
)
def test_guild_hall(plants: tuple[Building, ...], expected: int) -> None:
    """D-38: whether the plants are occupied does not matter."""
    assert bonus(B.GUILD_HALL, classic(3).player(0, city={**dict.fromkeys(plants, 0), B.GUILD_HALL: 1})) == expected
    assert bonus(B.GUILD_HALL, classic(3).player(0, city={**dict.fromkeys(plants, 1), B.GUILD_HALL: 1})) == expected


@pytest.mark.parametrize(("tiles", "expected"), [(0, 4), (1, 4), (8, 4), (9, 4), (10, 5), (11, 6), (12, 7)])
def test_residence(tiles: int, expected: int) -> None:
    """D-39."""
    island = {T.CORN: min(tiles, 6), T.QUARRY: max(0, tiles - 6)}
    assert bonus(B.RESIDENCE, classic(3).player(0, island=island, city={B.RESIDENCE: 1})) == expected


@pytest.mark.parametrize(("others", "expected"), [(0, 0), (1, 0), (2, 1), (4, 1), (5, 2), (20, 7)])
def test_fortress(others: int, expected: int) -> None:
    """D-41: itself included, in San Juan as well."""
    assert bonus(B.FORTRESS, classic(3).player(0, idle=others, city={B.FORTRESS: 1})) == expected


@pytest.mark.parametrize(("chips", "expected"), [(0, 0), (3, 0), (4, 1), (23, 5), (24, 6)])
def test_customs_house_counts_chips_only(chips: int, expected: int) -> None:
    """D-42: the points of buildings do not count, its own four neither."""
    city = {B.CUSTOMS_HOUSE: 1, B.WHARF: 1, B.HARBOR: 1}
    assert bonus(B.CUSTOMS_HOUSE, classic(3).player(0, points=chips, city=city)) == expected


@pytest.mark.parametrize(
    ("others", "expected"),
    [((), 1), ((B.SMALL_MARKET,), 2), ((B.SUGAR_MILL, B.COFFEE_ROASTER), 1), ((B.RESIDENCE, B.FORTRESS, B.WHARF), 4)],
)
def test_city_hall_counts_violet_buildings_and_itself(others: tuple[Building, ...], expected: int) -> None:
    """D-36, D-37: only the city hall itself must be occupied."""
    assert bonus(B.CITY_HALL, classic(3).player(0, city={**dict.fromkeys(others, 0), B.CITY_HALL: 1})) == expected


def test_a_sheet_with_all_sources_of_points_adds_up() -> None:
    city = {B.GUILD_HALL: 1, B.CUSTOMS_HOUSE: 1, B.CITY_HALL: 0, B.COFFEE_ROASTER: 2, B.HARBOR: 1}
    sheet = classic(4).player(0, points=17, doubloons=4, sugar=2, city=city).build().scores()[0]
    assert sheet.chips == 17
    assert sheet.building_points == 3 * 4 + 3 + 3
    assert sheet.bonuses == {B.GUILD_HALL: 2, B.CUSTOMS_HOUSE: 4}
    assert sheet.total == 17 + 18 + 6
    assert sheet.tie_break == 6
