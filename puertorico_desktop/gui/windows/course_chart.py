"""The course of a game as a graph: the points of every player after every round."""

from __future__ import annotations

import math

from pyqtgraph import PlotDataItem, ScatterPlotItem, mkPen
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFocusEvent, QFont, QKeyEvent
from PySide6.QtWidgets import QWidget

from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.texts import scores as texts
from puertorico_desktop.gui.windows.score_charts import MOST_FIGURES, ScoreChart, figures_of
from puertorico_desktop.match.match import Match
from puertorico_desktop.match.progress import progress

MARKERS = ("p", "t1", "d", "s", "o")
"""The markers by seat, shaped like the crests: pentagon, triangle, diamond, square, circle."""
DASHES: tuple[tuple[float, ...], ...] = ((), (6, 2), (2, 2), (6, 2, 1, 2), (8, 2, 1, 2, 1, 2))
"""The dash patterns by seat: lengths of dashes and gaps in widths of the line; an empty one is a solid line."""
LINE = 2.5
MARKER = 12.0
RING = 20.0
MOST_ROUNDS = 20
"""The most figures for which the axis of rounds has room."""
MARGIN = 0.04
"""The length of an axis beyond its first and its last point, so that no marker is clipped."""
NEAR = 10.0
"""The largest distance in pixels at which the pointer still counts as being on a point."""
STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
RANKS = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}


class CourseChart(ScoreChart):
    """A line chart with one line for each player, in the order of the standings.

    Pointing at a point shows its player, the round and the points. So do the arrow keys: left and right move through
    the rounds, up and down from player to player.
    """

    def __init__(self, match: Match, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._names = match.setup.names
        self.seats = [one.seat for one in match.record.game.standings()]
        self.milestones = progress(match)
        self.lines: list[PlotDataItem] = []
        self._here = (len(self.milestones) - 1, self.seats[0])
        for seat in self.seats:
            rounds, points = zip(*((one.round, one.sheets[seat].total) for one in self.milestones), strict=True)
            line = PlotDataItem(rounds, points, symbol=MARKERS[seat], symbolSize=MARKER, antialias=True)
            self.addItem(line)
            self.legend.addItem(line, "")
            self.lines.append(line)
        self.ring = ScatterPlotItem(size=RING, brush=None)
        self.addItem(self.ring)
        self.retranslate_ui()
        self.restyle()

    def retranslate_ui(self) -> None:
        """Set every text."""
        self.foot.setLabel(self.tr("Rounds"))
        self.side.setLabel(self.tr("Points"))
        names = [self.short(self._names[seat]) for seat in self.seats]
        self.legend.write(names, self.theme.color("ink"), QFont(self.font()))
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
        self.set_figures(self.foot, figures_of(first, last, self.room_for(MOST_ROUNDS)))
        self.set_figures(self.side, figures_of(0, most, self.room_for(MOST_FIGURES)))
        self.setRange(xRange=(first, max(last, first + 1)), yRange=(0, max(most, 1)), padding=MARGIN)
        ink = mkPen(self.theme.color("ink"))
        for seat, line in zip(self.seats, self.lines, strict=True):
            color = self.theme.player(seat)
            pen = mkPen(color, width=LINE)
            if DASHES[seat]:
                pen.setDashPattern(DASHES[seat])
            line.setPen(pen)
            line.setSymbolBrush(color)
            line.setSymbolPen(ink)
        self.ring.setPen(mkPen(self.theme.color("focus"), width=LINE))

    # -- pointing ------------------------------------------------------------------------------------------------

    def spot(self, milestone: int, seat: int) -> QPointF:
        """Returns the position of a point in the viewport."""
        return self.spot_of(self.milestones[milestone].round, self._points(seat, milestone))

    def words_at(self, place: QPointF) -> list[str]:
        """Returns the description of the points at that position; points of several players may coincide."""
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

    # -- the keyboard --------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move from point to point with the arrow keys."""
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
        self.show_tooltip([self._words(number, seat)], self.spot(number, seat))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Mark the point from which the arrow keys start."""
        super().focusInEvent(event)
        self._show_ring()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Remove the mark of the current point."""
        super().focusOutEvent(event)
        self.ring.clear()

    def _show_ring(self) -> None:
        number, seat = self._here
        self.ring.setData([self.milestones[number].round], [self._points(seat, number)])

    def _points(self, seat: int, milestone: int) -> int:
        return self.milestones[milestone].sheets[seat].total

    def _words(self, milestone: int, seat: int) -> str:
        over = self.milestones[milestone].round
        return texts.round_points(self._names[seat], over, self._points(seat, milestone))
