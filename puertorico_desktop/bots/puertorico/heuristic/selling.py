"""The choice of the craftsman's extra good, and of the good to sell."""

from __future__ import annotations

import math

from puertorico_desktop.bots.puertorico.heuristic.board_value import goods_worth, money_worth
from puertorico_desktop.bots.puertorico.heuristic.goals import goals_worth, worth_of_sale
from puertorico_desktop.bots.puertorico.heuristic.horizon import horizon
from puertorico_desktop.bots.puertorico.heuristic.production import works_of
from puertorico_desktop.engine.puertorico.actions import Action, SellGood, TakeExtraGood
from puertorico_desktop.engine.puertorico.components import Role
from puertorico_desktop.engine.puertorico.expansion_actions import SellPrivately, SideAction
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.phases.trader import sale_price


def choose_extra_good(game: PuertoRico) -> Action:
    """Returns the good that adds most to the value of those in hand; among equals the kind of which the player has
    most, to be loaded at once."""
    ahead = horizon(game)
    seat = game.asked
    player = game.players[seat]
    works = works_of(player, ahead) if game.hands else None

    def value(action: TakeExtraGood) -> tuple[float, int]:
        after = player.copy()
        after.goods[action.good] += 1
        worth = goods_worth(game, after, ahead)
        if works is not None:
            worth += goals_worth(game, seat, after, ahead, works)
        return worth, after.goods[action.good]

    return max((one for one in game.legal_actions() if isinstance(one, TakeExtraGood)), key=value)


def choose_sale(game: PuertoRico) -> Action:
    """Returns the sale after which doubloons and goods in hand have the greatest value; no sale if shipping the good
    is better."""
    ahead = horizon(game)
    seat = game.asked
    player = game.players[seat]
    privilege = game.has_privilege(seat, Role.TRADER)

    def value(action: Action) -> float:
        after = player.copy()
        extra = 0.0
        if isinstance(action, SellGood):
            after.goods[action.good] -= 1
            paid = sale_price(player, action.good, privilege)
            after.doubloons += paid
            extra = worth_of_sale(game, seat, action.good, paid, ahead, chooser=privilege) if game.watched else 0.0
        elif isinstance(action, SellPrivately):
            after.goods[action.good] -= 1
            after.doubloons += action.good
        elif isinstance(action, SideAction):
            return -math.inf
        return goods_worth(game, after, ahead) + money_worth(after, ahead) + extra

    return max(game.legal_actions(), key=value)
