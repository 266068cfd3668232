"""The base class of all delegates that paint pieces of Puerto Rico."""

from __future__ import annotations

from typing import TypeVar

from puertorico_desktop.gui.models.items import Item
from puertorico_desktop.gui.puertorico.views.table_renderer import TableRenderer
from puertorico_desktop.gui.views.delegates import ItemDelegate

ItemT = TypeVar("ItemT", bound=Item)


class PieceDelegate(ItemDelegate[ItemT]):
    """Paints the records of one model with pieces of the game."""

    renderer: TableRenderer
