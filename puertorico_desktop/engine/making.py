"""How actions of any game are made: what no field may hold is refused, and search has a quicker way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import attrs

_Made = TypeVar("_Made")
_Validator = Callable[[Any, "attrs.Attribute[Any]", Any], None]


def exactly(*kinds: type) -> _Validator:
    """A validator for a field whose value is of one of these classes, not of one that is merely equal to it: neither
    True nor 1.0 is a number of colonists, no tile is a good. It raises TypeError."""

    def check(_action: object, field: attrs.Attribute[Any], value: object) -> None:
        check_kind(field.name, value, *kinds)

    return check


def check_kind(name: str, value: object, *kinds: type) -> None:
    """Raises TypeError if the value of a field is of none of exactly these classes (see `exactly`)."""
    if type(value) not in kinds:
        wanted = " or ".join(kind.__name__ for kind in kinds)
        raise TypeError(f"{name} must be {wanted}, not {type(value).__name__}")


def check_tuple(name: str, value: object, kind: type) -> None:
    """Raises TypeError if the value of a field is no tuple of members of exactly this class."""
    if type(value) is not tuple:
        raise TypeError(f"{name} must be tuple, not {type(value).__name__}")
    for one in value:
        if type(one) is not kind:
            raise TypeError(f"{name} must hold {kind.__name__}, not {type(one).__name__}")


def maker(kind: type[_Made], field: str, **others: object) -> Callable[[Any], _Made]:
    """A quick way to make the actions of a kind for search: nothing is checked. All fields but one are the same in
    all of them, and given here."""
    new = object.__new__
    put = getattr(kind, field).__set__  # the slot itself, which does not know that the class is frozen
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
