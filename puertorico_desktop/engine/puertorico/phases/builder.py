"""The builder phase: every player may buy one building; quarries and the builder's privilege lower the price (S001,
S003).

Buildings may help as well: some save doubloons on small or large buildings or on all, and with a black market a
player who is short may pay in kind (`payment.py`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import attr
import attrs

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.puertorico.abilities.base import Trigger
from puertorico_desktop.engine.puertorico.achievements import pays_for_everything
from puertorico_desktop.engine.puertorico.actions import BUILD, FIRST_BIT, PASS_BIT, Build, Pass
from puertorico_desktop.engine.puertorico.card_actions import BUILD_FOR_ALL, BuildForAll
from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.engine.puertorico.components import CITY_SPACES, Building, Role, Tile, Waived
from puertorico_desktop.engine.puertorico.events import Passed
from puertorico_desktop.engine.puertorico.phases import payment
from puertorico_desktop.engine.puertorico.phases.base import (
    NO_OFFERS,
    TurnPhase,
    always,
    end_phase,
    register,
    skip,
)
from puertorico_desktop.engine.puertorico.phases.fields import Form, Memories, derived, saved
from puertorico_desktop.engine.puertorico.reasons import Reason
from puertorico_desktop.engine.puertorico.state import SPACES, DecisionKind, GameState, PlayerBoard

_BUILDING: Final = Trigger.BUILDING
_LARGE_BITS: Final = sum(BUILD[building].bit for building in BUILD_FOR_ALL)
BUILDER_PRIVILEGE: Final = 1
"""The doubloons that the builder saves (S001); a library doubles them."""

_BUILDER: Final = Role.BUILDER
_BUILD: Final = DecisionKind.BUILD
_QUARRY: Final = int(Tile.QUARRY)

COST: Final = tuple(row.cost for row in CATALOG.values())
"""The printed costs; a game has its own in `Rules.prices`."""
COLUMN: Final = tuple(row.column for row in CATALOG.values())
_MOST_SAVED: Final = max(COLUMN)
_DEAREST: Final = max(COST)

_EVERY_BUILDING: Final = sum(action.bit for action in BUILD)
_ALL: Final = (1 << len(Building)) - 1
_ONE_SPACE: Final = sum(1 << b for b in Building if SPACES[b] == 1)
FITTING: Final = tuple(0 if free == 0 else _ONE_SPACE if free == 1 else _ALL for free in range(CITY_SPACES, -1, -1))
"""The mask of the buildings that find room, by the number of used city spaces."""


def begin(table: GameState, chooser: int) -> None:
    """Start the phase."""
    phase = Builder(_BUILDER, chooser, table.rules.turn_orders[chooser])
    table.stack.append(phase)
    phase.advance(table)


def affordable(table: GameState, player: PlayerBoard, doubloons: int) -> int:
    """Returns the mask of the buildings that the player could buy with `doubloons`, which must include the savings of
    the privilege."""
    hooks = player.hooks
    quarries = player.colonists[_QUARRY]
    row = table.rules.prices.affordable[quarries if quarries < _MOST_SAVED else _MOST_SAVED]
    if hooks.bargains:
        choice = _bargains(player, row, doubloons)
    else:
        choice = row[doubloons if doubloons < _DEAREST else _DEAREST]
    return choice & table.on_sale & ~player.owned & FITTING[player.spaces]


def _bargains(player: PlayerBoard, row: tuple[int, ...], doubloons: int) -> int:
    """Returns the mask of the buildings that a player can pay for whose buildings help to pay; `row` is the row of
    the price table for the player's quarries."""
    hooks = player.hooks
    for ability in hooks.discount:
        doubloons += ability.discount(player)
    if hooks.pays_in_kind:
        doubloons += payment.most_in_kind(player)
    small, large = doubloons + hooks.saves_on_small, doubloons + hooks.saves_on_large
    choice = row[small if small < _DEAREST else _DEAREST]
    if small == large:
        return choice
    return choice & _ONE_SPACE | row[large if large < _DEAREST else _DEAREST] & ~_ONE_SPACE


def price(player: PlayerBoard, building: int, privilege: bool, costs: tuple[int, ...] = COST) -> int:
    """Returns the price for the player, in doubloons: a quarry saves a doubloon, up to the building's column; never
    below 0 (D-45)."""
    quarries = player.colonists[_QUARRY]
    column = COLUMN[building]
    hooks = player.hooks
    cost = costs[building] - (quarries if quarries < column else column)
    if hooks.bargains:
        cost -= hooks.saves_on_small if SPACES[building] == 1 else hooks.saves_on_large
        for ability in hooks.discount:
            cost -= ability.discount(player)
    if privilege:
        cost -= BUILDER_PRIVILEGE * hooks.privilege_factor
    return cost if cost > 0 else 0


@attrs.frozen
class Offer:
    """A building as offered to a player now: the `price` is the printed `cost` less the savings. `obstacle` is the
    reason why the player could not buy the building if asked now, or None."""

    building: Building
    cost: int
    by_quarries: int
    by_buildings: int
    by_privilege: int
    price: int
    obstacle: Refusal | None


