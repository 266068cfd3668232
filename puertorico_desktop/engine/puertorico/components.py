"""The pieces on the table: goods, island tiles, role cards, buildings.

Every member is an integer, so that it indexes the plain lists of the state, and has a stable text `id` for saves,
notation and texts. The ids are the classic English names; the names of an edition belong to the texts, not to the
rules.
"""

from __future__ import annotations

from typing import Final

from puertorico_desktop.engine.pieces import Component as Component
from puertorico_desktop.engine.pieces import kind_and_number as kind_and_number


class Good(Component):
    """The five goods, from the cheapest to the dearest: the value is the base price in the trading house."""

    CORN = 0
    INDIGO = 1
    SUGAR = 2
    TOBACCO = 3
    COFFEE = 4


class Tile(Component):
    """Island tiles. A plantation has the number of the good that grows on it.

    A forest is a plantation that lies face down: it has no circle, so no person can work there.
    """

    CORN = 0
    INDIGO = 1
    SUGAR = 2
    TOBACCO = 3
    COFFEE = 4
    QUARRY = 5
    FOREST = 6


class Role(Component):
    """The role cards. The prospectors are two cards, each with doubloons of its own. The smuggler comes with an
    expansion."""

    SETTLER = 0
    MAYOR = 1
    BUILDER = 2
    CRAFTSMAN = 3
    TRADER = 4
    CAPTAIN = 5
    PROSPECTOR = 6
    SECOND_PROSPECTOR = 7
    SMUGGLER = 8


class Building(Component):
    """The buildings, in the order of the board: production buildings, small violet ones, large ones.

    The base game's come first, then the New Buildings (2004, expansion I of 1897), then those of the Nobles (2009,
    expansion II). The ids are the classic names: the 1897 zoning office is `LAND_OFFICE` here (D-69).
    """

    SMALL_INDIGO_PLANT = 0
    SMALL_SUGAR_MILL = 1
    INDIGO_PLANT = 2
    SUGAR_MILL = 3
    TOBACCO_STORAGE = 4
    COFFEE_ROASTER = 5
    SMALL_MARKET = 6
    HACIENDA = 7
    CONSTRUCTION_HUT = 8
    SMALL_WAREHOUSE = 9
    HOSPICE = 10
    OFFICE = 11
    LARGE_MARKET = 12
    LARGE_WAREHOUSE = 13
    FACTORY = 14
    UNIVERSITY = 15
    HARBOR = 16
    WHARF = 17
    GUILD_HALL = 18
    RESIDENCE = 19
    FORTRESS = 20
    CUSTOMS_HOUSE = 21
    CITY_HALL = 22

    AQUEDUCT = 23
    FOREST_HOUSE = 24
    BLACK_MARKET = 25
    STOREHOUSE = 26
    GUESTHOUSE = 27
    TRADING_POST = 28
    CHURCH = 29
    SMALL_WHARF = 30
    LIGHTHOUSE = 31
    LIBRARY = 32
    SPECIALTY_FACTORY = 33
    UNION_HALL = 34
    STATUE = 35
    CLOISTER = 36

    LAND_OFFICE = 37
    CHAPEL = 38
    HUNTING_LODGE = 39
    ZONING_OFFICE = 40
    ROYAL_SUPPLIER = 41
    VILLA = 42
    JEWELER = 43
    ROYAL_GARDEN = 44


class EndTrigger(Component):
    """The conditions that make the running round the last one."""

    COLONISTS = 0
    CITY = 1
    VICTORY_POINTS = 2


class Benefit(Component):
    """The benefits that a player can only take or refuse (rulings.md 9)."""

    MAYOR_PRIVILEGE = 0
    PROSPECTOR_PRIVILEGE = 1
    PRODUCTION = 2
    HOSPICE = 3
    UNIVERSITY = 4
    FACTORY = 5
    HARBOR = 6
    CHURCH = 7
    LIGHTHOUSE = 8
    SPECIALTY_FACTORY = 9
    UNION_HALL = 10
    CHAPEL_DOUBLOON = 11
    CHAPEL_POINT = 12
    JEWELER = 13
    VILLA = 14
    HUNTING_LODGE = 15


class Waived(Component):
    """The things that a player who passes goes without."""

    TILE = 0
    BUILDING = 1
    EXTRA_GOOD = 2
    SALE = 3
    PRIVATE_SHIP = 4
    DELIVERY = 5
    DISCARD = 6
    SMUGGLING = 7
    LODGING = 8


