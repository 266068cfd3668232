"""The ring of the keyboard goes with it, whatever else is painted."""

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QPaintEvent, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.gui.hands import new_window

AROUND = 3
"""A ring lies that many pixels outside its item."""


class Painted(QObject):
    """Notes what is painted anew."""

    def __init__(self) -> None:
        super().__init__()
        self.region = QRegion()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.region = self.region.united(event.region())
        return False


def test_an_arrow_key_paints_both_rings_anew(qtbot: QtBot) -> None:
    window = new_window(qtbot, "ppp")
    view = window.table.common.roles
    QTest.keyClick(window, Qt.Key.Key_1, Qt.KeyboardModifier.ControlModifier)
    view.setFocus(Qt.FocusReason.TabFocusReason)
    QApplication.processEvents()
    painted = Painted()
    view.viewport().installEventFilter(painted)
    before = view.currentIndex().row()
    QTest.keyClick(view, Qt.Key.Key_Right)
    QApplication.processEvents()
    after = view.currentIndex().row()
    assert before != after
    for row in (before, after):
        ring: QRect = view.rects[row].adjusted(-AROUND, -AROUND, AROUND, AROUND) & view.viewport().rect()
        assert QRegion(ring).subtracted(painted.region).isEmpty()
