"""The pause before a bot's move: until the last move has been seen and read, or until the player asks for the next
one."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from puertorico_desktop.gui.play.pace import TEMPOS, Pace
from puertorico_desktop.gui.play.steps import AutomaticSteps


class BotPause(QObject):
    """A timer that runs at the pace of the `steps` of automatic seats.

    `linger_ms`: the time for which the last announced move stays in view, in ms. `skips`: whether all pauses are
    skipped until a person must decide.
    """

    over = Signal()
    """Emitted when the pause is over, or when the player asks for the move."""

    def __init__(self, steps: AutomaticSteps, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.linger_ms = 0
        self.skips = False
        self._steps = steps
        self._stepped = self._is_awaited = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.over)

    def delay_next(self, milliseconds: int) -> None:
        """Delay the automatic moves that follow by at least `milliseconds`, so that the present move can be seen and
        read; for listeners of `moved`."""
        self.linger_ms = max(self.linger_ms, milliseconds)

    @property
    def is_by_hand(self) -> bool:
        """Whether each move waits until the player asks for it."""
        return self._steps.pace is Pace.BY_HAND and not self.skips

    @property
    def is_running(self) -> bool:
        """Whether the next move still has to wait."""
        return self._timer.isActive() or (self.is_by_hand and not self._stepped)

    def start(self) -> None:
        """Start the pause: a bot must decide."""
        self._is_awaited = True
        pace = self._steps.pace
        by_itself = not self.skips and pace not in (Pace.AT_ONCE, Pace.BY_HAND)
        self._timer.start(max(TEMPOS[pace].move_ms, self.linger_ms) if by_itself else 0)

    def stop(self) -> None:
        """Stop the pause: no bot has to decide any more."""
        self._timer.stop()
        self._stepped = self._is_awaited = False

    def set_pace(self, pace: Pace) -> None:
        """Set the pace, and restart a running pause at it."""
        if pace is self._steps.pace:
            return
        self._steps.set_pace(pace)
        if self._is_awaited:
            self.start()

    def step(self) -> None:
        """Play the bot's move as soon as it is known; called when the player asks for it."""
        self._timer.stop()
        self._stepped = True
        self.over.emit()

    def skip(self) -> None:
        """Skip the pauses before this move and those that follow, at the player's wish."""
        self._timer.stop()
        self.skips = True
