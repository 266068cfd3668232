"""A sale and the cards drawn for it, as one thing to tell."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import cast

import attrs

from puertorico_desktop.engine.sanjuan.components import Role
from puertorico_desktop.engine.sanjuan.events import CardsDrawn, DeckShuffled, Event, GoodsSold, GoodStowed


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
    """Yields the events of a move; a sale and its cards are one, unless the deck had too few. Before the
    cards are drawn a good may go under a Harbor and the discards may be shuffled: that is told after the sale."""
    sold: GoodsSold | None = None
    between: list[Event] = []
    for event in events:
        if sold is not None:
            if isinstance(event, DeckShuffled | GoodStowed):
                between.append(event)
                continue
            is_drawn = isinstance(event, CardsDrawn) and event.cause is Role.TRADER and len(event.cards) == sold.price
            yield Sale(sold, cast(CardsDrawn, event)) if is_drawn else sold
            yield from between
            sold, between = None, []
            if is_drawn:
                continue
        if isinstance(event, GoodsSold):
            sold = event
        else:
            yield event
    if sold is not None:
        yield sold
        yield from between
