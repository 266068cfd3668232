"""Layouts of the items of a view: pure geometry, from the records and the available area to a rectangle for each.

Everything on the table is always visible, so a plan fills its area and never needs a larger one.
"""

from __future__ import annotations

from collections.abc import Sequence

import attrs
from PySide6.QtCore import QRect

from puertorico_desktop.gui.models.items import Item

NOWHERE = QRect()
"""The rectangle of an item that is not visible, such as a space under a large building."""


@attrs.define
class Plan:
    """The base class of layouts. `gap` is the distance between items in logical pixels at scale 1."""

    gap: int = 4

    def rects(self, items: Sequence[Item], area: QRect, scale: float) -> list[QRect]:
        """Returns a rectangle for every item."""
        raise NotImplementedError


@attrs.define
class Grid(Plan):
    """Rows of `columns` items; 0 stands for a single row with all items. Neither side of a cell is more than `aspect`
    times the other."""

    columns: int = 0
    rows: int = 1
    aspect: float | None = None

    def rects(self, items: Sequence[Item], area: QRect, scale: float) -> list[QRect]:
        """Returns the cells in reading order."""
        columns = self.columns or len(items)
        cells = cells_of(area, columns, self.rows, round(self.gap * scale), self.aspect)
        return [cells[i] if i < len(cells) else NOWHERE for i in range(len(items))]


@attrs.define
class Only(Plan):
    """One item fills the area, the others are not visible."""

    row: int = 0

    def rects(self, items: Sequence[Item], area: QRect, scale: float) -> list[QRect]:
        """Returns the area for the visible item, and `NOWHERE` for all others."""
        return [area if number == self.row else NOWHERE for number in range(len(items))]


@attrs.define
class Flow(Plan):
    """Equal cells, one for each item, in the number of rows that makes them largest. Fewer items than `fewest` lie as
    if there were so many."""

    aspect: float = 1.0
    fewest: int = 0

    def rects(self, items: Sequence[Item], area: QRect, scale: float) -> list[QRect]:
        """Returns the cells in reading order."""
        if not items:
            return []
        count = max(len(items), self.fewest)
        gap = round(self.gap * scale)
        best: list[QRect] = []
        for rows in range(1, count + 1):
            cells = cells_of(area, -(-count // rows), rows, gap, self.aspect)
            if not best or cells[0].width() * cells[0].height() > best[0].width() * best[0].height():
                best = cells
        return best[: len(items)]


@attrs.define
class Divided(Plan):
    """Full rows of equal cells, in the one of the allowed numbers of columns that makes the cells largest.

    Cells are compared as if they were at most `aspect` times as wide as high, and not higher than wide; where `keeps`
    is set, neither side is more than `aspect` times the other.
    """

    columns: tuple[int, ...] = (1,)
    aspect: float = 1.0
    keeps: bool = True

    def rects(self, items: Sequence[Item], area: QRect, scale: float) -> list[QRect]:
        """Returns the cells in reading order."""
        count, gap = len(items), round(self.gap * scale)
        if not count:
            return []

        def largest(columns: int) -> int:
            cell = cells_of(area, columns, -(-count // columns), gap, None)[0]
            return round(min(cell.width(), cell.height() * self.aspect)) * min(cell.height(), cell.width())

        columns = max(self.columns, key=largest)
        return cells_of(area, columns, -(-count // columns), gap, self.aspect if self.keeps else None)[:count]


@attrs.define
class Columns(Plan):
    """Lines in a number of columns, read downwards; no line is higher than `most` pixels at scale 1."""

    columns: int = 5
    most: int = 30

    def rects(self, items: Sequence[Item], area: QRect, scale: float) -> list[QRect]:
        """Returns the lines, as high as the longest column allows."""
        rows = -(-len(items) // self.columns)
        if not rows:
            return []
        height = min(area.height(), round(rows * self.most * scale))
        gap = round(self.gap * scale)
        columns = cells_of(area, self.columns, 1, gap, None)
        cells = []
        for column in columns:
            place = QRect(column.left(), column.top(), column.width(), height)
            cells += cells_of(place, 1, rows, round(2 * scale), None)
        return cells[: len(items)]


def cells_of(area: QRect, columns: int, rows: int, gap: int, aspect: float | None) -> list[QRect]:
    """Returns cells in reading order that fill the area; with an aspect they are centred in it."""
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
