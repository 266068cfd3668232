"""Delegates of the middle of the table: roles, price cards, deck and discards, the Cathedral."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen

from puertorico_desktop.engine.sanjuan.components import GOODS
from puertorico_desktop.gui.sanjuan.models.items import OfferItem, PileItem, PriceItem, RoleItem
from puertorico_desktop.gui.sanjuan.views.artwork import good_icon, role_icon
from puertorico_desktop.gui.sanjuan.views.card_renderer import CARD_ASPECT, CardRenderer
from puertorico_desktop.gui.views.crests import crest_icon
from puertorico_desktop.gui.views.delegates import ItemDelegate, Look
from puertorico_desktop.gui.views.rings import Ring, draw_line
from puertorico_desktop.gui.views.scaling import BASE_PIXELS, CENTER, CORNER, PALE, SMALL_PIXELS, faded

TIDY = ((0.0, 3.0, 3.0), (0.0, 1.5, 1.5), (0.0, 0.0, 0.0))
UNTIDY = ((-9.0, -2.0, 3.0), (7.0, 3.0, 1.0), (-3.0, 0.0, 0.0))
"""The displacement of the last cards of a pile: rotation in degrees, offsets across and down in pixels at scale 1."""


MOST_LINE = 0.27
"""The largest share of a card or a pile for a line of words, with larger texts."""


class RoleDelegate(ItemDelegate[RoleItem]):
    """A role card: its icon, its name, the privilege in two words, the crest of its owner."""

    renderer: CardRenderer

    def draw(self, painter: QPainter, rect: QRectF, item: RoleItem, look: Look) -> None:
        """Draw the card; one that is taken is flat and pale, the running one has a golden frame."""
        renderer, scale, theme = self.renderer, look.scale, self.renderer.theme
        taken = item.owner is not None and not item.running
        if taken:
            renderer.card(painter, rect, "card_taken", "card_taken", corner=CORNER * scale, lifted=False)
        else:
            renderer.card(painter, rect, "card_top", "card", corner=CORNER * scale)
        if item.running:
            edge = 1.5 * scale
            frame = rect.adjusted(edge, edge, -edge, -edge)
            draw_line(painter, theme, frame, CORNER * scale, Ring.TARGET.value, scale)
        pad, most = 5 * scale, rect.height() * MOST_LINE
        lines = theme.line(20 * scale, most), theme.line(19 * scale, most)
        foot = QRectF(rect.left() + pad, rect.bottom() - pad - lines[1], rect.width() - 2 * pad, lines[1])
        name = QRectF(foot.left(), foot.top() - lines[0], foot.width(), lines[0] - scale)
        picture = QRectF(rect.left(), rect.top() + pad, rect.width(), name.top() - rect.top() - pad)
        with faded(painter, PALE if taken else 1.0):
            renderer.icons.paint(painter, role_icon(item.role), picture)
        ink = theme.color("ink_soft" if taken else "ink")
        renderer.label(painter, name, look.name, 14 * scale, ink, CENTER, bold=True)
        renderer.label(painter, foot, item.privilege, BASE_PIXELS * scale, theme.color("ink_soft"), CENTER)
        if item.owner is not None:
            side = 20 * scale
            crest = QRectF(rect.left() + 4 * scale, rect.top() + 4 * scale, side, side)
            renderer.icons.paint(painter, crest_icon(item.owner), crest)


class PriceDelegate(ItemDelegate[PriceItem]):
    """A price card as a column: a figure for each good, from corn to coffee; its back while it is unknown."""

    renderer: CardRenderer

    def draw(self, painter: QPainter, rect: QRectF, item: PriceItem, look: Look) -> None:
        """Draw the card; the next one has a golden ring, an inferred one is paler."""
        renderer, scale, theme = self.renderer, look.scale, self.renderer.theme
        if item.prices is None:
            renderer.back(painter, rect)
        else:
            with faded(painter, PALE if item.inferred else 1.0):
                renderer.card(painter, rect, "paper", "paper", corner=4 * scale, lifted=False)
                renderer.rim(painter, rect, "panel_edge", scale, 4 * scale)
                ink = theme.color("ink" if item.next else "ink_soft")
                for line, price in zip(price_lines(rect), item.prices, strict=True):
                    pixels = min(13 * scale * theme.text_size, max(SMALL_PIXELS, line.height()))
                    renderer.text(painter, line, str(price), pixels, ink, CENTER, bold=True, grows=False)
        if item.next:
            renderer.rim(painter, rect, "gold_rim", 2.4 * scale, 4 * scale)

    def is_news(self, old: PriceItem, new: PriceItem) -> bool:
        """Returns whether the card was turned up."""
        return new.turned and not old.turned


def price_lines(rect: QRectF) -> list[QRectF]:
    """Returns the lines of a price card, one for each good, clear of its rim: figures stand low in their line."""
    above, below = rect.height() * 0.015, rect.height() * 0.03
    height = (rect.height() - above - below) / len(GOODS)
    return [
        QRectF(rect.left(), rect.top() + above + number * height, rect.width(), height)
        for number in range(len(GOODS))
    ]


def draw_goods(renderer: CardRenderer, painter: QPainter, rect: QRectF) -> None:
    """Draw the icons of the five goods, one below the other, beside the price cards."""
    for line, good in zip(price_lines(rect), GOODS, strict=True):
        renderer.icons.paint(painter, good_icon(good), line.adjusted(0, 1, 0, -1))


class PileDelegate(ItemDelegate[PileItem]):
    """A pile of cards face down with its number: the deck is tidy, the discards are not."""

    renderer: CardRenderer

    def draw(self, painter: QPainter, rect: QRectF, item: PileItem, look: Look) -> None:
        """Draw up to three cards, the number on them, the name below."""
        renderer, scale, theme = self.renderer, look.scale, self.renderer.theme
        line = theme.line(16 * scale, rect.height() * MOST_LINE)
        name = QRectF(rect.left(), rect.bottom() - line, rect.width(), line)
        renderer.label(painter, name, look.name, BASE_PIXELS * scale, theme.color("ink_soft"), CENTER, bold=True)
        room = QRectF(rect.left(), rect.top() + 5 * scale, rect.width(), name.top() - rect.top() - 16 * scale)
        height = min(room.height(), room.width() / CARD_ASPECT * 0.8)
        width = height * CARD_ASPECT
        spot = QRectF(room.center().x() - width / 2, room.top(), width, height)
        if not item.count:
            renderer.slot(painter, spot, 5 * scale)
        lies = UNTIDY if item.untidy else TIDY
        for turn, across, down in lies[len(lies) - min(item.count, len(lies)) :]:
            painter.save()
            painter.translate(spot.center().x() + across * scale, spot.center().y() + down * scale)
            painter.rotate(turn)
            renderer.back(painter, QRectF(-width / 2, -height / 2, width, height))
            painter.restore()
        high = theme.line(18 * scale, spot.height() * MOST_LINE)
        place = QRectF(spot.left(), spot.bottom() + 12 * scale - high, spot.width(), high)
        self._draw_count(painter, place, item, scale)

    def _draw_count(self, painter: QPainter, rect: QRectF, item: PileItem, scale: float) -> None:
        renderer = self.renderer
        words, pixels = str(item.count), rect.height() * 13 / 18
        width = renderer.width(painter, words, pixels, bold=True) + 14 * scale
        pill = QRectF(rect.center().x() - width / 2, rect.top(), width, rect.height())
        renderer.card(painter, pill, "bar", "bar", corner=pill.height() / 2, lifted=False)
        renderer.rim(painter, pill, "bar_rim", scale, pill.height() / 2)
        renderer.text(painter, pill, words, pixels, renderer.theme.color("bar_ink"), CENTER, bold=True, grows=False)

    def lifted_size(self, item: PileItem, ref: str, rect: QRectF) -> QSize:
        """Returns the size of one card."""
        height = rect.height() * 0.6
        return QSize(round(height * CARD_ASPECT), round(height))

    def draw_lifted(self, painter: QPainter, rect: QRectF, item: PileItem, ref: str, look: Look) -> None:
        """Draw one card, face down."""
        self.renderer.back(painter, rect)

    def is_news(self, old: PileItem, new: PileItem) -> bool:
        """Returns False: the numbers change all the time."""
        return False


class OfferDelegate(ItemDelegate[OfferItem]):
    """The building available to all: its picture, its price for the viewer, its points."""

    renderer: CardRenderer

    def draw(self, painter: QPainter, rect: QRectF, item: OfferItem, look: Look) -> None:
        """Draw the name above, price and points below."""
        renderer, scale, theme = self.renderer, look.scale, self.renderer.theme
        line = theme.line(17 * scale, rect.height() * MOST_LINE)
        name = QRectF(rect.left(), rect.top(), rect.width(), line)
        renderer.label(painter, name, look.name, 12.5 * scale, theme.color("ink_soft"), CENTER, bold=True)
        foot = QRectF(rect.left() + 6 * scale, rect.bottom() - 26 * scale, rect.width() - 12 * scale, 23 * scale)
        picture = QRectF(rect.left(), name.bottom(), rect.width(), foot.top() - name.bottom() - 2 * scale)
        renderer.picture(painter, picture, item.building)
        tag = QRectF(foot.left(), foot.top(), foot.width() * 0.55, foot.height())
        renderer.card(painter, tag, "violet", "violet", corner=4 * scale, lifted=False)
        painter.setPen(QPen(theme.color("violet_rim"), 1.5 * scale))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(tag, 4 * scale, 4 * scale)
        renderer.price(painter, tag.adjusted(6 * scale, 0, 0, 0), item.price, item.cost, "violet_ink", scale)
        side = foot.height()
        renderer.points(painter, QRectF(foot.right() - side, foot.top(), side, side), f"+{item.worth}")

    def is_news(self, old: OfferItem, new: OfferItem) -> bool:
        """Returns False: prices change all the time."""
        return False
