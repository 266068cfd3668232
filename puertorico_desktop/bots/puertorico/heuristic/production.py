"""The expected production of a player, and its value on the ships and in the trading house over the rest of the
game."""

from __future__ import annotations

from math import fsum
from typing import Final

import attr

from puertorico_desktop.bots.puertorico.heuristic.horizon import Horizon
from puertorico_desktop.engine.fields import FieldMethods
from puertorico_desktop.engine.puertorico.board import PLANT_SITES
from puertorico_desktop.engine.puertorico.components import Building, Role, Tile
from puertorico_desktop.engine.puertorico.state import PlayerBoard

COLONISTS_A_MAYOR: Final = 1.5
"""The colonists that a player can count on in a mayor phase."""

LONE_TILE: Final = (0.0, 0.4, 0.35, 0.3, 0.3)
"""The chance, by good, that a plantation without a circle in a production building gets one in time."""
LONE_CIRCLE: Final = 0.35
"""The chance that a circle of a production building without a plantation gets one in time."""
LONE_ROUNDS: Final = 4.0
"""The number of rounds left at which half of these chances remain."""

LOADED: Final = 0.45
"""The share of all goods produced that find room on a ship in time, for the first `MANY` goods of a kind."""
LOADED_MANY: Final = 0.4
"""The same for the goods of a kind beyond `MANY`: ships are full sooner or later."""
MANY: Final = 3.0
SOLD: Final = 0.6
"""The chance that the trading house takes a good when its owner wants to sell it."""
SOLD_WITH_OFFICE: Final = 0.9
SALE_LOSES: Final = 1.0
"""The points lost with a good that is sold instead of shipped."""


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class Works(FieldMethods):
    """The expected production of a player in a craftsman phase, by kind of good (`barrels`).

    `staffed` is the share of an empty circle that counts, from 0 (it will never be occupied) to 1.
    """

    barrels: list[float]
    staffed: float

    def __init__(self, barrels: list[float], staffed: float) -> None:
        self.barrels = barrels
        self.staffed = staffed

    def share(self, player: PlayerBoard, building: Building) -> float:
        """Returns the share of a building's effect that counts, from 0 to 1: 1 where it is occupied, `staffed` where
        it is empty, 0 where the player does not own it."""
        if player.occupied >> building & 1:
            return 1.0
        return self.staffed if player.owned >> building & 1 else 0.0

    def kinds(self) -> float:
        """Returns the expected number of kinds of goods that are made."""
        return fsum([min(1.0, amount) for amount in self.barrels])


def works_of(player: PlayerBoard, ahead: Horizon) -> Works:
    """Returns the expected production of the board: that of the present colonists, of the next ones, and of pairs of
    plantation and production building that may be completed."""
    circles, colonists = player.circles, player.colonists
    empty = player.all_circles - player.all_colonists + player.idle
    arriving = player.idle + COLONISTS_A_MAYOR * min(2.0, ahead.coming[Role.MAYOR])
    staffed = ahead.chance_of_phase(Role.MAYOR) * min(1.0, arriving / empty) if empty else 0.0
    unmatched_share = ahead.rounds / (ahead.rounds + LONE_ROUNDS)
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
            expected = LONE_TILE[good] * min(2, tiles - matched) + LONE_CIRCLE * min(2, places - matched)
            barrels[good] = now + staffed * (matched - now) + unmatched_share * expected
    return Works(barrels, staffed)


def shipping_worth(works: Works, ahead: Horizon) -> float:
    """Returns the expected points for the goods that find a ship."""
    shipped = 0.0
    for amount in works.barrels:
        shipped += LOADED * amount if amount <= MANY else LOADED * MANY + LOADED_MANY * (amount - MANY)
    return shipped * min(ahead.coming[Role.CRAFTSMAN], ahead.coming[Role.CAPTAIN])


def sales_worth(player: PlayerBoard, works: Works, ahead: Horizon) -> float:
    """Returns the value, in points, of the income from one sale in every trader phase, of the dearest kind that can
    be sold."""
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
