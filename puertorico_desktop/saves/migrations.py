"""Older formats of saves, brought up to date one step at a time.

A migration is a function on the plain JSON of its format; it never touches the classes of today. One real file of
every format is kept in `tests/data/saves` for ever.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from puertorico_desktop.saves.converter import excerpt
from puertorico_desktop.saves.errors import Problem, SaveError

FORMAT = 6
"""The format that is written today."""

Migration = Callable[[dict[str, Any]], dict[str, Any]]
"""A step from a format to the next one."""


def migrated(document: dict[str, Any], steps: Mapping[int, Migration], newest: int = FORMAT) -> dict[str, Any]:
    """The document in the newest format, by the step from each older one.

    Raises SaveError for one that is newer still, or has no format.
    """
    number = document.get("format")
    if type(number) is not int or number < 1:
        raise SaveError(Problem.DAMAGED, "format", "is not a number from 1 on")
    if number > newest:
        raise SaveError(Problem.NEWER_FORMAT, "format", f"{excerpt(number)} is newer than {newest}")
    for step in range(number, newest):
        try:
            document = {**steps[step](document), "format": step + 1}
        except (KeyError, IndexError, TypeError, ValueError, AttributeError) as error:
            raise SaveError(Problem.DAMAGED, "", f"format {step} as it should not be: {error!r}") from None
    return document


def with_hints(document: dict[str, Any]) -> dict[str, Any]:
    """5 to 6: how many hints were taken, which nobody counted before, and what the game was begun as."""
    return {**document, "table": {**document["table"], "hints": 0, "challenge": ""}}
