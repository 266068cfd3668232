"""The styles of the bots in San Juan."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from puertorico_desktop.bots.levels import BALANCED, Taste
from puertorico_desktop.engine.sanjuan.catalog import HALLS, MONUMENTS, mask_of
from puertorico_desktop.engine.sanjuan.components import Card

_C = Card
_STYLES = (
    Taste(BALANCED),
    Taste(
        "architect",
        {"bonuses": 0.2},
        liked_pieces=MONUMENTS | HALLS | mask_of(_C.BUILDERS_YARD, _C.CATHEDRAL),
        piece_bonus=2.0,
    ),
    Taste(
        "producer",
        liked_pieces=mask_of(
            *(_C.SUGAR_MILL, _C.TOBACCO_STORAGE, _C.COFFEE_ROASTER, _C.CANAL, _C.DISTILLERY, _C.FACTORY),
            *(_C.SMALL_MARKET, _C.LARGE_MARKET, _C.TRADING_POST, _C.CUSTOMS_HOUSE, _C.ZONING_OFFICE, _C.HARBOR),
        ),
        piece_bonus=1.0,
    ),
    Taste(
        "collector",
        {"tucked": 0.3},
        liked_pieces=mask_of(
            *(_C.CHAPEL, _C.CHURCH, _C.LIGHTHOUSE, _C.PUBLISHING_HOUSE, _C.GOLD_MINE, _C.LUMBERYARD, _C.VILLA),
            *(_C.HOSPITAL, _C.BANK, _C.HARBOR),
        ),
        piece_bonus=1.0,
    ),
)

STYLES: Final[Mapping[str, Taste]] = {style.name: style for style in _STYLES}
"""The styles by name; those of steady bots are the same."""
