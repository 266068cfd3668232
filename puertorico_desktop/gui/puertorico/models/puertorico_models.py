"""The collection of all models of the table of one session."""

from __future__ import annotations

from PySide6.QtCore import QObject

from puertorico_desktop.gui.models.table_model import TableModel
from puertorico_desktop.gui.models.table_models import TableModels
from puertorico_desktop.gui.puertorico.interaction import Interaction
from puertorico_desktop.gui.puertorico.models.advice import AdviceModel
from puertorico_desktop.gui.puertorico.models.boards import (
    BoardModel,
    CityModel,
    GoodsModel,
    IslandModel,
    PlayersModel,
)
from puertorico_desktop.gui.puertorico.models.cards import CardsModel, PackModel, TasksModel
from puertorico_desktop.gui.puertorico.models.common import (
    CandidatesModel,
    CrewModel,
    HouseModel,
    MarketModel,
    OfferModel,
    RolesModel,
    ShipsModel,
    SupplyModel,
)
from puertorico_desktop.gui.puertorico.models.log import LogModel
from puertorico_desktop.gui.puertorico.models.puertoma import ActionBoardModel, PuertomaModel
from puertorico_desktop.gui.puertorico.session import PuertoRicoSession

MOST_PLAYERS = 5


class BoardModels:
    """The models of the board `place` seats after the viewer; `seat` is None if there are fewer players."""

    def __init__(self, place: int, session: PuertoRicoSession, interaction: Interaction, parent: QObject) -> None:
        self.island = IslandModel(place, session, interaction, parent)
        self.city = CityModel(place, session, interaction, parent)
        self.goods = GoodsModel(place, session, interaction, parent)
        self.puertoma = PuertomaModel(place, session, interaction, parent)

    @property
    def seat(self) -> int | None:
        """The seat whose board is shown; None if there is none."""
        return self.island.seat

    def all(self) -> list[BoardModel]:
        """Returns all models of the board; `puertoma` has no items unless a Puertoma sits there."""
        return [self.island, self.city, self.goods, self.puertoma]


class PuertoRicoModels(TableModels):
    """The models of all areas of the table. `boards[0]` is the viewer's board."""

    def __init__(self, session: PuertoRicoSession, interaction: Interaction, parent: QObject | None = None) -> None:
        super().__init__(session, interaction, parent)
        self.roles = RolesModel(session, interaction, self)
        self.offer = OfferModel(session, interaction, self)
        self.ships = ShipsModel(session, interaction, self)
        self.crew = CrewModel(session, interaction, self)
        self.house = HouseModel(session, interaction, self)
        self.supply = SupplyModel(session, interaction, self)
        self.market = MarketModel(session, interaction, self)
        self.candidates = CandidatesModel(session, interaction, self)
        self.tasks = TasksModel(session, interaction, self)
        self.cards = CardsModel(session, interaction, self)
        self.pack = PackModel(session, interaction, self)
        self.players = PlayersModel(session, interaction, self)
        self.action_board = ActionBoardModel(session, interaction, self)
        self.log = LogModel(session, interaction, self)
        self.advice = AdviceModel(session, interaction, self)
        self.boards = [BoardModels(place, session, interaction, self) for place in range(MOST_PLAYERS)]

    def all(self) -> list[TableModel]:
        """Returns every model."""
        boards = [model for board in self.boards for model in board.all()]
        common = [self.roles, self.offer, self.crew, self.ships, self.house, self.supply, self.market]
        return [
            *common,
            self.tasks,
            self.cards,
            self.pack,
            self.candidates,
            self.players,
            self.action_board,
            self.log,
            self.advice,
            *boards,
        ]

    def of_pending(self) -> list[TableModel]:
        """Returns the models that show a draft: those of the viewer's board, of the players' figures, and of all
        ships."""
        return [*self.boards[0].all(), self.players, self.ships, self.crew]
