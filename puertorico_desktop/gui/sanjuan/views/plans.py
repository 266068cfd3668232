"""The layout of the cards of a hand on the rail."""

from __future__ import annotations

from collections.abc import Sequence

import attrs
from PySide6.QtCore import QRect, QSize

from puertorico_desktop.gui.models.items import Item
from puertorico_desktop.gui.views.plans import Plan, cells_of

ONE_ROW = 12
"""The largest number of whole cards in a row; more cards are laid out as two rows of half cards."""
FEWEST = 8
"""The number of cards that determines the largest width: fewer cards are no wider, where they have the whole rail."""
NARROWEST = 76
"""The least width of a card, at scale 1, in one row; narrower cards are laid out in two rows."""
WIDEST = 116
"""The largest width of a card at scale 1."""
ASPECT = 0.68
"""The least width of a card as a share of its height, if there is room for it."""
LOW, FEWEST_LOW, WIDEST_LOW = 157, 5, 200
"""The height at scale 1 below which a rail is low; and on low rails, where effects are beside the pictures, the
values of `FEWEST` and `WIDEST`."""


@attrs.define
class Hand(Plan):
    """Cards side by side in one row; from thirteen on, or if they would be too narrow, in two rows.

    Fewer than `fewest` cards are as wide as `fewest` cards would be. If `texts` are larger than usual, cards are
    wider in proportion as far as there is room. All cards have the same size, so that the texts of equal ones break
    alike.
    """

    fewest: int = FEWEST
    texts: float = 1.0

    def rects(self, items: Sequence[Item], area: QRect, scale: float) -> list[QRect]:
        """Returns the rectangles in reading order; the cards of a short hand are at the left."""
        count = len(items)
        if not count:
            return []
        fits = count <= ONE_ROW and count * NARROWEST * scale <= area.width()
        rows = 1 if fits else 2
        is_low = area.height() < LOW * scale
        fewest = min(self.fewest, FEWEST_LOW) if is_low else self.fewest
        gap, widest = round(self.gap * scale), (WIDEST_LOW if is_low and rows == 1 else WIDEST) * scale
        if rows == 1:  # cards are wider on a high rail
            widest = max(widest, area.height() * ASPECT, WIDEST * scale * self.texts)
            fewest = min(fewest, -(-area.width() // round(widest)))
        columns = max(-(-count // rows), fewest if rows == 1 else 1)
        most = round(widest) * columns + gap * (columns - 1)
        room = QRect(area.left(), area.top(), min(area.width(), most), area.height())
        cells = cells_of(room, columns, rows, gap, None)
        size = QSize(max(cell.width() for cell in cells), max(cell.height() for cell in cells))
        return [_within(QRect(cell.topLeft(), size), room) for cell in cells[:count]]


def _within(rect: QRect, room: QRect) -> QRect:
    """Returns the rectangle, moved by a pixel if it would reach beyond the room."""
    return rect.translated(min(0, room.right() - rect.right()), min(0, room.bottom() - rect.bottom()))
