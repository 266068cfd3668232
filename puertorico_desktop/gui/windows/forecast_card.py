"""The forecast of a piece, such as a role: a card with a line for each player, shown while the piece is pointed
at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import attrs
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from puertorico_desktop.gui.play.piece_interaction import PieceInteraction
from puertorico_desktop.gui.texts.wrapping import best_broken, size_of_wrapped
from puertorico_desktop.gui.views.crests import crest_icon
from puertorico_desktop.gui.views.renderer import Renderer
from puertorico_desktop.gui.views.scaling import BASE_PIXELS, SMALL_PIXELS, faded, scale_of, square
from puertorico_desktop.gui.windows.floating_card import EDGE, FloatingCard

LINE = 25
"""The height of a player's line, in logical pixels at scale 1."""
WIDTH = 430
"""The least width of the card, in logical pixels at scale 1; larger where a line needs it."""
NAME = 88
"""The width for a player's name, in logical pixels at scale 1."""
CREST, ICON = 17, 19
MARGIN = 9
GAP = 6
BEFORE_CHIPS = CREST + 2 * GAP + NAME
"""The width before the signs of a player's line, in logical pixels at scale 1."""


@attrs.frozen
class Chip:
    """A sign with a figure; words alone where it has no sign."""

    icon: str = ""
    words: str = ""
    strong: bool = True


@attrs.frozen
class ForecastLine:
    """The expected gain of a player: signs, or `words` where there are no signs."""

    seat: int
    chips: tuple[Chip, ...]
    words: str = ""


@attrs.frozen
class Forecast:
    """The content of the card: a heading, the effect of the piece, a line for each player, and the assumptions
    made."""

    heading: str
    effect: str
    lines: tuple[ForecastLine, ...]
    assumption: str = ""


