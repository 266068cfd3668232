"""The recruiter phase: every player draws two cards and keeps one; the recruiter draws five (S002).

`step` counts through a turn: draw, Villa, choose; it is 0 before Zoning Offices have got their goods, and again
before each turn but the first. With a Notary the cards are drawn into the hand, and `wanted` is the number of cards
to discard from the whole hand; otherwise the cards are in `drawn`, and `wanted` of them are kept.
"""

from __future__ import annotations

from typing import Any

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.sanjuan import choices
from puertorico_desktop.engine.sanjuan.actions import Discard, Keep
from puertorico_desktop.engine.sanjuan.components import ZONING_SLOT, Benefit, Card, Role
from puertorico_desktop.engine.sanjuan.decisions import DecisionKind
from puertorico_desktop.engine.sanjuan.events import CardsKept
from puertorico_desktop.engine.sanjuan.phases.base import ask_or_do, end_phase, next_seat
from puertorico_desktop.engine.sanjuan.phases.benefit import NOTARY, offer, recruit
from puertorico_desktop.engine.sanjuan.reasons import Reason
from puertorico_desktop.engine.sanjuan.state import GameState, as_cards

_DRAW, _VILLA_STEP, _CHOOSE = 1, 2, 3
_ZONING_OFFICE, _VILLA = 1 << Card.ZONING_OFFICE, 1 << Card.VILLA


def advance(table: GameState) -> None:
    """Take each player's draw and decision. Before the first draw, every empty Zoning Office gets a good, in turn
    order (S002, New Buildings; rulings.md, San Juan 6)."""
    if table.step == 0 and len(table.waiting) == len(table.players):
        table.step = _DRAW
        for seat in table.waiting:
            player = table.players[seat]
            if player.owned & _ZONING_OFFICE and not player.goods[ZONING_SLOT]:
                offer(table, seat, Benefit.ZONING_OFFICE)
        if table.offers:
            return
    asking = table.options.ask_optional_benefits
    while table.waiting:
        seat = table.waiting[0]
        if table.step <= _DRAW:
            table.step = _VILLA_STEP
            if asking:
                offer(table, seat, Benefit.RECRUITER)
                return
            recruit(table, seat)
        if table.step == _VILLA_STEP:
            table.step = _CHOOSE
            if table.players[seat].owned & _VILLA:
                offer(table, seat, Benefit.VILLA)
                return
        if not table.wanted:
            _end_turn(table)
            continue
        player = table.players[seat]
        if player.owned & NOTARY:
            ways = choices.discards(player.hand, player.held, table.wanted)
            ask_or_do(table, seat, DecisionKind.DISCARD, ways, discard)
        elif table.wanted == len(table.drawn):
            _keep(table, as_cards(table.drawn))
            continue
        else:
            ask_or_do(table, seat, DecisionKind.KEEP, choices.keeps(table.drawn, table.wanted), keep)
        if table.kind is not None:
            return
    end_phase(table, Role.RECRUITER)


def _end_turn(table: GameState) -> None:
    table.drawn = ()
    table.wanted = 0
    next_seat(table)


def perform(table: GameState, action: Any) -> None:
    """Carry out the chosen action."""
    if table.drawn:
        keep(table, action)
    else:
        discard(table, action)


def keep(table: GameState, action: Keep) -> None:
    """Add the chosen cards to the hand and discard the others."""
    _keep(table, action.cards)


def _keep(table: GameState, cards: tuple[Card, ...]) -> None:
    seat = table.waiting[0]
    rest = list(table.drawn)
    for card in cards:
        rest.remove(card)
    table.players[seat].add_to_hand(cards)
    table.discard(rest, 1 << seat)
    if table.sink is not None:
        table.sink.append(CardsKept(seat, cards, as_cards(rest)))
    _end_turn(table)


def discard(table: GameState, action: Discard) -> None:
    """Discard the chosen cards from the whole hand (Notary, S002)."""
    seat = table.waiting[0]
    cards = action.cards
    table.discard_from_hand(seat, cards)
    table.report_discarded(seat, cards, Card.NOTARY)
    _end_turn(table)


def why_not(table: GameState, action: Keep) -> Refusal:
    """Returns the reason why these cards cannot be kept."""
    for card in action.cards:
        if action.cards.count(card) > table.drawn.count(card):
            return Refusal(Reason.NOT_DRAWN, {"card": card})
    return Refusal(Reason.WRONG_NUMBER, {"wanted": table.wanted, "given": len(action.cards)})
