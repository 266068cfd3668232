"""The effect texts of the pieces, in our own words. They describe the behaviour of the engine (`rulings.md`), edition
by edition."""

from __future__ import annotations

from collections.abc import Mapping

from puertorico_desktop.engine.puertorico.components import Building, Good, Role, Tile
from puertorico_desktop.engine.puertorico.options import Edition
from puertorico_desktop.gui.puertorico.texts.effects_1897 import (
    BUILDING_EFFECTS_1897,
    GOOD_EFFECTS_1897,
    ROLE_EFFECTS_1897,
    TILE_EFFECTS_1897,
)
from puertorico_desktop.marking import QT_TRANSLATE_NOOP

ROLE_EFFECTS: Mapping[Edition, Mapping[Role, str]] = {
    Edition.CLASSIC: {
        Role.SETTLER: QT_TRANSLATE_NOOP(
            "RoleEffect",
            "Everybody in turn may place one of the face-up plantations on their island. "
            "Privilege: the settler may take a quarry instead.",
        ),
        Role.MAYOR: QT_TRANSLATE_NOOP(
            "RoleEffect",
            "The colonists on the ship are handed out one by one, then everybody puts their colonists to work anew. "
            "Privilege: one more colonist from the supply.",
        ),
        Role.BUILDER: QT_TRANSLATE_NOOP(
            "RoleEffect",
            "Everybody in turn may build one building. Occupied quarries lower the price. "
            "Privilege: one doubloon less.",
        ),
        Role.CRAFTSMAN: QT_TRANSLATE_NOOP(
            "RoleEffect",
            "Everybody produces goods with occupied plantations and production buildings. "
            "Privilege: one more good of a kind that the craftsman just produced.",
        ),
        Role.TRADER: QT_TRANSLATE_NOOP(
            "RoleEffect",
            "Everybody in turn may sell one good to the trading house, of a kind that it does not hold yet. "
            "Privilege: one doubloon more for the sale.",
        ),
        Role.CAPTAIN: QT_TRANSLATE_NOOP(
            "RoleEffect",
            "Everybody in turn must load goods onto the ships, for one victory point each, until nobody can load "
            "any more. Then most goods left over spoil. Privilege: one point more for the first load.",
        ),
        Role.PROSPECTOR: QT_TRANSLATE_NOOP(
            "RoleEffect", "Nobody does anything. Privilege: the prospector takes one doubloon from the bank."
        ),
        Role.SECOND_PROSPECTOR: QT_TRANSLATE_NOOP(
            "RoleEffect", "Nobody does anything. Privilege: the prospector takes one doubloon from the bank."
        ),
        Role.SMUGGLER: QT_TRANSLATE_NOOP(
            "RoleEffect",
            "Only the buccaneer acts, with one of four deeds: raid a ship, plunder the trading house, poach "
            "colonists, or capture a role. Whoever was the buccaneer last cannot choose this role.",
        ),
    },
    Edition.SPECIAL_1897: ROLE_EFFECTS_1897,
}

TILE_EFFECTS: Mapping[Edition, Mapping[Tile, str]] = {
    Edition.CLASSIC: {
        Tile.CORN: QT_TRANSLATE_NOOP(
            "TileEffect", "Produces one corn if a colonist works here; corn needs no building."
        ),
        Tile.INDIGO: QT_TRANSLATE_NOOP(
            "TileEffect", "Produces one indigo if a colonist works here and another one in an indigo plant."
        ),
        Tile.SUGAR: QT_TRANSLATE_NOOP(
            "TileEffect", "Produces one sugar if a colonist works here and another one in a sugar mill."
        ),
        Tile.TOBACCO: QT_TRANSLATE_NOOP(
            "TileEffect", "Produces one tobacco if a colonist works here and another one in a tobacco storage."
        ),
        Tile.COFFEE: QT_TRANSLATE_NOOP(
            "TileEffect", "Produces one coffee if a colonist works here and another one in a coffee roaster."
        ),
        Tile.QUARRY: QT_TRANSLATE_NOOP(
            "TileEffect",
            "Lowers the price of a building by one doubloon if a colonist works here. "
            "The column of the building says how many quarries may help at most.",
        ),
        Tile.FOREST: QT_TRANSLATE_NOOP(
            "TileEffect",
            "A plantation that lies face down: nobody works here. With an occupied forest house two of them "
            "save 1 doubloon.",
        ),
    },
    Edition.SPECIAL_1897: TILE_EFFECTS_1897,
}

