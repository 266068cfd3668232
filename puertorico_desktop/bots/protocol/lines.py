"""The lines that programs exchange to play with each other, as `resources/engine-protocol.md` describes them.

A line is a word, followed by a space and its data: a JSON record wherever the data have a structure.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from puertorico_desktop.bots.base import Budget
from puertorico_desktop.engine.game import AnyGame, excerpt
from puertorico_desktop.engine.games import USUAL_GAME
from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.saves.errors import SaveError
from puertorico_desktop.saves.format import SaveFormat
from puertorico_desktop.saves.games import FORMATS, format_of

PROTOCOL = 1
"""The version of the protocol. It is raised when programs that know only the earlier version would misunderstand
it."""
MAX_SECONDS = 1_000_000
"""The longest time that is accepted, in seconds."""
HEARS, PLAYED = "hears", "played"
"""The key, and its value, with which an engine asks in its `id` to be told the actions of the other players."""
GAME_SEED = "game_seed"
"""The option of the engine for the seed of the game at the table."""
LARGEST_SEED = (1 << 31) - 1
"""The largest seed; every programming language has integers of this size."""


class ProtocolError(ValueError):
    """A line is not valid; the message gives the reason in one line."""


def line(word: str, value: object = None) -> str:
    """Returns a line of a word and, if `value` is not None, its record."""
    return word if value is None else f"{word} {json.dumps(value, separators=(', ', ': '))}"


def split_line(text: str) -> tuple[str, str]:
    """Returns the word of a line and the rest of it; two empty strings if the line is empty."""
    word, _, rest = text.strip().partition(" ")
    return word, rest.strip()


def record(text: str, known: Iterable[str]) -> dict[str, Any]:
    """Returns the record after a word, an empty one if there is none. Raises ProtocolError if it is not a JSON record
    or has keys that are not in `known`."""
    if not text:
        return {}
    try:
        value = json.loads(text, parse_constant=_no_number)
    except (ValueError, RecursionError) as error:
        raise ProtocolError(f"this is not JSON: {error}") from None
    if not isinstance(value, dict):
        raise ProtocolError(f"this is not a JSON record: {excerpt(text)}")
    unknown = value.keys() - set(known)
    if unknown:
        raise ProtocolError(f"{excerpt(min(unknown))} is not known here")
    return value


def _no_number(text: str) -> object:
    raise ValueError(f"{text} is not a number")


# -- budgets --------------------------------------------------------------------------------------------------------


def budget_data(budget: Budget | None) -> dict[str, float]:
    """Returns the record after `go`."""
    limits = {} if budget is None else {"seconds": budget.seconds, "nodes": budget.nodes}
    return {name: limit for name, limit in limits.items() if limit is not None}


def budget_of(text: str) -> Budget | None:
    """Returns the budget after `go`; None if it is the usual one of the bot. Raises ProtocolError if it is not
    valid."""
    limits = record(text, ("seconds", "nodes"))
    seconds, nodes = limits.get("seconds"), limits.get("nodes")
    if seconds is not None and not (type(seconds) in (int, float) and 0 < seconds <= MAX_SECONDS):
        raise ProtocolError(f"'seconds' must be a number above 0 and not above {MAX_SECONDS}")
    if nodes is not None and not (type(nodes) is int and nodes > 0):
        raise ProtocolError("'nodes' must be a whole number above 0")
    return Budget(seconds, nodes) if limits else None


def field_of(text: str, key: str) -> object:
    """Returns that field of a record; None if it cannot be read, because a program may write anything about
    itself."""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return value.get(key) if isinstance(value, dict) else None


# -- positions ------------------------------------------------------------------------------------------------------


def position_data(game: AnyGame) -> dict[str, Any]:
    """Returns the record after `position` for the seat that decides."""
    form = format_of(game.options)
    return {**named(form.kind.id), "observation": form.observed(game, game.asked), **form.choices(game)}


def new_game_data(game: AnyGame, known_rules: int | None = None) -> dict[str, Any]:
    """Returns the record after `newgame`. `known_rules` is the version of the rules of the usual game that the other
    program knows; if it is older than the one here, it is named: where the difference matters, the program will not
    accept the options or a position."""
    form = format_of(game.options)
    rules = form.kind.rules_version
    if known_rules is not None and form.kind.id == USUAL_GAME:
        rules = min(rules, known_rules)
    return {**named(form.kind.id), "options": form.options_data(game.options), "rules": rules}


def named(game: str) -> dict[str, str]:
    """Returns the fields that name the game with that id: none for the usual game."""
    return {} if game == USUAL_GAME else {"game": game}


def format_named(data: Mapping[str, Any]) -> SaveFormat[Any, Any, Any]:
    """Returns the save format of the game that a record names, that of the usual game if it names none. Raises
    ProtocolError if the game is unknown."""
    game = data.get("game", USUAL_GAME)
    if type(game) is not str or game not in FORMATS:
        raise ProtocolError(f"the game {excerpt(str(game))} is not known here")
    return FORMATS[game]


def position_of(text: str, rng: Rng) -> AnyGame:
    """Returns the game after `position`; the hidden information is drawn from `rng`. Raises ProtocolError if it is
    not valid.

    The seat that sees it must be the one that decides, and its legal actions must be the same as by the rules of this
    program.
    """
    data = record(text, ("game", "observation", "remembered_points", "legal", "placement"))
    form = format_named(data)
    remembered = data.get("remembered_points")
    if remembered is not None and not (
        isinstance(remembered, list) and all(type(points) is int for points in remembered)
    ):
        raise ProtocolError("'remembered_points' must be a list of whole numbers")
    try:
        game, seat = form.table_of(data.get("observation"), rng, remembered)
    except SaveError as error:
        raise ProtocolError(error.detail) from None
    if game.decision is None:
        raise ProtocolError("the game is over")
    if game.asked != seat:
        raise ProtocolError(f"the decision is that of seat {game.asked}, not of seat {seat}")
    legal, known = data.get("legal"), form.choices(game).get("legal", [])
    if legal is not None and not (isinstance(legal, list) and sorted(map(str, legal)) == sorted(known)):
        raise ProtocolError(f"the rules here allow other actions: {', '.join(known)}")
    decided: AnyGame = game
    return decided
