"""The course of a game by points: a line for each player, on the same background as the lines of chance."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from pyqtgraph import LinearRegionItem, PlotDataItem, mkPen
from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.texts import scores
from puertorico_desktop.gui.views.scaling import BASE_PIXELS
from puertorico_desktop.gui.windows.course_chart import DASHES, MARKERS
from puertorico_desktop.gui.windows.score_charts import MOST_FIGURES, ScoreChart, figures_of
from puertorico_desktop.match.match import Match
from puertorico_desktop.match.progress import Milestone, progress

OWN, OTHER = 3.0, 1.6
"""The widths of the player's own line and of other lines."""
MARKER = 7.0
BAND = 26
"""The opacity of the band of every other round, from 0 to 255."""
SMALLEST = QSize(240, 100)
MOST_ROUNDS = 20
NEAR = 14.0
"""The greatest distance in pixels of the pointer from a point that it points to."""
ABOVE = 1.05
"""The upper end of the value axis, as a multiple of the highest score."""


class RoundsChart(ScoreChart):
    """A chart over the moves of a game, with its rounds as bands. Arrow keys are handled by the page."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setMinimumSize(SMALLEST)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.legend.hide()
        self._is_stale = True

    def sizeHint(self) -> QSize:
        """Returns the smallest size, because the layout of the page determines the size."""
        return SMALLEST

    @property
    def scale_of_lines(self) -> float:
        """The factor of the widths of lines and marks, at least 1, which grows with the font size."""
        return max(1.0, self.fontInfo().pixelSize() / BASE_PIXELS)

    def refresh(self) -> None:
        """Redraw the chart: now, or when it is next shown."""
        self._is_stale = not self.isVisible()
        if not self._is_stale:
            self._draw()

    def _draw(self) -> None:
        raise NotImplementedError

    def showEvent(self, event: QShowEvent) -> None:
        """Redraw the chart if it has changed since it was hidden."""
        super().showEvent(event)
        if self._is_stale:
            self.refresh()

    def draw_rounds(self, match: Match, top: float) -> None:
        """Clear the chart, and draw the bands of the rounds of a match; `top` is the upper end of the value axis."""
        plies, first = max(1, match.ply), match.first_round
        self.clear()
        self.setRange(xRange=(0, plies), yRange=(0, top), padding=0)
        ends = [*match.rounds(), plies]
        band = QColor(self.theme.color("ink"))
        band.setAlpha(BAND)
        for number in range(0, len(ends) - 1, 2):
            self.addItem(LinearRegionItem(ends[number : number + 2], brush=band, pen=mkPen(None), movable=False))
        middles = [(one + other) / 2 for one, other in pairwise(ends)]
        step = max(1, math.ceil(len(middles) / self.room_for(MOST_ROUNDS)))
        self.foot.setTicks(
            [[(x, str(number)) for number, x in enumerate(middles, first) if not (number - first) % step]]
        )

    def draw_line(self, seat: int, points: Sequence[tuple[float, float]], own: bool, **marks: object) -> None:
        """Draw the line of a player."""
        pen = mkPen(self.theme.player(seat), width=(OWN if own else OTHER) * self.scale_of_lines)
        if DASHES[seat] and not own:
            pen.setDashPattern(DASHES[seat])
        self.addItem(PlotDataItem(*zip(*points, strict=True), pen=pen, antialias=True, **marks))

    def ends(self) -> list[tuple[int, float]]:
        """Returns the ends of the lines as pairs of the seat and the height in the viewport."""
        raise NotImplementedError

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ignore the event, so that the page handles the key."""
        event.ignore()


class PointsChart(RoundsChart):
    """The points of all players after every round, which are known from the beginning."""

    def __init__(self, match: Match, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._match = match
        self._names = match.setup.names
        self.milestones: list[Milestone] = progress(match)
        self._seat: int | None = None
        self.retranslate_ui()
        self.restyle()

    def show_player(self, seat: int | None) -> None:
        """Draw the line of this player as the own one."""
        if seat != self._seat:
            self._seat = seat
            self.refresh()

    def _draw(self) -> None:
        most = max(1, *(sheet.total for one in self.milestones for sheet in one.sheets))
        self.draw_rounds(self._match, ABOVE * most)
        self.set_figures(self.side, figures_of(0, most, self.room_for(MOST_FIGURES)))
        ink = mkPen(self.theme.color("paper"))
        for seat in sorted(range(len(self._names)), key=lambda one: one == self._seat):
            points = [(float(one.ply), float(one.sheets[seat].total)) for one in self.milestones]
            marks = {
                "symbol": MARKERS[seat],
                "symbolSize": MARKER * self.scale_of_lines,
                "symbolBrush": self.theme.player(seat),
                "symbolPen": ink,
            }
            self.draw_line(seat, points, seat == self._seat, **marks)

    def ends(self) -> list[tuple[int, float]]:
        """Returns the ends of the lines as pairs of the seat and the height in the viewport."""
        last = self.milestones[-1]
        return [(seat, self.spot_of(last.ply, sheet.total).y()) for seat, sheet in enumerate(last.sheets)]

    def retranslate_ui(self) -> None:
        """Set every text."""
        first = self.milestones[0].round
        descriptions = [
            scores.player_course(name, [one.sheets[seat].total for one in self.milestones], first)
            for seat, name in enumerate(self._names)
        ]
        self.describe(self.tr("Points from round to round"), descriptions)

    def restyle(self) -> None:
        """Apply the colours of the scheme and the font of the window."""
        super().restyle()
        self.refresh()

    def words_at(self, place: QPointF) -> list[str]:
        """Returns the points of all players at the nearest point."""
        spots = {
            (number, seat): self.spot_of(one.ply, sheet.total)
            for number, one in enumerate(self.milestones)
            for seat, sheet in enumerate(one.sheets)
        }
        nearest = min(spots, key=lambda one: math.dist(spots[one].toTuple(), place.toTuple()))
        if math.dist(spots[nearest].toTuple(), place.toTuple()) > NEAR:
            return []
        there = self.milestones[nearest[0]]
        return [
            scores.round_points(name, there.round, there.sheets[seat].total) for seat, name in enumerate(self._names)
        ]
