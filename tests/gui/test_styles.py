"""Style sheets are computed again only if they change."""

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QDialog, QMenu, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from puertorico_desktop.gui.app.fonts import families_for
from puertorico_desktop.gui.app.languages import Languages
from puertorico_desktop.gui.style.styles import bar_style, menu_style, set_style_sheet
from puertorico_desktop.gui.style.theme import Scheme
from puertorico_desktop.gui.windows.window_styles import MENU_PIXELS
from puertorico_desktop.languages import ENGLISH
from tests.gui.hands import new_window

SHEET = "QPushButton { padding: 3px; font-size: 15px; }"


class Polished(QPushButton):
    """Counts changes of its style."""

    times = 0

    def changeEvent(self, event: QEvent) -> None:
        """Another style sheet changes the style."""
        super().changeEvent(event)
        self.times += event.type() == QEvent.Type.StyleChange


def test_setting_the_same_style_sheet_changes_nothing(qtbot: QtBot) -> None:
    around = QWidget()
    qtbot.addWidget(around)
    button = Polished(around)
    around.show()
    set_style_sheet(button, SHEET)
    once = button.times
    assert once
    set_style_sheet(button, SHEET)
    assert button.times == once
    set_style_sheet(button, SHEET.replace("3", "4"))
    assert button.times > once


def test_fonts_follow_the_language(qtbot: QtBot, english: Languages) -> None:
    window = new_window(qtbot)
    dressed = [window.menuBar(), *window.findChildren(QMenu), *window.table.replay_bar.findChildren(QPushButton)]
    for language in ("ja", ENGLISH):
        english.use(language)
        qtbot.wait(10)
        assert {tuple(one.font().families()) for one in dressed} == {tuple(families_for(language))}


def test_a_window_sets_no_style_sheet_twice(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    known: dict[QWidget, str] = {}

    def spy(widget: QWidget, sheet: str) -> None:
        assert known.get(widget) != sheet
        known[widget] = sheet
        original(widget, sheet)

    original = QWidget.setStyleSheet
    monkeypatch.setattr(QWidget, "setStyleSheet", spy)
    window = new_window(qtbot)
    qtbot.waitUntil(lambda: all(menu.styleSheet() for menu in window.findChildren(QMenu)))
    known_before = dict(known)
    window.remember_place()  # as closing does: the settings change, and nothing else
    qtbot.wait(20)
    assert known == known_before


def test_what_is_closed_gets_its_sheet_in_later_turns(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    window = new_window(qtbot)
    closed, shown = QDialog(window), QDialog(window)
    for dialog in (closed, shown):
        dialog.show()
    closed.hide()
    menus = window.findChildren(QMenu)
    qtbot.waitUntil(lambda: all(menu.styleSheet() for menu in menus))
    later = [*menus, closed]
    before = [one.styleSheet() for one in later]
    window.theme.set_scheme(Scheme.CONTRAST)
    assert shown.styleSheet() == window.styles.dialog_sheet
    assert window.menuBar().styleSheet() == bar_style(window.theme, MENU_PIXELS)
    assert [one.styleSheet() for one in later] == before
    qtbot.waitUntil(lambda: closed.styleSheet() == window.styles.dialog_sheet)
    assert {menu.styleSheet() for menu in menus} == {menu_style(window.theme, MENU_PIXELS)}


def test_a_dialog_that_is_shown_does_not_wait_for_its_sheet(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    dialog = QDialog(window)
    dialog.show()
    dialog.hide()
    window.theme.set_scheme(Scheme.CONTRAST)
    assert dialog.styleSheet() != window.styles.dialog_sheet
    dialog.show()
    assert dialog.styleSheet() == window.styles.dialog_sheet
