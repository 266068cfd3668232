"""The names of the players at the ends of their lines."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from puertorico_desktop.gui.views.crests import crest_icon
from puertorico_desktop.gui.views.renderer import Renderer
from puertorico_desktop.gui.views.scaling import BASE_PIXELS
from puertorico_desktop.gui.windows.score_charts import NAME_WIDTH

CREST, STEP, GAP = 16, 20, 5


def apart(places: Sequence[float], step: float, least: float, most: float) -> list[float]:
    """Returns the places, in the same order, moved at least `step` apart, and between `least` and `most` if they
    fit."""
    found: list[float] = []
    for place in places:
        found.append(max(place, found[-1] + step if found else least))
    limit = most
    for number in reversed(range(len(found))):
        found[number] = min(found[number], limit)
        limit = found[number] - step
    return found


class LineEnds(QWidget):
    """The column of names to the right of a chart. Names that would overlap are moved apart."""

    def __init__(
        self, names: Sequence[str], ends: Callable[[], Sequence[tuple[int, float]]], renderer: Renderer
    ) -> None:
        """Make the column; `ends` returns the seats with the heights of the ends of their lines, in pixels from the
        top."""
        super().__init__()
        self._names, self._ends, self._renderer = names, ends, renderer
        self._figures: Sequence[str] = [""] * len(names)
        self._scale = 1.0
        self.seat: int | None = None
        """The seat whose name is bold; None for none."""
        renderer.theme.changed.connect(self.update)

    def show_figures(self, figures: Sequence[str]) -> None:
        """Set the texts after the names."""
        self._figures = figures
        self.set_scale(self._scale)
        self.update()

    def set_scale(self, scale: float) -> None:
        """Adapt to the scale of the page."""
        self._scale = scale
        wide = max(self._width(seat) for seat in range(len(self._names)))
        self.setFixedWidth(round(min(wide, NAME_WIDTH * scale)))

    def _width(self, seat: int) -> float:
        _, metrics = self._renderer.font(self.font(), BASE_PIXELS * self._scale, True)
        words = metrics.horizontalAdvance(self._names[seat]) + metrics.horizontalAdvance(self._figures[seat])
        return words + (CREST + 3 * GAP) * self._scale

    def places(self) -> list[tuple[int, float]]:
        """Returns the seats with the vertical centres of their names, in pixels from the top."""
        step = STEP * self._scale
        ends = sorted(self._ends(), key=lambda one: one[1])
        middles = apart([y for _, y in ends], step, step / 2, self.height() - step / 2)
        return [(seat, y) for (seat, _), y in zip(ends, middles, strict=True)]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the crests, names and figures."""
        renderer, scale, theme = self._renderer, self._scale, self._renderer.theme
        with QPainter(self) as painter:
            painter.setFont(self.font())
            for seat, y in self.places():
                crest = QRectF(0, y - CREST * scale / 2, CREST * scale, CREST * scale)
                renderer.icons.paint(painter, crest_icon(seat), crest)
                room = QRectF(crest.right() + GAP * scale, y - STEP * scale / 2, 0, STEP * scale)
                room.setRight(self.width())
                figure = renderer.width(painter, self._figures[seat], BASE_PIXELS * scale)
                name = room.adjusted(0, 0, -figure - GAP * scale, 0)
                pixels = BASE_PIXELS * scale
                is_bold, ink = seat == self.seat, theme.color("ink")
                used = renderer.label(painter, name, self._names[seat], pixels, ink, bold=is_bold, grows=False)
                room.setLeft(room.left() + used + GAP * scale)
                renderer.text(painter, room, self._figures[seat], pixels, theme.color("ink_soft"), grows=False)
