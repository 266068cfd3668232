"""The steps from older formats that knew no other game than Puerto Rico."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from puertorico_desktop.engine.puertorico.options import Options

GAME = Options.game


def with_expansions(document: dict[str, Any]) -> dict[str, Any]:
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


def with_smugglers(document: dict[str, Any]) -> dict[str, Any]:
    """2 to 3: smugglers and people out of the game. A file that tells nothing of them has none (`added_later`)."""
    return document


def with_tasks(document: dict[str, Any]) -> dict[str, Any]:
    """3 to 4: tasks and achievement cards. A file that tells nothing of them has none (`added_later`)."""
    return document


def with_puertomas(document: dict[str, Any]) -> dict[str, Any]:
    """4 to 5: automatic opponents, of which a game of another kind knows nothing and an older one has none."""
    if document.get("game", GAME) != GAME:
        return document
    return {**document, "options": {"puertomas": 0, "level": "normal", **document["options"]}}


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
