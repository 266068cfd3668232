"""The order of the cards in a hand by the value of keeping them. The cards of the least value pay, or are discarded
or tucked.

A card has a value as money, and a higher one if it is to be built: a share of its value in the city beyond its cost.
A second copy of a commercial building counts as money only.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from puertorico_desktop.bots.sanjuan.heuristic.building_value import CARD, KEPT, WORTHS, Key, value_key
from puertorico_desktop.engine.memo import Memo
from puertorico_desktop.engine.sanjuan.catalog import COST, PRODUCTION
from puertorico_desktop.engine.sanjuan.state import GameState, PlayerBoard

HOPE: Final = 0.12
"""The share of a building's gain that counts while it is in the hand: the card may still be used for payment."""
_SECOND: Final = 0.4
"""The share of that gain that counts for further cards of the same production building."""

Valued = tuple[float, int]
"""The value of keeping a card, in points, and its kind."""


def _keep_values(key: Key) -> tuple[float, ...]:
    return tuple(
        [
            CARD + HOPE * gain if (gain := worth - CARD * cost) > 0 else CARD
            for worth, cost in zip(WORTHS[key], COST, strict=True)
        ]
    )


_KEEP_VALUES: Final[Memo[Key, tuple[float, ...]]] = Memo(_keep_values, KEPT)


def keep_values(table: GameState, seat: int) -> Sequence[float]:
    """Returns the value, in points, of a card of each kind in the seat's hand."""
    return _KEEP_VALUES[value_key(table, seat)]


def with_values(table: GameState, seat: int, drawn: Iterable[int] = ()) -> list[Valued]:
    """Returns the cards of the hand and those drawn, each with its value, the least first."""
    player = table.players[seat]
    counts = player.hand
    if drawn:
        counts = counts[:]
        for card in drawn:
            counts[card] += 1
    return in_order(keep_values(table, seat), counts, player)


def in_order(values: Sequence[float], counts: Sequence[int], player: PlayerBoard) -> list[Valued]:
    """Returns cards, `counts` of each kind, each with its value in that player's hand, the least first."""
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


def least_valuable(cards: Sequence[Valued], number: int) -> list[int]:
    """Returns the `number` cards of the least value."""
    return [card for _, card in cards[:number]]


def proposals(cards: Sequence[Valued], number: int, most: int) -> list[tuple[int, ...]]:
    """Returns up to `most` different choices of `number` cards: first the choice with the least value, then choices
    in which one of its cards is replaced."""
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
