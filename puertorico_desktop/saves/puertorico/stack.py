"""Conversion of the running phases to records of a save, and back. The tag of a record names the class of the phase.

The fields of a record, and their conversion, follow from the declarations of the phase's fields
(`engine/puertorico/phases/fields.py`): the only class of phases that this module knows is the round at the bottom of
the stack.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from types import UnionType
from typing import Any, NoReturn, get_args

import attrs
from cattrs import Converter

from puertorico_desktop.engine.memo import Memo
from puertorico_desktop.engine.puertorico.abilities.base import memories_in
from puertorico_desktop.engine.puertorico.components import GOODS, Building, Component, Good
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.phases.base import PHASES, Phase, TurnPhase, fields_of, tag_of
from puertorico_desktop.engine.puertorico.phases.fields import (
    SPENT,
    Form,
    Memories,
    Memory,
    PieceMask,
    SavedField,
    Source,
    as_pieces,
    declaration_of,
    mask_of,
    merged,
    numbers_in,
    pieces_in,
    recall,
    users_in,
)
from puertorico_desktop.engine.puertorico.phases.round import Round
from puertorico_desktop.saves.converter import Count, FaultyValueError, added_later, excerpt
from puertorico_desktop.saves.errors import Problem, SaveError

Seats = tuple[Count, ...]
_SEATS = range(5)
_TAG = "phase"


@attrs.frozen
class PhaseRecord:
    """The base class of the records of running phases. Every class of phases has a record class with its saved
    fields."""


# -- conversion of fields -------------------------------------------------------------------------------------------


def _unchanged(value: Any) -> Any:
    return value


def _nobody(_: Any) -> Iterable[int]:
    return ()


@attrs.frozen
class _Writing:
    """The conversion of a field: its type in the record, the functions for both directions, and the seats that a
    value names."""

    type: Any
    write: Callable[[Any], Any] = _unchanged
    read: Callable[[Any], Any] = _unchanged
    seats: Callable[[Any], Iterable[int]] = _nobody
    check: Callable[[Any, attrs.Attribute[Any], Any], None] | None = None


def _amounts(values: Sequence[int]) -> dict[Good, int]:
    return {good: values[good] for good in GOODS if values[good]}


def _every_amount(amounts: dict[Good, int]) -> tuple[int, ...]:
    return tuple(amounts.get(good, 0) for good in GOODS)


def _check_kinds(_: Any, field: attrs.Attribute[Any], values: tuple[int, ...]) -> None:
    if len(values) != len(GOODS):
        raise FaultyValueError(f"{len(values)} kinds of goods, not {len(GOODS)}", f".{field.name}")


_WRITINGS: dict[Form, _Writing] = {
    Form.NUMBER: _Writing(int),
    Form.SEAT: _Writing(Count, seats=lambda seat: (seat,)),
    Form.SEATS: _Writing(Seats, seats=_unchanged),
    Form.SEAT_MASK: _Writing(Seats, numbers_in, mask_of, _unchanged),
    Form.AMOUNTS: _Writing(dict[Good, Count], _amounts, _every_amount),
    Form.EVERY_AMOUNT: _Writing(tuple[Count, ...], check=_check_kinds),
}


def _writing(form: Form | PieceMask[Any], kind: Any) -> _Writing:
    """Returns the conversion of a field of that type."""
    if isinstance(form, PieceMask):
        return _Writing(tuple[form.kind, ...], form.pieces, mask_of)  # type: ignore[name-defined]
    if form is Form.AS_TYPED:
        return _Writing(Count if kind is int else kind)
    return _WRITINGS[form]


def _kinds_of_pieces(kind: Any) -> list[type[Component]]:
    """Returns the classes of pieces in a union type; an empty list for other types."""
    parts = get_args(kind) if isinstance(kind, UnionType) else ()
    return [part for part in parts if isinstance(part, type) and issubclass(part, Component)]


@attrs.frozen
class _Column:
    """A field of a record, and the field of the phase that it comes from."""

    name: str
    field: attrs.Attribute[Any]
    declaration: SavedField
    writing: _Writing


def _columns(tag: str, field: attrs.Attribute[Any], declaration: SavedField) -> Iterator[_Column]:
    """Yields the record fields of a phase field: one for each class of a piece that may be of several classes, one
    for each word of buildings' memories, otherwise one."""
    if declaration.form is Form.MEMORIES:
        yield from _memory_columns(tag, field)
        return
    typed = declaration.kind or field.type
    kinds = _kinds_of_pieces(typed)
    if len(kinds) < 2:
        yield _Column(field.name, field, declaration, _writing(declaration.form, typed))
        return
    for kind in kinds:
        yield _Column(kind.__name__.lower(), field, declaration, _Writing(kind | None, _only(kind)))


