"""Every number of 1897 and of the expansions: the tables of data-sheet.md 3.1 to 3.6 and 3.9, row by row."""

import pytest

from puertorico_desktop.engine.puertorico.catalog import BASE_BUILDINGS, CATALOG, Category
from puertorico_desktop.engine.puertorico.components import (
    CITY_SPACES,
    ISLAND_SPACES,
    TRADING_HOUSE_SPACES,
    Building,
    Role,
    Tile,
)
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.numbers import NUMBERS
from puertorico_desktop.engine.puertorico.options import (
    PUBLISHED,
    Edition,
    Expansion,
    OptionalRule,
    Options,
    Reading,
    Selection,
)
from puertorico_desktop.engine.puertorico.rules import rules_of
from puertorico_desktop.engine.puertorico.selection import MAKING_GOODS, SPACES_BY_COST, candidates, may_join
from puertorico_desktop.engine.puertorico.setup import new_game
from tests.engine.games import SETS
from tests.engine.play import doubloons, end_round

B, T = Building, Tile
SPECIAL = Edition.SPECIAL_1897


def start(players: int, **values: object) -> PuertoRico:
    return new_game(Options(SPECIAL, players=players, **values), 1)  # type: ignore[arg-type]


# -- 3.1 and 3.9: the set-up for two to five players --------------------------------------------------------------

SET_UP = """
coins        3   2   3   4
points      65  75 100 126
workers     42  58  79 100
register     2   3   4   5
supply      40  55  75  95
roles        7   6   7   8
choices      6   3   4   5
left_over    1   3   3   3
offer        3   4   5   6
quarries     5   8   8   8
corn         7  10  10  10
indigo       9  12  12  12
sugar        8  11  11  11
tobacco      6   9   9   9
coffee       5   8   8   8
"""
"""A column for each number of players from two on."""
TABLE = {row.split()[0]: list(map(int, row.split()[1:])) for row in SET_UP.split("\n") if row}
SHIPS = {2: (4, 6), 3: (4, 5, 6), 4: (5, 6, 7), 5: (6, 7, 8)}
GOODS = {2: [8, 9, 9, 7, 7], 3: [10, 11, 11, 9, 9], 4: [10, 11, 11, 9, 9], 5: [10, 11, 11, 9, 9]}
FIRST = {2: "indigo corn", 3: "indigo indigo corn", 4: "indigo indigo corn corn", 5: "indigo indigo indigo corn corn"}
PLAYERS = (2, 3, 4, 5)


@pytest.mark.parametrize("reading", Reading)
@pytest.mark.parametrize("players", PLAYERS)
def test_3_1_pieces_at_the_start_of_the_game(players: int, reading: Reading) -> None:
    game = start(players, reading=reading)
    found = {
        "points": game.points_left,
        "workers": game.colonist_ship + game.colonist_supply,
        "register": game.colonist_ship,
        "supply": game.colonist_supply,
        "roles": len(game.legal_actions()),
        "offer": sum(game.plantation_offer),
        "quarries": game.quarries,
    }
    for tile in list(Tile)[:5]:
        first = sum(player.circles[tile] for player in game.players)
        found[tile.id] = game.plantation_offer[tile] + game.plantation_pile[tile] + first
    column = players - 2
    assert found == {name: TABLE[name][column] for name in found}
    assert doubloons(game) == [TABLE["coins"][column]] * players
    assert game.ships == SHIPS[players]
    assert game.goods == GOODS[players]
    tiles = [next(tile.id for tile in Tile if player.circles[tile]) for player in game.players]
    assert " ".join(tiles) == FIRST[players]
    assert (game.noble_supply, game.noble_ship) == (0, 0)


@pytest.mark.parametrize("players", PLAYERS)
def test_3_1_and_3_9_roles_of_a_round(players: int) -> None:
    game = start(players)
    in_game = [action.role for action in game.legal_actions()]
    assert in_game == list(Role)[: TABLE["roles"][players - 2]]
    end_round(game)
    assert game.governor == 1
    assert sum(game.role_doubloons) == TABLE["left_over"][players - 2]
    assert len(in_game) - sum(game.role_doubloons) == TABLE["choices"][players - 2]
    assert set(game.role_doubloons) <= {0, 1}


def test_only_the_points_for_five_differ_from_the_classic_numbers() -> None:
    """D-01, D-03; data-sheet.md 3.10 (1)."""
    classic, special = NUMBERS[Edition.CLASSIC], NUMBERS[SPECIAL]
    assert [players for players in PLAYERS if classic[players] != special[players]] == [5]
    assert (classic[5].points, special[5].points) == (32 + 18 * 5, 31 + 19 * 5) == (122, 126)


