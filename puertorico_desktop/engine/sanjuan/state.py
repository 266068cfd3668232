"""The state of the table and of the players' boards: plain attrs classes with small integers and flat lists.

The conventions are those of Puerto Rico's state: kinds are integers that index lists, sets of kinds are masks, values
that are often needed are updated with every change, a copy consists of slices and plain assignments, and objects that
are replaced rather than changed (tuples, options, the generator) are shared. `sink` collects events; None if no
events are wanted.

The classes are written for the compiler as well: attrs describes their fields, `__init__` is written out.

The deck is a list that is actually shuffled, and drawn from its end; goods, discards and cards under buildings keep
their identities, though no player may look at them: goods and discards come back into the deck. A list of masks
beside the discards tells which seats know each of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import attr

from puertorico_desktop.engine.fields import FieldMethods, use_quick_copy
from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.engine.sanjuan.actions import Action
from puertorico_desktop.engine.sanjuan.components import CARDS, Benefit, Card
from puertorico_desktop.engine.sanjuan.decisions import DecisionKind, Stage
from puertorico_desktop.engine.sanjuan.events import CardsDiscarded, CardsDrawn, Cause, DeckShuffled, Event
from puertorico_desktop.engine.sanjuan.options import Options

FREE: Final = -1
"""The owner of a role card that no player has taken, and the number that stands for no card."""

_ROLES: Final = int(Stage.ROLES)


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class PlayerBoard(FieldMethods):
    """The cards of a player.

    `hand` and `city` count cards by kind, the city without covered buildings; `covered` are the buildings under
    others. `goods[slot]` are the cards on the buildings of a kind (see `components.PRODUCERS`), without a record of
    which card is on which. `chapel`, `church` and `harbor` are the cards under these buildings, also while the
    building is covered. `revealed` are cards of the hand that all players know, until the player next gives a card
    away face down.

    Derived: `hand_size`, `held` (the mask of the kinds in hand), `owned` (the mask of the kinds in the city),
    `buildings` (their number).
    """

    hand: list[int]
    city: list[int]
    goods: list[tuple[int, ...]]
    covered: tuple[int, ...] = ()
    chapel: tuple[int, ...] = ()
    church: tuple[int, ...] = ()
    harbor: tuple[int, ...] = ()
    church_used: bool = False
    revealed: tuple[int, ...] = ()
    hand_size: int = 0
    held: int = 0
    owned: int = 0
    buildings: int = 0

    def __init__(
        self,
        hand: list[int],
        city: list[int],
        goods: list[tuple[int, ...]],
        covered: tuple[int, ...] = (),
        chapel: tuple[int, ...] = (),
        church: tuple[int, ...] = (),
        harbor: tuple[int, ...] = (),
        church_used: bool = False,
        revealed: tuple[int, ...] = (),
        hand_size: int = 0,
        held: int = 0,
        owned: int = 0,
        buildings: int = 0,
    ) -> None:
        self.hand = hand
        self.city = city
        self.goods = goods
        self.covered = covered
        self.chapel = chapel
        self.church = church
        self.harbor = harbor
        self.church_used = church_used
        self.revealed = revealed
        self.hand_size = hand_size
        self.held = held
        self.owned = owned
        self.buildings = buildings

    def copy(self) -> PlayerBoard:
        """Returns an independent board with the same cards."""
        return PlayerBoard(
            self.hand[:],
            self.city[:],
            self.goods[:],
            self.covered,
            self.chapel,
            self.church,
            self.harbor,
            self.church_used,
            self.revealed,
            self.hand_size,
            self.held,
            self.owned,
            self.buildings,
        )

    def add_to_hand(self, cards: Iterable[int]) -> None:
        """Add cards to the hand."""
        hand = self.hand
        for card in cards:
            hand[card] += 1
            self.held |= 1 << card
            self.hand_size += 1

    def remove_from_hand(self, cards: Iterable[int]) -> None:
        """Remove cards from the hand, which must contain them."""
        hand = self.hand
        for card in cards:
            left = hand[card] - 1
            hand[card] = left
            if not left:
                self.held ^= 1 << card
            self.hand_size -= 1

    def set_up(self, card: int) -> None:
        """Add a building to the city."""
        self.city[card] += 1
        self.owned |= 1 << card
        self.buildings += 1

    def cover(self, card: int) -> None:
        """Move a building from the city to the covered ones."""
        left = self.city[card] - 1
        self.city[card] = left
        if not left:
            self.owned ^= 1 << card
        self.buildings -= 1
        self.covered += (card,)

    @property
    def goods_held(self) -> int:
        """The number of goods on all buildings, including the Zoning Office (rulings.md, San Juan 9)."""
        return sum(map(len, self.goods))


use_quick_copy(PlayerBoard)


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class GameState(FieldMethods):
    """The complete state of a game.

    `deck` is drawn from its end. `discards` are parallel to `known`, the masks of the seats that know each card.
    `prices` are the numbers of the price cards in their cyclic order, `next_price` the index of the next one, or of
    the open one while `price_open`; `prices_seen` of them, from the first on, have been turned. `cathedral`: whether
    it is still available. `role_owners` are the seats that own each role card this round.

    `stage` and the following fields describe the course: `turn` is the number of roles taken in this round;
    `doubling_used`: the governor of two players has used a Publishing House. `chooser` is the seat that has taken the
    running role; `doubled`: its privilege is doubled. `waiting` are the seats with turns to come, the current one
    first; `step` is the progress of that turn, with a meaning defined by each phase. `site`, `site_over` and
    `site_price` are the building being paid for. `drawn` are cards that the current player chooses from, `wanted` is
    the number to keep or discard. `schools` is the mask of the seats that have built a School in this phase; `sold`:
    whether any player has sold in it. `offers` are benefits still to be granted, in order, each a tuple of the seat,
    the `Benefit` and its number of cards.

    `asked`, `kind`, `benefit` and `choices` are the current decision; `kind` is None when the game is over.
    """

    options: Options
    rng: Rng
    round: int
    governor: int
    players: list[PlayerBoard]
    deck: list[int]
    discards: list[int]
    known: list[int]
    prices: tuple[int, ...]
    next_price: int
    prices_seen: int
    price_open: bool
    cathedral: bool
    role_owners: list[int]
    stage: int = _ROLES
    turn: int = 0
    doubling_used: bool = False
    chooser: int = 0
    doubled: bool = False
    waiting: tuple[int, ...] = ()
    step: int = 0
    site: int = FREE
    site_over: int = FREE
    site_price: int = 0
    drawn: tuple[int, ...] = ()
    wanted: int = 0
    schools: int = 0
    sold: bool = False
    offers: tuple[tuple[int, int, int], ...] = ()
    asked: int = 0
    kind: DecisionKind | None = None
    benefit: Benefit | None = None
    choices: Sequence[Action] = attr.ib(default=(), eq=False, repr=False)
    sink: list[Event] | None = attr.ib(default=None, eq=False, repr=False)

    def __init__(
        self,
        options: Options,
        rng: Rng,
        round: int,
        governor: int,
        players: list[PlayerBoard],
        deck: list[int],
        discards: list[int],
        known: list[int],
        prices: tuple[int, ...],
        next_price: int,
        prices_seen: int,
        price_open: bool,
        cathedral: bool,
        role_owners: list[int],
        stage: int = _ROLES,
        turn: int = 0,
        doubling_used: bool = False,
        chooser: int = 0,
        doubled: bool = False,
        waiting: tuple[int, ...] = (),
        step: int = 0,
        site: int = FREE,
        site_over: int = FREE,
        site_price: int = 0,
        drawn: tuple[int, ...] = (),
        wanted: int = 0,
        schools: int = 0,
        sold: bool = False,
        offers: tuple[tuple[int, int, int], ...] = (),
        asked: int = 0,
        kind: DecisionKind | None = None,
        benefit: Benefit | None = None,
        choices: Sequence[Action] = (),
        sink: list[Event] | None = None,
    ) -> None:
        self.options = options
        self.rng = rng
        self.round = round
        self.governor = governor
        self.players = players
        self.deck = deck
        self.discards = discards
        self.known = known
        self.prices = prices
        self.next_price = next_price
        self.prices_seen = prices_seen
        self.price_open = price_open
        self.cathedral = cathedral
        self.role_owners = role_owners
        self.stage = stage
        self.turn = turn
        self.doubling_used = doubling_used
        self.chooser = chooser
        self.doubled = doubled
        self.waiting = waiting
        self.step = step
        self.site = site
        self.site_over = site_over
        self.site_price = site_price
        self.drawn = drawn
        self.wanted = wanted
        self.schools = schools
        self.sold = sold
        self.offers = offers
        self.asked = asked
        self.kind = kind
        self.benefit = benefit
        self.choices = choices
        self.sink = sink

    # -- services for the phases ------------------------------------------------------------------------------

    def ask(self, seat: int, kind: DecisionKind, choices: Sequence[Action]) -> None:
        """Set the current decision."""
        self.asked = seat
        self.kind = kind
        self.choices = choices

    def order(self) -> tuple[int, ...]:
        """Returns all seats in turn order: from the governor while a round starts, otherwise from the chooser of the
        role."""
        return _ORDERS[len(self.players)][self.governor if self.stage <= _ROLES else self.chooser]

    @property
    def cards_left(self) -> int:
        """The number of cards that can still be drawn."""
        return len(self.deck) + len(self.discards)

    def draw(self, number: int) -> list[int]:
        """Take cards from the deck and return them; when the deck is empty, the discards are shuffled (S002). If
        there are too few cards, returns all that are left (rulings.md, San Juan 5)."""
        deck = self.deck
        if number <= len(deck):
            cards = deck[: -number - 1 : -1]
            del deck[len(deck) - number :]
            return cards
        cards = deck[::-1]
        deck.clear()
        if self.discards:
            self._shuffle()
            cards += self.draw(min(number - len(cards), len(self.deck)))
        return cards

    def _shuffle(self) -> None:
        """Turn the discards into a new deck. The generator is replaced rather than advanced, because copies share
        it."""
        self.rng = self.rng.copy()
        self.deck = self.discards
        self.rng.shuffle(self.deck)
        self.discards = []
        self.known = []
        if self.sink is not None:
            self.sink.append(DeckShuffled(len(self.deck)))

    def draw_into_hand(self, seat: int, number: int, cause: Cause | None) -> None:
        """Draw cards into a player's hand."""
        cards = self.draw(number)
        self.players[seat].add_to_hand(cards)
        if cards and self.sink is not None:
            self.sink.append(CardsDrawn(seat, as_cards(cards), cause))

    def discard(self, cards: Sequence[int], known: int) -> None:
        """Add cards to the discards; `known` is the mask of the seats that know them."""
        self.discards += cards
        self.known += [known] * len(cards)

    def discard_from_hand(self, seat: int, cards: Sequence[int]) -> None:
        """Discard cards of a player's hand face down; `revealed` is cleared, as the others can no longer be sure of
        it."""
        player = self.players[seat]
        player.remove_from_hand(cards)
        player.revealed = ()
        self.discard(cards, 1 << seat)

    def report_discarded(self, seat: int, cards: Sequence[Card], cause: Cause | None) -> None:
        """Add the event that a player has discarded cards of the hand."""
        if self.sink is not None:
            self.sink.append(CardsDiscarded(seat, tuple(cards), cause))

    def add_revealed(self, seat: int, card: int) -> None:
        """Add a card that all players have seen to a player's hand."""
        player = self.players[seat]
        player.add_to_hand((card,))
        player.revealed += (card,)


def as_cards(numbers: Iterable[int]) -> tuple[Card, ...]:
    """Returns the cards with these numbers."""
    return tuple([CARDS[number] for number in numbers])


_ORDERS: Final = tuple(
    tuple(tuple((first + turn) % players for turn in range(players)) for first in range(players))
    for players in range(5)
)
