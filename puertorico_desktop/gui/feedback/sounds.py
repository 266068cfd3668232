"""The sounds of the table, and the rules when none is played. Each game selects the sound of a move."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from enum import Enum
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from puertorico_desktop.gui.feedback.sound_player import Obstacle, SoundPlayer
from puertorico_desktop.gui.play.session import GameSession
from puertorico_desktop.paths import resource

GAP_MS = 250
"""The least time in ms between two sounds: of moves that follow faster only the first is heard."""
STEP_MS = 400
"""The least time in ms between steps of looking back that have a sound: faster steps are navigation, not watching."""


class Sound(Enum):
    """A sound of the table, by the name of its file."""

    PLACE = "place"
    COLONIST = "colonist"
    COIN = "coin"
    GOODS = "goods"
    SHIP = "ship"
    ROLE = "role"
    CARD = "card"
    SHUFFLE = "shuffle"
    TURN = "turn"
    END = "end"
    NO = "no"

    @property
    def path(self) -> Path:
        """The sound file. Raises FileNotFoundError if it is not installed."""
        return resource("sounds", f"{self.value}.wav")


SPEAKS_UP = frozenset({Sound.TURN, Sound.END, Sound.NO})
"""Sounds that address the player: they are played regardless of other sounds just before."""


SoundOf = Callable[[Sequence[Any]], Sound | None]
"""A function that returns the sound for the events of a move; None if the move is silent."""


def _now_ms() -> float:
    return time.monotonic() * 1000


class Sounds(QObject):
    """Plays the sounds of the table: one for each move, unless the player must be alerted.

    As long as the sounds are off, or the volume is 0, the multimedia module is not loaded.
    """

    obstacle_changed = Signal()
    """Emitted when `obstacle` has changed."""

    def __init__(
        self,
        on: bool,
        volume: int,
        sound_of: SoundOf,
        parent: QObject | None = None,
        sound_player: SoundPlayer | None = None,
        now_ms: Callable[[], float] = _now_ms,
    ) -> None:
        """`volume` is 0 to 100; `sound_of` is provided by the game; `now_ms` is a monotonic clock."""
        super().__init__(parent)
        self._on = on
        self._volume = volume
        self._sound_player = SoundPlayer(self) if sound_player is None else sound_player
        self._sound_player.obstacle_changed.connect(self.obstacle_changed)
        self._sound_of = sound_of
        self._now_ms = now_ms
        self._last: Sound | None = None
        self._played_at = self._shown_at = float("-inf")
        self._session: GameSession | None = None
        self._is_hurrying: Callable[[], bool] | None = None

    # -- on and off --

    @property
    def is_on(self) -> bool:
        """Whether sounds are audible."""
        return self._on and self._volume > 0

    def adjust(self, on: bool, volume: int) -> None:
        """Switch the sounds on or off; `volume` is 0 to 100. Switching off stops the sound being played."""
        self._on = on
        self._volume = volume
        if not self.is_on:
            self._sound_player.stop_all()

    def prepare(self) -> None:
        """Load the multimedia module in the background if sounds are on, so that the first sound is in time and
        `obstacle` known."""
        if self.is_on:
            self._sound_player.prepare()

    @property
    def obstacle(self) -> str | None:
        """The reason why no sound can be played although sounds are on; None if there is none, or if it is not known
        yet."""
        match self._sound_player.obstacle:
            case Obstacle.NOT_INSTALLED:
                return self.tr("There are no sounds: a library that plays them is missing on this computer.")
            case Obstacle.NO_DEVICE:
                return self.tr("There are no sounds: this computer has found nothing to play them on.")
        return None

    # -- sounds of events --

    def play(self, sound: Sound) -> None:
        """Play a sound, if sounds are on and no sound with precedence has just begun."""
        if not self.is_on:
            return
        now = self._now_ms()
        if now - self._played_at < GAP_MS and (sound not in SPEAKS_UP or sound is self._last):
            return
        self._played_at, self._last = now, sound
        # Loudness is perceived logarithmically: with the square, half the volume sounds about half as loud.
        self._sound_player.play(sound.path, (min(self._volume, 100) / 100) ** 2)

    def connect_session(self, session: GameSession, is_hurrying: Callable[[], bool]) -> None:
        """Play the sounds of all moves of this session from now on, for every game played in it.

        `is_hurrying` returns whether the bots move too fast to be followed singly.
        """
        self._session = session
        self._is_hurrying = is_hurrying
        session.moved.connect(self._on_moved)
        session.rewound.connect(self._on_rewound)

    @Slot()
    def refuse(self) -> None:
        """Play the sound for an illegal attempt."""
        self.play(Sound.NO)

    # -- internal --

    @Slot(object)
    def _on_moved(self, events: Sequence[object]) -> None:
        """Play the sound of a move. The signal `game_over` is not used: it is also emitted when a finished game is
        opened."""
        assert self._session is not None
        if self._session.is_looking_back:
            sound = self._sound_of_step(events)
        else:
            sound = self._sound_of_move(self._session, events)
        if sound is not None:
            self.play(sound)

    @Slot()
    def _on_rewound(self) -> None:
        self._shown_at = self._now_ms()

    def _sound_of_step(self, events: Sequence[object]) -> Sound | None:
        """Returns the sound of a move shown again in looking back; None if the steps follow too fast."""
        before, self._shown_at = self._shown_at, self._now_ms()
        return self._sound_of(events) if self._shown_at - before >= STEP_MS else None

    def _sound_of_move(self, session: GameSession, events: Sequence[object]) -> Sound | None:
        assert self._is_hurrying is not None
        moved_by_person = session.people[session.match.moves[-1].seat]
        if session.asked_person is not None and not moved_by_person:
            return Sound.TURN
        sound = self._sound_of(events)
        if sound in SPEAKS_UP or moved_by_person or not self._is_hurrying():
            return sound
        return None
