"""A file name instead of a command opens the window with that file."""

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from puertorico_desktop import cli
from puertorico_desktop.no_screen import NoScreenError
from tests.cli.stand_in import StandInWindow

Run = Callable[..., tuple[int, str, str]]


def opened(*arguments: str) -> Path | None:
    """Returns the file with which the window is opened."""
    window = StandInWindow()
    assert cli.main(list(arguments), lambda: window) == 0
    path, language = window.opened[0]
    assert language is None
    return path


def test_a_file_name_opens_the_window(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for game in ("game.prgame", str(tmp_path / "game.prgame")):  # exists or not
        assert opened(game) == tmp_path / "game.prgame"
        assert opened("--", game) == tmp_path / "game.prgame"
    assert opened(f"folder{os.sep}missing") == tmp_path / "folder" / "missing"
    assert opened("--", "-odd") == tmp_path / "-odd"
    assert opened("--", "bench") == tmp_path / "bench"
    (tmp_path / "report").write_text("{}")
    assert opened("report") == tmp_path / "report"
    assert opened("--") is None


@pytest.mark.skipif(sys.platform == "win32", reason="a folder in use stays there")
def test_a_file_is_opened_from_a_deleted_working_directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "gone").mkdir()
    monkeypatch.chdir(tmp_path / "gone")
    (tmp_path / "gone").rmdir()
    assert opened("game.prgame") == Path("game.prgame")


@pytest.mark.parametrize("more", ["other.prgame", "--json", "two\nlines"])
@pytest.mark.parametrize("before", [(), ("--",)])
def test_only_one_file_can_be_opened(run: Run, before: tuple[str, ...], more: str) -> None:
    said = more.replace("\n", "\N{REPLACEMENT CHARACTER}")
    complaint = f"puertorico-desktop: only one game can be opened, and nothing may follow it: {said}\n"
    assert run(*before, "game.prgame", more) == (2, "", complaint)


@pytest.mark.parametrize("word", ["juggle", "j" * 300, "two\nlines", ""])
def test_unknown_commands_are_reported(run: Run, word: str) -> None:
    status, out, err = run(word)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert "invalid choice" in err


def test_a_command_takes_precedence_over_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "bench").write_text("")
    assert run("bench", "--seconds", "0.05")[0] == 0


@pytest.mark.parametrize("arguments", [(), ("--",), ("game.prgame",)])
def test_a_missing_screen_is_reported(arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(arguments, lambda: StandInWindow(error=NoScreenError())) == 1
    assert capsys.readouterr().err == "There is no screen to open the window on.\n"


def test_no_restore_opens_the_window_without_the_last_game(run: Run) -> None:
    window = StandInWindow()
    for arguments in ((), ("--no-restore",), ("--lang", "ja", "--no-restore")):
        assert cli.main(list(arguments), lambda: window) == 0
    assert window.restored == [True, False, False]
    assert run("--no-restore", "simulate")[0] == 2
    assert "--no-restore" in run("--help")[1]


def test_new_instance_opens_a_window_of_its_own(run: Run, tmp_path: Path) -> None:
    window, game = StandInWindow(), tmp_path / "game.prgame"
    lines = (
        ("--new-instance",),
        ("--new-instance", str(game)),
        ("--lang", "ja", "--new-instance", "--", str(game)),
        ("--new-instance", "--no-restore"),
        ("--no-restore", "--new-instance"),
        (str(game),),
        (),
    )
    for line in lines:
        assert cli.main(list(line), lambda: window) == 0
    assert window.alone == [True] * 5 + [False] * 2
    assert [path for path, _ in window.opened] == [None, game, game, None, None, game, None]
    assert window.restored == [True, True, True, False, False, True, True]
    assert run("--new-instance", "simulate")[0] == 2
    assert run("--new-instance", "one.prgame", "two.prgame")[0] == 2
    assert "--new-instance" in run("--help")[1]
