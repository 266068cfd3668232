"""Strict conversion from JSON to attrs classes and back: no value is coerced, guessed or ignored.

cattrs by itself takes "3" for a whole number and "false" for true; the hooks in this module refuse both. Reading
stops at the first fault, which becomes a `SaveError` with the path of the value, such as
`snapshot.players[1].city[3].colonists`: the cost of rejecting any file is low.
"""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Callable, Iterator
from datetime import datetime
from enum import Enum, IntEnum
from functools import cache
from typing import Any, NewType, TypeVar, get_args, get_origin

import attrs
from cattrs import Converter
from cattrs.gen import make_dict_unstructure_fn, override

from puertorico_desktop.saves.errors import Problem, SaveError

T = TypeVar("T")
StructureHook = Callable[[Any, Any], Any]

MOST_BYTES = 2_000_000
"""The size limit of a file in bytes, more than any game needs; a larger file is not read."""
MOST_LETTERS = 2_000
"""The greatest length of a text in a document; a placement of colonists on all circles has some 600 letters."""
LARGEST = 1 << 64
"""The exclusive bound of the absolute value of whole numbers."""
MOST_PIECES = 9_999
MOST_VALUES = 200_000
"""The greatest number of values and keys in a document; a long game has some 5,000."""
MOST_ITEMS = 250
"""The greatest length of a list or record of pieces and the like."""
MOST_ACTIONS = 10_000
"""The greatest length of a list with an item for every action; a game has some 300."""
_LATER, _SPARSE = "later", "sparse"
FOR_EVERY_ACTION = {"most": MOST_ACTIONS}
"""The metadata of fields that are such lists with an item for every action."""

Count = NewType("Count", int)
"""A number of pieces."""

_SHOWN = 40
_NO_LETTERS = {"Cc", "Cs", "Zl", "Zp"}


class FaultyValueError(ValueError):
    """Raised for a value that is not allowed; the message gives the reason. `path` leads from the start of reading to
    it."""

    def __init__(self, fault: str, path: str = "") -> None:
        super().__init__(fault)
        self.path = path


def excerpt(value: object) -> str:
    """Returns a wrong value as a short text for a message."""
    if isinstance(value, str):
        value = value[: _SHOWN + 1]
    text = ascii(value) if not isinstance(value, dict | list) else f"{type(value).__name__} of {len(value)}"
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…"


def _boolean(value: Any, _: Any) -> bool:
    if type(value) is not bool:
        raise FaultyValueError(f"{excerpt(value)} is not true or false")
    return value


def _integer(value: Any, _: Any) -> int:
    if type(value) is not int:
        raise FaultyValueError(f"{excerpt(value)} is not a whole number")
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
        raise FaultyValueError(f"{excerpt(value)} is not a text")
    if len(value) > MOST_LETTERS:
        raise FaultyValueError(f"is longer than {MOST_LETTERS} letters")
    if cleaned(value) != value:
        raise FaultyValueError(f"{excerpt(value)} has letters that no text may have")
    return value


def cleaned(text: str) -> str:
    """Returns the text without the characters that no document may have: control characters, line ends, lone
    surrogates.

    All other characters may be part of a player's name: wide spaces, joiners, letters newer than this program.
    """
    if text.isprintable():
        return text
    return "".join(letter for letter in text if unicodedata.category(letter) not in _NO_LETTERS)


def _moment(value: Any, _: Any) -> datetime:
    text = _text(value, None)
    try:
        moment = datetime.fromisoformat(text)
        moment.astimezone()  # raises OverflowError at the limits of the calendar
    except (ValueError, OverflowError, OSError):
        raise FaultyValueError(f"{excerpt(value)} is not a date") from None
    if moment.tzinfo is None:
        raise FaultyValueError(f"{excerpt(value)} has no time zone")
    return moment


@cache
def _members(kind: type[Enum]) -> dict[str, Enum]:
    return {_id_of(member): member for member in kind}


def _member(value: Any, kind: type[Enum]) -> Enum:
    members = _members(kind)
    if type(value) is not str or value not in members:
        raise FaultyValueError(f"{excerpt(value)} is no {kind.__name__.lower()}")
    return members[value]


def _id_of(member: Enum) -> str:
    return str(getattr(member, "id", member.value))


def _within(step: str, error: Exception) -> FaultyValueError:
    """Returns the fault of a part as a fault of the whole; `step` is the path from the whole to the part."""
    if isinstance(error, FaultyValueError):
        return FaultyValueError(str(error), step + error.path)
    return FaultyValueError("is missing" if isinstance(error, KeyError) else str(error), step)


