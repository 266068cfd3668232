"""What happened, in the past tense. The log, the animations and the screen reader tell these; nothing else does.

`seat` is the player whom it happened to. A cause is the building or role that brought it about.

Events have two faces. As they come from the game they name every card; `seen_by(seat)` is what that player may know:
None stands for each card that they do not. Saves and golden files have the whole events, everybody else the seen
ones.
"""

from __future__ import annotations

from typing import Self

import attrs

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.sanjuan.components import Benefit, Card, Role, kind_and_number
from puertorico_desktop.engine.sanjuan.decisions import DecisionKind

Cards = tuple[Card | None, ...]
Cause = Card | Role


def hidden(cards: Cards) -> Cards:
    """As many cards face down."""
    return (None,) * len(cards)


@attrs.frozen
class Event:
    """Something that happened."""

    @property
    def reveals(self) -> bool:
        """Returns whether a player has seen a card that was hidden before: moves up to here cannot be taken back."""
        return False

    def seen_by(self, seat: int) -> Self:
        """What the player in that seat knows of it."""
        return self


@attrs.frozen
class RoundStarted(Event):
    """A round began; `governor` chooses the first role. Rounds count from 1."""

    round: int
    governor: int


@attrs.frozen
class RoleChosen(Event):
    """A player took a role card; `doubled`: with a Publishing House."""

    seat: int
    role: Role
    doubled: bool


@attrs.frozen
class PhaseEnded(Event):
    """Everybody had their turn in the phase of a role."""

    role: Role


@attrs.frozen
class Skipped(Event):
    """A player could do nothing, as everybody sees; `reason` says why."""

    seat: int
    reason: Refusal


@attrs.frozen
class Passed(Event):
    """A player chose to do nothing where they were asked that."""

    seat: int
    asked: DecisionKind


@attrs.frozen
class BenefitRefused(Event):
    """A player refused a benefit that was offered."""

    seat: int
    benefit: Benefit


@attrs.frozen
class DeckShuffled(Event):
    """The deck was empty: the discards, so many, were shuffled and are the new deck."""

    cards: int


@attrs.frozen
class CardsDrawn(Event):
    """A player drew cards into the hand."""

    seat: int
    cards: Cards
    cause: Cause | None = attrs.field(eq=kind_and_number)

    @property
    def reveals(self) -> bool:
        """Who drew them sees them."""
        return bool(self.cards)

    def seen_by(self, seat: int) -> Self:
        """Others see how many."""
        return self if seat == self.seat else attrs.evolve(self, cards=hidden(self.cards))


@attrs.frozen
class CardsLookedAt(Event):
    """A player drew cards to choose among them (Recruiter)."""

    seat: int
    cards: Cards

    @property
    def reveals(self) -> bool:
        """Who drew them sees them."""
        return bool(self.cards)

    def seen_by(self, seat: int) -> Self:
        """Others see how many."""
        return self if seat == self.seat else attrs.evolve(self, cards=hidden(self.cards))


@attrs.frozen
class CardsKept(Event):
    """A player took some of the drawn cards into the hand and discarded the others."""

    seat: int
    cards: Cards
    discarded: Cards

    def seen_by(self, seat: int) -> Self:
        """Others see how many."""
        if seat == self.seat:
            return self
        return attrs.evolve(self, cards=hidden(self.cards), discarded=hidden(self.discarded))


@attrs.frozen
class CardsDiscarded(Event):
    """A player discarded cards of the hand face down; without a cause for the hand limit."""

    seat: int
    cards: Cards
    cause: Cause | None = attrs.field(eq=kind_and_number)

    def seen_by(self, seat: int) -> Self:
        """Others see how many."""
        return self if seat == self.seat else attrs.evolve(self, cards=hidden(self.cards))


@attrs.frozen
class CardsTucked(Event):
    """A player put cards of the hand under a Chapel or Church."""

    seat: int
    building: Card
    cards: Cards

    def seen_by(self, seat: int) -> Self:
        """Others see how many."""
        return self if seat == self.seat else attrs.evolve(self, cards=hidden(self.cards))


@attrs.frozen
class CardsTurnedUp(Event):
    """The cards that a Gold Mine or Bank turned up before everybody. `kept` went to the hand, None if all had to
    go."""

    seat: int
    cards: tuple[Card, ...]
    kept: Card | None
    cause: Card

    @property
    def reveals(self) -> bool:
        """Everybody sees them."""
        return True


@attrs.frozen
class BuildingCovered(Event):
    """A Crane works: `building` is about to be covered. `good` is the card that lay on it and was lost, if any."""

    seat: int
    building: Card
    good_lost: bool
    good: Card | None

    def seen_by(self, seat: int) -> Self:
        """Nobody looks at a good."""
        return attrs.evolve(self, good=None)


@attrs.frozen
class BuildingBuilt(Event):
    """A player built; `cards` of the hand paid for it, and the goods of the buildings in `goods`."""

    seat: int
    building: Card
    price: int
    cards: Cards
    goods: tuple[Card, ...]

    def seen_by(self, seat: int) -> Self:
        """Others see how many cards were paid."""
        return self if seat == self.seat else attrs.evolve(self, cards=hidden(self.cards))


@attrs.frozen
class GoodsProduced(Event):
    """Cards of the deck were put face down on these buildings, in the same order."""

    seat: int
    buildings: tuple[Card, ...]
    cards: Cards
    cause: Cause = attrs.field(eq=kind_and_number)

    def seen_by(self, seat: int) -> Self:
        """Nobody looks at a good."""
        return attrs.evolve(self, cards=hidden(self.cards))


@attrs.frozen
class PricesTurned(Event):
    """A price card was turned up; `prices` by good. `first`: nobody could know it."""

    prices: tuple[int, ...]
    first: bool

    @property
    def reveals(self) -> bool:
        """Everybody sees it; but the order repeats."""
        return self.first


@attrs.frozen
class GoodsSold(Event):
    """The goods of these buildings were sold for `price` cards in all, markets not included."""

    seat: int
    buildings: tuple[Card, ...]
    cards: Cards
    price: int

    def seen_by(self, seat: int) -> Self:
        """Nobody looks at a good."""
        return attrs.evolve(self, cards=hidden(self.cards))


@attrs.frozen
class GoodStowed(Event):
    """One of the goods sold went under a Harbor."""

    seat: int
    card: Card | None

    def seen_by(self, seat: int) -> Self:
        """Nobody looks at a good."""
        return attrs.evolve(self, card=None)


@attrs.frozen
class GameEnded(Event):
    """A city was full; these seats have won. All cards are shown."""

    winners: tuple[int, ...]

    @property
    def reveals(self) -> bool:
        """The hidden points are counted."""
        return True
