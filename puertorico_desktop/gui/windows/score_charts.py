"""The points as a chart: what all charts of the score sheet share, and the bars of the sources.

Importing this loads pyqtgraph, which takes a while: import this when charts are shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from pyqtgraph import AxisItem, BarGraphItem, LegendItem, PlotWidget, TextItem, mkPen, setConfigOption
from pyqtgraph.graphicsItems.LegendItem import ItemSample
from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, Slot
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QCursor,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QFrame, QSizePolicy, QToolTip, QWidget

from puertorico_desktop.gui.games import face_of
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.texts import scores as texts
from puertorico_desktop.gui.texts.phrases import row, sentences, title
from puertorico_desktop.gui.views.tips import show_tip
from puertorico_desktop.gui.windows.chart_page import CHART_SIZE
from puertorico_desktop.match.match import Match

SMALLEST = QSize(480, 260)
NAME_WIDTH = 160
"""The most that a name takes of a chart."""
FOCUS_WIDTH = 2.0
EDGE = 12
"""Between the edge of a chart and what is in it, and beside the legend."""
BAR, THIN = 0.68, 0.2
"""How much of its place a bar fills: so much, but of few bars that have large places only so much for each."""
GAP = 1.5
"""Between two segments of a bar."""
MOST_FIGURES = 10
"""At an axis of points."""
USUAL_PIXELS = 13
"""The size of texts for which axes have room for as many figures as is said."""
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)
"""From one figure at an axis to the next: what people count in."""
LINES = 110
"""The opacity of the lines across a chart, 0 to 255."""

setConfigOption("exitCleanup", False)  # windows are taken down in order


def figures_of(first: int, last: int, most: int) -> range:
    """Returns the whole numbers that stand at an axis from one to the other, so many at most."""
    last = max(last, first + 1)
    step = next((step for step in STEPS if last - first <= step * most), last - first)
    return range(first, last + 1, step)


class Axis(AxisItem):
    """An axis whose figures may reach beyond its ends."""

    def boundingRect(self) -> QRectF:
        """The axis with its lines, and the figures at its ends."""
        return QRectF(super().boundingRect()).adjusted(-EDGE, -EDGE, EDGE, EDGE)


class Sample(ItemSample):
    """What a line of the legend stands for. A click on it hides nothing."""

    def mouseClickEvent(self, event: object) -> None:
        """Do nothing."""


class Legend(LegendItem):
    """A legend that has its place beside the chart, and stays there."""

    def __init__(self) -> None:
        super().__init__(sampleType=Sample, frame=False, horSpacing=6, verSpacing=2)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def names(self) -> list[str]:
        """The names in it, from the top."""
        return [label.item.toPlainText() for _, label in self.items]

    def write(self, names: Sequence[str], color: QColor, font: QFont) -> None:
        """Set the name behind every sample, in that colour and font."""
        for (_, label), name in zip(self.items, names, strict=True):
            label.item.setFont(font)
            label.setText(escape(name, quote=False), color=color)

    def updateSize(self) -> None:
        """The layout that it lies in says how large it is."""
        self.updateGeometry()

    def hoverEvent(self, event: object) -> None:
        """Offer nothing to be dragged."""

    def mouseDragEvent(self, event: object) -> None:
        """Do nothing."""


class _Restyler(QObject):
    """Has its chart follow the scheme. Connections to a chart itself outlive it: with its base class, PySide does not
    know it for the receiver."""

    @Slot()
    def restyle(self) -> None:
        """The scheme is another one."""
        chart = self.parent()
        if isinstance(chart, ScoreChart):
            chart.restyle()


class ScoreChart(PlotWidget):
    """A chart in the colours of the theme and the language in use, with its content in words for screen readers."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        self.side, self.foot = Axis("left"), Axis("bottom")
        super().__init__(parent, axisItems={"left": self.side, "bottom": self.foot}, enableMenu=False)
        self.theme = theme
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAntialiasing(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(SMALLEST)
        self.viewport().setMouseTracking(True)
        plot = self.plotItem
        plot.hideButtons()
        plot.setMouseEnabled(False, False)
        plot.disableAutoRange()
        for axis in (self.side, self.foot):
            axis.enableAutoSIPrefix(False)
            axis.setZValue(-1)  # its lines lie below everything
        self.legend = Legend()
        plot.layout.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        plot.layout.setHorizontalSpacing(EDGE // 2)
        plot.layout.addItem(self.legend, 2, 3, Qt.AlignmentFlag.AlignVCenter)
        theme.changed.connect(_Restyler(self).restyle)

    def sizeHint(self) -> QSize:
        """Room for five players."""
        return CHART_SIZE

    def retranslate_ui(self) -> None:
        """Set every text."""
        raise NotImplementedError

    @Slot()
    def restyle(self) -> None:
        """Take the colours of the scheme and the font of the window."""
        self.setBackground(self.theme.color("paper"))
        ink, rim, font = self.theme.color("ink"), QPen(self.theme.color("slot_rim"), 1), QFont(self.font())
        for axis in (self.side, self.foot):
            axis.setTickFont(font)
            axis.setTextPen(ink)
            axis.setPen(rim)
            axis.setTickPen(rim)
            axis.label.setFont(font)
            axis.setLabel(axis.labelText, color=ink.name())
        self.legend.write(self.legend.names, ink, font)

    def room_for(self, most: int) -> int:
        """How many figures an axis has room for in the font of the window that has room for `most` usual ones."""
        return round(most * min(1.0, USUAL_PIXELS / self.fontInfo().pixelSize()))

    def set_figures(self, axis: Axis, figures: range) -> None:
        """Let an axis show these figures, with lines across the chart."""
        axis.setTicks([[(figure, str(figure)) for figure in figures]])
        axis.setGrid(LINES)

    def describe(self, name: str, lines: Sequence[str]) -> None:
        """Say to screen readers what the chart shows."""
        self.setAccessibleName(name)
        self.setAccessibleDescription(sentences(lines))

    def tell(self, words: Sequence[str], spot: QPointF | None = None) -> None:
        """Show lines of words at the pointer, or read them out too and show them at a place of the chart.

        No words: no tool tip.
        """
        if not words:
            QToolTip.hideText()
            return
        place = QCursor.pos()
        if spot is not None:
            place = self.viewport().mapToGlobal(spot.toPoint())
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, row(words)))
        show_tip(place, "\n".join(words), self)

    def short(self, name: str) -> str:
        """A name as it is written into the chart, no longer than there is room for."""
        return QFontMetricsF(self.font()).elidedText(name, Qt.TextElideMode.ElideRight, NAME_WIDTH)

    # -- places ---------------------------------------------------------------------------------------------------

    def spot_of(self, x: float, y: float) -> QPointF:
        """Returns where a point of the chart is in the viewport."""
        scene = self.plotItem.vb.mapViewToScene(QPointF(x, y))
        return QPointF(self.viewportTransform().map(scene))

    def words_at(self, place: QPointF) -> list[str]:
        """Returns what lies at a place of the viewport, in words."""
        raise NotImplementedError

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell what the pointer is on."""
        super().mouseMoveEvent(event)
        self.tell(self.words_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer is elsewhere."""
        super().leaveEvent(event)
        self.tell(())

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language and the font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate_ui()
        elif event.type() == QEvent.Type.FontChange:
            self.restyle()
            self.retranslate_ui()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show that the keyboard is here."""
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The keyboard is elsewhere."""
        super().focusOutEvent(event)
        self.viewport().update()
        self.tell(())

    def paintEvent(self, event: QPaintEvent) -> None:
        """The chart, and a frame while the keyboard is here."""
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self.viewport())
            painter.setPen(QPen(self.theme.color("focus"), FOCUS_WIDTH))
            painter.drawRect(self.viewport().rect().adjusted(1, 1, -1, -1))
            painter.end()


