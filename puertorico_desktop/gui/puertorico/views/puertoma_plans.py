"""How a Puertoma's board and the action board share their space."""

from __future__ import annotations

from collections.abc import Sequence

import attrs
from PySide6.QtCore import QRect

from puertorico_desktop.engine.puertorico.components import Role
from puertorico_desktop.gui.models.items import Item
from puertorico_desktop.gui.puertorico.models.puertoma_items import (
    AbilityItem,
    AsideItem,
    BuildingsItem,
    EstateItem,
    LevelItem,
    PlaceItem,
    ReserveItem,
    TieCardItem,
)
from puertorico_desktop.gui.views.plans import NOWHERE, Plan, cells_of

KINDS, LEVELS, SPACES = 5, 4, 2
"""Columns of estates and of levels, and the spaces in each."""
ESTATES_WIDTH = 0.585
"""The part of the width that the estates have."""
FOOT, LEAST_FOOT = 0.11, 17
"""The height of the foot as a part of the whole, and at scale 1 at least."""
ABILITY, LEAST_ABILITY = 0.18, 17
"""The height of the ability tiles as a part of what is above the foot, and at scale 1 at least."""
FOOT_WIDTHS = (0.46, 0.37, 0.17)
"""How VP area, reserve marker and number of buildings share the foot."""


@attrs.define
class PuertomaPlan(Plan):
    """Estates on the left, levels with their abilities on the right, the rest in a line at the foot."""

    def rects(self, items: Sequence[Item], area: QRect, scale: float) -> list[QRect]:
        """A place for every item."""
        gap = max(1, round(self.gap * scale))
        foot = max(round(area.height() * FOOT), round(LEAST_FOOT * scale))
        upper = area.adjusted(0, 0, 0, -foot - gap)
        left = QRect(upper.left(), upper.top(), round(upper.width() * ESTATES_WIDTH) - gap, upper.height())
        right = upper.adjusted(left.width() + 2 * gap, 0, 0, 0)
        tiles = max(round(right.height() * ABILITY), round(LEAST_ABILITY * scale))
        low = QRect(right.left(), right.bottom() + 1 - tiles, right.width(), tiles)
        levels = right.adjusted(0, 0, 0, -tiles - gap)
        places = {
            EstateItem: cells_of(left, KINDS, SPACES, gap, None),
            LevelItem: cells_of(levels, LEVELS, SPACES, gap, None),
            AbilityItem: cells_of(low, LEVELS, 1, gap, None),
        }
        line = QRect(area.left(), area.bottom() + 1 - foot, area.width(), foot)
        edges = [line.left() + round(line.width() * sum(FOOT_WIDTHS[:number])) for number in range(4)]
        for number, kind in enumerate((AsideItem, ReserveItem, BuildingsItem)):
            places[kind] = [QRect(edges[number], line.top(), edges[number + 1] - edges[number], foot)]
        cells = {kind: iter(rects) for kind, rects in places.items()}
        return [next(cells[type(item)], NOWHERE) for item in items]


SPOTS: dict[Role, tuple[float, float]] = {
    Role.PROSPECTOR: (0.0, 0.5),
    Role.SETTLER: (0.19, 0.0),
    Role.BUILDER: (0.19, 1.0),
    Role.MAYOR: (0.4, 0.5),
    Role.CRAFTSMAN: (0.6, 0.0),
    Role.TRADER: (0.6, 1.0),
    Role.CAPTAIN: (0.765, 0.5),
    Role.SMUGGLER: (1.0, 0.5),
}
"""Where the places of the action board are, as parts of the width and the height of the graph."""
NODE, MOST_NODE = 33, 0.29
"""The size of a place at scale 1, and as a part of the height at most."""
ABOVE = 0.12
"""What the arrows that lead around others have above and below, as a part of the height."""
EDGE, BETWEEN = 10, 16
"""What is left of the graph, for the marker, and between it and the card, at scale 1."""
CARD_WIDTH = 88
"""The width of the tie-break card at scale 1."""
LOW_BOARD = 60
"""A board lower than this at scale 1 is one line: the place of the marker, and the cards."""


def is_low(area: QRect, scale: float) -> bool:
    """Whether there is room for a line only."""
    return area.height() < LOW_BOARD * scale


@attrs.define
class ActionPlan(Plan):
    """The graph on the left, the card on the right; or a line."""

    def rects(self, items: Sequence[Item], area: QRect, scale: float) -> list[QRect]:
        """A place for every item; in a line only for the place of the marker and the card."""
        if is_low(area, scale):
            return self._line(items, area)
        width = round(CARD_WIDTH * scale)
        card = QRect(area.right() + 1 - width, area.top(), width, area.height())
        edge = round(EDGE * scale)
        graph = area.adjusted(edge, 0, -width - round(BETWEEN * scale), 0)
        side = round(min(NODE * scale, graph.height() * MOST_NODE))
        spots = [SPOTS[item.role][0] for item in items if isinstance(item, PlaceItem)]
        first, last = min(spots, default=0.0), max(spots, default=1.0)
        rects = []
        for item in items:
            if isinstance(item, PlaceItem):
                across, down = SPOTS[item.role]
                left = graph.left() + round((across - first) / (last - first) * (graph.width() - side))
                top = graph.top() + round((ABOVE + (1 - 2 * ABOVE) * down) * (graph.height() - side))
                rects.append(QRect(left, top, side, side))
            else:
                rects.append(card)
        return rects

    @staticmethod
    def _line(items: Sequence[Item], area: QRect) -> list[QRect]:
        half = round(area.width() * 0.6)
        place = QRect(area.left(), area.top(), half, area.height())
        card = area.adjusted(half, 0, 0, 0)
        return [
            card
            if isinstance(item, TieCardItem)
            else place
            if isinstance(item, PlaceItem) and item.marked
            else NOWHERE
            for item in items
        ]
