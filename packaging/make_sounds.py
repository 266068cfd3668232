"""Makes the program's sounds: `python3 packaging/make_sounds.py` writes `resources/sounds/*.wav`.

Each sound models an object that is struck: a body rings in a few modes with different decay times, and the impact
itself is a short burst of filtered noise. Everything is deterministic: the same source gives the same files.
"""

import math
import random
import sys
import wave
from array import array
from collections.abc import Callable, Iterable
from pathlib import Path

RATE = 44_100
"""The sample rate in samples per second."""
LOUDEST = 10 ** (-6 / 20)
"""The maximum of all samples relative to full scale: -6 dBFS."""
FADE_IN, FADE_OUT = 0.0015, 0.05
"""The durations of the fades at both ends in seconds, which prevent clicks."""
FOLDER = Path(__file__).resolve().parents[1] / "resources" / "sounds"

Samples = list[float]


def silence(seconds: float) -> Samples:
    """Returns silent samples, to which parts are added."""
    return [0.0] * round(seconds * RATE)


def add(samples: Samples, part: Samples, start: float = 0.0, gain: float = 1.0) -> None:
    """Mix a part in from `start` seconds on; it is cut off at the end of the samples."""
    first = round(start * RATE)
    for index, value in enumerate(part[: len(samples) - first], first):
        samples[index] += gain * value


def ring(modes: Iterable[tuple[float, float, float]], seconds: float, attack: float = 0.0) -> Samples:
    """Returns the sound of a struck body: modes as (frequency in hertz, amplitude, seconds until it has decayed to a
    third).

    `attack` is the rise time in seconds, longer for a soft stick.
    """
    samples = silence(seconds)
    for hertz, strength, decay in modes:
        turn = 2 * math.pi * hertz / RATE
        for index in range(len(samples)):
            samples[index] += strength * math.sin(turn * index) * math.exp(-index / (decay * RATE))
    if attack:
        for index in range(len(samples)):
            samples[index] *= 1 - math.exp(-index / (attack * RATE))
    return samples


def breath(seed: int, low: float, high: float, decay: float, seconds: float, attack: float = 0.0) -> Samples:
    """Returns decaying noise between two frequencies in hertz; `attack` and `decay` as in `ring`."""
    chance = random.Random(seed)
    samples = []
    smooth = dull = rumble = 0.0
    upper, lower = (1 - math.exp(-2 * math.pi * hertz / RATE) for hertz in (high, low))
    for index in range(round(seconds * RATE)):
        smooth += upper * (2 * chance.random() - 1 - smooth)
        dull += upper * (smooth - dull)
        rumble += lower * (dull - rumble)
        swell = 1 - math.exp(-index / (attack * RATE)) if attack else 1.0
        samples.append((dull - rumble) * swell * math.exp(-index / (decay * RATE)))
    return samples


def bar(hertz: float, seconds: float, decay: float) -> Samples:
    """Returns the sound of a tuned wooden bar under a soft stick; its modes are not harmonic."""
    modes = [(hertz, 1.0, decay), (2 * hertz, 0.05, decay / 2), (3.93 * hertz, 0.16, decay / 5)]
    modes.append((9.2 * hertz, 0.03, decay / 12))
    return ring(modes, seconds, attack=0.0025)


# ---------------------------------------------------------------- the sounds


def place() -> Samples:
    """Returns the sound of a wooden tile put down on a table."""
    samples = silence(0.22)
    add(samples, ring([(176, 0.7, 0.030), (412, 1.0, 0.024), (987, 0.5, 0.014), (1730, 0.2, 0.008)], 0.22))
    add(samples, breath(1, 300, 2600, 0.005, 0.05), gain=1.6)
    return samples


def colonist() -> Samples:
    """Returns the sound of a small wooden disc on a board."""
    samples = silence(0.12)
    add(samples, ring([(640, 0.8, 0.012), (1480, 0.6, 0.009), (2890, 0.2, 0.005)], 0.12))
    add(samples, breath(2, 800, 4000, 0.003, 0.03), gain=0.8)
    return samples


def coin() -> Samples:
    """Returns the sound of a coin that drops on another one and comes to rest."""
    samples = silence(0.42)
    for start, gain, stretch in ((0.0, 1.0, 1.0), (0.062, 0.55, 1.013), (0.105, 0.22, 0.991)):
        modes = [(2637, 1.0, 0.085), (4180, 0.55, 0.065), (6120, 0.22, 0.040), (8450, 0.08, 0.020)]
        struck = ring([(stretch * hertz, strength, decay) for hertz, strength, decay in modes], 0.3, attack=0.0012)
        add(samples, struck, start, gain)
        add(samples, breath(3, 2500, 7000, 0.003, 0.02), start, 0.35 * gain)
    return samples


def goods() -> Samples:
    """Returns the sound of a crate that is set down while its content settles."""
    samples = silence(0.34)
    for start, gain, stretch in ((0.0, 1.0, 1.0), (0.085, 0.38, 1.09)):
        modes = [(112, 0.8, 0.050), (187, 1.0, 0.040), (301, 0.7, 0.027), (498, 0.35, 0.015)]
        add(samples, ring([(stretch * hertz, s, d) for hertz, s, d in modes], 0.25, attack=0.002), start, gain)
        add(samples, breath(4, 150, 1100, 0.026, 0.2), start, 2.0 * gain)
    return samples


