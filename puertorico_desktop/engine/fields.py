"""What attrs classes share whose `__init__` is written out, so that a compiler makes native classes of them."""

from __future__ import annotations

from typing import Any

import attr


class FieldMethods:
    """Equality, text and pickling by the attrs fields of the class.

    `__init__` takes a value for each field, in the order of `attr.fields`.
    """

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return False
        return all(getattr(self, one.name) == getattr(other, one.name) for one in _fields_of(self) if one.eq)

    def __repr__(self) -> str:
        shown = (f"{one.name}={getattr(self, one.name)!r}" for one in _fields_of(self) if one.repr)
        return f"{type(self).__name__}({', '.join(shown)})"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), tuple([getattr(self, one.name) for one in _fields_of(self)])


def _fields_of(one: object) -> tuple[attr.Attribute[Any], ...]:
    kind: Any = type(one)
    fields: tuple[attr.Attribute[Any], ...] = attr.fields(kind)
    return fields
