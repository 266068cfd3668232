"""The delegates of the common board: roles, plantations, ships, trading house, supply."""

from __future__ import annotations

import attrs
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen

from puertorico_desktop.engine.puertorico.components import GOODS, Good
from puertorico_desktop.gui.models.items import Item
from puertorico_desktop.gui.puertorico.models.items import (
    HouseItem,
    OfferItem,
    RoleItem,
    ShipItem,
    SupplyItem,
)
from puertorico_desktop.gui.puertorico.targets import ISLAND, small_ship_ref
from puertorico_desktop.gui.puertorico.views import ship_painting
from puertorico_desktop.gui.puertorico.views.artwork import ARROW, MARKER, good_icon, role_icon
from puertorico_desktop.gui.puertorico.views.piece_delegate import PieceDelegate
from puertorico_desktop.gui.puertorico.views.puertoma_delegates import draw_ability
from puertorico_desktop.gui.puertorico.views.table_renderer import TableRenderer
from puertorico_desktop.gui.views.crests import crest_icon
from puertorico_desktop.gui.views.delegates import Look, Part
from puertorico_desktop.gui.views.rings import Ring, draw_line
from puertorico_desktop.gui.views.scaling import BASE_PIXELS, CENTER, CORNER, LEFT, PALE, SMALL_PIXELS, faded, square

NAME_PIXELS = 13
"""The text size of a role's name at scale 1, in logical pixels."""
NAME_LINE, MOST_NAME_LINE = NAME_PIXELS * 1.45, 0.42
"""The height of the line with the name at scale 1, and the greatest part of a card for it if texts are enlarged."""
HANG = 9
"""The height of the part of an ability tile below the card of its role at scale 1, in logical pixels."""
TILE, TILE_WIDTH = 16, 34
"""The height and width of an ability tile below a role card at scale 1, in logical pixels."""
LOW_CARD = 50
"""The height at scale 1 below which a role card has its icon beside the name."""
LEAST_WIDE = 30
"""The least side of a piece at scale 1 on which its number has a wide edge, in logical pixels."""
LEAST_CRATE = 17
"""The least side of a crate at scale 1, in logical pixels; smaller crates are hard to tell apart."""
MOST_CRATES = 0.5
"""The greatest part of the height above the hull that crates take, so that the rig has room; crates that would be too
small take more."""
LEAST_RIG = 10
"""The least height above the crates for mast and sail, in logical pixels."""
HULL_SIDE = 0.25
"""The part of a hull's height that its text keeps clear of bow and stern."""
MOST_RIG = 0.3
"""The greatest height of a mast as a part of the ship's length."""


