"""Files of games played with search: the actions, the visits of searches to each action, and their expectations.

A file is compressed lines of JSON: first the origin of the games, then a line for each game. A game is recorded by
its options, its seed and its actions in notation; to learn from its positions, it is played again. Reading is strict
and bounded.
"""

from __future__ import annotations

import gzip
import io
import json
import zlib
from collections.abc import Sequence
from typing import Any, Final

import attrs

from puertorico_desktop.engine.game import GameOptions
from puertorico_desktop.saves.converter import FOR_EVERY_ACTION, make_converter, parse_json, structured
from puertorico_desktop.saves.errors import Problem, SaveError
from puertorico_desktop.saves.games import FORMATS

SUFFIX: Final = ".games.gz"
FORMAT: Final = 1
MOST_BYTES: Final = 16_000_000
"""The size limit of a file, in bytes."""
MOST_OPENED: Final = 64_000_000
"""The size limit of a file after decompression, in bytes."""
MOST_GAMES: Final = 1000
"""The greatest number of games in one file."""
SHARES: Final = 10_000
"""Shares of the victory are stored as whole numbers of this many parts."""
_COMPRESSION: Final = 6
_CONVERTER = make_converter()
_OPTIONS: Final = "options"


@attrs.frozen
class Origin:
    """The origin of games: the version of the program, a hash of its sources and weights (`program`), the version of
    the rules, the game's id, the fingerprints of the players' weights by name, the playouts of each decision, and the
    seed of the run."""

    format: int
    version: str
    program: str
    rules: int
    game: str
    weights: dict[str, str]
    nodes: int
    seed: int


@attrs.frozen
class Look:
    """The result of a search at the decision after `ply` actions.

    `visits` are the numbers of visits to each of the game's candidates (`GameKnowledge.candidates`), in their order,
    then to the actions in `more`, which the search added itself. `wins` are the shares of the victory by seat.
    """

    ply: int
    visits: tuple[int, ...]
    wins: tuple[int, ...]
    more: tuple[str, ...]


@attrs.frozen
class SearchedGame:
    """One game: the player's name for each seat, all actions in notation, the results of the searches, and the places
    and points at the end by seat. `options` are plain data, as in saves."""

    seed: int
    options: dict[str, Any]
    seats: tuple[str, ...]
    actions: tuple[str, ...] = attrs.field(metadata=FOR_EVERY_ACTION)
    looks: tuple[Look, ...] = attrs.field(metadata=FOR_EVERY_ACTION)
    places: tuple[int, ...]
    points: tuple[int, ...]


@attrs.frozen
class _GameRecord:
    """The contents of a game's line without its options."""

    seed: int
    seats: tuple[str, ...]
    actions: tuple[str, ...] = attrs.field(metadata=FOR_EVERY_ACTION)
    looks: tuple[Look, ...] = attrs.field(metadata=FOR_EVERY_ACTION)
    places: tuple[int, ...]
    points: tuple[int, ...]


def encode(origin: Origin, games: Sequence[SearchedGame]) -> bytes:
    """Returns the contents of a file of games: the same games give the same bytes."""
    rows = [attrs.asdict(origin), *map(attrs.asdict, games)]
    lines = [json.dumps(row, separators=(",", ":")) for row in rows]
    return gzip.compress("".join(line + "\n" for line in lines).encode(), _COMPRESSION, mtime=0)


def decode(data: bytes) -> tuple[Origin, list[SearchedGame]]:
    """Returns the origin of the games in a file, and the games. Raises SaveError if the file is damaged or too
    large."""
    if len(data) > MOST_BYTES:
        raise SaveError(Problem.NOT_A_SAVE, fault=f"larger than {MOST_BYTES} bytes")
    try:
        with gzip.GzipFile(fileobj=io.BytesIO(data)) as file:
            text = file.read(MOST_OPENED + 1)
    except (OSError, EOFError, zlib.error) as error:
        raise SaveError(Problem.DAMAGED, fault=str(error)) from None
    if len(text) > MOST_OPENED:
        raise SaveError(Problem.NOT_A_SAVE, fault=f"opens to more than {MOST_OPENED} bytes")
    first, *lines = text.splitlines() or [b""]
    if len(lines) > MOST_GAMES:
        raise SaveError(Problem.NOT_A_SAVE, fault=f"more than {MOST_GAMES} games")
    origin = structured(_CONVERTER, parse_json(first), Origin)
    if origin.format != FORMAT:
        raise SaveError(Problem.DAMAGED, "format", f"{origin.format}, not {FORMAT}")
    if origin.game not in FORMATS:
        raise SaveError(Problem.DAMAGED, "game", "there is no such game")
    return origin, [_game(parse_json(line), number) for number, line in enumerate(lines)]


def options_of(origin: Origin, game: SearchedGame) -> GameOptions:
    """Returns the options of a game. Raises SaveError if they are faulty."""
    found: GameOptions = FORMATS[origin.game].options_of(game.options)
    return found


def _game(value: object, number: int) -> SearchedGame:
    place = f"games[{number}]"
    if not isinstance(value, dict) or not isinstance(options := value.pop(_OPTIONS, None), dict):
        raise SaveError(Problem.DAMAGED, place, "no game with options")
    record = structured(_CONVERTER, value, _GameRecord, place)
    return SearchedGame(
        record.seed, options, record.seats, record.actions, record.looks, record.places, record.points
    )
