"""What delegates paint with: texts, cards and slots in the colours of the scheme, light from the top left.

Sizes are logical pixels at scale 1 times `scale`; a view's scale follows from the size of its font, which follows
from the size of the window.
"""

from __future__ import annotations

import math
from typing import Any

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPen

from puertorico_desktop.gui.style.icons import Icons
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.texts.typesetting import well_broken
from puertorico_desktop.gui.views.pixmap_cache import PixmapCache
from puertorico_desktop.gui.views.scaling import (
    BASE_PIXELS,
    CENTER,
    CORNER,
    LEFT,
    LINE,
    MOST_NARROW,
    PLAIN_RIM,
    SMALL_PIXELS,
)

STROKE = 0.6
"""The opacity of a stroke through a figure."""
THIN, BESIDE, RISE = 0.085, 0.22, 0.4
"""How wide it is and how far it reaches beyond the figure, in heights of that; how much of the latter it rises."""


class Painter(QObject):
    """The theme, the icons and how surfaces are drawn with them. `pixmap_cache` has the items that were painted."""

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

    def struck(
        self,
        painter: QPainter,
        rect: QRectF,
        figure: str,
        pixels: float,
        ink: QColor,
        align: Qt.AlignmentFlag = LEFT,
        grows: bool = True,
    ) -> float:
        """A figure that no longer holds, struck out; returns the width that it takes.

        The stroke is pale and below the figure: one in its colour would make other figures of it.
        """
        shown = self._enlarged(painter, rect, figure, pixels, False) if grows else pixels
        width, beside = self.width(painter, figure, shown), shown * BESIDE
        middle = rect.center()
        if not align & Qt.AlignmentFlag.AlignHCenter:
            middle.setX(rect.left() + width / 2)
        away = QPointF(width / 2 + beside, -beside * RISE)
        pale = QColor(ink)
        pale.setAlphaF(ink.alphaF() * STROKE)
        painter.setPen(QPen(pale, max(1.0, shown * THIN)))
        painter.drawLine(middle - away, middle + away)
        return self.text(painter, rect, figure, pixels, ink, align, grows=grows)

    def _enlarged(self, painter: QPainter, rect: QRectF, words: str, pixels: float, bold: bool) -> float:
        """Returns the height that the text gets: as large as the player wants it, as far as there is room for it."""
        wanted = self.theme.text_size
        width = self.width(painter, words, pixels, bold) if wanted > 1 else 0.0
        if not width:
            return pixels
        room = min(wanted, rect.width() / width, rect.height() / (pixels * LINE))
        larger = math.floor(pixels * room)  # fonts have whole pixels, and no letters in proportion to these
        while larger > pixels and self.width(painter, words, larger, bold) > rect.width():
            larger -= 1
        return max(pixels, larger)

    def label(
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
        """Text like `text`, as small and then as narrow as is allowed if that keeps it whole.

        Where the player wants larger texts it `grows`, on more lines than one if it is larger then.
        """
        if grows and self._wraps(painter, rect, words, pixels, bold):
            self.paragraph(painter, rect, words, pixels, ink, align, bold)
            return rect.width()
        if self.width(painter, words, pixels, bold) > rect.width():
            pixels = _smaller(pixels)
        width = self.width(painter, words, pixels, bold)
        if width <= rect.width():
            return self.text(painter, rect, words, pixels, ink, align, bold, grows)
        narrow = max(rect.width() / width, MOST_NARROW)
        painter.save()
        painter.translate(rect.left(), rect.top())
        painter.scale(narrow, 1.0)
        # A little more than the room, so that rounding elides nothing.
        room = QRectF(0.0, 0.0, rect.width() / narrow + 0.01, rect.height())
        used = self.text(painter, room, words, pixels, ink, align, bold, grows)
        painter.restore()
        return used * narrow

    def least_width(self, painter: QPainter, words: str, pixels: float, bold: bool = False) -> float:
        """Returns the width that a `label` needs to be whole, in small and narrow letters."""
        return self.width(painter, words, _smaller(pixels), bold) * MOST_NARROW

    def _wraps(self, painter: QPainter, rect: QRectF, words: str, pixels: float, bold: bool) -> bool:
        """Whether a label gets larger letters on more than one line."""
        if self.theme.text_size == 1 or rect.height() < 2 * pixels * LINE:
            return False
        fits = self.width(painter, words, pixels, bold) <= rect.width()
        alone = self._enlarged(painter, rect, words, pixels, bold) if fits else _smaller(pixels)
        return self._wrapped(painter, rect, words, pixels * self.theme.text_size, alone, bold)[0] > alone

    def _wrapped(
        self,
        painter: QPainter,
        rect: QRectF,
        words: str,
        most: float,
        least: float,
        bold: bool,
    ) -> tuple[float, QSizeF]:
        """Returns the height of letters between `most` and `least` with which a text fits on lines of its own, or
        else the least one, and the room that it takes."""
        pixels = most
        while True:
            used = self.paragraph_size(painter, rect.width(), words, pixels, bold)
            if pixels <= least or (used.height() <= rect.height() and used.width() <= rect.width()):
                return pixels, used
            pixels = max(least, pixels - 1)

    def paragraph(
        self,
        painter: QPainter,
        rect: QRectF,
        words: str,
        pixels: float,
        ink: QColor,
        align: Qt.AlignmentFlag = CENTER,
        bold: bool = False,
        grows: bool = True,
    ) -> float:
        """Text on as many lines as it needs, smaller if that keeps it whole; returns the height that it takes.

        Where the player wants larger texts it `grows` as far as the rectangle has room. What still does not fit into
        that is cut at its end.
        """
        smallest = min(pixels, SMALL_PIXELS / BASE_PIXELS * pixels)
        most = pixels * self.theme.text_size if grows else pixels
        pixels, used = self._wrapped(painter, rect, words, most, smallest, bold)
        before = painter.font()
        painter.save()
        painter.setClipRect(rect)
        painter.setFont(self.font(painter.font(), pixels, bold)[0])
        painter.setPen(ink)
        painter.drawText(rect, int(align) | int(Qt.TextFlag.TextWordWrap), well_broken(words))
        painter.restore()
        painter.setFont(before)
        return used.height()

    def paragraph_height(
        self, painter: QPainter, width: float, words: str, pixels: float, bold: bool = False
    ) -> float:
        """Returns the height that a text takes on lines of that width."""
        return self.paragraph_size(painter, width, words, pixels, bold).height()

    def paragraph_size(
        self, painter: QPainter, width: float, words: str, pixels: float, bold: bool = False
    ) -> QSizeF:
        """Returns the room that a text takes on lines of that width; a single word may be wider."""
        metrics = self.font(painter.font(), pixels, bold)[1]
        flags = int(LEFT) | int(Qt.TextFlag.TextWordWrap)
        return metrics.boundingRect(QRectF(0, 0, width, 10_000), flags, well_broken(words)).size()

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
        """The outline of a piece; broken where it is idle and surfaces are plain: there is no hatching then."""
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
        """Diagonal lines: it is idle. Where surfaces are plain, a broken rim tells it."""
        if not self.theme.textures:
            return
        color = QColor(self.theme.color(token))
        color.setAlpha(70)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QBrush(color, Qt.BrushStyle.BDiagPattern))
        painter.drawRoundedRect(rect, corner, corner)

    # -- pieces -----------------------------------------------------------------------------------------------

    def promise(self, painter: QPainter, rect: QRectF, promise: Any, scale: float) -> None:
        """Draws what a move to that place would bring; a game's own painter knows how."""
        raise NotImplementedError


def _smaller(pixels: float) -> float:
    """The height of letters that have to be small, from that of others."""
    return max(pixels * SMALL_PIXELS / BASE_PIXELS, min(pixels, SMALL_PIXELS))
