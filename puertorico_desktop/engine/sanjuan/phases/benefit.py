"""The benefits from roles and buildings: granted at once, or after a decision if the options say so ("may", S002).

`offer` adds a benefit to the queue, which is worked off before the running phase continues. Whether a benefit can be
granted is tested only then: a Hospital depends on the hand after the Lumberyard's card (S002).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from puertorico_desktop.engine.sanjuan.actions import ACCEPT, PASS, AcceptBenefit, Action
from puertorico_desktop.engine.sanjuan.catalog import COST
from puertorico_desktop.engine.sanjuan.components import CARDS, ZONING_SLOT, Benefit, Card, Role
from puertorico_desktop.engine.sanjuan.decisions import DecisionKind
from puertorico_desktop.engine.sanjuan.events import (
    BenefitRefused,
    CardsLookedAt,
    CardsTurnedUp,
    GoodsProduced,
    GoodStowed,
)
from puertorico_desktop.engine.sanjuan.state import GameState, as_cards

RECRUITER_CARDS: Final = 2
RECRUITER_PRIVILEGE: Final = 3
"""The number of additional cards for the recruiter, doubled by a Publishing House (S002)."""
GOLD_MINE_CARDS: Final = 4
NOTARY: Final = 1 << Card.NOTARY

_CAUSE: Final = {benefit: Card[benefit.name] for benefit in Benefit if benefit.name in Card.__members__}
"""The buildings that give benefits; the other benefits come from roles."""
ASKED: Final = (PASS, ACCEPT)


def offer(table: GameState, seat: int, benefit: Benefit, number: int = 1) -> None:
    """Add a benefit to the end of the queue. `number` is its number of cards."""
    table.offers += ((seat, benefit, number),)


def grant_queued(table: GameState) -> None:
    """Grant the benefits in the queue, or stop at a decision about the first one."""
    while table.offers:
        seat, benefit, number = table.offers[0]
        if _due(table, seat, benefit):
            if table.options.ask_optional_benefits and benefit != Benefit.TRADER:
                table.benefit = Benefit(benefit)
                table.ask(seat, DecisionKind.ACCEPT_BENEFIT, ASKED)
                return
            table.offers = table.offers[1:]
            _give(table, seat, benefit, number)
        else:
            table.offers = table.offers[1:]


def answer(table: GameState, action: Action) -> None:
    """Carry out that the player accepts or refuses the offered benefit."""
    seat, benefit, number = table.offers[0]
    table.offers = table.offers[1:]
    table.benefit = None
    if isinstance(action, AcceptBenefit):
        _give(table, seat, benefit, number)
    elif table.sink is not None:
        table.sink.append(BenefitRefused(seat, Benefit(benefit)))


def _due(table: GameState, seat: int, benefit: int) -> bool:
    """Returns whether the benefit can be granted."""
    if benefit == Benefit.HARBOR:
        return True
    if benefit == Benefit.VILLA:
        return bool(table.wanted) and (not table.drawn or len(table.drawn) > table.wanted)
    if benefit == Benefit.HOSPITAL and table.players[seat].hand_size > 1:
        return False
    return table.cards_left >= (GOLD_MINE_CARDS if benefit == Benefit.GOLD_MINE else 1)


def _give(table: GameState, seat: int, benefit: int, number: int) -> None:
    effect = _EFFECTS.get(benefit)
    if effect is None:
        table.draw_into_hand(seat, 1, _CAUSE[Benefit(benefit)])
    else:
        effect(table, seat, number)


def recruiter_cards(table: GameState, seat: int) -> int:
    """Returns the number of cards that a player draws in the recruiter phase: two, or five as the recruiter (S002).
    All that are left, where there are fewer."""
    number = RECRUITER_CARDS
    if seat == table.chooser:
        number += RECRUITER_PRIVILEGE * (2 if table.doubled else 1)
    return min(number, table.cards_left)


def recruit(table: GameState, seat: int, _number: int = 1) -> None:
    """Draw cards, of which one is to be kept (S002). With a Notary they go into the hand, and one card less is then
    discarded from the hand."""
    number = recruiter_cards(table, seat)
    player = table.players[seat]
    if player.owned & NOTARY:
        before = player.hand_size
        table.draw_into_hand(seat, number, Role.RECRUITER)
        table.wanted = max(0, player.hand_size - before - 1)
        return
    table.drawn = tuple(table.draw(number))
    table.wanted = min(1, len(table.drawn))
    if table.drawn and table.sink is not None:
        table.sink.append(CardsLookedAt(seat, as_cards(table.drawn)))


def _stow(table: GameState, seat: int, sold: int) -> None:
    """Move the first of the `sold` goods just sold from the discards to the Harbor (S002, New Buildings)."""
    player = table.players[seat]
    place = len(table.discards) - sold
    card = table.discards.pop(place)
    table.known.pop(place)
    player.harbor += (card,)
    if table.sink is not None:
        table.sink.append(GoodStowed(seat, CARDS[card]))


def _fill_zoning_office(table: GameState, seat: int, _number: int) -> None:
    """Put a card of the deck face down on the Zoning Office (S002, New Buildings)."""
    goods = table.draw(1)
    table.players[seat].goods[ZONING_SLOT] = tuple(goods)
    if table.sink is not None:
        building = Card.ZONING_OFFICE
        table.sink.append(GoodsProduced(seat, (building,), as_cards(goods), building))


def _dig(table: GameState, seat: int, _number: int) -> None:
    """Turn up four cards: if all have different costs, the cheapest is kept (S002, D-81); the others are
    discarded."""
    cards = table.draw(GOLD_MINE_CARDS)
    costs = [COST[card] for card in cards]
    kept = cards[costs.index(min(costs))] if len(set(costs)) == GOLD_MINE_CARDS else None
    _show(table, seat, cards, kept, Card.GOLD_MINE)


def _bank(table: GameState, seat: int, _number: int) -> None:
    """Turn up a card, and keep it if its kind stands in no city (S002, New Buildings). A covered building does not
    count as built (rulings.md, San Juan 3)."""
    cards = table.draw(1)
    built = any(player.owned >> cards[0] & 1 for player in table.players)
    _show(table, seat, cards, None if built else cards[0], Card.BANK)


def _show(table: GameState, seat: int, cards: list[int], kept: int | None, cause: Card) -> None:
    """Show the cards to all players, add the kept one to the hand and discard the others, which all players then
    know."""
    rest = cards[:]
    if kept is not None:
        rest.remove(kept)
        table.add_revealed(seat, kept)
    table.discard(rest, (1 << len(table.players)) - 1)
    if table.sink is not None:
        table.sink.append(CardsTurnedUp(seat, as_cards(cards), None if kept is None else CARDS[kept], cause))


def _adventure(table: GameState, seat: int, number: int) -> None:
    table.draw_into_hand(seat, number, Role.ADVENTURER)


def _draw_sale(table: GameState, seat: int, number: int) -> None:
    table.draw_into_hand(seat, number, Role.TRADER)


def _use_villa(table: GameState, seat: int, _number: int) -> None:
    """Keep two cards rather than one (S002)."""
    table.wanted += 1 if table.drawn else -1


_EFFECTS: Final[dict[int, Callable[[GameState, int, int], None]]] = {
    Benefit.ADVENTURER: _adventure,
    Benefit.RECRUITER: recruit,
    Benefit.VILLA: _use_villa,
    Benefit.HARBOR: _stow,
    Benefit.TRADER: _draw_sale,
    Benefit.ZONING_OFFICE: _fill_zoning_office,
    Benefit.GOLD_MINE: _dig,
    Benefit.BANK: _bank,
}
"""The effect of a benefit, called with table, seat and number of cards; all other benefits draw a card."""
