"""Validation and fast construction of action objects, for any game: wrong types are refused, and search skips the
checks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import attrs

_Made = TypeVar("_Made")
_Validator = Callable[[Any, "attrs.Attribute[Any]", Any], None]


def exactly(*kinds: type) -> _Validator:
    """Returns a validator for a field whose value must be of exactly one of these classes; a value that is merely
    equal is refused: neither True nor 1.0 is a number of colonists, no tile is a good. The validator raises
    TypeError."""

    def check(_action: object, field: attrs.Attribute[Any], value: object) -> None:
        check_kind(field.name, value, *kinds)

    return check


def check_kind(name: str, value: object, *kinds: type) -> None:
    """Raise TypeError if the class of a field's value is not exactly one of these classes (see `exactly`)."""
    if type(value) not in kinds:
        wanted = " or ".join(kind.__name__ for kind in kinds)
        raise TypeError(f"{name} must be {wanted}, not {type(value).__name__}")


def check_tuple(name: str, value: object, kind: type) -> None:
    """Raise TypeError if the value of a field is not a tuple whose members are all of exactly this class."""
    if type(value) is not tuple:
        raise TypeError(f"{name} must be tuple, not {type(value).__name__}")
    for one in value:
        if type(one) is not kind:
            raise TypeError(f"{name} must hold {kind.__name__}, not {type(one).__name__}")


def unchecked_constructor(kind: type[_Made], field: str, **others: object) -> Callable[[Any], _Made]:
    """Returns a function that quickly makes actions of a class for search, without any check. It takes the value of
    `field`; the other fields are the same in all of these actions, and given in `others`."""
    new = object.__new__
    put = getattr(kind, field).__set__  # the slot descriptor, which bypasses the frozen `__setattr__`
    fixed = [(getattr(kind, name).__set__, value) for name, value in others.items()]

    def make(value: Any) -> _Made:
        action = new(kind)
        put(action, value)
        return action

    def make_with_others(value: Any) -> _Made:
        action = make(value)
        for put_other, other in fixed:
            put_other(action, other)
        return action

    return make_with_others if fixed else make
