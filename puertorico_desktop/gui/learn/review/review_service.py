"""The work of a review beside the window: it is driven in a thread, and done in processes that step back."""

from __future__ import annotations

import logging
import os
import threading
import time
from concurrent.futures import BrokenExecutor
from pathlib import Path
from typing import Any, Final

import attrs
from PySide6.QtCore import QObject, Signal

from puertorico_desktop.match.match import Match
from puertorico_desktop.saves.errors import SaveError
from puertorico_desktop.saves.folders import Folders

SEED: Final = 1
"""That of the command line too: both find the same figures."""
TELL_SECONDS: Final = 0.5
"""So often what has been found is told, at most: marks and words are worked out anew each time."""
_log = logging.getLogger(__name__)


@attrs.frozen
class Findings:
    """What a review has found so far. `course` is a `Course`, `summary` a `Summary`; `is_old`: the figures were found
    with other weights or by other rules."""

    course: Any
    summary: Any
    is_old: bool = False
    is_complete: bool = False


@attrs.frozen
class Trouble:
    """What went wrong: with a file, where there is an `error`; else the processes have ended. `is_fatal`: nothing can
    be found."""

    error: SaveError | None = None
    is_fatal: bool = False


@attrs.frozen
class _Told:
    run: int
    findings: Findings | None = None
    trouble: Trouble | None = None
    done: int = 0
    known: int = 0
    is_over: bool = False


class ReviewService(QObject):
    """Reviews one match after another. What has been found stays until another match is reviewed."""

    completed = Signal(str, object, object)
    """A match that has been reviewed to its end: its id, a copy of it, and its `ReviewRecord`."""
    changed = Signal()
    """There are other findings, the work has come further, or it has begun or ended."""

    _told = Signal(object)
    """A `_Told`, from the thread."""

    def __init__(self, folders: Folders, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folders = folders
        self._run = 0
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None
        self._of: tuple[str, int, int] | None = None
        self.findings: Findings | None = None
        self.trouble: Trouble | None = None
        self.progress = (0, 0)
        """How many pieces of work are done, and how many are known of."""
        self._told.connect(self._hear)

    @property
    def is_running(self) -> bool:
        """Whether it looks at decisions now."""
        return self._thread is not None

    def review(self, match: Match, path: Path | None, again: bool = False) -> None:
        """Reviews a match up to where it stands; `path` is its file. What is there is not looked at again, unless
        that is wanted `again`."""
        here = match.id, match.ply, len(match.all_moves)
        if here == self._of and not again and (self.is_running or self._is_settled):
            return
        if here != self._of:
            self.findings = None
        self.stop()
        self._of = here
        self.trouble = None
        self.progress = (0, 0)
        self._run += 1
        self._stop = threading.Event()
        arguments = (self._run, self._stop, match, path, again)
        self._thread = threading.Thread(target=self._work, args=arguments, name="review", daemon=True)
        self._thread.start()
        self.changed.emit()

    @property
    def _is_settled(self) -> bool:
        return self.findings is not None and (self.findings.is_complete or self.findings.is_old)

    def stop(self) -> None:
        """Ends the work, which does not take half a second; what has been found stays."""
        self._stop.set()
        if self._thread is not None:
            self._thread = None
            self.changed.emit()

    def close(self) -> None:
        """Ends the work and waits for it."""
        thread = self._thread
        self.stop()
        if thread is not None:
            thread.join()

    def _hear(self, told: _Told) -> None:
        if told.run != self._run:
            return
        if told.findings is not None:
            self.findings = told.findings
        if told.trouble is not None:
            self.trouble = told.trouble
        if told.known:
            self.progress = (told.done, told.known)
        if told.is_over:
            self._thread = None
        self.changed.emit()

    # -- in the thread ----------------------------------------------------------------------------------------------

    def _work(self, run: int, stop: threading.Event, match: Match, path: Path | None, again: bool) -> None:
        from puertorico_desktop.bots.learning.errors import WeightsError
        from puertorico_desktop.learn.review.looks import StoppedError

        trouble = None
        try:
            self._review(run, stop, match, path, again)
        except StoppedError:
            pass
        except SaveError as error:
            trouble = Trouble(error, is_fatal=True)
        except WeightsError as error:
            _log.info("no review: %s", error)
            trouble = Trouble(is_fatal=True)
        except (BrokenExecutor, OSError) as error:
            _log.info("the processes of a review have ended: %s", error)
            trouble = Trouble()
        except Exception as error:
            _log.critical("unexpected error in a review", exc_info=error)
            trouble = Trouble()
        finally:
            self._told.emit(_Told(run, trouble=trouble, is_over=True))

    def _review(self, run: int, stop: threading.Event, match: Match, path: Path | None, again: bool) -> None:
        from puertorico_desktop.bots.process.executors import LocalExecutor
        from puertorico_desktop.learn.review.course import Course
        from puertorico_desktop.learn.review.record import ReviewRecord
        from puertorico_desktop.learn.review.review_file import ReviewFile
        from puertorico_desktop.learn.review.reviewer import Progress, Reviewer, of_course
        from puertorico_desktop.learn.review.summary import summary

        course = Course(match.branch(match.ply, match.setup.seats))  # one that nobody plays on
        file = ReviewFile(self._folders, match.id, path)
        known = None if again else file.known()
        if known is not None:
            known = of_course(known, course)
        seed = SEED if known is None else known.seed
        reviewer = Reviewer(course, seed, known=known)
        is_old = known is not None and bool(known.decisions) and not reviewer.continues(known)
        shown = known if is_old and known is not None else reviewer.record
        self._told.emit(_Told(run, Findings(course, summary(course, shown), is_old)))
        if is_old:
            return
        told_at = time.monotonic()

        def keep(record: ReviewRecord, at_once: bool) -> None:
            try:
                file.write(record) if at_once else file.keep(record)
            except SaveError as error:
                _log.info("a review is not kept: %s", error)
                self._told.emit(_Told(run, trouble=Trouble(error)))

        def heard(record: ReviewRecord, progress: Progress) -> None:
            nonlocal told_at
            keep(record, at_once=False)
            findings = None
            if time.monotonic() - told_at >= TELL_SECONDS:
                findings = Findings(course, summary(course, record))
                told_at = time.monotonic()
            self._told.emit(_Told(run, findings, done=progress.done, known=progress.known))

        before = reviewer.record
        try:
            with LocalExecutor(os.cpu_count() or 1, low_priority=True) as executor:
                reviewer.run(executor, stop.is_set, heard)
        finally:
            if reviewer.record != before:
                keep(reviewer.record, at_once=True)
        self._told.emit(_Told(run, Findings(course, summary(course, reviewer.record), is_complete=True)))
        self.completed.emit(match.id, course.match, reviewer.record)
