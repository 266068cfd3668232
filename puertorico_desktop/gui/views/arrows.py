"""Finds the item that an arrow key leads to from the current one, for any plan of a view."""

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
"""The weight of a distance across the direction of the key, relative to a distance along it."""


def next_row(rects: Sequence[QRect], row: int, move: Move) -> int | None:
    """Returns the row that a key leads to; None if no row is visible. Rows with an empty rectangle are not
    visible."""
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
    """Returns the nearest row in a direction; the current one at the edge."""
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
