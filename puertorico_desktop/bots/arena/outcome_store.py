"""A file with the outcomes of the games of ladders, from which an interrupted measurement is resumed."""

from __future__ import annotations

import os
import re
from enum import Enum
from pathlib import Path
from typing import Any, Final

import attrs

from puertorico_desktop import __version__
from puertorico_desktop.bots.arena.ladder import Outcome, Step
from puertorico_desktop.bots.process.cluster import program
from puertorico_desktop.saves.converter import compact_json, format_json, make_converter, parse_json, structured
from puertorico_desktop.saves.errors import Problem, SaveError
from puertorico_desktop.saves.files import read_bytes, write_atomically
from puertorico_desktop.saves.games import format_of

FORMAT: Final = "puertorico-desktop ladder 1"
MOST_BYTES: Final = 16_000_000
MOST_GAMES: Final = 100_000
"""The greatest number of games in a file."""
_GAME: Final = re.compile(r"([0-9]{1,4}) ([0-9]{1,4}) (-?[0-9]{1,6}) (-?[0-9]{1,6})")
_CONVERTER = make_converter()


class Mismatch(Enum):
    """The setting in which the games of a file differ from those that are wanted; the value is a stable id."""

    PROGRAM = "program"
    OPTIONS = "options"
    SEED = "seed"


class OtherGamesError(Exception):
    """The file contains the outcomes of other games; `other` is the setting that differs."""

    def __init__(self, other: Mismatch) -> None:
        super().__init__(other)
        self.other = other


@attrs.frozen
class _Step:
    """The outcomes of the first games of a step, four numbers each; the players are described as in
    `Step.descriptions`."""

    lower: str
    upper: str
    games: tuple[str, ...] = attrs.field(metadata={"most": MOST_GAMES})


@attrs.frozen
class _Ladders:
    """The contents of a file: all its steps. `rules` are the options of the games as one text."""

    format: str
    version: str
    program: str
    rules: str
    seed: int
    steps: tuple[_Step, ...]


class OutcomeStore:
    """The outcomes by step of the games with some options and a seed."""

    def __init__(self, options: Any, seed: int, path: Path | None = None) -> None:
        """With a `path`, the outcomes are stored in that file, and those already there are loaded. Raises SaveError
        if the file cannot be read, and OtherGamesError if it contains other games."""
        self._path = path
        self._rules = compact_json(format_of(options).options_data(options))
        self._seed = seed
        self._steps: dict[tuple[str, str], list[Outcome]] = {}
        if path is not None and os.path.exists(path):  # also False for a name that no file can have
            self._steps = self._read(path)

    def outcomes_of(self, step: Step) -> list[Outcome]:
        """Returns the list of the outcomes of the first games of a step, to which others may be appended."""
        return self._steps.setdefault(step.descriptions(), [])

    def write(self) -> None:
        """Write the file, if there is a path. Raises SaveError if that fails."""
        if self._path is None:
            return
        steps = tuple(_Step(*step, tuple(map(_text, games))) for step, games in self._steps.items() if games)
        ladders = _Ladders(FORMAT, __version__, program(), self._rules, self._seed, steps)
        write_atomically(self._path, format_json(_CONVERTER.unstructure(ladders)))

    def _read(self, path: Path) -> dict[tuple[str, str], list[Outcome]]:
        found = structured(_CONVERTER, parse_json(read_bytes(path, MOST_BYTES)), _Ladders)
        if found.format != FORMAT:
            raise SaveError(Problem.DAMAGED, "format", "is another one")
        wanted = {Mismatch.PROGRAM: program(), Mismatch.OPTIONS: self._rules, Mismatch.SEED: self._seed}
        for other, value in zip(Mismatch, (found.program, found.rules, found.seed), strict=True):
            if wanted[other] != value:
                raise OtherGamesError(other)
        return {(step.lower, step.upper): _outcomes(step) for step in found.steps}


def _text(outcome: Outcome) -> str:
    return f"{outcome.winners} {outcome.halves} {outcome.points} {outcome.others}"


def _outcomes(step: _Step) -> list[Outcome]:
    read = [_GAME.fullmatch(game) for game in step.games]
    if None in read:
        raise SaveError(Problem.DAMAGED, f"steps.games[{read.index(None)}]", "is no outcome of a game")
    return [Outcome(*map(int, game.groups())) for game in read if game is not None]
