"""The loudspeaker: it is loaded late, does not block, and is silent without errors if nothing can play."""

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import attrs
import pytest
from PySide6.QtCore import QObject, QUrl
from pytestqt.qtbot import QtBot

from puertorico_desktop.gui.feedback import sound_player as module
from puertorico_desktop.gui.feedback.sound_player import LATE_MS, Obstacle, SoundPlayer, load_multimedia
from puertorico_desktop.gui.feedback.sounds import Sound

ROOT = Path(__file__).resolve().parents[2]
COIN, SHIP = Sound.COIN.path, Sound.SHIP.path


@attrs.frozen
class StandInDevice:
    name: str

    def isNull(self) -> bool:
        return not self.name

    def description(self) -> str:
        return self.name


class StandInEffect(QObject):
    """Stands in for Qt's sound effect."""

    made: list["StandInEffect"] = []

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.told: list[object] = []
        self.made.append(self)

    def setSource(self, source: QUrl) -> None:
        self.told.append(Path(source.toLocalFile()).name)

    def setVolume(self, volume: float) -> None:
        self.told.append(volume)

    def play(self) -> None:
        self.told.append("play")

    def stop(self) -> None:
        self.told.append("stop")


class Computer:
    """What the loudspeaker finds: the multimedia module, its device, and how long loading takes."""

    def __init__(self) -> None:
        self.device = StandInDevice("headphones")
        self.loads = 0
        self.may_load = threading.Event()
        self.may_load.set()
        self.installed = True

    def load(self) -> object:
        self.loads += 1
        assert threading.current_thread() is not threading.main_thread()
        assert self.may_load.wait(5)
        devices = SimpleNamespace(defaultAudioOutput=lambda: self.device)
        return SimpleNamespace(QMediaDevices=devices, QSoundEffect=StandInEffect) if self.installed else None


@pytest.fixture
def computer(monkeypatch: pytest.MonkeyPatch) -> Computer:
    computer = Computer()
    monkeypatch.setattr(module, "load_multimedia", computer.load)
    monkeypatch.setattr(StandInEffect, "made", [])
    return computer


@pytest.fixture
def sound_player(computer: Computer) -> Iterator[SoundPlayer]:
    sound_player = SoundPlayer()
    yield sound_player
    computer.may_load.set()
    if sound_player._thread is not None:
        sound_player._thread.join(5)
    sound_player.deleteLater()


def wait_for_load(qtbot: QtBot, sound_player: SoundPlayer) -> None:
    """Waits until the module is loaded and pending sounds were handled."""
    sound_player.prepare()
    qtbot.waitUntil(lambda: sound_player._multimedia is not None)


def test_nothing_is_loaded_before_the_first_sound(computer: Computer, sound_player: SoundPlayer) -> None:
    sound_player.stop_all()
    assert computer.loads == 0


def test_the_first_sound_is_played_once_the_module_is_loaded(qtbot: QtBot, sound_player: SoundPlayer) -> None:
    sound_player.play(COIN, 0.25)
    qtbot.waitUntil(lambda: bool(StandInEffect.made))
    assert StandInEffect.made[0].told == ["coin.wav", 0.25, "play"]
    assert sound_player.obstacle is None


def test_a_sound_that_would_be_late_is_not_played(
    qtbot: QtBot, computer: Computer, sound_player: SoundPlayer
) -> None:
    computer.may_load.clear()
    sound_player.play(COIN)
    qtbot.wait(LATE_MS + 50)
    computer.may_load.set()
    wait_for_load(qtbot, sound_player)
    assert StandInEffect.made == []


def test_stop_all_discards_pending_sounds(qtbot: QtBot, computer: Computer, sound_player: SoundPlayer) -> None:
    computer.may_load.clear()
    sound_player.play(COIN)
    sound_player.stop_all()
    computer.may_load.set()
    wait_for_load(qtbot, sound_player)
    assert StandInEffect.made == []


def test_stop_all_stops_the_playing_sound(qtbot: QtBot, sound_player: SoundPlayer) -> None:
    wait_for_load(qtbot, sound_player)
    sound_player.play(COIN)
    sound_player.stop_all()
    assert StandInEffect.made[0].told[-1] == "stop"


def test_each_sound_effect_is_created_once_and_effects_may_overlap(
    qtbot: QtBot, computer: Computer, sound_player: SoundPlayer
) -> None:
    wait_for_load(qtbot, sound_player)
    for path in (COIN, SHIP, COIN):
        sound_player.play(path, 1.0)
    assert [effect.told for effect in StandInEffect.made] == [
        ["coin.wav", 1.0, "play", 1.0, "play"],
        ["ship.wav", 1.0, "play"],
    ]
    assert computer.loads == 1


def test_effects_are_created_again_for_another_device(
    qtbot: QtBot, computer: Computer, sound_player: SoundPlayer
) -> None:
    wait_for_load(qtbot, sound_player)
    sound_player.play(COIN)
    computer.device = StandInDevice("other headphones")
    sound_player.play(COIN)
    assert [effect.told.count("play") for effect in StandInEffect.made] == [1, 1]


def test_without_a_device_nothing_is_played_until_there_is_one(
    qtbot: QtBot, computer: Computer, sound_player: SoundPlayer
) -> None:
    computer.device = StandInDevice("")
    with qtbot.waitSignal(sound_player.obstacle_changed):
        sound_player.prepare()
    assert sound_player.obstacle is Obstacle.NO_DEVICE
    sound_player.play(COIN)
    assert StandInEffect.made == []
    computer.device = StandInDevice("headphones")
    with qtbot.waitSignal(sound_player.obstacle_changed):
        sound_player.play(COIN)
    assert sound_player.obstacle is None
    assert len(StandInEffect.made) == 1


def test_without_the_library_nothing_is_played(qtbot: QtBot, computer: Computer, sound_player: SoundPlayer) -> None:
    computer.installed = False
    with qtbot.waitSignal(sound_player.obstacle_changed):
        sound_player.play(COIN)
    assert sound_player.obstacle is Obstacle.NOT_INSTALLED
    sound_player.play(COIN)
    assert computer.loads == 1


def test_load_multimedia_returns_none_without_the_library(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QT_AUDIO_BACKEND", "PulseAudio")  # set here, so that it is restored
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", None)
    assert load_multimedia() is None


PROGRAM = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from puertorico_desktop.gui.feedback.sounds import Sound, Sounds
application = QApplication([])
nothing = lambda events: None
off, on = Sounds(False, 100, nothing), Sounds(True, 100, nothing)
off.prepare()
off.play(Sound.COIN)
assert "PySide6.QtMultimedia" not in sys.modules
on.obstacle_changed.connect(application.quit)
QTimer.singleShot(20_000, application.quit)
on.play(Sound.COIN)
application.exec()
on.play(Sound.END)
print(on.obstacle)
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only there the device can be taken away")
def test_a_program_without_a_device_prints_nothing(tmp_path: Path) -> None:
    """With Qt's real multimedia module, or without it where one of its libraries is missing."""
    nowhere = {"PULSE_SERVER": f"unix:{tmp_path / 'none'}", "QT_AUDIO_BACKEND": "PulseAudio"}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        cwd=ROOT,
        env={**os.environ, **nowhere},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("There are no sounds: ")
