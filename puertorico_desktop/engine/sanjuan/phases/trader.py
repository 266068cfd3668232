"""The trader phase: a price card is turned up, and every player may sell goods for cards (S002)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.sanjuan.actions import Action, Pass, Sell
from puertorico_desktop.engine.sanjuan.catalog import PRICES, ZONING_PRICE
from puertorico_desktop.engine.sanjuan.choices import ON_BUILDINGS
from puertorico_desktop.engine.sanjuan.components import PRODUCERS, SLOT_OF, Benefit, Card, Role
from puertorico_desktop.engine.sanjuan.decisions import DecisionKind
from puertorico_desktop.engine.sanjuan.events import GoodsSold, PricesTurned
from puertorico_desktop.engine.sanjuan.phases.base import end_phase, next_seat, pass_by, skip
from puertorico_desktop.engine.sanjuan.phases.benefit import offer
from puertorico_desktop.engine.sanjuan.reasons import Reason
from puertorico_desktop.engine.sanjuan.state import GameState, as_cards

SMALL_MARKET_GOODS: Final = 2
"""The number of goods from which a Small Market draws a card (S002)."""
_TRADING_POST, _HARBOR = 1 << Card.TRADING_POST, 1 << Card.HARBOR
_SMALL_MARKET, _LARGE_MARKET = 1 << Card.SMALL_MARKET, 1 << Card.LARGE_MARKET
_BOHIO: Final = 1 << Card.BOHIO
_AFTERWARDS: Final = 1
"""The `step` of the phase after the price card was put away."""


def limit(table: GameState, seat: int, chooser: bool) -> int:
    """Returns the number of goods that a player may sell: 1, as the trader 2, or 3 with a Publishing House; 1 more
    with a Trading Post (S002)."""
    most = 2 if table.players[seat].owned & _TRADING_POST else 1
    return most + (2 if table.doubled else 1) if chooser else most


def sale_price(prices: int, buildings: Iterable[Card]) -> int:
    """Returns the price in cards of the goods of these buildings by a price card; a Zoning Office's good always has
    price 2 (S002)."""
    card = PRICES[prices]
    return sum([ZONING_PRICE if building is Card.ZONING_OFFICE else card[building] for building in buildings])


def cards_for(table: GameState, seat: int, buildings: tuple[Card, ...]) -> int:
    """Returns the number of cards that the player draws for a sale by the open price card, including those from
    markets."""
    owned = table.players[seat].owned
    bonus = 1 if owned & _LARGE_MARKET and buildings else 0
    if owned & _SMALL_MARKET and len(buildings) >= SMALL_MARKET_GOODS:
        bonus += 1
    return sale_price(table.prices[table.next_price], buildings) + bonus


def advance(table: GameState) -> None:
    """Turn up the price card, take each player's decision, put the card under the pile; then offer the Bohíos'
    benefit if no player has sold."""
    if not table.price_open and table.step != _AFTERWARDS:
        _turn_up(table)
    while table.waiting:
        seat = table.waiting[0]
        if any(table.players[seat].goods):
            table.ask(seat, DecisionKind.SELL, sales(table, seat))
            return
        skip(table, seat, Reason.NO_GOODS)
        next_seat(table)
    if table.price_open:
        table.price_open = False
        table.next_price = (table.next_price + 1) % len(PRICES)
        table.step = _AFTERWARDS
        if not table.sold:
            for seat in table.order():
                if table.players[seat].owned & _BOHIO:
                    offer(table, seat, Benefit.BOHIO)
        if table.offers:
            return
    table.step = 0
    table.sold = False
    end_phase(table, Role.TRADER)


def sales(table: GameState, seat: int) -> Sequence[Action]:
    """Returns the legal actions: passing, and the goods that a player can sell."""
    goods = tuple([len(lying) for lying in table.players[seat].goods])
    return ON_BUILDINGS[Sell, goods, min(limit(table, seat, seat == table.chooser), sum(goods))]


def _turn_up(table: GameState) -> None:
    """Turn up the next price card, even if no player will sell (S002). The fifth card can be inferred from the other
    four."""
    table.price_open = True
    first = table.prices_seen < len(PRICES)
    if first:
        table.prices_seen += 1
    if table.sink is not None:
        news = first and table.prices_seen < len(PRICES)
        table.sink.append(PricesTurned(PRICES[table.prices[table.next_price]], news))


def sell(table: GameState, action: Sell | Pass) -> None:
    """Discard the goods, of which one goes under a Harbor, and draw the cards; then offer the markets' benefits
    (S002)."""
    if isinstance(action, Pass):
        pass_by(table, DecisionKind.SELL)
        return
    buildings = action.buildings
    seat = table.waiting[0]
    player = table.players[seat]
    sold = []
    for building in buildings:
        slot = SLOT_OF[building]
        goods = player.goods[slot]
        sold.append(goods[-1])
        player.goods[slot] = goods[:-1]
    table.discard(sold, 0)
    table.sold = True
    price = sale_price(table.prices[table.next_price], buildings)
    if table.sink is not None:
        table.sink.append(GoodsSold(seat, buildings, as_cards(sold), price))
    owned = player.owned
    if owned & _HARBOR:
        offer(table, seat, Benefit.HARBOR, len(sold))
        offer(table, seat, Benefit.TRADER, price)
    else:
        table.draw_into_hand(seat, price, Role.TRADER)
    if owned & _LARGE_MARKET:
        offer(table, seat, Benefit.LARGE_MARKET)
    if owned & _SMALL_MARKET and len(sold) >= SMALL_MARKET_GOODS:
        offer(table, seat, Benefit.SMALL_MARKET)
    next_seat(table)


def why_not(table: GameState, action: Sell) -> Refusal:
    """Returns the reason why these goods cannot be sold."""
    seat = table.waiting[0]
    player = table.players[seat]
    for building in action.buildings:
        if building not in PRODUCERS:
            return Refusal(Reason.NOT_PRODUCTION, {"card": building})
        if not player.city[building]:
            return Refusal(Reason.NOT_IN_CITY, {"card": building})
        if action.buildings.count(building) > len(player.goods[SLOT_OF[building]]):
            return Refusal(Reason.BUILDING_EMPTY, {"card": building})
    if not action.buildings:
        return Refusal(Reason.WRONG_NUMBER, {"wanted": 1, "given": 0})
    return Refusal(Reason.GOODS_LIMIT, {"limit": limit(table, seat, seat == table.chooser)})
