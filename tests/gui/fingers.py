"""A finger on a touch screen, with the events that such a screen sends."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtGui import QGuiApplication, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

STEP = QPoint(4, 24)
"""How far a finger moves from one event to the next."""
HELD_MS = 40


class Finger:
    """A finger that is down from its creation on."""

    screen: QPointingDevice | None = None

    def __init__(self, widget: QWidget, place: QPoint) -> None:
        """`place` is in the coordinates of the widget."""
        Finger.screen = Finger.screen or QTest.createTouchDevice()
        self._window = widget.window().windowHandle()
        self.place = widget.mapTo(widget.window(), place)
        QTest.touchEvent(self._window, self.screen).press(0, self.place, self._window).commit()

    def move_to(self, place: QPoint) -> None:
        """Move straight to a point of the window, in several events."""
        while (place - self.place).manhattanLength() > STEP.manhattanLength():
            self.move((place - self.place) * STEP.manhattanLength() / (place - self.place).manhattanLength())
        self.move(place - self.place)

    def move(self, way: QPoint) -> None:
        self.place += way
        QTest.touchEvent(self._window, self.screen).move(0, self.place, self._window).commit()

    def lift(self) -> None:
        QTest.touchEvent(self._window, self.screen).release(0, self.place, self._window).commit()


def hold(qtbot: QtBot, widget: QWidget, place: QPoint) -> Finger:
    """Returns a finger that has been held down for as long as it takes."""
    hints = QGuiApplication.styleHints()
    usual = hints.mousePressAndHoldInterval()
    hints.setMousePressAndHoldInterval(HELD_MS)
    finger = Finger(widget, place)
    hints.setMousePressAndHoldInterval(usual)
    qtbot.wait(3 * HELD_MS)
    return finger


def tap(widget: QWidget, place: QPoint) -> None:
    Finger(widget, place).lift()
