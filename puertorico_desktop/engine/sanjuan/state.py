"""The table and the players' boards: plain attrs classes with small integers and flat lists.

The habits are those of Puerto Rico's state: kinds are integers that index lists, sets of kinds are masks, what is
asked often is kept up to date where it changes, a copy is slices and plain assignments, and what is replaced rather
than changed (tuples, options, the generator) is shared. `sink` collects events; it is None while nobody listens.

The classes are written for the compiler as well: attrs describes their fields, `__init__` is written out.

The deck is a list, really shuffled and drawn from its end; goods, discards and what lies under buildings keep their
identities, though nobody may look at them: they come back into the deck. Who knows which of the discards stands in a
list of masks beside them.
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
"""The owner of a role card that nobody has taken, and the number of no card."""

_ROLES: Final = int(Stage.ROLES)


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class PlayerBoard(FieldMethods):
    """What a player has.

    `hand` and `city` count cards by kind, the city only what is not covered; `covered` are the cards under others.
    `goods[slot]` are the cards on the buildings of a kind (see `components.PRODUCERS`); those of a kind are not told
    apart. `chapel`, `church` and `harbor` are the cards that have gone under such a building, also while it is
    covered. `revealed` are cards of the hand that everybody knows, until the player next gives a card away face down.

    Derived: `hand_size`, `held` (the mask of the kinds in hand), `owned` (of those in the city), `buildings` (their
    number).
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
        """An independent board with the same cards."""
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

    def take(self, cards: Iterable[int]) -> None:
        """Take cards into the hand."""
        hand = self.hand
        for card in cards:
            hand[card] += 1
            self.held |= 1 << card
            self.hand_size += 1

    def give(self, cards: Iterable[int]) -> None:
        """Give cards of the hand away."""
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
        """A building goes under another one."""
        left = self.city[card] - 1
        self.city[card] = left
        if not left:
            self.owned ^= 1 << card
        self.buildings -= 1
        self.covered += (card,)

    @property
    def goods_held(self) -> int:
        """How many goods there are on all buildings, the Zoning Office included (rulings.md, San Juan 9)."""
        return sum(map(len, self.goods))


use_quick_copy(PlayerBoard)


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class GameState(FieldMethods):
    """Everything on the table.

    `deck` is drawn from its end. `discards` lie beside `known`, the masks of the seats that know each. `prices` are
    the numbers of the price cards in their cyclic order, `next_price` the place of the next one, or of the open one
    while `price_open`; `prices_seen` of them, from the first on, have been turned. `cathedral`: it lies in the
    middle. `role_owners` says who holds each role card this round.

    `stage` and what follows tell what is going on: `turn` roles have been taken in this round, `doubling_used`: the
    governor of two players has used a Publishing House. `chooser` has taken the running role, `doubled`: its
    privilege is. `waiting` are the seats with turns to come, the one at hand first, `step` how far that turn has come
    (each phase says what it means). `site`, `site_over` and `site_price` are the building being paid for. `drawn` are
    cards that the player at hand chooses from, `wanted` how many. `schools` is the mask of the seats that have built
    a School in this phase, `sold` tells whether anybody sold in it. `offers` are benefits still to be given, in
    order, each a seat, a `Benefit` and the number of cards to it.

    `asked`, `kind`, `benefit` and `choices` are the decision at hand; `kind` is None when the game is over.
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
        """Stop at a decision."""
        self.asked = seat
        self.kind = kind
        self.choices = choices

    def order(self) -> tuple[int, ...]:
        """All seats in turn order: from the governor on while a round starts, else from the chooser of the role."""
        return _ORDERS[len(self.players)][self.governor if self.stage <= _ROLES else self.chooser]

    @property
    def cards_left(self) -> int:
        """How many cards can still be drawn."""
        return len(self.deck) + len(self.discards)

    def draw(self, number: int) -> list[int]:
        """Take cards from the deck; when it is empty, the discards are shuffled (S002). If there are not enough, what
        there is (rulings.md, San Juan 5)."""
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
        """Make a deck of the discards. The generator is replaced rather than advanced: copies share it."""
        self.rng = self.rng.copy()
        self.deck = self.discards
        self.rng.shuffle(self.deck)
        self.discards = []
        self.known = []
        if self.sink is not None:
            self.sink.append(DeckShuffled(len(self.deck)))

    def draw_into_hand(self, seat: int, number: int, cause: Cause | None) -> None:
        """A player draws cards."""
        cards = self.draw(number)
        self.players[seat].take(cards)
        if cards and self.sink is not None:
            self.sink.append(CardsDrawn(seat, as_cards(cards), cause))

    def discard(self, cards: Sequence[int], known: int) -> None:
        """Put cards onto the discards; `known` is the mask of the seats that know them."""
        self.discards += cards
        self.known += [known] * len(cards)

    def discard_from_hand(self, seat: int, cards: Sequence[int]) -> None:
        """A player discards cards face down; what others knew of the hand is uncertain now."""
        player = self.players[seat]
        player.give(cards)
        player.revealed = ()
        self.discard(cards, 1 << seat)

    def tell_discarded(self, seat: int, cards: Sequence[Card], cause: Cause | None) -> None:
        """Tell that a player has discarded cards of the hand."""
        if self.sink is not None:
            self.sink.append(CardsDiscarded(seat, tuple(cards), cause))

    def add_revealed(self, seat: int, card: int) -> None:
        """A player takes a card that everybody has seen."""
        player = self.players[seat]
        player.take((card,))
        player.revealed += (card,)


def as_cards(numbers: Iterable[int]) -> tuple[Card, ...]:
    """The cards of these numbers."""
    return tuple([CARDS[number] for number in numbers])


_ORDERS: Final = tuple(
    tuple(tuple((first + turn) % players for turn in range(players)) for first in range(players))
    for players in range(5)
)
