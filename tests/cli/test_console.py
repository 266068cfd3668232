"""Windowed programs on Windows have no console: their messages are shown in a box."""

import sys
from collections.abc import Callable, Sequence

import pytest

from puertorico_desktop import cli
from puertorico_desktop.cli import console
from puertorico_desktop.no_screen import NoScreenError
from tests.cli.stand_in import StandInWindow


@pytest.fixture
def boxes(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Returns the list of texts that are shown in boxes."""
    shown: list[str] = []
    monkeypatch.setattr(console, "_box", shown.append)
    return shown


def status_of(arguments: Sequence[str], window: Callable[[], StandInWindow] = StandInWindow) -> object:
    """Returns the exit status of the program without a console."""
    with pytest.MonkeyPatch.context() as patch:
        for name in ("stdin", "stdout", "stderr"):
            patch.setattr(sys, name, None)
        try:
            status: object = cli.main(list(arguments), window)
        except SystemExit as end:
            status = end.code or 0
        assert sys.stdout is None
        assert sys.stderr is None
    return status


@pytest.mark.parametrize(
    ("line", "status", "said"),
    [
        ("--version", 0, "puertorico-desktop "),
        ("--help", 0, "puertorico-desktop ["),
        ("simulate --games 0", 2, "--games"),
        ("show missing.prgame", 1, "missing.prgame"),
        ("simulate --players 3 --games 1 --bots random", 0, "illegal choices: 0"),
        ("engine", 1, "there is no program to speak with"),
        ("one.prgame two.prgame", 2, "two.prgame"),
        ("--lang ja --no-restore simulate", 2, "--no-restore"),
    ],
)
def test_messages_without_a_console_are_shown_in_a_box(boxes: list[str], line: str, status: int, said: str) -> None:
    assert status_of(line.split()) == status
    (box,) = boxes
    assert said in box
    assert len(box) <= console.MOST_LETTERS


def test_opening_a_window_shows_no_box(boxes: list[str]) -> None:
    window = StandInWindow()
    for arguments in ((), ("game.prgame",), ("--no-restore",)):
        assert status_of(arguments, lambda: window) == 0
    assert len(window.opened) == 3
    assert status_of((), lambda: StandInWindow(error=NoScreenError())) == 1
    assert boxes == ["There is no screen to open the window on.\n"]


def test_messages_with_a_console_show_no_box(boxes: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with console.notes_in_a_box():
        print("heard", file=sys.stderr)
    assert not boxes
    assert capsys.readouterr().err == "heard\n"


def test_only_the_beginning_of_long_messages_is_kept() -> None:
    notes = console.Notes()
    for _ in range(3):
        assert notes.write("x" * 3000) == 3000
    assert notes.text == "x" * console.MOST_LETTERS
