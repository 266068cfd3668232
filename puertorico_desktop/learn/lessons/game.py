"""What a game brings to lessons: the words of its positions, of its events, and what can be counted on its table."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Any, Protocol

from puertorico_desktop.saves.converter import MOST_PIECES, FaultyValueError


class LessonGame(Protocol):
    """A game that can be taught."""

    events: Mapping[str, type]
    """The classes of its events by the names that lessons use: "goods_loaded"."""
    states: frozenset[str]
    """The names of what can be counted on the table of a seat."""
    pieces: Mapping[str, Enum]
    """The pieces that may be named, by id; where several have an id, any of them."""
    names: frozenset[str]
    """The placeholders that texts may have for names of pieces, and for figures."""

    def position(self, words: Mapping[str, Any], options: Any) -> Any:
        """Returns a game in the position that the words describe. Raises FaultyValueError."""

    def words(self, game: Any) -> dict[str, Any]:
        """Returns the words for the position of a game at the beginning of a turn. Raises ValueError where it cannot
        be said."""

    def ends_phase(self, event: Any) -> bool:
        """Returns whether the phase of a role is over with the event."""

    def value(self, game: Any, state: str, seat: int, piece: str) -> int:
        """Returns how much of that a seat has; of one piece if one is named (empty: of all). Raises ValueError."""


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
