"""Which role to take: try each of them.

The phase is played on a copy, everybody acting by rules of thumb, and the boards are compared: what a role does
for the others counts against it. The doubloons on the card count by themselves.
"""

from __future__ import annotations

from collections.abc import Callable
from math import fsum
from typing import Final

from puertorico_desktop.bots.puertorico.heuristic.horizon import horizon
from puertorico_desktop.bots.puertorico.heuristic.memoize import known_worth
from puertorico_desktop.bots.puertorico.quiescence import quiescent
from puertorico_desktop.engine.puertorico.actions import Action
from puertorico_desktop.engine.puertorico.game import PuertoRico

AVERAGE: Final = 0.6
"""How much the average of the opponents' boards counts against the own one."""
LEADER: Final = 0.45
"""How much the best of them counts, besides."""


def choose_role(game: PuertoRico, reply: Callable[[PuertoRico], Action]) -> Action:
    """The role after whose phase the player stands best, `reply` playing for everybody."""
    seat = game.asked

    def value(action: Action) -> float:
        return standing(quiescent(game, action, reply), seat)

    return max(game.legal_actions(), key=value)


def standing(game: PuertoRico, seat: int) -> float:
    """How well a player stands against the others, in victory points."""
    ahead = horizon(game)
    boards = [known_worth(game, player, ahead) for player in game.players]
    own = boards.pop(seat)
    return own - AVERAGE * fsum(boards) / len(boards) - LEADER * max(boards)
