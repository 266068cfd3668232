"""What all delegates paint with: pieces, figures and texts in the colours of the scheme, light from the top left.

Sizes are logical pixels at scale 1 times `scale`; a view's scale follows from the size of its font, which follows
from the size of the window.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPen
from PySide6.QtWidgets import QWidget

from puertorico_desktop.engine.puertorico.components import Good, Tile
from puertorico_desktop.gui.puertorico.adviser import Promise
from puertorico_desktop.gui.puertorico.tokens import good_token, tile_token
from puertorico_desktop.gui.puertorico.views.artwork import good_icon, tile_icon
from puertorico_desktop.gui.style.icons import Icons
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.views.pixmap_cache import PixmapCache

BASE_PIXELS = 12
"""The height of ordinary text at scale 1."""
LINE = 1.2
"""The height of a line as a multiple of its letters' size, at least."""
ROUND = 0.14
"""How much of a round piece's width its rim takes on either side of a figure."""
MOST_LABEL = 1.4
"""How many times larger names may get: short ones would stand out from long ones."""
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


class TablePainter(QObject):
    """The theme, the icons and how pieces are drawn with them; `album` has the items that views have painted."""

    def __init__(self, theme: Theme, icons: Icons, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.icons = icons
        self.pixmap_cache = PixmapCache()
        self._fonts: dict[tuple[str, int, bool], tuple[QFont, QFontMetricsF]] = {}

    # -- text -------------------------------------------------------------------------------------------------

    def font(self, family: QFont, pixels: float, bold: bool) -> tuple[QFont, QFontMetricsF]:
        """A font of the family that the view uses, with its metrics."""
        key = (family.key(), round(pixels), bold)
        found = self._fonts.get(key)
        if found is None:
            font = QFont(family)
            font.setPixelSize(key[1])
            font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
            font.setStrikeOut(False)
            found = self._fonts[key] = (font, QFontMetricsF(font))
        return found

    def text(
        self,
        painter: QPainter,
        rect: QRectF,
        words: str,
        pixels: float,
        ink: QColor,
        align: Qt.AlignmentFlag = LEFT,
        bold: bool = False,
        grows: bool = True,
    ) -> float:
        """One line of text, elided where it does not fit; returns the width that it takes.

        Where the player wants larger texts it `grows` as far as the rectangle has room.
        """
        if grows:
            pixels = self._enlarged(painter, rect, words, pixels, bold)
        font, metrics = self.font(painter.font(), pixels, bold)
        width = metrics.horizontalAdvance(words)
        if width > rect.width():
            words = metrics.elidedText(words, Qt.TextElideMode.ElideRight, rect.width())
            width = metrics.horizontalAdvance(words)
        before = painter.font()
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(rect, int(align) | int(Qt.TextFlag.TextSingleLine), words)
        painter.setFont(before)
        return width

    def _enlarged(self, painter: QPainter, rect: QRectF, words: str, pixels: float, bold: bool) -> float:
        """Returns the height that the text gets: as large as the player wants it, as far as there is room for it."""
        wanted = min(self.theme.text_size, MOST_LABEL)
        width = self.width(painter, words, pixels, bold) if wanted > 1 else 0.0
        if not width:
            return pixels
        room = min(wanted, rect.width() / width, rect.height() / (pixels * LINE))
        return max(pixels, math.floor(pixels * room))  # fonts have whole pixels: one more might not fit

    def label(
        self,
        painter: QPainter,
        rect: QRectF,
        words: str,
        pixels: float,
        ink: QColor,
        align: Qt.AlignmentFlag = LEFT,
        bold: bool = False,
    ) -> float:
        """Text like `text`, as small and then as narrow as is allowed if that keeps it whole."""
        if self.width(painter, words, pixels, bold) > rect.width():
            pixels = max(pixels * SMALL_PIXELS / BASE_PIXELS, min(pixels, SMALL_PIXELS))
        width = self.width(painter, words, pixels, bold)
        if width <= rect.width():
            return self.text(painter, rect, words, pixels, ink, align, bold)
        narrow = max(rect.width() / width, MOST_NARROW)
        painter.save()
        painter.translate(rect.left(), rect.top())
        painter.scale(narrow, 1.0)
        # A little more than the room, so that rounding elides nothing.
        room = QRectF(0.0, 0.0, rect.width() / narrow + 0.01, rect.height())
        used = self.text(painter, room, words, pixels, ink, align, bold)
        painter.restore()
        return used * narrow

    def width(self, painter: QPainter, words: str, pixels: float, bold: bool = False) -> float:
        """How wide a line of text is."""
        return self.font(painter.font(), pixels, bold)[1].horizontalAdvance(words)

    # -- surfaces ---------------------------------------------------------------------------------------------

    def slope(self, rect: QRectF, lit: str, shaded: str) -> QBrush:
        """Light from the top left on a surface; the shaded colour alone where surfaces are plain."""
        if not self.theme.textures or lit == shaded:
            return QBrush(self.theme.color(shaded))
        gradient = QLinearGradient(rect.topLeft(), QPointF(rect.left() + rect.width() * 0.3, rect.bottom()))
        gradient.setColorAt(0, self.theme.color(lit))
        gradient.setColorAt(1, self.theme.color(shaded))
        return QBrush(gradient)

    def card(
        self,
        painter: QPainter,
        rect: QRectF,
        top: str,
        bottom: str,
        corner: float = CORNER,
        lifted: bool = True,
    ) -> None:
        """A rounded surface; one that can be lifted casts a shadow, or has a rim where surfaces are plain."""
        painter.setPen(Qt.PenStyle.NoPen)
        if lifted and self.theme.textures:
            shadow = QColor(self.theme.color("shadow"))
            shadow.setAlpha(60)
            painter.setBrush(shadow)
            painter.drawRoundedRect(rect.translated(0.8, 1.8), corner, corner)
        elif lifted:
            painter.setPen(QPen(self.theme.color("panel_rim"), PLAIN_RIM))
            half = PLAIN_RIM / 2
            rect = rect.adjusted(half, half, -half, -half)
        painter.setBrush(self.slope(rect, top, bottom))
        painter.drawRoundedRect(rect, corner, corner)

    def rim(
        self, painter: QPainter, rect: QRectF, token: str, width: float, corner: float, idle: bool = False
    ) -> None:
        """The outline of a piece; broken where nobody works and surfaces are plain: there is no hatching then."""
        plain = not self.theme.textures
        style = Qt.PenStyle.DashLine if plain and idle else Qt.PenStyle.SolidLine
        painter.setPen(QPen(self.theme.color(token), max(width, PLAIN_RIM) if plain else width, style))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        half = width / 2
        painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), corner, corner)

    def slot(self, painter: QPainter, rect: QRectF, corner: float = CORNER) -> None:
        """An empty space where something may lie one day."""
        painter.setPen(QPen(self.theme.color("slot_rim"), 1.2, Qt.PenStyle.DashLine))
        painter.setBrush(self.theme.color("slot"))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), corner, corner)

    def hatch(self, painter: QPainter, rect: QRectF, token: str, corner: float) -> None:
        """Diagonal lines: nobody works here. Where surfaces are plain, a broken rim tells it."""
        if not self.theme.textures:
            return
        color = QColor(self.theme.color(token))
        color.setAlpha(70)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QBrush(color, Qt.BrushStyle.BDiagPattern))
        painter.drawRoundedRect(rect, corner, corner)

    # -- pieces -----------------------------------------------------------------------------------------------

    def tile(self, painter: QPainter, rect: QRectF, tile: Tile | None, dimmed: bool = False) -> None:
        """An island tile; the back of one for None. A dimmed one lies idle."""
        corner = min(CORNER, rect.width() / 6)
        if tile is None:
            self.icons.paint(painter, tile_icon(None), rect)
            return
        token = tile_token(tile)
        self.card(painter, rect, "paper", "paper_dim" if dimmed else f"{token}_wash", corner, self.theme.textures)
        self.rim(painter, rect, f"{token}_rim", 1.5, corner, idle=dimmed)
        inset = rect.width() * 0.12
        picture = rect.adjusted(inset, inset * 0.7, -inset, -inset * 1.3)
        with faded(painter, 0.75 if dimmed else 1.0):
            self.icons.paint(painter, tile_icon(tile), picture)

    def circle(self, painter: QPainter, rect: QRectF, manned: bool, ink: str = "ink", noble: bool = False) -> None:
        """A circle for a colonist, with or without one; a `noble` has a shape of its own."""
        if manned:
            self.icons.paint(painter, "noble" if noble else "colonist", rect, "picto" if ink == "ink" else ink)
            return
        ground = QColor(self.theme.color("paper" if ink == "ink" else ink))
        ground.setAlpha(190 if ink == "ink" else 50)
        width = max(1.2, rect.width() * 0.08)
        painter.setBrush(ground)
        painter.setPen(QPen(self.theme.color(ink), width))
        painter.drawEllipse(rect.adjusted(width, width, -width, -width))

    def coin(self, painter: QPainter, rect: QRectF, figure: str) -> None:
        """Doubloons with their number."""
        self.icons.paint(painter, "doubloon", rect)
        pixels = max(SMALL_PIXELS, min(rect.height() * 0.56, rect.width() * 1.15 / max(1, len(figure))))
        self._figure(painter, rect, figure, pixels, "coin_ink")

    def points(self, painter: QPainter, rect: QRectF, figure: str) -> None:
        """Victory points with their number."""
        self.icons.paint(painter, "points", rect)
        pixels = max(SMALL_PIXELS, rect.height() * 0.52)
        self._figure(painter, rect, figure, pixels, "points_ink")

    def _figure(self, painter: QPainter, rect: QRectF, figure: str, pixels: float, ink: str) -> None:
        """A number on a round piece: larger as far as it stays inside the rim."""
        across, down = rect.width() * ROUND, rect.height() * ROUND / 2
        pixels = self._enlarged(painter, rect.adjusted(across, down, -across, -down), figure, pixels, True)
        self.text(painter, rect, figure, pixels, self.theme.color(ink), CENTER, bold=True, grows=False)

    def crate(self, painter: QPainter, rect: QRectF, good: Good | None) -> None:
        """A space for a good on a ship or in the trading house."""
        corner = min(4.0, rect.width() / 5)
        if good is None:
            painter.setPen(QPen(self.theme.color("slot_rim"), 1.3))
            painter.setBrush(self.theme.color("slot"))
            painter.drawRoundedRect(rect.adjusted(0.7, 0.7, -0.7, -0.7), corner, corner)
            return
        token = good_token(good)
        self.card(painter, rect, "paper", f"{token}_wash", corner, lifted=False)
        self.rim(painter, rect, f"{token}_rim", 1.4, corner)
        inset = rect.width() * 0.1
        self.icons.paint(painter, good_icon(good), rect.adjusted(inset, inset, -inset, -inset))

    def promise(self, painter: QPainter, rect: QRectF, promise: Promise, scale: float) -> None:
        """A label in the middle of a place: how many goods would go there, and for what.

        Struck out, those of one's own that would find no ship any more.
        """
        parts: list[tuple[str, str]] = []
        if promise.goods:
            parts.append(("", f"{promise.goods} →"))
        if promise.points:
            parts.append(("points", str(promise.points)))
        if promise.doubloons or not parts:
            parts.append(("doubloon", str(promise.doubloons)))
        for good, count in promise.stranded:
            parts += [(good_icon(good), ""), ("", str(count))]
        pixels, side, gap = 13 * scale, 19 * scale, 4 * scale
        widths = [side if icon else self.width(painter, words, pixels, bold=True) for icon, words in parts]
        width, height = sum(widths) + gap * (len(parts) + 1), 24 * scale
        label = QRectF(rect.center().x() - width / 2, rect.center().y() - height / 2, width, height)
        self.card(painter, label, "bar", "bar", corner=height / 2)
        x = label.left() + gap
        for (icon, words), used in zip(parts, widths, strict=True):
            spot = QRectF(x, label.center().y() - side / 2, used, side)
            if icon == "points":
                self.points(painter, spot, words)
            elif icon == "doubloon":
                self.coin(painter, spot, words)
            elif icon:
                self.icons.paint(painter, icon, spot)
                painter.setPen(QPen(self.theme.color("bar_ink"), 2 * scale))
                painter.drawLine(spot.bottomLeft(), spot.topRight())
            else:
                self.text(painter, spot.adjusted(0, 0, gap, 0), words, pixels, self.theme.color("bar_ink"), bold=True)
            x += used + gap


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
