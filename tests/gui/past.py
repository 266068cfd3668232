"""A window with a part of a game played, to look back from."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from puertorico_desktop.gui.models.items import LogItem
from puertorico_desktop.gui.style.theme import Scheme
from puertorico_desktop.gui.windows.log_panel import LogView
from puertorico_desktop.gui.windows.main_window import MainWindow
from tests.gui.courses import advance
from tests.gui.hands import LEFT, new_window

KEYS = {
    "start": (Qt.Key.Key_Home, Qt.KeyboardModifier.NoModifier),
    "round_back": (Qt.Key.Key_PageUp, Qt.KeyboardModifier.NoModifier),
    "turn_back": (Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier),
    "back": (Qt.Key.Key_Left, Qt.KeyboardModifier.NoModifier),
    "forward": (Qt.Key.Key_Right, Qt.KeyboardModifier.NoModifier),
    "turn_forward": (Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier),
    "round_forward": (Qt.Key.Key_PageDown, Qt.KeyboardModifier.NoModifier),
    "end": (Qt.Key.Key_End, Qt.KeyboardModifier.NoModifier),
}
NO_KEYS = Qt.KeyboardModifier.NoModifier


def played(qtbot: QtBot, plies: int | None = 90, kinds: str = "ppp", scheme: Scheme = Scheme.LIGHT) -> MainWindow:
    """Returns a window in the middle of a game."""
    window = new_window(qtbot, kinds, scheme=scheme)
    advance(window, plies)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


def press_key(window: MainWindow, key: Qt.Key, modifiers: Qt.KeyboardModifier = NO_KEYS) -> None:
    """Presses a key in the widget with the focus."""
    QTest.keyClick(QApplication.focusWidget() or window, key, modifiers)
    QApplication.processEvents()


def shown(window: MainWindow) -> int:
    """Returns the ply that is shown; checks that bar, log and boards agree on it."""
    session, table = window.session, window.table
    assert table.replay_bar.isVisible() == session.is_looking_back
    assert table.prompt.isVisible() != session.is_looking_back
    if session.is_looking_back:
        assert table.replay_bar.slider.value() == session.shown_ply
        assert table.replay_bar.slider.maximum() == session.ply
        assert table.log.view.lines.shown_ply == session.shown_ply
    return session.shown_ply


def line_at(log: LogView, row: int) -> LogItem:
    item = log.model().index(row, 0).data(Qt.ItemDataRole.UserRole)
    assert isinstance(item, LogItem)
    return item


def click_line(log: LogView, row: int) -> None:
    """Scrolls to a line of the log and clicks on it."""
    index = log.model().index(row, 0)
    log.scrollTo(index)
    point = log.visualRect(index).center()
    QTest.mouseMove(log.viewport(), point)
    QTest.mouseClick(log.viewport(), LEFT, NO_KEYS, point)
    QApplication.processEvents()
