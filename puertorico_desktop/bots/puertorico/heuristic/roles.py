"""The choice of a role, by trying each of them.

The phase is played on a copy by rules of thumb for all players, and the boards are compared: gains of the other
players count against the role. The doubloons on the role card are included, because they lie on the player's board
afterwards.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import fsum
from typing import Final

from puertorico_desktop.bots.puertorico.heuristic.horizon import Horizon, horizon
from puertorico_desktop.bots.puertorico.heuristic.memoize import known_worth
from puertorico_desktop.bots.puertorico.quiescence import quiescent
from puertorico_desktop.engine.puertorico.actions import Action
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.phases.round import FREE, RANSOM
from puertorico_desktop.engine.puertorico.state import NOBODY, GameState

AVERAGE: Final = 0.6
"""The weight of the average of the opponents' boards against the own one."""
LEADER: Final = 0.45
"""The additional weight of the best opponent's board."""
SURE_OF_CAPTIVE: Final = 0.8
"""The share of the ransom at which a captured role is valued: it brings that, or the role itself when all players
have chosen."""


def choose_role(game: PuertoRico, reply: Callable[[PuertoRico], Action]) -> Action:
    """Returns the role after whose phase the player stands best; `reply` chooses for all players in the phase."""
    return best_role(game, [quiescent(game, action, reply) for action in game.legal_actions()])


def best_role(game: PuertoRico, afters: Sequence[PuertoRico]) -> Action:
    """Returns the role after which the player stands best; `afters` are the positions after the legal roles and their
    phases."""
    values = [lead_of(after, game.asked) for after in afters]
    return game.legal_actions()[values.index(max(values))]


def has_captive(table: GameState) -> bool:
    """Returns whether there is a captured role that has not been chosen yet."""
    return table.captor != NOBODY and table.role_owners[table.captive] == FREE


def captive_worth(ahead: Horizon) -> float:
    """Returns the value of a captured role for its captor, in victory points."""
    return SURE_OF_CAPTIVE * RANSOM * ahead.doubloon


def lead_of(game: PuertoRico, seat: int) -> float:
    """Returns the lead of a player over the others, in victory points."""
    ahead = horizon(game)
    boards = [known_worth(game, other, ahead, own=other == seat) for other in range(len(game.players))]
    own = boards.pop(seat)
    if game.captor == seat and has_captive(game):
        own += captive_worth(ahead)
    return own - AVERAGE * fsum(boards) / len(boards) - LEADER * max(boards)
