"""The process that reviews games, and the messages between it and the window. Importing this module does not load
numpy."""

from __future__ import annotations

from enum import Enum
from multiprocessing.connection import Connection
from pathlib import Path
from typing import TYPE_CHECKING, Any

import attrs

from puertorico_desktop.bots.process.child_process import ProcessFactory, spawned
from puertorico_desktop.learn.history.rows import ReviewRow
from puertorico_desktop.learn.review.plan import Plan
from puertorico_desktop.match.match import Match
from puertorico_desktop.saves.errors import SaveError
from puertorico_desktop.saves.folders import Folders

if TYPE_CHECKING:
    from puertorico_desktop.learn.review.course import Moment
    from puertorico_desktop.learn.review.summary import Summary


@attrs.frozen
class Task:
    """A match to be reviewed up to its current state; another task or `Stop` ends the work on it. `path` is its file.
    Results of its earlier review are reused, unless it is to be made `again`. `run` is repeated in every message
    about the task. A `plan` of None stands for the usual one."""

    run: int
    match: Match[Any]
    folders: Folders
    path: Path | None
    again: bool = False
    processes: int = 1
    plan: Plan | None = None


@attrs.frozen
class Stop:
    """Ends the current work within half a second; the results so far are kept."""


class Trouble(Enum):
    """The kinds of failures of a review."""

    UNREADABLE = "unreadable"
    """There is a review file that must not be replaced."""
    DAMAGED = "damaged"
    """There was an unusable review file: the review is made anew."""
    NOT_KEPT = "not_kept"
    """The results cannot be written."""
    WEIGHTS = "weights"
    """The weights of the bots cannot be used."""
    ENDED = "ended"
    """The processes ended, or an unexpected error occurred."""


@attrs.frozen
class ReviewStarted:
    """The beginning of a review: a copy of the match that does not go on, and its decisions."""

    run: int
    match: Match[Any]
    moments: tuple[Moment, ...]


@attrs.frozen
class ReviewFindings:
    """The results so far. `is_old` is whether they were made with other weights or by other rules. `rows` come with
    the last message: the figures for the statistics."""

    run: int
    summary: Summary
    is_old: bool = False
    rows: tuple[ReviewRow, ...] | None = None


@attrs.frozen
class ReviewProgress:
    """The progress: the number of jobs done, and of all jobs known."""

    run: int
    done: int
    known: int


@attrs.frozen
class Failed:
    """A failure. `error` is about a file, `detail` is for developers."""

    run: int
    trouble: Trouble
    error: SaveError | None = None
    detail: str = ""


@attrs.frozen
class ReviewEnded:
    """The end of the work on a match."""

    run: int


Message = ReviewStarted | ReviewFindings | ReviewProgress | Failed | ReviewEnded


def serve(pipe: Connection) -> None:
    """Review one match after another; runs in the child process."""
    from puertorico_desktop.learn.review.worker import review_all

    review_all(pipe)


WORKER: ProcessFactory = spawned(serve, "review")
