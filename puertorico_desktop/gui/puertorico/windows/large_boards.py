"""The enlarged boards of other players, as large as the viewer's own."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from puertorico_desktop.gui.puertorico.models.boards import PlayersModel
from puertorico_desktop.gui.puertorico.models.puertorico_models import BoardModels
from puertorico_desktop.gui.puertorico.session import PuertoRicoSession
from puertorico_desktop.gui.puertorico.texts.puertoma_pieces import board_name
from puertorico_desktop.gui.puertorico.views.table_renderer import TableRenderer
from puertorico_desktop.gui.puertorico.windows.player_board import LargeBoard, PlayerBoard, puertoma_view
from puertorico_desktop.gui.views.marks import Marks

translate = QCoreApplication.translate


class FramedBoard(LargeBoard):
    """A large board of a player that is always framed in the player's colour."""

    is_always_framed = True

    def refresh(self) -> None:
        """Show the board, unless a Puertoma sits here."""
        super().refresh()
        self.setVisible(self.seat is not None and not self.is_automatic)


class LargePuertoma(PlayerBoard):
    """The board of a Puertoma with room for names, framed in its colour."""

    is_always_framed = True

    def __init__(
        self,
        session: PuertoRicoSession,
        models: BoardModels,
        players: PlayersModel,
        marks: Marks,
        renderer: TableRenderer,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(session, models, renderer, parent)
        self.views = [*self._make_head(models, players, marks), puertoma_view(models, marks, renderer, self)]
        self._rows = QVBoxLayout(self)
        self._rows.addLayout(self._head, 36)
        self._rows.addWidget(self.views[2], 214)
        self.set_scale(1.0)
        self.refresh()

    def refresh(self) -> None:
        """Show the board, if a Puertoma sits here."""
        super().refresh()
        self.setVisible(self.is_automatic)

    def set_scale(self, scale: float) -> None:
        """Adapt the sizes to the scale of the table, with room for the button in the corner."""
        self._rows.setContentsMargins(*(round(side * scale) for side in (8, 5, 8, 7)))
        self._rows.setSpacing(round(2 * scale))
        self._head.setContentsMargins(0, 0, round(24 * scale), 0)

    def retranslate(self) -> None:
        """Set the accessible names, which contain the Puertoma's name."""
        if self.seat is None:
            return
        name = self._session.names[self.seat]
        figures, goods, pieces = self.views
        figures.setAccessibleName(translate("Board", "{player}: figures").format(player=name))
        goods.setAccessibleName(translate("Board", "{player}: goods").format(player=name))
        pieces.setAccessibleName(board_name(name))
