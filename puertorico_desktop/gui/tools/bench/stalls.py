"""The stalls of the window while bots play as fast as they can, and while one game follows another."""

from __future__ import annotations

import sys
import time
from pathlib import Path

from PySide6.QtCore import QEventLoop, QObject, Qt, QTimer, Slot

from puertorico_desktop.engine.game import GameOptions
from puertorico_desktop.gui.play.pace import Pace
from puertorico_desktop.gui.tools.bench.games import SEED, setup_of
from puertorico_desktop.gui.windows.main_window import MainWindow

BEAT_MS = 1
FIRST_MOVES = 2
"""The number of moves after which a new game is fully painted."""
READING_MS = 200
"""The time in ms for which the scores of a finished game are shown."""
STATUS = Path("/proc/self/status")


class Pulse(QObject):
    """A timer of the event loop that records its delays, while a game is played and while games change."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.worst_ms = 0.0
        self.worst_change_ms = 0.0
        self.changes = False
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._beat)
        self._last = time.perf_counter()

    def start(self) -> None:
        """Start recording."""
        self._last = time.perf_counter()
        self._timer.start(BEAT_MS)

    def stop(self) -> None:
        """Stop recording."""
        self._timer.stop()

    @Slot()
    def _beat(self) -> None:
        now = time.perf_counter()
        late = (now - self._last) * 1000 - BEAT_MS
        self._last = now
        if self.changes:
            self.worst_change_ms = max(self.worst_change_ms, late)
        else:
            self.worst_ms = max(self.worst_ms, late)


def measure_stalls(window: MainWindow, options: GameOptions, seconds: float) -> dict[str, object]:
    """Returns the longest stalls of the event loop in milliseconds, and the memory used afterwards.

    The session's own bots play one game after another without pauses, automatic seats too; every decision is saved as
    usual. `change` is the longest stall from the last move of a game to the first moves of the next one, with the
    score sheet in between.
    """
    session = window.session
    seeds = iter(range(SEED, sys.maxsize))
    moves: list[object] = []
    pace = session.pace
    session.set_pace(Pace.AT_ONCE)
    pulse = Pulse(window)

    def next_game() -> None:
        session.start(setup_of(options, people=0, seed=next(seeds)))

    def watch() -> None:
        pulse.changes = session.decision is None or session.ply < FIRST_MOVES

    reading = QTimer(window)
    reading.setSingleShot(True)
    reading.setInterval(READING_MS)
    reading.timeout.connect(next_game)
    session.game_over.connect(reading.start)
    session.moved.connect(moves.append)
    session.changed.connect(watch)
    next_game()
    _await_move(moves)
    pulse.start()
    loop = QEventLoop()
    QTimer.singleShot(round(seconds * 1000), loop.quit)
    loop.exec()
    pulse.stop()
    reading.stop()
    session.game_over.disconnect(reading.start)
    session.moved.disconnect(moves.append)
    session.changed.disconnect(watch)
    memory = resident_bytes()
    session.set_pace(pace)
    session.start(setup_of(options, people=options.players))
    return {
        "worst_stall_ms": round(pulse.worst_ms, 1),
        "worst_change_ms": round(pulse.worst_change_ms, 1),
        "bot_moves": len(moves),
        "rss_mb": None if memory is None else round(memory / 1e6, 1),
    }


def resident_bytes() -> int | None:
    """Returns the memory of this process; except on Linux the peak value; None if the system does not report it."""
    if STATUS.exists():
        line = next(line for line in STATUS.read_text().splitlines() if line.startswith("VmRSS:"))
        return int(line.split()[1]) * 1024
    if sys.platform == "win32":
        return None
    import resource

    used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return used if sys.platform == "darwin" else used * 1024


def _await_move(moves: list[object]) -> None:
    """Wait for the first move, so that the process of the bots has started."""
    while not moves:
        QTimer.singleShot(BEAT_MS, lambda: None)
        QEventLoop().processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
