"""Sizes of letters and lines: logical pixels at scale 1, and what a view's scale is."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

BASE_PIXELS = 12
"""The height of ordinary text at scale 1."""
LINE = 1.2
"""The height of a line as a multiple of its letters' size, at least."""
ROUND = 0.14
"""How much of a round piece's width its rim takes on either side of a figure."""
MOST_NARROW = 0.72
"""How narrow letters of a name may get before it is elided, as a part of their width."""
SMALL_PIXELS = 11
"""The smallest text at scale 1."""
PALE = 0.6
"""The opacity of what is there, but out of reach."""
PLAIN_RIM = 2.0
"""The rims of pieces where surfaces are plain, in pixels, at least."""
CORNER = 6
CENTER = Qt.AlignmentFlag.AlignCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


NEARLY = 0.65
"""Letters are steady that are no more than that many pixels larger or smaller than they would be."""
LARGE, GROWTH = 1.4, 0.25
"""From that scale on, a window that grows has more room for information: its pieces grow by that part of it only."""


def scale_for(width: int, height: int, base: QSize, text_size: float = 1.0) -> float:
    """Returns the scale of everything in a window with a ground of that size; `base` is that at scale 1.

    Where texts are wanted larger than usual, its pieces grow with it as far as these need it.
    """
    room = max(1.0, min(width / base.width(), height / base.height()))
    usual = min(room, LARGE + max(0.0, room - LARGE) * GROWTH)
    return min(room, usual * max(text_size, 1.0))


def steady(scale: float, now: float) -> float:
    """Returns a scale with which ordinary text has whole pixels: the one of `now` where that is nearly it.

    The bars of a window grow with the scale and take room from what it is found from, which must not lead back.
    """
    return now if abs(scale - now) * BASE_PIXELS <= NEARLY else round(BASE_PIXELS * scale) / BASE_PIXELS


def pixels_of(widget: QWidget) -> int:
    """The height of ordinary text in a widget; the measure of everything in it."""
    pixels = widget.font().pixelSize()
    return pixels if pixels > 0 else widget.fontInfo().pixelSize()


def scale_of(widget: QWidget) -> float:
    """How much larger than on the smallest table everything in a widget is."""
    return pixels_of(widget) / BASE_PIXELS


@contextmanager
def faded(painter: QPainter, opacity: float) -> Iterator[None]:
    """Paint paler for a while."""
    before = painter.opacity()
    painter.setOpacity(before * opacity)
    yield
    painter.setOpacity(before)


def square(rect: QRectF, size: float, right: bool = False) -> QRectF:
    """A square of that size at the left (or right) end of the rectangle, halfway up."""
    x = rect.right() - size if right else rect.left()
    return QRectF(x, rect.center().y() - size / 2, size, size)
