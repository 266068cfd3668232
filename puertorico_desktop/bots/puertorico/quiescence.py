"""Positions at rest: those in which nothing is half done, so that they can be compared.

In the middle of a phase some players have had a turn and some have not, and what the role brings is still to come. An
evaluation that looks there misjudges whole roles. So a phase that is running is first played to its end in short
(quiescence search: C. Shannon, 1950).
"""

from __future__ import annotations

from collections.abc import Callable

from puertorico_desktop.engine.puertorico.actions import Action
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.state import DecisionKind


def quiescent(game: PuertoRico, action: Action, reply: Callable[[PuertoRico], Action]) -> PuertoRico:
    """The game after a legal action and the rest of the phase, `reply` playing for everybody: a role is to be chosen
    then, or the game is over. The game itself stays as it is."""
    new = game.copy()
    new.play_unchecked(action)
    while new.kind is not None and new.kind is not DecisionKind.CHOOSE_ROLE:
        new.play_unchecked(reply(new))
    return new
