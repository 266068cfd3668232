"""The copy with compiled rules. Compiling itself takes half a minute, and is done with --long."""

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


def test_every_pattern_finds_modules(script: ModuleType) -> None:
    for pattern in script.MODULES:
        assert list(ROOT.glob(pattern)), pattern
    found = list(script.modules(ROOT))
    assert len(found) == len(set(found))
    assert not any(path.name == "__init__.py" for path in found)


def test_without_a_compiler_it_says_how_to_get_one(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("CC", "no-such-compiler")
    assert script.main() == script.NO_COMPILER
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "apt-get install" in told
    assert not script.TARGET.exists()


def test_a_change_of_the_rules_is_compiled_anew(script: ModuleType, tmp_path: Path) -> None:
    rules = tmp_path / "puertorico_desktop" / "engine"
    rules.mkdir(parents=True)
    (rules / "rng.py").write_text("seed = 1")
    before = script.stamp_of(tmp_path)
    assert script.stamp_of(tmp_path) == before
    (rules / "rng.py").write_text("seed = 2")
    assert script.stamp_of(tmp_path) != before


def test_what_is_compiled_stays_where_it_can_be_used_again(script: ModuleType) -> None:
    folder = script.TARGET / "package"
    folder.mkdir(parents=True)
    for name in ("rng.py", "rng.so", script.STAMP):
        (folder / name).write_text("")
    script.empty(script.TARGET, keep_compiled=True)
    assert sorted(path.name for path in folder.iterdir()) == [script.STAMP, "rng.so"]
    script.empty(script.TARGET, keep_compiled=False)
    assert not folder.exists()


def test_this_is_pure_python() -> None:
    here = Path(__file__).resolve()
    assert is_compiled() == ("compiled" in here.parts and "build" in here.parts)


@pytest.fixture(scope="module")
def compiled() -> Path:
    """The folder of the compiled copy of the checkout."""
    script = load_script("compile")
    if script.missing():
        pytest.skip(script.missing())
    assert script.main() == 0
    return Path(script.TARGET)


def told_by(folder: Path, *arguments: str) -> Any:
    """What a command of the program in that folder tells as JSON."""
    command = [sys.executable, "-m", "puertorico_desktop", *arguments, "--json"]
    told = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True)
    return json.loads(told.stdout)


@pytest.mark.long
def test_play_takes_the_compiled_copy_in_the_checkout_too(compiled: Path) -> None:
    command = [sys.executable, "packaging/dev.py", "play", "--compiled", "bench", "--seconds", "0.1", "--json"]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert json.loads(told[told.index("{") :])["compiled"] is True


@pytest.mark.long
@pytest.mark.parametrize("game", ["puertorico", "sanjuan"])
def test_the_compiled_copy_plays_and_says_that_it_is_compiled(compiled: Path, game: str) -> None:
    assert told_by(compiled, "bench", "--game", game, "--seconds", "0.2")["compiled"] is True


@pytest.mark.long
@pytest.mark.parametrize("game", ["puertorico", "sanjuan"])
def test_with_a_budget_of_nodes_and_a_seed_bots_choose_the_same(compiled: Path, game: str) -> None:
    bots = ("--bots", "hard,normal,simple", "--nodes-per-move", "20")
    series = ("arena", "--game", game, *bots, "--players", "3", "--games", "3", "--seed", "5")
    here, there = (told_by(folder, *series) for folder in (ROOT, compiled))
    assert here["seats"] == there["seats"]
    assert [one["win_share"] for one in here["bots"]] == [one["win_share"] for one in there["bots"]]


@pytest.mark.long
def test_a_wheel_is_compiled_where_that_is_wished(tmp_path: Path) -> None:
    for wished, tag in (("", "py3-none-any"), ("1", "cp3")):
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
        subprocess.run(command, check=True, env={**os.environ, "PUERTORICO_DESKTOP_COMPILE": wished})
        assert any(tag in path.name for path in tmp_path.iterdir())


def test_the_result_does_not_tell_where_it_was_made(monkeypatch: pytest.MonkeyPatch) -> None:
    script = load_script("compile")
    monkeypatch.setenv("CFLAGS", "-O1")
    flags = script.placeless_flags()["CFLAGS"].split()
    assert flags[0] == "-O1"
    assert f"-ffile-prefix-map={script.TARGET}=." in flags
