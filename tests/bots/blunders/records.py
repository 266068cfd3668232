"""The file of plainly bad moves: a position, the bad move, a better one, and the results of deep searches.

The file is gzip of lines of JSON: a header, then one position per line, like the puzzles of the program. Information
that is hidden from the seat that decides is determinized before it is stored.
"""

from __future__ import annotations

import gzip
import io
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import attrs

from puertorico_desktop.engine.game import AnyGame
from puertorico_desktop.saves.converter import Count, compact_json, make_converter, parse_json, structured
from puertorico_desktop.saves.games import FORMATS
from puertorico_desktop.saves.reading import GZIP, headed, unpacked
from tests.architecture.sources import ROOT

PATH: Final = ROOT / "tests" / "data" / "blunders.jsonl.gz"
MAGIC: Final = "puertorico-desktop plainly bad moves"
FORMAT: Final = 1
MOST_UNPACKED: Final = 4_000_000
CHANCES: Final = 10_000
"""Chances are whole numbers of ten-thousandths."""
TENTHS: Final = 10
"""Points are in tenths."""


@attrs.frozen
class Figures:
    """The result of a deep search for one move: the chance and the points of the seat that decides."""

    win: int
    points: int


@attrs.frozen
class Move:
    """A move with the result of each search, or with their mean for a position of a puzzle. `players` are the levels
    of the bots that played it in the game; there may be none."""

    action: str
    players: tuple[str, ...]
    searches: tuple[Figures, ...]


@attrs.frozen
class Blunder:
    """A position with a plainly bad move. `kind` names what is wrong with it. `seed` and `ply` identify the decision
    of a game, `rules` is the version of the rules; `options` and `snapshot` are those of the save format. The
    searches of `better` and `bad` are the same ones, with the same seeds, of `playouts` playouts each. `puzzle` is
    the id of the puzzle that the position is from, if any."""

    game: str
    kind: str
    seed: int
    ply: Count
    round: Count
    rules: Count
    options: Any
    snapshot: Any
    seat: Count
    playouts: Count
    better: Move
    bad: Move
    puzzle: str = ""

    @property
    def name(self) -> str:
        """The id in tests."""
        return f"{self.kind}-{self.game}-{self.seed}-{self.ply}"


@attrs.frozen
class Header:
    """The first line of the file."""

    magic: str
    format: int


_converter = make_converter(complete=False)


def encode(blunders: Sequence[Blunder]) -> bytes:
    """Returns the bytes of a file; the same positions give the same bytes."""
    lines = [Header(MAGIC, FORMAT), *blunders]
    text = "".join(compact_json(_converter.unstructure(line)) + "\n" for line in lines)
    packed = io.BytesIO()
    with gzip.GzipFile("", "wb", 9, packed, mtime=0) as file:
        file.write(text.encode())
    return packed.getvalue()


def decode(data: bytes) -> tuple[Blunder, ...]:
    """Returns the positions of a file. Raises SaveError."""
    header, *lines = unpacked(data, MOST_UNPACKED, GZIP).splitlines()
    structured(_converter, headed(header, MAGIC, FORMAT), Header, "line 1")
    return tuple(
        structured(_converter, parse_json(line), Blunder, f"line {number}") for number, line in enumerate(lines, 2)
    )


def kept(path: Path = PATH) -> tuple[Blunder, ...]:
    """Returns the positions of the file. Raises SaveError."""
    return decode(path.read_bytes()) if path.exists() else ()


def position_of(blunder: Blunder) -> AnyGame:
    """Returns the position. Raises SaveError."""
    form = FORMATS[blunder.game]
    options = structured(form.converter, blunder.options, form.options, f"{blunder.name}.options")
    snapshot = structured(form.converter, blunder.snapshot, form.snapshot, f"{blunder.name}.snapshot")
    return form.restore(snapshot, options, f"{blunder.name}.snapshot")
