"""The colour tokens of the buildings of San Juan: those of the goods, and one for all other buildings."""

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
"""The token of each good; fruit has the colour of indigo in other editions."""


def good_token(good: Good) -> str:
    """Returns the token of a good; with the suffixes `_rim`, `_ink` and `_wash`, the tokens of its outline, of text
    on its colour, and of its background."""
    return GOOD_TOKENS[good]


def building_token(building: Card) -> str:
    """Returns the token of a building: that of the good that it produces, or the common one of those that produce
    none."""
    good = CATALOG[building].good
    return "violet" if good is None else good_token(good)
