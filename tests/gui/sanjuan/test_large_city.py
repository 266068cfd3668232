"""The cities of other players in large: by a click, by the keyboard, and by hovering over a folded one."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QRectF, Qt
from PySide6.QtGui import QCursor, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.sanjuan.decisions import DecisionKind
from puertorico_desktop.engine.sanjuan.options import Options
from puertorico_desktop.gui.sanjuan.views.city_delegate import is_large
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.gui.windows.side_column import DWELL_MS
from tests.gui.sanjuan.window import in_the_middle

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(qtbot: QtBot, english: object) -> MainWindow:
    return in_the_middle(qtbot, Options(3), 3, DecisionKind.BUILD)


def test_a_click_on_a_city_shows_it_large_and_another_click_closes_it(window: MainWindow) -> None:
    table = window.table
    city = table.opponents[1].views[1]
    QTest.mouseClick(city.viewport(), LEFT, pos=city.rects[0].center())
    shown = table.close_ups.shown
    assert shown is not None
    assert shown.board.seat == table.opponents[1].seat
    assert shown.geometry() == table.own.geometry()
    large = shown.board.views[1]
    assert large.records == city.records
    QTest.mouseClick(large.viewport(), LEFT, pos=large.rects[0].center())
    assert table.close_ups.shown is None


def test_the_keyboard_opens_and_closes_a_city(window: MainWindow) -> None:
    table = window.table
    view = table.opponents[0].views[1]
    view.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(view, Qt.Key.Key_Return)
    shown = table.close_ups.shown
    assert shown is not None
    QTest.keyClick(shown, Qt.Key.Key_Escape)
    assert table.close_ups.shown is None


def test_the_large_view_of_a_card_does_not_cover_it_in_a_large_city(window: MainWindow) -> None:
    table = window.table
    table.close_ups.enlarge(1)
    shown = table.close_ups.shown
    assert shown is not None
    view = shown.board.views[1]
    view.pointed.emit(view.records[0].ref)
    table.large.appear()
    assert table.large.shown == view.records[0].ref
    place = table._on_table(view.viewport(), view.rect_of(view.records[0].ref))
    assert not table.large.geometry().intersects(place)


def test_dropping_a_building_closes_the_large_city(window: MainWindow) -> None:
    table, interaction = window.table, window.interaction
    table.close_ups.enlarge(2)
    assert table.close_ups.shown is not None
    ref = min(one for one in interaction.sources() if interaction.targets(one))
    interaction.drop(ref, min(interaction.targets(ref)))
    assert table.close_ups.shown is None


def test_a_folded_city_opens_below_its_header_without_a_tool_tip(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.resize(1024, 600)
    QApplication.processEvents()
    table = window.table
    assert table.side.folded
    head = table.opponents[1]
    place = [head.geometry().center()]
    monkeypatch.setattr(QCursor, "pos", lambda: table.mapToGlobal(place[0]))
    told = []
    monkeypatch.setattr("PySide6.QtWidgets.QToolTip.showText", lambda *words: told.append(words))
    viewport = head.views[0].viewport()
    middle = viewport.rect().center()
    QApplication.sendEvent(viewport, QHelpEvent(QEvent.Type.ToolTip, middle, viewport.mapToGlobal(middle)))
    assert not told
    table.side._dwell.start()
    qtbot.waitUntil(lambda: table.close_ups.shown is not None, timeout=20 * DWELL_MS)
    shown = table.close_ups.shown
    assert shown is not None
    assert shown.geometry().top() > head.geometry().bottom()
    assert shown.geometry().bottom() < table.rail.geometry().top()
    assert all(not rect.isEmpty() for rect in shown.board.views[1].rects)
    place[0] = QPoint(5, table.height() - 5)
    table.close_ups._look_after_pointer()
    assert table.close_ups.shown is None


@pytest.mark.parametrize("height", [700, 735, 768])
def test_the_tiles_of_a_single_opponent_have_names_and_effects(qtbot: QtBot, english: object, height: int) -> None:
    """Also in a window whose title and a panel of the desktop take a part of the screen's height."""
    window = in_the_middle(qtbot, Options(2), 3, DecisionKind.BUILD, round_=8)
    window.resize(1366, height)
    QApplication.processEvents()
    city = window.table.opponents[0].views[1]
    assert all(is_large(QRectF(rect), city.scale) for rect in city.rects)
