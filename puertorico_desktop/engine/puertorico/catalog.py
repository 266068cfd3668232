"""Every building as a row of a table: what it costs, what it is worth, how many people work in it.

Sources: S001 states costs, points, columns and copies; the circles of the violet buildings are public
knowledge (data-sheet.md 1.3). A new building is a row here, a class in `abilities/`, texts, an icon and tests.
"""

from __future__ import annotations

from enum import Enum

import attrs

from puertorico_desktop.engine.puertorico.components import Building, Good


class Category(Enum):
    """What the scoring and the texts tell apart."""

    SMALL_PRODUCTION = "small_production"
    LARGE_PRODUCTION = "large_production"
    SMALL_VIOLET = "small_violet"
    LARGE_VIOLET = "large_violet"


@attrs.frozen
class BuildingRow:
    """One building.

    `cost` in doubloons; `points` printed; `column` 1 to 4 is the most quarries that help to pay for it;
    `circles` for colonists; `copies` in a game of three to five; `good` is what a production building makes.
    """

    building: Building
    cost: int
    points: int
    column: int
    circles: int
    copies: int
    category: Category
    good: Good | None = None

    @property
    def spaces(self) -> int:
        """City spaces that it covers."""
        return 2 if self.category is Category.LARGE_VIOLET else 1

    @property
    def is_production(self) -> bool:
        """Whether it makes goods; all others are violet."""
        return self.good is not None


def _rows() -> dict[Building, BuildingRow]:
    b, g, c = Building, Good, Category
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
    )
    rows = {row.building: row for row in table}
    return {building: rows[building] for building in Building}


CATALOG = _rows()
"""All buildings in the order of the board."""

PLANTS: dict[Good, tuple[Building, ...]] = {
    good: tuple(row.building for row in CATALOG.values() if row.good is good) for good in Good
}
"""The production buildings of each good, the small one first; corn needs none."""
