"""The delegate of the action board, and the painting of its arrows."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

import attrs
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from puertorico_desktop.engine.puertorico.components import Role
from puertorico_desktop.gui.models.items import Item
from puertorico_desktop.gui.puertorico.models.puertoma_items import ActionBoardItem, PlaceItem, TieCardItem
from puertorico_desktop.gui.puertorico.texts.puertoma_pieces import cards_left
from puertorico_desktop.gui.puertorico.views.artwork import MARKER, role_icon
from puertorico_desktop.gui.puertorico.views.piece_delegate import PieceDelegate
from puertorico_desktop.gui.puertorico.views.table_renderer import TableRenderer
from puertorico_desktop.gui.views.delegates import Look, Part
from puertorico_desktop.gui.views.scaling import (
    BASE_PIXELS,
    CENTER,
    CORNER,
    PALE,
    RIGHT,
    SMALL_PIXELS,
    faded,
    square,
)

WHEEL = 0.68
"""The size of the marker as a part of the width of a place."""
SIDES: dict[Role, tuple[float, float]] = {
    Role.PROSPECTOR: (-1.0, 0.0),
    Role.SETTLER: (-0.72, -0.62),
    Role.BUILDER: (-0.72, 0.62),
    Role.MAYOR: (-1.0, 0.0),
    Role.CRAFTSMAN: (-0.72, -0.62),
    Role.TRADER: (-0.72, 0.62),
    Role.CAPTAIN: (0.5, 0.85),
    Role.SMUGGLER: (0.72, 0.62),
}
"""The offset of the marker from the middle of its place, in halves of the place, chosen so that the marker covers no
arrow that begins there."""
SIGN = 0.62
"""The size of a role icon as a part of the width of its place."""
HEAD_LINE = 22
"""The height of the card's head at scale 1, in logical pixels."""
NO_NUMBER = "–"
"""The text in place of the number while no card has been turned up."""
AROUND = {(Role.SMUGGLER, Role.SETTLER): -1, (Role.SMUGGLER, Role.BUILDER): 1}
"""The arrows that lead around other places: above (-1) or below (1) them."""
BARB = 7
"""The length of an arrow's head at scale 1, in logical pixels."""


