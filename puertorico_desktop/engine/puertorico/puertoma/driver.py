"""The driver that finds the only step of a Puertoma at each kind of decision, and explains it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from puertorico_desktop.engine.puertorico.actions import (
    BUILD,
    CHOOSE,
    EXTRA,
    SELL,
    TAKE,
    Action,
    PlaceColonists,
    StoreGoods,
)
from puertorico_desktop.engine.puertorico.components import GOODS, Building, Role
from puertorico_desktop.engine.puertorico.driving import DRIVERS, Driver
from puertorico_desktop.engine.puertorico.expansion_actions import DRAFT, TAKE_NOBLE
from puertorico_desktop.engine.puertorico.puertoma.ability_tiles import use_unlocked
from puertorico_desktop.engine.puertorico.puertoma.account import AccountLine, StepRule
from puertorico_desktop.engine.puertorico.puertoma.action_board import leads_to, place_of
from puertorico_desktop.engine.puertorico.puertoma.building import by_cost, chosen_building
from puertorico_desktop.engine.puertorico.puertoma.choosing import chosen_role
from puertorico_desktop.engine.puertorico.puertoma.deliberation import Deliberation
from puertorico_desktop.engine.puertorico.puertoma.gifts import Gifts, gift_level
from puertorico_desktop.engine.puertorico.puertoma.puertoma_events import MarkerMoved
from puertorico_desktop.engine.puertorico.puertoma.reserve_actions import RESERVE
from puertorico_desktop.engine.puertorico.puertoma.settling import chosen_tile, place_of_person, placement
from puertorico_desktop.engine.puertorico.puertoma.smuggling import chosen_deed
from puertorico_desktop.engine.puertorico.puertoma.trading import best_sale, chosen_load
from puertorico_desktop.engine.puertorico.smuggler_actions import LODGE
from puertorico_desktop.engine.puertorico.state import DecisionKind, GameState

_EVERY_BUILDING: Final = (1 << len(Building)) - 1
_KINDS_OF_PEOPLE: Final = 2  # the kinds of people in the actions of LODGE: colonist, noble


class PuertomaDriver(Driver):
    """The decision maker for all Puertomas."""

    def ask(self, table: GameState, seat: int, kind: DecisionKind, legal: int) -> bool:
        """Stop at the only step among the actions in the mask, and return whether there is one."""
        step = _step(Deliberation(table, seat), kind, legal)
        if step:
            table.stop_at(seat, kind, step)
        return step != 0

    def chosen(self, table: GameState, seat: int, kind: DecisionKind, choices: Sequence[Action]) -> Action:
        """Returns the only step among actions that are too many for a mask."""
        return _chosen(Deliberation(table, seat), kind, choices)

    def note_act(self, table: GameState, seat: int) -> None:
        """Move the action marker to the running role, if an arrow leads there (S000 page 36)."""
        role = table.running_role
        if role is not None and leads_to(table.marker, role):
            left, table.marker = table.marker, place_of(role)
            if table.sink is not None:
                table.sink.append(MarkerMoved(seat, place_of(role), place_of(left)))

    def note_end(self, table: GameState) -> None:
        """Make unlocked abilities work from the next role on."""
        for seat in range(len(table.players)):
            if table.is_automatic(seat):
                use_unlocked(table, seat)


DRIVERS[:] = [PuertomaDriver()]


def account_of(table: GameState) -> tuple[AccountLine, ...]:
    """Returns the explanation of the step of the Puertoma that is asked; empty where a player decides."""
    if table.kind is None or not table.is_automatic(table.asked):
        return ()
    again = table.copy()
    again.account = []
    again.proceed()
    return tuple(again.account)


def _step(thought: Deliberation, kind: DecisionKind, legal: int) -> int:
    """Returns the bit of the only step among the actions in the mask; 0 if there is none."""
    table, seat = thought.table, thought.seat
    if kind is DecisionKind.CHOOSE_ROLE:
        return CHOOSE[chosen_role(thought, legal)].bit
    if kind is DecisionKind.TAKE_TILE:
        tile = chosen_tile(thought)
        return 0 if tile is None else TAKE[tile].bit
    if kind is DecisionKind.BUILD:
        return _building(thought, legal)
    if kind is DecisionKind.TAKE_EXTRA_GOOD:
        goods = [good for good in GOODS if legal & EXTRA[good].bit]
        thought.note(StepRule.DEAREST_PRODUCED, goods, goods[-1:])
        return EXTRA[goods[-1]].bit
    if kind is DecisionKind.SELL_GOOD:
        good = best_sale(thought, table.has_privilege(seat, Role.TRADER))
        return 0 if good is None else SELL[good].bit
    if kind is DecisionKind.LOAD_GOODS:
        return chosen_load(thought, legal)
    if kind is DecisionKind.SMUGGLE:
        return chosen_deed(thought, legal)
    if kind is DecisionKind.TAKE_PERSON:
        thought.note(StepRule.NOBLE_FIRST)
        return TAKE_NOBLE.bit
    assert kind in (DecisionKind.DRAFT_BUILDING, DecisionKind.RESERVE), kind
    actions = DRAFT if kind is DecisionKind.DRAFT_BUILDING else RESERVE
    candidates = [one for one in by_cost(table, _EVERY_BUILDING) if legal & actions[one].bit]
    if len(candidates) == 1:  # S000 page 40
        thought.note(StepRule.ONLY_ONE, candidates, candidates)
    return actions[thought.choose_by_counting(candidates)].bit


def _building(thought: Deliberation, legal: int) -> int:
    """Returns the bit of the building that the Puertoma buys, or receives at the start; 0 for none."""
    table, seat = thought.table, thought.seat
    if isinstance(table.stack[-1], Gifts):
        candidates = [one for one in by_cost(table, _EVERY_BUILDING) if legal & BUILD[one].bit]
        thought.note(StepRule.GIFT, candidates, candidates, gift_level(thought.board) + 1)
        return BUILD[thought.choose_by_counting(candidates)].bit
    building = chosen_building(thought, table.has_privilege(seat, Role.BUILDER))
    return 0 if building is None else BUILD[building].bit


def _chosen(thought: Deliberation, kind: DecisionKind, choices: Sequence[Action]) -> Action:
    """Returns the only step among actions that are too many for a mask."""
    if kind is DecisionKind.PLACE_COLONISTS:
        return PlaceColonists(placement(thought))
    if kind is DecisionKind.STORE_GOODS:
        way = choices[0]
        assert isinstance(way, StoreGoods)
        for good in way.kinds:
            thought.note(StepRule.KEEPS_KIND, left=(good,))
        if way.crate is not None:
            thought.note(StepRule.KEEPS_GOOD, left=(way.crate,))
        return way
    assert kind is DecisionKind.LODGE, kind
    place = place_of_person(thought, list(thought.board.colonists[: len(GOODS)]))
    assert place is not None, "nobody is asked to place people where no circle is free"
    noble = LODGE[_KINDS_OF_PEOPLE * place + 1]
    return noble if noble in choices else LODGE[_KINDS_OF_PEOPLE * place]
