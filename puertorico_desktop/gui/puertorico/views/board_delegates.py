"""Delegates of a player's board: island, city, goods."""

from __future__ import annotations

import attrs
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen

from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.engine.puertorico.components import Building, Tile
from puertorico_desktop.gui.puertorico.models.items import CityItem, GoodItem, IslandItem
from puertorico_desktop.gui.puertorico.tokens import building_token
from puertorico_desktop.gui.puertorico.views.artwork import building_icon, good_icon
from puertorico_desktop.gui.puertorico.views.piece_delegate import PieceDelegate
from puertorico_desktop.gui.puertorico.views.table_renderer import TableRenderer
from puertorico_desktop.gui.views.delegates import Look, Part, held_circle
from puertorico_desktop.gui.views.scaling import BASE_PIXELS, CENTER, CORNER, PALE, SMALL_PIXELS, faded

NAMED_FROM = ((84, 46), (140, 36))
"""The least widths and heights (at scale 1) of city tiles with a name: a tile must reach one of the pairs; smaller
tiles have only the pictogram."""

LEAST_NAMED = 0.75
"""The least factor by which the scale on a tile is reduced to make room for its name; the scale is never reduced
below 1."""
LINE_FROM = (120, 24)
"""The least width and height (at scale 1) of lower tiles whose name is painted beside the pictogram."""
FREE_EDGE = 6
"""The margin beside the number of free spaces at scale 1, in logical pixels, which keeps clear of the dashed outline;
a third of it above and below."""
MOST_HEAD = 0.5
"""The greatest part of a tile's height for the band with its name, if texts are enlarged."""
BADGE = 17
"""The side of the points badge on a tile at scale 1, in logical pixels."""

FIGURE_WIDTH = 0.64
"""The width of a digit as a part of its height."""
LEAST_GOOD = 9
"""The side of a good below which it does not shrink for a larger number beside it, at scale 1 in logical pixels."""
MOST_PILL = 0.6
"""The greatest height of a pill as a part of its width."""
RING_SIDE = 6
"""The room that the number of goods to keep leaves for the ring around them at scale 1, in logical pixels."""
PILL_FROM = 48
"""The least width (at scale 1) of goods that are painted on a pill of their own."""


class IslandDelegate(PieceDelegate[IslandItem]):
    """Paints an island space: empty, or a tile with its circle."""

    def draw(self, painter: QPainter, rect: QRectF, item: IslandItem, look: Look) -> None:
        """Paint the space; a tile without a worker is paler and hatched, and its circle is empty."""
        renderer = self.renderer
        corner = min(CORNER * look.scale, rect.width() / 6)
        if item.tile is None:
            renderer.slot(painter, rect, corner)
            return
        if item.tile is Tile.FOREST:
            renderer.tile(painter, rect, item.tile)
            return
        renderer.tile(painter, rect, item.tile, dimmed=not item.colonists)
        if not item.colonists:
            renderer.hatch(painter, rect.adjusted(2, 2, -2, -2), "ink", corner)
        renderer.circle(painter, island_circle(rect), bool(item.colonists), noble=bool(item.nobles))

    def is_free(self, item: IslandItem) -> bool:
        """Returns whether the space is empty."""
        return item.tile is None

    def dragged_part(self, item: IslandItem, people: bool) -> IslandItem:
        """Returns the part of the item that a drag lifts: if a tile is moved, without the person on it."""
        return item if people else attrs.evolve(item, colonists=0, nobles=0)

    def lifted_size(self, item: IslandItem, ref: str, rect: QRectF) -> QSize:
        """Returns the size of the person on the tile; without a person, of the tile."""
        if not item.colonists:
            return rect.size().toSize()
        return held_circle(island_circle(rect))

    def draw_lifted(self, painter: QPainter, rect: QRectF, item: IslandItem, ref: str, look: Look) -> None:
        """Paint the person on the tile; without a person, the tile."""
        if item.colonists:
            self.renderer.circle(painter, rect, True, noble=bool(item.nobles))
        else:
            self.renderer.tile(painter, rect, item.tile)


