"""Which building to buy."""

from __future__ import annotations

from puertorico_desktop.bots.simple.outlook import outlook
from puertorico_desktop.bots.simple.worth import worth
from puertorico_desktop.engine.puertorico.actions import PASS, Action, Build
from puertorico_desktop.engine.puertorico.game import PuertoRico

PAID_IN_KIND = 1.1
"""Points that a colonist, a good or a chip is worth which is given back for a doubloon (black market)."""


def choose_building(game: PuertoRico) -> Action:
    """The building after which the board is worth most, or none if the doubloons are worth more."""
    ahead = outlook(game)
    seat = game.asked
    player = game.players[seat]
    best: Action = PASS
    most = worth(game, player, ahead)
    for action in game.legal_actions():
        if isinstance(action, Build):
            after = player.copy()
            missing = max(0, game.price(seat, action.building) - player.doubloons)
            after.doubloons -= game.price(seat, action.building) - missing
            after.add_building(action.building)
            value = worth(game, after, ahead) - PAID_IN_KIND * missing
            if value > most:
                best, most = action, value
    return best
