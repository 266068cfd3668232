"""The likes and dislikes of people among actions in Puerto Rico, beyond the value of the actions.

Players who only want to win let a fifth of all goods spoil, often let the colonists end the game, and leave some
buildings alone. People rather ship than let goods spoil: they look both ways before the craftsman, and see to room
for what they produce. With these values four players who look one move ahead come to the figures that are usual among
people (`manner.USUAL`):

    puertorico-desktop simulate --bots normal --players 4 --games 200 --seed 3
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from puertorico_desktop.bots.levels import Style, Taste
from puertorico_desktop.bots.puertorico.terms import TERMS
from puertorico_desktop.engine.puertorico.actions import Action, Build, ChooseRole
from puertorico_desktop.engine.puertorico.components import GOODS, Building, Role
from puertorico_desktop.engine.puertorico.game import PuertoRico

SHIPPED_POINT: Final = 0.003
"""The value of an expected point by shipping."""
GOOD_TO_SHIP: Final = 0.02
"""The value of choosing the captain for each good that the player holds, up to `MOST_TO_SHIP`."""
MOST_TO_SHIP: Final = 4
GOOD_LEFT: Final = -0.01
"""The value of choosing the craftsman for each good that the player holds already, up to `MOST_LEFT`."""
MOST_LEFT: Final = 5
MAYOR: Final = -0.015
"""The value of choosing the mayor: people let the colonists last."""
ROOM_FOR_GOODS: Final[Mapping[Building, float]] = {
    Building.SMALL_WAREHOUSE: 0.06,
    Building.LARGE_WAREHOUSE: 0.12,
    Building.WHARF: 0.1,
}
"""The value of buying a building that saves goods from spoiling, for a player who can produce `MANY_GOODS` or more;
it is in proportion for one who can produce fewer."""
MANY_GOODS: Final = 4
NEGLECTED: Final[Mapping[Building, float]] = {
    Building.OFFICE: 0.02,
    Building.LARGE_MARKET: 0.02,
    Building.UNIVERSITY: 0.03,
    Building.CITY_HALL: 0.02,
}
"""The value of buying a building that thinking players hardly ever buy."""
SHIPPING: Final = "shipping"
"""The source of points that is liked."""


def liking(game: PuertoRico, action: Action, terms: Sequence[float], style: Style) -> float:
    """Returns what people like about an action, see `GameKnowledge.liking`."""
    taste = style if isinstance(style, Taste) else Taste(style.name)
    value = 0.0 if taste.points.get(SHIPPING) else SHIPPED_POINT * terms[TERMS.index(SHIPPING)]
    player = game.players[game.asked]
    if isinstance(action, ChooseRole):
        goods = sum(player.goods)
        if action.role is Role.CAPTAIN:
            value += GOOD_TO_SHIP * min(goods, MOST_TO_SHIP)
        elif action.role is Role.CRAFTSMAN:
            value += GOOD_LEFT * min(goods, MOST_LEFT)
        elif action.role is Role.MAYOR:
            value += MAYOR
    elif isinstance(action, Build) and not taste.liked_pieces >> action.building & 1:
        value += NEGLECTED.get(action.building, 0.0)
        if action.building in ROOM_FOR_GOODS:
            produced = sum([player.capacity(good) for good in GOODS])
            value += ROOM_FOR_GOODS[action.building] * min(produced, MANY_GOODS) / MANY_GOODS
    return value
