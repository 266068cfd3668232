"""The public state of the running phases: the seats with turns to come, and the steps done.

The state keeps these facts in the fields of the phases, some of them as masks; here they are seats and pieces.
"""

from __future__ import annotations

from typing import Any

import attrs

from puertorico_desktop.engine.puertorico.abilities.base import Trigger, memories_in
from puertorico_desktop.engine.puertorico.components import (
    GOODS,
    Benefit,
    Building,
    Component,
    Good,
    Tile,
    kind_and_number,
)
from puertorico_desktop.engine.puertorico.phases.arrival import Arrival
from puertorico_desktop.engine.puertorico.phases.base import Phase, TurnPhase, tag_of
from puertorico_desktop.engine.puertorico.phases.benefit import OptionalBenefit
from puertorico_desktop.engine.puertorico.phases.captain import Captain
from puertorico_desktop.engine.puertorico.phases.craftsman import PRODUCED, Craftsman
from puertorico_desktop.engine.puertorico.phases.deliveries_and_discards import Delivery, Dismantling
from puertorico_desktop.engine.puertorico.phases.draft import Draft
from puertorico_desktop.engine.puertorico.phases.fields import PieceMask, numbers_in
from puertorico_desktop.engine.puertorico.phases.keeping import KeepCards
from puertorico_desktop.engine.puertorico.phases.lodging import Lodging
from puertorico_desktop.engine.puertorico.phases.mayor import Mayor
from puertorico_desktop.engine.puertorico.phases.payment import Payment
from puertorico_desktop.engine.puertorico.phases.round import Round
from puertorico_desktop.engine.puertorico.phases.settler import Settler
from puertorico_desktop.engine.puertorico.phases.storage import Storage
from puertorico_desktop.engine.puertorico.phases.tiles import DrawnTile
from puertorico_desktop.engine.puertorico.phases.trigger_window import TriggerWindow
from puertorico_desktop.engine.puertorico.puertoma.gifts import Gifts
from puertorico_desktop.engine.puertorico.puertoma.reserve import Reserving
from puertorico_desktop.engine.puertorico.smuggler_actions import LODGE
from puertorico_desktop.engine.puertorico.state import GameState


@attrs.frozen
class PayingView:
    """A player pays for a building in kind: `missing` doubloons are still to be replaced.

    `returned` is the kind of piece that was given back last: 0 none yet, 1 a colonist, 2 a good, 3 a point.
    """

    seat: int
    building: Building
    missing: int
    returned: int


@attrs.frozen
class DeliveryView:
    """A player gives goods back for points: `left` more, of the kinds from `cheapest` on (None: no kind is left)."""

    seat: int
    left: int
    cheapest: Good | None


@attrs.frozen
class ProcessionView:
    """The buildings of all players act at a moment; `to_come` are the seats, the one at turn first.

    `settled`: the guests of that seat have stayed or moved; `buildings` are those of the seat that have still to act.
    """

    moment: Trigger
    to_come: tuple[int, ...]
    settled: bool
    buildings: tuple[Building, ...]


@attrs.frozen
class BenefitView:
    """A player is asked about a benefit; `detail` is the pay, or the number of the tile or building concerned."""

    seat: int
    benefit: Benefit
    detail: int


@attrs.frozen
class ArrivalView:
    """A player chooses the person whom a building brings from the ship: to the piece, or to San Juan if `piece` is
    None."""

    seat: int
    piece: Tile | Building | None = attrs.field(eq=kind_and_number)
    cause: Building


@attrs.frozen
class LodgingView:
    """A player may put `left` of `people` people who have just come, `nobles` among them, into free circles.

    The sites are filled in their order; `first` is the first site that is still possible, None if all are.
    """

    seat: int
    left: int
    people: int
    nobles: int
    first: Tile | Building | None = attrs.field(eq=kind_and_number)


