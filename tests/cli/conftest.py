"""How the tests of the command line meet it."""

from collections.abc import Callable
from pathlib import Path

import pytest

from puertorico_desktop import cli


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[int, str, str]]:
    """Carry out a command line: the exit status, what was printed, what went to stderr."""

    def call(*arguments: str | Path) -> tuple[int, str, str]:
        try:
            status = cli.main([str(one) for one in arguments], lambda: pytest.fail("the window was asked for"))
        except SystemExit as end:
            status = int(end.code or 0)
        captured = capsys.readouterr()
        return status, captured.out, captured.err

    return call
