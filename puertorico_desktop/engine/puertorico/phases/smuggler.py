"""The smuggler phase: the chooser may do one deed; the other players have no turn (S000 page 28, data-sheet.md
3.7)."""

from __future__ import annotations

from typing import Final

import attr

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.puertorico.actions import PASS_BIT, Pass
from puertorico_desktop.engine.puertorico.components import NO_GOODS, Good, Role, Waived
from puertorico_desktop.engine.puertorico.events import Passed
from puertorico_desktop.engine.puertorico.phases.base import (
    TurnPhase,
    always,
    end_phase,
    register,
    skip,
)
from puertorico_desktop.engine.puertorico.phases.fields import Form, Memories, derived, saved
from puertorico_desktop.engine.puertorico.phases.lodging import lodge_poached
from puertorico_desktop.engine.puertorico.reasons import Reason
from puertorico_desktop.engine.puertorico.smuggler_actions import (
    CAPTURE,
    MOST_SMUGGLED,
    PLUNDER,
    POACH,
    RAID,
    CaptureRole,
    PlunderHouse,
    PoachPeople,
    RaidShip,
)
from puertorico_desktop.engine.puertorico.smuggler_events import (
    HousePlundered,
    MarkerTaken,
    PeoplePoached,
    RoleCaptured,
    ShipRaided,
)
from puertorico_desktop.engine.puertorico.state import NOBODY, DecisionKind, GameState
from puertorico_desktop.engine.puertorico.watchers import notify_goods_gained

POINT_A_GOOD: Final = 1
"""The points for each good of a plundered trading house (S000)."""

_SMUGGLER: Final = Role.SMUGGLER
_SMUGGLE: Final = DecisionKind.SMUGGLE
_FREE: Final = NOBODY


def begin(table: GameState, chooser: int) -> None:
    """Start the phase: the chooser takes the marker first."""
    table.barred = chooser
    if table.sink is not None:
        table.sink.append(MarkerTaken(chooser))
    table.stack.append(Smuggler(_SMUGGLER, chooser, (chooser,)))
    table.proceed()


def leaving(table: GameState) -> int:
    """Returns the number of people who leave the ship of colonists when a smuggler poaches; 0 if poaching is
    impossible.

    By the printed rules, as many as there are seats; by the corrected rules, those above the number of seats (D-51).
    """
    seats = len(table.players)
    ship = table.colonist_ship
    if table.rules.poaching_leaves_one_each:
        return max(0, ship - seats)
    return min(ship, seats)


def nobles_leaving(table: GameState, count: int) -> range:
    """Returns the possible numbers of nobles among `count` people who leave the ship."""
    nobles = table.noble_ship
    return range(max(0, count - (table.colonist_ship - nobles)), min(nobles, count) + 1)


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class Smuggler(TurnPhase):
    """The smuggler phase: the chooser raids a ship, plunders the trading house, poaches people, captures a role, or
    passes.

    `waiting` contains the chooser until that is decided.
    """

    role: Role | None = attr.ib(metadata=derived(always(_SMUGGLER)))
    chooser: int = attr.ib(metadata=saved(Form.SEAT))
    waiting: tuple[int, ...] = attr.ib(metadata=saved(Form.SEATS))
    memories: Memories = attr.ib(default=(), metadata=saved(Form.MEMORIES))

    def __init__(
        self,
        role: Role | None,
        chooser: int,
        waiting: tuple[int, ...],
        memories: Memories = (),
    ) -> None:
        self.role = role
        self.chooser = chooser
        self.waiting = waiting
        self.memories = memories

    def copy(self) -> Smuggler:
        """Returns an independent phase in the same state."""
        return Smuggler(self.role, self.chooser, self.waiting, self.memories)

    def has_privilege_left(self, seat: int) -> bool:
        """Returns False: the smuggler has an action, but no privilege."""
        return False

    def advance(self, table: GameState) -> None:
        """Ask the chooser once. At least two cards are left over in every round, so one can be captured, unless the
        rules forbid captures."""
        if self.waiting:
            deeds = legal_deeds(table)
            if table.is_automatic(self.chooser):
                if table.asks_automatic(self.chooser, _SMUGGLE, deeds):
                    return
            elif deeds:
                table.ask(self.chooser, _SMUGGLE, deeds | PASS_BIT)
                return
            self.waiting = ()
            skip(table, self.chooser, Reason.NOTHING_TO_SMUGGLE)
        end_phase(table, _SMUGGLER)

    def perform(self, table: GameState, action: RaidShip | PlunderHouse | PoachPeople | CaptureRole | Pass) -> None:
        """Carry out the deed. The player may then place some of the poached people."""
        self.waiting = ()
        table.has_acted(self.chooser)
        if isinstance(action, RaidShip):
            raid(table, self.chooser, action.ship, action.goods)
        elif isinstance(action, PlunderHouse):
            plunder(table, self.chooser)
        elif isinstance(action, PoachPeople):
            poach(table, self.chooser, action.noble)
        elif isinstance(action, CaptureRole):
            capture(table, self.chooser, action.role)
        elif table.sink is not None:
            table.sink.append(Passed(self.chooser, Waived.SMUGGLING))
        table.proceed()

    def refusal(
        self, table: GameState, action: RaidShip | PlunderHouse | PoachPeople | CaptureRole | Pass
    ) -> Refusal:
        """Returns the reason: there is nothing to take, or the card is not free."""
        if isinstance(action, RaidShip):
            return _no_raid(table, action)
        if isinstance(action, PlunderHouse):
            return Refusal(Reason.HOUSE_EMPTY)
        if isinstance(action, PoachPeople):
            if leaving(table):
                return Refusal(Reason.WRONG_PERSON_POACHED)
            least = len(table.players) + 1 if table.rules.poaching_leaves_one_each else 1
            return Refusal(Reason.REGISTER_TOO_SMALL, {"people": table.colonist_ship, "least": least})
        assert isinstance(action, CaptureRole)
        if not table.rules.captures:
            return Refusal(Reason.NO_CAPTURE_WITH_PUERTOMA)
        owner = table.role_owners[action.role]
        if owner < _FREE:
            return Refusal(Reason.ROLE_NOT_IN_GAME, {"role": action.role})
        return Refusal(Reason.ROLE_TAKEN, {"role": action.role, "seat": owner})


