"""The renderer of all delegates: paints pieces, figures and texts in the colours of the scheme, lit from the top
left.

Sizes are logical pixels at scale 1 times `scale`; a view's scale follows from the size of its font, which follows
from the size of the window.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from puertorico_desktop.engine.puertorico.components import Good, Tile
from puertorico_desktop.gui.puertorico.move_result import MoveResult
from puertorico_desktop.gui.puertorico.tokens import good_token, tile_token
from puertorico_desktop.gui.puertorico.views.artwork import good_icon, tile_icon
from puertorico_desktop.gui.views.renderer import Renderer
from puertorico_desktop.gui.views.scaling import (
    CENTER,
    CORNER,
    ROUND,
    SMALL_PIXELS,
    faded,
)


class TableRenderer(Renderer):
    """Paints pieces: tiles, people, coins, points, crates."""

    def tile(self, painter: QPainter, rect: QRectF, tile: Tile | None, dimmed: bool = False) -> None:
        """Paint an island tile, or the back of a tile for None; `dimmed` if no person works there."""
        corner = min(CORNER, rect.width() / 6)
        if tile is None:
            self.icons.paint(painter, tile_icon(None), rect)
            return
        token = tile_token(tile)
        self.card(painter, rect, "paper", "paper_dim" if dimmed else f"{token}_wash", corner, self.theme.textures)
        self.rim(painter, rect, f"{token}_rim", 1.5, corner, idle=dimmed)
        inset = rect.width() * 0.12
        picture = rect.adjusted(inset, inset * 0.7, -inset, -inset * 1.3)
        with faded(painter, 0.75 if dimmed else 1.0):
            self.icons.paint(painter, tile_icon(tile), picture)

    def circle(self, painter: QPainter, rect: QRectF, manned: bool, ink: str = "ink", noble: bool = False) -> None:
        """Paint a circle with or without a person; a `noble` has a different shape."""
        if manned:
            self.icons.paint(painter, "noble" if noble else "colonist", rect, "picto" if ink == "ink" else ink)
            return
        ground = QColor(self.theme.color("paper" if ink == "ink" else ink))
        ground.setAlpha(190 if ink == "ink" else 50)
        width = max(1.2, rect.width() * 0.08)
        painter.setBrush(ground)
        painter.setPen(QPen(self.theme.color(ink), width))
        painter.drawEllipse(rect.adjusted(width, width, -width, -width))

    def coin(self, painter: QPainter, rect: QRectF, figure: str) -> None:
        """Paint a coin with the number of doubloons."""
        self.icons.paint(painter, "doubloon", rect)
        pixels = max(SMALL_PIXELS, min(rect.height() * 0.56, rect.width() * 1.15 / max(1, len(figure))))
        self._figure(painter, rect, figure, pixels, "coin_ink")

    def points(self, painter: QPainter, rect: QRectF, figure: str) -> None:
        """Paint a chip with the number of victory points."""
        self.icons.paint(painter, "points", rect)
        pixels = max(SMALL_PIXELS, rect.height() * 0.52)
        self._figure(painter, rect, figure, pixels, "points_ink")

    def _figure(self, painter: QPainter, rect: QRectF, figure: str, pixels: float, ink: str) -> None:
        """Paint a number on a round piece, enlarged as far as it fits inside the rim."""
        across, down = rect.width() * ROUND, rect.height() * ROUND / 2
        pixels = self._enlarged(painter, rect.adjusted(across, down, -across, -down), figure, pixels, True)
        self.text(painter, rect, figure, pixels, self.theme.color(ink), CENTER, bold=True, grows=False)

    def crate(self, painter: QPainter, rect: QRectF, good: Good | None) -> None:
        """Paint a space for a good on a ship or in the trading house; empty for None."""
        corner = min(4.0, rect.width() / 5)
        if good is None:
            painter.setPen(QPen(self.theme.color("slot_rim"), 1.3))
            painter.setBrush(self.theme.color("slot"))
            painter.drawRoundedRect(rect.adjusted(0.7, 0.7, -0.7, -0.7), corner, corner)
            return
        token = good_token(good)
        self.card(painter, rect, "paper", f"{token}_wash", corner, lifted=False)
        self.rim(painter, rect, f"{token}_rim", 1.4, corner)
        inset = rect.width() * 0.1
        self.icons.paint(painter, good_icon(good), rect.adjusted(inset, inset, -inset, -inset))

    def bunting(self, painter: QPainter, rect: QRectF) -> None:
        """Paint a bunting at the top of a piece that an open task of the festival asks for."""
        width = min(rect.width() * 0.62, rect.height() * 0.7)
        self.icons.paint(painter, "bunting", QRectF(rect.left() - 2, rect.top() - width * 0.24, width, width))

    def move_result(self, painter: QPainter, rect: QRectF, move_result: MoveResult, scale: float) -> None:
        """Paint a label in the middle of a drop target with the result of a move: goods, points, doubloons.

        Own goods that no ship could take any more are shown struck through.
        """
        parts: list[tuple[str, str]] = []
        if move_result.goods:
            parts.append(("", f"{move_result.goods} →"))
        if move_result.points:
            parts.append(("points", str(move_result.points)))
        if move_result.doubloons or not parts:
            parts.append(("doubloon", str(move_result.doubloons)))
        for good, count in move_result.stranded:
            parts += [(good_icon(good), ""), ("", str(count))]
        pixels, side, gap = 13 * scale, 19 * scale, 4 * scale
        widths = [side if icon else self.width(painter, words, pixels, bold=True) for icon, words in parts]
        width, height = sum(widths) + gap * (len(parts) + 1), 24 * scale
        label = QRectF(rect.center().x() - width / 2, rect.center().y() - height / 2, width, height)
        self.card(painter, label, "bar", "bar", corner=height / 2)
        x = label.left() + gap
        for (icon, words), used in zip(parts, widths, strict=True):
            spot = QRectF(x, label.center().y() - side / 2, used, side)
            if icon == "points":
                self.points(painter, spot, words)
            elif icon == "doubloon":
                self.coin(painter, spot, words)
            elif icon:
                self.icons.paint(painter, icon, spot)
                painter.setPen(QPen(self.theme.color("bar_ink"), 2 * scale))
                painter.drawLine(spot.bottomLeft(), spot.topRight())
            else:
                self.text(painter, spot.adjusted(0, 0, gap, 0), words, pixels, self.theme.color("bar_ink"), bold=True)
            x += used + gap
