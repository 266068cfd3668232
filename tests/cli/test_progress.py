"""The progress of long commands, and the report after an interruption."""

import io
import json
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from puertorico_desktop.cli import commands, progress
from puertorico_desktop.cli.progress import ProgressLine

Run = Callable[..., tuple[int, str, str]]
GAMES = ("--bots", "random,simple", "--players", "2", "--games", "5")


class Terminal(io.StringIO):
    """A stream that counts as a terminal."""

    def isatty(self) -> bool:
        return True


def at_terminal(monkeypatch: pytest.MonkeyPatch, seconds: float = 0.0) -> Terminal:
    """Returns the stream that replaces stderr, with that many seconds between two updates; pytest restores its own
    after fixtures."""
    found = Terminal()
    monkeypatch.setattr(sys, "stderr", found)
    monkeypatch.setattr(progress, "SECONDS_AT_A_TERMINAL", seconds)
    return found


@pytest.fixture
def without_delay(monkeypatch: pytest.MonkeyPatch) -> None:
    """Prints a progress line to files for every piece of work."""
    monkeypatch.setattr(progress, "SECONDS_ELSEWHERE", 0.0)


def stopping_after(games: int) -> Callable[..., Iterator[Any]]:
    """Returns a replacement of `play_series` that is interrupted after that many games."""
    play = commands.play_series

    def stopping(*arguments: Any, **options: Any) -> Iterator[Any]:
        for number, result in enumerate(play(*arguments, **options)):
            if number == games:
                raise KeyboardInterrupt
            yield result

    return stopping


def test_a_progress_line_at_a_terminal_is_overwritten(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = at_terminal(monkeypatch)
    line = ProgressLine()
    line.show(9, 11, lambda: "hard 50.0 %")
    line.show(10, 11)
    line.show(11, 11)
    assert terminal.getvalue() == "\r9/11  hard 50.0 %\r10/11            \r11/11            \n"


def test_a_line_that_is_not_complete_is_ended_once(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = at_terminal(monkeypatch)
    with ProgressLine():
        pass
    with ProgressLine() as line:
        line.show(1, 2)
    with ProgressLine() as line:
        line.show(2, 2)
    assert terminal.getvalue() == "\r1/2\n\r2/2\n"


def test_the_progress_line_is_updated_at_intervals(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = at_terminal(monkeypatch, 600.0)
    line = ProgressLine()
    for done in range(1, 5):
        line.show(done, 5)
    assert terminal.getvalue() == ""
    line.show(5, 5)
    assert terminal.getvalue() == "\r5/5\n"


def test_a_line_is_no_wider_than_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "12")
    terminal = at_terminal(monkeypatch)
    ProgressLine().show(1, 2, lambda: "强手强手强手")
    assert terminal.getvalue() == "\r1/2  强手强"


def test_control_characters_in_names_are_removed(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = at_terminal(monkeypatch)
    ProgressLine().show(1, 2, lambda: "engine:\x1b[2J 50.0 %")
    assert "\x1b" not in terminal.getvalue()


@pytest.mark.parametrize("command", ["arena", "simulate"])
def test_a_short_run_prints_no_progress(run: Run, command: str) -> None:
    status, _, complaint = run(command, *GAMES)
    assert (status, complaint) == (0, "")


@pytest.mark.usefixtures("without_delay")
@pytest.mark.parametrize("command", ["arena", "simulate"])
def test_a_long_run_prints_the_results_so_far(run: Run, command: str) -> None:
    status, _, printed = run(command, *GAMES)
    lines = printed.splitlines()
    assert status == 0
    assert [line.partition(" ")[0] for line in lines] == ["1/5", "2/5", "3/5", "4/5", "5/5"]
    assert lines[0] == "1/5  random 0.0 %, simple 100.0 %"


def test_a_missing_stderr_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", None)
    with ProgressLine() as line:
        line.show(1, 2)


@pytest.mark.parametrize("command", ["arena", "simulate"])
def test_interrupted_games_are_reported(
    run: Run, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    monkeypatch.setattr(commands, "play_series", stopping_after(3))
    with pytest.raises(KeyboardInterrupt):
        run(command, *GAMES, "--json")
    output, complaint = capsys.readouterr()
    assert complaint == "stopped after 3 of 5 games\n"
    assert json.loads(output)["games"] == 3


def test_an_interruption_before_the_first_result_prints_nothing(
    run: Run, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commands, "play_series", stopping_after(0))
    with pytest.raises(KeyboardInterrupt):
        run("arena", *GAMES)
    assert capsys.readouterr() == ("", "")
