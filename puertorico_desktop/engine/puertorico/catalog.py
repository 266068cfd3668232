"""The catalogue of buildings, one row of a table each: cost, points, circles and so on.

Sources: S001 states costs, points, columns and copies; the circles of the violet buildings are public knowledge
(data-sheet.md 1.3). The rows of the expansions are those of data-sheet.md 3.4 and 3.5, which public sources confirm
one by one for both editions. A new building needs a row here, a class in `abilities/`, texts, an icon and tests.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

import attrs

from puertorico_desktop.engine.puertorico.components import Building, Good
from puertorico_desktop.engine.puertorico.options import Expansion


class Category(Enum):
    """The categories of buildings that the scoring and the texts distinguish."""

    SMALL_PRODUCTION = "small_production"
    LARGE_PRODUCTION = "large_production"
    SMALL_VIOLET = "small_violet"
    LARGE_VIOLET = "large_violet"


@attrs.frozen
class BuildingRow:
    """The row of one building.

    `cost` in doubloons; `points` printed; `column` 1 to 4 is the largest number of quarries that help to pay for it;
    `circles` for people; `copies` in a game of three to five; `good` is the product of a production building;
    `expansion` brings the building, None for the base game.
    """

    building: Building
    cost: int
    points: int
    column: int
    circles: int
    copies: int
    category: Category
    good: Good | None = None
    expansion: Expansion | None = None

    @property
    def spaces(self) -> int:
        """The number of city spaces that the building covers."""
        return 2 if self.category is Category.LARGE_VIOLET else 1

    @property
    def is_production(self) -> bool:
        """Whether it is a production building; all others are violet. The jeweler is a production building that
        produces no goods."""
        return self.category in (Category.SMALL_PRODUCTION, Category.LARGE_PRODUCTION)

    @property
    def is_chosen(self) -> bool:
        """Whether the building is subject to the selection of buildings: all but those that produce goods, which are
        in every game."""
        return self.good is None


def _rows() -> dict[Building, BuildingRow]:
    b, g, c = Building, Good, Category
    new, nobles = Expansion.NEW_BUILDINGS, Expansion.CITIZENS
    small, large, violet, hall = c.SMALL_PRODUCTION, c.LARGE_PRODUCTION, c.SMALL_VIOLET, c.LARGE_VIOLET
    table = (
        #           building              cost pts col circ copies
        BuildingRow(b.SMALL_INDIGO_PLANT, 1, 1, 1, 1, 4, small, g.INDIGO),
        BuildingRow(b.SMALL_SUGAR_MILL, 2, 1, 1, 1, 4, small, g.SUGAR),
        BuildingRow(b.INDIGO_PLANT, 3, 2, 2, 3, 3, large, g.INDIGO),
        BuildingRow(b.SUGAR_MILL, 4, 2, 2, 3, 3, large, g.SUGAR),
        BuildingRow(b.TOBACCO_STORAGE, 5, 3, 3, 3, 3, large, g.TOBACCO),
        BuildingRow(b.COFFEE_ROASTER, 6, 3, 3, 2, 3, large, g.COFFEE),
        BuildingRow(b.SMALL_MARKET, 1, 1, 1, 1, 2, violet),
        BuildingRow(b.HACIENDA, 2, 1, 1, 1, 2, violet),
        BuildingRow(b.CONSTRUCTION_HUT, 2, 1, 1, 1, 2, violet),
        BuildingRow(b.SMALL_WAREHOUSE, 3, 1, 1, 1, 2, violet),
        BuildingRow(b.HOSPICE, 4, 2, 2, 1, 2, violet),
        BuildingRow(b.OFFICE, 5, 2, 2, 1, 2, violet),
        BuildingRow(b.LARGE_MARKET, 5, 2, 2, 1, 2, violet),
        BuildingRow(b.LARGE_WAREHOUSE, 6, 2, 2, 1, 2, violet),
        BuildingRow(b.FACTORY, 7, 3, 3, 1, 2, violet),
        BuildingRow(b.UNIVERSITY, 8, 3, 3, 1, 2, violet),
        BuildingRow(b.HARBOR, 8, 3, 3, 1, 2, violet),
        BuildingRow(b.WHARF, 9, 3, 3, 1, 2, violet),
        BuildingRow(b.GUILD_HALL, 10, 4, 4, 1, 1, hall),
        BuildingRow(b.RESIDENCE, 10, 4, 4, 1, 1, hall),
        BuildingRow(b.FORTRESS, 10, 4, 4, 1, 1, hall),
        BuildingRow(b.CUSTOMS_HOUSE, 10, 4, 4, 1, 1, hall),
        BuildingRow(b.CITY_HALL, 10, 4, 4, 1, 1, hall),
        BuildingRow(b.AQUEDUCT, 1, 1, 1, 1, 2, violet, expansion=new),
        BuildingRow(b.FOREST_HOUSE, 2, 1, 1, 1, 2, violet, expansion=new),
        BuildingRow(b.BLACK_MARKET, 2, 1, 1, 1, 2, violet, expansion=new),
        BuildingRow(b.STOREHOUSE, 3, 1, 1, 1, 2, violet, expansion=new),
        BuildingRow(b.GUESTHOUSE, 4, 2, 2, 2, 2, violet, expansion=new),
        BuildingRow(b.TRADING_POST, 5, 2, 2, 1, 2, violet, expansion=new),
        BuildingRow(b.CHURCH, 5, 2, 2, 1, 2, violet, expansion=new),
        BuildingRow(b.SMALL_WHARF, 6, 2, 2, 1, 2, violet, expansion=new),
        BuildingRow(b.LIGHTHOUSE, 7, 3, 3, 1, 2, violet, expansion=new),
        BuildingRow(b.LIBRARY, 8, 3, 3, 1, 2, violet, expansion=new),
        BuildingRow(b.SPECIALTY_FACTORY, 8, 3, 3, 1, 2, violet, expansion=new),
        BuildingRow(b.UNION_HALL, 9, 3, 3, 1, 2, violet, expansion=new),
        # No circle: this program's choice for 1897 (data-sheet.md U5).
        BuildingRow(b.STATUE, 10, 8, 4, 0, 1, hall, expansion=new),
        BuildingRow(b.CLOISTER, 10, 4, 4, 1, 1, hall, expansion=new),
        BuildingRow(b.LAND_OFFICE, 2, 1, 1, 1, 2, violet, expansion=nobles),
        BuildingRow(b.CHAPEL, 3, 1, 1, 1, 2, violet, expansion=nobles),
        BuildingRow(b.HUNTING_LODGE, 4, 2, 2, 1, 2, violet, expansion=nobles),
        BuildingRow(b.ZONING_OFFICE, 5, 2, 2, 1, 2, violet, expansion=nobles),
        BuildingRow(b.ROYAL_SUPPLIER, 6, 2, 2, 1, 2, violet, expansion=nobles),
        BuildingRow(b.VILLA, 7, 3, 3, 1, 2, violet, expansion=nobles),
        BuildingRow(b.JEWELER, 8, 3, 3, 1, 2, large, expansion=nobles),
        BuildingRow(b.ROYAL_GARDEN, 10, 4, 4, 1, 1, hall, expansion=nobles),
    )
    rows = {row.building: row for row in table}
    return {building: rows[building] for building in Building}


CATALOG: Final = _rows()
"""All buildings of all expansions, in the order of the board; the selection of a game determines which of them it
has."""

OF_EXPANSION: Final[dict[Expansion | None, tuple[Building, ...]]] = {
    expansion: tuple(row.building for row in CATALOG.values() if row.expansion is expansion)
    for expansion in (None, *Expansion)
}
"""The buildings that come with each expansion, None being the base game."""

BASE_BUILDINGS: Final = OF_EXPANSION[None]
BASE_CATALOG: Final = {building: CATALOG[building] for building in BASE_BUILDINGS}
"""The buildings of the base game."""

PLANTS: Final[dict[Good, tuple[Building, ...]]] = {
    good: tuple(row.building for row in CATALOG.values() if row.good is good) for good in Good
}
"""The production buildings of each good, the small one first; corn needs none."""
