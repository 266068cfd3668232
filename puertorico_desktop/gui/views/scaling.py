"""Sizes of letters and lines in logical pixels at scale 1, and the computation of a view's scale."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

BASE_PIXELS = 12
"""The height of normal text at scale 1."""
LINE = 1.2
"""The least height of a line as a multiple of the size of its letters."""
ROUND = 0.14
"""The share of a round piece's width that its rim takes on either side of a figure."""
MOST_NARROW = 0.72
"""The least horizontal scale of a name before it is elided."""
SMALL_PIXELS = 11
"""The height of the smallest text at scale 1."""
PALE = 0.6
"""The opacity of pieces that are out of reach."""
PLAIN_RIM = 2.0
"""The least width in pixels of the rims of pieces where the scheme has plain surfaces."""
LOW = 20.0
"""The height in logical pixels below which a surface has no room for a line of text between two plain rims."""
CORNER = 6
CENTER = Qt.AlignmentFlag.AlignCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


NEARLY = 0.65
"""The largest change of the text height in pixels for which the scale is kept as it is."""
LARGE, GROWTH = 1.4, 0.25
"""The scale above which a larger window gives its space to information, and the share of its growth that pieces
follow."""


def scale_for(width: int, height: int, base: QSize, text_size: float = 1.0) -> float:
    """Returns the scale of a window whose table has that size; `base` is the size at scale 1.

    With larger texts, pieces grow with the window as far as the texts need it.
    """
    room = max(1.0, min(width / base.width(), height / base.height()))
    usual = min(room, LARGE + max(0.0, room - LARGE) * GROWTH)
    return min(room, usual * max(text_size, 1.0))


def steady(scale: float, now: float) -> float:
    """Returns a scale at which normal text has a whole number of pixels: `now` if the change is small.

    The bars of a window grow with the scale and reduce the space that the scale is computed from; without this
    threshold the scale could alternate between two values.
    """
    return now if abs(scale - now) * BASE_PIXELS <= NEARLY else round(BASE_PIXELS * scale) / BASE_PIXELS


def pixels_of(widget: QWidget) -> int:
    """Returns the height of normal text in a widget, from which its scale follows."""
    pixels = widget.font().pixelSize()
    return pixels if pixels > 0 else widget.fontInfo().pixelSize()


def scale_of(widget: QWidget) -> float:
    """Returns the scale of a widget."""
    return pixels_of(widget) / BASE_PIXELS


@contextmanager
def faded(painter: QPainter, opacity: float) -> Iterator[None]:
    """Multiply the painter's opacity inside the `with` block."""
    before = painter.opacity()
    painter.setOpacity(before * opacity)
    yield
    painter.setOpacity(before)


def square(rect: QRectF, size: float, right: bool = False) -> QRectF:
    """Returns a square of that size at the left (or right) end of the rectangle, vertically centred."""
    x = rect.right() - size if right else rect.left()
    return QRectF(x, rect.center().y() - size / 2, size, size)
