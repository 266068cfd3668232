"""The pictures of the pieces of San Juan."""

from __future__ import annotations

from puertorico_desktop.engine.sanjuan.components import Card, Good, Role
from puertorico_desktop.gui.models.items import Item
from puertorico_desktop.gui.sanjuan.models.items import PileItem, PriceItem, RoleItem
from puertorico_desktop.gui.sanjuan.texts.phases import PHASES
from puertorico_desktop.gui.sanjuan.tokens import good_token

CARD_ICON = "sanjuan/card_back"
"""A card face down."""
CRATE_ICON = "sanjuan/crate"
"""A good, whatever it is."""


def building_icon(building: Card) -> str:
    """Returns the pictogram of a building, which shows its effect."""
    return f"sanjuan/building_{building.id}"


def good_icon(good: Good) -> str:
    """Returns a barrel's worth of a good."""
    return f"good_{good_token(good)}"


def role_icon(role: Role) -> str:
    """Returns the sign of a role."""
    return f"sanjuan/role_{role.id}"


def icon_of(item: Item) -> str:
    """Returns the picture of an item in the middle, for its explanation; empty for cards, which show everything
    themselves."""
    match item:
        case RoleItem(role=role):
            return role_icon(role)
        case PileItem():
            return CARD_ICON
        case PriceItem():
            return CRATE_ICON
    return ""


def phase_icon(card: Card) -> str:
    """Returns the sign of the phase in which a building works."""
    return f"sanjuan/phase_{PHASES[card]}"
