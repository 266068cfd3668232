"""The builder phase: everybody may buy one building, quarries and the builder's privilege help (S001, S003)."""

from __future__ import annotations

import attrs

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.puertorico.actions import BUILD_SHIFT, PASS_BIT, Build, Pass
from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.engine.puertorico.components import CITY_SPACES, Building, EndTrigger, Role, Tile
from puertorico_desktop.engine.puertorico.events import BuildingBuilt, Passed
from puertorico_desktop.engine.puertorico.phases.base import Phase, TurnFrame, end_phase, skip
from puertorico_desktop.engine.puertorico.reasons import Reason
from puertorico_desktop.engine.puertorico.state import SPACES, DecisionKind, Player, Table

BUILDER_PRIVILEGE = 1
"""Doubloons that the builder saves (S001)."""

_BUILDER = Role.BUILDER
_BUILD = DecisionKind.BUILD
_QUARRY = int(Tile.QUARRY)
COST = tuple(row.cost for row in CATALOG.values())
COLUMN = tuple(row.column for row in CATALOG.values())
_DEAREST = max(COST)
_MOST_QUARRIES = max(COLUMN)

AFFORDABLE = tuple(
    tuple(
        sum(1 << b for b in Building if COST[b] - min(quarries, COLUMN[b]) <= doubloons)
        for doubloons in range(_DEAREST + 1)
    )
    for quarries in range(_MOST_QUARRIES + 1)
)
"""[working quarries][doubloons, the privilege counted as one] to the mask of the buildings that can be paid."""

_ALL = (1 << len(Building)) - 1
_ONE_SPACE = sum(1 << b for b in Building if SPACES[b] == 1)
FITTING = tuple(0 if free == 0 else _ONE_SPACE if free == 1 else _ALL for free in range(CITY_SPACES + 1))
"""[free city spaces] to the mask of the buildings that find room."""


@attrs.define
class BuilderFrame(TurnFrame):
    """Nothing but whose turn it is."""


def begin(table: Table, chooser: int) -> None:
    """Start the phase."""
    table.stack.append(BuilderFrame(_BUILDER, chooser, chooser, len(table.players)))


def price(player: Player, building: int, privilege: bool) -> int:
    """What the player pays: a quarry saves a doubloon up to the building's column; never below 0 (D-45)."""
    saved = min(player.working_quarries, COLUMN[building]) + (BUILDER_PRIVILEGE if privilege else 0)
    return max(0, COST[building] - saved)


class Builder(Phase[BuilderFrame, Build | Pass]):
    """In turn: buy a building or nothing."""

    def advance(self, table: Table, frame: BuilderFrame) -> None:
        """Ask the next player who can buy something."""
        while frame.left:
            seat = frame.seat
            player = table.players[seat]
            quarries = min(player.colonists[_QUARRY], _MOST_QUARRIES)
            doubloons = player.doubloons + BUILDER_PRIVILEGE if seat == frame.chooser else player.doubloons
            choice = (
                AFFORDABLE[quarries][min(doubloons, _DEAREST)]
                & table.on_sale
                & ~player.owned
                & FITTING[CITY_SPACES - player.spaces]
            )
            if choice:
                table.ask(seat, _BUILD, choice << BUILD_SHIFT | PASS_BIT)
                return
            if table.sink is not None:
                skip(table, seat, Reason.CITY_FULL if player.spaces >= CITY_SPACES else Reason.NOTHING_TO_BUILD)
            frame.end_turn(table)
        end_phase(table, Role.BUILDER)

    def perform(self, table: Table, frame: BuilderFrame, action: Build | Pass) -> None:
        """Pay and place the building; a full city ends the game."""
        seat = frame.seat
        frame.end_turn(table)
        if isinstance(action, Build):
            building = action.building
            player = table.players[seat]
            paid = price(player, building, seat == frame.chooser)
            player.doubloons -= paid
            left = table.building_supply[building] - 1
            table.building_supply[building] = left
            if not left:
                table.on_sale &= ~(1 << building)
            player.add_building(building)
            if table.sink is not None:
                table.sink.append(BuildingBuilt(seat, building, paid))
            for ability in player.hooks.on_built:
                ability.on_built(table, seat, building)
            if player.spaces >= CITY_SPACES:
                table.trigger_end(EndTrigger.CITY, seat)
        elif table.sink is not None:
            table.sink.append(Passed(seat))
        table.proceed()

    def refusal(self, table: Table, frame: BuilderFrame, action: Build | Pass) -> Refusal:
        """Owned already, sold out, no room, or too dear; in the order in which a player would see it."""
        assert isinstance(action, Build)
        building = action.building
        player = table.players[frame.seat]
        if player.owns(building):
            return Refusal(Reason.ALREADY_BUILT, {"building": building})
        if not table.building_supply[building]:
            return Refusal(Reason.SOLD_OUT, {"building": building})
        free = CITY_SPACES - player.spaces
        if free < SPACES[building]:
            return Refusal(Reason.NO_CITY_SPACE, {"building": building, "free": free, "needed": SPACES[building]})
        cost = price(player, building, frame.seat == frame.chooser)
        values = {"building": building, "price": cost, "doubloons": player.doubloons}
        return Refusal(Reason.CANNOT_AFFORD, values)


BuilderFrame.phase = Builder()
