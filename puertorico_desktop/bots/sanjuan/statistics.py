"""The counts that an arena makes of a game of San Juan."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from puertorico_desktop.bots.arena.statistics import Statistics
from puertorico_desktop.engine.sanjuan.catalog import CATALOG, HALLS
from puertorico_desktop.engine.sanjuan.components import CARDS, CITY_SPACES, Card
from puertorico_desktop.engine.sanjuan.events import BuildingBuilt, BuildingCovered, DeckShuffled, Event, RoleChosen
from puertorico_desktop.engine.sanjuan.game import SanJuan

BUILDINGS = "buildings"
SHUFFLES = "shuffles"
LEAD = "lead"
COST_6 = "cost_6"
WAYS = ("buildings", "mixed", "bonuses")
MOSTLY, HARDLY = 0.65, 0.55
"""The limits of the share of a winner's points that is printed on the buildings, which is 0.6 on average: from MOSTLY
on the game counts as won by buildings, up to HARDLY as won by other points."""
FULL_CITY, NO_CARD_LEFT = "full_city", "no_card_left"
BONUSES = (Card.CHAPEL, Card.ASSEMBLY_HALL, Card.CITY_HALL, Card.CUSTOMS_HOUSE, Card.TOWN_SQUARE)
"""The sources of points in the base game beside the points printed on the buildings."""


class SanJuanStatistics(Statistics):
    """The counts of points by source, of buildings built, of shuffles of the deck, and of the winner's lead.

    A building counts as bought even if another one covers it later; the first Corn Granary is not bought. The mark of
    a single building is its id.
    """

    sources: ClassVar = (BUILDINGS, *(card.id for card in BONUSES))
    pieces: ClassVar = tuple(card.id for card in CARDS)
    endings: ClassVar = (FULL_CITY, NO_CARD_LEFT)
    ways: ClassVar = WAYS
    alone: ClassVar = {"buildings": WAYS[0]}
    marks: ClassVar = {
        COST_6: frozenset(card.id for card in CARDS if HALLS >> card & 1),
        **{card.id: frozenset({card.id}) for card in CARDS},
    }
    figures: ClassVar = (SHUFFLES, LEAD)

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self._built: list[list[str]] = [[] for _ in range(players)]
        self._buildings = [1] * players  # every player begins with a Corn Granary
        self._shuffles = 0

    def add(self, event: Event) -> None:
        """Count one event."""
        match event:
            case BuildingBuilt():
                self._built[event.seat].append(event.building.id)
                self._buildings[event.seat] += 1
            case BuildingCovered():
                self._buildings[event.seat] -= 1
            case DeckShuffled():
                self._shuffles += 1

    def bought(self, event: Event) -> tuple[int, str] | None:
        """Returns the seat that has built something by an event, and the id of the building."""
        return (event.seat, event.building.id) if isinstance(event, BuildingBuilt) else None

    def chosen(self, event: Event) -> tuple[int, str] | None:
        """Returns the seat that has chosen a role by an event, and its id."""
        return (event.seat, event.role.id) if isinstance(event, RoleChosen) else None

    def points(self, game: SanJuan, seat: int) -> dict[str, int]:
        """Returns the seat's points by source; together they are the score."""
        sheet = game.scores()[seat]
        gifts = {card.id: points for card, points in (sheet.tucked | sheet.bonuses).items()}
        return {BUILDINGS: sheet.building_points, **gifts}

    def ended_by(self) -> str:
        """Returns the cause of the end: a full city, or no card left."""
        return FULL_CITY if max(self._buildings) >= CITY_SPACES else NO_CARD_LEFT

    def purchases(self, seat: int) -> tuple[str, ...]:
        """Returns the ids of the buildings that the seat has built, in their order."""
        return tuple(self._built[seat])

    def counted(self, game: SanJuan) -> dict[str, int]:
        """Returns the number of shuffles of the deck, and the lead in points of the first place over the second: 0 if
        the victory is shared or won by the tie-break."""
        first, second, *_ = game.standings()
        return {SHUFFLES: self._shuffles, LEAD: first.points - second.points}

    def offered(self, game: SanJuan) -> tuple[str, ...]:
        """Returns the ids of the cards of this game."""
        expansions = game.options.expansions
        return tuple(card.id for card, row in CATALOG.items() if row.expansion is None or row.expansion in expansions)

    @classmethod
    def way_to_win(cls, score: int, points: Mapping[str, int]) -> str:
        """Returns the way to win by the source of the winner's points: the points printed on the buildings
        ("buildings"), cards under them and the points of large buildings ("bonuses"), or both ("mixed")."""
        printed = points.get(BUILDINGS, 0)
        if printed >= MOSTLY * score:
            return WAYS[0]
        return WAYS[2] if printed <= HARDLY * score else WAYS[1]
