"""A new phase needs no code elsewhere: the declarations of its fields are enough for saves."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import attr
import pytest

from puertorico_desktop.engine.build import is_compiled
from puertorico_desktop.engine.puertorico.abilities.base import ABILITIES
from puertorico_desktop.engine.puertorico.components import NO_GOODS, Building, Good, Role, Tile
from puertorico_desktop.engine.puertorico.phases.base import PHASES, TurnPhase, always, register
from puertorico_desktop.engine.puertorico.phases.fields import (
    Form,
    Memories,
    Memory,
    PieceMask,
    as_pieces,
    derived,
    saved,
)
from puertorico_desktop.engine.puertorico.phases.trader import Trader
from puertorico_desktop.saves.errors import SaveError
from tests.saves import test_phase_fields as fields
from tests.saves.test_phase_fields import GAME, read, written

if is_compiled():
    pytest.skip("compiled classes have no interpreted subclasses", allow_module_level=True)

LATER = ("caught", "spent", "smoked")
"""Keys that older files lack."""


@attr.s(auto_attribs=True, eq=False, repr=False, slots=True)
class Parade(TurnPhase):
    """A phase that no game has, with a field of every form."""

    role: Role | None = attr.ib(metadata=derived(always(Role.TRADER)))
    chooser: int = attr.ib(metadata=saved(Form.SEAT))
    waiting: tuple[int, ...] = attr.ib(metadata=saved(Form.SEATS))
    guest: int = attr.ib(metadata=saved(Form.SEAT))
    watching: int = attr.ib(metadata=saved(Form.SEAT_MASK))
    shown: int = attr.ib(metadata=saved(PieceMask(Good)))
    thrown: tuple[int, ...] = attr.ib(metadata=saved(Form.AMOUNTS))
    piece: Tile | Building | None = attr.ib(metadata=saved(kind=Tile | Building | None))
    stops: tuple[Tile, ...] = attr.ib(metadata=saved(kind=tuple[Tile, ...]))
    money: int = attr.ib(metadata=saved(below=lambda phase: 2 + len(phase.stops)))
    memories: Memories = attr.ib(default=(), metadata=saved(Form.MEMORIES))
    rain: bool = False
    drums: int = 3
    caught: tuple[int, ...] = attr.ib(default=NO_GOODS, metadata=saved(Form.EVERY_AMOUNT, later=True))
    length: int = attr.ib(default=0, metadata=derived(lambda _kind, table, _below: table.round))

    def copy(self) -> Parade:
        return attr.evolve(self)


@pytest.fixture(autouse=True, scope="module")
def parade_registered() -> Iterator[None]:
    """Registers the phase; two buildings remember something in it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(ABILITIES[Building.HOSPICE]), "remembers", (*HOSPICE_REMEMBERS, Memory("parade")))
        patch.setattr(
            type(ABILITIES[Building.OFFICE]), "remembers", (Memory("parade"), Memory("parade", "smoked", Good))
        )
        register(Parade, "parade")
        yield
        del PHASES["parade"]


HOSPICE_REMEMBERS = ABILITIES[Building.HOSPICE].remembers
PARADE: dict[str, Any] = {
    "phase": "parade",
    "chooser": 1,
    "waiting": [2, 0],
    "guest": 0,
    "watching": [0, 2],
    "shown": ["corn", "coffee"],
    "thrown": {"sugar": 4},
    "tile": None,
    "building": "harbor",
    "stops": ["quarry"],
    "money": 2,
    "spent": [{"seat": 0, "building": "hospice"}, {"seat": 1, "building": "office"}],
    "smoked": [{"seat": 2, "good": "tobacco"}],
    "rain": True,
    "drums": 7,
    "caught": [1, 0, 0, 0, 2],
}


def test_every_field_is_copied_saved_and_restored() -> None:
    fields.test_every_field_is_copied(Parade)
    fields.test_every_field_is_saved_and_restored(Parade)
    fields.test_values_of_fields_are_immutable(Parade)
    fields.test_fields_that_are_not_saved_are_derived_or_have_defaults(Parade)