def _check_size(value: Any, most: int) -> None:
    if isinstance(value, list | dict) and len(value) > most:
        raise FaultyValueError(f"{len(value)} are too many")


_FAULTS = (ValueError, TypeError, KeyError)


def _tuple_hook(tp: Any, converter: Converter) -> StructureHook:
    """Returns a hook that reads lists of values of one type as tuples."""
    kind = get_args(tp)[0]
    hook: StructureHook = converter.get_structure_hook(kind)

    def structure(value: Any, _: Any) -> tuple[Any, ...]:
        if not isinstance(value, list):
            raise FaultyValueError(f"{excerpt(value)} is not a list")
        read: list[Any] = []
        try:
            for item in value:
                _check_size(item, MOST_ITEMS)
                read.append(hook(item, kind))
        except _FAULTS as error:
            raise _within(f"[{len(read)}]", error) from None
        return tuple(read)

    return structure


def _dict_hook(tp: Any, converter: Converter) -> StructureHook:
    """Returns a hook that reads records whose keys are arbitrary values of one type."""
    kinds = get_args(tp)
    key_hook, item_hook = map(converter.get_structure_hook, kinds)

    def structure(value: Any, _: Any) -> dict[Any, Any]:
        if not isinstance(value, dict):
            raise FaultyValueError(f"{excerpt(value)} is not a record")
        read = {}
        for key, item in value.items():
            try:
                _check_size(item, MOST_ITEMS)
                read[key_hook(key, kinds[0])] = item_hook(item, kinds[1])
            except _FAULTS as error:
                raise _within(f"[{excerpt(key)[1:-1]}]", error) from None
        return read

    return structure


def _record_hook(tp: Any, converter: Converter, complete: bool) -> StructureHook:
    """Returns a hook that reads records of a class; if `complete`, no field may be missing but those
    `added_later`."""
    fields = {field.name: field for field in attrs.fields(attrs.resolve_types(tp)) if field.init}
    hooks: dict[str, StructureHook] = {
        name: converter.get_structure_hook(field.type) for name, field in fields.items()
    }

    def structure(value: Any, _: Any) -> Any:
        if not isinstance(value, dict):
            raise FaultyValueError(f"{excerpt(value)} is not a record")
        read = {}
        for name, field in fields.items():
            if name in value:
                try:
                    _check_size(value[name], field.metadata.get("most", MOST_ITEMS))
                    read[name] = hooks[name](value[name], field.type)
                except _FAULTS as error:
                    raise _within(f".{name}", error) from None
            elif (complete and not field.metadata.get(_LATER)) or field.default is attrs.NOTHING:
                raise FaultyValueError(f"{name} is missing")
        if len(read) < len(value):
            unknown = min(value.keys() - read.keys(), key=str)
            raise FaultyValueError("is not known", f".{excerpt(unknown)[1:-1]}")
        return tp(**read)

    return structure


def _is_tuple(tp: Any) -> bool:
    return get_origin(tp) is tuple


def _is_dict(tp: Any) -> bool:
    return get_origin(tp) is dict


def _is_record(tp: Any) -> bool:
    return isinstance(tp, type) and attrs.has(tp)


def added_later(default: Any, sparse: bool = False, **more: Any) -> Any:
    """Returns a field of a record that older files lack; with `sparse`, it is also omitted from new files where it
    has the default. `more` is passed to `attrs.field`."""
    metadata = {_LATER: True, _SPARSE: True} if sparse else {_LATER: True}
    return attrs.field(default=default, metadata=metadata, **more)


def make_converter(complete: bool = True) -> Converter:
    """Returns a strict converter. Fields are text, numbers, dates, enums (by id), records, `dict` and `tuple[X,
    ...]`.

    Unless `complete`, fields that have a default may be missing.
    """
    converter = Converter(prefer_attrib_converters=False)
    converter.register_structure_hook_factory(_is_record, lambda tp: _record_hook(tp, converter, complete))
    converter.register_structure_hook_factory(_is_tuple, lambda tp: _tuple_hook(tp, converter))
    converter.register_structure_hook_factory(_is_dict, lambda tp: _dict_hook(tp, converter))
    converter.register_structure_hook(int, _integer)
    converter.register_structure_hook(bool, _boolean)
    converter.register_structure_hook(str, _text)
    converter.register_structure_hook(Enum, _member)
    converter.register_structure_hook(IntEnum, _member)  # otherwise plain numbers would be accepted
    converter.register_structure_hook(datetime, _moment)
    converter.register_structure_hook(Count, _count)
    converter.register_unstructure_hook_factory(_is_sparse, lambda tp: _sparse_hook(tp, converter))
    converter.register_unstructure_hook(Enum, _id_of)
    converter.register_unstructure_hook(IntEnum, _id_of)
    converter.register_unstructure_hook(datetime, lambda moment: moment.isoformat())
    return converter


