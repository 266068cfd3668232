"""Conditions on the course of a lesson, read from plain values.

    { event = "goods_loaded", seat = 2, good = "coffee", amount = { min = 2 } }     an event happened
    { state = "doubloons", seat = 0, min = 3 }                                      a value held, at any moment
    { state = "score", seat = 0, over = 1, min = 1, at = "end" }                    a value holds when time is up
    { sum = [ { event = "goods_loaded", seat = 0, add = "amount" }, … ], min = 5 }  events add up
    { all = [ … ] }   { any = [ … ] }   { never = … }                               combinations
    { event = "…", unless = { event = "…" } }                                       missed as soon as that happens

A number is given as it is, or as `{ min = 1, max = 3 }`, with `piece = "coffee"` where a field counts by kind. `over`
subtracts the value at the start ("start"), that of another seat (its number), or the highest of the other seats
("others").
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum
from functools import partial
from typing import Any

import attrs

from puertorico_desktop.learn.lessons.game import LessonGame
from puertorico_desktop.saves.converter import LARGEST, FaultyValueError, excerpt

MOST_DEEP = 6
MOST_PARTS = 12
START, OTHERS, END = "start", "others", "end"


@attrs.frozen
class Frame:
    """The state of the game after a move, with the seat and the events of the move; the first frame of a course has
    only the game."""

    game: Any
    seat: int | None = None
    events: tuple[Any, ...] = ()


class Condition:
    """A condition on the course of a lesson. Conditions are immutable."""

    def holds(self, frames: Sequence[Frame], is_over: bool) -> bool | None:
        """Returns whether the condition has become true for good (True) or can no longer become true (False); None
        while it is open. `frames` is the course so far, and `is_over` whether the time for the goal is up; it is
        never open then."""
        raise NotImplementedError


@attrs.frozen
class Bounds:
    """The bounds of a number; None means no bound."""

    least: int | None = None
    most: int | None = None
    index: int | None = None
    """The index of the kind, for a field that counts by kind."""

    def contains(self, value: int) -> bool:
        """Returns whether the number is within the bounds."""
        return (self.least is None or value >= self.least) and (self.most is None or value <= self.most)


@attrs.frozen
class EventPattern:
    """A pattern that matches events of a class by the values of their fields."""

    kind: type
    fields: tuple[tuple[str, Any], ...]

    def matches(self, event: Any) -> bool:
        """Returns whether the event matches the pattern."""
        return isinstance(event, self.kind) and all(_equals(getattr(event, name), want) for name, want in self.fields)


def _equals(value: Any, wanted: Any) -> bool:
    if isinstance(wanted, Bounds):
        if wanted.index is not None and isinstance(value, tuple) and wanted.index < len(value):
            value = value[wanted.index]
        return type(value) is int and wanted.contains(value)
    name = getattr(value, "id", value.value if isinstance(value, Enum) else value)
    return bool(name == wanted)


@attrs.frozen
class EventCondition(Condition):
    """A condition that an event happens."""

    pattern: EventPattern

    def holds(self, frames: Sequence[Frame], is_over: bool) -> bool | None:
        """Returns True once a matching event has happened."""
        found = any(self.pattern.matches(event) for frame in frames for event in frame.events)
        return True if found else False if is_over else None


@attrs.frozen
class CountCondition(Condition):
    """A condition on a number that can be counted on the table."""

    game: LessonGame
    state: str
    seat: int
    piece: str
    over: int | str | None
    bounds: Bounds
    at_end: bool

    def holds(self, frames: Sequence[Frame], is_over: bool) -> bool | None:
        """Returns True once the number has been within the bounds; with `at_end` only the last frame counts."""
        if self.at_end:
            return self._is_so(frames[0].game, frames[-1].game) if is_over else None
        found = any(self._is_so(frames[0].game, frame.game) for frame in frames)
        return True if found else False if is_over else None

    def _is_so(self, start: Any, now: Any) -> bool:
        value = self._value(now, self.seat)
        if self.over == START:
            value -= self._value(start, self.seat)
        elif self.over == OTHERS:
            others = (seat for seat in range(now.options.players) if seat != self.seat)
            value -= max(self._value(now, seat) for seat in others)
        elif isinstance(self.over, int):
            value -= self._value(now, self.over)
        return self.bounds.contains(value)

    def _value(self, game: Any, seat: int) -> int:
        return self.game.value(game, self.state, seat, self.piece)


@attrs.frozen
class SumCondition(Condition):
    """A condition on the sum of fields of events."""

    parts: tuple[tuple[EventPattern, str], ...]
    bounds: Bounds

    def holds(self, frames: Sequence[Frame], is_over: bool) -> bool | None:
        """Returns True as soon as the sum is within the bounds, if there is no upper bound; False as soon as it
        exceeds the upper bound."""
        total = 0
        for frame in frames:
            for event in frame.events:
                total += sum(_number(getattr(event, add)) for pattern, add in self.parts if pattern.matches(event))
        if self.bounds.most is not None and total > self.bounds.most:
            return False
        if is_over or self.bounds.most is None:
            held = self.bounds.contains(total)
            return held if is_over or held else None
        return None


def _number(value: Any) -> int:
    if isinstance(value, tuple):
        return sum(value) if all(type(one) is int for one in value) else len(value)
    return int(value)


@attrs.frozen
class CombinedCondition(Condition):
    """A condition that all or any of several conditions hold."""

    parts: tuple[Condition, ...]
    all_of_them: bool

    def holds(self, frames: Sequence[Frame], is_over: bool) -> bool | None:
        """Returns the conjunction or disjunction in three-valued logic."""
        found = [part.holds(frames, is_over) for part in self.parts]
        if (not self.all_of_them) in found:
            return not self.all_of_them
        return None if None in found else self.all_of_them


@attrs.frozen
class NeverCondition(Condition):
    """A condition that another condition never becomes true."""

    part: Condition

    def holds(self, frames: Sequence[Frame], is_over: bool) -> bool | None:
        """Returns the negation of the result of the other condition; None while that is open."""
        found = self.part.holds(frames, is_over)
        return None if found is None else not found


@attrs.frozen
class UnlessCondition(Condition):
    """A condition that can no longer become true once another condition (`spoiler`) has become true."""

    part: Condition
    spoiler: Condition

    def holds(self, frames: Sequence[Frame], is_over: bool) -> bool | None:
        """Returns False if the spoiler holds while `part` is still open; a result that is already final stays."""
        found = self.part.holds(frames, is_over)
        return False if found is None and self.spoiler.holds(frames, False) else found


# -- reading ---------------------------------------------------------------------------------------------------------


def condition_of(value: object, game: LessonGame, players: int, deep: int = 0) -> Condition:
    """Returns the condition described by plain values. Raises FaultyValueError with the path of the fault."""
    if not isinstance(value, dict):
        raise FaultyValueError(f"{excerpt(value)} is not a record")
    if deep > MOST_DEEP:
        raise FaultyValueError("conditions within conditions without end")
    said = dict(value)
    if "unless" in said:
        spoiler = _below("unless", lambda: condition_of(said.pop("unless"), game, players, deep + 1))
        return UnlessCondition(condition_of(said, game, players, deep + 1), spoiler)
    for name in ("all", "any"):
        if name in said:
            parts = _several(said.pop(name), name, lambda one: condition_of(one, game, players, deep + 1))
            _nothing_left(said)
            return CombinedCondition(tuple(parts), name == "all")
    if "never" in said:
        part = _below("never", lambda: condition_of(said.pop("never"), game, players, deep + 1))
        _nothing_left(said)
        return NeverCondition(part)
    if "sum" in said:
        summands = _several(said.pop("sum"), "sum", lambda one: _summand(one, game, players))
        bounds = _bounds(said)
        _nothing_left(said)
        return SumCondition(tuple(summands), bounds)
    if "state" in said:
        return _stands(said, game, players)
    return EventCondition(_pattern(said, game, players))


def _below(step: str, read: Callable[[], Any]) -> Any:
    try:
        return read()
    except FaultyValueError as error:
        raise FaultyValueError(str(error), f".{step}{error.path}") from None


def _several(value: object, step: str, read: Callable[[object], Any]) -> list[Any]:
    if not isinstance(value, list) or not 1 <= len(value) <= MOST_PARTS:
        raise FaultyValueError(f"is not a list of 1 to {MOST_PARTS}", f".{step}")
    found = []
    for number, one in enumerate(value):
        try:
            found.append(read(one))
        except FaultyValueError as error:
            raise FaultyValueError(str(error), f".{step}[{number}]{error.path}") from None
    return found


def _nothing_left(said: Mapping[str, Any]) -> None:
    for name in said:
        raise FaultyValueError("is not known", f".{excerpt(name)[1:-1]}")


def _seat(value: object, players: int, step: str) -> int:
    if type(value) is not int or not 0 <= value < players:
        raise FaultyValueError(f"{excerpt(value)} is no seat", f".{step}")
    return value


def _bounds(said: dict[str, Any]) -> Bounds:
    least, most = said.pop("min", None), said.pop("max", None)
    for name, value in (("min", least), ("max", most)):
        if value is not None and (type(value) is not int or abs(value) >= LARGEST):
            raise FaultyValueError(f"{excerpt(value)} is not a whole number", f".{name}")
    if least is None and most is None:
        raise FaultyValueError("has neither min nor max")
    return Bounds(least, most)


def _stands(said: dict[str, Any], game: LessonGame, players: int) -> CountCondition:
    state = said.pop("state")
    if type(state) is not str or state not in game.states:
        raise FaultyValueError(f"{excerpt(state)} is nothing that can be counted", ".state")
    piece = said.pop("piece", "")
    if type(piece) is not str or (piece and piece not in game.pieces):
        raise FaultyValueError(f"{excerpt(piece)} is no piece", ".piece")
    seat = _seat(said.pop("seat", 0), players, "seat")
    over = said.pop("over", None)
    if over is not None and over not in (START, OTHERS):
        over = _seat(over, players, "over")
    at = said.pop("at", "")
    if at not in ("", END):
        raise FaultyValueError(f"{excerpt(at)} is not {END!r}", ".at")
    bounds = _bounds(said)
    _nothing_left(said)
    return CountCondition(game, state, seat, piece, over, bounds, at == END)


def _summand(value: object, game: LessonGame, players: int) -> tuple[EventPattern, str]:
    if not isinstance(value, dict):
        raise FaultyValueError(f"{excerpt(value)} is not a record")
    said = dict(value)
    add = said.pop("add", None)
    pattern = _pattern(said, game, players)
    if type(add) is not str or add not in _fields(pattern.kind):
        raise FaultyValueError(f"{excerpt(add)} is nothing of the event", ".add")
    return pattern, add


def _fields(kind: type) -> Iterable[str]:
    return [field.name for field in attrs.fields(kind)]


def _pattern(said: dict[str, Any], game: LessonGame, players: int) -> EventPattern:
    name = said.pop("event", None)
    kind = game.events.get(name) if isinstance(name, str) else None
    if kind is None:
        raise FaultyValueError(f"{excerpt(name)} is no event", ".event")
    known = _fields(kind)
    wanted: list[tuple[str, Any]] = []
    for field, value in said.items():
        if field not in known:
            raise FaultyValueError("is not known", f".{excerpt(field)[1:-1]}")
        if field == "seat":
            _seat(value, players, field)
        if isinstance(value, dict):
            wanted.append((field, _below(field, partial(_bounds_by_kind, dict(value), game))))
        elif type(value) in (int, bool, str):
            if type(value) is str and value not in game.pieces and value not in _words_of(kind):
                raise FaultyValueError(f"{excerpt(value)} is no piece", f".{field}")
            wanted.append((field, value))
        else:
            raise FaultyValueError(f"{excerpt(value)} is no piece and no number", f".{field}")
    return EventPattern(kind, tuple(wanted))


def _bounds_by_kind(said: dict[str, Any], game: LessonGame) -> Bounds:
    piece = said.pop("piece", None)
    bounds = _bounds(said)
    _nothing_left(said)
    if piece is None:
        return bounds
    found = game.pieces.get(piece) if isinstance(piece, str) else None
    if not isinstance(found, int):
        raise FaultyValueError(f"{excerpt(piece)} is no piece", ".piece")
    return attrs.evolve(bounds, index=int(found))


def _words_of(kind: type) -> set[str]:
    """Returns the ids that fields of the event may have besides pieces: the members of its enumerations."""
    resolved = attrs.fields(attrs.resolve_types(kind))
    found = set()
    for field in resolved:
        if isinstance(field.type, type) and issubclass(field.type, Enum):
            found |= {str(getattr(member, "id", member.value)) for member in field.type}
    return found
