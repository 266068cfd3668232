"""The declared fields of every phase are copied, saved and restored."""

from __future__ import annotations

import importlib
import inspect
import json
import pickle
import pkgutil
from collections.abc import Iterator
from types import UnionType
from typing import Any, get_args, get_origin, get_type_hints

import attrs
import pytest

from puertorico_desktop.engine.build import is_compiled
from puertorico_desktop.engine.puertorico import phases, puertoma
from puertorico_desktop.engine.puertorico.abilities.base import memories_in
from puertorico_desktop.engine.puertorico.components import Benefit
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.engine.puertorico.phases.base import PHASES, Phase, TurnPhase, fields_of, tag_of
from puertorico_desktop.engine.puertorico.phases.fields import (
    DerivedField,
    Form,
    PieceMask,
    SavedField,
    declaration_of,
)
from puertorico_desktop.engine.puertorico.setup import new_game
from puertorico_desktop.saves.converter import make_converter, structured
from puertorico_desktop.saves.puertorico import stack
from puertorico_desktop.saves.puertorico.stack import PhaseRecord

FORMAT = {
    "round": "waiting ending",
    "settler": "chooser waiting spent put_off drawn over",
    "mayor": "chooser waiting distributed placed over",
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
    "smuggler": "chooser waiting",
    "lodging": "seat left people nobles first stays",
    "preparation": "seed",
    "keep_cards": "packs seat sets_aside",
    "gifts": "waiting",
    "reserving": "seat",
}
"""The keys of each phase in saves: another key means another format."""
VALUES: dict[Any, tuple[Any, Any]] = {
    bool: (False, True),
    int: (0, 1),
    Benefit: (Benefit.HOSPICE, Benefit.UNIVERSITY),
    Form.NUMBER: (1 << 32, 7),
    Form.SEAT: (1, 2),
    Form.SEATS: ((2, 0), (0, 2)),
    Form.SEAT_MASK: (0b101, 0b010),
    Form.AMOUNTS: ((0, 2, 0, 0, 1), (0, 2, 0, 1, 0)),
    Form.EVERY_AMOUNT: ((0, 2, 0, 0, 1), (0, 2, 0, 1, 0)),
}
"""Two values for fields of each type or form."""

GAME = new_game(Options(players=3), 1)
converter = make_converter()
stack.configure(converter)


def kinds() -> Iterator[type[Phase]]:
    """Yields all classes of phases of the program."""
    modules = [
        *pkgutil.iter_modules(phases.__path__, f"{phases.__name__}."),
        *pkgutil.iter_modules(puertoma.__path__, f"{puertoma.__name__}."),
    ]
    for module in modules:
        for one in vars(importlib.import_module(module.name)).values():
            is_here = inspect.isclass(one) and issubclass(one, Phase) and one.__module__ == module.name
            if is_here and one is not Phase and one is not TurnPhase:
                yield one


KINDS = list(kinds())
each_kind = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)


def two_values(tag: str, field: attrs.Attribute[Any], word: SavedField) -> tuple[Any, Any]:
    """Returns two values that the field may have."""
    if isinstance(word.form, PieceMask):
        return 0b1001, 0b0110
    if word.form is Form.MEMORIES:
        building, *_ = [one for one, memory in memories_in(tag) if memory.pieces is None]
        return ((building, 0b010),), ((building, 0b101),)
    if word.form is not Form.AS_TYPED:
        return VALUES[word.form]
    kind = word.kind or field.type
    if isinstance(kind, UnionType):
        first, second, _ = get_args(kind)
        return list(first)[1], list(second)[2]
    if get_origin(kind) is tuple:
        inner = get_args(kind)[0]
        one, other, *_ = ((piece,) for piece in get_args(inner)[0]) if get_origin(inner) is tuple else inner
        return (one,), (other, one)
    if kind in VALUES:
        return VALUES[kind]
    one, other, *_ = kind
    return one, other


def is_saved(kind: type[Phase], field: attrs.Attribute[Any]) -> bool:
    """Returns whether saves contain the field of that class; memories only where a building has any."""
    return isinstance(declaration_of(field), SavedField) and (
        field.name != "memories" or bool(memories_in(tag_of(kind)))
    )