register(Smuggler, "smuggler")


def _no_raid(table: GameState, action: RaidShip) -> Refusal:
    ship = action.ship
    if not 0 <= ship < len(table.ships):
        return Refusal(Reason.NO_SUCH_SHIP, {"ship": ship})
    load = table.ship_loads[ship]
    if not load:
        return Refusal(Reason.SHIP_EMPTY, {"ship": ship})
    return Refusal(Reason.TOO_MUCH_TO_RAID, {"ship": ship, "goods": load, "most": min(load, MOST_SMUGGLED)})


def legal_deeds(table: GameState) -> int:
    """Returns the legal deeds as a mask, without passing."""
    legal = 0
    for ship, load in enumerate(table.ship_loads):
        if load:
            for kept in range(min(load, MOST_SMUGGLED) + 1):
                legal |= RAID[ship][kept].bit
    if table.house:
        legal |= PLUNDER.bit
    count = leaving(table)
    if count:
        nobles = nobles_leaving(table, count)
        if len(nobles) > 1:
            legal |= POACH[0].bit | POACH[1].bit
        else:
            legal |= POACH[nobles[0] > 0].bit
    for card, owner in enumerate(table.role_owners if table.rules.captures else ()):
        if owner == _FREE:
            legal |= CAPTURE[card].bit
    return legal


def raid(table: GameState, seat: int, ship: int, kept: int) -> None:
    """Empty the ship; the seat keeps `kept` goods, the others go to the supply."""
    good, load = table.ship_goods[ship], table.ship_loads[ship]
    table.ship_goods[ship] = -1
    table.ship_loads[ship] = 0
    table.players[seat].goods[good] += kept
    table.goods[good] += load - kept
    if table.sink is not None:
        table.sink.append(ShipRaided(seat, ship, Good(good), kept, load - kept))
    if kept:
        notify_goods_gained(table, seat)


def plunder(table: GameState, seat: int) -> None:
    """Move the goods of the trading house to the supply, for a point each. Taking the last chip has the effect
    described in D-31."""
    goods = list(NO_GOODS)
    for good in table.house:
        table.goods[good] += 1
        goods[good] += 1
    points = POINT_A_GOOD * len(table.house)
    table.house = []
    if table.sink is not None:
        table.sink.append(HousePlundered(seat, tuple(goods), points))
    table.award_points(seat, points)


def poach(table: GameState, seat: int, noble: bool) -> None:
    """Make people leave the ship; the seat may place some of them. With `noble`, as many nobles as possible are among
    them, otherwise as few as possible."""
    count = leaving(table)
    possible = nobles_leaving(table, count)
    nobles = possible[-1] if noble else possible[0]
    table.colonist_ship -= count
    table.noble_ship -= nobles
    if table.sink is not None:
        table.sink.append(PeoplePoached(seat, count, nobles))
    lodge_poached(table, seat, min(count, MOST_SMUGGLED), count, nobles)


def capture(table: GameState, seat: int, role: Role) -> None:
    """Give the seat the doubloons of a free card, and the card itself at the end of the round if no player chooses it
    before."""
    table.captive = int(role)
    table.captor = seat
    doubloons = table.role_doubloons[role]
    table.players[seat].doubloons += doubloons
    table.role_doubloons[role] = 0
    if table.sink is not None:
        table.sink.append(RoleCaptured(seat, role, doubloons))
