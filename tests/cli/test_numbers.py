"""Whole numbers on the command line, above all seeds: their limits, and what is said about others."""

import argparse
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from puertorico_desktop.bots.protocol import lines
from puertorico_desktop.cli.choices import MOST, between, integer
from puertorico_desktop.cli.program import _parser
from puertorico_desktop.learn.challenges.codes import SEED_BITS
from puertorico_desktop.match.match import LARGEST_SEED

Run = Callable[..., tuple[int, str, str]]
OTHER_LIMITS = {"code make": (1 << SEED_BITS) - 1, "engine": lines.LARGEST_SEED}
"""The largest seeds of the commands that are not limited by the files of the program."""
SEEDED = (
    *("simulate", "arena", "ladder", "engine", "train", "playthrough"),
    *("review", "code make", "puzzles make", "screenshot"),
)


def commands(parser: argparse.ArgumentParser, name: str = "") -> Iterator[tuple[str, argparse.ArgumentParser]]:
    """Yields the names and parsers of all commands, those within commands included."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for command, inner in action.choices.items():
                yield f"{name}{command}", inner
                yield from commands(inner, f"{name}{command} ")


def seed_types(game: str) -> dict[str, Callable[[str], int]]:
    """Returns the functions that parse the seeds, by command."""
    return {
        name: action.type
        for name, parser in commands(_parser(None, game)[0])
        for action in parser._actions
        if "--seed" in action.option_strings and callable(action.type)
    }


@pytest.mark.parametrize("game", ["puertorico", "sanjuan"])
def test_every_command_with_a_seed_has_the_limits_of_what_it_writes(game: str) -> None:
    types = seed_types(game)
    assert sorted(types) == sorted(SEEDED)
    for name, convert in types.items():
        most = OTHER_LIMITS.get(name, LARGEST_SEED)
        assert [convert("0"), convert(str(most))] == [0, most]
        for wrong in ("-1", str(most + 1), "9" * 40, "9" * 5000, "-" + "9" * 5000):
            with pytest.raises(argparse.ArgumentTypeError, match=f"^must be 0 to {most}, not "):
                convert(wrong)


@pytest.mark.parametrize("seed", ["-1", "9" * 40])
@pytest.mark.parametrize(
    "line",
    [
        "ladder --results {here}/results --nodes 1,2 --games 1",
        "simulate --save-dir {here}/games --games 1",
        "arena --bots simple,random",
        "puzzles make {here}/puzzles",
        "train {here}/weights",
        "code make",
        "playthrough",
        "engine",
        "screenshot {here}/out.png",
        "review {here}/game",
    ],
)
def test_a_seed_that_no_file_can_contain_is_refused(run: Run, tmp_path: Path, line: str, seed: str) -> None:
    status, out, err = run(*line.format(here=tmp_path).split(), "--seed", seed)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert "argument --seed: must be 0 to " in err
    assert seed in err
    assert list(tmp_path.iterdir()) == []


def test_whole_numbers_have_limits() -> None:
    assert [integer(str(MOST)), integer(f"-{MOST}"), integer(" 1_000 "), integer("\uff12")] == [MOST, -MOST, 1000, 2]
    for wrong in (str(MOST + 1), "9" * 5000):
        with pytest.raises(argparse.ArgumentTypeError, match=rf"^must be at most {MOST}, not [0-9]{{19,40}}…?$"):
            integer(wrong)
        with pytest.raises(argparse.ArgumentTypeError, match=rf"^must be at least -{MOST}, not -[0-9]{{19,40}}…?$"):
            integer(f"-{wrong}")


@pytest.mark.parametrize("text", ["", "one", "1.0", "1e3", "--1", "1__0", "x" * 9000, "9" * 5000 + "x"])
def test_other_texts_are_no_numbers(text: str) -> None:
    for convert in (integer, between(0, 9)):
        with pytest.raises(argparse.ArgumentTypeError, match=r"^not a whole number: '") as caught:
            convert(text)
        assert len(str(caught.value)) < 80
