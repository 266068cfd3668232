"""The ring of the keyboard goes with it, whatever else is painted."""

from collections.abc import Iterable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from puertorico_desktop.gui.views.placed_view import PlacedView
from tests.gui.hands import new_window


def test_an_arrow_key_paints_both_rings_anew(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Qt paints the items again, but a ring lies around its item."""
    view = new_window(qtbot, "ppp").table.common.roles
    view.setFocus(Qt.FocusReason.TabFocusReason)
    QApplication.processEvents()
    painted: set[int] = set()
    update_rows = PlacedView.update_rows

    def note(self: PlacedView, rows: Iterable[int]) -> None:
        chosen = list(rows)
        painted.update(chosen)
        update_rows(self, chosen)

    monkeypatch.setattr(PlacedView, "update_rows", note)
    before = view.currentIndex().row()
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert view.currentIndex().row() != before
    assert painted >= {before, view.currentIndex().row()}
