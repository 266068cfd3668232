"""How the items of a view share its space: pure geometry, from the records and the area to a rectangle each.

Everything on the table is always in sight, so a plan fills the area that it gets and never asks for more.
"""

from __future__ import annotations

from collections.abc import Sequence

import attrs
from PySide6.QtCore import QRect

from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.gui.puertorico.models.items import CityItem, Item, MarketItem, ShipItem, SpaceItem

NOWHERE = QRect()
"""The rectangle of an item that does not show, such as a space under a large building."""


@attrs.define
class Plan:
    """A way to share space. `gap` between items in pixels at scale 1."""

    gap: int = 4

    def rects(self, items: Sequence[Item], area: QRect, scale: float) -> list[QRect]:
        """A rectangle for every item."""
        raise NotImplementedError


@attrs.define
class Grid(Plan):
    """Rows of `columns` items; 0 is one row of all. Neither side of a cell is more than `aspect` times the other."""

    columns: int = 0
    rows: int = 1
    aspect: float | None = None

    def rects(self, items: Sequence[Item], area: QRect, scale: float) -> list[QRect]:
        """Cells in reading order."""
        columns = self.columns or len(items)
        cells = _cells(area, columns, self.rows, round(self.gap * scale), self.aspect)
        return [cells[i] if i < len(cells) else NOWHERE for i in range(len(items))]


@attrs.define
class House(Plan):
    """A row of square cells under a roof. `wall` around them and `roof` above them in pixels at scale 1."""

    columns: int = 4
    wall: int = 4
    roof: int = 11

    def rects(self, items: Sequence[Item], area: QRect, scale: float) -> list[QRect]:
        """The cells from left to right, as large as walls and roof allow."""
        wall, above = round(2 * self.wall * scale), round((self.wall + self.roof) * scale)
        inside = area.adjusted(wall, above, -wall, -round(self.wall * scale))
        cells = _cells(inside, self.columns, 1, round(self.gap * scale), 1.0)
        return [cells[i] if i < len(cells) else NOWHERE for i in range(len(items))]


@attrs.define
class Only(Plan):
    """One item has the whole area, the others do not show."""

    row: int = 0

    def rects(self, items: Sequence[Item], area: QRect, scale: float) -> list[QRect]:
        """All or nothing."""
        return [area if number == self.row else NOWHERE for number in range(len(items))]


@attrs.define
class Flow(Plan):
    """As many equal cells as there are items, in the number of rows that makes them largest."""

    aspect: float = 1.0

    def rects(self, items: Sequence[Item], area: QRect, scale: float) -> list[QRect]:
        """Cells in reading order, all as large as can be."""
        count = len(items)
        if not count:
            return []
        gap = round(self.gap * scale)
        best: list[QRect] = []
        for rows in range(1, count + 1):
            cells = _cells(area, -(-count // rows), rows, gap, self.aspect)
            if not best or cells[0].width() * cells[0].height() > best[0].width() * best[0].height():
                best = cells
        return best[:count]


@attrs.define
class City(Plan):
    """Twelve city spaces; a large building covers two, normally one above the other."""

    columns: int = 4

    def rects(self, items: Sequence[Item], area: QRect, scale: float) -> list[QRect]:
        """The cells, united under large buildings; nothing for a covered one."""
        cells = _cells(area, self.columns, -(-len(items) // self.columns), round(self.gap * scale), None)
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
    """The buildings in their four quarry columns, in the order of the board, under a head."""

    head: int = 18

    def rects(self, items: Sequence[Item], area: QRect, scale: float) -> list[QRect]:
        """Full columns share the height; the large buildings of the last one are a little taller."""
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
            for number, cell in zip(numbers, _cells(body, 1, len(numbers), round(3 * scale), None), strict=True):
                rects[number] = cell
        return rects

    def heads(self, area: QRect, scale: float) -> dict[int, QRect]:
        """The head of each column: how many quarries help to pay there."""
        strip = QRect(area.left(), area.top(), area.width(), round(self.head * scale))
        return dict(enumerate(_cells(strip, 4, 1, round(self.gap * scale), None), start=1))


@attrs.define
class Columns(Plan):
    """Lines in so many columns, to be read downwards; no line is higher than `most` pixels at scale 1."""

    columns: int = 5
    most: int = 30

    def rects(self, items: Sequence[Item], area: QRect, scale: float) -> list[QRect]:
        """The lines, as high as the longest column allows."""
        rows = -(-len(items) // self.columns)
        if not rows:
            return []
        height = min(area.height(), round(rows * self.most * scale))
        gap = round(self.gap * scale)
        columns = _cells(area, self.columns, 1, gap, None)
        cells = []
        for column in columns:
            place = QRect(column.left(), column.top(), column.width(), height)
            cells += _cells(place, 1, rows, round(2 * scale), None)
        return cells[: len(items)]


@attrs.define
class Fleet(Plan):
    """Ships side by side, each as wide as its crates need."""

    own_crates: int = 6
    """What a wharf's ship counts as; its hold has no limit."""

    def rects(self, items: Sequence[Item], area: QRect, scale: float) -> list[QRect]:
        """Widths in proportion to the capacities."""
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


def _cells(area: QRect, columns: int, rows: int, gap: int, aspect: float | None) -> list[QRect]:
    """Cells in reading order that fill the area; held to an aspect they lie in its middle."""
    if not columns or not rows:
        return []
    width = (area.width() - gap * (columns - 1)) / columns
    height = (area.height() - gap * (rows - 1)) / rows
    if aspect is not None:
        width, height = min(width, height * aspect), min(height, width * aspect)
    width, height = max(width, 1.0), max(height, 1.0)
    free_x = round(area.width() - columns * (width + gap) + gap) // 2
    free_y = round(area.height() - rows * (height + gap) + gap) // 2
    area = area.translated(free_x, free_y)
    cells = []
    for row in range(rows):
        top, bottom = round(row * (height + gap)), round(row * (height + gap) + height)
        for column in range(columns):
            left, right = round(column * (width + gap)), round(column * (width + gap) + width)
            cells.append(QRect(area.left() + left, area.top() + top, right - left, bottom - top))
    return cells


def _covers(items: Sequence[Item], number: int) -> bool:
    if number >= len(items):
        return False
    item = items[number]
    return isinstance(item, CityItem) and item.covered
