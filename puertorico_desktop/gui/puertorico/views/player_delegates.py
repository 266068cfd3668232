"""The delegates of a player's figures: a card on the viewer's own board, a line above the boards of others."""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil

import attrs
from PySide6.QtCore import QObject, QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QPainter

from puertorico_desktop.gui.models.items import Item
from puertorico_desktop.gui.puertorico.models.items import PlayerItem
from puertorico_desktop.gui.puertorico.targets import IDLE_NOBLES, ISLAND, OWN_POINTS, SAN_JUAN
from puertorico_desktop.gui.puertorico.views.artwork import COIN, COLONIST, NOBLE, POINTS, role_icon
from puertorico_desktop.gui.puertorico.views.board_delegates import island_circle
from puertorico_desktop.gui.puertorico.views.piece_delegate import PieceDelegate
from puertorico_desktop.gui.puertorico.views.table_renderer import TableRenderer
from puertorico_desktop.gui.views.crests import crest_icon
from puertorico_desktop.gui.views.delegates import Look, Part, held_circle
from puertorico_desktop.gui.views.portraits import draw_portrait
from puertorico_desktop.gui.views.scaling import BASE_PIXELS, MOST_NARROW, SMALL_PIXELS, square

NAME_PIXELS = 13
"""The text size of a name in a line at scale 1, in logical pixels."""
OWN_NAME_PIXELS = 15
"""That on the viewer's board, where a name that is too long for it has the size of a name in a line."""
LEAST_NAME = 3
"""The width in ems to which a long name is elided before anything beside it is left out: three Chinese characters, or
about six Latin letters."""
HALL = 0.3
"""The part of San Juan's width for the nobles, and the equal part for the colonists beside them."""
GROUP = 45
"""The width of a piece with the number of idle colonists at scale 1, in logical pixels."""
TIGHTEST = 0.74
"""The least factor by which the figures beside a name are reduced before the name is elided."""
CARD = (9, 13)
"""The width and height of an achievement card in a line at scale 1, in logical pixels."""
FANNED = 4
"""The visible width of an achievement card that is overlapped by another one, at scale 1, in logical pixels."""
MARKER = "smuggler_marker"
"""The icon of the player who was the last smuggler."""
HIDDEN = "?"
"""The text in place of victory points that are face down."""


class PlayerDelegate(PieceDelegate[PlayerItem]):
    """The base class of the delegates that paint a player's figures."""

    def draw(self, painter: QPainter, rect: QRectF, item: PlayerItem, look: Look) -> None:
        """Paint the player's figures."""
        self.draw_figures(painter, rect, item, look)

    def painted_fields(self, item: PlayerItem) -> Item:
        """Returns the record without the figures that are only spoken."""
        return attrs.evolve(item, ref="", colonists=0, tiles=0, spaces=0, chooser=False, asked=False, bot=None)

    def is_news(self, old: PlayerItem, new: PlayerItem) -> bool:
        """Returns whether doubloons, points, nobles or idle colonists have changed; the turn is shown elsewhere."""
        return (old.doubloons, old.points, old.idle, old.nobles) != (new.doubloons, new.points, new.idle, new.nobles)

    def draw_idle(self, painter: QPainter, rect: QRectF, idle: int, scale: float, noble: bool = False) -> None:
        """Paint a colonist or a noble with a number: that of idle colonists, or of all nobles."""
        renderer = self.renderer
        side = min(rect.height(), 20 * scale)
        renderer.circle(painter, square(rect, side), True, noble=noble)
        words = rect.adjusted(side + 3 * scale, 0, 0, 0)
        renderer.text(painter, words, str(idle), _figure_pixels(scale), renderer.theme.color("ink"), bold=True)


