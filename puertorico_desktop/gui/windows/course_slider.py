"""A slider over the course of a game, with marks at the beginnings of rounds and a knob at the position shown."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QSlider, QWidget

from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.texts import replay as texts
from puertorico_desktop.gui.views.tips import show_tip

HEIGHT = 13
KNOB = 10
GROOVE = 4
"""The height of the groove in logical pixels, at scale 1."""


class CourseSlider(QSlider):
    """A slider over all plies. A press anywhere moves the knob there at once."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._theme = theme
        self._scale = 1.0
        self._rounds: Sequence[int] = (0,)
        self._first_round = 1
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMouseTracking(True)
        theme.changed.connect(self.update)

    def set_course(self, plies: int, rounds: Sequence[int], first_round: int) -> None:
        """Set the number of plies of the course; `rounds` are the plies at which a round began, `first_round` is the
        number of the first of them."""
        self._first_round = first_round
        self.setRange(0, plies)
        self._rounds = rounds
        self.update()

    def set_scale(self, scale: float) -> None:
        """Adapt the slider to the scale of the table."""
        self._scale = scale
        self.setFixedHeight(round(HEIGHT * scale))
        self.update()

    def sizeHint(self) -> QSize:
        """Returns a hint that takes all available width."""
        return QSize(round(120 * self._scale), round(HEIGHT * self._scale))

    def minimumSizeHint(self) -> QSize:
        """Returns a size that is wide enough to be hit with the mouse."""
        return self.sizeHint()

    # -- places -----------------------------------------------------------------------------------------------

    def place_of(self, ply: int) -> float:
        """Returns the position of a ply, in pixels from the left."""
        edge = KNOB * self._scale / 2 + 1
        return edge + (self.width() - 2 * edge) * ply / max(self.maximum(), 1)

    def ply_at(self, x: float) -> int:
        """Returns the ply nearest to a position."""
        edge = KNOB * self._scale / 2 + 1
        ply = round((x - edge) / max(self.width() - 2 * edge, 1) * self.maximum())
        return min(max(ply, 0), self.maximum())

    # -- mouse and keyboard -----------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and Down; all other keys are those of the steps, and mean nothing where a step leads nowhere."""
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            super().keyPressEvent(event)
        else:
            event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the ply under the pointer, and follow the pointer from now on."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setSliderPosition(self.ply_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer while the button is down."""
        if self.isSliderDown():
            self.setSliderPosition(self.ply_at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Stop following the pointer."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(False)

    def event(self, event: QEvent) -> bool:
        """Show a tooltip about the ply under the pointer."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            ply = self.ply_at(event.pos().x())
            show_tip(event.globalPos(), self._words(ply), self)
            return True
        return super().event(event)

    def _words(self, ply: int) -> str:
        number = min(ply + 1, self.maximum())
        return texts.place(number, self.maximum(), bisect_right(self._rounds, ply) + self._first_round - 1)

    # -- painting ---------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line, the part of it that has been played, the marks of the rounds, and the knob."""
        color, scale = self._theme.color, self._scale
        here, middle = self.place_of(self.sliderPosition()), self.height() / 2
        left, right = self.place_of(0), self.place_of(self.maximum())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            for end, token in ((right, "bar_rim"), (here, "bar_ink_soft")):
                painter.setBrush(color(token))
                groove = QRectF(left, middle - GROOVE * scale / 2, end - left, GROOVE * scale)
                painter.drawRoundedRect(groove, GROOVE * scale / 2, GROOVE * scale / 2)
            painter.setPen(QPen(color("bar_ink"), max(1.0, scale)))
            for ply in self._rounds:
                x = self.place_of(ply)
                painter.drawLine(QPointF(x, middle - 5 * scale), QPointF(x, middle + 5 * scale))
            painter.setPen(QPen(color("bar_ink" if self.hasFocus() else "bar"), 1.5 * scale))
            painter.setBrush(color("gold"))
            radius = KNOB * scale / 2
            painter.drawEllipse(QPointF(here, middle), radius, radius)
