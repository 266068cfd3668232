"""All models of San Juan's table, updated from one session."""

from __future__ import annotations

from PySide6.QtCore import QObject

from puertorico_desktop.engine.sanjuan.options import MOST_PLAYERS
from puertorico_desktop.gui.models.table_model import TableModel
from puertorico_desktop.gui.models.table_models import TableModels
from puertorico_desktop.gui.sanjuan.interaction import SanJuanInteraction
from puertorico_desktop.gui.sanjuan.models.advice import AdviceModel
from puertorico_desktop.gui.sanjuan.models.boards import CityModel, DrawnModel, HandModel, SeatsModel
from puertorico_desktop.gui.sanjuan.models.log import LogModel
from puertorico_desktop.gui.sanjuan.models.middle import OffersModel, PilesModel, PricesModel, RolesModel
from puertorico_desktop.gui.sanjuan.session import SanJuanSession


class SanJuanModels(TableModels):
    """Every area of the table as a model. `cities[0]` is that of the viewer of the table."""

    def __init__(
        self, session: SanJuanSession, interaction: SanJuanInteraction, parent: QObject | None = None
    ) -> None:
        super().__init__(session, interaction, parent)
        self.roles = RolesModel(session, interaction, self)
        self.prices = PricesModel(session, interaction, self)
        self.piles = PilesModel(session, interaction, self)
        self.offers = OffersModel(session, interaction, self)
        self.cities = [CityModel(place, session, interaction, self) for place in range(MOST_PLAYERS)]
        self.hand = HandModel(session, interaction, self)
        self.drawn = DrawnModel(session, interaction, self)
        self.seats = SeatsModel(session, interaction, self)
        self.log = LogModel(session, interaction, self)
        self.advice = AdviceModel(session, interaction, self)

    def all(self) -> list[TableModel]:
        """Returns every model."""
        middle = [self.roles, self.prices, self.piles, self.offers]
        return [*middle, *self.cities, self.hand, self.drawn, self.seats, self.log, self.advice]

    def of_pending(self) -> list[TableModel]:
        """Returns the models that show the draft of an answer."""
        return [self.cities[0], self.hand, self.drawn]
