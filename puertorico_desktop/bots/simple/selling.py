"""What to take as the craftsman, what to sell, what to keep."""

from __future__ import annotations

from puertorico_desktop.bots.simple.outlook import outlook
from puertorico_desktop.bots.simple.worth import goods_worth, money_worth
from puertorico_desktop.engine.puertorico.actions import (
    Action,
    SellGood,
    StoreGoods,
    TakeExtraGood,
)
from puertorico_desktop.engine.puertorico.components import Good, Role
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.phases.trader import sale_price

STORED_POINT = 0.6
"""What a stored good will bring at the next captain; less than a point, there may be no room again."""
STORED_PRICE = 0.2
"""What a doubloon of the price adds to a stored good: it may be sold first."""


def choose_extra_good(game: PuertoRico) -> Action:
    """The good that adds most to those in hand; among equals the one of which there is most to load at once."""
    ahead = outlook(game)
    player = game.players[game.asked]

    def value(action: TakeExtraGood) -> tuple[float, int]:
        after = player.copy()
        after.goods[action.good] += 1
        return goods_worth(game, after, ahead), after.goods[action.good]

    return max((one for one in game.legal_actions() if isinstance(one, TakeExtraGood)), key=value)


def choose_sale(game: PuertoRico) -> Action:
    """The sale after which doubloons and goods in hand are worth most; none if shipping the good is worth more."""
    ahead = outlook(game)
    seat = game.asked
    player = game.players[seat]
    privilege = game.has_privilege(seat, Role.TRADER)

    def value(action: Action) -> float:
        after = player.copy()
        if isinstance(action, SellGood):
            after.goods[action.good] -= 1
            after.doubloons += sale_price(player, action.good, privilege)
        return goods_worth(game, after, ahead) + money_worth(after, ahead)

    return max(game.legal_actions(), key=value)


def choose_storage(game: PuertoRico) -> Action:
    """Keep what will bring most: many goods of a kind in the warehouses, the dearest one beside them."""
    goods = game.players[game.asked].goods

    def value(action: Action) -> float:
        assert isinstance(action, StoreGoods)
        kept = sum(goods[kind] * stored_worth(kind) for kind in action.kinds)
        return kept if action.crate is None else kept + stored_worth(action.crate)

    return max(game.legal_actions(), key=value)


def stored_worth(good: Good) -> float:
    """What one stored good of a kind is worth."""
    return STORED_POINT + STORED_PRICE * good