def _only(kind: type[Component]) -> Callable[[Any], Any]:
    return lambda piece: piece if isinstance(piece, kind) else None


def _memory_columns(tag: str, field: attrs.Attribute[Any]) -> Iterator[_Column]:
    """Yields the record fields of buildings' memories in the phase with that tag. Older records may lack a word."""
    said = memories_in(tag)
    for word in dict.fromkeys(memory.word for _, memory in said):
        same = [(building, memory) for building, memory in said if memory.word == word]
        writing = _users([building for building, _ in same]) if word == SPENT else _memory_conversion(*same[0])
        yield _Column(word, field, SavedField(Form.MEMORIES, later=True), writing)


def _users(buildings: Sequence[Building]) -> _Writing:
    """Returns the conversion of the memory which buildings were used: a list of the buildings, each with the seat."""
    record = _note_of(Building)

    def write(memories: Memories) -> tuple[Any, ...]:
        return tuple(
            record(seat, one) for seat in _SEATS for one in buildings if users_in(recall(memories, one)) >> seat & 1
        )

    def read(notes: Iterable[Any]) -> Memories:
        return merged((), ((one.building, 1 << one.seat) for one in notes))

    return _Writing(tuple[record, ...], write, read, _seats_of)  # type: ignore[valid-type]


def _memory_conversion(building: Building, memory: Memory) -> _Writing:
    """Returns the conversion of a building's memory with a word of its own: seats, or pieces with their seats."""
    if memory.pieces is None:
        return _Writing(
            Seats,
            lambda memories: numbers_in(users_in(recall(memories, building))),
            lambda seats: merged((), [(building, mask_of(seats))]),
            _unchanged,
        )
    record, name, pieces = _note_of(memory.pieces), memory.pieces.__name__.lower(), PieceMask(memory.pieces)

    def write(memories: Memories) -> tuple[Any, ...]:
        mask = recall(memories, building)
        return tuple(record(seat, piece) for seat in _SEATS for piece in pieces.pieces(pieces_in(mask, seat)))

    def read(notes: Iterable[Any]) -> Memories:
        return merged((), ((building, as_pieces(one.seat, 1 << getattr(one, name))) for one in notes))

    return _Writing(tuple[record, ...], write, read, _seats_of)  # type: ignore[valid-type]


@cache
def _note_of(kind: type[Component]) -> type[Any]:
    """Returns the record class of a seat and a piece of a class."""
    fields = {"seat": attrs.field(type=Count), kind.__name__.lower(): attrs.field(type=kind)}
    return attrs.make_class(f"{kind.__name__}Note", fields, frozen=True, slots=True)


def _seats_of(notes: Iterable[Any]) -> Iterable[int]:
    return [note.seat for note in notes]


# -- records of phases ----------------------------------------------------------------------------------------------


@attrs.frozen(eq=False)
class _Plan:
    """The conversion of the phases of a class to records and back."""

    kind: type[Phase]
    record: type[PhaseRecord]
    columns: tuple[_Column, ...]
    sources: dict[str, Source]

    def capture(self, phase: Phase) -> PhaseRecord:
        """Returns the record of the phase."""
        columns = self.columns
        return self.record(**{one.name: one.writing.write(getattr(phase, one.field.name)) for one in columns})

    def restore(self, record: PhaseRecord, game: PuertoRico, below: Phase | None) -> Phase:
        """Returns the phase of that record, on top of the phase `below`."""
        values = {name: source(self.kind, game, below) for name, source in self.sources.items()}
        for column in self.columns:
            value, name = column.writing.read(getattr(record, column.name)), column.field.name
            if column.declaration.form is Form.MEMORIES:
                value = merged(values.get(name, ()), value)
            if value is not None or name not in values:
                values[name] = value
        return self.kind(**values)