class CityDelegate(PieceDelegate[CityItem]):
    """Paints a city space: empty, or a building."""

    def draw(self, painter: QPainter, rect: QRectF, item: CityItem, look: Look) -> None:
        """Paint the space; a space covered by a large building is left out."""
        look = _look_on(rect, look)
        if item.covered:
            return
        if item.building is None:
            self.renderer.slot(painter, rect, min(CORNER * look.scale, rect.height() / 6))
            if item.left and not is_named(rect, look.scale):
                ink, edge = self.renderer.theme.color("ink_soft"), FREE_EDGE * look.scale
                words = self.tr("{count} free").format(count=item.left)
                room = rect.adjusted(edge, edge / 3, -edge, -edge / 3)
                self.renderer.label(painter, room, words, SMALL_PIXELS * look.scale, ink, CENTER)
            return
        points = CATALOG[item.building].points
        people = item.colonists, item.nobles
        draw_building(self.renderer, painter, rect, item.building, points, people, item.circles, look)

    def is_news(self, old: CityItem, new: CityItem) -> bool:
        """Returns whether the building or the people in it have changed; the number of free spaces does not count."""
        return (old.building, old.colonists, old.nobles) != (new.building, new.colonists, new.nobles)

    def is_free(self, item: CityItem) -> bool:
        """Returns whether the space is empty."""
        return item.building is None and not item.covered

    def parts(self, rect: QRectF, item: CityItem, look: Look) -> list[Part]:
        """Returns each circle as a part of its own, then the whole building."""
        whole = Part(item.ref, rect)
        if item.building is None or item.covered:
            return [whole]
        look = _look_on(rect, look)
        spots = circle_rects(rect, item.circles, look.scale, self.renderer.theme.text_size)
        return [Part(f"{item.ref}:{number}", spot, round=True) for number, spot in enumerate(spots)] + [whole]

    def lifted_size(self, item: CityItem, ref: str, rect: QRectF) -> QSize:
        """Returns the size of a person from a circle."""
        return held_circle(QRectF(0, 0, rect.height() * 0.34, rect.height() * 0.34))

    def draw_lifted(self, painter: QPainter, rect: QRectF, item: CityItem, ref: str, look: Look) -> None:
        """Paint the person from that circle; from a whole building a colonist, if there is one."""
        circle = int(ref.rpartition(":")[2]) if ref.count(":") > item.ref.count(":") else item.colonists - 1
        self.renderer.circle(painter, rect, True, noble=circle < item.nobles)


