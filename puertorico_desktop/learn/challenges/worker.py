"""A child process that works something out while people play: par, what a move costs. Others go first."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

import attrs

from puertorico_desktop.bots.process.child_process import ProcessFactory, received, spawned
from puertorico_desktop.bots.process.priority import lower_priority


@attrs.frozen
class Work:
    """A function of a module, and what it is called with. `key` tells it from other work."""

    key: str
    call: Callable[..., Any]
    arguments: tuple[Any, ...]


@attrs.frozen
class Done:
    """What the work with that key has come to."""

    key: str
    result: Any


@attrs.frozen
class Failed:
    """The work with that key has come to nothing, and why, for developers."""

    key: str
    error: str


def serve(pipe: Connection) -> None:
    """Does what it is sent, one after the other, where others leave time."""
    lower_priority()
    for message in received(pipe):
        work: Work = message
        answer: Done | Failed
        try:
            answer = Done(work.key, work.call(*work.arguments))
        except Exception:
            answer = Failed(work.key, traceback.format_exc())
        pipe.send(answer)


WORKER: ProcessFactory = spawned(serve, "challenges")