_plans: dict[type[PhaseRecord], _Plan] = {}


def _plan_of(kind: type[Phase]) -> _Plan:
    """Returns the conversion that the declarations of the phase's fields define."""
    declarations = [(field, declaration_of(field)) for field in fields_of(kind)]
    columns = [
        column
        for field, declaration in declarations
        if isinstance(declaration, SavedField)
        for column in _columns(tag_of(kind), field, declaration)
    ]
    fields = {column.name: _record_field(column) for column in columns}
    name = f"{kind.__name__}Record"
    record = attrs.make_class(name, fields, (PhaseRecord,), frozen=True, slots=True, kw_only=True)
    sources = {
        field.name: declaration.source
        for field, declaration in declarations
        if not isinstance(declaration, SavedField) and declaration.source is not None
    }
    plan = _plans[record] = _Plan(kind, record, tuple(columns), sources)
    return plan


PLANS: Memo[type[Phase], _Plan] = Memo(_plan_of, 100)
"""[class of phases] to its conversion; cached."""


def _record_field(column: _Column) -> Any:
    writing = column.writing
    if column.declaration.later:
        return added_later(writing.write(column.field.default), type=writing.type, validator=writing.check)
    return attrs.field(type=writing.type, validator=writing.check)


def configure(converter: Converter) -> None:
    """Register hooks with a converter that read and write the tags of phases."""

    def structure(value: Any, _: Any) -> Any:
        tag = value.get(_TAG) if type(value) is dict else None
        if type(tag) is not str or tag not in PHASES:
            raise FaultyValueError(f"{excerpt(value if tag is None else tag)} is no phase")
        fields = {key: item for key, item in value.items() if key != _TAG}
        return converter.structure(fields, PLANS[PHASES[tag]].record)

    def unstructure(record: Any) -> dict[str, Any]:
        return {_TAG: tag_of(_plans[type(record)].kind), **converter.unstructure(record)}

    # Only for the base class itself; its subclasses are converted like any other record.
    converter.register_structure_hook_func(lambda kind: kind is PhaseRecord, structure)
    converter.register_unstructure_hook_func(lambda kind: kind is PhaseRecord, unstructure)


# -- the stack ------------------------------------------------------------------------------------------------------


def capture(phase: Phase) -> PhaseRecord:
    """Returns the record of a running phase."""
    return PLANS[type(phase)].capture(phase)


def restore(records: Sequence[PhaseRecord], game: PuertoRico, place: str) -> Iterator[Phase]:
    """Yields the running phases for a game whose pieces are already in place, from the bottom of the stack.

    Raises SaveError (DAMAGED), with a path below `place`.
    """
    below: Phase | None = None
    for number, record in enumerate(records):
        here = f"{place}[{number}]"
        plan = _plans[type(record)]
        if (plan.kind is Round) != (number == 0):
            _refuse(here, "the round comes first, and only there")
        _check_seats(record, plan, len(game.players), here)
        phase = plan.restore(record, game, below)
        _check_numbers(phase, plan, here)
        if isinstance(phase, TurnPhase) and not isinstance(below, Round):
            _refuse(here, "two roles at a time")
        below = phase
        yield phase
    if not records:
        _refuse(place, "no round")


def _refuse(place: str, fault: str) -> NoReturn:
    raise SaveError(Problem.DAMAGED, place, fault)


def _check_seats(record: PhaseRecord, plan: _Plan, seats: int, place: str) -> None:
    for column in plan.columns:
        for seat in column.writing.seats(getattr(record, column.name)):
            if seat >= seats:
                _refuse(f"{place}.{column.name}", f"{seat} is no seat among {seats}")


def _check_numbers(phase: Phase, plan: _Plan, place: str) -> None:
    for column in plan.columns:
        below = column.declaration.below
        if below is not None and getattr(phase, column.field.name) >= below(phase):
            _refuse(f"{place}.{column.name}", f"{getattr(phase, column.field.name)} is too large")
