"""The rules of thumb for all kinds of decisions. They use only the information of the seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import fsum
from typing import Final

from puertorico_desktop.bots.sanjuan.heuristic.building import choose_building, good_price, payments
from puertorico_desktop.bots.sanjuan.heuristic.building_value import CARD, rounds_left
from puertorico_desktop.bots.sanjuan.heuristic.keeping import in_order, keep_values, least_valuable, with_values
from puertorico_desktop.bots.sanjuan.heuristic.roles import choose_role
from puertorico_desktop.engine.sanjuan.actions import (
    ACCEPT,
    PASS,
    Action,
    Discard,
    Exchange,
    Keep,
    Produce,
    Sell,
    Tuck,
)
from puertorico_desktop.engine.sanjuan.catalog import COST
from puertorico_desktop.engine.sanjuan.components import SLOT_OF, Card
from puertorico_desktop.engine.sanjuan.decisions import DecisionKind
from puertorico_desktop.engine.sanjuan.game import SanJuan
from puertorico_desktop.engine.sanjuan.phases.round import OFFICE_CARDS, hand_limit
from puertorico_desktop.engine.sanjuan.state import as_cards

DULL: Final = CARD + 0.15
"""The greatest value of cards that are exchanged."""
TUCKED: Final = 0.9
"""The greatest value of cards that go under a Chapel, where they are a certain point."""
_FEW: Final = 2
"""The greatest size of a hand that is not reduced for a Chapel, except near the end."""


def choose(game: SanJuan) -> Action:
    """Returns the action that the rules of thumb give to the seat that is asked."""
    return _CHOOSERS[game.kind](game)


def on_buildings(game: SanJuan, action: Action) -> float:
    """Returns the total price, in cards, of the goods on the buildings of an action."""
    if isinstance(action, Produce | Sell):
        return fsum([good_price(game, SLOT_OF[building]) for building in action.buildings])
    return 0.0


def _most_goods(game: SanJuan) -> Action:
    return max(game.choices, key=lambda action: on_buildings(game, action))


def _pay(game: SanJuan) -> Action:
    return payments(game)[0]


def drawn_by_value(game: SanJuan) -> list[int]:
    """Returns the cards drawn, the best one to keep first."""
    player = game.players[game.asked]
    counts = [0] * len(player.hand)
    for card in game.drawn:
        counts[card] += 1
    cards = in_order(_with_hand(game), counts, player)
    return [card for _, card in reversed(cards)]


def _with_hand(game: SanJuan) -> list[float]:
    """Returns the values of drawn cards by kind: for a kind that is already in the hand, the mean of that value and
    of a card's value as money."""
    player = game.players[game.asked]
    values = keep_values(game, game.asked)
    return [(value + CARD) / 2 if player.hand[card] else value for card, value in enumerate(values)]


def _keep(game: SanJuan) -> Action:
    return Keep(as_cards(drawn_by_value(game)[: game.wanted]))


def _discard(game: SanJuan) -> Action:
    return Discard(as_cards(least_valuable(with_values(game, game.asked), game.wanted)))


def _exchange(game: SanJuan) -> Action:
    worthless = [card for value, card in with_values(game, game.asked)[:OFFICE_CARDS] if value <= DULL]
    return Exchange(as_cards(worthless)) if worthless else PASS


def to_tuck(game: SanJuan) -> list[int]:
    """Returns the cards to put under the Church now: in the last round all that are not needed for building once
    more, before that none."""
    seat = game.asked
    player = game.players[seat]
    cards = with_values(game, seat)
    if rounds_left(game) > 0:
        return []
    builds = [COST[card] for _, card in cards if COST[card] < len(cards)]
    spared = max(builds, default=-1) + 1
    return least_valuable(cards, max(0, player.hand_size - spared))


def _tuck(game: SanJuan) -> Action:
    seat = game.asked
    player = game.players[seat]
    cards: Sequence[int]
    if building_to_tuck_under(game) is Card.CHURCH:
        cards = to_tuck(game)
        building = Card.CHURCH
    else:
        value, card = with_values(game, seat)[0]
        near = rounds_left(game) <= 1
        few = player.hand_size <= _FEW and not near
        over = player.hand_size > hand_limit(game, player)
        cards = [card] if over or (value <= TUCKED and not few) else []
        building = Card.CHAPEL
    return Tuck(as_cards(cards), building) if cards else PASS


def building_to_tuck_under(game: SanJuan) -> Card:
    """Returns the building under which cards may be tucked now."""
    last = game.choices[1]
    assert isinstance(last, Tuck)
    return last.building


def _accept(_game: SanJuan) -> Action:
    return ACCEPT


_CHOOSERS: Final[dict[DecisionKind | None, Callable[[SanJuan], Action]]] = {
    DecisionKind.CHOOSE_ROLE: choose_role,
    DecisionKind.BUILD: choose_building,
    DecisionKind.PAY: _pay,
    DecisionKind.PRODUCE: _most_goods,
    DecisionKind.SELL: _most_goods,
    DecisionKind.KEEP: _keep,
    DecisionKind.DISCARD: _discard,
    DecisionKind.EXCHANGE: _exchange,
    DecisionKind.TUCK: _tuck,
    DecisionKind.ACCEPT_BENEFIT: _accept,
}
