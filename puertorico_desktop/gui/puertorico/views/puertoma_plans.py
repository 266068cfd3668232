"""The layouts of a Puertoma's board and of the action board."""

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
"""The numbers of columns for estates and for levels, and of the spaces in each."""
ESTATES_WIDTH = 0.585
"""The part of the width for the estates."""
FOOT, LEAST_FOOT = 0.11, 17
"""The height of the bottom line as a part of the whole, and at least in logical pixels at scale 1."""
ABILITY, LEAST_ABILITY = 0.18, 17
"""The height of the ability tiles as a part of the area above the bottom line, and at least in logical pixels at
scale 1."""
FOOT_WIDTHS = (0.46, 0.37, 0.17)
"""The parts of the bottom line for the VP area, the reserve marker and the number of buildings."""


@attrs.define
class PuertomaPlan(Plan):
    """The layout of a Puertoma's board: estates on the left, levels with their abilities on the right, the rest in a
    bottom line."""

    def rects(self, items: Sequence[Item], area: QRect, scale: float) -> list[QRect]:
        """Returns a rectangle for every item."""
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
"""The positions of the places of the action board, as parts of the width and the height of the graph."""
NODE, MOST_NODE = 33, 0.29
"""The size of a place in logical pixels at scale 1, and at most as a part of the height."""
ABOVE = 0.12
"""The room above and below for arrows that lead around others, as a part of the height."""
EDGE, BETWEEN = 10, 16
"""The room at the left of the graph, for the marker, and between the graph and the card, in logical pixels at scale
1."""
CARD_WIDTH = 88
"""The width of the tie-break card at scale 1, in logical pixels."""
LOW_BOARD = 60
"""The height at scale 1, in logical pixels, below which the board is one line: the place of the marker, and the
card."""


def is_low(area: QRect, scale: float) -> bool:
    """Returns whether there is room for one line only."""
    return area.height() < LOW_BOARD * scale


@attrs.define
class ActionPlan(Plan):
    """The layout of the action board: the graph on the left, the card on the right; or one line."""

    def rects(self, items: Sequence[Item], area: QRect, scale: float) -> list[QRect]:
        """Returns a rectangle for every item; in one line only for the place of the marker and the card, NOWHERE for
        others."""
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
