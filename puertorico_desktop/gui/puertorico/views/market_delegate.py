"""The delegate of the building market: current price, name and effect, points, circles, and copies left."""

from __future__ import annotations

import attrs
from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFont, QPainter, QPen, QPixmap

from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.engine.puertorico.reasons import Reason
from puertorico_desktop.gui.models.items import Item
from puertorico_desktop.gui.puertorico.models.items import CandidateItem, MarketItem, SpaceItem
from puertorico_desktop.gui.puertorico.targets import CITY
from puertorico_desktop.gui.puertorico.tokens import building_token
from puertorico_desktop.gui.puertorico.views.artwork import PENNANT, building_icon
from puertorico_desktop.gui.puertorico.views.board_delegates import draw_building
from puertorico_desktop.gui.puertorico.views.piece_delegate import PieceDelegate
from puertorico_desktop.gui.views.delegates import Look
from puertorico_desktop.gui.views.pixmap_cache import BLEED, blank
from puertorico_desktop.gui.views.scaling import (
    BASE_PIXELS,
    CENTER,
    PALE,
    PLAIN_RIM,
    RIGHT,
    SMALL_PIXELS,
    faded,
    square,
)

PRICE, MOST_PRICE, MOST_WORTH = 34, 0.15, 0.075
"""The width of the price at scale 1; the greatest parts of a line for the price and the points if texts are
enlarged."""
MOST_COPIES = 15
"""The greatest text size of the number of copies at scale 1, in logical pixels."""
GAP = 3
"""The gap between the parts of a line at scale 1, in logical pixels."""
TELLING, TELLING_HEIGHT = 1.3, 22
"""The least scale (reached at a width of about 1800 pixels) and the least row height at scale 1 for showing effect
texts."""
EFFECT_PIXELS, EFFECT_PART = 12.5, 8.25
"""The text size of the effect: at least EFFECT_PIXELS at any scale, otherwise EFFECT_PART at scale 1, in logical
pixels."""


