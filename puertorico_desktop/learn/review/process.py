"""The process that reviews games, and what is said between it and the window. Nothing here loads numpy."""

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
    """A match to review up to where it stands; another task or `Stop` ends the work on it. `path` is its file. What
    its review has found already is not looked at again, unless that is wanted `again`. `run` comes back with every
    message about it. `plan` None is the usual one."""

    run: int
    match: Match[Any]
    folders: Folders
    path: Path | None
    again: bool = False
    processes: int = 1
    plan: Plan | None = None


@attrs.frozen
class Stop:
    """Ends the work at hand, which does not take half a second; what has been found is kept."""


class Trouble(Enum):
    """What can go wrong."""

    UNREADABLE = "unreadable"
    """There is a review that must not be replaced."""
    DAMAGED = "damaged"
    """There was a review that cannot be used: it is made anew."""
    NOT_KEPT = "not_kept"
    """What has been found cannot be written."""
    WEIGHTS = "weights"
    """The weights of the computer players cannot be used."""
    ENDED = "ended"
    """The processes have ended, or something unexpected has happened."""


@attrs.frozen
class Begun:
    """The course of the match: a copy of it that nobody plays on, and its decisions."""

    run: int
    match: Match[Any]
    moments: tuple[Moment, ...]


@attrs.frozen
class Found:
    """What has been found so far. `is_old`: with other weights or by other rules. `rows` come with the last one: what
    the statistics keep of it."""

    run: int
    summary: Summary
    is_old: bool = False
    rows: tuple[ReviewRow, ...] | None = None


@attrs.frozen
class Came:
    """How many pieces of work are done, and how many are known of."""

    run: int
    done: int
    known: int


@attrs.frozen
class Failed:
    """Something went wrong. `error` is about a file, `detail` for developers."""

    run: int
    trouble: Trouble
    error: SaveError | None = None
    detail: str = ""


@attrs.frozen
class Over:
    """The work on a match has ended."""

    run: int


Message = Begun | Found | Came | Failed | Over


def serve(pipe: Connection) -> None:
    """Reviews one match after another, in the child."""
    from puertorico_desktop.learn.review.worker import review_all

    review_all(pipe)


WORKER: ProcessFactory = spawned(serve, "review")
