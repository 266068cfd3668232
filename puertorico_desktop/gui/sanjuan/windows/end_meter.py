"""The indicator of the approaching end of the game: the fullest city."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from puertorico_desktop.engine.sanjuan.components import CITY_SPACES
from puertorico_desktop.gui.sanjuan.session import SanJuanSession
from puertorico_desktop.gui.sanjuan.views.card_painter import CardPainter
from puertorico_desktop.gui.style.verbatim import set_tip
from puertorico_desktop.gui.texts.phrases import listed
from puertorico_desktop.gui.views.scaling import BASE_PIXELS, scale_of
from puertorico_desktop.gui.windows.surfaces import Meter

WIDTH, HEIGHT = 66, 19
NEAR = 2
"""The number of free spaces in a city from which the end is near."""


class SanJuanMeter(Meter):
    """An icon and a figure, on gold when the end is near."""

    def __init__(self, session: SanJuanSession, brush: CardPainter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._brush = brush
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        brush.theme.changed.connect(self.update)
        self.refresh()

    @property
    def most(self) -> int:
        """The number of buildings in the fullest city."""
        return max(sum(player.city) for player in self._session.view.players)

    def refresh(self) -> None:
        """Update the figure."""
        session, most = self._session, self.most
        fullest = [session.names[seat] for seat, one in enumerate(session.view.players) if sum(one.city) == most]
        text = self.tr(
            "Fullest city: {player}, {count} of {spaces}. A full one ends the game after the builder phase."
        )
        words = text.format(player=listed(fullest), count=most, spaces=CITY_SPACES)
        set_tip(self, words)
        self.setAccessibleName(self.tr("How near the end is"))
        self.setAccessibleDescription(words)
        self.update()

    def sizeHint(self) -> QSize:
        """Returns the size of an icon and a figure."""
        scale = scale_of(self)
        return QSize(round(WIDTH * scale), round(HEIGHT * scale))

    def changeEvent(self, event: QEvent) -> None:
        """Update the texts after a change of the language or size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.refresh()
        elif event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the icon of a city, and the number of buildings in the fullest one."""
        brush, scale, most = self._brush, scale_of(self), self.most
        near = most >= CITY_SPACES - NEAR
        with QPainter(self) as painter:
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            painter.setFont(self.font())
            rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            if near:
                brush.card(painter, rect, "gold", "gold", corner=rect.height() / 2, lifted=False)
            side = rect.height() - 2
            icon = QRectF(rect.left() + 4 * scale, rect.top() + 1, side, side)
            brush.icons.paint(painter, "city", icon, "gold_ink" if near else "picto")
            ink = brush.theme.color("gold_ink" if near else "ink")
            words = rect.adjusted(side + 8 * scale, 0, 0, 0)
            brush.text(painter, words, f"{most}/{CITY_SPACES}", BASE_PIXELS * scale, ink, bold=True)
