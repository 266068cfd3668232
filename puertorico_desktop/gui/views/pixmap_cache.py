"""A cache of painted items, shared by all views of the table: most repaints only move rings, or turn boards."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

BLEED = 4
"""The logical pixels by which an item may paint beyond its rectangle, for shadows."""
MOST_PIXELS = 24_000_000
"""The most pixels of all pictures together, at four bytes each: enough for several tables of the largest size."""


class PixmapCache:
    """Pictures by a key of their content; the least recently used are dropped first."""

    def __init__(self, most_pixels: int = MOST_PIXELS) -> None:
        self._most = most_pixels
        self._pixels = 0
        self._pictures: dict[Hashable, QPixmap] = {}

    def picture(self, key: Hashable, paint: Callable[[], QPixmap]) -> QPixmap:
        """Returns the picture with that key, painted if it is not cached."""
        found = self._pictures.pop(key, None)
        if found is None:
            found = paint()
            self._pixels += _pixels_of(found)
        self._pictures[key] = found
        while self._pixels > self._most and len(self._pictures) > 1:
            self._pixels -= _pixels_of(self._pictures.pop(next(iter(self._pictures))))
        return found

    def clear(self) -> None:
        """Drop all pictures, such as after a change of the colour scheme."""
        self._pictures.clear()
        self._pixels = 0


def _pixels_of(picture: QPixmap) -> int:
    return picture.width() * picture.height()


def blank(size: QSize, ratio: float) -> QPixmap:
    """Returns a transparent picture of that size; `ratio` is the number of device pixels for a logical one."""
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
    """Returns the picture of an item of that size, with a margin of `BLEED`; `ratio` is the number of device pixels
    for a logical one."""
    pixmap = blank(size + QSize(2 * BLEED, 2 * BLEED), ratio)
    with QPainter(pixmap) as painter:
        option.rect = QRect(QPoint(BLEED, BLEED), size)
        delegate.paint(painter, option, index)
    return pixmap
