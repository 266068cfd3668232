"""Fixtures for the tests of the command line."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from puertorico_desktop import cli
from puertorico_desktop.cli.language import VARIABLES
from puertorico_desktop.cli.words import set_language
from puertorico_desktop.languages import ENGLISH


@pytest.fixture(autouse=True)
def english_system(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Sets the same language on every computer, and resets it after the test."""
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    yield
    set_language(ENGLISH)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[int, str, str]]:
    """Returns a function that runs a command line and returns its exit status, its output and its error output."""

    def call(*arguments: str | Path) -> tuple[int, str, str]:
        try:
            status = cli.main([str(one) for one in arguments], lambda: pytest.fail("the window was requested"))
        except SystemExit as end:
            status = int(end.code or 0)
        captured = capsys.readouterr()
        return status, captured.out, captured.err

    return call
