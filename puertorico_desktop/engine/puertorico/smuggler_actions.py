"""The actions of a smuggler (S000 page 28), and the placing of poached people. See `actions.py` for masks and bits.

The order here: raids (by ship, then goods), the plunder, poachings, captures, then places for people.
"""

from __future__ import annotations

from typing import Any, Final

import attr

from puertorico_desktop.engine.checked_fields import check_kind
from puertorico_desktop.engine.puertorico.actions import (
    FIRST_BIT,
    IN_NO_MASK,
    NOWHERE,
    NumberedAction,
    register_actions,
)
from puertorico_desktop.engine.puertorico.components import PRIVATE_SHIP, SITES, Building, Role, Tile, site_of
from puertorico_desktop.engine.puertorico.decisions import DecisionKind

MOST_SMUGGLED: Final = 3
"""The number of goods of a raid, or of poached people, that the smuggler may keep at most (S000)."""

_WAYS_TO_RAID: Final = MOST_SMUGGLED + 1
_PLUNDER: Final = FIRST_BIT + PRIVATE_SHIP * _WAYS_TO_RAID
_POACH: Final = _PLUNDER + 1
_CAPTURE: Final = _POACH + 2
_PEOPLE_KINDS: Final = 2  # colonist, noble

Piece = Tile | Building


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class RaidShip(NumberedAction):
    """Empty a cargo ship and keep `goods` of its goods, 0 to 3; the others go to the supply."""

    ship: int
    goods: int

    def __init__(self, ship: Any, goods: Any) -> None:  # Any, because compiled code accepts True as an int
        check_kind("ship", ship, int)
        check_kind("goods", goods, int)
        self.ship = ship
        self.goods = goods
        possible = 0 <= ship < PRIVATE_SHIP and 0 <= goods <= MOST_SMUGGLED
        self._number(ship * _WAYS_TO_RAID + goods if possible else NOWHERE, FIRST_BIT)


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class PlunderHouse(NumberedAction):
    """Empty the trading house, for a point per good."""

    def __init__(self) -> None:
        self._number(0, _PLUNDER)


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class PoachPeople(NumberedAction):
    """Make people leave the ship of colonists: up to three may work for the smuggler, the others leave the game.

    `noble`: whether nobles are among the people who leave where the smuggler can choose.
    """

    noble: bool

    def __init__(self, noble: bool = False) -> None:
        check_kind("noble", noble, bool)
        self.noble = noble
        self._number(int(noble), _POACH)


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class CaptureRole(NumberedAction):
    """Capture a free role card for the end of the round and take the doubloons on it; other players may still choose
    the card."""

    role: Role

    def __init__(self, role: Role) -> None:
        check_kind("role", role, Role)
        self.role = role
        self._number(int(role), _CAPTURE)


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class LodgeColonist(NumberedAction):
    """Put a person who has come in the middle of a phase, a colonist or a noble, into a free circle of the piece."""

    piece: Piece
    noble: bool

    def __init__(self, piece: Piece, noble: bool = False) -> None:
        check_kind("piece", piece, Tile, Building)
        check_kind("noble", noble, bool)
        self.piece = piece
        self.noble = noble
        self._number(_PEOPLE_KINDS * site_of(piece) + noble, IN_NO_MASK)


RAID: Final[tuple[tuple[RaidShip, ...], ...]] = tuple(
    tuple(RaidShip(ship, goods) for goods in range(_WAYS_TO_RAID)) for ship in range(PRIVATE_SHIP)
)
"""The actions by ship, then by the number of goods kept."""
PLUNDER: Final = PlunderHouse()
POACH: Final = (PoachPeople(False), PoachPeople(True))
CAPTURE: Final[tuple[CaptureRole, ...]] = tuple(CaptureRole(role) for role in Role)
LODGE: Final[tuple[LodgeColonist, ...]] = tuple(
    LodgeColonist(piece, noble) for piece in SITES for noble in (False, True)
)
"""The actions; the index is twice the site, plus one for a noble."""

register_actions([raid for raids in RAID for raid in raids] + [PLUNDER, *POACH, *CAPTURE], DecisionKind.SMUGGLE)
register_actions(LODGE)
