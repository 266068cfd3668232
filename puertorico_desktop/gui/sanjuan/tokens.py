"""Which colours of the theme the buildings of San Juan wear: those of the goods, and one for all others."""

from __future__ import annotations

from collections.abc import Mapping

from puertorico_desktop.engine.sanjuan.catalog import CATALOG
from puertorico_desktop.engine.sanjuan.components import Card, Good

GOOD_TOKENS: Mapping[Good, str] = {
    Good.CORN: "corn",
    Good.FRUIT: "indigo",
    Good.SUGAR: "sugar",
    Good.TOBACCO: "tobacco",
    Good.COFFEE: "coffee",
}
"""Fruit wears what is indigo in other editions."""


def good_token(good: Good) -> str:
    """Returns the token of a good; with `_rim`, `_ink` and `_wash` its outline, text on its colour, its ground."""
    return GOOD_TOKENS[good]


def building_token(building: Card) -> str:
    """Returns the token of a building: that of the good that it makes, or of all that make none."""
    good = CATALOG[building].good
    return "violet" if good is None else good_token(good)
