"""The course of a game as a graph: everybody's points after every round."""

from __future__ import annotations

import math

from PySide6.QtCharts import QLegend, QLineSeries, QScatterSeries, QValueAxis
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPen
from PySide6.QtWidgets import QWidget

from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.texts import scores as texts
from puertorico_desktop.gui.windows.score_charts import MOST_FIGURES, ScoreChart, set_span
from puertorico_desktop.match.match import Match
from puertorico_desktop.match.progress import progress

Shape = QScatterSeries.MarkerShape
MARKERS = (
    Shape.MarkerShapePentagon,
    Shape.MarkerShapeTriangle,
    Shape.MarkerShapeRotatedRectangle,
    Shape.MarkerShapeRectangle,
    Shape.MarkerShapeCircle,
)
"""By seat, like the outlines of the crests."""
DASHES: tuple[tuple[float, ...], ...] = ((), (6, 2), (2, 2), (6, 2, 1, 2), (8, 2, 1, 2, 1, 2))
"""By seat: dashes and gaps in widths of the line; none is a line without gaps."""
LINE = 2.5
MARKER = 12.0
RING = 20.0
MOST_ROUNDS = 20
"""As many figures as there is room for at the axis of rounds."""
MARGIN = 0.04
"""How much of an axis lies beyond its first and its last point, so that no marker is cut."""
NEAR = 10.0
"""How far from a point the pointer still is upon it, in pixels."""
STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
RANKS = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}


class CourseChart(ScoreChart):
    """A line for each player, in the order of the standings.

    Pointing at a point tells whose it is, the round and the points; so do the arrow keys, left and right through the
    rounds, up and down from player to player.
    """

    def __init__(self, match: Match, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._names = match.setup.names
        self.seats = [one.seat for one in match.record.game.standings()]
        self.milestones = progress(match)
        self.lines: list[QLineSeries] = []
        self.markers: list[QScatterSeries] = []
        self._here = (len(self.milestones) - 1, self.seats[0])
        points = [[QPointF(one.round, one.sheets[seat].total) for one in self.milestones] for seat in self.seats]
        for way in points:
            line = QLineSeries(self)
            line.append(way)
            self.lines.append(line)
        for seat, way in zip(self.seats, points, strict=True):
            marker = QScatterSeries(self)
            marker.append(way)
            marker.setMarkerShape(MARKERS[seat])
            marker.setMarkerSize(MARKER)
            self.markers.append(marker)
        self.ring = QScatterSeries(self)
        self.ring.setMarkerSize(RING)
        chart = self.chart()
        chart.legend().setMarkerShape(QLegend.MarkerShape.MarkerShapeFromSeries)
        for series in [*self.lines, *self.markers, self.ring]:
            chart.addSeries(series)
        for hidden in [*self.lines, self.ring]:
            for entry in chart.legend().markers(hidden):
                entry.setVisible(False)
        self.rounds = QValueAxis(self)
        self.add_axis(self.rounds, Qt.AlignmentFlag.AlignBottom)
        self.points = QValueAxis(self)
        self.add_axis(self.points, Qt.AlignmentFlag.AlignLeft)
        self.viewport().setMouseTracking(True)
        self.retranslate_ui()
        self.restyle()

    def retranslate_ui(self) -> None:
        """Set every text."""
        self.rounds.setTitleText(self.tr("Rounds"))
        self.points.setTitleText(self.tr("Points"))
        for seat, marker in zip(self.seats, self.markers, strict=True):
            marker.setName(self.short(self._names[seat]))
        first = self.milestones[0].round
        sentences = [
            texts.player_course(self._names[seat], [one.sheets[seat].total for one in self.milestones], first)
            for seat in self.seats
        ]
        self.describe(self.tr("Points from round to round as a graph"), sentences)

    def restyle(self) -> None:
        """Take the colours of the scheme and the font of the window."""
        super().restyle()
        first, last = self.milestones[0].round, self.milestones[-1].round
        most = max(sheet.total for one in self.milestones for sheet in one.sheets)
        set_span(self.rounds, first, last, self.room_for(MOST_ROUNDS), MARGIN)
        set_span(self.points, 0, most, self.room_for(MOST_FIGURES), MARGIN)
        ink = self.theme.color("ink")
        for seat, line, marker in zip(self.seats, self.lines, self.markers, strict=True):
            color = self.theme.player(seat)
            pen = QPen(color, LINE)
            if DASHES[seat]:
                pen.setDashPattern(DASHES[seat])
            line.setPen(pen)
            marker.setColor(color)
            marker.setBorderColor(ink)
        self.ring.setColor(QColor(Qt.GlobalColor.transparent))
        self.ring.setPen(QPen(self.theme.color("focus"), LINE))

    # -- pointing ------------------------------------------------------------------------------------------------

    def spot(self, milestone: int, seat: int) -> QPointF:
        """Where a point is in the viewport."""
        series = self.markers[self.seats.index(seat)]
        place = self.chart().mapToPosition(series.at(milestone), series)
        return QPointF(self.mapFromScene(self.chart().mapToScene(place)))

    def words_at(self, place: QPointF) -> list[str]:
        """What the points there tell; points of several players may lie upon each other."""
        distances = {
            (number, seat): math.dist(self.spot(number, seat).toTuple(), place.toTuple())
            for number in range(len(self.milestones))
            for seat in self.seats
        }
        nearest = min(distances, key=distances.__getitem__)
        if distances[nearest] > NEAR:
            return []
        there = self._points(nearest[1], nearest[0])
        return [self._words(nearest[0], seat) for seat in self.seats if self._points(seat, nearest[0]) == there]

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell what the pointer is on."""
        super().mouseMoveEvent(event)
        self.tell(self.words_at(event.position()))

    # -- the keyboard --------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from point to point."""
        number, seat = self._here
        key = Qt.Key(event.key())
        if key in STEPS:
            number = min(max(number + STEPS[key], 0), len(self.milestones) - 1)
        elif key in RANKS:
            order = sorted(self.seats, key=lambda one: (self._points(one, number), -self.seats.index(one)))
            seat = order[min(max(order.index(seat) + RANKS[key], 0), len(order) - 1)]
        else:
            event.ignore()
            return
        self._here = (number, seat)
        self._show_ring()
        self.tell([self._words(number, seat)], self.spot(number, seat))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Mark the point from which the arrow keys go."""
        super().focusInEvent(event)
        self._show_ring()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The keyboard is elsewhere."""
        super().focusOutEvent(event)
        self.ring.clear()

    def _show_ring(self) -> None:
        number, seat = self._here
        self.ring.clear()
        self.ring.append(QPointF(self.milestones[number].round, self._points(seat, number)))

    def _points(self, seat: int, milestone: int) -> int:
        return self.milestones[milestone].sheets[seat].total

    def _words(self, milestone: int, seat: int) -> str:
        over = self.milestones[milestone].round
        return texts.round_points(self._names[seat], over, self._points(seat, milestone))
