"""The interface to the code that decides for automatic seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from puertorico_desktop.engine.puertorico.decisions import DecisionKind

if TYPE_CHECKING:
    from puertorico_desktop.engine.puertorico.actions import Action
    from puertorico_desktop.engine.puertorico.state import GameState


class Driver:
    """The decision maker for the automatic seats of a game."""

    def ask(self, table: GameState, seat: int, kind: DecisionKind, legal: int) -> bool:
        """Stop at the only step among the actions in the mask, and return whether there is one."""
        raise NotImplementedError

    def chosen(self, table: GameState, seat: int, kind: DecisionKind, choices: Sequence[Action]) -> Action:
        """Returns the only step among actions that are too many for a mask."""
        raise NotImplementedError

    def note_end(self, table: GameState) -> None:
        """Called when the phase of a role is over."""
        raise NotImplementedError

    def note_act(self, table: GameState, seat: int) -> None:
        """Called when the seat has done something in the running phase."""
        raise NotImplementedError


DRIVERS: Final[list[Driver]] = []
"""The driver of all automatic seats, as the only member; it registers itself."""
