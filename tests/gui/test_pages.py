"""Pages that are shown instead of the table."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from puertorico_desktop.gui.play.pace import Pace
from puertorico_desktop.gui.play.steps import PAGE, AutomaticSteps
from puertorico_desktop.gui.windows.game_dialogs import ActivityButton
from puertorico_desktop.gui.windows.pages import Page, PagePanel, PanelPage
from puertorico_desktop.gui.windows.surfaces import Panel
from tests.gui.hands import new_window
from tests.gui.table import bots_of
from tests.gui.test_session import BUILDER


def test_bots_do_not_move_while_a_page_is_shown(qtbot: QtBot) -> None:
    window = new_window(qtbot, "bpp")
    session, menus = window.session, window.menus
    window.pages.open_page(Page(window.theme))
    bots_of(session).answer(BUILDER)
    qtbot.wait(20)
    assert session.ply == 0
    assert not window.table.isVisible()
    assert not menus.move_menu.menuAction().isEnabled()
    page = window.pages.page
    assert page is not None
    assert QApplication.focusWidget() is page
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert window.pages.page is None
    assert window.table.isVisible()
    assert menus.move_menu.menuAction().isEnabled()
    assert session.ply == 1


def test_another_page_or_game_replaces_the_page(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    first, second = Page(window.theme), Page(window.theme)
    window.pages.open_page(first)
    window.pages.open_page(second)
    assert window.pages.page is second
    assert window.session.steps.holders
    window.session.start(window.session.setup)
    assert window.pages.page is None
    assert not window.session.steps.holders


def test_a_page_grows_with_the_window_and_with_the_size_of_texts(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    page = Page(window.theme)
    window.pages.open_page(page)
    small = page.font().pixelSize()
    window.pages.set_text_size(150)
    large = page.font().pixelSize()
    assert large > small
    window.resize(2732, 1500)
    assert page.font().pixelSize() > large


def test_automatic_steps_are_not_due_while_held(qtbot: QtBot) -> None:
    steps = AutomaticSteps()
    steps.set_pace(Pace.AT_ONCE)
    steps.hold(True, PAGE)
    with qtbot.assertNotEmitted(steps.due, wait=20):
        steps.begin(1, False)
    with qtbot.waitSignal(steps.due):
        steps.hold(False, PAGE)
    steps.stop()


def test_closing_a_page_opened_from_a_dialog_returns_to_the_table(qtbot: QtBot) -> None:
    """The widget that had the focus is deleted with the dialog."""
    window = new_window(qtbot)
    window.dialogs.new_game()
    dialog = window.dialogs.dialog
    assert dialog is not None
    button = dialog.findChild(ActivityButton)
    assert button is not None
    window.activateWindow()
    dialog.activateWindow()
    button.setFocus()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is button)
    window.learn_menu.lessons.open_list()
    window.dialogs.close()
    qtbot.waitUntil(lambda: not isValid(button))
    window.pages.close_page()
    assert window.pages.page is None


def test_a_page_can_be_closed_if_the_former_focus_widget_was_deleted(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    button = QPushButton(window.table)
    button.show()
    window.activateWindow()
    button.setFocus()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is button)
    window.learn_menu.lessons.open_list()
    button.deleteLater()
    qtbot.waitUntil(lambda: not isValid(button))
    window.pages.close_page()
    assert window.pages.page is None


def test_the_panel_of_a_page_is_painted_once_for_all_pages_of_its_size(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = new_window(qtbot)
    painted: list[QSize] = []

    def paint(panel: PagePanel) -> QPixmap:
        painted.append(panel.size())
        return Panel._drawn(panel)

    monkeypatch.setattr(PagePanel, "_drawn", paint)
    for number in range(3):
        page = PanelPage(window.theme)
        window.pages.open_page(page)
        page.grab()
        page.grab()
        assert page.panel.picture.deviceIndependentSize().toSize() == page.panel.size()
        window.pages.close_page()
        assert len(painted) == 1 + number // 2
        if number:
            window.resize(window.size() * 1.2)


def test_the_table_shows_no_focus_ring_after_a_page_that_the_mouse_opened(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    view = window.table.own.views[2]
    window.activateWindow()
    view.setFocus(Qt.FocusReason.MouseFocusReason)
    qtbot.waitUntil(lambda: QApplication.focusWidget() is view)
    window.learn_menu.lessons.open_list()
    window.pages.close_page()
    assert QApplication.focusWidget() is view
    assert not view.is_played_by_key
