"""The knowledge of a player about the achievement cards, and the dealing of other cards that are consistent with it.

A player knows their own hand and the open cards. In the draft the player has seen packs as well: the cards that left
a pack between two of these looks are held by the players who kept a card of it meanwhile, in any order; the cards
left after the last look are held by the players who had the pack then. No player holds an unfinished card whose goal
they have met: it would lie open.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import attrs

from puertorico_desktop.engine.puertorico.achievements import CARDS_EACH
from puertorico_desktop.engine.puertorico.components import Achievement
from puertorico_desktop.engine.puertorico.options import OptionalRule
from puertorico_desktop.engine.puertorico.phases.keeping import KeepCards
from puertorico_desktop.engine.puertorico.state import NOBODY, GameState
from puertorico_desktop.engine.rng import Rng

_DRAFT: Final = OptionalRule.ACHIEVEMENT_DRAFT
_IN_ORDER: Final = tuple(Achievement)
_CARDS: Final = frozenset(Achievement)


@attrs.define
class _Place:
    """A place for a card: the `turn` at which the card is kept from the pack that was dealt to seat `pack`, and the
    seat that has kept it (NOBODY while it is in the pack). `group` are the cards of which any may be in this place,
    according to the player's knowledge."""

    pack: int
    turn: int
    owner: int
    card: Achievement
    group: frozenset[Achievement] = _CARDS


def running_draft(table: GameState) -> KeepCards | None:
    """Returns the running draft of cards; None if there is none."""
    top = table.stack[-1] if table.stack else None
    return top if isinstance(top, KeepCards) else None


def pack_of(table: GameState, seat: int) -> tuple[Achievement, ...]:
    """Returns the cards of which a player must keep one; none outside the draft."""
    draft = running_draft(table)
    return () if draft is None else draft.packs[seat]


def passed_on(table: GameState, seat: int) -> tuple[Achievement, ...]:
    """Returns the cards that a player has seen and passed on or set aside, in the order of their numbers."""
    if table.set_aside:
        return table.set_aside[seat]
    if not table.options.plays(OptionalRule.ACHIEVEMENT_DRAFT) or not table.hands:
        return ()
    seen = _seen(_places(table), len(table.players), seat, _looks(table))
    return tuple(sorted(seen - set(table.hands[seat]) - set(pack_of(table, seat))))


def deal_anew(table: GameState, seat: int, rng: Rng) -> None:
    """Replace the cards that the seat does not know by random ones that are consistent with its knowledge: its own
    cards, the open ones, goals met without an open card, and the cards that it has seen in the draft. The
    player who must keep a card chooses among those of the new pack."""
    if not table.hands:
        return
    if table.options.plays(_DRAFT):
        places = _places(table)
        unknown = _group(places, len(table.players), seat, _looks(table))
        for place, card in zip(unknown, _match(table, unknown, rng), strict=True):
            place.card = card
        _put(table, places)
    else:
        _deal_others(table, seat, rng)
    draft = running_draft(table)
    if draft is not None:
        draft.advance(table)


def _deal_others(table: GameState, seat: int, rng: Rng) -> None:
    """Deal the hidden cards of the other players, where no player has seen any of them."""
    hands, met = table.hands, table.met
    gone = 0
    for card in hands[seat]:
        gone |= 1 << card
    if table.set_aside:
        gone |= _mask(pack_of(table, seat)) | _mask(passed_on(table, seat))
    numbers: list[int] = []
    for other, hand in enumerate(hands):
        hidden = 0
        if other != seat:
            shown = met[other]
            for card in hand:
                if shown >> card & 1:
                    gone |= 1 << card
                else:
                    hidden += 1
        numbers.append(hidden)
    cards = [card for card in range(len(_IN_ORDER)) if not gone >> card & 1]
    found = deal_hands(numbers, met, cards, rng)
    assert found is not None, "the cards that really lie there are a solution"
    new: list[tuple[Achievement, ...]] = []
    for other, hand in enumerate(hands):
        if numbers[other]:
            shown = met[other]
            together = found[other] + [int(card) for card in hand if shown >> card & 1]
            together.sort()
            hand = tuple([_IN_ORDER[card] for card in together])
        elif other != seat:
            hand = tuple(sorted(hand))
        new.append(hand)
    table.hands = tuple(new)
    if table.set_aside:
        dealt_now = {card for of_hand in found for card in of_hand}
        rest = [_IN_ORDER[card] for card in cards if card not in dealt_now]
        rng.shuffle(rest)
        _deal_unkept(table, seat, rest)