class MarketDelegate(PieceDelegate[MarketItem | SpaceItem]):
    """Paints one line of the market."""

    def draw(self, painter: QPainter, rect: QRectF, item: MarketItem | SpaceItem, look: Look) -> None:
        """Paint a building, or the space for one."""
        if isinstance(item, SpaceItem):
            self._draw_space(painter, rect, item, look.scale)
        else:
            self._draw_market(painter, rect, item, look)

    def _draw_space(self, painter: QPainter, rect: QRectF, item: SpaceItem, scale: float) -> None:
        """Paint a slot with the printed price."""
        renderer = self.renderer
        renderer.slot(painter, rect, 4 * scale)
        place = self._price_place(rect, scale)
        renderer.text(painter, place, str(item.cost), 14 * scale, renderer.theme.color("ink_soft"), CENTER, bold=True)

    def _draw_market(self, painter: QPainter, rect: QRectF, item: MarketItem, look: Look) -> None:
        """Paint a building: raised if it can be bought; flat if it is too expensive; pale and flat if it is sold out,
        already owned or has no room."""
        renderer, scale, size = self.renderer, look.scale, rect.size().toSize()
        raised = item.obstacle is None
        opacity = 1.0 if raised or item.obstacle is Reason.CANNOT_AFFORD else PALE
        ratio = painter.device().devicePixelRatio()
        # The price is not part of the cached picture: it changes often, the rest of the line does not.
        effect = item.effect if scale >= TELLING else ""
        shown = (item.building, item.points, item.circles, item.wanted, item.reserved, look, raised, opacity, effect)
        key = ("market", shown, size.toTuple(), ratio, renderer.theme.cache_key)
        line = renderer.pixmap_cache.picture(
            key, lambda: self._line(item, look, size, ratio, painter.font(), opacity)
        )
        painter.drawPixmap(rect.topLeft() - QPointF(BLEED, BLEED), line)
        with faded(painter, opacity):
            self._draw_price(painter, self._price_place(rect, scale), item, building_token(item.building), scale)
            tail = self._tail(painter, rect, scale)
            if item.obstacle is Reason.ALREADY_BUILT:
                renderer.tick(painter, square(tail, tail.width()), 2.4 * scale)
            else:
                ink = renderer.theme.color("ink_soft")
                renderer.text(painter, tail, f"×{item.copies}", SMALL_PIXELS * scale, ink, RIGHT)

    def _price_place(self, rect: QRectF, scale: float) -> QRectF:
        width = self.renderer.theme.line(PRICE * scale, rect.width() * MOST_PRICE)
        return QRectF(rect.left(), rect.top(), width, rect.height())

    def _tail(self, painter: QPainter, rect: QRectF, scale: float) -> QRectF:
        """Returns the rectangle of the number of copies."""
        width = self.renderer.width(
            painter, "×0", self.renderer.theme.line(SMALL_PIXELS * scale, MOST_COPIES * scale)
        )
        return QRectF(rect.right() - width - GAP * scale, rect.top(), width, rect.height())

    def _line(self, item: MarketItem, look: Look, size: QSize, ratio: float, font: QFont, opacity: float) -> QPixmap:
        """Returns a pixmap of the line, with its shadow, without the parts that often change."""
        picture = blank(size + QSize(2 * BLEED, 2 * BLEED), ratio)
        rect = QRectF(BLEED, BLEED, size.width(), size.height())
        ground, raised = "paper" if item.obstacle is None else "paper_dim", item.obstacle is None
        with QPainter(picture) as painter:
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            painter.setFont(font)
            self.renderer.card(painter, rect, ground, ground, corner=4 * look.scale, lifted=raised)
            with faded(painter, opacity):
                self._draw_building(painter, rect, item, look)
        return picture

    def _draw_building(self, painter: QPainter, rect: QRectF, item: MarketItem, look: Look) -> None:
        renderer, scale = self.renderer, look.scale
        gap = GAP * scale
        price, tail = self._price_place(rect, scale), self._tail(painter, rect, scale)
        side = min(rect.height() - 2 * scale, 26 * scale)
        picture = QRectF(price.right() + gap, rect.center().y() - side / 2, side, side)
        renderer.icons.paint(painter, building_icon(item.building), picture)
        worth = renderer.theme.line(19 * scale, min(rect.height(), rect.width() * MOST_WORTH))
        badge = QRectF(tail.left() - worth - gap, rect.center().y() - worth / 2, worth, worth)
        renderer.points(painter, badge, str(item.points))
        circle = 8 * scale
        left = badge.left() - gap - item.circles * circle
        for number in range(item.circles):
            spot = QRectF(left + number * circle, rect.center().y() - circle / 2, circle - 1, circle - 1)
            renderer.circle(painter, spot, False)
        if item.reserved is not None:
            side_of_flag = min(rect.height(), 21 * scale)
            left -= side_of_flag + gap
            pennant = QRectF(left, rect.center().y() - side_of_flag / 2, side_of_flag, side_of_flag)
            renderer.icons.paint(painter, PENNANT, pennant, f"player_{item.reserved}")
        words = QRectF(picture.right() + gap, rect.top(), left - picture.right() - 2 * gap, rect.height())
        ink, soft = renderer.theme.color("ink"), renderer.theme.color("ink_soft")
        if scale >= TELLING and words.height() >= TELLING_HEIGHT * scale * renderer.theme.text_size and item.effect:
            name, effect = QRectF(words), QRectF(words)
            name.setBottom(words.top() + words.height() * 0.56)
            effect.setTop(name.bottom() - scale)
            renderer.label(painter, name, look.name, BASE_PIXELS * scale * 0.92, ink, bold=True)
            align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
            renderer.label(painter, effect, item.effect, max(EFFECT_PIXELS, EFFECT_PART * scale), soft, align)
        else:
            renderer.label(painter, words, look.name, BASE_PIXELS * scale, ink, bold=True)
        if item.wanted:
            renderer.bunting(painter, QRectF(picture.left() - gap, rect.top(), side * 1.1, rect.height()))

    def _draw_price(self, painter: QPainter, rect: QRectF, item: MarketItem, token: str, scale: float) -> None:
        """Paint the current price; beside it the printed cost, struck through, if it differs."""
        renderer = self.renderer
        theme = renderer.theme
        corner = 4 * scale
        painter.setPen(QPen(theme.color(f"{token}_rim"), 1 if theme.textures else PLAIN_RIM))
        painter.setBrush(theme.color(token))
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), corner, corner)
        ink = theme.color(f"{token}_ink")
        if item.price == item.cost:
            renderer.text(painter, rect, str(item.price), 14 * scale, ink, CENTER, bold=True)
            return
        half = QRectF(rect.left() + 1, rect.top(), rect.width() * 0.54, rect.height())
        renderer.text(painter, half, str(item.price), 14 * scale, ink, CENTER, bold=True)
        pixels = SMALL_PIXELS * scale
        small = QRectF(half.right() - 2 * scale, rect.top(), rect.right() - half.right(), rect.height())
        renderer.struck(painter, small, str(item.cost), pixels, ink, CENTER)

    def painted_fields(self, item: MarketItem | SpaceItem) -> Item:
        """Returns the record without values that are only spoken: the parts of a price, and the exact obstacle."""
        if isinstance(item, SpaceItem):
            return attrs.evolve(item, ref="")
        shown = (None, Reason.CANNOT_AFFORD, Reason.ALREADY_BUILT)
        obstacle = item.obstacle if item.obstacle in shown else Reason.SOLD_OUT
        return attrs.evolve(item, ref="", by_quarries=0, by_buildings=0, by_privilege=0, obstacle=obstacle)

    def is_news(self, old: MarketItem | SpaceItem, new: MarketItem | SpaceItem) -> bool:
        """Returns whether copies or reservations have changed, or a building has come; prices do not count because
        they change with the viewer."""
        if isinstance(old, SpaceItem) or isinstance(new, SpaceItem):
            return isinstance(new, MarketItem)
        return (old.copies, old.reserved) != (new.copies, new.reserved)

    def is_free(self, item: MarketItem | SpaceItem) -> bool:
        """Returns whether the item is a free space for a building."""
        return isinstance(item, SpaceItem)

    def lifted_size(self, item: MarketItem | SpaceItem, ref: str, rect: QRectF) -> QSize:
        """Returns the size of the dragged piece, about that of one or two city spaces."""
        if isinstance(item, SpaceItem):
            return rect.size().toSize()
        width = rect.width() * 0.5
        return QSize(int(width), int(width * 0.6 * CATALOG[item.building].spaces))

    def drop_area(self, item: MarketItem | SpaceItem, ref: str) -> str:
        """Returns the city as the area where a building will stand; empty for a free space."""
        return "" if isinstance(item, SpaceItem) else CITY

    def landed_size(self, item: MarketItem | SpaceItem, ref: str, space: QSizeF) -> QSize:
        """Returns the size of one or two city spaces, according to the building."""
        spaces = 1 if isinstance(item, SpaceItem) else CATALOG[item.building].spaces
        return QSizeF(space.width(), space.height() * spaces).toSize()

    def draw_lifted(
        self, painter: QPainter, rect: QRectF, item: MarketItem | SpaceItem, ref: str, look: Look
    ) -> None:
        """Paint the building as it will appear in the city."""
        if isinstance(item, SpaceItem):
            self.draw(painter, rect, item, look)
        else:
            draw_building(self.renderer, painter, rect, item.building, item.points, (0, 0), item.circles, look)

    def draw_head(self, painter: QPainter, rect: QRectF, column: int, words: str, scale: float) -> None:
        """Paint the head of a column: one quarry icon for each quarry that reduces prices there, and the words."""
        renderer = self.renderer
        side = min(rect.height() - 2 * scale, 16 * scale)
        x = rect.left() + 2 * scale
        for _ in range(column):
            renderer.icons.paint(painter, "quarry", QRectF(x, rect.center().y() - side / 2, side, side))
            x += side + 1
        rest = QRectF(x + 4 * scale, rect.top(), rect.right() - x - 6 * scale, rect.height())
        renderer.text(painter, rest, words, SMALL_PIXELS * scale, renderer.theme.color("ink_soft"), RIGHT)


