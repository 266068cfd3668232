"""Plays short sounds if there is an audio device; otherwise it is silent, without an error."""

from __future__ import annotations

import logging
import os
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

import attrs
from PySide6.QtCore import QElapsedTimer, QLoggingCategory, QObject, QUrl, Signal, Slot

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QAudioDevice, QSoundEffect

LATE_MS = 500
"""The delay in ms after which a waiting sound is dropped, because it no longer matches the screen."""
CONNECTS_IN_THREAD = sys.platform.startswith("linux")
"""Whether the device is connected in the thread: on Linux the sound service may respond slowly. On Windows it is
bound to the thread that connects."""

_log = logging.getLogger(__name__)


class Obstacle(Enum):
    """The reason why no sound can be played."""

    NOT_INSTALLED = "not installed"
    NO_DEVICE = "no device"


@attrs.frozen
class _SoundRequest:
    """A sound to be played, with a volume from 0 (inaudible) to 1 (as loud as its file)."""

    path: Path
    volume: float


class SoundPlayer(QObject):
    """Plays sound files; sounds may overlap.

    Qt's multimedia module is slow to load, may be missing, or may find no device. Therefore it is loaded with the
    first sound, in a thread, without blocking.
    """

    obstacle_changed = Signal()
    """Emitted when `obstacle` has changed."""
    _loaded = Signal(object)
    """Emitted with Qt's multimedia module, or None if it cannot be loaded."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.obstacle: Obstacle | None = None
        self._thread: threading.Thread | None = None
        self._multimedia: ModuleType | None = None
        self._device: QAudioDevice | None = None
        self._effects: dict[Path, QSoundEffect] = {}
        self._waiting: _SoundRequest | None = None
        self._waited = QElapsedTimer()
        self._loaded.connect(self._on_loaded)

    def prepare(self) -> None:
        """Start loading the multimedia module, unless that has been done; `obstacle` is known afterwards."""
        if self._thread is None:
            # A daemon thread, so that a sound service that does not respond cannot prevent the program from ending.
            self._thread = threading.Thread(target=self._load, name="sound loader", daemon=True)
            self._thread.start()

    def play(self, path: Path, volume: float = 1.0) -> None:
        """Play a WAV file from the beginning, at a volume from 0 to 1."""
        self.prepare()
        request = _SoundRequest(path, volume)
        if self._multimedia is not None:
            self._play(request)
        else:
            self._waiting = request
            self._waited.start()

    def stop_all(self) -> None:
        """Stop all sounds, and drop the waiting one."""
        self._waiting = None
        for effect in self._effects.values():
            effect.stop()

    # -- in the worker thread --

    def _load(self) -> None:
        multimedia = load_multimedia()
        if multimedia is not None and CONNECTS_IN_THREAD:
            connect_to_device(multimedia)
        try:
            self._loaded.emit(multimedia)
        except RuntimeError:
            _log.debug("the program ended before its first sound")

    # -- internal --

    @Slot(object)
    def _on_loaded(self, multimedia: ModuleType | None) -> None:
        request, self._waiting = self._waiting, None
        if multimedia is None:
            self._set_obstacle(Obstacle.NOT_INSTALLED)
            return
        if not CONNECTS_IN_THREAD:
            connect_to_device(multimedia)
        self._multimedia = multimedia
        if request is not None and self._waited.elapsed() <= LATE_MS:
            self._play(request)
        else:
            self._find_device()

    def _find_device(self) -> bool:
        """Returns whether there is an audio device, which may be another one than before."""
        assert self._multimedia is not None
        device = self._multimedia.QMediaDevices.defaultAudioOutput()
        if device != self._device:
            # The device has changed, e.g. headphones: effects of the former device cannot be used.
            self._device = device
            for effect in self._effects.values():
                effect.deleteLater()
            self._effects.clear()
        self._set_obstacle(Obstacle.NO_DEVICE if device.isNull() else None)
        return not device.isNull()

    def _play(self, request: _SoundRequest) -> None:
        assert self._multimedia is not None
        if not self._find_device():
            return
        if request.path not in self._effects:
            self._effects[request.path] = self._multimedia.QSoundEffect(self)
            self._effects[request.path].setSource(QUrl.fromLocalFile(str(request.path)))
        effect = self._effects[request.path]
        effect.setVolume(request.volume)
        effect.play()

    def _set_obstacle(self, obstacle: Obstacle | None) -> None:
        if obstacle is not self.obstacle:
            self.obstacle = obstacle
            self.obstacle_changed.emit()


def load_multimedia() -> ModuleType | None:
    """Returns Qt's multimedia module; None if the module, or a library that it needs, is not installed."""
    # Qt's PipeWire backend (6.10 and 6.11) hangs or crashes when headphones are unplugged; PipeWire's interface for
    # PulseAudio works. Only Linux uses this variable.
    os.environ.setdefault("QT_AUDIO_BACKEND", "PulseAudio")
    try:
        with _stderr_suppressed():
            import PySide6.QtMultimedia
    except ImportError as error:
        _log.info("no sounds: %s", error)
        return None
    return PySide6.QtMultimedia


def connect_to_device(multimedia: ModuleType) -> None:
    """Make Qt search for an audio device, which is slow the first time."""
    with _stderr_suppressed():
        device = multimedia.QMediaDevices.defaultAudioOutput()
    _log.info("sounds: %s", "no device" if device.isNull() else device.description())


@contextmanager
def _stderr_suppressed() -> Iterator[None]:
    """Suppress Qt's log messages in the block: sounds are not essential.

    The messages are prevented by filter rules, not by a message handler: a handler written in Python waits for the
    global interpreter lock of the main thread, while Qt loads a library and the main thread may be waiting to load
    one.
    """
    QLoggingCategory.setFilterRules("*=false")
    try:
        yield
    finally:
        QLoggingCategory.setFilterRules("")
