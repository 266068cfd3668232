"""The picture that a page of the rules is known by: the piece as it looks on the table, or a sign on a card."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap

from puertorico_desktop.engine.puertorico.components import Building, Good, Role, Tile
from puertorico_desktop.gui.puertorico.texts.rules.topic import Topic
from puertorico_desktop.gui.puertorico.tokens import building_token
from puertorico_desktop.gui.puertorico.views.artwork import building_icon, role_icon
from puertorico_desktop.gui.puertorico.views.table_painter import TablePainter

LIST_PIXELS = 24
"""The size of a picture in the list of pages, beside ordinary text."""
INSET = 0.12
"""The part of a card's side that stays free around the sign."""


class RulesPictures(QObject):
    """Pictures by topic and size, kept until the colours change."""

    def __init__(self, brush: TablePainter, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._brush = brush
        self._pixmaps: dict[tuple[str, int, float], QPixmap] = {}
        self._icons: dict[str, QIcon] = {}
        self._side = LIST_PIXELS
        brush.theme.changed.connect(self._forget)

    def _forget(self) -> None:
        self._pixmaps.clear()
        self._icons.clear()

    def set_icon_side(self, side: int) -> None:
        """How large the pictures in the list are from now on, in logical pixels."""
        self._side = side
        self._icons.clear()

    def icon(self, topic: Topic) -> QIcon:
        """For the list."""
        found = self._icons.get(topic.id)
        if found is None:
            found = self._icons[topic.id] = QIcon()
            for ratio in (1.0, 2.0):
                for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected):
                    found.addPixmap(self.pixmap(topic, self._side, ratio), mode)
        return found

    def pixmap(self, topic: Topic, size: int, ratio: float) -> QPixmap:
        """A square picture, `size` in logical pixels."""
        key = (topic.id, size, ratio)
        found = self._pixmaps.get(key)
        if found is None:
            found = QPixmap(round(size * ratio), round(size * ratio))
            found.setDevicePixelRatio(ratio)
            found.fill(QColor(Qt.GlobalColor.transparent))
            painter = QPainter(found)
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            self._paint(painter, QRectF(0, 0, size, size).adjusted(1, 1, -2, -3), topic)
            painter.end()
            self._pixmaps[key] = found
        return found

    def _paint(self, painter: QPainter, rect: QRectF, topic: Topic) -> None:
        match topic.piece:
            case Tile():
                self._brush.tile(painter, rect, topic.piece)
            case Good():
                self._brush.crate(painter, rect, topic.piece)
            case Building():
                token = building_token(topic.piece)
                self._card(painter, rect, token, token, building_icon(topic.piece), f"{token}_ink")
            case Role():
                self._card(painter, rect, "card_top", "card", role_icon(topic.piece), "picto")
            case None:
                self._card(painter, rect, "card_top", "card", topic.icon, "picto")

    def _card(self, painter: QPainter, rect: QRectF, top: str, bottom: str, icon: str, ink: str) -> None:
        """A sign on a surface."""
        self._brush.card(painter, rect, top, bottom, corner=min(6.0, rect.width() / 6))
        inset = rect.width() * INSET
        self._brush.icons.paint(painter, icon, rect.adjusted(inset, inset, -inset, -inset), ink)
