"""The ring of the focus and other rings around pieces are repainted correctly."""

from collections.abc import Iterable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.puertorico.actions import CHOOSE, Build
from puertorico_desktop.engine.puertorico.components import Building, Role
from puertorico_desktop.engine.puertorico.options import Edition, Expansion, Selection
from puertorico_desktop.engine.puertorico.position import Position
from puertorico_desktop.gui.puertorico.targets import OWN_POINTS, SAN_JUAN
from puertorico_desktop.gui.views.placed_view import PlacedView
from puertorico_desktop.gui.views.rings import Ring
from tests.gui.hands import find, new_window
from tests.gui.table import lay, play


def test_an_arrow_key_repaints_both_rings(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Qt repaints the items, but a ring is painted around its item."""
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


@pytest.mark.parametrize(
    ("light", "ring"), [("hinted", Ring.HINT), ("read about", Ring.FRESH), ("in hand", Ring.IN_HAND)]
)
def test_each_kind_of_highlight_paints_its_ring_around_a_place(qtbot: QtBot, light: str, ring: Ring) -> None:
    """At a choice of roles no tile can be lifted, so nothing else is highlighted there."""
    window = new_window(qtbot, "ppp")
    view, marks = window.table.common.offer, window.table.marks
    assert not view._lights
    if light == "hinted":
        marks.interaction.hinted = frozenset({"quarry"})
        marks.interaction.changed.emit()
    elif light == "read about":
        marks.show(frozenset({"quarry"}))
    else:
        marks.begin_drag("quarry")
    row = next(row for row, item in enumerate(view.records) if item.ref == "quarry")
    assert {row: [ring for _, ring in found.rings] for row, found in view._lights.items()} == {row: [ring]}


def test_people_in_san_juan_and_points_are_both_highlighted(qtbot: QtBot) -> None:
    """Both can be given for a building; an item is not highlighted if only a circle in it is."""
    options = {
        "edition": Edition.SPECIAL_1897,
        "expansions": (Expansion.NEW_BUILDINGS,),
        "buildings": Selection.FIXED,
    }
    window = new_window(qtbot, "ppp", **options)  # type: ignore[arg-type]
    position = Position(window.session.game.options).player(
        0, doubloons=0, points=1, idle=1, city={Building.BLACK_MARKET: 1}
    )
    lay(window.session, position.copies(Building.HACIENDA, 2).build())
    play(window.session, CHOOSE[Role.BUILDER], Build(Building.HACIENDA))
    view, _ = find(window, SAN_JUAN)
    QApplication.processEvents()
    lit = {part.ref for light in view._lights.values() for part, _ in light.rings}
    assert lit == {SAN_JUAN, OWN_POINTS}
