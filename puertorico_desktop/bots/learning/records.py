"""Games played with search, as files: what was played, how often searches looked at each action, what they expected.

A file is compressed lines of JSON: first where the games come from, then a line for each game. A game is told by its
options, its seed and its actions in notation, so that positions cost nothing: who learns from it plays it again.
Reading is strict and bounded.
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
"""The largest file."""
MOST_OPENED: Final = 64_000_000
"""What it may come to when it is opened."""
MOST_GAMES: Final = 1000
"""In one file."""
SHARES: Final = 10_000
"""Shares of the victory are whole numbers of so many parts."""
_COMPRESSION: Final = 6
_CONVERTER = make_converter()
_OPTIONS: Final = "options"


@attrs.frozen
class Origin:
    """Where games come from: the version of the program, what tells its sources and weights from others, the version
    of the rules, the game's id, the fingerprints of the weights by the names of who played with them, the playouts
    of each decision and the seed of the run."""

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
    """What a search made of the decision after so many actions, `ply`.

    `visits` are how often it looked at each of the game's candidates (`GameKnowledge.candidates`), in their order,
    then at those in `more`, which it added itself. `wins` are the shares of the victory by seat.
    """

    ply: int
    visits: tuple[int, ...]
    wins: tuple[int, ...]
    more: tuple[str, ...]


@attrs.frozen
class SearchedGame:
    """One game: who played in each seat, all actions in notation, what was thought, the places and points at the
    end. `options` are plain data, as in saves."""

    seed: int
    options: dict[str, Any]
    seats: tuple[str, ...]
    actions: tuple[str, ...] = attrs.field(metadata=FOR_EVERY_ACTION)
    looks: tuple[Look, ...] = attrs.field(metadata=FOR_EVERY_ACTION)
    places: tuple[int, ...]
    points: tuple[int, ...]


@attrs.frozen
class _Told:
    """What is in a game's line beside its options."""

    seed: int
    seats: tuple[str, ...]
    actions: tuple[str, ...] = attrs.field(metadata=FOR_EVERY_ACTION)
    looks: tuple[Look, ...] = attrs.field(metadata=FOR_EVERY_ACTION)
    places: tuple[int, ...]
    points: tuple[int, ...]


def encode(origin: Origin, games: Sequence[SearchedGame]) -> bytes:
    """The file of some games: the same games make the same file."""
    told = [attrs.asdict(origin), *map(attrs.asdict, games)]
    lines = [json.dumps(one, separators=(",", ":")) for one in told]
    return gzip.compress("".join(line + "\n" for line in lines).encode(), _COMPRESSION, mtime=0)


def decode(data: bytes) -> tuple[Origin, list[SearchedGame]]:
    """The games in a file, and where they come from. Raises SaveError."""
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
    """The options of a game. Raises SaveError."""
    found: GameOptions = FORMATS[origin.game].options_of(game.options)
    return found


def _game(value: object, number: int) -> SearchedGame:
    place = f"games[{number}]"
    if not isinstance(value, dict) or not isinstance(options := value.pop(_OPTIONS, None), dict):
        raise SaveError(Problem.DAMAGED, place, "no game with options")
    told = structured(_CONVERTER, value, _Told, place)
    return SearchedGame(told.seed, options, told.seats, told.actions, told.looks, told.places, told.points)
