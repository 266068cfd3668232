"""What a phase is: a stateless object that knows who acts next and what may be done.

The scratch values of a running phase are in its frame on the stack of the table. `advance` brings the table to
the phase's next decision, or ends the phase and lets the one below go on; `perform` carries out one action.
A player who has nothing to choose is passed over with a `Skipped` event that says why.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

import attrs

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.puertorico.actions import Action
from puertorico_desktop.engine.puertorico.components import Role
from puertorico_desktop.engine.puertorico.events import PhaseEnded, Skipped
from puertorico_desktop.engine.puertorico.reasons import Reason
from puertorico_desktop.engine.puertorico.state import Frame, Table

FrameT = TypeVar("FrameT", bound=Frame)
ActionT = TypeVar("ActionT", bound=Action)


class Phase(ABC, Generic[FrameT, ActionT]):
    """The rules of one phase: `FrameT` is its frame, the innermost one, `ActionT` are its answers."""

    @abstractmethod
    def advance(self, table: Table, frame: FrameT) -> None:
        """Go on until somebody must decide."""

    @abstractmethod
    def perform(self, table: Table, frame: FrameT, action: ActionT) -> None:
        """Carry out a legal action of the decision at hand, then go on."""

    @abstractmethod
    def refusal(self, table: Table, frame: FrameT, action: ActionT) -> Refusal:
        """Why this phase does not allow an answer of the right kind, other than passing (see `game.MUST`)."""


@attrs.define
class TurnFrame(Frame):
    """A phase in which everybody has one turn, from the chooser on: `seat` is next, `left` turns are to come."""

    role: Role
    chooser: int
    seat: int
    left: int

    def copy(self) -> TurnFrame:
        """An independent frame with the same values."""
        return type(self)(self.role, self.chooser, self.seat, self.left)

    def end_turn(self, table: Table) -> None:
        """It is the next player's turn."""
        self.left -= 1
        self.seat = (self.seat + 1) % len(table.players)


def end_phase(table: Table, role: Role) -> None:
    """Take the phase off the stack and let the round go on."""
    table.stack.pop()
    if table.sink is not None:
        table.sink.append(PhaseEnded(role))
    table.proceed()


def skip(table: Table, seat: int, reason: Reason, **values: object) -> None:
    """Tell that a player is passed over."""
    if table.sink is not None:
        table.sink.append(Skipped(seat, Refusal(reason, values)))