def _mask(cards: Iterable[Achievement]) -> int:
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def _deal_unkept(table: GameState, seat: int, cards: list[Achievement]) -> None:
    """Deal other cards to the packs of the other players, and to the cards that these have set aside."""

    def dealt_anew(piles: Sequence[tuple[Achievement, ...]]) -> tuple[tuple[Achievement, ...], ...]:
        return tuple(
            [
                pile if other == seat else tuple(sorted([cards.pop() for _ in pile]))
                for other, pile in enumerate(piles)
            ]
        )

    table.set_aside = dealt_anew(table.set_aside)
    draft = running_draft(table)
    if draft is not None:
        draft.packs = dealt_anew(draft.packs)


def deal_hands(numbers: Sequence[int], met: Sequence[int], cards: Sequence[int], rng: Rng) -> list[list[int]] | None:
    """Returns random hands of these sizes, dealt from the cards, without a card whose goal is in the mask `met` of
    its hand; None if that is impossible. Cards are given by their numbers."""
    left = list(cards)
    rng.shuffle(left)
    hands: list[list[int]] = []
    taken = 0
    short = False
    for owner, number in enumerate(numbers):
        hand: list[int] = []
        if number:
            gone = met[owner] | taken
            missing = number
            for card in left:
                if not gone >> card & 1:
                    hand.append(card)
                    taken |= 1 << card
                    missing -= 1
                    if not missing:
                        break
            if missing:
                short = True
        hands.append(hand)
    if not short:
        return hands
    owners = [owner for owner, number in enumerate(numbers) for _ in range(number)]
    matching = _Matching([[card for card in left if not met[owner] >> card & 1] for owner in owners])
    if not all(matching.add_place(number, set()) for number in range(len(owners))):
        return None
    hands = [[] for _ in numbers]
    for number, owner in enumerate(owners):
        hands[owner].append(matching.card_at[number])
    return hands


def _looks(table: GameState) -> int:
    """Returns the number of packs that each player has seen: while the draft runs, one more than the cards that every
    player has kept."""
    kept = min(map(len, table.hands))
    return min(CARDS_EACH, kept + 1)


def _places(table: GameState) -> list[_Place]:
    """Returns every place for a card of the draft, by pack and turn."""
    seats = len(table.players)
    places = []
    moved = min(map(len, table.hands))
    for pack in range(seats):
        rest = iter(pack_of(table, (pack + moved) % seats))
        for turn in range(CARDS_EACH):
            owner = (pack + turn) % seats
            hand = table.hands[owner]
            kept = turn < len(hand)
            places.append(_Place(pack, turn, owner if kept else NOBODY, hand[turn] if kept else next(rest)))
    return places


def _seen(places: Iterable[_Place], seats: int, seat: int, looks: int) -> set[Achievement]:
    """Returns the cards that a player has seen in the draft: those in a pack when it came to the player."""
    return {
        place.card
        for place in places
        if any(turn <= place.turn and (place.pack + turn) % seats == seat for turn in range(looks))
    }


