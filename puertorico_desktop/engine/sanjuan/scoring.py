"""Scoring at the end of the game: every source of points, itemised, and the standings (S002)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import attrs

from puertorico_desktop.engine.game import Standing
from puertorico_desktop.engine.places import standings_of
from puertorico_desktop.engine.sanjuan.catalog import COST, HALLS, MONUMENTS, POINTS, PRODUCTION
from puertorico_desktop.engine.sanjuan.components import CARDS, Card
from puertorico_desktop.engine.sanjuan.state import GameState, PlayerBoard

TOWN_SQUARE_POINTS: Final = (0, 4, 6, 8)
"""The points of a Town Square by the number of monuments."""
FALLING_POINTS: Final = (4, 3, 2, 1)
"""The points for the first, second, third and fourth set of a Residence; likewise for the buildings that a Cathedral
counts."""
CUSTOMS_HOUSE_SHARE: Final = 4
_SET: Final = 3
_RESIDENCE_COSTS: Final = sorted(set(COST))
_OF_COST: Final = {cost: [int(card) for card in CARDS if COST[card] == cost] for cost in _RESIDENCE_COSTS}


@attrs.frozen
class ScoreSheet:
    """One player's points by source.

    `buildings` are the printed points of all buildings of each kind that are not covered; `tucked` the numbers of
    cards under Chapel, Church and Harbor, a point for each card, also while the building is covered; `bonuses` the
    points from each large building, and `counted` the number that the bonus is based on: production buildings,
    commercial buildings, monuments, sets, buildings of other players, or all other points. `tie_break` is the number
    of cards in hand plus goods, including that of a Zoning Office (rulings.md, San Juan 9).
    """

    seat: int
    buildings: dict[Card, int]
    tucked: dict[Card, int]
    bonuses: dict[Card, int]
    counted: dict[Card, int] = attrs.field(repr=False)  # left out of digests, which contain the points only
    tie_break: int

    @property
    def building_points(self) -> int:
        """The sum of all printed points."""
        return sum(self.buildings.values())

    @property
    def tucked_points(self) -> int:
        """The number of all cards under buildings."""
        return sum(self.tucked.values())

    @property
    def bonus_points(self) -> int:
        """The sum of all bonuses."""
        return sum(self.bonuses.values())

    @property
    def total(self) -> int:
        """The final score."""
        return self.building_points + self.tucked_points + self.bonus_points


def assembly_hall(player: PlayerBoard) -> int:
    """Returns the bonus: 1 point for each production building and 1 for each kind of them (S002, D-82)."""
    return _production(player) + (player.owned & PRODUCTION).bit_count()


def _production(player: PlayerBoard) -> int:
    return sum([player.city[card] for card in CARDS if PRODUCTION >> card & 1])


def city_hall(player: PlayerBoard) -> int:
    """Returns the bonus: 1 point for each commercial building, itself and the Cathedral included (S002)."""
    return (player.owned & ~PRODUCTION).bit_count()


def town_square(player: PlayerBoard) -> int:
    """Returns the bonus: 4, 6 or 8 points for one, two or three monuments (S002)."""
    return TOWN_SQUARE_POINTS[_monuments(player)]


def _monuments(player: PlayerBoard) -> int:
    return (player.owned & MONUMENTS).bit_count()


def residence(player: PlayerBoard) -> int:
    """Returns the bonus: 4, 3, 2 and 1 points for sets of three buildings of equal cost and of three kinds (S002, New
    Buildings)."""
    return sum(FALLING_POINTS[: _sets(player)])


def _sets(player: PlayerBoard) -> int:
    """Returns the number of sets. For each cost it is the largest t with sum(min(copies of a kind, t)) >= 3 t."""
    sets = 0
    for kinds in _OF_COST.values():
        copies = [player.city[card] for card in kinds]
        made = sum(copies) // _SET
        while made and sum(min(number, made) for number in copies) < _SET * made:
            made -= 1
        sets += made
    return sets


def cathedral(table: GameState, seat: int) -> int:
    """Returns the bonus: 4, 3, 2 and 1 points for the buildings of cost 6 of the other players (S002, New
    Buildings)."""
    return sum(FALLING_POINTS[: _halls_of_others(table, seat)])


def _halls_of_others(table: GameState, seat: int) -> int:
    return sum([(player.owned & HALLS).bit_count() for other, player in enumerate(table.players) if other != seat])


def score(table: GameState, seat: int, with_tucked: bool = True) -> ScoreSheet:
    """Returns one player's score sheet, as if the game ended now; without the cards under Chapel, Church and Harbor
    unless `with_tucked`, for viewers from whom their numbers are hidden."""
    player = table.players[seat]
    buildings = {card: POINTS[card] * player.city[card] for card in CARDS if player.city[card]}
    under = ((Card.CHAPEL, player.chapel), (Card.CHURCH, player.church), (Card.HARBOR, player.harbor))
    tucked = {card: len(cards) for card, cards in under if cards and with_tucked}
    counted, bonuses = {}, {}
    for card, count, bonus in (
        (Card.ASSEMBLY_HALL, _production, assembly_hall),
        (Card.CITY_HALL, city_hall, city_hall),
        (Card.TOWN_SQUARE, _monuments, town_square),
        (Card.RESIDENCE, _sets, residence),
    ):
        if player.owned >> card & 1:
            counted[card], bonuses[card] = count(player), bonus(player)
    if player.owned >> Card.CATHEDRAL & 1:
        counted[Card.CATHEDRAL], bonuses[Card.CATHEDRAL] = _halls_of_others(table, seat), cathedral(table, seat)
    if player.owned >> Card.CUSTOMS_HOUSE & 1:  # scored last: a quarter of all other points, rounded down
        others = sum(buildings.values()) + sum(tucked.values()) + sum(bonuses.values())
        counted[Card.CUSTOMS_HOUSE], bonuses[Card.CUSTOMS_HOUSE] = others, others // CUSTOMS_HOUSE_SHARE
    return ScoreSheet(seat, buildings, tucked, bonuses, counted, player.hand_size + player.goods_held)


def scores(table: GameState) -> list[ScoreSheet]:
    """Returns the score sheets by seat."""
    return [score(table, seat) for seat in range(len(table.players))]


def standings(sheets: Sequence[ScoreSheet]) -> list[Standing]:
    """Returns the standings from first to last: most points, then most cards in hand and goods; players who are still
    equal share the place (S002). `sheets` are those of all players, by seat."""
    return standings_of([sheet.total for sheet in sheets], [sheet.tie_break for sheet in sheets])
