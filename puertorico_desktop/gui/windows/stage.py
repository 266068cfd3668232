"""The animation of moves: pieces travel over the table. Players never have to wait for it; bots and automatic seats
do."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import attrs
from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSize, Qt, QVariantAnimation, Slot
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPixmap, QRegion
from PySide6.QtWidgets import QWidget

from puertorico_desktop.gui.views.pixmap_cache import blank
from puertorico_desktop.gui.views.renderer import Renderer
from puertorico_desktop.gui.views.scaling import BASE_PIXELS, CENTER, scale_of

FLIGHT_MS = 230
"""The time in ms for which a piece travels."""
SUM_MS = 650
"""The time in ms for which sums stay after the last piece has arrived."""
MOST_FLIGHTS = 40
"""The most pieces that travel for one move; more would be confusing."""
SUM_HEIGHT = 19
"""The height of a sum, in logical pixels at scale 1."""


@attrs.frozen(eq=False)
class Flight:
    """A picture that travels between two points of the table, which its centre follows.

    It starts `start` ms after the first one. `amount` is a picture that stays at `amount_at`, or at the target;
    `arrived` is called on arrival.
    """

    picture: QPixmap
    source: QPointF
    target: QPointF
    start: float = 0.0
    amount: QPixmap | None = None
    arrived: Callable[[], None] | None = None
    amount_at: QPointF | None = None

    @property
    def amount_rect(self) -> QRectF:
        """The rectangle in which the amount stays; empty without an amount."""
        if self.amount is None:
            return QRectF()
        return _around(self.amount, self.target if self.amount_at is None else self.amount_at)


class Stage(QWidget):
    """An overlay over the whole table, transparent to the mouse.

    It is always shown: showing and hiding it would repaint everything below.
    """

    def __init__(self, renderer: Renderer, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._renderer = renderer
        self._flights: Sequence[Flight] = ()
        self._landed: list[Flight] = []
        self._ease = QEasingCurve(QEasingCurve.Type.InOutCubic)
        self._clock = QVariantAnimation(self)
        self._clock.valueChanged.connect(self._tick)
        self._clock.finished.connect(self.clear)
        self._now = 0.0
        self._painted = QRegion()

    @property
    def flights(self) -> Sequence[Flight]:
        """The pictures that are travelling or have just arrived."""
        return self._flights

    def play(self, flights: Sequence[Flight], speed: float = 1.0) -> int:
        """Animate the pictures; earlier ones still on their way arrive at once. Returns the duration in ms; `speed`
        is the factor by which it is shorter than usual."""
        self.clear()
        for flight in flights[MOST_FLIGHTS:]:
            if flight.arrived is not None:
                flight.arrived()
        self._flights = flights[:MOST_FLIGHTS]
        if not self._flights:
            return 0
        length = max(flight.start for flight in self._flights) + FLIGHT_MS
        if any(flight.amount is not None for flight in self._flights):
            length += SUM_MS
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(float(length))
        self._clock.setDuration(round(length / speed))
        self._now = 0.0
        self._clock.start()
        return self._clock.duration()

    def amount_picture(self, words: str, sign: QPixmap | None = None) -> QPixmap:
        """Returns a picture of words such as "+3" on gold, to accompany a piece; `sign` shows the kind of thing
        counted."""
        renderer, scale = self._renderer, scale_of(self)
        font = renderer.font(self.font(), BASE_PIXELS * scale, True)[0]
        height = round(SUM_HEIGHT * scale)
        side = 0 if sign is None else height
        width = max(height, round(QFontMetricsF(font).horizontalAdvance(words) + 10 * scale)) + side
        picture = blank(QSize(width, height), self.devicePixelRatioF())
        with QPainter(picture) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setFont(self.font())
            rect = QRectF(0.5, 0.5, width - 1, height - 1)
            renderer.card(painter, rect, "gold", "gold", corner=height / 2, lifted=False)
            if sign is not None:
                painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
                painter.drawPixmap(QRectF(2, 1.5, height - 3, height - 3), sign, QRectF(sign.rect()))
            renderer.text(
                painter,
                rect.adjusted(side, 0, 0, 0),
                words,
                BASE_PIXELS * scale,
                renderer.theme.color("gold_ink"),
                CENTER,
                bold=True,
            )
        return picture

    @Slot()
    def clear(self) -> None:
        """End all animations at once."""
        self._clock.stop()
        flights, self._flights = self._flights, ()
        landed, self._landed = self._landed, []
        for flight in flights:
            if flight.arrived is not None and flight not in landed:
                flight.arrived()
        region = self._painted
        for flight in landed:
            if flight.amount is not None:
                region += flight.amount_rect.toAlignedRect()
        self.update(region)
        self._painted = QRegion()

    @Slot(object)
    def _tick(self, now: object) -> None:
        """Repaint only the old and the new rectangles of the pieces."""
        self._now = float(now) if isinstance(now, float) else 0.0
        region = QRegion()
        for flight in self._flights:
            if self._now >= flight.start + FLIGHT_MS and flight not in self._landed:
                self._landed.append(flight)
                if flight.arrived is not None:
                    flight.arrived()
                if flight.amount is not None:
                    self.update(flight.amount_rect.toAlignedRect())
        for picture, rect in self._flights_in_progress():
            region += rect.toAlignedRect().adjusted(-1, -1, 1, 1)
            if picture.amount is not None:
                region += self._beside(picture.amount, rect).toAlignedRect().adjusted(-1, -1, 1, 1)
        self.update(region.united(self._painted))
        self._painted = region

    def _flights_in_progress(self) -> list[tuple[Flight, QRectF]]:
        places = []
        for flight in self._flights:
            part = (self._now - flight.start) / FLIGHT_MS
            if 0.0 <= part < 1.0:
                done = self._ease.valueForProgress(part)
                middle = flight.source + (flight.target - flight.source) * done
                middle.setY(middle.y() - 14 * (1 - (2 * done - 1) ** 2))
                places.append((flight, _around(flight.picture, middle)))
        return places

    @staticmethod
    def _beside(amount: QPixmap, piece: QRectF) -> QRectF:
        """Returns the position of the amount: at the lower right of its piece."""
        rect = QRectF(QPointF(), amount.deviceIndependentSize())
        rect.moveCenter(piece.bottomRight() - QPointF(2, 4))
        return rect

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the travelling pieces, and the sums of those that have arrived."""
        if not self._flights:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            for flight in self._landed:
                if flight.amount is not None:
                    painter.drawPixmap(flight.amount_rect.topLeft(), flight.amount)
            for flight, rect in self._flights_in_progress():
                painter.drawPixmap(rect.topLeft(), flight.picture)
                if flight.amount is not None:
                    painter.drawPixmap(self._beside(flight.amount, rect).topLeft(), flight.amount)


def _around(picture: QPixmap, middle: QPointF) -> QRectF:
    """Returns the rectangle of a picture with its centre at that point."""
    rect = QRectF(QPointF(), picture.deviceIndependentSize())
    rect.moveCenter(middle)
    return rect
