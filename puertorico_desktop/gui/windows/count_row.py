"""The row of a player while the points are counted up: name, city, and a bar that grows source by source."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from puertorico_desktop.gui.models.victory import Step
from puertorico_desktop.gui.texts.victory import gained
from puertorico_desktop.gui.views.crests import crest_icon
from puertorico_desktop.gui.views.renderer import Renderer
from puertorico_desktop.gui.views.scaling import CENTER, LEFT, SMALL_PIXELS, scale_of, square
from puertorico_desktop.gui.windows.surfaces import Panel

IDENTITY_WIDTH = 172
"""The width of crest, name and points in a row, in logical pixels at scale 1."""
LARGEST_SIGN = 72
CREST_PART = 0.42
"""The size of a crest on a portrait, as a share of the portrait."""
BAR_HEIGHT, LABEL_HEIGHT = 34, 22
"""The heights of a bar and of the line above it, in logical pixels at scale 1."""
CITY_SHARE, BAR_SHARE = 52, 48
"""The stretch factors of the city and the bar in the width of a row."""
LAUREL = "laurel"


class Identity(QWidget):
    """Crest, name and points of a player; with a wreath for a leading player."""

    def __init__(self, seat: int, name: str, face: str, renderer: Renderer, parent: QWidget | None = None) -> None:
        """`face` is the picture of the player."""
        super().__init__(parent)
        self._seat, self._name, self._renderer = seat, name, renderer
        self._face = face
        self._shown = "0"
        self._leads = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def show_points(self, shown: str, leads: bool) -> None:
        """Show that number of points; `leads`: no other player has more."""
        if (shown, leads) != (self._shown, self._leads):
            self._shown, self._leads = shown, leads
            self.update()

    def sizeHint(self) -> QSize:
        """Returns a size with room for a name."""
        return QSize(round(IDENTITY_WIDTH * scale_of(self)), 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the name above the points, beside the crest."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            renderer, scale = self._renderer, scale_of(self)
            rect = QRectF(self.rect()).adjusted(2 * scale, 0, -4 * scale, 0)
            side = min(rect.height() * 0.8, rect.width() * 0.36, LARGEST_SIGN * scale)
            sign = square(rect, side)
            renderer.icons.paint(painter, self._face, sign)
            crest = side * CREST_PART
            renderer.icons.paint(
                painter, crest_icon(self._seat), QRectF(sign.left(), sign.bottom() - crest, crest, crest)
            )
            words = rect.adjusted(side + 7 * scale, 0, 0, 0)
            high = min(rect.height(), 70 * scale)
            words = QRectF(words.left(), rect.center().y() - high / 2, words.width(), high)
            name = QRectF(words.left(), words.top(), words.width(), high * 0.42)
            ink = renderer.theme.color("ink")
            renderer.label(painter, name, self._name, 14 * scale, ink, bold=True)
            points = QRectF(words.left(), name.bottom(), words.width(), high * 0.58)
            used = renderer.text(painter, points, self._shown, min(26 * scale, points.height() * 0.8), ink, bold=True)
            if self._leads:
                spot = square(points.adjusted(used + 6 * scale, 0, 0, 0), min(26 * scale, points.height() * 0.9))
                renderer.icons.paint(painter, LAUREL, spot)


class Bar(QWidget):
    """The counted points of a player, one segment for each source, and the gain from the source being counted."""

    def __init__(self, steps: Sequence[Step], seat: int, most: int, renderer: Renderer, parent: QWidget) -> None:
        """`most` is the number of points at the right end of all bars."""
        super().__init__(parent)
        self._steps, self._seat, self._renderer = steps, seat, renderer
        self._most = max(most, 1)
        self._parts: tuple[int, ...] = ()
        self._running: int | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumWidth(1)

    def show_parts(self, parts: tuple[int, ...], running: int | None) -> None:
        """Show the points of each source; `running` is the index of the source being counted."""
        if (parts, running) != (self._parts, self._running):
            self._parts, self._running = parts, running
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the segments, with their figures where they fit, and above them the gain from the source being
        counted."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            renderer, scale, theme = self._renderer, scale_of(self), self._renderer.theme
            rect = QRectF(self.rect()).adjusted(2 * scale, 0, -6 * scale, 0)
            label = min(LABEL_HEIGHT * scale, rect.height() * 0.4)
            high = min(BAR_HEIGHT * scale, rect.height() - label)
            top = rect.center().y() - (high + label) / 2
            bar = QRectF(rect.left(), top + label, rect.width(), high)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("slot"))
            painter.drawRoundedRect(bar, 4 * scale, 4 * scale)
            left = bar.left()
            for number, points in enumerate(self._parts):
                width = bar.width() * max(points, 0) / self._most
                if not width:
                    continue
                step = self._steps[number]
                segment = QRectF(left, bar.top(), max(width - 1.5, 1.0), bar.height())
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(theme.color(step.token))
                painter.drawRoundedRect(segment, 3 * scale, 3 * scale)
                pixels = max(SMALL_PIXELS, 13 * scale)
                if renderer.width(painter, str(points), pixels, bold=True) + 4 <= segment.width():
                    ink = theme.color(f"{step.token}_ink")
                    renderer.text(painter, segment, str(points), pixels, ink, CENTER, bold=True, grows=False)
                left += width
            if self._running is not None:
                gain = self._steps[self._running].gains[self._seat]
                if gain:
                    words = QRectF(rect.left(), top, rect.width(), label)
                    shown = gained(self._parts[self._running])
                    width = renderer.width(painter, shown, 15 * scale, bold=True)
                    at = max(rect.left(), min(left - width, rect.right() - width))
                    words.setLeft(at)
                    renderer.text(painter, words, shown, 15 * scale, theme.color("ink"), LEFT, bold=True, grows=False)


class CountRow(Panel):
    """The whole row on parchment, framed in gold for a leading player."""

    def __init__(
        self,
        seat: int,
        name: str,
        face: str,
        steps: Sequence[Step],
        most: int,
        city_of: Callable[[QWidget], QWidget | None],
        renderer: Renderer,
        parent: QWidget,
    ) -> None:
        """`city_of` makes the picture of the city when it is needed; it returns None if the game has none."""
        super().__init__(renderer.theme, parent)
        self.seat = seat
        self._city_of = city_of
        self._theme_of = renderer.theme
        self._leads = False
        self.identity = Identity(seat, name, face, renderer, self)
        self.bar = Bar(steps, seat, most, renderer, self)
        self._columns = QHBoxLayout(self)
        self._columns.addWidget(self.identity)
        self.city: QWidget | None = None
        self._columns.addStretch(CITY_SHARE)
        self._columns.addWidget(self.bar, BAR_SHARE)

    def set_scale(self, scale: float) -> None:
        """Adapt the row to the scale of the window."""
        self._columns.setContentsMargins(*(round(side * scale) for side in (7, 4, 7, 6)))
        self._columns.setSpacing(round(8 * scale))
        self.identity.updateGeometry()

    def show_city(self) -> None:
        """Create and show the city, which is absent at first so that not all cities are created and painted at
        once."""
        self._columns.takeAt(1)
        self.city = self._city_of(self)
        if self.city is not None:
            self._columns.insertWidget(1, self.city, CITY_SHARE)

    def show_count(self, parts: tuple[int, ...], running: int | None, shown: str, leads: bool) -> None:
        """Show the state of the count; `shown` is the total as text, `leads`: no other player has more points."""
        self.bar.show_parts(parts, running)
        self.identity.show_points(shown, leads)
        self.set_rim(self._theme_of.color("gold") if leads else None)

    def changeEvent(self, event: QEvent) -> None:
        """Adapt the row to another size of texts."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.identity.updateGeometry()
