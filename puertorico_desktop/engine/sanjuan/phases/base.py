"""Functions that the phases share.

The `advance` function of a phase takes the table to its next decision, and its `perform` function carries out an
action. Neither continues by itself: the game calls `advance` until a player must decide.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.sanjuan.actions import Action
from puertorico_desktop.engine.sanjuan.components import Role
from puertorico_desktop.engine.sanjuan.decisions import DecisionKind, Stage
from puertorico_desktop.engine.sanjuan.events import Passed, PhaseEnded, Skipped
from puertorico_desktop.engine.sanjuan.reasons import Reason
from puertorico_desktop.engine.sanjuan.state import GameState

_ROLES: Final = int(Stage.ROLES)

Perform = Callable[[GameState, Any], None]


def next_seat(table: GameState) -> None:
    """End the turn of the current seat."""
    table.waiting = table.waiting[1:]
    table.step = 0


def end_phase(table: GameState, role: Role) -> None:
    """End the phase of a role: the next role is chosen."""
    table.stage = _ROLES
    table.doubled = False
    if table.sink is not None:
        table.sink.append(PhaseEnded(role))


def ask_or_do(table: GameState, seat: int, kind: DecisionKind, choices: Sequence[Action], perform: Perform) -> None:
    """Set the decision; if there is only one choice, carry it out instead (option `play_forced`)."""
    if table.options.play_forced and len(choices) == 1:
        perform(table, choices[0])
    else:
        table.ask(seat, kind, choices)


def skip(table: GameState, seat: int, reason: Reason) -> None:
    """Add the event that a player is skipped."""
    if table.sink is not None:
        table.sink.append(Skipped(seat, Refusal(reason)))


def pass_by(table: GameState, kind: DecisionKind) -> None:
    """Carry out that the current player passes, and go on to the next turn."""
    if table.sink is not None:
        table.sink.append(Passed(table.waiting[0], kind))
    next_seat(table)
