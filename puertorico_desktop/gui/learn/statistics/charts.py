"""The charts of the page of statistics. Importing this module loads pyqtgraph; import it only when charts are
shown."""

from __future__ import annotations

from collections.abc import Sequence

import attrs
from pyqtgraph import BarGraphItem, ErrorBarItem, InfiniteLine, mkPen
from PySide6.QtCore import QPointF, Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.windows.score_charts import MOST_FIGURES, ScoreChart, figures_of

BAR = 0.62
MOST_BARS = 10
"""The greatest number of bars of a chart; the table beside it has all rows."""
NARROWEST, LOWEST = 240, 84
"""The least width of a chart, and its least height without figures, in pixels."""
LINE = 2.5
DOT = 0.4
"""The size of a dot as a multiple of the font height."""
ROOM_FOR_DOTS = 0.06
"""The room below and above the values of games, as a part of their range: the dots are whole in a low chart, too."""
STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}


@attrs.frozen
class Mark:
    """A bar or a point: its label, its value, the bounds of the confidence interval (None if unknown), and its
    description in words."""

    label: str
    value: float
    words: str
    low: float | None = None
    high: float | None = None


class FiguresChart(ScoreChart):
    """A chart of marks, whose descriptions are shown for the pointer and the arrow keys."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.marks: Sequence[Mark] = ()
        self._name = ""
        self._here = 0
        self.legend.hide()
        self.restyle()

    def show_marks(self, name: str, marks: Sequence[Mark]) -> None:
        """Display these marks."""
        self.marks, self._name, self._here = marks, name, 0
        self.describe(name, [mark.words for mark in marks])
        self.restyle()

    @Slot()
    def restyle(self) -> None:
        """Redraw the chart in the colours of the scheme."""
        super().restyle()
        self.setMinimumSize(NARROWEST, LOWEST + 2 * self.fontMetrics().height())
        self.plotItem.clear()
        if self.marks:
            self.draw_marks()

    def draw_marks(self) -> None:
        """Draw the marks on the empty chart; called only if there are any."""
        raise NotImplementedError

    def retranslate_ui(self) -> None:
        """Do nothing: the page sets the texts of the chart."""

    def spot(self, number: int) -> QPointF:
        """Returns the place of a mark in the viewport."""
        raise NotImplementedError

    def number_at(self, place: QPointF) -> int | None:
        """Returns the index of the mark at a place of the viewport; None if there is none."""
        raise NotImplementedError

    def words_at(self, place: QPointF) -> list[str]:
        """Returns the description of the mark at a place of the viewport; an empty list if there is none."""
        number = self.number_at(place) if self.marks else None
        return [] if number is None else [self.marks[number].words]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from mark to mark with the arrow keys."""
        step = STEPS.get(Qt.Key(event.key()))
        if step is None or not self.marks:
            event.ignore()
            return
        self._here = min(max(self._here + step, 0), len(self.marks) - 1)
        self.show_tooltip([self.marks[self._here].words], self.spot(self._here))

    def _point(self, place: QPointF) -> QPointF:
        return QPointF(self.plotItem.vb.mapSceneToView(self.mapToScene(place.toPoint())))


