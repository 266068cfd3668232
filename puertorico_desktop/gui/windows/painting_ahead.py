"""Another game is painted in several turns of the event loop, before the table shows it."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from puertorico_desktop.gui.windows.game_table import GameTable
from puertorico_desktop.gui.windows.step_runner import StepRunner

TURN_MS = 8
"""The time in ms after which a turn paints no further picture."""
MOST_MS = 400
"""The time in ms after which the table is shown even if pictures are missing: moves may come faster than they are
painted."""


class FormerTable(QWidget):
    """A picture of the table as it is now, over the table. It is only to be seen: the table gets all input."""

    def __init__(self, table: QWidget) -> None:
        picture = table.grab()
        super().__init__(table)
        self._picture = picture
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # widgets below are not painted
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setGeometry(table.rect())
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture."""
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)
        painter.end()


class PaintingAhead(QObject):
    """Covers the table with a picture of itself while another game is laid out, until the pictures of its items are
    ready: then all of it changes at once."""

    def __init__(self, table: GameTable) -> None:
        super().__init__(table)
        self._table = table
        self._step_runner = StepRunner(self)
        self._end = 0.0
        self._is_painted = False
        """Whether the window shows the table, which has been painted since it was last hidden."""
        self.former: FormerTable | None = None
        """The former table while it is shown."""
        table.installEventFilter(self)

    def change(self, change: Callable[[], None]) -> None:
        """Lay out another game by `change`; the window shows it in later turns of the event loop."""
        if self._is_painted and self._table.isVisible():
            if self.former is None:
                self.former = FormerTable(self._table)
            self._end = time.perf_counter() + MOST_MS / 1000
            self._step_runner.schedule(self._paint)
        change()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show the table at once after a change of its size; keep the picture above everything else on the table."""
        kind = event.type()
        if kind == QEvent.Type.Paint:
            self._is_painted = True
        elif kind in (QEvent.Type.Resize, QEvent.Type.Hide):
            self._is_painted &= kind != QEvent.Type.Hide
            self._remove_picture()
        elif kind == QEvent.Type.LayoutRequest and self.former is not None:
            self.former.raise_()
        return False

    def _paint(self) -> None:
        now = time.perf_counter()
        until = now + TURN_MS / 1000
        shown = (view for view in self._table.views if view.isVisible())
        if now > self._end or all(view.paint_ahead(until) for view in shown):
            self._remove_picture()
        else:
            self._step_runner.schedule(self._paint)

    def _remove_picture(self) -> None:
        if self.former is not None:
            self.former.hide()
            self.former.deleteLater()
            self.former = None
