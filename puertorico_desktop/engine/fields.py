"""A base class for attrs classes whose `__init__` is written out, so that a compiler makes native classes of them."""

from __future__ import annotations

from collections.abc import Sequence
from types import FunctionType
from typing import Any

import attr


class FieldMethods:
    """Equality, `repr` and pickling by the attrs fields of the class.

    The `__init__` of a subclass takes a value for each field, in the order of `attr.fields`.
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


def use_quick_copy(kind: Any, deep: Sequence[str] = (), left_out: Sequence[str] = ()) -> None:
    """Replace `kind.copy` by a method that sets the fields of a new object without a call of `__init__`, which is a
    third quicker in Python. A compiled class stays as it is: there the call is quicker.

    Lists are copied; for the lists named in `deep` their elements too. The fields named in `left_out` get their
    defaults.
    """
    if not isinstance(kind.copy, FunctionType):
        return
    names = {"new_object": object.__new__, "kind": kind}
    lines = ["def copy(self):", "new = new_object(kind)"]
    for field in attr.fields(kind):
        value = f"self.{field.name}"
        if field.name in deep:
            value = f"[one.copy() for one in {value}]"
        elif field.name in left_out:
            value = repr(field.default)
        elif str(field.type).startswith("list"):
            value += "[:]"
        lines.append(f"new.{field.name} = {value}")
    exec("\n    ".join([*lines, "return new"]), names)
    kind.copy = names["copy"]
    kind.copy.__doc__ = "Returns an independent object with equal fields."


def _fields_of(one: object) -> tuple[attr.Attribute[Any], ...]:
    kind: Any = type(one)
    fields: tuple[attr.Attribute[Any], ...] = attr.fields(kind)
    return fields
