"""Deals the cards that a player does not know anew: for bots, which see only a part of the table.

The cards that a seat has not seen form one pool, which is shuffled; the sizes of the piles stay the same. No further
inference is made, for example from the cards that other players kept. As the pool is sorted before the shuffle, two
tables that differ only in information hidden from the seat become equal with equal generators.
"""

from __future__ import annotations

from collections.abc import Iterable

from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.engine.sanjuan.asking import legal_actions_of
from puertorico_desktop.engine.sanjuan.catalog import NO_CARDS, in_pack
from puertorico_desktop.engine.sanjuan.components import Card
from puertorico_desktop.engine.sanjuan.state import FREE, GameState


def deal_anew(table: GameState, seat: int, rng: Rng) -> None:
    """Deal the cards that the seat does not know anew, in this order: hands of others, cards drawn by others, all
    goods, cards under Harbors, cards under Chapels and Churches of others, unknown discards; the rest is the deck.
    Price cards not yet seen are shuffled among their places."""
    table.rng = rng = Rng.from_seed(rng.next32() << 32 | rng.next32())
    pool = _pool(table, seat)
    rng.shuffle(pool)
    drawing = bool(table.drawn) and table.waiting[0] != seat
    for other, player in enumerate(table.players):
        if other != seat:
            dealt = _take(pool, player.hand_size - len(player.revealed))
            player.hand = list(NO_CARDS)
            player.held = player.hand_size = 0
            player.add_to_hand(player.revealed)
            player.add_to_hand(dealt)
    if drawing:
        table.drawn = tuple(_take(pool, len(table.drawn)))
    for player in table.players:
        player.goods = [tuple(_take(pool, len(goods))) if goods else goods for goods in player.goods]
    for player in table.players:
        player.harbor = tuple(_take(pool, len(player.harbor)))
    for other, player in enumerate(table.players):
        if other != seat:
            player.chapel = tuple(_take(pool, len(player.chapel)))
            player.church = tuple(_take(pool, len(player.church)))
    bit = 1 << seat
    for place, mask in enumerate(table.known):
        if not mask & bit:
            table.discards[place] = pool.pop()
    table.deck = pool
    _shuffle_prices(table, rng)
    if table.asked != seat:
        table.choices = legal_actions_of(table)


def _take(pool: list[int], number: int) -> list[int]:
    """Remove the next `number` cards from the pool and return them."""
    if not number:
        return []
    cards = pool[-number:]
    del pool[-number:]
    return cards


def unknown_counts(table: GameState, seat: int) -> list[int]:
    """Returns the number of cards of each kind whose place the seat does not know."""
    counts = list(in_pack(table.options))
    own = table.players[seat]
    known: list[Iterable[int]] = [own.chapel, own.church]
    for other, player in enumerate(table.players):
        known.append(player.covered)
        if other != seat:
            known.append(player.revealed)
        counts = [count - built for count, built in zip(counts, player.city, strict=True)]
    counts = [count - held for count, held in zip(counts, own.hand, strict=True)]
    if table.site != FREE:
        known.append((table.site,))
    if table.drawn and table.waiting[0] == seat:
        known.append(table.drawn)
    bit = 1 << seat
    known.append([card for card, mask in zip(table.discards, table.known, strict=True) if mask & bit])
    for cards in known:
        for card in cards:
            counts[card] -= 1
    counts[Card.CATHEDRAL] = 0  # the Cathedral is never in the deck or in a hand
    return counts


def _pool(table: GameState, seat: int) -> list[int]:
    pool: list[int] = []
    for card, count in enumerate(unknown_counts(table, seat)):
        pool += [card] * count
    return pool


def _shuffle_prices(table: GameState, rng: Rng) -> None:
    seen = table.prices_seen
    unseen = sorted(table.prices[seen:])
    if len(unseen) > 1:
        rng.shuffle(unseen)
        table.prices = table.prices[:seen] + tuple(unseen)
