"""The methods that attrs classes share whose `__init__` is written out, so that a compiler makes native classes of
them."""

from __future__ import annotations

from typing import Any

import attr


def have_equal_fields(one: Any, other: Any) -> bool:
    """Returns whether two objects are of the same class and agree in all fields that count for equality."""
    if type(one) is not type(other):
        return False
    names = [field.name for field in _fields_of(one) if field.eq]
    return all(getattr(one, name) == getattr(other, name) for name in names)


def fields_text(one: Any) -> str:
    """Returns the class with its fields, for people who look for an error."""
    shown = (f"{field.name}={getattr(one, field.name)!r}" for field in _fields_of(one) if field.repr)
    return f"{type(one).__name__}({', '.join(shown)})"


def rebuilding(one: Any) -> tuple[Any, tuple[Any, ...]]:
    """Returns what pickle needs to make an equal object: the class and a value for each field."""
    return type(one), tuple(getattr(one, field.name) for field in _fields_of(one))


def _fields_of(one: Any) -> tuple[attr.Attribute[Any], ...]:
    kind: Any = type(one)
    fields: tuple[attr.Attribute[Any], ...] = attr.fields(kind)
    return fields