class GoodDelegate(PieceDelegate[GoodItem]):
    """Paints a player's goods of one kind."""

    def draw(self, painter: QPainter, rect: QRectF, item: GoodItem, look: Look) -> None:
        """Paint the good and its number, pale if there are none; in a storage decision also the number kept."""
        renderer, scale = self.renderer, look.scale
        lies_on_pill = rect.width() > PILL_FROM * scale
        if lies_on_pill:
            spare = max(0.0, rect.height() - rect.width() * MOST_PILL) / 2
            rect = rect.adjusted(0, spare, 0, -spare)
        stores = item.kept is not None and item.count > 0
        figure = (
            self.tr("keep {kept}/{count}").format(kept=item.kept, count=item.count) if stores else str(item.count)
        )
        pixels = min(max(rect.height() * 0.6, SMALL_PIXELS * scale), 16 * scale)
        narrowest = SMALL_PIXELS * scale
        side = min(rect.width() * 0.5 / renderer.theme.text_size**0.5, 30 * scale)
        spare = rect.width() - 1 - FIGURE_WIDTH * len(figure) * narrowest
        side = min(rect.height(), max(side, min(LEAST_GOOD * scale, spare)))
        pixels = (
            narrowest
            if stores
            else min(pixels, max(narrowest, (rect.width() - side - 1) / (FIGURE_WIDTH * len(figure))))
        )
        if lies_on_pill:
            ground = "paper" if item.count else "paper_dim"
            renderer.card(
                painter,
                rect.adjusted(1, 1, -1, -2),
                ground,
                ground,
                corner=rect.height() / 2,
                lifted=bool(item.count),
            )
            side *= 0.45 if stores else 0.8
            left = rect.left() + (4 * scale if stores else (rect.height() - side) / 2)
        else:
            left = rect.left()
        top = rect.center().y() - side / 2
        with faded(painter, 1.0 if item.count else PALE):
            renderer.icons.paint(painter, good_icon(item.good), QRectF(left, top, side, side))
            beside = RING_SIDE * scale if stores else 2
            room = rect.right() - left - side - (beside if lies_on_pill else 1)
            words = QRectF(left + side + 1, rect.top(), room, rect.height())
            renderer.label(painter, words, figure, pixels, renderer.theme.color("ink"), bold=True)
        if item.kept is not None and item.kept:
            painter.setPen(QPen(renderer.theme.color("fresh"), 2 * scale))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(2, 2, -2, -3), rect.height() / 2, rect.height() / 2)

    def is_news(self, old: GoodItem, new: GoodItem) -> bool:
        """Returns whether the number of goods has changed; the number kept belongs to a draft and does not count."""
        return old.count != new.count

    def lifted_size(self, item: GoodItem, ref: str, rect: QRectF) -> QSize:
        """Returns the size of a row of at most six pieces."""
        side = int(max(rect.height() * 1.1, 24))
        return QSize(side + (min(max(item.count, 1), 6) - 1) * side // 2, side)

    def draw_lifted(self, painter: QPainter, rect: QRectF, item: GoodItem, ref: str, look: Look) -> None:
        """Paint as many pieces as there are goods, at most six."""
        side = rect.height()
        for number in range(min(max(item.count, 1), 6)):
            spot = QRectF(rect.left() + number * side / 2, rect.top(), side, side)
            self.renderer.icons.paint(painter, good_icon(item.good), spot)


def island_circle(rect: QRectF) -> QRectF:
    """Returns the rectangle of the circle of a tile."""
    side = max(min(rect.width(), rect.height()) * 0.38, 11.0)
    return QRectF(rect.right() - side - 1, rect.bottom() - side - 1, side, side)


def circle_rects(rect: QRectF, circles: int, scale: float, texts: float = 1.0) -> list[QRectF]:
    """Returns the rectangles of the circles of a building: side by side at the right, or at the bottom."""
    if not circles:
        return []
    body = body_rect(rect, scale, texts)
    gap = 2 * scale
    if body.height() > body.width():
        side = min(body.width() / circles - gap, body.height() * 0.34)
        left = body.center().x() - (circles * (side + gap) - gap) / 2
        top = body.bottom() - side - 2 * scale
        return [QRectF(left + number * (side + gap), top, side, side) for number in range(circles)]
    if circles > 1 and is_line(rect, scale):  # the name is above the circles
        side = min(rect.height() * 0.45, 17 * scale)
        left = body.right() - circles * (side + gap)
        top = body.bottom() - side - scale
        return [QRectF(left + number * (side + gap), top, side, side) for number in range(circles)]
    room = body.width() * (0.4 if circles == 1 else 0.58 if head_height(rect, scale, texts) == 0 else 0.5)
    part = 0.62 if texts == 1 else 0.8  # there is a higher head above
    side = min(room / circles - gap, body.height() * part, 30 * scale)
    left = body.right() - circles * (side + gap)
    return [
        QRectF(left + number * (side + gap), body.center().y() - side / 2, side, side) for number in range(circles)
    ]


def is_named(rect: QRectF, scale: float) -> bool:
    """Returns whether the tile is large enough for a name."""
    width, height, ((wide, high), (wider, lower)) = rect.width(), rect.height(), NAMED_FROM
    return (width >= wide * scale and height >= high * scale) or (width >= wider * scale and height >= lower * scale)


def _look_on(rect: QRectF, look: Look) -> Look:
    """Returns the look with the scale for a tile: reduced on large windows if only then there is room for the
    name."""
    width, height, ((wide, high), (wider, lower)) = rect.width(), rect.height(), NAMED_FROM
    fits = max(min(width / wide, height / high), min(width / wider, height / lower))
    return attrs.evolve(look, scale=fits) if max(LEAST_NAMED * look.scale, 1.0) <= fits < look.scale else look


def is_line(rect: QRectF, scale: float) -> bool:
    """Returns whether the tile is low, but wide enough for a name beside the pictogram."""
    wide, high = LINE_FROM
    return not is_named(rect, scale) and rect.width() >= wide * scale and rect.height() >= high * scale


def points_rect(rect: QRectF, circles: int, scale: float, texts: float = 1.0) -> QRectF:
    """Returns the rectangle of the points of a building: in a corner, or before the circles; empty if there is no
    room."""
    side = BADGE * scale
    if is_named(rect, scale):
        return QRectF(rect.left() + 3 * scale, rect.bottom() - side - 3 * scale, side, side)
    if not is_line(rect, scale):
        return QRectF()
    spots = circle_rects(rect, circles, scale, texts)
    row = spots[0] if spots else QRectF(body_rect(rect, scale, texts).right(), rect.center().y(), 0, 0)
    side = min(side, rect.height() / 2)
    return QRectF(row.left() - 4 * scale - side, row.center().y() - side / 2, side, side)


def picture_rect(rect: QRectF, circles: int, scale: float, texts: float = 1.0) -> QRectF:
    """Returns the rectangle of the pictogram of a building, clear of the circles and of the points."""
    body, spots = body_rect(rect, scale, texts), circle_rects(rect, circles, scale, texts)
    if body.height() > body.width():
        height = spots[0].top() - body.top() if spots else body.height()
        return QRectF(body.left(), body.top(), body.width(), height)
    if is_line(rect, scale):
        return QRectF(body.left() + 3 * scale, body.top(), body.height(), body.height())
    left = points_rect(rect, circles, scale, texts).right() + scale if is_named(rect, scale) else body.left()
    right = spots[0].left() if spots else body.right()
    return QRectF(left, body.top(), right - left, body.height())


def head_height(rect: QRectF, scale: float, texts: float = 1.0) -> float:
    """Returns the height of the coloured band with the name, higher if `texts` are larger than usual; 0 on small
    tiles."""
    if not is_named(rect, scale):
        return 0.0
    usual = min(max(18 * scale, rect.height() * 0.28), 24 * scale)
    return max(usual, min(usual * texts, rect.height() * MOST_HEAD))


def body_rect(rect: QRectF, scale: float, texts: float = 1.0) -> QRectF:
    """Returns the rectangle of the tile below the band."""
    head = head_height(rect, scale, texts)
    pad = 3 * scale if head else 1.5 * scale
    return rect.adjusted(pad, head + pad / 2, -pad, -pad)


def draw_building(
    renderer: TableRenderer,
    painter: QPainter,
    rect: QRectF,
    building: Building,
    points: int,
    people: tuple[int, int],
    circles: int,
    look: Look,
) -> None:
    """Paint a building tile; `people` is the number of people in its circles and the number of nobles among them.

    A building that is occupied or has no circle is in full colour; otherwise only the rim is coloured and the rest is
    hatched.
    """
    scale, texts = look.scale, renderer.theme.text_size
    token = building_token(building)
    corner = min(CORNER * scale, rect.height() / 6)
    colonists, nobles = people
    works = colonists > 0 or not circles
    named = is_named(rect, scale)
    full = works and not named
    ground = token if full else ("paper" if works else "paper_dim")
    renderer.card(painter, rect, ground, ground, corner=corner, lifted=renderer.theme.textures)
    if not works:
        renderer.hatch(painter, rect, token, corner)
    if named:
        _draw_head(renderer, painter, rect, token, works, look)
    renderer.rim(painter, rect, f"{token}_rim", (2 if named else 1.4) * scale, corner, idle=not works)
    spots, picture = circle_rects(rect, circles, scale, texts), picture_rect(rect, circles, scale, texts)
    with faded(painter, 1.0 if works else PALE):
        renderer.icons.paint(painter, building_icon(building), picture, f"{token}_ink" if full else "picto")
    badge = points_rect(rect, circles, scale, texts)
    if not badge.isEmpty():
        renderer.points(painter, badge, str(points))
    if is_line(rect, scale):
        words = rect.adjusted(picture.right() - rect.left() + 4 * scale, 0, -4 * scale, 0)
        if circles > 1:
            words.setBottom(spots[0].top())
        else:
            words.setRight(badge.left() - 3 * scale)
        color = renderer.theme.color(f"{token}_ink" if full else "ink")
        renderer.label(painter, words, look.name, BASE_PIXELS * scale, color, bold=True)
    for number, spot in enumerate(spots):
        ink = f"{token}_ink" if full else "ink"
        renderer.circle(painter, spot, number < colonists, ink, noble=number < nobles)


def _draw_head(renderer: TableRenderer, painter: QPainter, rect: QRectF, token: str, works: bool, look: Look) -> None:
    scale, theme = look.scale, renderer.theme
    height = head_height(rect, scale, theme.text_size)
    band = QRectF(rect.left(), rect.top(), rect.width(), height)
    if works:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color(token))
        painter.drawRoundedRect(band, CORNER * scale, CORNER * scale)
        painter.drawRect(band.adjusted(0, CORNER * scale, 0, 0))
    ink = theme.color(f"{token}_ink") if works else theme.color("ink")
    words = band.adjusted(5 * scale, 0, -4 * scale, 0)
    renderer.label(painter, words, look.name, BASE_PIXELS * scale, ink, bold=True)
