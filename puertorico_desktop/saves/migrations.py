"""Older formats of saves, brought up to date one step at a time.

A migration is a function on the plain JSON of its format; it never touches the classes of today. One real file of
every format is kept in `tests/data/saves` for ever.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from puertorico_desktop.saves.converter import excerpt
from puertorico_desktop.saves.errors import Problem, SaveError

FORMAT = 2
"""The format that is written today."""

Migration = Callable[[dict[str, Any]], dict[str, Any]]


def _with_expansions(document: dict[str, Any]) -> dict[str, Any]:
    """1 to 2: editions, expansions and optional rules, which the classic base game has none of."""
    origin = document["origin"]
    return {
        **document,
        "options": {
            **document["options"],
            **{"expansions": [], "buildings": "base", "reading": "printed", "rules": [], "handicaps": []},
        },
        "origin": None if origin is None else {**origin, "snapshot": with_base_game(origin["snapshot"])},
        "snapshot": with_base_game(document["snapshot"]),
    }


def with_base_game(snapshot: dict[str, Any]) -> dict[str, Any]:
    """The snapshot with everything that only expansions need as it is without them, where it is not told."""
    return {
        "noble_ship": 0,
        "noble_supply": 0,
        **snapshot,
        "players": [
            {
                "idle_nobles": 0,
                "forests": {},
                **player,
                "island": [{"nobles": 0, **lying} for lying in player["island"]],
                "city": [{"nobles": 0, **standing} for standing in player["city"]],
            }
            for player in snapshot["players"]
        ],
        "phases": [
            {**_PHASES_2.get(phase["phase"], {}), **_ending_2(phase, snapshot["decision"]), **phase}
            for phase in snapshot["phases"]
        ],
    }


_PHASES_2: Mapping[str, dict[str, Any]] = {
    "settler": {"spent": [], "put_off": [], "over": False},
    "mayor": {"placed": False},
    "craftsman": {"harvest": {}, "extra": 0, "over": False},
    "trader": {"spent": []},
    "captain": {"small_wharves_used": []},
}
"""What the phases note besides, in a game without expansions."""


def _ending_2(phase: dict[str, Any], decision: object) -> dict[str, Any]:
    return {"ending": decision is None} if phase["phase"] == "round" else {}


MIGRATIONS: Mapping[int, Migration] = {1: _with_expansions}
"""From each older format the step to the next one."""


def migrated(
    document: dict[str, Any], steps: Mapping[int, Migration] = MIGRATIONS, newest: int = FORMAT
) -> dict[str, Any]:
    """The document in the newest format. Raises SaveError for one that is newer still, or has no format."""
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
