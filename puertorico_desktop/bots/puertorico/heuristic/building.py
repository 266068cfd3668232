"""Which building to buy."""

from __future__ import annotations

from typing import Final

from puertorico_desktop.bots.puertorico.heuristic.board_value import board_value
from puertorico_desktop.bots.puertorico.heuristic.horizon import horizon
from puertorico_desktop.engine.puertorico.actions import PASS, Action, Build
from puertorico_desktop.engine.puertorico.game import PuertoRico

PAID_IN_KIND: Final = 1.1
"""Points that a colonist, a good or a chip is worth which is given back for a doubloon (black market)."""


def choose_building(game: PuertoRico) -> Action:
    """The building after which the board is worth most, or none if the doubloons are worth more."""
    ahead = horizon(game)
    seat = game.asked
    player = game.players[seat]
    best: Action = PASS
    most = board_value(game, player, ahead)
    for action in game.legal_actions():
        if isinstance(action, Build):
            after = player.copy()
            missing = max(0, game.price(seat, action.building) - player.doubloons)
            after.doubloons -= game.price(seat, action.building) - missing
            after.add_building(action.building)
            value = board_value(game, after, ahead) - PAID_IN_KIND * missing
            if value > most:
                best, most = action, value
    return best
