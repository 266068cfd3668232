"""A meter of the conditions for the end of the game: an icon and a figure for each, on gold when it is near."""

from __future__ import annotations

from collections.abc import Sequence

import attrs
from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from puertorico_desktop.gui.style.verbatim import set_tip
from puertorico_desktop.gui.texts.phrases import sentences
from puertorico_desktop.gui.views.renderer import Renderer
from puertorico_desktop.gui.views.scaling import BASE_PIXELS, scale_of
from puertorico_desktop.gui.windows.surfaces import Meter

translate = QCoreApplication.translate

GAUGE, HEIGHT = 62, 19
"""The width and height of a gauge at scale 1, in logical pixels."""


@attrs.frozen
class Gauge:
    """A condition for the end of the game: `is_near` if it is almost or completely fulfilled."""

    icon: str
    figure: str
    is_near: bool


class GaugeMeter(Meter):
    """Gauges in a row, with a tooltip that explains their figures. The number of gauges never changes.

    The meter of a game calls `refresh` at the end of its constructor.
    """

    def __init__(self, renderer: Renderer, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._renderer = renderer
        self._shown: object = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        renderer.theme.changed.connect(self.update)

    def gauges(self) -> Sequence[Gauge]:
        """Returns the gauges of this game."""
        raise NotImplementedError

    def words(self) -> list[str]:
        """Returns the state of the gauges in sentences."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Show the current figures, if they have changed."""
        words = self.words()
        shown = (words, self.gauges())
        if shown == self._shown:
            return
        self._shown = shown
        set_tip(self, "\n".join(words))
        self.setAccessibleName(translate("EndMeter", "How near the end is"))
        self.setAccessibleDescription(sentences(words))
        self.update()

    def sizeHint(self) -> QSize:
        """Returns the size of all gauges in a row."""
        scale = scale_of(self)
        return QSize(round(len(self.gauges()) * GAUGE * scale), round(HEIGHT * scale))

    def changeEvent(self, event: QEvent) -> None:
        """Follow changes of language and font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.refresh()
        elif event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint an icon and a figure for each gauge, on gold if its condition is near."""
        renderer, scale, gauges = self._renderer, scale_of(self), self.gauges()
        with QPainter(self) as painter:
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            painter.setFont(self.font())
            width = self.width() / len(gauges)
            for number, gauge in enumerate(gauges):
                rect = QRectF(number * width + 1, 1, width - 3 * scale, self.height() - 2)
                if gauge.is_near:
                    renderer.card(painter, rect, "gold", "gold", corner=rect.height() / 2, lifted=False)
                side = rect.height() - 2
                icon = QRectF(rect.left() + 3 * scale, rect.top() + 1, side, side)
                renderer.icons.paint(painter, gauge.icon, icon, "gold_ink" if gauge.is_near else "picto")
                words = rect.adjusted(side + 6 * scale, 0, 0, 0)
                ink = renderer.theme.color("gold_ink" if gauge.is_near else "ink")
                renderer.text(painter, words, gauge.figure, BASE_PIXELS * scale, ink, bold=True)
