"""A player who uses keys only; they are sent to the widget with the focus."""

from __future__ import annotations

import random

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from puertorico_desktop.gui.views.area import AreaView
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.gui.windows.prompt_bar import AnswerButton

CTRL = Qt.KeyboardModifier.ControlModifier
MOST_TABS = 60


def take_keyboard(qtbot: QtBot, window: MainWindow) -> None:
    """Makes the window the active one."""
    window.activateWindow()
    qtbot.waitUntil(lambda: window.isActiveWindow() and QApplication.focusWidget() is not None)


class Keyboard:
    """A player without a mouse. `ways` are the kinds of pieces that were moved, and the buttons pressed."""

    def __init__(self, window: MainWindow, seed: int) -> None:
        self.window = window
        self.rng = random.Random(seed)
        self.ways: set[str] = set()

    def press(self, answer: str) -> None:
        """Goes to the button with Tab, then presses Space."""
        for _ in range(MOST_TABS):
            button = self.focus()
            if isinstance(button, AnswerButton) and button.id == answer:
                break
            self.key(Qt.Key.Key_Tab)
        assert isinstance(button, AnswerButton), answer
        self.key(Qt.Key.Key_Space)
        self.ways.add(answer)

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(self.focus(), key, modifier)

    def focus(self) -> QWidget:
        widget = QApplication.focusWidget()
        assert widget is not None, "the keyboard is nowhere"
        return widget

    def offers(self, answer: str) -> bool:
        return any(spec.id == answer and spec.enabled for spec in self.window.interaction.buttons())

    def go_to(self, ref: str) -> None:
        """Goes to the area with Tab, then to the piece with arrow keys."""
        for _ in range(MOST_TABS):
            view = self.focus()
            if isinstance(view, AreaView) and ref in view.refs:
                break
            self.key(Qt.Key.Key_Tab)
        assert isinstance(view, AreaView), ref
        row = next(row for row in range(len(view.records)) if any(part.ref == ref for part in view.parts(row)))
        self.key(Qt.Key.Key_Home)
        seen = set()
        while view.currentIndex().row() != row:
            seen.add(view.currentIndex().row())
            here = view.visualRect(view.currentIndex()).center()
            there = view.visualRect(view.model().index(row, 0)).center()
            before = view.currentIndex().row()
            sideways = Qt.Key.Key_Right if there.x() > here.x() else Qt.Key.Key_Left
            upright = Qt.Key.Key_Down if there.y() > here.y() else Qt.Key.Key_Up
            flat = abs(there.y() - here.y()) < view.visualRect(view.model().index(row, 0)).height() // 2
            self.key(sideways if flat else upright)
            if view.currentIndex().row() == before:
                self.key(sideways if not flat else upright)
            assert len(seen) < 60
            assert view.currentIndex().row() != before, f"{ref} cannot be reached"
