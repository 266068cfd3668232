"""The focus is marked in a dialog that a key has opened, not in one that the mouse has."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox, QStyle, QStyleOption, QWidget
from pytestqt.qtbot import QtBot

from puertorico_desktop.gui.windows.boxes import Severity, show_box
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.gui.windows.settings_dialog import SettingsDialog
from tests.gui.hands import new_window
from tests.gui.keyboard import CTRL, take_keyboard


def marks_focus(widget: QWidget) -> bool:
    """Returns whether Qt's styles draw the frame of the focus in this widget."""
    option = QStyleOption()
    option.initFrom(widget)
    wanted = QStyle.StateFlag.State_HasFocus | QStyle.StateFlag.State_KeyboardFocusChange
    return option.state & wanted == wanted  # type: ignore[attr-defined]


def type_in(window: QWidget, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Sends a key to the window as the system does, with shortcuts."""
    QTest.keyClick(window.windowHandle(), key, modifier)


def until_focused(qtbot: QtBot, dialog: QWidget | None) -> QWidget:
    assert isinstance(dialog, QDialog)
    qtbot.waitUntil(lambda: dialog.isActiveWindow() and dialog.focusWidget() is not None)
    focus = QApplication.focusWidget()
    assert focus is not None
    return focus


@pytest.mark.parametrize("by_key", [True, False])
def test_the_settings_mark_the_focus_if_a_key_opened_them(qtbot: QtBot, by_key: bool) -> None:
    window = new_window(qtbot, "pbb")
    take_keyboard(qtbot, window)
    type_in(window, Qt.Key.Key_Right)
    if by_key:
        type_in(window, Qt.Key.Key_Comma, CTRL)
    else:
        QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, pos=QPoint(5, window.height() // 2))
        window.menus.settings_action.trigger()
    dialog = window.dialogs.dialog
    assert isinstance(dialog, SettingsDialog)
    assert marks_focus(until_focused(qtbot, dialog)) == by_key
    window.dialogs.close()


def test_a_dialog_that_a_key_opens_over_another_marks_the_focus_too(qtbot: QtBot) -> None:
    window: MainWindow = new_window(qtbot, "pbb")
    take_keyboard(qtbot, window)
    QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, pos=QPoint(5, window.height() // 2))
    window.menus.settings_action.trigger()
    dialog = window.dialogs.dialog
    assert not marks_focus(until_focused(qtbot, dialog))
    type_in(dialog, Qt.Key.Key_F9)
    box = show_box(window, Severity.QUESTION, "Really?", "", {"Yes": None, "No": None})
    assert isinstance(box, QMessageBox)
    assert marks_focus(until_focused(qtbot, box))
    box.close()
    window.dialogs.close()
