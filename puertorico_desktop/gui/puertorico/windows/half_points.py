"""A spin box for half points."""

from __future__ import annotations

from PySide6.QtWidgets import QDoubleSpinBox, QWidget

from puertorico_desktop.engine.puertorico.options import MOST_HANDICAP


class HalfPoints(QDoubleSpinBox):
    """A spin box that shows points with steps of one half; typed values are rounded to halves."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setDecimals(1)
        self.setSingleStep(0.5)
        self.setRange(-MOST_HANDICAP / 2, MOST_HANDICAP / 2)
        self.setKeyboardTracking(False)

    @property
    def half_points(self) -> int:
        """The number of half points."""
        return round(self.value() * 2)

    @half_points.setter
    def half_points(self, number: int) -> None:
        self.setValue(number / 2)

    def valueFromText(self, text: str) -> float:
        """Returns the typed value, rounded to the nearest half."""
        return round(super().valueFromText(text) * 2) / 2
