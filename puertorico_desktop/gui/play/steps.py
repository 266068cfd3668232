"""The pace of automatic seats: how the step of one is told line by line, and when it is played."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from puertorico_desktop.gui.play.pace import TEMPOS, Pace, Tempo

PAGE, EXERCISE = HOLDERS = ("page", "exercise")
"""For whom everything may have to wait: a page that lies over the table, and an exercise in which there is something
to read."""


class AutomaticSteps(QObject):
    """The step of an automatic seat that waits to be played, and how much of its account has been told.

    `count` is the number of lines of the account of the decision that is shown, `number` how many of them have been
    told: the last of these is the current one. `is_waiting`: the step is still to be played. While players look back
    nothing waits, and the account of what comes next is told as far as the one who leads them wants it.
    """

    changed = Signal()
    """Another line has been told, or the pace is another one, or it stands still or goes on."""
    told = Signal()
    """The current line is one that should be heard as well."""
    due = Signal()
    """The step has to be played."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.number = 0
        self.count = 0
        self.is_waiting = False
        self.is_paused = False
        self.least_ms = 0
        """How long the step that begins next waits at least where nobody leads through it by hand."""
        self._pace = Pace.NORMAL
        self._hurries = False
        self.holders: set[str] = set()
        """Those of `HOLDERS` for whom everything waits now."""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go_on)

    @property
    def pace(self) -> Pace:
        """How fast they follow each other."""
        return self._pace

    @property
    def tempo(self) -> Tempo:
        """What the pace means in time."""
        return TEMPOS[self._pace]

    @property
    def is_hurrying(self) -> bool:
        """Whether they come too fast to be followed."""
        return self._hurries or self._pace is Pace.AT_ONCE

    def set_pace(self, pace: Pace) -> None:
        """Go on at another pace, from where it stands."""
        if pace is self._pace:
            return
        self._pace = pace
        self.is_paused = False
        if self.is_waiting:
            self._schedule()
        self.changed.emit()

    # -- for the session --

    def begin(self, count: int, hurries: bool) -> None:
        """A step waits to be played, with so many lines to its account; `hurries`: whatever the pace is."""
        self.count = count
        self.number = min(1, count)
        self.is_waiting = True
        self._hurries = hurries
        self._schedule()
        self._tell()

    def look_at(self, count: int) -> None:
        """An earlier position is shown; all of the account is told of what came next."""
        self.stop()
        self.number = self.count = count

    def stop(self) -> None:
        """Nothing waits any more."""
        self._timer.stop()
        self.is_waiting = self.is_paused = self._hurries = False
        self.number = self.count = 0

    def hurry(self) -> None:
        """Play the step now, and those that follow without a pause."""
        if self.is_waiting:
            self._hurries = True
            self.is_paused = False
            self._schedule()
            self.changed.emit()

    def hold(self, held: bool, *by: str) -> None:
        """Nothing goes on by itself until it is no longer held by anybody: each holder lets go for itself alone."""
        self.holders = self.holders | set(by) if held else self.holders - set(by)
        if self.holders:
            self._timer.stop()
        elif self.is_waiting and not self.is_paused:
            self._schedule()

    # -- for the player --

    def show(self, number: int) -> None:
        """Tell so many lines of the account, while players look back."""
        self.number = min(number, self.count)
        self.changed.emit()
        self.told.emit()

    def step(self) -> None:
        """Tell the next line; after the last one the step is played."""
        if not self.is_waiting:
            return
        if self.number < self.count:
            self.number += 1
            if self._pace is not Pace.BY_HAND and not self.is_paused:
                self._schedule()
            self.changed.emit()
            self._tell()
        else:
            self.due.emit()

    def pause(self) -> None:
        """Stand still, or go on."""
        if not self.is_waiting or self._pace is Pace.BY_HAND:
            return
        self.is_paused = not self.is_paused
        if self.is_paused:
            self._timer.stop()
        else:
            self._schedule()
        self.changed.emit()

    # -- inside --

    def _schedule(self) -> None:
        """Where nobody steps by hand, say when it goes on; where there is no time for lines, tell all of them."""
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

    def _tell(self) -> None:
        if not self.is_hurrying and (self._pace is Pace.BY_HAND or self.tempo.line_ms is not None):
            self.told.emit()

    @Slot()
    def _go_on(self) -> None:
        self.step()
