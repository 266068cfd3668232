"""The figures of the page of statistics: a tab for each question, with a table and a chart."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QTabWidget, QWidget

from puertorico_desktop.gui.learn.statistics.section import Section
from puertorico_desktop.gui.play.history_service import Told
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.texts import statistics as texts
from puertorico_desktop.learn.history.figures import Key, Share, bests
from puertorico_desktop.learn.history.milestones import MILESTONES

T = TypeVar("T")
MOST_DOTS = 300
"""So many games, the last ones, are in the chart of the trend."""


class StatisticsTabs(QTabWidget):
    """Everything that is told of the games of a player."""

    open_wanted = Signal(int)
    """The number of a game that shall come onto the table."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._told: Told | None = None
        self.trend = Section(self._trend_chart)
        self.seats, self.levels, self.editions, self.ways = (Section(self._bars) for _ in range(4))
        self.sources, self.favourites, self.endings, self.parts = (Section(self._bars) for _ in range(4))
        self.bests, self.milestones = Section(), Section()
        self._sections = (
            *(self.trend, self.seats, self.levels, self.editions, self.ways, self.sources, self.favourites),
            *(self.endings, self.parts, self.bests, self.milestones),
        )
        for section in self._sections:
            self.addTab(section, "")
        self.bests.table.activated.connect(lambda index: self._open_best(index.row()))

    def retranslate_ui(self) -> None:
        """Set the titles."""
        titles = (
            *(self.tr("Trend"), self.tr("Seats"), self.tr("Opponents"), self.tr("Editions"), self.tr("Victories")),
            *(self.tr("Points"), self.tr("Buildings"), self.tr("Endings"), self.tr("Accuracy")),
            *(self.tr("Personal bests"), self.tr("Milestones")),
        )
        for number, title in enumerate(titles):
            self.setTabText(number, title)

    def show_figures(self, told: Told) -> None:
        """Show other figures."""
        self._told = told
        self._show_sections(told)

    def _show_sections(self, told: Told) -> None:
        found = told.figures
        editions_seen = list(dict.fromkeys((one.game, one.edition) for one in found.games))

        def named(values: Mapping[Key, T], is_way: bool = False) -> dict[str, T]:
            return texts.named(editions_seen, values, is_way)

        self._show_trend(told)
        seats = {self.tr("Seat {number}").format(number=int(key) + 1): one for key, one in found.by_seat.items()}
        self._show_shares(self.seats, self.tr("Seats"), seats)
        levels = {texts.level(key): one for key, one in found.by_level.items()}
        self._show_shares(self.levels, self.tr("Opponents"), levels)
        names = {one.edition: texts.edition(one.game, one.edition) for one in found.games}
        editions = {names[key]: one for key, one in found.by_edition.items()}
        self._show_shares(self.editions, self.tr("Editions"), editions)
        times = self.tr("Times")
        ways = {name: float(count) for name, count in named(found.by_way, True).items()}
        self._show_numbers(self.ways, self.tr("Victories"), ways, times)
        self._show_numbers(self.sources, self.tr("Points"), named(found.sources), self.tr("Mean points"))
        self._show_shares(self.favourites, self.tr("Buildings"), named(found.favourites))
        endings = {name: float(count) for name, count in named(found.endings).items()}
        self._show_numbers(self.endings, self.tr("Endings"), endings, times)
        parts = {name: mean for name, (mean, _) in named(found.parts).items()}
        self._show_numbers(self.parts, self.tr("Accuracy"), parts, self.tr("Accuracy"))
        rows = [
            (
                texts.best(name),
                texts.best_value(name, one),
                texts.edition(one.game, one.edition),
                texts.when(one.ended),
            )
            for name, one in bests(found.games).items()
        ]
        columns = (self.tr("Personal best"), self.tr("Value"), self.tr("Edition"), self.tr("Date"))
        self.bests.table.show_rows(self.tr("Personal bests"), columns, rows)
        reached = {one.id: texts.when(one.reached) for one in told.reached}
        done = [(texts.milestone(name), reached.get(name, "–")) for name in MILESTONES]
        self.milestones.table.show_rows(self.tr("Milestones"), (self.tr("Milestone"), self.tr("Reached")), done)

    def _show_trend(self, told: Told) -> None:
        from puertorico_desktop.gui.learn.statistics.marks import trend_marks

        trend, games = told.figures.trend, [one for one in told.figures.games if one.counted][::-1]
        count = len(games)

        def row(number: int) -> tuple[str, ...]:
            place = count - 1 - number
            points, mean, wins = trend[place]
            when = texts.when(games[place].ended)
            return str(place + 1), when, str(points), texts.number(mean), texts.percent(wins)

        columns = (
            *(self.tr("Game"), self.tr("Date"), self.tr("Points")),
            *(self.tr("Mean of ten"), self.tr("Won of ten")),
        )
        name = self.tr("Trend")
        self.trend.table.show_many(name, columns, count, row, 1)
        last = trend[-MOST_DOTS:]
        marks = trend_marks(
            last, self.tr("Game {number}: {points} points, mean of ten {mean}"), count - len(last) + 1
        )
        self.trend.show_chart(lambda chart: chart.show_trend(name, marks, [mean for _, mean, _ in last]))

    def _show_shares(self, section: Section, name: str, shares: Mapping[str, Share]) -> None:
        from puertorico_desktop.gui.learn.statistics.marks import share_marks

        columns = (name, self.tr("Games"), self.tr("Won"), self.tr("95 % interval"), self.tr("Even share"))
        rows = [
            (key, str(one.games), texts.percent(one.share), texts.interval(one), texts.percent(one.even))
            for key, one in shares.items()
        ]
        section.table.show_rows(name, columns, rows)
        marks = share_marks(shares, self.tr("{name}: {games} games, {share} won, {interval}"))
        evens = {round(100 * one.even) for one in shares.values()}
        even = float(evens.pop()) if len(evens) == 1 else None
        section.show_chart(lambda chart: chart.show_bars(name, marks, even))

    def _show_numbers(self, section: Section, name: str, values: Mapping[str, float], column: str) -> None:
        from puertorico_desktop.gui.learn.statistics.marks import number_marks

        rows = [(key, f"{value:g}" if value == int(value) else texts.number(value)) for key, value in values.items()]
        section.table.show_rows(name, (name, column), rows)
        marks = number_marks(values)
        section.show_chart(lambda chart: chart.show_bars(name, marks))

    def _open_best(self, row: int) -> None:
        if self._told is not None:
            found = list(bests(self._told.figures.games).values())
            if row < len(found):
                self.open_wanted.emit(found[row].number)

    def _bars(self) -> Any:
        from puertorico_desktop.gui.learn.statistics.charts import BarsChart

        return BarsChart(self._theme)

    def _trend_chart(self) -> Any:
        from puertorico_desktop.gui.learn.statistics.charts import TrendChart

        return TrendChart(self._theme)
