"""Golden playthroughs: whole games as text, replayed line by line.

A change of the rules, of the notation or of the random draws shows here first. If it is meant, write the files
anew (`python3 packaging/dev.py golden`) and read the difference before committing it.
"""

from itertools import zip_longest
from pathlib import Path
from typing import Any

import pytest

from puertorico_desktop.engine.game import AnyGame, parse_line
from puertorico_desktop.engine.puertorico.options import (
    Edition,
    Expansion,
    Level,
    OptionalRule,
    Options,
    Reading,
    Selection,
)
from puertorico_desktop.engine.sanjuan.options import Expansion as SanJuanExpansion
from puertorico_desktop.engine.sanjuan.options import Options as SanJuan
from tests.golden.regenerate import FOLDER, GAMES, PLAYTHROUGHS

FILES = sorted(FOLDER.glob("*.txt"))
TRUTH = {"true": True, "false": False}


def header(lines: list[str]) -> dict[str, str]:
    """What is said before the first empty line."""
    return dict(line.split(" ", 1) for line in lines[: lines.index("")])


def agreed(said: dict[str, str]) -> Options:
    """The options of a file."""
    return Options(
        edition=Edition(said["edition"]),
        players=int(said["players"]),
        open_points=TRUTH[said["open_points"]],
        ask_optional_benefits=TRUTH[said["ask_optional_benefits"]],
        play_forced=TRUTH[said["play_forced"]],
        expansions=tuple(map(Expansion, several(said, "expansions"))),
        buildings=Selection(said.get("buildings", "base")),
        reading=Reading(said.get("reading", "printed")),
        rules=tuple(map(OptionalRule, several(said, "rules"))),
        handicaps=tuple(map(int, several(said, "handicaps"))),
        puertomas=int(said.get("puertomas", "0")),
        level=Level(said.get("level", "normal")),
    )


def agreed_in_san_juan(said: dict[str, str]) -> SanJuan:
    """The options of a file of San Juan."""
    return SanJuan(
        players=int(said["players"]),
        opening_choice=TRUTH[said["opening_choice"]],
        open_points=TRUTH[said["open_points"]],
        ask_optional_benefits=TRUTH[said["ask_optional_benefits"]],
        play_forced=TRUTH[said["play_forced"]],
        expansions=tuple(map(SanJuanExpansion, several(said, "expansions"))),
    )


def several(said: dict[str, str], name: str) -> list[str]:
    """The members of a list in the header; none if it is not there."""
    return said[name].split(", ") if name in said else []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_replay(path: Path) -> None:
    expected = path.read_text(encoding="utf-8").splitlines()
    said = header(expected)
    names = said["names"].split(", ")
    choices = iter([line.removeprefix("> ") for line in expected if line.startswith("> ")])

    def choose(game: AnyGame) -> Any:
        return parse_line(game, next(choices), names)

    options = agreed_in_san_juan(said) if path.stem.startswith(SanJuan.game) else agreed(said)
    replayed = PLAYTHROUGHS[options.game](options, int(said["seed"]), names, choose)
    for number, (line, golden) in enumerate(zip_longest(replayed, expected), start=1):
        assert line == golden, f"{path.name}, line {number}"
    assert next(choices, None) is None


def test_every_game_has_a_file_and_every_file_a_game() -> None:
    assert {path.stem for path in FILES} == {game.name for game in GAMES}
    assert {game.options.players for game in GAMES} == {2, 3, 4, 5}
