"""Shows the viewer's own face-down victory points while the mouse button is held on them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QMouseEvent

from puertorico_desktop.gui.puertorico.models.boards import PlayersModel
from puertorico_desktop.gui.puertorico.targets import OWN_POINTS
from puertorico_desktop.gui.views.area import AreaView
from puertorico_desktop.gui.windows.touch_input import HOLDS


class PointsPeek(QObject):
    """An event filter that shows face-down points from a press of the mouse button until its release."""

    def __init__(self, view: AreaView, players: PlayersModel) -> None:
        """Install the filter on `view`, which shows the figures of the player who looks at the table."""
        super().__init__(view)
        self._view = view
        self._players = players
        view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Consume presses on face-down points, and the release that ends a peek."""
        if event.type() == QEvent.Type.MouseButtonPress and isinstance(event, QMouseEvent):
            is_hit = self._players.lie_face_down and self._view.ref_at(event.position().toPoint()) == OWN_POINTS
            if is_hit:
                watched.setProperty(HOLDS, True)
                self._players.peek(True)
            return is_hit
        if event.type() == QEvent.Type.MouseButtonRelease:
            watched.setProperty(HOLDS, False)
            if self._players.is_peeking:
                self._players.peek(False)
                return True
        return super().eventFilter(watched, event)
