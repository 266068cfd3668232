"""The process that reviews games while the window shows the results: all searches are done here."""

from __future__ import annotations

import multiprocessing
import time
import traceback
from concurrent.futures import BrokenExecutor
from multiprocessing.connection import Connection
from typing import Final

from puertorico_desktop.bots.learning.errors import WeightsError
from puertorico_desktop.bots.process.child_process import received
from puertorico_desktop.bots.process.executors import executor_for
from puertorico_desktop.bots.process.priority import lower_priority
from puertorico_desktop.learn.history.importing import review_rows
from puertorico_desktop.learn.review.course import Course
from puertorico_desktop.learn.review.looks import StoppedError
from puertorico_desktop.learn.review.process import (
    Failed,
    ReviewEnded,
    ReviewFindings,
    ReviewProgress,
    ReviewStarted,
    Task,
    Trouble,
)
from puertorico_desktop.learn.review.record import ReviewRecord
from puertorico_desktop.learn.review.review_file import ReviewFile
from puertorico_desktop.learn.review.reviewer import Progress, Reviewer, of_course
from puertorico_desktop.learn.review.summary import summary
from puertorico_desktop.saves.errors import SaveError

SEED: Final = 1
"""The seed of reviews; the command line uses the same, so that both find the same figures."""
SEND_SECONDS: Final = 0.5
"""The least interval in seconds between two messages with results, because marks and texts are computed anew each
time."""


def review_all(pipe: Connection) -> None:
    """Review every match that comes through the pipe; the messages are in `process`."""
    # Daemonic processes may not have children; the children end with this process.
    multiprocessing.current_process().daemon = False
    is_low = False
    for task in received(pipe):
        if not isinstance(task, Task):
            continue
        if task.processes == 1 and not is_low:
            lower_priority()
            is_low = True
        _Work(pipe, task).do()


class _Work:
    """The review of one match."""

    def __init__(self, pipe: Connection, task: Task) -> None:
        self._pipe, self._task, self._run = pipe, task, task.run
        self._sent_at = 0.0

    def do(self) -> None:
        """Do the work and send how it ended. Raises OSError when the other end of the pipe is gone."""
        failed = None
        try:
            self._review()
        except StoppedError:
            pass
        except SaveError as error:
            failed = Failed(self._run, Trouble.UNREADABLE, error)
        except WeightsError as error:
            failed = Failed(self._run, Trouble.WEIGHTS, detail=str(error))
        except (BrokenExecutor, OSError) as error:
            failed = Failed(self._run, Trouble.ENDED, detail=str(error))
        except Exception:
            failed = Failed(self._run, Trouble.ENDED, detail=traceback.format_exc())
        if failed is not None:
            self._pipe.send(failed)
        self._pipe.send(ReviewEnded(self._run))

    def _should_stop(self) -> bool:
        """Returns whether another message is waiting, or the other end of the pipe is closed."""
        return self._pipe.poll()

    def _review(self) -> None:
        task, run = self._task, self._run
        course = Course(task.match)
        self._pipe.send(ReviewStarted(run, task.match, course.moments))
        file = ReviewFile(task.folders, task.match.id, task.path)
        known = None if task.again else file.known()
        for unusable in file.unusable:
            self._pipe.send(Failed(run, Trouble.DAMAGED, unusable.error, str(unusable.path)))
        if known is not None:
            known = of_course(known, course)
        seed = SEED if known is None else known.seed
        reviewer = Reviewer(course, seed, task.plan, known)
        is_old = known is not None and bool(known.decisions) and not reviewer.continues(known)
        shown = known if is_old and known is not None else reviewer.record
        self._pipe.send(ReviewFindings(run, summary(course, shown), is_old))
        if is_old:
            return
        before = reviewer.record
        self._sent_at = time.monotonic()

        def on_progress(record: ReviewRecord, progress: Progress) -> None:
            self._keep(file, record, at_once=False)
            self._pipe.send(ReviewProgress(run, progress.done, progress.known))
            if time.monotonic() - self._sent_at >= SEND_SECONDS:
                self._pipe.send(ReviewFindings(run, summary(course, record)))
                self._sent_at = time.monotonic()

        try:
            with executor_for(task.processes, low_priority=True) as executor:
                reviewer.run(executor, self._should_stop, on_progress)
        finally:
            if reviewer.record != before:
                self._keep(file, reviewer.record, at_once=True)
        rows = tuple(review_rows(course, reviewer.record))
        self._pipe.send(ReviewFindings(run, summary(course, reviewer.record), rows=rows))

    def _keep(self, file: ReviewFile, record: ReviewRecord, at_once: bool) -> None:
        try:
            file.write(record) if at_once else file.write_if_due(record)
        except SaveError as error:
            self._pipe.send(Failed(self._run, Trouble.NOT_KEPT, error))
