"""The empty sea over a table before its first game: shown while the requested game is still being read."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Slot

from puertorico_desktop.gui.play.session import GameSession
from puertorico_desktop.gui.windows.game_opener import GameOpener
from puertorico_desktop.gui.windows.game_table import GameTable
from puertorico_desktop.gui.windows.surfaces import Sea


class Curtain(Sea):
    """An overlay that is removed for good when a game has been laid out with the words of its edition, or when the
    start screen opens."""

    def __init__(self, table: GameTable, session: GameSession, opener: GameOpener) -> None:
        super().__init__(table.renderer.theme, table)
        self._table = table
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # widgets below are not painted
        for signal in (session.started, session.decision_changed):
            signal.connect(self._remove_later)
        opener.welcome.due.connect(self.remove)
        table.installEventFilter(self)
        self._cover_table()
        self.show()

    def _cover_table(self) -> None:
        self.setGeometry(self._table.rect())
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the curtain as large as the table, and above its other children."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._cover_table()
        return False

    @Slot()
    def _remove_later(self) -> None:
        """Remove the curtain after everything that follows from the game, such as its words and its layout."""
        QTimer.singleShot(0, self, self.remove)

    @Slot()
    def remove(self) -> None:
        """Remove the curtain and show the table."""
        self._table.removeEventFilter(self)
        self.hide()
        self.deleteLater()
