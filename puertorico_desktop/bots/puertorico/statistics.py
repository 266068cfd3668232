"""The counts that an arena makes of a game of Puerto Rico."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import ClassVar

from puertorico_desktop.bots.arena.statistics import Bounds, Statistics
from puertorico_desktop.bots.puertorico import manner
from puertorico_desktop.engine.puertorico.catalog import CATALOG, Category
from puertorico_desktop.engine.puertorico.components import Building, EndTrigger, Extra, Role
from puertorico_desktop.engine.puertorico.events import (
    BuildingBuilt,
    EndTriggered,
    Event,
    GoodsLoaded,
    GoodsStored,
    MixedGoodsLoaded,
    PhaseEnded,
    PointReturned,
    PointsReceived,
    RoleChosen,
)
from puertorico_desktop.engine.puertorico.festival_events import TaskDone
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.engine.puertorico.smuggler_events import HousePlundered

SHIPPING = "shipping"
BUILDINGS = "buildings"
NOBLES = "nobles"
ACHIEVEMENTS = "achievements"
FESTIVAL = "festival"
CHIP_SOURCES = (SHIPPING, Role.CAPTAIN.id, Building.HARBOR.id)
"""The sources of chips in the base game: loading, the captain's privilege, the harbor."""
HALLS = (Building.GUILD_HALL, Building.RESIDENCE, Building.FORTRESS, Building.CUSTOMS_HOUSE, Building.CITY_HALL)
LARGE = frozenset(building.id for building, row in CATALOG.items() if row.category is Category.LARGE_VIOLET)
CITY_SOURCES = frozenset({BUILDINGS, NOBLES, ACHIEVEMENTS, *LARGE, *(extra.id for extra in Extra)})
"""The sources of all other points."""
WAYS = ("shipping", "mixed", "building")
ASHORE = "ashore"
"""The feat that in one phase all other seats had to give back goods that found no ship, while the seat loaded some
and gave none back."""
MOSTLY = 0.55
"""The least share that counts as most of the points."""


class PuertoRicoStatistics(Statistics):
    """The counts of chips by source, of buildings bought, of the causes of the end, and of the ways to win."""

    sources: ClassVar = (*CHIP_SOURCES, BUILDINGS, *(hall.id for hall in HALLS))
    pieces: ClassVar = tuple(building.id for building in Building)
    endings: ClassVar = tuple(trigger.id for trigger in EndTrigger)
    ways: ClassVar = WAYS
    marks: ClassVar = {"large_building": LARGE}
    feats: ClassVar = (ASHORE,)
    alone: ClassVar = {"shipping": WAYS[0], "buildings": WAYS[2]}
    shares: ClassVar = manner.SHARES
    means: ClassVar = manner.MEANS

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self._chips: list[Counter[str]] = [Counter() for _ in range(players)]
        self._purchases: list[list[str]] = [[] for _ in range(players)]
        self._triggers: list[EndTrigger] = []
        self._loading: set[int] = set()
        self._returning: set[int] = set()
        self._blockers: set[int] = set()
        self._manner = manner.MannerOfPlay(players)

    def add(self, event: Event) -> None:
        """Count one event."""
        self._manner.add(event)
        match event:
            case GoodsLoaded():
                self._chips[event.seat][SHIPPING] += event.amount
                self._loading.add(event.seat)
            case HousePlundered():
                self._chips[event.seat][Role.SMUGGLER.id] += event.points
            case MixedGoodsLoaded():
                self._chips[event.seat][SHIPPING] += event.points
            case PointReturned():
                self._chips[event.seat][Building.BLACK_MARKET.id] -= 1
            case TaskDone():
                self._chips[event.seat][FESTIVAL] += event.points
            case PointsReceived():
                self._chips[event.seat][event.cause.id] += event.points
            case BuildingBuilt():
                self._purchases[event.seat].append(event.building.id)
            case EndTriggered():
                self._triggers.append(event.trigger)
            case GoodsStored() if any(event.returned):
                self._returning.add(event.seat)
            case PhaseEnded():
                self._blockers |= self._blocking()
                self._loading, self._returning = set(), set()

    def _blocking(self) -> set[int]:
        """Returns a set of the seat that loaded and gave nothing back, while all others had to, in the phase that is
        over; empty if there is none."""
        rest = set(range(self.players)) - self._returning
        return rest & self._loading if len(rest) == 1 else set()

    def bought(self, event: Event) -> tuple[int, str] | None:
        """Returns the seat that has built something by an event, and the id of the building."""
        return (event.seat, event.building.id) if isinstance(event, BuildingBuilt) else None

    def chosen(self, event: Event) -> tuple[int, str] | None:
        """Returns the seat that has chosen a role by an event, and its id."""
        return (event.seat, event.role.id) if isinstance(event, RoleChosen) else None

    def points(self, game: PuertoRico, seat: int) -> dict[str, int]:
        """Returns the seat's points by source; together they are the score."""
        sheet, chips = game.scores()[seat], self._chips[seat]
        points = {source: chips[source] for source in CHIP_SOURCES} | {one: n for one, n in chips.items() if n}
        points[BUILDINGS] = sheet.building_points
        points.update({building.id: bonus for building, bonus in sheet.bonuses.items()})
        if sheet.nobles:
            points[NOBLES] = sheet.nobles
        if sheet.achievements:
            points[ACHIEVEMENTS] = sheet.achievement_points
        points.update({source.id: number for source, number in sheet.extras.items()})
        return points

    def done(self, seat: int) -> tuple[str, ...]:
        """Returns the feats that the seat has done."""
        return (ASHORE,) if seat in self._blockers else ()

    def purchases(self, seat: int) -> tuple[str, ...]:
        """Returns the ids of the buildings that the seat has bought, in their order."""
        return tuple(self._purchases[seat])

    def ended_by(self) -> str:
        """Returns the id of the first trigger of the end, which made the round the last one."""
        return self._triggers[0].id

    def rates(self, game: PuertoRico) -> dict[str, tuple[float, float]]:
        """Returns the figures of `manner`: spoiled goods, the timing of the craftsman, and empty production
        buildings."""
        return self._manner.rates(game)

    def offered(self, game: PuertoRico) -> tuple[str, ...]:
        """Returns the ids of the buildings of this game."""
        return tuple(building.id for building in Building if game.has_building(building))

    @classmethod
    def usual(cls, options: Options) -> Mapping[str, Bounds]:
        """Returns the usual bounds of figures among people who play with these options."""
        return manner.usual(options)

    @classmethod
    def way_to_win(cls, score: int, points: Mapping[str, int]) -> str:
        """Returns the way to win by the source of most of the winner's points: chips ("shipping") or the city
        ("building"); "mixed" if neither is clearly most."""
        chips = sum(amount for source, amount in points.items() if source not in CITY_SOURCES)
        if chips and chips >= MOSTLY * score:
            return WAYS[0]
        return WAYS[2] if score - chips >= MOSTLY * score else WAYS[1]