class Task(Component):
    """The tasks of the festival, in the order of data-sheet.md 5.1 (S000 pages 29 to 31)."""

    CROP_WEIGHT_OFF = 0
    CARNIVAL_COCKTAIL = 1
    CLOSING_TIME = 2
    CONNOISSEUR_PRIZE = 3
    FARMING_FESTIVAL = 4
    FESTIVAL_DELIVERY = 5
    TWIN_FARMERS = 6
    TWO_BASKETS = 7
    GRAND_SEND_OFF = 8
    PIONEERS_TRIBUTE = 9
    TOWN_PATRON = 10
    TRADITIONAL_SEND_OFF = 11


class Achievement(Component):
    """The achievement cards, in the order of data-sheet.md 5.2."""

    BIG_SPENDER = 0
    CARAMEL_POPCORN_INVENTOR = 1
    COFFEE_DISPATCHER = 2
    CONFECTIONERY_SUPPLIER = 3
    CORN_DISPATCHER = 4
    DEAL_CLOSER = 5
    DOCK_TYCOON = 6
    FRUIT_DISPATCHER = 7
    HEAD_ADMINISTRATOR = 8
    INDEPENDENT_SHIPPER = 9
    LEADING_EMPLOYER = 10
    LEADING_PRODUCER = 11
    LUXURY_CROP_TRADER = 12
    LUXURY_GOODS_PROVIDER = 13
    MAJOR_INVESTOR = 14
    MAJOR_LANDOWNER = 15
    MASTER_AGRONOMIST = 16
    MASTER_ARCHITECT = 17
    MASTER_COLLECTOR = 18
    PASTRY_MAKER = 19
    PRUDENT_MERCHANT = 20
    SENIOR_BUREAUCRAT = 21
    SPECIALISED_SHIPPER = 22
    SUGAR_DISPATCHER = 23
    TAVERN_SUPPLIER = 24
    TOBACCO_DISPATCHER = 25
    TOBACCO_AND_FRUIT_BROKER = 26
    TRADE_STRATEGIST = 27
    TRADE_TYCOON = 28
    TROPICAL_PRODUCE_MAGNATE = 29


class AbilityTile(Component):
    """The ability tiles of a Puertoma, three of each level (data-sheet.md 4.4)."""

    SELL_SAME_KIND = 0
    SALE_DOUBLOON = 1
    BUILDING_COLONIST = 2
    STORE_KIND = 3
    BUILDER_DOUBLOON = 4
    EXTRA_GOOD = 5
    DOUBLOON_A_KIND = 6
    EXTRA_COLONIST = 7
    GOOD_OF_ESTATE = 8
    POINT_A_KIND = 9
    DISCARD_FOR_POINTS = 10
    DOUBLOON_A_COLONIST = 11


class Deed(Component):
    """The deeds of a Puertoma as the smuggler, in the order that decides between deeds of equal value."""

    POACH = 0
    PLUNDER = 1
    RAID = 2


class Extra(Component):
    """The additional sources of points of a Puertoma (S000 page 39): people in its VP area, tiles there, pairs of
    active estates of a kind, goods and doubloons, and the cards that players have not done."""

    IDLE_PEOPLE = 0
    TILES_ASIDE = 1
    ACTIVE_PAIRS = 2
    LEFT_OVER = 3
    CARDS_NOT_DONE = 4


GOODS: Final = tuple(Good)
TILES: Final = tuple(Tile)
PLANTATIONS: Final = TILES[: len(GOODS)]
BASE_TILES: Final = TILES[: Tile.FOREST]
"""The tiles of the base game."""

NO_GOODS: Final = (0,) * len(GOODS)
ISLAND_SPACES: Final = 12
"""The number of spaces for tiles on a player's island (S001, S003)."""
CITY_SPACES: Final = 12
"""The number of spaces for buildings in a player's city (S001, S003)."""
TRADING_HOUSE_SPACES: Final = 4
"""The number of goods that fit into the trading house (S001, S003)."""

PRIVATE_SHIP: Final = 3
"""The number that stands for a wharf's ship where an action names a ship; cargo ships count from 0 to 2."""

FIRST_BUILDING_SITE: Final = len(TILES)
"""The number of the first site of a building. A site is a kind of place with circles for people: the tile kinds come
first, then the buildings.

`PlayerBoard.colonists[site]` and `PlayerBoard.circles[site]` are indexed by it; circles of one site are not told
apart. Forests have a number like every kind of tile, but never a circle.
"""


def site_of(piece: Tile | Building) -> int:
    """Returns the site number of a kind of tile or of a building."""
    return FIRST_BUILDING_SITE + piece if isinstance(piece, Building) else int(piece)


def piece_at(site: int) -> Tile | Building:
    """Returns the kind of tile or the building that a site number stands for."""
    return Building(site - FIRST_BUILDING_SITE) if site >= FIRST_BUILDING_SITE else Tile(site)


SITES: Final = tuple(piece_at(site) for site in range(FIRST_BUILDING_SITE + len(Building)))
