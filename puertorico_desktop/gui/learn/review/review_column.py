"""The main column of the review page: the chart above the panels with words, accuracy and mistakes."""

from __future__ import annotations

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QBoxLayout, QScrollBar, QVBoxLayout, QWidget

from puertorico_desktop.gui.learn.review.accuracy_panel import AccuracyPanel
from puertorico_desktop.gui.learn.review.button_style import paper_button_style
from puertorico_desktop.gui.learn.review.chart_panel import ChartPanel
from puertorico_desktop.gui.learn.review.list_style import list_style
from puertorico_desktop.gui.learn.review.mistakes_panel import MistakesPanel
from puertorico_desktop.gui.learn.scrolled import Scrolled
from puertorico_desktop.gui.match_describer import MatchDescriber
from puertorico_desktop.gui.style.scroll_bars import scroll_bar_style
from puertorico_desktop.gui.style.styles import dialog_style, set_style_sheet
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.style.verbatim import Label
from puertorico_desktop.gui.views.renderer import Renderer
from puertorico_desktop.gui.windows.surfaces import Panel
from puertorico_desktop.gui.windows.whole_lines import WholeLines

LEAST_WITH_ROW = 600
"""The least width in logical pixels, at scale 1 and usual text size, of a column with three panels in a row; in a
narrower one they are below each other."""
LEAST_PANEL = 130
"""The least height of a panel in a row, in logical pixels at scale 1 and usual text size."""
CHART_SHARE, PANELS_SHARE = 5, 4
"""The shares of the chart and of panels in a row in a height that is more than sufficient."""


class ReviewColumn(Scrolled):
    """The column scrolls if its panels need more height than there is. Where they are below each other, nothing
    within them scrolls."""

    def __init__(self, chart_panel: ChartPanel, describer: MatchDescriber, renderer: Renderer) -> None:
        content = _Content()
        super().__init__(content)
        self._theme = renderer.theme
        self.chart_panel = chart_panel
        self.words_title, self.words = Label(), Label()
        self.words.setWordWrap(True)
        self.accuracy = AccuracyPanel(describer, renderer)
        words_panel, accuracy_panel = Panel(renderer.theme), Panel(renderer.theme)
        self.mistakes_panel = MistakesPanel(describer, renderer)
        self._areas = Scrolled(self.words), Scrolled(self.accuracy)
        for area, inner in zip(self._areas, (self.words, self.accuracy), strict=True):
            WholeLines(area, inner)
        for panel, parts in ((words_panel, (self.words_title, self._areas[0])), (accuracy_panel, self._areas[1:])):
            inside = QVBoxLayout(panel)
            for part in parts:
                inside.addWidget(part, int(part in self._areas))
        self._panels = words_panel, accuracy_panel, self.mistakes_panel
        self._below = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        for panel in self._panels:
            self._below.addWidget(panel, 1)
        self._column = QVBoxLayout(content)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(chart_panel, CHART_SHARE)
        self._column.addLayout(self._below, PANELS_SHARE)

    def set_scale(self, scale: float, text_size: float, width: int) -> None:
        """Adapt to the scale of the page; `width` is the width of the column in logical pixels."""
        letters = scale * text_size
        is_row = width >= LEAST_WITH_ROW * letters
        self._below.setDirection(QBoxLayout.Direction.LeftToRight if is_row else QBoxLayout.Direction.TopToBottom)
        self._column.setStretch(1, PANELS_SHARE if is_row else 0)
        for area in self._areas:
            area.show_whole(not is_row)
        for panel in self._panels:
            panel.setMinimumHeight(round(LEAST_PANEL * letters) if is_row else 0)
        self.mistakes_panel.show_whole(not is_row)
        gap = round(8 * scale)
        for layout in (self._column, self._below):
            layout.setSpacing(gap)
        self.accuracy.set_scale(letters)
        self.chart_panel.set_scale(scale, text_size, width)

    def turn_page(self, is_down: bool) -> None:
        """Scroll by the height of the column, less a step."""
        actions = QScrollBar.SliderAction
        self.verticalScrollBar().triggerAction(actions.SliderPageStepAdd if is_down else actions.SliderPageStepSub)

    def restyle(self, scale: float, text_size: float) -> None:
        """Apply the scale, the text size and the colours of the scheme."""
        font = QFont(self.font())
        font.setBold(True)
        for label in (self.words_title, self.mistakes_panel.title):
            label.setFont(font)
        set_style_sheet(self, scroll_bar_style(self._theme, scale))
        style = panel_style(self._theme, scale, text_size)
        for panel in self._panels:
            set_style_sheet(panel, style)
        self.chart_panel.restyle()


class _Content(QWidget):
    """The content of the column, which takes no more height than it needs if it has to scroll."""

    def heightForWidth(self, width: int) -> int:
        """Returns the least height at that width, not the preferred one."""
        column = self.layout()
        assert column is not None
        return column.minimumHeightForWidth(width)


def panel_style(theme: Theme, scale: float, text_size: float) -> str:
    """Returns the style sheet of the panels of the page."""
    return (
        list_style(theme)
        + scroll_bar_style(theme, scale)
        + dialog_style(theme, scale)
        + paper_button_style(theme, scale, text_size)
    )
