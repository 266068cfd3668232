"""Three dots that say quietly that a bot thinks."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt, QTimer, Slot
from PySide6.QtGui import QColor, QHideEvent, QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QWidget

from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.views.scaling import scale_of

COUNT = 3
BEAT_MS = 420
"""How long each dot stands out."""
GAP, RADIUS = 9, 2.6
"""From one dot to the next, and the size of each, at scale 1."""
FAINT = 95
"""The opacity of the others, 0 to 255."""


class Dots(QWidget):
    """One dot after the other stands out; where nothing shall move, all of them do. Nothing runs while hidden."""

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
        """Fit the size of the table."""
        self.setFixedSize(round(GAP * COUNT * scale), round(4 * RADIUS * scale))

    def set_moving(self, moves: bool) -> None:
        """Whether anything may move."""
        self._moves = moves
        self._run()
        self.update()

    @property
    def is_running(self) -> bool:
        """Whether the dots change."""
        return self._clock.isActive()

    def showEvent(self, event: QShowEvent) -> None:
        """Begin with the first dot."""
        super().showEvent(event)
        self._now = 0
        self._run()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop."""
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
        """The dots; where surfaces are plain, a ring stands for a faint one."""
        scale = scale_of(self)
        painter = QPainter(self)
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
        painter.end()
