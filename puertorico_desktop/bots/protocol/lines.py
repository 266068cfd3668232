"""The lines in which programs play with each other, as `resources/engine-protocol.md` describes them.

A line is a word, and behind a space what belongs to it: a record in JSON wherever it has a structure.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from puertorico_desktop.bots.base import Budget
from puertorico_desktop.engine.game import excerpt
from puertorico_desktop.engine.puertorico.components import SITES
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.notation import words
from puertorico_desktop.engine.puertorico.state import DecisionKind
from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.saves.errors import SaveError
from puertorico_desktop.saves.puertorico.observed import observed, table_of

PROTOCOL = 1
"""Raised when programs that know only the protocol of before would be misunderstood."""
LONGEST = 1_000_000
"""The longest time in seconds that is understood."""
HEARS, PLAYED = "hears", "played"
"""With these words an engine tells in its `id` that it wants to be told what others do."""
LARGEST_SEED = (1 << 31) - 1
"""Every language has such numbers."""


class ProtocolError(ValueError):
    """A line is not as it has to be; the message says why in one line."""


def line(word: str, value: object = None) -> str:
    """A line of a word and its record."""
    return word if value is None else f"{word} {json.dumps(value, separators=(', ', ': '))}"


def split(text: str) -> tuple[str, str]:
    """The word of a line and the rest of it; two empty texts if there is nothing in it."""
    word, _, rest = text.strip().partition(" ")
    return word, rest.strip()


def record(text: str, known: Iterable[str]) -> dict[str, Any]:
    """The record behind a word, an empty one if there is nothing. Raises ProtocolError."""
    if not text:
        return {}
    try:
        value = json.loads(text, parse_constant=_no_number)
    except (ValueError, RecursionError) as error:
        raise ProtocolError(f"this is not JSON: {error}") from None
    if not isinstance(value, dict):
        raise ProtocolError(f"this is not a JSON record: {excerpt(text)}")
    strangers = value.keys() - set(known)
    if strangers:
        raise ProtocolError(f"{excerpt(min(strangers))} is not known here")
    return value


def _no_number(text: str) -> object:
    raise ValueError(f"{text} is not a number")


# -- budgets --------------------------------------------------------------------------------------------------------


def budget_data(budget: Budget | None) -> dict[str, float]:
    """The record behind `go`."""
    limits = {} if budget is None else {"seconds": budget.seconds, "nodes": budget.nodes}
    return {name: limit for name, limit in limits.items() if limit is not None}


def budget_of(text: str) -> Budget | None:
    """What stands behind `go`; None if the bot may think as long as it usually does. Raises ProtocolError."""
    limits = record(text, ("seconds", "nodes"))
    seconds, nodes = limits.get("seconds"), limits.get("nodes")
    if seconds is not None and not (type(seconds) in (int, float) and 0 < seconds <= LONGEST):
        raise ProtocolError(f"'seconds' must be a number above 0 and not above {LONGEST}")
    if nodes is not None and not (type(nodes) is int and nodes > 0):
        raise ProtocolError("'nodes' must be a whole number above 0")
    return Budget(seconds, nodes) if limits else None


def told(text: str, key: str) -> object:
    """What a program tells of itself under that key; None if it makes no sense, for that does no harm."""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return value.get(key) if isinstance(value, dict) else None


# -- positions ------------------------------------------------------------------------------------------------------


def legal_texts(game: PuertoRico) -> list[str]:
    """The texts of all legal actions; there are none for a placement of colonists, which are too many."""
    if game.kind is DecisionKind.PLACE_COLONISTS:
        return []
    return [game.text(action) for action in game.legal_actions()]


def position_data(game: PuertoRico) -> dict[str, Any]:
    """The record behind `position` for the seat that decides.

    `remembered_points` are the chips of everybody, for they were won in plain sight (see `PuertoRico.determinize`).
    """
    data: dict[str, Any] = {
        "observation": observed(game, game.asked),
        "remembered_points": [player.points for player in game.players],
    }
    if game.kind is DecisionKind.PLACE_COLONISTS:
        player = game.players[game.asked]
        data["placement"] = {
            "colonists": min(player.all_colonists, player.all_circles),
            "circles": {words(SITES[site]): player.circles[site] for site in player.sites},
        }
    else:
        data["legal"] = legal_texts(game)
    return data


def position_of(text: str, rng: Rng) -> PuertoRico:
    """The game that stands behind `position`; `rng` decides what nobody knows. Raises ProtocolError.

    The seat that sees it must be the one that decides, and its legal actions must be those that the rules here allow.
    """
    data = record(text, ("observation", "remembered_points", "legal", "placement"))
    remembered = data.get("remembered_points")
    if remembered is not None and not (
        isinstance(remembered, list) and all(type(points) is int for points in remembered)
    ):
        raise ProtocolError("'remembered_points' must be a list of whole numbers")
    try:
        game, seat = table_of(data.get("observation"), rng, remembered)
    except SaveError as error:
        raise ProtocolError(error.detail) from None
    if game.decision is None:
        raise ProtocolError("the game is over")
    if game.asked != seat:
        raise ProtocolError(f"the decision is that of seat {game.asked}, not of seat {seat}")
    legal = data.get("legal")
    if legal is not None and not (isinstance(legal, list) and sorted(map(str, legal)) == sorted(legal_texts(game))):
        raise ProtocolError(f"the rules here allow other actions: {', '.join(legal_texts(game))}")
    return game