def _group(places: Sequence[_Place], seats: int, seat: int, looks: int) -> list[_Place]:
    """Set for each place unknown to the player the cards that may be there, and return these places."""
    never_seen = _CARDS - _seen(places, seats, seat, looks)
    unknown = []
    groups: dict[tuple[int, int], list[_Place]] = {}
    for place in places:
        turns = [turn for turn in range(looks) if turn <= place.turn and (place.pack + turn) % seats == seat]
        if turns and turns[-1] == place.turn and place.owner != NOBODY:
            continue  # the player kept this card
        unknown.append(place)
        if not turns:
            place.group = never_seen
        else:
            groups.setdefault((place.pack, turns[-1]), []).append(place)
    for together in groups.values():
        cards = frozenset(place.card for place in together)
        for place in together:
            place.group = cards
    return unknown


def _match(table: GameState, places: Sequence[_Place], rng: Rng) -> list[Achievement]:
    """Returns a random card for each place: open cards stay with their owners, and no player gets an unfinished card
    whose goal they have met. A solution always exists, since the real cards are one."""
    titles = {card: seat for seat, hand in enumerate(table.hands) for card in hand if table.met[seat] >> card & 1}
    decks: dict[frozenset[Achievement], list[Achievement]] = {}
    allowed = []
    for number, place in enumerate(places):
        deck = decks.get(place.group)
        if deck is None:
            deck = decks[place.group] = sorted(place.group)
            rng.shuffle(deck)
        start = number % len(deck)  # places begin at different cards, so that few matches have to be changed
        cards = deck[start:] + deck[:start]
        allowed.append([card for card in cards if _may_lie(table, card, place.owner, titles)])
    matching = _Matching(allowed)
    for card in sorted(titles.keys() & {place.card for place in places}):
        matching.add_card(card, set())
    for number in range(len(places)):
        matching.add_place(number, set())
    return [_IN_ORDER[matching.card_at[number]] for number in range(len(places))]


def _may_lie(table: GameState, card: Achievement, owner: int, titles: dict[Achievement, int]) -> bool:
    if card in titles:
        return titles[card] == owner
    return owner == NOBODY or not table.met[owner] >> card & 1


class _Matching:
    """A bipartite matching of cards and places, found by augmenting paths: a card or place with a partner always
    keeps some partner."""

    def __init__(self, allowed: Sequence[Sequence[int]]) -> None:
        """Start without any pair; `allowed` are the cards that may be at each place, in the order in which they are
        tried."""
        self.allowed = allowed
        self.card_at: dict[int, int] = {}
        self._place_of: dict[int, int] = {}

    def add_place(self, number: int, tried: set[int]) -> bool:
        """Find a card for a place; other places may have to take other cards. Returns whether a card was found."""
        if not tried and number in self.card_at:
            return True
        for card in self.allowed[number]:
            if card not in tried:
                tried.add(card)
                if card not in self._place_of or self.add_place(self._place_of[card], tried):
                    self._join(card, number)
                    return True
        return False

    def add_card(self, card: int, tried: set[int]) -> bool:
        """Find a place for a card; other cards may have to move. Returns whether a place was found."""
        for number, cards in enumerate(self.allowed):
            if card in cards and number not in tried:
                tried.add(number)
                if number not in self.card_at or self.add_card(self.card_at[number], tried):
                    self._join(card, number)
                    return True
        return False

    def _join(self, card: int, number: int) -> None:
        self.card_at[number] = card
        self._place_of[card] = number


def _put(table: GameState, places: Iterable[_Place]) -> None:
    """Set the hands and packs of the table from the places."""
    seats = len(table.players)
    hands: list[list[Achievement]] = [[] for _ in range(seats)]
    packs: list[list[Achievement]] = [[] for _ in range(seats)]
    moved = min(map(len, table.hands))
    for place in sorted(places, key=lambda place: place.turn):
        if place.owner == NOBODY:
            packs[(place.pack + moved) % seats].append(place.card)
        else:
            hands[place.owner].append(place.card)
    table.hands = tuple(map(tuple, hands))
    draft = running_draft(table)
    if draft is not None:
        draft.packs = tuple([tuple(sorted(pack)) for pack in packs])
