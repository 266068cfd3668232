"""Delegates of a player's figures: a column on the own board, a line above the others' cities."""

from __future__ import annotations

from collections.abc import Mapping

import attrs
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from puertorico_desktop.gui.models.items import Item
from puertorico_desktop.gui.sanjuan.models.items import SeatItem
from puertorico_desktop.gui.sanjuan.views.artwork import CARD_ICON, CRATE_ICON, role_icon
from puertorico_desktop.gui.sanjuan.views.card_renderer import CARD_ASPECT, CardRenderer
from puertorico_desktop.gui.views.crests import crest_icon
from puertorico_desktop.gui.views.delegates import ItemDelegate, Look
from puertorico_desktop.gui.views.portraits import draw_portrait
from puertorico_desktop.gui.views.scaling import BASE_PIXELS, CORNER, LEFT, LINE, square


class SeatDelegate(ItemDelegate[SeatItem]):
    """The base class of both delegates for a player."""

    renderer: CardRenderer

    def draw(self, painter: QPainter, rect: QRectF, item: SeatItem, look: Look) -> None:
        """Draw the player's figures."""
        self.draw_figures(painter, rect, item, look)

    def painted_fields(self, item: SeatItem) -> Item:
        """Returns the record without the parts that are only for screen readers."""
        return attrs.evolve(item, ref="", asked=False, bot=None)

    def is_news(self, old: SeatItem, new: SeatItem) -> bool:
        """Returns whether the cards in hand or the points changed; the turn is shown elsewhere."""
        return (old.hand, old.points) != (new.hand, new.points)

    def cards(self, painter: QPainter, rect: QRectF) -> None:
        """Draw a small fan of the cards in hand in the rectangle."""
        height = rect.height() * 0.8
        for number in range(3):
            card = QRectF(0, 0, height * CARD_ASPECT, height)
            painter.save()
            painter.translate(rect.left() + rect.width() * (0.34 + 0.16 * number), rect.center().y())
            painter.rotate(-14 + 14 * number)
            self.renderer.back(painter, card.translated(-card.width() / 2, -card.height() / 2))
            painter.restore()


HEIGHT = 174
"""The height of the figures of a player, one below the other, at scale 1."""
PRIVILEGE_HEIGHT = 40
"""The height of the card with the privilege at scale 1; without room for it, only the role card shows the
privilege."""


def points_text(item: SeatItem) -> str:
    """Returns the points with a "+" where more may be hidden."""
    return f"{item.points}+" if item.hidden else str(item.points)


