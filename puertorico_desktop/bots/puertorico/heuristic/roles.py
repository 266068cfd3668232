"""Which role to take: try each of them.

The phase is played on a copy, everybody acting by rules of thumb, and the boards are compared: what a role does
for the others counts against it. The doubloons on the card count by themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import fsum
from typing import Final

from puertorico_desktop.bots.puertorico.heuristic.horizon import Outlook, horizon
from puertorico_desktop.bots.puertorico.heuristic.memoize import known_worth
from puertorico_desktop.bots.puertorico.quiescence import quiescent
from puertorico_desktop.engine.puertorico.actions import Action
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.phases.round import FREE, RANSOM
from puertorico_desktop.engine.puertorico.state import NOBODY, GameState

AVERAGE: Final = 0.6
"""How much the average of the opponents' boards counts against the own one."""
LEADER: Final = 0.45
"""How much the best of them counts, besides."""
SURE_OF_CAPTIVE: Final = 0.8
"""Share of a ransom that a captured role is worth: it brings that, or the role itself when everybody has chosen."""


def choose_role(game: PuertoRico, reply: Callable[[PuertoRico], Action]) -> Action:
    """The role after whose phase the player stands best, `reply` playing for everybody."""
    return best_role(game, [quiescent(game, action, reply) for action in game.legal_actions()])


def best_role(game: PuertoRico, afters: Sequence[PuertoRico]) -> Action:
    """The role that leads to the table at which the player stands best; `afters` are the tables after the legal roles
    and their phases."""
    values = [standing(after, game.asked) for after in afters]
    return game.legal_actions()[values.index(max(values))]


def has_captive(table: GameState) -> bool:
    """Whether a role is captured that is still free."""
    return table.captor != NOBODY and table.role_owners[table.captive] == FREE


def captive_worth(ahead: Outlook) -> float:
    """What a captured role is worth to its captor, in victory points."""
    return SURE_OF_CAPTIVE * RANSOM * ahead.doubloon


def standing(game: PuertoRico, seat: int) -> float:
    """How well a player stands against the others, in victory points."""
    ahead = horizon(game)
    boards = [known_worth(game, other, ahead, own=other == seat) for other in range(len(game.players))]
    own = boards.pop(seat)
    if game.captor == seat and has_captive(game):
        own += captive_worth(ahead)
    return own - AVERAGE * fsum(boards) / len(boards) - LEADER * max(boards)
