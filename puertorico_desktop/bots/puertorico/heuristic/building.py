"""The choice of the building to buy."""

from __future__ import annotations

from typing import Final

from puertorico_desktop.bots.puertorico.heuristic.board_value import board_value
from puertorico_desktop.bots.puertorico.heuristic.goals import worth_of_purchase
from puertorico_desktop.bots.puertorico.heuristic.horizon import horizon
from puertorico_desktop.engine.puertorico.actions import PASS, Action, Build
from puertorico_desktop.engine.puertorico.card_actions import BuildForAll
from puertorico_desktop.engine.puertorico.game import PuertoRico

PAID_IN_KIND: Final = 1.1
"""The value, in points, of a colonist, a good or a chip that is given back instead of a doubloon (black market)."""


def choose_building(game: PuertoRico) -> Action:
    """Returns the purchase after which the board has the greatest value, or to pass if keeping the doubloons is
    better."""
    ahead = horizon(game)
    seat = game.asked
    player = game.players[seat]
    best: Action = PASS
    most = board_value(game, seat, player, ahead)
    for action in game.legal_actions():
        if isinstance(action, Build | BuildForAll):
            after = player.copy()
            price = game.price(seat, action.building) if isinstance(action, Build) else player.doubloons
            missing = max(0, price - player.doubloons)
            after.doubloons -= price - missing
            after.add_building(action.building)
            value = board_value(game, seat, after, ahead) - PAID_IN_KIND * missing
            value += worth_of_purchase(game, seat, action.building, price - missing, after.doubloons)
            if value > most:
                best, most = action, value
    return best
