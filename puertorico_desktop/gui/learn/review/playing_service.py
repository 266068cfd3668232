"""Quick games as a second opinion, for the GUI: controlled by a thread, played in processes of low priority."""

from __future__ import annotations

import logging
import os
import threading
from collections.abc import Hashable
from concurrent.futures import BrokenExecutor
from typing import TYPE_CHECKING, Final

import attrs
from PySide6.QtCore import QObject, Signal, Slot

if TYPE_CHECKING:  # a run-time import would load numpy
    from puertorico_desktop.learn.review.playing_out import Contest, Opinion

GAMES: Final = 300
"""The number of games played with each move."""
_log = logging.getLogger(__name__)


@attrs.frozen
class _PlayingProgress:
    run: int
    done: int = 0
    opinion: Opinion | None = None
    is_over: bool = False


class PlayingService(QObject):
    """Plays out one decision at a time. Its results stay until `forget` is called."""

    changed = Signal()
    """Emitted when games begin, progress or end."""

    finished = Signal(object)
    """Emitted with the key of a decision that was played out to the end, after `changed`."""

    _progressed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._run = 0
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None
        self.key: Hashable = None
        """The key of the decision being played out; None if there is none."""
        self.done = 0
        """The number of games played so far with each move."""
        self.games = GAMES
        self.opinions: dict[Hashable, Opinion] = {}
        self._progressed.connect(self._on_progress)

    def play(self, key: Hashable, contest: Contest) -> None:
        """Start playing out a decision under this key; games in progress are abandoned."""
        self.stop()
        self.key, self.done = key, 0
        self._run += 1
        self._stop = threading.Event()
        arguments = (self._run, self._stop, contest, self.games)
        self._thread = threading.Thread(target=self._work, args=arguments, name="playing out", daemon=True)
        self._thread.start()
        self.changed.emit()

    def stop(self) -> None:
        """Abandon the games in progress; their processes end within half a second."""
        self._stop.set()
        self._run += 1
        if self.key is not None:
            self.key, self._thread = None, None
            self.changed.emit()

    def forget(self) -> None:
        """Abandon the games and drop all results, because another game is reviewed."""
        self.stop()
        self.opinions.clear()

    def close(self) -> None:
        """Abandon the games in progress, and wait until they have ended."""
        thread = self._thread
        self.stop()
        if thread is not None:
            thread.join()

    @Slot(object)
    def _on_progress(self, progress: _PlayingProgress) -> None:
        if progress.run != self._run:
            return
        self.done = max(self.done, progress.done)
        key = self.key
        if progress.opinion is not None:
            self.opinions[key] = progress.opinion
        if progress.is_over:
            self.key, self._thread = None, None
        self.changed.emit()
        if progress.is_over and key in self.opinions:
            self.finished.emit(key)

    # -- in the worker thread ---------------------------------------------------------------------------------------

    def _work(self, run: int, stop: threading.Event, contest: Contest, games: int) -> None:
        from puertorico_desktop.bots.process.executors import LocalExecutor
        from puertorico_desktop.learn.review.looks import StoppedError
        from puertorico_desktop.learn.review.playing_out import Opinion, play_out

        pairs: list[tuple[float, float]] = []
        try:
            with LocalExecutor(os.cpu_count() or 1, low_priority=True) as executor:
                for found in play_out(contest, executor, stop.is_set, games):
                    pairs += found
                    self._progressed.emit(_PlayingProgress(run, len(pairs)))
            self._progressed.emit(_PlayingProgress(run, games, Opinion.from_results(pairs)))
        except StoppedError:
            pass
        except (BrokenExecutor, OSError) as error:
            _log.info("the processes of quick games have ended: %s", error)
        except Exception as error:
            _log.critical("unexpected error in quick games", exc_info=error)
        finally:
            self._progressed.emit(_PlayingProgress(run, is_over=True))
