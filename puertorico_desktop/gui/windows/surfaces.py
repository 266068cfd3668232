"""The grounds of the table: the sea, the parchment panels on it, and labels that elide rather than push."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from puertorico_desktop.gui.theme import Theme
from puertorico_desktop.gui.views.brush import BASE_PIXELS, CORNER, scale_of

WAVE_WIDTH = 56
WAVE_ROWS = 30


class Ground(QWidget):
    """What lies under other things: painted once for what it shows, and then only copied."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._painted: Hashable = None
        self._picture = QPixmap()
        theme.changed.connect(self.update)

    def shows(self) -> Hashable:
        """All that the picture depends on, beside the size and the scheme."""
        return None

    def draw(self, painter: QPainter) -> None:
        """Paint the picture."""
        raise NotImplementedError

    def paintEvent(self, event: QPaintEvent) -> None:
        """Only copies, unless something else is to be shown."""
        ratio = self.devicePixelRatioF()
        shown = (self.size().toTuple(), ratio, self._theme.scheme, self.shows())
        if self._painted != shown:
            self._painted = shown
            self._picture = QPixmap(self.size() * ratio)
            self._picture.setDevicePixelRatio(ratio)
            self._picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(self._picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self.draw(painter)
            painter.end()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)
        painter.end()


class Sea(Ground):
    """The ground of everything."""

    def draw(self, painter: QPainter) -> None:
        """A slope of blue, and lines of foam."""
        ground = QLinearGradient(0, 0, self.width() * 0.35, self.height())
        for at, token in ((0.0, "sea_top"), (0.55, "sea"), (1.0, "sea_deep")):
            ground.setColorAt(at, self._theme.color(token))
        painter.fillRect(self.rect(), ground)
        foam = QColor(self._theme.color("sea_wave"))
        foam.setAlpha(90)
        painter.setPen(QPen(foam, 1.4))
        step = WAVE_WIDTH / 2
        for number, y in enumerate(range(10, self.height(), WAVE_ROWS)):
            path = QPainterPath()
            x = -step * (number % 2)
            path.moveTo(x, y)
            while x < self.width():
                path.quadTo(x + step / 2, y - 5, x + step, y)
                path.quadTo(x + step * 1.5, y + 5, x + 2 * step, y)
                x += 2 * step
            painter.drawPath(path)


class Panel(Ground):
    """A sheet of parchment. `rim` frames it in a player's colour while it is that player's turn."""

    def __init__(self, theme: Theme, parent: QWidget | None = None, dark: bool = False) -> None:
        super().__init__(theme, parent)
        self._dark = dark
        self._rim: QColor | None = None

    def set_rim(self, color: QColor | None) -> None:
        """Frame the panel, or take the frame away."""
        if color != self._rim:
            self._rim = color
            self.update()

    def shows(self) -> Hashable:
        """Panels of one size differ in their frames and corners."""
        return (None if self._rim is None else self._rim.rgba(), scale_of(self))

    def draw(self, painter: QPainter) -> None:
        """A gentle slope of light, a soft shadow, a rim."""
        theme = self._theme
        corner = CORNER * scale_of(self)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -2.5)
        shadow = QColor(theme.color("shadow"))
        shadow.setAlpha(80)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shadow)
        painter.drawRoundedRect(rect.translated(0, 1.5), corner, corner)
        if self._dark:
            painter.setBrush(theme.color("bar"))
        else:
            ground = QLinearGradient(rect.topLeft(), rect.bottomLeft())
            ground.setColorAt(0, theme.color("panel_top"))
            ground.setColorAt(1, theme.color("panel"))
            painter.setBrush(ground)
            painter.setPen(QPen(theme.color("panel_rim"), 1))
        painter.drawRoundedRect(rect, corner, corner)
        if self._rim is not None:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self._rim, corner / 2))
            edge = corner / 6
            painter.drawRoundedRect(rect.adjusted(edge, edge, -edge, -edge), corner, corner)


class Caption(QLabel):
    """A line of text that elides where it does not fit and then has the whole of it as its tool tip."""

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
        theme.changed.connect(self.update)

    def own_font(self) -> QFont:
        """The font of the table at this label's size."""
        font = QFont(self.font())
        font.setPixelSize(max(1, round(self._pixels * scale_of(self))))
        font.setWeight(QFont.Weight.DemiBold if self._bold else QFont.Weight.Normal)
        return font

    def natural_width(self) -> int:
        """The width that the whole text takes."""
        return QFontMetrics(self.own_font()).horizontalAdvance(self.text())

    def sizeHint(self) -> QSize:
        """As high as the line."""
        return QSize(self.natural_width() + 2, QFontMetrics(self.own_font()).height())

    def minimumSizeHint(self) -> QSize:
        """Any width will do."""
        return QSize(1, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """One line, elided."""
        painter = QPainter(self)
        painter.setFont(self.own_font())
        painter.setPen(self._theme.color(self._ink))
        shown = painter.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
        painter.drawText(self.rect(), int(self.alignment()) | int(Qt.TextFlag.TextSingleLine), shown)
        painter.end()

    def event(self, event: QEvent) -> bool:
        """The tool tip has the whole text exactly when it does not fit."""
        if event.type() == QEvent.Type.ToolTip:
            self.setToolTip(self.text() if self.natural_width() > self.width() else "")
        return super().event(event)
