"""What is not worth a rule of its own: try every action and see after which the board is worth most."""

from __future__ import annotations

from typing import Final

from puertorico_desktop.bots.puertorico.heuristic.board_value import board_value
from puertorico_desktop.bots.puertorico.heuristic.horizon import horizon
from puertorico_desktop.bots.puertorico.shortlist import shortlist
from puertorico_desktop.engine.puertorico.actions import Action
from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.engine.puertorico.components import Building
from puertorico_desktop.engine.puertorico.expansion_actions import DraftBuilding
from puertorico_desktop.engine.puertorico.game import PuertoRico

GAIN: Final = 0.05
"""Points that something has to bring which a player need not do."""

USEFUL: Final = (
    Building.HARBOR,
    Building.FACTORY,
    Building.LIBRARY,
    Building.SMALL_MARKET,
    Building.LARGE_MARKET,
    Building.WHARF,
    Building.UNION_HALL,
    Building.TRADING_POST,
    Building.CHURCH,
    Building.VILLA,
    Building.STATUE,
    Building.GUILD_HALL,
    Building.CUSTOMS_HOUSE,
    Building.AQUEDUCT,
    Building.CHAPEL,
    Building.SMALL_WAREHOUSE,
    Building.STOREHOUSE,
    Building.HOSPICE,
)
"""Buildings that every game is better with, the best ones first; where nothing more is known yet they are chosen."""


def draft(game: PuertoRico) -> Action:
    """The most useful building that can still join the game; else the dearest one."""
    offered = {one.building: one for one in game.legal_actions() if isinstance(one, DraftBuilding)}
    ranked = [*USEFUL, *sorted(offered, key=lambda building: -CATALOG[building].cost)]
    return next(offered[building] for building in ranked if building in offered)


def best_by_trying(game: PuertoRico) -> Action:
    """The action after which the player's board is worth most."""
    return max(shortlist(game), key=lambda action: worth_after(game, action))


def worth_after(game: PuertoRico, action: Action) -> float:
    """What the board of the player who is asked is worth after an action."""
    after = game.copy()
    after.play_unchecked(action)
    return board_value(after, game.asked, after.players[game.asked], horizon(after))


def aside(game: PuertoRico) -> Action | None:
    """What a building lets the player do beside the decision at hand, if it helps."""
    if not game.aside:
        return None
    values = {action: worth_after(game, action) for action in game.aside}
    best = max(game.aside, key=values.__getitem__)
    now = board_value(game, game.asked, game.players[game.asked], horizon(game))
    return best if values[best] > now + GAIN else None
