"""The names of the pieces. Names depend on the edition: the engine knows ids, the editions have words for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import attrs
from PySide6.QtCore import QCoreApplication

from puertorico_desktop.engine.puertorico.components import AbilityTile, Building, Good, Role, Tile
from puertorico_desktop.engine.puertorico.options import Edition
from puertorico_desktop.gui.puertorico.texts.effects import BUILDING_EFFECTS, GOOD_EFFECTS, ROLE_EFFECTS, TILE_EFFECTS
from puertorico_desktop.gui.puertorico.texts.effects_1897 import SMUGGLER_WITHOUT_CAPTURES
from puertorico_desktop.gui.puertorico.texts.puertoma_pieces import ability_name
from puertorico_desktop.gui.texts.phrases import listed
from puertorico_desktop.marking import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate


GOODS: Mapping[Edition, Mapping[Good, str]] = {
    Edition.CLASSIC: {
        Good.CORN: QT_TRANSLATE_NOOP("Good", "corn"),
        Good.INDIGO: QT_TRANSLATE_NOOP("Good", "indigo"),
        Good.SUGAR: QT_TRANSLATE_NOOP("Good", "sugar"),
        Good.TOBACCO: QT_TRANSLATE_NOOP("Good", "tobacco"),
        Good.COFFEE: QT_TRANSLATE_NOOP("Good", "coffee"),
    },
    Edition.SPECIAL_1897: {
        Good.CORN: QT_TRANSLATE_NOOP("Good1897", "corn"),
        Good.INDIGO: QT_TRANSLATE_NOOP("Good1897", "fruit"),
        Good.SUGAR: QT_TRANSLATE_NOOP("Good1897", "sugar"),
        Good.TOBACCO: QT_TRANSLATE_NOOP("Good1897", "tobacco"),
        Good.COFFEE: QT_TRANSLATE_NOOP("Good1897", "coffee"),
    },
}

TILES: Mapping[Edition, Mapping[Tile, str]] = {
    Edition.CLASSIC: {
        Tile.CORN: QT_TRANSLATE_NOOP("Tile", "corn plantation"),
        Tile.INDIGO: QT_TRANSLATE_NOOP("Tile", "indigo plantation"),
        Tile.SUGAR: QT_TRANSLATE_NOOP("Tile", "sugar plantation"),
        Tile.TOBACCO: QT_TRANSLATE_NOOP("Tile", "tobacco plantation"),
        Tile.COFFEE: QT_TRANSLATE_NOOP("Tile", "coffee plantation"),
        Tile.QUARRY: QT_TRANSLATE_NOOP("Tile", "quarry"),
        Tile.FOREST: QT_TRANSLATE_NOOP("Tile", "forest"),
    },
    Edition.SPECIAL_1897: {
        Tile.CORN: QT_TRANSLATE_NOOP("Tile1897", "corn estate"),
        Tile.INDIGO: QT_TRANSLATE_NOOP("Tile1897", "fruit estate"),
        Tile.SUGAR: QT_TRANSLATE_NOOP("Tile1897", "sugar estate"),
        Tile.TOBACCO: QT_TRANSLATE_NOOP("Tile1897", "tobacco estate"),
        Tile.COFFEE: QT_TRANSLATE_NOOP("Tile1897", "coffee estate"),
        Tile.QUARRY: QT_TRANSLATE_NOOP("Tile1897", "quarry"),
        Tile.FOREST: QT_TRANSLATE_NOOP("Tile1897", "forest"),
    },
}

ROLES: Mapping[Edition, Mapping[Role, str]] = {
    Edition.CLASSIC: {
        Role.SETTLER: QT_TRANSLATE_NOOP("Role", "Settler"),
        Role.MAYOR: QT_TRANSLATE_NOOP("Role", "Mayor"),
        Role.BUILDER: QT_TRANSLATE_NOOP("Role", "Builder"),
        Role.CRAFTSMAN: QT_TRANSLATE_NOOP("Role", "Craftsman"),
        Role.TRADER: QT_TRANSLATE_NOOP("Role", "Trader"),
        Role.CAPTAIN: QT_TRANSLATE_NOOP("Role", "Captain"),
        Role.PROSPECTOR: QT_TRANSLATE_NOOP("Role", "Prospector"),
        Role.SECOND_PROSPECTOR: QT_TRANSLATE_NOOP("Role", "Prospector"),
        Role.SMUGGLER: QT_TRANSLATE_NOOP("Role", "Buccaneer"),
    },
    Edition.SPECIAL_1897: {
        Role.SETTLER: QT_TRANSLATE_NOOP("Role1897", "Planter"),
        Role.MAYOR: QT_TRANSLATE_NOOP("Role1897", "Recruiter"),
        Role.BUILDER: QT_TRANSLATE_NOOP("Role1897", "Builder"),
        Role.CRAFTSMAN: QT_TRANSLATE_NOOP("Role1897", "Craftsman"),
        Role.TRADER: QT_TRANSLATE_NOOP("Role1897", "Trader"),
        Role.CAPTAIN: QT_TRANSLATE_NOOP("Role1897", "Captain"),
        Role.PROSPECTOR: QT_TRANSLATE_NOOP("Role1897", "Adventurer"),
        Role.SECOND_PROSPECTOR: QT_TRANSLATE_NOOP("Role1897", "Adventurer"),
        Role.SMUGGLER: QT_TRANSLATE_NOOP("Role1897", "Smuggler"),
    },
}

BUILDINGS: Mapping[Edition, Mapping[Building, str]] = {
    Edition.CLASSIC: {
        Building.SMALL_INDIGO_PLANT: QT_TRANSLATE_NOOP("Building", "Small Indigo Plant"),
        Building.SMALL_SUGAR_MILL: QT_TRANSLATE_NOOP("Building", "Small Sugar Mill"),
        Building.INDIGO_PLANT: QT_TRANSLATE_NOOP("Building", "Indigo Plant"),
        Building.SUGAR_MILL: QT_TRANSLATE_NOOP("Building", "Sugar Mill"),
        Building.TOBACCO_STORAGE: QT_TRANSLATE_NOOP("Building", "Tobacco Storage"),
        Building.COFFEE_ROASTER: QT_TRANSLATE_NOOP("Building", "Coffee Roaster"),
        Building.SMALL_MARKET: QT_TRANSLATE_NOOP("Building", "Small Market"),
        Building.HACIENDA: QT_TRANSLATE_NOOP("Building", "Hacienda"),
        Building.CONSTRUCTION_HUT: QT_TRANSLATE_NOOP("Building", "Construction Hut"),
        Building.SMALL_WAREHOUSE: QT_TRANSLATE_NOOP("Building", "Small Warehouse"),
        Building.HOSPICE: QT_TRANSLATE_NOOP("Building", "Hospice"),
        Building.OFFICE: QT_TRANSLATE_NOOP("Building", "Office"),
        Building.LARGE_MARKET: QT_TRANSLATE_NOOP("Building", "Large Market"),
        Building.LARGE_WAREHOUSE: QT_TRANSLATE_NOOP("Building", "Large Warehouse"),
        Building.FACTORY: QT_TRANSLATE_NOOP("Building", "Factory"),
        Building.UNIVERSITY: QT_TRANSLATE_NOOP("Building", "University"),
        Building.HARBOR: QT_TRANSLATE_NOOP("Building", "Harbor"),
        Building.WHARF: QT_TRANSLATE_NOOP("Building", "Wharf"),
        Building.GUILD_HALL: QT_TRANSLATE_NOOP("Building", "Guild Hall"),
        Building.RESIDENCE: QT_TRANSLATE_NOOP("Building", "Residence"),
        Building.FORTRESS: QT_TRANSLATE_NOOP("Building", "Fortress"),
        Building.CUSTOMS_HOUSE: QT_TRANSLATE_NOOP("Building", "Customs House"),
        Building.CITY_HALL: QT_TRANSLATE_NOOP("Building", "City Hall"),
        Building.AQUEDUCT: QT_TRANSLATE_NOOP("Building", "Aqueduct"),
        Building.FOREST_HOUSE: QT_TRANSLATE_NOOP("Building", "Forest House"),
        Building.BLACK_MARKET: QT_TRANSLATE_NOOP("Building", "Black Market"),
        Building.STOREHOUSE: QT_TRANSLATE_NOOP("Building", "Storehouse"),
        Building.GUESTHOUSE: QT_TRANSLATE_NOOP("Building", "Guesthouse"),
        Building.TRADING_POST: QT_TRANSLATE_NOOP("Building", "Trading Post"),
        Building.CHURCH: QT_TRANSLATE_NOOP("Building", "Church"),
        Building.SMALL_WHARF: QT_TRANSLATE_NOOP("Building", "Small Wharf"),
        Building.LIGHTHOUSE: QT_TRANSLATE_NOOP("Building", "Lighthouse"),
        Building.LIBRARY: QT_TRANSLATE_NOOP("Building", "Library"),
        Building.SPECIALTY_FACTORY: QT_TRANSLATE_NOOP("Building", "Specialty Factory"),
        Building.UNION_HALL: QT_TRANSLATE_NOOP("Building", "Union Hall"),
        Building.STATUE: QT_TRANSLATE_NOOP("Building", "Statue"),
        Building.CLOISTER: QT_TRANSLATE_NOOP("Building", "Cloister"),
        Building.LAND_OFFICE: QT_TRANSLATE_NOOP("Building", "Land Office"),
        Building.CHAPEL: QT_TRANSLATE_NOOP("Building", "Chapel"),
        Building.HUNTING_LODGE: QT_TRANSLATE_NOOP("Building", "Hunting Lodge"),
        Building.ZONING_OFFICE: QT_TRANSLATE_NOOP("Building", "Zoning Office"),
        Building.ROYAL_SUPPLIER: QT_TRANSLATE_NOOP("Building", "Royal Supplier"),
        Building.VILLA: QT_TRANSLATE_NOOP("Building", "Villa"),
        Building.JEWELER: QT_TRANSLATE_NOOP("Building", "Jeweler"),
        Building.ROYAL_GARDEN: QT_TRANSLATE_NOOP("Building", "Royal Garden"),
    },
    Edition.SPECIAL_1897: {
        Building.SMALL_INDIGO_PLANT: QT_TRANSLATE_NOOP("Building1897", "Small Fruit Depot"),
        Building.SMALL_SUGAR_MILL: QT_TRANSLATE_NOOP("Building1897", "Small Sugar Mill"),
        Building.INDIGO_PLANT: QT_TRANSLATE_NOOP("Building1897", "Large Fruit Depot"),
        Building.SUGAR_MILL: QT_TRANSLATE_NOOP("Building1897", "Large Sugar Mill"),
        Building.TOBACCO_STORAGE: QT_TRANSLATE_NOOP("Building1897", "Large Tobacco Storage"),
        Building.COFFEE_ROASTER: QT_TRANSLATE_NOOP("Building1897", "Large Coffee Roaster"),
        Building.SMALL_MARKET: QT_TRANSLATE_NOOP("Building1897", "Small Market"),
        Building.HACIENDA: QT_TRANSLATE_NOOP("Building1897", "Hacienda"),
        Building.CONSTRUCTION_HUT: QT_TRANSLATE_NOOP("Building1897", "Builder's Yard"),
        Building.SMALL_WAREHOUSE: QT_TRANSLATE_NOOP("Building1897", "Small Warehouse"),
        Building.HOSPICE: QT_TRANSLATE_NOOP("Building1897", "Hospital"),
        Building.OFFICE: QT_TRANSLATE_NOOP("Building1897", "Office"),
        Building.LARGE_MARKET: QT_TRANSLATE_NOOP("Building1897", "Large Market"),
        Building.LARGE_WAREHOUSE: QT_TRANSLATE_NOOP("Building1897", "Large Warehouse"),
        Building.FACTORY: QT_TRANSLATE_NOOP("Building1897", "Factory"),
        Building.UNIVERSITY: QT_TRANSLATE_NOOP("Building1897", "School"),
        Building.HARBOR: QT_TRANSLATE_NOOP("Building1897", "Harbor"),
        Building.WHARF: QT_TRANSLATE_NOOP("Building1897", "Wharf"),
        Building.GUILD_HALL: QT_TRANSLATE_NOOP("Building1897", "Fire Station"),
        Building.RESIDENCE: QT_TRANSLATE_NOOP("Building1897", "Residence"),
        Building.FORTRESS: QT_TRANSLATE_NOOP("Building1897", "Fortress"),
        Building.CUSTOMS_HOUSE: QT_TRANSLATE_NOOP("Building1897", "Customs House"),
        Building.CITY_HALL: QT_TRANSLATE_NOOP("Building1897", "City Hall"),
        Building.AQUEDUCT: QT_TRANSLATE_NOOP("Building1897", "Canal"),
        Building.FOREST_HOUSE: QT_TRANSLATE_NOOP("Building1897", "Lumberyard"),
        Building.BLACK_MARKET: QT_TRANSLATE_NOOP("Building1897", "Hidden Market"),
        Building.STOREHOUSE: QT_TRANSLATE_NOOP("Building1897", "Storehouse"),
        Building.GUESTHOUSE: QT_TRANSLATE_NOOP("Building1897", "Bohío"),
        Building.TRADING_POST: QT_TRANSLATE_NOOP("Building1897", "Merchant Outpost"),
        Building.CHURCH: QT_TRANSLATE_NOOP("Building1897", "Church"),
        Building.SMALL_WHARF: QT_TRANSLATE_NOOP("Building1897", "Small Wharf"),
        Building.LIGHTHOUSE: QT_TRANSLATE_NOOP("Building1897", "Lighthouse"),
        Building.LIBRARY: QT_TRANSLATE_NOOP("Building1897", "Publishing House"),
        Building.SPECIALTY_FACTORY: QT_TRANSLATE_NOOP("Building1897", "Distillery"),
        Building.UNION_HALL: QT_TRANSLATE_NOOP("Building1897", "Assembly Hall"),
        Building.STATUE: QT_TRANSLATE_NOOP("Building1897", "Monument"),
        Building.CLOISTER: QT_TRANSLATE_NOOP("Building1897", "Cathedral"),
        Building.LAND_OFFICE: QT_TRANSLATE_NOOP("Building1897", "Zoning Office"),
        Building.CHAPEL: QT_TRANSLATE_NOOP("Building1897", "Chapel"),
        Building.HUNTING_LODGE: QT_TRANSLATE_NOOP("Building1897", "Park Authority"),
        Building.ZONING_OFFICE: QT_TRANSLATE_NOOP("Building1897", "Notary"),
        Building.ROYAL_SUPPLIER: QT_TRANSLATE_NOOP("Building1897", "Pension Office"),
        Building.VILLA: QT_TRANSLATE_NOOP("Building1897", "Villa"),
        Building.JEWELER: QT_TRANSLATE_NOOP("Building1897", "Large Tailor Shop"),
        Building.ROYAL_GARDEN: QT_TRANSLATE_NOOP("Building1897", "Town Square"),
    },
}


@attrs.frozen
class Contexts:
    """The translation contexts of an edition's pieces; equal names in different editions may mean different
    pieces."""

    good: str
    tile: str
    role: str
    building: str
    good_effect: str
    tile_effect: str
    role_effect: str
    building_effect: str


CONTEXTS: Mapping[Edition, Contexts] = {
    Edition.CLASSIC: Contexts(
        "Good", "Tile", "Role", "Building", "GoodEffect", "TileEffect", "RoleEffect", "BuildingEffect"
    ),
    Edition.SPECIAL_1897: Contexts(
        "Good1897",
        "Tile1897",
        "Role1897",
        "Building1897",
        "GoodEffect1897",
        "TileEffect1897",
        "RoleEffect1897",
        "BuildingEffect1897",
    ),
}


@attrs.frozen
class Words:
    """The names of one edition, in the language that is current at the time of the call.

    Whole sentences do not need this class: `Languages.speak` puts them into the words of the running game.
    """

    edition: Edition

    @property
    def _contexts(self) -> Contexts:
        return CONTEXTS[self.edition]

    def good(self, good: int) -> str:
        """Returns the name of a good, such as "corn"."""
        return translate(self._contexts.good, GOODS[self.edition][Good(good)])

    def tile(self, tile: int) -> str:
        """Returns the name of an island tile, such as "corn plantation"."""
        return translate(self._contexts.tile, TILES[self.edition][Tile(tile)])

    def role(self, role: int) -> str:
        """Returns the name of a role, such as "Settler"."""
        return translate(self._contexts.role, ROLES[self.edition][Role(role)])

    def building(self, building: int) -> str:
        """Returns the name of a building, such as "Small Market"."""
        return translate(self._contexts.building, BUILDINGS[self.edition][Building(building)])

    def piece(self, piece: Tile | Building | Role | Good | AbilityTile) -> str:
        """Returns the name of any piece."""
        match piece:
            case Building():
                return self.building(piece)
            case Tile():
                return self.tile(piece)
            case Role():
                return self.role(piece)
            case AbilityTile():
                return ability_name(piece)
            case _:
                return self.good(piece)

    def amount(self, count: int, good: int) -> str:
        """Returns an amount of a good, such as "3 sugar"."""
        return translate("Good", "{count} {good}").format(count=count, good=self.good(good))

    def goods(self, counts: Sequence[int]) -> str:
        """Returns amounts by kind as an enumeration without empty kinds, such as "2 corn and 1 coffee"."""
        return listed(self.amount(count, good) for good, count in enumerate(counts) if count)

    def tiles(self, counts: Sequence[int]) -> str:
        """Returns tiles by kind as an enumeration, such as "quarry and corn plantation (2)"."""
        return listed(self.several(kind, count) for kind, count in enumerate(counts) if count)

    def several(self, tile: int, count: int) -> str:
        """Returns the name of a tile, with the number if it is not 1, such as "corn plantation (2)"."""
        name = self.tile(tile)
        return name if count == 1 else translate("Amount", "{tile} ({count})").format(tile=name, count=count)

    def building_effect(self, building: Building) -> str:
        """Returns the effect text of a building, one or two sentences."""
        return translate(self._contexts.building_effect, BUILDING_EFFECTS[self.edition][building])

    def role_effect(self, role: Role, captures: bool = True) -> str:
        """Returns the effect text of a role, in two sentences or three; `captures`: in a game in which the smuggler
        may capture roles."""
        if role is Role.SMUGGLER and not captures:
            return translate(self._contexts.role_effect, SMUGGLER_WITHOUT_CAPTURES)
        return translate(self._contexts.role_effect, ROLE_EFFECTS[self.edition][role])

    def tile_effect(self, tile: Tile) -> str:
        """Returns the use of an island tile."""
        return translate(self._contexts.tile_effect, TILE_EFFECTS[self.edition][tile])

    def good_effect(self, good: Good) -> str:
        """Returns the production of a good, and its price in the trading house."""
        return translate(self._contexts.good_effect, GOOD_EFFECTS[self.edition][good])
