"""The invariants of a table: for tests, and to check tables that come from a save."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from puertorico_desktop.engine.sanjuan.catalog import COMMERCIAL, PRICES, in_game, in_pack
from puertorico_desktop.engine.sanjuan.components import (
    CARDS,
    CITY_SPACES,
    PRODUCERS,
    ROLES,
    TWO_PLAYER_ROLES,
    Benefit,
    Card,
)
from puertorico_desktop.engine.sanjuan.decisions import DecisionKind, Stage
from puertorico_desktop.engine.sanjuan.phases.builder import price_tag
from puertorico_desktop.engine.sanjuan.phases.round import hand_limit
from puertorico_desktop.engine.sanjuan.state import FREE, GameState, PlayerBoard

_ASKED_IN: Final[dict[int, tuple[DecisionKind, ...]]] = {
    Stage.OPENING: (DecisionKind.DISCARD,),
    Stage.OFFICES: (DecisionKind.EXCHANGE,),
    Stage.TUCKING: (DecisionKind.TUCK,),
    Stage.LIMIT: (DecisionKind.DISCARD,),
    Stage.ROLES: (DecisionKind.CHOOSE_ROLE,),
    Stage.BUILDER: (DecisionKind.BUILD, DecisionKind.PAY),
    Stage.CRAFTSMAN: (DecisionKind.PRODUCE,),
    Stage.TRADER: (DecisionKind.SELL,),
    Stage.RECRUITER: (DecisionKind.KEEP, DecisionKind.DISCARD),
}
"""[stage] to its kinds of decisions, besides ACCEPT_BENEFIT."""


def places(table: GameState) -> Iterator[Counter[int]]:
    """Yields the cards of each place: deck, discards, drawn cards, the building site, and every pile of the
    players."""
    yield Counter(table.deck)
    yield Counter(table.discards)
    yield Counter(table.drawn)
    if table.site != FREE:
        yield Counter([table.site])
    for player in table.players:
        yield Counter({card: count for card, count in enumerate(player.hand) if count})
        yield Counter({card: count for card, count in enumerate(player.city) if count})
        for pile in (player.covered, player.chapel, player.church, player.harbor, *player.goods):
            yield Counter(pile)


def violations(table: GameState) -> Iterator[str]:
    """Yields a sentence for each invariant that the table violates; none for a valid table."""
    there: Counter[int] = Counter()
    for place in places(table):
        there.update(place)
    wanted = list(in_pack(table.options))
    wanted[Card.CATHEDRAL] = in_game(table.options, Card.CATHEDRAL) - table.cathedral
    for card in CARDS:
        if there[card] != wanted[card]:
            yield f"{there[card]} cards {card.id}, not {wanted[card]}"
    if len(table.discards) != len(table.known):
        yield f"{len(table.discards)} discards and {len(table.known)} masks"
    if any(not 0 <= mask < 1 << len(table.players) for mask in table.known):
        yield "a seat that does not play knows discards"
    if sorted(table.prices) != list(range(len(PRICES))):
        yield f"the price cards are {table.prices}"
    if not 0 <= table.next_price < len(PRICES) or not 0 <= table.prices_seen <= len(PRICES):
        yield "there is no such price card"
    elif table.prices_seen < len(PRICES) and table.next_price != table.prices_seen - table.price_open:
        yield "the next price card is not the first unseen one"
    for seat, player in enumerate(table.players):
        yield from (f"seat {seat}: {fault}" for fault in _faults(player))
    yield from _course(table)
    yield from _decision(table)


def _faults(player: PlayerBoard) -> Iterator[str]:
    if min(player.hand) < 0 or sum(player.hand) != player.hand_size:
        yield f"{player.hand_size} cards in a hand of {sum(player.hand)}"
    if player.held != sum(1 << card for card, count in enumerate(player.hand) if count):
        yield "the kinds in hand are others"
    if player.owned != sum(1 << card for card, count in enumerate(player.city) if count):
        yield "the kinds in the city are others"
    if player.buildings != sum(player.city) or player.buildings > CITY_SPACES:
        yield f"{player.buildings} buildings in a city of {sum(player.city)}"
    for card in CARDS:
        if COMMERCIAL >> card & 1 and player.city[card] > 1:
            yield f"{card.id} stands there twice"
    if Counter(player.revealed) - Counter(dict(enumerate(player.hand))):
        yield "known cards are not in the hand"
    for building, goods in zip(PRODUCERS, player.goods, strict=True):
        if len(goods) > player.city[building]:
            yield f"{len(goods)} goods on {player.city[building]} {building.id}"
    if player.church and not player.church_used:
        yield "the Church has cards but has not been used"


def _course(table: GameState) -> Iterator[str]:
    players = len(table.players)
    turns = TWO_PLAYER_ROLES if players == 2 else players
    taken = [owner for owner in table.role_owners if owner != FREE]
    if len(table.role_owners) != len(ROLES) or len(taken) != table.turn or table.turn > turns:
        yield f"{len(taken)} roles taken in {table.turn} turns"
    elif Counter(taken) != Counter((table.governor + turn) % players for turn in range(table.turn)):
        yield "the roles were not taken in turn"
    running = Stage.BUILDER <= table.stage < Stage.OVER
    if running and table.role_owners[table.stage - Stage.BUILDER] != table.chooser:
        yield "the running role belongs to another player"
    order = table.order()
    if table.waiting != order[len(order) - len(table.waiting) :]:
        yield f"the turns to come are {table.waiting}"
    if table.site == FREE and (table.site_price or table.site_over != FREE):
        yield "a price without a building site"
    if table.site_over != FREE and table.players[table.waiting[0]].city[table.site_over] < 1:
        yield "what is to be covered is not there"
    if table.site != FREE and (table.stage != Stage.BUILDER or table.step != 1):
        yield "a building site outside the builder phase"
    if table.price_open and table.stage != Stage.TRADER:
        yield "a price card lies open outside the trader phase"
    if table.drawn and table.stage != Stage.RECRUITER:
        yield "cards to choose from outside the recruiter phase"


def _decision(table: GameState) -> Iterator[str]:
    if table.kind is None:
        if table.stage != Stage.OVER:
            yield "nobody is asked"
        return
    asking = table.kind is DecisionKind.ACCEPT_BENEFIT
    if asking != bool(table.offers) or asking != (table.benefit is not None):
        yield "a benefit is asked about that is not offered"
    elif asking:
        seat, benefit, _ = table.offers[0]
        if (seat, benefit) != (table.asked, table.benefit) or benefit == Benefit.TRADER:
            yield "another benefit is offered"
    elif table.kind not in _ASKED_IN.get(table.stage, ()):
        yield f"{table.kind.value} is not asked in this stage"
    elif table.stage != Stage.ROLES and (not table.waiting or table.waiting[0] != table.asked):
        yield "a player is asked out of turn"
    elif (table.kind is DecisionKind.PAY) != (table.site != FREE):
        yield "something else is to be paid"
    elif (table.kind is DecisionKind.KEEP) != bool(table.drawn):
        yield "there is nothing to keep"
    yield from _numbers(table)
    if not table.choices:
        yield "nothing can be answered"


def _numbers(table: GameState) -> Iterator[str]:
    """Yields the violations by stored numbers of the current decision that differ from those computed from the
    table."""
    player = table.players[table.asked]
    match table.kind:
        case DecisionKind.PAY:
            over = None if table.site_over == FREE else CARDS[table.site_over]
            if price_tag(table, table.asked, CARDS[table.site], over).price != table.site_price:
                yield f"the building on the site does not cost {table.site_price}"
        case DecisionKind.KEEP:
            if not 0 < table.wanted <= len(table.drawn):
                yield f"{table.wanted} of {len(table.drawn)} cards are to be kept"
        case DecisionKind.DISCARD:
            if not 0 < table.wanted <= player.hand_size:
                yield f"{table.wanted} of {player.hand_size} cards are to be discarded"
            elif table.stage == Stage.LIMIT and table.wanted != player.hand_size - hand_limit(table, player):
                yield f"{table.wanted} cards are not too many"
