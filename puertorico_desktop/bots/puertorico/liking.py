"""What people like and dislike about actions in Puerto Rico, beyond what these are worth.

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
from puertorico_desktop.engine.puertorico.components import Building, Role
from puertorico_desktop.engine.puertorico.game import PuertoRico

SHIPPED_POINT: Final = 0.004
"""The value of an expected point by shipping."""
GOOD_TO_SHIP: Final = 0.02
"""The value of choosing the captain for each good that the player holds, up to `MOST_TO_SHIP`."""
MOST_TO_SHIP: Final = 4
GOOD_LEFT: Final = -0.01
"""The value of choosing the craftsman for each good that the player holds already, up to `MOST_LEFT`."""
MOST_LEFT: Final = 5
MAYOR: Final = -0.015
"""The value of choosing the mayor: people let the colonists last."""
BUILDINGS: Final[Mapping[Building, float]] = {
    Building.SMALL_WAREHOUSE: 0.05,
    Building.LARGE_WAREHOUSE: 0.1,
    Building.WHARF: 0.1,
    Building.OFFICE: 0.02,
    Building.LARGE_MARKET: 0.02,
    Building.UNIVERSITY: 0.03,
    Building.CITY_HALL: 0.02,
}
"""The value of buying a building: of those that save goods from spoiling, and of those that thinking players hardly
ever buy."""
SHIPPING: Final = "shipping"
"""The source of points that is liked."""


def liking(game: PuertoRico, action: Action, terms: Sequence[float], style: Style) -> float:
    """Returns what people like about an action, see `GameKnowledge.liking`."""
    taste = style if isinstance(style, Taste) else Taste(style.name)
    value = 0.0 if taste.points.get(SHIPPING) else SHIPPED_POINT * terms[TERMS.index(SHIPPING)]
    if isinstance(action, ChooseRole):
        goods = sum(game.players[game.asked].goods)
        if action.role is Role.CAPTAIN:
            value += GOOD_TO_SHIP * min(goods, MOST_TO_SHIP)
        elif action.role is Role.CRAFTSMAN:
            value += GOOD_LEFT * min(goods, MOST_LEFT)
        elif action.role is Role.MAYOR:
            value += MAYOR
    elif isinstance(action, Build) and not taste.liked_pieces >> action.building & 1:
        value += BUILDINGS.get(action.building, 0.0)
    return value
