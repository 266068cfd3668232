"""A small picture of a game: the islands and cities of all players in the colours of their tiles, and the ships."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from puertorico_desktop.engine.puertorico.components import GOODS, PLANTATIONS, Building
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.puertoma.board import (
    CIRCLES_OF_ESTATE,
    ESTATES_OF_A_KIND,
    LEVELS,
    SPACES_A_LEVEL,
)
from puertorico_desktop.engine.puertorico.state import PlayerBoard
from puertorico_desktop.gui.puertorico.arrangement import CITY_COLUMNS, Arrangement
from puertorico_desktop.gui.puertorico.puertoma_layout import PuertomaLayout
from puertorico_desktop.gui.puertorico.tokens import building_token, good_token, tile_token
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.views.miniature import SIZE, framed, miniature_of

_GAP = 3.0
SPACES = 12
"""The number of spaces of an island and of a city."""
_ISLAND_COLUMNS = 6
_SHIPS = 11.0


def miniature(game: PuertoRico, arrangements: Sequence[Arrangement], theme: Theme, ratio: float) -> QPixmap:
    """Returns the picture for a device pixel ratio."""
    inside = QRectF(0, 0, SIZE.width(), SIZE.height()).adjusted(_GAP, _GAP, -_GAP, -_GAP)

    def draw(painter: QPainter) -> None:
        for seat, cell in enumerate(_cells(inside.adjusted(0, 0, 0, -_SHIPS - _GAP), len(game.players))):
            _board(painter, cell, game.players[seat], arrangements[seat], theme, theme.player(seat))
        _ships(painter, QRectF(inside.left(), inside.bottom() - _SHIPS, inside.width(), _SHIPS), game, theme)

    return miniature_of(draw, theme.color("sea"), theme.color("sea_deep"), ratio)


def _cells(room: QRectF, players: int) -> Iterator[QRectF]:
    """Yields a rectangle for every board, in two columns and as many rows as needed."""
    rows = -(-players // 2)
    width, height = (room.width() - _GAP) / 2, (room.height() - (rows - 1) * _GAP) / rows
    for seat in range(players):
        row, column = divmod(seat, 2)
        yield QRectF(room.left() + column * (width + _GAP), room.top() + row * (height + _GAP), width, height)


def _board(
    painter: QPainter, cell: QRectF, player: PlayerBoard, arrangement: Arrangement, theme: Theme, color: QColor
) -> None:
    framed(painter, cell, theme.color("panel"), theme.color("panel_edge"), 3)
    painter.fillRect(QRectF(cell.left(), cell.top() + 2, 3, cell.height() - 4), color)
    room = cell.adjusted(5, 2, -2, -2)
    half = (room.width() - _GAP) / 2
    if arrangement.puertoma is not None:
        _puertoma(painter, room, half, arrangement.puertoma, theme)
        return
    island = QRectF(room.left(), room.top(), half, room.height())
    for space, tile in enumerate(arrangement.island):
        token = "slot" if tile is None else tile_token(tile)
        _space(
            painter,
            _space_of(island, space, _ISLAND_COLUMNS),
            theme,
            token,
            tile is not None and arrangement.occupied[space],
        )
    city = QRectF(room.right() - half, room.top(), half, room.height())
    covered = arrangement.covered()
    for space, site in enumerate(arrangement.city):
        standing = site or (arrangement.city[covered[space]] if space in covered else None)
        token = "slot" if standing is None else building_token(standing.building)
        manned = site is not None and player.occupies(site.building)
        _space(painter, _space_of(city, space, CITY_COLUMNS), theme, token, manned)


def _puertoma(painter: QPainter, room: QRectF, half: float, layout: PuertomaLayout, theme: Theme) -> None:
    """Paint the columns of a Puertoma's estates and of its levels."""
    estates = QRectF(room.left(), room.top(), half, room.height())
    for kind, count in zip(PLANTATIONS, layout.estates, strict=True):
        for space in range(ESTATES_OF_A_KIND):
            active = layout.people[kind] >= (space + 1) * CIRCLES_OF_ESTATE[kind]
            token = tile_token(kind) if space < count else "slot"
            rect = _space_of(estates, space * len(PLANTATIONS) + kind, len(PLANTATIONS), ESTATES_OF_A_KIND)
            _space(painter, rect, theme, token, space < count and active)
    levels = QRectF(room.right() - half, room.top(), half, room.height())
    for level, standing in enumerate(layout.city):
        for space in range(SPACES_A_LEVEL):
            token = building_token(Building(standing[space])) if space < len(standing) else "slot"
            _space(painter, _space_of(levels, space * LEVELS + level, LEVELS, SPACES_A_LEVEL), theme, token, False)


def _space_of(room: QRectF, space: int, columns: int, rows: int | None = None) -> QRectF:
    row, column = divmod(space, columns)
    width, height = room.width() / columns, room.height() / (rows or SPACES // columns)
    rect = QRectF(room.left() + column * width, room.top() + row * height, width, height)
    return rect.adjusted(0.4, 0.4, -0.4, -0.4)


def _space(painter: QPainter, rect: QRectF, theme: Theme, token: str, manned: bool) -> None:
    painter.fillRect(rect, theme.color(token))
    if manned:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color(f"{token}_ink"))
        size = min(rect.width(), rect.height()) * 0.22
        painter.drawEllipse(rect.center(), size, size)


def _ships(painter: QPainter, room: QRectF, game: PuertoRico, theme: Theme) -> None:
    width = room.width() / (sum(game.ships) + len(game.ships))
    left = room.left() + width * 0.5
    for size, good, load in zip(game.ships, game.ship_goods, game.ship_loads, strict=True):
        hull = QRectF(left, room.top(), width * size, room.height())
        framed(painter, hull, theme.color("wood"), theme.color("wood_top"), 3)
        for space in range(size):
            rect = QRectF(left + space * width, room.top(), width, room.height()).adjusted(2, 2.5, -2, -2.5)
            token = good_token(GOODS[good]) if space < load else "wood_top"
            painter.fillRect(rect, theme.color(token))
        left += width * (size + 1)
