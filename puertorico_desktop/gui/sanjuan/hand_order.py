"""In which order the cards of a hand lie: sorted, or as the player has put them; without effect on the rules."""

from __future__ import annotations

from collections.abc import Sequence

from puertorico_desktop.engine.sanjuan.catalog import CATALOG
from puertorico_desktop.engine.sanjuan.components import Card

Held = tuple[str, Card]
"""The name of a card in hand, and the card."""


def in_order(cards: Sequence[Held], by_kind: bool, placed: Sequence[str]) -> list[Held]:
    """Returns the cards sorted, the dearest first or by kind; those that the player has `placed` lie in that order,
    and behind them those that have come since."""
    places = {ref: place for place, ref in enumerate(placed)}

    def key(held: Held) -> tuple[int, int, int, str]:
        ref, card = held
        return places.get(ref, len(places)), 0 if by_kind else -CATALOG[card].cost, card, ref

    return sorted(cards, key=key)


def moved(refs: Sequence[str], ref: str, row: int) -> list[str]:
    """Returns the names in the order that they have when one of them is put at a row."""
    others = [one for one in refs if one != ref]
    return [*others[:row], ref, *others[row:]]
