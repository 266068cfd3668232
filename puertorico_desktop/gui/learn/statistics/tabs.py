"""The tabs of the page of statistics: one for each topic, with a table and a chart."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QTabWidget, QWidget

from puertorico_desktop.gui.learn.statistics.section import Section
from puertorico_desktop.gui.play.history_service import FiguresResult
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.texts import statistics as texts
from puertorico_desktop.learn.history.figures import Figures, Key, Share, bests

T = TypeVar("T")
MOST_DOTS = 300
"""The greatest number of games in the chart of the trend, the latest ones."""


class StatisticsTabs(QTabWidget):
    """The tabs with all figures of a player's games."""

    open_requested = Signal(int)
    """Emitted with the number of a game to be put on the table."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._result: FiguresResult | None = None
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
        self._stale: set[QWidget] = set()
        self.currentChanged.connect(self._show_section)
        self.bests.activated.connect(self._open_best)

    def retranslate_ui(self) -> None:
        """Set the titles; the rest is set with the figures."""
        titles = (
            *(self.tr("Trend"), self.tr("Seats"), self.tr("Opponents"), self.tr("Editions"), self.tr("Victories")),
            *(self.tr("Points"), self.tr("Buildings"), self.tr("Endings"), self.tr("Accuracy")),
            *(self.tr("Personal bests"), self.tr("Milestones")),
        )
        for number, title in enumerate(titles):
            self.setTabText(number, title)

    def show_figures(self, result: FiguresResult) -> None:
        """Display these figures: in the visible tab now, in the others when they are opened."""
        self._result = result
        self._stale = set(self._sections)
        self._show_section()

    @Slot()
    def charts_are_ready(self) -> None:
        """Allow the charts to be drawn, because the chart library is loaded."""
        for section in self._sections:
            section.is_ready = True
            section.draw_soon()

    @Slot()
    def _show_section(self) -> None:
        section, result = self.currentWidget(), self._result
        if result is None or section not in self._stale:
            return
        self._stale.discard(section)
        found = result.figures
        times, mean = self.tr("Times"), self.tr("Mean points")
        if section is self.trend:
            self._show_trend(result)
        elif section is self.seats:
            seats = {self.tr("Seat {number}").format(number=int(key) + 1): one for key, one in found.by_seat.items()}
            self._show_shares(section, self.tr("Seats"), seats)
        elif section is self.levels:
            levels = {texts.level(key): one for key, one in found.by_level.items()}
            self._show_shares(section, self.tr("Opponents"), levels)
        elif section is self.editions:
            editions = {texts.edition(*key): one for key, one in found.by_edition.items()}
            self._show_shares(section, self.tr("Editions"), editions)
        elif section is self.ways:
            section.table.invitation = self.tr("Win a game, and here you see how.")
            self._show_numbers(section, self.tr("Victories"), self._named(found.by_way, True), times)
        elif section is self.sources:
            self._show_compared_games(section, found)
            self._show_numbers(section, self.tr("Points"), self._named(found.sources), mean)
        elif section is self.favourites:
            section.table.invitation = self.tr("Here you see what you have bought in five games or more.")
            self._show_shares(section, self.tr("Buildings"), self._named(found.favourites))
        elif section is self.endings:
            self._show_numbers(section, self.tr("Endings"), self._named(found.endings), times)
        elif section is self.parts:
            parts = {name: accuracy for name, (accuracy, _) in self._named(found.parts).items()}
            section.table.invitation = self._about_missing_accuracy(found)
            self._show_numbers(section, self.tr("Decisions"), parts, self.tr("Accuracy"))
        elif section is self.bests:
            self._show_bests(found)
        else:
            reached = {one.id: texts.local_date(one.reached) for one in result.reached}
            done = [(text, reached.get(name, "–")) for name, text in texts.milestones().items()]
            self.milestones.table.show_rows(self.tr("Milestones"), (self.tr("Milestone"), self.tr("Reached")), done)

    def _about_missing_accuracy(self, found: Figures) -> str:
        """Returns the reason why there are no accuracies."""
        if any(one.reviewed and one.counted for one in found.games):
            return self.tr("Too little was at stake in the reviewed games to say how accurately you play.")
        return self.tr("Review a game, and here you see how accurately you play each role.")

    def _named(self, values: Mapping[Key, T], is_way: bool = False) -> dict[str, T]:
        games = () if self._result is None else self._result.figures.games
        return texts.named(list(dict.fromkeys((one.game, one.edition) for one in games)), values, is_way)

    def _show_bests(self, found: Figures) -> None:
        rows = [
            (
                texts.best(name),
                texts.best_value(name, one, found.par),
                texts.edition(one.game, one.edition),
                texts.local_date(one.ended),
            )
            for name, one in bests(found).items()
        ]
        self._show_compared_games(self.bests, found)
        columns = (self.tr("Personal best"), self.tr("Value"), self.tr("Edition"), self.tr("Date"))
        self.bests.table.show_rows(self.tr("Personal bests"), columns, rows)

    def _show_trend(self, result: FiguresResult) -> None:
        trend = result.figures.trend
        count = len(trend)
        self._show_compared_games(self.trend, result.figures)

        def row(number: int) -> tuple[str, ...]:
            place = count - 1 - number
            one, mean, wins = trend[place]
            return (
                str(place + 1),
                texts.local_date(one.ended),
                str(one.score),
                texts.number(mean),
                texts.percent(wins),
            )

        columns = (
            *(self.tr("Game"), self.tr("Date"), self.tr("Points")),
            *(self.tr("Mean of the last ten"), self.tr("Won of the last ten")),
        )
        name = self.tr("Trend")
        self.trend.table.show_many(name, columns, count, row, 1)
        last = trend[-MOST_DOTS:]
        sentence = self.tr("Game {number}: {points} points, mean of the last ten {mean}")

        def draw(chart: Any) -> None:
            from puertorico_desktop.gui.learn.statistics.marks import trend_marks

            first = count - len(last) + 1
            chart.show_trend(name, trend_marks(last, sentence, first), [mean for _, mean, _ in last], first)

        self.trend.show_chart(draw)

    def _show_compared_games(self, section: Section, found: Figures) -> None:
        """Name the games that are included above figures of points, unless these are all games."""
        section.caption.setVisible(len(found.alike) < found.all.games)
        if found.alike:
            last = found.alike[0]
            text = self.tr("Games that compare with the last one: {edition}, {count} players. Choose others above.")
            section.caption.setText(text.format(edition=texts.edition(last.game, last.edition), count=last.players))

    def _show_shares(self, section: Section, name: str, shares: Mapping[str, Share]) -> None:
        columns = (name, self.tr("Games"), self.tr("Won"), self.tr("95 % interval"), self.tr("Even share"))
        rows = [
            (key, str(one.games), texts.percent(one.share), texts.interval(one), texts.percent(one.even))
            for key, one in shares.items()
        ]
        section.table.show_rows(name, columns, rows)
        sentence = self.tr("{name}: {games} games, {share} won, {interval}")
        evens = {round(100 * one.even) for one in shares.values()}
        even = float(evens.pop()) if len(evens) == 1 else None

        def draw(chart: Any) -> None:
            from puertorico_desktop.gui.learn.statistics.marks import share_marks

            chart.show_bars(name, share_marks(shares, sentence), even)

        section.show_chart(draw)

    def _show_numbers(self, section: Section, name: str, values: Mapping[str, float], column: str) -> None:
        is_whole = all(value == int(value) for value in values.values())
        rows = [(key, f"{value:g}" if is_whole else texts.number(value)) for key, value in values.items()]
        section.table.show_rows(name, (name, column), rows)

        def draw(chart: Any) -> None:
            from puertorico_desktop.gui.learn.statistics.marks import number_marks

            chart.show_bars(name, number_marks(values))

        section.show_chart(draw)

    def _open_best(self, row: int) -> None:
        if self._result is not None:
            found = list(bests(self._result.figures).values())
            if row < len(found):
                self.open_requested.emit(found[row].number)

    def _bars(self) -> Any:
        from puertorico_desktop.gui.learn.statistics.charts import BarsChart

        return BarsChart(self._theme)

    def _trend_chart(self) -> Any:
        from puertorico_desktop.gui.learn.statistics.charts import TrendChart

        return TrendChart(self._theme)


def load_charts() -> None:
    """Load the chart library; takes a while, and may be called in any thread."""
    import puertorico_desktop.gui.learn.statistics.charts
    import puertorico_desktop.gui.learn.statistics.marks  # noqa: F401
