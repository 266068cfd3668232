"""The service of reviews for the GUI: a separate process does the work, so that the GUI thread never waits."""

from __future__ import annotations

import contextlib
import logging
import os
from functools import partial
from pathlib import Path
from typing import Any

import attrs
from PySide6.QtCore import QObject, Signal

from puertorico_desktop.bots.process.child_process import ChildProcess, ProcessFactory, close_all
from puertorico_desktop.learn.review.plan import Plan
from puertorico_desktop.learn.review.process import (
    WORKER,
    Failed,
    Message,
    ReviewEnded,
    ReviewFindings,
    ReviewProgress,
    ReviewStarted,
    Stop,
    Task,
    Trouble,
)
from puertorico_desktop.match.match import Match
from puertorico_desktop.saves.folders import Folders

_log = logging.getLogger(__name__)


@attrs.frozen
class Findings:
    """The findings of a review so far. `course` is a `Course`, `summary` a `Summary`; `is_old` is whether the figures
    were made with other weights or by other rules."""

    course: Any
    summary: Any
    is_old: bool = False
    is_complete: bool = False


class ReviewService(QObject):
    """Reviews one match after another. The findings stay until another match is reviewed."""

    completed = Signal(str, object)
    """Emitted when a review is complete, with the id of the match and a `ReviewRow` for every reviewed seat."""
    changed = Signal()
    """Emitted when the findings, the progress or the state of the work have changed."""

    _received = Signal(int, object)
    """Emitted from the listening thread with the number of the process and a message, None at the end of the
    process."""

    def __init__(
        self,
        folders: Folders,
        parent: QObject | None = None,
        process_factory: ProcessFactory = WORKER,
        plan: Plan | None = None,
        processes: int | None = None,
    ) -> None:
        """Make the service; a `plan` of None is the usual one; `processes` is the number of processes that share the
        work, None for one per core."""
        super().__init__(parent)
        self._folders = folders
        self._process_factory, self._plan = process_factory, plan
        self._processes = processes or os.cpu_count() or 1
        self._child: ChildProcess | None = None
        self._child_number = 0
        self._resting: list[ChildProcess] = []
        self._run = 0
        self._course: Any = None
        self._is_running = False
        self._of: tuple[str, int, int] | None = None
        self.findings: Findings | None = None
        self.trouble: Failed | None = None
        """The latest failure; None if there is none."""
        self.progress = (0, 0)
        """The number of jobs done, and of all jobs known."""
        self._received.connect(self._on_message)

    @property
    def is_running(self) -> bool:
        """Whether a review is in progress."""
        return self._is_running

    @property
    def process(self) -> ChildProcess | None:
        """The process that does the work; None if there is none."""
        return self._child

    def prepare(self) -> None:
        """Start the process, which loads its modules, because a review is likely to be requested."""
        if self._child is None or self._child.has_ended:
            self._child_number += 1
            hear = partial(self._pass_on, self._child_number)
            self._child = ChildProcess(self._process_factory, hear, partial(hear, None))

    def _pass_on(self, number: int, message: Message | None) -> None:
        """Pass a message on to the GUI thread; called in the listening thread."""
        with contextlib.suppress(RuntimeError):  # the window has been deleted
            self._received.emit(number, message)

    def review(self, match: Match, path: Path | None, again: bool = False) -> None:
        """Review a match up to its current state; `path` is its file. Stored results are reused, unless the review is
        to be made `again`."""
        here = match.id, match.ply, len(match.all_moves)
        if here == self._of and not again and (self.is_running or self._is_settled):
            return
        if here != self._of:
            self.findings = None
        self._of = here
        self.trouble, self.progress, self._course = None, (0, 0), None
        self._run += 1
        self.prepare()
        assert self._child is not None
        self._child.send(Task(self._run, match, self._folders, path, again, self._processes, self._plan))
        self._is_running = True
        self.changed.emit()

    @property
    def _is_settled(self) -> bool:
        return self.findings is not None and (self.findings.is_complete or self.findings.is_old)

    def stop(self) -> None:
        """Stop the review, which takes less than half a second; the findings stay."""
        if self._is_running and self._child is not None:
            self._child.send(Stop())
            self._is_running = False
            self.changed.emit()

    def rest(self) -> None:
        """Stop the review and its process, because no review is shown."""
        self.stop()
        if self._child is not None:
            self._child.quit()
            self._resting = [child for child in self._resting if not child.has_ended] + [self._child]
            self._child = None

    def close(self) -> None:
        """Stop the review and wait for its processes; the results so far are stored."""
        children = self._resting if self._child is None else [*self._resting, self._child]
        self._child, self._resting, self._is_running = None, [], False
        close_all(children)

    def _on_message(self, number: int, message: Message | None) -> None:
        if message is None:
            if number == self._child_number:
                self._note_end()
            return
        if message.run != self._run:
            return
        match message:
            case ReviewStarted():
                from puertorico_desktop.learn.review.course import Course

                self._course = Course(message.match, message.moments)
            case ReviewFindings():
                is_complete = message.rows is not None
                self.findings = Findings(self._course, message.summary, message.is_old, is_complete)
                if message.rows is not None:
                    self.completed.emit(self._course.match.id, message.rows)
            case ReviewProgress():
                self.progress = (message.done, message.known)
            case Failed():
                log = _log.critical if "\n" in message.detail else _log.info
                log("in a review: %s %s", message.trouble.value, message.error or message.detail)
                self.trouble = message
            case ReviewEnded():
                self._is_running = False
        self.changed.emit()

    def _note_end(self) -> None:
        """Note the end of the process; it is a failure if a review was in progress."""
        self._child = None
        if self._is_running:
            self._is_running = False
            self.trouble = Failed(self._run, Trouble.ENDED)
            self.changed.emit()
