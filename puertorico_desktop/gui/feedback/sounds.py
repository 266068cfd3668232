"""What the table sounds like: the sounds there are, and when none is better. A game says which one a move has."""

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
"""Moves that follow one another faster than this are one rustle: only the first of them is heard."""
STEP_MS = 400
"""Who looks back and steps faster than this is looking for something, and does not watch the moves."""


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
        """The file. Raises FileNotFoundError if it is not installed."""
        return resource("sounds", f"{self.value}.wav")


SPEAKS_UP = frozenset({Sound.TURN, Sound.END, Sound.NO})
"""Sounds that are meant for the player: they are heard whatever else was heard just before."""


SoundOf = Callable[[Sequence[Any]], Sound | None]
"""Finds the one sound that stands for everything a move brought about; None if it was nothing to be heard."""


def _now_ms() -> float:
    return time.monotonic() * 1000


class Sounds(QObject):
    """Lets the table be heard: one sound a move, unless the player has to be told something.

    As long as the sounds are off, or the volume is 0, nothing that plays them is loaded.
    """

    obstacle_changed = Signal()
    """`obstacle` is another one now."""

    def __init__(
        self,
        on: bool,
        volume: int,
        sound_of: SoundOf,
        parent: QObject | None = None,
        sound_player: SoundPlayer | None = None,
        now_ms: Callable[[], float] = _now_ms,
    ) -> None:
        """`volume` is 0 to 100; `sound_of` knows the game; `now_ms` is a clock that never goes back."""
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

    # -- the switch --

    @property
    def is_on(self) -> bool:
        """Whether anything is to be heard."""
        return self._on and self._volume > 0

    def adjust(self, on: bool, volume: int) -> None:
        """Switch the sounds on or off; `volume` is 0 to 100. What is heard meanwhile breaks off with them."""
        self._on = on
        self._volume = volume
        if not self.is_on:
            self._sound_player.be_silent()

    def prepare(self) -> None:
        """Load in the background what plays sounds, if they are on: the first one is in time, `obstacle` is known."""
        if self.is_on:
            self._sound_player.prepare()

    @property
    def obstacle(self) -> str | None:
        """Why nothing can be heard although sounds are on; None if that is not so, or has not been found out yet."""
        match self._sound_player.obstacle:
            case Obstacle.NOT_INSTALLED:
                return self.tr("There are no sounds: a library that plays them is missing on this computer.")
            case Obstacle.NO_DEVICE:
                return self.tr("There are no sounds: this computer has found nothing to play them on.")
        return None

    # -- what is heard --

    def play(self, sound: Sound) -> None:
        """Let a sound be heard, if sounds are on and none that says more has just begun."""
        if not self.is_on:
            return
        now = self._now_ms()
        if now - self._played_at < GAP_MS and (sound not in SPEAKS_UP or sound is self._last):
            return
        self._played_at, self._last = now, sound
        # The ear goes by ratios: with the square, half the volume sounds about half as loud.
        self._sound_player.play(sound.path, (min(self._volume, 100) / 100) ** 2)

    def follow(self, session: GameSession, is_hurrying: Callable[[], bool]) -> None:
        """Let all moves of this session be heard from now on, whichever games are played in it.

        `is_hurrying` says whether the bots move too fast to be followed one by one.
        """
        self._session = session
        self._is_hurrying = is_hurrying
        session.moved.connect(self._on_moved)
        session.rewound.connect(self._on_rewound)

    @Slot()
    def refuse(self) -> None:
        """Something was tried that is not allowed."""
        self.play(Sound.NO)

    # -- inside --

    @Slot(object)
    def _on_moved(self, events: Sequence[object]) -> None:
        """`game_over` is not asked: it comes for a finished game that is opened, too, and that is no end."""
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
        """A move that is shown again."""
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
