"""The observation of the table by one player (S002; for who knows which card see `state.py`).

Hidden are the hands of other players except cards that all players have seen them take; the order of the deck and of
the price cards not yet turned; the cards used as goods and the cards under Harbors, for their owners too; and the
cards under Chapels and Churches of others. The numbers of cards under these buildings are visible to the owner only,
unless the option `open_points` is set: no player need announce them (S002). When the game is over, the hands and the
cards under Chapels and Churches are visible to all.
"""

from __future__ import annotations

import attrs

from puertorico_desktop.engine.sanjuan.catalog import PRICES
from puertorico_desktop.engine.sanjuan.components import CARDS, Benefit, Card, Role
from puertorico_desktop.engine.sanjuan.decisions import PHASE_OF_ROLE, Decision, Stage
from puertorico_desktop.engine.sanjuan.options import Options
from puertorico_desktop.engine.sanjuan.state import FREE, GameState, PlayerBoard, as_cards

Counts = tuple[int, ...]


@attrs.frozen
class PlayerView:
    """One player's cards as they are seen. Counts are by kind of card, `goods` by slot (`components.PRODUCERS`).

    `hand` is None for other players, of whose hands only `revealed` is known. `chapel`, `church` and `harbor` are the
    numbers of cards under these buildings, None where they are hidden; `chapel_cards` and `church_cards` are the
    cards themselves, for the owner, otherwise None.
    """

    hand_size: int
    hand: Counts | None
    revealed: tuple[Card, ...]
    city: Counts
    covered: tuple[Card, ...]
    goods: Counts
    chapel: int | None
    church: int | None
    harbor: int | None
    chapel_cards: tuple[Card, ...] | None
    church_cards: tuple[Card, ...] | None
    church_used: bool


@attrs.frozen
class SiteView:
    """A building that is being paid for; `over` is the building that it will cover, None if none."""

    kind: Card
    over: Card | None
    price: int


@attrs.frozen
class Observation:
    """The table as the player in `seat` sees it.

    `known_discards` are the discards that this player knows, by kind. `prices` are the price cards in their order,
    None for a card that cannot be known yet; `next_price` is the index of the next one, or of the open one while
    `price_open`. `to_come` are the seats that still have turns in the current stage, the current one first. `drawn`
    are the cards that the current player chooses from, None for other viewers; `drawn_number` is their number,
    `wanted` the number of cards to keep, or to discard from the hand. `offers` are benefits still to be granted.
    """

    seat: int
    options: Options
    round: int
    governor: int
    decision: Decision | None
    stage: Stage
    running_role: Role | None
    chooser: int
    doubled: bool
    doubling_used: bool
    roles_taken: int
    role_owners: tuple[int, ...]
    to_come: tuple[int, ...]
    step: int
    players: tuple[PlayerView, ...]
    deck: int
    discards: int
    known_discards: Counts
    prices: tuple[tuple[int, ...] | None, ...]
    next_price: int
    price_open: bool
    cathedral: bool
    site: SiteView | None
    drawn: tuple[Card, ...] | None
    drawn_number: int
    wanted: int
    school_builders: tuple[int, ...]
    sold: bool
    offers: tuple[tuple[int, Benefit, int], ...]


def observe(table: GameState, seat: int, decision: Decision | None) -> Observation:
    """Returns the observation of the player in `seat`."""
    over = decision is None
    at_hand = bool(table.waiting) and table.waiting[0] == seat
    site = None
    if table.site != FREE:
        covered = None if table.site_over == FREE else CARDS[table.site_over]
        site = SiteView(CARDS[table.site], covered, table.site_price)
    return Observation(
        seat=seat,
        options=table.options,
        round=table.round,
        governor=table.governor,
        decision=decision,
        stage=Stage(table.stage),
        running_role=running_role(table),
        chooser=table.chooser,
        doubled=table.doubled,
        doubling_used=table.doubling_used,
        roles_taken=table.turn,
        role_owners=tuple(table.role_owners),
        to_come=table.waiting,
        step=table.step,
        players=tuple(
            _player(player, over or other == seat, over or other == seat or table.options.open_points)
            for other, player in enumerate(table.players)
        ),
        deck=len(table.deck),
        discards=len(table.discards),
        known_discards=_known_discards(table, seat),
        prices=known_prices(table),
        next_price=table.next_price,
        price_open=table.price_open,
        cathedral=table.cathedral,
        site=site,
        drawn=as_cards(sorted(table.drawn)) if at_hand else None,
        drawn_number=len(table.drawn),
        wanted=table.wanted,
        school_builders=tuple(other for other in range(len(table.players)) if table.schools >> other & 1),
        sold=table.sold,
        offers=tuple((other, Benefit(benefit), number) for other, benefit, number in table.offers),
    )


def running_role(table: GameState) -> Role | None:
    """Returns the role whose phase is being played; None if there is none."""
    return Role(table.stage - PHASE_OF_ROLE) if PHASE_OF_ROLE <= table.stage < Stage.OVER else None


def known_prices(table: GameState) -> tuple[tuple[int, ...] | None, ...]:
    """Returns the price cards in their order, which never changes (S002), None for unknown ones. With four cards
    known, the fifth is known too."""
    seen = table.prices_seen
    known = len(PRICES) if seen == len(PRICES) - 1 else seen
    return tuple(PRICES[card] if place < known else None for place, card in enumerate(table.prices))


def _player(player: PlayerBoard, own: bool, counted: bool) -> PlayerView:
    return PlayerView(
        hand_size=player.hand_size,
        hand=tuple(player.hand) if own else None,
        revealed=as_cards(sorted(player.revealed)),
        city=tuple(player.city),
        covered=as_cards(player.covered),
        goods=tuple(map(len, player.goods)),
        chapel=len(player.chapel) if counted else None,
        church=len(player.church) if counted else None,
        harbor=len(player.harbor) if counted else None,
        chapel_cards=as_cards(sorted(player.chapel)) if own else None,
        church_cards=as_cards(sorted(player.church)) if own else None,
        church_used=player.church_used,
    )


def _known_discards(table: GameState, seat: int) -> Counts:
    counts = [0] * len(CARDS)
    for card, mask in zip(table.discards, table.known, strict=True):
        if mask >> seat & 1:
            counts[card] += 1
    return tuple(counts)
