"""The backgrounds of the table: the sea, the parchment panels on it, and labels that elide their text."""

from __future__ import annotations

import math
import time
from collections.abc import Hashable
from random import Random
from weakref import WeakKeyDictionary

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, QSizeF, Qt, Slot
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QRegion,
)
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.style.verbatim import Label, set_tip
from puertorico_desktop.gui.views.scaling import BASE_PIXELS, CORNER, MOST_NARROW, scale_of

BASE = QSize(1366, 720)
"""The size of the table at scale 1: that of the smallest window without menu and status line, in logical pixels."""
WAVE_PIXELS = 28
"""The width of a wave at scale 1."""
WAVE_ROWS = 22
"""The distance between rows of waves."""
FOAM, SHADOW, FIBRE = 80, 80, 13
"""The opacities of waves, of the shadows of panels and of their fibres, from 0 to 255."""
FIBRE_AREA = 900
"""The area of parchment for each fibre, in square pixels at scale 1."""
SHEET = 400
"""The side of the sheet from which fibres are copied, in pixels at scale 1."""
MOST_SHEETS = 2
"""The most sheets kept in the cache: a window may be on a screen with another pixel ratio."""
PLAIN_FRAME = 2.0
"""The rim of a panel where surfaces are plain, in pixels at scale 1."""


class Surface(QWidget):
    """A background that is painted once for each size, pixel ratio and look, and then copied."""

    KEPT = 3
    """The number of pictures kept: a panel changes its size as neighbours come and go."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._pictures: dict[Hashable, QPixmap] = {}
        theme.changed.connect(self.update)

    @property
    def picture(self) -> QPixmap:
        """The picture of the background in its present state."""
        wanted = self.cache_key()
        picture = self._pictures.pop(wanted, None)
        if picture is None:
            picture = self._drawn()
        self._pictures[wanted] = picture
        if len(self._pictures) > self.KEPT:
            del self._pictures[next(iter(self._pictures))]
        return picture

    def paint_ahead(self, until: float) -> bool:
        """Paint the background if that has not been done; returns False if it was painted and that time of
        `time.perf_counter` is over."""
        if self.cache_key() in self._pictures:
            return True
        _ = self.picture
        return time.perf_counter() < until

    def borrow(self, other: Surface) -> None:
        """Take over the pictures of another surface of the same kind, so that those that fit need not be painted
        again."""
        self._pictures.update(other._pictures)

    def _drawn(self) -> QPixmap:
        ratio = self.devicePixelRatioF()
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        self.draw_under(picture)
        with QPainter(picture) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self.draw(painter)
        return picture

    def cache_key(self) -> tuple[Hashable, ...]:
        """Returns the key of the picture: all values that it depends on."""
        size = self.size()
        return (size.width(), size.height(), self.devicePixelRatioF(), scale_of(self), self._theme.cache_key)

    def draw_under(self, picture: QPixmap) -> None:
        """Fill the picture with the background that is visible around the surface."""
        picture.fill(Qt.GlobalColor.transparent)

    def draw(self, painter: QPainter) -> None:
        """Paint the picture."""
        raise NotImplementedError

    def draw_over(self, painter: QPainter) -> None:
        """Paint the parts that change too often to be cached; none by default."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Copy the picture."""
        with QPainter(self) as painter:
            painter.drawPixmap(0, 0, self.picture)
            self.draw_over(painter)


_seas: WeakKeyDictionary[Theme, dict[Hashable, QPixmap]] = WeakKeyDictionary()
_fibres: WeakKeyDictionary[Theme, dict[Hashable, QPixmap]] = WeakKeyDictionary()


