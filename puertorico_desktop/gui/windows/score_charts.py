"""The points as a chart: the common base of all charts of the score sheet, and the bar chart of the sources.

Importing this module loads pyqtgraph, which takes time: import it only when charts are shown.
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
"""The largest width of a name in a chart."""
FOCUS_WIDTH = 2.0
EDGE = 12
"""The margin between the edge of a chart and its contents, and beside the legend."""
BAR, THIN = 0.68, 0.2
"""The share of its place that a bar fills, and the largest share where few bars have wide places."""
GAP = 1.5
"""The gap between two segments of a bar."""
MOST_FIGURES = 10
"""The most figures at an axis of points."""
USUAL_PIXELS = 13
"""The text size in pixels for which the limits on figures at axes are given."""
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)
"""The possible intervals between figures at an axis: those in which people count."""
LINES = 110
"""The opacity of the grid lines, from 0 to 255."""

setConfigOption("exitCleanup", False)  # the program deletes its windows itself


def figures_of(first: int, last: int, most: int) -> range:
    """Returns the whole numbers for an axis between two values, at most that many."""
    last = max(last, first + 1)
    step = next((step for step in STEPS if last - first <= step * most), last - first)
    return range(first, last + 1, step)


class Axis(AxisItem):
    """An axis whose figures may extend beyond its ends."""

    def boundingRect(self) -> QRectF:
        """Returns the rectangle of the axis with its lines, and of the figures at its ends."""
        return QRectF(super().boundingRect()).adjusted(-EDGE, -EDGE, EDGE, EDGE)


class Sample(ItemSample):
    """The sample of a legend entry. Unlike that of pyqtgraph, a click on it hides nothing."""

    def mouseClickEvent(self, event: object) -> None:
        """Do nothing."""


class Legend(LegendItem):
    """A legend with a fixed place beside the chart."""

    def __init__(self) -> None:
        super().__init__(sampleType=Sample, frame=False, horSpacing=6, verSpacing=2)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def names(self) -> list[str]:
        """The names in the legend, from the top."""
        return [label.item.toPlainText() for _, label in self.items]

    def write(self, names: Sequence[str], color: QColor, font: QFont) -> None:
        """Set the names after the samples, in that colour and font."""
        for (_, label), name in zip(self.items, names, strict=True):
            label.item.setFont(font)
            label.setText(escape(name, quote=False), color=color)

    def updateSize(self) -> None:
        """Report a new size hint to the layout, which determines the size of the legend."""
        self.updateGeometry()

    def hoverEvent(self, event: object) -> None:
        """Accept no drags."""

    def mouseDragEvent(self, event: object) -> None:
        """Do nothing."""


class _Restyler(QObject):
    """A helper that applies the scheme to its chart. Connections to a chart itself would outlive it: because of its
    base class, PySide does not recognize it as the receiver."""

    @Slot()
    def restyle(self) -> None:
        """Apply the colours of another scheme."""
        chart = self.parent()
        if isinstance(chart, ScoreChart):
            chart.restyle()


class ScoreChart(PlotWidget):
    """A chart in the colours of the theme and the current language, with a description in words for screen
    readers."""

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
            axis.setZValue(-1)  # grid lines below the charts
        self.legend = Legend()
        plot.layout.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        plot.layout.setHorizontalSpacing(EDGE // 2)
        plot.layout.addItem(self.legend, 2, 3, Qt.AlignmentFlag.AlignVCenter)
        theme.changed.connect(_Restyler(self).restyle)

    def sizeHint(self) -> QSize:
        """Returns a size with room for five players."""
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
        """Returns the number of figures that fit at an axis in the font of the window, if `most` fit in the usual
        text size."""
        return round(most * min(1.0, USUAL_PIXELS / self.fontInfo().pixelSize()))

    def set_figures(self, axis: Axis, figures: range) -> None:
        """Show these figures at an axis, with grid lines."""
        axis.setTicks([[(figure, str(figure)) for figure in figures]])
        axis.setGrid(LINES)

    def describe(self, name: str, lines: Sequence[str]) -> None:
        """Set the description of the chart for screen readers."""
        self.setAccessibleName(name)
        self.setAccessibleDescription(sentences(lines))

    def show_tooltip(self, words: Sequence[str], spot: QPointF | None = None) -> None:
        """Show lines of words as a tooltip at the pointer; or read them out as well, and show them at a place of the
        chart.

        Without words, no tooltip is shown.
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
        """Returns a name elided to the width that the chart has for it."""
        return QFontMetricsF(self.font()).elidedText(name, Qt.TextElideMode.ElideRight, NAME_WIDTH)

    # -- places ---------------------------------------------------------------------------------------------------

    def spot_of(self, x: float, y: float) -> QPointF:
        """Returns the position of a point of the chart in the viewport."""
        scene = self.plotItem.vb.mapViewToScene(QPointF(x, y))
        return QPointF(self.viewportTransform().map(scene))

    def words_at(self, place: QPointF) -> list[str]:
        """Returns the description of the chart's item at a position of the viewport."""
        raise NotImplementedError

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show a tooltip about the item under the pointer."""
        super().mouseMoveEvent(event)
        self.show_tooltip(self.words_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        """Hide the tooltip."""
        super().leaveEvent(event)
        self.show_tooltip(())

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language and the font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate_ui()
        elif event.type() == QEvent.Type.FontChange:
            self.restyle()
            self.retranslate_ui()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the focus frame."""
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the focus frame."""
        super().focusOutEvent(event)
        self.viewport().update()
        self.show_tooltip(())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the chart, and a frame if it has the focus."""
        super().paintEvent(event)
        if self.hasFocus():
            with QPainter(self.viewport()) as painter:
                painter.setPen(QPen(self.theme.color("focus"), FOCUS_WIDTH))
                painter.drawRect(self.viewport().rect().adjusted(1, 1, -1, -1))


class SourcesChart(ScoreChart):
    """A bar for each player, the winner on top; a segment for each source of points."""

    def __init__(self, match: Match, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._standings = match.record.game.standings()
        self._names = [match.setup.names[one.seat] for one in self._standings]
        self._match = match
        self._face = face_of(match.setup.options)
        self.sources = self._face.score_sources(match)
        # The axis runs upwards, the first row is on top.
        self.rows = [float(number) for number in reversed(range(len(self._names)))]
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
        descriptions = []
        for number, (one, name) in enumerate(zip(self._standings, self._names, strict=True)):
            parts = [
                texts.source_points(source.name, points)
                for source in self.sources
                if (points := source.values[number]) is not None
            ]
            descriptions.append(texts.player_total(name, one.points, parts))
            descriptions += [totals[number].remark] if totals[number].remark else []
        self.describe(self.tr("Points by source as bars"), descriptions)

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
        """Show the figures that fit into their segments."""
        metrics = QFontMetricsF(self.font())
        pixel, _ = self.plotItem.vb.viewPixelSize()
        for figures, source in zip(self.figures, self.sources, strict=True):
            for figure, value in zip(figures, source.values, strict=True):
                room = (value or 0) / pixel - 2 * GAP
                figure.setVisible(bool(value) and metrics.horizontalAdvance(str(value)) <= room)

    def words_at(self, place: QPointF) -> list[str]:
        """Returns the source and the points of the segment at that position."""
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
