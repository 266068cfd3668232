"""The delegate of the colonist ship: the people on it, and the remaining colonists and victory points."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QPainter

from puertorico_desktop.gui.puertorico.models.items import CrewItem
from puertorico_desktop.gui.puertorico.targets import ISLAND
from puertorico_desktop.gui.puertorico.views import ship_painting
from puertorico_desktop.gui.puertorico.views.board_delegates import FIGURE_WIDTH, island_circle
from puertorico_desktop.gui.puertorico.views.piece_delegate import PieceDelegate
from puertorico_desktop.gui.views.delegates import Look, held_circle
from puertorico_desktop.gui.views.scaling import CENTER, LINE, SMALL_PIXELS

MOST_CREW_PIXELS = 27
"""The greatest size of a colonist on the ship at scale 1, in logical pixels."""
MOST_SUPPLY = 0.36
"""The greatest part of the height for the supplies below the ship, if texts are enlarged."""


class CrewDelegate(PieceDelegate[CrewItem]):
    """Paints the people on the colonist ship, and the remaining colonists and victory points."""

    def draw(self, painter: QPainter, rect: QRectF, item: CrewItem, look: Look) -> None:
        """Paint the people on the ship as pieces above, the supplies below."""
        renderer, scale = self.renderer, look.scale
        line = min(max(20 * scale, rect.height() * 0.24), 30 * scale)
        line = renderer.theme.line(line, rect.height() * MOST_SUPPLY)
        below = QRectF(rect.left(), rect.bottom() - line, rect.width(), line)
        hull = QRectF(rect.left() + 2, below.top() - 17 * scale, rect.width() - 4, 14 * scale)
        deck = QRectF(hull.left() + 4 * scale, rect.top(), hull.width() - 8 * scale, hull.top() - rect.top() - 1)
        self._draw_people(painter, deck, item, scale)
        ship_painting.crew_stand(renderer, painter, hull)
        ink = renderer.theme.color("wood_ink")
        renderer.text(painter, hull, str(item.people), SMALL_PIXELS * scale, ink, CENTER, bold=True)
        figures = [("colonist", str(item.supply)), ("points", str(item.points))]
        if item.noble_supply is not None:
            figures.insert(1, ("noble", str(item.noble_supply)))
        side = line * (0.86 if len(figures) < 3 else 0.74)
        usual, gap = (13 if len(figures) < 3 else 12) * scale, 2 * scale
        digits = sum(len(figure) for _, figure in figures)
        most = (below.width() / len(figures) - side * 0.6 - gap) * len(figures) / digits / FIGURE_WIDTH
        pixels = renderer.theme.line(usual, min(most, line / LINE))
        widths = [renderer.width(painter, figure, pixels, bold=True) for _, figure in figures]
        spare = (below.width() - sum(widths)) / len(figures) - side - gap
        if spare < 0:  # the icons shrink, the figures do not
            side += spare
        left = below.left()
        for (icon, figure), width in zip(figures, widths, strict=True):
            place = QRectF(left, below.top() + (line - side) / 2, side, side)
            renderer.icons.paint(painter, icon, place)
            words = QRectF(place.right() + gap, below.top(), width + 1, line)
            renderer.text(painter, words, figure, pixels, renderer.theme.color("ink"), bold=True, grows=False)
            left += side + gap + width + max(spare, 0.0)

    def _draw_people(self, painter: QPainter, deck: QRectF, item: CrewItem, scale: float) -> None:
        """Paint the people as large as the deck allows, in as few layers as possible, the lowest layer full; nobles
        come first."""
        count = item.people
        side, columns, most = 0.0, 1, MOST_CREW_PIXELS * scale
        for layers in range(1, count + 1):
            across = -(-count // layers)
            fits = min(deck.width() / across, deck.height() / layers, most)
            if fits > side:
                side, columns = fits, across
        for number in range(count):
            x = deck.center().x() - min(columns, count) * side / 2 + (number % columns) * side
            y = deck.bottom() - (number // columns + 1) * side
            spot = QRectF(x + 0.5, y + 0.5, side - 1, side - 1)
            self.renderer.circle(painter, spot, True, noble=number < item.nobles)

    def is_news(self, old: CrewItem, new: CrewItem) -> bool:
        """Returns False: people who come and go are animated."""
        return False

    def lifted_size(self, item: CrewItem, ref: str, rect: QRectF) -> QSize:
        """Returns the size of a person."""
        side = int(rect.height() * 0.25)
        return QSize(side, side)

    def drop_area(self, item: CrewItem, ref: str) -> str:
        """Returns the island: a person is placed on a tile, or in a circle of about the same size."""
        return ISLAND

    def landed_size(self, item: CrewItem, ref: str, space: QSizeF) -> QSize:
        """Returns the size of a person in the circle of a tile."""
        return held_circle(island_circle(QRectF(QPointF(), space)))

    def draw_lifted(self, painter: QPainter, rect: QRectF, item: CrewItem, ref: str, look: Look) -> None:
        """Paint a person; a noble if there are only nobles."""
        self.renderer.circle(painter, rect, True, noble=item.people == item.nobles)
