"""How the cards of a hand share the rail."""

from __future__ import annotations

from collections.abc import Sequence

import attrs
from PySide6.QtCore import QRect

from puertorico_desktop.gui.models.items import Item
from puertorico_desktop.gui.views.plans import Plan, cells_of

ONE_ROW = 12
"""So many whole cards lie in a row; more of them lie in two rows of half cards."""
FEWEST = 8
"""Fewer cards are no wider."""
WIDEST = 116
"""The width of a card at scale 1, at most."""


@attrs.define
class Hand(Plan):
    """Cards side by side in one row, from thirteen on in two."""

    def rects(self, items: Sequence[Item], area: QRect, scale: float) -> list[QRect]:
        """Cells in reading order, the cards of a short hand at the left."""
        count = len(items)
        if not count:
            return []
        rows = 1 if count <= ONE_ROW else 2
        columns = max(-(-count // rows), FEWEST if rows == 1 else 1)
        gap = round(self.gap * scale)
        most = round(WIDEST * scale) * columns + gap * (columns - 1)
        room = QRect(area.left(), area.top(), min(area.width(), most), area.height())
        return cells_of(room, columns, rows, gap, None)[:count]