GOOD_EFFECTS: Mapping[Edition, Mapping[Good, str]] = {
    Edition.CLASSIC: {
        Good.CORN: QT_TRANSLATE_NOOP(
            "GoodEffect", "Grows without a building. The trading house pays nothing for it."
        ),
        Good.INDIGO: QT_TRANSLATE_NOOP("GoodEffect", "Made in indigo plants. The trading house pays 1 doubloon."),
        Good.SUGAR: QT_TRANSLATE_NOOP("GoodEffect", "Made in sugar mills. The trading house pays 2 doubloons."),
        Good.TOBACCO: QT_TRANSLATE_NOOP(
            "GoodEffect", "Made in tobacco storages. The trading house pays 3 doubloons."
        ),
        Good.COFFEE: QT_TRANSLATE_NOOP("GoodEffect", "Made in coffee roasters. The trading house pays 4 doubloons."),
    },
    Edition.SPECIAL_1897: GOOD_EFFECTS_1897,
}

BUILDING_EFFECTS: Mapping[Edition, Mapping[Building, str]] = {
    Edition.CLASSIC: {
        Building.SMALL_INDIGO_PLANT: QT_TRANSLATE_NOOP(
            "BuildingEffect", "Its colonist turns the harvest of one occupied indigo plantation into a good."
        ),
        Building.SMALL_SUGAR_MILL: QT_TRANSLATE_NOOP(
            "BuildingEffect", "Its colonist turns the harvest of one occupied sugar plantation into a good."
        ),
        Building.INDIGO_PLANT: QT_TRANSLATE_NOOP(
            "BuildingEffect", "Each colonist here turns the harvest of one occupied indigo plantation into a good."
        ),
        Building.SUGAR_MILL: QT_TRANSLATE_NOOP(
            "BuildingEffect", "Each colonist here turns the harvest of one occupied sugar plantation into a good."
        ),
        Building.TOBACCO_STORAGE: QT_TRANSLATE_NOOP(
            "BuildingEffect", "Each colonist here turns the harvest of one occupied tobacco plantation into a good."
        ),
        Building.COFFEE_ROASTER: QT_TRANSLATE_NOOP(
            "BuildingEffect", "Each colonist here turns the harvest of one occupied coffee plantation into a good."
        ),
        Building.SMALL_MARKET: QT_TRANSLATE_NOOP("BuildingEffect", "Trader phase: your sale brings 1 doubloon more."),
        Building.HACIENDA: QT_TRANSLATE_NOOP(
            "BuildingEffect",
            "Settler phase: before you take a tile you may draw another one from the face-down pile and place it.",
        ),
        Building.CONSTRUCTION_HUT: QT_TRANSLATE_NOOP(
            "BuildingEffect", "Settler phase: you may take a quarry instead of a plantation."
        ),
        Building.SMALL_WAREHOUSE: QT_TRANSLATE_NOOP(
            "BuildingEffect",
            "End of the captain phase: you keep all goods of one kind, besides the single good that everybody keeps.",
        ),
        Building.HOSPICE: QT_TRANSLATE_NOOP(
            "BuildingEffect",
            "Settler phase: the tile that you choose comes with a colonist. A tile drawn with the hacienda does not.",
        ),
        Building.OFFICE: QT_TRANSLATE_NOOP(
            "BuildingEffect", "Trader phase: you may sell a kind of good that the trading house already holds."
        ),
        Building.LARGE_MARKET: QT_TRANSLATE_NOOP(
            "BuildingEffect", "Trader phase: your sale brings 2 doubloons more."
        ),
        Building.LARGE_WAREHOUSE: QT_TRANSLATE_NOOP(
            "BuildingEffect",
            "End of the captain phase: you keep all goods of two kinds, besides the single good "
            "that everybody keeps.",
        ),
        Building.FACTORY: QT_TRANSLATE_NOOP(
            "BuildingEffect",
            "Craftsman phase: you earn 1, 2, 3 or 5 doubloons for producing two, three, four or all five kinds.",
        ),
        Building.UNIVERSITY: QT_TRANSLATE_NOOP(
            "BuildingEffect", "Builder phase: the building that you build comes with a colonist."
        ),
        Building.HARBOR: QT_TRANSLATE_NOOP(
            "BuildingEffect", "Captain phase: you receive 1 victory point more each time you load goods."
        ),
        Building.WHARF: QT_TRANSLATE_NOOP(
            "BuildingEffect",
            "Captain phase: once, you may load all your goods of one kind onto a ship of your own.",
        ),
        Building.GUILD_HALL: QT_TRANSLATE_NOOP(
            "BuildingEffect",
            "End of the game, if occupied: 1 point for each of your small production buildings, "
            "2 points for each large one.",
        ),
        Building.RESIDENCE: QT_TRANSLATE_NOOP(
            "BuildingEffect",
            "End of the game, if occupied: 4 points for up to nine tiles on your island, 5 for ten, 6 for eleven, "
            "7 for twelve.",
        ),
        Building.FORTRESS: QT_TRANSLATE_NOOP(
            "BuildingEffect", "End of the game, if occupied: 1 point for every three of your colonists."
        ),
        Building.CUSTOMS_HOUSE: QT_TRANSLATE_NOOP(
            "BuildingEffect", "End of the game, if occupied: 1 point for every four of your victory point chips."
        ),
        Building.CITY_HALL: QT_TRANSLATE_NOOP(
            "BuildingEffect",
            "End of the game, if occupied: 1 point for each of your violet buildings, the City Hall included.",
        ),
        Building.AQUEDUCT: QT_TRANSLATE_NOOP(
            "BuildingEffect",
            "Craftsman phase: 1 indigo more if your large indigo plant made any, 1 sugar more if your large "
            "sugar mill did.",
        ),
        Building.FOREST_HOUSE: QT_TRANSLATE_NOOP(
            "BuildingEffect",
            "You may place any plantation face down as a forest. Builder phase: every two forests save 1 doubloon.",
        ),
        Building.BLACK_MARKET: QT_TRANSLATE_NOOP(
            "BuildingEffect",
            "Builder phase: if you are short of doubloons, a colonist, a good and a victory point may replace"
            " one each.",
        ),
        Building.STOREHOUSE: QT_TRANSLATE_NOOP(
            "BuildingEffect", "End of the captain phase: you keep three single goods more, of any kinds."
        ),
        Building.GUESTHOUSE: QT_TRANSLATE_NOOP(
            "BuildingEffect",
            "At any time its colonists may move to empty circles, where they stay until the next mayor phase.",
        ),
        Building.TRADING_POST: QT_TRANSLATE_NOOP(
            "BuildingEffect",
            "Trader phase: instead of a sale you may sell any good past the trading house, without the bonus "
            "of markets.",
        ),
        Building.CHURCH: QT_TRANSLATE_NOOP(
            "BuildingEffect",
            "Builder phase: 1 victory point for a building worth two or three points, 2 for a large one.",
        ),
        Building.SMALL_WHARF: QT_TRANSLATE_NOOP(
            "BuildingEffect",
            "Captain phase: once, you may load any goods onto a small ship of your own, for 1 victory point a pair.",
        ),
        Building.LIGHTHOUSE: QT_TRANSLATE_NOOP(
            "BuildingEffect",
            "Captain phase: 1 doubloon each time you load goods, and 1 at the start if you are the captain.",
        ),
        Building.LIBRARY: QT_TRANSLATE_NOOP(
            "BuildingEffect", "The privilege of the role that you choose counts twice."
        ),
        Building.SPECIALTY_FACTORY: QT_TRANSLATE_NOOP(
            "BuildingEffect",
            "Craftsman phase: count the goods of the kind, corn excepted, that you made most of: you earn one "
            "doubloon less.",
        ),
        Building.UNION_HALL: QT_TRANSLATE_NOOP(
            "BuildingEffect",
            "Captain phase: before anything is loaded, 1 victory point for every two of your goods of one kind.",
        ),
        Building.STATUE: QT_TRANSLATE_NOOP(
            "BuildingEffect",
            "It does nothing but count its 8 points at the end of the game; nobody needs to work here.",
        ),
        Building.CLOISTER: QT_TRANSLATE_NOOP(
            "BuildingEffect",
            "End of the game, if occupied: 1, 3, 6 or 10 points for one, two, three or four sets of three "
            "equal tiles.",
        ),
        Building.LAND_OFFICE: QT_TRANSLATE_NOOP(
            "BuildingEffect",
            "Trader phase, with a colonist: buy a drawn tile for 1 doubloon. With a noble: sell a plantation "
            "for 1 doubloon.",
        ),
        Building.CHAPEL: QT_TRANSLATE_NOOP(
            "BuildingEffect", "Craftsman phase, with a colonist: 1 doubloon. With a noble: 1 victory point."
        ),
        Building.HUNTING_LODGE: QT_TRANSLATE_NOOP(
            "BuildingEffect",
            "After the settler phase, with a colonist: you may discard a plantation or forest. With a noble: "
            "2 victory points if nobody has as few tiles.",
        ),
        Building.ZONING_OFFICE: QT_TRANSLATE_NOOP(
            "BuildingEffect",
            "Builder phase, with a colonist: small buildings cost 1 doubloon less. With a noble: large ones "
            "cost 2 less.",
        ),
        Building.ROYAL_SUPPLIER: QT_TRANSLATE_NOOP(
            "BuildingEffect",
            "Captain phase: before anything is loaded, give back a good for each of your nobles, all of "
            "different kinds, for 1 victory point each.",
        ),
        Building.VILLA: QT_TRANSLATE_NOOP(
            "BuildingEffect", "Mayor phase: a noble comes from the supply, or a colonist if no noble is left."
        ),
        Building.JEWELER: QT_TRANSLATE_NOOP(
            "BuildingEffect",
            "Craftsman phase: 1 doubloon for each of your nobles. It counts as a large production building.",
        ),
        Building.ROYAL_GARDEN: QT_TRANSLATE_NOOP(
            "BuildingEffect", "End of the game, if occupied: 1 point more for each of your nobles."
        ),
    },
    Edition.SPECIAL_1897: BUILDING_EFFECTS_1897,
}
