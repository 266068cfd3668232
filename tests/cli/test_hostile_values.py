"""Names that no file can have, values that are far too long, and files without room: one sentence about each."""

from collections.abc import Callable
from pathlib import Path

import pytest

from puertorico_desktop import cli
from puertorico_desktop.bots.arena.outcome_store import MOST_GAMES
from puertorico_desktop.cli.parser import LONG_WORD
from tests.cli.stand_in import StandInWindow

Run = Callable[..., tuple[int, str, str]]
SAVED = Path(__file__).parents[1] / "data" / "saves" / "v1" / "benefit.prgame"
LONG = "x" * 300
"""A name that is too long for a file on every system."""


@pytest.mark.parametrize(
    "line",
    [
        "history show --database {long}",
        "history export {here}/out --database {long}",
        "history import {saved} --database {long}",
        "history import {long} --database {here}/games",
        "history import {long}.json --database {here}/games",
        "train --generations 1 --games 1 --players 2 {long}",
        "train --games 1 --players 2 {long}",
        "train --start {long} {here}/out",
        "ladder --levels random,simple --games 1 --players 2 --results {long}",
        "ladder --levels random,simple --games 1 --players 2 --out {long}.svg",
        "simulate --games 1 --save-dir {long}",
        "puzzles make {long} --games 1",
        "puzzles check {long}",
        "review {long}",
        "show {long}",
    ],
)
@pytest.mark.parametrize("form", ["{here}/{name}", "{here}/{name}/below"])
def test_a_name_that_is_too_long_is_reported_with_the_path(run: Run, tmp_path: Path, line: str, form: str) -> None:
    long = form.format(here=tmp_path, name=LONG)
    status, _, err = run(*line.format(long=long, here=tmp_path, saved=SAVED).split())
    assert (status, err.count("\n")) == (1, 1)
    assert err.startswith(str(tmp_path)), "the operating system's message alone does not say what to do"
    assert "Errno" not in err


@pytest.mark.parametrize(
    "line",
    [
        "{word}",
        "--{word}",
        "show {saved} {word}",
        "--lang {word}",
        "simulate --edition {word}",
        "simulate --expansions {word}",
        "simulate --bots {word}",
        "simulate --weights {word}",
        "simulate --seconds-per-move {word}",
        "simulate --players {word}",
        "engine --bot {word}",
        "daily --date {word}",
        "train --search-share {word} out",
    ],
)
def test_a_message_repeats_only_the_beginning_of_a_very_long_word(run: Run, line: str) -> None:
    for word in ("y" * 5000, "9" * 5000):
        status, out, err = run(*line.format(word=word, saved=SAVED).split())
        assert (status, out, err.count("\n")) == (2, "", 1)
        assert len(err) < 1000
        assert "…" in err
        assert word[:30] in err


def test_paths_are_not_cut() -> None:
    assert LONG_WORD.search("/home/somebody/" + "folder/" * 30) is None


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("puzzles make {here}/out --games 10000", "argument --games: must be 1 to 9999, not 10000"),
        (
            f"ladder --levels random,simple --games {MOST_GAMES + 1} --results {{here}}/out",
            f"argument --games: results have room for {MOST_GAMES} games, not for {MOST_GAMES + 1}",
        ),
        (
            f"ladder --levels random,easy,simple --games {MOST_GAMES} --results {{here}}/out",
            f"argument --games: results have room for {MOST_GAMES} games, not for {2 * MOST_GAMES}",
        ),
        ("code make --bots hard", "argument --bots: Only games against steady computer players of certain strengths"),
        ("code make --bots steady-401", ", steady-400, "),
        ("code make --game sanjuan --bots puertoma", ", steady-1600)"),
    ],
)
def test_what_a_file_or_a_code_cannot_contain_is_refused(run: Run, tmp_path: Path, line: str, complaint: str) -> None:
    status, out, err = run(*line.format(here=tmp_path).split())
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert complaint in err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("before", [["--no-restore"], ["--no-restore", "--new-instance"]])
@pytest.mark.parametrize("file", [["some.prgame"], ["--", "some"]])
def test_no_restore_is_refused_with_a_file(run: Run, before: list[str], file: list[str]) -> None:
    complaint = "puertorico-desktop: argument --no-restore: not allowed with argument FILE\n"
    assert run(*before, *file) == (2, "", complaint)


@pytest.mark.parametrize("name", [".svg", ".md"])
def test_the_name_of_a_chart_may_be_its_ending_alone(run: Run, tmp_path: Path, name: str) -> None:
    line = "ladder --levels random,simple --games 1 --players 2 --out"
    assert run(*line.split(), tmp_path / name)[0] == 0
    assert (tmp_path / name).read_bytes().startswith(b"<svg" if name == ".svg" else b"| ")


def test_a_picture_is_not_drawn_for_a_file_that_cannot_be_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    window = StandInWindow()
    assert cli.main(["screenshot", "--players", "2", str(tmp_path)], lambda: window) == 1
    assert capsys.readouterr().err.startswith(str(tmp_path))
    assert window.drawn == []
