"""Quiescent positions: those in which no phase is half done, so that they can be compared.

In the middle of a phase some players have had a turn and some have not, and the effects of the role are still to
come. An evaluation at such a point misjudges whole roles. So a running phase is first played to its end by quick
rules (quiescence search: C. Shannon, 1950).
"""

from __future__ import annotations

from collections.abc import Callable

from puertorico_desktop.engine.puertorico.actions import Action
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.state import DecisionKind


def quiescent(game: PuertoRico, action: Action, reply: Callable[[PuertoRico], Action]) -> PuertoRico:
    """Returns the game after a legal action and the rest of the phase, in which `reply` chooses for all players: a
    role is to be chosen then, or the game is over. `game` is not changed."""
    new = game.copy()
    new.play_unchecked(action)
    while new.kind is not None and new.kind is not DecisionKind.CHOOSE_ROLE:
        new.play_unchecked(reply(new))
    return new
