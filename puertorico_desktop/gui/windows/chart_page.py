"""A page for a chart, and how large charts are, without loading what draws them."""

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
"""Of a chart: room for five players."""


class ChartPage(QWidget):
    """A chart that is made when it is first looked at: its library takes time to load, and the end shall not wait."""

    def __init__(self, make: Callable[[], ScoreChart], before: QWidget) -> None:
        """`before` is the widget from which the Tab key leads here."""
        super().__init__()
        self._make = make
        self._before = before
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)

    @cached_property
    def chart(self) -> ScoreChart:
        """The chart."""
        made = self._make()
        layout = self.layout()
        assert layout is not None
        layout.addWidget(made)
        QWidget.setTabOrder(self._before, made)
        return made

    def sizeHint(self) -> QSize:
        """That of the chart, as long as there is none."""
        return CHART_SIZE

    def showEvent(self, event: QShowEvent) -> None:
        """The page is shown."""
        self.chart.show()
        super().showEvent(event)
