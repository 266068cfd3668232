"""Delegate of the cards in hand: whole cards, or half ones where two rows share the height."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter

from puertorico_desktop.gui.sanjuan.models.items import CardItem
from puertorico_desktop.gui.sanjuan.tokens import building_token
from puertorico_desktop.gui.sanjuan.views.artwork import phase_icon
from puertorico_desktop.gui.sanjuan.views.card_renderer import CardRenderer
from puertorico_desktop.gui.sanjuan.views.plans import WIDEST
from puertorico_desktop.gui.views.delegates import ItemDelegate, Look
from puertorico_desktop.gui.views.scaling import BASE_PIXELS, CENTER, CORNER, SMALL_PIXELS

HEAD = 29
"""The height of the head of a card, at scale 1."""
WHOLE_FROM = 150
"""The least height, at scale 1, of cards that show their effect; lower ones have their picture beside the name."""
TELLS_ALL_FROM = QSize(100, 205)
"""The least size, at scale 1, of a card below its head that tells its whole effect: most of them have room for it."""
WIDE_FROM = 130
"""The least width, at scale 1, of low cards that show their effect too, beside their picture."""
PICTURE_BESIDE = (0.36, 0.27)
"""The usual and the least width of the picture on low cards with their words beside it, as a share of the card's."""
PAID_SINKS = 7
"""The distance, at scale 1, by which a card used as payment is lower than the others."""
RIBBON, BELOW_RIBBON = 20, 3
"""The height of the ribbon, and that of the rest of the card below it."""
FRESH = 9
"""The size of the dot on a card that was just drawn."""
NAME_PIXELS = 13
NAME = 34
"""The height of a name on a whole card, so that most names are at the same height unless texts are larger."""
HALF_NAME = 26
"""The least height of a name on a half card."""
PAD, ABOVE_PICTURE, ABOVE_NAME, ABOVE_EFFECT, BELOW_EFFECT = 6, 7, 3, 2, 4
"""The gaps beside the words, and between the parts of a whole card."""
MOST_GIVEN = 0.5
"""The largest share of a card's picture that is given up for larger letters."""
LEAST_PICTURE = 20
"""The least size of a card's picture; if less would be left, the effect is not shown."""


