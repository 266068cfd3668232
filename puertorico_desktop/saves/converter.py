"""JSON to attrs classes and back, strictly: nothing is converted, guessed or left over.

cattrs by itself takes "3" for a whole number and "false" for true; the hooks here refuse it. Every fault becomes one
`SaveError` with the path of the value, such as `snapshot.players[1].city[3].colonists`.
"""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Callable, Iterator
from datetime import datetime
from enum import Enum
from functools import cache
from typing import Any, NewType, TypeVar, get_origin

import attrs
from cattrs import Converter
from cattrs.cols import homogenous_tuple_structure_factory, mapping_structure_factory
from cattrs.errors import (
    AttributeValidationNote,
    BaseValidationError,
    ForbiddenExtraKeysError,
    IterableValidationNote,
)

from puertorico_desktop.engine.puertorico.components import Component
from puertorico_desktop.saves.errors import Problem, SaveError

T = TypeVar("T")
StructureHook = Callable[[Any, Any], Any]

MOST_BYTES = 2_000_000
"""More than any game needs; a larger file is not read."""
MOST_LETTERS = 2_000
"""The longest text in a document: a placement of colonists on everything is some 600 letters long."""
LARGEST = 1 << 64
"""Whole numbers stay below it."""
MOST_PIECES = 9_999
MOST_ITEMS = 10_000
"""The longest list: a game has some 300 actions."""

Count = NewType("Count", int)
"""A number of pieces."""

_SHOWN = 40
_NO_LETTERS = {"Cc", "Cs", "Zl", "Zp"}


class FaultyValueError(ValueError):
    """A value is not what it has to be; the message says why."""


def shown(value: object) -> str:
    """A wrong value for a message, cut short."""
    text = ascii(value) if not isinstance(value, dict | list) else f"{type(value).__name__} of {len(value)}"
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…"


def _boolean(value: Any, _: Any) -> bool:
    if type(value) is not bool:
        raise FaultyValueError(f"{shown(value)} is not true or false")
    return value


def _integer(value: Any, _: Any) -> int:
    if type(value) is not int:
        raise FaultyValueError(f"{shown(value)} is not a whole number")
    if not -LARGEST < value < LARGEST:
        raise FaultyValueError("is too large")
    return value


def _count(value: Any, _: Any) -> Count:
    number = _integer(value, None)
    if not 0 <= number <= MOST_PIECES:
        raise FaultyValueError(f"{number} is not a number of pieces")
    return Count(number)


def _text(value: Any, _: Any) -> str:
    if type(value) is not str:
        raise FaultyValueError(f"{shown(value)} is not a text")
    if len(value) > MOST_LETTERS:
        raise FaultyValueError(f"is longer than {MOST_LETTERS} letters")
    if cleaned(value) != value:
        raise FaultyValueError(f"{shown(value)} has letters that no text may have")
    return value


def cleaned(text: str) -> str:
    """The text without what no document holds: control characters, line ends, halves of letters.

    Everything else may be part of somebody's name: wide spaces, joiners, letters newer than this program.
    """
    if text.isprintable():
        return text
    return "".join(letter for letter in text if unicodedata.category(letter) not in _NO_LETTERS)


def _moment(value: Any, _: Any) -> datetime:
    text = _text(value, None)
    try:
        moment = datetime.fromisoformat(text)
        moment.astimezone()  # at the edges of the calendar another time zone may have no such day
    except (ValueError, OverflowError, OSError):
        raise FaultyValueError(f"{shown(value)} is not a date") from None
    if moment.tzinfo is None:
        raise FaultyValueError(f"{shown(value)} has no time zone")
    return moment


@cache
def _members(kind: type[Enum]) -> dict[str, Enum]:
    return {_id_of(member): member for member in kind}


def _member(value: Any, kind: type[Enum]) -> Enum:
    members = _members(kind)
    if type(value) is not str or value not in members:
        raise FaultyValueError(f"{shown(value)} is no {kind.__name__.lower()}")
    return members[value]


def _id_of(member: Enum) -> str:
    return member.id if isinstance(member, Component) else str(member.value)


def _strictly(kind: type[list[Any]] | type[dict[Any, Any]], name: str, inner: StructureHook) -> StructureHook:
    """The hook, for that kind of JSON value only."""

    def structure(value: Any, target: Any) -> Any:
        if not isinstance(value, kind):
            raise FaultyValueError(f"{shown(value)} is not {name}")
        if len(value) > MOST_ITEMS:
            raise FaultyValueError(f"{len(value)} are too many")
        return inner(value, target)

    return structure


def _completely(tp: type, inner: StructureHook) -> StructureHook:
    """The hook of a class, for records only that have all its fields."""
    names = [field.name for field in attrs.fields(tp) if field.init]

    def structure(value: Any, target: Any) -> Any:
        missing = [name for name in names if name not in value]
        if missing:
            raise FaultyValueError(f"{missing[0]} is missing")
        return inner(value, target)

    return structure


def _is_tuple(tp: Any) -> bool:
    return get_origin(tp) is tuple


def _is_dict(tp: Any) -> bool:
    return get_origin(tp) is dict


def _is_record(tp: Any) -> bool:
    return isinstance(tp, type) and attrs.has(tp)


