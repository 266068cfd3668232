"""The end of the game: every source of points, itemised, and the places (S001, S003, D-35)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

import attrs

from puertorico_desktop.engine.game import Standing
from puertorico_desktop.engine.places import standings_of
from puertorico_desktop.engine.puertorico.abilities.base import FINAL_BONUSES
from puertorico_desktop.engine.puertorico.achievements import ACHIEVEMENTS, done_cards, unfulfilled_cards
from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.engine.puertorico.components import PLANTATIONS, Achievement, Building, Extra
from puertorico_desktop.engine.puertorico.puertoma.board import ESTATES_OF_A_KIND, PuertomaBoard
from puertorico_desktop.engine.puertorico.rules import Rules
from puertorico_desktop.engine.puertorico.state import SPACES, GameState, PlayerBoard

_NOTHING: Final[Mapping[Extra, int]] = MappingProxyType({})


@attrs.frozen
class ScoreSheet:
    """One player's points by source.

    `chips` are victory point chips and points noted after the last chip; `buildings` the printed points of all
    buildings, occupied or not; `bonuses` the additional points of each occupied large building; `achievements` the
    points of the cards done; `nobles` a point for each noble; `extras` the points that only a Puertoma has.
    `tie_break` is doubloons plus goods. `handicap` is in half points and not part of the total.
    """

    seat: int
    chips: int
    buildings: dict[Building, int]
    bonuses: dict[Building, int]
    achievements: dict[Achievement, int]
    tie_break: int
    nobles: int = 0
    handicap: int = 0
    extras: Mapping[Extra, int] = _NOTHING

    @property
    def building_points(self) -> int:
        """The sum of all printed points."""
        return sum(self.buildings.values())

    @property
    def bonus_points(self) -> int:
        """The sum of all bonuses."""
        return sum(self.bonuses.values())

    @property
    def achievement_points(self) -> int:
        """The sum of the points of all cards done."""
        return sum(self.achievements.values())

    @property
    def extra_points(self) -> int:
        """The sum of the points that only a Puertoma has."""
        return sum(self.extras.values())

    @property
    def total(self) -> int:
        """The score, without the handicap of the seat."""
        own = self.chips + self.building_points + self.bonus_points + self.nobles
        return own + self.achievement_points + self.extra_points

    @property
    def half_points(self) -> int:
        """The score with the handicap, in half points, which decides the places."""
        return 2 * self.total + self.handicap


def score(
    seat: int, player: PlayerBoard, rules: Rules | None = None, cards: Sequence[Achievement] = ()
) -> ScoreSheet:
    """Returns one player's score sheet, as if the game ended now; `cards` are the achievements done. Without `rules`,
    those of the classic game apply."""
    handicaps = () if rules is None else rules.options.handicaps
    return ScoreSheet(
        seat,
        player.points,
        {building: CATALOG[building].points for building in player.buildings()},
        {ability.building: ability.final_bonus(player, rules) for ability in FINAL_BONUSES[player.occupied]},
        {card: ACHIEVEMENTS[card].points for card in cards},
        player.doubloons + sum(player.goods),
        player.all_nobles,
        handicaps[seat] if handicaps else 0,
    )


def scores(table: GameState) -> list[ScoreSheet]:
    """Returns every player's score sheet, by seat. In a game with a Puertoma, players score nothing for the cards
    that they have done, and the Puertoma scores for those that they have not (S000 page 41)."""
    if table.rules.automatic:
        return [_score_beside_puertoma(table, seat, player) for seat, player in enumerate(table.players)]
    return [score(seat, player, table.rules, done_cards(table, seat)) for seat, player in enumerate(table.players)]


def _score_beside_puertoma(table: GameState, seat: int, player: PlayerBoard) -> ScoreSheet:
    sheet = score(seat, player, table.rules)
    if not isinstance(player, PuertomaBoard):
        return sheet
    cards_left = sum(
        [ACHIEVEMENTS[card].points for other in range(len(table.hands)) for card in unfulfilled_cards(table, other)]
    )
    return attrs.evolve(
        sheet,
        bonuses={one: LARGE_BONUS for one in player.buildings() if SPACES[one] > 1},
        extras=_extras(player, cards_left),
    )


LARGE_BONUS: Final = 6
"""The points of a Puertoma for each large building, besides the printed ones, whatever the effect of the building
(S000 page 39)."""
TILE_ASIDE: Final = 3
"""The points of a Puertoma for a tile in its VP area."""
ACTIVE_PAIR: Final = 2
"""The points of a Puertoma for two active estates of a kind."""
PIECES_FOR_A_POINT: Final = 2
"""The number of goods and doubloons that are worth a point to a Puertoma, rounded up."""


def _extras(board: PuertomaBoard, cards_left: int) -> dict[Extra, int]:
    pieces = board.doubloons + sum(board.goods)
    points = {
        Extra.IDLE_PEOPLE: board.idle,
        Extra.TILES_ASIDE: TILE_ASIDE * sum(board.aside),
        Extra.ACTIVE_PAIRS: ACTIVE_PAIR * sum([board.active(kind) == ESTATES_OF_A_KIND for kind in PLANTATIONS]),
        Extra.LEFT_OVER: -(-pieces // PIECES_FOR_A_POINT),
        Extra.CARDS_NOT_DONE: cards_left,
    }
    return {source: number for source, number in points.items() if number}


def standings(sheets: Sequence[ScoreSheet]) -> list[Standing]:
    """Returns the places from first to last: most points, handicaps included, then most doubloons and goods; players
    who are still equal share a place. `sheets` are those of all players, by seat."""
    handicaps = [sheet.handicap for sheet in sheets]
    return standings_of([sheet.total for sheet in sheets], [sheet.tie_break for sheet in sheets], handicaps)
