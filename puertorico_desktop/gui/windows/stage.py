"""Moves to be seen: the pieces travel over the table. Nothing ever waits for them."""

from __future__ import annotations

from collections.abc import Sequence

import attrs
from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt, QVariantAnimation, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QRegion
from PySide6.QtWidgets import QWidget

FLIGHT_MS = 230
"""How long a piece travels."""
STAGGER_MS = 45
"""How much later than the one before each piece starts."""
MOST_FLIGHTS = 14
"""So many pieces travel at once; more would be a swarm."""


@attrs.frozen
class Flight:
    """A picture on its way between two points of the table, its middle on the line."""

    picture: QPixmap
    source: QPointF
    target: QPointF


class Stage(QWidget):
    """Lies over the whole table and sees no mouse.

    It is always there: coming and going, it would have everything below painted again.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._flights: Sequence[Flight] = ()
        self._ease = QEasingCurve(QEasingCurve.Type.InOutCubic)
        self._clock = QVariantAnimation(self)
        self._clock.valueChanged.connect(self._tick)
        self._clock.finished.connect(self.clear)
        self._now = 0.0
        self._painted = QRegion()

    @property
    def flights(self) -> Sequence[Flight]:
        """What is in the air."""
        return self._flights

    def play(self, flights: Sequence[Flight]) -> None:
        """Let pictures travel; what was still in the air is there at once."""
        self.clear()
        if not flights:
            return
        self._flights = flights[:MOST_FLIGHTS]
        length = FLIGHT_MS + STAGGER_MS * (len(self._flights) - 1)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(float(length))
        self._clock.setDuration(length)
        self._now = 0.0
        self._clock.start()

    @Slot()
    def clear(self) -> None:
        """Everything has arrived."""
        self._clock.stop()
        self._flights = ()
        self.update(self._painted)
        self._painted = QRegion()

    @Slot(object)
    def _tick(self, now: object) -> None:
        """Only what a piece leaves and where it comes is painted again."""
        self._now = float(now) if isinstance(now, float) else 0.0
        region = QRegion()
        for _, rect in self._places():
            region += rect.toAlignedRect().adjusted(-1, -1, 1, 1)
        self.update(region.united(self._painted))
        self._painted = region

    def _places(self) -> list[tuple[Flight, QRectF]]:
        places = []
        for number, flight in enumerate(self._flights):
            part = (self._now - number * STAGGER_MS) / FLIGHT_MS
            if 0.0 <= part < 1.0:
                done = self._ease.valueForProgress(part)
                size = flight.picture.deviceIndependentSize()
                middle = flight.source + (flight.target - flight.source) * done
                middle.setY(middle.y() - 14 * (1 - (2 * done - 1) ** 2))
                places.append((flight, QRectF(QPointF(), size)))
                places[-1][1].moveCenter(middle)
        return places

    def paintEvent(self, event: QPaintEvent) -> None:
        """The pieces that are on their way."""
        if not self._flights:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for flight, rect in self._places():
            painter.drawPixmap(rect.topLeft(), flight.picture)
        painter.end()
