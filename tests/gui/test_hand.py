"""The picture of a dragged piece is as large as its place, at any scale of the table."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.puertorico.components import Building, Tile
from puertorico_desktop.engine.puertorico.position import classic
from puertorico_desktop.gui.views.delegates import LIFTED_ROOM
from puertorico_desktop.gui.windows.main_window import MainWindow
from tests.gui.hands import find, new_window
from tests.gui.table import lay

TABLE = classic(3).player(
    0, doubloons=9, idle=2, island={Tile.CORN: (2, 1)}, city={Building.INDIGO_PLANT: 1, Building.SMALL_MARKET: 1}
)


@pytest.fixture(params=[(1366, 768), (1920, 1080)], ids=str)
def window(qtbot: QtBot, request: pytest.FixtureRequest) -> MainWindow:
    window = new_window(qtbot)
    window.resize(*request.param)
    lay(window.session, TABLE.build())
    QApplication.processEvents()
    return window


def held(window: MainWindow, ref: str) -> QSize:
    view, _ = find(window, ref)
    row = next(row for row in range(len(view.records)) if any(part.ref == ref for part in view.parts(row)))
    return view.lifted_pixmap(row, ref).deviceIndependentSize().toSize()


def place(window: MainWindow, ref: str) -> QSize:
    view, _ = find(window, ref)
    return view.rect_of(ref).size()


def nearly(one: QSize, other: QSize) -> bool:
    return abs(one.width() - other.width()) <= 2 and abs(one.height() - other.height()) <= 2


@pytest.mark.parametrize(
    ("source", "target", "spaces"),
    [
        ("offer:0", "island:5", 1),
        ("quarry", "island:5", 1),
        ("market:hospice", "city:5", 1),
        ("market:guild_hall", "city:5", 2),
    ],
)
def test_a_dragged_tile_or_building_is_as_large_as_its_space(
    window: MainWindow, source: str, target: str, spaces: int
) -> None:
    space = place(window, target)
    assert nearly(held(window, source), QSize(space.width(), space.height() * spaces))


def test_a_dragged_colonist_is_as_large_as_a_circle(window: MainWindow) -> None:
    circle, room = place(window, "city:0:0"), QSize(*LIFTED_ROOM)
    assert nearly(held(window, "city:0:0"), circle + room)
    space = place(window, "island:0")
    side = round(min(space.width(), space.height()) * 0.38)
    assert nearly(held(window, "sanjuan"), QSize(side, side) + room)


def test_a_dragged_role_card_keeps_its_size(window: MainWindow) -> None:
    assert nearly(held(window, "role:mayor"), place(window, "role:mayor"))
