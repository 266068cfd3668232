"""Three dots that indicate unobtrusively that a bot is thinking."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt, QTimer, Slot
from PySide6.QtGui import QColor, QHideEvent, QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QWidget

from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.views.scaling import scale_of

COUNT = 3
BEAT_MS = 420
"""The time in ms for which each dot is highlighted."""
GAP, RADIUS = 9, 2.6
"""The distance between dots and the radius of each, in logical pixels at scale 1."""
FAINT = 95
"""The opacity of the dots that are not highlighted, from 0 to 255."""


class Dots(QWidget):
    """Dots that are highlighted one after the other; all at once where animations are switched off. No timer runs
    while the widget is hidden."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._moves = True
        self._now = 0
        self._clock = QTimer(self)
        self._clock.setInterval(BEAT_MS)
        self._clock.timeout.connect(self._beat)
        theme.changed.connect(self.update)
        self.set_scale(1.0)
        self.hide()

    def set_scale(self, scale: float) -> None:
        """Adapt the dots to the scale of the table."""
        self.setFixedSize(round(GAP * COUNT * scale), round(4 * RADIUS * scale))

    def set_moving(self, moves: bool) -> None:
        """Set whether the dots are animated."""
        self._moves = moves
        self._run()
        self.update()

    @property
    def is_running(self) -> bool:
        """Whether the animation runs."""
        return self._clock.isActive()

    def showEvent(self, event: QShowEvent) -> None:
        """Start with the first dot."""
        super().showEvent(event)
        self._now = 0
        self._run()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop the animation."""
        super().hideEvent(event)
        self._clock.stop()

    def _run(self) -> None:
        if self._moves and self.isVisible():
            self._clock.start()
        else:
            self._clock.stop()

    @Slot()
    def _beat(self) -> None:
        self._now = (self._now + 1) % COUNT
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the dots; where the scheme has plain surfaces, a ring stands for a faint dot."""
        scale = scale_of(self)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            ink = self._theme.color("bar_ink")
            faint = QColor(ink)
            faint.setAlpha(FAINT)
            for number in range(COUNT):
                strong = not self._moves or number == self._now
                if self._theme.textures:
                    painter.setPen(Qt.PenStyle.NoPen)
                    painter.setBrush(ink if strong else faint)
                else:
                    painter.setPen(QPen(ink, scale))
                    painter.setBrush(ink if strong else Qt.BrushStyle.NoBrush)
                middle = QPointF((number + 0.5) * GAP * scale, self.height() / 2)
                painter.drawEllipse(middle, RADIUS * scale, RADIUS * scale)
