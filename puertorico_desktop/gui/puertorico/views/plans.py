"""The layout of the items of a view: pure geometry, from the records and the area to a rectangle for each item.

All items on the table are always visible, so a plan fills its area and never asks for a larger one.
"""

from __future__ import annotations

from collections.abc import Sequence

import attrs
from PySide6.QtCore import QRect

from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.gui.models.items import Item
from puertorico_desktop.gui.puertorico.models.items import CityItem, MarketItem, ShipItem, SpaceItem
from puertorico_desktop.gui.views.plans import NOWHERE, Plan, cells_of

MOST_WALL, MOST_ROOF = 0.08, 0.2
"""The largest thickness of a wall and height of the roof of a house, as parts of its whole height."""


@attrs.define
class House(Plan):
    """A row of square cells under a roof; `wall` is the thickness around the cells and `roof` the height above them,
    in logical pixels at scale 1. Both are smaller in a low area, so that the cells keep most of its height."""

    columns: int = 4
    wall: int = 4
    roof: int = 11

    def edges(self, area: QRect, scale: float) -> tuple[float, float]:
        """Returns the thickness of the walls and the height of the roof in an area."""
        height = area.height()
        return min(self.wall * scale, MOST_WALL * height), min(self.roof * scale, MOST_ROOF * height)

    def rects(self, items: Sequence[Item], area: QRect, scale: float) -> list[QRect]:
        """Returns the cells from left to right, as large as walls and roof allow."""
        wall, roof = self.edges(area, scale)
        inside = area.adjusted(round(2 * wall), round(wall + roof), -round(2 * wall), -round(wall))
        cells = cells_of(inside, self.columns, 1, round(self.gap * scale), 1.0)
        return [cells[i] if i < len(cells) else NOWHERE for i in range(len(items))]


@attrs.define
class City(Plan):
    """Twelve city spaces; a large building covers two, normally one above the other."""

    columns: int = 4

    def rects(self, items: Sequence[Item], area: QRect, scale: float) -> list[QRect]:
        """Returns the cells, united under large buildings; NOWHERE for a covered space."""
        cells = cells_of(area, self.columns, -(-len(items) // self.columns), round(self.gap * scale), None)
        rects: list[QRect] = []
        for number, item in enumerate(items):
            if not isinstance(item, CityItem) or item.covered:
                rects.append(NOWHERE)
                continue
            cell = cells[number]
            if item.building is not None and CATALOG[item.building].spaces > 1:
                below, beside = number + self.columns, number + 1
                other = below if _covers(items, below) else beside
                cell = cell.united(cells[other])
            rects.append(cell)
        return rects


@attrs.define
class Market(Plan):
    """The layout of the market: the buildings in their four quarry columns, in the order of the board, each under a
    head."""

    head: int = 18

    def rects(self, items: Sequence[Item], area: QRect, scale: float) -> list[QRect]:
        """Returns the lines: the items of a column share its height equally."""
        columns: dict[int, list[int]] = {}
        for number, item in enumerate(items):
            if isinstance(item, MarketItem | SpaceItem):
                column = item.column if isinstance(item, SpaceItem) else CATALOG[item.building].column
                columns.setdefault(column, []).append(number)
        rects = [NOWHERE] * len(items)
        top = round(self.head * scale)
        for column, head in self.heads(area, scale).items():
            numbers = columns.get(column, [])
            body = QRect(head.left(), area.top() + top, head.width(), area.height() - top)
            for number, cell in zip(numbers, cells_of(body, 1, len(numbers), round(3 * scale), None), strict=True):
                rects[number] = cell
        return rects

    def heads(self, area: QRect, scale: float) -> dict[int, QRect]:
        """Returns the rectangle of the head of each column; the key is the number of quarries that reduce prices
        there."""
        strip = QRect(area.left(), area.top(), area.width(), round(self.head * scale))
        return dict(enumerate(cells_of(strip, 4, 1, round(self.gap * scale), None), start=1))


@attrs.define
class Fleet(Plan):
    """The layout of the ships side by side, each as wide as its crates need."""

    own_crates: int = 6
    """The capacity that is assumed for a wharf's ship, whose hold has no limit."""

    def rects(self, items: Sequence[Item], area: QRect, scale: float) -> list[QRect]:
        """Returns the ships, with widths in proportion to their capacities plus one."""
        gap = round(self.gap * scale)
        weights = [self._weight(item) for item in items]
        room = area.width() - gap * max(0, len(items) - 1)
        total = max(1, sum(weights))
        rects = []
        x = float(area.left())
        for weight in weights:
            width = room * weight / total
            rects.append(QRect(round(x), area.top(), round(x + width) - round(x), area.height()))
            x += width + gap
        return rects

    def _weight(self, item: Item) -> int:
        crates = item.capacity if isinstance(item, ShipItem) else None
        return (crates if crates is not None else self.own_crates) + 1


def _covers(items: Sequence[Item], number: int) -> bool:
    if number >= len(items):
        return False
    item = items[number]
    return isinstance(item, CityItem) and item.covered
