"""The panel with the course of a game in a review: the lines of chance or of points, and the player's actions round
by round."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Signal, Slot
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QTabBar, QVBoxLayout, QWidget

from puertorico_desktop.gui.learn.review.chance_chart import ChanceChart, has_lines
from puertorico_desktop.gui.learn.review.line_ends import LineEnds
from puertorico_desktop.gui.learn.review.points_chart import PointsChart, RoundsChart
from puertorico_desktop.gui.learn.review.review_service import Findings
from puertorico_desktop.gui.learn.review.role_strip import RoleStrip
from puertorico_desktop.gui.match_describer import MatchDescriber
from puertorico_desktop.gui.style.styles import dialog_style, set_style_sheet
from puertorico_desktop.gui.style.verbatim import Label, set_tab_tip
from puertorico_desktop.gui.texts import review as texts
from puertorico_desktop.gui.texts.phrases import row
from puertorico_desktop.gui.views.crests import crest_icon
from puertorico_desktop.gui.views.renderer import Renderer
from puertorico_desktop.gui.windows.surfaces import Panel
from puertorico_desktop.learn.review.summary import PlayerSummary
from puertorico_desktop.match.match import Match

CHANCE, POINTS = 0, 1
LEAST_WITH_NAMES = 640
"""The least width in logical pixels at scale 1 of a panel with the names of the players beside the chart; in a
narrower one they are below it."""

LEAST_CHART = 110
"""The least height in logical pixels of a chart at scale 1 and usual text size."""


class ChartPanel(Panel):
    """The panel with both charts. The points are shown at once; the lines of chance replace them as soon as they are
    available, unless the user has chosen a chart. Each chart is made when it is first needed."""

    chosen = Signal(int)
    """Emitted with the ply of a decision."""

    def __init__(
        self,
        match: Match,
        describer: MatchDescriber,
        renderer: Renderer,
        is_known: bool,
        parent: QWidget | None = None,
    ) -> None:
        """Make the panel; `is_known` is whether the lines of chance are available already."""
        super().__init__(renderer.theme, parent)
        self._match, self._renderer = match, renderer
        self._scale, self._text_size, self._width = 1.0, 1.0, 0
        self._chosen_by_hand = False
        self._chance: ChanceChart | None = None
        self._points: PointsChart | None = None
        people = match.setup.people
        self._seat = people.index(True) if any(people) else None
        self.tabs = QTabBar()
        self.tabs.setDrawBase(False)
        self.tabs.addTab("")
        self.tabs.addTab("")
        self.tabs.setCurrentIndex(CHANCE if is_known else POINTS)
        self.tabs.setTabEnabled(CHANCE, is_known)
        self.caption, self.counts, self.keys = Label(), Label(), Label()
        names = match.setup.names
        self.ends = LineEnds(names, self._line_ends, renderer)
        self.ends.seat = self._seat
        self.strip = RoleStrip(describer, self._place_of, renderer)
        self.crests = [Label() for _ in names]
        self.names = QWidget()
        across = QHBoxLayout(self.names)
        across.setContentsMargins(0, 0, 0, 0)
        for crest, name in zip(self.crests, names, strict=True):
            shown = Label()
            shown.setText(name)
            across.addWidget(crest)
            across.addWidget(shown)
        across.addStretch(1)
        top = self._top = QHBoxLayout()
        top.addWidget(self.tabs)
        top.addWidget(self.caption, 1)
        top.addStretch()
        top.addWidget(self.counts)
        self._charts = QHBoxLayout()
        self._charts.setSpacing(0)
        self._charts.addWidget(self.ends)
        layout = self._layout = QVBoxLayout(self)
        layout.addLayout(top)
        layout.addLayout(self._charts, 1)
        for widget in (self.strip, self.names, self.keys):
            layout.addWidget(widget)
        for label in (self.caption, self.keys):
            label.setWordWrap(True)
        self.strip.chosen.connect(self.chosen)
        self.tabs.currentChanged.connect(self._choose)

    @property
    def chart(self) -> RoundsChart:
        """The chart of the current tab; it is made if it is needed for the first time."""
        return self._points_chart() if self.tabs.currentIndex() == POINTS else self._chance_chart()

    def show_findings(self, findings: Findings, player: PlayerSummary, here: int | None) -> None:
        """Display the findings, with a ring at the decision of the ply `here`."""
        self._seat = self.ends.seat = player.seat
        if self._points is not None:
            self._points.show_player(player.seat)
        self._chance_chart().show_findings(findings, player, here)
        self.strip.show_findings(findings, player, here)
        self.counts.setText(row(texts.counted(player.marks)) if any(player.marks.values()) else "")
        self._fit_caption()
        self.allow_chances("")
        if has_lines(findings) and not self._chosen_by_hand and self.tabs.currentIndex() != CHANCE:
            with QSignalBlocker(self.tabs):
                self.tabs.setCurrentIndex(CHANCE)
            self.show_chart()
        self.ends.update()

    def allow_chances(self, why_not: str) -> None:
        """Enable the chart of chances, or disable it with a reason in its tooltip."""
        self.tabs.setTabEnabled(CHANCE, not why_not)
        set_tab_tip(self.tabs, CHANCE, why_not)

    def _chance_chart(self) -> ChanceChart:
        if self._chance is None:
            self._chance = ChanceChart(self._match.setup.names, self._theme)
            self._chance.chosen.connect(self.chosen)
            self._put(self._chance)
        return self._chance

    def _points_chart(self) -> PointsChart:
        if self._points is None:
            self._points = PointsChart(self._match, self._theme)
            self._points.show_player(self._seat)
            self._put(self._points)
        return self._points

    def make_chart(self) -> None:
        """Make the chart of the current tab, which `show_chart` then draws."""
        _ = self.chart

    def _put(self, chart: RoundsChart) -> None:
        chart.setFont(self.font())
        self._charts.insertWidget(0, chart, 1)
        chart.setVisible(False)
        self._fit_chart(chart)
        chart.plotItem.vb.sigResized.connect(self.ends.update)
        chart.plotItem.vb.sigResized.connect(self.strip.update)

    @Slot()
    def _choose(self) -> None:
        self._chosen_by_hand = True
        self.show_chart()

    def show_chart(self) -> None:
        """Show the chart of the current tab in place of the other one."""
        shown = self.chart
        for chart in (self._points, self._chance):
            if chart is not None:
                chart.setVisible(chart is shown)
        self._show_caption()
        self.ends.update()
        self.strip.update()

    def show_points(self) -> None:
        """Switch to the chart of points."""
        self.tabs.setCurrentIndex(POINTS)

    def _line_ends(self) -> list[tuple[int, float]]:
        top = self.chart.viewport().mapTo(self, self.chart.viewport().rect().topLeft()).y() - self.ends.y()
        return [(seat, y + top) for seat, y in self.chart.ends()]

    def _place_of(self, ply: float) -> float:
        return self.chart.spot_of(ply, 0).x() + self.chart.viewport().x()

    # -- appearance -------------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text."""
        self.ends.show_figures([texts.victory_points(sheet.total) for sheet in self._match.game.scores()])
        self.tabs.setTabText(CHANCE, self.tr("Chance of victory"))
        self.tabs.setTabText(POINTS, self.tr("Points"))
        self.tabs.setAccessibleName(self.tr("What the lines show"))
        self.keys.setText(
            self.tr("← → go from decision to decision, ↑ ↓ from mistake to mistake, Enter shows the table as it was")
        )
        self._show_caption()

    def _show_caption(self) -> None:
        by_chance = self.tr("if you play on like the expert, the others as they did")
        by_points = self.tr("after every round")
        self.caption.setText(by_points if self.tabs.currentIndex() == POINTS else by_chance)
        self._fit_caption()

    def _fit_caption(self) -> None:
        """Place the caption beside the tabs, or below them if it has no room there in one line."""
        margins = self._layout.contentsMargins()
        taken = margins.left() + margins.right() + 2 * self._top.spacing()
        taken += self.tabs.sizeHint().width() + self.counts.sizeHint().width()
        words = self.caption.fontMetrics().horizontalAdvance(self.caption.text())
        if taken + words < self._width:
            self._top.insertWidget(1, self.caption, 1)
        else:
            self._layout.insertWidget(1, self.caption)

    def set_scale(self, scale: float, text_size: float, width: int) -> None:
        """Adapt to the scale of the page; `width` is the width of the panel in logical pixels."""
        self._scale, self._text_size, self._width = scale, text_size, width
        for chart in (self._points, self._chance):
            if chart is not None:
                self._fit_chart(chart)
        has_ends = width >= LEAST_WITH_NAMES * scale * text_size
        self.ends.setVisible(has_ends)
        self.names.setVisible(not has_ends)
        self.ends.set_scale(scale * text_size)
        self.strip.set_scale(scale * text_size)
        self.restyle()
        self._fit_caption()

    def _fit_chart(self, chart: RoundsChart) -> None:
        chart.setMinimumHeight(round(LEAST_CHART * self._scale * self._text_size))

    def restyle(self) -> None:
        """Apply the colours of the scheme and the font of the window."""
        for seat, crest in enumerate(self.crests):
            side = round(16 * self._scale)
            crest.setPixmap(self._renderer.icons.pixmap(crest_icon(seat), side, self.devicePixelRatioF()))
        bold = QFont(self.font())
        bold.setBold(True)
        self.tabs.setFont(bold)
        set_style_sheet(self, dialog_style(self._theme, self._scale))
