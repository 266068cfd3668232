"""A page that holds a chart, and the size of charts, without importing the chart library."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

if TYPE_CHECKING:
    from puertorico_desktop.gui.windows.score_charts import ScoreChart


CHART_SIZE = QSize(720, 330)
"""The size of a chart in logical pixels: room for five players."""


class ChartPage(QWidget):
    """A page whose chart is created when the page is first shown: its library takes time to load, which must not
    delay the end of the game."""

    def __init__(self, make: Callable[[], ScoreChart], before: QWidget) -> None:
        """`make` creates the chart; `before` is the widget that precedes the chart in the tab order."""
        super().__init__()
        self._make = make
        self._before = before
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)

    @cached_property
    def chart(self) -> ScoreChart:
        """The chart, created at the first access."""
        made = self._make()
        layout = self.layout()
        assert layout is not None
        layout.addWidget(made)
        QWidget.setTabOrder(self._before, made)
        return made

    def sizeHint(self) -> QSize:
        """Returns the size of a chart, whether it exists yet or not."""
        return CHART_SIZE

    def showEvent(self, event: QShowEvent) -> None:
        """Create the chart if it does not exist, and show it."""
        self.chart.show()
        super().showEvent(event)
