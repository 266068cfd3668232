"""The numbers on stacks of tiles leave the tiles recognizable."""

import pytest

from puertorico_desktop.engine.puertorico.components import Tile
from puertorico_desktop.gui.puertorico.models.items import OfferItem
from puertorico_desktop.gui.puertorico.views import common_delegates
from puertorico_desktop.gui.puertorico.views.common_delegates import OfferDelegate
from puertorico_desktop.gui.puertorico.views.table_painter import TablePainter
from tests.gui.test_delegates import brush, paint

__all__ = ["brush"]

MOST_COVERED = {1: 0.32, 2: 0.42}
"""The largest part of a tile that its number may cover, by the number of digits."""


@pytest.mark.parametrize("side", [21, 24, 29, 30, 36, 60])
@pytest.mark.parametrize(("tile", "count"), [(Tile.QUARRY, 8), (None, 9), (None, 33)])
def test_the_number_on_a_stack_leaves_most_of_the_tile_in_sight(
    brush: TablePainter, monkeypatch: pytest.MonkeyPatch, tile: Tile | None, count: int, side: int
) -> None:
    item = OfferItem("offer:0", tile, count)
    with_number = paint(OfferDelegate(brush), (side, side), item, 1)
    monkeypatch.setattr(common_delegates, "_draw_figure", lambda *_: None)
    without = paint(OfferDelegate(brush), (side, side), item, 1)
    points = [(x, y) for x in range(side) for y in range(side)]
    covered = sum(with_number.pixel(x, y) != without.pixel(x, y) for x, y in points)
    assert 0 < covered <= MOST_COVERED[len(str(count))] * len(points)
