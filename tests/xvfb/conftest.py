"""A screen for the tests that play with a real mouse, and the program on it."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.xvfb import screen as screens
from tests.xvfb.program import Program, running
from tests.xvfb.screen import Screen

Start = Callable[[Path], Program]
"""Starts the program with the game in a file."""


@pytest.fixture(scope="session")
def screen() -> Iterator[Screen]:
    """One screen for all tests, with a window manager if this computer has one."""
    obstacle = screens.obstacle()
    if obstacle:
        pytest.skip(obstacle)
    with screens.started() as screen:
        yield screen


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """The home of the player."""
    return tmp_path / "home"


@pytest.fixture
def start(screen: Screen, home: Path) -> Iterator[Start]:
    """The program that is started has ended when the test has."""
    with ExitStack() as stack:
        yield lambda game: stack.enter_context(running(screen, home, game))