class ActionBoardDelegate(PieceDelegate[ActionBoardItem]):
    """Paints a place of the action board with its role, the marker on it, or the tie-break card."""

    def draw(self, painter: QPainter, rect: QRectF, item: ActionBoardItem, look: Look) -> None:
        """Paint the item; in a low rectangle as one line of text."""
        low = rect.width() > 2.5 * rect.height()
        if isinstance(item, TieCardItem):
            (self._draw_pile if low else self._draw_card)(painter, rect, item, look.scale)
        elif low:
            self._draw_marker(painter, rect, item, look)
        else:
            self._draw_place(painter, rect, item, look.scale)

    def parts(self, rect: QRectF, item: ActionBoardItem, look: Look) -> list[Part]:
        """Returns the item as its only part; a place of the graph is round."""
        return [Part(item.ref, rect, round=isinstance(item, PlaceItem) and rect.width() < 2 * rect.height())]

    def is_news(self, old: ActionBoardItem, new: ActionBoardItem) -> bool:
        """Returns whether the marker has come to the place, or a card has been turned up."""
        if isinstance(old, PlaceItem) and isinstance(new, PlaceItem):
            return new.marked and not old.marked
        return isinstance(old, TieCardItem) and isinstance(new, TieCardItem) and old.left != new.left

    def _draw_place(self, painter: QPainter, rect: QRectF, item: PlaceItem, scale: float) -> None:
        renderer, theme = self.renderer, self.renderer.theme
        width = (2.6 if item.led_to or item.marked else 1.6) * scale
        disc = rect.adjusted(width / 2, width / 2, -width / 2, -width / 2)
        painter.setBrush(theme.color("card_top" if theme.textures else "paper"))
        if item.led_to:
            painter.setPen(QPen(theme.color("ring_edge"), width + 1.2 * scale))
            painter.drawEllipse(disc)
        painter.setPen(QPen(theme.color("gold" if item.led_to else "slot_rim"), width))
        painter.drawEllipse(disc)
        side = rect.width() * SIGN
        center = rect.center()
        sign = QRectF(center.x() - side / 2, center.y() - side / 2, side, side)
        with faded(painter, 1.0 if item.led_to or item.marked else PALE):
            renderer.icons.paint(painter, role_icon(item.role), sign)

    def draw_wheel(self, painter: QPainter, rect: QRectF, role: Role) -> None:
        """Paint the marker beside a place; called after everything else has been painted."""
        side, (across, down) = rect.width() * WHEEL, SIDES[role]
        spot = rect.center() + QPointF(across * rect.width(), down * rect.height()) * 0.46
        self.renderer.icons.paint(painter, MARKER, QRectF(spot.x() - side / 2, spot.y() - side / 2, side, side))

    def _draw_marker(self, painter: QPainter, rect: QRectF, item: PlaceItem, look: Look) -> None:
        """Paint a line with the marker, the icon of the role and its name."""
        renderer, scale = self.renderer, look.scale
        side = min(rect.height(), 20 * scale)
        renderer.icons.paint(painter, MARKER, square(rect, side))
        sign = rect.adjusted(side + 4 * scale, 0, 0, 0)
        renderer.icons.paint(painter, role_icon(item.role), square(sign, side))
        words = sign.adjusted(side + 4 * scale, 0, 0, 0)
        renderer.label(painter, words, look.name, BASE_PIXELS * scale, renderer.theme.color("ink"), bold=True)

    def _draw_pile(self, painter: QPainter, rect: QRectF, item: TieCardItem, scale: float) -> None:
        """Paint a line with the number of cards left, and the number of the last card on a small card."""
        renderer, theme = self.renderer, self.renderer.theme
        height = min(rect.height(), 20 * scale)
        card = QRectF(rect.right() - height, rect.center().y() - height / 2, height * 0.86, height)
        renderer.card(painter, card, "card_top", "card", corner=3 * scale)
        renderer.rim(painter, card, "panel_edge", scale, 3 * scale)
        figure = NO_NUMBER if item.number is None else str(item.number)
        renderer.text(painter, card, figure, BASE_PIXELS * scale, theme.color("ink"), CENTER, bold=True, grows=False)
        words = QRectF(rect.left(), rect.top(), card.left() - rect.left() - 5 * scale, rect.height())
        soft = theme.color("ink_soft")
        renderer.label(painter, words, cards_left(item.left), SMALL_PIXELS * scale, soft, RIGHT)

    def _draw_card(self, painter: QPainter, rect: QRectF, item: TieCardItem, scale: float) -> None:
        """Paint the number of the card and of the cards left, then a line for each role; roles above the chosen one
        are struck through."""
        renderer, theme = self.renderer, self.renderer.theme
        corner = CORNER * scale
        for step in range(min(item.left, 2), 0, -1):
            back = rect.adjusted(0, 2 * scale, -step * 2 * scale, -step * scale).translated(-step * 1.5 * scale, 0)
            renderer.card(painter, back, "bar", "bar", corner=corner, lifted=False)
        face = rect.adjusted(3 * scale, 0, 0, -scale)
        renderer.card(painter, face, "card_top", "card", corner=corner)
        renderer.rim(painter, face, "panel_edge", scale, corner)
        inner = face.adjusted(5 * scale, 2 * scale, -5 * scale, -3 * scale)
        head = QRectF(inner.left(), inner.top(), inner.width(), HEAD_LINE * scale)
        figure = NO_NUMBER if item.number is None else str(item.number)
        ink, soft = theme.color("ink"), theme.color("ink_soft")
        used = renderer.text(painter, head, figure, 16 * scale, ink, bold=True, grows=False)
        words = head.adjusted(used + 4 * scale, 0, 0, 0)
        renderer.label(painter, words, cards_left(item.left), SMALL_PIXELS * scale, soft, RIGHT)
        if not item.roles:
            return
        top, height = head.bottom(), (inner.bottom() - head.bottom()) / len(item.roles)
        for number, (role, name) in enumerate(zip(item.roles, item.names, strict=True)):
            line = QRectF(inner.left(), top + number * height, inner.width(), height)
            self._draw_role(painter, line, (role, name), item, scale)

    def _draw_role(
        self, painter: QPainter, line: QRectF, named: tuple[Role, str], item: TieCardItem, scale: float
    ) -> None:
        """Paint the line of a role on the card."""
        renderer, theme = self.renderer, self.renderer.theme
        role, name = named
        chosen, out = role is item.chosen, role in item.out
        if chosen:
            renderer.card(
                painter, line.adjusted(-2 * scale, 0, 2 * scale, 0), "gold", "gold", 3 * scale, lifted=False
            )
        ink = "gold_ink" if chosen else "ink"
        read = item.chosen is None or chosen
        side = min(line.height(), 14 * scale)
        with faded(painter, 1.0 if read else PALE):
            renderer.icons.paint(painter, role_icon(role), square(line, side), "gold_ink" if chosen else "picto")
            words = line.adjusted(side + 3 * scale, 0, 0, 0)
            used = renderer.label(painter, words, name, SMALL_PIXELS * scale, theme.color(ink), bold=chosen)
        if out:
            painter.setPen(QPen(theme.color("points"), 1.4 * scale))
            middle = line.center().y()
            painter.drawLine(QPointF(line.left(), middle), QPointF(words.left() + used + 2 * scale, middle))