@attrs.frozen
class RunningView:
    """The public state of the running phases. Fields of phases other than the one of the running role are empty,
    False or None.

    Any time: `choosing` are the seats that have still to choose a role in this round, in their order; `last_moves`:
    the last round is over, only guests move. `chooser` has chosen the running role, `to_come` are the seats with
    turns to come, the one at turn first. `spent` are the seats and buildings whose once-a-phase effect has been used;
    `noted` are the pieces, each with seat and building, that buildings remember.

    Settler: `drawn`: the player at turn has drawn a tile before choosing one. Mayor: `distributed`: the people of the
    ship have been handed out; `placed`: the player at turn has placed people but not yet said which are nobles.
    Craftsman: `produced` are the kinds that the chooser has received, `harvest` the amounts (where a building needs
    them), `extra_goods` the number of goods of the privilege taken or refused. Captain: `loaded` are the seats that
    have loaded, `privilege_due`: the chooser's privilege is due, `waited` counts the consecutive turns in which
    owners of private ships have waited; there and in storing, `afloat` are the goods on private ships, by kind.
    `over`: all players have had their turns.

    `paying`, `delivering`, `procession`, `arriving`, `lodging` and `offered` interrupt the phase. `drafting`,
    `discarding`, `looking`, `keeping` and `reserving` are the seats that draft a building, discard a tile, look at a
    drawn tile, keep an achievement card, and place the reserve marker of a Puertoma. `receiving` are the Puertomas
    that have still to receive their gifts.
    """

    choosing: tuple[int, ...] = ()
    last_moves: bool = False
    chooser: int | None = None
    to_come: tuple[int, ...] = ()
    over: bool = False
    spent: tuple[tuple[int, Building], ...] = ()
    noted: tuple[tuple[int, Building, Component], ...] = ()
    drawn: bool = False
    distributed: bool = False
    placed: bool = False
    produced: tuple[Good, ...] = ()
    harvest: tuple[int, ...] = ()
    extra_goods: int = 0
    loaded: tuple[int, ...] = ()
    privilege_due: bool = False
    waited: int = 0
    afloat: tuple[int, ...] = ()
    paying: PayingView | None = None
    delivering: DeliveryView | None = None
    procession: ProcessionView | None = None
    offered: BenefitView | None = None
    arriving: ArrivalView | None = None
    lodging: LodgingView | None = None
    drafting: int | None = None
    discarding: int | None = None
    looking: int | None = None
    keeping: int | None = None
    receiving: tuple[int, ...] = ()
    reserving: int | None = None


def running(table: GameState) -> RunningView:
    """Returns the public state of the running phases."""
    seats = range(len(table.players))
    values: dict[str, Any] = {}
    for phase in table.stack:
        if isinstance(phase, TurnPhase):
            values.update(chooser=phase.chooser, to_come=phase.waiting, **_memories(phase, seats))
        values.update(_values(phase))
    return RunningView(**values)


def _memories(phase: TurnPhase, seats: range) -> dict[str, Any]:
    """Returns the memories of buildings in a phase, by seat."""
    spent, noted = [], []
    for building, memory in memories_in(tag_of(type(phase))) if phase.memories else ():
        for seat in seats:
            if memory.pieces is None:
                if phase.users(building) >> seat & 1:
                    spent.append((seat, building))
            else:
                noted += [
                    (seat, building, piece) for piece in PieceMask(memory.pieces).pieces(phase.noted(seat, building))
                ]
    return {"spent": tuple(sorted(spent)), "noted": tuple(sorted(noted))}


def _values(phase: Phase) -> dict[str, Any]:
    """Returns the values that one phase adds besides its turns."""
    match phase:
        case Round():
            return {"choosing": phase.waiting, "last_moves": phase.ending}
        case Settler():
            return {"drawn": phase.drawn, "over": phase.over}
        case Mayor():
            return {"distributed": phase.distributed, "placed": phase.placed, "over": phase.over}
        case Craftsman():
            return {
                "produced": PRODUCED.pieces(phase.produced),
                "harvest": phase.harvest,
                "extra_goods": phase.extra,
                "over": phase.over,
            }
        case Captain():
            return {
                "loaded": numbers_in(phase.loaded),
                "privilege_due": phase.privilege_due,
                "waited": phase.passes,
                "afloat": phase.afloat,
            }
        case Storage():
            return {"afloat": phase.afloat}
    return _interruption(phase)


def _interruption(phase: Phase) -> dict[str, Any]:
    match phase:
        case Payment():
            return {"paying": PayingView(phase.seat, phase.building, phase.missing, phase.last)}
        case Delivery():
            cheapest = GOODS[phase.first] if phase.first < len(GOODS) else None
            return {"delivering": DeliveryView(phase.seat, phase.left, cheapest)}
        case TriggerWindow():
            view = ProcessionView(phase.moment, phase.waiting, phase.settled, phase.todo)
            return {"procession": view}
        case OptionalBenefit():
            return {"offered": BenefitView(phase.seat, phase.benefit, phase.detail)}
        case Draft():
            return {"drafting": phase.seat}
        case Dismantling():
            return {"discarding": phase.seat}
        case Arrival():
            return {"arriving": ArrivalView(phase.seat, phase.piece, phase.cause)}
        case Gifts():
            return {"receiving": phase.waiting}
        case Reserving():
            return {"reserving": phase.seat}
        case KeepCards():
            return {"keeping": phase.seat}
        case DrawnTile():
            return {"looking": phase.seat}
        case Lodging():
            first = LODGE[phase.first].piece if phase.first else None
            return {"lodging": LodgingView(phase.seat, phase.left, phase.people, phase.nobles, first)}
    return {}
