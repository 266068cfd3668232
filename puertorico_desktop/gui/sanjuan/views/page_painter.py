"""The picture of a page of the rules: the pictogram of a building, the sign of a role, or another sign on a card."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from puertorico_desktop.engine.sanjuan.components import CARDS
from puertorico_desktop.gui.sanjuan.tokens import building_token
from puertorico_desktop.gui.sanjuan.views.artwork import building_icon
from puertorico_desktop.gui.sanjuan.views.card_renderer import CardRenderer
from puertorico_desktop.gui.texts.rules.page import Page

INSET = 0.12
"""The share of a card's side that stays free around the icon."""
_CARDS = {f"building:{card.id}": card for card in CARDS}


class PagePainter:
    """Draws the pictures of pages in the colours of the table."""

    def __init__(self, renderer: CardRenderer) -> None:
        self._renderer = renderer

    def paint(self, painter: QPainter, rect: QRectF, page: Page) -> None:
        """Paint the picture of a page."""
        card = _CARDS.get(page.id)
        kind, _, name = page.id.partition(":")
        if card is not None:
            token = building_token(card)
            self._card(painter, rect, token, token, building_icon(card), f"{token}_ink")
        else:
            icon = f"sanjuan/role_{name}" if kind == "role" else page.icon
            self._card(painter, rect, "card_top", "card", icon, "picto")

    def _card(self, painter: QPainter, rect: QRectF, top: str, bottom: str, icon: str, ink: str) -> None:
        """Draw an icon on a surface."""
        self._renderer.card(painter, rect, top, bottom, corner=min(6.0, rect.width() / 6))
        inset = rect.width() * INSET
        self._renderer.icons.paint(painter, icon, rect.adjusted(inset, inset, -inset, -inset), ink)
