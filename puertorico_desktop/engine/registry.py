"""A mapping whose values are loaded on first access, so that a player of one game does not wait for the import of all
others."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, MutableMapping
from typing import TypeVar

T = TypeVar("T")


class Registry(MutableMapping[str, T]):
    """A mutable mapping by id with lazy loading. `loaders` maps each id to a function that imports and returns the
    value; as in a dictionary, another value may be set for an id."""

    def __init__(self, loaders: Mapping[str, Callable[[], T]]) -> None:
        self._loaders = dict(loaders)
        self._loaded: dict[str, T] = {}

    def __getitem__(self, key: str) -> T:
        if key not in self._loaded:
            self._loaded.setdefault(key, self._loaders[key]())  # another thread may have loaded it in the meantime
        return self._loaded[key]

    def __setitem__(self, key: str, value: T) -> None:
        self._loaders[key] = lambda: value
        self._loaded[key] = value

    def __delitem__(self, key: str) -> None:
        del self._loaders[key]
        self._loaded.pop(key, None)

    def __iter__(self) -> Iterator[str]:
        return iter(self._loaders)

    def __len__(self) -> int:
        return len(self._loaders)

    def __contains__(self, key: object) -> bool:
        return key in self._loaders
