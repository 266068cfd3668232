"""Migrations of older save formats, one version at a time.

A migration is a function on the plain JSON of its format; it never uses the current classes. One real file of every
format is kept in `tests/data/saves` permanently.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from puertorico_desktop.saves.converter import excerpt
from puertorico_desktop.saves.errors import Problem, SaveError

FORMAT = 6
"""The current version of the format, in which files are written."""

Migration = Callable[[dict[str, Any]], dict[str, Any]]
"""A function from the document in a format to the document in the next one."""


def migrated(document: dict[str, Any], steps: Mapping[int, Migration], newest: int = FORMAT) -> dict[str, Any]:
    """Returns the document in the newest format, after all migrations from its own.

    Raises SaveError if the format is newer or missing, or a migration fails.
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
    """From 5 to 6: adds the number of hints, which was not counted before, and the challenge."""
    return {**document, "table": {**document["table"], "hints": 0, "challenge": ""}}