class RoleDelegate(PieceDelegate[RoleItem]):
    """Paints a role card: its icon and name, the doubloons on it, and the crest of its owner."""

    def draw(self, painter: QPainter, rect: QRectF, item: RoleItem, look: Look) -> None:
        """Paint the card: flat and pale if it is taken, framed in gold while its phase is being played."""
        renderer, scale = self.renderer, look.scale
        whole, rect = rect, card_rect(rect, item, look.scale)
        taken = item.owner is not None and not item.running
        if taken:
            renderer.card(painter, rect, "card_taken", "card_taken", corner=CORNER * scale, lifted=False)
        else:
            renderer.card(painter, rect, "card_top", "card", corner=CORNER * scale)
        if item.running:
            edge = 1.5 * scale
            frame = rect.adjusted(edge, edge, -edge, -edge)
            draw_line(painter, renderer.theme, frame, CORNER * scale, Ring.TARGET.value, scale)
        line = renderer.theme.line(NAME_LINE * scale, rect.height() * MOST_NAME_LINE)
        picture, words, align = self._places(rect, item, scale, line)
        needed = renderer.least_width(painter, look.name, NAME_PIXELS * scale, bold=True)
        signed = not self._stands_for_sign(rect, item, scale)
        if signed and words.left() > picture.right() and needed > words.width():
            words.setLeft(picture.left())  # too narrow for the icon beside arrow and coin: the name is enough
        elif signed:
            with faded(painter, PALE if taken else 1.0):
                renderer.icons.paint(painter, role_icon(item.role), picture)
        renderer.label(painter, words, look.name, NAME_PIXELS * scale, renderer.theme.color("ink"), align, bold=True)
        badge = 22 * scale
        if item.doubloons:
            corner = QRectF(rect.right() - badge - 3 * scale, rect.top() + 3 * scale, badge, badge)
            renderer.coin(painter, corner, str(item.doubloons))
        if item.owner is not None:
            corner = QRectF(rect.left() + 4 * scale, rect.top() + 4 * scale, badge * 0.9, badge * 0.9)
            renderer.icons.paint(painter, crest_icon(item.owner), corner)
        elif item.captor is not None:
            self._draw_captor(painter, rect, item.captor, scale)
        if item.barred is not None and (item.owner is None or not _is_low(rect, scale)):
            self._draw_barred(painter, rect, item, badge, scale)
        if item.solo:
            self._draw_ways(painter, rect, item, picture, scale)
            self.draw_abilities(painter, whole, item, scale)

    def is_news(self, old: RoleItem, new: RoleItem) -> bool:
        """Returns whether the item has changed otherwise than by the beginning or end of its phase, which the frame
        shows."""
        return attrs.evolve(old, running=new.running) != new

    @staticmethod
    def _stands_for_sign(rect: QRectF, item: RoleItem, scale: float) -> bool:
        """Returns whether the card has no room for crest, marker and icon, so that only the name identifies the
        role."""
        return item.marked and item.owner is not None and _is_low(rect, scale)

    def _draw_ways(self, painter: QPainter, rect: QRectF, item: RoleItem, picture: QRectF, scale: float) -> None:
        """Paint the action marker at the left of the icon, and, if the card is free, the arrow that leads to it in
        the corner."""
        low, left = _is_low(rect, scale), rect.left() + 4 * scale
        crest = item.owner is not None or item.captor is not None
        if item.led_to and item.owner is None:
            side = (16 if low else 21) * scale
            beside = (21 if low else 28) * scale if crest else 0.0
            top = rect.center().y() - side / 2 if low else rect.top() + 5 * scale
            self.renderer.icons.paint(painter, ARROW, QRectF(left + beside, top, side, side))
        if self._stands_for_sign(rect, item, scale):
            self.renderer.icons.paint(painter, MARKER, picture)
        elif item.marked:
            side = min((18 if low else 22 if crest else 30) * scale, rect.width() * 0.27)
            left += 20 * scale if low and crest else 0.0
            top = rect.center().y() - side / 2 if low else rect.bottom() - side - (21 if crest else 24) * scale
            self.renderer.icons.paint(painter, MARKER, QRectF(left, top, side, side))

    def draw_abilities(self, painter: QPainter, rect: QRectF, item: RoleItem, scale: float) -> None:
        """Paint the ability tiles over the lower edge of the card, side by side."""
        for tile, spot in zip(item.abilities, self.tile_rects(rect, item, scale), strict=True):
            draw_ability(self.renderer, painter, spot, tile, scale, signs=False)

    @staticmethod
    def tile_rects(rect: QRectF, item: RoleItem, scale: float) -> list[QRectF]:
        """Returns the rectangles of the ability tiles: in the middle of the lower edge of the card, or at its right
        end on a low card, where the name begins at the left."""
        count = len(item.abilities)
        gap, height = 3 * scale, TILE * scale
        width = min(TILE_WIDTH * scale, (rect.width() - (count + 1) * gap) / max(count, 1))
        room = rect.width() - (count * (width + gap) - gap)
        left = rect.left() + (room - gap if _is_low(card_rect(rect, item, scale), scale) else room / 2)
        return [
            QRectF(left + number * (width + gap), rect.bottom() - height, width, height) for number in range(count)
        ]

    def parts(self, rect: QRectF, item: RoleItem, look: Look) -> list[Part]:
        """Returns the card without the ability tiles below it."""
        return [Part(item.ref, card_rect(rect, item, look.scale))]

    def painted_fields(self, item: RoleItem) -> Item:
        """Returns the record without the refs of the card and of its ability tiles, which are not painted."""
        return attrs.evolve(item, ref="", abilities=tuple(attrs.evolve(one, ref="") for one in item.abilities))

    def _draw_captor(self, painter: QPainter, rect: QRectF, captor: int, scale: float) -> None:
        """Paint the crest of the captor on a cord around the corner of the card, clear of the icon beside it."""
        renderer = self.renderer
        side, drop, beside = (18, 8, 2) if _is_low(rect, scale) else (22, 9, 5)
        corner = QRectF(rect.left() + 5 * scale, rect.top() + drop * scale, side * scale, side * scale)
        painter.setPen(QPen(renderer.theme.color("points"), 2.4 * scale))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        knot = QPointF(corner.center().x(), corner.top() + 3 * scale)
        painter.drawLine(QPointF(rect.left(), rect.top() + 5 * scale), knot)
        painter.drawLine(QPointF(corner.right() + beside * scale, rect.top()), knot)
        renderer.icons.paint(painter, crest_icon(captor), corner)

    def _draw_barred(self, painter: QPainter, rect: QRectF, item: RoleItem, badge: float, scale: float) -> None:
        """Paint the crest of the player who may not choose the card, crossed out; below the coin, if there is one."""
        renderer = self.renderer
        assert item.barred is not None
        top = rect.top() + 4 * scale + (badge if item.doubloons else 0.0)
        corner = QRectF(rect.right() - badge - 2 * scale, top, badge * 0.9, badge * 0.9)
        renderer.icons.paint(painter, crest_icon(item.barred), corner)
        side = badge * 0.56
        sign = QRectF(corner.right() - side * 0.8, corner.bottom() - side * 0.8, side, side)
        edge = side * 0.16
        ring = sign.adjusted(edge, edge, -edge, -edge)
        painter.setPen(QPen(renderer.theme.color("points_ink"), side * 0.15))
        painter.setBrush(renderer.theme.color("points"))
        painter.drawEllipse(ring)
        across = QPointF(ring.width(), ring.width()) * 0.35
        painter.drawLine(ring.center() - across, ring.center() + across)

    @staticmethod
    def _places(rect: QRectF, item: RoleItem, scale: float, line: float) -> tuple[QRectF, QRectF, Qt.AlignmentFlag]:
        """Returns the rectangles of icon and name, and the alignment of the name: in a line of the height `line`
        below the icon, on a low card beside the icon."""
        if _is_low(rect, scale):
            side = rect.height() - 10 * scale
            held = item.owner is not None or item.captor is not None
            ways = item.owner is None and (item.led_to or item.marked)
            crest = (8, 24, 44)[held + ways] * scale
            badge = item.doubloons or (item.owner is None and item.barred is not None)
            coin = (27 if badge else 5) * scale
            picture = QRectF(rect.left() + crest, rect.center().y() - side / 2, side, side)
            left = picture.right() + 3 * scale
            return picture, QRectF(left, rect.top(), rect.right() - left - coin, rect.height()), LEFT
        foot = (TILE - HANG if item.solo else 4) * scale  # room for the hanging ability tiles
        words = QRectF(rect.left() + 4, rect.bottom() - line - foot, rect.width() - 8, line)
        picture = QRectF(rect.left(), rect.top() + 6 * scale, rect.width(), words.top() - rect.top() - 6 * scale)
        return picture, words, CENTER


