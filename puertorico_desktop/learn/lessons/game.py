"""The interface through which each game supplies its part of lessons: the words for positions and events, and the
numbers that can be counted on its table."""

from __future__ import annotations

import inspect
import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from types import ModuleType
from typing import Any

import attrs

from puertorico_desktop.saves.converter import MOST_PIECES, FaultyValueError, excerpt


class LessonGame(ABC):
    """A game that can be taught. Its tables of words are made when first used."""

    events: Mapping[str, type]
    """The classes of events by the names used in lessons, such as "goods_loaded"."""
    states: frozenset[str]
    """The names of the numbers that can be counted for a seat."""
    pieces: Mapping[str, Enum]
    """The pieces that may be named, by id; if several pieces have the same id, any of them."""
    names: frozenset[str]
    """The placeholders allowed in texts, for names of pieces and for figures."""
    phase_ended: type[Any]
    """The class of the event that ends the phase of a role, with the field `role`."""
    builder: type
    """The class that builds positions; called with the options and the governor."""

    def ends_phase(self, event: Any, role: str = "") -> bool:
        """Returns whether the event ends a phase: that of the role with this id, or any if `role` is empty."""
        return isinstance(event, self.phase_ended) and role in ("", event.role.id)

    def has_phase(self, role: str) -> bool:
        """Returns whether a role has this id."""
        roles: Any = attrs.fields_dict(attrs.resolve_types(self.phase_ended))["role"].type
        return role in pieces_by_id(roles)

    def position(self, words: Mapping[str, Any], options: Any) -> Any:
        """Returns a game in the position described by the words. Raises FaultyValueError."""
        said = dict(words)
        check_numbers(said, "position")
        try:
            position = self.builder(options, said.pop("governor", 0))
        except ValueError as error:
            raise FaultyValueError(str(error), "position.governor") from None
        for name, value in said.items():
            try:
                self.say(position, name, value)
            except (ValueError, TypeError) as error:
                path = error.path if isinstance(error, FaultyValueError) else ""
                raise FaultyValueError(str(error), f"position.{name}{path}") from None
        try:
            return position.build()
        except (ValueError, TypeError, IndexError, KeyError) as error:
            raise FaultyValueError(str(error), "position") from None

    @abstractmethod
    def say(self, position: Any, name: str, value: Any) -> None:
        """Pass one entry of a description to the builder. Raises ValueError or TypeError if it is invalid."""

    @abstractmethod
    def words(self, game: Any) -> dict[str, Any]:
        """Returns the words for the position of a game at the beginning of a turn. Raises ValueError if the position
        cannot be described."""

    @abstractmethod
    def value(self, game: Any, state: str, seat: int, piece: str) -> int:
        """Returns the number named `state` for a seat, of one piece or, if `piece` is empty, of all pieces. Raises
        ValueError for an unknown name."""


def event_classes(base: type, modules: Iterable[ModuleType]) -> dict[str, type]:
    """Returns the event classes in the modules by the names used in lessons."""
    return {
        re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower(): kind
        for module in modules
        for name, kind in inspect.getmembers(module, inspect.isclass)
        if issubclass(kind, base) and kind is not base
    }


def pieces_by_id(kind: type[Enum]) -> dict[str, Any]:
    """Returns the members of a kind of pieces by their ids, or by their values where they have no ids."""
    return {getattr(member, "id", member.value): member for member in kind}


def piece_of(kind: type[Enum], value: object) -> Any:
    """Returns the piece with this id. Raises FaultyValueError."""
    found = pieces_by_id(kind).get(value) if isinstance(value, str) else None
    if found is None:
        raise FaultyValueError(f"{excerpt(value)} is no {kind.__name__.lower()}")
    return found


def pieces_of(kind: type[Enum], value: object) -> list[Any]:
    """Returns the pieces with these ids. Raises FaultyValueError."""
    return [piece_of(kind, one) for one in items(value)]


def record(value: object) -> dict[str, Any]:
    """Returns the value if it is a record (dict). Raises FaultyValueError otherwise."""
    if not isinstance(value, dict):
        raise FaultyValueError(f"{excerpt(value)} is not a record")
    return value


def items(value: object) -> list[Any]:
    """Returns the value if it is a list. Raises FaultyValueError otherwise."""
    if not isinstance(value, list):
        raise FaultyValueError(f"{excerpt(value)} is not a list")
    return value


def with_pieces(kind: type[Enum], value: object) -> dict[Any, Any]:
    """Returns a record with pieces in place of their ids as keys, and with lists of numbers as tuples. Raises
    FaultyValueError."""
    pairs = record(value).items()
    return {piece_of(kind, key): tuple(item) if isinstance(item, list) else item for key, item in pairs}


def not_nothing(words: Mapping[str, Any], *, least: Sequence[Any] = ()) -> dict[str, Any]:
    """Returns the entries that must be written: all that are not empty or 0, and always those named in `least`."""
    return {name: value for name, value in words.items() if name in least or value not in (0, None, {}, [], False)}


def check_numbers(value: Any, path: str) -> None:
    """Refuse numbers outside the range of a table, anywhere in a nested value. Raises FaultyValueError."""
    if type(value) is int and not 0 <= value <= MOST_PIECES:
        raise FaultyValueError(f"{value} is not a number of pieces", path)
    if isinstance(value, dict):
        for key, item in value.items():
            check_numbers(item, f"{path}.{key}")
    elif isinstance(value, list):
        for number, item in enumerate(value):
            check_numbers(item, f"{path}[{number}]")
