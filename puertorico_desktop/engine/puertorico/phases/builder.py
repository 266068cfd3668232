"""The builder phase: everybody may buy one building, quarries and the builder's privilege help (S001, S003)."""

from __future__ import annotations

import attrs

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.puertorico.actions import BUILD_SHIFT, PASS_BIT, Build, Pass
from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.engine.puertorico.components import CITY_SPACES, Building, EndTrigger, Role, Tile
from puertorico_desktop.engine.puertorico.events import BuildingBuilt, Passed
from puertorico_desktop.engine.puertorico.phases.base import TurnPhase, end_phase, skip, turn_order
from puertorico_desktop.engine.puertorico.reasons import Reason
from puertorico_desktop.engine.puertorico.state import SPACES, DecisionKind, Player, Table, changed

BUILDER_PRIVILEGE = 1
"""Doubloons that the builder saves (S001)."""

_BUILDER = Role.BUILDER
_BUILD = DecisionKind.BUILD
_QUARRY = int(Tile.QUARRY)

COST = tuple(row.cost for row in CATALOG.values())
COLUMN = tuple(row.column for row in CATALOG.values())
_DEAREST = max(COST)
_MOST_SAVED = max(COLUMN)

AFFORDABLE = tuple(
    tuple(
        sum(1 << b for b in Building if COST[b] - min(quarries, COLUMN[b]) <= doubloons)
        for doubloons in range(_DEAREST + 1)
    )
    for quarries in range(_MOST_SAVED + 1)
)
"""[working quarries][doubloons, the privilege counted as one] to the mask of the buildings that can be paid."""

_ALL = (1 << len(Building)) - 1
_ONE_SPACE = sum(1 << b for b in Building if SPACES[b] == 1)
FITTING = tuple(0 if free == 0 else _ONE_SPACE if free == 1 else _ALL for free in range(CITY_SPACES, -1, -1))
"""[used city spaces] to the mask of the buildings that find room."""


def begin(table: Table, chooser: int) -> None:
    """Start the phase."""
    phase = Builder(_BUILDER, chooser, turn_order(table, chooser))
    table.stack.append(phase)
    phase.advance(table)


def affordable(table: Table, player: Player, doubloons: int) -> int:
    """The mask of the buildings that the player could buy with so many doubloons (the privilege counted as one)."""
    quarries = player.colonists[_QUARRY]
    return (
        AFFORDABLE[quarries if quarries < _MOST_SAVED else _MOST_SAVED][
            doubloons if doubloons < _DEAREST else _DEAREST
        ]
        & table.on_sale
        & ~player.owned
        & FITTING[player.spaces]
    )


def price(player: Player, building: int, privilege: bool) -> int:
    """What the player pays: a quarry saves a doubloon up to the building's column; never below 0 (D-45)."""
    quarries = player.colonists[_QUARRY]
    column = COLUMN[building]
    cost = COST[building] - (quarries if quarries < column else column)
    if privilege:
        cost -= BUILDER_PRIVILEGE
    return cost if cost > 0 else 0


@attrs.frozen
class PriceTag:
    """What a building costs a player, and what that is made of: the printed cost less what helps to pay."""

    cost: int
    by_quarries: int
    by_privilege: int

    @property
    def price(self) -> int:
        """What has to be paid."""
        return self.cost - self.by_quarries - self.by_privilege


def price_tag(player: Player, building: int, privilege: bool) -> PriceTag:
    """The price (see `price`) with its parts."""
    cost = COST[building]
    without = price(player, building, False)
    return PriceTag(cost, cost - without, without - price(player, building, privilege))


def obstacle(table: Table, seat: int, building: Building) -> Refusal | None:
    """Why the player could not buy the building if asked now; None if they could.

    Owned already, sold out, no room, or too dear: in the order in which a player would see it.
    """
    player = table.players[seat]
    if player.owns(building):
        return Refusal(Reason.ALREADY_BUILT, {"building": building})
    if not table.building_supply[building]:
        return Refusal(Reason.SOLD_OUT, {"building": building})
    needed = SPACES[building]
    if player.free_spaces < needed:
        return Refusal(Reason.NO_CITY_SPACE, {"building": building, "free": player.free_spaces, "needed": needed})
    cost = price(player, building, table.has_privilege(seat, _BUILDER))
    if cost > player.doubloons:
        values = {"building": building, "price": cost, "doubloons": player.doubloons}
        return Refusal(Reason.CANNOT_AFFORD, values)
    return None


@attrs.define
class Builder(TurnPhase[Build | Pass]):
    """In turn: buy a building or nothing."""

    def advance(self, table: Table) -> None:
        """Ask the next player who can buy something."""
        waiting = self.waiting
        while waiting:
            seat = waiting[0]
            player = table.players[seat]
            doubloons = player.doubloons
            if seat == self.chooser:
                doubloons += BUILDER_PRIVILEGE
            choice = affordable(table, player, doubloons)
            if choice:
                self.waiting = waiting
                table.ask(seat, _BUILD, choice << BUILD_SHIFT | PASS_BIT)
                return
            if table.sink is not None:
                skip(table, seat, Reason.NOTHING_TO_BUILD if player.free_spaces else Reason.CITY_FULL)
            waiting = waiting[1:]
        end_phase(table, _BUILDER)

    def perform(self, table: Table, action: Build | Pass) -> None:
        """Pay and place the building; a full city ends the game."""
        seat = self.waiting[0]
        self.waiting = self.waiting[1:]
        if isinstance(action, Build):
            building = action.index
            player = table.players[seat]
            paid = price(player, building, seat == self.chooser)
            player.doubloons -= paid
            table.building_supply = changed(table.building_supply, building, -1)
            if not table.building_supply[building]:
                table.on_sale &= ~(1 << building)
            player.add_building(building)
            if table.sink is not None:
                table.sink.append(BuildingBuilt(seat, action.building, paid))
            for ability in player.hooks.on_built:
                ability.on_built(table, seat, action.building)
            if player.spaces >= CITY_SPACES:
                table.trigger_end(EndTrigger.CITY, seat)
        elif table.sink is not None:
            table.sink.append(Passed(seat))
        table.proceed()

    def refusal(self, table: Table, action: Build | Pass) -> Refusal:
        """What stands in the way of the building."""
        assert isinstance(action, Build)
        found = obstacle(table, self.waiting[0], action.building)
        assert found is not None
        return found
