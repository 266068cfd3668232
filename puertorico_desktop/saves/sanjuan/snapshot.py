"""Conversion of a table of San Juan to a record of a save, and back.

The record holds the data that cannot be derived, in readable words; counters, masks and the legal actions are
computed again. `restore` checks every value: the game that it returns is a valid position.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NoReturn

import attrs

from puertorico_desktop.engine.sanjuan.actions import PASS
from puertorico_desktop.engine.sanjuan.asking import legal_actions_of
from puertorico_desktop.engine.sanjuan.catalog import NO_CARDS, in_game
from puertorico_desktop.engine.sanjuan.components import CARDS, PRODUCERS, ROLES, SLOT_OF, Benefit, Card, Role
from puertorico_desktop.engine.sanjuan.decisions import DecisionKind, Stage
from puertorico_desktop.engine.sanjuan.game import SanJuan
from puertorico_desktop.engine.sanjuan.invariants import violations
from puertorico_desktop.engine.sanjuan.options import Options
from puertorico_desktop.engine.sanjuan.setup import initial_table
from puertorico_desktop.engine.sanjuan.state import FREE, PlayerBoard, as_cards
from puertorico_desktop.saves.converter import Count
from puertorico_desktop.saves.errors import Problem, SaveError
from puertorico_desktop.saves.records import RngRecord

Cards = tuple[Card, ...]
Seats = tuple[Count, ...]


@attrs.frozen
class PlayerRecord:
    """A player's cards. Kinds without cards are omitted from the counts; `goods` are by building."""

    hand: dict[Card, Count]
    revealed: Cards
    city: dict[Card, Count]
    covered: Cards
    goods: dict[Card, Cards]
    chapel: Cards
    church: Cards
    harbor: Cards
    church_used: bool


@attrs.frozen
class DiscardRecord:
    """A card of the discard pile, and the seats that know it."""

    card: Card
    known: Seats


@attrs.frozen
class SiteRecord:
    """The building that is being paid for; `over` is the building that it will cover, None if none."""

    building: Card
    over: Card | None
    price: Count


@attrs.frozen
class OfferRecord:
    """A benefit that is still to be granted."""

    seat: Count
    benefit: Benefit
    cards: Count


@attrs.frozen
class DecisionRecord:
    """The current decision: the seat and the kind."""

    seat: Count
    kind: DecisionKind
    benefit: Benefit | None


@attrs.frozen
class Snapshot:
    """The table between two actions. The deck is drawn from its end; `prices` are the price cards in their order."""

    round: Count
    governor: Count
    players: tuple[PlayerRecord, ...]
    deck: Cards
    discards: tuple[DiscardRecord, ...]
    prices: tuple[Count, ...]
    next_price: Count
    prices_seen: Count
    price_open: bool
    cathedral: bool
    roles: dict[Role, Count]
    stage: Stage
    turn: Count
    doubling_used: bool
    chooser: Count
    doubled: bool
    waiting: Seats
    step: Count
    site: SiteRecord | None
    drawn: Cards
    wanted: Count
    schools: Seats
    sold: bool
    offers: tuple[OfferRecord, ...]
    decision: DecisionRecord | None
    rng: RngRecord


_AS_THEY_ARE = (
    *("round", "governor", "next_price", "prices_seen", "price_open", "cathedral", "turn", "doubling_used"),
    *("chooser", "doubled", "step", "wanted", "sold"),
)
"""The numbers and truth values that have the same name in the game state."""
_UNDER = ("covered", "chapel", "church", "harbor", "revealed")
"""The piles of a player that have the same name in the player's board."""


# -- capturing ------------------------------------------------------------------------------------------------------


def capture(game: SanJuan) -> Snapshot:
    """Returns the record of a table."""
    decision = game.decision
    by_name: dict[str, Any] = {name: getattr(game, name) for name in _AS_THEY_ARE}
    site = None
    if game.site != FREE:
        over = None if game.site_over == FREE else CARDS[game.site_over]
        site = SiteRecord(CARDS[game.site], over, Count(game.site_price))
    return Snapshot(
        **by_name,
        players=tuple(map(_capture_player, game.players)),
        deck=as_cards(game.deck),
        discards=tuple(
            DiscardRecord(CARDS[card], _seats(mask)) for card, mask in zip(game.discards, game.known, strict=True)
        ),
        prices=tuple(map(Count, game.prices)),
        roles={role: Count(owner) for role, owner in zip(ROLES, game.role_owners, strict=True) if owner != FREE},
        stage=Stage(game.stage),
        waiting=tuple(map(Count, game.waiting)),
        site=site,
        drawn=as_cards(game.drawn),
        schools=_seats(game.schools),
        offers=tuple(
            OfferRecord(Count(seat), Benefit(benefit), Count(cards)) for seat, benefit, cards in game.offers
        ),
        decision=None if decision is None else DecisionRecord(Count(decision.seat), decision.kind, decision.benefit),
        rng=RngRecord.from_rng(game.rng),
    )


def _seats(mask: int) -> Seats:
    return tuple(Count(seat) for seat in range(mask.bit_length()) if mask >> seat & 1)


