"""The sounds: they come from their source, byte for byte, and are short, quiet and free of clicks."""

import importlib.util
import sys
import wave
from array import array
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "packaging" / "make_sounds.py"
FOLDER = ROOT / "resources" / "sounds"
FILES = sorted(FOLDER.glob("*.wav"))

MOST_BYTES = 60_000
LONGEST_SECONDS = 0.6
QUIET = 0.001
"""-60 dBFS: a listener takes this for silence."""


@pytest.fixture(scope="module")
def make_sounds() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_sounds_under_test", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def samples_of(path: Path) -> list[float]:
    """The samples of a file, from -1 to 1."""
    with wave.open(str(path)) as file:
        raw = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        raw.byteswap()
    return [value / 32768 for value in raw]


def test_made_anew_they_are_the_same_files(make_sounds: ModuleType, tmp_path: Path) -> None:
    make_sounds.make(tmp_path)
    made = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    kept = {path.name: path.read_bytes() for path in FOLDER.iterdir()}
    assert made.keys() == kept.keys()
    different = [name for name in made if made[name] != kept[name]]
    assert not different, f"run {SCRIPT.name}: {different}"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
class TestFile:
    def test_it_is_small_short_and_plain(self, path: Path) -> None:
        with wave.open(str(path)) as file:
            assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 44_100)
            assert 0.1 <= file.getnframes() / file.getframerate() < LONGEST_SECONDS
        assert path.stat().st_size < MOST_BYTES

    def test_it_is_quiet_but_not_mute(self, path: Path) -> None:
        peak = max(map(abs, samples_of(path)))
        assert 0.05 < peak <= 10 ** (-12 / 20)

    def test_it_comes_from_silence_and_goes_back_there(self, path: Path) -> None:
        samples = samples_of(path)
        assert (samples[0], samples[-1]) == (0.0, 0.0)
        assert max(map(abs, samples[:5])) < 10 * QUIET, "no click at the beginning"
        assert max(map(abs, samples[-200:])) < QUIET, "no click at the end"

    def test_it_swings_around_silence(self, path: Path) -> None:
        samples = samples_of(path)
        assert abs(sum(samples) / len(samples)) < QUIET