class PlayerLineDelegate(PlayerDelegate):
    """Paints a player as one line: crest, name, governor, roles, idle colonists, doubloons, points."""

    def draw_figures(self, painter: QPainter, rect: QRectF, item: PlayerItem, look: Look) -> Mapping[str, QRectF]:
        """Paint the figures at the right and the name in the remaining width; if that is too little, all figures are
        smaller. Returns the places of doubloons, points, roles and idle people, also of such as are still to
        come."""
        renderer, scale = self.renderer, look.scale
        crest = min(rect.height(), 22 * scale)
        renderer.icons.paint(painter, crest_icon(item.seat), square(rect, crest * 0.9))
        left = rect.left() + crest + 4 * scale
        name = renderer.width(painter, look.name, NAME_PIXELS * scale, bold=True)
        beside = QRectF(left, rect.top(), rect.right() - left, rect.height())
        needed = name * renderer.theme.text_size + self._figures(item, rect.height(), scale)
        left += draw_portrait(painter, renderer.icons, item.portrait, beside, crest, needed)
        room = rect.right() - left - name
        scale *= max(TIGHTEST, min(1.0, room / self._figures(item, rect.height(), scale)))
        gap = 4 * scale
        side = min(rect.height(), 22 * scale)
        right = rect.right()
        points = str(item.points) if item.points is not None else HIDDEN
        top = rect.center().y() - side / 2
        figures = {POINTS: QRectF(right - side * 1.1, top, side * 1.1, side)}
        renderer.points(painter, figures[POINTS], points)
        right -= side * 1.1 + gap
        figures[COIN] = QRectF(right - side, top, side, side)
        renderer.coin(painter, figures[COIN], str(item.doubloons))
        right -= side + gap
        people = [(one, noble) for one, noble in ((item.idle_colonists, False), (item.nobles, True)) if one]
        taken = sum(self._idle_width(one, side, scale) + gap for one, _ in people)
        icons = side * (item.governor + item.smuggled_last + len(item.roles))
        kept = min(name * MOST_NARROW, LEAST_NAME * NAME_PIXELS * look.scale)
        spare = right - left - icons - taken - self._cards_width(item, scale) - kept
        roles, masked, fanned = item.roles, item.smuggled_last, spare < 0
        if fanned:
            spare += self._cards_width(item, scale) - self._cards_width(item, scale, fanned)
        if spare < 0:  # then idle people are shown on the board only, and in the tool tip
            spare, people = spare + taken, []
        if spare < 0:  # the owners are also shown by the crests on the role cards
            spare, roles = spare + side * len(roles), ()
        if spare < 0:  # so is the player who may not choose the smuggler
            masked = False
        right = self._draw_cards(painter, right, rect, item, scale, fanned)
        if not people and spare >= side:  # those who come for a moment, before they have their places
            figures[NOBLE] = figures[COLONIST] = QRectF(right - side, top, side, side)
        for figure, noble in people:
            width = self._idle_width(figure, side, scale)
            place = QRectF(right - width, rect.top(), width, rect.height())
            self.draw_idle(painter, place, figure, scale, noble)
            figures[NOBLE if noble else COLONIST] = place
            right -= width + gap
        icons = side * (item.governor + masked + len(roles))
        room = right - left - icons
        words = QRectF(left, rect.top(), max(room, 1.0), rect.height())
        ink = renderer.theme.color("ink")
        left += renderer.label(painter, words, look.name, NAME_PIXELS * look.scale, ink, bold=True) + gap
        if item.governor:
            renderer.icons.paint(painter, "governor", QRectF(left, rect.center().y() - side / 2, side, side))
            left += side + 1
        if masked:
            renderer.icons.paint(
                painter, MARKER, QRectF(left, rect.center().y() - side * 0.45, side * 0.9, side * 0.9)
            )
            left += side
        for role in roles:
            spot = QRectF(left, rect.center().y() - side * 0.45, side * 0.9, side * 0.9)
            renderer.icons.paint(painter, role_icon(role), spot)
            figures[role_icon(role)] = spot
            left += side
        return figures

    def _draw_cards(
        self, painter: QPainter, right: float, rect: QRectF, item: PlayerItem, scale: float, fanned: bool
    ) -> float:
        """Paint the achievement cards, face-up cards in gold, overlapping if `fanned`; returns the left end of the
        painted part."""
        renderer = self.renderer
        width, height = CARD[0] * scale, CARD[1] * scale
        for number in range(len(item.titles) + item.cards_left):
            left = right - width - number * (FANNED * scale if fanned else width)
            card = QRectF(left, rect.center().y() - height / 2, width - 1.5 * scale, height)
            ground = "slot_rim" if number < item.cards_left else "gold"
            renderer.card(painter, card, ground, ground, corner=scale, lifted=False)
            renderer.rim(painter, card, "ink_soft", 1, scale)
        return right - self._cards_width(item, scale, fanned)

    def _figures(self, item: PlayerItem, height: float, scale: float) -> float:
        """Returns the width of all parts beside the crest and the name."""
        side, gap = min(height, 22 * scale), 4 * scale
        people = sum(self._idle_width(one, side, scale) + gap for one in (item.idle_colonists, item.nobles) if one)
        icons = 2.1 + item.governor + item.smuggled_last + len(item.roles)
        return side * icons + 3 * gap + people + self._cards_width(item, scale)

    @staticmethod
    def _cards_width(item: PlayerItem, scale: float, fanned: bool = False) -> float:
        """Returns the width of a player's achievement cards including the gap before them."""
        cards = len(item.titles) + item.cards_left
        if not cards:
            return 0.0
        return (CARD[0] + (cards - 1) * (FANNED if fanned else CARD[0]) + 4) * scale

    @staticmethod
    def _idle_width(figure: int, side: float, scale: float) -> float:
        return side + 3 * scale + (1 + (figure > 9)) * _figure_pixels(scale) * 0.7