def _is_low(rect: QRectF, scale: float) -> bool:
    """Returns whether a role card is so low that its name is painted beside its icon."""
    return rect.height() < LOW_CARD * scale


def card_rect(rect: QRectF, item: RoleItem, scale: float) -> QRectF:
    """Returns the rectangle of the card itself: in a game with Puertomas without the room for ability tiles below
    it."""
    return rect.adjusted(0, 0, 0, -HANG * scale) if item.solo else rect


class OfferDelegate(PieceDelegate[OfferItem]):
    """Paints a face-up plantation, the quarries or the face-down pile; stacks show their height."""

    def draw(self, painter: QPainter, rect: QRectF, item: OfferItem, look: Look) -> None:
        """Paint the tile; a stack shows a second tile behind it and its number, an empty stack is a slot."""
        renderer, scale = self.renderer, look.scale
        if not item.count:
            renderer.slot(painter, rect, CORNER * scale)
            with faded(painter, 0.35):
                inset = rect.width() * 0.2
                renderer.tile(painter, rect.adjusted(inset, inset, -inset, -inset), item.tile)
            return
        top = rect
        if item.count > 1:
            step = 3 * scale
            renderer.tile(painter, rect.adjusted(step, step, 0, 0), item.tile)
            top = rect.adjusted(0, 0, -step, -step)
        renderer.tile(painter, top, item.tile)
        if item.wanted:
            renderer.bunting(painter, top)
        if item.count > 1:
            _draw_figure(renderer, painter, rect, str(item.count), scale)

    def is_news(self, old: OfferItem, new: OfferItem) -> bool:
        """Returns whether the tile or the height of the stack has changed; whether a task asks for it does not
        count."""
        return attrs.evolve(old, wanted=new.wanted) != new

    def lifted_size(self, item: OfferItem, ref: str, rect: QRectF) -> QSize:
        """Returns the size of one tile, without its stack."""
        side = int(min(rect.width(), rect.height()))
        return QSize(side, side)

    def drop_area(self, item: OfferItem, ref: str) -> str:
        """Returns the island as the area where the tile will lie."""
        return ISLAND

    def draw_lifted(self, painter: QPainter, rect: QRectF, item: OfferItem, ref: str, look: Look) -> None:
        """Paint one tile, without its stack."""
        self.renderer.tile(painter, rect, item.tile)


