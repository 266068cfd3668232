"""What a game brings to lessons: the words of its positions, of its events, and what can be counted on its table."""

from __future__ import annotations

import inspect
import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from types import ModuleType
from typing import Any

from puertorico_desktop.saves.converter import MOST_PIECES, FaultyValueError, excerpt


class LessonGame(ABC):
    """A game that can be taught. Its tables of words are made when they are first asked for."""

    events: Mapping[str, type]
    """The classes of its events by the names that lessons use: "goods_loaded"."""
    states: frozenset[str]
    """The names of what can be counted on the table of a seat."""
    pieces: Mapping[str, Enum]
    """The pieces that may be named, by id; where several have an id, any of them."""
    names: frozenset[str]
    """The placeholders that texts may have for names of pieces, and for figures."""
    phase_ended: type
    """The event with which the phase of a role is over."""
    builder: type
    """The class that puts positions together; made with the options and the governor."""

    def ends_phase(self, event: Any) -> bool:
        """Returns whether everybody has had their turn."""
        return isinstance(event, self.phase_ended)

    def position(self, words: Mapping[str, Any], options: Any) -> Any:
        """Returns a game in the position that the words describe. Raises FaultyValueError."""
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
        """Tells the builder one thing about the table. Raises ValueError or TypeError."""

    @abstractmethod
    def words(self, game: Any) -> dict[str, Any]:
        """Returns the words for the position of a game at the beginning of a turn. Raises ValueError where it cannot
        be said."""

    @abstractmethod
    def value(self, game: Any, state: str, seat: int, piece: str) -> int:
        """Returns how much of that a seat has; of one piece if one is named (empty: of all). Raises ValueError."""


def event_classes(base: type, modules: Iterable[ModuleType]) -> dict[str, type]:
    """Returns the classes of events in some modules by the names that lessons use."""
    return {
        re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower(): kind
        for module in modules
        for name, kind in inspect.getmembers(module, inspect.isclass)
        if issubclass(kind, base) and kind is not base
    }


def pieces_by_id(kind: type[Enum]) -> dict[str, Any]:
    """Returns the members of a kind of pieces by their ids; by their values where they have none."""
    return {getattr(member, "id", member.value): member for member in kind}


def piece_of(kind: type[Enum], value: object) -> Any:
    """Returns the piece with that id. Raises FaultyValueError."""
    found = pieces_by_id(kind).get(value) if isinstance(value, str) else None
    if found is None:
        raise FaultyValueError(f"{excerpt(value)} is no {kind.__name__.lower()}")
    return found


def pieces_of(kind: type[Enum], value: object) -> list[Any]:
    """Returns the pieces with those ids. Raises FaultyValueError."""
    return [piece_of(kind, one) for one in items(value)]


def record(value: object) -> dict[str, Any]:
    """Returns a record. Raises FaultyValueError."""
    if not isinstance(value, dict):
        raise FaultyValueError(f"{excerpt(value)} is not a record")
    return value


def items(value: object) -> list[Any]:
    """Returns a list. Raises FaultyValueError."""
    if not isinstance(value, list):
        raise FaultyValueError(f"{excerpt(value)} is not a list")
    return value


def counted(kind: type[Enum], value: object) -> dict[Any, Any]:
    """Returns numbers by pieces instead of their ids; lists of numbers as tuples. Raises FaultyValueError."""
    pairs = record(value).items()
    return {piece_of(kind, key): tuple(item) if isinstance(item, list) else item for key, item in pairs}


def not_nothing(words: Mapping[str, Any], *, least: Sequence[Any] = ()) -> dict[str, Any]:
    """Returns what need be said: nothing that is empty or 0, but those names of `least` always."""
    return {name: value for name, value in words.items() if name in least or value not in (0, None, {}, [], False)}


def check_numbers(value: Any, path: str) -> None:
    """Refuse numbers that no table has, anywhere in a value. Raises FaultyValueError."""
    if type(value) is int and not 0 <= value <= MOST_PIECES:
        raise FaultyValueError(f"{value} is not a number of pieces", path)
    if isinstance(value, dict):
        for key, item in value.items():
            check_numbers(item, f"{path}.{key}")
    elif isinstance(value, list):
        for number, item in enumerate(value):
            check_numbers(item, f"{path}[{number}]")
