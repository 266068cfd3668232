"""The delegate of a Puertoma's board, and the painting of its pieces at other places."""

from __future__ import annotations

import attrs
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from puertorico_desktop.engine.puertorico.components import PLANTATIONS, Tile
from puertorico_desktop.gui.models.items import Item
from puertorico_desktop.gui.puertorico.models.puertoma_items import (
    ROLE_OF_ABILITY,
    AbilityItem,
    AsideItem,
    BuildingsItem,
    EstateItem,
    LevelItem,
    PuertomaItem,
    ReserveItem,
)
from puertorico_desktop.gui.puertorico.texts.puertoma_pieces import aside_name
from puertorico_desktop.gui.puertorico.tokens import building_token, tile_token
from puertorico_desktop.gui.puertorico.views.artwork import (
    PENNANT,
    ability_icon,
    building_icon,
    role_icon,
    tile_icon,
)
from puertorico_desktop.gui.puertorico.views.piece_delegate import PieceDelegate
from puertorico_desktop.gui.puertorico.views.table_renderer import TableRenderer
from puertorico_desktop.gui.views.delegates import Look
from puertorico_desktop.gui.views.scaling import BASE_PIXELS, CENTER, CORNER, PALE, SMALL_PIXELS, faded, square

HIDDEN = "?"
"""The text on an ability tile that lies face down."""
FAINT = 0.35
"""The opacity of the icon on an empty space."""
CIRCLE = 13
"""The size of a circle under an estate at scale 1, in logical pixels, if there is room."""
TWO_SIGNS = 1.55
"""The least ratio of width to height of an ability tile that shows the icon of its role beside the icon of its
effect."""
NAMED_FROM = 84
"""The least width at scale 1, in logical pixels, of a building space that shows the name of its building."""
FIGURE_WIDTH = 0.62
"""The width of a digit as a part of its height."""