def examples(kind: type[Phase]) -> Iterator[Phase]:
    """Yields a phase of that class, then one with another value in each saved field."""
    below = None if kind.__name__ == "Round" else GAME.stack[0]
    values: dict[str, Any] = {}
    others: dict[str, Any] = {}
    for field in fields_of(kind):
        word = declaration_of(field)
        if is_saved(kind, field):
            assert isinstance(word, SavedField)
            values[field.name], others[field.name] = two_values(tag_of(kind), field, word)
        elif isinstance(word, DerivedField) and word.source is not None:
            values[field.name] = word.source(kind, GAME, below)
    yield kind(**values)
    for name, other in others.items():
        yield kind(**{**values, name: other})


def read(*records: dict[str, Any]) -> Phase:
    """Returns the innermost of the phases in a save."""
    plain: Any = list(records)
    if plain[0]["phase"] != "round":
        plain.insert(0, {"phase": "round", "waiting": [1, 2], "ending": False})
    *_, last = stack.restore(structured(converter, plain, tuple[PhaseRecord, ...], "phases"), GAME, "phases")
    return last


def written(phase: Phase) -> dict[str, Any]:
    """Returns the record of the phase in a file."""
    record: dict[str, Any] = json.loads(json.dumps(converter.unstructure(stack.capture(phase), PhaseRecord)))
    return record


def test_every_kind_of_phase_is_registered() -> None:
    assert set(KINDS) == set(PHASES.values())


def test_the_keys_of_the_format_are_unchanged() -> None:
    """There may also be keys for what buildings remember; older files lack them."""
    assert {tag_of(kind) for kind in KINDS} == set(FORMAT)
    for kind in KINDS:
        found = list(written(next(examples(kind))))[1:]
        remembered = {memory.word for _, memory in memories_in(tag_of(kind))}
        words = FORMAT[tag_of(kind)].split()
        assert [word for word in found if word in words] == words
        assert set(found) - set(words) <= remembered


@each_kind
def test_every_field_is_copied(kind: type[Phase]) -> None:
    for phase in examples(kind):
        copy = phase.copy()
        assert copy is not phase
        assert copy == phase
        assert pickle.loads(pickle.dumps(phase)) == phase


@each_kind
def test_phases_differ_by_every_field_that_is_saved(kind: type[Phase]) -> None:
    first, *others = examples(kind)
    assert all(other != first for other in others)
    assert len({repr(phase) for phase in (first, *others)}) == 1 + len(others)


@each_kind
def test_every_field_is_saved_and_restored(kind: type[Phase]) -> None:
    phases_met = list(examples(kind))
    fields = [field for field in fields_of(kind) if is_saved(kind, field)]
    assert len(phases_met) == 1 + len(fields)
    records = [written(phase) for phase in phases_met]
    assert [read(record) for record in records] == phases_met
    assert len({json.dumps(record) for record in records}) == len(records)


@each_kind
def test_values_of_fields_are_immutable(kind: type[Phase]) -> None:
    """Copies share them."""
    for phase in examples(kind):
        for field in fields_of(kind):
            hash(getattr(phase, field.name))
            assert get_origin(field.type) not in (list, dict, set)


@each_kind
def test_fields_that_are_not_saved_are_derived_or_have_defaults(kind: type[Phase]) -> None:
    for field in fields_of(kind):
        word = declaration_of(field)
        if isinstance(word, DerivedField):
            assert word.source is not None or field.default is not attrs.NOTHING


@each_kind
def test_types_that_compiled_classes_lose_are_declared(kind: type[Phase]) -> None:
    """A compiled class only knows the types of fields that are plain classes."""
    hints = {} if is_compiled() else get_type_hints(kind)
    for field in fields_of(kind):
        word = declaration_of(field)
        if isinstance(word, SavedField) and word.form is Form.AS_TYPED:
            assert isinstance(field.type, type) or word.kind is not None
            assert not hints or word.kind in (None, hints[field.name]) or word.kind | None == hints[field.name]
