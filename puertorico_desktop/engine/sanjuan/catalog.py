"""The data of all kinds of buildings, and the price cards (data-sheet.md 6; U1 to U4 are its section 7)."""

from __future__ import annotations

from enum import Enum
from functools import cache
from typing import Final

import attrs

from puertorico_desktop.engine.sanjuan.components import CARDS, GOODS, Card, Good
from puertorico_desktop.engine.sanjuan.options import Expansion, Options


class Category(Enum):
    """The category of a building for prices and scoring. Monuments are commercial buildings, and so are the buildings
    of cost 6 (S002)."""

    PRODUCTION = "production"
    COMMERCIAL = "commercial"
    MONUMENT = "monument"


@attrs.frozen
class CardRow:
    """The data of one kind of building.

    `cost` is in cards; `points` are the printed points; `copies` is the number of cards in the pack; `good` is the
    good that a production building makes; `expansion` is the expansion of the building, None for the base game.
    """

    card: Card
    cost: int
    points: int
    copies: int
    category: Category = Category.COMMERCIAL
    good: Good | None = None
    expansion: Expansion | None = None

    @property
    def is_production(self) -> bool:
        """Whether this is a production building; all others are commercial."""
        return self.category is Category.PRODUCTION


def _rows() -> dict[Card, CardRow]:
    c, g = Card, Good
    made, monument = Category.PRODUCTION, Category.MONUMENT
    new = Expansion.NEW_BUILDINGS
    table = (
        #       card         cost pts copies
        CardRow(c.CORN_GRANARY, 1, 1, 10, made, g.CORN),
        CardRow(c.FRUIT_DEPOT, 2, 1, 8, made, g.FRUIT),
        CardRow(c.SUGAR_MILL, 3, 2, 9, made, g.SUGAR),  # D-80
        CardRow(c.TOBACCO_STORAGE, 4, 2, 9, made, g.TOBACCO),
        CardRow(c.COFFEE_ROASTER, 5, 3, 8, made, g.COFFEE),
        CardRow(c.DISTILLERY, 1, 1, 3),
        CardRow(c.GOLD_MINE, 1, 1, 3),
        CardRow(c.NOTARY, 1, 1, 3),
        CardRow(c.HOSPITAL, 2, 1, 3),
        CardRow(c.HIDDEN_MARKET, 2, 1, 3),
        CardRow(c.TRADING_POST, 2, 1, 3),
        CardRow(c.FACTORY, 2, 1, 3),
        CardRow(c.SMALL_MARKET, 2, 1, 3),
        CardRow(c.CRANE, 2, 1, 3),
        CardRow(c.CHAPEL, 3, 2, 3),
        CardRow(c.LIGHTHOUSE, 3, 2, 3),
        CardRow(c.CANAL, 3, 2, 3),
        CardRow(c.LUMBERYARD, 3, 2, 3),
        CardRow(c.VILLA, 3, 2, 3),
        CardRow(c.STATUE, 3, 3, 3, monument),
        CardRow(c.LARGE_MARKET, 4, 2, 3),
        CardRow(c.BUILDERS_YARD, 4, 2, 3),
        CardRow(c.ARCH, 4, 4, 3, monument),
        CardRow(c.PUBLISHING_HOUSE, 5, 3, 3),
        CardRow(c.HERO, 5, 5, 3, monument),
        CardRow(c.ASSEMBLY_HALL, 6, 0, 2),
        CardRow(c.CITY_HALL, 6, 0, 2),
        CardRow(c.CUSTOMS_HOUSE, 6, 0, 2),
        CardRow(c.TOWN_SQUARE, 6, 0, 2),
        CardRow(c.FORTRESS, 1, 1, 3, expansion=new),
        CardRow(c.OFFICE, 1, 1, 3, expansion=new),
        CardRow(c.BOHIO, 2, 1, 3, expansion=new),  # U1
        CardRow(c.SCHOOL, 2, 1, 3, expansion=new),  # U1
        CardRow(c.PARK_AUTHORITY, 3, 2, 3, expansion=new),
        CardRow(c.ZONING_OFFICE, 3, 2, 3, expansion=new),
        CardRow(c.HARBOR, 4, 2, 3, expansion=new),
        CardRow(c.CHURCH, 4, 2, 3, expansion=new),
        CardRow(c.BANK, 5, 3, 3, expansion=new),  # U2
        CardRow(c.RESIDENCE, 6, 0, 2, expansion=new),
        CardRow(c.CATHEDRAL, 7, 0, 0, expansion=new),  # lies beside the roles, not in the deck
    )
    rows = {row.card: row for row in table}
    return {card: rows[card] for card in Card}


CATALOG: Final = _rows()
"""All kinds of buildings, in the order of their numbers."""

COST: Final = tuple(row.cost for row in CATALOG.values())
POINTS: Final = tuple(row.points for row in CATALOG.values())


def mask_of(*cards: Card) -> int:
    """Returns the mask with the bits of these kinds."""
    return sum(1 << card for card in cards)


PRODUCTION: Final = mask_of(*(row.card for row in CATALOG.values() if row.is_production))
COMMERCIAL: Final = mask_of(*(row.card for row in CATALOG.values() if not row.is_production))
MONUMENTS: Final = mask_of(*(row.card for row in CATALOG.values() if row.category is Category.MONUMENT))
HALL_COST: Final = 6
HALLS: Final = mask_of(*(row.card for row in CATALOG.values() if row.cost == HALL_COST))
"""The mask of the buildings of cost 6; the Cathedral is not one of them (rulings.md, San Juan 8)."""

PRICES: Final = ((1, 1, 1, 2, 2), (1, 1, 2, 2, 2), (1, 1, 2, 2, 3), (1, 2, 2, 2, 3), (1, 2, 2, 3, 3))
"""The price cards: the price of each good in cards, from corn to coffee (data-sheet.md 6.4, U4)."""
ZONING_PRICE: Final = 2
"""The price of the good of a Zoning Office in cards, independent of the price card (S002)."""

assert len(PRICES) == len(GOODS)


@cache
def in_pack(options: Options) -> tuple[int, ...]:
    """Returns the number of cards of each kind in a game, including those on the table."""
    return tuple(row.copies if _comes_with(row, options) else 0 for row in CATALOG.values())


def in_game(options: Options, card: Card) -> bool:
    """Returns whether the building exists in a game with these options."""
    return _comes_with(CATALOG[card], options)


def _comes_with(row: CardRow, options: Options) -> bool:
    return row.expansion is None or row.expansion in options.expansions


NO_CARDS: Final = (0,) * len(CARDS)
