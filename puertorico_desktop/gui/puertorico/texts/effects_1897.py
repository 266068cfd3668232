"""The effect texts of the pieces of 1897, in the words of that edition. See `effects.py`."""

from __future__ import annotations

from collections.abc import Mapping

from puertorico_desktop.engine.puertorico.components import Building, Good, Role, Tile
from puertorico_desktop.marking import QT_TRANSLATE_NOOP

ROLE_EFFECTS_1897: Mapping[Role, str] = {
    Role.SETTLER: QT_TRANSLATE_NOOP(
        "RoleEffect1897",
        "Everybody in turn may place one of the face-up estates on their board. Privilege: the planter "
        "may take a quarry instead.",
    ),
    Role.MAYOR: QT_TRANSLATE_NOOP(
        "RoleEffect1897",
        "The workers on the work register are handed out one by one, then everybody puts their workers to"
        " work anew. Privilege: one more worker from the supply.",
    ),
    Role.BUILDER: QT_TRANSLATE_NOOP(
        "RoleEffect1897",
        "Everybody in turn may build one building. Occupied quarries lower the price. Privilege: one coin less.",
    ),
    Role.CRAFTSMAN: QT_TRANSLATE_NOOP(
        "RoleEffect1897",
        "Everybody produces goods with occupied estates and production buildings. Privilege: one more "
        "good of a kind that the craftsman just produced.",
    ),
    Role.TRADER: QT_TRANSLATE_NOOP(
        "RoleEffect1897",
        "Everybody in turn may sell one good to the trading house, of a kind that it does not hold yet. "
        "Privilege: one coin more for the sale.",
    ),
    Role.CAPTAIN: QT_TRANSLATE_NOOP(
        "RoleEffect1897",
        "Everybody in turn must load goods onto the ships, for one VP each, until nobody can load any "
        "more. Then most goods left over spoil. Privilege: one point more for the first load.",
    ),
    Role.PROSPECTOR: QT_TRANSLATE_NOOP(
        "RoleEffect1897", "Nobody does anything. Privilege: the adventurer takes one coin from the supply."
    ),
    Role.SECOND_PROSPECTOR: QT_TRANSLATE_NOOP(
        "RoleEffect1897", "Nobody does anything. Privilege: the adventurer takes one coin from the supply."
    ),
    Role.SMUGGLER: QT_TRANSLATE_NOOP(
        "RoleEffect1897",
        "Only the smuggler acts, with one of four deeds: raid a ship, plunder the trading house, poach workers, or "
        "capture a role. Whoever was the smuggler last cannot choose this role.",
    ),
}

SMUGGLER_WITHOUT_CAPTURES = QT_TRANSLATE_NOOP(
    "RoleEffect1897",
    "Only the smuggler acts, with one of three deeds: raid a ship, plunder the trading house, or poach workers. In a "
    "game with a Puertoma nobody captures a role. Whoever was the smuggler last cannot choose this role.",
)
"""The effect of the smuggler in a game with a Puertoma."""

TILE_EFFECTS_1897: Mapping[Tile, str] = {
    Tile.CORN: QT_TRANSLATE_NOOP(
        "TileEffect1897", "Produces one corn if a worker works here; corn needs no building."
    ),
    Tile.INDIGO: QT_TRANSLATE_NOOP(
        "TileEffect1897", "Produces one fruit if a worker works here and another one in a fruit depot."
    ),
    Tile.SUGAR: QT_TRANSLATE_NOOP(
        "TileEffect1897", "Produces one sugar if a worker works here and another one in a sugar mill."
    ),
    Tile.TOBACCO: QT_TRANSLATE_NOOP(
        "TileEffect1897", "Produces one tobacco if a worker works here and another one in a tobacco storage."
    ),
    Tile.COFFEE: QT_TRANSLATE_NOOP(
        "TileEffect1897", "Produces one coffee if a worker works here and another one in a coffee roaster."
    ),
    Tile.QUARRY: QT_TRANSLATE_NOOP(
        "TileEffect1897",
        "Lowers the price of a building by one coin if a worker works here. The points printed on the building "
        "say how many quarries may help at most.",
    ),
    Tile.FOREST: QT_TRANSLATE_NOOP(
        "TileEffect1897",
        "An estate that lies face down: nobody works here. With an occupied lumberyard two of them save 1 coin.",
    ),
}

GOOD_EFFECTS_1897: Mapping[Good, str] = {
    Good.CORN: QT_TRANSLATE_NOOP(
        "GoodEffect1897", "Grows without a building. The trading house pays nothing for it."
    ),
    Good.INDIGO: QT_TRANSLATE_NOOP("GoodEffect1897", "Made in fruit depots. The trading house pays 1 coin."),
    Good.SUGAR: QT_TRANSLATE_NOOP("GoodEffect1897", "Made in sugar mills. The trading house pays 2 coins."),
    Good.TOBACCO: QT_TRANSLATE_NOOP("GoodEffect1897", "Made in tobacco storages. The trading house pays 3 coins."),
    Good.COFFEE: QT_TRANSLATE_NOOP("GoodEffect1897", "Made in coffee roasters. The trading house pays 4 coins."),
}

