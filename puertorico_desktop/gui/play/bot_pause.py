"""The time before a bot's move: until the last one has been seen and read, or until the player wants the next."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from puertorico_desktop.gui.play.pace import TEMPOS, Pace
from puertorico_desktop.gui.play.steps import AutomaticSteps


class BotPause(QObject):
    """Runs at the pace of the `steps` of automatic seats.

    `linger_ms`: how long the last move that was told is looked at. `skips`: nothing is waited for until a person is
    asked.
    """

    over = Signal()
    """The time is over, or the player wants the move."""

    def __init__(self, steps: AutomaticSteps, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.linger_ms = 0
        self.skips = False
        self._steps = steps
        self._stepped = self._is_awaited = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.over)

    def linger(self, milliseconds: int) -> None:
        """For listeners of `moved`: what follows by itself waits so long, until this move has been seen and read."""
        self.linger_ms = max(self.linger_ms, milliseconds)

    @property
    def is_by_hand(self) -> bool:
        """Whether a move waits for the player."""
        return self._steps.pace is Pace.BY_HAND and not self.skips

    @property
    def is_running(self) -> bool:
        """Whether a move still has to wait."""
        return self._timer.isActive() or (self.is_by_hand and not self._stepped)

    def start(self) -> None:
        """A bot is asked."""
        self._is_awaited = True
        pace = self._steps.pace
        by_itself = not self.skips and pace not in (Pace.AT_ONCE, Pace.BY_HAND)
        self._timer.start(max(TEMPOS[pace].move_ms, self.linger_ms) if by_itself else 0)

    def stop(self) -> None:
        """No bot is asked any more."""
        self._timer.stop()
        self._stepped = self._is_awaited = False

    def set_pace(self, pace: Pace) -> None:
        """Go on at another pace, with the move that is awaited too."""
        if pace is self._steps.pace:
            return
        self._steps.set_pace(pace)
        if self._is_awaited:
            self.start()

    def step(self) -> None:
        """The player wants the move as soon as there is one."""
        self._timer.stop()
        self._stepped = True
        self.over.emit()

    def skip(self) -> None:
        """The player wants this move and those that follow without a pause."""
        self._timer.stop()
        self.skips = True