class HandDelegate(ItemDelegate[CardItem]):
    """A card: cost and points in its head, its picture, its name, its effect."""

    renderer: CardRenderer

    def draw(self, painter: QPainter, rect: QRectF, item: CardItem, look: Look) -> None:
        """Draw the card; one used as payment is lower and has a ribbon, one that cannot be chosen is pale."""
        renderer, scale = self.renderer, look.scale
        if item.building is None:
            renderer.back(painter, rect)
            return
        sinks = PAID_SINKS * scale
        rect = rect.adjusted(0, sinks if item.paid else 0, 0, 0 if item.paid else -sinks)
        self._draw_card(painter, rect, item, look)
        if not item.payable or item.paid:
            self._shade(painter, rect, scale)
        if item.tag:
            self._draw_ribbon(painter, rect, item.tag, scale)
        if item.fresh:
            self._draw_fresh(painter, rect, scale)

    def is_news(self, old: CardItem, new: CardItem) -> bool:
        """Returns whether the card is new; changes by the draft of an answer do not count."""
        return old.building is not new.building

    def lifted_size(self, item: CardItem, ref: str, rect: QRectF) -> QSize:
        """Returns the size of the whole card."""
        return rect.size().toSize()

    def _draw_card(self, painter: QPainter, rect: QRectF, item: CardItem, look: Look) -> None:
        assert item.building is not None
        renderer, scale = self.renderer, look.scale
        token = building_token(item.building)
        ink = f"{token}_ink"
        head = min(HEAD * scale, rect.height() * 0.3)
        body = renderer.face(painter, rect, item.building, head, scale)
        band = QRectF(rect.left(), rect.top(), rect.width(), head)
        shown = item.cost if item.price is None else item.price
        renderer.price(painter, band.adjusted(6 * scale, 0, 0, 0), shown, item.cost, ink, scale)
        side = head * 0.84
        points = QRectF(band.right() - side - 2 * scale, band.center().y() - side / 2, side, side)
        renderer.points(painter, points, f"+{item.points}" if item.grows else str(item.points))
        sign = head * 0.6
        middle = QRectF(band.center().x() - sign / 2, band.center().y() - sign / 2, sign, sign)
        renderer.icons.paint(painter, phase_icon(item.building), middle, ink)
        if item.tag:  # room for the text above the ribbon
            body.setBottom(rect.bottom() - (RIBBON + BELOW_RIBBON) * scale)
        if rect.height() >= WHOLE_FROM * scale:
            is_complete = self._draw_whole(painter, body, item, look)
        else:
            is_complete = rect.width() >= WIDE_FROM * scale and self._draw_wide(painter, body, item, look)
        if not is_complete:
            self._draw_half(painter, body, item, look)

    def _draw_whole(self, painter: QPainter, body: QRectF, item: CardItem, look: Look) -> bool:
        """Draw the picture, the name and the effect below each other; returns False without drawing if they have no
        room.

        Long words are written smaller, then they take the room left by a short name, then that of the picture.
        Enlarged letters take a part of the picture at once.
        """
        assert item.building is not None
        renderer, scale, theme = self.renderer, look.scale, self.renderer.theme
        width = body.width() - 2 * PAD * scale
        picture = min(body.width() * 0.62, body.height() * 0.34)
        room = body.height() - (ABOVE_PICTURE + ABOVE_NAME + ABOVE_EFFECT + BELOW_EFFECT) * scale
        given = min(MOST_GIVEN, 1 - 1 / theme.text_size)
        for size in (*renderer.theme.sizes(body.width() / (WIDEST * scale)), SMALL_PIXELS / BASE_PIXELS):
            letters, small_letters = NAME_PIXELS * scale * size, BASE_PIXELS * scale * size
            named = renderer.paragraph_size(painter, width, look.name, letters, bold=True)
            size_of_effect = renderer.paragraph_size(painter, width, item.effect, small_letters)
            name_alone, effect = ceil(named.height()), ceil(size_of_effect.height())
            name = name_alone if given else max(NAME * scale, name_alone)
            missing = picture + name + effect - room
            fits = size <= 1 or max(named.width(), size_of_effect.width()) <= width
            if fits and missing <= (picture * given if size > 1 else 0):
                picture -= max(missing, 0.0)
                break
        else:
            spare = min(missing, name - name_alone)
            name -= spare
            picture -= missing - spare
        if picture < LEAST_PICTURE * scale:
            return False
        top = body.top() + ABOVE_PICTURE * scale
        renderer.picture(painter, QRectF(body.center().x() - picture / 2, top, picture, picture), item.building)
        words = QRectF(body.left() + PAD * scale, top + picture + ABOVE_NAME * scale, width, name)
        renderer.paragraph(painter, words, look.name, letters, theme.color("ink"), CENTER, bold=True, grows=False)
        words.moveTop(words.bottom() + ABOVE_EFFECT * scale)
        words.setBottom(body.bottom() - BELOW_EFFECT * scale)
        align = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        told = item.effect
        if body.width() >= TELLS_ALL_FROM.width() * scale and body.height() >= TELLS_ALL_FROM.height() * scale:
            for size in renderer.theme.sizes(body.width() / (WIDEST * scale)):
                tried = min(small_letters, BASE_PIXELS * scale * size)
                whole = renderer.paragraph_size(painter, width, item.whole_effect, tried)
                if whole.height() <= words.height() and whole.width() <= width:
                    told, small_letters = item.whole_effect or item.effect, tried
                    break
        renderer.paragraph(painter, words, told, small_letters, theme.color("ink_soft"), align, grows=False)
        return True

    def _draw_wide(self, painter: QPainter, body: QRectF, item: CardItem, look: Look) -> bool:
        """Draw the picture, and beside it the name and the effect; returns False without drawing if not even the name
        has room.

        Long words get a smaller picture beside them; where they still have no room, as above a ribbon, the name is
        alone. So all cards of a low rail have their pictures at the left.
        """
        for effect in (item.effect, ""):
            for share in PICTURE_BESIDE:
                if self._draw_beside(painter, body, item, look, effect, share):
                    return True
        return False

    def _draw_beside(
        self, painter: QPainter, body: QRectF, item: CardItem, look: Look, effect: str, share: float
    ) -> bool:
        """Draw a picture of that share of the width, and beside it the name and the effect; returns False without
        drawing if the words have no room."""
        assert item.building is not None
        renderer, scale, theme = self.renderer, look.scale, self.renderer.theme
        pad = PAD * scale
        side = min(body.height() - pad, body.width() * share)
        picture = QRectF(body.left() + pad, body.center().y() - side / 2, side, side)
        words = QRectF(picture.right() + pad, body.top() + 2 * scale, 0, 0)
        words.setBottomRight(QPointF(body.right() - pad, body.bottom() - 2 * scale))
        for size in (*renderer.theme.sizes(), SMALL_PIXELS / BASE_PIXELS):
            letters, small_letters = NAME_PIXELS * scale * size, BASE_PIXELS * scale * size
            named = renderer.paragraph_size(painter, words.width(), look.name, letters, bold=True)
            told = renderer.paragraph_size(painter, words.width(), effect, small_letters) if effect else QSizeF(0, 0)
            name = ceil(named.height())
            spare = words.height() - name - ceil(told.height())
            if spare >= 0 and max(named.width(), told.width()) <= words.width():
                break
        else:
            return False
        renderer.picture(painter, picture, item.building)
        words.adjust(0, spare / 2, 0, -spare / 2)
        align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        upper = QRectF(words.left(), words.top(), words.width(), name)
        renderer.paragraph(painter, upper, look.name, letters, theme.color("ink"), align, bold=True, grows=False)
        if effect:
            words.setTop(upper.bottom())
            renderer.paragraph(painter, words, effect, small_letters, theme.color("ink_soft"), align, grows=False)
        return True

    def _draw_half(self, painter: QPainter, body: QRectF, item: CardItem, look: Look) -> None:
        """Draw the picture above, the name below."""
        assert item.building is not None
        renderer, scale = self.renderer, look.scale
        width = body.width() - 8 * scale
        letters = SMALL_PIXELS * scale
        needed = ceil(
            renderer.paragraph_height(painter, width, look.name, letters * renderer.theme.text_size, bold=True)
        )
        line = min(max(HALF_NAME * scale, needed), body.height() * 0.55)
        name = QRectF(body.left() + 4 * scale, body.bottom() - line - 1, width, line)
        room = QRectF(body.left(), body.top(), body.width(), name.top() - body.top())
        renderer.picture(painter, room.adjusted(0, 2 * scale, 0, -1), item.building)
        renderer.paragraph(painter, name, look.name, letters, renderer.theme.color("ink"), CENTER, bold=True)

    def _shade(self, painter: QPainter, rect: QRectF, scale: float) -> None:
        shade = QColor(self.renderer.theme.color("shadow"))
        shade.setAlpha(70)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shade)
        painter.drawRoundedRect(rect, CORNER * scale, CORNER * scale)

    def _draw_ribbon(self, painter: QPainter, rect: QRectF, words: str, scale: float) -> None:
        """Draw the ribbon across the foot of the card, with the use that the draft makes of the card."""
        renderer = self.renderer
        top = rect.bottom() - (RIBBON + BELOW_RIBBON) * scale
        band = QRectF(rect.left(), top, rect.width(), RIBBON * scale)
        renderer.card(painter, band, "gold", "gold", corner=0.0, lifted=False)
        renderer.label(painter, band, words, 13 * scale, renderer.theme.color("gold_ink"), CENTER, bold=True)

    def _draw_fresh(self, painter: QPainter, rect: QRectF, scale: float) -> None:
        """Draw a dot in the corner below the head: the card was drawn since the player's last turn."""
        side, inset = FRESH * scale, 5 * scale
        top = rect.top() + min(HEAD * scale, rect.height() * 0.3) + inset
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.renderer.theme.color("fresh"))
        painter.drawEllipse(QRectF(rect.left() + inset, top, side, side))
