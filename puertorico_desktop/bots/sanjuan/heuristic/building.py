"""The choice of the building to build, of the building to cover, and of the payment."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from typing import Final

from puertorico_desktop.bots.sanjuan.heuristic.building_value import MEAN_PRICES, building_values
from puertorico_desktop.bots.sanjuan.heuristic.keeping import (
    Valued,
    in_order,
    keep_values,
    least_valuable,
    with_values,
)
from puertorico_desktop.engine.sanjuan.actions import PASS, Action, Build, Pay
from puertorico_desktop.engine.sanjuan.catalog import COMMERCIAL, COST, PRICES, PRODUCTION, ZONING_PRICE
from puertorico_desktop.engine.sanjuan.components import PRODUCERS, Card
from puertorico_desktop.engine.sanjuan.phases.builder import HIDDEN_MARKET_GOODS, price
from puertorico_desktop.engine.sanjuan.state import GameState, as_cards

_GOOD: Final = 0.4
"""The points that each card is worth for which a good would be sold; less than a card, because the good must be sold
first."""


def gains(table: GameState, seat: int, actions: Sequence[Action]) -> list[tuple[float, Action]]:
    """Returns the value of each building beyond its cost, in points, with its action, the best first; passing counts
    0."""
    player = table.players[seat]
    worth = building_values(table, seat)
    cards = in_order(keep_values(table, seat), player.hand, player)
    sums: dict[int, list[float]] = {}
    found: list[tuple[float, Action]] = []
    for action in actions:
        if not isinstance(action, Build):
            found.append((0.0, action))
            continue
        kind, over = action.kind, action.over
        cost = price(table, seat, kind, over)
        if kind not in sums:
            sums[kind] = _sums(cards, kind)
        paid = sums[kind]
        gain = worth[kind] - (paid[cost] if cost < len(paid) else paid[-1] + 1.0)
        if over is not None:
            gain -= _lost(worth, player.owned, over)
        found.append((gain, action))
    found.sort(key=_gain, reverse=True)
    return found


def _gain(one: tuple[float, Action]) -> float:
    return one[0]


def _sums(cards: Sequence[Valued], kind: int) -> list[float]:
    """Returns, by number of cards, the total value of that many of the cheapest cards, without one card of that
    kind."""
    found = [0.0]
    total, skipped = 0.0, kind == Card.CATHEDRAL
    best = max((value for value, card in cards if card == kind), default=0.0)
    for value, card in cards:
        if not skipped and card == kind and value == best:
            skipped = True
            continue
        total += value
        found.append(total)
    return found


def _lost(worth: Sequence[float], owned: int, over: Card) -> float:
    """Returns the value, in points, that the city loses with a building that is covered. Its remaining value is not
    stored; it is estimated from its cost, with an addition for a monument."""
    lost = max(worth[over], 1.0) if PRODUCTION >> over & 1 else 0.5 + 0.6 * COST[over]
    return lost + (1.0 if COMMERCIAL & owned >> over & 1 else 0.5)


def choose_building(table: GameState) -> Action:
    """Returns the building with the greatest gain, or passing."""
    actions = table.choices
    return PASS if len(actions) == 1 else gains(table, table.asked, actions)[0][1]


def good_price(table: GameState, slot: int) -> float:
    """Returns the price, in cards, of the good on a building at the next sale; its mean if that is not known."""
    if PRODUCERS[slot] is Card.ZONING_OFFICE:
        return ZONING_PRICE
    place = table.next_price
    known = place < table.prices_seen or table.prices_seen >= len(PRICES) - 1
    return float(PRICES[table.prices[place]][slot]) if known else MEAN_PRICES[slot]


def payments(table: GameState) -> list[Pay]:
    """Returns ways to pay for the building on the site, with the cards of the least value and with none, one or two
    of the cheapest goods; the best first."""
    seat = table.asked
    player = table.players[seat]
    cards = with_values(table, seat)
    wanted = table.site_price
    goods = [(good_price(table, slot) * _GOOD, slot) for slot, held in enumerate(player.goods) for _ in held]
    goods.sort()
    most = min(HIDDEN_MARKET_GOODS, len(goods), wanted) if _takes_goods(table) else 0
    found = []
    for number in range(max(0, wanted - len(cards)), most + 1):
        spent = cards[: wanted - number]
        cost = fsum([value for value, _ in spent]) + fsum([value for value, _ in goods[:number]])
        action = Pay(
            as_cards(least_valuable(spent, len(spent))), tuple([PRODUCERS[slot] for _, slot in goods[:number]])
        )
        found.append((cost, number, action))
    found.sort(key=lambda one: one[:2])
    return [action for _, _, action in found]


def _takes_goods(table: GameState) -> bool:
    """Returns whether a Hidden Market has an effect on the payment."""
    player = table.players[table.asked]
    return bool(player.city[Card.HIDDEN_MARKET]) and table.site_over != Card.HIDDEN_MARKET
