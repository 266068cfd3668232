"""The refs of pieces and places on the table of San Juan, used by the targets table, drag and drop and the
keyboard."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from puertorico_desktop.engine.sanjuan.components import CARDS, Card, Role

PLAYER = "player"
"""The figures of the player who must decide: the target of roles."""
CITY = "city"
HAND = "hand"
DECK = "deck"
DISCARDS = "discards"
PRICES = "prices"
OFFER = "offer"
"""The Cathedral in the middle."""

LIFTABLE = frozenset({"role", "card", "drawn", "offer", "city", "deck"})
"""The kinds of pieces that can be lifted at some time."""

_CARD = {card.id: card for card in CARDS}


def role_ref(role: Role) -> str:
    """Returns the ref of a role card."""
    return f"role:{role.id}"


def city_ref(space: int) -> str:
    """Returns the ref of a space of the viewer's city, counted from 0."""
    return f"{CITY}:{space}"


def price_ref(number: int) -> str:
    """Returns the ref of a price card by its place in the cycle."""
    return f"price:{number}"


def card_refs(counts: Sequence[int], kind: str = "card") -> Iterator[tuple[str, Card]]:
    """Yields a ref for every card, with the card, in the order of the kinds; the cards of a kind are numbered."""
    for card, count in zip(CARDS, counts, strict=True):
        for number in range(count):
            yield f"{kind}:{card.id}:{number}", card


def is_hand_card(ref: str) -> bool:
    """Returns whether it is the ref of a card in the viewer's hand."""
    return ref.startswith("card:")


def number_of(ref: str) -> int:
    """Returns the number of a card among those of its kind, from 0 on."""
    return int(ref.rpartition(":")[2])


def counted(cards: Iterable[Card]) -> list[int]:
    """Returns the number of cards of each kind."""
    counts = [0] * len(CARDS)
    for card in cards:
        counts[card] += 1
    return counts


def card_of(ref: str) -> Card | None:
    """Returns the card of a ref, in hand, drawn or in the middle; None if it is not the ref of a card."""
    kind, _, rest = ref.partition(":")
    if kind == OFFER:
        return Card.CATHEDRAL
    return _CARD.get(rest.partition(":")[0]) if kind in ("card", "drawn") else None


def space_of(ref: str) -> int | None:
    """Returns the number of the space of the viewer's city with that ref; None if it is not the ref of a space."""
    kind, _, number = ref.partition(":")
    return int(number) if kind == CITY and number else None


def area_of(ref: str) -> str:
    """Returns the target that a drop on a place stands for: the whole city for one of its spaces."""
    return CITY if ref.startswith(f"{CITY}:") else ref


@cache
def board_ref(seat: int, viewer: int, ref: str) -> str:
    """Returns the ref of a place on a player's board, as seen by the viewer of the table."""
    return ref if seat == viewer else f"seat:{seat}/{ref}"
