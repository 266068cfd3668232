"""What to build, and over what, and how to pay for it."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from typing import Final

from puertorico_desktop.bots.sanjuan.heuristic.keeping import Valued, in_order, keep_values, least, valued
from puertorico_desktop.bots.sanjuan.heuristic.worth import MEAN_PRICES, worths
from puertorico_desktop.engine.sanjuan.actions import PASS, Action, Build, Pay
from puertorico_desktop.engine.sanjuan.catalog import COMMERCIAL, COST, PRICES, PRODUCTION, ZONING_PRICE
from puertorico_desktop.engine.sanjuan.components import PRODUCERS, Card
from puertorico_desktop.engine.sanjuan.phases.builder import HIDDEN_MARKET_GOODS, price
from puertorico_desktop.engine.sanjuan.state import GameState, as_cards

_GOOD: Final = 0.4
"""The points that a card comes to which a good would be sold for: it must be sold first."""


def gains(table: GameState, seat: int, actions: Sequence[Action]) -> list[tuple[float, Action]]:
    """Returns what each building would bring beyond what it costs, the best first; passing brings nothing."""
    player = table.players[seat]
    worth = worths(table, seat)
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
    """Returns what the cheapest cards are worth together, by their number, and one of that kind is not among them."""
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
    """Returns what the city loses with a building that is covered. What it is worth still is not kept anywhere: about
    what it costs, for a monument more."""
    lost = max(worth[over], 1.0) if PRODUCTION >> over & 1 else 0.5 + 0.6 * COST[over]
    return lost + (1.0 if COMMERCIAL & owned >> over & 1 else 0.5)


def choose_building(table: GameState) -> Action:
    """Returns the building that brings most, or to pass."""
    actions = table.choices
    return PASS if len(actions) == 1 else gains(table, table.asked, actions)[0][1]


def good_price(table: GameState, slot: int) -> float:
    """Returns what the good on a building brings at the next sale, as far as that is known."""
    if PRODUCERS[slot] is Card.ZONING_OFFICE:
        return ZONING_PRICE
    place = table.next_price
    known = place < table.prices_seen or table.prices_seen >= len(PRICES) - 1
    return float(PRICES[table.prices[place]][slot]) if known else MEAN_PRICES[slot]


def payments(table: GameState) -> list[Pay]:
    """Returns ways to pay for the building on the site, with the cards that are worth least and with no good, one or
    two of the cheapest; the best first."""
    seat = table.asked
    player = table.players[seat]
    cards = valued(table, seat)
    wanted = table.site_price
    goods = [(good_price(table, slot) * _GOOD, slot) for slot, held in enumerate(player.goods) for _ in held]
    goods.sort()
    most = min(HIDDEN_MARKET_GOODS, len(goods), wanted) if _takes_goods(table) else 0
    found = []
    for number in range(max(0, wanted - len(cards)), most + 1):
        spent = cards[: wanted - number]
        cost = fsum([value for value, _ in spent]) + fsum([value for value, _ in goods[:number]])
        action = Pay(as_cards(least(spent, len(spent))), tuple([PRODUCERS[slot] for _, slot in goods[:number]]))
        found.append((cost, number, action))
    found.sort(key=lambda one: one[:2])
    return [action for _, _, action in found]


def _takes_goods(table: GameState) -> bool:
    """Whether a Hidden Market works at the payment."""
    player = table.players[table.asked]
    return bool(player.city[Card.HIDDEN_MARKET]) and table.site_over != Card.HIDDEN_MARKET
