"""Where an arrow key leads from one item to another, whatever the plan of the view."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QAbstractItemView

Move = QAbstractItemView.CursorAction

FIRST = {Move.MoveHome, Move.MovePageUp}
LAST = {Move.MoveEnd, Move.MovePageDown}
STEPS = {Move.MoveNext: 1, Move.MovePrevious: -1}
DIRECTIONS = {
    Move.MoveLeft: (-1, 0),
    Move.MoveRight: (1, 0),
    Move.MoveUp: (0, -1),
    Move.MoveDown: (0, 1),
}
ACROSS = 3
"""How much worse it is to lie beside the way than to lie farther along it."""


def next_row(rects: Sequence[QRect], row: int, move: Move) -> int | None:
    """The row that a key leads to; None if no row shows. Rows with an empty rectangle do not show."""
    shown = [number for number, rect in enumerate(rects) if not rect.isEmpty()]
    if not shown:
        return None
    if row not in shown or move in FIRST:
        return shown[0]
    if move in LAST:
        return shown[-1]
    if move in STEPS:
        place = shown.index(row) + STEPS[move]
        return shown[min(max(place, 0), len(shown) - 1)]
    return _nearest(rects, row, DIRECTIONS[move], shown)


def _nearest(rects: Sequence[QRect], row: int, direction: tuple[int, int], shown: Sequence[int]) -> int:
    """The item that lies nearest in a direction; the same one at the edge."""
    dx, dy = direction
    here = rects[row].center()
    best, least = row, float("inf")
    for other in shown:
        way = rects[other].center() - here
        along = way.x() * dx + way.y() * dy
        across = abs(way.x() * dy) + abs(way.y() * dx)
        if along > 0 and along + ACROSS * across < least:
            best, least = other, along + ACROSS * across
    return best
