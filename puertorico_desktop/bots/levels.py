"""The levels of the thinking bots, and their styles.

A level is how much a bot looks ahead, how exactly it weighs what it sees, and how much it overlooks: never what
it knows. A style is a taste: what it would rather win by, if that costs next to nothing.
"""

from __future__ import annotations

from collections.abc import Mapping

import attrs

from puertorico_desktop.bots.base import Budget
from puertorico_desktop.engine.puertorico.components import Building


@attrs.frozen
class Level:
    """How well a bot plays.

    `temperature` is how far, in chances of victory, an action may lie behind the best one and still be chosen now
    and then; `oversight` the chance of not noticing an action at all. `searches`: whether it looks further than one
    move ahead. `all_cores`: whether every core but one thinks, where there is a table to serve.
    """

    name: str
    budget: Budget
    temperature: float = 0.0
    oversight: float = 0.0
    searches: bool = True
    all_cores: bool = False


@attrs.frozen
class Style:
    """What a bot likes beside winning: so much more for each point by source (see `base.TERMS`), and for each of the
    buildings in the mask `liked` as much as for `fondness` points."""

    name: str
    shipping: float = 0.0
    buildings: float = 0.0
    bonuses: float = 0.0
    liked: int = 0
    fondness: float = 0.0


def _mask(*buildings: Building) -> int:
    return sum(1 << building for building in buildings)


_LEVELS = (
    Level("easy", Budget(nodes=1), temperature=0.018, oversight=0.18, searches=False),
    Level("normal", Budget(nodes=1), temperature=0.003, searches=False),
    Level("hard", Budget(seconds=0.5), temperature=0.014),
    Level("expert", Budget(seconds=3.0), all_cores=True),
)
_B = Building
_STYLES = (
    Style("balanced"),
    Style(
        "builder",
        buildings=0.3,
        bonuses=0.3,
        liked=_mask(
            *(_B.CONSTRUCTION_HUT, _B.UNIVERSITY, _B.GUILD_HALL, _B.FORTRESS, _B.CITY_HALL, _B.RESIDENCE),
            *(_B.FOREST_HOUSE, _B.BLACK_MARKET, _B.CHURCH, _B.ZONING_OFFICE, _B.STATUE, _B.CLOISTER, _B.ROYAL_GARDEN),
        ),
        fondness=1.0,
    ),
    Style(
        "shipper",
        shipping=0.3,
        liked=_mask(
            *(_B.SMALL_WAREHOUSE, _B.LARGE_WAREHOUSE, _B.HARBOR, _B.WHARF, _B.CUSTOMS_HOUSE),
            *(_B.STOREHOUSE, _B.SMALL_WHARF, _B.LIGHTHOUSE, _B.UNION_HALL, _B.ROYAL_SUPPLIER),
        ),
        fondness=1.0,
    ),
    Style(
        "trader",
        liked=_mask(
            *(_B.SMALL_MARKET, _B.LARGE_MARKET, _B.OFFICE, _B.FACTORY, _B.TOBACCO_STORAGE, _B.COFFEE_ROASTER),
            *(_B.TRADING_POST, _B.LIBRARY, _B.SPECIALTY_FACTORY, _B.LAND_OFFICE, _B.JEWELER),
        ),
        fondness=1.5,
    ),
)

LEVELS: Mapping[str, Level] = {level.name: level for level in _LEVELS}
"""The levels by name, from the weakest to the strongest."""
STYLES: Mapping[str, Style] = {style.name: style for style in _STYLES}
"""The styles by name; `balanced` is none in particular."""
BALANCED = STYLES["balanced"]
"""No style in particular: also what everybody is taken for who is not known."""