class ForecastCard(FloatingCard):
    """The card of a forecast; it closes when the decision changes."""

    def __init__(
        self,
        interaction: PieceInteraction[Any],
        forecast: Callable[[str], Forecast | None],
        about: Callable[[str], Sequence[QRect]],
        renderer: Renderer,
        parent: QWidget,
    ) -> None:
        """`forecast` returns the forecast of the place with a name, or None where it has none; `about` returns the
        rectangles on the table of the things that the forecast concerns."""
        super().__init__(renderer.theme, parent)
        self._names = interaction.session
        self._find_forecast = forecast
        self._about = about
        self._renderer = renderer
        self._forecast: Forecast | None = None
        interaction.changed.connect(self.dismiss)

    def has_content_for(self, ref: str) -> bool:
        """Returns whether the place has a forecast."""
        return self._find_forecast(ref) is not None

    def load(self, ref: str) -> bool:
        """Look up the forecast of the place."""
        self._forecast = self._find_forecast(ref)
        return self._forecast is not None

    def card_size(self) -> QSize:
        """Returns the size for the heading, the effect, a line for each player, and the assumptions."""
        assert self._forecast is not None
        scale = scale_of(self)
        rows = [row for one in self._forecast.lines for row in self._rows_of(one)]
        lines = len(rows) + 1 + bool(self._forecast.assumption)
        longest = BEFORE_CHIPS * scale + max(map(self._width_of, rows), default=0.0)
        width = max(WIDTH * scale, longest + 2 * MARGIN * scale)
        height = self._effect_height(self._forecast, width - 2 * MARGIN * scale)
        return QSize(round(width), round((LINE * lines + 8) * scale) + height)

    def corner(self, place: QRect, size: QSize, room: QSize) -> QPoint:
        """Returns a corner at which the card covers neither the place nor the things that the forecast concerns."""
        return self.corner_aside(place, size, room, self._about(self._ref))

    def _rows_of(self, line: ForecastLine) -> list[tuple[Chip, ...]]:
        """Returns the signs of a player's line in rows that fit into the window; one row without signs if there are
        none."""
        table, scale = self.parentWidget(), scale_of(self)
        assert table is not None
        room = table.width() - 2 * EDGE - (BEFORE_CHIPS + 2 * MARGIN) * scale
        rows: list[tuple[Chip, ...]] = [()]
        for sign in line.chips:
            longer = (*rows[-1], sign)
            if rows[-1] and self._width_of(longer) > room:
                rows.append((sign,))
            else:
                rows[-1] = longer
        return rows

    def _width_of(self, chips: Sequence[Chip]) -> float:
        """Returns the width of signs, in pixels."""
        scale, width = scale_of(self), 0.0
        for sign in chips:
            metrics = QFontMetricsF(self._renderer.font(self.font(), BASE_PIXELS * scale, sign.strong)[0])
            width += (ICON + 2) * scale if sign.icon else 0.0
            width += metrics.horizontalAdvance(sign.words) + _gap_behind(sign) * scale if sign.words else 0.0
        return width

    def _effect_height(self, forecast: Forecast, width: float) -> int:
        """Returns the height of the sentences about the effect, in pixels."""
        scale = scale_of(self)
        metrics = QFontMetricsF(self._renderer.font(self.font(), SMALL_PIXELS * scale, False)[0])
        return round(size_of_wrapped(forecast.effect, metrics, width).height() + 4 * scale)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the heading, the effect, a line for each player, and the assumptions."""
        super().paintEvent(event)
        forecast = self._forecast
        if forecast is None:
            return
        renderer, scale = self._renderer, scale_of(self)
        ink, soft = renderer.theme.color("ink"), renderer.theme.color("ink_soft")
        with QPainter(self) as painter:
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            painter.setFont(self.font())
            left, width = MARGIN * scale, self.width() - 2 * MARGIN * scale
            line = QRectF(left, 3 * scale, width, LINE * scale)
            renderer.text(painter, line, forecast.heading, 13 * scale, ink, bold=True, grows=False)
            effect = QRectF(left, line.bottom(), width, self._effect_height(forecast, width))
            painter.setFont(renderer.font(self.font(), SMALL_PIXELS * scale, False)[0])
            painter.setPen(soft)
            words = best_broken(forecast.effect, painter.font(), width)
            painter.drawText(effect, int(Qt.TextFlag.TextWordWrap), words)
            painter.setFont(self.font())
            line.moveTop(effect.bottom())
            for one in forecast.lines:
                self._paint_line(painter, line, one)
                line.translate(0, LINE * scale * len(self._rows_of(one)))
            renderer.text(painter, line, forecast.assumption, SMALL_PIXELS * scale, soft, grows=False)

    def _paint_line(self, painter: QPainter, line: QRectF, one: ForecastLine) -> None:
        renderer, scale = self._renderer, scale_of(self)
        ink, soft = renderer.theme.color("ink"), renderer.theme.color("ink_soft")
        side = CREST * scale
        renderer.icons.paint(painter, crest_icon(one.seat), square(line, side))
        name = line.adjusted(side + GAP * scale, 0, 0, 0)
        name.setWidth(NAME * scale)
        renderer.label(painter, name, self._names.names[one.seat], BASE_PIXELS * scale, ink, bold=True, grows=False)
        rest = QRectF(line)
        rest.setLeft(name.right() + GAP * scale)
        if not one.chips:
            renderer.text(painter, rest, one.words, SMALL_PIXELS * scale, soft, grows=False)
            return
        for row in self._rows_of(one):
            self._paint_chips(painter, QRectF(rest), row)
            rest.translate(0, LINE * scale)

    def _paint_chips(self, painter: QPainter, rest: QRectF, chips: Sequence[Chip]) -> None:
        renderer, scale = self._renderer, scale_of(self)
        ink, soft = renderer.theme.color("ink"), renderer.theme.color("ink_soft")
        for sign in chips:
            with faded(painter, 1.0 if sign.strong else 0.7):
                if sign.icon:
                    renderer.icons.paint(painter, sign.icon, square(rest, ICON * scale))
                    rest.setLeft(rest.left() + (ICON + 2) * scale)
                if sign.words:
                    bold = sign.strong
                    color = ink if bold else soft
                    used = renderer.text(
                        painter, rest, sign.words, BASE_PIXELS * scale, color, bold=bold, grows=False
                    )
                    rest.setLeft(rest.left() + used + _gap_behind(sign) * scale)


def _gap_behind(sign: Chip) -> int:
    """Returns the gap after the words of a sign, in logical pixels at scale 1."""
    return 7 if sign.icon else 4