def _is_sparse(kind: Any) -> bool:
    """Returns whether a record has fields that are written only where they differ from their defaults."""
    return attrs.has(kind) and any(_SPARSE in field.metadata for field in attrs.fields(kind))


def _sparse_hook(kind: Any, converter: Converter) -> Callable[[Any], dict[str, Any]]:
    fields = attrs.fields(kind)
    sparse: dict[str, Any] = {
        field.name: override(omit_if_default=True) for field in fields if _SPARSE in field.metadata
    }
    written: Callable[[Any], dict[str, Any]] = make_dict_unstructure_fn(kind, converter, **sparse)
    return written


def structured(converter: Converter, value: object, kind: type[T], place: str = "") -> T:
    """Returns the value as an instance of the class. Raises SaveError with the path of the first fault, below
    `place`."""
    try:
        return converter.structure(value, kind)
    except _FAULTS as error:
        fault = _within(place, error)
        raise SaveError(Problem.DAMAGED, fault.path.removeprefix("."), str(fault)) from None


# -- JSON -----------------------------------------------------------------------------------------------------------


def parse_json(data: bytes) -> object:
    """Returns the JSON value of some data, read strictly: UTF-8, no duplicate keys, whole numbers only. Raises
    SaveError."""
    # Checked before parsing, because the parsed values take many times the memory of the file.
    if sum(map(data.count, (b",", b"[", b"{"))) > MOST_VALUES:
        raise SaveError(problem_of(data), fault=f"more than {MOST_VALUES} values")
    try:
        return json.loads(
            data.decode("utf-8-sig"),
            object_pairs_hook=reject_duplicate_keys,
            parse_constant=_refuse,
            parse_float=_refuse,
        )
    except FaultyValueError as error:
        raise SaveError(Problem.DAMAGED, fault=str(error)) from None
    except ValueError as error:
        raise SaveError(problem_of(data), fault=str(error)) from None
    except RecursionError:
        raise SaveError(Problem.NOT_A_SAVE, fault="lists within lists without end") from None


def problem_of(data: bytes) -> Problem:
    """Returns the problem of data that is not JSON: DAMAGED if it looks like a truncated or corrupted file of this
    program, otherwise NOT_A_SAVE."""
    return (
        Problem.DAMAGED if data.lstrip()[:1] == b"{" and b"puertorico-desktop" in data[:200] else Problem.NOT_A_SAVE
    )


def reject_duplicate_keys(pairs: list[tuple[str, object]]) -> dict[str, object]:
    record: dict[str, object] = {}
    for key, value in pairs:
        if key in record:
            raise FaultyValueError(f"{excerpt(key)} stands there twice")
        record[key] = value
    return record


def _refuse(text: str) -> object:
    raise FaultyValueError(f"{excerpt(text)} is not a whole number")


_WIDTH = 110
_line = json.JSONEncoder(ensure_ascii=False).encode


def format_json(value: object) -> bytes:
    """Returns readable JSON: a list or record that fits in a line is written on one line. UTF-8 with a line break at
    the end."""
    return ("".join(_lines(value, "")) + "\n").encode()


def compact_json(value: object) -> str:
    """Returns the canonical text of a value, independent of the order of its keys: the input of digests."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


def _lines(value: object, indent: str) -> Iterator[str]:
    if not isinstance(value, dict | list):
        yield _line(value)
        return
    if indent and len(value) < _WIDTH:  # more items cannot fit on one line
        line = _line(value)
        if len(line) + len(indent) <= _WIDTH:
            yield line
            return
    deeper = indent + " "
    pairs = value.items() if isinstance(value, dict) else (("", item) for item in value)
    start, end = ("{", "}") if isinstance(value, dict) else ("[", "]")
    separator = f"{start}\n{deeper}"
    for key, item in pairs:
        yield separator
        if isinstance(value, dict):
            yield f"{_line(key)}: "
        yield from _lines(item, deeper)
        separator = f",\n{deeper}"
    yield f"\n{indent}{end}"
