"""The figures of how a game of Puerto Rico was played: goods that spoil, the timing of the craftsman, empty
production buildings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from puertorico_desktop.bots.arena.manner import ENDED_BY, MEAN_SCORE, WON_BY
from puertorico_desktop.bots.arena.statistics import Bounds
from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.engine.puertorico.components import EndTrigger, Role, site_of
from puertorico_desktop.engine.puertorico.events import (
    Event,
    ExtraGoodTaken,
    GoodsProduced,
    GoodsStored,
    PhaseEnded,
    RoleChosen,
    RoundStarted,
)
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import Options

ROTTEN = "rotten"
"""The share of the goods produced that were given back to the supply after a captain phase."""
CAPTAIN_NEXT = "captain_next"
"""The share of the choices of the craftsman after which the very next role was the captain."""
LATE_CRAFTSMAN = "late_craftsman"
"""The share of the choices of the craftsman in the last round at which the captain had already been chosen."""
EMPTY_PLANTS = "empty_plants"
"""The share of the production buildings standing at the end in which no colonist worked."""
LOST_BY_CRAFTSMAN = "lost_by_craftsman"
"""The mean number of goods that the seat that had chosen the craftsman gave back in the next captain phase."""
LOST_BY_OTHERS = "lost_by_others"
"""The mean number of goods that each other seat gave back in that phase."""
SHARES: Final = (ROTTEN, CAPTAIN_NEXT, LATE_CRAFTSMAN, EMPTY_PLANTS)
MEANS: Final = (LOST_BY_CRAFTSMAN, LOST_BY_OTHERS)

USUAL_PLAYERS: Final = 4
USUAL: Final[Mapping[str, Bounds]] = {
    MEAN_SCORE: (40, 46),
    ENDED_BY + EndTrigger.COLONISTS.id: (None, 0.15),
    **{WON_BY + way: (0.2, None) for way in ("shipping", "mixed", "building")},
    ROTTEN: (None, 0.12),
}
"""The bounds of figures that are usual among four people, without expansions."""
PLANTS: Final = tuple((building, site_of(building)) for building, row in CATALOG.items() if row.good is not None)


class MannerOfPlay:
    """The counter of the events of one game."""

    def __init__(self, players: int) -> None:
        self._players = players
        self._produced = 0
        self._rotten = 0
        self._craftsmen = 0
        self._captains_next = 0
        self._last_role: Role | None = None
        self._craftsman: int | None = None
        self._returned = [0] * players
        self._lost_by_craftsmen = 0
        self._lost_by_others = 0
        self._shipped_craftsmen = 0
        self._is_captain_gone = False
        self._craftsmen_of_round = 0
        self._late_craftsmen_of_round = 0

    def add(self, event: Event) -> None:
        """Count one event."""
        match event:
            case GoodsProduced():
                self._produced += sum(event.goods)
            case ExtraGoodTaken():
                self._produced += 1
            case GoodsStored():
                self._returned[event.seat] += sum(event.returned)
            case PhaseEnded() if event.role is Role.CAPTAIN:
                self._end_captain()
            case RoleChosen():
                self._choose(event.seat, event.role)
            case RoundStarted():
                self._is_captain_gone = False
                self._craftsmen_of_round = self._late_craftsmen_of_round = 0

    def _choose(self, seat: int, role: Role) -> None:
        if self._last_role is Role.CRAFTSMAN:
            self._craftsmen += 1
            self._captains_next += role is Role.CAPTAIN
        self._last_role = role
        if role is Role.CAPTAIN:
            self._is_captain_gone = True
        elif role is Role.CRAFTSMAN:
            self._craftsman = seat
            self._craftsmen_of_round += 1
            self._late_craftsmen_of_round += self._is_captain_gone

    def _end_captain(self) -> None:
        lost = sum(self._returned)
        self._rotten += lost
        if self._craftsman is not None:
            own = self._returned[self._craftsman]
            self._shipped_craftsmen += 1
            self._lost_by_craftsmen += own
            self._lost_by_others += lost - own
        self._craftsman = None
        self._returned = [0] * self._players

    def rates(self, game: PuertoRico) -> dict[str, tuple[float, float]]:
        """Returns, for each figure, the amount counted in a game that is over, and the number of cases."""
        boards = [player for seat, player in enumerate(game.players) if not game.is_automatic(seat)]
        plants = [player.colonists[site] for player in boards for plant, site in PLANTS if player.owns(plant)]
        return {
            ROTTEN: (self._rotten, self._produced),
            CAPTAIN_NEXT: (self._captains_next, self._craftsmen),
            LATE_CRAFTSMAN: (self._late_craftsmen_of_round, self._craftsmen_of_round),
            EMPTY_PLANTS: (plants.count(0), len(plants)),
            LOST_BY_CRAFTSMAN: (self._lost_by_craftsmen, self._shipped_craftsmen),
            LOST_BY_OTHERS: (self._lost_by_others, self._shipped_craftsmen * (self._players - 1)),
        }


def usual(options: Options) -> Mapping[str, Bounds]:
    """Returns the usual bounds of figures among people who play with these options; empty where they are unknown."""
    is_known = options.players == USUAL_PLAYERS and not options.expansions and not options.puertomas
    return USUAL if is_known else {}
