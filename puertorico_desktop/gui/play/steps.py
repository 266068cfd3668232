"""The pace of automatic seats: the account of each step is shown line by line, and then the step is played."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from puertorico_desktop.gui.play.pace import TEMPOS, Pace, Tempo

PAGE, EXERCISE = HOLDERS = ("page", "exercise")
"""The possible reasons to suspend all automatic moves: a page that covers the table, and an exercise with text to be
read."""


class AutomaticSteps(QObject):
    """The waiting step of an automatic seat, and the part of its account that has been shown.

    `count` is the number of lines of the account of the shown decision, `number` the number of lines shown so far:
    the last of these is the current one. `is_waiting`: whether the step is still to be played. While players look
    back no step waits, and the account of the next step is shown as far as the caller of `show` requests.
    """

    changed = Signal()
    """Emitted when another line is shown, or the pace has changed, or the steps have been paused or continued."""
    announcement_due = Signal()
    """Emitted when the current line should also be announced to screen readers."""
    due = Signal()
    """Emitted when the step must be played."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.number = 0
        self.count = 0
        self.is_waiting = False
        self.is_paused = False
        self.least_ms = 0
        """The least pause of the step that begins next, in ms; not applied at the pace BY_HAND."""
        self._pace = Pace.NORMAL
        self._is_fast = False
        self.holders: set[str] = set()
        """Those of `HOLDERS` that suspend all automatic moves now."""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go_on)

    @property
    def pace(self) -> Pace:
        """The pace of the steps."""
        return self._pace

    @property
    def tempo(self) -> Tempo:
        """The times that belong to the pace."""
        return TEMPOS[self._pace]

    @property
    def is_hurrying(self) -> bool:
        """Whether steps come too fast to be followed."""
        return self._is_fast or self._pace is Pace.AT_ONCE

    def set_pace(self, pace: Pace) -> None:
        """Set the pace, from the current line on."""
        if pace is self._pace:
            return
        self._pace = pace
        self.is_paused = False
        if self.is_waiting:
            self._schedule()
        self.changed.emit()

    # -- for the session --

    def begin(self, count: int, is_fast: bool) -> None:
        """Start waiting with a step whose account has `count` lines; `hurries`: play it at once, whatever the pace
        is."""
        self.count = count
        self.number = min(1, count)
        self.is_waiting = True
        self._is_fast = is_fast
        self._schedule()
        self._request_announcement()

    def look_at(self, count: int) -> None:
        """Show the whole account of the step that followed an earlier position."""
        self.stop()
        self.number = self.count = count

    def stop(self) -> None:
        """Stop waiting."""
        self._timer.stop()
        self.is_waiting = self.is_paused = self._is_fast = False
        self.number = self.count = 0

    def hurry(self) -> None:
        """Play the step now, and those that follow without a pause."""
        if self.is_waiting:
            self._is_fast = True
            self.is_paused = False
            self._schedule()
            self.changed.emit()

    def hold(self, held: bool, *by: str) -> None:
        """Suspend all automatic moves for the holders `by`, or end that; they continue once no holder is left."""
        self.holders = self.holders | set(by) if held else self.holders - set(by)
        if self.holders:
            self._timer.stop()
        elif self.is_waiting and not self.is_paused:
            self._schedule()

    # -- for the player --

    def show(self, number: int) -> None:
        """Show the first `number` lines of the account, while players look back."""
        self.number = min(number, self.count)
        self.changed.emit()
        self.announcement_due.emit()

    def step(self) -> None:
        """Show the next line; after the last one, play the step."""
        if not self.is_waiting:
            return
        if self.number < self.count:
            self.number += 1
            if self._pace is not Pace.BY_HAND and not self.is_paused:
                self._schedule()
            self.changed.emit()
            self._request_announcement()
        else:
            self.due.emit()

    def pause(self) -> None:
        """Pause the steps, or continue them."""
        if not self.is_waiting or self._pace is Pace.BY_HAND:
            return
        self.is_paused = not self.is_paused
        if self.is_paused:
            self._timer.stop()
        else:
            self._schedule()
        self.changed.emit()

    # -- internal --

    def _schedule(self) -> None:
        """Start the timer, unless the pace is by hand; show all lines at once if the pace leaves no time for single
        ones."""
        self._timer.stop()
        if self.holders:
            return
        if self.is_hurrying:
            self.number = self.count
            self._timer.start(0)
        elif self._pace is not Pace.BY_HAND:
            line_ms = self.tempo.line_ms
            if line_ms is None:
                self.number = self.count
                line_ms = self.tempo.step_ms
            self._timer.start(max(line_ms, self.least_ms))
            self.least_ms = 0

    def _request_announcement(self) -> None:
        if not self.is_hurrying and (self._pace is Pace.BY_HAND or self.tempo.line_ms is not None):
            self.announcement_due.emit()

    @Slot()
    def _go_on(self) -> None:
        self.step()
