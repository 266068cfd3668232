"""The draft: before the first round the players choose in turn the buildings of the game (S000)."""

from __future__ import annotations

import attr

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.engine.puertorico.components import Building, Role
from puertorico_desktop.engine.puertorico.events import BuildingDrafted
from puertorico_desktop.engine.puertorico.expansion_actions import DRAFT, DraftBuilding
from puertorico_desktop.engine.puertorico.phases.base import Phase, register, role_below
from puertorico_desktop.engine.puertorico.phases.fields import Form, derived, saved
from puertorico_desktop.engine.puertorico.reasons import Reason
from puertorico_desktop.engine.puertorico.selection import SPACES_BY_COST, addable_buildings, candidates
from puertorico_desktop.engine.puertorico.state import DecisionKind, GameState, with_added


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class Draft(Phase):
    """A phase in which the players, from the first governor on, choose a building each for a free space of the board,
    until the board is full.

    `seat` is the player at turn. The buildings chosen so far are those with copies in the supply of the table.
    """

    role: Role | None = attr.ib(metadata=derived(role_below))
    seat: int = attr.ib(metadata=saved(Form.SEAT))

    def __init__(
        self,
        role: Role | None,
        seat: int,
    ) -> None:
        self.role = role
        self.seat = seat

    def copy(self) -> Draft:
        """Returns an independent phase in the same state."""
        return Draft(self.role, self.seat)

    def advance(self, table: GameState) -> None:
        """Ask the next player, or begin the game. A last choice without an alternative is made at once, except that
        of a Puertoma, whose steps are always shown."""
        while left := addable_buildings(drafted(table), table.options):
            if len(left) > 1 or not table.options.play_forced or table.is_automatic(self.seat):
                table.ask(self.seat, DecisionKind.DRAFT_BUILDING, sum(DRAFT[building].bit for building in left))
                return
            self._take(table, left[0])
        table.stack.pop()
        table.proceed()

    def perform(self, table: GameState, action: DraftBuilding) -> None:
        """Put the building on the board."""
        self._take(table, action.building)
        self.advance(table)

    def refusal(self, table: GameState, action: DraftBuilding) -> Refusal:
        """Returns the reason: not in this box, drafted already, excluded, or no space of its price is left."""
        building = action.building
        there = drafted(table)
        if building not in candidates(table.options):
            return Refusal(Reason.NOT_IN_THE_BOX, {"building": building})
        if building in there:
            return Refusal(Reason.DRAFTED_ALREADY, {"building": building})
        cost = table.rules.prices.cost
        if sum(cost[one] == cost[building] for one in there) < SPACES_BY_COST[cost[building]]:
            other = next(iter(next(pair for pair in table.rules.exclusive if building in pair) - {building}))
            return Refusal(Reason.EXCLUDED, {"building": building, "other": other})
        return Refusal(Reason.NO_BOARD_SPACE, {"building": building, "cost": cost[building]})

    def _take(self, table: GameState, building: Building) -> None:
        copies = table.rules.numbers.copies_of(CATALOG[building])
        table.building_supply = with_added(table.building_supply, building, copies)
        table.on_sale |= 1 << building
        if table.sink is not None:
            table.sink.append(BuildingDrafted(self.seat, building))
        self.seat = (self.seat + 1) % len(table.players)


register(Draft, "draft")


def drafted(table: GameState) -> list[Building]:
    """Returns the buildings chosen so far."""
    return [building for building in candidates(table.options) if table.building_supply[building]]
