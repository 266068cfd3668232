"""A sale and the cards drawn for it, as one thing to tell."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import cast

import attrs

from puertorico_desktop.engine.sanjuan.components import Role
from puertorico_desktop.engine.sanjuan.events import CardsDrawn, DeckShuffled, Event, GoodsSold


@attrs.frozen
class Sale:
    """A player sold goods and drew as many cards as they brought."""

    sold: GoodsSold
    drawn: CardsDrawn

    @property
    def seat(self) -> int:
        """The seat of the player."""
        return self.sold.seat

    def seen_by(self, seat: int) -> Sale:
        """Returns the sale as that seat may know it."""
        return Sale(self.sold.seen_by(seat), self.drawn.seen_by(seat))


def with_sales(events: Iterable[Event]) -> Iterator[Event | Sale]:
    """Yields the events of a move; a sale and its cards are one, unless the deck had too few. The discards may have
    been shuffled before the cards were drawn: that is told after the sale."""
    sold: GoodsSold | None = None
    shuffled: list[Event] = []
    for event in events:
        if sold is not None:
            if isinstance(event, DeckShuffled):
                shuffled.append(event)
                continue
            is_drawn = isinstance(event, CardsDrawn) and event.cause is Role.TRADER and len(event.cards) == sold.price
            yield Sale(sold, cast(CardsDrawn, event)) if is_drawn else sold
            yield from shuffled
            sold, shuffled = None, []
            if is_drawn:
                continue
        if isinstance(event, GoodsSold):
            sold = event
        else:
            yield event
    if sold is not None:
        yield sold
        yield from shuffled
