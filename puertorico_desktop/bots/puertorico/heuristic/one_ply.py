"""The rule for decisions without one of their own: try every action, and compare the values of the board
afterwards."""

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
"""The least gain, in points, for which an optional action is taken."""

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
"""The buildings that improve every game, the best ones first; they are chosen while nothing more is known."""


def best_draft(game: PuertoRico) -> Action:
    """Returns the choice of the most useful building that can still join the game; otherwise that of the dearest
    one."""
    offered = {one.building: one for one in game.legal_actions() if isinstance(one, DraftBuilding)}
    ranked = [*USEFUL, *sorted(offered, key=lambda building: -CATALOG[building].cost)]
    return next(offered[building] for building in ranked if building in offered)


def best_by_trying(game: PuertoRico) -> Action:
    """Returns the action after which the player's board has the greatest value."""
    return max(shortlist(game), key=lambda action: worth_after(game, action))


def worth_after(game: PuertoRico, action: Action) -> float:
    """Returns the value, after an action, of the board of the player who is asked."""
    after = game.copy()
    after.play_unchecked(action)
    return board_value(after, game.asked, after.players[game.asked], horizon(after))


def best_side_action(game: PuertoRico) -> Action | None:
    """Returns the best of the actions that a building allows besides the decision at hand; None if none improves the
    board."""
    if not game.aside:
        return None
    values = {action: worth_after(game, action) for action in game.aside}
    best = max(game.aside, key=values.__getitem__)
    now = board_value(game, game.asked, game.players[game.asked], horizon(game))
    return best if values[best] > now + GAIN else None
