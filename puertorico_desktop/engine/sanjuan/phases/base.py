"""What the phases share.

A phase brings the table to its next decision with `advance`, which changes nothing where a player is asked already,
and carries out an answer with `perform`. Neither goes on by itself: the game calls `advance` until a player is asked.
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
    """The turn of the seat at hand is over."""
    table.waiting = table.waiting[1:]
    table.step = 0


def end_phase(table: GameState, role: Role) -> None:
    """The phase of a role is over: the next role is chosen."""
    table.stage = _ROLES
    table.doubled = False
    if table.sink is not None:
        table.sink.append(PhaseEnded(role))


def ask_or_do(table: GameState, seat: int, kind: DecisionKind, choices: Sequence[Action], perform: Perform) -> None:
    """Stop at a decision; where there is a single outcome, carry it out (option `play_forced`)."""
    if table.options.play_forced and len(choices) == 1:
        perform(table, choices[0])
    else:
        table.ask(seat, kind, choices)


def skip(table: GameState, seat: int, reason: Reason) -> None:
    """Tell that a player is passed over."""
    if table.sink is not None:
        table.sink.append(Skipped(seat, Refusal(reason)))


def pass_by(table: GameState, kind: DecisionKind) -> None:
    """The player at hand does nothing; the next turn comes."""
    if table.sink is not None:
        table.sink.append(Passed(table.waiting[0], kind))
    next_seat(table)