class ShipDelegate(PieceDelegate[ShipItem]):
    """Paints a cargo ship with a crate for every space; the ship of a wharf shows only its load."""

    def draw(self, painter: QPainter, rect: QRectF, item: ShipItem, look: Look) -> None:
        """Paint mast and sail, in front of them the crates on the deck in one or two rows, then the figures on the
        hull."""
        renderer, scale = self.renderer, look.scale
        pad = 4 * scale
        inner = rect.adjusted(pad, pad, -pad, -pad)
        if item.mix is not None:
            self._draw_mix(painter, inner, item.mix, look)
            return
        hull_height = min(24 * scale, inner.height() * 0.32)
        hull = QRectF(inner.left(), inner.bottom() - hull_height, inner.width(), hull_height)
        deck = QRectF(inner.left() + pad, inner.top(), inner.width() - 2 * pad, hull.top() - inner.top() - 2)
        spaces = item.capacity if item.capacity is not None else max(item.load, 1)
        crates = self._crates(deck, spaces, 2.0 * scale, LEAST_CRATE * scale)
        top = min((crate.top() for crate in crates), default=deck.bottom())
        self._rig(painter, QRectF(inner.left(), inner.top(), inner.width(), top - inner.top() - 2))
        if item.capacity is None and item.good is None:
            renderer.icons.paint(painter, "building_wharf", deck)
        else:
            for number, crate in enumerate(crates):
                with faded(painter, PALE if item.raided else 1.0):
                    renderer.crate(painter, crate, item.good if number < item.load else None)
        ship_painting.hull(renderer, painter, hull)
        self._name(painter, hull, look.name if item.capacity is None else f"{item.load}/{item.capacity}", scale)

    def _draw_mix(self, painter: QPainter, rect: QRectF, mix: tuple[int, ...], look: Look) -> None:
        """Paint a small ship: a crate for each kind aboard, with its number."""
        renderer, scale = self.renderer, look.scale
        hull_height = min(24 * scale, rect.height() * 0.32)
        hull = QRectF(rect.left(), rect.bottom() - hull_height, rect.width(), hull_height)
        for good, crate in self._mixed(rect, mix, scale):
            renderer.crate(painter, crate, good)
            _draw_figure(renderer, painter, crate, str(mix[good]), scale)
        if not any(mix):
            renderer.icons.paint(painter, "building_small_wharf", rect.adjusted(0, 0, 0, -hull_height))
        ship_painting.hull(renderer, painter, hull)
        self._name(painter, hull, look.name, scale)

    def _name(self, painter: QPainter, hull: QRectF, words: str, scale: float) -> None:
        """Paint figures or a name on the hull; nothing if it would be cut off, because the ship shows what it is."""
        renderer, side, pixels = self.renderer, hull.height() * HULL_SIDE, BASE_PIXELS * scale
        label = hull.adjusted(side, 0, -side, 0)
        if renderer.least_width(painter, words, pixels, bold=True) <= label.width():
            renderer.label(painter, label, words, pixels, renderer.theme.color("wood_ink"), CENTER, bold=True)

    @staticmethod
    def _mixed(rect: QRectF, mix: tuple[int, ...], scale: float) -> list[tuple[Good, QRectF]]:
        """Returns the kinds aboard, each with the rectangle of its crate."""
        aboard = [good for good in GOODS if mix[good]]
        if not aboard:
            return []
        gap, floor = 2 * scale, rect.bottom() - min(24 * scale, rect.height() * 0.32) - 2
        side = min((rect.width() - gap * (len(aboard) - 1)) / len(aboard), (floor - rect.top()) * 0.8)
        left = rect.center().x() - (len(aboard) * (side + gap) - gap) / 2
        return [
            (good, QRectF(left + number * (side + gap), floor - side, side, side))
            for number, good in enumerate(aboard)
        ]

    def parts(self, rect: QRectF, item: ShipItem, look: Look) -> list[Part]:
        """Returns each kind on a small ship as a part of its own, because it can be taken back, then the ship."""
        if item.mix is None or item.closed:
            return [Part(item.ref, rect)]
        pad = 4 * look.scale
        crates = self._mixed(rect.adjusted(pad, pad, -pad, -pad), item.mix, look.scale)
        return [*(Part(small_ship_ref(good), crate) for good, crate in crates), Part(item.ref, rect)]

    def lifted_size(self, item: ShipItem, ref: str, rect: QRectF) -> QSize:
        """Returns the size of a crate."""
        side = int(rect.height() * 0.4)
        return QSize(side, side)

    def draw_lifted(self, painter: QPainter, rect: QRectF, item: ShipItem, ref: str, look: Look) -> None:
        """Paint one of the goods."""
        good = next((good for good in GOODS if small_ship_ref(good) == ref), item.good)
        if good is not None:
            self.renderer.icons.paint(painter, good_icon(good), rect)

    @staticmethod
    def _crates(deck: QRectF, spaces: int, gap: float, least: float) -> list[QRectF]:
        """Returns the rectangles of the crates on the deck from the left, with room for the rig above them; in two
        layers if crates in one layer would be too small and those in two are larger."""

        def side_of(layers: int) -> float:
            most = (deck.height() + gap) / layers - gap
            broad = (deck.width() + gap) / -(-spaces // layers) - gap
            return min(broad, most, max(least, most * MOST_CRATES))

        fits = (deck.width() + gap) / spaces - gap >= least
        layers = 1 if fits or side_of(1) >= side_of(2) else 2
        columns, side = -(-spaces // layers), side_of(layers)
        left = deck.center().x() - (columns * (side + gap) - gap) / 2
        return [
            QRectF(
                left + (number % columns) * (side + gap),
                deck.bottom() - (number // columns + 1) * (side + gap) + gap,
                side,
                side,
            )
            for number in range(spaces)
        ]

    def _rig(self, painter: QPainter, air: QRectF) -> None:
        """Paint masts and sails above the crates if there is room."""
        if air.height() >= LEAST_RIG:
            spare = max(0.0, air.height() - air.width() * MOST_RIG)
            ship_painting.rig(self.renderer, painter, air.adjusted(0, spare, 0, 2))


class HouseDelegate(PieceDelegate[HouseItem]):
    """Paints one space of the trading house."""

    def draw(self, painter: QPainter, rect: QRectF, item: HouseItem, look: Look) -> None:
        """Paint a crate with the good, or an empty crate."""
        self.renderer.crate(painter, rect, item.good)

    def is_free(self, item: HouseItem) -> bool:
        """Returns whether the space is empty."""
        return item.good is None


class SupplyDelegate(PieceDelegate[SupplyItem]):
    """Paints a good and the number left."""

    def draw(self, painter: QPainter, rect: QRectF, item: SupplyItem, look: Look) -> None:
        """Paint the good with its number beside it, pale if none is left."""
        renderer, scale = self.renderer, look.scale
        pixels = BASE_PIXELS * scale
        number = str(item.count)
        wide = renderer.width(painter, "00", pixels, bold=True)
        side = min(rect.height(), rect.width() - wide - 2 * scale)
        left = rect.left() + (rect.width() - side - wide - 2 * scale) / 2
        with faded(painter, 1.0 if item.count else 0.35):
            spot = square(rect.adjusted(left - rect.left(), 0, 0, 0), side)
            renderer.icons.paint(painter, good_icon(item.good), spot)
        words = QRectF(left + side + 2 * scale, rect.top(), wide + 2, rect.height())
        renderer.text(painter, words, number, pixels, renderer.theme.color("ink"), bold=True)

    def lifted_size(self, item: SupplyItem, ref: str, rect: QRectF) -> QSize:
        """Returns the size of one piece of the good."""
        side = int(rect.height() * 1.3)
        return QSize(side, side)

    def draw_lifted(self, painter: QPainter, rect: QRectF, item: SupplyItem, ref: str, look: Look) -> None:
        """Paint one piece of the good."""
        self.renderer.icons.paint(painter, good_icon(item.good), rect)


def _draw_figure(renderer: TableRenderer, painter: QPainter, rect: QRectF, figure: str, scale: float) -> None:
    """Paint the number of pieces in the corner of a piece; on a small piece with a narrow edge, so that the piece can
    be recognized."""
    pixels = SMALL_PIXELS * scale
    is_small = min(rect.width(), rect.height()) < LEAST_WIDE * scale
    edge, height = (2 * scale, 12 * scale) if is_small else (4 * scale, 15 * scale)
    width = max(renderer.width(painter, figure, pixels, bold=True) + 2 * edge, height)
    badge = QRectF(rect.right() - width + 1, rect.bottom() - height + (1 if is_small else 0), width, height)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(renderer.theme.color("bar"))
    painter.drawRoundedRect(badge, 5 * scale, 5 * scale)
    renderer.text(painter, badge, figure, pixels, renderer.theme.color("bar_ink"), CENTER, bold=True)
