"""The chart of the chances of victory: a line for each player, and a mark for each decision of one player."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections import Counter
from collections.abc import Sequence

from pyqtgraph import InfiniteLine, ScatterPlotItem, TextItem, mkPen
from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QFont, QMouseEvent
from PySide6.QtWidgets import QWidget

from puertorico_desktop.gui.learn.review.line_ends import apart
from puertorico_desktop.gui.learn.review.mark_signs import TOKENS
from puertorico_desktop.gui.learn.review.points_chart import RoundsChart
from puertorico_desktop.gui.learn.review.review_service import Findings
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.texts import review as texts
from puertorico_desktop.gui.texts.advice import chance
from puertorico_desktop.gui.texts.phrases import row
from puertorico_desktop.learn.review.formulas import Mark
from puertorico_desktop.learn.review.summary import Decision, PlayerSummary

SIGNS = {Mark.BEST: "o", Mark.GOOD: "o", Mark.INACCURACY: "d", Mark.MISTAKE: "t1"}
"""The pyqtgraph symbol of each mark, because colour alone must not carry information."""
SIZES = {Mark.BEST: 6, Mark.GOOD: 7, Mark.INACCURACY: 12, Mark.MISTAKE: 13}
RING = 22.0
NEAR = 12.0
"""The greatest distance in pixels of the pointer from a mark that it points to."""
LEAST_POINTS = 3
"""The least number of points of the line of a reviewed player."""
TOP = 112
"""The upper end of the value axis in per cent: the numbers of turning points are above 100."""


def has_lines(findings: Findings | None) -> bool:
    """Returns whether the lines of chance are worth showing: those of the other players are complete, and those of
    the reviewed players have begun."""
    if findings is None:
        return False
    course, lines = findings.course, findings.summary.lines
    turns = Counter(moment.seat for moment in course.moments if moment.opens)
    for seat in course.match.setup.automatic:
        del turns[seat]  # automatic seats have no line of chances
    least = (LEAST_POINTS if seat in course.reviewed else turns[seat] for seat in range(len(lines)))
    drawn = all(len(line) >= count for line, count in zip(lines, least, strict=True))
    return any(lines) and (drawn or findings.is_complete or findings.is_old)


class ChanceChart(RoundsChart):
    """The chart of chances. Marks can be pointed at and clicked; arrow keys are handled by the page."""

    chosen = Signal(int)
    """Emitted with the ply of a decision."""

    def __init__(self, names: Sequence[str], theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._names = names
        self._findings: Findings | None = None
        self._player: PlayerSummary | None = None
        self._here: int | None = None
        self._ring = ScatterPlotItem(size=RING, brush=None)
        self.flags: list[TextItem] = []
        """The numbers of the turning points."""
        self.plotItem.vb.sigResized.connect(self._spread_flags)
        self.retranslate_ui()

    def show_findings(self, findings: Findings, player: PlayerSummary, here: int | None) -> None:
        """Display the findings, with a ring at the decision of the ply `here`."""
        is_same = findings is self._findings and player is self._player
        self._findings, self._player, self._here = findings, player, here
        if is_same:
            self._move_ring()
            return
        self.refresh()

    def _move_ring(self) -> None:
        here = next((one for one in self._marked if one.moment.ply == self._here), None)
        self._ring.setData(*([], []) if here is None else zip(self.spot_at(here), strict=True))

    def spot_at(self, decision: Decision) -> tuple[float, float]:
        """Returns the point of a decision in chart coordinates: its ply, and the chance after the best choice in per
        cent."""
        verdict = decision.verdict
        assert verdict is not None
        return decision.moment.ply, 100 * verdict.chances[verdict.best]

    def ends(self) -> list[tuple[int, float]]:
        """Returns the ends of the lines as pairs of the seat and the height in the viewport."""
        lines = () if self._findings is None else self._findings.summary.lines
        return [(seat, self.spot_of(0, 100 * line[-1].chance).y()) for seat, line in enumerate(lines) if line]

    @property
    def _marked(self) -> list[Decision]:
        player = self._player
        return [] if player is None else [one for one in player.decisions if one.verdict is not None]

    def _draw(self) -> None:
        findings, player = self._findings, self._player
        if findings is None or player is None:
            return
        self.draw_rounds(findings.course.match, TOP)
        self.side.setTicks([[(level, chance(level / 100)) for level in (0, 25, 50, 75, 100)]])
        soft = self.theme.color("ink_soft")
        even = 100 * findings.course.even
        self.addItem(InfiniteLine(even, 0, mkPen(soft, width=1, style=Qt.PenStyle.DashLine)))
        for seat, line in sorted(enumerate(findings.summary.lines), key=lambda one: one[0] == player.seat):
            if line:
                points = [(float(point.ply), 100 * point.chance) for point in line]
                self.draw_line(seat, points, seat == player.seat)
        self._draw_turning_points(player)
        scale = self.scale_of_lines
        for mark in Mark:
            spots = [self.spot_at(one) for one in self._marked if one.mark is mark]
            if spots:
                color = self.theme.color(TOKENS[mark])
                brush = self.theme.color("paper") if mark is Mark.GOOD else color
                rim = color if mark is Mark.GOOD else self.theme.color("paper")
                items = ScatterPlotItem(
                    size=SIZES[mark] * scale, symbol=SIGNS[mark], brush=brush, pen=mkPen(rim, width=1.3)
                )
                items.setData(*zip(*spots, strict=True))
                self.addItem(items)
        self._ring.setPen(mkPen(self.theme.color("focus"), width=2.5 * scale))
        self._ring.setSize(RING * scale)
        self._move_ring()
        self.addItem(self._ring)
        self._describe()

    def _draw_turning_points(self, player: PlayerSummary) -> None:
        self.flags = []
        for number, point in enumerate(player.turning_points, 1):
            line = mkPen(self.theme.color("ink_soft"), width=1, style=Qt.PenStyle.DashLine)
            self.addItem(InfiniteLine(point.ply, 90, line))
            fill = self.theme.color("mark_best" if point.change > 0 else "bar")
            label = TextItem(
                f" {number} ", color=self.theme.color("paper" if point.change > 0 else "bar_ink"), fill=fill
            )
            font = QFont(self.font())
            font.setBold(True)
            label.setFont(font)
            label.setPos(point.ply, TOP)
            self.addItem(label)
            self.flags.append(label)
        self._spread_flags()

    def _spread_flags(self) -> None:
        """Spread the numbers of the turning points so that none covers another. They hang from the upper edge, so
        that they are fully visible in a low chart as well."""
        wide = max((flag.boundingRect().width() for flag in self.flags), default=0.0)
        plies = [self.spot_of(flag.x(), TOP).x() for flag in self.flags]
        ground = self.plotItem.vb.sceneBoundingRect()
        places = apart(plies, wide + 1, ground.left() + wide / 2, ground.right() - wide / 2)
        for flag, ply, place in zip(self.flags, plies, places, strict=True):
            flag.setAnchor((0.5 - (place - ply) / wide, 0))

    def _describe(self) -> None:
        player = self._player
        if player is not None:
            self.describe(self.tr("Chance of victory"), [row(texts.counted(player.marks))])

    def retranslate_ui(self) -> None:
        """Set every text."""
        self.setAccessibleName(self.tr("Chance of victory"))
        self.refresh()

    def restyle(self) -> None:
        """Apply the colours of the scheme and the font of the window."""
        super().restyle()
        self.refresh()

    # -- pointing ------------------------------------------------------------------------------------------------

    def _near(self, place: QPointF) -> Decision | None:
        marked = self._marked
        if not marked:
            return None
        nearest = min(marked, key=lambda one: math.dist(self._pixel(one), place.toTuple()))
        return nearest if math.dist(self._pixel(nearest), place.toTuple()) <= NEAR else None

    def _pixel(self, decision: Decision) -> tuple[float, float]:
        spot = self.spot_of(*self.spot_at(decision))
        return spot.x(), spot.y()

    def words_at(self, place: QPointF) -> list[str]:
        """Returns the mark of the decision at a place of the viewport; elsewhere the chances of all players at that
        ply."""
        decision = self._near(place)
        if decision is not None and decision.mark is not None and decision.verdict is not None:
            return [texts.marked(decision.mark, decision.verdict.loss)]
        findings = self._findings
        if findings is None:
            return []
        ply = self.plotItem.vb.mapSceneToView(self.mapToScene(place.toPoint())).x()
        words = []
        for name, line in zip(self._names, findings.summary.lines, strict=True):
            before = bisect_right([point.ply for point in line], ply)
            if before and 0 <= ply <= len(findings.course.moments):
                words.append(row((name, chance(line[before - 1].chance))))
        return words

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the decision that was clicked."""
        decision = self._near(event.position())
        if decision is not None and event.button() == Qt.MouseButton.LeftButton:
            self.chosen.emit(decision.moment.ply)
        super().mousePressEvent(event)
