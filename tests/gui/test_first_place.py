"""The focus at the beginning of a decision: on the first piece that can be chosen, without a ring for mouse users."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.puertorico.actions import CHOOSE
from puertorico_desktop.engine.puertorico.components import Role
from tests.gui.hands import new_window
from tests.gui.keyboard import take_keyboard
from tests.gui.table import bots_of, play


def test_the_focus_is_on_the_first_building_if_a_bot_chose_the_first_role(qtbot: QtBot) -> None:
    window = new_window(qtbot, "bpb")
    take_keyboard(qtbot, window)
    table, session = window.table, window.session
    assert not any(view.is_played_by_key for view in table.views)
    bots_of(session).answer(CHOOSE[Role.BUILDER])
    while session.asked_person is None:
        bots_of(session).answer()
        QApplication.processEvents()
    market = table.common.market
    assert window.focusWidget() is market
    assert not market.is_played_by_key, "a player with a mouse sees no ring"
    parts = market.parts(market.currentIndex().row())
    assert {part.ref for part in parts} & window.interaction.sources()
    QTest.keyClick(market, Qt.Key.Key_Down)
    assert market.is_played_by_key


@pytest.mark.parametrize("by_key", [True, False])
def test_the_first_choice_has_a_ring_if_a_key_began_the_game(qtbot: QtBot, by_key: bool) -> None:
    window = new_window(qtbot, "ppp")
    take_keyboard(qtbot, window)
    handle = window.windowHandle()
    QTest.keyClick(handle, Qt.Key.Key_Shift)
    if not by_key:
        QTest.mouseClick(handle, Qt.MouseButton.LeftButton, pos=QPoint(5, window.height() // 2))
    window.session.start(window.session.setup)
    roles = window.table.common.roles
    assert window.focusWidget() is roles
    assert roles.is_played_by_key == by_key


def test_a_focused_log_keeps_the_focus_at_the_next_decision(qtbot: QtBot) -> None:
    window = new_window(qtbot, "ppp")
    take_keyboard(qtbot, window)
    window.table.log.view.setFocus()
    play(window.session, CHOOSE[Role.SETTLER])
    assert window.focusWidget() is window.table.log.view


def test_lifting_the_cover_moves_the_focus_to_the_pieces_to_choose(qtbot: QtBot) -> None:
    window = new_window(qtbot, "ppp")
    take_keyboard(qtbot, window)
    cover = window.table.cover
    cover._hides = lambda: True
    window.services.preferences.change(cover=True)
    play(window.session, CHOOSE[Role.SETTLER])
    cover._cover_table()
    assert window.focusWidget() is cover.button
    cover.lift()
    assert window.focusWidget() is window.table.common.offer


def test_focus_given_by_the_mouse_to_a_hidden_view_shows_no_ring(qtbot: QtBot) -> None:
    window = new_window(qtbot, "ppp")
    take_keyboard(qtbot, window)
    table = window.table
    roles = table.common.roles
    roles.hide()
    roles.setFocus(Qt.FocusReason.MouseFocusReason)
    roles.show()
    assert window.focusWidget() is roles
    table.take_focus()
    assert window.focusWidget() is roles
    assert not roles.is_played_by_key
