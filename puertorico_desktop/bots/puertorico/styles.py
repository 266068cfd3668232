"""The styles of the bots in Puerto Rico."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import attrs

from puertorico_desktop.bots.levels import BALANCED, Taste
from puertorico_desktop.engine.puertorico.components import Building


def _mask(*buildings: Building) -> int:
    return sum(1 << building for building in buildings)


_B = Building
_STEADY = (
    Taste(BALANCED),
    Taste(
        "builder",
        {"buildings": 0.3, "bonuses": 0.3},
        liked_pieces=_mask(
            *(_B.CONSTRUCTION_HUT, _B.UNIVERSITY, _B.GUILD_HALL, _B.FORTRESS, _B.CITY_HALL, _B.RESIDENCE),
            *(_B.FOREST_HOUSE, _B.BLACK_MARKET, _B.CHURCH, _B.ZONING_OFFICE, _B.STATUE, _B.CLOISTER, _B.ROYAL_GARDEN),
        ),
        piece_bonus=1.0,
    ),
    Taste(
        "shipper",
        {"shipping": 0.3},
        liked_pieces=_mask(
            *(_B.SMALL_WAREHOUSE, _B.LARGE_WAREHOUSE, _B.HARBOR, _B.WHARF, _B.CUSTOMS_HOUSE),
            *(_B.STOREHOUSE, _B.SMALL_WHARF, _B.LIGHTHOUSE, _B.UNION_HALL, _B.ROYAL_SUPPLIER),
        ),
        piece_bonus=1.0,
    ),
    Taste(
        "trader",
        liked_pieces=_mask(
            *(_B.SMALL_MARKET, _B.LARGE_MARKET, _B.OFFICE, _B.FACTORY, _B.TOBACCO_STORAGE, _B.COFFEE_ROASTER),
            *(_B.TRADING_POST, _B.LIBRARY, _B.SPECIALTY_FACTORY, _B.LAND_OFFICE, _B.JEWELER),
        ),
        piece_bonus=1.5,
    ),
)

STEADY_STYLES: Final[Mapping[str, Taste]] = {style.name: style for style in _STEADY}
"""The styles of steady bots by name: games with these bots are shared, so these styles never change."""
STYLES: Final[dict[str, Taste]] = {
    **STEADY_STYLES,
    # With the bonuses of steady bots, the builder lost too often in games with all expansions, which have many pieces
    # that it likes, and the purchases of the shipper hardly showed its style.
    "builder": attrs.evolve(STEADY_STYLES["builder"], points={"buildings": 0.2, "bonuses": 0.2}, piece_bonus=0.4),
    "shipper": attrs.evolve(STEADY_STYLES["shipper"], piece_bonus=2.0),
}
"""The styles of all other bots by name."""
