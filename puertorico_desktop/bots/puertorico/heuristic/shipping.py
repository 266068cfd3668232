"""The choice of the goods to load, and of the ship.

By first impression the value of a load is its points. At the player's own turn, every possible load is tried: the
rest of the phase is played by first impressions, and the results for all players are compared.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from math import fsum
from typing import Final

from puertorico_desktop.bots.puertorico.heuristic.goals import worth_of_load, worth_won
from puertorico_desktop.bots.puertorico.heuristic.horizon import horizon
from puertorico_desktop.bots.puertorico.shortlist import shortlist, stored_worth
from puertorico_desktop.engine.puertorico.abilities.new_buildings import GOODS_FOR_A_POINT
from puertorico_desktop.engine.puertorico.actions import Action, LoadGoods
from puertorico_desktop.engine.puertorico.components import PRIVATE_SHIP, Good
from puertorico_desktop.engine.puertorico.expansion_actions import LoadMixed, SideAction
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.state import DecisionKind

SHIP_FILLED: Final = 0.3
"""The additional value of a load that fills a ship and so leaves no room for the others."""
KEEP_DEAR: Final = 0.1
"""In a first impression, the deduction per doubloon of a good's price: a cheap good is shipped rather than one that
can be sold."""
WHARF_LAST: Final = 0.5
"""In a first impression, the deduction for using the wharf, which is still available when the ships are full."""
MIXED_LAST: Final = 1.0
"""In a first impression, the deduction for a mixed load, which gives up half of the points that cargo ships would
bring."""
OTHERS: Final = 0.35
"""The weight of the gain of an average opponent against the own one."""
_LOADING: Final = (DecisionKind.LOAD_GOODS, DecisionKind.STORE_GOODS, DecisionKind.LODGE)


def first_impression(game: PuertoRico) -> Action:
    """Returns the load with most points; it never waits with the wharf."""
    seat = game.asked
    goods = game.players[seat].goods
    ahead = horizon(game) if game.watched else None

    def brings(good: Good, amount: int, ship: int) -> float:
        """Returns the points of the load by tasks and cards."""
        if ahead is None:
            return 0.0
        return worth_of_load(game, seat, good, amount, ship, ahead, private=ship == PRIVATE_SHIP)

    def value(action: Action) -> float:
        if isinstance(action, LoadMixed):
            return sum(action.amounts) // GOODS_FOR_A_POINT - MIXED_LAST
        if not isinstance(action, LoadGoods):
            return -math.inf if isinstance(action, SideAction) else 0.0
        amount = goods[action.good]
        if action.ship == PRIVATE_SHIP:
            return amount - WHARF_LAST - KEEP_DEAR * action.good + brings(action.good, amount, PRIVATE_SHIP)
        room = game.ships[action.ship] - game.ship_loads[action.ship]
        filled = SHIP_FILLED if room <= amount else 0.0
        amount = min(room, amount)
        return amount + filled - KEEP_DEAR * action.good + brings(action.good, amount, action.ship)

    return max(shortlist(game), key=value)


def choose_load(game: PuertoRico, reply: Callable[[PuertoRico], Action]) -> Action:
    """Returns the load after which the whole captain phase goes best for the player; `reply` chooses for all players
    in the rest of the phase."""
    legal = [action for action in shortlist(game) if not isinstance(action, SideAction)]
    if len(legal) == 1:
        return legal[0]
    seat = game.asked
    ahead = horizon(game) if game.watched else None

    def value(action: Action) -> float:
        after = game.copy()
        after.play_unchecked(action)
        while after.kind in _LOADING:
            after.play_unchecked(reply(after))
        gains = [
            new.points
            - old.points
            + fsum([amount * stored_worth(Good(good)) for good, amount in enumerate(new.goods)])
            for new, old in zip(after.players, game.players, strict=True)
        ]
        if ahead is not None:
            gains = [gain + worth_won(game, after, other, ahead) for other, gain in enumerate(gains)]
        own = gains.pop(seat)
        return own - OTHERS * fsum(gains) / len(gains)

    return max(legal, key=value)
