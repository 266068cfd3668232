"""The prospector: no player has an action, and the chooser receives one doubloon (S001, S003)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import attr

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.puertorico.actions import Pass
from puertorico_desktop.engine.puertorico.components import Benefit, Role
from puertorico_desktop.engine.puertorico.phases.base import Phase, TurnPhase, end_phase, register
from puertorico_desktop.engine.puertorico.phases.benefit import effect_of, offer, receive_doubloons
from puertorico_desktop.engine.puertorico.phases.fields import Form, Memories, derived, saved
from puertorico_desktop.engine.puertorico.state import GameState

PROSPECTOR_PRIVILEGE: Final = 1
"""The doubloons for the prospector; a library doubles them."""

_BENEFIT: Final = Benefit.PROSPECTOR_PRIVILEGE


def no_seats(_kind: type[Phase], _table: GameState, _below: Phase | None) -> tuple[int, ...]:
    """Returns the empty tuple: no seat has a turn to come."""
    return ()


def beginning(role: Role) -> Callable[[GameState, int], None]:
    """Returns the function that starts the phase of one of the two prospector cards."""

    def begin(table: GameState, chooser: int) -> None:
        table.stack.append(Prospector(chooser, (), role))
        table.has_acted(chooser)
        offer(table, chooser, _BENEFIT)
        table.proceed()

    return begin


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class Prospector(TurnPhase):
    """The prospector phase: only the chooser's doubloon (rulings.md 24). `role` is one of the two cards."""

    chooser: int = attr.ib(metadata=saved(Form.SEAT))
    waiting: tuple[int, ...] = attr.ib(metadata=derived(no_seats))
    role: Role | None = attr.ib(metadata=saved(kind=Role))
    memories: Memories = attr.ib(default=(), metadata=saved(Form.MEMORIES))

    def __init__(
        self,
        chooser: int,
        waiting: tuple[int, ...],
        role: Role | None,
        memories: Memories = (),
    ) -> None:
        self.chooser = chooser
        self.waiting = waiting
        self.role = role
        self.memories = memories

    def copy(self) -> Prospector:
        """Returns an independent phase in the same state."""
        return Prospector(self.chooser, self.waiting, self.role, self.memories)

    def advance(self, table: GameState) -> None:
        """End the phase: the other players have nothing to do."""
        assert self.role is not None
        end_phase(table, self.role)

    def perform(self, table: GameState, action: Pass) -> None:
        """Raises AssertionError: this phase asks for no decision."""
        raise AssertionError(f"never asked: {action}")

    def refusal(self, table: GameState, action: Pass) -> Refusal:
        """Raises AssertionError: this phase asks for no decision."""
        raise AssertionError(f"never asked: {action}")


register(Prospector, "prospector")


@effect_of(_BENEFIT, "prospector")
def take_privilege(table: GameState, seat: int, _detail: int) -> None:
    """Pay the prospector from the bank."""
    factor = table.players[seat].hooks.privilege_factor
    receive_doubloons(table, seat, PROSPECTOR_PRIVILEGE * factor, Role.PROSPECTOR)
