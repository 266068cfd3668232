"""Invariants of the running phases at every decision, in addition to `invariants`.

They concern the seats with turns to come, the notes of phases, and the phases that may be on top of others. Tests and
loading check them; play does not, for speed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from puertorico_desktop.engine.puertorico.abilities.base import Trigger, memories_in
from puertorico_desktop.engine.puertorico.abilities.refusals import abilities_with, find_owned
from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.engine.puertorico.components import (
    GOODS,
    ISLAND_SPACES,
    Benefit,
    Building,
    Role,
    Tile,
    site_of,
)
from puertorico_desktop.engine.puertorico.draft_invariants import draft_violations
from puertorico_desktop.engine.puertorico.phases.arrival import Arrival
from puertorico_desktop.engine.puertorico.phases.base import Phase, TurnPhase, tag_of
from puertorico_desktop.engine.puertorico.phases.benefit import SOURCES, OptionalBenefit
from puertorico_desktop.engine.puertorico.phases.builder import FITTING, Builder, price
from puertorico_desktop.engine.puertorico.phases.captain import Captain, cargo_loads
from puertorico_desktop.engine.puertorico.phases.craftsman import Craftsman, capacities
from puertorico_desktop.engine.puertorico.phases.deliveries_and_discards import Delivery, Dismantling
from puertorico_desktop.engine.puertorico.phases.draft import Draft
from puertorico_desktop.engine.puertorico.phases.fields import as_pieces, recall
from puertorico_desktop.engine.puertorico.phases.keeping import KeepCards
from puertorico_desktop.engine.puertorico.phases.lodging import Lodging
from puertorico_desktop.engine.puertorico.phases.mayor import Mayor
from puertorico_desktop.engine.puertorico.phases.payment import Payment
from puertorico_desktop.engine.puertorico.phases.preparation import Preparation
from puertorico_desktop.engine.puertorico.phases.prospector import Prospector
from puertorico_desktop.engine.puertorico.phases.round import ROLES_OF_TWO, Round
from puertorico_desktop.engine.puertorico.phases.settler import Settler
from puertorico_desktop.engine.puertorico.phases.smuggler import Smuggler
from puertorico_desktop.engine.puertorico.phases.storage import Storage
from puertorico_desktop.engine.puertorico.phases.tiles import DrawnTile
from puertorico_desktop.engine.puertorico.phases.trader import Trader
from puertorico_desktop.engine.puertorico.phases.trigger_window import TriggerWindow
from puertorico_desktop.engine.puertorico.puertoma.gifts import Gifts
from puertorico_desktop.engine.puertorico.puertoma.reserve import Reserving
from puertorico_desktop.engine.puertorico.state import NOBODY, GameState

_PROSPECTORS: Final = (Role.PROSPECTOR, Role.SECOND_PROSPECTOR)
_MOMENTS: Final[dict[Trigger, type[Phase]]] = {
    Trigger.AFTER_SETTLING: Settler,
    Trigger.BEFORE_MAYOR: Mayor,
    Trigger.BEFORE_CRAFTSMAN: Craftsman,
    Trigger.BEFORE_CAPTAIN: Captain,
    Trigger.ENDING: Round,
    Trigger.AFTER_SALE: Trader,
    Trigger.AFTER_MAYOR: Mayor,
    Trigger.AFTER_CRAFTSMAN: Craftsman,
    Trigger.BEFORE_STORING: Storage,
}
"""The phase between whose steps the buildings of all players act, by moment."""


def phase_violations(table: GameState) -> Iterator[str]:
    """Yields what is wrong with the running phases, one line each; nothing if they are consistent."""
    stack = table.stack
    bottom = stack[0] if stack else None
    if not isinstance(bottom, Round):
        yield "phases: no round"
        return
    yield from (f"phases[0].{fault}" for fault in _round(table, bottom))
    rest = list(enumerate(stack))[1:]
    acting: Phase = bottom
    if rest and isinstance(rest[0][1], Preparation | KeepCards | Draft | Gifts):
        if len(bottom.waiting) != len(_turns_of_round(table)) or table.round != 1:
            yield "phases[1].phase: the game has begun"
        yield from draft_violations(table, rest)
        return
    if rest and isinstance(rest[0][1], TurnPhase):
        acting = turns = rest[0][1]
        yield from (f"phases[1].{fault}" for fault in _turns(table, bottom, turns))
        rest = rest[1:]
    window: TriggerWindow | None = None
    for place, phase in rest:
        if isinstance(phase, TriggerWindow):
            if place != rest[0][0] and phase.moment is not Trigger.AFTER_SALE:
                yield f"phases[{place}]: other phases lie below"
            window = phase
            yield from (f"phases[{place}].{fault}" for fault in _window(table, acting, phase))
        elif type(phase) not in _OF:
            yield f"phases[{place}]: {type(phase).__name__.lower()} cannot lie there"
        else:
            yield from (f"phases[{place}].{fault}" for fault in _interruption(table, acting, window, phase))


def _turns_of_round(table: GameState) -> tuple[int, ...]:
    order = table.rules.turn_orders[table.governor]
    return order * ROLES_OF_TWO if len(order) == 2 else order


def _plays_captive(table: GameState) -> bool:
    """Returns whether the captured role was left over and has been played, or is being played, by its captor."""
    return table.captive != NOBODY and table.role_owners[table.captive] == table.captor


def _is_end_of(waiting: Sequence[int], order: Sequence[int]) -> bool:
    return len(waiting) <= len(order) and tuple(waiting) == tuple(order[len(order) - len(waiting) :])


def _round(table: GameState, phase: Round) -> Iterator[str]:
    order = _turns_of_round(table)
    if not _is_end_of(phase.waiting, order):
        yield "waiting: not the last ones in the order of the round"
        return
    chosen = order[: len(order) - len(phase.waiting)]
    if _plays_captive(table):
        if phase.waiting:
            yield "captive: played before everybody has chosen"
        chosen = (*chosen, table.captor)
    for seat in range(len(table.players)):
        if table.role_owners.count(seat) != chosen.count(seat):
            yield f"waiting: seat {seat} has {table.role_owners.count(seat)} roles after {chosen.count(seat)} turns"
    if phase.ending and (phase.waiting or not table.end_triggers):
        yield "ending: the game is not over"


def _turns(table: GameState, bottom: Round, phase: TurnPhase) -> Iterator[str]:
    order = _turns_of_round(table)
    chosen = order[: len(order) - len(bottom.waiting)]
    if _plays_captive(table):
        chosen = (*chosen, table.captor)
        if phase.role != table.captive:
            yield "captive: it is not the one that is played last"
    if not chosen or chosen[-1] != phase.chooser:
        yield f"chooser: {phase.chooser} has not just chosen"
    role = phase.role
    assert role is not None
    if table.role_owners[role] != phase.chooser:
        yield f"chooser: {phase.chooser} does not hold the {role.id}"
    if isinstance(phase, Prospector) and role not in _PROSPECTORS:
        yield f"role: {role.id} is no prospector"
    yield from _memories(table, phase)
    turns = table.rules.turn_orders[phase.chooser]
    if isinstance(phase, Captain):
        yield from _captain(table, phase, turns)
        return
    if isinstance(phase, Mayor) and not phase.distributed and table.stack[-1] is phase:
        fits = sorted(phase.waiting) == sorted(turns) and table.rules.turn_orders[phase.waiting[0]] == phase.waiting
    elif isinstance(phase, Smuggler):
        fits = phase.waiting in ((), (phase.chooser,))
    elif isinstance(phase, Settler):
        fits = _is_end_of(phase.waiting, turns) or _is_end_of(phase.waiting, (*turns, phase.chooser))
    else:
        fits = _is_end_of(phase.waiting, turns)
    if not fits:
        yield "waiting: not the last ones in the order of the phase"
        return
    if isinstance(phase, Settler):
        yield from _settler(table, phase)
    elif isinstance(phase, Mayor):
        yield from _mayor(table, phase)
    elif isinstance(phase, Craftsman):
        yield from _craftsman(table, phase)


def _memories(table: GameState, phase: TurnPhase) -> Iterator[str]:
    """Yields memories of buildings that their rules do not provide, or whose seats do not own the buildings."""
    possible: dict[Building, int] = {}
    for building, memory in memories_in(tag_of(type(phase))):
        for seat, player in enumerate(table.players):
            if player.owns(building):
                bits = 1 << seat if memory.pieces is None else as_pieces(seat, (1 << len(memory.pieces)) - 1)
                possible[building] = possible.get(building, 0) | bits
    for building, mask in phase.memories:
        if mask & ~possible.get(building, 0):
            yield f"memories: the {building.id} of a seat that has none"


def _settler(table: GameState, phase: Settler) -> Iterator[str]:
    if recall(phase.memories, Building.HOSPICE) and not table.rules.hospice_serves_drawn:
        yield "put_off: the hospice serves only the tile that is chosen"
    if phase.drawn and (not phase.waiting or find_owned(table.players[phase.waiting[0]], "allows_drawing") is None):
        yield "drawn: by a player who may not draw"
    if phase.over and phase.waiting:
        yield "over: turns are still to come"


def _mayor(table: GameState, phase: Mayor) -> Iterator[str]:
    if not phase.distributed:
        if len(phase.waiting) != len(table.players):
            yield "waiting: people are placed before they have arrived"
    elif table.colonist_ship or table.noble_ship:
        yield "distributed: the ship is not empty"
    if not phase.placed:
        return
    if not phase.waiting or not phase.distributed or table.stack[-1] is not phase:
        yield "placed: nobody can have placed people"
        return
    player = table.players[phase.waiting[0]]
    if not player.all_nobles or any(player.nobles):
        yield "placed: no noble waits for a place"
    if player.idle != max(0, player.all_colonists - player.all_circles):
        yield "placed: not everybody has a place who could have"


def _craftsman(table: GameState, phase: Craftsman) -> Iterator[str]:
    player = table.players[phase.chooser]
    if phase.produced or any(phase.harvest) or phase.extra or phase.over:
        if phase.chooser in phase.waiting:
            yield "produced: the craftsman's turn is still to come"
        if (phase.extra or phase.over) and phase.waiting:
            yield "extra: turns are still to come"
    if phase.extra > player.hooks.privilege_factor:
        yield f"extra: {phase.extra} goods of the privilege"
    for good in GOODS:
        if phase.produced >> good & 1 and not player.goods[good]:
            yield f"produced: the craftsman has no {good.id}"
        if phase.harvest[good] > player.goods[good]:
            yield f"harvest: {phase.harvest[good]} {good.id}, but the craftsman has {player.goods[good]}"
        if phase.harvest[good] and not phase.produced >> good & 1:
            yield f"harvest: no {good.id} was produced"


def _captain(table: GameState, phase: Captain, turns: Sequence[int]) -> Iterator[str]:
    waiting = phase.waiting
    places = [(seat - waiting[0]) % len(turns) for seat in waiting]
    if places != sorted(set(places)):
        yield "waiting: not in the order of the phase"
    if phase.passes > len(turns):
        yield f"passes: {phase.passes} turns in a row"
    if phase.privilege_due != (not phase.loaded >> phase.chooser & 1):
        yield "privilege_due: does not agree with who has loaded"
    used = 0
    for one in (*abilities_with("private_ship"), *abilities_with("mixed_ship")):
        used |= phase.users(one.building)
    if any(phase.afloat) and not used:
        yield "afloat: nobody has used a ship of their own"
    if used & ~phase.loaded:
        yield "loaded: a private ship is used by a player who has not loaded"
    if phase.loaded and not (any(table.ship_loads) or used):
        yield "loaded: nothing is on the ships"
    for seat, player in enumerate(table.players):
        if seat not in waiting and cargo_loads(table, player):
            yield f"waiting: seat {seat} can load"


def _window(table: GameState, acting: Phase, phase: TriggerWindow) -> Iterator[str]:
    if _MOMENTS.get(phase.moment) is not type(acting):
        yield f"moment: not {phase.moment.id}"
        return
    first = acting.chooser if isinstance(acting, TurnPhase) else table.governor
    order = table.rules.turn_orders[first]
    places = [order.index(seat) for seat in phase.waiting]
    if not places or places != sorted(set(places)):
        yield "waiting: nobody, or not in the order of the phase"
        return
    if phase.todo and not phase.settled:
        yield "todo: the guests have not settled"
    if not all(map(table.players[phase.waiting[0]].owns, phase.todo)):
        yield "todo: not the buildings of the seat"
    if not table.rules.acts_between:
        yield "moment: no building of this game acts then"
    if isinstance(acting, Round):
        begun = acting.ending
    elif isinstance(acting, Settler):
        begun = acting.over
    elif isinstance(acting, Mayor):
        begun = acting.over if phase.moment is Trigger.AFTER_MAYOR else not acting.distributed
    elif phase.moment is Trigger.AFTER_CRAFTSMAN:
        begun = isinstance(acting, Craftsman) and acting.over
    elif isinstance(acting, Trader):
        begun = phase.waiting == (_last(table, acting),)
    else:
        begun = isinstance(acting, TurnPhase) and acting.waiting == order
        begun = begun and not (isinstance(acting, Captain) and acting.loaded)
    if not begun:
        yield f"moment: it is not {phase.moment.id}"


def _last(table: GameState, phase: TurnPhase) -> int | None:
    """Returns the seat that has just had its turn; None if no seat has."""
    order = table.rules.turn_orders[phase.chooser]
    place = len(order) - len(phase.waiting) - 1
    return order[place] if place >= 0 else None


def _interruption(table: GameState, acting: Phase, window: TriggerWindow | None, phase: Phase) -> Iterator[str]:
    seat: int = phase.seat  # type: ignore[attr-defined]
    privilege = isinstance(phase, OptionalBenefit) and phase.benefit is Benefit.MAYOR_PRIVILEGE
    if window is not None and window.waiting and not privilege:
        if window.waiting[0] != seat:
            yield f"seat: it is not the turn of seat {seat}"
        if not (window.settled or window.moment is Trigger.AFTER_SALE):
            yield "seat: the guests have not settled"
    yield from _OF[type(phase)](table, acting, window, phase)


def _benefit(table: GameState, acting: Phase, window: TriggerWindow | None, phase: OptionalBenefit) -> Iterator[str]:
    source = SOURCES[phase.benefit]
    building = source.building
    player = table.players[phase.seat]
    if phase.benefit is Benefit.PROSPECTOR_PRIVILEGE and isinstance(acting, Round):
        # Before version 4 of the rules the prospector had no phase.
        chosen = _turns_of_round(table)[: -len(acting.waiting) or None]
        if chosen[-1:] != (phase.seat,) or not any(table.role_owners[role] == phase.seat for role in _PROSPECTORS):
            yield f"benefit: seat {phase.seat} is no prospector"
        return
    if tag_of(type(acting)) != source.phase:
        yield f"benefit: no {phase.benefit.id} is offered then"
        return
    if building is not None and not player.owns(building):
        yield f"benefit: seat {phase.seat} has no {building.id}"
    if source.in_window and window is None:
        yield f"benefit: no {phase.benefit.id} is offered then"
    if isinstance(acting, Mayor) and (acting.distributed or not _anybody_left(table, phase.benefit)):
        yield "benefit: nobody comes any more"
    match phase.benefit:
        case Benefit.MAYOR_PRIVILEGE:
            fits = isinstance(acting, Mayor) and acting.chooser == phase.seat
        case Benefit.PROSPECTOR_PRIVILEGE:
            fits = isinstance(acting, Prospector) and acting.chooser == phase.seat
        case Benefit.PRODUCTION:
            assert isinstance(acting, Craftsman)
            fits = window is None and phase.seat == _last(table, acting) and any(capacities(player))
        case Benefit.HOSPICE:
            tile = Tile(phase.detail)
            fits = tile is Tile.FOREST or player.colonists[tile] < player.circles[tile]
        case Benefit.UNIVERSITY:
            assert isinstance(acting, Builder)
            site = site_of(Building(phase.detail))
            fits = phase.seat == _last(table, acting) and player.colonists[site] < player.circles[site]
        case Benefit.CHURCH:
            assert isinstance(acting, Builder)
            fits = phase.seat == _last(table, acting)
        case Benefit.HARBOR:
            fits = isinstance(acting, Captain) and acting.waiting[-1:] == (phase.seat,) and window is None
        case _:
            fits = True
    if not fits:
        yield f"benefit: no {phase.benefit.id} for seat {phase.seat}"


def _anybody_left(table: GameState, benefit: Benefit) -> bool:
    return bool(table.colonist_supply or (benefit is Benefit.VILLA and table.noble_supply))


def _drawn_tile(table: GameState, acting: Phase, window: TriggerWindow | None, phase: DrawnTile) -> Iterator[str]:
    player = table.players[phase.seat]
    if not isinstance(acting, Settler | Trader) or not player.hooks.makes_forests:
        yield "tile: nobody draws one"
    elif player.tiles >= ISLAND_SPACES:
        yield "tile: there is no space for it"


def _payment(table: GameState, acting: Phase, window: TriggerWindow | None, phase: Payment) -> Iterator[str]:
    player = table.players[phase.seat]
    building = phase.building
    if not isinstance(acting, Builder) or phase.seat != _last(table, acting):
        yield f"seat: it is not the turn of seat {phase.seat}"
        return
    if not table.on_sale >> building & 1 or player.owns(building) or not FITTING[player.spaces] >> building & 1:
        yield f"building: seat {phase.seat} cannot have a {building.id}"
    if not player.hooks.pays_in_kind:
        yield f"seat: {phase.seat} has no black market"
    due = price(player, building, phase.seat == acting.chooser, table.rules.prices.cost) - player.doubloons
    if not phase.missing or (not phase.last and phase.missing != due) or phase.missing > CATALOG[building].cost:
        yield f"missing: {phase.missing}, but {due} are due"


def _delivery(table: GameState, acting: Phase, window: TriggerWindow | None, phase: Delivery) -> Iterator[str]:
    player = table.players[phase.seat]
    if not isinstance(acting, Captain) or window is None or not player.owns(Building.ROYAL_SUPPLIER):
        yield f"seat: {phase.seat} delivers nothing"
    if phase.left > player.all_nobles or phase.left + phase.first > player.all_nobles + len(GOODS):
        yield f"left: {phase.left} with {player.all_nobles} nobles"


def _dismantling(table: GameState, acting: Phase, window: TriggerWindow | None, phase: Dismantling) -> Iterator[str]:
    if not isinstance(acting, Settler) or window is None:
        yield "phase: nobody discards a tile"
    elif not table.players[phase.seat].owns(Building.HUNTING_LODGE):
        yield f"seat: {phase.seat} has no hunting lodge"


def _arrival(table: GameState, acting: Phase, window: TriggerWindow | None, phase: Arrival) -> Iterator[str]:
    bringing = ((one.phase, one.building) for one in SOURCES.values() if one.brings_people)
    if (tag_of(type(acting)), phase.cause) not in bringing or not table.players[phase.seat].owns(phase.cause):
        yield f"cause: seat {phase.seat} gets nobody by a {phase.cause.id}"


def _lodging(table: GameState, acting: Phase, window: TriggerWindow | None, phase: Lodging) -> Iterator[str]:
    if table.is_automatic(phase.seat) and isinstance(acting, Builder | Mayor):
        is_there = phase.stays and phase.people == phase.left == 1  # from an ability tile
    elif phase.stays:
        is_there = isinstance(acting, Settler | Craftsman | Trader | Captain) and any(
            task.winner == phase.seat and task.row.reward.people >= phase.people for task in table.tasks
        )
        if phase.nobles or phase.left != phase.people:
            yield f"left: {phase.left} of {phase.people} people, {phase.nobles} of them nobles"
    else:
        is_there = isinstance(acting, Smuggler) and not acting.waiting and acting.chooser == phase.seat
    if not is_there:
        yield f"seat: nobody comes to seat {phase.seat}"
    if phase.left > phase.people or phase.nobles > phase.people:
        yield f"left: {phase.left} of {phase.people} people, {phase.nobles} of them nobles"


def _reserving(table: GameState, acting: Phase, window: TriggerWindow | None, phase: Reserving) -> Iterator[str]:
    if not table.is_automatic(phase.seat) or not isinstance(acting, Builder):
        yield f"seat: {phase.seat} puts no marker anywhere"


_OF: Final[dict[type[Phase], Callable[..., Iterator[str]]]] = {
    OptionalBenefit: _benefit,
    Arrival: _arrival,
    DrawnTile: _drawn_tile,
    Payment: _payment,
    Delivery: _delivery,
    Dismantling: _dismantling,
    Lodging: _lodging,
    Reserving: _reserving,
}
"""The kinds of phases that may interrupt another phase, each with the function that checks it."""
