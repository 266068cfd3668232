"""The picture of a page of the rules: the piece as on the table, or an icon on a card."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from puertorico_desktop.engine.puertorico.components import Building, Good, Role, Tile
from puertorico_desktop.gui.puertorico.texts.rules.topics import PIECES
from puertorico_desktop.gui.puertorico.tokens import building_token
from puertorico_desktop.gui.puertorico.views.artwork import building_icon, role_icon
from puertorico_desktop.gui.puertorico.views.table_renderer import TableRenderer
from puertorico_desktop.gui.texts.rules.page import Page

INSET = 0.12
"""The margin around the icon as a part of the card's width."""


class PagePainter:
    """Paints the pictures of rules pages in the colours of the table."""

    def __init__(self, renderer: TableRenderer) -> None:
        self._renderer = renderer

    def paint(self, painter: QPainter, rect: QRectF, page: Page) -> None:
        """Paint the picture of a page."""
        match PIECES.get(page.id):
            case Tile() as tile:
                self._renderer.tile(painter, rect, tile)
            case Good() as good:
                self._renderer.crate(painter, rect, good)
            case Building() as building:
                token = building_token(building)
                self._card(painter, rect, token, token, building_icon(building), f"{token}_ink")
            case Role() as role:
                self._card(painter, rect, "card_top", "card", role_icon(role), "picto")
            case None:
                self._card(painter, rect, "card_top", "card", page.icon, "picto")

    def _card(self, painter: QPainter, rect: QRectF, top: str, bottom: str, icon: str, ink: str) -> None:
        """Paint an icon on a card."""
        self._renderer.card(painter, rect, top, bottom, corner=min(6.0, rect.width() / 6))
        inset = rect.width() * INSET
        self._renderer.icons.paint(painter, icon, rect.adjusted(inset, inset, -inset, -inset), ink)
