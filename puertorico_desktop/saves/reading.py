"""Helpers of all readers of files: check the magic and the format, and decompress with a size limit."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from puertorico_desktop.saves.converter import parse_json
from puertorico_desktop.saves.errors import Problem, SaveError
from puertorico_desktop.saves.files import read_bytes

T = TypeVar("T")
ZLIB, GZIP = zlib.MAX_WBITS, zlib.MAX_WBITS + 16
"""The `wbits` argument of zlib for data with a zlib header (`ZLIB`) or a gzip header (`GZIP`)."""


def headed(data: bytes, magic: str, format: int) -> dict[str, Any]:
    """Returns the JSON record of some data if it has this `magic` and `format`. Raises SaveError, NEWER_FORMAT for a
    later format."""
    value = parse_json(data)
    if not isinstance(value, dict) or value.get("magic") != magic:
        raise SaveError(Problem.NOT_A_SAVE, "magic", f"is not {magic!r}")
    found = value.get("format")
    if type(found) is not int or found != format:
        newer = type(found) is int and found > format
        raise SaveError(Problem.NEWER_FORMAT if newer else Problem.DAMAGED, "format", "is not known")
    return value


def unpacked(data: bytes, most: int, form: int = ZLIB) -> bytes:
    """Returns the content of compressed data, regardless of the size that their header claims. Raises SaveError:
    NOT_A_SAVE if the data are not in the compression `form`, DAMAGED if they are truncated, have trailing data, or
    hold more than `most` bytes."""
    unpacking = zlib.decompressobj(wbits=form)
    try:
        content = unpacking.decompress(data, most + 1)
    except zlib.error as error:
        raise SaveError(Problem.NOT_A_SAVE, fault=str(error)) from None
    if len(content) > most or not unpacking.eof or unpacking.unused_data:
        raise SaveError(Problem.DAMAGED, fault=f"is cut short, or has more than {most} bytes")
    return content


def read_if_there(path: Path, most: int, decode: Callable[[bytes], T]) -> T | None:
    """Returns the decoded content of a file of at most `most` bytes; None if there is no file. Raises SaveError."""
    try:
        return decode(read_bytes(path, most))
    except SaveError as error:
        if error.problem is Problem.NOT_FOUND:
            return None
        raise
