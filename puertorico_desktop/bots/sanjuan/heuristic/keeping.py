"""The order of the cards in a hand: what each is worth to keep. What is worth least pays, is discarded or tucked.

A card is money, and more if it is to be built: then what it would be worth in the city beyond what it costs. Two
copies of a commercial building are no better than one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from puertorico_desktop.bots.sanjuan.heuristic.worth import CARD, KEPT, WORTHS, Key, outlook
from puertorico_desktop.engine.memo import Memo
from puertorico_desktop.engine.sanjuan.catalog import COST, PRODUCTION
from puertorico_desktop.engine.sanjuan.state import GameState, PlayerBoard

HOPE: Final = 0.12
"""How much of what a building would bring counts while it is in the hand: it may be paid with yet."""
_SECOND: Final = 0.4
"""How much the second card of a production building counts."""

Valued = tuple[float, int]
"""What a card is worth to keep, and its kind."""


def _keep_values(key: Key) -> tuple[float, ...]:
    return tuple(
        [
            CARD + HOPE * gain if (gain := worth - CARD * cost) > 0 else CARD
            for worth, cost in zip(WORTHS[key], COST, strict=True)
        ]
    )


_KEEP_VALUES: Final[Memo[Key, tuple[float, ...]]] = Memo(_keep_values, KEPT)


def keep_values(table: GameState, seat: int) -> Sequence[float]:
    """Returns what a card of each kind is worth in the seat's hand, in points."""
    return _KEEP_VALUES[outlook(table, seat)]


def valued(table: GameState, seat: int, drawn: Iterable[int] = ()) -> list[Valued]:
    """Returns the cards of the hand and those drawn, each with its worth, the least first."""
    player = table.players[seat]
    counts = player.hand
    if drawn:
        counts = counts[:]
        for card in drawn:
            counts[card] += 1
    return in_order(keep_values(table, seat), counts, player)


def in_order(values: Sequence[float], counts: Sequence[int], player: PlayerBoard) -> list[Valued]:
    """Returns cards, so many of each kind, with their worth in that player's hand, the least first."""
    found: list[Valued] = []
    for card, count in enumerate(counts):
        if count:
            value = values[card]
            found.append((value, card))
            if count > 1:
                again = CARD + (_SECOND * (value - CARD) if PRODUCTION >> card & 1 else 0.0)
                found += [(again, card)] * (count - 1)
    found.sort()
    return found


def least(cards: Sequence[Valued], number: int) -> list[int]:
    """Returns so many cards that are worth least."""
    return [card for _, card in cards[:number]]


def proposals(cards: Sequence[Valued], number: int, most: int) -> list[tuple[int, ...]]:
    """Returns choices of so many cards, the one that is worth least first, then those in which one card is another
    one: `most` at most, none twice."""
    if number >= len(cards):
        return [tuple([card for _, card in cards])]
    first = [card for _, card in cards[:number]]
    found = {tuple(sorted(first)): None}
    if number:
        for place in range(number, len(cards)):
            for spared in range(number - 1, max(-1, number - 3), -1):
                other = [*first[:spared], *first[spared + 1 :], cards[place][1]]
                found[tuple(sorted(other))] = None
                if len(found) >= most:
                    return list(found)
    return list(found)
