"""Dictionaries that cache computed values, with a limited number of entries."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

_Key = TypeVar("_Key")
_Value = TypeVar("_Value")


class BoundedCache(dict[_Key, _Value]):
    """A dictionary for at most `max_size` values; when `store` finds it full, all of them are dropped."""

    def __init__(self, max_size: int) -> None:
        super().__init__()
        self._max_size = max_size

    def store(self, key: _Key, value: _Value) -> _Value:
        """Store a value and return it."""
        if len(self) >= self._max_size:
            self.clear()
        self[key] = value
        return value


class Memo(BoundedCache[_Key, _Value]):
    """A cache of values that are computed from their keys: a missing value is computed on access."""

    def __init__(self, compute: Callable[[_Key], _Value], max_size: int) -> None:
        super().__init__(max_size)
        self._compute = compute

    def __missing__(self, key: _Key) -> _Value:
        value = self._compute(key)
        # Inlined `store`: compiled code calls methods of subclasses of dict slowly.
        if len(self) >= self._max_size:
            self.clear()
        self[key] = value
        return value