class CandidateDelegate(PieceDelegate[CandidateItem]):
    """Paints a building that may be drafted: its price, icon and name."""

    def draw(self, painter: QPainter, rect: QRectF, item: CandidateItem, look: Look) -> None:
        """Paint the building: raised if it can be drafted; pale and flat if its space is taken or it is on the board
        already."""
        renderer, scale = self.renderer, look.scale
        theme, corner, free = renderer.theme, 4 * scale, item.obstacle is None
        ground = "paper" if free else "paper_dim"
        renderer.card(painter, rect, ground, ground, corner=corner, lifted=free)
        token = building_token(item.building)
        gap, side = GAP * scale, min(rect.height() - 2 * scale, 24 * scale)
        with faded(painter, 1.0 if free else PALE):
            price = QRectF(rect.left(), rect.top(), 22 * scale, rect.height())
            painter.setPen(QPen(theme.color(f"{token}_rim"), 1 if theme.textures else PLAIN_RIM))
            painter.setBrush(theme.color(token))
            painter.drawRoundedRect(price.adjusted(0.5, 0.5, -0.5, -0.5), corner, corner)
            ink = theme.color(f"{token}_ink")
            renderer.text(painter, price, str(item.cost), 13 * scale, ink, CENTER, bold=True)
            picture = QRectF(price.right() + gap, rect.center().y() - side / 2, side, side)
            renderer.icons.paint(painter, building_icon(item.building), picture)
            words = QRectF(picture.right() + gap, rect.top(), rect.right() - picture.right() - 2 * gap, rect.height())
            renderer.label(painter, words, look.name, BASE_PIXELS * scale, theme.color("ink"), bold=True)

    def lifted_size(self, item: CandidateItem, ref: str, rect: QRectF) -> QSize:
        """Returns the size of the dragged building, which is that of its line."""
        return rect.size().toSize()