def market(table: GameState, seat: int) -> Iterator[Offer]:
    """Yields every building in the game as it is offered to a player. Savings are counted in this order: quarries,
    buildings, privilege."""
    player, costs = table.players[seat], table.rules.prices.cost
    quarries = player.colonists[_QUARRY]
    saved = BUILDER_PRIVILEGE * player.hooks.privilege_factor if table.has_privilege(seat, _BUILDER) else 0
    there = table.buildings
    for building in Building:
        if there >> building & 1:
            cost = costs[building]
            by_quarries = min(cost, quarries, COLUMN[building])
            without = price(player, building, False, costs)
            by_privilege = min(without, saved)
            due = without - by_privilege
            by_buildings = cost - by_quarries - without
            found = obstacle(table, player, building, due)
            yield Offer(building, cost, by_quarries, by_buildings, by_privilege, due, found)


def obstacle(table: GameState, player: PlayerBoard, building: Building, due: int) -> Refusal | None:
    """Returns the reason why the player could not buy the building for `due` doubloons if asked now; None if the
    player could.

    Owned already, sold out, no room, or too expensive: in the order in which a player would notice.
    """
    if player.owned >> building & 1:
        return Refusal(Reason.ALREADY_BUILT, {"building": building})
    if not table.building_supply[building]:
        return Refusal(Reason.SOLD_OUT, {"building": building})
    free, needed = CITY_SPACES - player.spaces, SPACES[building]
    if free < needed:
        return Refusal(Reason.NO_CITY_SPACE, {"building": building, "free": free, "needed": needed})
    in_kind = payment.most_in_kind(player) if player.hooks.pays_in_kind else 0
    if due > player.doubloons + in_kind:
        return Refusal(Reason.CANNOT_AFFORD, {"building": building, "price": due, "doubloons": player.doubloons})
    return None


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class Builder(TurnPhase):
    """The builder phase: in turn, buy a building or pass."""

    role: Role | None = attr.ib(metadata=derived(always(_BUILDER)))
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

    def copy(self) -> Builder:
        """Returns an independent phase in the same state."""
        return Builder(self.role, self.chooser, self.waiting, self.memories)

    def advance(self, table: GameState) -> None:
        """Ask the next player who can buy a building or use an offer of a building."""
        waiting = self.waiting
        while waiting:
            seat = waiting[0]
            player = table.players[seat]
            if table.is_automatic(seat):
                if table.asks_automatic(seat, _BUILD, _EVERY_BUILDING):
                    self.waiting = waiting
                    return
                if table.sink is not None:
                    skip(table, seat, Reason.NOTHING_TO_BUILD if player.free_spaces else Reason.CITY_FULL)
                waiting = waiting[1:]
                continue
            doubloons = player.doubloons
            if seat == self.chooser:
                doubloons += BUILDER_PRIVILEGE * player.hooks.privilege_factor
            legal = affordable(table, player, doubloons) << FIRST_BIT
            if table.hands:
                legal |= _for_everything(table, seat, seat == self.chooser, legal)
            own, late, aside = self.offers(table, seat, _BUILDING) if player.moments else NO_OFFERS
            if legal or own or (late and affordable(table, player, doubloons + BUILDER_PRIVILEGE)):
                self.waiting = waiting
                table.ask(seat, _BUILD, legal | PASS_BIT, aside)
                return
            if table.sink is not None:
                skip(table, seat, Reason.NOTHING_TO_BUILD if player.free_spaces else Reason.CITY_FULL)
            waiting = waiting[1:]
        end_phase(table, _BUILDER)

    def perform(self, table: GameState, action: Build | BuildForAll | Pass) -> None:
        """Pay and place the building."""
        seat = self.waiting[0]
        self.waiting = self.waiting[1:]
        if isinstance(action, Build):
            building = action.index
            player = table.players[seat]
            for ability in player.hooks.before_building:
                ability.before_building(table, seat)
            table.has_acted(seat)
            due = price(player, building, seat == self.chooser, table.rules.prices.cost)
            if due > player.doubloons:
                table.stack.append(payment.Payment(_BUILDER, seat, action.building, due - player.doubloons))
            else:
                payment.complete(table, seat, building, due)
        elif isinstance(action, BuildForAll):
            payment.complete(table, seat, action.building, table.players[seat].doubloons)
        elif table.sink is not None:
            table.sink.append(Passed(seat, Waived.BUILDING))
        table.proceed()

    def refusal(self, table: GameState, action: Build | BuildForAll | Pass) -> Refusal:
        """Returns the obstacle to buying the building."""
        assert isinstance(action, Build | BuildForAll)
        seat, building = self.waiting[0], action.building
        player = table.players[seat]
        due = price(player, building, seat == self.chooser, table.rules.prices.cost)
        found = obstacle(table, player, building, due)
        if found is None:
            cost = table.rules.prices.cost[building]
            return Refusal(Reason.NOT_FOR_EVERYTHING, {"building": building, "price": due, "cost": cost})
        return found


register(Builder, "builder")


def _for_everything(table: GameState, seat: int, privilege: bool, legal: int) -> int:
    """Returns the mask of the actions that buy a legal large building for all doubloons instead of its price (R16).
    They are offered to all players, so that the offer does not reveal who holds a card for which it counts."""
    if not legal & _LARGE_BITS:
        return 0
    player = table.players[seat]
    costs = table.rules.prices.cost
    mask = 0
    for building, action in BUILD_FOR_ALL.items():
        if legal & BUILD[building].bit:
            due = price(player, building, privilege, costs)
            if pays_for_everything(building, due, costs[building], player.doubloons):
                mask |= action.bit
    return mask