def _counts(counts: Sequence[int]) -> dict[Card, Count]:
    return {card: Count(count) for card, count in zip(CARDS, counts, strict=True) if count}


def _capture_player(player: PlayerBoard) -> PlayerRecord:
    piles = {name: as_cards(getattr(player, name)) for name in _UNDER}
    return PlayerRecord(
        hand=_counts(player.hand),
        city=_counts(player.city),
        goods={building: as_cards(goods) for building, goods in zip(PRODUCERS, player.goods, strict=True) if goods},
        church_used=player.church_used,
        **piles,
    )


# -- restoring ------------------------------------------------------------------------------------------------------


def restore(snapshot: Snapshot, options: Options, place: str) -> SanJuan:
    """Returns the game of a record. Raises SaveError (DAMAGED), with a path below `place`, if it is not a valid
    position."""
    game = _laid_out(snapshot, options, place)
    for fault in violations(game):
        _refuse(place, fault)
    try:
        game.choices = legal_actions_of(game)
    except Exception as error:  # the table comes from a file and may break any assumption of the rules
        _refuse(f"{place}.decision", f"the rules fail on this table: {error!r}")
    if snapshot.decision is not None and not game.choices:
        _refuse(f"{place}.decision", "nothing can be answered")
    if capture(game) != snapshot:
        _refuse(place, "something is said twice")
    return game


def _refuse(place: str, fault: str) -> NoReturn:
    raise SaveError(Problem.DAMAGED, place, fault)


def _check_seats(seats: Iterable[int], options: Options, place: str) -> None:
    for seat in seats:
        if seat >= options.players:
            _refuse(place, f"{seat} is no seat among {options.players}")


def _mask(seats: Sequence[int], options: Options, place: str) -> int:
    _check_seats(seats, options, place)
    return sum(1 << seat for seat in set(seats))


def _laid_out(snapshot: Snapshot, options: Options, place: str) -> SanJuan:
    """Returns the game with all cards where the record has them, after a check of each value by itself."""
    game = initial_table(options)
    if len(snapshot.players) != options.players:
        _refuse(f"{place}.players", f"{len(snapshot.players)} instead of {options.players}")
    game.rng = snapshot.rng.restored(f"{place}.rng")
    if not snapshot.round:
        _refuse(f"{place}.round", "is 0")
    _check_seats((snapshot.governor,), options, f"{place}.governor")
    _check_seats((snapshot.chooser,), options, f"{place}.chooser")
    _check_seats(snapshot.waiting, options, f"{place}.waiting")
    _check_seats(snapshot.roles.values(), options, f"{place}.roles")
    _check_seats((offer.seat for offer in snapshot.offers), options, f"{place}.offers")
    if snapshot.cathedral and not in_game(options, Card.CATHEDRAL):
        _refuse(f"{place}.cathedral", "is not in this game")
    for name in _AS_THEY_ARE:
        setattr(game, name, getattr(snapshot, name))
    game.players = [_board(record, f"{place}.players[{seat}]") for seat, record in enumerate(snapshot.players)]
    game.deck = [int(card) for card in snapshot.deck]
    game.discards = [int(record.card) for record in snapshot.discards]
    game.known = [
        _mask(record.known, options, f"{place}.discards[{number}].known")
        for number, record in enumerate(snapshot.discards)
    ]
    game.prices = tuple(map(int, snapshot.prices))
    game.role_owners = [snapshot.roles.get(role, FREE) for role in ROLES]
    game.stage = int(snapshot.stage)
    game.waiting = tuple(map(int, snapshot.waiting))
    if snapshot.site is not None:
        game.site = int(snapshot.site.building)
        game.site_over = FREE if snapshot.site.over is None else int(snapshot.site.over)
        game.site_price = snapshot.site.price
    game.drawn = tuple(map(int, snapshot.drawn))
    game.schools = _mask(snapshot.schools, options, f"{place}.schools")
    game.offers = tuple((offer.seat, int(offer.benefit), offer.cards) for offer in snapshot.offers)
    if (game.site != FREE or game.drawn) and not game.waiting:
        _refuse(f"{place}.waiting", "it is nobody's turn")
    decision = snapshot.decision
    if decision is not None:
        _check_seats((decision.seat,), options, f"{place}.decision.seat")
        game.ask(decision.seat, decision.kind, (PASS,))
        game.benefit = decision.benefit
    return game


def _board(record: PlayerRecord, place: str) -> PlayerBoard:
    player = PlayerBoard(list(NO_CARDS), list(NO_CARDS), [()] * len(PRODUCERS))
    for card, count in record.hand.items():
        player.add_to_hand([int(card)] * count)
    for card, count in record.city.items():
        for _ in range(count):
            player.set_up(int(card))
    for name in _UNDER:
        setattr(player, name, tuple(map(int, getattr(record, name))))
    for building, goods in record.goods.items():
        if building not in PRODUCERS:
            _refuse(f"{place}.goods", f"{building.id} holds none")
        player.goods[SLOT_OF[building]] = tuple(map(int, goods))
    player.church_used = record.church_used
    return player
