"""Reads an exported JSON file row by row; only one row is decoded at a time.

A large file thus needs little more memory than its bytes, and a thread that reads one does not block other threads
for long.
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
"""The largest number of rows of a list that is read."""
MOST_LEFT_OUT: Final = 10 * MOST_ROWS
"""The largest number of rows of a list that is skipped: there are about forty purchases a game."""
CHUNK: Final = 1 << 18
"""The number of bytes decoded together."""
MOST_ROW: Final = 16 * CHUNK
"""The largest size in bytes of a row, and of everything beside the lists."""
NEEDED: Final = frozenset({"version", "games", "tries", "names"})
"""The keys that every export has."""
_SPACE: Final = re.compile(r"[ \t\n\r]*")
_SEPARATORS: Final = (",", "[", "{")

Take = Callable[[dict[str, Any], slice], None]
"""Called with a row and the slice of its bytes in the file."""


def read_rows(data: bytes, takers: Mapping[str, Take], should_stop: Callable[[], bool] = lambda: False) -> None:
    """Read an export and pass each row of a list to the function in `takers` for that list; other lists are skipped.

    Raises SaveError: NOT_A_SAVE for a file that is no export, NEWER_FORMAT for one of a newer version, DAMAGED if a
    list has no rows, a number is invalid, or `should_stop` returned true.
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
    """A reader of JSON with its position in the file: `_place` in the bytes, `_at` in the decoded part."""

    def __init__(self, data: bytes, should_stop: Callable[[], bool]) -> None:
        self._data, self._should_stop = data, should_stop
        self._place = len(codecs.BOM_UTF8) if data.startswith(codecs.BOM_UTF8) else 0
        self._text, self._at, self._is_rest = "", 0, False
        self._decode(CHUNK)

    def letter(self) -> str:
        """Returns the next character that is not white space, without consuming it; an empty text at the end."""
        while True:
            found = _SPACE.match(self._text, self._at)
            self._pass(self._at if found is None else found.end())
            if self._at < len(self._text) or self._is_rest:
                return self._text[self._at : self._at + 1]
            self._decode(CHUNK)

    def fields(self) -> Iterator[str]:
        """Reads the record that makes up the file and yields its keys; the caller must consume the value after each
        key."""
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
        """Reads a list and yields its values with the slices of their bytes."""
        self._take("[")
        while self.letter() != "]":
            start = self._place
            value = self.value()
            yield value, slice(start, self._place)
            self._go_on("]")
        self._take("]")

    def skip(self) -> None:
        """Consume a value without returning it; a list is consumed item by item."""
        if self.letter() != "[":
            self.value()
            return
        for count, _ in enumerate(self.items(), 1):
            if count > MOST_LEFT_OUT:
                raise ValueError("a list is too long")

    def _go_on(self, end: str) -> None:
        """Consume the comma before the next value, unless the end of the list or record follows."""
        if self.letter() != end:
            self._take(",")
            if self.letter() == end:
                raise ValueError(f"there is nothing before {end}")

    def _take(self, letter: str) -> None:
        if self.letter() != letter:
            raise ValueError(f"there is no {letter}")
        self._pass(self._at + 1)

    def value(self) -> Any:
        """Consumes a value and returns it."""
        self.letter()
        size = CHUNK
        while True:
            try:
                value, end = _decoder.raw_decode(self._text, self._at)
            except json.JSONDecodeError:
                if self._is_rest:
                    raise
            else:
                if end < len(self._text) or self._is_rest:  # otherwise the value may be incomplete
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
        """Decode the next part of the file, beginning at the current position."""
        if self._should_stop():
            raise FaultyValueError("was stopped")
        part = self._data[self._place : self._place + size]
        self._is_rest = self._place + size >= len(self._data)
        self._text = codecs.getincrementaldecoder("utf-8")().decode(part, self._is_rest)
        self._at = 0
