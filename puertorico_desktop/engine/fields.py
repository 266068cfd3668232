"""The methods that attrs classes share whose `__init__` is written out, so that a compiler makes native classes of
them."""

from __future__ import annotations

from typing import Any

import attr


def have_equal_fields(one: Any, other: object) -> bool:
    """Returns whether two objects are of the same class and agree in all fields that count for equality."""
    kind: Any = type(one)
    if kind is not type(other):
        return False
    names = [field.name for field in attr.fields(kind) if field.eq]
    return all(getattr(one, name) == getattr(other, name) for name in names)


def fields_text(one: Any) -> str:
    """Returns the class with its fields, for people who look for an error."""
    shown = (f"{field.name}={getattr(one, field.name)!r}" for field in attr.fields(one.__class__) if field.repr)
    return f"{type(one).__name__}({', '.join(shown)})"
