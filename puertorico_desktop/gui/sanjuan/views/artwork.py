"""Which picture stands for what in San Juan."""

from __future__ import annotations

from collections.abc import Mapping

from puertorico_desktop.engine.sanjuan.components import Card, Good, Role
from puertorico_desktop.gui.sanjuan.tokens import good_token

CARD_ICON = "sanjuan/card_back"
"""A card face down."""
CRATE_ICON = "sanjuan/crate"
"""A good, whatever it is."""


def building_icon(building: Card) -> str:
    """Returns the pictogram that says what a building does."""
    return f"sanjuan/building_{building.id}"


def good_icon(good: Good) -> str:
    """Returns a barrel's worth of a good."""
    return f"good_{good_token(good)}"


def role_icon(role: Role) -> str:
    """Returns the sign of a role."""
    return f"sanjuan/role_{role.id}"


PHASES: Mapping[Card, str] = {
    **dict.fromkeys((Card.CORN_GRANARY, Card.FRUIT_DEPOT, Card.SUGAR_MILL, Card.TOBACCO_STORAGE), "craftsman"),
    **dict.fromkeys((Card.COFFEE_ROASTER, Card.FACTORY, Card.CANAL), "craftsman"),
    **dict.fromkeys((Card.DISTILLERY, Card.HOSPITAL, Card.HIDDEN_MARKET, Card.CRANE), "builder"),
    **dict.fromkeys((Card.LUMBERYARD, Card.BUILDERS_YARD, Card.SCHOOL, Card.PARK_AUTHORITY), "builder"),
    **dict.fromkeys((Card.TRADING_POST, Card.SMALL_MARKET, Card.LARGE_MARKET, Card.HARBOR, Card.BOHIO), "trader"),
    **dict.fromkeys((Card.NOTARY, Card.VILLA, Card.ZONING_OFFICE), "recruiter"),
    **dict.fromkeys((Card.GOLD_MINE, Card.BANK), "adventurer"),
    **dict.fromkeys((Card.CHAPEL, Card.CHURCH, Card.OFFICE, Card.LIGHTHOUSE, Card.FORTRESS), "round"),
    Card.PUBLISHING_HOUSE: "every",
    **dict.fromkeys((Card.STATUE, Card.ARCH, Card.HERO, Card.ASSEMBLY_HALL, Card.CITY_HALL), "end"),
    **dict.fromkeys((Card.CUSTOMS_HOUSE, Card.TOWN_SQUARE, Card.RESIDENCE, Card.CATHEDRAL), "end"),
}
"""When each building works."""


def phase_icon(card: Card) -> str:
    """Returns the sign of the phase in which a building works."""
    return f"sanjuan/phase_{PHASES[card]}"
