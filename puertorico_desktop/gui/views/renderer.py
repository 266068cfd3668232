"""The drawing primitives of all delegates: texts, cards and slots in the colours of the scheme, lit from the top
left.

Sizes are logical pixels at scale 1 times `scale`; the scale of a view follows from the size of its font, which
follows from the size of the window.
"""

from __future__ import annotations

import math
from typing import Any

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPen

from puertorico_desktop.gui.style.icons import Icons
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.texts.wrapping import best_broken, size_of_wrapped
from puertorico_desktop.gui.views.pixmap_cache import PixmapCache
from puertorico_desktop.gui.views.scaling import (
    BASE_PIXELS,
    CENTER,
    CORNER,
    LEFT,
    LINE,
    LOW,
    MOST_NARROW,
    PLAIN_RIM,
    SMALL_PIXELS,
)

STROKE = 0.6
"""The opacity of the stroke through a figure that is struck out."""
THIN, BESIDE, RISE = 0.085, 0.22, 0.4
"""The width of that stroke and its overhang at both ends, in heights of the figure; and its rise, as a share of the
overhang."""


class Renderer(QObject):
    """The theme, the icons, and functions that draw with them. `pixmap_cache` keeps the pictures of items."""

    def __init__(self, theme: Theme, icons: Icons, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.icons = icons
        self.pixmap_cache = PixmapCache()
        self._fonts: dict[tuple[str, int, bool], tuple[QFont, QFontMetricsF]] = {}
        self._family, self._family_key = QFont(), ""

    # -- text -------------------------------------------------------------------------------------------------

    def font(self, family: QFont, pixels: float, bold: bool) -> tuple[QFont, QFontMetricsF]:
        """Returns a font of the family that the view uses, with its metrics; cached."""
        if not self._family_key or family != self._family:  # its key takes longer than all the rest
            self._family, self._family_key = QFont(family), family.key()
        key = (self._family_key, round(pixels), bold)
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
        """Draw one line of text, elided if it is too wide but never cut in its height, and return its width.

        With `grows`, the text is enlarged to the size that the player has set, as far as the rectangle has room.
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
        painter.drawText(rect, int(align) | int(Qt.TextFlag.TextSingleLine | Qt.TextFlag.TextDontClip), words)
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
        """Draw a figure that no longer applies, struck out, and return its width.

        The stroke is pale and below the figure: in the same colour it could make a different figure of it.
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
        """Returns the height of the text in pixels, enlarged to the size that the player has set as far as there is
        room."""
        wanted = self.theme.text_size
        width = self.width(painter, words, pixels, bold) if wanted > 1 else 0.0
        if not width:
            return pixels
        room = min(wanted, rect.width() / width, rect.height() / (pixels * LINE))
        larger = math.floor(pixels * room)  # font sizes are whole pixels, and widths are not proportional to them
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
        """Draw a text like `text`, but in smaller and then narrower letters where that avoids eliding it; return its
        width.

        With `grows`, the text is enlarged to the size that the player has set, on several lines if it is larger then.
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
        # A little wider, so that rounding does not elide the text.
        room = QRectF(0.0, 0.0, rect.width() / narrow + 0.01, rect.height())
        used = self.text(painter, room, words, pixels, ink, align, bold, grows)
        painter.restore()
        return used * narrow

    def least_width(self, painter: QPainter, words: str, pixels: float, bold: bool = False) -> float:
        """Returns the width below which a `label` is elided: that of small and narrow letters."""
        return self.width(painter, words, _smaller(pixels), bold) * MOST_NARROW

    def _wraps(self, painter: QPainter, rect: QRectF, words: str, pixels: float, bold: bool) -> bool:
        """Returns whether a label is larger when it is wrapped to several lines."""
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
        """Returns the largest height of letters between `most` and `least` at which the wrapped text fits (`least` if
        none does), and the size that the text takes then."""
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
        """Draw a wrapped text, in smaller letters if it fits then, and return its height.

        With `grows`, the text is enlarged to the size that the player has set, as far as the rectangle has room. Text
        that still does not fit is clipped at its end.
        """
        smallest = min(pixels, SMALL_PIXELS / BASE_PIXELS * pixels)
        most = pixels * self.theme.text_size if grows else pixels
        pixels, used = self._wrapped(painter, rect, words, most, smallest, bold)
        before = painter.font()
        painter.save()
        painter.setClipRect(rect)
        font = self.font(painter.font(), pixels, bold)[0]
        painter.setFont(font)
        painter.setPen(ink)
        shown = best_broken(words, font, rect.width())
        painter.drawText(rect, int(align) | int(Qt.TextFlag.TextWordWrap), shown)
        painter.restore()
        painter.setFont(before)
        return used.height()

    def paragraph_height(
        self, painter: QPainter, width: float, words: str, pixels: float, bold: bool = False
    ) -> float:
        """Returns the height of a text wrapped to that width."""
        return self.paragraph_size(painter, width, words, pixels, bold).height()

    def paragraph_size(
        self, painter: QPainter, width: float, words: str, pixels: float, bold: bool = False
    ) -> QSizeF:
        """Returns the size of a text wrapped to that width; a single word may be wider."""
        return size_of_wrapped(words, self.font(painter.font(), pixels, bold)[1], width)

    def width(self, painter: QPainter, words: str, pixels: float, bold: bool = False) -> float:
        """Returns the width of a line of text."""
        return self.width_in(painter.font(), words, pixels, bold)

    def width_in(self, family: QFont, words: str, pixels: float, bold: bool = False) -> float:
        """Returns the width of a line of text in a font of that family."""
        return self.font(family, pixels, bold)[1].horizontalAdvance(words)

    # -- surfaces ---------------------------------------------------------------------------------------------

    def slope(self, rect: QRectF, lit: str, shaded: str) -> QBrush:
        """Returns a gradient of a surface lit from the top left; the shaded colour alone where the scheme has plain
        surfaces."""
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
        """Draw a rounded surface. One that can be lifted casts a shadow, or has a rim where the scheme has plain
        surfaces: inside, or around a surface that is too low for a line of text between two rims."""
        painter.setPen(Qt.PenStyle.NoPen)
        if lifted and self.theme.textures:
            shadow = QColor(self.theme.color("shadow"))
            shadow.setAlpha(60)
            painter.setBrush(shadow)
            painter.drawRoundedRect(rect.translated(0.8, 1.8), corner, corner)
        elif lifted:
            painter.setPen(QPen(self.theme.color("panel_rim"), PLAIN_RIM))
            half = PLAIN_RIM / 2 if rect.height() >= LOW else -PLAIN_RIM / 2
            rect = rect.adjusted(half, half, -half, -half)
        painter.setBrush(self.slope(rect, top, bottom))
        painter.drawRoundedRect(rect, corner, corner)

    def tick(self, painter: QPainter, rect: QRectF, width: float, ink: QColor | None = None) -> None:
        """Paint a tick, the sign of something fulfilled or already owned."""
        painter.setPen(QPen(ink or self.theme.color("ink"), width, c=Qt.PenCapStyle.RoundCap))
        x, y, side = rect.left(), rect.top(), rect.width()
        low = QPointF(x + side * 0.4, y + side * 0.78)
        painter.drawPolyline(
            [QPointF(x + side * 0.08, y + side * 0.5), low, QPointF(x + side * 0.92, y + side * 0.2)]
        )

    def rim(
        self, painter: QPainter, rect: QRectF, token: str, width: float, corner: float, idle: bool = False
    ) -> None:
        """Draw the outline of a piece, dashed if it is idle and the scheme has plain surfaces, which are not
        hatched."""
        plain = not self.theme.textures
        style = Qt.PenStyle.DashLine if plain and idle else Qt.PenStyle.SolidLine
        painter.setPen(QPen(self.theme.color(token), max(width, PLAIN_RIM) if plain else width, style))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        half = width / 2
        painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), corner, corner)

    def slot(self, painter: QPainter, rect: QRectF, corner: float = CORNER) -> None:
        """Draw an empty space."""
        painter.setPen(QPen(self.theme.color("slot_rim"), 1.2, Qt.PenStyle.DashLine))
        painter.setBrush(self.theme.color("slot"))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), corner, corner)

    def hatch(self, painter: QPainter, rect: QRectF, token: str, corner: float) -> None:
        """Draw the diagonal hatching of an idle piece; nothing where the scheme has plain surfaces: there `rim` is
        dashed."""
        if not self.theme.textures:
            return
        color = QColor(self.theme.color(token))
        color.setAlpha(70)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QBrush(color, Qt.BrushStyle.BDiagPattern))
        painter.drawRoundedRect(rect, corner, corner)

    # -- pieces -----------------------------------------------------------------------------------------------

    def move_result(self, painter: QPainter, rect: QRectF, move_result: Any, scale: float) -> None:
        """Draw the effect of a move to that place. Implemented by the renderer of each game."""
        raise NotImplementedError


def _smaller(pixels: float) -> float:
    """Returns the height of small letters that belong to letters of that height."""
    return max(pixels * SMALL_PIXELS / BASE_PIXELS, min(pixels, SMALL_PIXELS))
