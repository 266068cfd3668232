"""The moments between the steps of a phase, at which the buildings of all players act in turn (rulings.md 10).

First a player whose guests may still move into a building that acts then decides about them; next the buildings of
that player act, in the order that never harms the owner; then it is the next player's turn.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Final

import attr

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.puertorico.abilities.base import HOOK_AT, Ability, Trigger
from puertorico_desktop.engine.puertorico.actions import PASS_BIT, Pass
from puertorico_desktop.engine.puertorico.components import Building, Role
from puertorico_desktop.engine.puertorico.expansion_actions import side_by_side
from puertorico_desktop.engine.puertorico.phases.base import (
    Phase,
    late_moves,
    register,
    role_below,
    side_actions,
)
from puertorico_desktop.engine.puertorico.phases.fields import Form, derived, saved
from puertorico_desktop.engine.puertorico.state import DecisionKind, GameState

_MOMENTS: Final = tuple(Trigger)
_AHEAD_OF_PRIVILEGE: Final[dict[int, Role]] = {
    int(Trigger.BEFORE_CRAFTSMAN): Role.CRAFTSMAN,
    int(Trigger.BEFORE_CAPTAIN): Role.CAPTAIN,
}
"""The moments at which a chooser's privilege is still to come, with its role."""
_QUESTIONS: Final[dict[int, DecisionKind]] = {int(Trigger.AFTER_SALE): DecisionKind.AFTER_SALE}
"""The kind of decision at a moment when an owner may do more than move guests."""
_DEEDS: Final[dict[int, Callable[[Ability], Callable[[GameState, int], None]]]] = {
    int(moment): attrgetter(hook) for moment, hook in HOOK_AT.items()
}
"""The getter of the hook that is called at a moment, by the number of the moment."""


def open_window(table: GameState, role: Role | None, first: int, moment: int) -> bool:
    """Put a `TriggerWindow` on the stack if any building can act at the moment of that number, and return whether it
    did; the caller must go on with `table.proceed()`."""
    if not table.rules.acts_between:
        return False
    # The actions of other players at this moment neither occupy a building nor free a circle for a guest.
    players = table.players
    now = 1 << moment
    for player in players:
        if player.moments & now:
            waiting = tuple([seat for seat in table.rules.turn_orders[first] if players[seat].moments & now])
            table.stack.append(TriggerWindow(role, _MOMENTS[moment], waiting))
            return True
    return False


def ask_alone(table: GameState, role: Role, seat: int, moment: Trigger, *, below: int = 0) -> None:
    """Put the turn of a single player on the stack, below its `below` topmost phases; the caller must go on with
    `table.proceed()`."""
    table.stack.insert(len(table.stack) - below, TriggerWindow(role, moment, (seat,)))


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class TriggerWindow(Phase):
    """A phase in which the buildings of all players act at one moment.

    `waiting` are the seats to come, the one at turn first; `settled`: its guests have stayed or moved; `todo` are its
    buildings that have still to act.
    """

    role: Role | None = attr.ib(metadata=derived(role_below))
    moment: Trigger
    waiting: tuple[int, ...] = attr.ib(metadata=saved(Form.SEATS))
    settled: bool = False
    todo: tuple[Building, ...] = attr.ib(default=(), metadata=saved(kind=tuple[Building, ...]))

    def __init__(
        self,
        role: Role | None,
        moment: Trigger,
        waiting: tuple[int, ...],
        settled: bool = False,
        todo: tuple[Building, ...] = (),
    ) -> None:
        self.role = role
        self.moment = moment
        self.waiting = waiting
        self.settled = settled
        self.todo = todo

    def copy(self) -> TriggerWindow:
        """Returns an independent phase in the same state."""
        return TriggerWindow(self.role, self.moment, self.waiting, self.settled, self.todo)

    def advance(self, table: GameState) -> None:
        """Let one building after the other act, until one asks its owner."""
        self._let_act(table, self.moment)

    def _let_act(self, table: GameState, moment: int) -> None:
        waiting = self.waiting
        while waiting:
            seat = waiting[0]
            hooks = table.players[seat].hooks
            acting = hooks.acting[moment]
            if self.settled:
                acting = tuple([one for one in acting if one.building in self.todo]) if self.todo else ()
            elif hooks.offering[moment]:
                moves = side_actions(table, seat, moment)
                role = _AHEAD_OF_PRIVILEGE.get(moment)
                late = late_moves(table, seat) if role is not None and table.has_privilege(seat, role) else ()
                if moves or (late and any(one.adds_to_privilege for one in acting)):
                    self.waiting = waiting
                    kind = _QUESTIONS.get(moment, DecisionKind.MOVE_GUESTS)
                    table.ask(seat, kind, PASS_BIT, side_by_side(moves, late))
                    return
            for ability in acting:
                _DEEDS[moment](ability)(table, seat)
                if table.stack[-1] is not self:
                    self.waiting = waiting
                    self.settled = True
                    self.todo = tuple([later.building for later in acting[acting.index(ability) + 1 :]])
                    table.proceed()
                    return
            waiting = waiting[1:]
            self.settled = False
            self.todo = ()
        table.stack.pop()
        table.proceed()

    def perform(self, table: GameState, action: Pass) -> None:
        """Note that the player passes, so that no guest moves and no offer is taken; then let the player's buildings
        act."""
        self.settled = True
        hooks = table.players[self.waiting[0]].hooks
        self.todo = tuple([one.building for one in hooks.acting[self.moment]])
        self.advance(table)

    def refusal(self, table: GameState, action: Pass) -> Refusal:
        """Raises AssertionError: passing is always possible here."""
        raise AssertionError(f"always legal: {action}")


register(TriggerWindow, "procession")
