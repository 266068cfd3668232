"""A virtual screen for the tests with a real mouse, and the program on it."""

import os
import shutil
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Protocol

import pytest

from tests.xvfb import screen as screens
from tests.xvfb.program import CHECKOUT, PLAYER, Installation, Program, running
from tests.xvfb.screen import Screen


class Start(Protocol):
    """Starts the program with the game of a file, or with `options` and the game that it was closed with."""

    def __call__(self, game: Path, options: Sequence[str] | None = None, **environment: str) -> Program: ...


@pytest.fixture(scope="session")
def screen() -> Iterator[Screen]:
    """Yields one screen for all tests, with a window manager if one is installed."""
    obstacle = screens.obstacle()
    if obstacle:
        pytest.skip(obstacle)
    with screens.started() as screen:
        yield screen


@pytest.fixture(scope="session")
def installation(pytestconfig: pytest.Config) -> Installation:
    """Returns the program that is tested: that of the checkout, or the packaged one of `--bundle`."""
    bundle = pytestconfig.getoption("--bundle")
    if bundle is None:
        return CHECKOUT
    return Installation((bundle,), Path(pytestconfig.getoption("--bundle-root")).resolve())


@pytest.fixture
def home(tmp_path: Path, installation: Installation) -> Iterator[Path]:
    """Yields the home folder of the player, in the system of the program."""
    if installation.root == Path("/"):
        yield tmp_path / "home"
        return
    folder = installation.temporary_folder()
    yield folder / "home"
    shutil.rmtree(folder)


@pytest.fixture
def start(screen: Screen, home: Path, installation: Installation) -> Iterator[Start]:
    """Yields a function that starts the program; it is ended after the test."""
    with ExitStack() as stack:

        def begin(game: Path, options: Sequence[str] | None = None, **environment: str) -> Program:
            change_owner(home, installation)
            return stack.enter_context(running(screen, home, game, installation, options, **environment))

        yield begin


def change_owner(home: Path, installation: Installation) -> None:
    """Makes the player of that system the owner of the files below its home."""
    if installation.root == Path("/"):
        return
    line = next(
        line for line in (installation.root / "etc/passwd").read_text().splitlines() if line.startswith(PLAYER)
    )
    user, group = map(int, line.split(":")[2:4])
    for path in [home, *home.rglob("*")]:
        os.chown(path, user, group)