@attrs.frozen
class Arrow:
    """A path between two places, from edge to edge. `both` is whether it has a head at both ends; `lit` is whether it
    leads away from the marker."""

    path: QPainterPath
    both: bool
    lit: bool


def arrows_of(items: Sequence[Item], rects: Sequence[QRectF]) -> Iterator[Arrow]:
    """Yields the arrows between the places; those from the marker come last, so that they are painted over the
    others."""
    places = {item.role: (item, rect) for item, rect in zip(items, rects, strict=True) if isinstance(item, PlaceItem)}
    lit = []
    for role, (item, rect) in places.items():
        for target in item.leads_to:
            other, end = places[target]
            both = role in other.leads_to
            if not both or role < target:
                yield Arrow(_way(role, target, rect, end), both, lit=False)
            if item.marked:
                lit.append(Arrow(_way(role, target, rect, end), both=False, lit=True))
    yield from lit


def _way(role: Role, target: Role, start: QRectF, end: QRectF) -> QPainterPath:
    """Returns the path from the edge of one place to the edge of another, straight or around the places between
    them."""
    around = AROUND.get((role, target))
    if around is None:
        path = QPainterPath(_towards(start, end.center()))
        path.lineTo(_towards(end, start.center()))
        return path
    height = 1.9 * start.height() * around
    edge = end.center().y() + around * end.height() * 0.95
    out = QPointF(start.center().x(), start.center().y() + height)
    back = QPointF(end.center().x() + 0.62 * (start.center().x() - end.center().x()), edge)
    path = QPainterPath(_towards(start, out))
    path.cubicTo(out, back, _towards(end, back))
    return path


def _towards(place: QRectF, point: QPointF) -> QPointF:
    """Returns the point on the edge of a place in the direction of `point`."""
    away = point - place.center()
    length = math.hypot(away.x(), away.y()) or 1.0
    return place.center() + away * ((place.width() / 2 + 1) / length)


def draw_arrows(renderer: TableRenderer, painter: QPainter, arrows: Sequence[Arrow], scale: float) -> None:
    """Paint the arrows: thin ones, but thick and gold ones from the marker."""
    theme = renderer.theme
    for arrow in arrows:
        tips = [_barb(arrow.path, 1.0, arrow.lit, scale)]
        if arrow.both:
            tips.append(_barb(arrow.path, 0.0, arrow.lit, scale))
        if not arrow.lit:
            pale = QColor(theme.color("slot_rim"))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(pale, 1.3 * scale))
            painter.drawPath(arrow.path)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(pale)
            for tip in tips:
                painter.drawPath(tip)
            continue
        shaft = _shortened(arrow.path, BARB * 1.1 * scale)
        for token, width in (("gold_rim", 6.0), ("gold", 3.4)):
            painter.setBrush(Qt.BrushStyle.NoBrush)
            pen = QPen(theme.color(token), width * scale)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            painter.setPen(pen)
            painter.drawPath(shaft)
            painter.setPen(QPen(theme.color("gold_rim"), 1.3 * scale))
            painter.setBrush(theme.color("gold"))
            painter.drawPath(tips[0])


def _shortened(path: QPainterPath, length: float) -> QPainterPath:
    """Returns a straight or bent path without the last `length` pixels."""
    part = max(0.0, 1.0 - length / max(path.length(), 1.0))
    if path.elementCount() == 2:
        short = QPainterPath(path.pointAtPercent(0.0))
        short.lineTo(path.pointAtPercent(part))
        return short
    short = QPainterPath(path.pointAtPercent(0.0))
    for step in range(1, 17):
        short.lineTo(path.pointAtPercent(part * step / 16))
    return short


def _barb(path: QPainterPath, at: float, lit: bool, scale: float) -> QPainterPath:
    """Returns the outline of the arrow head at the end (`at` 1) or the start (0) of a path."""
    length = BARB * scale * (1.45 if lit else 1.0)
    half = length * (0.62 if lit else 0.42)
    tip = path.pointAtPercent(at)
    near = length / max(path.length(), 1.0)
    back = path.pointAtPercent(max(0.0, 1.0 - near) if at else min(1.0, near))
    along = tip - back
    norm = math.hypot(along.x(), along.y()) or 1.0
    across = QPointF(-along.y(), along.x()) * (half / norm)
    head = QPainterPath(tip)
    head.lineTo(back + across)
    head.lineTo(back - across)
    head.closeSubpath()
    return head