class Sea(Surface):
    """The background of the window. A page that replaces the table shows the same picture."""

    KEPT = 2

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._pictures = _seas.setdefault(theme, {})

    def draw_under(self, picture: QPixmap) -> None:
        """Make the picture opaque: such pictures are copied faster."""
        picture.fill(self._theme.color("sea"))

    def draw(self, painter: QPainter) -> None:
        """Paint a gradient that darkens towards the bottom right, with short waves; one colour where surfaces are
        plain."""
        if not self._theme.textures:
            painter.fillRect(self.rect(), self._theme.color("sea"))
            return
        ground = QLinearGradient(0, 0, self.width() * 0.35, self.height())
        for at, token in ((0.0, "sea_top"), (0.55, "sea"), (1.0, "sea_deep")):
            ground.setColorAt(at, self._theme.color(token))
        painter.fillRect(self.rect(), ground)
        self._draw_waves(painter, scale_of(self))

    def _draw_waves(self, painter: QPainter, scale: float) -> None:
        """Draw the crests of waves in twos and threes, every row shifted against the one above.

        One row is painted and copied for all rows: painting each of them takes as long as everything else together.
        """
        ratio = self.devicePixelRatioF()
        wide, high = WAVE_PIXELS * scale, 4 * scale
        pen = 1.5 * scale
        twos = 4 * wide  # the width of two waves and a gap; three waves follow
        row_of_waves = QPixmap(QSize(math.ceil(self.width() + 2 * twos), math.ceil(high + 2 * pen)) * ratio)
        row_of_waves.setDevicePixelRatio(ratio)
        row_of_waves.fill(Qt.GlobalColor.transparent)
        self._paint_row(row_of_waves, QPointF(0, high + pen), pen, wide)
        for row in range(int(self.height() / (WAVE_ROWS * scale)) + 1):
            x = -wide * (row * 1.7 % 4) - twos * (row % 2)
            y = (row + 0.5) * WAVE_ROWS * scale - high - pen
            painter.drawPixmap(QPointF(round(x * ratio) / ratio, round(y * ratio) / ratio), row_of_waves)

    def _paint_row(self, picture: QPixmap, at: QPointF, pen: float, wide: float) -> None:
        """Two crests, then three, and so on. Each is a path of its own: a path of all of them takes Qt eight times
        longer."""
        foam = QColor(self._theme.color("sea_wave"))
        foam.setAlpha(FOAM)
        with QPainter(picture) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(foam, pen, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            x, y, crests = at.x(), at.y(), 2
            while x < picture.deviceIndependentSize().width():
                path = QPainterPath(QPointF(x, y))
                for _ in range(crests):
                    path.quadTo(x + wide / 2, y - 4 * wide / WAVE_PIXELS, x + wide, y)
                    x += wide
                painter.drawPath(path)
                x += wide * 2
                crests = 5 - crests


class Panel(Surface):
    """A sheet of parchment. `rim` frames it in a player's colour while it is that player's turn."""

    def __init__(self, theme: Theme, parent: QWidget | None = None, dark: bool = False) -> None:
        super().__init__(theme, parent)
        self._dark = dark
        self._rim: QColor | None = None
        self._sea: Sea | None = None

    def join_background(self, sea: Sea) -> None:
        """Include this part of the sea in the picture from now on, so that widgets on the panel are painted faster.

        Not for a panel that covers other parts of the table.
        """
        self._sea = sea
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def cache_key(self) -> tuple[Hashable, ...]:
        """Returns the key of the picture, with the sea around the panel."""
        if self._sea is None:
            return super().cache_key()
        return (*super().cache_key(), self.mapTo(self._sea, QPoint()), self._sea.picture.cacheKey())

    def draw_under(self, picture: QPixmap) -> None:
        """Draw the sea, if the panel is known to lie on it."""
        if self._sea is None:
            super().draw_under(picture)
            return
        ratio = self.devicePixelRatioF()
        below = QRectF(QPointF(self.mapTo(self._sea, QPoint())) * ratio, QSizeF(self.size()) * ratio)
        picture.fill(self._theme.color("sea"))
        with QPainter(picture) as painter:
            painter.drawPixmap(QRectF(self.rect()), self._sea.picture, below)

    def set_rim(self, color: QColor | None) -> None:
        """Show or remove the frame."""
        if color != self._rim:
            self._rim = color
            frame = math.ceil(CORNER * scale_of(self))
            self.update(QRegion(self.rect()) - QRegion(self.rect().adjusted(frame, frame, -frame, -frame)))

    def set_gold_frame(self) -> None:
        """Show a permanent frame in gold, in every scheme."""
        self._set_gold_rim()
        self._theme.changed.connect(self._set_gold_rim)

    def _set_gold_rim(self) -> None:
        self.set_rim(self._theme.color("gold"))

    def draw(self, painter: QPainter) -> None:
        """Paint a light gradient with a few fibres, a soft shadow and a rim."""
        theme, scale = self._theme, scale_of(self)
        corner = CORNER * scale
        rect = self._sheet()
        painter.setPen(Qt.PenStyle.NoPen)
        if theme.textures:
            shadow = QColor(theme.color("shadow"))
            shadow.setAlpha(SHADOW)
            painter.setBrush(shadow)
            painter.drawRoundedRect(rect.translated(0, 1.5), corner, corner)
        painter.setBrush(self._ground(rect))
        edge = None if self._dark and theme.textures else theme.color("bar_rim" if self._dark else "panel_rim")
        if edge is not None:
            painter.setPen(QPen(edge, 1 if theme.textures else PLAIN_FRAME * scale))
        painter.drawRoundedRect(rect, corner, corner)
        if theme.textures and not self._dark:
            self._draw_fibres(painter, rect.adjusted(corner, corner, -corner, -corner), scale)

    def _sheet(self) -> QRectF:
        """Returns the panel without its shadow."""
        return QRectF(self.rect()).adjusted(1, 1, -1, -2.5)

    def draw_over(self, painter: QPainter) -> None:
        """Paint the frame with a dark edge, so that it is visible in every colour."""
        if self._rim is None:
            return
        corner = CORNER * scale_of(self)
        edge = corner / 6
        frame = self._sheet().adjusted(edge, edge, -edge, -edge)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for line, width in ((self._theme.color("ring_edge"), corner * 0.7), (self._rim, corner / 2)):
            painter.setPen(QPen(line, width))
            painter.drawRoundedRect(frame, corner, corner)

    def _ground(self, rect: QRectF) -> QBrush:
        if self._dark or not self._theme.textures:
            return QBrush(self._theme.color("bar" if self._dark else "panel"))
        ground = QLinearGradient(rect.topLeft(), QPointF(rect.left() + rect.width() * 0.2, rect.bottom()))
        ground.setColorAt(0, self._theme.color("panel_top"))
        ground.setColorAt(1, self._theme.color("panel"))
        return QBrush(ground)

    def _draw_fibres(self, painter: QPainter, rect: QRectF, scale: float) -> None:
        """Draw short pale lines, the same ones every time: copied from one picture for all panels."""
        ratio = self.devicePixelRatioF()
        sheet = _fibres_of(self._theme, scale, ratio)
        size = sheet.deviceIndependentSize()
        left, top = round(rect.left() * ratio) / ratio, round(rect.top() * ratio) / ratio
        painter.save()
        painter.setClipRect(rect.toAlignedRect())
        for row in range(math.ceil(rect.height() / size.height())):
            for column in range(math.ceil(rect.width() / size.width())):
                painter.drawPixmap(QPointF(left + column * size.width(), top + row * size.height()), sheet)
        painter.restore()


def _fibres_of(theme: Theme, scale: float, ratio: float) -> QPixmap:
    """Returns a sheet of fibres that can be tiled without seams."""
    known = _fibres.setdefault(theme, {})
    ink = theme.color("ink")
    key = (scale, ratio, ink.rgba())
    if key not in known:
        if len(known) >= MOST_SHEETS:
            del known[next(iter(known))]
        known[key] = _painted_fibres(ink, scale, ratio)
    return known[key]


def _painted_fibres(ink: QColor, scale: float, ratio: float) -> QPixmap:
    """Returns the picture of the fibres. Each fibre is a path of its own, which is faster than one path for all."""
    pixels = max(1, round(SHEET * scale * ratio))
    picture = QPixmap(pixels, pixels)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    side = pixels / ratio
    dice = Random(FIBRE_AREA)
    pale = QColor(ink)
    pale.setAlpha(FIBRE)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(pale, 1.1 * scale))
        edge = 2 * scale
        whole = QRectF(0, 0, side, side)
        for _ in range(SHEET * SHEET // FIBRE_AREA):
            x, y = dice.random() * side, dice.random() * side
            run, fall = dice.uniform(4, 13) * scale, dice.uniform(-3, 3) * scale
            path = QPainterPath(QPointF(x, y))
            path.quadTo(x + run / 2, y + fall, x + run, y + fall / 2)
            covered = path.boundingRect().adjusted(-edge, -edge, edge, edge)
            for over in (QPointF(dx, dy) for dx in (0, -side, side) for dy in (0, -side, side)):
                if whole.intersects(covered.translated(over)):
                    painter.drawPath(path.translated(over))
    return picture


class Caption(Label):
    """A line of text no larger than usual and then as narrow as is allowed where it does not fit; where that is not
    enough it elides, and has the whole of it as its tool tip."""

    def __init__(
        self,
        theme: Theme,
        ink: str = "ink_soft",
        pixels: int = BASE_PIXELS,
        bold: bool = True,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._ink = ink
        self._pixels = pixels
        self._bold = bold
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        theme.changed.connect(self._follow)

    @Slot()
    def _follow(self) -> None:
        self.updateGeometry()
        self.update()

    def own_font(self) -> QFont:
        """Returns the font of the table at the size of this label."""
        font = QFont(self.font())
        font.setPixelSize(max(1, round(self._pixels * scale_of(self) * self._theme.caption_size)))
        font.setWeight(QFont.Weight.DemiBold if self._bold else QFont.Weight.Normal)
        return font

    def natural_width(self) -> int:
        """Returns the width of the whole text."""
        return self._advance(self.own_font())

    def _advance(self, font: QFont) -> int:
        """Returns the width of the text in a font, rounded up: less than it takes would elide it."""
        return math.ceil(QFontMetricsF(font).horizontalAdvance(self.text()))

    def _fitting_font(self) -> QFont:
        """Returns its own font if the text fits then; otherwise a smaller one, but none smaller than usual."""
        font, usual = self.own_font(), round(self._pixels * scale_of(self))
        while font.pixelSize() > usual and self._advance(font) > self.width():
            font.setPixelSize(font.pixelSize() - 1)
        return font

    @property
    def fits(self) -> bool:
        """Whether the whole text is shown, if necessary in narrow letters."""
        return self._advance(self._fitting_font()) * MOST_NARROW <= self.width()

    def sizeHint(self) -> QSize:
        """Returns a size with the height of the line."""
        return QSize(self.natural_width() + 2, QFontMetrics(self.own_font()).height())

    def minimumSizeHint(self) -> QSize:
        """Returns a size without a least width."""
        return QSize(1, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint one line, narrowed or elided if necessary."""
        with QPainter(self) as painter:
            painter.setFont(self._fitting_font())
            painter.setPen(self._theme.color(self._ink))
            needed = self._advance(painter.font())
            narrow = max(MOST_NARROW, min(1.0, self.width() / max(1, needed)))
            room = QRectF(0.0, 0.0, self.width() / narrow, self.height())
            painter.scale(narrow, 1.0)
            shown = painter.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, round(room.width()))
            painter.drawText(room, int(self.alignment()) | int(Qt.TextFlag.TextSingleLine), shown)

    def event(self, event: QEvent) -> bool:
        """Show the whole text as tooltip if and only if it does not fit."""
        if event.type() == QEvent.Type.ToolTip:
            set_tip(self, "" if self.fits else self.text())
        return super().event(event)


class Meter(QWidget):
    """A display of the progress of the game, beside the caption of the log."""

    def refresh(self) -> None:
        """Show the present state of the game."""
        raise NotImplementedError


class TitledPanel(Panel):
    """A panel with a caption on the left and, where there is one, a figure on the right."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.title = Caption(theme, parent=self)
        self.body = QVBoxLayout(self)
        self.body.addWidget(self.title)

    def set_scale(self, scale: float) -> None:
        """Adapt the panel to the scale of the table."""
        side = round(6 * scale)
        self.body.setContentsMargins(side, round(4 * scale), side, round(6 * scale))
        self.body.setSpacing(round(2 * scale))
