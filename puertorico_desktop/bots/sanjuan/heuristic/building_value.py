"""The value of a building for a city, in points at the end: printed points, bonuses, and the cards that it brings
until then.

A card is worth about half a point, which is the gain when it is spent. The number of rounds left follows from the
fullest city. Only public information is used.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from typing import Final

from puertorico_desktop.engine.memo import Memo
from puertorico_desktop.engine.sanjuan.catalog import COMMERCIAL, HALLS, MONUMENTS, POINTS, PRICES, PRODUCTION
from puertorico_desktop.engine.sanjuan.components import CARDS, CITY_SPACES, GOODS, Card
from puertorico_desktop.engine.sanjuan.scoring import FALLING_POINTS, TOWN_SQUARE_POINTS
from puertorico_desktop.engine.sanjuan.state import GameState

CARD: Final = 0.55
"""The value of a card, in points."""
MEAN_PRICES: Final = tuple(sum(prices[good] for prices in PRICES) / len(PRICES) for good in GOODS)
"""The mean price of each good, in cards."""
_SOLD: Final = (0.62, 0.3, 0.08, 0.02, 0.0, 0.0)
"""The chances per round that the best good of a city is made and sold, then the next ones: as a rule one good is made
and one is sold in a round."""
_SOLD_MORE: Final = (0.65, 0.55, 0.25, 0.08, 0.02, 0.0)
"""The same chances with a Canal and a Trading Post."""
_FINAL_POINTS: Final = 28
"""The expected final points of a city without a Customs House."""

_INCOME: Final = {
    Card.DISTILLERY: 0.28,
    Card.GOLD_MINE: 0.2,
    Card.NOTARY: 0.25,
    Card.HOSPITAL: 0.3,
    Card.HIDDEN_MARKET: 0.2,
    Card.TRADING_POST: 0.12,
    Card.FACTORY: 0.1,
    Card.SMALL_MARKET: 0.1,
    Card.CRANE: 0.15,
    Card.LIGHTHOUSE: 0.1,
    Card.CANAL: 0.15,
    Card.LUMBERYARD: 0.5,
    Card.VILLA: 0.6,
    Card.LARGE_MARKET: 0.55,
    Card.BUILDERS_YARD: 0.6,
    Card.PUBLISHING_HOUSE: 0.75,
    Card.FORTRESS: 0.05,
    Card.OFFICE: 0.35,
    Card.BOHIO: 0.1,
    Card.SCHOOL: 0.1,
    Card.PARK_AUTHORITY: 0.1,
    Card.ZONING_OFFICE: 0.6,
    Card.BANK: 0.4,
}
"""The cards that a building brings per round by itself."""
_WITH_GOODS: Final = {Card.TRADING_POST: 0.2, Card.FACTORY: 0.25, Card.SMALL_MARKET: 0.22, Card.CANAL: 0.22}
"""The additional cards per round that a building brings in a city with at least two production buildings."""
_POINTS_A_ROUND: Final = {Card.CHAPEL: 0.5, Card.HARBOR: 0.6}
"""The points per round by cards under a building, beyond the value of these cards."""
_BUSY: Final = 1.25
"""The factor by which a building brings more than these numbers, because its owner plays so as to use it."""
_CHURCH: Final = 3.0
_CRANE_OVER_PARK: Final = 2.5
_HALL_CHANCE: Final = 0.2
"""The share of its effect that counts for a hall that is not built yet."""

Key = tuple[int, tuple[int, ...], int, int]
"""The mask of a city, the number of its production buildings by kind, the rounds left, and the number of the other
players' halls."""


def rounds_left(table: GameState) -> int:
    """Returns the approximate number of rounds to come, without the present one."""
    fullest = max([player.buildings for player in table.players])
    return max(0, CITY_SPACES - 1 - fullest)


def value_key(table: GameState, seat: int) -> Key:
    """Returns everything on the table on which the value of a building for the seat's city depends."""
    player = table.players[seat]
    halls = 0
    if table.cathedral:
        for other, board in enumerate(table.players):
            if other != seat:
                halls += (board.owned & HALLS).bit_count()
    return player.owned, tuple(player.city[: len(GOODS)]), rounds_left(table), halls


def building_values(table: GameState, seat: int) -> Sequence[float]:
    """Returns the value, in points, of a building of each kind for the seat's city."""
    return WORTHS[value_key(table, seat)]


def _income(made: Sequence[int], owned: int) -> float:
    """Returns the expected number of cards per round for goods."""
    prices = [MEAN_PRICES[good] for good in range(len(GOODS) - 1, -1, -1) for _ in range(made[good])]
    more = (1 << Card.CANAL) & owned and (1 << Card.TRADING_POST) & owned
    return fsum([share * price for share, price in zip(_SOLD_MORE if more else _SOLD, prices, strict=False)])


def _worths(key: Key) -> tuple[float, ...]:
    return tuple([_worth(card, *key) for card in CARDS])


def _worth(card: Card, owned: int, made: tuple[int, ...], left: int, halls: int) -> float:
    bit = 1 << card
    if owned & bit & COMMERCIAL:
        return 0.0
    points = float(POINTS[card]) + _bonus(card, owned, made, left, halls)
    if (1 << Card.CUSTOMS_HOUSE) & owned:
        points *= 1.25
    income = _INCOME.get(card, 0.0)
    if bit & PRODUCTION:
        more = list(made)
        more[card] += 1
        income = _income(more, owned) - _income(made, owned)
    elif card in _WITH_GOODS and sum(made) > 1:
        income += _WITH_GOODS[card]
    return points + left * (_BUSY * income * CARD + _POINTS_A_ROUND.get(card, 0.0))


def _bonus(card: Card, owned: int, made: tuple[int, ...], left: int, halls: int) -> float:
    """Returns the points of a building at the end beyond the printed ones, and those that it adds to halls."""
    bit = 1 << card
    monuments, commercial = (owned & MONUMENTS).bit_count(), (owned & COMMERCIAL).bit_count()
    kinds, production = sum([1 for number in made if number]), sum(made)
    match card:
        case Card.ASSEMBLY_HALL:
            return production + kinds + left * 0.55
        case Card.CITY_HALL:
            return commercial + 1 + left * 0.6
        case Card.TOWN_SQUARE:
            return TOWN_SQUARE_POINTS[monuments] + (1.5 if left > 2 and monuments < 3 else 0.0)
        case Card.CUSTOMS_HOUSE:
            return _FINAL_POINTS / 4 * (0.6 + 0.4 / (1 + left))
        case Card.RESIDENCE:
            return 4.0
        case Card.CATHEDRAL:
            return sum(FALLING_POINTS[: halls + (left > 3)])
        case Card.CHURCH:
            return _CHURCH
        case Card.PARK_AUTHORITY:
            return _CRANE_OVER_PARK if (1 << Card.CRANE) & owned and left else 0.0
    gift = 0.0
    if bit & PRODUCTION:
        if (1 << Card.ASSEMBLY_HALL) & owned:
            gift = 1.0 if made[card] else 2.0
    elif (1 << Card.CITY_HALL) & owned:
        gift = 1.0
    if bit & MONUMENTS:
        more = TOWN_SQUARE_POINTS[monuments + 1] - TOWN_SQUARE_POINTS[monuments]
        gift += more * (1.0 if (1 << Card.TOWN_SQUARE) & owned else _HALL_CHANCE * 0.5)
    return gift


KEPT: Final = 1 << 13
WORTHS: Final[Memo[Key, tuple[float, ...]]] = Memo(_worths, KEPT)
