"""Painted items, kept for all views of the table: most repaints only move light around, or turn boards."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

BLEED = 4
"""How far an item may paint beyond its rectangle: shadows."""
MOST_PIXELS = 24_000_000
"""Of all pictures together, at four bytes each: what lies on some tables of the largest size."""


class PixmapCache:
    """Pictures by what is on them; those that have not been looked at for the longest time go first."""

    def __init__(self, most_pixels: int = MOST_PIXELS) -> None:
        self._most = most_pixels
        self._pixels = 0
        self._pictures: dict[Hashable, QPixmap] = {}

    def picture(self, key: Hashable, paint: Callable[[], QPixmap]) -> QPixmap:
        """The picture of that; painted if there is none yet."""
        found = self._pictures.pop(key, None)
        if found is None:
            found = paint()
            self._pixels += _pixels_of(found)
        self._pictures[key] = found
        while self._pixels > self._most and len(self._pictures) > 1:
            self._pixels -= _pixels_of(self._pictures.pop(next(iter(self._pictures))))
        return found

    def clear(self) -> None:
        """Everything looks different now."""
        self._pictures.clear()
        self._pixels = 0


def _pixels_of(picture: QPixmap) -> int:
    return picture.width() * picture.height()


def blank(size: QSize, ratio: float) -> QPixmap:
    """A picture of that size with nothing on it yet; `ratio` device pixels for a logical one."""
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def painted(
    delegate: QStyledItemDelegate,
    option: QStyleOptionViewItem,
    index: QModelIndex | QPersistentModelIndex,
    size: QSize,
    ratio: float,
) -> QPixmap:
    """The picture of an item of that size, with a margin of `BLEED`; `ratio` device pixels for a logical one."""
    pixmap = blank(size + QSize(2 * BLEED, 2 * BLEED), ratio)
    painter = QPainter(pixmap)
    option.rect = QRect(QPoint(BLEED, BLEED), size)
    delegate.paint(painter, option, index)
    painter.end()
    return pixmap
