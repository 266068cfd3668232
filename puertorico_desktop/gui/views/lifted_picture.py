"""The picture of a piece in the hand, as it is dragged."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFont, QPainter, QPixmap

from puertorico_desktop.gui.models.items import Item
from puertorico_desktop.gui.views.delegates import LIFTED_ROOM, ItemDelegate, Look
from puertorico_desktop.gui.views.pixmap_cache import blank

LIFTED_OPACITY = 0.92


def lifted_picture(
    delegate: ItemDelegate, held: Item, source: str, look: Look, font: QFont, size: QSize, ratio: float
) -> QPixmap:
    """Returns the picture of a piece that comes from the place `source`; `size` is in logical pixels, and `ratio` the
    device pixels of each."""
    pixmap = blank(size, ratio)
    with QPainter(pixmap) as painter:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.setFont(font)
        painter.setOpacity(LIFTED_OPACITY)
        room = QRectF(0, 0, size.width(), size.height()).adjusted(0, 0, -LIFTED_ROOM[0], -LIFTED_ROOM[1])
        delegate.draw_lifted(painter, room, held, source, look)
    return pixmap
