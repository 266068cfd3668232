"""What a smuggler does: try every deed and see how the boards compare when the phase is over."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from puertorico_desktop.bots.puertorico.heuristic.horizon import horizon
from puertorico_desktop.bots.puertorico.heuristic.roles import standing
from puertorico_desktop.bots.puertorico.quiescence import quiescent
from puertorico_desktop.bots.puertorico.shortlist import shortlist
from puertorico_desktop.engine.puertorico.actions import Action
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.phases.round import RANSOM, Round
from puertorico_desktop.engine.puertorico.smuggler_actions import CaptureRole

SURE_OF_CAPTIVE: Final = 0.8
"""Share of a ransom that a captured role is worth: it brings that, or the role itself when everybody has chosen."""


def choose_deed(game: PuertoRico, reply: Callable[[PuertoRico], Action]) -> Action:
    """The deed after which the player stands best, `reply` playing the rest of the phase for everybody."""
    seat = game.asked
    choosing = game.stack[0]
    assert isinstance(choosing, Round)
    captive = SURE_OF_CAPTIVE * RANSOM * horizon(game).doubloon if choosing.waiting else 0.0

    def value(action: Action) -> float:
        later = captive if isinstance(action, CaptureRole) else 0.0
        return standing(quiescent(game, action, reply), seat) + later

    return max(shortlist(game), key=value)