BUILDING_EFFECTS_1897: Mapping[Building, str] = {
    Building.SMALL_INDIGO_PLANT: QT_TRANSLATE_NOOP(
        "BuildingEffect1897", "Its worker turns the harvest of one occupied fruit estate into a good."
    ),
    Building.SMALL_SUGAR_MILL: QT_TRANSLATE_NOOP(
        "BuildingEffect1897", "Its worker turns the harvest of one occupied sugar estate into a good."
    ),
    Building.INDIGO_PLANT: QT_TRANSLATE_NOOP(
        "BuildingEffect1897", "Each worker here turns the harvest of one occupied fruit estate into a good."
    ),
    Building.SUGAR_MILL: QT_TRANSLATE_NOOP(
        "BuildingEffect1897", "Each worker here turns the harvest of one occupied sugar estate into a good."
    ),
    Building.TOBACCO_STORAGE: QT_TRANSLATE_NOOP(
        "BuildingEffect1897", "Each worker here turns the harvest of one occupied tobacco estate into a good."
    ),
    Building.COFFEE_ROASTER: QT_TRANSLATE_NOOP(
        "BuildingEffect1897", "Each worker here turns the harvest of one occupied coffee estate into a good."
    ),
    Building.SMALL_MARKET: QT_TRANSLATE_NOOP("BuildingEffect1897", "Trader phase: your sale brings 1 coin more."),
    Building.HACIENDA: QT_TRANSLATE_NOOP(
        "BuildingEffect1897",
        "Planter phase: before you take a tile you may draw another one from the estate bag and place it.",
    ),
    Building.CONSTRUCTION_HUT: QT_TRANSLATE_NOOP(
        "BuildingEffect1897", "Planter phase: you may take a quarry instead of an estate."
    ),
    Building.SMALL_WAREHOUSE: QT_TRANSLATE_NOOP(
        "BuildingEffect1897",
        "End of the captain phase: you keep all goods of one kind, besides the single good that everybody keeps.",
    ),
    Building.HOSPICE: QT_TRANSLATE_NOOP(
        "BuildingEffect1897", "Planter phase: one of the tiles that you gain comes with a worker."
    ),
    Building.OFFICE: QT_TRANSLATE_NOOP(
        "BuildingEffect1897", "Trader phase: you may sell a kind of good that the trading house already holds."
    ),
    Building.LARGE_MARKET: QT_TRANSLATE_NOOP("BuildingEffect1897", "Trader phase: your sale brings 2 coins more."),
    Building.LARGE_WAREHOUSE: QT_TRANSLATE_NOOP(
        "BuildingEffect1897",
        "End of the captain phase: you keep all goods of two kinds, besides the single good that everybody keeps.",
    ),
    Building.FACTORY: QT_TRANSLATE_NOOP(
        "BuildingEffect1897",
        "Craftsman phase: you earn 1, 2, 3 or 5 coins for producing two, three, four or all five kinds.",
    ),
    Building.UNIVERSITY: QT_TRANSLATE_NOOP(
        "BuildingEffect1897", "Builder phase: the building that you build comes with a worker."
    ),
    Building.HARBOR: QT_TRANSLATE_NOOP(
        "BuildingEffect1897", "Captain phase: you receive 1 VP more each time you load goods."
    ),
    Building.WHARF: QT_TRANSLATE_NOOP(
        "BuildingEffect1897", "Captain phase: once, you may load all your goods of one kind onto a ship of your own."
    ),
    Building.GUILD_HALL: QT_TRANSLATE_NOOP(
        "BuildingEffect1897",
        "End of the game, if occupied: 1 point for each of your small production buildings, 2 points for "
        "each large one.",
    ),
    Building.RESIDENCE: QT_TRANSLATE_NOOP(
        "BuildingEffect1897",
        "End of the game, if occupied: 4 points for one to nine tiles on your board, 5 for ten, 6 for "
        "eleven, 7 for twelve.",
    ),
    Building.FORTRESS: QT_TRANSLATE_NOOP(
        "BuildingEffect1897", "End of the game, if occupied: 1 point for every three of your workers."
    ),
    Building.CUSTOMS_HOUSE: QT_TRANSLATE_NOOP(
        "BuildingEffect1897", "End of the game, if occupied: 1 point for every four of your VP tokens."
    ),
    Building.CITY_HALL: QT_TRANSLATE_NOOP(
        "BuildingEffect1897",
        "End of the game, if occupied: 1 point for each of your commercial buildings, the City Hall included.",
    ),
    Building.AQUEDUCT: QT_TRANSLATE_NOOP(
        "BuildingEffect1897",
        "Craftsman phase: 1 fruit more if your large fruit depot made any, 1 sugar more if your large "
        "sugar mill did.",
    ),
    Building.FOREST_HOUSE: QT_TRANSLATE_NOOP(
        "BuildingEffect1897",
        "You may place any estate face down as a forest. Builder phase: every two forests save 1 coin.",
    ),
    Building.BLACK_MARKET: QT_TRANSLATE_NOOP(
        "BuildingEffect1897",
        "Builder phase: if you are short of coins, a worker, a good and a VP may replace one each.",
    ),
    Building.STOREHOUSE: QT_TRANSLATE_NOOP(
        "BuildingEffect1897", "End of the captain phase: you keep three single goods more, of any kinds."
    ),
    Building.GUESTHOUSE: QT_TRANSLATE_NOOP(
        "BuildingEffect1897",
        "At any time its workers may move to empty circles, where they stay until the next recruiter phase.",
    ),
    Building.TRADING_POST: QT_TRANSLATE_NOOP(
        "BuildingEffect1897",
        "Trader phase: instead of a sale you may give back any good for its price, without the bonus of markets.",
    ),
    Building.CHURCH: QT_TRANSLATE_NOOP(
        "BuildingEffect1897", "Builder phase: 1 VP for a building worth two or three points, 2 for an expanded one."
    ),
    Building.SMALL_WHARF: QT_TRANSLATE_NOOP(
        "BuildingEffect1897",
        "Captain phase: once, you may load any goods onto a small ship of your own, for 1 VP a pair.",
    ),
    Building.LIGHTHOUSE: QT_TRANSLATE_NOOP(
        "BuildingEffect1897",
        "Captain phase: 1 coin each time you load goods, and 1 at the start if you are the captain.",
    ),
    Building.LIBRARY: QT_TRANSLATE_NOOP(
        "BuildingEffect1897", "The privilege of the role that you choose counts twice."
    ),
    Building.SPECIALTY_FACTORY: QT_TRANSLATE_NOOP(
        "BuildingEffect1897",
        "Craftsman phase: count the goods of the kind, corn excepted, that you made most of: you earn one coin less.",
    ),
    Building.UNION_HALL: QT_TRANSLATE_NOOP(
        "BuildingEffect1897",
        "Captain phase: before anything is loaded, 1 VP for every two of your goods of one kind.",
    ),
    Building.STATUE: QT_TRANSLATE_NOOP(
        "BuildingEffect1897",
        "It does nothing but count its 8 points at the end of the game; nobody needs to work here.",
    ),
    Building.CLOISTER: QT_TRANSLATE_NOOP(
        "BuildingEffect1897",
        "End of the game, if occupied: 1, 3, 6 or 10 points for one, two, three or four sets of three equal tiles.",
    ),
    Building.LAND_OFFICE: QT_TRANSLATE_NOOP(
        "BuildingEffect1897",
        "Trader phase, with a worker: buy a drawn tile for 1 coin. With a citizen: sell an estate for 1 coin.",
    ),
    Building.CHAPEL: QT_TRANSLATE_NOOP(
        "BuildingEffect1897", "Craftsman phase, with a worker: 1 coin. With a citizen: 1 VP."
    ),
    Building.HUNTING_LODGE: QT_TRANSLATE_NOOP(
        "BuildingEffect1897",
        "After the planter phase, with a worker: you may discard an estate or forest. With a citizen: 2 "
        "VP if nobody has as few tiles.",
    ),
    Building.ZONING_OFFICE: QT_TRANSLATE_NOOP(
        "BuildingEffect1897",
        "Builder phase, with a worker: small buildings cost 1 coin less. With a citizen: expanded ones cost 2 less.",
    ),
    Building.ROYAL_SUPPLIER: QT_TRANSLATE_NOOP(
        "BuildingEffect1897",
        "Captain phase: before anything is loaded, give back a good for each of your citizens, all of "
        "different kinds, for 1 VP each.",
    ),
    Building.VILLA: QT_TRANSLATE_NOOP(
        "BuildingEffect1897", "Recruiter phase: a citizen comes from the supply, or a worker if no citizen is left."
    ),
    Building.JEWELER: QT_TRANSLATE_NOOP(
        "BuildingEffect1897",
        "Craftsman phase: 1 coin for each of your citizens. It counts as a large production building.",
    ),
    Building.ROYAL_GARDEN: QT_TRANSLATE_NOOP(
        "BuildingEffect1897", "End of the game, if occupied: 1 point more for each of your citizens."
    ),
}
