"""Delegates of a player's figures: a card on the own board, a line above the others'."""

from __future__ import annotations

import attrs
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter

from puertorico_desktop.gui.models.items import Item, PlayerItem
from puertorico_desktop.gui.targets import SAN_JUAN
from puertorico_desktop.gui.views.artwork import crest_icon, role_icon
from puertorico_desktop.gui.views.brush import BASE_PIXELS, SMALL_PIXELS, square
from puertorico_desktop.gui.views.delegates import ItemDelegate, Look, Part

HIDDEN = "?"
"""Stands for victory points that are face down."""


class PlayerDelegate(ItemDelegate[PlayerItem]):
    """What both ways to show a player have in common."""

    def shown(self, item: PlayerItem) -> Item:
        """What else is known of a player is spoken only."""
        return attrs.evolve(item, ref="", colonists=0, tiles=0, spaces=0, chooser=False, asked=False, bot=None)

    def is_news(self, old: PlayerItem, new: PlayerItem) -> bool:
        """Money, points and idle colonists; whose turn it is shows elsewhere."""
        return (old.doubloons, old.points, old.idle) != (new.doubloons, new.points, new.idle)

    def draw_idle(self, painter: QPainter, rect: QRectF, idle: int, scale: float) -> None:
        """A colonist with the number of those who are idle."""
        brush = self.brush
        side = min(rect.height(), 20 * scale)
        brush.circle(painter, square(rect, side), True)
        words = rect.adjusted(side + 3 * scale, 0, 0, 0)
        brush.text(painter, words, str(idle), BASE_PIXELS * scale, brush.theme.color("ink"), bold=True)


class PlayerLineDelegate(PlayerDelegate):
    """One line: crest, name, governor, roles, idle colonists, doubloons, points."""

    def draw(self, painter: QPainter, rect: QRectF, item: PlayerItem, look: Look) -> None:
        """The figures stand on the right, the name takes what is left."""
        brush, scale = self.brush, look.scale
        gap = 4 * scale
        side = min(rect.height(), 22 * scale)
        brush.icons.paint(painter, crest_icon(item.seat), square(rect, side * 0.9))
        right = rect.right()
        points = str(item.points) if item.points is not None else HIDDEN
        brush.points(painter, QRectF(right - side * 1.1, rect.center().y() - side / 2, side * 1.1, side), points)
        right -= side * 1.1 + gap
        brush.coin(painter, QRectF(right - side, rect.center().y() - side / 2, side, side), str(item.doubloons))
        right -= side + gap
        if item.idle:
            width = side + 2 * BASE_PIXELS * scale * 0.7
            self.draw_idle(painter, QRectF(right - width, rect.top(), width, rect.height()), item.idle, scale)
            right -= width + gap
        left = rect.left() + side + gap
        room = right - left - side * (int(item.governor) + len(item.roles))
        words = QRectF(left, rect.top(), max(room, 1.0), rect.height())
        ink = brush.theme.color("ink")
        left += brush.text(painter, words, look.name, 13 * scale, ink, bold=True) + gap
        if item.governor:
            brush.icons.paint(painter, "governor", QRectF(left, rect.center().y() - side / 2, side, side))
            left += side + 1
        for role in item.roles:
            spot = QRectF(left, rect.center().y() - side * 0.45, side * 0.9, side * 0.9)
            brush.icons.paint(painter, role_icon(role), spot)
            left += side


class PlayerCardDelegate(PlayerDelegate):
    """The own figures, large: name, doubloons and points, roles, San Juan."""

    def draw(self, painter: QPainter, rect: QRectF, item: PlayerItem, look: Look) -> None:
        """Three bands from top to bottom."""
        brush, scale = self.brush, look.scale
        name, figures, san_juan = self._bands(rect)
        side = min(name.height(), 24 * scale)
        brush.icons.paint(painter, crest_icon(item.seat), square(name, side))
        right = name.right()
        if item.governor:
            brush.icons.paint(painter, "governor", square(name, side, right=True))
            right -= side
        words = QRectF(
            name.left() + side + 5 * scale, name.top(), right - name.left() - side - 6 * scale, name.height()
        )
        brush.text(painter, words, look.name, 15 * scale, brush.theme.color("ink"), bold=True)
        side = min(figures.height(), figures.width() * 0.3)
        brush.coin(painter, square(figures, side), str(item.doubloons))
        points = str(item.points) if item.points is not None else HIDDEN
        spot = square(figures.adjusted(side + 6 * scale, 0, 0, 0), side * 1.05)
        brush.points(painter, spot, points)
        left = spot.right() + 4 * scale
        icon = min((figures.right() - left) / max(1, len(item.roles)), side * 0.72)
        for number, role in enumerate(item.roles):
            place = QRectF(left + number * icon, figures.center().y() - icon / 2, icon, icon)
            brush.icons.paint(painter, role_icon(role), place)
        self._draw_san_juan(painter, san_juan, item, scale)

    def _draw_san_juan(self, painter: QPainter, rect: QRectF, item: PlayerItem, scale: float) -> None:
        """The idle colonists, one by one as long as there is room."""
        brush = self.brush
        brush.card(painter, rect, "paper_dim", "paper_dim", corner=5 * scale, lifted=False)
        inner = rect.adjusted(5 * scale, 2 * scale, -4 * scale, -2 * scale)
        pixels = SMALL_PIXELS * scale
        used = brush.text(painter, inner, self.tr("San Juan"), pixels, brush.theme.color("ink_soft"), bold=True)
        room = inner.adjusted(used + 5 * scale, 0, 0, 0)
        side = min(room.height(), 18 * scale)
        fitting = int(room.width() / (side * 0.62)) - 1
        if item.idle > max(fitting, 1) or not item.idle:
            brush.circle(painter, square(room, side), bool(item.idle))
            words = room.adjusted(side + 3 * scale, 0, 0, 0)
            brush.text(painter, words, str(item.idle), BASE_PIXELS * scale, brush.theme.color("ink"), bold=True)
            return
        for number in range(item.idle):
            brush.circle(painter, square(room.adjusted(number * side * 0.62, 0, 0, 0), side), True)

    @staticmethod
    def _bands(rect: QRectF) -> tuple[QRectF, QRectF, QRectF]:
        height = rect.height()
        name = QRectF(rect.left(), rect.top(), rect.width(), height * 0.27)
        figures = QRectF(rect.left(), name.bottom() + height * 0.03, rect.width(), height * 0.38)
        san_juan = QRectF(rect.left(), figures.bottom() + height * 0.05, rect.width(), height * 0.27)
        return name, figures, san_juan

    def parts(self, rect: QRectF, item: PlayerItem, look: Look) -> list[Part]:
        """San Juan is a place of its own."""
        return [Part(SAN_JUAN, self._bands(rect)[2]), Part(item.ref, rect)]

    def lifted_size(self, item: PlayerItem, ref: str, rect: QRectF) -> QSize:
        """A colonist."""
        side = int(self._bands(rect)[2].height())
        return QSize(side, side)

    def draw_lifted(self, painter: QPainter, rect: QRectF, item: PlayerItem, ref: str, look: Look) -> None:
        """A colonist."""
        self.brush.circle(painter, rect, True)
