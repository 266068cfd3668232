"""A small picture of a game: every player's city in the colours of its buildings."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from puertorico_desktop.engine.sanjuan.components import CITY_SPACES
from puertorico_desktop.engine.sanjuan.game import SanJuan
from puertorico_desktop.gui.sanjuan.arrangement import CITY_COLUMNS, CityLayout
from puertorico_desktop.gui.sanjuan.pending.first import full_spaces
from puertorico_desktop.gui.sanjuan.tokens import building_token
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.views.miniature import SIZE, framed, miniature_of

_GAP = 4.0


def miniature(game: SanJuan, cities: Sequence[CityLayout], theme: Theme, ratio: float) -> QPixmap:
    """Returns the picture at that device pixel ratio: a line for every player."""
    height = (SIZE.height() - _GAP * (len(cities) + 1)) / len(cities)

    def draw(painter: QPainter) -> None:
        for seat, city in enumerate(cities):
            cell = QRectF(_GAP, _GAP + seat * (height + _GAP), SIZE.width() - 2 * _GAP, height)
            framed(painter, cell, theme.color("panel"), theme.color("panel_edge"), 3)
            painter.fillRect(QRectF(cell.left(), cell.top() + 2, 3, cell.height() - 4), theme.player(seat))
            full = {space for space, _ in full_spaces(city, [len(goods) for goods in game.players[seat].goods])}
            _draw_city(painter, cell.adjusted(6, 3, -3, -3), city, full, theme)

    return miniature_of(draw, theme.color("sea"), theme.color("sea_deep"), ratio)


def _draw_city(painter: QPainter, room: QRectF, city: CityLayout, full: set[int], theme: Theme) -> None:
    width, height = room.width() / CITY_COLUMNS, room.height() / (CITY_SPACES // CITY_COLUMNS)
    for space, card in enumerate(city.spaces):
        row, column = divmod(space, CITY_COLUMNS)
        rect = QRectF(room.left() + column * width, room.top() + row * height, width, height).adjusted(
            0.6, 0.6, -0.6, -0.6
        )
        token = "slot" if card is None else building_token(card)
        painter.fillRect(rect, theme.color(token))
        if space in full:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color(f"{token}_ink"))
            side = min(rect.width(), rect.height()) * 0.22
            painter.drawEllipse(rect.center(), side, side)
