"""The observation of running phases contains every value that a phase or a building remembers."""

from collections.abc import Iterator

import attrs
import pytest

from puertorico_desktop.engine.puertorico.abilities.base import Trigger, memories_in
from puertorico_desktop.engine.puertorico.components import Benefit, Building, Component, Good, Role, Tile
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import PUBLISHED, Options, Selection
from puertorico_desktop.engine.puertorico.phases.arrival import Arrival
from puertorico_desktop.engine.puertorico.phases.base import Phase, TurnPhase, tag_of, turn_phase
from puertorico_desktop.engine.puertorico.phases.benefit import OptionalBenefit
from puertorico_desktop.engine.puertorico.phases.builder import Builder
from puertorico_desktop.engine.puertorico.phases.captain import Captain
from puertorico_desktop.engine.puertorico.phases.craftsman import Craftsman
from puertorico_desktop.engine.puertorico.phases.deliveries_and_discards import Delivery, Dismantling
from puertorico_desktop.engine.puertorico.phases.draft import Draft
from puertorico_desktop.engine.puertorico.phases.fields import Memory
from puertorico_desktop.engine.puertorico.phases.mayor import Mayor
from puertorico_desktop.engine.puertorico.phases.payment import Payment
from puertorico_desktop.engine.puertorico.phases.settler import Settler
from puertorico_desktop.engine.puertorico.phases.storage import Storage
from puertorico_desktop.engine.puertorico.phases.tiles import DrawnTile
from puertorico_desktop.engine.puertorico.phases.trader import Trader
from puertorico_desktop.engine.puertorico.phases.trigger_window import TriggerWindow
from puertorico_desktop.engine.puertorico.position import Position, classic
from puertorico_desktop.engine.puertorico.puertoma.gifts import Gifts
from puertorico_desktop.engine.puertorico.puertoma.reserve import Reserving
from puertorico_desktop.engine.puertorico.running import RunningView, running
from tests.engine.play import do

B, G, T = Building, Good, Tile

PHASES: tuple[Phase, ...] = (
    Settler(Role.SETTLER, 0, (0, 1, 2), (), 0),
    Mayor(Role.MAYOR, 0, (0, 1, 2)),
    Builder(Role.BUILDER, 0, (0, 1, 2)),
    Craftsman(Role.CRAFTSMAN, 0, ()),
    Trader(Role.TRADER, 0, (0, 1, 2)),
    Captain(Role.CAPTAIN, 0, (0, 1, 2)),
    Storage(Role.CAPTAIN, 0, (0, 1, 2)),
    Payment(Role.BUILDER, 0, B.CHAPEL, 2),
    Delivery(Role.CAPTAIN, 0, 2),
    Dismantling(Role.SETTLER, 0),
    DrawnTile(Role.SETTLER, 0, T.CORN),
    TriggerWindow(Role.SETTLER, Trigger.SETTLING, (0, 1)),
    OptionalBenefit(Role.CAPTAIN, 0, Benefit.HARBOR, 1),
    Draft(None, 0),
    Arrival(Role.SETTLER, 0, T.CORN, B.HOSPICE),
    Gifts(None, (1, 2)),
    Reserving(Role.BUILDER, 1),
)
SEEN_ELSEWHERE = {
    ("Settler", "offered"),  # the face-up tiles
    ("DrawnTile", "tile"),  # `Observation.drawn`, for those who may see it
}


def _scratch_values() -> Iterator[tuple[Phase, str]]:
    for phase in PHASES:
        for field in attrs.fields(type(phase)):
            if field.name not in ("role", "memories") and (type(phase).__name__, field.name) not in SEEN_ELSEWHERE:
                yield phase, field.name


