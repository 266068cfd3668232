"""What a phase is: it knows who acts next and what may be done, and holds the scratch values of its run.

Running phases lie on the stack of the table, the innermost last, and are copied with it. `advance` brings the
table to the phase's next decision, or ends the phase and lets the one below go on; `perform` carries out one
action. A player who has nothing to choose is passed over with a `Skipped` event that says why.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, Self, TypeVar

import attrs

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.puertorico.abilities.base import Trigger
from puertorico_desktop.engine.puertorico.actions import Action
from puertorico_desktop.engine.puertorico.components import Building, Good, Role
from puertorico_desktop.engine.puertorico.events import PhaseEnded, Skipped
from puertorico_desktop.engine.puertorico.reasons import Reason
from puertorico_desktop.engine.puertorico.state import GameState, PlayerBoard

ActionT_contra = TypeVar("ActionT_contra", bound=Action, contravariant=True)


@attrs.define
class Phase(ABC, Generic[ActionT_contra]):
    """A running phase. `ActionT_contra` are the answers that it asks for; `role` is the role being played."""

    role: Role | None

    @abstractmethod
    def copy(self) -> Self:
        """An independent phase with the same scratch values."""

    @abstractmethod
    def advance(self, table: GameState) -> None:
        """Go on until somebody must decide. This phase is the innermost one.

        Where somebody has been asked already, the same is asked again and nothing else changes: a table that was
        put together from a save finds its decision this way.
        """

    @abstractmethod
    def perform(self, table: GameState, action: ActionT_contra) -> None:
        """Carry out a legal action of the decision at hand, then go on."""

    @abstractmethod
    def refusal(self, table: GameState, action: ActionT_contra) -> Refusal:
        """Why this phase does not allow an answer of the right kind, other than passing (see `game.MUST`)."""


@attrs.define
class TurnPhase(Phase[ActionT_contra]):
    """A phase in which everybody has a turn, from the chooser on. `waiting` are the seats with turns to come,
    the one whose turn it is first."""

    role: Role
    chooser: int
    waiting: tuple[int, ...]

    def copy(self) -> Self:
        """An independent phase with the same scratch values."""
        return self.__class__(self.role, self.chooser, self.waiting)

    def late_moves(self, table: GameState, seat: int) -> int:
        """The mask of the moves of guests that still double the privilege; there are none but the chooser's."""
        return late_moves(table, seat) if seat == self.chooser else 0


_ORDERS = tuple(
    tuple(tuple((first + turn) % players for turn in range(players)) for first in range(players))
    for players in range(6)
)


def turn_order(table: GameState, first: int) -> tuple[int, ...]:
    """All seats, clockwise from `first`."""
    return _ORDERS[len(table.players)][first]


def end_phase(table: GameState, role: Role) -> None:
    """Take the phase off the stack and let the round go on."""
    stack = table.stack
    stack.pop()
    if table.sink is not None:
        table.sink.append(PhaseEnded(role))
    stack[-1].advance(table)


_SEATS = 8
_CHOOSING = Trigger.CHOOSING
WHEN_CHOOSING = 1 << _CHOOSING
"""The bit in `Player.moments` of those whose guests may go where a privilege is doubled."""


def once(seat: int, building: Building) -> int:
    """The bit for a building of a seat in a mask of those that have done what they do once a phase."""
    return 1 << building * _SEATS + seat


def side_actions(table: GameState, seat: int, moment: Trigger) -> int:
    """The mask of what a player's buildings offer at this moment beside what the phase asks."""
    mask = 0
    for ability in table.players[seat].hooks.offering[moment]:
        mask |= ability.turn_actions(table, seat, moment)
    return mask


def late_moves(table: GameState, seat: int) -> int:
    """The mask of the moves of guests that still count as made when the role was chosen: `seat` has chosen it and not
    used the privilege yet. In the example of S000 (T000-16) the trader is chosen first, then the guest moves.

    They are offered beside what the chooser is asked anyway.
    """
    return side_actions(table, seat, _CHOOSING) if table.players[seat].moments & WHEN_CHOOSING else 0


def too_few(player: PlayerBoard, good: Good) -> Refusal:
    """Why a player cannot use so many goods of a kind: there are fewer, or none."""
    owned = player.goods[good]
    if owned:
        return Refusal(Reason.TOO_FEW_GOODS, {"good": good, "owned": owned})
    return Refusal(Reason.NO_SUCH_GOOD, {"good": good})


def skip(table: GameState, seat: int, reason: Reason) -> None:
    """Tell that a player is passed over."""
    if table.sink is not None:
        table.sink.append(Skipped(seat, Refusal(reason)))
