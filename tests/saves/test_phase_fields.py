"""A phase says once what its fields are: all of them are copied, saved and restored, also those of a new phase."""

from __future__ import annotations

import importlib
import inspect
import json
import pkgutil
from collections.abc import Iterator
from types import UnionType
from typing import Any, get_args, get_origin

import attrs
import pytest

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.puertorico import phases
from puertorico_desktop.engine.puertorico.abilities.base import ABILITIES, memories_in
from puertorico_desktop.engine.puertorico.actions import Pass
from puertorico_desktop.engine.puertorico.components import NO_GOODS, Benefit, Building, Good, Role, Tile
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.engine.puertorico.phases.base import PHASES, Phase, TurnPhase
from puertorico_desktop.engine.puertorico.phases.fields import (
    Derived,
    Form,
    Memory,
    PieceMask,
    Saved,
    as_pieces,
    derived,
    saved,
    word_on,
)
from puertorico_desktop.engine.puertorico.setup import new_game
from puertorico_desktop.engine.puertorico.state import GameState
from puertorico_desktop.saves.converter import make_converter, structured
from puertorico_desktop.saves.errors import SaveError
from puertorico_desktop.saves.puertorico import stack
from puertorico_desktop.saves.puertorico.stack import PhaseRecord

FORMAT = {
    "round": "waiting ending",
    "settler": "chooser waiting spent put_off drawn over",
    "mayor": "chooser waiting distributed placed",
    "builder": "chooser waiting",
    "craftsman": "chooser waiting produced harvest extra over",
    "trader": "chooser waiting spent",
    "captain": "chooser waiting wharves_used small_wharves_used loaded passes privilege_due afloat",
    "storage": "chooser waiting afloat",
    "prospector": "chooser role",
    "benefit": "seat benefit detail",
    "procession": "moment waiting settled todo",
    "drawn_tile": "seat tile",
    "payment": "seat building missing last",
    "delivery": "seat left first",
    "dismantling": "seat",
    "draft": "seat",
    "arrival": "seat tile building cause",
}
"""What stands in saves of today: another word there is another format."""
VALUES: dict[Any, tuple[Any, Any]] = {
    bool: (False, True),
    int: (0, 1),
    Benefit: (Benefit.HOSPICE, Benefit.UNIVERSITY),
    Form.SEAT: (1, 2),
    Form.SEATS: ((2, 0), (0, 2)),
    Form.SEAT_MASK: (0b101, 0b010),
    Form.AMOUNTS: ((0, 2, 0, 0, 1), (0, 2, 0, 1, 0)),
    Form.EVERY_AMOUNT: ((0, 2, 0, 0, 1), (0, 2, 0, 1, 0)),
}
"""For fields of a type or a form two values each."""

LATER = ("caught", "spent", "smoked")
"""Words that older files lack."""

GAME = new_game(Options(players=3), 1)
converter = make_converter()
stack.configure(converter)


@attrs.define
class Parade(TurnPhase[Pass]):
    """A phase that no game has, with a field of every form."""

    tag = "parade"
    card = Role.TRADER

    guest: int = attrs.field(metadata=saved(Form.SEAT))
    watching: int = attrs.field(metadata=saved(Form.SEAT_MASK))
    shown: int = attrs.field(metadata=saved(PieceMask(Good)))
    thrown: tuple[int, ...] = attrs.field(metadata=saved(Form.AMOUNTS))
    piece: Tile | Building | None
    stops: tuple[Tile, ...]
    money: int = attrs.field(metadata=saved(below=lambda phase: 2 + len(phase.stops)))
    rain: bool = False
    drums: int = 3
    caught: tuple[int, ...] = attrs.field(default=NO_GOODS, metadata=saved(Form.EVERY_AMOUNT, later=True))
    length: int = attrs.field(default=0, metadata=derived(lambda _kind, table, _below: table.round))

    def advance(self, table: GameState) -> None: ...

    def perform(self, table: GameState, action: Pass) -> None: ...

    def refusal(self, table: GameState, action: Pass) -> Refusal:
        raise AssertionError


