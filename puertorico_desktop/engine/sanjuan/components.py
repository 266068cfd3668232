"""The pieces of the game: cards, goods, roles.

The ids are the names of the 1897 edition (rulings.md, San Juan 1): the names of 2004 are shifted by one good, and
Bank, Church and Arch have changed places since. Goods have ids for the texts; a good on the table is a card face
down.
"""

from __future__ import annotations

from typing import Final

from puertorico_desktop.engine.pieces import Component as Component
from puertorico_desktop.engine.pieces import kind_and_number as kind_and_number


class Role(Component):
    """The role cards (S002)."""

    BUILDER = 0
    CRAFTSMAN = 1
    TRADER = 2
    RECRUITER = 3
    ADVENTURER = 4


class Good(Component):
    """The five goods, from the cheapest to the most expensive."""

    CORN = 0
    FRUIT = 1
    SUGAR = 2
    TOBACCO = 3
    COFFEE = 4


class Card(Component):
    """The kinds of cards: production buildings by their goods, commercial buildings by cost, then the New Buildings.

    A card is a building in a city, money in a hand and a good on a building (S002). Cards of the same kind are not
    distinguished. The Cathedral is a building without a card in the pack.
    """

    CORN_GRANARY = 0
    FRUIT_DEPOT = 1
    SUGAR_MILL = 2
    TOBACCO_STORAGE = 3
    COFFEE_ROASTER = 4
    DISTILLERY = 5
    GOLD_MINE = 6
    NOTARY = 7
    HOSPITAL = 8
    HIDDEN_MARKET = 9
    TRADING_POST = 10
    FACTORY = 11
    SMALL_MARKET = 12
    CRANE = 13
    CHAPEL = 14
    LIGHTHOUSE = 15
    CANAL = 16
    LUMBERYARD = 17
    VILLA = 18
    STATUE = 19
    LARGE_MARKET = 20
    BUILDERS_YARD = 21
    ARCH = 22
    PUBLISHING_HOUSE = 23
    HERO = 24
    ASSEMBLY_HALL = 25
    CITY_HALL = 26
    CUSTOMS_HOUSE = 27
    TOWN_SQUARE = 28
    FORTRESS = 29
    OFFICE = 30
    BOHIO = 31
    SCHOOL = 32
    PARK_AUTHORITY = 33
    ZONING_OFFICE = 34
    HARBOR = 35
    CHURCH = 36
    BANK = 37
    RESIDENCE = 38
    CATHEDRAL = 39


class Benefit(Component):
    """A benefit that a role or building gives and that the player may refuse: S002 says "may" of every building.

    The income from a sale is not optional: a player who does not want it can refrain from the sale.
    """

    ADVENTURER = 0
    RECRUITER = 1
    LUMBERYARD = 2
    HOSPITAL = 3
    SCHOOL = 4
    FACTORY = 5
    LARGE_MARKET = 6
    SMALL_MARKET = 7
    HARBOR = 8
    BOHIO = 9
    ZONING_OFFICE = 10
    VILLA = 11
    GOLD_MINE = 12
    BANK = 13
    TRADER = 14


ROLES: Final = tuple(Role)
GOODS: Final = tuple(Good)
CARDS: Final = tuple(Card)

PRODUCERS: Final = (
    Card.CORN_GRANARY,
    Card.FRUIT_DEPOT,
    Card.SUGAR_MILL,
    Card.TOBACCO_STORAGE,
    Card.COFFEE_ROASTER,
    Card.ZONING_OFFICE,
)
"""The buildings that can hold a good. Their indices are the slots of `PlayerBoard.goods`; for production buildings
the slot equals the number of the card, and that of its good."""
ZONING_SLOT: Final = len(PRODUCERS) - 1
SLOT_OF: Final = {card: slot for slot, card in enumerate(PRODUCERS)}

CITY_SPACES: Final = 12
"""The number of buildings in a city that ends the game (S002)."""
FIRST_HAND: Final = 4
HAND_LIMIT: Final = 7
FORTRESS_LIMIT: Final = 6
"""The hand limit of players without a Fortress while any player has one (S002)."""
LIGHTHOUSE_LIMIT: Final = 12
TWO_PLAYER_ROLES: Final = 3
"""The number of roles in a round of two players: governor, other, governor (S002)."""
