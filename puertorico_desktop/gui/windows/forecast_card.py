"""The forecast of a piece, such as a role: a card below it with a line for every player, while it is looked at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import attrs
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from puertorico_desktop.gui.play.piece_interaction import PieceInteraction
from puertorico_desktop.gui.texts.typesetting import well_broken
from puertorico_desktop.gui.views.crests import crest_icon
from puertorico_desktop.gui.views.painter import Painter
from puertorico_desktop.gui.views.scaling import BASE_PIXELS, SMALL_PIXELS, faded, scale_of, square
from puertorico_desktop.gui.windows.surfaces import Panel

DELAY_MS = 220
"""How long a piece has to be looked at; a pointer that only passes over it shows nothing."""
LINE = 25
"""The height of a player's line at scale 1."""
WIDTH = 430


@attrs.frozen
class Chip:
    """A sign with a figure, or words alone where there is no sign."""

    icon: str = ""
    words: str = ""
    strong: bool = True


@attrs.frozen
class ForecastLine:
    """What a player would have of it: signs, or `words` where there are none."""

    seat: int
    chips: tuple[Chip, ...]
    words: str = ""


@attrs.frozen
class Forecast:
    """What the card says: a heading, what the piece does, a line a player, and what is taken for granted."""

    heading: str
    effect: str
    lines: tuple[ForecastLine, ...]
    assumption: str = ""


class ForecastCard(Panel):
    """Floats over the table and never takes the mouse."""

    def __init__(
        self,
        interaction: PieceInteraction[Any],
        forecast: Callable[[str], Forecast | None],
        brush: Painter,
        parent: QWidget,
    ) -> None:
        """`forecast` returns that of the place with a name, or None where there is nothing to forecast."""
        super().__init__(brush.theme, parent)
        self._names = interaction.session
        self._find_forecast = forecast
        self._brush = brush
        self._ref = ""
        self._forecast: Forecast | None = None
        self._find_place: Callable[[], QRect] | None = None
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(DELAY_MS)
        self._wait.timeout.connect(self._appear)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        interaction.changed.connect(self.dismiss)
        self.gild()
        self.hide()

    @property
    def shown(self) -> str:
        """The name of the place whose forecast is in sight; empty if none is."""
        return "" if self.isHidden() else self._ref

    def look_at(self, ref: str, place: Callable[[], QRect]) -> None:
        """The place with that name is looked at, or none; `place` tells where it is on the table by then."""
        if not ref or self._find_forecast(ref) is None:
            self.dismiss()
        elif ref != self._ref:
            self._ref, self._find_place = ref, place
            if self.isHidden():
                self._wait.start()
            else:
                self._appear()

    @Slot()
    def dismiss(self) -> None:
        """Nothing is looked at any more, or something else is asked."""
        self._wait.stop()
        self._ref = ""
        self.hide()

    @Slot()
    def _appear(self) -> None:
        self._forecast = self._find_forecast(self._ref) if self._ref else None
        if self._forecast is None or self._find_place is None:
            return
        scale = scale_of(self)
        lines = len(self._forecast.lines) + 1 + bool(self._forecast.assumption)
        height = self._effect_height(self._forecast)
        size = QSize(round(WIDTH * scale), round((LINE * lines + 8) * scale) + height)
        below = self._find_place()
        table = self.parentWidget()
        assert table is not None
        room = table.rect()
        left = min(max(below.center().x() - size.width() // 2, 4), room.width() - size.width() - 4)
        self.setGeometry(QRect(QPoint(left, below.bottom() + round(5 * scale)), size))
        self.raise_()
        self.show()
        self.update()

    def _effect_height(self, forecast: Forecast) -> int:
        """Returns how high the sentences on the effect are, in pixels."""
        scale = scale_of(self)
        metrics = QFontMetricsF(self._brush.font(self.font(), SMALL_PIXELS * scale, False)[0])
        width = (WIDTH - 18) * scale
        flags = int(Qt.TextFlag.TextWordWrap)
        return round(
            metrics.boundingRect(QRectF(0, 0, width, 10_000), flags, well_broken(forecast.effect)).height()
            + 4 * scale
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Heading, what the role does, a line a player, what is taken for granted."""
        super().paintEvent(event)
        forecast = self._forecast
        if forecast is None:
            return
        brush, scale = self._brush, scale_of(self)
        ink, soft = brush.theme.color("ink"), brush.theme.color("ink_soft")
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.setFont(self.font())
        left, width = 9 * scale, self.width() - 18 * scale
        line = QRectF(left, 3 * scale, width, LINE * scale)
        brush.text(painter, line, forecast.heading, 13 * scale, ink, bold=True)
        effect = QRectF(left, line.bottom(), width, self._effect_height(forecast))
        painter.setFont(brush.font(self.font(), SMALL_PIXELS * scale, False)[0])
        painter.setPen(soft)
        painter.drawText(effect, int(Qt.TextFlag.TextWordWrap), well_broken(forecast.effect))
        painter.setFont(self.font())
        line.moveTop(effect.bottom())
        for one in forecast.lines:
            self._paint_line(painter, line, one)
            line.translate(0, LINE * scale)
        brush.text(painter, line, forecast.assumption, SMALL_PIXELS * scale, soft)
        painter.end()

    def _paint_line(self, painter: QPainter, line: QRectF, one: ForecastLine) -> None:
        brush, scale = self._brush, scale_of(self)
        ink, soft = brush.theme.color("ink"), brush.theme.color("ink_soft")
        side = 17 * scale
        brush.icons.paint(painter, crest_icon(one.seat), square(line, side))
        name = line.adjusted(side + 6 * scale, 0, 0, 0)
        name.setWidth(88 * scale)
        brush.label(painter, name, self._names.names[one.seat], BASE_PIXELS * scale, ink, bold=True)
        rest = QRectF(line)
        rest.setLeft(name.right() + 6 * scale)
        if not one.chips:
            brush.text(painter, rest, one.words, SMALL_PIXELS * scale, soft)
            return
        for sign in one.chips:
            with faded(painter, 1.0 if sign.strong else 0.7):
                if sign.icon:
                    brush.icons.paint(painter, sign.icon, square(rest, 19 * scale))
                    rest.setLeft(rest.left() + 21 * scale)
                if sign.words:
                    bold = sign.strong
                    used = brush.text(
                        painter, rest, sign.words, BASE_PIXELS * scale, ink if bold else soft, bold=bold
                    )
                    rest.setLeft(rest.left() + used + (7 if sign.icon else 4) * scale)