@pytest.fixture(autouse=True, scope="module")
def remembering() -> Iterator[None]:
    """Two buildings remember something in that phase."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(ABILITIES[Building.HOSPICE]), "remembers", (*HOSPICE_REMEMBERS, Memory("parade")))
        patch.setattr(
            type(ABILITIES[Building.OFFICE]), "remembers", (Memory("parade"), Memory("parade", "smoked", Good))
        )
        yield


HOSPICE_REMEMBERS = ABILITIES[Building.HOSPICE].remembers
PARADE: dict[str, Any] = {
    "phase": "parade",
    "chooser": 1,
    "waiting": [2, 0],
    "spent": [{"seat": 0, "building": "hospice"}, {"seat": 1, "building": "office"}],
    "smoked": [{"seat": 2, "good": "tobacco"}],
    "guest": 0,
    "watching": [0, 2],
    "shown": ["corn", "coffee"],
    "thrown": {"sugar": 4},
    "tile": None,
    "building": "harbor",
    "stops": ["quarry"],
    "money": 2,
    "rain": True,
    "drums": 7,
    "caught": [1, 0, 0, 0, 2],
}


def kinds() -> Iterator[type[Phase[Any]]]:
    """All kinds of phases of the program, and the one above."""
    for module in pkgutil.iter_modules(phases.__path__, f"{phases.__name__}."):
        for one in vars(importlib.import_module(module.name)).values():
            is_here = inspect.isclass(one) and issubclass(one, Phase) and one.__module__ == module.name
            if is_here and not inspect.isabstract(one):
                yield one
    yield Parade


KINDS = list(kinds())
each_kind = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)


def two_values(tag: str, field: attrs.Attribute[Any], word: Saved) -> tuple[Any, Any]:
    """Two values that the field may have."""
    if isinstance(word.form, PieceMask):
        return 0b1001, 0b0110
    if word.form is Form.MEMORIES:
        building, *_ = [one for one, memory in memories_in(tag) if memory.pieces is None]
        return ((building, 0b010),), ((building, 0b101),)
    if word.form is not Form.AS_TYPED:
        return VALUES[word.form]
    if isinstance(field.type, UnionType):
        one, other, _ = get_args(field.type)
        return list(one)[1], list(other)[2]
    if get_origin(field.type) is tuple:
        one, other, *_ = get_args(field.type)[0]
        return (one,), (other, one)
    if field.type in VALUES:
        return VALUES[field.type]
    assert field.type is not None
    one, other, *_ = field.type
    return one, other


def is_saved(kind: type[Phase[Any]], field: attrs.Attribute[Any]) -> bool:
    """Whether saves hold the field of that kind of phase; memories only where a building has any."""
    return isinstance(word_on(field), Saved) and (field.name != "memories" or bool(memories_in(kind.tag)))


def examples(kind: type[Phase[Any]]) -> Iterator[Phase[Any]]:
    """A phase of that kind on the table, then for each saved field one with another value there."""
    below = None if kind.__name__ == "Round" else GAME.stack[0]
    values: dict[str, Any] = {}
    others: dict[str, Any] = {}
    for field in attrs.fields(attrs.resolve_types(kind)):
        word = word_on(field)
        if is_saved(kind, field):
            assert isinstance(word, Saved)
            values[field.name], others[field.name] = two_values(kind.tag, field, word)
        elif isinstance(word, Derived) and word.source is not None:
            values[field.name] = word.source(kind, GAME, below)
    yield kind(**values)
    for name, other in others.items():
        yield kind(**{**values, name: other})


def read(*records: dict[str, Any]) -> Phase[Any]:
    """The innermost of the phases in a save."""
    plain: Any = list(records)
    if plain[0]["phase"] != "round":
        plain.insert(0, {"phase": "round", "waiting": [1, 2], "ending": False})
    *_, last = stack.restore(structured(converter, plain, tuple[PhaseRecord, ...], "phases"), GAME, "phases")
    return last


def written(phase: Phase[Any]) -> dict[str, Any]:
    """The phase as it stands in a file."""
    record: dict[str, Any] = json.loads(json.dumps(converter.unstructure(stack.capture(phase), PhaseRecord)))
    return record


def test_saves_know_every_kind_of_phase() -> None:
    assert set(KINDS) == set(PHASES.values())
    assert all("tag" in vars(kind) for kind in KINDS)


def test_the_words_of_the_format_stay() -> None:
    """Besides, there may be words for what buildings remember; older files lack them."""
    assert {kind.tag for kind in KINDS} == {*FORMAT, Parade.tag}
    for kind in KINDS:
        found = list(written(next(examples(kind))))[1:]
        remembered = {memory.word for _, memory in memories_in(kind.tag)}
        words = FORMAT.get(kind.tag, " ".join(found)).split()
        assert [word for word in found if word in words] == words
        assert set(found) - set(words) <= remembered


@each_kind
def test_every_field_is_copied(kind: type[Phase[Any]]) -> None:
    values = {field.name: object() for field in attrs.fields(kind)}
    phase = kind(**values)
    copy = phase.copy()
    assert type(copy) is kind
    assert copy is not phase
    assert {name: getattr(copy, name) for name in values} == values
    assert "copy" in vars(kind)  # not the slow one of all phases


@each_kind
def test_every_field_is_saved_and_restored(kind: type[Phase[Any]]) -> None:
    phases_met = list(examples(kind))
    fields = [field for field in attrs.fields(kind) if is_saved(kind, field)]
    assert len(phases_met) == 1 + len(fields)
    records = [written(phase) for phase in phases_met]
    assert [read(record) for record in records] == phases_met
    assert len({json.dumps(record) for record in records}) == len(records)


@each_kind
def test_values_are_replaced_not_changed(kind: type[Phase[Any]]) -> None:
    """Copies share them."""
    for phase in examples(kind):
        for field in attrs.fields(kind):
            hash(getattr(phase, field.name))
            assert get_origin(field.type) not in (list, dict, set)


@each_kind
def test_what_no_save_holds_is_found_out_or_as_usual(kind: type[Phase[Any]]) -> None:
    for field in attrs.fields(kind):
        word = word_on(field)
        if isinstance(word, Derived):
            assert word.source is not None or field.default is not attrs.NOTHING


def test_a_new_phase_says_all_in_its_fields() -> None:
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
    assert read(older) == attrs.evolve(parade, caught=NO_GOODS, memories=())


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
def test_the_faults_of_a_new_phase_are_told_with_their_path(name: str, value: object, fault: str) -> None:
    with pytest.raises(SaveError) as caught:
        read({**PARADE, name: value})
    assert caught.value.detail == fault


def test_every_word_of_a_new_phase_is_needed() -> None:
    for name in PARADE.keys() - {"phase", *LATER}:
        with pytest.raises(SaveError, match=f"{name} is missing"):
            read({key: value for key, value in PARADE.items() if key != name})


def test_a_tag_means_one_kind_of_phase() -> None:
    with pytest.raises(ValueError, match="parade means two kinds of phases"):

        @attrs.define
        class Procession(Parade):
            tag = "parade"


def test_memories_do_not_touch_each_other() -> None:
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


def test_what_remembers_nothing_is_left_out() -> None:
    phase = Parade(Role.TRADER, 0, (), 0, 0, 0, NO_GOODS, None, (), 0)
    phase.note(1, Building.OFFICE, 0b1)
    assert phase.memories
    phase.note(1, Building.OFFICE, 0)
    assert phase.memories == ()
