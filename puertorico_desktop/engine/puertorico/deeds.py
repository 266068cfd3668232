"""The deeds of players that tasks and achievements watch for.

A phase reports a deed once (`watchers.notify`), and only if a watcher needs it (`GameState.watched`).
"""

from __future__ import annotations

from typing import Final

import attr

from puertorico_desktop.engine.fields import FieldMethods
from puertorico_desktop.engine.puertorico.components import NO_GOODS, Role

TILE_GAINED: Final = 1 << 0
"""A player has placed a tile, possibly as a forest."""
PEOPLE_PLACED: Final = 1 << 1
"""People of a player have been placed in circles."""
BUILT: Final = 1 << 2
PRODUCED: Final = 1 << 3
"""A player has received goods in the craftsman phase, the good of the privilege included (R12)."""
GOODS_GAINED: Final = 1 << 4
"""A player has received goods, by producing or otherwise."""
SOLD: Final = 1 << 5
"""A player has sold a good to the trading house."""
LOADED: Final = 1 << 6
STORED: Final = 1 << 7
"""A player has kept goods at the end of the captain phase."""
PHASE_BEGUN: Final = 1 << 8
"""The phase of a role begins; its seat is the chooser."""
PHASE_ENDED: Final = 1 << 9
"""A phase in which goods are produced or loaded is about to end; its seat is the chooser."""

ROLE_OF_DEED: Final = {
    TILE_GAINED: Role.SETTLER,
    PEOPLE_PLACED: Role.MAYOR,
    BUILT: Role.BUILDER,
    PRODUCED: Role.CRAFTSMAN,
    GOODS_GAINED: Role.CRAFTSMAN,
    SOLD: Role.TRADER,
    LOADED: Role.CAPTAIN,
    STORED: Role.CAPTAIN,
}
"""The role in whose phase each deed usually happens."""

NONE: Final = -1


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class DeedReport(FieldMethods):
    """A deed of a seat, with the facts that watchers need; fields that do not belong to the deed have their defaults.

    `deed` is a mask: goods that are produced are gained as well. BUILT: `building`, and the doubloons `paid`.
    PRODUCED: the `goods` received, by kind. SOLD: the `good`, the doubloons `paid` for it, and whether the house is
    `filled` now. LOADED: the `goods` loaded, by kind, and the `ship`, NONE for a private one; for a cargo ship the
    `good`, whether the ship `was_empty` and is `filled` now. STORED: the `goods` kept, by kind.
    """

    deed: int
    seat: int
    goods: tuple[int, ...] = NO_GOODS
    good: int = NONE
    building: int = NONE
    paid: int = 0
    ship: int = NONE
    was_empty: bool = False
    filled: bool = False

    def __init__(
        self,
        deed: int,
        seat: int,
        goods: tuple[int, ...] = NO_GOODS,
        good: int = NONE,
        building: int = NONE,
        paid: int = 0,
        ship: int = NONE,
        was_empty: bool = False,
        filled: bool = False,
    ) -> None:
        self.deed = deed
        self.seat = seat
        self.goods = goods
        self.good = good
        self.building = building
        self.paid = paid
        self.ship = ship
        self.was_empty = was_empty
        self.filled = filled
