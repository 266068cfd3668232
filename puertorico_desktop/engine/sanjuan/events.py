"""The events of a game, named in the past tense; used only by the log, the animations and the screen reader.

`seat` is the player affected. A cause is the building or role that brought the event about.

Events exist in two forms. The game makes them with every card named; `seen_by(seat)` returns the form for that
player, with None for each card that the player may not know. Saves and golden files have the whole events, all other
code those of `seen_by`.
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
    """Returns the same number of cards face down (None)."""
    return (None,) * len(cards)


@attrs.frozen
class Event:
    """The base class of events."""

    @property
    def reveals(self) -> bool:
        """Whether a player has seen a card that was hidden before: undo does not go back beyond this event."""
        return False

    def seen_by(self, seat: int) -> Self:
        """Returns the event as that seat may see it."""
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
    """All players have had their turn in the phase of a role."""

    role: Role


@attrs.frozen
class Skipped(Event):
    """A player had no possible action, which all players can see; `reason` says why."""

    seat: int
    reason: Refusal


@attrs.frozen
class Passed(Event):
    """A player chose to do nothing at a decision of the kind `asked`."""

    seat: int
    asked: DecisionKind


@attrs.frozen
class BenefitRefused(Event):
    """A player refused a benefit that was offered."""

    seat: int
    benefit: Benefit


@attrs.frozen
class DeckShuffled(Event):
    """The deck was empty: the discards were shuffled and are the new deck, of `cards` cards."""

    cards: int


@attrs.frozen
class CardsDrawn(Event):
    """A player drew cards into the hand."""

    seat: int
    cards: Cards
    cause: Cause | None = attrs.field(eq=kind_and_number)

    @property
    def reveals(self) -> bool:
        """Whether any card was drawn: the player sees it."""
        return bool(self.cards)

    def seen_by(self, seat: int) -> Self:
        """Returns the event as that seat may see it: other seats see only the number of cards."""
        return self if seat == self.seat else attrs.evolve(self, cards=hidden(self.cards))


@attrs.frozen
class CardsLookedAt(Event):
    """A player drew cards to choose among them (Recruiter)."""

    seat: int
    cards: Cards

    @property
    def reveals(self) -> bool:
        """Whether any card was drawn: the player sees it."""
        return bool(self.cards)

    def seen_by(self, seat: int) -> Self:
        """Returns the event as that seat may see it: other seats see only the number of cards."""
        return self if seat == self.seat else attrs.evolve(self, cards=hidden(self.cards))


@attrs.frozen
class CardsKept(Event):
    """A player took some of the drawn cards into the hand and discarded the others."""

    seat: int
    cards: Cards
    discarded: Cards

    def seen_by(self, seat: int) -> Self:
        """Returns the event as that seat may see it: other seats see only the numbers of cards."""
        if seat == self.seat:
            return self
        return attrs.evolve(self, cards=hidden(self.cards), discarded=hidden(self.discarded))


@attrs.frozen
class CardsDiscarded(Event):
    """A player discarded cards of the hand face down; the cause is None for the hand limit."""

    seat: int
    cards: Cards
    cause: Cause | None = attrs.field(eq=kind_and_number)

    def seen_by(self, seat: int) -> Self:
        """Returns the event as that seat may see it: other seats see only the number of cards."""
        return self if seat == self.seat else attrs.evolve(self, cards=hidden(self.cards))


@attrs.frozen
class FirstHandChosen(Event):
    """A player discarded these cards of the first hand face down, and kept the others (S002, variant)."""

    seat: int
    cards: Cards

    def seen_by(self, seat: int) -> Self:
        """Returns the event as that seat may see it: other seats see only the number of cards."""
        return self if seat == self.seat else attrs.evolve(self, cards=hidden(self.cards))


@attrs.frozen
class CardsTucked(Event):
    """A player put cards of the hand under a Chapel or Church."""

    seat: int
    building: Card
    cards: Cards

    def seen_by(self, seat: int) -> Self:
        """Returns the event as that seat may see it: other seats see only the number of cards."""
        return self if seat == self.seat else attrs.evolve(self, cards=hidden(self.cards))


@attrs.frozen
class NothingTucked(Event):
    """A player put no card under a Chapel or Church although it was possible."""

    seat: int
    building: Card


@attrs.frozen
class CardsTurnedUp(Event):
    """A Gold Mine or Bank turned up these cards for all to see. `kept` went to the hand; None if all were
    discarded."""

    seat: int
    cards: tuple[Card, ...]
    kept: Card | None
    cause: Card

    @property
    def reveals(self) -> bool:
        """Always true: all players see the cards."""
        return True


@attrs.frozen
class BuildingCovered(Event):
    """A Crane is used: `building` is about to be covered. `good` is the card that was on it and was lost, None if
    there was none or the card is hidden."""

    seat: int
    building: Card
    good_lost: bool
    good: Card | None

    def seen_by(self, seat: int) -> Self:
        """Returns the event without the card of the good, which no player may look at."""
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
        """Returns the event as that seat may see it: other seats see only the number of cards paid."""
        return self if seat == self.seat else attrs.evolve(self, cards=hidden(self.cards))


@attrs.frozen
class GoodsProduced(Event):
    """Cards of the deck were put face down on these buildings, in the same order."""

    seat: int
    buildings: tuple[Card, ...]
    cards: Cards
    cause: Cause = attrs.field(eq=kind_and_number)

    def seen_by(self, seat: int) -> Self:
        """Returns the event without the cards of the goods, which no player may look at."""
        return attrs.evolve(self, cards=hidden(self.cards))


@attrs.frozen
class PricesTurned(Event):
    """A price card was turned up; `prices` by good. `first`: no player could know the card before."""

    prices: tuple[int, ...]
    first: bool

    @property
    def reveals(self) -> bool:
        """Whether the card was unknown; all players see it, but the order of the cards repeats."""
        return self.first


@attrs.frozen
class GoodsSold(Event):
    """The goods of these buildings were sold for a total of `price` cards, without those from markets."""

    seat: int
    buildings: tuple[Card, ...]
    cards: Cards
    price: int

    def seen_by(self, seat: int) -> Self:
        """Returns the event without the cards of the goods, which no player may look at."""
        return attrs.evolve(self, cards=hidden(self.cards))


@attrs.frozen
class GoodStowed(Event):
    """One of the sold goods was put under a Harbor."""

    seat: int
    card: Card | None

    def seen_by(self, seat: int) -> Self:
        """Returns the event without the card of the good, which no player may look at."""
        return attrs.evolve(self, card=None)


@attrs.frozen
class GameEnded(Event):
    """A city was full; these seats have won. All cards are revealed."""

    winners: tuple[int, ...]

    @property
    def reveals(self) -> bool:
        """Always true: the hidden points are counted."""
        return True
