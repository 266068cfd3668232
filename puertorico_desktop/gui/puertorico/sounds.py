"""What the table sounds like: which sound stands for a move, and when none is better."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from puertorico_desktop.engine.puertorico import events as e
from puertorico_desktop.engine.puertorico.events import Event
from puertorico_desktop.gui.feedback.sound_player import Obstacle, SoundPlayer
from puertorico_desktop.gui.puertorico.session import PuertoRicoSession
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
    TURN = "turn"
    END = "end"
    NO = "no"

    @property
    def path(self) -> Path:
        """The file. Raises FileNotFoundError if it is not installed."""
        return resource("sounds", f"{self.value}.wav")


SPEAKS_UP = frozenset({Sound.TURN, Sound.END, Sound.NO})
"""Sounds that are meant for somebody: they are heard whatever else was heard just before."""

SOUND_OF: dict[type[Event], Sound | None] = {
    e.GameEnded: Sound.END,
    e.ShipSailed: Sound.SHIP,
    e.PrivateShipsUnloaded: Sound.SHIP,
    e.BuildingBuilt: Sound.PLACE,
    e.TileTaken: Sound.PLACE,
    e.TileDrawn: Sound.PLACE,
    e.TileTurnedUp: Sound.PLACE,
    e.ForestPlanted: Sound.PLACE,
    e.TileDiscarded: Sound.PLACE,
    e.BuildingDrafted: Sound.PLACE,
    e.GoodsLoaded: Sound.GOODS,
    e.MixedGoodsLoaded: Sound.GOODS,
    e.GoodReturned: Sound.GOODS,
    e.GoodsProduced: Sound.GOODS,
    e.ExtraGoodTaken: Sound.GOODS,
    e.GoodsStored: Sound.GOODS,
    e.GoodSold: Sound.COIN,
    e.GoodSoldPrivately: Sound.COIN,
    e.DoubloonsPaid: Sound.COIN,
    e.DoubloonsReceived: Sound.COIN,
    e.RoleChosen: Sound.ROLE,
    e.ColonistReceived: Sound.COLONIST,
    e.ColonistsDistributed: Sound.COLONIST,
    e.ColonistsPlaced: Sound.COLONIST,
    e.ColonistSettled: Sound.COLONIST,
    e.ColonistArrived: Sound.COLONIST,
    e.ColonistReturned: Sound.COLONIST,
    e.GuestMoved: Sound.COLONIST,
    e.NobleArrived: Sound.COLONIST,
    e.NobleSettled: Sound.COLONIST,
    e.NoblesDistributed: Sound.COLONIST,
    e.NoblesPlaced: Sound.COLONIST,
    # Nothing moves on the table, or only by the way.
    e.RoundStarted: None,
    e.PhaseEnded: None,
    e.Skipped: None,
    e.Passed: None,
    e.BenefitRefused: None,
    e.PlantationsDiscarded: None,
    e.PileReshuffled: None,
    e.PlantationsRevealed: None,
    e.ColonistShipFilled: None,
    e.NobleBoarded: None,
    e.PointReturned: None,
    e.TradingHouseEmptied: None,
    e.PointsReceived: None,
    e.RolesSweetened: None,
    e.EndTriggered: None,
}
"""What every kind of event sounds like, the weightiest first; None: it is silent."""


def sound_of(events: Iterable[Event]) -> Sound | None:
    """The one sound that stands for everything a move brought about; None if it was nothing to be heard."""
    kinds = {type(event) for event in events}
    return next((sound for kind, sound in SOUND_OF.items() if sound is not None and kind in kinds), None)


def _now_ms() -> float:
    return time.monotonic() * 1000


class Sounds(QObject):
    """Lets the table be heard: one sound a move, unless somebody has to be told something.

    As long as the sounds are off, or the volume is 0, nothing that plays them is loaded.
    """

    obstacle_changed = Signal()
    """`obstacle` is another one now."""

    def __init__(
        self,
        on: bool,
        volume: int,
        parent: QObject | None = None,
        sound_player: SoundPlayer | None = None,
        now_ms: Callable[[], float] = _now_ms,
    ) -> None:
        """`volume` is 0 to 100; `now_ms` a clock that never goes back."""
        super().__init__(parent)
        self._on = on
        self._volume = volume
        self._sound_player = SoundPlayer(self) if sound_player is None else sound_player
        self._sound_player.obstacle_changed.connect(self.obstacle_changed)
        self._now_ms = now_ms
        self._last: Sound | None = None
        self._played_at = self._shown_at = float("-inf")
        self._session: PuertoRicoSession | None = None
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

    def follow(self, session: PuertoRicoSession, is_hurrying: Callable[[], bool]) -> None:
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
    def _on_moved(self, events: Sequence[Event]) -> None:
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

    def _sound_of_step(self, events: Sequence[Event]) -> Sound | None:
        """A move that is shown again."""
        before, self._shown_at = self._shown_at, self._now_ms()
        return sound_of(events) if self._shown_at - before >= STEP_MS else None

    def _sound_of_move(self, session: PuertoRicoSession, events: Sequence[Event]) -> Sound | None:
        assert self._is_hurrying is not None
        moved_by_person = session.people[session.match.moves[-1].seat]
        if session.asked_person is not None and not moved_by_person:
            return Sound.TURN
        sound = sound_of(events)
        if sound in SPEAKS_UP or moved_by_person or not self._is_hurrying():
            return sound
        return None