def make_converter(complete: bool = True) -> Converter:
    """A strict converter. Fields are text, numbers, dates, enums (by id), records, `dict` and `tuple[X, ...]`.

    Unless `complete`, fields that have a default may be missing.
    """
    converter = Converter(forbid_extra_keys=True, detailed_validation=True, prefer_attrib_converters=False)

    def record_hook(tp: Any) -> StructureHook:
        inner: StructureHook = converter.gen_structure_attrs_fromdict(tp)
        return _strictly(dict, "a record", _completely(tp, inner) if complete else inner)

    converter.register_structure_hook_factory(_is_record, record_hook)
    converter.register_structure_hook_factory(
        _is_tuple, lambda tp: _strictly(list, "a list", homogenous_tuple_structure_factory(tp, converter))
    )
    converter.register_structure_hook_factory(
        _is_dict, lambda tp: _strictly(dict, "a record", mapping_structure_factory(tp, converter))
    )
    converter.register_structure_hook(int, _integer)
    converter.register_structure_hook(bool, _boolean)
    converter.register_structure_hook(str, _text)
    converter.register_structure_hook(Enum, _member)
    converter.register_structure_hook(Component, _member)  # else their number would do
    converter.register_structure_hook(datetime, _moment)
    converter.register_structure_hook(Count, _count)
    converter.register_unstructure_hook(Enum, _id_of)
    converter.register_unstructure_hook(Component, _id_of)
    converter.register_unstructure_hook(datetime, lambda moment: moment.isoformat())
    return converter


def structured(converter: Converter, value: object, kind: type[T], place: str = "") -> T:
    """The value as an instance of the class. Raises SaveError with the path of the first fault, under `place`."""
    try:
        return converter.structure(value, kind)
    except (BaseValidationError, ValueError, TypeError, KeyError) as error:
        path, fault = _first_fault(error)
        raise SaveError(Problem.DAMAGED, (place + path).removeprefix("."), fault) from None


def _first_fault(error: BaseException) -> tuple[str, str]:
    """The path to the first value that is wrong, and what is wrong with it."""
    if isinstance(error, BaseValidationError):
        inner = error.exceptions[0]
        place = "".join(_steps(inner))
        path, fault = _first_fault(inner)
        return place + path, fault
    if isinstance(error, ForbiddenExtraKeysError):
        return "." + shown(min(error.extra_fields, key=str))[1:-1], "is not known"
    if isinstance(error, KeyError):
        return "", "is missing"
    return "", str(error)


def _steps(error: BaseException) -> Iterator[str]:
    for note in getattr(error, "__notes__", ()):
        if isinstance(note, AttributeValidationNote):
            yield f".{note.name}"
        elif isinstance(note, IterableValidationNote):
            yield f"[{note.index if isinstance(note.index, int) else shown(note.index)[1:-1]}]"


# -- JSON -----------------------------------------------------------------------------------------------------------


def parse_json(data: bytes) -> object:
    """The JSON value, read strictly: UTF-8, no key twice, no NaN. Raises SaveError."""
    try:
        return json.loads(
            data.decode("utf-8-sig"), object_pairs_hook=_without_twins, parse_constant=_refuse, parse_float=_refuse
        )
    except FaultyValueError as error:
        raise SaveError(Problem.DAMAGED, fault=str(error)) from None
    except ValueError as error:
        raise SaveError(_whose(data), fault=str(error)) from None
    except RecursionError:
        raise SaveError(Problem.NOT_A_SAVE, fault="lists within lists without end") from None


def _whose(data: bytes) -> Problem:
    """Whether what is no JSON was meant to be a file of ours: cut short, or hit by something."""
    return (
        Problem.DAMAGED if data.lstrip()[:1] == b"{" and b"puertorico-desktop" in data[:200] else Problem.NOT_A_SAVE
    )


def _without_twins(pairs: list[tuple[str, object]]) -> dict[str, object]:
    record: dict[str, object] = {}
    for key, value in pairs:
        if key in record:
            raise FaultyValueError(f"{shown(key)} stands there twice")
        record[key] = value
    return record


def _refuse(text: str) -> object:
    raise FaultyValueError(f"{shown(text)} is not a whole number")


_WIDTH = 110


def format_json(value: object) -> bytes:
    """JSON that a person can read: whatever fits goes into one line. UTF-8 with a line break at the end."""
    return ("".join(_lines(value, "")) + "\n").encode()


def compact_json(value: object) -> str:
    """One text for a value, whatever the order of its keys: what digests are made of."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


def _lines(value: object, indent: str) -> Iterator[str]:
    line = json.dumps(value, ensure_ascii=False)
    if not isinstance(value, dict | list) or (len(line) + len(indent) <= _WIDTH and indent):
        yield line
        return
    deeper = indent + " "
    pairs = value.items() if isinstance(value, dict) else (("", item) for item in value)
    start, end = ("{", "}") if isinstance(value, dict) else ("[", "]")
    separator = f"{start}\n{deeper}"
    for key, item in pairs:
        yield separator
        if isinstance(value, dict):
            yield f"{json.dumps(key, ensure_ascii=False)}: "
        yield from _lines(item, deeper)
        separator = f",\n{deeper}"
    yield f"\n{indent}{end}"
