"""The points as a chart: what all charts of the score sheet share, and the bars of the sources.

Importing this loads Qt's charts, which takes a while: import this when they are shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCharts import (
    QAbstractAxis,
    QBarCategoryAxis,
    QBarSet,
    QChartView,
    QHorizontalStackedBarSeries,
    QValueAxis,
)
from PySide6.QtCore import QEvent, QMargins, QPointF, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QBrush,
    QColor,
    QCursor,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QPainter,
    QPen,
)
from PySide6.QtWidgets import QFrame, QToolTip, QWidget

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


def set_span(axis: QValueAxis, first: int, last: int, most_figures: int, margin: float = 0.0) -> None:
    """Let an axis show the whole numbers from one to the other, with so many figures at it at most.

    `margin` is how much of itself it goes on at both ends, for what stands upon the ends.
    """
    last = max(last, first + 1)
    step = next((step for step in STEPS if last - first <= step * most_figures), last - first)
    axis.setTickType(QValueAxis.TickType.TicksDynamic)
    axis.setTickAnchor(first)
    axis.setTickInterval(step)
    axis.setLabelFormat("%d")
    beyond = (last - first) * margin
    axis.setRange(first - beyond, last + beyond)


class ScoreChart(QChartView):
    """A chart in the colours of the theme and the language in use, with its content in words for screen readers."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(SMALLEST)
        chart = self.chart()
        chart.setBackgroundRoundness(0)
        chart.layout().setContentsMargins(0, 0, 0, 0)
        chart.setMargins(QMargins(10, 10, 10, 10))
        legend = chart.legend()
        legend.setAlignment(Qt.AlignmentFlag.AlignRight)
        legend.setShowToolTips(True)
        theme.changed.connect(self.restyle)

    def sizeHint(self) -> QSize:
        """Room for five players."""
        return CHART_SIZE

    def retranslate_ui(self) -> None:
        """Set every text."""
        raise NotImplementedError

    def restyle(self) -> None:
        """Take the colours of the scheme and the font of the window."""
        chart, ink = self.chart(), self.theme.color("ink")
        small = QFont(self.font())
        chart.setBackgroundBrush(self.theme.color("paper"))
        self._mark_focus()
        legend = chart.legend()
        legend.setFont(small)
        legend.setLabelColor(ink)
        rim, soft = self.theme.color("slot_rim"), QColor(self.theme.color("slot_rim"))
        soft.setAlphaF(0.4)
        for axis in chart.axes():
            axis.setLabelsFont(small)
            axis.setLabelsColor(ink)
            axis.setTitleFont(small)
            axis.setTitleBrush(QBrush(ink))
            axis.setLinePen(QPen(rim, 1))
            axis.setGridLinePen(QPen(soft, 1))

    def room_for(self, most: int) -> int:
        """How many figures an axis has room for in the font of the window that has room for `most` usual ones."""
        return round(most * min(1.0, USUAL_PIXELS / self.fontInfo().pixelSize()))

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
        metrics = QFontMetricsF(self.font())
        return escape(metrics.elidedText(name, Qt.TextElideMode.ElideRight, NAME_WIDTH), quote=False)

    def add_axis(self, axis: QAbstractAxis, side: Qt.AlignmentFlag) -> None:
        """Put an axis to that side of the chart, for all series."""
        self.chart().addAxis(axis, side)
        for series in self.chart().series():
            series.attachAxis(axis)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language and the font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate_ui()
        elif event.type() == QEvent.Type.FontChange:
            self.retranslate_ui()
            self.restyle()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show that the keyboard is here."""
        super().focusInEvent(event)
        self._mark_focus()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The keyboard is elsewhere."""
        super().focusOutEvent(event)
        self._mark_focus()
        self.tell(())

    def _mark_focus(self) -> None:
        pen = QPen(self.theme.color("focus"), FOCUS_WIDTH) if self.hasFocus() else QPen(Qt.PenStyle.NoPen)
        self.chart().setBackgroundPen(pen)


class SourcesChart(ScoreChart):
    """A bar for each player, the winner on top; a segment for each source of points."""

    def __init__(self, match: Match, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._standings = match.record.game.standings()
        self._names = [match.setup.names[one.seat] for one in self._standings]
        self._match = match
        self._face = face_of(match.setup.options)
        self.sources = self._face.score_sources(match)
        self.bars = QHorizontalStackedBarSeries(self)
        self.bars.setBarWidth(min(BAR, THIN * len(self._names)))
        self.bars.setLabelsVisible(True)
        for source in self.sources:
            segment = QBarSet("", self.bars)
            segment.append([float(value or 0) for value in reversed(source.values)])  # the axis begins at the bottom
            self.bars.append(segment)
        self.bars.hovered.connect(self._on_hovered)
        self.chart().addSeries(self.bars)
        self.players = QBarCategoryAxis(self)
        self.players.setGridLineVisible(False)
        self.add_axis(self.players, Qt.AlignmentFlag.AlignLeft)
        self.points = QValueAxis(self)
        self.add_axis(self.points, Qt.AlignmentFlag.AlignBottom)
        self.retranslate_ui()
        self.restyle()

    def retranslate_ui(self) -> None:
        """Set every text."""
        self.sources = self._face.score_sources(self._match)
        for segment, source in zip(self.bars.barSets(), self.sources, strict=True):
            segment.setLabel(escape(title(source.name), quote=False))
        totals = self._face.score_totals(self._match)
        labels = [
            texts.bar_label(one.place, self.short(name), total.shown)
            for one, name, total in zip(self._standings, self._names, totals, strict=True)
        ]
        self.players.clear()
        self.players.append(list(reversed(_told_apart(labels))))
        self.points.setTitleText(self.tr("Points"))
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
        set_span(self.points, 0, max(one.points for one in self._standings), self.room_for(MOST_FIGURES))
        for segment, source in zip(self.bars.barSets(), self.sources, strict=True):
            segment.setBrush(self.theme.color(source.token))
            segment.setPen(QPen(self.theme.color("paper"), GAP))
            segment.setLabelColor(self.theme.color(f"{source.token}_ink"))
            segment.setLabelFont(self.font())

    def _on_hovered(self, inside: bool, index: int, segment: QBarSet) -> None:
        if not inside:
            self.tell(())
            return
        source = self.sources[self.bars.barSets().index(segment)]
        number = len(self._names) - 1 - index
        self.tell([texts.cell_speech(self._names[number], source.name, str(source.values[number] or 0))])


def _told_apart(labels: Sequence[str]) -> list[str]:
    """The labels, equal ones with something invisible behind them: an axis has each category once."""
    told: list[str] = []
    for label in labels:
        while label in told:
            label += "\u200b"
        told.append(label)
    return told