def other(value: object) -> object:
    """Returns another value of the same type."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, Component):
        return type(value)(value + 1)
    if isinstance(value, int):
        return value + 1
    assert isinstance(value, tuple)
    return (*value, 1) if not value or type(value[0]) is int else value[1:]


@pytest.mark.parametrize(
    ("phase", "name"), list(_scratch_values()), ids=lambda one: one if isinstance(one, str) else type(one).__name__
)
def test_every_field_of_a_phase_is_part_of_the_observation(phase: Phase, name: str) -> None:
    game = classic(3).build()
    game.stack.append(phase.copy())
    before = running(game)
    setattr(game.stack[-1], name, other(getattr(phase, name)))
    assert running(game) != before
    assert hash(running(game))


def _remembering() -> list[tuple[Phase, Building, Memory]]:
    phases = [phase for phase in PHASES if isinstance(phase, TurnPhase)]
    return [(phase, building, memory) for phase in phases for building, memory in memories_in(tag_of(type(phase)))]


@pytest.mark.parametrize(("phase", "building", "memory"), _remembering(), ids=lambda one: getattr(one, "word", ""))
def test_every_memory_of_a_building_is_part_of_the_observation(
    phase: Phase, building: Building, memory: Memory
) -> None:
    game = classic(3).build()
    game.stack.append(phase.copy())
    before = running(game)
    running_phase = turn_phase(game)
    if memory.pieces is None:
        running_phase.use(1, building)
        assert running(game) == attrs.evolve(before, spent=((1, building),))
    else:
        running_phase.note(1, building, 0b1001)
        assert running(game) == attrs.evolve(
            before, noted=((1, building, memory.pieces(0)), (1, building, memory.pieces(3)))
        )
    assert hash(running(game))


def seen(game: PuertoRico, *lines: str) -> RunningView:
    do(game, *lines)
    views = {game.observation(seat).running for seat in range(len(game.players))}
    assert len(views) == 1  # everybody sees the same
    return views.pop()


def both(players: int = 3) -> Position:
    return Position(Options(players=players, expansions=PUBLISHED, buildings=Selection.FIXED))


def test_the_seats_that_are_still_to_choose_and_to_act() -> None:
    game = classic(4, governor=1).build()
    assert seen(game).choosing == (1, 2, 3, 0)
    assert (seen(game).chooser, seen(game).to_come) == (None, ())
    view = seen(game, "choose builder", "pass")
    assert (view.choosing, view.chooser, view.to_come) == ((2, 3, 0), 1, (2, 3, 0))


def test_used_wharves() -> None:
    game = (
        classic(3)
        .player(0, corn=3, sugar=3, city={B.WHARF: 1})
        .player(1, corn=3, sugar=3, city={B.SMALL_INDIGO_PLANT: 0})
        .build()
    )
    view = seen(game, "choose captain")
    assert (view.spent, view.loaded, view.privilege_due) == ((), (), True)
    view = seen(game, "load 3 corn -> wharf")
    assert (view.spent, view.loaded, view.privilege_due) == (((0, B.WHARF),), (0,), False)


def test_used_small_wharves() -> None:
    game = both().player(0, corn=3, sugar=3, city={B.SMALL_WHARF: 1}).player(1, corn=2, sugar=2).build()
    assert seen(game, "choose captain", "load 2 corn -> small wharf").spent == ((0, B.SMALL_WHARF),)


def test_kinds_produced() -> None:
    game = (
        classic(3)
        .player(0, island={T.CORN: (1, 1), T.INDIGO: (1, 1)}, city={B.SMALL_INDIGO_PLANT: 1})
        .player(1, island={T.CORN: (1, 1)})
        .build()
    )
    view = seen(game, "choose craftsman")
    assert (view.produced, view.to_come, view.extra_goods) == ((G.CORN, G.INDIGO), (), 0)


def test_the_building_that_is_paid_for() -> None:
    game = both().player(0, doubloons=0, city={B.BLACK_MARKET: 1}, corn=1, sugar=1, points=1).build()
    paying = seen(game, "choose builder", "build chapel for 2").paying
    assert paying is not None
    assert (paying.seat, paying.building, paying.missing, paying.returned) == (0, B.CHAPEL, 2, 0)


def test_the_goods_that_are_left_to_deliver() -> None:
    game = both().player(0, corn=3, sugar=3, coffee=1, idle=3, idle_nobles=3, city={B.ROYAL_SUPPLIER: 1}).build()
    delivering = seen(game, "choose captain", "return corn").delivering
    assert delivering is not None
    assert (delivering.seat, delivering.left, delivering.cheapest) == (0, 2, G.INDIGO)
    assert seen(game, "pass").delivering is None


def test_a_used_hacienda_and_a_used_land_office() -> None:
    game = classic(3).player(0, city={B.HACIENDA: 1}).build()
    assert not seen(game, "choose settler").drawn
    assert seen(game, "draw plantation").drawn
    game = both().player(0, corn=1, city={B.LAND_OFFICE: 1}).build()
    assert seen(game, "choose trader", "buy plantation").spent == ((0, B.LAND_OFFICE),)
