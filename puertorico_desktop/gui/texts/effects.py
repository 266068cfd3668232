"""What the pieces do, in our own words. They say what the engine does (`rulings.md`), edition by edition."""

from __future__ import annotations

from collections.abc import Mapping

from puertorico_desktop.engine.puertorico.components import Building, Good, Role, Tile
from puertorico_desktop.engine.puertorico.options import Edition
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
    },
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
    },
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
    },
}