def test_3_2_components() -> None:
    game = start(5)
    tiles = sum(TABLE[tile.id][3] for tile in list(Tile)[:5]) + TABLE["quarries"][3]
    assert tiles == 58
    assert sum(game.goods) == 50
    assert TABLE["workers"][3] == 100
    assert (ISLAND_SPACES, CITY_SPACES, TRADING_HOUSE_SPACES) == (12, 12, 4)
    small = sum(CATALOG[one].copies for one in BASE_BUILDINGS if CATALOG[one].spaces == 1)
    large = sum(CATALOG[one].copies for one in BASE_BUILDINGS if CATALOG[one].spaces == 2)
    assert (small, large) == (44, 5)


# -- 3.3 to 3.5: the buildings ------------------------------------------------------------------------------------

BUILDINGS = """
small_indigo_plant   1 1 1 1 4 small_production
small_sugar_mill     2 1 1 1 4 small_production
indigo_plant         3 2 2 3 3 large_production
sugar_mill           4 2 2 3 3 large_production
tobacco_storage      5 3 3 3 3 large_production
coffee_roaster       6 3 3 2 3 large_production
small_market         1 1 1 1 2 small_violet
hacienda             2 1 1 1 2 small_violet
construction_hut     2 1 1 1 2 small_violet
small_warehouse      3 1 1 1 2 small_violet
hospice              4 2 2 1 2 small_violet
office               5 2 2 1 2 small_violet
large_market         5 2 2 1 2 small_violet
large_warehouse      6 2 2 1 2 small_violet
factory              7 3 3 1 2 small_violet
university           8 3 3 1 2 small_violet
harbor               8 3 3 1 2 small_violet
wharf                9 3 3 1 2 small_violet
guild_hall          10 4 4 1 1 large_violet
residence           10 4 4 1 1 large_violet
fortress            10 4 4 1 1 large_violet
customs_house       10 4 4 1 1 large_violet
city_hall           10 4 4 1 1 large_violet
aqueduct             1 1 1 1 2 small_violet
forest_house         2 1 1 1 2 small_violet
black_market         2 1 1 1 2 small_violet
storehouse           3 1 1 1 2 small_violet
guesthouse           4 2 2 2 2 small_violet
trading_post         5 2 2 1 2 small_violet
church               5 2 2 1 2 small_violet
small_wharf          6 2 2 1 2 small_violet
lighthouse           7 3 3 1 2 small_violet
library              8 3 3 1 2 small_violet
specialty_factory    8 3 3 1 2 small_violet
union_hall           9 3 3 1 2 small_violet
statue              10 8 4 0 1 large_violet
cloister            10 4 4 1 1 large_violet
land_office          2 1 1 1 2 small_violet
chapel               3 1 1 1 2 small_violet
hunting_lodge        4 2 2 1 2 small_violet
zoning_office        5 2 2 1 2 small_violet
royal_supplier       6 2 2 1 2 small_violet
villa                7 3 3 1 2 small_violet
jeweler              8 3 3 1 2 large_production
royal_garden        10 4 4 1 1 large_violet
"""
"""Cost, points, quarries that help, circles, copies, kind; in the order of data-sheet.md 3.3, 3.4, 3.5."""


def test_3_3_to_3_5_every_building() -> None:
    expected = [line.split() for line in BUILDINGS.split("\n") if line]
    rows = [
        [
            building.id,
            *map(str, (row.cost, row.points, row.column, row.circles, row.copies)),
            row.category.value,
        ]
        for building, row in CATALOG.items()
        if row.expansion in (None, *PUBLISHED)
    ]
    assert rows == expected


def test_quarries_help_by_points_and_with_large_buildings_four() -> None:
    """S000, builder: the limit is the printed points; D-44: four also for the statue, which is worth eight."""
    for row in CATALOG.values():
        assert row.column == (4 if row.category is Category.LARGE_VIOLET else row.points)


def test_numbers_of_the_expansions() -> None:
    """3.2: 24 + 2 tiles of the New Buildings, 14 + 1 of the Citizens."""
    new, citizens = ([row for row in CATALOG.values() if row.expansion is one] for one in PUBLISHED)
    for rows, small, large in ((new, 24, 2), (citizens, 14, 1)):
        assert sum(row.copies for row in rows if row.spaces == 1) == small
        assert sum(row.copies for row in rows if row.spaces == 2) == large


@pytest.mark.parametrize("edition", Edition)
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("expansions", SETS)
def test_ruling_16_copies_in_a_game(edition: Edition, players: int, expansions: tuple[Expansion, ...]) -> None:
    """D-09, ruling 16: for two players two of each production building, the jeweler too, one of each other."""
    options = Options(edition, players=players, expansions=expansions, buildings=Selection.FIXED)
    game = new_game(options, 1)
    for building, copies in zip(Building, game.building_supply, strict=True):
        if copies:
            full = CATALOG[building].copies
            most = (2 if building in MAKING_GOODS or building is Building.JEWELER else 1) if players == 2 else full
            assert copies == min(full, most)
    assert len([1 for copies in game.building_supply if copies]) == 6 + 17


