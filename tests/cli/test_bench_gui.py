"""Benchmarks of the window from the command line."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from puertorico_desktop import cli
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.saves.errors import Problem, SaveError
from tests.cli.stand_in import StandInWindow

SYSTEM_FOLDERS = {"fontconfig", "dconf"}
"""Folders of caches and settings of the system, which are no files of the program."""
KEYS = {
    "edition",
    "players",
    "width",
    "height",
    "platform",
    "start_ms",
    "bare_ms",
    "starts",
    "repaint_ms",
    "gesture_ms",
    "gestures",
    "update_ms",
    "moves",
    "hot_seat_ms",
    "calls_per_submit",
    "worst_change_ms",
    "worst_stall_ms",
    "bot_moves",
    "rss_mb",
    "lesson_ms",
    "worst_lesson_ms",
    "lessons",
}


def test_the_window_is_measured_with_five_players(capsys: pytest.CaptureFixture[str]) -> None:
    window = StandInWindow()
    assert cli.main(["bench", "--gui", "--json"], lambda: window) == 0
    assert json.loads(capsys.readouterr().out) == {"repaint_ms": 1.5, "rss_mb": None}
    assert cli.main(["bench", "--gui", "--players", "3", "--seconds", "2"], lambda: window) == 0
    assert capsys.readouterr().out == "repaint_ms: 1.5\nrss_mb: None\n"
    assert window.measured == [(Options(players=5), 30.0), (Options(players=3), 2.0)]


def test_the_statistics_are_measured(capsys: pytest.CaptureFixture[str]) -> None:
    window = StandInWindow()
    assert cli.main(["bench", "--history", "--json"], lambda: window) == 0
    assert json.loads(capsys.readouterr().out) == {"page_ms": 250.5}
    assert window.measured == [(Options(players=4), 0.0)]


def test_the_page_of_a_review_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    window = StandInWindow()
    assert cli.main(["bench", "--review", "--seconds", "3"], lambda: window) == 0
    assert capsys.readouterr().out == "again_ms: 90.0\n"
    assert window.measured == [(Options(players=4), 3.0)]


@pytest.mark.long
def test_the_page_of_a_review_is_measured_in_a_real_window(tmp_path: Path) -> None:
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "HOME": str(tmp_path)}
    command = [sys.executable, "-m", "puertorico_desktop", "bench", "--review", "--json", "--seconds", "1"]
    done = subprocess.run(command, capture_output=True, env=environment, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    figures = json.loads(done.stdout)
    assert figures["review_again_cpu_ms"] > 0
    assert figures["review_step_ms"] > 0


def test_bench_without_gui_opens_no_window(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bench", "--seconds", "0.05", "--json"], lambda: pytest.fail("a window was requested")) == 0
    assert json.loads(capsys.readouterr().out)["players"] == 4


def test_a_full_disk_for_temporary_files_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    window = StandInWindow(error=SaveError(Problem.DISK_FULL))
    assert cli.main(["bench", "--gui"], lambda: window) == 1
    assert capsys.readouterr().err.startswith("the folder for temporary files: ")


def test_a_missing_screen_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    window = StandInWindow(error=EOFError())
    assert cli.main(["bench", "--gui"], lambda: window) == 1
    assert capsys.readouterr().err == "the window cannot be opened on this screen\n"


def test_a_real_window_is_measured(tmp_path: Path) -> None:
    hidden = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", *(name for name in os.environ if name[:4] == "XDG_")}
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    environment |= {name: str(tmp_path) for name in ("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA")}
    environment |= {name: str(tmp_path) for name in ("TMPDIR", "TEMP", "TMP")}
    command = [sys.executable, "-m", "puertorico_desktop", "bench", "--gui", "--json", "--seconds", "0.2"]
    done = subprocess.run(command, capture_output=True, env=environment, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    figures = json.loads(done.stdout)
    assert figures.keys() == KEYS
    assert (figures["players"], figures["width"], figures["height"]) == (5, 2560, 1440)
    assert all(figures[name] >= 1 for name in ("starts", "moves", "lessons"))
    assert 500 < figures["calls_per_submit"] < 4500
    assert [
        path for path in tmp_path.rglob("*") if path.is_file() and not SYSTEM_FOLDERS.intersection(path.parts)
    ] == []