class BarsChart(FiguresChart):
    """A bar for each mark, the first one on top, with its confidence interval, and a line at the value expected by
    chance."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        self._even: float | None = None
        super().__init__(theme, parent)
        self.side.setStyle(tickLength=0)

    def show_bars(self, name: str, marks: Sequence[Mark], even: float | None = None) -> None:
        """Display these bars, with a line at `even` unless it is None."""
        self._even = even
        self.show_marks(name, marks[:MOST_BARS])

    def draw_marks(self) -> None:
        """Draw the bars."""
        rows = [float(number) for number in reversed(range(len(self.marks)))]
        values = [mark.value for mark in self.marks]
        least = min(0.0, *values) if len(values) > 1 else min(0.0, values[0])
        most = max(1.0, *values, *(mark.high or 0.0 for mark in self.marks))
        color = self.theme.color("source_bonus_0")
        self.addItem(
            BarGraphItem(
                x0=0, width=values, y=rows, height=BAR, brush=color, pen=mkPen(self.theme.color("paper"), width=1)
            )
        )
        bounded = [
            (row, mark.value, mark.low, mark.high)
            for row, mark in zip(rows, self.marks, strict=True)
            if mark.low is not None and mark.high is not None
        ]
        if bounded:
            import numpy as np

            y, x, low, high = (np.array(column, dtype=float) for column in zip(*bounded, strict=True))
            pen = mkPen(self.theme.color("ink"), width=1.5)
            self.addItem(ErrorBarItem(x=x, y=y, left=x - low, right=high - x, beam=0.2, pen=pen))
        if self._even is not None:
            self.addItem(InfiniteLine(self._even, pen=mkPen(self.theme.color("source_chips"), width=LINE)))
        self.side.setTicks([list(zip(rows, [self.short(mark.label) for mark in self.marks], strict=True))])
        self.set_figures(self.foot, figures_of(round(least), round(most), self.room_for(MOST_FIGURES)))
        self.setRange(xRange=(least, most), yRange=(-0.6, len(rows) - 0.4), padding=0.01)

    def spot(self, number: int) -> QPointF:
        """Returns the place of the end of a bar in the viewport."""
        return self.spot_of(self.marks[number].value, len(self.marks) - 1 - number)

    def number_at(self, place: QPointF) -> int | None:
        """Returns the index of the bar at a place of the viewport; None if there is none."""
        number = len(self.marks) - 1 - round(self._point(place).y())
        return number if 0 <= number < len(self.marks) else None


class TrendChart(FiguresChart):
    """The points of every game as dots, and their mean over the last games as a line."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        self._means: Sequence[float] = ()
        self._first = 1
        super().__init__(theme, parent)
        self.plotItem.vb.sigResized.connect(self._fit_points)

    def show_trend(self, name: str, marks: Sequence[Mark], means: Sequence[float], first: int) -> None:
        """Display these games; `first` is the number of the first one."""
        self._means, self._first = means, first
        self.show_marks(name, marks)

    def draw_marks(self) -> None:
        """Draw the dots and the line."""
        values = [mark.value for mark in self.marks]
        first, last = self._first, self._first + len(values) - 1
        games = list(range(first, last + 1))
        soft, line = self.theme.color("source_bonus_0"), self.theme.color("source_chips")
        self.plot(
            games,
            values,
            pen=None,
            symbol="o",
            symbolSize=max(5, round(DOT * self.fontMetrics().height())),
            symbolBrush=soft,
            symbolPen=None,
        )
        self.plot(games, list(self._means), pen=mkPen(line, width=LINE))
        is_alone = first == last
        figures = range(first, first + 1) if is_alone else figures_of(first, last, self.room_for(MOST_FIGURES))
        self.set_figures(self.foot, figures)
        self._fit_points()
        least, most = self._range()
        ends = least, max(most, least + 1)
        room = ROOM_FOR_DOTS * (ends[1] - ends[0])
        self.setRange(
            xRange=(first - is_alone, last + is_alone), yRange=(ends[0] - room, ends[1] + room), padding=0.03
        )

    def _range(self) -> tuple[int, int]:
        """Returns the least and the greatest points at the side; the least are 0, if no game has fewer."""
        values = [mark.value for mark in self.marks]
        return min(0, round(min(values))), round(max(values))

    @Slot()
    def _fit_points(self) -> None:
        """Show as many figures at the side as there is room for, above each other."""
        if self.marks:
            fitting = int(self.plotItem.vb.height() / self.fontMetrics().height()) - 1
            most = max(1, min(self.room_for(MOST_FIGURES), fitting))
            self.set_figures(self.side, figures_of(*self._range(), most))

    def spot(self, number: int) -> QPointF:
        """Returns the place of the dot of a game in the viewport."""
        return self.spot_of(number + self._first, self.marks[number].value)

    def number_at(self, place: QPointF) -> int | None:
        """Returns the index of the game at a place of the viewport; None if there is none."""
        number = round(self._point(place).x()) - self._first
        return number if 0 <= number < len(self.marks) else None
