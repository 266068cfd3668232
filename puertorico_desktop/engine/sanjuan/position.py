"""A builder of positions: makes a table in the state that a test, a puzzle or a lesson needs, in a few words.

    game = (
        table(4, governor=1)
        .player(1, hand={Card.VILLA: 1, Card.CRANE: 2}, city=[Card.CHAPEL, Card.SUGAR_MILL], goods=[Card.SUGAR_MILL])
        .deck(Card.HERO, Card.OFFICE)
        .prices(2)
        .build()
    )

Unspecified parts are as at the start of a game: a Corn Granary in every city, but hands are empty and no pile is
shuffled. Cards that are placed are taken out of the pack. An impossible specification raises a ValueError that names
it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Self

from puertorico_desktop.engine.sanjuan.catalog import PRICES
from puertorico_desktop.engine.sanjuan.components import PRODUCERS, SLOT_OF, Card, Role
from puertorico_desktop.engine.sanjuan.decisions import Stage
from puertorico_desktop.engine.sanjuan.game import SanJuan
from puertorico_desktop.engine.sanjuan.invariants import violations
from puertorico_desktop.engine.sanjuan.options import Expansion, Options
from puertorico_desktop.engine.sanjuan.setup import initial_table
from puertorico_desktop.engine.sanjuan.state import PlayerBoard


class Position:
    """A table being prepared. Each method specifies one part of it and returns the builder."""

    def __init__(self, options: Options, governor: int = 0) -> None:
        """Start with a table at the beginning of a round with the given governor. Raises ValueError if there is no
        such seat."""
        if not 0 <= governor < options.players:
            raise ValueError(f"governor: {governor} is no seat among {options.players}")
        self._options = options
        self._governor = governor
        self._steps: list[Callable[[SanJuan], None]] = []
        self._last: list[Callable[[SanJuan], None]] = []

    def player(
        self,
        seat: int,
        *,
        hand: Mapping[Card, int] | Iterable[Card] = (),
        city: Iterable[Card] = (),
        goods: Mapping[Card, Iterable[Card]] | Iterable[Card] = (),
        covered: Iterable[Card] = (),
        chapel: Iterable[Card] = (),
        church: Iterable[Card] = (),
        harbor: Iterable[Card] = (),
        revealed: Iterable[Card] = (),
        church_used: bool = False,
        granary: bool = True,
    ) -> Self:
        """Specify a player's cards.

        `goods` are the buildings that hold one good each, a kind as often as several do, with arbitrary cards as
        goods; or a mapping from each building to the cards on it. `revealed` are cards of the hand that all players
        know. Without `granary` the first Corn Granary goes back to the pack. Raises ValueError if there is no such
        seat.
        """
        if not 0 <= seat < self._options.players:
            raise ValueError(f"player: {seat} is no seat among {self._options.players}")
        cards = [card for card, number in hand.items() for _ in range(number)] if isinstance(hand, Mapping) else hand
        faces = {card: list(on) for card, on in goods.items()} if isinstance(goods, Mapping) else {}
        stocked = [] if isinstance(goods, Mapping) else list(goods)
        held, standing = list(cards), list(city)
        under = {"covered": list(covered), "chapel": list(chapel), "church": list(church), "harbor": list(harbor)}
        known = list(revealed)

        def set_up_player(game: SanJuan) -> None:
            player = game.players[seat]
            if not granary:
                _clear(game, player)
            for card in standing:
                if card is Card.CATHEDRAL:
                    game.cathedral = False
                else:
                    _out_of_pack(game, card, "city")
                player.set_up(card)
            for card in held:
                _out_of_pack(game, card, "hand")
            player.add_to_hand(map(int, held))
            player.revealed = tuple(map(int, known))
            for name, pile in under.items():
                for card in pile:
                    _out_of_pack(game, card, name)
                setattr(player, name, tuple(map(int, pile)))
            player.church_used = church_used or bool(player.church)
            for building, on in faces.items():
                _check_producer(building)
                for card in on:
                    _out_of_pack(game, card, "goods")
                player.goods[SLOT_OF[building]] += tuple(map(int, on))

        def stock(game: SanJuan) -> None:
            for building in stocked:
                _check_producer(building)
                game.players[seat].goods[SLOT_OF[building]] += (game.deck.pop(0),)

        self._steps.append(set_up_player)
        self._last.append(stock)
        return self

    def deck(self, *cards: Card) -> Self:
        """Specify the cards that are drawn next, the first one first."""

        def stack(game: SanJuan) -> None:
            for card in cards:
                _out_of_pack(game, card, "deck")
            game.deck += [int(card) for card in reversed(cards)]

        self._last.append(stack)
        return self

    def discards(self, *cards: Card, known: Iterable[int] = ()) -> Self:
        """Add cards to the discards, known to these seats."""
        mask = sum(1 << seat for seat in set(known))

        def discard(game: SanJuan) -> None:
            for card in cards:
                _out_of_pack(game, card, "discards")
            game.discard([int(card) for card in cards], mask)

        self._steps.append(discard)
        return self

    def nothing_to_draw(self) -> Self:
        """Put the whole deck and all discards under the last seat's Harbor, so that no card can be drawn."""

        def empty(game: SanJuan) -> None:
            game.players[-1].harbor += (*game.deck, *game.discards)
            game.deck, game.discards, game.known = [], [], []

        self._last.append(empty)
        return self

    def prices(self, number: int) -> Self:
        """Specify the price card that is turned up next, from 1 (the cheapest) to 5; the others follow in ascending
        order. Raises ValueError."""
        if not 1 <= number <= len(PRICES):
            raise ValueError(f"prices: there is no card {number}")

        def turn(game: SanJuan) -> None:
            game.prices = tuple((number - 1 + place) % len(PRICES) for place in range(len(PRICES)))

        self._steps.append(turn)
        return self

    def price_order(self, numbers: Iterable[int], next_one: int = 1, seen: int = 0) -> Self:
        """Specify the order of the price cards, the place from 1 on of the one turned up next, and how many, from the
        first place on, have been seen in this game. Raises ValueError."""
        order = tuple(number - 1 for number in numbers)
        if sorted(order) != list(range(len(PRICES))) or not 1 <= next_one <= len(PRICES):
            raise ValueError(f"price_order: {order}, {next_one}")
        if not 0 <= seen <= len(PRICES):
            raise ValueError(f"price_order: {seen} seen")

        def lay(game: SanJuan) -> None:
            game.prices, game.next_price, game.prices_seen = order, next_one - 1, seen

        self._steps.append(lay)
        return self

    def round(self, number: int) -> Self:
        """Specify the number of the round, from 1 on. Raises ValueError."""
        if type(number) is not int or number < 1:
            raise ValueError(f"round: {number!r}")
        self._steps.append(lambda game: setattr(game, "round", number))
        return self

    def taken(self, *roles: Role) -> Self:
        """Specify the roles taken in this round, in turn order from the governor."""

        def take(game: SanJuan) -> None:
            for role in roles:
                game.role_owners[role] = (self._governor + game.turn) % self._options.players
                game.turn += 1

        self._steps.append(take)
        return self

    def round_start(self) -> Self:
        """Begin at the start of the round: Offices, Chapels and Churches, the hand limit."""

        def start(game: SanJuan) -> None:
            game.stage = int(Stage.OFFICES)
            game.waiting = game.order()

        self._last.append(start)
        return self

    def build(self) -> SanJuan:
        """Returns the game at its next decision. Raises ValueError if the position is impossible."""
        game = initial_table(self._options)
        game.governor = self._governor
        game.stage = int(Stage.ROLES)
        game.waiting = ()
        for step in (*self._steps, *self._last):
            step(game)
        game.proceed()
        faults = list(violations(game))
        if faults:
            raise ValueError("; ".join(faults))
        return game


def table(players: int, governor: int = 0, *, new_buildings: bool = False, **options: Any) -> Position:
    """Returns the builder of a position with these options."""
    expansions = (Expansion.NEW_BUILDINGS,) if new_buildings else ()
    return Position(Options(players=players, expansions=expansions, **options), governor)


def _out_of_pack(game: SanJuan, card: Card, where: str) -> None:
    """Take a card that has no place yet out of the pack. Raises ValueError if none of its kind is left."""
    try:
        game.deck.remove(int(card))
    except ValueError:
        raise ValueError(f"{where}: there is no {card.id} left") from None


def _check_producer(building: Card) -> None:
    if building not in PRODUCERS:
        raise ValueError(f"goods: {building.id} holds none")


def _clear(game: SanJuan, player: PlayerBoard) -> None:
    """Put the first Corn Granary back into the pack."""
    player.cover(Card.CORN_GRANARY)
    player.covered = ()
    game.deck.insert(0, int(Card.CORN_GRANARY))