class PlayerCardDelegate(PlayerDelegate):
    """Paints a player as a card: name, doubloons and points, roles, San Juan. On the viewer's board (`own`) points
    and people can be moved."""

    def __init__(self, renderer: TableRenderer, parent: QObject | None = None, own: bool = True) -> None:
        super().__init__(renderer, parent)
        self._own = own

    def draw_figures(self, painter: QPainter, rect: QRectF, item: PlayerItem, look: Look) -> Mapping[str, QRectF]:
        """Paint three bands from top to bottom: name, figures, San Juan. Returns the places of doubloons, points,
        roles and idle people."""
        renderer, scale = self.renderer, look.scale
        name, figures, san_juan = self._bands(rect)
        side = min(name.height(), 24 * scale)
        renderer.icons.paint(painter, crest_icon(item.seat), square(name, side))
        right = name.right()
        if item.governor:
            renderer.icons.paint(painter, "governor", square(name, side, right=True))
            right -= side + 3 * scale
        if item.nobles:
            small = side * 0.72
            width = small + (1 + (item.nobles > 9)) * BASE_PIXELS * scale * 0.66 + 3 * scale
            right -= width
            room = QRectF(right, name.center().y() - small / 2, width, small)
            self.draw_idle(painter, room, item.nobles, scale, noble=True)
            right -= 3 * scale
        words = QRectF(
            name.left() + side + 5 * scale, name.top(), right - name.left() - side - 6 * scale, name.height()
        )
        needed = renderer.width(painter, look.name, OWN_NAME_PIXELS * scale, bold=True)
        words.setLeft(words.left() + draw_portrait(painter, renderer.icons, item.portrait, words, side, needed))
        pixels = OWN_NAME_PIXELS if needed * MOST_NARROW <= words.width() else NAME_PIXELS
        renderer.label(painter, words, look.name, pixels * scale, renderer.theme.color("ink"), bold=True)
        side = min(figures.height(), figures.width() * 0.3)
        places = {COIN: square(figures, side)}
        renderer.coin(painter, places[COIN], str(item.doubloons))
        points = str(item.points) if item.points is not None else HIDDEN
        spot = self._points_spot(figures, scale)
        renderer.points(painter, spot, points)
        places[POINTS] = spot
        icons = [*map(role_icon, item.roles), *([MARKER] if item.smuggled_last else [])]
        room = figures.adjusted(spot.right() + 4 * scale - figures.left(), 0, 0, 0)
        for icon, place in zip(icons, sign_spots(room, len(icons), side * 0.72), strict=True):
            renderer.icons.paint(painter, icon, place)
            places[icon] = place
        return places | self._draw_san_juan(painter, san_juan, item, scale)

    def _draw_san_juan(self, painter: QPainter, rect: QRectF, item: PlayerItem, scale: float) -> dict[str, QRectF]:
        """Paint the idle people, nobles first, one by one if there is room; returns the places of nobles and of
        colonists."""
        renderer = self.renderer
        renderer.card(painter, rect, "paper_dim", "paper_dim", corner=5 * scale, lifted=False)
        inner = rect.adjusted(5 * scale, 2 * scale, -4 * scale, -2 * scale)
        pixels, soft = SMALL_PIXELS * scale, renderer.theme.color("ink_soft")
        if item.idle_nobles:
            nobles, colonists = self._halls(rect)
            label = QRectF(inner.left(), inner.top(), nobles.left() - inner.left() - 2, inner.height())
            renderer.label(painter, label, self.tr("San Juan"), pixels, soft, bold=True)
            halls = (nobles, item.idle_nobles, True), (colonists, item.idle_colonists, False)
            for hall, count, noble in halls:  # leaves room for the ring around the hall
                self._draw_group(painter, hall.adjusted(4.5 * scale, 0, 0, 0), count, scale, noble, 15)
            return {NOBLE: nobles, COLONIST: colonists}
        place = inner.adjusted(0, 0, -GROUP * scale, 0)
        used = renderer.text(painter, place, self.tr("San Juan"), pixels, soft, bold=True)
        room = inner.adjusted(used + 5 * scale, 0, 0, 0)
        side = min(room.height(), 18 * scale)
        fitting = int(room.width() / (side * 0.62)) - 1
        if item.idle > max(fitting, 1) or not item.idle:
            self._draw_group(painter, room, item.idle, scale)
            last = square(room, side)
        for number in range(0 if item.idle > max(fitting, 1) else item.idle):
            last = square(room.adjusted(number * side * 0.62, 0, 0, 0), side)
            renderer.circle(painter, last, True)
        return {NOBLE: last, COLONIST: last}

    def _draw_group(
        self, painter: QPainter, rect: QRectF, count: int, scale: float, noble: bool = False, size: float = 18
    ) -> None:
        """Paint one piece for all people of a kind, and their number."""
        side = min(rect.height(), size * scale)
        self.renderer.circle(painter, square(rect, side), bool(count), noble=noble)
        words = rect.adjusted(side + size / 6 * scale, 0, 0, 0)
        self.renderer.text(
            painter, words, str(count), BASE_PIXELS * scale, self.renderer.theme.color("ink"), bold=True
        )

    @staticmethod
    def _halls(san_juan: QRectF) -> tuple[QRectF, QRectF]:
        """Returns the rectangles of nobles and of colonists in San Juan, if both are shown."""
        width = san_juan.width() * HALL
        colonists = QRectF(san_juan.right() - width, san_juan.top(), width, san_juan.height())
        return colonists.translated(-width, 0), colonists

    @staticmethod
    def _bands(rect: QRectF) -> tuple[QRectF, QRectF, QRectF]:
        height = rect.height()
        name = QRectF(rect.left(), rect.top(), rect.width(), height * 0.27)
        figures = QRectF(rect.left(), name.bottom() + height * 0.03, rect.width(), height * 0.38)
        san_juan = QRectF(rect.left(), figures.bottom() + height * 0.05, rect.width(), height * 0.27)
        return name, figures, san_juan

    def parts(self, rect: QRectF, item: PlayerItem, look: Look) -> list[Part]:
        """Returns the parts of the card: nobles in San Juan, San Juan, the points, then the whole card."""
        if not self._own:
            return super().parts(rect, item, look)
        _, figures, san_juan = self._bands(rect)
        parts = [Part(SAN_JUAN, san_juan), Part(OWN_POINTS, self._points_spot(figures, look.scale), round=True)]
        if item.idle_nobles:
            parts.insert(0, Part(IDLE_NOBLES, self._halls(san_juan)[0]))
        return [*parts, Part(item.ref, rect)]

    @staticmethod
    def _points_spot(figures: QRectF, scale: float) -> QRectF:
        side = min(figures.height(), figures.width() * 0.3)
        return square(figures.adjusted(side + 6 * scale, 0, 0, 0), side * 1.05)

    def lifted_size(self, item: PlayerItem, ref: str, rect: QRectF) -> QSize:
        """Returns the size of a piece."""
        side = int(self._bands(rect)[2].height())
        return QSize(side, side)

    def drop_area(self, item: PlayerItem, ref: str) -> str:
        """Returns the island for a person, who is placed on a tile or in a circle of about the same size; empty for
        points, which leave the board."""
        return "" if ref == OWN_POINTS else ISLAND

    def landed_size(self, item: PlayerItem, ref: str, space: QSizeF) -> QSize:
        """Returns the size of a person in the circle of a tile."""
        return held_circle(island_circle(QRectF(QPointF(), space)))

    def draw_lifted(self, painter: QPainter, rect: QRectF, item: PlayerItem, ref: str, look: Look) -> None:
        """Paint a point, or a person from San Juan."""
        if ref == OWN_POINTS:
            self.renderer.points(painter, rect, "1")
        else:
            self.renderer.circle(painter, rect, True, noble=ref == IDLE_NOBLES or item.idle == item.idle_nobles)


def sign_spots(room: QRectF, count: int, largest: float) -> list[QRectF]:
    """Returns the squares of `count` signs, at most `largest` wide: in one row, or in two if these are larger."""
    if not count:
        return []
    columns = max((count, ceil(count / 2)), key=lambda number: _sign_side(room, count, number, largest))
    side = _sign_side(room, count, columns, largest)
    top = room.center().y() - side * ceil(count / columns) / 2
    return [
        QRectF(room.left() + number % columns * side, top + number // columns * side, side, side)
        for number in range(count)
    ]


def _sign_side(room: QRectF, count: int, columns: int, largest: float) -> float:
    return min(room.width() / columns, room.height() / ceil(count / columns), largest)


def _figure_pixels(scale: float) -> float:
    """Returns the text size of a number beside a piece."""
    return max(SMALL_PIXELS, BASE_PIXELS * scale)