class PuertomaDelegate(PieceDelegate[PuertomaItem]):
    """Paints a piece or space of a Puertoma's board."""

    def draw(self, painter: QPainter, rect: QRectF, item: PuertomaItem, look: Look) -> None:
        """Paint the item according to its kind."""
        match item:
            case EstateItem():
                self._draw_estate(painter, rect, item, look.scale)
            case LevelItem():
                self._draw_level(painter, rect, item, look)
            case AbilityItem():
                draw_ability(self.renderer, painter, rect, item, look.scale)
            case AsideItem():
                self._draw_aside(painter, rect, item, look.scale)
            case ReserveItem():
                self._draw_reserve(painter, rect, item, look)
            case BuildingsItem():
                self._draw_count(painter, rect, look)

    def is_free(self, item: PuertomaItem) -> bool:
        """Returns whether the item is an empty space for an estate or a building."""
        match item:
            case EstateItem(there=there):
                return not there
            case LevelItem(building=building):
                return building is None
        return False

    def is_news(self, old: PuertomaItem, new: PuertomaItem) -> bool:
        """Returns whether the item has changed, except for an ability that begins to work."""
        if isinstance(old, AbilityItem) and isinstance(new, AbilityItem):
            return (old.tile, old.gone) != (new.tile, new.gone)
        return old != new

    def _draw_estate(self, painter: QPainter, rect: QRectF, item: EstateItem, scale: float) -> None:
        """Paint the estate with its circles below, hatched unless it is active; an empty space shows a faint icon of
        its kind."""
        renderer, token = self.renderer, tile_token(item.kind)
        corner = min(CORNER * scale, rect.width() / 6)
        if item.there:
            ground = f"{token}_wash" if item.is_active else "paper_dim"
            renderer.card(painter, rect, "paper", ground, corner, renderer.theme.textures)
            if not item.is_active:
                renderer.hatch(painter, rect.adjusted(2, 2, -2, -2), "ink", corner)
            renderer.rim(painter, rect, f"{token}_rim", 1.5 * scale, corner, idle=not item.is_active)
        else:
            renderer.slot(painter, rect, corner)
        pad = 2.5 * scale
        room = (rect.width() - 2 * pad) / max(item.circles, 2)
        side = min(CIRCLE * max(scale, rect.width() / 44), room - 0.5 * scale, rect.height() * 0.32)
        top = rect.bottom() - pad - side
        left = rect.center().x() - item.circles * (side + scale) / 2 + scale / 2
        sign = QRectF(rect.left() + pad, rect.top() + pad, rect.width() - 2 * pad, top - rect.top() - 1.5 * pad)
        with faded(painter, 1.0 if item.there else FAINT):
            renderer.icons.paint(painter, tile_icon(item.kind), sign)
        with faded(painter, 1.0 if item.there else PALE):
            for number in range(item.circles):
                spot = QRectF(left + number * (side + scale), top, side, side)
                renderer.circle(painter, spot, item.there and number < item.people)

    def _draw_level(self, painter: QPainter, rect: QRectF, item: LevelItem, look: Look) -> None:
        """Paint a building as its pictogram, with its name if there is room; an empty space shows the points of the
        level."""
        renderer, scale = self.renderer, look.scale
        corner = min(CORNER * scale, rect.height() / 6)
        if item.building is None:
            renderer.slot(painter, rect, corner)
            side = min(rect.width() * 0.62, rect.height() * 0.62, 24 * scale)
            with faded(painter, PALE):
                spot = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
                renderer.points(painter, spot, str(item.level))
            return
        token = building_token(item.building)
        renderer.card(painter, rect, token, token, corner, renderer.theme.textures)
        renderer.rim(painter, rect, f"{token}_rim", 1.4 * scale, corner)
        inner = rect.adjusted(3 * scale, 3 * scale, -3 * scale, -3 * scale)
        ink = f"{token}_ink"
        if rect.width() >= NAMED_FROM * scale:
            line = BASE_PIXELS * 1.5 * scale
            words = QRectF(inner.left(), inner.bottom() - line, inner.width(), line)
            renderer.label(
                painter, words, look.name, BASE_PIXELS * scale, renderer.theme.color(ink), CENTER, bold=True
            )
            inner.setBottom(words.top())
        renderer.icons.paint(painter, building_icon(item.building), inner, ink)

    def _draw_aside(self, painter: QPainter, rect: QRectF, item: AsideItem, scale: float) -> None:
        """Paint the VP area: its name, quarries, further estates by kind if there is room for them, idle people."""
        renderer = self.renderer
        ink = renderer.theme.color("ink")
        pixels = SMALL_PIXELS * scale
        soft = renderer.theme.color("ink_soft")
        used = renderer.label(painter, rect, aside_name(), pixels, soft, bold=True)
        side = min(rect.height(), 18 * scale)
        left, pixels = rect.left() + used + 6 * scale, BASE_PIXELS * scale
        figures = [("quarry", item.tiles[Tile.QUARRY])]
        kinds = [(tile_icon(tile), item.tiles[tile]) for tile in PLANTATIONS if item.tiles[tile]]
        people = "colonist", item.people
        for found in ([*figures, *kinds, people], [*figures, (tile_icon(None), sum(n for _, n in kinds)), people]):
            shown = found
            width = sum(side + (0.5 + len(str(number))) * pixels * FIGURE_WIDTH + 3 * scale for _, number in shown)
            if left + width <= rect.right() + 4 * scale:
                break
        for icon, number in shown:
            renderer.icons.paint(painter, icon, square(QRectF(left, rect.top(), side, rect.height()), side))
            left += side + 1.5 * scale
            words = QRectF(left, rect.top(), len(str(number)) * pixels * FIGURE_WIDTH + 1, rect.height())
            renderer.text(painter, words, str(number), pixels, ink, bold=True, grows=False)
            left += words.width() + pixels * FIGURE_WIDTH / 2 + 1.5 * scale

    def _draw_reserve(self, painter: QPainter, rect: QRectF, item: ReserveItem, look: Look) -> None:
        """Paint the pennant and the name of the reserved building."""
        renderer, scale = self.renderer, look.scale
        side = min(rect.height(), 18 * scale)
        with faded(painter, PALE if item.building is None else 1.0):
            renderer.icons.paint(painter, PENNANT, square(rect, side), f"player_{item.seat}")
            words = rect.adjusted(side + 2 * scale, 0, -3 * scale, 0)
            renderer.label(painter, words, look.name, BASE_PIXELS * scale, renderer.theme.color("ink"))

    def _draw_count(self, painter: QPainter, rect: QRectF, look: Look) -> None:
        """Paint a city icon and the number of buildings, at the right."""
        renderer, scale = self.renderer, look.scale
        pixels = BASE_PIXELS * scale
        width = min(renderer.width(painter, look.name, pixels, bold=True) + 1, rect.width())
        words = QRectF(rect.right() - width, rect.top(), width, rect.height())
        renderer.label(painter, words, look.name, pixels, renderer.theme.color("ink"), bold=True)
        side = min(rect.height(), 17 * scale, words.left() - rect.left())
        renderer.icons.paint(
            painter, "city", square(QRectF(words.left() - side - 1, rect.top(), side, rect.height()), side)
        )

    def painted_fields(self, item: PuertomaItem) -> Item:
        """Returns the record without its ref, which is not painted."""
        return attrs.evolve(item, ref="")


def draw_ability(
    renderer: TableRenderer, painter: QPainter, rect: QRectF, item: AbilityItem, scale: float, signs: bool = True
) -> None:
    """Paint an ability tile: dark with a question mark if it lies face down, an empty slot if it is gone, in the
    owner's colour if it has been turned up, pale until it works. With `signs`, the icon of its role is added if there
    is room."""
    theme = renderer.theme
    corner = min(4 * scale, rect.height() / 4)
    if item.gone:
        renderer.slot(painter, rect, corner)
        return
    if item.tile is None:
        renderer.card(painter, rect, "bar", "bar", corner)
        pixels = min(max(rect.height() * 0.7, SMALL_PIXELS * scale), 15 * scale)
        renderer.text(painter, rect, HIDDEN, pixels, theme.color("bar_ink"), CENTER, bold=True, grows=False)
        return
    token = f"player_{item.seat}"
    ink = f"{token}_ink"
    with faded(painter, 1.0 if item.works else PALE):
        renderer.card(painter, rect, token, token, corner)
        renderer.rim(painter, rect, "ring_edge", scale, corner, idle=not item.works)
        inner = rect.adjusted(2 * scale, 1.5 * scale, -2 * scale, -1.5 * scale)
        icon = ability_icon(item.tile)
        if not signs or inner.width() < TWO_SIGNS * inner.height():
            renderer.icons.paint(painter, icon, inner, ink)
            return
        half = inner.width() / 2
        renderer.icons.paint(painter, role_icon(ROLE_OF_ABILITY[item.tile]), inner.adjusted(0, 0, -half, 0), ink)
        renderer.icons.paint(painter, icon, inner.adjusted(half, 0, 0, 0), ink)