class SeatCardDelegate(SeatDelegate):
    """The figures of the viewer: name, points, buildings, hand, goods, one below the other."""

    def draw_figures(self, painter: QPainter, rect: QRectF, item: SeatItem, look: Look) -> Mapping[str, QRectF]:
        """Draw the figures, with the privilege of the running role at the foot. Returns the places of the cards in
        hand and of the role."""
        renderer, scale, theme = self.renderer, look.scale, self.renderer.theme
        line = QRectF(rect.left(), rect.top(), rect.width(), 30 * scale)
        side = 26 * scale
        renderer.icons.paint(painter, crest_icon(item.seat), square(line, side))
        name = line.adjusted(side + 8 * scale, 0, -(20 * scale if item.governor else 0), 0)
        needed = renderer.width(painter, item.name, 16 * scale, bold=True) * theme.text_size
        name.setLeft(name.left() + draw_portrait(painter, renderer.icons, item.portrait, name, side, needed))
        used = renderer.label(painter, name, item.name, 16 * scale, theme.color("ink"), bold=True)
        if item.governor:
            place = QRectF(name.left() + used + 4 * scale, line.top(), 20 * scale, line.height())
            renderer.icons.paint(painter, "governor", square(place, 18 * scale))
        down = min(scale, rect.height() / HEIGHT)
        line.translate(0, 38 * down)
        line.setHeight(44 * down)
        renderer.points(painter, square(line, 42 * down), points_text(item))
        line.translate(0, 50 * down)
        line.setHeight(26 * down)
        places: dict[str, QRectF] = {}
        for icon, figure, words in (
            ("city", str(item.buildings), look.name.split("\n")[0]),
            ("cards", str(item.hand), look.name.split("\n")[1]),
            (CRATE_ICON, str(item.goods), look.name.split("\n")[2]),
        ):
            spot = square(line, 22 * down)
            if icon == "cards":
                self.cards(painter, spot)
                places[CARD_ICON] = spot
            else:
                renderer.icons.paint(painter, icon, spot)
            rest = line.adjusted(30 * scale, 0, 0, 0)
            taken = renderer.text(painter, rest, figure, 15 * scale, theme.color("ink"), LEFT, bold=True)
            rest.setLeft(rest.left() + taken + 6 * scale)
            renderer.label(painter, rest, words, 13 * scale, theme.color("ink_soft"))
            line.translate(0, 29 * down)
        if item.privilege and item.roles and line.top() <= rect.bottom() - PRIVILEGE_HEIGHT * scale:
            places[role_icon(item.roles[-1])] = self._draw_privilege(painter, rect, item, scale)
        return places

    def _draw_privilege(self, painter: QPainter, rect: QRectF, item: SeatItem, scale: float) -> QRectF:
        """Draw the card with the privilege; returns the place of the role's icon."""
        renderer, theme = self.renderer, self.renderer.theme
        foot = QRectF(rect.left(), rect.bottom() - PRIVILEGE_HEIGHT * scale, rect.width(), 38 * scale)
        renderer.card(painter, foot, "card_top", "card", corner=CORNER * scale, lifted=False)
        renderer.rim(painter, foot, "gold_rim", 1.5 * scale, CORNER * scale)
        spot = square(foot.adjusted(6 * scale, 0, 0, 0), 24 * scale)
        renderer.icons.paint(painter, role_icon(item.roles[-1]), spot)
        words = foot.adjusted(36 * scale, 2 * scale, -4 * scale, -2 * scale)
        renderer.paragraph(painter, words, item.privilege, BASE_PIXELS * scale, theme.color("ink"), LEFT)
        return spot


class SeatLineDelegate(SeatDelegate):
    """The head of an opponent's board: crest, name, crown and roles; hand, points and buildings at the right."""

    def draw_figures(self, painter: QPainter, rect: QRectF, item: SeatItem, look: Look) -> Mapping[str, QRectF]:
        """Draw the figures from right to left, so that the name gets the remaining room. Returns the places of the
        cards in hand and of the roles."""
        renderer, scale, theme = self.renderer, look.scale, self.renderer.theme
        ink = theme.color("ink")
        rest = QRectF(rect)
        places: dict[str, QRectF] = {}
        for icon, figure in (("city", str(item.buildings)), ("points", points_text(item)), ("cards", str(item.hand))):
            if icon == "points":
                place = square(rest, 28 * scale, right=True)
                renderer.points(painter, place, figure)
            else:
                pixels = theme.line(14 * scale, rest.height() / LINE)
                width = renderer.width(painter, figure, pixels, bold=True)
                words = QRectF(rest.right() - width, rest.top(), width + 1, rest.height())
                renderer.text(painter, words, figure, pixels, ink, LEFT, bold=True, grows=False)
                side = (26 if icon == "cards" else 19) * scale
                place = square(rest.adjusted(0, 0, -width - 4 * scale, 0), side, right=True)
                if icon == "cards":
                    self.cards(painter, place)
                    places[CARD_ICON] = place
                else:
                    renderer.icons.paint(painter, icon, place)
            rest.setRight(place.left() - 9 * scale)
        crest = square(rest, 21 * scale)
        renderer.icons.paint(painter, crest_icon(item.seat), crest)
        rest.setLeft(crest.right() + 7 * scale)
        signs = (["governor"] if item.governor else []) + [role_icon(role) for role in item.roles]
        room = rest.adjusted(0, 0, -len(signs) * 22 * scale, 0)
        needed = renderer.width(painter, item.name, 15 * scale, bold=True) * theme.text_size
        taken = draw_portrait(painter, renderer.icons, item.portrait, room, 24 * scale, needed)
        room.setLeft(room.left() + taken)
        rest.setLeft(rest.left() + taken)
        used = renderer.label(painter, room, item.name, 15 * scale, ink, bold=True)
        rest.setLeft(rest.left() + used + 6 * scale)
        for sign in signs:
            places[sign] = square(rest, 19 * scale)
            renderer.icons.paint(painter, sign, places[sign])
            rest.setLeft(rest.left() + 22 * scale)
        return places
