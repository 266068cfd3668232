"""Ways from the table to the rules: F1, the context menu, the menu bar."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.puertorico.components import Building
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.gui.windows.menus import ANSWER_KEYS
from puertorico_desktop.gui.windows.shortcuts import shortcuts_of
from tests.gui.hands import new_window

MOUSE, KEYBOARD = QContextMenuEvent.Reason.Mouse, QContextMenuEvent.Reason.Keyboard
TAB = Qt.FocusReason.TabFocusReason


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    return new_window(qtbot, "ppp")


def place_of(window: MainWindow, ref: str) -> QPoint:
    if ref == "player":
        figures = window.table.opponents[0].figures.viewport()
        return figures.mapToGlobal(figures.rect().center())
    return window.table.mapToGlobal(window.table.place_of(ref).center())


def ask(window: MainWindow, place: QPoint, reason: QContextMenuEvent.Reason = MOUSE) -> list[str]:
    """Returns the entries of the context menu at that place."""
    table = window.table
    widget = table.childAt(table.mapFromGlobal(place)) if reason is MOUSE else QApplication.focusWidget()
    assert isinstance(widget, QWidget)
    window.handbook.menu.clear()
    QApplication.sendEvent(widget, QContextMenuEvent(reason, widget.mapFromGlobal(place), place))
    window.handbook.menu.hide()
    return [action.text() for action in window.handbook.menu.actions()]


@pytest.mark.parametrize(
    ("ref", "title"),
    [
        ("role:mayor", "Mayor"),
        ("market:hospice", "Hospice"),
        ("quarry", "Quarry"),
        ("house", "The trading house"),
        ("ship:0", "The cargo ships"),
        ("supply:corn", "Corn"),
        ("crew", "The colonist ship"),
        ("player", "What a player has"),
        ("seat:1/city:3", "The city"),
    ],
)
def test_the_context_menu_offers_the_page_of_a_piece(window: MainWindow, ref: str, title: str) -> None:
    place = place_of(window, ref)
    assert ask(window, place) == [f"Rules: {title}"]
    window.handbook.menu.actions()[0].trigger()
    book = window.handbook.book
    assert book is not None
    assert book.isVisible()
    assert book._rules.page(book.page.topic).title == title


def test_market_columns_and_the_end_meter_have_pages(window: MainWindow) -> None:
    market, meter = window.table.common.market, window.table.log.meter
    head = next(QPoint(x, 4) for x in range(market.width()) if market.head_at(QPoint(x, 4)) == 3)
    assert ask(window, market.viewport().mapToGlobal(head)) == ["Rules: Quarries and prices"]
    assert ask(window, meter.mapToGlobal(meter.rect().center())) == ["Rules: The end of the game"]


def test_a_right_click_that_puts_a_piece_back_opens_no_context_menu(window: MainWindow) -> None:
    view = window.table.common.roles
    point = view.rect_of("role:mayor").center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert window.interaction.picked is not None
    QTest.mousePress(view.viewport(), Qt.MouseButton.RightButton, pos=point)
    assert window.interaction.picked is None
    assert ask(window, place_of(window, "role:mayor")) == []
    QTest.mousePress(view.viewport(), Qt.MouseButton.RightButton, pos=point)
    assert ask(window, place_of(window, "role:mayor")) == ["Rules: Mayor"]


def test_the_menu_key_and_f1_use_the_focused_piece(window: MainWindow) -> None:
    market = window.table.common.market
    market.setFocus(TAB)
    row = next(row for row, item in enumerate(market.records) if item is not None and item.building is Building.WHARF)
    market.setCurrentIndex(market.model().index(row, 0))
    assert ask(window, place_of(window, "role:mayor"), KEYBOARD) == ["Rules: Wharf"]
    QTest.keyClick(market, Qt.Key.Key_F1)
    book = window.handbook.book
    assert book is not None
    assert book.page.topic == "building:wharf"


def test_f1_explains_the_piece_reached_last_by_pointer_or_keyboard(window: MainWindow, monkeypatch) -> None:
    place = QPoint(-100, -100)
    monkeypatch.setattr(QCursor, "pos", lambda: place)
    market = window.table.common.market
    market.setFocus(TAB)
    market.setCurrentIndex(market.model().index(3, 0))
    place = place_of(window, "role:trader")
    window.handbook.explain_action.trigger()
    book = window.handbook.book
    assert book is not None
    assert book.page.topic == "role:trader"
    market.setCurrentIndex(market.model().index(4, 0))
    window.handbook.explain_action.trigger()
    assert book.page.topic.startswith("building:")


def test_f1_explains_the_hovered_piece_or_the_handling(window: MainWindow, monkeypatch) -> None:
    place = place_of(window, "role:trader")
    monkeypatch.setattr(QCursor, "pos", lambda: place)
    window.handbook.explain_action.trigger()
    book = window.handbook.book
    assert book is not None
    assert book.page.topic == "role:trader"
    place = QPoint(-100, -100)
    window.handbook.explain_action.trigger()
    assert book.page.topic == "concept:handling"


def test_the_page_about_handling_lists_the_shortcuts_of_the_menus(window: MainWindow) -> None:
    window.handbook.handling_action.trigger()
    book = window.handbook.book
    assert book is not None
    text = book.page.toPlainText()
    for words in ("Game › New", "Ctrl+N", "Explain what I point at", "F1", "Go to › My island", "Ctrl+6"):
        assert words in text


def test_the_rules_action_opens_the_first_page(window: MainWindow) -> None:
    QTest.keyClick(window, Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    assert window.handbook.book is not None
    assert window.handbook.book.page.topic == "concept:overview"


RESERVED = {"Ctrl+Y", "Ctrl+Shift+Z", "Ctrl+H", "Ctrl+M", "Ctrl+W", "Ctrl+Q", "Alt+F4", "F10", "F12"}
"""Keys that some system gives to the same things everywhere."""


def test_shortcuts_are_unique_on_every_system(window: MainWindow) -> None:
    keys = [key for _, shown in shortcuts_of(window.menuBar()) for key in shown.split(", ")]
    assert len(keys) == len(set(keys))
    assert not RESERVED.intersection(ANSWER_KEYS.values())
