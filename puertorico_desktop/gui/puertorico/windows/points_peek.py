"""Looking at one's own victory points that lie face down: as long as the button is held on them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QMouseEvent

from puertorico_desktop.gui.puertorico.models.boards import PlayersModel
from puertorico_desktop.gui.puertorico.targets import OWN_POINTS
from puertorico_desktop.gui.views.area import AreaView


class PointsPeek(QObject):
    """A press on the points shows them until the button is let go."""

    def __init__(self, view: AreaView, players: PlayersModel) -> None:
        """`view` shows the figures of the player who looks at the table."""
        super().__init__(view)
        self._view = view
        self._players = players
        view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Presses on points that lie face down mean nothing else."""
        if event.type() == QEvent.Type.MouseButtonPress and isinstance(event, QMouseEvent):
            meant = self._players.lie_face_down and self._view.ref_at(event.position().toPoint()) == OWN_POINTS
            if meant:
                self._players.peek(True)
            return meant
        if event.type() == QEvent.Type.MouseButtonRelease and self._players.is_peeking:
            self._players.peek(False)
            return True
        return super().eventFilter(watched, event)
