"""The migrations of older formats, which knew no other game than Puerto Rico."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from puertorico_desktop.engine.puertorico.options import Options

GAME = Options.game


def with_expansions(document: dict[str, Any]) -> dict[str, Any]:
    """From 1 to 2: adds expansions and optional rules, of which the classic base game has none."""
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


def with_smugglers(document: dict[str, Any]) -> dict[str, Any]:
    """From 2 to 3: smugglers and people out of the game. Files without these fields have none (`added_later`)."""
    return document


def with_tasks(document: dict[str, Any]) -> dict[str, Any]:
    """From 3 to 4: tasks and achievement cards. Files without these fields have none (`added_later`)."""
    return document


def with_puertomas(document: dict[str, Any]) -> dict[str, Any]:
    """From 4 to 5: adds the options about automatic opponents, of which older games have none; other games have no
    such options."""
    if document.get("game", GAME) != GAME:
        return document
    return {**document, "options": {"puertomas": 0, "level": "normal", **document["options"]}}


def with_base_game(snapshot: dict[str, Any]) -> dict[str, Any]:
    """Returns the snapshot with all missing fields that only expansions use, set to their values in the base game."""
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
"""The additional fields of phases, with their values in a game without expansions."""


def _ending_2(phase: dict[str, Any], decision: object) -> dict[str, Any]:
    return {"ending": decision is None} if phase["phase"] == "round" else {}
