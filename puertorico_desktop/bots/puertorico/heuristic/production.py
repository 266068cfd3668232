"""What a player makes, and what it brings on the ships and in the trading house over the rest of the game."""

from __future__ import annotations

from math import fsum
from typing import Final

import attr

from puertorico_desktop.bots.puertorico.heuristic.horizon import Outlook
from puertorico_desktop.engine.fields import FieldMethods
from puertorico_desktop.engine.puertorico.board import PLANT_SITES
from puertorico_desktop.engine.puertorico.components import Building, Role, Tile
from puertorico_desktop.engine.puertorico.state import PlayerBoard

COLONISTS_A_MAYOR: Final = 1.5
"""Colonists that a player can count on in a mayor phase."""

LONE_TILE: Final = (0.0, 0.4, 0.35, 0.3, 0.3)
"""Chance that a plantation without a place in a plant gets one in time, by good."""
LONE_CIRCLE: Final = 0.35
"""Chance that a circle of a plant without a plantation gets one in time."""
LONE_ROUNDS: Final = 4.0
"""With this many rounds left half of those chances remain."""

LOADED: Final = 0.45
"""Share of the first goods of a kind, of all that will be produced, that find room on a ship in time."""
LOADED_MANY: Final = 0.4
"""The same for more than MANY goods of a kind: ships are full sooner or later."""
MANY: Final = 3.0
SOLD: Final = 0.6
"""Chance that the trading house takes a kind when its owner wants to sell."""
SOLD_WITH_OFFICE: Final = 0.9
SALE_LOSES: Final = 1.0
"""Points lost with a good that is sold and not shipped."""


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class Works(FieldMethods):
    """What a player can be expected to make in a craftsman phase, by kind.

    `staffed` is how much an empty circle counts, from 0 (it will never be manned) to 1.
    """

    barrels: list[float]
    staffed: float

    def __init__(self, barrels: list[float], staffed: float) -> None:
        self.barrels = barrels
        self.staffed = staffed

    def share(self, player: PlayerBoard, building: Building) -> float:
        """How much of a building's effect to count: all if occupied, none if it is not there."""
        if player.occupied >> building & 1:
            return 1.0
        return self.staffed if player.owned >> building & 1 else 0.0

    def kinds(self) -> float:
        """How many kinds are made."""
        return fsum([min(1.0, amount) for amount in self.barrels])


def works_of(player: PlayerBoard, ahead: Outlook) -> Works:
    """What the board can make: what is staffed now, what the next colonists add, what may be completed."""
    circles, colonists = player.circles, player.colonists
    empty = player.all_circles - player.all_colonists + player.idle
    arriving = player.idle + COLONISTS_A_MAYOR * min(2.0, ahead.coming[Role.MAYOR])
    staffed = ahead.soon(Role.MAYOR) * min(1.0, arriving / empty) if empty else 0.0
    lone = ahead.rounds / (ahead.rounds + LONE_ROUNDS)
    corn = colonists[Tile.CORN]
    barrels = [corn + staffed * (circles[Tile.CORN] - corn), 0.0, 0.0, 0.0, 0.0]
    for good in (1, 2, 3, 4):
        tiles = circles[good]
        places = workers = 0
        for site in PLANT_SITES[good]:
            places += circles[site]
            workers += colonists[site]
        if tiles or places:
            now = min(colonists[good], workers)
            matched = min(tiles, places)
            hoped = LONE_TILE[good] * min(2, tiles - matched) + LONE_CIRCLE * min(2, places - matched)
            barrels[good] = now + staffed * (matched - now) + lone * hoped
    return Works(barrels, staffed)


def shipping_worth(works: Works, ahead: Outlook) -> float:
    """Points for the goods that find a ship."""
    shipped = 0.0
    for amount in works.barrels:
        shipped += LOADED * amount if amount <= MANY else LOADED * MANY + LOADED_MANY * (amount - MANY)
    return shipped * min(ahead.coming[Role.CRAFTSMAN], ahead.coming[Role.CAPTAIN])


def sales_worth(player: PlayerBoard, works: Works, ahead: Outlook) -> float:
    """Points that the doubloons buy which come from one sale in every trader phase: the dearest kind that sells."""
    bonus = works.share(player, Building.SMALL_MARKET) + 2 * works.share(player, Building.LARGE_MARKET)
    chance = SOLD + (SOLD_WITH_OFFICE - SOLD) * works.share(player, Building.OFFICE)
    unsold = 1.0
    income = 0.0
    for price in (4, 3, 2, 1, 0):
        amount = works.barrels[price]
        gain = (price + bonus) * ahead.doubloon - SALE_LOSES
        if amount and gain > 0:
            sold = unsold * chance * min(1.0, amount)
            income += sold * gain
            unsold -= sold
    return income * min(ahead.coming[Role.TRADER], ahead.coming[Role.CRAFTSMAN])
