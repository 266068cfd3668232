"""A JSON file that was exported, read row by row: no more than a row is taken apart at a time.

So a large file needs little more memory than its bytes, and whoever reads it in a thread does not hold up the others.
"""

from __future__ import annotations

import codecs
import json
import re
from collections.abc import Callable, Iterator, Mapping
from math import isfinite
from typing import Any, Final

from puertorico_desktop.learn.history.schema import VERSION
from puertorico_desktop.saves.converter import MOST_VALUES, FaultyValueError, excerpt
from puertorico_desktop.saves.errors import Problem, SaveError

MOST_ROWS: Final = 200_000
"""The longest list that is read."""
MOST_LEFT_OUT: Final = 10 * MOST_ROWS
"""The longest list that is left out: of purchases there are some forty a game."""
CHUNK: Final = 1 << 18
"""In bytes: so much is looked at together."""
MOST_ROW: Final = 16 * CHUNK
"""In bytes: no row is longer, nor anything else beside the lists."""
NEEDED: Final = frozenset({"version", "games", "tries", "names"})
"""What every export has."""
_SPACE: Final = re.compile(r"[ \t\n\r]*")
_SEPARATORS: Final = (",", "[", "{")

Take = Callable[[dict[str, Any], slice], None]
"""Is given a row, and where its bytes are."""


def read_rows(data: bytes, takers: Mapping[str, Take], should_stop: Callable[[], bool] = lambda: False) -> None:
    """Reads an export, and gives each row of a list to its taker; other lists are left out.

    Raises SaveError: NOT_A_SAVE for what is no export, NEWER_FORMAT for one of a newer version, DAMAGED where a list
    has no rows, a number is none, or it should stop.
    """
    met: set[str] = set()
    version: object = None
    try:
        reader = _Reader(data, should_stop)
        for key in reader.fields():
            if key in met:
                raise FaultyValueError(f"{excerpt(key)} stands there twice")
            met.add(key)
            if key == "version":
                version = reader.value()
                if type(version) is int and version > VERSION:
                    raise SaveError(Problem.NEWER_FORMAT, key, f"{excerpt(version)} is newer than {VERSION}")
            elif key in takers:
                _read_list(reader, key, takers[key])
            else:
                reader.skip()
    except FaultyValueError as error:
        raise SaveError(Problem.DAMAGED, fault=str(error)) from None
    except (ValueError, RecursionError) as error:
        raise SaveError(Problem.NOT_A_SAVE, fault=str(error)) from None
    if not met >= NEEDED:
        raise SaveError(Problem.NOT_A_SAVE, fault="is no export of the games")
    if type(version) is not int or version < 1:
        raise SaveError(Problem.DAMAGED, "version", "is not a number from 1 on")


def _read_list(reader: _Reader, name: str, take: Take) -> None:
    if reader.letter() != "[":
        raise SaveError(Problem.DAMAGED, name, "is no list of rows")
    for count, (row, place) in enumerate(reader.items(), 1):
        if count > MOST_ROWS or not isinstance(row, dict):
            raise SaveError(Problem.DAMAGED, name, "is no list of rows")
        take(row, place)


def _no_number(text: str) -> object:
    raise FaultyValueError(f"{excerpt(text)} is not a number")


def _finite(text: str) -> float:
    value = float(text)
    if not isfinite(value):
        raise FaultyValueError(f"{excerpt(text)} is too large")
    return value


_decoder: Final = json.JSONDecoder(parse_constant=_no_number, parse_float=_finite)


class _Reader:
    """Where the reading of a file stands: `_place` in its bytes, `_at` in the part that is decoded."""

    def __init__(self, data: bytes, should_stop: Callable[[], bool]) -> None:
        self._data, self._should_stop = data, should_stop
        self._place = len(codecs.BOM_UTF8) if data.startswith(codecs.BOM_UTF8) else 0
        self._text, self._at, self._is_rest = "", 0, False
        self._decode(CHUNK)

    def letter(self) -> str:
        """Returns the next letter that is no space, without passing it; an empty text at the end."""
        while True:
            found = _SPACE.match(self._text, self._at)
            self._pass(self._at if found is None else found.end())
            if self._at < len(self._text) or self._is_rest:
                return self._text[self._at : self._at + 1]
            self._decode(CHUNK)

    def fields(self) -> Iterator[str]:
        """Passes the one record that the file is, and yields its keys; each value is to be passed after its key."""
        self._take("{")
        while self.letter() != "}":
            key = self.value()
            if type(key) is not str:
                raise ValueError("a key is no text")
            self._take(":")
            yield key
            self._go_on("}")
        self._take("}")
        if self.letter():
            raise ValueError("it goes on behind its end")

    def items(self) -> Iterator[tuple[Any, slice]]:
        """Passes a list, and yields its values with their places in the bytes."""
        self._take("[")
        while self.letter() != "]":
            start = self._place
            value = self.value()
            yield value, slice(start, self._place)
            self._go_on("]")
        self._take("]")

    def skip(self) -> None:
        """Passes a value: a list item by item."""
        if self.letter() != "[":
            self.value()
            return
        for count, _ in enumerate(self.items(), 1):
            if count > MOST_LEFT_OUT:
                raise ValueError("a list is too long")

    def _go_on(self, end: str) -> None:
        """Passes the comma before the next value, if this was not the last one."""
        if self.letter() != end:
            self._take(",")
            if self.letter() == end:
                raise ValueError(f"there is nothing before {end}")

    def _take(self, letter: str) -> None:
        if self.letter() != letter:
            raise ValueError(f"there is no {letter}")
        self._pass(self._at + 1)

    def value(self) -> Any:
        """Passes a value and returns it."""
        self.letter()
        size = CHUNK
        while True:
            try:
                value, end = _decoder.raw_decode(self._text, self._at)
            except json.JSONDecodeError:
                if self._is_rest:
                    raise
            else:
                if end < len(self._text) or self._is_rest:  # else it may be cut short
                    self._pass(end)
                    return value
            if not self._at:
                if size >= MOST_ROW or sum(map(self._text.count, _SEPARATORS)) > MOST_VALUES:
                    raise ValueError("a row is too long")
                size *= 2
            self._decode(size)

    def _pass(self, to: int) -> None:
        self._place += len(self._text[self._at : to].encode())
        self._at = to

    def _decode(self, size: int) -> None:
        """Decode the next part, so that it begins where the reading stands."""
        if self._should_stop():
            raise FaultyValueError("was stopped")
        part = self._data[self._place : self._place + size]
        self._is_rest = self._place + size >= len(self._data)
        self._text = codecs.getincrementaldecoder("utf-8")().decode(part, self._is_rest)
        self._at = 0
