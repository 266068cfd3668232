"""The sounds: they come from their source, and are short, quiet and free of clicks."""

import sys
import wave
from array import array
from pathlib import Path
from types import ModuleType

import pytest

from tests.scripts import load_script

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "packaging" / "make_sounds.py"
FOLDER = ROOT / "resources" / "sounds"
FILES = sorted(FOLDER.glob("*.wav"))

MOST_BYTES = 60_000
MOST_BYTES_OF_ALL = 600_000
LONGEST_SECONDS = 0.6
QUIET = 0.001
"""-60 dBFS: a listener takes this for silence."""


@pytest.fixture(scope="module")
def make_sounds() -> ModuleType:
    return load_script("make_sounds")


def numbers_of(path: Path) -> "array[int]":
    """The samples of a file, as they are stored."""
    with wave.open(str(path)) as file:
        numbers = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


def samples_of(path: Path) -> list[float]:
    """The samples of a file, from -1 to 1."""
    return [value / 32768 for value in numbers_of(path)]


def test_made_anew_they_are_the_same(make_sounds: ModuleType, tmp_path: Path) -> None:
    """But for the last bit: no two mathematical libraries round a sine alike."""
    make_sounds.make(tmp_path)
    assert [path.name for path in sorted(tmp_path.iterdir())] == [path.name for path in sorted(FOLDER.iterdir())]
    for path in FILES:
        kept, made = numbers_of(path), numbers_of(tmp_path / path.name)
        assert len(kept) == len(made), path.name
        assert max(abs(a - b) for a, b in zip(kept, made, strict=True)) <= 1, f"run {SCRIPT.name}: {path.name}"


def test_together_they_are_small() -> None:
    assert FILES
    assert sum(path.stat().st_size for path in FILES) < MOST_BYTES_OF_ALL


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
class TestFile:
    def test_it_is_small_short_and_plain(self, path: Path) -> None:
        with wave.open(str(path)) as file:
            assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 44_100)
            assert 0.1 <= file.getnframes() / file.getframerate() < LONGEST_SECONDS
        assert path.stat().st_size < MOST_BYTES

    def test_it_is_quiet_but_not_mute(self, path: Path) -> None:
        peak = max(map(abs, samples_of(path)))
        assert 0.05 < peak <= 10 ** (-6 / 20)

    def test_it_comes_from_silence_and_goes_back_there(self, path: Path) -> None:
        samples = samples_of(path)
        assert (samples[0], samples[-1]) == (0.0, 0.0)
        assert max(map(abs, samples[:5])) < 10 * QUIET, "no click at the beginning"
        assert max(map(abs, samples[-200:])) < QUIET, "no click at the end"

    def test_it_swings_around_silence(self, path: Path) -> None:
        samples = samples_of(path)
        assert abs(sum(samples) / len(samples)) < QUIET
