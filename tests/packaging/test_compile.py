"""The copy with compiled rules. Compiling takes half a minute, and is tested with --long."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from puertorico_desktop.engine.build import is_compiled
from tests.scripts import load_script

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    script = load_script("compile")
    monkeypatch.setattr(script, "TARGET", tmp_path / "compiled")
    return script


def test_every_pattern_matches_modules(script: ModuleType) -> None:
    for pattern in script.MODULES:
        assert list(ROOT.glob(pattern)), pattern
    found = list(script.modules(ROOT))
    assert len(found) == len(set(found))
    assert not any(path.name == "__init__.py" for path in found)


def test_a_missing_compiler_is_reported_with_the_command_to_install_it(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("CC", "no-such-compiler")
    assert script.main() == script.NO_COMPILER
    message = capsys.readouterr().err
    assert message.count("\n") == 1
    assert "apt-get install" in message
    assert not script.TARGET.exists()


def test_the_stamp_changes_with_the_rules(script: ModuleType, tmp_path: Path) -> None:
    rules = tmp_path / "puertorico_desktop" / "engine"
    rules.mkdir(parents=True)
    (rules / "rng.py").write_text("seed = 1")
    before = script.stamp_of(tmp_path)
    assert script.stamp_of(tmp_path) == before
    (rules / "rng.py").write_text("seed = 2")
    assert script.stamp_of(tmp_path) != before


def test_compiled_files_are_kept_for_reuse(script: ModuleType) -> None:
    folder = script.TARGET / "package"
    folder.mkdir(parents=True)
    for name in ("rng.py", "rng.so", script.STAMP):
        (folder / name).write_text("")
    script.empty(script.TARGET, keep_compiled=True)
    assert sorted(path.name for path in folder.iterdir()) == [script.STAMP, "rng.so"]
    script.empty(script.TARGET, keep_compiled=False)
    assert not folder.exists()


def test_rules_are_compiled_only_in_the_compiled_copy() -> None:
    here = Path(__file__).resolve()
    assert is_compiled() == ("compiled" in here.parts and "build" in here.parts)


@pytest.fixture(scope="module")
def compiled() -> Path:
    """Returns the folder of the compiled copy of the checkout."""
    script = load_script("compile")
    if script.missing():
        pytest.skip(script.missing())
    assert script.main() == 0
    return Path(script.TARGET)


def json_output(folder: Path, *arguments: str) -> Any:
    """Returns the JSON output of a command of the program in that folder."""
    command = [sys.executable, "-m", "puertorico_desktop", *arguments, "--json"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


@pytest.mark.long
def test_play_uses_the_compiled_copy(compiled: Path) -> None:
    command = [sys.executable, "packaging/dev.py", "play", "--compiled", "bench", "--seconds", "0.1", "--json"]
    output = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert json.loads(output[output.index("{") :])["compiled"] is True


@pytest.mark.long
@pytest.mark.parametrize("game", ["puertorico", "sanjuan"])
def test_the_compiled_copy_plays_and_reports_that_it_is_compiled(compiled: Path, game: str) -> None:
    assert json_output(compiled, "bench", "--game", game, "--seconds", "0.2")["compiled"] is True


@pytest.mark.long
@pytest.mark.parametrize("game", ["puertorico", "sanjuan"])
def test_bots_choose_the_same_in_the_compiled_copy(compiled: Path, game: str) -> None:
    bots = ("--bots", "hard,normal,simple", "--nodes-per-move", "20")
    series = ("arena", "--game", game, *bots, "--players", "3", "--games", "3", "--seed", "5")
    interpreted_report, compiled_report = (json_output(folder, *series) for folder in (ROOT, compiled))
    assert interpreted_report["seats"] == compiled_report["seats"]
    assert [one["win_share"] for one in interpreted_report["bots"]] == [
        one["win_share"] for one in compiled_report["bots"]
    ]


@pytest.mark.long
def test_a_wheel_is_compiled_on_request(tmp_path: Path) -> None:
    for value, tag in (("", "py3-none-any"), ("1", "cp3")):
        command = [
            sys.executable,
            "-m",
            "pip",
            "wheel",
            "--quiet",
            "--no-deps",
            "--wheel-dir",
            str(tmp_path),
            str(ROOT),
        ]
        subprocess.run(command, check=True, env={**os.environ, "PUERTORICO_DESKTOP_COMPILE": value})
        assert any(tag in path.name for path in tmp_path.iterdir())


def test_compiler_flags_remove_the_path_of_the_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    script = load_script("compile")
    monkeypatch.setenv("CFLAGS", "-O1")
    flags = script.placeless_flags()["CFLAGS"].split()
    assert flags[0] == "-O1"
    assert f"-ffile-prefix-map={script.TARGET}=." in flags
