"""Pieces in small areas: the numbers on stacks, the spaces of the trading house, the crates of ships and the
goods of players."""

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from puertorico_desktop.engine.puertorico.components import Good, Tile
from puertorico_desktop.gui.puertorico.models.items import GoodItem, HouseItem, OfferItem
from puertorico_desktop.gui.puertorico.views import common_delegates
from puertorico_desktop.gui.puertorico.views.board_delegates import LEAST_GOOD, GoodDelegate
from puertorico_desktop.gui.puertorico.views.common_delegates import LEAST_CRATE, OfferDelegate, ShipDelegate
from puertorico_desktop.gui.puertorico.views.plans import House
from puertorico_desktop.gui.puertorico.views.table_renderer import TableRenderer
from puertorico_desktop.gui.style.icons import Icons
from puertorico_desktop.gui.style.theme import Scheme, Theme
from tests.gui.test_delegates import paint, renderer

__all__ = ["renderer"]

MOST_COVERED = {1: 0.32, 2: 0.42}
"""The largest part of a tile that its number may cover, by the number of digits."""


@pytest.mark.parametrize("side", [21, 24, 29, 30, 36, 60])
@pytest.mark.parametrize(("tile", "count"), [(Tile.QUARRY, 8), (None, 9), (None, 33)])
def test_the_number_on_a_stack_leaves_most_of_the_tile_in_sight(
    renderer: TableRenderer, monkeypatch: pytest.MonkeyPatch, tile: Tile | None, count: int, side: int
) -> None:
    item = OfferItem("offer:0", tile, count)
    with_number = paint(OfferDelegate(renderer), (side, side), item, 1)
    monkeypatch.setattr(common_delegates, "_draw_figure", lambda *_: None)
    without = paint(OfferDelegate(renderer), (side, side), item, 1)
    points = [(x, y) for x in range(side) for y in range(side)]
    covered = sum(with_number.pixel(x, y) != without.pixel(x, y) for x, y in points)
    assert 0 < covered <= MOST_COVERED[len(str(count))] * len(points)


@pytest.mark.parametrize("height", [24, 30, 36, 44, 56, 80])
def test_the_spaces_of_a_trading_house_of_any_height_take_most_of_it(height: int) -> None:
    house = House(5)
    items = [HouseItem(f"house:{number}", None) for number in range(4)]
    area = QRect(0, 0, 400, height)
    rects = house.rects(items, area, 1.0)
    assert all(rect.height() == rect.width() > 0.55 * height for rect in rects)
    assert all(area.contains(rect) for rect in rects)
    assert house.edges(QRect(0, 0, 200, 80), 1.0) == (house.wall, house.roof)


@pytest.mark.parametrize("spaces", [4, 5, 6, 7, 8])
@pytest.mark.parametrize("width", [50, 80, 105, 130, 200])
@pytest.mark.parametrize("height", [16, 24, 32, 40, 60])
def test_crates_are_in_the_number_of_layers_in_which_they_are_largest_or_large_enough(
    spaces: int, width: int, height: int
) -> None:
    deck = QRectF(0, 0, width, height)
    crates = ShipDelegate._crates(deck, spaces, 2.0, LEAST_CRATE)
    side, layers = crates[0].height(), len({crate.top() for crate in crates})
    assert all(deck.adjusted(-0.01, -0.01, 0.01, 0.01).contains(crate) for crate in crates)
    for columns in (spaces, -(-spaces // 2)):
        room = min((width + 2) / columns - 2, (height + 2) / -(-spaces // columns) - 2)
        assert side >= min(room, LEAST_CRATE) - 1e-9, "crates in another number of layers are larger"
    assert layers == 1 or (width + 2) / spaces - 2 < LEAST_CRATE


@pytest.mark.parametrize("text_size", [1.0, 1.5, 2.0])
def test_goods_beside_enlarged_numbers_stay_recognizable(
    renderer: TableRenderer, monkeypatch: pytest.MonkeyPatch, text_size: float
) -> None:
    sides: list[float] = []
    monkeypatch.setattr(renderer.icons, "paint", lambda _painter, _icon, rect, *_: sides.append(rect.width()))
    renderer.theme.set_text_size(text_size, 1.4)
    paint(GoodDelegate(renderer), (20, 20), GoodItem("good:corn", Good.CORN, 4), 1)
    assert min(sides) >= LEAST_GOOD


@pytest.mark.parametrize("height", [12, 14, 18])
def test_the_rim_of_a_low_surface_in_high_contrast_leaves_its_whole_height_to_the_text(
    qapp: QApplication, height: int
) -> None:
    theme = Theme(Scheme.CONTRAST)
    picture = QImage(80, height + 8, QImage.Format.Format_RGB32)
    picture.fill(theme.color("panel"))
    with QPainter(picture) as painter:
        TableRenderer(theme, Icons(theme)).card(painter, QRectF(4, 4, 72, height), "paper", "paper", corner=4)
    column = [picture.pixelColor(40, y).name() for y in range(picture.height())]
    assert set(column[4:-4]) == {theme.color("paper").name()}, "the rim crosses the text"
    assert column[2:4] == column[-4:-2] == [theme.color("panel_rim").name()] * 2