class SourcesChart(ScoreChart):
    """A bar for each player, the winner on top; a segment for each source of points."""

    def __init__(self, match: Match, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._standings = match.record.game.standings()
        self._names = [match.setup.names[one.seat] for one in self._standings]
        self._match = match
        self._face = face_of(match.setup.options)
        self.sources = self._face.score_sources(match)
        self.rows = [float(number) for number in reversed(range(len(self._names)))]  # the axis begins at the bottom
        self.labels: list[str] = []
        self.bars: list[BarGraphItem] = []
        self.figures: list[list[TextItem]] = []
        self._thickness = min(BAR, THIN * len(self._names))
        ends = [0.0] * len(self._names)
        for source in self.sources:
            starts, values = list(ends), [float(value or 0) for value in source.values]
            ends = [start + value for start, value in zip(starts, values, strict=True)]
            bar = BarGraphItem(x0=starts, width=values, y=self.rows, height=self._thickness)
            self.addItem(bar)
            self.legend.addItem(bar, "")
            self.bars.append(bar)
            figures = []
            for start, value, level in zip(starts, values, self.rows, strict=True):
                figure = TextItem(f"{value:.0f}", anchor=(0.5, 0.5))
                figure.setPos(start + value / 2, level)
                self.addItem(figure)
                figures.append(figure)
            self.figures.append(figures)
        self.side.setStyle(tickLength=0)
        self.plotItem.vb.sigResized.connect(self._fit_figures)
        self.retranslate_ui()
        self.restyle()

    def retranslate_ui(self) -> None:
        """Set every text."""
        self.sources = self._face.score_sources(self._match)
        self.legend.write(
            [title(source.name) for source in self.sources], self.theme.color("ink"), QFont(self.font())
        )
        totals = self._face.score_totals(self._match)
        self.labels = [
            texts.bar_label(one.place, self.short(name), total.shown)
            for one, name, total in zip(self._standings, self._names, totals, strict=True)
        ]
        self.side.setTicks([list(zip(self.rows, self.labels, strict=True))])
        self.foot.setLabel(self.tr("Points"))
        told = []
        for number, (one, name) in enumerate(zip(self._standings, self._names, strict=True)):
            parts = [
                texts.source_points(source.name, points)
                for source in self.sources
                if (points := source.values[number]) is not None
            ]
            told.append(texts.player_total(name, one.points, parts))
            told += [totals[number].remark] if totals[number].remark else []
        self.describe(self.tr("Points by source as bars"), told)

    def restyle(self) -> None:
        """Take the colours of the scheme and the font of the window."""
        super().restyle()
        most = max(one.points for one in self._standings)
        self.set_figures(self.foot, figures_of(0, most, self.room_for(MOST_FIGURES)))
        self.setRange(xRange=(0, max(most, 1)), yRange=(-0.5, len(self.rows) - 0.5), padding=0)
        for bar, figures, source in zip(self.bars, self.figures, self.sources, strict=True):
            bar.setOpts(brush=self.theme.color(source.token), pen=mkPen(self.theme.color("paper"), width=GAP))
            for figure in figures:
                figure.setColor(self.theme.color(f"{source.token}_ink"))
                figure.setFont(QFont(self.font()))
        self._fit_figures()

    @Slot()
    def _fit_figures(self) -> None:
        """Show the figures that have room in their segments."""
        metrics = QFontMetricsF(self.font())
        pixel, _ = self.plotItem.vb.viewPixelSize()
        for figures, source in zip(self.figures, self.sources, strict=True):
            for figure, value in zip(figures, source.values, strict=True):
                room = (value or 0) / pixel - 2 * GAP
                figure.setVisible(bool(value) and metrics.horizontalAdvance(str(value)) <= room)

    def words_at(self, place: QPointF) -> list[str]:
        """The source and the points of a segment."""
        point = self.plotItem.vb.mapSceneToView(self.mapToScene(place.toPoint()))
        for number, level in enumerate(self.rows):
            if abs(point.y() - level) > self._thickness / 2:
                continue
            end = 0
            for source in self.sources:
                value = source.values[number] or 0
                end += value
                if 0 <= point.x() < end:
                    return [texts.cell_speech(self._names[number], source.name, str(value))]
        return []
