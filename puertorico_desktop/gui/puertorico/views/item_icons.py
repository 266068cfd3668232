"""The icons of items of the table, for the places where items are explained."""

from __future__ import annotations

from puertorico_desktop.engine.puertorico.components import AbilityTile, Achievement, Building, Role, Tile
from puertorico_desktop.gui.models.items import Item
from puertorico_desktop.gui.puertorico.models.items import (
    CandidateItem,
    CardItem,
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
    TaskItem,
)
from puertorico_desktop.gui.puertorico.models.puertoma_items import (
    AbilityItem,
    AsideItem,
    BuildingsItem,
    EstateItem,
    LevelItem,
    PlaceItem,
    ReserveItem,
    TieCardItem,
)
from puertorico_desktop.gui.puertorico.views.artwork import (
    MARKER,
    ability_icon,
    achievement_icons,
    building_icon,
    good_icon,
    role_icon,
    tile_icon,
)


def icon_of(item: Item) -> str:
    """Returns the name of the icon of an item; empty if it has none."""
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
    return _icon_of_expansion(item)


def _icon_of_expansion(item: Item) -> str:
    """Returns the icon of an item that only an expansion or a Puertoma has; empty if it has none."""
    match item:
        case TaskItem(building=Building() as building):
            return building_icon(building)
        case TaskItem(role=Role() as role) | PlaceItem(role=role):
            return role_icon(role)
        case TaskItem():
            return "bunting"
        case CardItem(card=Achievement() as card):
            return achievement_icons(card)[0]
        case CardItem():
            return "achievement"
        case AbilityItem(tile=AbilityTile() as tile):
            return ability_icon(tile)
        case EstateItem(kind=kind):
            return tile_icon(kind)
        case LevelItem(building=Building() as building):
            return building_icon(building)
        case LevelItem() | AbilityItem() | BuildingsItem():
            return "city"
        case ReserveItem():
            return "reserve_marker"
        case AsideItem():
            return "points"
        case TieCardItem():
            return MARKER
    return ""
