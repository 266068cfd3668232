"""The craftsman phase: every player puts unseen cards of the deck on empty production buildings (S002)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.sanjuan.actions import Action, Pass, Produce
from puertorico_desktop.engine.sanjuan.choices import ON_BUILDINGS
from puertorico_desktop.engine.sanjuan.components import PRODUCERS, SLOT_OF, ZONING_SLOT, Benefit, Card, Role
from puertorico_desktop.engine.sanjuan.decisions import DecisionKind
from puertorico_desktop.engine.sanjuan.events import GoodsProduced
from puertorico_desktop.engine.sanjuan.phases.base import end_phase, next_seat, pass_by, skip
from puertorico_desktop.engine.sanjuan.phases.benefit import offer
from puertorico_desktop.engine.sanjuan.reasons import Reason
from puertorico_desktop.engine.sanjuan.state import GameState, as_cards

FACTORY_GOODS: Final = 2
"""The number of goods from which a Factory draws a card (S002)."""
_CANAL, _FACTORY = 1 << Card.CANAL, 1 << Card.FACTORY


def empty_buildings(table: GameState, seat: int) -> tuple[int, ...]:
    """Returns the numbers of production buildings without a good, by kind."""
    player = table.players[seat]
    city = player.city
    return tuple([city[kind] - len(goods) for kind, goods in enumerate(player.goods[:ZONING_SLOT])])


def limit(table: GameState, seat: int, chooser: bool) -> int:
    """Returns the number of goods that a player may make: 1, as the craftsman 2, or 3 with a Publishing House; 1 more
    with a Canal (S002)."""
    most = 2 if table.players[seat].owned & _CANAL else 1
    return most + (2 if table.doubled else 1) if chooser else most


def _most(table: GameState, seat: int, empty: int) -> int:
    """Returns the number of goods that a player can make with `empty` buildings and the remaining cards."""
    return min(limit(table, seat, seat == table.chooser), empty, table.cards_left)


def productions(table: GameState, seat: int) -> Sequence[Action]:
    """Returns the legal actions: passing, and the goods that a player can make."""
    empty = empty_buildings(table, seat)
    return ON_BUILDINGS[Produce, empty, _most(table, seat, sum(empty))]


def advance(table: GameState) -> None:
    """Take each player's decision; a player who can fill all empty buildings does so without a decision, unless the
    option `ask_optional_benefits` is set."""
    while table.waiting:
        seat = table.waiting[0]
        empty = empty_buildings(table, seat)
        number = sum(empty)
        most = _most(table, seat, number)
        if not most:
            skip(table, seat, Reason.DECK_EMPTY if number else Reason.NOTHING_EMPTY)
            next_seat(table)
        elif most == number and not table.options.ask_optional_benefits:
            _make(table, tuple([card for card, left in zip(PRODUCERS, empty, strict=False) for _ in range(left)]))
            if table.offers:
                return
        else:
            table.ask(seat, DecisionKind.PRODUCE, ON_BUILDINGS[Produce, empty, most])
            return
    end_phase(table, Role.CRAFTSMAN)


def produce(table: GameState, action: Produce | Pass) -> None:
    """Put goods on the chosen buildings."""
    if isinstance(action, Pass):
        pass_by(table, DecisionKind.PRODUCE)
    else:
        _make(table, action.buildings)


def _make(table: GameState, buildings: tuple[Card, ...]) -> None:
    seat = table.waiting[0]
    player = table.players[seat]
    goods = table.draw(len(buildings))
    for building, good in zip(buildings, goods, strict=True):
        player.goods[building] += (good,)
    if table.sink is not None:
        table.sink.append(GoodsProduced(seat, buildings, as_cards(goods), Role.CRAFTSMAN))
    if player.owned & _FACTORY and len(buildings) >= FACTORY_GOODS:
        offer(table, seat, Benefit.FACTORY)
    next_seat(table)


def why_not(table: GameState, action: Produce) -> Refusal:
    """Returns the reason why these goods cannot be made."""
    seat = table.waiting[0]
    player = table.players[seat]
    empty = empty_buildings(table, seat)
    for building in action.buildings:
        if building >= ZONING_SLOT:
            return Refusal(Reason.NOT_PRODUCTION, {"card": building})
        if not player.city[building]:
            return Refusal(Reason.NOT_IN_CITY, {"card": building})
        if action.buildings.count(building) > empty[SLOT_OF[building]]:
            return Refusal(Reason.BUILDING_FULL, {"card": building})
    if not action.buildings:
        return Refusal(Reason.WRONG_NUMBER, {"wanted": 1, "given": 0})
    return Refusal(Reason.GOODS_LIMIT, {"limit": min(limit(table, seat, seat == table.chooser), table.cards_left)})
