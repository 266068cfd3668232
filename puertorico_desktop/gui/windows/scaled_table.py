"""The scale of a table, which follows from the size of the window and the size of texts."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.views.scaling import BASE_PIXELS, scale_for, steady
from puertorico_desktop.gui.windows.surfaces import BASE
from puertorico_desktop.gui.windows.table_ground import TableGround


class ScaledTable(TableGround):
    """A table that adapts everything on it to its scale."""

    scaled = Signal(float)
    """Emitted with the scale of everything beside the table; it does not depend on the size of texts."""

    step_due = Signal(object)
    """Emitted with a step of a change of everything, which may be made in the next turn of the event loop."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.scale = self.usual_scale = 1.0
        self._text_size = 1.0
        self._scales, self._scale_beside = (0.0, 0.0), 1.0
        """The scale and the size of texts that the table shows, and the scale of everything beside it."""
        self.is_stepwise = False
        """Whether the receiver of `step_due` makes the steps of a change of everything."""

    def in_turn(self, step: Callable[[], None]) -> None:
        """Make a step of a change of everything, or have it made soon."""
        if self.is_stepwise:
            self.step_due.emit(step)
        else:
            step()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Scale everything with the window."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Take the scale of the window; that of the table is larger where larger texts need it."""
        size = self.width(), self.height(), BASE
        self.usual_scale = steady(scale_for(*size), self.usual_scale)
        self.scale = steady(scale_for(*size, self._text_size), self.scale)
        for step in (self.size_texts, self._use_scale, self._lay_over_anew):
            self.in_turn(step)

    def _use_scale(self) -> None:
        """Adapt everything on the table to its scale and the size of texts, if they have changed."""
        scales = self.scale, self._theme.text_size
        if scales != self._scales:
            self._scales = scales
            font = self.font()
            font.setPixelSize(round(BASE_PIXELS * self.scale))
            self.setFont(font)
            self.set_scale(self.scale)

    def _lay_over_anew(self) -> None:
        """Adapt what lies over the table and beside it."""
        if self.usual_scale != self._scale_beside:
            self._scale_beside = self.usual_scale
            self.scaled.emit(self.usual_scale)
        self.lay_over()

    def set_text_size(self, percent: int) -> None:
        """Set the text size in per cent: texts grow as far as they have room; log and cover may shrink too."""
        self._text_size = percent / 100
        self._fit()

    def set_scale(self, scale: float) -> None:
        """Adapt all parts of the table to its scale."""
        raise NotImplementedError

    def size_texts(self) -> None:
        """Adapt captions, log and cover to the size of texts."""
        raise NotImplementedError