def ship() -> Samples:
    """Returns the sound of a ship's bell over the noise of water."""
    samples = silence(0.58)
    modes = [(196, 0.35, 0.18), (392, 1.0, 0.15), (466, 0.45, 0.12), (587, 0.30, 0.10), (784, 0.35, 0.08)]
    modes += [(1046, 0.16, 0.05), (1568, 0.08, 0.03)]
    add(samples, ring(modes, 0.58, attack=0.003))
    add(samples, breath(5, 250, 900, 0.16, 0.58, attack=0.08), gain=0.9)
    return samples


def role() -> Samples:
    """Returns the sound of a card drawn over the table and laid down."""
    samples = silence(0.26)
    add(samples, breath(6, 1200, 4200, 0.035, 0.13, attack=0.045), gain=2.6)
    add(samples, breath(7, 200, 1900, 0.014, 0.12), 0.115, 1.3)
    add(samples, ring([(205, 0.30, 0.024), (331, 0.16, 0.016)], 0.12), 0.115)
    return samples


def card() -> Samples:
    """Returns the sound of a playing card flicked onto others."""
    samples = silence(0.12)
    add(samples, breath(9, 1600, 5200, 0.010, 0.06, attack=0.006), gain=2.0)
    add(samples, breath(10, 300, 2200, 0.008, 0.06), 0.032, 1.2)
    return samples


def shuffle() -> Samples:
    """Returns the sound of a deck being riffled: clicks at decreasing intervals, then the deck is knocked on the
    table."""
    samples = silence(0.52)
    start, gap = 0.0, 0.034
    for number in range(16):
        add(samples, breath(20 + number, 1400, 5000, 0.006, 0.03, attack=0.003), start, 0.8 + 0.03 * number)
        start += gap
        gap *= 0.93
    add(samples, breath(40, 250, 1800, 0.014, 0.1), start + 0.03, 1.8)
    return samples


def turn() -> Samples:
    """Returns two notes, the second a fourth higher: the player must decide."""
    samples = silence(0.55)
    add(samples, bar(587.33, 0.55, 0.13), gain=0.8)
    add(samples, bar(783.99, 0.43, 0.13), 0.12)
    return samples


def end() -> Samples:
    """Returns a rising arpeggio: the game is over."""
    samples = silence(0.59)
    for number, hertz in enumerate((261.63, 329.63, 392.00, 523.25)):
        start = 0.045 * number
        add(samples, bar(hertz, 0.59 - start, 0.15), start)
    return samples


def no() -> Samples:
    """Returns two low knocks, the second a little lower: the move is not allowed."""
    samples = silence(0.30)
    for start, hertz, gain in ((0.0, 220.0, 0.8), (0.105, 185.0, 1.0)):
        modes = [(hertz, 1.0, 0.045), (2.4 * hertz, 0.35, 0.020), (4.1 * hertz, 0.12, 0.010)]
        add(samples, ring(modes, 0.19, attack=0.003), start, gain)
        add(samples, breath(8, 150, 900, 0.012, 0.08), start, 0.6 * gain)
    return samples


SOUNDS: dict[str, tuple[Callable[[], Samples], float]] = {
    "place": (place, 1.0),
    "colonist": (colonist, 0.7),
    "coin": (coin, 0.35),
    "goods": (goods, 1.0),
    "ship": (ship, 0.7),
    "role": (role, 0.9),
    "card": (card, 0.7),
    "shuffle": (shuffle, 0.8),
    "turn": (turn, 0.55),
    "end": (end, 0.9),
    "no": (no, 0.9),
}
"""Every sound by its file name, and its peak relative to `LOUDEST`, chosen so that all are equally loud."""


# ---------------------------------------------------------------- the files


def finished(samples: Samples, peak: float) -> "array[int]":
    """Returns the samples as 16-bit integers, with fades and the given peak; the first and the last one are 0."""
    count = len(samples)
    middle = sum(samples) / count
    faded = [(value - middle) * _fade(index, count) for index, value in enumerate(samples)]
    scale = math.floor(peak * LOUDEST * 32768) / max(map(abs, faded))
    return array("h", [math.floor(value * scale + 0.5) for value in faded])


def _fade(index: int, count: int) -> float:
    """Returns the factor of the fades for a sample, from 0 to 1: a raised cosine."""
    place = min(index / (FADE_IN * RATE), (count - 1 - index) / (FADE_OUT * RATE), 1.0)
    return (1 - math.cos(math.pi * place)) / 2


def write(path: Path, samples: "array[int]") -> None:
    """Write a mono WAV file of 16-bit samples."""
    if sys.byteorder == "big":
        samples = array("h", samples)
        samples.byteswap()
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.tobytes())


def make(folder: Path) -> None:
    """Write every sound into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, (built, peak) in SOUNDS.items():
        write(folder / f"{name}.wav", finished(built(), peak))


if __name__ == "__main__":
    make(FOLDER)