# -- 3.5, 3.6: citizens, spaces for buildings, exclusions ---------------------------------------------------------


@pytest.mark.parametrize("edition", Edition)
@pytest.mark.parametrize("reading", Reading)
@pytest.mark.parametrize("players", PLAYERS)
def test_one_of_the_20_citizens_starts_on_the_register(edition: Edition, reading: Reading, players: int) -> None:
    if edition is Edition.CLASSIC and reading is Reading.CORRECTED:
        reading = Reading.PRINTED
    options = Options(edition, players=players, reading=reading, expansions=SETS[1], buildings=Selection.FIXED)
    game = new_game(options, 1)
    assert (game.noble_ship, game.noble_supply) == (1, 19)
    assert game.colonist_ship == players
    assert game.colonist_ship - 1 + game.colonist_supply == TABLE["workers"][players - 2]


SLOTS = "1:1 2:2 3:1 4:1 5:2 6:1 7:1 8:2 9:1 10:5"
CANDIDATES = {
    (): "1:1 2:2 3:1 4:1 5:2 6:1 7:1 8:2 9:1 10:5",
    SETS[0]: "1:2 2:4 3:2 4:2 5:4 6:2 7:2 8:4 9:2 10:7",
    SETS[1]: "1:1 2:3 3:2 4:2 5:3 6:2 7:2 8:3 9:1 10:6",
    SETS[2]: "1:2 2:5 3:3 4:3 5:5 6:3 7:3 8:5 9:2 10:8",
}


def test_3_6_spaces() -> None:
    assert " ".join(f"{cost}:{spaces}" for cost, spaces in SPACES_BY_COST.items()) == SLOTS


@pytest.mark.parametrize("expansions", CANDIDATES)
def test_3_6_candidates(expansions: tuple[Expansion, ...]) -> None:
    options = Options(expansions=expansions, buildings=Selection.DRAFT if expansions else Selection.BASE)
    costs = [CATALOG[building].cost for building in candidates(options)]
    assert " ".join(f"{cost}:{costs.count(cost)}" for cost in SPACES_BY_COST) == CANDIDATES[expansions]


@pytest.mark.parametrize(
    ("edition", "rules", "pair", "together"),
    [
        (Edition.CLASSIC, (), (B.HACIENDA, B.FOREST_HOUSE), False),
        (SPECIAL, (), (B.HACIENDA, B.FOREST_HOUSE), True),
        (SPECIAL, (OptionalRule.HACIENDA_OR_FOREST_HOUSE,), (B.HACIENDA, B.FOREST_HOUSE), False),
        (SPECIAL, (), (B.VILLA, B.JEWELER), True),
        (SPECIAL, (OptionalRule.VILLA_OR_JEWELER,), (B.VILLA, B.JEWELER), False),
        (SPECIAL, (OptionalRule.HACIENDA_OR_FOREST_HOUSE,), (B.VILLA, B.JEWELER), True),
        (SPECIAL, (), (B.LARGE_WAREHOUSE, B.SMALL_WHARF), False),  # T000-R11
        (SPECIAL, (), (B.ROYAL_SUPPLIER, B.SMALL_WHARF), False),
        (SPECIAL, (), (B.UNIVERSITY, B.FACTORY), True),
        (SPECIAL, (OptionalRule.COST_SWAP,), (B.UNIVERSITY, B.LIGHTHOUSE), False),  # it costs seven now
        (SPECIAL, (), (B.UNIVERSITY, B.LIGHTHOUSE), True),
    ],
)
def test_buildings_that_exclude_each_other(
    edition: Edition, rules: tuple[OptionalRule, ...], pair: tuple[Building, Building], together: bool
) -> None:
    options = Options(edition, expansions=SETS[2], buildings=Selection.DRAFT, rules=rules)
    for one, other in (pair, pair[::-1]):
        assert may_join(other, [one], rules_of(options)) == together


@pytest.mark.parametrize("swapped", [False, True])
def test_3_8_cost_swap(swapped: bool) -> None:
    game = start(4, rules=(OptionalRule.COST_SWAP,) if swapped else ())
    assert [game.price(0, one) for one in (B.UNIVERSITY, B.FACTORY)] == ([7, 8] if swapped else [8, 7])
    others = [one for one in BASE_BUILDINGS if one not in (B.UNIVERSITY, B.FACTORY)]
    assert all(game.price(0, one) == CATALOG[one].cost for one in others)
