"""The order of the cards in a hand: sorted, or arranged by the player; without effect on the rules."""

from __future__ import annotations

from collections.abc import Sequence

from puertorico_desktop.engine.sanjuan.catalog import CATALOG
from puertorico_desktop.engine.sanjuan.components import Card

Held = tuple[str, Card]
"""The ref of a card in hand, and the card."""


def in_order(cards: Sequence[Held], by_kind: bool, placed: Sequence[str]) -> list[Held]:
    """Returns the cards sorted, by descending cost or by kind; those that the player has `placed` come first, in that
    order."""
    places = {ref: place for place, ref in enumerate(placed)}

    def key(held: Held) -> tuple[int, int, int, str]:
        ref, card = held
        return places.get(ref, len(places)), 0 if by_kind else -CATALOG[card].cost, card, ref

    return sorted(cards, key=key)


def moved(refs: Sequence[str], ref: str, row: int) -> list[str]:
    """Returns the refs in their order after `ref` has been moved to `row`."""
    others = [one for one in refs if one != ref]
    return [*others[:row], ref, *others[row:]]
