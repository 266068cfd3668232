"""Measures the delay of autosaving behind the game, and reports an excessive delay."""

from __future__ import annotations

import threading
import time
from collections import deque

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

LATE_SECONDS = 1.0
"""The time in seconds after which players are told that a decision is not saved yet."""


class AutosaveLag(QObject):
    """Counts the decisions to be saved and those already saved. `register` must be called in the thread of the
    window."""

    changed = Signal(bool)
    """Emitted with whether a decision is late now."""
    _caught_up = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lock = threading.Lock()
        self._number = 0
        self._open: deque[tuple[int, float]] = deque()
        self._is_late = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._check)
        # Queued, because it is emitted in the writing thread.
        self._caught_up.connect(self._check, Qt.ConnectionType.QueuedConnection)

    @property
    def number(self) -> int:
        """The number of the last decision."""
        return self._number

    def register(self) -> int:
        """Register a decision to be saved, and return its number."""
        with self._lock:
            self._number += 1
            self._open.append((self._number, time.monotonic()))
        if not self._timer.isActive():
            self._check()
        return self._number

    def reached(self, number: int) -> None:
        """Register that this decision and all earlier ones are saved."""
        with self._lock:
            while self._open and self._open[0][0] <= number:
                self._open.popleft()
        self._caught_up.emit()

    @Slot()
    def _check(self) -> None:
        with self._lock:
            oldest = self._open[0][1] if self._open else None
        left = LATE_SECONDS if oldest is None else oldest + LATE_SECONDS - time.monotonic()
        if oldest is None or left <= 0:
            self._timer.stop()
        else:
            self._timer.start(round(1000 * left) + 1)
        if (left <= 0) != self._is_late:
            self._is_late = left <= 0
            self.changed.emit(self._is_late)
