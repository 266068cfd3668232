"""The island and city of a player, or a Puertoma's board, shown at the end of a game."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from puertorico_desktop.gui.puertorico.models.puertoma import puertoma_of
from puertorico_desktop.gui.puertorico.models.puertorico_models import BoardModels
from puertorico_desktop.gui.puertorico.session import PuertoRicoSession
from puertorico_desktop.gui.puertorico.texts.puertoma_pieces import board_name
from puertorico_desktop.gui.puertorico.views.board_delegates import CityDelegate, IslandDelegate
from puertorico_desktop.gui.puertorico.views.plans import City
from puertorico_desktop.gui.puertorico.views.table_renderer import TableRenderer
from puertorico_desktop.gui.puertorico.windows.player_board import (
    ISLAND_COLUMNS,
    SQUARISH,
    puertoma_view,
    share_spaces,
)
from puertorico_desktop.gui.views.area import AreaView
from puertorico_desktop.gui.views.marks import Marks
from puertorico_desktop.gui.views.plans import Divided
from puertorico_desktop.gui.windows.seat_board import BuiltBoard

translate = QCoreApplication.translate


class BuiltIsland(BuiltBoard):
    """Shows island and city, or a Puertoma's board."""

    def __init__(
        self,
        session: PuertoRicoSession,
        models: BoardModels,
        marks: Marks,
        renderer: TableRenderer,
        large: bool,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(session, renderer, parent)
        self._models = models
        gap = 5 if large else 3
        if puertoma_of(session.view, models.seat) is not None:
            self.show_views(puertoma_view(models, marks, renderer, self))
            return
        island = AreaView(Divided(gap, ISLAND_COLUMNS, SQUARISH), IslandDelegate(renderer, self), marks, parent=self)
        island.setModel(models.island)
        city = AreaView(City(gap), CityDelegate(renderer, self), marks, parent=self)
        city.setModel(models.city)
        self.show_views(island, city)

    @property
    def seat(self) -> int | None:
        """The seat that is shown; None if there is none."""
        return self._models.seat

    def retranslate(self) -> None:
        """Set the accessible names, which contain the player's name."""
        if self.seat is not None:
            name = self._session.names[self.seat]
            texts = (translate("Board", "{player}: island"), translate("Board", "{player}: city"))
            for view, text in zip(self.views, texts if len(self.views) > 1 else (board_name(name),), strict=True):
                view.setAccessibleName(text.format(player=name))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the space so that island tiles are about square and the city has the rest."""
        super().resizeEvent(event)
        self.columns.setSpacing(max(4, round(self.height() * 0.04)))
        if len(self.views) > 1:
            share_spaces(self.columns, self.width(), self.height())
