"""Forecasts the effect of a role on every player, as far as a player can know it.

Computed only from public information, the hand of the viewing player, and the set of cards whose place that player
does not know: no hidden card is used.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb, fsum
from typing import Final

import attrs

from puertorico_desktop.engine.sanjuan.actions import Build
from puertorico_desktop.engine.sanjuan.catalog import COMMERCIAL, COST, PRICES, PRODUCTION, ZONING_PRICE
from puertorico_desktop.engine.sanjuan.components import CARDS, PRODUCERS, ZONING_SLOT, Card, Role
from puertorico_desktop.engine.sanjuan.decisions import PHASE_OF_ROLE
from puertorico_desktop.engine.sanjuan.game import SanJuan
from puertorico_desktop.engine.sanjuan.hidden import unknown_counts
from puertorico_desktop.engine.sanjuan.observation import known_prices
from puertorico_desktop.engine.sanjuan.phases import builder, craftsman, trader
from puertorico_desktop.engine.sanjuan.phases.benefit import GOLD_MINE_CARDS, recruiter_cards
from puertorico_desktop.engine.sanjuan.phases.round import can_double

DEAREST: Final = max(COST)
_DEAREST_PRODUCTION: Final = max(COST[card] for card in CARDS if PRODUCTION >> card & 1)
_DEAREST_COMMERCIAL: Final = max(
    COST[card] for card in CARDS if COMMERCIAL >> card & 1 and card is not Card.CATHEDRAL
)


@attrs.frozen
class PlayerForecast:
    """The effect of a role on the player in `seat`.

    Builder: `buildings` of the viewer's own hand that could be built, with their `prices`, the lowest ones where a
    Crane allows several, and their `free_prices` on a free space, the same ones where that cannot be paid; for other
    players, the highest printed cost of a production and of a commercial building that they could pay for
    (`production_up_to`, `commercial_up_to`; 0 for none). Craftsman: number of `goods` made, of `empty` production
    buildings; `makes` names the buildings if all can be filled. Trader: number of goods that the player `sells`, for
    `least` to `most` cards, on the average `mean`. Recruiter: `draws` cards, of which the player `keeps` some.
    Adventurer: `draws`; `gold_mine` and `bank` are the chances from 0 to 1 to get a card, None without the building.
    """

    seat: int
    buildings: tuple[Card, ...] = ()
    prices: tuple[int, ...] = ()
    free_prices: tuple[int, ...] = ()
    production_up_to: int = 0
    commercial_up_to: int = 0
    goods: int = 0
    empty: int = 0
    makes: tuple[Card, ...] = ()
    sells: int = 0
    least: int = 0
    most: int = 0
    mean: float = 0.0
    draws: int = 0
    keeps: int = 0
    gold_mine: float | None = None
    bank: float | None = None


def forecast(game: SanJuan, seat: int, role: Role, viewer: int | None = None) -> tuple[PlayerForecast, ...]:
    """Returns the effects of the role on all players, in turn order, if the player in `seat` chose it now.

    `viewer` is the seat whose hand is known; None for `seat` itself.
    """
    looks = seat if viewer is None else viewer
    table = game.copy()
    table.chooser = seat
    table.stage = PHASE_OF_ROLE + role
    table.doubled = can_double(table, seat)
    players = len(table.players)
    turns = [(seat + turn) % players for turn in range(players)]
    match role:
        case Role.BUILDER:
            return tuple(_building(table, one, looks) for one in turns)
        case Role.CRAFTSMAN:
            return tuple(_making(table, one) for one in turns)
        case Role.TRADER:
            return tuple(_selling(table, one) for one in turns)
        case Role.RECRUITER:
            return tuple(_recruiting(table, one) for one in turns)
    pool = unknown_counts(table, looks)
    return tuple(_adventuring(table, one, pool) for one in turns)


def _building(table: SanJuan, seat: int, viewer: int) -> PlayerForecast:
    player = table.players[seat]
    if seat == viewer:
        least: dict[Card, int] = {}
        free: dict[Card, int] = {}
        for action in builder.builds(table, seat):
            if isinstance(action, Build):
                price = builder.price(table, seat, action.kind, action.over)
                least[action.kind] = min(price, least.get(action.kind, price))
                if action.over is None:
                    free[action.kind] = price
        kinds = tuple(sorted(least))
        return PlayerForecast(
            seat, kinds, tuple(least[card] for card in kinds), tuple(free.get(card, least[card]) for card in kinds)
        )
    made, traded = (
        max(
            player.hand_size - 1 + table.price_tag(seat, kind, over).means
            for over in (None, *builder.coverable(player))
        )
        for kind in (Card.CORN_GRANARY, Card.DISTILLERY)  # stands for all buildings of its category
    )
    production = min(made, _DEAREST_PRODUCTION) if player.hand_size else 0
    commercial = min(traded, _DEAREST_COMMERCIAL) if player.hand_size else 0
    if table.cathedral and traded + 1 >= COST[Card.CATHEDRAL]:  # the Cathedral does not come from the hand
        commercial = COST[Card.CATHEDRAL]
    return PlayerForecast(seat, production_up_to=production, commercial_up_to=commercial)


def _making(table: SanJuan, seat: int) -> PlayerForecast:
    empty = craftsman.empty_buildings(table, seat)
    number = sum(empty)
    goods = min(number, craftsman.limit(table, seat, seat == table.chooser), table.cards_left)
    makes: tuple[Card, ...] = ()
    if goods == number:
        makes = tuple(card for card, left in zip(PRODUCERS, empty, strict=False) for _ in range(left))
    return PlayerForecast(seat, goods=goods, empty=number, makes=makes)


def _selling(table: SanJuan, seat: int) -> PlayerForecast:
    player = table.players[seat]
    sold = min(player.goods_held, trader.limit(table, seat, seat == table.chooser))
    if not sold:
        return PlayerForecast(seat)
    known = known_prices(table)
    card = known[table.next_price]
    unseen = [one for one in PRICES if one not in known] if card is None else [card]
    markets = (1 if player.owned >> Card.LARGE_MARKET & 1 else 0) + (
        1 if player.owned >> Card.SMALL_MARKET & 1 and sold >= trader.SMALL_MARKET_GOODS else 0
    )
    worth = [sum(sorted(_prices_of(player.goods, one), reverse=True)[:sold]) + markets for one in unseen]
    return PlayerForecast(seat, sells=sold, least=min(worth), most=max(worth), mean=fsum(worth) / len(worth))


def _prices_of(goods: Sequence[Sequence[int]], prices: Sequence[int]) -> list[int]:
    """Returns the price of every good on the buildings, in cards."""
    found = []
    for slot, lying in enumerate(goods):
        found += [ZONING_PRICE if slot == ZONING_SLOT else prices[slot]] * len(lying)
    return found


def _recruiting(table: SanJuan, seat: int) -> PlayerForecast:
    draws = recruiter_cards(table, seat)
    keeps = 2 if table.players[seat].owned >> Card.VILLA & 1 else 1
    return PlayerForecast(seat, draws=draws, keeps=min(keeps, draws))


def _adventuring(table: SanJuan, seat: int, pool: Sequence[int]) -> PlayerForecast:
    player = table.players[seat]
    draws = min(2 if table.doubled else 1, table.cards_left) if seat == table.chooser else 0
    gold_mine = bank = None
    if player.owned >> Card.GOLD_MINE & 1:
        gold_mine = all_costs_differ(pool) if table.cards_left >= GOLD_MINE_CARDS else 0.0
    if player.owned >> Card.BANK & 1:
        bank = _never_built(table, pool) if table.cards_left else 0.0
    return PlayerForecast(seat, draws=draws, gold_mine=gold_mine, bank=bank)


def all_costs_differ(pool: Sequence[int]) -> float:
    """Returns the probability that four cards drawn from the `pool` (numbers by kind) have four different costs."""
    by_cost = [0] * (DEAREST + 1)
    for card, count in enumerate(pool):
        by_cost[COST[card]] += count
    ways = [1] + [0] * GOLD_MINE_CARDS
    for count in by_cost:
        for chosen in range(GOLD_MINE_CARDS, 0, -1):
            ways[chosen] += ways[chosen - 1] * count
    return ways[GOLD_MINE_CARDS] / max(1, comb(sum(pool), GOLD_MINE_CARDS))


def _never_built(table: SanJuan, pool: Sequence[int]) -> float:
    """Returns the probability that a card drawn from the `pool` is of a kind that stands in no city."""
    built = 0
    for player in table.players:
        built |= player.owned
    return sum(count for card, count in enumerate(pool) if not built >> card & 1) / max(1, sum(pool))