def test_a_new_phase_is_saved_from_its_declarations() -> None:
    parade = Parade(
        role=Role.TRADER,
        chooser=1,
        waiting=(2, 0),
        guest=0,
        watching=0b101,
        shown=0b10001,
        memories=((Building.HOSPICE, 0b01), (Building.OFFICE, 0b10 | as_pieces(2, 1 << Good.TOBACCO))),
        thrown=(0, 0, 4, 0, 0),
        piece=Building.HARBOR,
        stops=(Tile.QUARRY,),
        money=2,
        rain=True,
        drums=7,
        caught=(1, 0, 0, 0, 2),
        length=GAME.round,
    )
    assert json.dumps(written(parade)) == json.dumps(PARADE)
    assert read(PARADE) == parade
    older = {key: value for key, value in PARADE.items() if key not in LATER}
    assert read(older) == attr.evolve(parade, caught=NO_GOODS, memories=())


@pytest.mark.parametrize(
    ("name", "value", "fault"),
    [
        ("chooser", 3, "phases[1].chooser: 3 is no seat among 3"),
        ("guest", 4, "phases[1].guest: 4 is no seat among 3"),
        ("waiting", [0, 5], "phases[1].waiting: 5 is no seat among 3"),
        ("watching", [3], "phases[1].watching: 3 is no seat among 3"),
        ("spent", [{"seat": 3, "building": "hospice"}], "phases[1].spent: 3 is no seat among 3"),
        ("spent", [{"seat": 1, "building": "tea"}], "phases[1].spent[0].building: 'tea' is no building"),
        ("shown", ["tea"], "phases[1].shown[0]: 'tea' is no good"),
        ("thrown", {"corn": -1}, "phases[1].thrown[corn]: -1 is not a number of pieces"),
        ("caught", [1, 2], "phases[1].caught: 2 kinds of goods, not 5"),
        ("tile", 1, "phases[1].tile: 1 is no tile"),
        ("money", 3, "phases[1].money: 3 is too large"),
        ("rain", 1, "phases[1].rain: 1 is not true or false"),
        ("drums", "7", "phases[1].drums: '7' is not a whole number"),
        ("length", 1, "phases[1].length: is not known"),
        ("phase", "tea", "phases[1]: 'tea' is no phase"),
    ],
)
def test_errors_in_a_new_phase_contain_their_path(name: str, value: object, fault: str) -> None:
    with pytest.raises(SaveError) as caught:
        read({**PARADE, name: value})
    assert caught.value.detail == fault


def test_every_key_of_a_new_phase_is_required() -> None:
    for name in PARADE.keys() - {"phase", *LATER}:
        with pytest.raises(SaveError, match=f"{name} is missing"):
            read({key: value for key, value in PARADE.items() if key != name})


def test_a_tag_can_be_registered_once() -> None:
    with pytest.raises(ValueError, match="parade means two kinds of phases"):
        register(Trader, "parade")


def test_memories_are_independent_of_each_other() -> None:
    phase = Parade(Role.TRADER, 0, (), 0, 0, 0, NO_GOODS, None, (), 0)
    ends = 1 << len(Building) - 1 | 1
    for seat in range(5):
        for building in Building:
            phase.use(seat, building)
            phase.note(seat, building, ends)
    assert {phase.users(building) for building in Building} == {0b11111}
    phase.note(2, Building.OFFICE, 0b110)
    assert [phase.noted(seat, Building.OFFICE) for seat in (1, 2, 3)] == [ends, 0b110, ends]
    assert phase.users(Building.OFFICE) == 0b11111


def test_empty_memories_are_removed() -> None:
    phase = Parade(Role.TRADER, 0, (), 0, 0, 0, NO_GOODS, None, (), 0)
    phase.note(1, Building.OFFICE, 0b1)
    assert phase.memories
    phase.note(1, Building.OFFICE, 0)
    assert phase.memories == ()
