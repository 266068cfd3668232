"""Which picture stands for an item of the table where it is explained."""

from __future__ import annotations

from puertorico_desktop.engine.puertorico.components import Building, Tile
from puertorico_desktop.gui.models.items import Item
from puertorico_desktop.gui.puertorico.models.items import (
    CandidateItem,
    CityItem,
    CrewItem,
    GoodItem,
    HouseItem,
    IslandItem,
    MarketItem,
    OfferItem,
    RoleItem,
    ShipItem,
    SupplyItem,
)
from puertorico_desktop.gui.puertorico.views.artwork import building_icon, good_icon, role_icon, tile_icon


def icon_of(item: Item) -> str:
    """Returns the name of the picture; empty for what no card explains."""
    match item:
        case MarketItem(building=building) | CandidateItem(building=building):
            return building_icon(building)
        case CityItem(building=Building() as building):
            return building_icon(building)
        case RoleItem(role=role):
            return role_icon(role)
        case IslandItem(tile=Tile() as tile):
            return tile_icon(tile)
        case OfferItem(tile=tile):
            return tile_icon(tile)
        case SupplyItem(good=good) | GoodItem(good=good):
            return good_icon(good)
        case HouseItem(good=good) if good is not None:
            return good_icon(good)
        case ShipItem():
            return "role_captain"
        case CrewItem():
            return "colonist"
    return ""
