"""Commands of a packaged program: the same output as in the checkout, without using its files."""

import json
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from puertorico_desktop import __version__
from puertorico_desktop.languages import LANGUAGES
from tests.xvfb import games
from tests.xvfb.conftest import change_owner
from tests.xvfb.program import CHECKOUT, ROOT, Installation

Run = Callable[..., str]


def call(installation: Installation, home: Path, *arguments: str) -> str:
    """Returns the output of a command; it must succeed without error output."""
    home.mkdir(parents=True, exist_ok=True)
    change_owner(home, installation)
    done = subprocess.run(
        [*installation.start, *arguments],
        cwd=ROOT,
        env=installation.environment(home, QT_QPA_PLATFORM="offscreen"),
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
    )
    assert (done.returncode, done.stderr) == (0, ""), arguments
    return done.stdout


@pytest.fixture
def run(installation: Installation, home: Path) -> Run:
    """Returns a function that runs a command of the packaged program."""
    return lambda *arguments: call(installation, home, *arguments)


def test_the_version_is_that_of_the_checkout(run: Run) -> None:
    assert run("--version").split()[-1] == __version__


def test_the_rules_are_compiled(run: Run) -> None:
    assert json.loads(run("bench", "--seconds", "1", "--json"))["compiled"]


@pytest.mark.parametrize(
    "table",
    [
        ("--players", "4"),
        (
            "--edition",
            "1897",
            "--players",
            "3",
            "--expansions",
            "new-buildings,citizens,smuggler,festival,achievements",
        ),
        ("--edition", "1897", "--players", "2", "--puertomas", "1"),
        ("--game", "sanjuan", "--players", "3"),
    ],
)
def test_games_are_the_same_as_in_the_checkout(table: tuple[str, ...], run: Run, home: Path) -> None:
    command = ("playthrough", *table, "--seed", "5", "--bots", "simple")
    assert run(*command) == call(CHECKOUT, home, *command)


def test_bots_play_in_separate_processes(run: Run) -> None:
    command = ("arena", "--bots", "hard,simple", "--players", "4", "--games", "4", "--seed", "1", "--jobs", "2")
    assert json.loads(run(*command, "--nodes-per-move", "20", "--json"))["games"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_are_the_same_as_in_the_checkout(
    language: str, run: Run, home: Path, installation: Installation
) -> None:
    pictures = {}
    for name, take in (("bundle", run), ("checkout", lambda *line: call(CHECKOUT, home, *line))):
        path = home / f"{name}-{language}.png"
        home.mkdir(parents=True, exist_ok=True)
        seen = installation.inside(path) if name == "bundle" else str(path)
        take("--lang", language, "screenshot", "--players", "4", "--seed", "3", "--ply", "60", seen)
        pictures[name] = QImage(str(path))
        assert not pictures[name].isNull()
    assert pictures["bundle"] == pictures["checkout"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_output_in_all_languages_is_the_same_as_in_the_checkout(language: str, run: Run, home: Path) -> None:
    command = ("--lang", language, "simulate", "--players", "3", "--games", "1", "--seed", "1", "--bots", "random")
    said, wanted = (output.splitlines()[:-1] for output in (run(*command), call(CHECKOUT, home, *command)))
    assert said == wanted  # the last line contains the duration


def test_a_saved_game_is_read(run: Run, home: Path, installation: Installation) -> None:
    path = games.new_game(home, 1)
    assert "Anna" in run("show", installation.inside(path))
