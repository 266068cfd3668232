"""The choice of an island tile."""

from __future__ import annotations

import math
from typing import Final

from puertorico_desktop.bots.puertorico.heuristic.board_value import board_value
from puertorico_desktop.bots.puertorico.heuristic.horizon import horizon
from puertorico_desktop.engine.puertorico.actions import DRAW, Action, TakeTile
from puertorico_desktop.engine.puertorico.components import ISLAND_SPACES
from puertorico_desktop.engine.puertorico.expansion_actions import PlantForest
from puertorico_desktop.engine.puertorico.game import PuertoRico

SPACES_TO_DRAW: Final = 3
"""The least number of free spaces for drawing a tile of unknown kind: with fewer it would take the place of a good
one."""


def choose_tile(game: PuertoRico) -> Action:
    """Returns the tile after which the board has the greatest value; the hacienda's tile first, while there is room.

    Even a tile without use counts for the residence, and no other player gets it.
    """
    legal = game.legal_actions()
    seat = game.asked
    player = game.players[seat]
    if DRAW in legal and ISLAND_SPACES - player.tiles >= SPACES_TO_DRAW:
        return DRAW
    ahead = horizon(game)

    def value(action: Action) -> float:
        after = player.copy()
        if isinstance(action, TakeTile):
            after.add_tile(action.tile)
        elif isinstance(action, PlantForest):
            after.add_forest(action.tile)
        else:
            return -math.inf
        return board_value(game, seat, after, ahead)

    return max(legal, key=value)
